import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "i|oraz",
  andLater: "następnie|potem|a następnie|a potem",
  postOf: "ds\\.|do spraw|w|przy|na",
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
POST * director: dyrektor ds. ~; dyrektorka ds. ~; dyrektor do spraw ~; dyrektor ~; dyrektorka ~
POST vice president for *: wiceprezes ds. ~; wiceprezeska ds. ~; wiceprezes zarządu ds. ~; wiceprezeska zarządu ds. ~
POST head of *: kierownik działu ~; kierowniczka działu ~; kierownik ~; kierowniczka ~; szef ~; szefowa ~; szef działu ~; szefowa działu ~; naczelnik wydziału ~
POST * specialist: specjalista ds. ~; specjalistka ds. ~; specjalista do spraw ~; specjalistka do spraw ~
POST * engineer: inżynier ~; inżynierka ~
POST * teacher: nauczyciel ~; nauczycielka ~
POST * manager: menedżer ds. ~; menedżerka ds. ~; menedżer ~; menedżerka ~; manager ds. ~
POST * analyst: analityk ~; analityczka ~
POST deputy director: zastępca dyrektora; zastępczyni dyrektora; wicedyrektor; wicedyrektorka
POST head teacher: dyrektor szkoły; dyrektorka szkoły
POST dean: dziekan; dziekanka
POST vice-dean: prodziekan; prodziekanka
POST rector: rektor; rektorka
POST university professor: profesor uczelni
POST full professor: profesor zwyczajny; profesor tytularny
POST associate professor: profesor nadzwyczajny; profesor nadzwyczajna
POST professor: profesor; profesorka
POST assistant: asystent; asystentka
POST lecturer: wykładowca; wykładowczyni
POST doctoral student: doktorant; doktorantka
POST researcher: badacz; badaczka; pracownik naukowy
POST editor: redaktor; redaktorka
POST translator: tłumacz; tłumaczka
POST writer: pisarz; pisarka
POST photographer: fotograf; fotografka
POST actor: aktor; aktorka
POST judge: sędzia
POST public prosecutor: prokurator; prokuratorka
POST legal counsel: radca prawny; radczyni prawna
POST accountant: księgowy; księgowa
POST chief accountant: główny księgowy; główna księgowa
POST dentist: stomatolog; dentysta; dentystka
POST vet: weterynarz; lekarz weterynarii
POST pharmacist: farmaceuta; farmaceutka; aptekarz
POST psychologist: psycholog; psycholożka
POST physiotherapist: fizjoterapeuta; fizjoterapeutka
POST midwife: położna
POST specialist physician: lekarz specjalista; lekarka specjalistka
POST head of ward: ordynator; ordynatorka
POST programmer: programista; programistka
POST developer: deweloper; deweloperka
POST consultant: konsultant; konsultantka
POST adviser: doradca; doradczyni
POST analyst: analityk; analityczka
POST coordinator: koordynator; koordynatorka
POST technician: technik; techniczka
POST technologist: technolog; technolożka
POST chief technologist: główny technolog; główna technolożka
POST librarian: bibliotekarz; bibliotekarka
POST archivist: archiwista; archiwistka
POST curator: kustosz; kustoszka; kurator; kuratorka
POST coach: trener; trenerka
POST member of parliament: poseł; posłanka
POST senator: senatorka
POST minister: ministra
POST village head: sołtys; sołtyska
POST commune head: wójt; wójcini
POST parish priest: proboszcz
POST farmer: rolnik; rolniczka
POST beekeeper: pszczelarz; pszczelarka
POST chef: kucharz; kucharka
POST baker: piekarz
POST carpenter: stolarz
POST electrician: elektryk
POST mechanic: mechanik
POST worker: pracownik; pracownica; robotnik
POST administrative officer: referent; referentka
POST junior administrative officer: młodszy referent; młodsza referentka
POST inspector: inspektor; inspektorka
POST intern: stażysta; stażystka; praktykant; praktykantka
POST board member: członek zarządu; członkini zarządu
POST supervisory board member: członek rady nadzorczej; członkini rady nadzorczej
POST co-founder: współzałożyciel; współzałożycielka
POST co-owner: współwłaściciel; współwłaścicielka
POST partner: wspólnik; wspólniczka; partnerka
POST volunteer: wolontariusz; wolontariuszka
POST spokesperson: rzecznik prasowy; rzeczniczka prasowa; rzecznik; rzeczniczka
POST conductor: dyrygent; dyrygentka
POST musician: muzyk; muzyczka
POST social worker: pracownik socjalny; pracownica socjalna
RANK senior *: starszy ~; starsza ~
RANK junior *: młodszy ~; młodsza ~
RANK deputy *: zastępca ~; wice~; z-ca ~
RANK chief *: główny ~; główna ~
RANK former *: były ~; była ~
RANK honorary *: honorowy ~; honorowa ~
MATTER finance: finansowych; finansowy; finansów; finansowa
MATTER sales: sprzedaży; handlowy; handlowych; handlowa
MATTER purchasing: zakupów
MATTER marketing: marketingu
MATTER logistics: logistyki
MATTER human resources: kadr; personalnych; zasobów ludzkich; HR; personalny
MATTER production: produkcji
MATTER quality: jakości
MATTER technical: technicznych; techniczny; techniczna
MATTER research: badań; naukowych; naukowy
MATTER development: rozwoju
MATTER communications: komunikacji
MATTER IT: informatyki; IT
MATTER administration: administracji; administracyjnych; administracyjny
MATTER operations: operacyjnych; operacyjny
MATTER legal affairs: prawnych
MATTER project: projektów; projektu
MATTER export: eksportu
MATTER artistic: artystyczny; artystyczna; artystycznych
MATTER mathematics: matematyki
MATTER history: historii
MATTER Polish: polskiego; języka polskiego
MATTER English: angielskiego; języka angielskiego
MATTER process: procesu
MATTER systems: systemów
MATTER data: danych
MATTER safety: bhp; bezpieczeństwa
MATTER maintenance: utrzymania ruchu
DEGREE doctorate: doktorat; doktor; stopień doktora; dr
DEGREE master's degree: magisterium; magister
DEGREE bachelor's degree: licencjat
DEGREE school-leaving examination: matura
DEGREE postdoctoral lecturing qualification: habilitacja
DEGREE engineering degree: inżynier
DEGREE postgraduate course: studia podyplomowe; studiów podyplomowych
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
SUBJECT philosophy: filozofia
SUBJECT sociology: socjologia
SUBJECT philology: filologia
SUBJECT English studies: filologia angielska; anglistyka
SUBJECT Polish studies: filologia polska; polonistyka
SUBJECT German studies: germanistyka; filologia germańska
SUBJECT biology: biologia
SUBJECT geography: geografia
SUBJECT geology: geologia
SUBJECT political science: politologia
SUBJECT education: pedagogika
SUBJECT journalism: dziennikarstwo
SUBJECT pharmacy: farmacja
SUBJECT veterinary medicine: weterynaria
SUBJECT musicology: muzykologia
SUBJECT forestry: leśnictwo
SUBJECT agriculture: rolnictwo
SUBJECT finance: finanse
SUBJECT accounting: rachunkowość
SUBJECT mechanical engineering: mechanika i budowa maszyn
SUBJECT electrical engineering: elektrotechnika
SUBJECT history of art: historia sztuki
SUBJECT nursing: pielęgniarstwo
SUBJECT archaeology: archeologia
BODY: zarząd; rada; rada nadzorcza; rada miasta; komisja; komitet; kierownictwo; dyrekcja
`,
};
