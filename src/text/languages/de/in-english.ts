import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "und",
  ofSubject: "in",
  terms: `
POST mayor: Bürgermeister; Bürgermeisterin; Oberbürgermeister; Oberbürgermeisterin
POST managing director: Geschäftsführer; Geschäftsführerin; geschäftsführender Direktor
POST technical managing director: technischer Geschäftsführer; technische Geschäftsführerin
POST director: Direktor; Direktorin
POST chair: Vorsitzender; Vorsitzende
POST deputy chair: stellvertretender Vorsitzender; stellvertretende Vorsitzende
POST board member: Vorstandsmitglied
POST treasurer: Schatzmeister; Schatzmeisterin; Kassenwart; Kassenwartin
POST head of department: Abteilungsleiter; Abteilungsleiterin
POST senior physician: Oberarzt; Oberärztin
POST junior doctor: Assistenzarzt; Assistenzärztin
POST chief physician: Chefarzt; Chefärztin
POST research associate: wissenschaftlicher Mitarbeiter; wissenschaftliche Mitarbeiterin
POST lawyer: Rechtsanwalt; Rechtsanwältin
POST notary: Notar; Notarin
POST tax adviser: Steuerberater; Steuerberaterin
POST journalist: Journalistin
POST engineer: Ingenieur; Ingenieurin
POST architect: Architekt; Architektin
POST teacher: Lehrer; Lehrerin
POST nurse: Krankenschwester; Krankenpfleger; Pflegefachfrau; Pflegefachmann
POST consultant: Berater; Beraterin
POST professor: Professorin
POST member: Mitglied
POST founder: Gründer; Gründerin
POST owner: Inhaber; Inhaberin
POST project manager: Projektleiter; Projektleiterin
POST lecturer: Dozent; Dozentin
POST doctoral student: Doktorand; Doktorandin
DEGREE doctorate: Promotion; Doktorat
DEGREE master's degree: Master; Masterabschluss
DEGREE bachelor's degree: Bachelor; Bachelorabschluss
DEGREE postdoctoral lecturing qualification: Habilitation
DEGREE school-leaving examination: Abitur; Matura
SUBJECT law: Jura; Rechtswissenschaft; Rechtswissenschaften
SUBJECT medicine: Medizin; Humanmedizin
SUBJECT mechanical engineering: Maschinenbau
SUBJECT electrical engineering: Elektrotechnik
SUBJECT civil engineering: Bauingenieurwesen
SUBJECT computer science: Informatik
SUBJECT business administration: Betriebswirtschaft; Betriebswirtschaftslehre; BWL
SUBJECT economics: Volkswirtschaft; Volkswirtschaftslehre; VWL
SUBJECT architecture: Architektur
SUBJECT history: Geschichte
SUBJECT physics: Physik
SUBJECT chemistry: Chemie
SUBJECT biology: Biologie
SUBJECT mathematics: Mathematik
BODY: Vorstand; Aufsichtsrat; Beirat; Gemeinderat; Stadtrat; Geschäftsleitung; Geschäftsführung; Ausschuss; Kuratorium
`,
};
