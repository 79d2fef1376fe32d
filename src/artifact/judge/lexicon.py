"""Words by which a statement shows what it measures, in three languages.

Invariant: a concept is one thing whatever the language; a noun that no concept has is compared by its stem, within one
language. All words are folded (lower case, no accents).
"""

from __future__ import annotations

from collections.abc import Mapping


def words(text: str) -> frozenset[str]:
    """A set of words from a text."""
    return frozenset(text.split())


_CONCEPTS: Mapping[str, str] = {
    "device": "device devices dispositivo dispositivos equipo equipos equipamento equipamentos appliance appliances "
    "host hosts aparato aparatos aparelho aparelhos",
    "site": "site sites sitio sitios sede sedes local locais location locations ubicacion ubicaciones localizacao "
    "localizacoes branch branches sucursal sucursales filial filiais",
    "rack": "rack racks bastidor bastidores cabinet cabinets armario armarios",
    "prefix": "prefix prefixes prefijo prefijos prefixo prefixos subnet subnets subred subredes sub-rede sub-redes "
    "network networks red redes rede range ranges rango rangos intervalo intervalos bloque bloques bloco blocos",
    "address": "address addresses direccion direcciones endereco enderecos ip ips",
    "interface": "interface interfaces interfaz puerto puertos port ports porta portas",
    "vlan": "vlan vlans",
    "vrf": "vrf vrfs",
    "tenant": "tenant tenants inquilino inquilinos",
    "cable": "cable cables cabo cabos enlace enlaces link links",
    "circuit": "circuit circuits circuito circuitos",
    "router": "router routers enrutador enrutadores roteador roteadores encaminador encaminadores",
    "switch": "switch switches conmutador conmutadores comutador comutadores",
    "server": "server servers servidor servidores",
    "panel": "panel panels paneles painel paineis",
    "gateway": "gateway gateways pasarela",
    "version": "version versions versao versoes firmware software release",
    "user": "user users usuario usuarios utilizador utilizadores",
    "utilization": "utilization utilisation utilizacion utilizacao usage uso ocupacion ocupacao occupancy allocation "
    "asignacion alocacao atribuicao",
    "stop": "stop stops stopped stopping pit pitted pitting pitstop pitstops parada paradas paro parou "
    "paragem paragens detuvo pitou",
    "lap": "lap laps vuelta vueltas volta voltas giro giros",
    "position": "position positions place posicion posiciones puesto posicao lugar",
    "stint": "stint stints tanda tandas relevo relevos",
    "wind": "wind winds viento vientos vento ventos",
    "temperature": "temperature temperatures temperatura temperaturas high low maxima minima maximas minimas maximo "
    "minimo",
    "precipitation": "precipitation precipitacion precipitacao rain lluvia chuva showers chubascos",
}
CONCEPTS: Mapping[str, str] = {word: name for name, text in _CONCEPTS.items() for word in text.split()}

# a number straight after one of these names the thing ("VLAN 100", "rack 12"); it does not count
LABELS = words(
    "vlan rack branch sucursal filial floor piso andar building edificio predio room sala row fila port puerto "
    "porta interface interfaz unit as asn vrf id site sitio sede zone zona region cluster node nodo pod lap laps "
    "vuelta vueltas volta voltas stint tanda group grupo version versao release firmware slot bay unidade unidad "
    "lane"
)

