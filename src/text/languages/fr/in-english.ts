import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "et",
  ofSubject: "de|en",
  terms: `
POST mayor: maire
POST deputy mayor: adjoint au maire; adjointe au maire
POST director: directeur; directrice
POST managing director: directeur général; directrice générale
POST finance director: directeur financier; directrice financière
POST general secretary: secrétaire général; secrétaire générale
POST secretary: secrétaire
POST treasurer: trésorier; trésorière
POST president: président; présidente
POST vice president: vice-président; vice-présidente
POST professor | teacher: professeur; professeure
POST lecturer: maître de conférences; maîtresse de conférences
POST lawyer: avocat; avocate
POST notary: notaire
POST engineer: ingénieur; ingénieure
POST doctor: médecin
POST nurse: infirmier; infirmière
POST pharmacist: pharmacien; pharmacienne
POST journalist: journaliste
POST architect: architecte
POST consultant: consultante
POST member: membre
POST town councillor: conseiller municipal; conseillère municipale
POST manager: gérant; gérante
POST project manager: chef de projet; cheffe de projet
POST founder: fondateur; fondatrice
POST co-founder: cofondateur; cofondatrice
POST researcher: chercheur; chercheuse
POST doctoral student: doctorant; doctorante
DEGREE doctorate: doctorat; thèse de doctorat
DEGREE master's degree: master; mastère
DEGREE bachelor's degree: licence
DEGREE school-leaving examination: baccalauréat
SUBJECT law: droit
SUBJECT medicine: médecine
SUBJECT public health: santé publique
SUBJECT economics: économie; sciences économiques
SUBJECT history: histoire
SUBJECT management: gestion
SUBJECT computer science: informatique
SUBJECT civil engineering: génie civil
SUBJECT physics: physique
SUBJECT chemistry: chimie
SUBJECT mathematics: mathématiques
SUBJECT political science: sciences politiques
SUBJECT pharmacy: pharmacie
BODY: conseil; conseil d'administration; comité; comité de direction; bureau; conseil municipal; direction
`,
};
