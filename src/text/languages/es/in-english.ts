import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "y|e",
  ofSubject: "en|de",
  andLater: "y luego|luego|y después|y posteriormente",
  postOf: "de|del|para|en|de la|de los|de las",
  terms: `
POST mayor: alcalde; alcaldesa
POST director: directora
POST managing director: director general; directora general
POST finance director: director financiero; directora financiera
POST president: presidente; presidenta
POST vice president: vicepresidente; vicepresidenta
POST secretary: secretario; secretaria
POST general secretary: secretario general; secretaria general
POST treasurer: tesorero; tesorera
POST notary: notario; notaria
POST lawyer: abogado; abogada
POST professor: catedrático; catedrática
POST lecturer | teacher: profesor; profesora
POST visiting lecturer: profesor invitado; profesora invitada
POST teacher: maestro; maestra; docente
POST engineer: ingeniero; ingeniera
POST civil engineer: ingeniero civil; ingeniera civil
POST doctor: médico; médica
POST nurse: enfermero; enfermera
POST architect: arquitecto; arquitecta
POST consultant: consultor; consultora
POST adviser: asesor; asesora
POST independent researcher: investigador independiente; investigadora independiente
POST researcher: investigador; investigadora; científico; científica
POST manager: gerente
POST town councillor: concejal; concejala
POST member: vocal; miembro; socio; socia
POST founder: fundador; fundadora
POST co-founder: cofundador; cofundadora
POST coordinator: coordinador; coordinadora
POST independent board member: consejero independiente; consejera independiente
POST head of *: jefe de ~; jefa de ~; responsable de ~; jefe del departamento de ~; jefa del departamento de ~; encargado de ~; encargada de ~; jefe ~; jefa ~
POST * director: director de ~; directora de ~; director ~; directora ~
POST * manager: gerente de ~; gestor de ~; gestora de ~; gerente ~
POST * coordinator: coordinador de ~; coordinadora de ~; coordinador ~; coordinadora ~
POST * engineer: ingeniero de ~; ingeniera de ~; ingeniero en ~; ingeniera en ~; ingeniero ~; ingeniera ~
POST * technician: técnico de ~; técnica de ~; técnico en ~; técnica en ~
POST * analyst: analista de ~; analista ~
POST * consultant: consultor de ~; consultora de ~; consultor en ~; consultora en ~
POST * adviser: asesor de ~; asesora de ~; asesor ~; asesora ~
POST * teacher: maestro de ~; maestra de ~
POST * assistant: asistente de ~; auxiliar de ~; ayudante de ~; auxiliar ~
POST professor of *: catedrático de ~; catedrática de ~
POST * researcher: investigador en ~; investigadora en ~
POST chief executive: consejero delegado; consejera delegada; CEO y fundadora
POST deputy director: subdirector; subdirectora
POST head: jefe; jefa; responsable
POST chair: presidente del consejo; presidenta del consejo
POST board member: consejero; consejera; miembro del consejo de administración
POST member of the advisory board: miembro del consejo asesor
POST associate lecturer: profesor asociado; profesora asociada; profesor colaborador; profesora colaboradora
POST senior lecturer: profesor titular; profesora titular; titular de universidad
POST assistant lecturer: profesor ayudante; profesora ayudante; jefe de trabajos prácticos; jefa de trabajos prácticos
POST emeritus professor: profesor emérito; profesora emérita
POST secondary-school teacher: docente de nivel medio; profesor de secundaria; profesora de secundaria; profesor de instituto; profesora de instituto
POST academic technician: técnico académico; técnica académica
POST volunteer firefighter: bombero voluntario; bombera voluntaria
POST firefighter: bombero; bombera
POST social worker: trabajador social; trabajadora social; asistente social
POST environmental engineer: ingeniero ambiental; ingeniera ambiental
POST agricultural engineer: ingeniero agrónomo; ingeniera agrónoma
POST civil mining engineer: ingeniero civil de minas; ingeniera civil de minas
POST industrial engineer: ingeniero industrial; ingeniera industrial
POST winemaker: enólogo; enóloga
POST lifeguard: socorrista
POST administrative assistant: auxiliar administrativo; auxiliar administrativa; administrativo; administrativa
POST quality manager: gerente de calidad; responsable de calidad
POST journalist: periodista
POST editor-in-chief: redactor jefe; redactora jefa
POST editor: redactor; redactora; editora
POST reporter: reportero; reportera
POST translator: traductor; traductora
POST writer: escritor; escritora
POST photographer: fotógrafo; fotógrafa
POST actor: actriz
POST musician: músico; música
POST conductor: director de orquesta; directora de orquesta
POST developer: desarrollador; desarrolladora; programador; programadora
POST judge: juez; jueza; magistrado; magistrada
POST public prosecutor: fiscal; fiscala
POST senator: senadora
POST member of parliament: diputado; diputada
POST police officer: policía; mujer policía; agente de policía; policía nacional
POST head teacher: director de escuela; directora de escuela
POST biologist: biólogo; bióloga
POST chemist: químico; química
POST psychologist: psicólogo; psicóloga
POST pharmacist: farmacéutico; farmacéutica
POST physiotherapist: fisioterapeuta
POST dentist: dentista; odontólogo; odontóloga
POST vet: veterinario; veterinaria
POST accountant: contador; contadora; contable
POST economist: economista
POST technician: técnico; técnica
POST analyst: analista
POST assistant: asistente; ayudante; auxiliar
POST partner: socio director; socia directora
POST intern: becario; becaria; practicante; pasante
POST coach: entrenador; entrenadora
POST librarian: bibliotecario; bibliotecaria
POST archivist: archivero; archivera; archivista
POST curator: conservador; conservadora; curador; curadora; comisario de exposiciones; comisaria de exposiciones; comisario de arte; comisaria de arte
POST priest: párroco; sacerdote
POST farmer: agricultor; agricultora; ganadero; ganadera
POST chef: cocinero; cocinera
POST owner: propietario; propietaria; dueño; dueña
POST volunteer: voluntario; voluntaria
POST spokesperson: portavoz
POST councillor: regidor; regidora
POST taster: catador; catadora
POST rural adviser: extensionista
POST superintendent: superintendente
POST language assistant in Spanish: lector de español; lectora de español
POST businessperson: empresario; empresaria; hombre de negocios; mujer de negocios
POST entrepreneur: emprendedor; emprendedora
POST building contractor: contratista de obras; contratista de construcción
POST police inspector: inspector de policía; inspectora de policía
POST police superintendent: comisario de policía; comisaria de policía
POST hospital director: director de hospital; directora de hospital; director del hospital; directora del hospital
POST fisherman: pescador
POST fisherwoman: pescadora
POST baker: panadero; panadera
POST butcher: carnicero; carnicera
POST hairdresser: peluquero; peluquera
POST barber: barbero; barbera
POST plumber: fontanero; fontanera; plomero; plomera; gasfíter
POST electrician: electricista
POST carpenter: carpintero; carpintera
POST bricklayer: albañil
POST driver: chófer; chofer
POST lorry driver: camionero; camionera
POST bus driver: conductor de autobús; conductora de autobús
POST taxi driver: taxista
POST train driver: maquinista de tren
POST airline pilot: piloto de líneas aéreas; piloto de línea aérea
POST sailor: marinero; marinera
POST soldier: soldado
POST singer: cantante
POST singer-songwriter: cantautor; cantautora
POST dancer: bailarín; bailarina
POST composer: compositor; compositora
POST painter: pintor; pintora
POST sculptor: escultor; escultora
POST poet: poeta; poetisa
POST novelist: novelista
POST author: autor; autora
POST playwright: dramaturgo; dramaturga
POST illustrator: ilustrador; ilustradora
POST graphic designer: diseñador gráfico; diseñadora gráfica
POST designer: diseñador; diseñadora
POST film director: director de cine; directora de cine
POST filmmaker: cineasta
POST film producer: productor de cine; productora de cine
POST music producer: productor musical; productora musical
POST screenwriter: guionista
POST pianist: pianista
POST violinist: violinista
POST guitarist: guitarrista
POST choreographer: coreógrafo; coreógrafa
POST athlete: atleta; deportista
POST footballer: futbolista
POST cyclist: ciclista
POST football referee: árbitro de fútbol; árbitra de fútbol
POST historian: historiador; historiadora
POST philosopher: filósofo; filósofa
POST sociologist: sociólogo; socióloga
POST anthropologist: antropólogo; antropóloga
POST archaeologist: arqueólogo; arqueóloga
POST linguist: lingüista
POST mathematician: matemático
POST physicist: físico
POST geologist: geólogo; geóloga
POST botanist: botánico
POST astronomer: astrónomo; astrónoma
POST political scientist: politólogo; politóloga
POST politician: político; política
POST diplomat: diplomático; diplomática
POST ambassador: embajador; embajadora
POST consul: cónsul; consulesa
POST civil servant: funcionario; funcionaria; funcionario público; funcionaria pública
POST activist: activista
POST trade unionist: sindicalista
POST pastor: pastor evangélico; pastora evangélica
POST imam: imán
POST rabbi: rabino; rabina
POST bishop: obispo; obispa
POST archbishop: arzobispo
POST monk: monje
POST nun: monja
POST surgeon: cirujano; cirujana
POST midwife: comadrona; matrona; partera; partero; matrón
POST psychiatrist: psiquiatra
POST paediatrician: pediatra
POST cardiologist: cardiólogo; cardióloga
POST neurologist: neurólogo; neuróloga
POST gynaecologist: ginecólogo; ginecóloga
POST dermatologist: dermatólogo; dermatóloga
POST oncologist: oncólogo; oncóloga
POST ophthalmologist: oftalmólogo; oftalmóloga
POST radiologist: radiólogo; radióloga
POST town planner: urbanista
POST surveyor: topógrafo; topógrafa; agrimensor; agrimensora
POST software developer: desarrollador de software; desarrolladora de software
POST data analyst: analista de datos
POST data scientist: científico de datos; científica de datos
POST system administrator: administrador de sistemas; administradora de sistemas
POST auditor: auditora
POST banker: banquero; banquera
POST stockbroker: corredor de bolsa; corredora de bolsa
POST estate agent: agente inmobiliario; agente inmobiliaria
POST insurance agent: agente de seguros
POST insurance broker: corredor de seguros; corredora de seguros
POST shopkeeper: tendero; tendera
POST bookseller: librero; librera
POST trader: comerciante
POST photojournalist: fotoperiodista; reportero gráfico; reportera gráfica
POST presenter: presentador; presentadora
POST television presenter: presentador de televisión; presentadora de televisión
POST conference interpreter: intérprete de conferencias
POST art restorer: restaurador de arte; restauradora de arte
POST sommelier: sumiller; sumillera
POST waiter: camarero; mesero
POST waitress: camarera; mesera
POST hotelier: hotelero; hotelera
POST tour guide: guía turístico; guía turística; guía de turismo
POST beekeeper: apicultor; apicultora
POST gardener: jardinero; jardinera
POST forest ranger: guardabosques; guarda forestal
POST worker: trabajador; trabajadora; obrero; obrera
POST ship's captain: capitán de barco; capitana de barco; capitán de la marina mercante; capitana de la marina mercante
RANK associate *: ~ asociado; ~ asociada
RANK assistant *: ~ ayudante; ~ adjunto; ~ adjunta; ~ auxiliar
RANK deputy *: vice~; sub~
RANK senior *: ~ sénior; ~ senior
RANK junior *: ~ júnior
RANK visiting *: ~ visitante
RANK honorary *: ~ honorario; ~ honoraria
RANK volunteer *: ~ voluntario; ~ voluntaria
RANK former *: ex~; ex ~; exe ~
MATTER sales: ventas; comercial
MATTER purchasing: compras
MATTER human resources: recursos humanos; RR. HH.; RRHH; personal
MATTER quality: calidad
MATTER operations: operaciones
MATTER logistics: logística
MATTER production: producción
MATTER finance: finanzas; financiero; financiera
MATTER communications: comunicación; comunicaciones
MATTER marketing: mercadotecnia; mercadeo
MATTER technical: técnico; técnica
MATTER artistic: artístico; artística
MATTER scientific: científico; científica
MATTER executive: ejecutivo; ejecutiva
MATTER academic: académico; académica
MATTER project: proyectos; proyecto
MATTER systems: sistemas
MATTER software: software
MATTER inventory: inventarios
MATTER restoration: restauración
MATTER research: investigación
MATTER innovation: innovación
MATTER development: desarrollo
MATTER training: formación; capacitación
MATTER maintenance: mantenimiento
MATTER environment: medio ambiente
MATTER legal: jurídico; jurídica; legal
MATTER administration: administración
MATTER accounting: contabilidad
MATTER IT: informática; tecnología de la información; TI
MATTER mining: minas
MATTER GIS: SIG
MATTER security: seguridad
MATTER product: producto
MATTER area: área
MATTER works: obra; obras
MATTER culture: cultura
MATTER education: educación
MATTER office: oficina
MATTER nursing: enfermería
MATTER kitchen: cocina
DEGREE doctorate: doctorado; doctor; doctora
DEGREE master's degree: máster; maestría; magíster; maestro en ciencias; máster universitario
DEGREE bachelor's degree: grado; licenciatura; licenciado; licenciada; bachiller
DEGREE secondary-school diploma: bachillerato
DEGREE three-year degree: diplomatura; diplomado; diplomada
DEGREE engineering degree: ingeniería
DEGREE course: curso
DEGREE postgraduate course: posgrado; postgrado
SUBJECT law: derecho
SUBJECT medicine: medicina
SUBJECT economics: economía; ciencias económicas
SUBJECT business administration: administración de empresas; administración y dirección de empresas
SUBJECT history: historia
SUBJECT architecture: arquitectura
SUBJECT civil engineering: ingeniería civil
SUBJECT computer science: informática
SUBJECT psychology: psicología
SUBJECT journalism: periodismo
SUBJECT physics: física
SUBJECT chemistry: química
SUBJECT mathematics: matemáticas
SUBJECT English studies: filología inglesa
SUBJECT Spanish studies: filología hispánica
SUBJECT marine sciences: ciencias del mar
SUBJECT law and business: derecho y empresariales
SUBJECT business studies: empresariales; ciencias empresariales
SUBJECT agronomy: agronomía; ingeniería agronómica
SUBJECT foreign trade: comercio exterior
SUBJECT critical care: cuidados críticos
SUBJECT archaeology: arqueología
SUBJECT philosophy: filosofía
SUBJECT geography: geografía
SUBJECT rural geography: geografía rural
SUBJECT biology: biología
SUBJECT geology: geología
SUBJECT sociology: sociología
SUBJECT political science: ciencias políticas; ciencia política
SUBJECT social work: trabajo social
SUBJECT forestry: ingeniería forestal
SUBJECT industrial engineering: ingeniería industrial
SUBJECT chemical engineering: ingeniería química
SUBJECT mechanical engineering: ingeniería mecánica
SUBJECT electronic engineering: ingeniería electrónica
SUBJECT systems engineering: ingeniería de sistemas
SUBJECT applied ecology: ecología aplicada
SUBJECT nursing: enfermería
SUBJECT dentistry: odontología
SUBJECT pharmacy: farmacia
SUBJECT veterinary medicine: veterinaria
SUBJECT fine arts: bellas artes
SUBJECT music: música
SUBJECT translation: traducción; traducción e interpretación
SUBJECT education: educación; magisterio
SUBJECT linguistics: lingüística
SUBJECT history of art: historia del arte
SUBJECT accounting: contaduría; contaduría pública
SUBJECT tourism: turismo
BODY: consejo; consejo de administración; directiva; junta; junta directiva; comité; comité de dirección; patronato
`,
};
