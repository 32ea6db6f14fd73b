import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "e|ed",
  ofSubject: "in",
  andLater: "poi|e poi|quindi",
  postOf: "di|del|della|dei|delle|degli|dell'|per|in|presso",
  terms: `
POST mayor: sindaco; sindaca
POST director: direttore; direttrice
POST managing director: direttore generale; direttrice generale; amministratore unico; amministratrice unica
POST chief executive: amministratore delegato; amministratrice delegata
POST finance director: direttore finanziario; direttrice finanziaria
POST president: presidente
POST vice president: vicepresidente
POST secretary: segretario; segretaria
POST treasurer: tesoriere; tesoriera
POST lawyer: avvocato; avvocata; avvocatessa
POST notary: notaio; notaia
POST engineer: ingegnere
POST doctor: medico
POST senior hospital physician: dirigente medico
POST nurse: infermiere; infermiera
POST professor | teacher: professore; professoressa
POST full professor: professore ordinario; professoressa ordinaria
POST associate professor: professore associato; professoressa associata
POST teacher: insegnante; docente
POST consultant: consulente
POST researcher: ricercatore; ricercatrice
POST architect: architetto; architetta
POST journalist: giornalista
POST member: membro; socio; socia
POST founder: fondatore; fondatrice
POST co-founder: cofondatore; cofondatrice
POST owner: titolare; proprietario; proprietaria
POST specialist in orthopaedics and traumatology: specialista in ortopedia e traumatologia
POST head of *: responsabile ~; responsabile di ~; responsabile della ~; responsabile del ~; responsabile dei ~; responsabile delle ~; responsabile dell'~; capo ~; direttore della ~; caposervizio ~
POST * director: direttore ~; direttrice ~; direttore di ~; direttrice di ~; direttore del ~; direttrice del ~
POST * engineer: ingegnere ~; ingegnere di ~
POST * technician: tecnico ~; tecnico di ~; tecnica di ~
POST * manager: ~ manager
POST * consultant: consulente ~; consulente in ~
POST teacher of *: insegnante di ~; docente di ~; maestro di ~; maestra di ~
POST professor of *: professore di ~; professoressa di ~; ordinario di ~; professore ordinario di ~; professoressa ordinaria di ~
POST * assistant: assistente ~; assistente di ~; addetto ~; addetta ~
POST * officer: addetto alla ~; addetta alla ~; addetto ai ~; addetta ai ~; addetto alle ~; addetta alle ~
POST archaeologist: archeologo; archeologa; funzionario archeologo; funzionaria archeologa
POST site manager: responsabile di cantiere; capocantiere; direttore di cantiere
POST environment and safety manager: responsabile ambiente e sicurezza
POST head of management control: responsabile del controllo di gestione
POST co-editor: condirettore della rivista; condirettrice della rivista
POST editor-in-chief: direttore responsabile; direttrice responsabile; caporedattore; caporedattrice
POST editor: redattore; redattrice
POST chair: presidente del consiglio di amministrazione
POST board member: consigliere; consigliera; consigliere di amministrazione; consigliera di amministrazione
POST town councillor: consigliere comunale; consigliera comunale
POST alderman: assessore; assessora
POST assistant: assistente; aiuto
POST substitute teacher: docente supplente; supplente; insegnante supplente
POST contract lecturer: docente a contratto; professore a contratto; professoressa a contratto
POST head teacher: preside; dirigente scolastico; dirigente scolastica
POST rector: rettore; rettrice
POST chief physician: primario; direttore di unità operativa
POST surgeon: chirurgo; chirurga
POST general practitioner: medico di base; medico di famiglia
POST dentist: odontoiatra; dentista
POST vet: veterinario; veterinaria
POST pharmacist: farmacista
POST physiotherapist: fisioterapista
POST psychologist: psicologo; psicologa
POST translator: traduttore; traduttrice
POST interpreter: interprete
POST writer: scrittore; scrittrice
POST photographer: fotografo; fotografa
POST actor: attore; attrice
POST musician: musicista
POST conductor: direttore d'orchestra; direttrice d'orchestra
POST coach: allenatore; allenatrice
POST judge: giudice; magistrato; magistrata
POST public prosecutor: pubblico ministero; procuratore; procuratrice
POST member of parliament: deputato; deputata
POST senator: senatore; senatrice
POST accountant: ragioniere; ragioniera; contabile
POST chartered accountant: commercialista; dottore commercialista
POST auditor: revisore; revisore dei conti
POST technician: tecnico; tecnica
POST clerk: impiegato; impiegata
POST worker: operaio; operaia
POST developer: sviluppatore; sviluppatrice; programmatore; programmatrice
POST librarian: bibliotecario; bibliotecaria
POST archivist: archivista
POST curator: curatore; curatrice; conservatore; conservatrice
POST winemaker: enologo; enologa
POST farmer: agricoltore; agricoltrice
POST chef: cuoco; cuoca
POST intern: tirocinante; stagista
POST volunteer: volontario; volontaria
POST partner: socio fondatore; socia fondatrice
POST parish priest: parroco
POST head: responsabile
POST coordinator: coordinatore; coordinatrice
POST supervisor: capoturno; caposquadra
POST entrepreneur: imprenditore; imprenditrice
POST businessperson: uomo d'affari; donna d'affari
POST building contractor: imprenditore edile; imprenditrice edile
POST police officer: poliziotto; poliziotta; agente di polizia; agente della polizia di stato
POST police inspector: ispettore di polizia; ispettrice di polizia
POST police superintendent: commissario di polizia; commissaria di polizia
POST hospital director: direttore d'ospedale; direttrice d'ospedale; direttore dell'ospedale; direttrice dell'ospedale
POST medical director: direttore sanitario; direttrice sanitaria
POST fisherman: pescatore
POST fisherwoman: pescatrice
POST baker: panettiere; panettiera; fornaio; fornaia
POST butcher: macellaio; macellaia
POST hairdresser: parrucchiere; parrucchiera
POST barber: barbiere
POST plumber: idraulico
POST electrician: elettricista
POST carpenter: falegname
POST bricklayer: muratore; muratrice
POST driver: autista
POST lorry driver: camionista
POST bus driver: autista di autobus
POST taxi driver: tassista
POST train driver: macchinista ferroviario
POST airline pilot: pilota di linea
POST sailor: marinaio; marinaia
POST firefighter: vigile del fuoco; pompiere
POST soldier: soldato; soldatessa
POST singer: cantante
POST opera singer: cantante lirico; cantante lirica
POST singer-songwriter: cantautore; cantautrice
POST dancer: ballerino; ballerina; danzatore; danzatrice
POST composer: compositore; compositrice
POST painter: pittore; pittrice
POST artist: artista
POST sculptor: scultore; scultrice
POST poet: poeta; poetessa
POST novelist: romanziere; romanziera
POST author: autore; autrice
POST playwright: drammaturgo; drammaturga
POST illustrator: illustratore; illustratrice
POST graphic designer: grafico
POST fashion designer: stilista
POST film director: regista cinematografico; regista cinematografica
POST stage director: regista teatrale
POST film producer: produttore cinematografico; produttrice cinematografica
POST screenwriter: sceneggiatore; sceneggiatrice
POST pianist: pianista
POST violinist: violinista
POST cellist: violoncellista
POST guitarist: chitarrista
POST choreographer: coreografo; coreografa
POST athlete: atleta
POST footballer: calciatore; calciatrice
POST cyclist: ciclista
POST football referee: arbitro di calcio; arbitra di calcio
POST historian: storico; storica
POST art historian: storico dell'arte; storica dell'arte
POST philosopher: filosofo; filosofa
POST sociologist: sociologo; sociologa
POST anthropologist: antropologo; antropologa
POST linguist: linguista
POST mathematician: matematico
POST physicist: fisico
POST chemist: chimico
POST biologist: biologo; biologa
POST geologist: geologo; geologa
POST botanist: botanico
POST astronomer: astronomo; astronoma
POST economist: economista
POST political scientist: politologo; politologa
POST politician: politico; politica
POST diplomat: diplomatico; diplomatica
POST ambassador: ambasciatore; ambasciatrice
POST civil servant: funzionario pubblico; funzionaria pubblica
POST activist: attivista
POST trade unionist: sindacalista
POST priest: prete; sacerdote
POST pastor: pastore evangelico; pastora evangelica; pastore valdese; pastora valdese
POST rabbi: rabbino; rabbina
POST bishop: vescovo; vescova
POST archbishop: arcivescovo
POST friar: frate
POST nun: suora; monaca
POST midwife: ostetrica; ostetrico
POST psychiatrist: psichiatra
POST psychotherapist: psicoterapeuta
POST paediatrician: pediatra
POST cardiologist: cardiologo; cardiologa
POST neurologist: neurologo; neurologa
POST gynaecologist: ginecologo; ginecologa
POST dermatologist: dermatologo; dermatologa
POST oncologist: oncologo; oncologa
POST radiologist: radiologo; radiologa
POST scientist: scienziato; scienziata
POST town planner: urbanista
POST surveyor: topografo; topografa
POST software developer: sviluppatore software; sviluppatrice software; sviluppatore di software
POST data analyst: analista dati; analista di dati
POST system administrator: amministratore di sistema; amministratrice di sistema
POST banker: banchiere; banchiera
POST estate agent: agente immobiliare
POST insurance agent: agente assicurativo; agente assicurativa; agente di assicurazione; agente di assicurazioni
POST shopkeeper: negoziante
POST bookseller: libraio; libraia
POST trader: commerciante
POST photojournalist: fotoreporter; fotogiornalista
POST presenter: presentatore; presentatrice
POST television presenter: conduttore televisivo; conduttrice televisiva
POST radio presenter: conduttore radiofonico; conduttrice radiofonica
POST publisher: editore; editrice
POST restorer: restauratore; restauratrice
POST restaurateur: ristoratore; ristoratrice
POST waiter: cameriere
POST hotelier: albergatore; albergatrice
POST tour guide: guida turistica
POST beekeeper: apicoltore; apicoltrice
POST gardener: giardiniere
POST forest ranger: guardia forestale
POST social worker: assistente sociale
POST ship's captain: comandante di nave; capitano di nave
RANK deputy *: vice ~; vice~; con~
RANK associate *: ~ associato; ~ associata
RANK substitute *: ~ supplente
RANK senior *: ~ senior
RANK head *: ~ capo
RANK honorary *: ~ onorario; ~ onoraria
RANK former *: ex ~; già ~
RANK volunteer *: ~ volontario; ~ volontaria
MATTER quality: qualità
MATTER sales: vendite; commerciale
MATTER purchasing: acquisti
MATTER human resources: risorse umane; personale
MATTER finance: finanza; finanziario; finanziaria
MATTER communications: comunicazione
MATTER production: produzione
MATTER logistics: logistica
MATTER technical: tecnico; tecnica
MATTER artistic: artistico; artistica
MATTER scientific: scientifico; scientifica
MATTER health: sanitario; sanitaria
MATTER administrative: amministrativo; amministrativa
MATTER operations: operazioni; operativo; operativa
MATTER research and development: ricerca e sviluppo
MATTER research: ricerca
MATTER environment: ambiente
MATTER safety: sicurezza
MATTER development: sviluppo
MATTER project: progetti; progetto
MATTER IT: informatica; sistemi informativi
MATTER legal: legale; affari legali
MATTER maintenance: manutenzione
MATTER press: stampa
MATTER training: formazione
MATTER customer service: assistenza clienti
MATTER export: export
MATTER warehouse: magazzino
MATTER laboratory: laboratorio
MATTER administration: amministrazione
DEGREE doctorate: dottorato; dottorato di ricerca
DEGREE degree: laurea; laureato; laureata; laurea quinquennale; laurea a ciclo unico
DEGREE specialist training: specializzazione
DEGREE school-leaving diploma: maturità
DEGREE bachelor's degree: laurea triennale; laurea breve
DEGREE master's degree: laurea magistrale; laurea specialistica; master
DEGREE diploma: diplomato; diplomata
DEGREE classical school-leaving diploma: maturità classica
DEGREE scientific school-leaving diploma: maturità scientifica
DEGREE two-year course: biennio
DEGREE surveyor's diploma: geometra
SUBJECT law: giurisprudenza; diritto
SUBJECT medicine: medicina; medicina e chirurgia
SUBJECT economics: economia
SUBJECT maritime economics: economia marittima
SUBJECT engineering: ingegneria
SUBJECT civil engineering: ingegneria civile
SUBJECT hand surgery: chirurgia della mano
SUBJECT architecture: architettura
SUBJECT humanities: lettere
SUBJECT history: storia
SUBJECT computer science: informatica
SUBJECT physics: fisica
SUBJECT chemistry: chimica
SUBJECT mathematics: matematica
SUBJECT industrial chemistry: chimica industriale
SUBJECT ancient literature: lettere antiche
SUBJECT modern literature: lettere moderne
SUBJECT classical archaeology: archeologia classica
SUBJECT archaeology: archeologia
SUBJECT business economics: economia aziendale; economia e commercio
SUBJECT sports science: scienze motorie
SUBJECT environmental management: gestione ambientale
SUBJECT transport law: diritto dei trasporti
SUBJECT political science: scienze politiche
SUBJECT communication: scienze della comunicazione
SUBJECT education: scienze della formazione; pedagogia; scienze dell'educazione
SUBJECT philosophy: filosofia
SUBJECT psychology: psicologia
SUBJECT biology: biologia; scienze biologiche
SUBJECT geology: geologia; scienze geologiche
SUBJECT mechanical engineering: ingegneria meccanica
SUBJECT electronic engineering: ingegneria elettronica
SUBJECT management engineering: ingegneria gestionale
SUBJECT agriculture: agraria; scienze agrarie
SUBJECT veterinary medicine: veterinaria; medicina veterinaria
SUBJECT pharmacy: farmacia
SUBJECT nursing: infermieristica; scienze infermieristiche
SUBJECT history of art: storia dell'arte
SUBJECT accounting: ragioneria
SUBJECT languages: lingue; lingue straniere; lingue e letterature straniere
SUBJECT Latin and Greek: latino e greco
SUBJECT music: musica
SUBJECT surgery: chirurgia
SUBJECT orthopaedics: ortopedia; ortopedia e traumatologia
BODY: consiglio; consiglio direttivo; consiglio di amministrazione; direttivo; comitato; giunta; segreteria
`,
};
