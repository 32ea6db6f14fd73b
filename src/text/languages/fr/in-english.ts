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
POST presenter: animateur; animatrice
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
