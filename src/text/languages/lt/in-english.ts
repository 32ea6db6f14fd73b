import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "ir",
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
DEGREE doctorate: daktaras; doktorantūra; daktaro laipsnis
DEGREE master's degree: magistras; magistro laipsnis
DEGREE master's degree in public administration: viešojo administravimo magistras
DEGREE bachelor's degree: bakalauras; bakalauro laipsnis
DEGREE diploma in mechanical engineering: inžinierius mechanikas
SUBJECT law: teisė
SUBJECT medicine: medicina
SUBJECT economics: ekonomika
SUBJECT history: istorija
SUBJECT computer science: informatika
SUBJECT architecture: architektūra
SUBJECT physics: fizika
SUBJECT chemistry: chemija
SUBJECT mathematics: matematika
BODY: taryba; valdyba; komitetas; komisija; vadovybė
`,
};
