import { ENGLISH } from "../en/english.ts";
import type { Words } from "../words.ts";
import { formats } from "./formats.ts";
import { names } from "./names.ts";

const { plural } = formats;

/** What every renderer says about people and lookups, in French. */
export const profile = {
  sections: names.sections,
  terms: {
    female: "Femme",
    male: "Homme",
    social: "Réseau social",
    professional: "Professionnel",
    video: "Vidéo",
    code: "Code",
    web: "Web",
    questions: "Questions et réponses",
    news: "Actualités",
    profile: "Profil",
    alleged: "Accusation, aucune poursuite signalée",
    investigated: "Enquête en cours",
    sued: "Assignation en justice",
    arrested: "Arrestation",
    charged: "Mise en examen",
    extradited: "Extradition",
    tried: "Procès",
    liable: "Procès civil perdu",
    convicted: "Condamnation",
    fined: "Amende",
    sanctioned: "Sanction",
    disqualified: "Interdiction d’exercer",
    sentenced: "Peine prononcée",
    settled: "Litige réglé à l’amiable",
    dropped: "Affaire classée",
    acquitted: "Acquittement ou mise hors de cause",
    overturned: "Condamnation annulée",
    pardoned: "Grâce",
  },
  caseKinds: {
    fraud: "Fraude",
    corruption: "Corruption",
    "financial crime": "Criminalité financière",
    regulatory: "Réglementation",
    narcotics: "Stupéfiants",
    violence: "Violences",
    "sexual crime": "Infractions sexuelles",
    terrorism: "Terrorisme",
    cybercrime: "Cybercriminalité",
    property: "Atteintes aux biens",
    trafficking: "Traite et trafic",
    insolvency: "Insolvabilité",
    sanctions: "Sanctions",
    other: "Autre",
  },
  labels: names.labels,
  members: names.members,
  likeness: names.likeness,
  platforms: ENGLISH.platforms,
  flags: {
    flagged: "Signalé",
    topic: "Publications qui en parlent",
    clear: "Rien à signaler",
    open: "Non évalué",
    unmentioned: "Non évalué\u00a0; aucune trouvée",
    dismissed: "Écarté",
    dismissedBy: (name, day) => ` par ${name}, ${day}`,
    dismissedOn: (day) => `, ${day}`,
    counts: (flagged, judged) =>
      `${formats.number(flagged)} sur ${plural(judged, { one: "# publication", other: "# publications" })}`,
    confidence: (share) => `règle exacte dans ${share} des cas`,
    note: "Ce sont les jugements d’une règle sur des publications, avec la part des cas où elle a raison\u00a0; aucune source ne les affirme, et ils portent sur les publications, pas sur la personne. Une règle exacte dans moins de 95 publications sur 100 ne signale rien\u00a0: elle trouve seulement des publications qui parlent de son sujet, parfois dans un autre sens. Elle en trouve moins de la moitié\u00a0: n’en trouver aucune ne veut pas dire qu’il n’y en a pas. Sont évaluées les publications de la personne en anglais, chaque texte une fois.",
  },
  awaitedDocuments: (count) =>
    plural(count, {
      one: "# document remis reste à lire\u00a0: ce qu’il dit manque à ce profil.",
      other: "# documents remis restent à lire\u00a0: ce qu’ils disent manque à ce profil.",
    }),
  contradictions: {
    title: "Indiqué, mais non utilisé",
    text: "Indiqué comme se rapportant à la personne (une URL, une adresse e-mail, un document), mais son contenu le contredit, ou il n’y avait rien à y lire. Rien n’en est utilisé dans ce rapport. Vérifiez-le sous Fiches.",
    noAccount: "Ce compte n’existe pas.",
    noPage: "Cette page n’existe pas.",
    unreadAccount: "Ce compte n’a pas pu être lu.",
    unreadPage: "Cette page n’a pas pu être lue.",
  },
  rectified: {
    title: "Rectifié par la personne",
    text: "La personne a fait rectifier ceci. Le rapport reprend ce qu’elle déclare\u00a0; l’inscription d’un registre public qu’elle conteste figure à côté.",
    corrected: (property, day) => `Rectifié par la personne le ${day} : ${property}`,
    disputed: (value, source) => `Contesté par la personne : ${value}${source === "" ? "" : ` (${source})`}`,
  },
  silences: {
    title: "Absent de ce rapport",
    undecided: (count) =>
      plural(count, {
        one: "# fiche concerne peut-être cette personne, mais reste indécise\u00a0: rien n’en est utilisé.",
        other: "# fiches concernent peut-être cette personne, mais restent indécises\u00a0: rien n’en est utilisé.",
      }),
    imported: (sections) =>
      `Aucune source externe n’a été interrogée. Les données importées ne montrent rien pour\u00a0: ${sections}.`,
    unasked: (sections) =>
      `Aucune source externe n’a été interrogée, et aucune source importée ne couvre\u00a0: ${sections}.`,
    unshown: (sections) => `Trouvé, mais rien n’en est montré\u00a0: ${sections}.`,
    nothing: (sections) => `Cherché, rien trouvé\u00a0: ${sections}.`,
    notAsked: (sections) =>
      `Non cherché\u00a0; les sources sont désactivées, n’ont pas répondu ou demandent ce qu’on ne sait pas de la personne\u00a0: ${sections}.`,
    closed: (sections) => `Hors de cette recherche\u00a0: ${sections}.`,
  },
  changes: {
    title: (day) => `Changements depuis le ${day}`,
    none: (day) => `Rien n’a changé depuis le ${day}.`,
    count: (changes) => plural(changes, { one: "# changement", other: "# changements" }),
    added: "Nouveau",
    changed: "Modifié",
    gone: "Introuvable désormais",
    value: (before, after) => `${before} → ${after}`,
    notCompared: (sections) => `Non comparé, car une seule des deux recherches les contient\u00a0: ${sections}.`,
  },
  risks: {
    title: "Examen des risques",
    labels: {
      adverseMedia: "Presse défavorable",
      dataBreaches: "Fuites de données",
      sanctions: "Sanctions et PPE",
      litigation: "Contentieux",
      directorships: "Mandats sociaux",
    },
    states: { found: "Trouvé", untold: "Rôle incertain", nothing: "Rien trouvé", notAsked: "Non interrogé" },
    foundEnded: (stages) => `Trouvé\u00a0: ${stages.toLowerCase()}`,
    counts: {
      adverseMedia: (count) => plural(count, { one: "# article", other: "# articles" }),
      dataBreaches: (count) => plural(count, { one: "# fuite", other: "# fuites" }),
      sanctions: (count) =>
        plural(count, { one: "# article parle de sanctions", other: "# articles parlent de sanctions" }),
      directorships: (count) =>
        plural(count, { one: "# mandat, d’après la carrière", other: "# mandats, d’après la carrière" }),
    },
    heldBack: (count) =>
      plural(count, {
        one: "# article indécis fait état d’une affaire\u00a0: vérifiez-le sous Fiches",
        other: "# articles indécis font état d’une affaire\u00a0: vérifiez-les sous Fiches",
      }),
    untold: (count) =>
      plural(count, {
        one: "# article sur une affaire nomme la personne\u00a0; son rôle n’a pas pu être déterminé",
        other: "# articles sur une affaire nomment la personne\u00a0; son rôle n’a pas pu être déterminé",
      }),
    withPart: (count, part) =>
      plural(count, {
        one: `# article sur une affaire nomme la personne\u00a0; ${part}`,
        other: `# articles sur une affaire nomment la personne\u00a0; ${part}`,
      }),
    readArticles: (count) =>
      plural(count, {
        one: "# article disponible\u00a0: aucune affaire visant la personne",
        other: "# articles disponibles\u00a0: aucune affaire visant la personne",
      }),
    unanswered: (count) =>
      plural(count, {
        one: "# source de presse a été interrogée sans répondre",
        other: "# sources de presse ont été interrogées sans répondre",
      }),
    noAnswer: "Sans réponse",
    unreadDocuments: (count) =>
      plural(count, {
        one: "# document remis n’est pas un article et n’a pas été lu à la recherche d’affaires",
        other: "# documents remis ne sont pas des articles et n’ont pas été lus à la recherche d’affaires",
      }),
    publicOffice: "Exerce ou a exercé une fonction publique",
    unshown: "Rien n’en est montré",
    nothing: {
      adverseMedia: "La presse a été consultée",
      dataBreaches: "Une liste de fuites a été consultée",
    },
    listed: {
      word: "À vérifier",
      entries: "Une liste contient une entrée qui peut être la sienne : voir Fiches",
      nothing: {
        sanctions: "Une liste de sanctions a été interrogée",
        litigation: "Un registre judiciaire a été interrogé",
        directorships: "Un registre du commerce a été interrogé",
      },
    },
    notAsked: {
      adverseMedia: "Aucune source de presse n’a été interrogée",
      dataBreaches: "Aucune liste de fuites n’a été interrogée",
      sanctions: "Candor n’a aucune liste de sanctions à interroger",
      litigation: "Candor n’a aucun registre judiciaire à interroger",
      directorships: "Candor n’a aucun registre du commerce à interroger",
    },
    closed: "Hors de cette recherche",
  },
  findings: "Principaux constats",
  keyFacts: "Faits essentiels",
  publishers: (verified, all) =>
    `${verified} sur ${plural(all, { one: "# éditeur confirmé", other: "# éditeurs confirmés" })} par une autre fiche`,
  purposes: {
    due_diligence: "Diligence raisonnable",
    journalism: "Journalisme",
    self: "Mes propres données",
    meeting: "Préparation d’une rencontre",
    sales: "Vente",
    brand_partnership: "Partenariat de marque",
    research: "Recherche",
  },
  statuses: {
    queued: "En attente",
    running: "En cours",
    success: "Terminée",
    error: "Échouée",
    cancelled: "Annulée",
    expired: "Expirée",
  },
  stages: {
    queued: "En attente",
    collect: "Collecte",
    resolve: "Rapprochement",
    assemble: "Assemblage",
    summarize: "Résumé",
    done: "Terminé",
  },
  outcomes: {
    found: "Trouvé",
    absent: "Introuvable",
    blocked: "Indisponible",
    failed: "Échec",
    skipped: "Non cherché",
    suppressed: "Bloqué",
  },
  identifierKinds: {
    candidate: "identifiant de personne",
    email: "e-mail",
    phone: "téléphone",
    profileUrl: "adresse de profil",
    website: "site web",
    externalId: "identifiant chez une source",
    handle: "nom d’utilisateur",
    name: "nom",
  },
  judgements: { own: "Cette personne", undecided: "Indécis" },
  verified: "confirmé",
  inEnglish: "Résumé en anglais\u00a0:",
  verifiedText: "confirmé par une autre fiche",
  inLine: ENGLISH.inLine,
  since: (start) => `depuis ${start}`,
  from: (start) => `à partir de ${start}`,
  until: (end) => `jusqu’à ${end}`,
  between: (start, end) => `${start} – ${end}`,
  labelled: (label, text) => `${label}\u00a0: ${text}`,
  none: "–",
  range: (from, to) => `${from}–${to}`,
  rangeFrom: (from) => `${from} ou plus`,
  rangeTo: (to) => `jusqu’à ${to}`,
  employees: (range) => `${range} salariés`,
  followers: (value) => plural(value, { one: "# abonné", other: "# abonnés" }),
  likes: (value) => plural(value, { one: "# mention J’aime", other: "# mentions J’aime" }),
  comments: (value) => plural(value, { one: "# commentaire", other: "# commentaires" }),
  shares: (value) => plural(value, { one: "# partage", other: "# partages" }),
  audienceSample: (names, unknown) =>
    `${plural(names, { one: "# nom", other: "# noms" })}, dont ${unknown} indéterminés`,
  sample: (counted, all) =>
    counted === all
      ? plural(all, { one: "# publication", other: "# publications" })
      : `les ${formats.number(counted)} plus récentes de ${plural(all, { one: "# publication", other: "# publications" })}`,
  /** Of how many posts a judgement is. */
  judged: (counted, all) =>
    `${formats.number(counted)} sur ${plural(all, { one: "# publication", other: "# publications" })}, sans répétitions ni langues non évaluées`,
  photo: (number) => `Photo ${number}`,
  alts: {
    portrait: (name) => `Portrait de ${name}`,
    logo: (name) => `Logo de ${name}`,
    picture: (name) => `Image de ${name}`,
    photo: (number, all, name) => `Photo ${number} sur ${all} de ${name}`,
    post: (author, when) => `Image d’une publication de ${author} du ${when}`,
  },
} satisfies Partial<Words>;
