"""Portuguese words of the weather grammar, of Brazil and of Portugal (accents are folded when words are compared)."""

from artifact.domains.weather.rules.lexicon import COMPASS, Cat, Lexicon
from artifact.domains.weather.rules.verbs import forms

PORTUGUESE = Lexicon(
    words={
        Cat.HIGH: "máxima, máximas, máximo, máximos, temperatura máxima, temperaturas máximas, alta, altas, "
        "temperatura alta, temperaturas altas, alta temperatura, altas temperaturas, pico, valor máximo, teto, valor "
        "mais alto, máxima temperatura, temperatura mais quente, momento mais quente, hora mais quente, temperatura "
        "mais alta, máx.",
        Cat.LOW: "mínima, mínimas, mínimo, mínimos, temperatura mínima, temperaturas mínimas, baixa, baixas, "
        "temperatura baixa, temperaturas baixas, baixa temperatura, baixas temperaturas, valor mínimo, valor mais "
        "baixo, mínima temperatura, temperatura mais fria, momento mais frio, momento mais fresco, hora mais fria, "
        "temperatura mais baixa, mín.",
        Cat.TEMP: "temp., temperatura, temperaturas, termômetro, termômetros, termómetro, termómetros",
        Cat.RISE: "subimos, chegamos, chegaremos, subiremos, subir, subirá, subirão, sobe, sobem, subindo, atingir, "
        "atingirá, atingirão, atinge, atingem, "
        "atingindo, chegar, chegará, chegarão, chega, chegam, chegando, alcançar, alcançará, alcançarão, alcançando, "
        "elevar, elevará, alcance, alcancem, bater, bate, batem, baterá, disparar, dispara, disparam, disparará, "
        "atinja, chegue, alcança, alcançam, " + forms("escalar esquentar aquecer", "pt"),
        Cat.FALL: "baixamos, descemos, caímos, cairemos, desceremos, descida, cair, cairá, cairão, cai, caem, caindo, "
        "descer, descerá, descerão, desce, descem, "
        "descendo, baixar, baixará, baixarão, baixando, baixam, diminuir, diminuirá, diminuirão, caia, desça, cede, "
        "cedem, " + forms("recuar despencar declinar refrescar esfriar arrefecer", "pt"),
        Cat.WIND: "ventinho, ventinhos, brisinha, aragem, ventar, venta, ventará, ventando, vento, ventos, brisa, "
        "brisas, ventania, soprar, soprará, soprarão, sopra, sopram, soprando, direção do vento, direção, direcção, "
        "velocidade do vento, quadrante",
        Cat.GUST: "rajada, rajadas, rajadas de vento",
        Cat.CALM: "calma, calmo, calmos, calmaria, nulo, nulos",
        Cat.NO_WIND: "sem vento, ausência de vento",
        Cat.CHANCE: "prob, prob., chance, chances, probabilidade, probabilidades, possibilidade, possibilidades, risco",
        Cat.PRECIP: "precip., precipitação, precipitações",
        Cat.FAINT: "pouca, poucas, escassa, remota, remotas, insignificante, reduzida, baixíssima, ínfima, muito "
        "baixa, muito baixas, irrisória, desprezível",
        Cat.NONE: "nem uma gota, nem um pingo, nem sinal, nem sombra, nem gota, nadinha, necas, nada, nem pensar, "
        "nula, nulas, zero, inexistente, "
        "inexistentes, nenhuma, nenhum",
        Cat.FOREIGN: "umidade, humidade, umidade relativa, humidade relativa, ponto de orvalho, sensação térmica, "
        "sensação, índice de calor, nebulosidade, pressão, visibilidade, índice uv, temperatura da água, média, "
        "recorde",
        Cat.NEG: "não, sem, nunca, nem, tampouco, ausência de, livre de, jamais, nenhuma previsão de, nenhuma "
        "expectativa de",
        Cat.UNLIKELY: "não se espera, não se esperam, não se prevê, não se preveem, não é esperada, não são "
        "esperadas, não é esperado, não são esperados, não se aguarda, não aparece, não aparecem, não dá as caras, "
        "passa longe, passa longe daqui, fica longe, só em sonho, só em sonhos, só no sonho, nem em sonho, nem em "
        "sonhos, pode esquecer, improvável, improváveis, pouco provável, pouco prováveis, não prevista, não previstas",
        Cat.RULED_OUT: "excluir, exclui, excluem, excluído, excluída, excluídos, excluídas, excluindo, descartar, "
        "descarta, descartam, descartado, descartada, descartados, descartadas, descartando",
        Cat.PAST: "ontem, anteontem, semana passada, ano passado",
        Cat.IF: "se chover, se houver, se nevar, se cair, se caírem, se surgir, se surgirem, se vier, se aparecer, se "
        "aparecerem, se ocorrer, se ocorrerem, se tiver, em caso de, caso, a não ser que, para o caso de",
        Cat.MAYBE: "talvez, quiçá, quem sabe, ou talvez",
        Cat.LIKE: "como se",
        Cat.SAYING: "ditado, ditado popular, diz o ditado, como diz o ditado, provérbio, adágio, os antigos dizem, "
        "dizem os antigos, diziam os antigos, os mais velhos dizem, dizem os mais velhos",
        Cat.NEARLY: "quase, praticamente, virtualmente, basicamente",
        Cat.TO: "a, até, aos, até os, até aos, à",
        Cat.BETWEEN: "entre, de entre, desde",
        Cat.AND: "e, com, além de, junto com, bem como",
        Cat.OR: "ou, e/ou",
        Cat.BREAK: "porque, pois, já que, mas, depois, enquanto, embora, seguido de, seguida de, seguidos de, "
        "seguidas de, seguido por, "
        "seguindo por, se bem que, antes de, após, passando a, posteriormente, mais tarde, tornando-se",
        Cat.UP_TO: "até, de até, não mais de, não mais que, no máximo, até no máximo",
        Cat.UNDER: "menos de, de menos de, inferior a, inferiores a, abaixo de, abaixo dos, abaixo das, inferior aos, "
        "inferiores aos, inferiores às, menos que",
        Cat.RISE_PAST: forms("ultrapassar superar exceder", "pt")
        + ", superior a, superiores a, superiores aos, superiores às, "
        + forms("passar", "pt", "de", "dos", "das"),
        Cat.FALL_PAST: "baixará dos, baixarão dos, baixar dos, baixar de, baixará de, baixe de, baixam dos, baixa "
        "dos, desce dos, descem dos, descerá dos, descer dos, cai dos, cair dos",
        Cat.AT_LEAST: "pelo menos, no mínimo, ao menos",
        Cat.OVER: "mais de, de mais de, mais que, acima de, acima dos, acima das, além dos, além das",
        Cat.OR_LESS: "ou menos, ou inferior, no máximo",
        Cat.OR_MORE: "ou mais, ou superior, no mínimo",
        Cat.ABOUT: "como, aprox, aprox., cerca de, em torno de, em torno dos, por volta de, por volta dos, perto de, "
        "perto dos, próxima a, próxima de, próxima dos, próximas a, próximas de, próximas dos, aproximadamente, uns, "
        "apenas, só, somente, os, do, de, dos, um, uma, o, de cerca de, de apenas, casa dos, casa de, será a, é a, "
        "exatamente, exatos, nada menos que",
        Cat.CLOCK: "as, às, das, até as, até às, umas",
        Cat.IN: "no, na, em, ao, nas, nos, na zona",
        Cat.TOWARD: "para o, rumo ao, em direção ao, em direção a",
        Cat.RELATIVE: "a mais, acima, abaixo, mais quente, mais frio",
        Cat.MINUS: "menos, a menos",
        Cat.BELOW_ZERO: "abaixo de zero, abaixo de 0, negativo, negativos",
        Cat.GIVEN: "indica, indicada, especifica, especificada, informa, informada, fornece, fornecida, menciona, "
        "mencionada, consta, disponível, divulgada, dado, dados, informação, informações",
        Cat.IGNORE: "mantenha limpo, mantenha limpa, mantenha limpos, mantenha limpas, manter limpo, manter limpos, "
        "manter limpas, calhas limpas, bueiros limpos, team sol, time sol, team chuva, time chuva, barulho de chuva, "
        "barulhinho de chuva, cheiro de chuva, banho de chuva, pôr do sol, nascer do sol, proteção contra o sol, capa "
        "de chuva, capas de chuva, guarda-chuva, guarda-chuvas, roupa de chuva, botas de chuva, óculos de sol, ao "
        "sol, do sol, sob o sol, que ontem, do que ontem, debaixo do sol, tomar sol, banho de sol, claro que, está "
        "claro que, sem vento forte, sem ventos fortes",
        Cat.TIME: "hora, horas, h, hrs, am, pm, polegada, polegadas, km, cm, mm, minutos, segunda, terça, quarta, "
        "quinta, sexta, sábado, domingo, dia, dias, manhã, tarde, noite, madrugada, mês, ano, fim, verão, inverno",
    },
    weather={
        "rain": "chuvinha, chuvinhas, chuvarada, chuvaradas, chuvão, aguaceirinho, toró, pé d'água, chuviscando, "
        "garoando, molhaceira, chuva, chuvas, chuvoso, chuvosa, chuvosos, chuvosas, pancada de chuva, pancadas de "
        "chuva, pancada, pancadas, aguaceiro, aguaceiros, chuvisco, chuviscos, garoa, garoas, chover, choverá, chuva "
        "congelante, chuva fraca, chuva forte, chuva leve, chuviscar, períodos de chuva, chove, chovendo",
        "snow": "neve, neves, nevasca, nevascas, nevará, nevar, queda de neve, pancadas de neve, flocos de neve, "
        "tempestade de neve, tempestades de neve, aguaceiros de neve",
        "thunderstorms": "raio e trovão, temporalzinho, temporalzão, trovejar, trovejando, troveja, descargas "
        "elétricas, descargas eléctricas, atividade elétrica, atividade eléctrica, trovoada, trovoadas, tempestade, "
        "tempestades, temporal, temporais, tempestade elétrica, tempestades elétricas, trovões, trovão, raios, "
        "tormenta, tormentas, relâmpagos",
        "fog": "nevoeiro, nevoeiros, neblina, neblinas, névoa, névoas, cerração, bruma, nevoeiro congelante, névoa "
        "úmida",
        "other": "névoa seca, fumaça, fumo, poeira, geada, geadas, granizo, granizo miúdo, poeira em suspensão, "
        "outros fenômenos, água-neve",
    },
    generic="chuva, chuvas, chover, choverá",
    cover={
        "clear": "solzão, solaço, céu de brigadeiro, céu azulzinho, nem sinal de nuvem, nem sinal de "
        "nuvens, nada de nuvem, nada de nuvens, sol brilhando, sol o dia todo, sol a pino, muito sol, céu "
        "estreladíssimo, céu cheio de estrelas, nem uma nuvem, nenhuma nuvem, sem uma nuvem, sem uma única nuvem, "
        "zero nuvens, noite estrelada, sol do começo ao fim, céu claro, céu sereno, sem nuvens, céu limpo sem nuvens, "
        "céu aberto, céu azul, livre de nuvens, sol pleno, céu estrelado",
        "mostly_clear": "nuvenzinha, alguma nuvenzinha, uma nuvenzinha, uma nuvem aqui e outra ali, quase nada de "
        "nuvem, quase nada de nuvens, pouquíssimas nuvens, pouca nuvem, raríssimas nuvens, uma nuvem ou outra, "
        "nebulosidade escassa, quase sem nebulosidade, muito poucas nuvens, umas poucas nuvens, uma ou outra nuvem, "
        "alguma nuvem, nuvens isoladas, nuvens soltas, raras nuvens, quase nenhuma nuvem, predomina o sol, "
        "predominará o sol, o sol predomina, sol predomina, sol predominará, sol vai predominar, sol domina, mais sol "
        "que nuvens, predomínio de céu limpo, poucas nuvens, pouca nebulosidade, poucas nuvens no céu, sol com poucas "
        "nuvens, predomínio de sol, predomínio do sol, predominância de sol",
        "partly_cloudy": "sol e nuvens se revezando, sol e nuvens dividindo o céu, nuvens e sol se revezando, sol "
        "aparecendo entre nuvens, céu parcialmente coberto, sol tímido, alguma nebulosidade, diminuição de nuvens, "
        "diminuição das nuvens, diminuição da nebulosidade, abertura gradual, intervalos de nuvens e sol, alternância "
        "de nuvens e sol, alternância de sol e nuvens, alternância entre sol e nuvens, alternando sol e nuvens, "
        "nuvens com abertas, nuvens e abertas, sol e abertas, abertas, nublado com aberturas, algumas nuvens "
        "passageiras, nuvens passageiras, períodos nublados, algumas nuvens, nuvens esparsas, intervalos de sol, sol "
        "entre nuvens, sol e nuvens, nuvens e sol, sol com algumas nuvens, nebulosidade variável, nebulosidade "
        "parcial, períodos de sol, aberturas de sol, sol parcial, mistura de sol e nuvens, variação de nuvens, "
        "variação de nebulosidade, sol com nuvens",
        "cloudy": "nuvens tomam conta, nuvens tomando conta, céu todo coberto, céu tampado, nuvens o dia todo, nuvens "
        "a noite toda, só nuvem, só nuvens, tempo nublado, cobertor de nuvens, manto de nuvens, céu de chumbo, céu "
        "acinzentado, céu fechadão, tempo fechadão, aumento de nuvens, aumento da nebulosidade, aumento de "
        "nebulosidade, nebulosidade em aumento, nuvens em aumento, bastantes nuvens, nuvens abundantes, nebulosidade "
        "abundante, bastante nebulosidade, predomínio de nuvens, predominam as nuvens, predominarão as nuvens, tempo "
        "fechado, céu fechado, céu cinza, mais nuvens que sol, muitas nuvens, céu cinzento, céu coberto, muita "
        "nebulosidade, céu carregado",
    },
    base={
        "clear": "limpinho, limpinha, ensoladinho, limpo, limpa, limpos, limpas, ensolarado, ensolarada, ensolarados, "
        "ensolaradas, claro, clara, "
        "claros, claras, solarengo, soalheiro, sol",
        "cloudy": "nubladinho, nublado, nublada, nublados, nubladas, nebuloso, nebulosa, encoberto, encoberta, "
        "encobertos",
    },
    grades={
        "mostly": "quase na totalidade, predom., predominantemente, majoritariamente, maioritariamente, "
        "principalmente, geralmente, na maior parte, na sua maior parte, em sua maior parte, na sua maioria, em sua "
        "maioria, na maioria, em grande parte, maiormente, mormente, em geral, predominante, majormente, a maior "
        "parte, na maior parte do dia, quase todo",
        "very": "muito, completamente, totalmente, bastante, quase completamente, quase totalmente",
        "partly": "parc., parcialmente, em parte, meio",
        "slightly": "ligeiramente, levemente, pouco",
    },
    points={
        "N": "norte",
        "S": "sul",
        "E": "leste, este",
        "W": "oeste",
        "NE": "nordeste, noreste",
        "NW": "noroeste",
        "SE": "sudeste, sueste",
        "SW": "sudoeste",
    },
    parts={"N": "nor, norte", "S": "su, sul, sud", "E": "les, lés, es, és, leste, este", "W": "oes, oés, oeste"},
    codes={point.replace("W", "O"): point for point in COMPASS}
    | {point: point for point in COMPASS}
    | {"L": "E", "LNE": "ENE", "LSE": "ESE"},
    units={
        "F": "graus fahrenheit, grau fahrenheit, fahrenheit, graus f",
        "C": "graus celsius, graus centígrados, grau celsius, celsius, centígrados, graus c",
        "deg": "graus, grau",
        "mi": "milha, milhas",
        "pct": "%, por cento, porcento",
        "mph": "milhas a hora, milhas à hora, milhas hora, mph, milhas por hora, milha por hora, milhas / hora, mi / h",
        "km/h": "km / h, kmh, kph, quilômetros por hora, quilómetros por hora, quilômetro por hora, km por hora, "
        "quilômetros / hora",
        "m/s": "m / s, metros por segundo, metro por segundo",
        "kt": "nó, nós",
    },
    decades={
        2: "início dos, começo dos, parte baixa dos, faixa baixa dos",
        5: "meados dos, metade dos",
        8: "final dos, finais dos, fim dos, parte alta dos, faixa alta dos",
    },
)
