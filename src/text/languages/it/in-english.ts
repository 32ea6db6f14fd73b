import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "e|ed",
  ofSubject: "in",
  terms: `
POST mayor: sindaco; sindaca
POST director: direttore; direttrice
POST managing director: direttore generale; direttrice generale
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
POST owner: titolare
POST specialist in orthopaedics and traumatology: specialista in ortopedia e traumatologia
DEGREE doctorate: dottorato; dottorato di ricerca
DEGREE degree: laurea
DEGREE specialist training: specializzazione
DEGREE school-leaving diploma: maturità
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
BODY: consiglio; consiglio direttivo; consiglio di amministrazione; direttivo; comitato; giunta; segreteria
`,
};
