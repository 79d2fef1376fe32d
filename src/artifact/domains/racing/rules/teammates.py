"""Whether a driver protected a team-mate.

A defence is what protects: where the words leave it open who did ("no team-mate was being protected"), it is the driver
who is said to have defended last.
"""

from __future__ import annotations

from artifact.domains.racing.claims import TeammateProtected
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import DENIED, HYPOTHETICAL, Item
from artifact.domains.racing.rules.scene import Scene

_MATES = frozenset({"TEAMMATE", "NOBODY", "SOMEBODY"})
_BREAKS = frozenset({"WHILE", "BUT", ";", ".", "NLAPS", "LAPNO", "SPAN", "COMPOUND", "SECS", "RATE", "PIT", "TYRE"})
_OBJECT = frozenset({"ON", "TO", "THAN", "BEHIND", "AHEAD", "BY", "FROM", "HOLD", "PASSED", "OF"})
_REACH = 7  # items between protecting and the team-mate
_ANSWERS = frozenset({"YES", "NEG"})


def read(scene: Scene, talk: Discourse) -> None:
    """Read what a sentence says of a team-mate who was, or was not, protected, or answers when that was asked."""
    asked, talk.asked_protection = talk.asked_protection, None
    if asked is not None and scene.tags[0] in _ANSWERS and scene.items[0].at == 0:
        _tell(talk, *asked, denied=scene.tags[0] == "NEG")
    elif asked is not None and "TEAMMATE" in scene.tags[:4] and "PROTECT" not in scene.has:
        _tell(talk, *asked, denied="NEG" in scene.tags[: scene.tags.index("TEAMMATE")])  # "A ningún compañero"
    if "PROTECT" not in scene.has or scene.has.isdisjoint(_MATES):
        return
    for index, tag in enumerate(scene.tags):
        helped = scene.items[index].value == "help"  # that is to protect him if a driver was held
        if tag == "PROTECT" and not (helped and not talk.holders) and (mate := _mate(scene, index)) >= 0:
            _protected(scene, talk, index, mate)


def _mate(scene: Scene, index: int) -> int:
    """Index of the team-mate whom the words at `index` say to be protected, or -1."""
    after = scene.right(index, _MATES, _BREAKS)
    if 0 <= after <= index + _REACH:
        return after
    before = scene.left(index, _MATES, _BREAKS)
    return before if before >= index - _REACH else -1


def _protected(scene: Scene, talk: Discourse, index: int, mate: int) -> None:
    item, other = scene.items[index], scene.items[mate]
    who = _who(scene, talk, index, mate)
    last = max(index, mate)
    label = scene.tag(last + 1) == ":" and scene.tag(last + 2) in _ANSWERS
    if label:
        _tell(talk, item, other, who, denied=scene.tag(last + 2) == "NEG")
    elif scene.tags[-1] == "?":
        talk.asked_protection = (item, other, who)
    elif other.tag == "SOMEBODY":
        return
    elif HYPOTHETICAL in (item.unreal, other.unreal):
        talk.drop("hypothetical")
    else:
        none = scene.tag(mate) == "NOBODY" or scene.tag(mate - 1) == "NEG" or _none_follows(scene, mate)
        _tell(talk, item, other, who, denied=none or DENIED in (item.unreal, other.unreal))


def _none_follows(scene: Scene, mate: int) -> bool:
    """Whether "compañero alguno", "companheiro nenhum" denies: its second word is a denial."""
    return scene.tag(mate + 1) == "NEG" and scene.items[mate + 1].at == scene.items[mate].to + 1


def _tell(talk: Discourse, item: Item, other: Item, who: tuple[str, ...], *, denied: bool) -> None:
    if not who:
        talk.drop("unresolved_driver")
    for driver in who:
        talk.emit(TeammateProtected, item, other, "teammate.protected", driver=driver, value=not denied)


def _who(scene: Scene, talk: Discourse, index: int, mate: int) -> tuple[str, ...]:
    """Who protects: whose team-mate it is, by whom it is said to be done, the subject, or who defended last."""
    owned = scene.items[mate - 1] if mate else None
    if owned is not None and owned.tag == "DRIVER" and owned.flag:
        return (owned.code,)  # "protected AAA's team-mate"
    his = scene.tag(mate - 1) == "HIS"  # "protegió a su compañero de BBB": from BBB
    for link, tags in ((mate, ["OF", "DRIVER"]), (index, ["BY", "DRIVER"])):
        if scene.tags[link + 1 : link + 3] == tags and not (his and link == mate):
            return (scene.items[link + 2].code,)
    neither = tuple(
        item.code
        for before, item in zip(scene.items, scene.items[1:index], strict=False)
        if (before.tag, item.tag) == ("NEG", "DRIVER")
    )
    if len(neither) > 1:
        return neither
    if any(item.tag == "NEG" and item.value == "neither" for item in scene.items[max(index - 3, 0) : index]):
        return tuple(talk.holders)[-2:]  # "neither protected a team-mate": of the two told last
    owner = tuple(code for code in scene.items[index].owner if code in talk.cast)
    holder = next(reversed(talk.holders), "")
    passive = mate < index
    if holder and "HOLDING" in scene.tags[max(index - 3, 0) : index] and not _owner_named(scene, index):
        return (holder,)  # "without his defence having helped any team-mate"
    if owner and owner[0] in talk.holders and not passive:
        return owner
    if holder and (passive or talk.holders[holder] == talk.sentence or not _is_subject(scene, index, owner)):
        return (holder,)
    return () if passive and len(talk.cast) > 1 else owner


def _owner_named(scene: Scene, index: int) -> bool:
    """Whether the driver is named whose defence it is that helps: "AAA's defence helped no team-mate"."""
    return "DRIVER" in scene.tags[max(index - 4, 0) : index]


def _is_subject(scene: Scene, index: int, owner: tuple[str, ...]) -> bool:
    """Whether what stands before item `index` names its owner, and not as the object of something."""
    return bool(owner) and any(
        scene.tags[k] == "DRIVER" and scene.items[k].code == owner[0] and scene.tag(k - 1) not in _OBJECT
        for k in range(index)
    )