# headers of columns that count whatever the row is named by
COUNTERS = words("count counts number total quantity amount cantidad numero quantidade qtd qty")
# units by what they measure, each in the least one of the project's texts
_UNITS: Mapping[str, Mapping[float, str]] = {
    "s": {
        0.001: "ms millisecond milliseconds milisegundo milisegundos",
        1: "s sec secs second seconds segundo segundos",
        60: "min mins minute minutes minuto minutos",
        3600: "h hour hours hora horas",
    },
    "speed in mph": {1: "mph millas milhas", 0.621371: "kmh kph"},
    "temperature in degrees": {1: "f fahrenheit degree degrees grado grados grau graus"},
    "temperature in celsius": {1: "c celsius"},
    "m": {0.001: "mm", 0.01: "cm", 1: "m meter meters metre metres metro metros", 1000: "km kilometre kilometres"},
    "byte": {1: "mb", 1000: "gb", 1_000_000: "tb"},
    "bit/s": {0.001: "kbit kbps", 1: "mbit mbps", 1000: "gbit gbps"},
    "w": {1: "w watt watts", 1000: "kw"},
    "v": {1: "v volt volts"},
    "kt": {1: "kt knot knots"},
}
# units of one quantity only; others need a noun beside them
QUANTITIES = frozenset({"speed in mph", "temperature in degrees", "temperature in celsius"})
UNITS: Mapping[str, tuple[str, float]] = {
    word: (name, factor) for name, sizes in _UNITS.items() for factor, text in sizes.items() for word in text.split()
}
DOZEN = words("dozen docena duzia")
HUNDREDS: Mapping[str, int] = {
    word: 100 * number
    for number, text in enumerate(
        (
            "cien ciento cem cento",
            "doscientos doscientas duzentos duzentas",
            "trescientos trescientas trezentos trezentas",
            "cuatrocientos cuatrocientas quatrocentos quatrocentas",
            "quinientos quinientas quinhentos quinhentas",
            "seiscientos seiscientas seiscentos seiscentas",
            "setecientos setecientas setecentos setecentas",
            "ochocientos ochocientas oitocentos oitocentas",
            "novecientos novecientas novecentos novecentas",
        ),
        start=1,
    )
    for word in text.split()
}

# words that narrow what is counted: figures with different ones measure different things
_NARROWING: Mapping[str, str] = {
    "active": "online active activo activa activos activas ativo ativa ativos ativas",
    "inactive": "inactive inactivo inactiva inactivos inactivas inativo inativa inativos inativas",
    "offline": "offline down caido caidos caidas",
    "planned": "planned planificado planificados planificada planificadas planejado planejados planejada planejadas "
    "planeado planeados staged",
    "failed": "failed fallido fallidos fallida fallidas falho falhos faulty averiado averiados",
    "free": "free available libre libres disponible disponibles livre livres disponivel disponiveis unused unallocated "
    "unassigned unoccupied",
    "reserved": "reserved reservado reservados reservada reservadas",
    "deprecated": "deprecated obsolete obsoleto obsoletos",
    "virtual": "virtual virtuals virtuales virtuais",
    "physical": "physical fisico fisicos fisica fisicas",
    "without tenant": "tenantless untenanted",
    "usable": "usable utilizable utilizables utilizavel utilizaveis",
}
NARROWING: Mapping[str, str] = {word: name for name, text in _NARROWING.items() for word in text.split()}

USED = words(
    "used uses use usa utiliza consumed allocated assigned utilized utilised occupied usado usados usada usadas "
    "asignado asignados asignada asignadas alocado alocados alocada alocadas atribuido atribuidos atribuida "
    "atribuidas ocupado ocupados ocupada ocupadas utilizado utilizados utilizada utilizadas"
)
EACH = words("each every per both cada ambos ambas")
ALL = words("all todos todas")
TOTAL = words("total overall altogether combined conjunto together sum suma soma global")

# what an address can be the address of, where more than one could be asked for
ROLES: Mapping[str, str] = {
    word: name
    for name, text in {
        "gateway": "gateway gateways pasarela",
        "management": "management managed gestion gestao administracion administracao",
        "primary": "primary primaria principal primario",
        "secondary": "secondary secundaria secundario",
        "loopback": "loopback",
        "broadcast": "broadcast difusion difusao",
        "dns": "dns resolver",
    }.items()
    for word in text.split()
}

# nothing, as a number
NONE = words(
    "no nao none neither zero ningun ninguno ninguna ningunos ningunas nenhum nenhuma nenhuns nenhumas cero nothing"
)

