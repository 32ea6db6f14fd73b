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
