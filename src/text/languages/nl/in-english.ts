import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "en",
  ofSubject: "in",
  andLater: "later|daarna|vervolgens",
  postOf: "voor|van|in|bij|op|aan",
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
POST alderman: wethouder; schepen
POST head of *: hoofd ~; hoofd afdeling ~; afdelingshoofd ~; hoofd van de afdeling ~; leider ~; chef ~
POST * director: ~directeur; directeur ~; directrice ~
POST * manager: ~manager; manager ~
POST * engineer: ~ingenieur; ingenieur ~
POST * adviser: ~adviseur; adviseur ~
POST * team leader: teamleider ~; teammanager ~; teamhoofd ~
POST * officer: ~medewerker; ~medewerkster; medewerker ~; medewerkster ~; beleidsmedewerker ~
POST professor of *: hoogleraar ~; hoogleraar in de ~
POST * teacher: docent ~; leraar ~; lerares ~; ~docent; ~leraar; ~lerares
POST * coordinator: ~coördinator; coördinator ~
POST * lawyer: ~advocaat
POST team leader: teamleider; teammanager; teamhoofd
POST community nurse: wijkverpleegkundige
POST nurse specialist: verpleegkundig specialist
POST carer: verzorgende; verzorgende IG
POST intern: stagiair; stagiaire
POST volunteer: vrijwilliger; vrijwilligster
POST member of the client council: lid cliëntenraad
POST jury member: jurylid
POST supervisory board member: commissaris; toezichthouder; lid raad van toezicht; lid raad van commissarissen
POST crown-appointed member: kroonlid
POST artistic director: artistiek leider
POST resident director: vaste regisseur
POST stage director: regisseur
POST senior researcher: senior onderzoeker; senior-onderzoeker
POST senior social worker: hoofdmaatschappelijk werker; hoofdmaatschappelijk werkster
POST social worker: maatschappelijk werker; maatschappelijk werkster
POST scientific adviser: wetenschappelijk adviseur
POST policy adviser: beleidsadviseur; beleidsmedewerker
POST doctoral student: promovendus; promovenda; aio
POST postdoctoral researcher: postdoc; postdoctoraal onderzoeker
POST emeritus professor: emeritus hoogleraar; hoogleraar emeritus
POST special professor: bijzonder hoogleraar
POST dean: decaan
POST rector: rector magnificus
POST vice-chancellor: vice-rector
POST head teacher: rector; schoolhoofd; schooldirecteur
POST primary-school teacher: groepsleerkracht; onderwijzer; onderwijzeres; leerkracht
POST editor-in-chief: hoofdredacteur
POST editor: redacteur; redactrice
POST journalist: journaliste; verslaggever; verslaggeefster
POST writer: schrijver; schrijfster
POST translator: vertaler; vertaalster
POST photographer: fotograaf; fotografe
POST actor: acteur; actrice
POST conductor: dirigent
POST musician: muzikant; musicus
POST architect: architecte
POST accountant: boekhouder; boekhoudster
POST judge: rechter
POST public prosecutor: officier van justitie
POST member of parliament: Tweede Kamerlid; kamerlid; volksvertegenwoordiger
POST town councillor: gemeenteraadslid; raadslid
POST dentist: tandarts
POST vet: dierenarts
POST pharmacist: apotheker
POST midwife: verloskundige; vroedvrouw
POST physiotherapist: fysiotherapeut; fysiotherapeute; kinesist
POST psychologist: psycholoog; psychologe
POST psychiatrist: psychiater
POST chief executive: bestuursvoorzitter; voorzitter raad van bestuur; gedelegeerd bestuurder
POST head of the reading room: chef studiezaal
POST product manager: productmanager
POST project leader: projectleider; projectleidster
POST developer: ontwikkelaar; softwareontwikkelaar
POST librarian: bibliothecaris
POST archivist: archivaris
POST curator: conservator
POST pastor: dominee; predikant
POST priest: pastoor
POST farmer: boer; boerin; landbouwer; akkerbouwer
POST baker: bakker
POST carpenter: timmerman
POST chef: kok; chef-kok
POST technician: technicus; monteur
POST police officer: politieagent
POST coach: trainster
POST team member: medewerker; medewerkster
POST partner: vennoot
POST joint owner: medevennoot
POST coordinator: coördinator
POST board secretary: bestuurssecretaris
POST honorary chair: erevoorzitter
RANK senior *: senior ~; senior~; sr. ~
RANK junior *: junior ~
RANK deputy *: plaatsvervangend ~; adjunct-~; vice-~; waarnemend ~
RANK assistant *: assistent-~; assistent ~
RANK honorary *: ere~
RANK former *: oud-~; voormalig ~; ex-~
RANK interim *: interim-~; interim ~
RANK volunteer *: vrijwillig ~
MATTER sales: verkoop
MATTER purchasing: inkoop
MATTER human resources: personeelszaken; HR; P&O; personeel
MATTER finance: financiën; financieel
MATTER communications: communicatie
MATTER production: productie
MATTER quality: kwaliteit; kwaliteits
MATTER community nursing: wijkverpleging
MATTER nursing: verpleging
MATTER logistics: logistiek
MATTER operations: bedrijfsvoering; operaties
MATTER research: onderzoek; onderzoeks
MATTER policy: beleid; beleids
MATTER project: project
MATTER product: product
MATTER care: zorg
MATTER education: onderwijs
MATTER culture: cultuur
MATTER technology: techniek
MATTER social affairs: sociale zaken
MATTER facilities: facilitair; facilitaire zaken
MATTER environment: milieu
MATTER collections: collectie; collecties
MATTER development: ontwikkeling; ontwikkelings
MATTER customer service: klantenservice
MATTER legal affairs: juridische zaken
MATTER public affairs: publieke zaken
DEGREE doctorate: doctoraat; promoveerde; gepromoveerd; proefschrift; promotie
DEGREE master's degree: master
DEGREE bachelor's degree: bachelor
DEGREE degree: doctoraal; licentiaat; doctorandus
DEGREE diploma: diploma behaald; getuigschrift
DEGREE course: cursus; opleiding
DEGREE secondary-school diploma: havo; vwo; mavo; gymnasium
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
SUBJECT nursing: verpleegkunde; HBO-V
SUBJECT social work: maatschappelijk werk
SUBJECT psychology: psychologie
SUBJECT philosophy: filosofie; wijsbegeerte
SUBJECT theology: theologie; godgeleerdheid
SUBJECT biology: biologie
SUBJECT electrical engineering: elektrotechniek
SUBJECT political science: politicologie; politieke wetenschappen
SUBJECT sociology: sociologie
SUBJECT education: pedagogiek; onderwijskunde
SUBJECT Dutch: Nederlands; Nederlandse taal en letterkunde
SUBJECT English: Engels; Engelse taal en letterkunde
SUBJECT French: Frans
SUBJECT history of art: kunstgeschiedenis
SUBJECT communication: communicatie; communicatiewetenschap
SUBJECT pharmacy: farmacie
SUBJECT veterinary medicine: diergeneeskunde
SUBJECT dentistry: tandheelkunde
SUBJECT agriculture: landbouwkunde
SUBJECT geography: geografie; aardrijkskunde
SUBJECT public administration: bestuurskunde
SUBJECT physical education: lichamelijke opvoeding
SUBJECT accounting: accountancy; boekhouden
SUBJECT robotics: robotica
SUBJECT music: muziek
SUBJECT painting: schilderkunst
BODY: bestuur; raad; gemeenteraad; raad van bestuur; raad van toezicht; raad van commissarissen; directie; commissie
`,
};
