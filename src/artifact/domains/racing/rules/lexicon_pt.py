"""Portuguese words of each concept, folded."""

from __future__ import annotations

WORDS = {
    # what is measured
    "LAP": "voltinha, voltinhas, vt, vta, vtas, vts, vol, volta, voltas, giro, giros",
    "LAPTIME": "tempos, tempo por volta, tempos por volta, tempo de volta, tempos de volta, "
    "cronometros, cronos, registros por volta, marcas por volta",
    "fastest_lap": "volta mais veloz da corrida, com a volta mais veloz, giro mais veloz da corrida, "
    "volta mais veloz da prova, "
    "melhor tempo da corrida, melhor marca da corrida, melhor crono da corrida, melhor registro da "
    "corrida, tempo mais rapido da corrida, melhor volta em corrida, melhor tempo em corrida, giro mais "
    "veloz, melhor volta da tarde, melhor volta do dia, melhor tempo da prova, "
    "melhor volta da corrida, melhor volta da prova, melhor volta do grande premio, "
    "melhor volta do gp, "
    "melhor giro da corrida, giro mais rapido, volta mais rapida da corrida, volta rapida, "
    "volta mais rapida",
    "AVG": "media, medias, ritmo, ritmo medio, ritmo medios, tempo medio, tempos medios, ritmos medios",
    "NONE": "teve efeito limitado, teve um efeito limitado, "
    "buscar a volta mais rapida, tentar a volta mais rapida, atras da volta mais rapida, "
    "perseguir a volta mais rapida, em busca da volta mais rapida, trabalhando duro, deu duro, dar duro, "
    "lutou duro, correu duro, "
    "nao cometeu um unico erro, nao cometeu um erro, nao cometeu nenhum erro, sem cometer um erro, "
    "sem cometer erros, sem um unico erro, sem erros, sem falhas, nao errou, nunca esteve em risco, "
    "nunca correu perigo, sem sustos, sem discussao, sem sobressaltos, ninguem segurou, ninguem parou, "
    "ninguem alcancou, ninguem pode com, ninguem acompanhou, ninguem conseguiu parar, "
    "ninguem conseguiu acompanhar, ninguem conseguiu alcancar, ninguem fez sombra a, "
    "bandeiras amarelas, bandeira amarela, linhas brancas, dupla amarela, "
    "deveria ser notado, deveria notar - se, deveria ser mencionado, haveria que lembrar, seria bom lembrar, "
    "haveria que destacar, "
    "corrida dura, dura corrida, batalha dura, dura batalha, golpe duro, duro golpe, luta dura, dura "
    "luta, duelo duro, duro duelo, defesa dura, dura defesa, dia duro, trabalho duro, prova dura, fim de "
    "semana duro, dura resistencia, medio porte, "
    "batalha ganha, batalha vencida, batalhas ganhas, guerra perdida, por fim, por ultimo, por sinal, "
    "por sorte, dessa vez, desta vez, nesta ocasiao, "
    "duracao media, extensao media, comprimento medio, entrou na zona, entrou em zona, entrou no top, "
    "entrar no top, entrou nos pontos, entrar nos pontos, janela de paradas se abriu, janela de paradas "
    "abriu, janela de boxes abriu, janela de pit stops abriu, parada intermediaria, paradas "
    "intermediarias, posicao intermediaria, posicoes intermediarias, uma volta rapida, voltas rapidas, "
    "fase intermediaria, fase media, nao so, nao apenas, nao foi so, nao foi apenas, nao foi somente, nao "
    "somente, funcionou da seguinte forma, funcionou da seguinte maneira, funcionou do seguinte modo, "
    "funcionou assim, como funcionou, no meio de, medio prazo, a medio, em volta rapida, na "
    "volta rapida, volta rapida do stint, pit intermediario, pit stop intermediario, pit intermedio, "
    "neste caso, nesse caso, em todo caso, em qualquer caso, em todo o caso, no caso de, no caso do, no "
    "caso da, "
    "pre - sc, pre - sc / vsc, pre - vsc, pre - safety car",
    "STINT": "parcial, st, turno, turnos, trecho, trechos, etapa, etapas",
    "DEG": "perda de ritmo, queda de ritmo, perda de performance, queda de performance, perda de desempenho, "
    "queda de desempenho, ritmo de desgaste, ritmo de degradacao, declive, deterioracao, deriva, deriva "
    "de, se desgastou, se desgastava, se desgastavam, se desgastaram, desgastou, desgastava, desgastavam, "
    "desgastaram, desgastando, se deteriorou, deteriorou, deteriorava, deterioravam, perda de rendimento, "
    "queda de rendimento, taxa de degradacao, taxa de desgaste, indice de degradacao, degradar - se, "
    "degradava - se, degradavam - se, degradando - se, vinha abaixo, vinham abaixo, veio abaixo, vieram "
    "abaixo, tendencia, tendencias, inclinacao de, degradava, degradavam, degradou, degradaram, degrada, "
    "degradam, degradacao, degradado, degradados, desgaste, degradando, se degradando, se degradava, "
    "deteriorando, praticamente plana, praticamente plano, praticamente planos, quase plana, quase plano, "
    "praticamente nula, praticamente nulo, quase nula, quase nulo",
    "QUICKEN": "mais rapida que a anterior, mais rapida do que a anterior, mais rapido que o anterior, "
    "melhorava, melhoravam, melhorando, melhorou em, melhoraram, melhoram, melhorado, melhorar em",
    "GAP": "separava, separavam, separam, separa, separando, separados por, separaram, separou, "
    "diferencial, dif, dif ., diferenca, intervalo, distancia, margem, separacao, lacuna, lacunas",
    "LEAD": "abria vantagem, liderou, liderando, lidera, liderar, superioridade, folguinha, frente de, "
    "de avanco, vantagem, lideranca, liderava, folga, colchao, dianteira",
    "DEFICIT": "atraso, prejuizo, defasagem negativa, desvantagem, deficit",
    "SECONDS": "segundo, segundos, seg",
    "HALF_SECOND": "meio segundo",
    "AND_A_HALF": "segundo e meio, segundos e meio",
    "IN_HAND": "a seu favor, a favor",
    "PER": "por cada, cada",
    "POSITION": "posicao, lugar, posto",
    "POSITIONS": "posicoes, lugares",
    "TYRE": "pneu, pneus, composto, compostos, jogo, jogos, conjunto, conjuntos, borracha",
    "TEAMMATE": "companheiros, companheiros de equipe, companheiro de time, companheiro de box, "
    "companheiro de garagem, parceiro, parceiro de equipe, parceiro de equipa, colega, colega de equipe, "
    "colega de equipa, companheiro, companheiro de equipe, companheiro de equipa",
    "SOFT": "vermelhas, "
    "banda vermelha, borracha vermelha, composto vermelho, faixa vermelha, pneu vermelho, pneus "
    "vermelhos, "
    "mac, macio, macios, macia, macias",
    "MEDIUM": "amarelas, "
    "banda amarela, borracha amarela, composto amarelo, faixa amarela, pneu amarelo, pneus amarelos, "
    "medio, medios, borracha media, goma media",
    "HARD": "brancas, "
    "banda branca, borracha branca, composto branco, faixa branca, pneu branco, pneus brancos, "
    "dur, duro, duros, dura, duras",
    "HYPERSOFT": "hipermacio, hipermacios, hipermacia, hipermacias",
    "ULTRASOFT": "ultramacio, ultramacios, ultramacia, ultramacias",
    "SUPERSOFT": "supermacio, supermacios, supermacia, supermacias",
    "SUPERHARD": "superduro, superduros",
    "INTERMEDIATE": "banda verde, borracha verde, composto verde, faixa verde, pneu verde, pneus verdes, "
    "intermediario, intermediarios, intermedio, intermedios, intermediaria, intermediarias",
    "WET": "banda azul, borracha azul, composto azul, faixa azul, pneu azul, pneus azuis, "
    "chuva extrema, "
    "pneus de chuva forte, pneus de chuva extrema, pneus de chuva intensa, pneu de "
    "chuva forte, pneu de chuva extrema",
    # what drivers do
    "RESPOND": "o cobriu, cobriu - o, o cobre, lhe respondeu, respondeu - lhe, contra - atacou, deu o troco, "
    "retrucou, "
    "replicou, replica, contestou, respondeu, reagiu, reage, responde",
    "ONLY_STOP": "uma so troca de pneus, uma unica troca de pneus, apenas uma troca de pneus, so uma troca de pneus, "
    "uma unica passagem pelos boxes, uma so passagem pelos boxes, uma unica visita aos boxes, "
    "uma so visita aos boxes, uma unica ida aos boxes, uma unica paragem, uma unica parada, "
    "um unico pit stop, unica escala nos boxes, unica parada no box, unica ida ao box, solitario pit stop, "
    "somente um pit stop, somente uma paragem, so uma ida aos boxes, nada mais que uma parada, "
    "nao mais que uma parada, uma unica ida as boxes, uma so ida as boxes, "
    "unica visita a garagem, unica ida a garagem, solitaria parada, solitaria paragem, "
    "unica parada nos boxes, unica paragem nas boxes, "
    "unica visita, unica visita aos boxes, unica entrada nos boxes, unica passagem pelos boxes, "
    "um so pit stop, uma so parada, uma so paragem, uma so ida aos boxes, apenas uma parada, apenas um pit stop, "
    "apenas uma paragem, somente uma parada, so uma parada, unica troca de pneus, unica parada, unica paragem, "
    "unico pit stop, unico pit, unica ida aos boxes, parada unica, paragem unica, pit stop unico, uma parada so, "
    "uma paragem so, unica e solitaria parada, unica passagem pelas boxes, "
    "unica ida as boxes, unica visita as boxes, unica entrada nas boxes, apenas uma ida aos boxes, "
    "apenas uma visita aos boxes, so uma paragem, so um pit stop",
    "ONCE": "em uma ocasiao, em uma unica ocasiao, em uma so ocasiao, numa unica ocasiao, numa so ocasiao, "
    "pela unica vez, pela primeira e unica vez, uma vez, uma so vez, uma unica vez, apenas uma vez",
    "HALTED": "chamado na, chamado a, chamado aos, chamado no, chamado aos boxes",
    "PIT": "visitou seus mecanicos, visitou os seus mecanicos, visitando seus mecanicos, visita aos mecanicos, "
    "visitou a equipe, visitou a sua equipe, visitou a equipa, visitou o box, embicou para os boxes, "
    "embicou para as boxes, embicou nos boxes, mergulhou no pit lane, mergulha no pit lane, "
    "entrou no pit lane, entra no pit lane, entrou no box, entra no box, tomou o caminho dos boxes, "
    "tomou o caminho das boxes, dirigiu - se ao pit lane, dirigiu - se a garagem, seguiu para os boxes, "
    "seguiu para as boxes, segue para os boxes, foi para o box, vai para os boxes, vai para o box, "
    "veio para o box, veio ao box, vem ao box, vem para os boxes, pisou nos boxes, pisou nas boxes, "
    "pisa nos boxes, fez escala nos boxes, fez escala nas boxes, fez uma visita aos boxes, "
    "desviou para os boxes, desviou para as boxes, desviou - se para as boxes, virou para os boxes, "
    "apontou para os boxes, encostou nos boxes, encostou no box, encosta no box, recorreu aos boxes, "
    "passou no box, passou pelo box, passar no box, passa no box, passa pelos boxes, passa pelas boxes, "
    "recolheu - se aos boxes, recolheu - se as boxes, recolhe aos boxes, recolhe as boxes, boxou, boxa, "
    "embocou no pit lane, embocou nos boxes, enfiou - se nas boxes, chegou aos boxes, chega aos boxes, "
    "visitou as boxes, visitar as boxes, "
    "visitou a garagem, visita a garagem, visitas a garagem, passou pela garagem, passar pela garagem, "
    "passagem pela garagem, passagens pela garagem, ida a garagem, idas a garagem, rumou a garagem, "
    "rumou as boxes, a caminho das boxes, a caminho dos boxes, deu entrada nas boxes, "
    "deu entrada nos boxes, rumo as boxes, rumo aos boxes, mergulhou nas boxes, mergulha nas boxes, "
    "mergulhou no pit, entrou no pit, passou pelos boxes, passou pelas boxes, passar pelos boxes, "
    "passar pelas boxes, passado pelos boxes, passado pelas boxes, foi para as boxes, veio para os boxes, "
    "veio para as boxes, dirigiu - se as boxes, dirigiu - se aos boxes, recolheu as boxes, "
    "recolheu a garagem, "
    "parara, parara nos boxes, entrara nos boxes, "
    "pelos boxes, pelas boxes, paramos, entramos, encostou, encosta nos boxes, encostar nos boxes, "
    "rumou aos boxes, "
    "mergulhou nos boxes, mergulha nos boxes, stop, stops, stopper, stoppers, visitou os boxes, visita aos boxes, "
    "visitas aos boxes, idas aos boxes, passagem pelos boxes, passagens pelos boxes, passagem pelas boxes, "
    "passagens pelas boxes, ida as boxes, idas as boxes, visita as boxes, visitas as boxes, foi as boxes, "
    "vai as boxes, "
    "ir as boxes, veio as boxes, vem as boxes, entrou nas boxes, entrada nos boxes, entradas nos boxes, "
    "entradas nas boxes, entrada nas boxes, "
    "paragem, paragens, "
    "pitpar, pitlar, pitar, pitando, pitaram, pitado, parou, parada, paradas, parar, parando, parado, pararam, "
    "pitou, "
    "entrou nos boxes, foi aos boxes, foi "
    "para os boxes, entrou, entrar, entrando, ter parado, ida aos boxes, parasse, "
    "entra, entram, entraram, entrava, pare, parem, param, parava, paravam, parados, visita, visitas, visitar os "
    "boxes, visitando os boxes, visita os boxes, veio aos boxes, vem aos boxes, vieram aos boxes, vir aos boxes, "
    "ir aos boxes, vai aos boxes, vao aos boxes, foram aos boxes, foi ao box, vai ao box, recolheu, recolheu aos "
    "boxes, o chamou, o chamaram, pit lane, "
    "para e, para na, para pela primeira vez, para pela segunda vez, para pela terceira vez, para outra vez, para "
    "de novo, para primeiro, pararia, parariam",
    "PIT_EXIT": "reapareceu, reaparecia, reaparecendo, reaparece, emergiu, emergindo, emerge, ressurgiu, "
    "voltou a sair, "
    "retornou ao tracado, voltou ao tracado, regressou ao tracado, reingressou, reintegrou - se, "
    "saiu do pit lane, saindo do pit lane, saindo do box, "
    "de onde saiu, de onde saia, de onde sai, da qual saiu, de la saiu, dai saiu, voltou ao asfalto, "
    "regressou ao asfalto, de volta a pista, "
    "sair dos boxes, saiu dos boxes, saindo dos boxes, sair do box, saiu do box, sair do pit, "
    "saiu do pit, sair dos pits, voltou a pista, voltando a pista, retornou a pista, retornando a pista, "
    "regressou a pista",
    "SAME_CHANGE": "mesma troca de composto, mesma troca de compostos, mesma troca de pneus, "
    "igual troca, troca igual, a mesma troca, a mesma mudanca, a mesma troca de pneus, "
    "mesma troca, mesma mudanca, a mesma substituicao, troca identica, a mesma operacao",
    "FOR_ANOTHER": "por outro, por outros, por outra, por outras, por uns novos, por um novo",
    "ANOTHER": "outros frescos, outras frescas, "
    "mais um jogo de, outros, um segundo jogo de, um terceiro jogo de, "
    "outro, outro jogo de, outro conjunto de, outro set de, outra de",
    "CHANGE": "permutou, permutar, permutando, equipar, equipando, equiparam, equipava, equipa, "
    "colocara, montara, mudava, trocara, trocava, "
    "vestiu, vestir, vestindo, substituiu, substituir, substituindo, trocou, trocar, troca, trocas, "
    "trocando, trocaram, mudou, "
    "mudar, mudanca, mudando, montou, montar, escolheu, optou por, optando por, calcou, instalou, mudancas, "
    "substitui, substituem, substituiram, substituicao, substituido, substituidos, trocado, trocados, trocada, "
    "trocaria, trocariam, troque, mudam, muda, mudaram, mudado, monta, montam, montando, "
    "montaram, calca, calcam, calcar, calcando, calcaram, instala, instalar, instalando, "
    "instalaram, escolhe, escolheram, equipou, optam por, "
    "optaram por, opta por, optar por, "
    "trocam",
    "MOTION": "recorreu, recorre, recorrer, recorrendo, colocou, colocar, colocando, passou, passar, passando, "
    "passagem, voltou, voltar, voltando, "
    "retorno, retornou, retornar, retornando, foi para, ir para, indo para, "
    "pôs, pôr, poe, poem, puseram, pondo, coloca, colocam, colocaram, passa, passam, passaram, "
    "retorna, retornam, retornaram, voltaram, vai para, vao para, foram para, apostou em, apostou nos, aposta "
    "nos, apostando em, apostar em, arrisca, arriscou, recebeu, recebe, receber, recebendo, receberam, regressou, "
    "regressar, regressando, regressa",
    "EXTEND": "demorou - se, demorou - se ate, aguentou na pista ate, resistiu na pista ate, foi ate, levou ate, "
    "esticou ate, "
    "foi longe, foram longe, foi longo, foram longos, indo longe, "
    "aguentou ate, aguentou ate a, esperou, esperar, esperando, estendeu, estender, estendendo, "
    "alongou, alongar, alongando, adiou, "
    "adiar, adiando, prolongou, prolongar, prolongando, retardou, retardar, atrasou, atrasar, esticou, esticar, "
    "esticando",
    "STAY": "restantes, restante, "
    "prosseguiu, prossegue, seguiu rodando, aguentou na pista, ficou fora, ficou na pista, ficar na pista, "
    "ficou em pista, permaneceu, permanecer, permanecendo, "
    "continuou, continuar, continuando, seguiu, seguir, seguindo, ficou, ficando, ficaram, ficar, manteve na "
    "pista",
    "START": "fez a largada, alinhou na largada, alinhou na partida, alinhou de, alinhou com, deixou o grid, "
    "deixou a grelha, "
    "abrindo com, arrancando, arrancar, arrancaram, arrancou, comecava, comecavam, inicia, iniciam, "
    "iniciando, iniciava, largava, largavam, parte com, parte de, partia, partindo, "
    "comecaram, iniciaram, largaram, partiram, "
    "abriu com, abriu de, comecou, iniciou, largou, inicio, comecar, iniciar, largar, comecando, "
    "largada, partiu, "
    "larga, largam, largando, comeca, comecam",
    "RUN": "acumulou, acumulando, somou, encadeou, encadeando, sustentou, consumiu, espichou, utilizados, "
    "utilizado, usados, empregados, tirou dos, arrancou dos, extraiu, extraindo, "
    "podia rodar, podia girar, podia virar, conseguia virar, girava, giravam, girou, virou, virava, "
    "viravam, virando, viraram, "
    "andaram, completaram, cumprir, cumpriu, disputou, duraram, empregando, empregar, empregou, "
    "espremendo, espremer, espremeu, faz, fazem, fizeram, percorreram, rodaram, rodava, rodavam, usa, "
    "usam, utiliza, utilizam, utilizar, utilizaram, "
    "fizera, rodara, andara, usara, havia feito, tinha feito, havia dado, "
    "precisou de, fazer, fizesse, usou, utilizou, completou, completar, completando, rodou, rodar, "
    "rodando, fez, "
    "realizou, durou, "
    "usando, percorreu, fazendo, manteve, correu, andou, correr, usaram, utilizando, "
    "conservou, conservar, conservando",
    "FINISH": "fechou a classificacao, fechou a tabela, fecha a classificacao, fechando a classificacao, "
    "ordem final, "
    "posicoes finais, cruza a linha de chegada, cruzando a linha de chegada, passou pela linha, "
    "passou pela meta, passou pela bandeirada, viu a bandeira, ve a bandeirada, vendo a bandeirada, "
    "recebendo a bandeirada, recebeu a quadriculada, chegando, chega, chegava, terminava, acabava, "
    "fechou a corrida em, encerrou a prova, encerrou a corrida, encerrou a tarde, encerrou o dia, "
    "encerrou o domingo, rematou, posicao de chegada, colocacao final, foi classificado, foi o classificado, "
    "pontuaram, pontuar, pontuava, "
    "levou o carro ate a meta, levou o carro para casa, trouxe o carro para casa, levou o carro a meta, "
    "ficou apenas em, ficou apenas no, ficou apenas na, ficou somente em, "
    "ficou pelo, ficou pela, quedou pelo, quedou no, quedou em, "
    "cortou a meta, cortar a meta, cortando a meta, ocupou, ocuparam, ocupando, acabamos, terminamos, "
    "pontuou, pontuando, terminou, terminar, terminando, acabou, acabar, acabando, finalizou, finalizar, "
    "resultado, "
    "resultado final, cruzou a linha, classificado, chegou, chegar, terminaram, concluiu, posicao final, "
    "classificacao final, classifica, concluindo, conclui, concluiram, finalizando, finalizaram, finaliza, "
    "finalizam, termina, terminam, terminado, acaba, acabam, acabaram, cruza a linha, cruzar a linha, "
    "cruzando a linha, cruzaram a linha, cruzou a linha de chegada, cruzou a meta, cruza a meta, cruzou a chegada, "
    "recebeu a bandeirada, recebe a bandeirada, recebeu a bandeira quadriculada, recebeu a bandeira xadrez, "
    "viu a bandeirada, viu a bandeira quadriculada, chegada, "
    "ordem de chegada, chegaram, classificado em, classificaram, posto final",
    "CLOSE": "fechou a prova, fechou a corrida, fechar a prova, fechar a corrida, fechando a prova, "
    "fechando a corrida, encerrou, encerrar, encerrando, completou a prova, completou a corrida",
    "REACH": "recuperou ate, recuperou - se ate, se recuperou ate, subiu ate, escalou ate, avancou ate, "
    "remontou ate, "
    "galgou ate, ascendeu ate, progrediu ate, recuperou para, avancou para, subiu ao, cravou, arrancou o, "
    "arrancou um, abocanhou o, abocanhou a, capturou, apanhou o, colheu, somou a, saiu com o, saiu com a, "
    "teve de se contentar com, teve que se contentar com, teve de contentar - se com, foi relegado a, "
    "foi relegado ao, subindo ate, escalando ate, recuperando ate, fechou em, "
    "premiado com, recompensado com, foi para casa com, voltou para casa com, agarrou - se ao, "
    "pescou, arrecadou, amealhou, salvou o, salvou um, quedou - se pelo, quedou - se no, quedou - se em, "
    "ficou - se pelo, ficou - se no, ficou - se em, se contentou com o, contentar - se com, "
    "contentou - se com, arrebatou, arrebatava, agarrou o, somou o, "
    "afundou para, recuou ate, deslizou para, "
    "nao conseguiu passar de, nao conseguiu passar do, nao conseguiu passar da, nao pode passar de, sem passar de, "
    "obrigado a se contentar com, tendo de se contentar com, tendo que se contentar com, "
    "nao foi alem de, nao foi alem do, nao foi alem da, contentou com, se contentou com, contentar com, "
    "se contentar com, conformou com, se conformou com, "
    "nao passou de, nao passou do, nao passou da, salvou, garantiu, garantindo, assegurou, assegurando, levou, "
    "conquistou, faturou, figura, aparece, resgatou, beliscou",
    "RELEGATE": "relegou, relegando, relegar, relegava, relega, empurrou, empurrando, empurrar",
    "FLAG": "bandeira final, linha de meta, "
    "bandeira de xadrez, bandeirada, bandeirada final, bandeira quadriculada, bandeira xadrez, quadriculada",
    "GRID": "no grid, do grid, na grelha, da grelha, grid de largada, grelha de partida, no qualificatorio",
    "POINTS": "sem pontos, fora dos pontos, fora da zona de pontos, fora da zona de pontuacao, longe dos pontos, "
    "as portas dos pontos, "
    "ponto, pontos, pontinho, pontinhos",
    "RETIRE": "abandonou, abandonar, se retirou, retirar-se",
    "WIN": "comandou a dobradinha, liderou a dobradinha, puxou a dobradinha, encabecou a dobradinha, "
    "comandou uma dobradinha, liderou uma dobradinha, encabecou uma dobradinha, os 25 pontos, "
    "sagrou - se vencedor, consagrou - se vencedor, sagrou - se o vencedor, conquistou o triunfo, "
    "garantiu o triunfo, somou a vitoria, arrancou a vitoria, assegurou a vitoria, obteve a vitoria, "
    "alcancou a vitoria, levou o triunfo, ficou com o triunfo, leva a vitoria, conquista a vitoria, "
    "fica com a vitoria, ganha o gp, ganha a prova, ganhou a prova, no lugar mais alto do podio, "
    "no topo do podio, no alto do podio, no degrau mais alto do podio, primeiro a cruzar a linha, "
    "o primeiro a cruzar a linha, primeiro a ver a bandeirada, primeiro a receber a bandeirada, "
    "primeiro a cortar a meta, primeiro na meta, cruzou em primeiro, ergueu o trofeu, ergueu a taca, "
    "levantou o trofeu, levantou a taca, saiu vencedor, saiu com a vitoria, saboreou a vitoria, "
    "carimbou o triunfo, selou o triunfo, triunfador, "
    "levou a vitoria, arrecadou a vitoria, selou a vitoria, carimbou a vitoria, conquistou a vitoria, "
    "garantiu a vitoria, subiu ao topo do podio, subiu ao lugar mais alto, "
    "subiu ao degrau mais alto do podio, levou a taca, ficou com a vitoria, "
    "levou o grande premio, levou o gp, levou a corrida, levou a prova, conquistou o grande premio, "
    "conquistou o gp, faturou o gp, lugar mais alto do podio, alto do podio, topo do podio, ganha a corrida, "
    "ganhar a corrida, "
    "ganhando a corrida, "
    "vence, vencendo, triunfa, triunfar, vencedora, venceu, vencer, vencedor, vitoria, ganhou a corrida, ganhou o, "
    "vencida, vencido, triunfou, triunfo",
    "GAIN": "recuperados, recuperadas, ganharam, ganham, recuperaram, recuperam, obtiveram, ganhasse, ganhassem, "
    "ganhou, ganhar, ganhando, "
    "ganho, ganhos, recuperou, recuperando, virada, ganha, "
    "swing, obteve, obtendo, ganhas, ganhados, saldo, lucro, proveito, beneficio, ganhada, ganhadas, ganhado, "
    "embolsou, embolsando, lucrou, recuperado, recuperar, recuperava, recuperada, ganhava, abocanhou",
    "LOSE": "deixava na pista, deixavam na pista, escapava, escapavam, "
    "custava, custavam, custou, custaram, custa, custam, custando, "
    "perdido, perdidos, perdidas, perdia, perdiam, perde, perdem, perdeu, perder, perda, perdendo, "
    "cedendo, cedeu, cedia, cediam, ceder, perderam",
    "UP": "variou, variou em, variava, "
    "aumentava, aumentavam, aumenta, aumentam, crescia, cresciam, crescem, "
    "elevou, elevar, elevando, elevava, disparou, saltou, pulou, engordou, crescera, aumentaram, cresceram, "
    "ampliaram, abriram, alargaram, amplia, cresce, ampliava, aumentou, aumentar, "
    "aumentando, cresceu, crescer, ampliou, ampliar, ampliando, subiu, melhorou, aumento, "
    "abriu, abrir, abrindo, alargou, alargar, alargando, crescendo",
    "DOWN": "reduziram, cortaram, diminuiram, encurtaram, descontaram, reduz, encurta, reduzia, reduziu, reduzir, "
    "reduzindo, cortou, cortar, diminuiu, diminuir, diminuindo, encurtou, fechou, reducao, "
    "diminuido, encurtando, fechar, fechando, encolheu, encolher, encolhendo, encurtar, cortando, caiu em, recuou, "
    "descontou, descontar, descontando",
    "FALL": "despencou, despencar, desabou, despencando, caiu, caia, caiam, cair, caindo, caem, cai, cairam, baixou, "
    "baixaram, baixando, baixavam, baixava, "
    "baixam, baixar, desceu, desceram, descendo, desciam, descer",
    "RISE": "escalavam, escalaram, escalando, foram para cima, "
    "subiram, subindo, subia, subiam, sobe, sobem, subir, subirem, piorou, pioraram, piorava, pioravam, "
    "piorando",
    "HOLD": "entreteve, entretendo, fechou o caminho de, fechou o caminho a, fechou o caminho para, "
    "fechava o caminho de, cortou o caminho de, fechou a passagem de, fechou a passagem a, "
    "absorveu a pressao de, absorvendo a pressao de, lidou com a pressao de, aguentou firme a pressao de, "
    "estacionou o onibus na frente de, estacionou o onibus a frente de, estacionou o autocarro a frente de, "
    "desesperou, exasperou, frustrou, irritou, infernizou, suportou as investidas de, "
    "suportou os assedios de, suportou o assedio de, suportando a pressao de, suportando os ataques de, "
    "aguentou os ataques de, aguentando a pressao de, aguentando os ataques de, resistiu a pressao de, "
    "resistiu as acometidas de, resistindo a pressao de, resistindo aos ataques de, "
    "resistindo as investidas de, conteve as investidas de, conteve os ataques de, "
    "contendo as investidas de, contendo os ataques de, contem, segurou os ataques de, segurou a pressao de, "
    "segurando a pressao de, segurando os ataques de, segura, seguram, rechacou as investidas de, "
    "rechacou os ataques de, repeliu os ataques de, repeliu as investidas de, repelindo os ataques de, "
    "repelindo, repelir, repele, livrou - se dos ataques de, se livrou dos ataques de, "
    "livrando - se dos ataques de, sacudiu os ataques de, trancou a porta, trancando a porta, "
    "trancar a porta, passou o cadeado na porta de, bateu a porta na cara de, bateu com a porta na cara de, "
    "fechou a porta na cara de, fechou as portas a, fechou as portas para, fechou todas as portas para, "
    "fechou todas as portas ao, botou a tranca em, botou a tranca no, ergueu um muro contra, "
    "ergueu um muro diante de, fez de rolha, fez de muralha contra, serviu de tampao para, "
    "serviu de rolha para, atrapalhou, atrapalhando, atravancou, barrou a passagem de, "
    "barrou as investidas de, manteve a distancia, manteve encaixotado, opos resistencia a, fez frente a, "
    "fez frente ao, bateu o pe diante de, "
    "suportou a pressao de, suportou os ataques de, aguentou a pressao de, trancou a porta a, "
    "trancou a porta de, trancou a porta para, fechou todas as portas a, nao deixava passar, "
    "nao deu passagem a, segurou a barra contra, fez muralha contra, manteve preso, fez de muro, "
    "fez de tampao, fez tampao, barrou o caminho a, barrou o caminho de, travou o passo a, "
    "segurou as investidas de, resistiu as investidas de, resistiu aos ataques de, "
    "aguentou as investidas de, "
    "tapou o caminho de, tapou a passagem de, manteve em cheque, "
    "tinha segurado, tinha contido, tinha retido, tinha bloqueado, tinha travado, havia segurado, "
    "havia contido, havia retido, havia bloqueado, havia travado, segurara, contivera, resistira, defendera, "
    "bloqueara, retivera, aguentara, segurava, continha, "
    "defendia, resistia, bloqueava, retinha, resiste, defende, bloqueia, seguraram, resistiram, defenderam, "
    "fechou a porta, fechar a porta, fechando a porta, fechava a porta, fecha a porta, barrou, barrar, barrando, "
    "manteve a distancia de, represou, represar, segurou, conteve, defendeu, segurar, conter, defender, defendendo, "
    "manteve atras, resistiu, bloqueou, reteve, segurando, contendo, resistir, resistindo, reter, retendo, bloquear, "
    "bloqueando, aguentou, aguentar, aguentando, freou, frear, repeliu, rechacou, rechacando, rechacar",
    "NO_HELP": "de nada serviu ao, de nada valeu ao, nada valeu ao, de nada serviu a, de nada valeu a",
    "HELP": "beneficiario, beneficiarios, "
    "tirou proveito, tirar proveito, tirasse proveito, tiraram proveito, se beneficiou, beneficiou - se, "
    "ajudado, tivesse ajudado, tenha ajudado, tivesse beneficiado, tenha beneficiado, tivesse servido a, "
    "beneficio para, beneficio ao, beneficio a, serviu a, serviu ao, servir ao, valeu ao, util ao, "
    "serviu de algo a, serviu de algo ao, "
    "util para, favoreceu, favorecer, auxiliou",
    "PROTECT": "pos a salvo, por a salvo, pondo a salvo, manteve a salvo, deixou a salvo, colocou a salvo, "
    "guardou as costas, deu folego a, deu folego ao, dar folego ao, dar folego a, dando folego ao, dando "
    "folego a, deu respiro ao, dar respiro ao, dando respiro ao, comprou tempo para, comprar tempo para, "
    "comprando tempo para, ganhou tempo para o companheiro, fez de escudo, fazer de escudo, salvaguardar, "
    "salvaguardou, salvaguardando, cobrindo, cobriu as costas, cobriu o, "
    "guarda - costas, fez de escudeiro, fazer de escudeiro, guardava o lugar, guardou o lugar, "
    "guardar o lugar, guardando o lugar, guardou a posicao, guardar a posicao, guardou as costas de, "
    "protegeu as costas de, cobriu as costas de, cobrir as costas, guardar as costas, segurou o lugar do, "
    "servir de escudo, serviu de escudo, servindo de escudo, fez o trabalho sujo para, gregario, "
    "guardava a posicao, "
    "ajudou, ajudando, ajudar, ajudava, beneficiou, beneficiar, beneficiando, em beneficio de, "
    "em prol de, por conta de, abrigar, abrigou, abrigando, protegia, protegiam, "
    "protegido, protegida, protegidos, protegesse, protegeram, protecao, amparou, "
    "amparar, "
    "amparando, acobertou, acobertar, escudeiro, escudo, resguardar, resguardando, blindou, blindar, protegeu, "
    "proteger, protegendo, protege, resguardou",
    "NOBODY": "ninguem",
    "TRY": "tentou, tentar, tentando, tentativa, tentativas, buscar, buscou, buscando",
    "PARTLY": "mais ou menos, em certo modo, de certo modo, meio a meio, "
    "em parte, parcialmente, em certa medida, ate certo ponto, so em parte, apenas em parte, "
    "apenas parcialmente",
    "WORK": "rendeu bem, foi rentavel, saiu rentavel, saiu muito rentavel, a jogada vencedora, a jogada ganhadora, "
    "a manobra vencedora, a decisao vencedora, jogada vencedora, jogada ganhadora, manobra vencedora, "
    "decisao vencedora, jogada certeira, executado com perfeicao, executada com perfeicao, "
    "executado a perfeicao, executada a perfeicao, perfeitamente executado, perfeitamente executada, "
    "missao cumprida, dando certo, dando muito certo, saindo bem, saindo redondo, sair redondo, sair bem, "
    "sair muito bem, dar muito certo, dando frutos, rendendo frutos, teve recompensa, teve o seu premio, "
    "foi um acerto, foi um tiro certeiro, saiu conforme o plano, saiu melhor que a encomenda, deu super bem, "
    "correu as mil maravilhas, correu como planejado, correu como planeado, correu como previsto, "
    "funcionou como um relogio, frutificou, prosperou, surtiu o efeito pretendido, exito total, "
    "sucesso total, sucesso absoluto, exito absoluto, acabou por compensar, acabou compensando, "
    "mostrou - se acertado, mostrou - se acertada, revelou - se acertado, revelou - se acertada, "
    "revelou - se certeiro, revelou - se certeira, saiu em cheio, "
    "pareceu funcionar, parece funcionar, parece ter funcionado, "
    "saiu redondo, saiu redonda, saiu na perfeicao, saiu - lhe na perfeicao, saiu - lhe bem, "
    "saiu - lhe redondo, saiu - lhe redonda, caiu como uma luva, correu na perfeicao, correu de feicao, "
    "deu bom, deu super certo, deu certinho, resultou as mil maravilhas, foi um sucesso, foi um exito, "
    "saiu como previsto, saiu como planeado, saiu conforme o planeado, saiu conforme o planejado, "
    "funcionou na perfeicao, funcionou as mil maravilhas, funcionou lindamente, "
    "funcionou que e uma beleza, chegou a bom porto, acertou em cheio, foi tiro e queda, "
    "surtiu o efeito desejado, foi uma jogada de mestre, "
    "nao podia ter corrido melhor, nao poderia ter corrido melhor, nao podia ter saido melhor, "
    "nao poderia ter saido melhor, cumpriu o seu proposito, cumpriu seu proposito, "
    "manobra bem conseguida, manobra conseguida, "
    "resultou em pleno, objetivo cumprido, jogada perfeita, jogada de mestre, coroado de exito, "
    "coroada de exito, aproveitou plenamente, aproveitar plenamente, aproveitou totalmente, "
    "aproveitou completamente, "
    "funcionaram, funcionavam, funcionava, funcionando, tiveram sucesso, deram certo, surtiram efeito, "
    "deram resultado, deram frutos, renderam frutos, sairam bem, valeram a pena, tiveram exito, foi a decisao certa, "
    "foi a escolha certa, foi a decisao correta, foi a escolha correta, "
    "deu muito certo, deu tudo certo, deu bem certo, resultou bem, resultou em cheio, resultou na perfeicao, "
    "saiu muito bem, correu bem, correu muito bem, funcionou, funcionar, funciona, "
    "sucesso, deu certo, funcionasse, funcionado, surtiu efeito, deu resultado, deu resultados, deu frutos, "
    "rendeu frutos, acertada, acertado, saiu bem, teve efeito, cumpriu seu objetivo, exito, da resultado, "
    "dar resultado, dar certo, da certo, valeu a pena, surte efeito, da frutos, dar frutos, saiu como planejado, "
    "vingou, venceu a batalha dos boxes, venceu a batalha estrategica, ganhou a batalha dos boxes, "
    "ganhou a batalha estrategica",
    "SUCCESS": "mostra a eficacia, demonstra a eficacia, confirma a eficacia, evidencia a eficacia, "
    "destaca a eficacia, sublinha a eficacia, demonstrando a eficacia, mostrando a eficacia, "
    "evidenciando a eficacia, confirmando a eficacia, comprova a eficacia, "
    "demonstra a efetividade, mostra a efetividade, efetivos, efetivas, eficazes, bem - sucedidas, "
    "bem-sucedidos, bem-sucedidas, bem sucedidos, "
    "bem sucedidas, bem-sucedido, bem - sucedido, bem sucedido, bem - sucedida, bem sucedida, eficaz, efetivo, "
    "efetiva, "
    "com sucesso, eficiente, bem - sucedidos",
    "FAIL": "nao rendeu nada, nao lhe rendeu nada, nao lhe rendeu absolutamente nada, nao rendeu absolutamente nada, "
    "nao trouxe nada, nao lhe trouxe nada, nao lhe valeu de nada, nao valeu de nada, nao adiantou, "
    "nao adiantou nada, de nada adiantou, nao lhe adiantou, nao serviu para nada, nao lhe serviu de nada, "
    "nao lhe serviu para nada, nao rendeu, nao rendeu frutos, acabou em nada, terminou em nada, foi em vao, "
    "revelou - se inutil, foi inutil, revelou - se infrutifero, revelou - se infrutifera, "
    "revelou - se um fiasco, terminou em fracasso, acabou em fracasso, acabou por falhar, "
    "nao chegou a vingar, nao deu o resultado esperado, nao teve sucesso, nao teve exito, "
    "nao teve recompensa, frustrou - se, abortado, abortada, gorou, gorou - se, gorado, gorada, saiu torto, "
    "saiu torta, nao saiu bem, foi para o brejo, foi por terra, fez agua, bateu na trave, "
    "ficou na tentativa, ficou pela tentativa, ficou no quase, ficou - se pela tentativa, "
    "nao surtiu o efeito, morreu na praia, "
    "deu em nada, foi um fiasco, foi um fracasso, deu ruim, foi por agua abaixo, caiu por terra, "
    "saiu furado, saiu furada, nao deu certo, nao funcionou, nao deu resultado, "
    "nao surtiu efeito, "
    "nao surtiu o efeito desejado, falharam, fracassaram, malsucedidos, malsucedidas, mal - sucedidos, "
    "mal - sucedidas, ineficazes, "
    "deram errado, infrutiferos, infrutiferas, falhou, fracassou, malsucedido, mal - sucedido, malsucedida, "
    "fracasso, falha, ineficaz, sem sucesso, "
    "em vao, de nada serviu, nao serviu de nada, deu errado, saiu pela culatra, saiu mal, nao resultou, infrutifero, "
    "infrutifera, contraproducente, nao teve efeito, fracassada, fracassado, falhando, falhar, fracassar, "
    "fracassando, sem exito, nao compensou, nao vingou, nao valeu a pena, nao prosperou, nao colou, nao frutificou",
    "DEFENDER": "defensor, piloto defensor, piloto que defende :, piloto que defendeu :, quem defendeu :, "
    "quem defendia :, quem defende :",
    "PURSUER": "atacante, perseguidor :, piloto atacante, piloto perseguidor, piloto que ataca :, "
    "piloto que atacou :, quem atacou :, quem atacava :, quem ataca :, quem perseguia :",
    "DURATION": "duracao, voltas contidas, voltas de contencao, quanto durou",
    "BARRIER": "gargalo, funil, dique, barricada, muralha, gargalo de garrafa, "
    "tampao, muro, obstaculo, barreira, rolha, ferrolho",
    "REPEAT": "repetiu com, repetiu, repete, repetindo com, repetindo, insistiu em, insistiu nos, insistiu no, "
    "insistiu com, insistindo nos, insistindo em",
    "FASTER": "mais depressa, mais ligeiro, mais rapido, mais rapida, mais rapidos, mais veloz, mais rapidas, "
    "mais velozes",
    "SLOWER": "mais lento, mais lenta, mais lentos",
    "MOVE": "decisao, "
    "manobra, estrategia, estrategias, jogada, tatica, movimento, plano, aposta, isso, isto, abordagem",
    "PASSED": "passou a frente de, passar a frente de, tomou a posicao de, tomar a posicao de, roubou a posicao de, "
    "roubar a posicao de, levou a melhor sobre, levar a melhor sobre, leva a melhor sobre, "
    "levando a melhor sobre, saltou para a frente de, saltar para a frente de, pulou a frente de, "
    "pular a frente de, colocou - se a frente de, colocar - se a frente de, se colocou a frente de, "
    "passou para a frente de, passar para a frente de, deu o pulo do gato sobre, "
    "arrebatou a posicao de, deixou para tras, deixar para tras, ultrapassado, "
    "superando - o, "
    "bateu, supera, superando, ultrapassa, ultrapassando, superado, passou por, "
    "pulou na frente de, ultrapassar, ultrapassou, ultrapassagem, superar, superou, passagem de posicao",
    "SAME_MOVE": "a mesma manobra, a mesma jogada, o mesmo truque, a mesma tatica, mesma manobra, mesma jogada",
    "SUFFER": "sofreu, sofria, vitima de, vitima do, vitima da, sucumbiu a, sucumbiu ao, levou o, levou um",
    "VERSUS": "x",
    "TURNED_OUT": "foi de manual, foi de livro, foi de cinema, foi cirurgico, foi impecavel, foi milimetrico, "
    "foi magistral, foi brilhante, cumpriu o seu papel, cumpriu seu papel, fez o seu papel, fez seu papel, "
    "fez o seu trabalho, fez seu trabalho, cumpriu a missao, cumpriu sua missao, fez o que tinha de fazer, "
    "fez o que se pedia, feito, completado, concluido, consumado, cumpriu a sua funcao, cumpriu sua funcao, "
    "resultou, resultaram, compensou, pagou - se, foi certeiro, foi certeira, foi perfeito, "
    "foi perfeita, foi decisivo, foi decisiva, foi boa, foi bom, cumpriu o objetivo, cumpriu o seu objetivo, "
    "atingiu o objetivo, alcancou o objetivo, atingiu o seu objetivo, cumpriu a sua missao, bastou, serviu, pegou, "
    "colou, ok",
    "FELL_SHORT": "nao foi suficiente para ultrapassar, nao foi suficiente para passar, "
    "nao foi suficiente para superar, nao bastou para ultrapassar, nao bastou para passar, "
    "nao foi suficiente para ganhar a posicao, nao bastou para ganhar a posicao, ficou curto, ficou curta, "
    "ficou aquem, insuficiente, foi insuficiente, nao deu em nada, ficou pelo caminho, "
    "nao alcancou o objetivo, nao atingiu o objetivo",
    "SURELY": "com certeza, claro que, claro que sim, sem duvida, sem duvidas, sem duvida alguma, pode apostar, "
    "totalmente",
    "SURELY_NOT": "longe disso, nem de longe, de jeito nenhum, que nada, nada disso, nem por isso",
    "TAKING": "tirado, arrancado, arrancados, roubou, roubando, cavou, descontado, descontados",
    "BE": "é, foi, foram, sao",
    # how things hang together
    "FROM": "desde, a partir de, a partir da, a partir do",
    "OF": "de, do, da, dos, das",
    "TO": "às, a, ao, aos",
    "FOR": "em busca dos, atras dos pneus, coube a, coube ao, foi parar nas maos de, caiu nas maos de, "
    "sorriu a, sorriu ao, sorriu para, caiu no colo de, foi cair no colo de, "
    "p /, pra, pras, pro, pros, para, por, pelo, pela, pelos, pelas",
    "UNTIL": "ate, ate a, ate o",
    "BY": "por parte de, por meio de, por meio do, por meio da, por meio dum",
    "ON": "sobre, em cima de, em cima do, em cima da, para cima de, as custas de, a custa de, contra, frente a, "
    "em relacao a, em comparacao com, comparado a, comparado com, diante de, em "
    "relacao ao, relativamente a",
    "IN": "num, numa, em, no, na, nos, nas, ao termino de, ao termino da, ao termino do",
    "WITH": "com",
    "THAN": "do que",
    "BEHIND": "na esteira de, no vacuo de, na cola de, atras de, atras, as suas costas, nas suas costas",
    "AHEAD": "a sua frente, na sua frente, adiante, adiante de, "
    "a frente de, na frente de, a frente, na frente, de frente",
    "AND": "e",
    "BECAUSE": "se se tiver em conta que, se levarmos em conta que, se considerarmos que, tendo em conta que, "
    "levando em conta que, considerando que, se se considerar que, se pensarmos que, "
    "gracas a, gracas ao, devido a, devido ao, porque, pois, ja que, uma vez que, "
    "dado que, como mostra, como mostram, como indica, como indicam, "
    "como demonstra, como demonstram, como evidenciado por, como evidencia, como reflete",
    "BUT": "mas, porem, embora, no entanto, contudo, entretanto, apesar, todavia, ainda que, mesmo que, apesar de, "
    "apesar de que, se bem que, muito embora, ainda assim, mesmo assim, nao obstante, conquanto, mesmo sendo",
    "WHILE": "enquanto, ao passo que, quando, onde, por sua vez, por seu lado, por outro lado, em contrapartida, "
    "pelo contrario, ja o, enquanto que, enquanto isso",
    "BETWEEN": "entre",
    "BEFORE": "antes de, antes de que, antes da, antes do, antes que, antes das, antes dos",
    "AFTER": "apos, depois que, depois de que, apos que, logo que, depois de, depois da, depois do, depois das, "
    "depois dos",
    "WHO": "quem, cujo, cuja, cujos, cujas",
    "HE": "o piloto identificado como, o piloto designado como, o piloto conhecido como, ele, o piloto",
    "HIS": "seu, sua, seus, suas, dele",
    "BOTH_STOPS": "as duas paradas, ambas as paradas, os dois pit stops, as duas paragens, ambas as paragens, "
    "suas duas paradas, as suas duas paragens",
    "BOTH": "a dupla, ambos os homens, os dois homens, um e outro, tanto um como outro, "
    "ambos, ambas, os dois pilotos, ambos os pilotos, os dois, "
    "ambos os casos, dois casos, os dois casos, dois carros, os dois carros, ambos os carros",
    "ALL": "todos, todas, sempre",
    "EACH": "cada um deles, cada um dos dois, "
    "cada piloto, cada carro, cada lado, cada qual, por piloto, por carro, por cabeca, cada vez, "
    "a cada vez, em cada ocasiao, cada uma, cada um, cada passagem, cada passada",
    "EXCEPT": "exceto, salvo, excluindo, sem contar",
    "BACK": "de volta, depois de volta, novamente, de novo",
    "SAME": "imitando - o, imitando, seguiu o exemplo, seguindo o exemplo, seguiu os seus passos, "
    "seguindo os seus passos, fazendo o mesmo, repetindo o gesto, repetiu o gesto, repetiu a dose, "
    "copiando, copiou, fez exatamente o mesmo, repetiu a operacao, repetiu a troca, replicando, "
    "fez o seu, realizou a sua, realizou o seu, efetuou a sua, fez a dele, fez a sua, fez o mesmo, "
    "fez isso, o fez, "
    "fez a mesma coisa, faz o mesmo, faz a mesma coisa, fizeram o mesmo, o imitou, imitou, fez igual",
    "COMPARE": "mais tarde, "
    "de uso, de idade, de rodagem, melhor, maior, menor, pior, mais, antes, depois, tarde, menos, "
    "adicionais, extra, extras, a mais, a "
    "menos, de diferenca",
    "PARTIAL": "prematuras, prematura, primeiros, "
    "cedo, adicional, consecutivas, seguidas, primeiras, outras, iniciais, posteriores, sucessivas, "
    "mesmas, precoces",
    "TOTAL": "no total, totais, total, ao todo, totalizaram, totalizou, totalizando, somaram, somando",
    "OPENING": "inicial",
    "FINAL": "derradeiro, derradeira, derradeiros, derradeiras, final, ultimo, ultima, ultimas, ultimos",
    "RESPECTIVELY": "respectivamente, nessa ordem, nesta ordem, por essa ordem, por esta ordem, pela ordem",
    "DURING": "ao longo de, sob, durante, em condicao, em condicoes, em condicao de, em condicoes de, em regime de",
    "THESE": "estas, estes, essas, esses, essa janela",
    "NEG": "em nada, "
    "falta de um, falta de uma, ausencia de um, ausencia de uma, "
    "em vez da, em vez do, em lugar da, em lugar do, ao inves da, ao inves do, evitou, impediu, impedindo, "
    "impedir, o oposto de, o contrario de, nao, nem, nunca, sem, "
    "tampouco, "
    "jamais, em vez de, nenhum, nenhuma, ausencia, nao resultou em",
    "HYP": "cogitou, cogitava, havia planejado, tinha planejado, tinha planeado, pretendia, pensava em parar, "
    "pensou em parar, considerou parar, considerou uma parada, avaliou uma parada, estudou uma parada, "
    "ponderou uma parada, ponderou parar, previa parar, "
    "planejava, planeava, tinha previsto, premissa de que, afirmacao de que, ideia de que, "
    "chance de, possibilidade de, teria, poderia, seria, deveria, se tivesse, se o, se a, tivesse, "
    "esperariamos, haveria, pudesse, caso",
    "TWO_SECONDS": "um par de segundos, par de segundos, uns dois segundos",
    "TIMES": "ocasioes, vezes",
    "YES": "sim",
    "OCCUR": "se materializou, materializou, materializar, ocorreu, aconteceu, houve, existiu",
    "LOOSE": "aproximadamente, uns, por volta de, cerca de, quase, mais de, menos de, "
    "nada menos que, nada menos do que",
    "ACHIEVE": "conseguiram, lograram, alcancaram, consegue, conseguem, concretizaram, conseguiu, conseguir, logrou, "
    "alcancou, concretizou",
    "GET_PAST": "conseguir passa - lo, passa - lo, ultrapassa - lo, conseguir ultrapassar, enfim passar, "
    "finalmente passar, "
    "encontrar o caminho e passar, encontrar o caminho para passar, encontrar brecha para "
    "passar, "
    "incomodar, dar o bote em, dar o bote no, por em apuros, colocar em apuros, desalojar, desbancar, "
    "dar conta de, deu conta de, achar como passar, achou como passar, encontrar um jeito de passar, "
    "encontrou um jeito de passar, achar um jeito de passar, achou um jeito de passar, "
    "achar brecha para passar, encontrar forma de passar, "
    "encontrou forma de passar, encontrar maneira de passar, encontrou maneira de passar, passar por, "
    "passar de, livrar - se de vez de, desembaracar - se de, desenvencilhar - se de, "
    "encontrar espaco para passar, encontrou espaco para passar, encontrar como passar, "
    "encontrou como passar, conseguiu passar por, conseguiu passar o, conseguiu passar, conseguir passar",
    "STUCK": "colado na asa traseira de, grudado na asa traseira de, colado na traseira de, grudado na traseira de, "
    "colado na caixa de cambio de, grudado na caixa de cambio de, grudado na asa traseira, "
    "colado na asa traseira, colado na cauda, colado a traseira, colado a traseira de, no cangote, "
    "no seu cangote, nos calcanhares, no seu retrovisor, nos espelhos dele, fungando no cangote, "
    "colado nele, grudado nele, "
    "colado na traseira, colado na sua traseira, colado atras, colado no difusor, "
    "colado na caixa de cambio, colado na caixa, grudado na traseira, grudado na sua traseira, grudado atras, "
    "nos retrovisores, nos seus retrovisores, no retrovisor, nos espelhos",
    "HOLDING": "contencao, resistencia, defesa, defesas",
    "SHOW": "mostra, mostram, mostrar, evidencia, indica, indicam, confirma, confirmam, prova, permite afirmar, "
    "permitem afirmar, afirmar, concluir, atribuir, determinar, verificar, especifica, especificam, especificar",
    "QUE": "os quais, as quais, o qual, que",
    "FOLLOWED": "seguido de, seguido por",
    "TOP_3": "podium, trio da frente, tres primeiros, top tres, top 3, os tres primeiros, podio",
    "TOP_5": "top cinco, top 5, os cinco primeiros",
    "TOP_6": "top seis, top 6, os seis primeiros",
    "TOP_8": "top oito, top 8, os oito primeiros",
    "TOP_10": "top dez, top 10, os dez primeiros",
    "ORDER": "classificacao, resultados",
    "NET": "liquida, liquido, liquidos, liquidas",
    "SHIFT": "reducao de, aumento de, reducao da, reducao do, aumento da, aumento do, variacao, mudanca de, melhora, "
    "crescimento, ampliacao, alargamento, encurtamento, diminuicao, inversao de, reversao de, "
    "oscilacao de, troca liquida de",
    "GIVE": "trouxemos, "
    "valeram, trouxeram, proporcionaram, concederam, proporciona, traz, deu, da vantagem, dando, deram, "
    "valeu, trouxe, proporcionou, concedeu, garantiu - lhe, deu - lhe, "
    "valeu - lhe, rendeu - lhe, trouxe - lhe, lhe trouxe, lhe deu, lhe valeu, lhe rendeu, rendia, trazendo",
    "WINDOW": "janela, periodo, fase, defasagem, antecipacao, antecedencia",
    "SC": "entrou o safety car, entrou o carro de seguranca, entrou o vsc, safety car entrou, "
    "carro de seguranca entrou, vsc entrou, carro de seguranca, carro de seguranca virtual, neutralizacao",
    "DRY": "slick, slicks, pneus de seco, pneus secos, pneus para pista seca, compostos de seco, seco",
    "WET_WEATHER": "borracha de chuva, compostos de chuva, os de chuva, pneu de chuva, pneus de chuva",
    "OFF": "tirou, tirando",
    "NO_STOPS": "nenhum pit stop, nenhuma paragem, zero pit stops, nenhuma ida aos boxes, nenhuma visita aos boxes, "
    "nao realizou nenhuma parada, nao realizou paradas, sem pit stops, sem nenhuma parada, nem uma parada, "
    "nenhuma parada, zero paradas, sem paradas, nao fez nenhuma parada, nao fez paradas, "
    "sem fazer nenhuma parada, sem fazer uma parada, sem fazer uma unica parada, sem fazer paradas, "
    "sem realizar nenhuma parada, sem realizar paradas, sem uma unica parada, sem fazer nenhuma paragem, "
    "sem fazer qualquer paragem, sem fazer qualquer parada, sem qualquer parada, sem qualquer paragem, sem paragens",
    "STOPPED_SO_FAR": "ja tinha parado, ja havia parado, ja tinham parado, ja haviam parado, ja parou, "
    "ja tinha entrado, ja parara",
    "COVERED": "cobriu, cobre",
    "CALLED": "chamou, chamaram, chamar, chama, chamam, chamando, chamamos",
    "HAD_TO": "teve de, teve que, tiveram de, tiveram que, viu - se obrigado a, foi obrigado a",
    "NO_STOPPING": "sem parar, sem ter parado, sem entrar nos boxes, sem entrar nas boxes, sem passar pelos boxes, "
    "sem passar pelas boxes, sem ter passado pelos boxes, sem visitar os boxes",
    "PRODUCE": "geraram, produziram, renderam, rende, render, gerando, produzindo, produzir, gerar, gerou, produziu, "
    "gera, rendeu",
    "REJECT": "descartou, descarta, descartando, abriu mao de",
    "NEGATIVE": "negativa, negativo",
    "WHOLE": "toda a corrida, a corrida inteira, a corrida toda, toda a prova, durante toda a corrida, "
    "ao longo da corrida, em toda a corrida",
    "OTHERS": "os que, pelos que, aos que, aqueles que, rivais, adversarios, pilotos com, pilotos de, carros com, "
    "carros de",
    "HOLD_HIM": "o segurou, o segurava, o conteve, o reteve, o bloqueou, o manteve atras, o mantinha atras, "
    "segurou - o, conteve - o, reteve - o, bloqueou - o, manteve - o atras, fechou - lhe a porta, lhe fechou a porta",
    "LED": "precedia, comandava",
    "FAVOUR": "em favor dos, em favor das, a favor dos, a favor das, "
    "a favor de, a favor do, a favor da, em favor de, em favor do",
    "WHY": "por que",
    "KEEP": "teve, tiveram, tinha, tinham, ter, tendo, manter, mantendo, mantem, mantinha",
    "HELD": "mantido a distancia, mantido atras, mantido em cheque, mantido para tras, rechacado, repelido, barrado, "
    "represado, encaixotada, engarrafada, entalada, trancada, empacado, empacada, presa, travada, retida, "
    "contida, bloqueada, emparedado, estacionado, empatado, encalhado, "
    "presos, engarrafado, entalado, encurralado, trancado, bloqueados, emperrado, "
    "preso, travado, retido, contido, segurado, bloqueado, encaixotado, segurando - se",
    "EFFECTIVELY": "efetivamente, eficazmente",
    "TENTHS": "decimos, decimos de segundo, decimo de segundo, decimas, decimas de segundo",
    "HUNDREDTHS": "centesimo, centesimos, centesimo de segundo, centesimos de segundo, "
    "centesima, centesimas, centesimas de segundo",
    "THOUSANDTHS": "milesimo, milesimos, milesimo de segundo, milesimos de segundo, milesima, milesimas, "
    "milesimas de segundo, milissegundos",
    "LEAVE": "se livrar dos, se livrar das, se livrou dos, se livrou das, se desfez dos, se desfez das, "
    "desfazer - se dos, livrar - se dos, livrar - se das, desfazendo - se dos, livrando - se dos, "
    "se desfazer dos, se desfazer de, se livrar de, deu adeus aos, disse adeus aos, despediu - se dos, "
    "se despediu dos, despachou os, encostou os, descartou os, dispensou os, "
    "livrou - se dos, desfez - se dos, livrou - se de, desfez - se de, aposentou os, arrumou, despiu, "
    "abdicou dos, abdicou de, "
    "largou mao de, sacando, sacar, tiramos, tirasse, tirava, "
    "deixou, deixa, deixar, deixando, deixaram, deixam, deixado, tira, tiram, tirar, tiraram, retira, "
    "retirou, retirar, retirando, retiraram, abandona, abandonam, abandonaram, abandonando, livrou, livrar, "
    "livra, livraram, livrando, desfez, desfazer, descalcou, sacou, aposentou",
    "OUT": "fora, saem, sairam, saiu, sai, saindo",
    "INSIDE": "dentro, adentro",
    "YIELD": "deram lugar a, deram lugar aos, deu lugar a, deu lugar ao, dando lugar a, dando lugar aos, dao "
    "lugar a, dao lugar aos, deram vez a, deram vez aos, substituidos por, sao "
    "substituidos por, cederam lugar a, cederam lugar aos, cederam o lugar a, cederam o lugar aos, cederam espaco "
    "a, cederam espaco aos, deram passagem a, deram passagem aos",
    "INSTEAD": "em troca de, em troca dos, no lugar de, no lugar dos, em lugar de, em substituicao a, "
    "em substituicao aos, no lugar do, "
    "em vez dos, em lugar dos",
    "UNDER_SC": "atras do safety car, atras do carro de seguranca, "
    "com a corrida neutralizada, com a prova neutralizada, com o safety car na pista, com o carro de seguranca na "
    "pista, com o safety car virtual na pista, com o carro de seguranca virtual na pista, com o safety car "
    "acionado, com safety car, com o carro de seguranca acionado, com o carro de seguranca virtual acionado",
    "EXPLOIT": "beneficiando do, beneficiando da, beneficiando de, valendo do, valendo da, aproveitando, "
    "aproveitou, aproveita, aproveitar, aproveitaram, beneficiando - se de, beneficiando "
    "- se do, se beneficiou do, se beneficiou da, se valeu do, valendo - se do, beneficiado pelo",
    "FITTED": "montado, montados, calcado, calcados, instalado, instalados, colocados",
    "RENEW": "renovou, renovar, renovaram, renova, renovando",
    "ALIKE": "do mesmo, do mesmo tipo, do mesmo composto, da mesma borracha, dos mesmos, da mesma especificacao, "
    "do mesmo pneu, outros novos, um novo jogo igual, novos do mesmo tipo",
    "REVERSED": "a troca contraria, a troca inversa, a mudanca inversa, a operacao inversa, a troca oposta",
    "RED_FLAG": "interrupcao, paralisacao, interrupcao da corrida, paralisacao da corrida, "
    "bandeira vermelha, bandeiras vermelhas",
    "SAME_CONDITION": "mesma condicao, mesmas condicoes, mesma circunstancia, mesmas circunstancias",
    "SO_FAR": "ja levava, ja levavam, ja tinha feito, ja havia feito, ja tinha completado, "
    "ja havia completado, ja acumulava, ja somava",
    "NEITHER": "nenhum dos dois, nenhuma das duas, nenhum deles, nenhuma delas",
    "BLOCK": "travou, trava, travava, travando, travar",
    "AS_LONG": "o mesmo tempo, mesmo numero de voltas, outras tantas, mesma duracao, "
    "igual numero de voltas, mesmo periodo, tempo igual",
    "SHORT": "abaixo",
    "ANOTHER_ALIKE": "outro conjunto do mesmo composto, outro igual, outro jogo da mesma borracha, outro jogo "
    "identico, outro jogo igual, outros iguais, um jogo novo do mesmo, um jogo novo do mesmo composto, um novo jogo "
    "do mesmo, um novo jogo do mesmo composto",
    "FIT": "pediu, pede, pediram, reclamou, se calcou, deitou mao de, deitou mao aos, se agarrou aos, "
    "apelou para, apostou no, bota, botamos, botando, botar, botaram, botou, calcamos, colocamos, decidiu "
    "- se pelos, decidiu - se por, enfia, enfiou, escolhemos, escolhendo, escolher, espeta, espetou, foi "
    "ao, foi aos, foi de, foram de, ir aos, ir de, jogou, lancou mao de, lancou mao dos, mete, metemos, "
    "metendo, meter, meteram, meteu, meteu - lhe, migrando para, migrar para, migrou aos, migrou para, "
    "montamos, opta pelo, opta pelos, optamos pelo, optamos pelos, optamos por, optando pela, optando "
    "pelo, optando pelos, optar pelo, optar pelos, optaram pelo, optaram pelos, optou pela, optou pelas, "
    "optou pelo, optou pelos, partiu para, passamos a, passamos ao, passamos para, pusemos, recorre a, "
    "recorre aos, recorrendo a, recorrendo aos, recorrer a, recorrer aos, recorreu a, recorreu ao, "
    "recorreu aos, tacou, tascou, trocamos para",
    "MIDDLE_STINT": "stint central, stint do meio, stint intermediario, stint intermedio, trecho central, trecho do "
    "meio, trecho intermediario, trecho intermedio",
    "NEXT_LAP": "na volta posterior, na outra volta, no giro posterior, uma volta depois disso, "
    "na volta imediatamente a seguir, na volta logo a seguir, "
    "na seguinte, na volta seguinte, na volta a seguir, na proxima volta, no giro seguinte, "
    "na imediata seguinte, "
    "na seguinte volta, a volta seguinte",
    "WET_WORD": "chuva, chuva forte, chuva intensa",
    "DOZEN": "duzia de",
    "MINUTE": "minuto, minutos",
    "SOMEBODY": "alguem",
    "SAME_COMPOUNDS": "com os mesmos compostos, mesmo composto, mesmos compostos, mesmos pneus, os mesmos compostos",
    "TO_FIT": "para botar, para calcar, para colocar, para equipar, para espetar, para instalar, para meter, "
    "para montar, para por, pra botar, pra calcar, pra colocar, pra equipar, pra espetar, pra instalar, pra meter, "
    "pra montar, pra por",
    "UNMOVED": "recusou a ceder, nao abriu a porta, nao lhe abriu a porta, "
    "sem abrir a porta, nao o deixou passar, nao deixou passar, sem deixar passar, sem o deixar passar, "
    "nao deu brecha, sem dar brecha, nao cedeu um milimetro, nao cedeu um centimetro, nao cedeu nem um milimetro, "
    "nao arredou pe",
    "WHOM": "a quem, ao qual",
    "THIRD_PLACE": "ultimo degrau do podio, degrau mais baixo do podio, terceiro degrau do podio, "
    "ultimo lugar do podio, "
    "ultima vaga do podio, ultimo posto do podio, ultima posicao do podio, ultimo lugar no podio",
    "MIRRORS": "traseira, vacuo, espelhos, retrovisores, retrovisor",
    "SEIZE": "aproveitou para, aproveitou a ocasiao, aproveitou a oportunidade, aproveitou o momento, aproveitou a "
    "deixa, aproveitaram para, aproveitando para, nao hesitou em, nao pensou duas vezes, aproveitou a "
    "chance, aproveitou a brecha, nao desperdicou a chance, nao desperdicou a oportunidade",
    "WITH_THEM": "com eles, com elas, com estes, com estas, com esse jogo, com este jogo, com esse composto, "
    "com este "
    "composto, sobre eles, com essa borracha",
    "FUEL": "combustivel, gasolina",
    "HELD_BEHIND": "engolindo a fumaca de, comendo fumaca de, comendo a poeira de, engolindo a poeira de, "
    "cheirando o escapamento de, respirando o escapamento de, olhando para a caixa de cambio de, "
    "olhando para a asa traseira de, olhando para a traseira de, olhando a traseira de, "
    "olhando a asa traseira de, olhando o difusor de, vendo a asa traseira de, vendo a traseira de, "
    "vendo a caixa de cambio de, vendo o difusor de, so viu a asa traseira de, so viu a traseira de, "
    "nao viu outra coisa senao a asa traseira de, a olhar para a traseira de, a ver a traseira de, "
    "a olhar para a asa traseira de, a olhar para a caixa de velocidades de, comendo o ar sujo de, "
    "engolindo o ar sujo de, no ar sujo de, preso no ar sujo de, na turbulencia de, nas turbulencias de",
    "NO_WAY": "incapaz de passar, incapaz de ultrapassar, incapaz de superar, sem conseguir passar, "
    "sem conseguir ultrapassar, sem conseguir superar, sem poder passar, sem poder ultrapassar, "
    "sem lograr passar, nao houve jeito de passar, nao teve jeito de passar, nao havia como passar, "
    "nao tinha como passar, nao achou por onde passar, nao encontrou por onde passar, nao achou brecha, "
    "nao encontrou brecha, nao achou espaco, nao encontrou espaco, sem achar brecha, sem encontrar brecha, "
    "sem achar espaco, sem encontrar espaco, nao houve maneira de passar, nao houve forma de passar, "
    "nao houve como passar, nao conseguiu passar nunca, nao encontrava brecha, nao achava brecha, "
    "nunca achou brecha, nao conseguiu passa-lo",
    "ONLY_ONE": "a unica que fez, a unica que realizou, a unica que faria, a unica dele, a unica da sua corrida, "
    "a unica da corrida dele, a sua unica, a unica da sua prova, a unica da corrida, a unica da prova, "
    "a unica da tarde",
    "SECOND_PLACE": "segundo degrau do podio, degrau intermediario do podio, segundo posto do podio, "
    "segundo lugar do podio, "
    "segunda posicao do podio, segundo lugar no podio",
    "PAIR": "um par de, uma dupla de",
    "DONE_LAPS": "na conta, nas costas, no bolso, no currículo, completadas, completas, cumpridas, percorridas, "
    "disputadas, transcorridas, decorridas, rodadas",
    "SEASON": "no ano, do ano, na temporada, da temporada, na carreira, da carreira, este ano, esta temporada, "
    "da epoca, na epoca",
    "RACE_FOR": "a corrida foi de, a corrida foi para, a prova foi de, a prova foi para, o grande premio foi de, "
    "o grande premio foi para, a corrida ficou com, a prova ficou com",
    "WAY": "a maneira de, a forma de, o modo de, maneira de, forma de, modo de, um jeito de, jeito de, brecha para, "
    "uma brecha para, espaco para, um espaco para, por onde, o caminho para",
    "NEEDED": "demorou, tardou",
    "SUPERIOR_TO": "superior a, superior ao, superiores a",
    "RANGE": "faixa, casa dos",
}
