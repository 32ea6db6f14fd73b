import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "et",
  ofSubject: "de|en",
  andLater: "puis|et ensuite|devenu|devenue",
  postOf: "de|du|des|en|à la|au|aux|chez|de la",
  terms: `
POST mayor: maire
POST deputy mayor: adjoint au maire; adjointe au maire
POST director: directeur; directrice; directeur exécutif; réalisateur; réalisatrice
POST managing director: directeur général; directrice générale
POST finance director: directeur financier; directrice financière
POST general secretary: secrétaire général; secrétaire générale
POST secretary: secrétaire
POST treasurer: trésorier; trésorière
POST president: président; présidente
POST vice president: vice-président; vice-présidente
POST professor | teacher: professeur; professeure
POST lecturer: maître de conférences; maîtresse de conférences; chargé de cours; chargée de cours; enseignant-chercheur; enseignante-chercheuse; maître-assistant; chargé d'enseignement; chargée d'enseignement
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
POST head of *: chef ~; cheffe ~; responsable ~; responsable de ~; responsable du ~; responsable de la ~; responsable des ~; responsable de l'~; chef de ~; chef du service ~; cheffe du service ~; directeur du service ~
POST * director: directeur ~; directrice ~; directeur de ~; directrice de ~; directeur du ~; directrice du ~; directeur des ~; directrice des ~; directeur de la ~; directrice de la ~; directeur de l'~; directrice de l'~
POST * engineer: ingénieur ~; ingénieure ~; ingénieur en ~; ingénieure en ~
POST * manager: gestionnaire ~; gestionnaire de ~; chef des ~
POST * officer: chargé de ~; chargée de ~; chargé des ~; chargée des ~; chargé d'~; chargée d'~
POST * assistant: assistant ~; assistante ~; assistant de ~; assistante de ~
POST * adviser: conseiller ~; conseillère ~; conseiller en ~; conseillère en ~
POST * technician: technicien ~; technicienne ~; technicien en ~
POST professor of *: professeur de ~; professeure de ~; professeur d'~; professeure d'~
POST teacher of *: enseignant de ~; enseignante de ~; enseignant en ~; enseignante en ~
POST chief executive: président-directeur général; présidente-directrice générale; PDG; président directeur général
POST deputy managing director: directeur général adjoint; directrice générale adjointe
POST general manager: directeur d'établissement
POST research director: directeur de recherche; directrice de recherche; directeur de recherches; directrice de recherches
POST research scientist: chargé de recherche; chargée de recherche; chargé de recherches; chargée de recherches
POST research engineer: ingénieur de recherche; ingénieure de recherche
POST design engineer: ingénieur d'études; ingénieure d'études
POST quality engineer: ingénieur qualité; ingénieure qualité
POST quality manager: responsable qualité
POST project officer: chargé de mission; chargée de mission; chargé de projet; chargée de projet; chargé de projets; chargée de projets
POST communications officer: chargé de communication; chargée de communication
POST associate lecturer: maître de conférences associé; maîtresse de conférences associée
POST university professor: professeur des universités; professeure des universités
POST emeritus professor: professeur émérite; professeure émérite
POST secondary-school teacher: professeur certifié; professeure certifiée; professeur agrégé; professeure agrégée
POST primary-school teacher: professeur des écoles; professeure des écoles; instituteur; institutrice
POST teacher: enseignant; enseignante
POST postdoctoral researcher: post-doctorant; post-doctorante; postdoctorant; postdoctorante; post-doctorat; postdoctorat
POST school principal: proviseur; proviseure; principal de collège; principale de collège
POST board member: administrateur; administratrice; membre du conseil d'administration
POST elected member: membre élu; membre élue
POST associate editor: rédacteur associé; rédactrice associée
POST editor-in-chief: rédacteur en chef; rédactrice en chef
POST editor: rédacteur; rédactrice; éditeur; éditrice
POST film editor: monteur; monteuse
POST presenter: animateur; animatrice; présentateur; présentatrice
POST translator: traducteur; traductrice
POST interpreter: interprète
POST partner: associé; associée
POST associate notary: notaire associé; notaire associée
POST salaried notary: notaire salarié; notaire salariée
POST notary's clerk: clerc; clerc de notaire
POST trainee: stagiaire; apprenti; apprentie
POST coach: entraîneur; entraîneuse; entraîneure
POST architect and town planner: architecte et urbaniste
POST town planner: urbaniste
POST heritage adviser: conseiller en patrimoine; conseillère en patrimoine
POST actuary: actuaire
POST accountant: comptable
POST chartered accountant: expert-comptable; experte-comptable
POST technician: technicien; technicienne
POST developer: développeur; développeuse
POST software developer: développeur logiciel; développeuse logiciel
POST sales representative: commercial; commerciale
POST general practitioner: médecin généraliste
POST hospital physician: praticien hospitalier; praticienne hospitalière
POST surgeon: chirurgien; chirurgienne
POST midwife: sage-femme
POST physiotherapist: kinésithérapeute; masseur-kinésithérapeute
POST vet: vétérinaire
POST psychologist: psychologue
POST social worker: assistant social; assistante sociale; travailleur social; travailleuse sociale
POST youth worker: éducateur spécialisé; éducatrice spécialisée
POST chair: président du conseil d'administration; présidente du conseil d'administration
POST member of parliament: député; députée
POST senator: sénateur; sénatrice
POST regional councillor: conseiller régional; conseillère régionale
POST judge: juge
POST magistrate: magistrat
POST curator: conservateur; conservatrice; commissaire d'exposition
POST librarian: bibliothécaire
POST archivist: archiviste
POST stage director: metteur en scène; metteuse en scène
POST conductor: chef d'orchestre; cheffe d'orchestre
POST musician: musicien; musicienne
POST actor: comédien; comédienne
POST photographer: photographe
POST designer: graphiste
POST salesperson: vendeur; vendeuse
POST farmer: agriculteur; agricultrice
POST winemaker: vigneron; vigneronne; œnologue
POST baker: boulanger; boulangère
POST chef: cuisinier; cuisinière; chef de cuisine; cheffe de cuisine
POST volunteer: bénévole
POST scientific adviser: conseiller scientifique; conseillère scientifique
POST adviser: conseiller; conseillère
POST entrepreneur: entrepreneuse
POST businessperson: homme d'affaires; femme d'affaires
POST building contractor: entrepreneur en bâtiment; entrepreneuse en bâtiment
POST police officer: policier; policière; agent de police; agente de police; gardien de la paix; gardienne de la paix
POST police superintendent: commissaire de police
POST hospital director: directeur d'hôpital; directrice d'hôpital; directeur de l'hôpital; directrice de l'hôpital
POST fisherman: pêcheur; marin-pêcheur; marin pêcheur
POST fisherwoman: pêcheuse
POST butcher: boucher; bouchère
POST hairdresser: coiffeur; coiffeuse
POST plumber: plombier; plombière
POST electrician: électricien; électricienne
POST carpenter: charpentier; charpentière
POST joiner: menuisier; menuisière
POST bricklayer: maçon; maçonne
POST driver: chauffeur; chauffeuse
POST lorry driver: chauffeur routier; chauffeuse routière; conducteur routier
POST bus driver: chauffeur de bus; conducteur de bus; conductrice de bus
POST taxi driver: chauffeur de taxi; chauffeuse de taxi
POST train driver: conducteur de train; conductrice de train
POST airline pilot: pilote de ligne
POST sailor: marin
POST firefighter: pompier; pompière; sapeur-pompier; sapeuse-pompière
POST volunteer firefighter: sapeur-pompier volontaire; sapeuse-pompière volontaire; pompier volontaire; pompière volontaire
POST soldier: soldat; soldate
POST singer: chanteur; chanteuse
POST opera singer: chanteur d'opéra; chanteuse d'opéra; chanteur lyrique; chanteuse lyrique
POST singer-songwriter: auteur-compositeur-interprète; autrice-compositrice-interprète; auteure-compositrice-interprète
POST dancer: danseur; danseuse
POST composer: compositeur; compositrice
POST painter: peintre; artiste peintre; artiste-peintre
POST artist: artiste
POST sculptor: sculpteur; sculpteure; sculptrice
POST poet: poète; poétesse
POST novelist: romancier; romancière
POST writer: écrivain; écrivaine
POST author: auteur; auteure; autrice
POST illustrator: illustrateur; illustratrice
POST film director: réalisateur de cinéma; réalisatrice de cinéma
POST filmmaker: cinéaste
POST film producer: producteur de cinéma; productrice de cinéma; producteur de films; productrice de films
POST screenwriter: scénariste
POST pianist: pianiste
POST violinist: violoniste
POST cellist: violoncelliste
POST guitarist: guitariste
POST choreographer: chorégraphe
POST athlete: athlète
POST footballer: footballeur; footballeuse
POST cyclist: cycliste; coureur cycliste; coureuse cycliste
POST football referee: arbitre de football
POST historian: historien; historienne
POST art historian: historien de l'art; historienne de l'art
POST philosopher: philosophe
POST sociologist: sociologue
POST anthropologist: anthropologue
POST archaeologist: archéologue
POST linguist: linguiste
POST mathematician: mathématicien; mathématicienne
POST physicist: physicien; physicienne
POST chemist: chimiste
POST biologist: biologiste
POST geologist: géologue
POST botanist: botaniste
POST astronomer: astronome
POST economist: économiste
POST political scientist: politologue; politiste
POST politician: homme politique; femme politique; politicien; politicienne
POST diplomat: diplomate
POST ambassador: ambassadeur; ambassadrice
POST civil servant: fonctionnaire
POST activist: militante; activiste
POST trade unionist: syndicaliste
POST priest: prêtre
POST parish priest: curé
POST pastor: pasteur; pasteure
POST rabbi: rabbin; rabbine
POST bishop: évêque
POST archbishop: archevêque
POST monk: moine
POST nun: religieuse; nonne
POST public prosecutor: procureur; procureure; procureur de la République; procureure de la République
POST dentist: dentiste; chirurgien-dentiste; chirurgienne-dentiste
POST psychiatrist: psychiatre
POST psychotherapist: psychothérapeute
POST paediatrician: pédiatre
POST cardiologist: cardiologue
POST neurologist: neurologue
POST gynaecologist: gynécologue
POST dermatologist: dermatologue
POST oncologist: oncologue; cancérologue
POST ophthalmologist: ophtalmologue; ophtalmologiste
POST radiologist: radiologue
POST head teacher: directeur d'école; directrice d'école
POST surveyor: géomètre; géomètre-expert; géomètre-experte
POST programmer: programmeur; programmeuse
POST data analyst: analyste de données
POST system administrator: administrateur système; administratrice système; administrateur systèmes; administratrice systèmes
POST auditor: auditeur; auditrice; commissaire aux comptes
POST banker: banquier; banquière
POST broker: courtière
POST insurance broker: courtier en assurances; courtière en assurances
POST estate agent: agent immobilier; agente immobilière
POST insurance agent: agent d'assurance; agente d'assurance; agent d'assurances; agent général d'assurance
POST shopkeeper: commerçant; commerçante
POST bookseller: libraire
POST trader: négociant; négociante
POST photojournalist: photojournaliste; photoreporter; reporter-photographe
POST publisher: éditeur de presse
POST sommelier: sommelière
POST waiter: serveur
POST waitress: serveuse
POST hotelier: hôtelier; hôtelière
POST tour guide: guide touristique; guide-conférencier; guide-conférencière
POST beekeeper: apiculteur; apicultrice
POST gardener: jardinier; jardinière
POST forest ranger: garde forestier; garde forestière
POST worker: ouvrier; ouvrière
POST ship's captain: capitaine de navire; commandant de navire
RANK associate *: ~ associé; ~ associée
RANK deputy *: ~ adjoint; ~ adjointe; vice-~
RANK honorary *: ~ honoraire; ~ d'honneur
RANK senior *: ~ principal; ~ principale; ~ senior
RANK assistant *: ~ stagiaire
RANK volunteer *: ~ bénévole
RANK former *: ancien ~; ancienne ~; ex-~
MATTER finance: financier; financière; finances
MATTER sales: ventes; commercial; commerciale; vente
MATTER purchasing: achats; achat
MATTER human resources: ressources humaines; RH
MATTER quality: qualité
MATTER communications: communication
MATTER marketing: marketing
MATTER legal: juridique
MATTER technical: technique
MATTER operations: opérations; exploitation
MATTER production: production
MATTER logistics: logistique
MATTER research: recherche
MATTER research and development: recherche et développement; R&D
MATTER studies: études
MATTER risk: risques
MATTER artistic: artistique
MATTER scientific: scientifique
MATTER IT: informatique; systèmes d'information
MATTER accounting: comptabilité; comptable
MATTER security: sécurité
MATTER environment: environnement
MATTER development: développement
MATTER project: projets; projet
MATTER works: travaux
MATTER administrative: administratif; administrative
MATTER editorial: éditorial; éditoriale
MATTER product: produit; produits
MATTER partnerships: partenariats
MATTER training: formation
MATTER software: logiciel; logiciels
MATTER heritage: patrimoine
MATTER culture: culture
MATTER export: export
MATTER maintenance: maintenance
MATTER procurement: approvisionnement; approvisionnements
DEGREE doctorate: doctorat; thèse de doctorat; docteur; docteure; thèse; PhD
DEGREE master's degree: master; mastère; maîtrise; DEA; DESS
DEGREE bachelor's degree: licence; bachelor
DEGREE school-leaving examination: baccalauréat; bac; baccalauréat S; baccalauréat L; baccalauréat ES; bac agricole
DEGREE engineering degree: diplôme d'ingénieur; ingénieur diplômé
DEGREE certificate: certificat
DEGREE diploma: diplôme; DUT; BTS; BTSA
DEGREE vocational certificate: BEP; CAP
DEGREE teaching diploma: CAPES
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
SUBJECT geography: géographie
SUBJECT hydrology: hydrologie
SUBJECT history of art: histoire de l'art
SUBJECT translation: traduction
SUBJECT chemistry and physics: physique-chimie
SUBJECT philosophy: philosophie
SUBJECT sociology: sociologie
SUBJECT psychology: psychologie
SUBJECT biology: biologie
SUBJECT geology: géologie
SUBJECT agronomy: agronomie
SUBJECT food technology: agroalimentaire
SUBJECT mechanical engineering: génie mécanique; mécanique
SUBJECT electrical engineering: génie électrique
SUBJECT literature: lettres; lettres modernes
SUBJECT journalism: journalisme
SUBJECT notarial law: droit notarial
SUBJECT business law: droit des affaires
SUBJECT public law: droit public
SUBJECT business administration: administration des affaires; gestion des entreprises
SUBJECT music: musique
SUBJECT performing arts: arts du spectacle
SUBJECT sport: STAPS
SUBJECT nursing: soins infirmiers
SUBJECT veterinary medicine: médecine vétérinaire
SUBJECT linguistics: linguistique
SUBJECT accounting: comptabilité
BODY: conseil; conseil d'administration; comité; comité de direction; bureau; conseil municipal; direction
`,
};
