import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "och",
  ofSubject: "i",
  terms: `
POST mayor: borgmästare
POST chief executive: vd; verkställande direktör
POST president and chief executive: vd och koncernchef
POST finance director: finansdirektör; ekonomidirektör
POST director general: generaldirektör
POST chair: ordförande
POST vice chair: vice ordförande
POST board member: styrelseledamot
POST treasurer: kassör
POST secretary: sekreterare
POST lawyer: advokat
POST doctor: läkare
POST chief physician: överläkare
POST nurse: sjuksköterska
POST engineer: ingenjör
POST teacher: lärare
POST senior lecturer: universitetslektor
POST adjunct lecturer: adjungerad lektor
POST researcher: forskare
POST doctoral student: doktorand
POST head of department: avdelningschef
POST project manager: projektledare
POST product manager: produktchef
POST adviser: rådgivare
POST consultant: konsult
POST member: ledamot; medlem
POST founder: grundare
POST co-founder: medgrundare
POST owner: ägare
DEGREE doctorate: doktorsexamen
DEGREE master's degree: masterexamen
DEGREE bachelor's degree: kandidatexamen
DEGREE master's degree in engineering: civilingenjör; civilingenjörsexamen
SUBJECT law: juridik
SUBJECT medicine: medicin
SUBJECT economics: nationalekonomi
SUBJECT business administration: företagsekonomi
SUBJECT history: historia
SUBJECT computer science: datavetenskap
SUBJECT architecture: arkitektur
SUBJECT physics: fysik
SUBJECT chemistry: kemi
SUBJECT mathematics: matematik
BODY: styrelse; styrelsen; ledning; ledningsgrupp; nämnd; utskott; råd
`,
};
