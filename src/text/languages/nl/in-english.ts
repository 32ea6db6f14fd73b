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
POST police officer: politieagent; politieagente; politieman; politievrouw
POST coach: trainster
POST team member: medewerker; medewerkster
POST partner: vennoot
POST joint owner: medevennoot
POST coordinator: coördinator
POST board secretary: bestuurssecretaris
POST honorary chair: erevoorzitter
POST entrepreneur: ondernemer; onderneemster
POST businessperson: zakenman; zakenvrouw
POST building contractor: aannemer; bouwondernemer
POST police inspector: inspecteur van politie
POST police chief inspector: hoofdinspecteur van politie
POST hospital director: ziekenhuisdirecteur
POST museum director: museumdirecteur
POST fisherman: beroepsvisser
POST butcher: slager
POST hairdresser: kapper; kapster
POST plumber: loodgieter
POST electrician: elektricien
POST bricklayer: metselaar
POST driver: chauffeur
POST lorry driver: vrachtwagenchauffeur
POST bus driver: buschauffeur; buschauffeuse
POST taxi driver: taxichauffeur
POST train driver: treinmachinist; treinmachiniste
POST airline pilot: lijnpiloot
POST sailor: matroos
POST firefighter: brandweerman; brandweervrouw
POST soldier: soldaat
POST singer: zanger; zangeres
POST opera singer: operazanger; operazangeres
POST dancer: danser; danseres
POST composer: componist; componiste
POST painter: schilder; schilderes; kunstschilder; kunstschilderes
POST artist: kunstenaar; kunstenares
POST sculptor: beeldhouwer; beeldhouwster
POST poet: dichter; dichteres
POST novelist: romanschrijver; romanschrijfster; romancier
POST author: auteur
POST illustrator: illustratrice
POST graphic designer: grafisch ontwerper; grafisch ontwerpster; grafisch vormgever; grafisch vormgeefster
POST designer: ontwerper; ontwerpster; vormgever; vormgeefster
POST film director: filmregisseur; filmregisseuse
POST filmmaker: filmmaakster
POST film producer: filmproducent; filmproducente
POST screenwriter: scenarist; scenariste; scenarioschrijver; scenarioschrijfster
POST pianist: pianiste
POST violinist: violist; violiste
POST cellist: celliste
POST guitarist: gitarist; gitariste
POST choreographer: choreograaf; choreografe
POST athlete: atleet; atlete; sporter; sportster
POST footballer: voetballer; voetbalster; profvoetballer
POST cyclist: wielrenner; wielrenster
POST runner: hardloper; hardloopster
POST referee: scheidsrechter
POST historian: historicus; historica
POST art historian: kunsthistoricus; kunsthistorica
POST philosopher: filosoof; filosofe
POST sociologist: socioloog; sociologe
POST anthropologist: antropoloog; antropologe
POST archaeologist: archeoloog; archeologe
POST linguist: taalkundige
POST mathematician: wiskundige
POST physicist: natuurkundige
POST chemist: scheikundige; chemicus
POST biologist: bioloog; biologe
POST geologist: geoloog; geologe
POST botanist: botanicus; plantkundige
POST astronomer: astronoom; astronome; sterrenkundige
POST economist: econoom; econome
POST political scientist: politicoloog; politicologe
POST politician: politicus; politica
POST diplomat: diplomaat; diplomate
POST ambassador: ambassadeur; ambassadrice
POST civil servant: ambtenaar; ambtenares
POST activist: activiste
POST human rights activist: mensenrechtenactivist; mensenrechtenactiviste
POST trade unionist: vakbondsman; vakbondsvrouw
POST rabbi: rabbijn
POST bishop: bisschop
POST archbishop: aartsbisschop
POST monk: monnik
POST nun: kloosterzuster
POST surgeon: chirurg
POST psychotherapist: psychotherapeut; psychotherapeute
POST paediatrician: kinderarts
POST cardiologist: cardioloog; cardiologe
POST neurologist: neuroloog; neurologe
POST gynaecologist: gynaecoloog; gynaecologe
POST dermatologist: dermatoloog; dermatologe
POST oncologist: oncoloog; oncologe
POST ophthalmologist: oogarts
POST radiologist: radioloog; radiologe
POST scientist: wetenschapper; wetenschapster
POST town planner: stedenbouwkundige
POST surveyor: landmeter
POST programmer: programmeur; programmeuse
POST data analyst: data-analist; data-analiste
POST system administrator: systeembeheerder
POST banker: bankier
POST estate agent: vastgoedmakelaar; makelaar in onroerend goed
POST insurance agent: verzekeringsagent
POST insurance broker: verzekeringsmakelaar
POST shopkeeper: winkelier; winkelierster
POST bookseller: boekhandelaar
POST trader: handelaar; handelaarster
POST photojournalist: fotojournalist; fotojournaliste
POST press photographer: persfotograaf; persfotografe
POST presenter: presentator; presentatrice
POST publisher: uitgever; uitgeefster
POST interpreter: tolk
POST restorer: restaurator; restauratrice
POST waiter: ober; kelner
POST waitress: serveerster
POST hotelier: hotelhouder
POST tour guide: stadsgids; toeristische gids
POST winemaker: wijnmaker; wijnmaakster
POST beekeeper: imker
POST gardener: tuinman; tuinier; tuinierster; hovenier
POST forest ranger: boswachter
POST worker: arbeider; arbeidster
POST ship's captain: scheepskapitein
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