# the writer does not vouch for what follows
HEDGES = (
    *("could not", "couldn't", "cannot", "can't", "can not", "unable to", "not able to", "did not find"),
    *("didn't find", "no data", "not available", "unknown", "might be", "may be", "could be", "perhaps", "possibly"),
    *("whether", "you asked", "question", "pregunta", "preguntas", "preguntaste", "pergunta", "perguntou"),
    *("probably", "likely", "probablemente", "probable", "provavelmente", "provavel"),
    *("maybe", "would be", "would have", "hypothetical", "for example", "e . g"),
    *("no pude", "no puedo", "no se puede", "no fue posible", "no encontre", "desconocido", "podria", "podrian"),
    *("quiza", "quizas", "tal vez", "posiblemente", "seria", "por ejemplo"),
    *("nao pude", "nao posso", "nao consegui", "nao foi possivel", "nao encontrei", "desconhecido", "poderia"),
    *("poderiam", "talvez", "possivelmente", "por exemplo"),
)
# what stands before degrees below zero, and after them
MINUS = words("minus negative menos")
BELOW_ZERO = (
    *(("below", "zero"), ("bajo", "cero"), ("abaixo", "de", "zero")),
    *(("negativo",), ("negativos",)),
)
# before a place on the grid, which is none in the result
GRID = words(
    "start starts started starting grid qualified qualifying salio partio saliendo partiendo parrilla clasifico largou "
    "largando partiu partindo grelha qualificou"
)
DENIALS = words("not never nunca jamas nao rather")
# what stands before or after a figure that the writer takes back
INSTEAD = (
    *("instead of", "rather than", "contrary to", "as opposed to", "en lugar de", "en vez de", "contrario a"),
    *("em vez de", "em lugar de", "ao contrario de", "a diferencia de", "ao contrario do"),
)
WRONG = words(
    "wrong incorrect false mistaken erroneous inaccurate incorrecto incorrecta falso falsa erroneo erronea equivocado "
    "equivocada incorreto incorreta errado errada"
)
APPROXIMATE = words(
    "about around approximately roughly nearly almost circa aproximadamente alrededor cerca casi unos unas quase "
    "uns umas some ~"
)
AT_LEAST = frozenset(
    ("at least", "more than", "over", "exceeds", "al menos", "lo menos", "mas de", "ao menos", "pelo menos", "mais de")
)
AT_MOST = frozenset(
    (
        "at most",
        "less than",
        "fewer than",
        "up to",
        "under",
        "below",
        "menos de",
        "como maximo",
        "no maximo",
        "hasta",
        "ate",
    )
)

YES = words("yes si sim correct correcto correto")
NO = words("no nao none")

PERCENT = words("percent percentage porciento")

MONTHS: Mapping[str, int] = {
    word: number
    for number, text in enumerate(
        (
            "january jan enero janeiro",
            "february feb febrero fevereiro fev",
            "march mar marzo marco",
            "april apr abril abr",
            "may mayo maio",
            "june jun junio junho",
            "july jul julio julho",
            "august aug agosto ago",
            "september sep sept septiembre setiembre setembro set",
            "october oct octubre outubro out",
            "november nov noviembre novembro",
            "december dec diciembre dezembro dez",
        ),
        start=1,
    )
    for word in text.split()
}

# words that are no noun, no name and no unit: what a run of words ends at
STOP = words(
    "since em num numa nele nela neste nesta desde hasta ate dentro at near into onto upon within across "
    "the a an of in on at to for from by with and or but is are was were be been being has have had its their his her "
    "this that these those there it they them he she which who whose as than then so also only just still not no do "
    "does did can could will would may might must should one each per all both any some more less between within "
    "under over during after before while where when what how many much according based found total out el la los las "
    "un una unos unas de del en al por para con sin y e o u pero es son era eran fue fueron ser esta estan hay tiene "
    "tienen su sus este estos estas ese esa que quien cual como entonces tambien solo se lo le les mas menos entre "
    "bajo sobre durante despues antes mientras donde cuando cuanto cuantos cuantas segun cada todos todas os um uma "
    "uns umas da dos das na nos nas ao aos pelo pela com sem sao foi foram estao ha tem seu sua seus suas estes essa "
    "esse isso isto qual quem entao tambem apenas nao mais sob apos enquanto onde quando quanto quantos quantas "
    "segundo"
)
