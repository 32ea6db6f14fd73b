import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "und",
  ofSubject: "in",
  andLater: "danach|dann|später|anschließend",
  postOf: "für|im Bereich|im|am|des|der|im Fachbereich",
  terms: `
POST mayor: Bürgermeister; Bürgermeisterin; Oberbürgermeister; Oberbürgermeisterin
POST managing director: Geschäftsführer; Geschäftsführerin; geschäftsführender Direktor; Hauptgeschäftsführer; Hauptgeschäftsführerin
POST technical managing director: technischer Geschäftsführer; technische Geschäftsführerin
POST director: Direktor; Direktorin
POST chair: Vorsitzender; Vorsitzende; Präsident des Verwaltungsrats; Präsidentin des Verwaltungsrats
POST deputy chair: stellvertretender Vorsitzender; stellvertretende Vorsitzende
POST board member: Vorstandsmitglied; Vorstand; Stiftungsrat; Stiftungsrätin; Verwaltungsrat; Verwaltungsrätin; Vorständin
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
POST head of *: Leiter ~; Leiterin ~; Leitung ~; Leiter der Abteilung ~; Leiterin der Abteilung ~; ~leiter; ~leiterin; Abteilungsleiter ~; Abteilungsleiterin ~; Bereichsleiter ~; Bereichsleiterin ~; Ressortleiter ~; Ressortleiterin ~; Leiter des Bereichs ~; Leiterin des Bereichs ~
POST * manager: ~manager; ~managerin; Manager ~; Managerin ~
POST * engineer: ~ingenieur; ~ingenieurin; Ingenieur für ~; Ingenieurin für ~
POST * adviser: ~berater; ~beraterin; ~referent; ~referentin; Referent für ~; Referentin für ~
POST professor of *: Professor für ~; Professorin für ~; ~professor; ~professorin
POST lecturer in *: Dozent für ~; Dozentin für ~
POST * teacher: ~lehrer; ~lehrerin; Lehrer für ~; Lehrerin für ~
POST specialist in *: Facharzt für ~; Fachärztin für ~
POST * specialist: Fachkraft für ~; ~spezialist; ~spezialistin
POST * assistant: ~assistent; ~assistentin
POST site manager: Bauleiter; Bauleiterin
POST choir director: Chorleiter; Chorleiterin
POST ward manager: Stationsleiter; Stationsleiterin
POST branch manager: Filialleiter; Filialleiterin
POST lecturer | lecturer: Lektor; Lektorin
POST team leader: Teamleiter; Teamleiterin; Teamleitung; Teamlead
POST head of division: Bereichsleiter; Bereichsleiterin
POST head: Leiter; Leiterin
POST chief executive: Vorstandsvorsitzender; Vorstandsvorsitzende; Sprecherin der Geschäftsführung; Sprecher der Geschäftsführung; Vorsitzender der Geschäftsführung; Vorsitzende der Geschäftsführung; Vorstandssprecher; Vorstandssprecherin
POST chair of the supervisory board: Aufsichtsratsvorsitzender; Aufsichtsratsvorsitzende
POST member of the supervisory board: Aufsichtsrat; Aufsichtsrätin; Aufsichtsratsmitglied
POST president: Präsident; Präsidentin
POST vice president: Vizepräsident; Vizepräsidentin
POST senior assistant: Oberassistent; Oberassistentin
POST assistant professor: Assistenzprofessor; Assistenzprofessorin; Juniorprofessor; Juniorprofessorin
POST visiting researcher: Gastwissenschaftler; Gastwissenschaftlerin
POST visiting professor: Gastprofessor; Gastprofessorin
POST full professor: ordentlicher Professor; ordentliche Professorin; Ordinarius
POST associate professor: außerordentlicher Professor; außerordentliche Professorin; ausserordentlicher Professor; ausserordentliche Professorin
POST honorary professor: Honorarprofessor; Honorarprofessorin
POST senior academic councillor: Akademischer Oberrat; Akademische Oberrätin
POST academic councillor: Akademischer Rat; Akademische Rätin
POST student assistant: wissenschaftliche Hilfskraft; studentische Hilfskraft; Hilfskraft
POST postdoctoral researcher: Postdoktorand; Postdoktorandin; Postdoc
POST private lecturer: Privatdozent; Privatdozentin
POST dean of studies: Studiendekan; Studiendekanin
POST dean: Dekan; Dekanin
POST vice dean: Prodekan; Prodekanin
POST rector: Rektor; Rektorin
POST vice rector: Prorektor; Prorektorin
POST university chancellor: Kanzler; Kanzlerin
POST head teacher: Schulleiter; Schulleiterin; Oberstudiendirektor; Oberstudiendirektorin
POST senior secondary-school teacher: Oberstudienrat; Oberstudienrätin
POST secondary-school teacher: Studienrat; Studienrätin; Gymnasiallehrer; Gymnasiallehrerin
POST trainee teacher: Referendar; Referendarin; Studienreferendar; Studienreferendarin
POST primary-school teacher: Grundschullehrer; Grundschullehrerin
POST nursery teacher: Erzieher; Erzieherin
POST general practitioner: Hausarzt; Hausärztin; Facharzt für Allgemeinmedizin; Fachärztin für Allgemeinmedizin; Allgemeinmediziner; Allgemeinmedizinerin
POST doctor: Arzt; Ärztin
POST dentist: Zahnarzt; Zahnärztin
POST vet: Tierarzt; Tierärztin
POST pharmacist: Apotheker; Apothekerin
POST midwife: Hebamme
POST physiotherapist: Physiotherapeut; Physiotherapeutin
POST psychologist: Psychologe; Psychologin
POST paramedic: Notfallsanitäter; Notfallsanitäterin; Rettungssanitäter; Rettungssanitäterin
POST pastor: Pastorin; Pfarrer; Pfarrerin
POST emergency chaplain: Notfallseelsorger; Notfallseelsorgerin
POST social worker: Sozialarbeiter; Sozialarbeiterin; Sozialpädagoge; Sozialpädagogin
POST judge: Richter; Richterin
POST public prosecutor: Staatsanwalt; Staatsanwältin
POST auditor: Wirtschaftsprüfer; Wirtschaftsprüferin
POST accountant: Buchhalter; Buchhalterin
POST administrative officer: Sachbearbeiter; Sachbearbeiterin
POST administrator: Verwaltungsangestellter; Verwaltungsangestellte
POST managing editor: Chef vom Dienst; Chefin vom Dienst
POST editor-in-chief: Chefredakteur; Chefredakteurin
POST editor: Redakteur; Redakteurin; Redaktorin
POST publisher's editor: Verlagslektor; Verlagslektorin
POST author: Autor; Autorin
POST writer: Schriftsteller; Schriftstellerin
POST translator: Übersetzer; Übersetzerin
POST interpreter: Dolmetscher; Dolmetscherin
POST photographer: Fotograf; Fotografin
POST actor: Schauspieler; Schauspielerin
POST conductor: Dirigent; Dirigentin
POST musician: Musiker; Musikerin
POST head of design: Ausstattungsleiter; Ausstattungsleiterin
POST librarian: Bibliothekar; Bibliothekarin
POST archivist: Archivar; Archivarin
POST curator: Kurator; Kuratorin; Kustos
POST developer: Entwickler; Entwicklerin
POST software developer: Softwareentwickler; Softwareentwicklerin; Software-Entwickler; Software-Entwicklerin
POST scientist: Wissenschaftler; Wissenschaftlerin
POST technician: Techniker; Technikerin
POST master craftsman: Meister; Handwerksmeister
POST carpenter: Tischler; Schreiner; Zimmermann; Tischlerin; Schreinerin; Zimmerer; Zimmerin; Tischlermeister; Tischlermeisterin; Schreinermeister; Schreinermeisterin
POST electrician: Elektriker; Elektrikerin
POST farmer: Landwirt; Landwirtin
POST forester: Förster; Försterin
POST firefighter: Feuerwehrmann; Feuerwehrfrau
POST police officer: Polizist; Polizistin; Polizeibeamter; Polizeibeamtin; Polizeimeister; Polizeimeisterin; Polizeihauptmeister; Polizeihauptmeisterin
POST chef: Koch; Köchin
POST intern: Praktikant; Praktikantin; Praktikum
POST trainee: Volontär; Volontärin
POST apprentice: Lehrling; Auszubildender; Auszubildende
POST working student: Werkstudent; Werkstudentin
POST freelancer: Freiberufler; Freiberuflerin
POST managing partner: geschäftsführender Gesellschafter; geschäftsführende Gesellschafterin
POST partner: Gesellschafter; Gesellschafterin; Partnerin
POST co-founder: Mitgründer; Mitgründerin; Mitbegründer; Mitbegründerin
POST authorised signatory: Prokurist; Prokuristin
POST spokesperson: Pressesprecher; Pressesprecherin
POST town councillor: Stadtrat; Stadträtin; Gemeinderat; Gemeinderätin; Gemeindevertreter; Gemeindevertreterin
POST member of the Bundestag: Mitglied des Bundestages; Bundestagsabgeordneter; Bundestagsabgeordnete
POST volunteer: Freiwilliger; Freiwillige; Ehrenamtlicher; Ehrenamtliche
POST holder of the chair of *: Lehrstuhlinhaber für ~; Lehrstuhlinhaberin für ~; Inhaber des Lehrstuhls für ~; Inhaberin des Lehrstuhls für ~
POST trainer: Trainerin
POST secretary: Sekretär; Sekretärin
POST district administrator: Landrat; Landrätin
POST entrepreneur: Unternehmer; Unternehmerin
POST businessperson: Geschäftsmann; Geschäftsfrau
POST building contractor: Bauunternehmer; Bauunternehmerin
POST police inspector: Polizeikommissar; Polizeikommissarin
POST police chief inspector: Polizeihauptkommissar; Polizeihauptkommissarin
POST detective inspector: Kriminalkommissar; Kriminalkommissarin
POST detective chief inspector: Kriminalhauptkommissar; Kriminalhauptkommissarin
POST hospital director: Krankenhausdirektor; Krankenhausdirektorin
POST fisherman: Berufsfischer
POST fisherwoman: Berufsfischerin
POST baker: Bäcker; Bäckerin; Bäckermeister; Bäckermeisterin
POST butcher: Metzger; Metzgerin; Fleischer; Fleischerin; Metzgermeister; Metzgermeisterin; Fleischermeister; Fleischermeisterin
POST hairdresser: Friseur; Friseurin; Frisör; Frisörin; Friseurmeister; Friseurmeisterin; Friseuse
POST plumber: Klempner; Klempnerin
POST bricklayer: Maurer; Maurerin
POST driver: Fahrer; Fahrerin; Kraftfahrer; Kraftfahrerin
POST lorry driver: Lkw-Fahrer; Lkw-Fahrerin; Lastwagenfahrer; Lastwagenfahrerin; Berufskraftfahrer; Berufskraftfahrerin
POST bus driver: Busfahrer; Busfahrerin
POST taxi driver: Taxifahrer; Taxifahrerin
POST train driver: Lokführer; Lokführerin; Lokomotivführer; Lokomotivführerin
POST pilot: Pilotin; Berufspilot; Berufspilotin
POST sailor: Matrose; Matrosin; Seemann
POST soldier: Soldat; Soldatin; Berufssoldat; Berufssoldatin
POST singer: Sänger; Sängerin
POST opera singer: Opernsänger; Opernsängerin
POST dancer: Tänzer; Tänzerin
POST composer: Komponist; Komponistin
POST painter: Maler; Malerin; Kunstmaler; Kunstmalerin
POST artist: Künstler; Künstlerin
POST sculptor: Bildhauer; Bildhauerin
POST poet: Dichter; Dichterin; Lyriker; Lyrikerin
POST novelist: Romanautor; Romanautorin; Romanschriftsteller; Romanschriftstellerin; Romancier
POST illustrator: Illustratorin
POST graphic designer: Grafiker; Grafikerin; Graphiker; Graphikerin; Grafikdesigner; Grafikdesignerin
POST designer: Designerin
POST film director: Filmregisseur; Filmregisseurin
POST stage director: Theaterregisseur; Theaterregisseurin
POST producer: Produzent; Produzentin
POST film producer: Filmproduzent; Filmproduzentin
POST screenwriter: Drehbuchautor; Drehbuchautorin
POST pianist: Pianistin
POST violinist: Violinistin; Geiger; Geigerin
POST choreographer: Choreograf; Choreografin; Choreograph; Choreographin
POST athlete: Sportler; Sportlerin; Leichtathlet; Leichtathletin; Profisportler; Profisportlerin
POST footballer: Fußballer; Fußballerin; Fußballspieler; Fußballspielerin; Fussballer; Fussballerin; Profifußballer; Profifußballerin
POST cyclist: Radsportler; Radsportlerin; Radrennfahrer; Radrennfahrerin
POST runner: Läufer; Läuferin
POST referee: Schiedsrichter; Schiedsrichterin
POST football coach: Fußballtrainer; Fußballtrainerin
POST historian: Historiker; Historikerin
POST art historian: Kunsthistoriker; Kunsthistorikerin
POST philosopher: Philosoph; Philosophin
POST sociologist: Soziologe; Soziologin
POST anthropologist: Anthropologe; Anthropologin
POST ethnologist: Ethnologe; Ethnologin
POST archaeologist: Archäologe; Archäologin
POST linguist: Linguistin; Sprachwissenschaftler; Sprachwissenschaftlerin
POST mathematician: Mathematiker; Mathematikerin
POST physicist: Physiker; Physikerin
POST chemist: Chemiker; Chemikerin
POST biologist: Biologe; Biologin
POST geologist: Geologe; Geologin
POST botanist: Botaniker; Botanikerin
POST astronomer: Astronom; Astronomin
POST economist: Ökonom; Ökonomin; Volkswirt; Volkswirtin; Wirtschaftswissenschaftler; Wirtschaftswissenschaftlerin
POST political scientist: Politikwissenschaftler; Politikwissenschaftlerin; Politologe; Politologin
POST politician: Politiker; Politikerin
POST diplomat: Diplomatin
POST ambassador: Botschafter; Botschafterin
POST consul: Konsul; Konsulin
POST civil servant: Beamter; Beamtin
POST activist: Aktivistin
POST human rights activist: Menschenrechtsaktivist; Menschenrechtsaktivistin
POST trade unionist: Gewerkschafter; Gewerkschafterin; Gewerkschaftler; Gewerkschaftlerin
POST priest: Priester; Priesterin
POST rabbi: Rabbiner; Rabbinerin
POST bishop: Bischof; Bischöfin
POST archbishop: Erzbischof
POST monk: Mönch
POST nun: Nonne; Ordensschwester
POST surgeon: Chirurg; Chirurgin
POST psychiatrist: Psychiater; Psychiaterin
POST psychotherapist: Psychotherapeut; Psychotherapeutin
POST paediatrician: Kinderarzt; Kinderärztin
POST cardiologist: Kardiologe; Kardiologin
POST neurologist: Neurologe; Neurologin
POST gynaecologist: Gynäkologe; Gynäkologin; Frauenarzt; Frauenärztin
POST radiologist: Radiologe; Radiologin
POST dermatologist: Dermatologe; Dermatologin; Hautarzt; Hautärztin
POST ophthalmologist: Augenarzt; Augenärztin
POST researcher: Forscher; Forscherin
POST town planner: Stadtplaner; Stadtplanerin
POST surveyor: Vermesser; Vermesserin
POST surveying engineer: Vermessungsingenieur; Vermessungsingenieurin
POST programmer: Programmierer; Programmiererin
POST data analyst: Datenanalyst; Datenanalystin
POST system administrator: Systemadministrator; Systemadministratorin
POST banker: Bankier
POST bank employee: Bankangestellter; Bankangestellte
POST estate agent: Immobilienmakler; Immobilienmaklerin
POST stockbroker: Börsenmakler; Börsenmaklerin
POST insurance agent: Versicherungsvertreter; Versicherungsvertreterin
POST insurance broker: Versicherungsmakler; Versicherungsmaklerin
POST shopkeeper: Ladenbesitzer; Ladenbesitzerin; Ladeninhaber; Ladeninhaberin
POST bookseller: Buchhändler; Buchhändlerin
POST trader: Händler; Händlerin
POST manager: Managerin
POST photojournalist: Fotojournalist; Fotojournalistin; Bildjournalist; Bildjournalistin
POST television presenter: Fernsehmoderator; Fernsehmoderatorin
POST radio presenter: Radiomoderator; Radiomoderatorin
POST publisher: Verleger; Verlegerin
POST restorer: Restaurator; Restauratorin
POST waiter: Kellner
POST waitress: Kellnerin
POST hotelier: Hotelierin
POST innkeeper: Gastwirt; Gastwirtin
POST tour guide: Fremdenführer; Fremdenführerin; Stadtführer; Stadtführerin
POST winemaker: Winzer; Winzerin
POST beekeeper: Imker; Imkerin
POST gardener: Gärtner; Gärtnerin
POST worker: Arbeiter; Arbeiterin
POST ship's captain: Schiffskapitän; Schiffskapitänin
RANK deputy *: stellvertretender ~; stellvertretende ~; Stv. ~
RANK former *: ehemaliger ~; ehemalige ~; früherer ~; frühere ~
RANK senior *: leitender ~; leitende ~; Senior ~
RANK honorary *: ehrenamtlicher ~; ehrenamtliche ~
MATTER sales: Vertrieb; Verkauf; Vertriebs; Verkaufs
MATTER purchasing: Einkauf; Einkaufs; Beschaffung
MATTER marketing: Marketing
MATTER human resources: Personal; Personalwesen; HR
MATTER finance: Finanzen; Finanz
MATTER accounting: Rechnungswesen; Buchhaltung
MATTER controlling: Controlling
MATTER development: Entwicklung; Entwicklungs
MATTER research: Forschung; Forschungs
MATTER production: Produktion; Produktions; Fertigung; Fertigungs
MATTER quality: Qualität; Qualitäts
MATTER quality management: Qualitätsmanagement
MATTER quality assurance: Qualitätssicherung
MATTER logistics: Logistik
MATTER communications: Kommunikation; Kommunikations; Öffentlichkeitsarbeit
MATTER press: Presse
MATTER treasury: Treasury
MATTER technology: Technik
MATTER geodata management: Geodatenmanagement
MATTER data protection: Datenschutz
MATTER sustainability: Nachhaltigkeit; Nachhaltigkeits
MATTER environment: Umwelt
MATTER project: Projekt
MATTER product: Produkt
MATTER operations: Betrieb; Betriebs
MATTER site: Bau
MATTER customer service: Kundenservice; Kundendienst
MATTER legal affairs: Recht
MATTER IT: EDV; Informationstechnik
MATTER education: Bildung; Bildungs
MATTER culture: Kultur; Kulturamt
MATTER department: Fachbereichs; Sachgebiets
MATTER branch: Filial; Niederlassungs
MATTER nursing: Pflege; Pflegedienst
MATTER ward: Stations
MATTER choir: Chor
MATTER music: Musik
MATTER sport: Sport
MATTER youth work: Jugendarbeit
MATTER kitchen: Küchen
MATTER warehouse: Lager
DEGREE doctorate: Promotion; Doktorat; promoviert; Dr.; Doktor; Dissertation; Doktorarbeit
DEGREE master's degree: Master; Masterabschluss
DEGREE bachelor's degree: Bachelor; Bachelorabschluss
DEGREE postdoctoral lecturing qualification: Habilitation
DEGREE school-leaving examination: Abitur; Matura
DEGREE degree: Diplom; Magister; Staatsexamen; Erstes Staatsexamen
DEGREE state examination: Zweites Staatsexamen
DEGREE banking apprenticeship: Banklehre; Bankkaufmann; Bankkauffrau
DEGREE apprenticeship: Lehre; Ausbildung; Berufsausbildung
DEGREE master craftsman's certificate: Meisterprüfung; Meisterbrief
DEGREE graduate geographer's degree: Diplom-Geograph; Diplom-Geographin
DEGREE degree in agricultural biology: Diplom Agrarbiologie
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
SUBJECT German studies: Germanistik; Deutsch
SUBJECT English studies: Anglistik; Englisch
SUBJECT history of art: Kunstgeschichte
SUBJECT theology: Theologie; evangelische Theologie; katholische Theologie
SUBJECT botany: Botanik
SUBJECT conducting: Dirigieren
SUBJECT violin: Violine; Geige
SUBJECT piano: Klavier
SUBJECT geography: Geographie; Geografie; Erdkunde
SUBJECT geology: Geologie
SUBJECT philosophy: Philosophie
SUBJECT psychology: Psychologie
SUBJECT sociology: Soziologie
SUBJECT political science: Politikwissenschaft; Politologie
SUBJECT education: Pädagogik; Erziehungswissenschaft; Erziehungswissenschaften
SUBJECT social work: Soziale Arbeit; Sozialpädagogik
SUBJECT pharmacy: Pharmazie
SUBJECT veterinary medicine: Tiermedizin; Veterinärmedizin
SUBJECT dentistry: Zahnmedizin
SUBJECT plant nutrition: Pflanzenernährung
SUBJECT general medicine: Allgemeinmedizin
SUBJECT internal medicine: Innere Medizin
SUBJECT surgery: Chirurgie
SUBJECT anaesthesia: Anästhesie; Anästhesiologie
SUBJECT neurology: Neurologie
SUBJECT psychiatry: Psychiatrie
SUBJECT forestry: Forstwissenschaft; Forstwissenschaften
SUBJECT forest economics: Forstökonomie
SUBJECT agricultural science: Agrarwissenschaft; Agrarwissenschaften
SUBJECT agricultural biology: Agrarbiologie
SUBJECT industrial engineering: Wirtschaftsingenieurwesen
SUBJECT process engineering: Verfahrenstechnik
SUBJECT hydraulic engineering: Wasserbau
SUBJECT business informatics: Wirtschaftsinformatik
SUBJECT journalism: Journalistik
SUBJECT music: Musik; Musikwissenschaft
SUBJECT nursing: Pflegewissenschaft
SUBJECT sports science: Sportwissenschaft
SUBJECT Romance studies: Romanistik
SUBJECT photography: Fotografie
BODY: Vorstand; Aufsichtsrat; Beirat; Gemeinderat; Stadtrat; Geschäftsleitung; Geschäftsführung; Ausschuss; Kuratorium
`,
};
