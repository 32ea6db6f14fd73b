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
POST entrepreneur: przedsiębiorca; przedsiębiorczyni
POST businessperson: biznesmen; biznesmenka; bizneswoman
POST building contractor: przedsiębiorca budowlany
POST police officer: policjant; policjantka; funkcjonariusz policji; funkcjonariuszka policji
POST hospital director: dyrektor szpitala; dyrektorka szpitala
POST museum director: dyrektor muzeum; dyrektorka muzeum
POST theatre director: dyrektor teatru; dyrektorka teatru
POST library director: dyrektor biblioteki; dyrektorka biblioteki
POST deputy hospital director: zastępca dyrektora szpitala; zastępczyni dyrektora szpitala
POST deputy head teacher: wicedyrektor szkoły; wicedyrektorka szkoły
POST fisherman: rybak
POST fisherwoman: rybaczka
POST butcher: rzeźnik; rzeźniczka
POST hairdresser: fryzjer; fryzjerka
POST plumber: hydraulik; hydrauliczka
POST bricklayer: murarz
POST driver: kierowca; kierowczyni
POST lorry driver: kierowca ciężarówki
POST bus driver: kierowca autobusu
POST taxi driver: taksówkarz; taksówkarka
POST train driver: maszynista
POST sailor: marynarz
POST firefighter: strażak; strażaczka
POST soldier: żołnierz; żołnierka
POST singer: śpiewak; śpiewaczka; piosenkarz; piosenkarka; wokalista; wokalistka
POST opera singer: śpiewak operowy; śpiewaczka operowa
POST dancer: tancerz; tancerka
POST composer: kompozytor; kompozytorka
POST painter: malarz; malarka; artysta malarz; artystka malarka
POST artist: artysta; artystka
POST sculptor: rzeźbiarz; rzeźbiarka
POST poet: poeta; poetka
POST novelist: powieściopisarz; powieściopisarka
POST author: autor; autorka
POST playwright: dramatopisarz; dramatopisarka
POST illustrator: ilustrator; ilustratorka
POST graphic designer: grafik komputerowy; projektant graficzny; projektantka graficzna
POST graphic artist: grafik; graficzka
POST designer: projektant; projektantka
POST film director: reżyser filmowy; reżyserka filmowa
POST stage director: reżyser teatralny; reżyserka teatralna
POST film producer: producent filmowy; producentka filmowa
POST music producer: producent muzyczny; producentka muzyczna
POST screenwriter: scenarzysta; scenarzystka
POST pianist: pianista; pianistka
POST violinist: skrzypek; skrzypaczka
POST cellist: wiolonczelista; wiolonczelistka
POST guitarist: gitarzysta; gitarzystka
POST choreographer: choreograf; choreografka
POST athlete: sportowiec; sportsmenka; lekkoatleta; lekkoatletka
POST footballer: piłkarz; piłkarka
POST cyclist: kolarz; kolarka
POST runner: biegacz; biegaczka
POST football referee: sędzia piłkarski
POST historian: historyk; historyczka
POST art historian: historyk sztuki; historyczka sztuki
POST philosopher: filozof; filozofka
POST sociologist: socjolog; socjolożka
POST anthropologist: antropolog; antropolożka
POST archaeologist: archeolog; archeolożka
POST linguist: językoznawca; językoznawczyni; lingwista; lingwistka
POST mathematician: matematyk; matematyczka
POST physicist: fizyk; fizyczka
POST chemist: chemik; chemiczka
POST biologist: biolog; biolożka
POST geologist: geolog; geolożka
POST botanist: botanik; botaniczka
POST astronomer: astronom; astronomka
POST economist: ekonomista; ekonomistka
POST political scientist: politolog; politolożka
POST politician: polityk; polityczka
POST diplomat: dyplomata; dyplomatka
POST ambassador: ambasador; ambasadorka
POST consul: konsul; konsulka
POST civil servant: urzędnik państwowy; urzędniczka państwowa
POST activist: aktywista; aktywistka
POST social activist: działacz społeczny; działaczka społeczna
POST trade unionist: związkowiec; działacz związkowy; działaczka związkowa
POST priest: ksiądz; kapłan
POST pastor: pastorka
POST rabbi: rabin
POST bishop: biskup
POST archbishop: arcybiskup
POST monk: mnich
POST nun: zakonnica; siostra zakonna
POST surgeon: chirurg; chirurżka; lekarz chirurg
POST psychiatrist: psychiatra; psychiatrka; lekarz psychiatra
POST psychotherapist: psychoterapeuta; psychoterapeutka
POST paediatrician: pediatra; pediatrka; lekarz pediatra
POST cardiologist: kardiolog; kardiolożka; lekarz kardiolog
POST neurologist: neurolog; neurolożka
POST gynaecologist: ginekolog; ginekolożka
POST dermatologist: dermatolog; dermatolożka
POST oncologist: onkolog; onkolożka
POST ophthalmologist: okulista; okulistka
POST radiologist: radiolog; radiolożka
POST scientist: naukowiec; naukowczyni
POST town planner: urbanista; urbanistka
POST surveyor: geodeta; geodetka
POST software developer: programista aplikacji
POST data analyst: analityk danych; analityczka danych
POST system administrator: administrator systemów; administratorka systemów
POST auditor: audytor; audytorka; biegły rewident; biegła rewident
POST banker: bankier; bankierka
POST stockbroker: makler giełdowy; maklerka giełdowa
POST estate agent: agent nieruchomości; agentka nieruchomości; pośrednik nieruchomości; pośrednik w obrocie nieruchomościami
POST insurance agent: agent ubezpieczeniowy; agentka ubezpieczeniowa
POST shopkeeper: sklepikarz; sklepikarka
POST bookseller: księgarz; księgarka
POST sales representative: przedstawiciel handlowy; przedstawicielka handlowa
POST photojournalist: fotoreporter; fotoreporterka
POST presenter: prezenter; prezenterka
POST publisher: wydawca; wydawczyni
POST interpreter: tłumacz ustny; tłumaczka ustna
POST sworn translator: tłumacz przysięgły; tłumaczka przysięgła
POST art restorer: konserwator dzieł sztuki; konserwatorka dzieł sztuki
POST waiter: kelner
POST waitress: kelnerka
POST hotelier: hotelarz; hotelarka
POST tour guide: przewodnik turystyczny; przewodniczka turystyczna
POST winemaker: winiarz; winiarka
POST gardener: ogrodnik; ogrodniczka
POST forester: leśnik; leśniczka; leśniczy; leśniczyni
POST pastry chef: cukiernik; cukierniczka
POST ship's captain: kapitan statku
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
