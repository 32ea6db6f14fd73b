import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "och",
  ofSubject: "i",
  andLater: "sedan|därefter|senare",
  postOf: "i|för|vid|på|av|inom",
  terms: `
POST mayor: borgmästare
POST chief executive: vd; verkställande direktör
POST president and chief executive: vd och koncernchef
POST finance director: finansdirektör; ekonomidirektör
POST director general: generaldirektör
POST chair: ordförande
POST vice chair: vice ordförande
POST board member: styrelseledamot; ledamot av styrelsen; styrelsemedlem
POST treasurer: kassör
POST secretary: sekreterare
POST lawyer: advokat
POST doctor: läkare
POST chief physician: överläkare
POST nurse: sjuksköterska
POST engineer: ingenjör
POST teacher: lärare
POST senior lecturer: universitetslektor; lektor
POST adjunct lecturer: adjungerad lektor
POST researcher: forskare
POST doctoral student: doktorand
POST head of department: avdelningschef
POST project manager: projektledare
POST product manager: produktchef
POST adviser: rådgivare
POST consultant: konsult
POST member: ledamot; medlem
POST founder: grundare
POST co-founder: medgrundare
POST owner: ägare
POST head of *: ~chef; chef för ~; ~ansvarig; ansvarig för ~; ~föreståndare
POST * director: ~direktör
POST * engineer: ~ingenjör
POST * manager: ~ledare
POST * teacher: ~lärare; lärare i ~
POST professor of *: professor i ~
POST senior lecturer in *: lektor i ~; universitetslektor i ~
POST * adviser: ~rådgivare
POST * consultant: ~konsult
POST * researcher: ~forskare
POST * reporter: ~reporter; ~journalist
POST * assistant: ~assistent
POST * secretary: ~sekreterare
POST * coordinator: ~samordnare; ~koordinator
POST head teacher: rektor
POST presenter: programledare
POST clinical director: klinikchef
POST administrative director: förvaltningschef
POST municipal director of music: kommunal musikledare
POST carpenter: snickare
POST editor: redaktör
POST editor-in-chief: chefredaktör
POST deputy editor: biträdande redaktör
POST crime reporter: kriminalreporter
POST resident playwright: husdramatiker
POST playwright: dramatiker
POST language consultant: språkvårdare
POST research engineer: forskningsingenjör
POST designer: konstruktör; formgivare
POST assistant nurse: undersköterska
POST shop assistant: butiksbiträde
POST folk high school teacher: folkhögskollärare
POST primary-school teacher: folkskollärare; grundskollärare; småskollärare
POST upper-secondary-school teacher: gymnasielärare; ämneslärare
POST preschool teacher: förskollärare
POST expert adviser: sakkunnig
POST chaplain: kaplan
POST vicar: kyrkoherde
POST priest: präst; komminister
POST bishop: biskop
POST cantor: kantor
POST social worker: socionom; kurator; socialsekreterare
POST writer: författare; skribent
POST translator: översättare
POST photographer: fotograf
POST actor: skådespelare
POST director: regissör; direktör
POST conductor: dirigent
POST musician: musiker
POST artist: konstnär
POST architect: arkitekt
POST economist: ekonom
POST accountant: redovisningsekonom; revisor
POST judge: domare; rådman
POST public prosecutor: åklagare
POST police officer: polis; polisman; poliskvinna; poliskonstapel
POST dentist: tandläkare
POST vet: veterinär
POST pharmacist: apotekare; farmaceut
POST midwife: barnmorska
POST physiotherapist: fysioterapeut; sjukgymnast
POST psychologist: psykolog
POST specialist physician: specialistläkare
POST resident doctor: ST-läkare; underläkare
POST research assistant: forskarassistent
POST postdoctoral researcher: postdoktor
POST associate senior lecturer: biträdande lektor; biträdande universitetslektor
POST lecturer: universitetsadjunkt; adjunkt
POST prefect: prefekt
POST dean: dekan; dekanus
POST municipal councillor: kommunalråd; kommunfullmäktigeledamot
POST member of parliament: riksdagsledamot; riksdagsman
POST municipal chief executive: kommundirektör; kommunchef
POST party leader: partiledare
POST developer: utvecklare; systemutvecklare
POST technician: tekniker
POST electrician: elektriker
POST farmer: lantbrukare; bonde
POST forester: skogvaktare; jägmästare
POST chef: kock
POST baker: bagare
POST coach: tränare
POST librarian: bibliotekarie
POST archivist: arkivarie
POST curator: intendent; antikvarie
POST county antiquarian: landsantikvarie
POST intern: praktikant
POST auditor: auktoriserad revisor
POST partner: delägare
POST administrator: handläggare; administratör
POST coordinator: samordnare; koordinator
POST team leader: teamledare; gruppchef; gruppledare
POST plant manager: platschef
POST operations manager: verksamhetschef; driftchef; driftschef
POST business developer: verksamhetsutvecklare; affärsutvecklare
POST communications officer: kommunikatör; informatör
POST union representative: facklig företrädare
POST volunteer: volontär
POST business owner: företagare; egenföretagare
POST businessperson: affärsman; affärskvinna
POST building contractor: byggentreprenör
POST police inspector: polisinspektör
POST detective inspector: kriminalinspektör
POST detective superintendent: kriminalkommissarie
POST police superintendent: poliskommissarie
POST hospital director: sjukhusdirektör; sjukhuschef
POST museum director: museichef; museidirektör
POST fisherman: fiskare; yrkesfiskare
POST butcher: slaktare
POST hairdresser: frisör; hårfrisör; hårfrisörska; frisörska
POST plumber: rörmokare
POST bricklayer: murare
POST driver: chaufför
POST lorry driver: lastbilschaufför
POST bus driver: busschaufför; bussförare
POST taxi driver: taxichaufför; taxiförare
POST train driver: lokförare
POST sailor: sjöman; matros
POST firefighter: brandman
POST soldier: soldat
POST singer: sångare; sångerska
POST opera singer: operasångare; operasångerska
POST dancer: dansare; dansös
POST composer: kompositör; tonsättare
POST painter: målare; målarinna
POST sculptor: skulptör; bildhuggare
POST poet: skald
POST novelist: romanförfattare
POST illustrator: illustratör
POST graphic designer: grafisk formgivare; grafisk designer
POST film director: filmregissör
POST filmmaker: filmare; filmskapare
POST producer: producent
POST film producer: filmproducent
POST screenwriter: manusförfattare
POST guitarist: gitarrist
POST choreographer: koreograf
POST athlete: idrottare; friidrottare; idrottsman; idrottskvinna
POST footballer: fotbollsspelare
POST cyclist: cyklist; tävlingscyklist
POST runner: löpare
POST football referee: fotbollsdomare
POST historian: historiker
POST art historian: konsthistoriker
POST philosopher: filosof
POST sociologist: sociolog
POST anthropologist: antropolog
POST archaeologist: arkeolog
POST linguist: lingvist; språkvetare
POST mathematician: matematiker
POST physicist: fysiker
POST chemist: kemist
POST biologist: biolog
POST geologist: geolog
POST botanist: botaniker
POST astronomer: astronom
POST political scientist: statsvetare
POST politician: politiker
POST ambassador: ambassadör
POST consul: konsul
POST civil servant: statstjänsteman
POST activist: aktivist
POST trade unionist: fackföreningsman
POST rabbi: rabbin
POST archbishop: ärkebiskop
POST monk: munk
POST nun: nunna
POST notary public: notarius publicus
POST surgeon: kirurg
POST psychiatrist: psykiater; psykiatriker
POST psychotherapist: psykoterapeut
POST paediatrician: barnläkare
POST cardiologist: kardiolog; hjärtläkare
POST neurologist: neurolog
POST gynaecologist: gynekolog
POST dermatologist: dermatolog; hudläkare
POST oncologist: onkolog
POST ophthalmologist: ögonläkare
POST radiologist: radiolog
POST scientist: vetenskapsman
POST town planner: stadsplanerare
POST surveyor: lantmätare
POST programmer: programmerare
POST software developer: mjukvaruutvecklare; programvaruutvecklare; programutvecklare
POST data analyst: dataanalytiker
POST system administrator: systemadministratör
POST banker: bankir
POST estate agent: fastighetsmäklare
POST stockbroker: börsmäklare; aktiemäklare
POST insurance agent: försäkringsagent
POST insurance broker: försäkringsmäklare
POST shopkeeper: butiksägare
POST bookseller: bokhandlare
POST photojournalist: fotojournalist
POST press photographer: pressfotograf
POST television presenter: tv-programledare
POST publisher: förläggare; bokförläggare
POST interpreter: tolk
POST waiter: servitör; kypare
POST waitress: servitris
POST hotelier: hotellägare
POST tour guide: turistguide
POST winemaker: vinmakare
POST beekeeper: biodlare
POST gardener: trädgårdsmästare
POST worker: arbetare
POST ship's captain: sjökapten
RANK deputy *: biträdande ~; vice~; vice ~; ställföreträdande ~
RANK acting *: tillförordnad ~; tf ~
RANK former *: tidigare ~; f.d. ~; före detta ~
RANK senior *: senior ~; ledande ~
RANK honorary *: heders~
MATTER sales: försäljnings; försäljning; sälj
MATTER purchasing: inköps; inköp
MATTER human resources: personal; HR
MATTER finance: ekonomi; finans
MATTER marketing: marknads; marknad; marknadsförings
MATTER production: produktions; produktion
MATTER quality: kvalitets; kvalitet
MATTER development: utvecklings; utveckling
MATTER research: forsknings; forskning
MATTER communications: kommunikations; kommunikation; informations
MATTER logistics: logistik
MATTER project: projekt
MATTER product: produkt
MATTER IT: it; data
MATTER technical: tekniska; teknisk; teknik
MATTER environment: miljö
MATTER press: press
MATTER culture: kultur
MATTER sport: idrotts; sport; idrott
MATTER operations: drift; drifts
MATTER education: utbildnings; utbildning
MATTER museum: museum
MATTER exhibitions: utställnings
MATTER administrative: administrativ; administrations
MATTER warehouse: lager
MATTER kitchen: köks
MATTER site: bygg
MATTER customer service: kundtjänst; kundservice
MATTER music: musik
MATTER office: kontors
MATTER programme: program
MATTER news: nyhets
DEGREE doctorate: doktorsexamen; doktorerade; doktor; disputerade; filosofie doktor; fil. dr; doktorsavhandling
DEGREE master's degree: masterexamen; magisterexamen; magister; master
DEGREE bachelor's degree: kandidatexamen; kandidat; fil. kand.; filosofie kandidat
DEGREE master's degree in engineering: civilingenjör; civilingenjörsexamen
DEGREE degree in business and economics: civilekonomexamen; civilekonom
DEGREE subject teacher's degree: ämneslärarexamen
DEGREE nursing degree: sjuksköterskeexamen
DEGREE degree in law: juristexamen; jur. kand.
DEGREE medical degree: läkarexamen
DEGREE teaching degree: lärarexamen; lärarutbildning
DEGREE school-leaving examination: studenten; studentexamen
DEGREE business school diploma: merkonom
DEGREE course: kurs
DEGREE electrical programme: elprogrammet
DEGREE health and social care programme: vård- och omsorgsprogrammet
SUBJECT law: juridik
SUBJECT medicine: medicin
SUBJECT economics: nationalekonomi
SUBJECT business administration: företagsekonomi
SUBJECT history: historia
SUBJECT computer science: datavetenskap
SUBJECT architecture: arkitektur
SUBJECT physics: fysik
SUBJECT chemistry: kemi
SUBJECT mathematics: matematik
SUBJECT political science: statsvetenskap; statskunskap
SUBJECT creative writing: litterär gestaltning
SUBJECT linguistics: lingvistik; allmän språkvetenskap
SUBJECT Swedish: svenska; svenska språket; nordiska språk
SUBJECT theology: teologi
SUBJECT psychology: psykologi
SUBJECT sociology: sociologi
SUBJECT philosophy: filosofi
SUBJECT biology: biologi
SUBJECT marine biology: marinbiologi
SUBJECT geology: geologi
SUBJECT education: pedagogik
SUBJECT literature: litteraturvetenskap
SUBJECT history of art: konstvetenskap; konsthistoria
SUBJECT civil engineering: väg- och vattenbyggnad; samhällsbyggnad
SUBJECT mechanical engineering: maskinteknik
SUBJECT nursing: omvårdnad
SUBJECT social work: socialt arbete
SUBJECT English: engelska
SUBJECT ethnology: etnologi
SUBJECT archaeology: arkeologi
SUBJECT musicology: musikvetenskap
SUBJECT surgery: kirurgi
BODY: styrelse; styrelsen; ledning; ledningsgrupp; nämnd; utskott; råd
`,
};
