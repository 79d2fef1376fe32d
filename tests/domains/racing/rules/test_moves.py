"""Moves told by another verb, under a label, or as the same again; moves that almost worked.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # under a label with both names; who stopped first tells whose it was
    (
        "B o AAA BBB; P AAA 24; P BBB 23; P CCC 30",
        "AAA vs. BBB (Overcut): AAA pitted on lap 24 and BBB on lap 23. CCC pitted on lap 30.",
        "AAA vs. BBB (Overcut): AAA paró en la vuelta 24 y BBB en la vuelta 23. CCC paró en la vuelta 30.",
        "AAA vs. BBB (Overcut): AAA parou na volta 24 e BBB na volta 23. CCC parou na volta 30.",
    ),
    (
        "B u BBB AAA; P AAA 14; P BBB 11",
        "## AAA vs BBB: the undercut\n\nAAA pitted on lap 14. BBB pitted on lap 11.",
        "## AAA x BBB: el undercut\n\nAAA paró en la vuelta 14. BBB paró en la vuelta 11.",
        "## AAA x BBB: o undercut\n\nAAA parou na volta 14. BBB parou na volta 11.",
    ),
    (
        "W CCC; B u AAA BBB",
        "CCC won the race.\n- AAA/BBB, second stops: UC.",
        "CCC ganó la carrera.\n- AAA/BBB, segundas paradas: UC.",
        "CCC venceu a corrida.\n- AAA/BBB, segundas paradas: UC.",
    ),
    # by another verb
    (
        "W CCC; B u AAA BBB",
        "CCC won the race. AAA jumped BBB in the pits with the undercut.",
        "CCC ganó la carrera. AAA se adelantó a BBB por undercut.",
        "CCC venceu a corrida. AAA passou BBB com um undercut.",
    ),
    (
        "W CCC; B o AAA BBB",
        "CCC won the race. AAA got the better of BBB with an overcut.",
        "CCC ganó la carrera. AAA batió a BBB con un overcut.",
        "CCC venceu a corrida. AAA bateu BBB com um overcut.",
    ),
    (
        "W CCC; B u AAA BBB",
        "CCC won the race. BBB fell victim to AAA's undercut.",
        "CCC ganó la carrera. BBB sufrió el undercut de AAA.",
        "CCC venceu a corrida. BBB foi vítima do undercut de AAA.",
    ),
    (
        "W CCC; B u AAA BBB",
        "CCC won the race. BBB was jumped by AAA through the undercut.",
        "CCC ganó la carrera. BBB cayó ante el undercut de AAA.",
        "CCC venceu a corrida. BBB sofreu o undercut de AAA.",
    ),
    # the same again
    (
        "B o AAA BBB; B o CCC DDD",
        "AAA overcut BBB. CCC did the same to DDD.",
        "AAA hizo el overcut a BBB. CCC hizo lo mismo con DDD.",
        "AAA fez o overcut em BBB. CCC fez o mesmo com DDD.",
    ),
    (
        "B u AAA BBB; B u CCC DDD; B u CCC EEE",
        "AAA undercut BBB. CCC used the same move on both DDD and EEE.",
        "AAA hizo el undercut a BBB. CCC usó la misma jugada contra DDD y EEE.",
        "AAA fez o undercut em BBB. CCC usou a mesma jogada contra DDD e EEE.",
    ),
    (
        "B u AAA BBB; D CCC DDD; D EEE FFF",
        "AAA undercut BBB. CCC held off DDD. EEE did the same to FFF.",
        "AAA hizo el undercut a BBB. CCC contuvo a DDD. EEE hizo lo mismo con FFF.",
        "AAA fez o undercut em BBB. CCC segurou DDD. EEE fez o mesmo com FFF.",
    ),
    (
        "B u AAA BBB; D CCC DDD; D EEE FFF",
        "AAA undercut BBB. CCC held off DDD and EEE did the same to FFF.",
        "AAA hizo el undercut a BBB. CCC contuvo a DDD y EEE hizo lo mismo con FFF.",
        "AAA fez o undercut em BBB. CCC segurou DDD e EEE fez o mesmo com FFF.",
    ),
    # whoever is named after the move did not make it by that
    (
        "B u AAA BBB; O +; P AAA 7; P BBB 9",
        "AAA pitted on lap 7, before BBB, who pitted on lap 9. The undercut was successful, as AAA passed BBB.",
        "AAA paró en la vuelta 7 y BBB en la vuelta 9. El undercut tuvo éxito, ya que AAA adelantó a BBB.",
        "AAA parou na volta 7 e BBB na volta 9. O undercut teve sucesso, pois AAA superou BBB.",
    ),
    # almost
    (
        "B u AAA BBB",
        "AAA's undercut on BBB almost worked.",
        "El undercut de AAA a BBB casi funcionó.",
        "O undercut de AAA em BBB quase funcionou.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
