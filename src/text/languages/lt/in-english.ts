import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "ir",
  andLater: "vėliau|po to",
  terms: `
POST mayor: meras; merė
POST director: direktorius; direktorė
POST managing director: generalinis direktorius; generalinė direktorė
POST president: prezidentas; prezidentė
POST chair: pirmininkas; pirmininkė
POST deputy director: direktoriaus pavaduotojas; direktoriaus pavaduotoja
POST professor: profesorius; profesorė
POST associate professor: docentas; docentė
POST lecturer: lektorius; lektorė; dėstytojas; dėstytoja
POST teacher: mokytojas; mokytoja
POST doctor: gydytojas; gydytoja
POST nurse: slaugytojas; slaugytoja
POST lawyer: advokatas; advokatė
POST notary: notaras; notarė
POST engineer: inžinierius; inžinierė
POST architect: architektas; architektė
POST journalist: žurnalistas; žurnalistė
POST consultant: konsultantas; konsultantė
POST member: narys; narė
POST founder: įkūrėjas; įkūrėja
POST project manager: projektų vadovas; projektų vadovė
POST research fellow: mokslo darbuotojas; mokslo darbuotoja
POST head of *: ~ skyriaus vedėjas; ~ skyriaus vedėja; ~ skyriaus vadovas; ~ skyriaus vadovė; ~ vadovas; ~ vadovė
POST * director: ~ direktorius; ~ direktorė
POST * specialist: ~ specialistas; ~ specialistė
POST * manager: ~ vadybininkas; ~ vadybininkė
POST * engineer: ~ inžinierius; ~ inžinierė
POST * editor: ~ redaktorius; ~ redaktorė
POST * teacher: ~ mokytojas; ~ mokytoja
POST ecologist: ekologas; ekologė
POST editor: redaktorius; redaktorė
POST editor-in-chief: vyriausiasis redaktorius; vyriausioji redaktorė
POST researcher: mokslininkas; mokslininkė; tyrėjas; tyrėja
POST doctoral student: doktorantas; doktorantė
POST assistant: asistentas; asistentė; padėjėjas; padėjėja
POST head of department: skyriaus vedėjas; skyriaus vedėja; katedros vedėjas; katedros vedėja
POST head: vadovas; vadovė; vedėjas; vedėja
POST dean: dekanas; dekanė
POST rector: rektorius; rektorė
POST psychologist: psichologas; psichologė
POST pharmacist: vaistininkas; vaistininkė; farmacininkas
POST vet: veterinaras; veterinarė; veterinarijos gydytojas
POST specialist: specialistas; specialistė
POST accountant: buhalteris; buhalterė
POST chief accountant: vyriausiasis buhalteris; vyriausioji buhalterė
POST programmer: programuotojas; programuotoja
POST manager: vadybininkas; vadybininkė
POST judge: teisėjas; teisėja
POST public prosecutor: prokuroras; prokurorė
POST translator: vertėjas; vertėja
POST writer: rašytojas; rašytoja
POST photographer: fotografas; fotografė
POST actor: aktorius; aktorė
POST stage director: režisierius; režisierė
POST musician: muzikantas; muzikantė
POST coach: treneris; trenerė
POST librarian: bibliotekininkas; bibliotekininkė
POST owner: savininkas; savininkė
POST co-founder: bendraįkūrėjis; bendraįkūrėja
POST board member: valdybos narys; valdybos narė
POST chair of the board: valdybos pirmininkas; valdybos pirmininkė
POST member of the Seimas: Seimo narys; Seimo narė
POST councillor: tarybos narys; tarybos narė
POST elder: seniūnas; seniūnė
POST priest: kunigas; klebonas
POST farmer: ūkininkas; ūkininkė
POST chef: virėjas; virėja
POST driver: vairuotojas; vairuotoja
POST secretary: sekretorius; sekretorė
POST adviser: patarėjas; patarėja
POST coordinator: koordinatorius; koordinatorė
POST analyst: analitikas; analitikė
POST volunteer: savanoris; savanorė
POST intern: praktikantas; praktikantė; stažuotojas; stažuotoja
POST resident doctor: gydytojas rezidentas; gydytoja rezidentė
POST businessperson: verslininkas; verslininkė
POST building contractor: statybos rangovas
POST police officer: policininkas; policininkė; policijos pareigūnas; policijos pareigūnė
POST hospital director: ligoninės direktorius; ligoninės direktorė
POST museum director: muziejaus direktorius; muziejaus direktorė
POST theatre director: teatro direktorius; teatro direktorė
POST fisherman: žvejys
POST fisherwoman: žvejė
POST baker: kepėjas; kepėja
POST butcher: mėsininkas; mėsininkė
POST hairdresser: kirpėjas; kirpėja
POST plumber: santechnikas; santechnikė
POST electrician: elektrikas; elektrikė
POST carpenter: dailidė
POST joiner: stalius
POST bricklayer: mūrininkas; mūrininkė
POST lorry driver: vilkiko vairuotojas
POST bus driver: autobuso vairuotojas; autobuso vairuotoja
POST taxi driver: taksistas; taksistė
POST train driver: traukinio mašinistas
POST pilot: pilotas; pilotė; lakūnas; lakūnė
POST sailor: jūreivis; jūreivė; jūrininkas; jūrininkė
POST firefighter: ugniagesys; ugniagesė; gaisrininkas; gaisrininkė
POST soldier: karys; kareivis
POST singer: dainininkas; dainininkė
POST opera singer: operos dainininkas; operos dainininkė; operos solistas; operos solistė
POST dancer: šokėjas; šokėja
POST composer: kompozitorius; kompozitorė
POST painter: tapytojas; tapytoja
POST artist: dailininkas; dailininkė; menininkas; menininkė
POST sculptor: skulptorius; skulptorė
POST poet: poetas; poetė
POST author: autorius; autorė
POST playwright: dramaturgas; dramaturgė
POST illustrator: iliustruotojas; iliustruotoja; iliustratorius; iliustratorė
POST graphic designer: grafikos dizaineris; grafikos dizainerė
POST designer: dizaineris; dizainerė
POST film director: kino režisierius; kino režisierė
POST producer: prodiuseris; prodiuserė
POST screenwriter: scenaristas; scenaristė
POST pianist: pianistas; pianistė
POST violinist: smuikininkas; smuikininkė
POST cellist: violončelininkas; violončelininkė
POST guitarist: gitaristas; gitaristė
POST conductor: dirigentas; dirigentė
POST choreographer: choreografas; choreografė
POST athlete: sportininkas; sportininkė; lengvaatletis; lengvaatletė
POST footballer: futbolininkas; futbolininkė
POST basketball player: krepšininkas; krepšininkė
POST cyclist: dviratininkas; dviratininkė
POST runner: bėgikas; bėgikė
POST football referee: futbolo teisėjas; futbolo teisėja
POST historian: istorikas; istorikė
POST art historian: menotyrininkas; menotyrininkė; dailėtyrininkas; dailėtyrininkė
POST philosopher: filosofas; filosofė
POST sociologist: sociologas; sociologė
POST anthropologist: antropologas; antropologė
POST archaeologist: archeologas; archeologė
POST linguist: kalbininkas; kalbininkė; lingvistas; lingvistė
POST mathematician: matematikas; matematikė
POST physicist: fizikas; fizikė
POST chemist: chemikas; chemikė
POST biologist: biologas; biologė
POST geologist: geologas; geologė
POST botanist: botanikas; botanikė
POST astronomer: astronomas; astronomė
POST economist: ekonomistas; ekonomistė
POST political scientist: politologas; politologė
POST politician: politikas; politikė
POST diplomat: diplomatas; diplomatė
POST ambassador: ambasadorius; ambasadorė
POST consul: konsulas; konsulė
POST civil servant: valstybės tarnautojas; valstybės tarnautoja
POST activist: aktyvistas; aktyvistė
POST pastor: pastorius; pastorė
POST imam: imamas
POST rabbi: rabinas
POST bishop: vyskupas; vyskupė
POST archbishop: arkivyskupas
POST monk: vienuolis
POST nun: vienuolė
POST surgeon: chirurgas; chirurgė; gydytojas chirurgas; gydytoja chirurgė
POST midwife: akušeris; akušerė
POST dentist: odontologas; odontologė; gydytojas odontologas; gydytoja odontologė; dantų gydytojas; dantų gydytoja
POST psychiatrist: psichiatras; psichiatrė; gydytojas psichiatras; gydytoja psichiatrė
POST psychotherapist: psichoterapeutas; psichoterapeutė
POST physiotherapist: kineziterapeutas; kineziterapeutė
POST paediatrician: pediatras; pediatrė; vaikų gydytojas; vaikų gydytoja; vaikų ligų gydytojas; vaikų ligų gydytoja
POST cardiologist: kardiologas; kardiologė; gydytojas kardiologas; gydytoja kardiologė
POST neurologist: neurologas; neurologė
POST gynaecologist: ginekologas; ginekologė
POST dermatologist: dermatologas; dermatologė
POST oncologist: onkologas; onkologė
POST ophthalmologist: oftalmologas; oftalmologė; akių gydytojas; akių gydytoja
POST radiologist: radiologas; radiologė
POST family doctor: šeimos gydytojas; šeimos gydytoja
POST head teacher: mokyklos direktorius; mokyklos direktorė; gimnazijos direktorius; gimnazijos direktorė
POST town planner: urbanistas; urbanistė
POST surveyor: matininkas; matininkė; geodezininkas; geodezininkė
POST software developer: programinės įrangos kūrėjas; programinės įrangos kūrėja
POST data analyst: duomenų analitikas; duomenų analitikė
POST data scientist: duomenų mokslininkas; duomenų mokslininkė
POST system administrator: sistemų administratorius; sistemų administratorė
POST auditor: auditorius; auditorė
POST banker: bankininkas; bankininkė
POST broker: brokeris; brokerė
POST estate agent: nekilnojamojo turto brokeris; nekilnojamojo turto brokerė; nekilnojamojo turto agentas; nekilnojamojo turto agentė; NT brokeris; NT brokerė
POST insurance agent: draudimo agentas; draudimo agentė
POST insurance broker: draudimo brokeris; draudimo brokerė
POST shopkeeper: parduotuvės savininkas; parduotuvės savininkė
POST trader: prekybininkas; prekybininkė
POST photojournalist: fotožurnalistas; fotožurnalistė
POST presenter: laidų vedėjas; laidų vedėja
POST television presenter: televizijos laidų vedėjas; televizijos laidų vedėja
POST publisher: leidėjas; leidėja
POST interpreter: vertėjas žodžiu; vertėja žodžiu
POST archivist: archyvaras; archyvarė; archyvistas; archyvistė
POST exhibition curator: parodų kuratorius; parodų kuratorė
POST restorer: restauratorius; restauratorė
POST sommelier: someljė
POST waiter: padavėjas
POST waitress: padavėja
POST tour guide: gidas; gidė
POST winemaker: vyndarys; vyndarė
POST beekeeper: bitininkas; bitininkė
POST gardener: sodininkas; sodininkė
POST forester: miškininkas; miškininkė; girininkas; girininkė
POST social worker: socialinis darbuotojas; socialinė darbuotoja
POST worker: darbininkas; darbininkė
POST ship's captain: laivo kapitonas; laivo kapitonė
RANK senior *: vyresnysis ~; vyresnioji ~; vyriausiasis ~; vyriausioji ~
RANK junior *: jaunesnysis ~; jaunesnioji ~
RANK deputy *: ~ pavaduotojas; ~ pavaduotoja
RANK former *: buvęs ~; buvusi ~
MATTER sales: pardavimų
MATTER finance: finansų
MATTER marketing: rinkodaros
MATTER human resources: personalo
MATTER production: gamybos
MATTER quality: kokybės
MATTER communications: komunikacijos
MATTER project: projektų
MATTER logistics: logistikos
MATTER photo: nuotraukų
MATTER IT: IT; informacinių technologijų
MATTER history: istorijos
MATTER mathematics: matematikos
MATTER purchasing: pirkimų
DEGREE doctorate: daktaras; doktorantūra; daktaro laipsnis
DEGREE master's degree: magistras; magistro laipsnis
DEGREE master's degree in public administration: viešojo administravimo magistras
DEGREE bachelor's degree: bakalauras; bakalauro laipsnis
DEGREE diploma in mechanical engineering: inžinierius mechanikas; mechanikos inžinieriaus diplomas
DEGREE residency in paediatric neurology: vaikų neurologijos rezidentūra
DEGREE residency: rezidentūra
DEGREE doctorate in technology: technologijos mokslų daktaras; technologijos mokslų daktarė
DEGREE secondary education: vidurinis išsilavinimas
SUBJECT law: teisė
SUBJECT medicine: medicina
SUBJECT economics: ekonomika
SUBJECT history: istorija
SUBJECT computer science: informatika
SUBJECT architecture: architektūra
SUBJECT physics: fizika
SUBJECT chemistry: chemija
SUBJECT mathematics: matematika
SUBJECT paediatric neurology: vaikų neurologija
SUBJECT philology: filologija
SUBJECT philosophy: filosofija
SUBJECT psychology: psichologija
SUBJECT journalism: žurnalistika
SUBJECT biology: biologija
SUBJECT geography: geografija
SUBJECT management: vadyba
SUBJECT political science: politikos mokslai
BODY: taryba; valdyba; komitetas; komisija; vadovybė
`,
};
