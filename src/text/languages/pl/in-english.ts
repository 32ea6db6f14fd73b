import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "i|oraz",
  terms: `
POST mayor: burmistrz; prezydent miasta
POST director: dyrektor; dyrektorka
POST sales director: dyrektor sprzedaży; dyrektorka sprzedaży
POST finance director: dyrektor finansowy; dyrektorka finansowa
POST managing director: dyrektor generalny; dyrektor zarządzający
POST president: prezes; prezeska
POST chief executive: prezes zarządu; prezeska zarządu
POST vice president: wiceprezes; wiceprezeska
POST chair: przewodniczący; przewodnicząca
POST secretary: sekretarz
POST treasurer: skarbnik; skarbniczka
POST lawyer: adwokat; adwokatka; prawnik; prawniczka
POST notary: notariusz; notariuszka
POST doctor: lekarz; lekarka
POST resident doctor: lekarz rezydent; lekarka rezydentka
POST nurse: pielęgniarka; pielęgniarz
POST engineer: inżynier; inżynierka
POST teacher: nauczyciel; nauczycielka
POST assistant professor: adiunkt; adiunktka
POST journalist: dziennikarz; dziennikarka
POST editor-in-chief: redaktor naczelny; redaktorka naczelna
POST member: członek; członkini
POST founder: założyciel; założycielka
POST owner: właściciel; właścicielka
POST manager: kierownik; kierowniczka
POST specialist: specjalista; specjalistka
POST architect: architektka
POST food technologist: technolog żywności
POST councillor: radny; radna
DEGREE doctorate: doktorat
DEGREE master's degree: magisterium; magister
DEGREE bachelor's degree: licencjat
DEGREE school-leaving examination: matura
SUBJECT law: prawo
SUBJECT medicine: medycyna
SUBJECT economics: ekonomia
SUBJECT history: historia
SUBJECT computer science: informatyka
SUBJECT architecture: architektura
SUBJECT civil engineering: budownictwo
SUBJECT psychology: psychologia
SUBJECT management: zarządzanie
SUBJECT physics: fizyka
SUBJECT chemistry: chemia
SUBJECT mathematics: matematyka
BODY: zarząd; rada; rada nadzorcza; rada miasta; komisja; komitet; kierownictwo; dyrekcja
`,
};
