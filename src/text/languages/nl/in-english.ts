import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "en",
  ofSubject: "in",
  terms: `
POST mayor: burgemeester
POST director: directeur; directrice
POST managing director: algemeen directeur
POST finance director: financieel directeur
POST chair: voorzitter
POST vice chair: vicevoorzitter; vice-voorzitter
POST board member: bestuurslid
POST treasurer: penningmeester
POST secretary: secretaris; secretaresse
POST co-owner: mede-eigenaar
POST owner: eigenaar; eigenaresse
POST founder: oprichter; oprichtster
POST co-founder: medeoprichter; mede-oprichter
POST professor: hoogleraar
POST senior lecturer: universitair hoofddocent
POST assistant professor: universitair docent
POST lecturer: docent
POST teacher: leraar; lerares
POST lawyer: advocaat; advocate
POST notary: notaris
POST doctor: arts
POST general practitioner: huisarts
POST nurse: verpleegkundige
POST engineer: ingenieur
POST researcher: onderzoeker
POST adviser: adviseur
POST member: lid
POST head of department: afdelingshoofd
POST alderman: wethouder
DEGREE doctorate: doctoraat
DEGREE master's degree: master
DEGREE bachelor's degree: bachelor
SUBJECT law: rechten; rechtsgeleerdheid
SUBJECT medicine: geneeskunde
SUBJECT architecture and construction: bouwkunde
SUBJECT mechanical engineering: werktuigbouwkunde
SUBJECT civil engineering: civiele techniek
SUBJECT business administration: bedrijfskunde
SUBJECT economics: economie
SUBJECT history: geschiedenis
SUBJECT computer science: informatica
SUBJECT health policy: het gezondheidszorgbeleid; gezondheidszorgbeleid
SUBJECT physics: natuurkunde
SUBJECT chemistry: scheikunde
SUBJECT mathematics: wiskunde
BODY: bestuur; raad; gemeenteraad; raad van bestuur; raad van toezicht; raad van commissarissen; directie; commissie
`,
};
