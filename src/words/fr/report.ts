import type { Words } from "../words.ts";
import { formats } from "./formats.ts";

const { plural } = formats;

/** The texts used only in the PDF, in French. */
export const report: Words["report"] = {
  labels: {
    report: "Rapport de profil",
    contents: "Sommaire",
    sources: "Sources",
    page: "Page",
    of: "sur",
    field: "Champ",
    value: "Valeur",
    number: "N°",
    address: "Adresse",
    noPicture: "Image indisponible",
    attachment: "Le profil sous forme de données",
    log: "Journal technique\u00a0: chaque recherche et chaque source",
    capture: "Une source telle qu’elle a été reçue",
    also: "aussi sur",
    again: "de nouveau ici",
    clear: "Rien à signaler",
  },
  references: {
    toSource: (number) => `Source ${number}`,
    toFact: (number) => `Premier fait de la source ${number}`,
  },
  author: "Candor",
  title: (name) => `Rapport de profil\u00a0: ${name}`,
  description: (purpose) => `Rapport de profil. Finalité\u00a0: ${purpose}`,
  unnamed: "Personne sans nom",
  requested: (who, purpose) => `Demandé par ${who ?? "l’exploitant"} · Finalité\u00a0: ${purpose}`,
  marks: { trial: "Essai", preview: "Aperçu" },
  confidentiality: {
    internal: "Interne",
    confidential: "Confidentiel",
    strictlyConfidential: "Strictement confidentiel",
  },
  redactions: {
    none: "Tout",
    contacts: "Masquer les adresses e-mail et les numéros de téléphone",
    outside: "Pour des lecteurs extérieurs\u00a0: aussi sans proches, jour de naissance, adresses postales ni images",
  },
  redacted: {
    contacts: "Adresses e-mail et numéros de téléphone",
    outside:
      "Adresses e-mail et numéros de téléphone\u00a0; omis\u00a0: les proches et d’autres personnes, le jour et le mois de naissance, les adresses postales, les images",
  },
  logo: "Logo de l’éditeur de ce rapport",
  cover: {
    preparedFor: "Établi pour",
    redacted: "Masqué",
    purpose: "Finalité",
    date: "Date du rapport",
    lookup: "Recherche",
    code: "Code de vérification",
    datasources: "Sources de données",
    page: "Page web",
    sections: "Sections",
  },
  sections: { sources: "Sources", coverage: "Couverture", limits: "Comment lire ce rapport" },
  guide: (purpose) => [
    {
      title: "Chaque fait a sa source",
      text: "Le petit numéro après un fait ou une phrase mène à sa source dans la liste. Un journal technique avec chaque recherche et l’empreinte complète de chaque source est joint à ce fichier.",
    },
    {
      title: "Seulement la bonne personne",
      text: "Chaque document est comparé à toutes les personnes connues qui portent ce nom. Seuls ceux jugés concerner cette personne sont utilisés\u00a0; les indécis sont listés mais pas utilisés.",
    },
    {
      title: "«\u00a0Introuvable\u00a0» n’est pas «\u00a0non interrogé\u00a0»",
      text: "Les sections sans données sont omises\u00a0; le tableau de couverture dit pourquoi, et montre quelles sources ont été consultées, lesquelles n’ont pas pu l’être et lesquelles sont désactivées.",
    },
    {
      title: "Finalité",
      text: `Ce rapport a été préparé pour une seule finalité\u00a0: ${purpose}. Ce n’est pas un rapport de solvabilité, et il ne doit pas servir à décider d’un emploi, d’un logement, d’un crédit, d’une assurance ou d’un autre droit.`,
    },
  ],
  limits: {
    snapshot: {
      title: "À sa date",
      text: "Le rapport montre ce que ses sources affirmaient le jour de leur collecte. Une source peut se tromper, être périmée ou parler d’une autre personne\u00a0; vérifiez un fait à sa source avant d’agir.",
    },
    estimates: {
      title: "Estimations",
      text: "Les pourcentages d’audience et de tonalité sont estimés d’après des publications publiques. Un signalement de sécurité de marque porte sur une publication, pas sur la personne.",
    },
    signs: {
      title: "Dates et signes",
      text: "Une date donnée comme année ou comme mois n’est pas connue plus précisément. Le signe □ remplace un caractère absent des polices de ce document.",
    },
    rights: {
      title: "Droits",
      text: "La personne décrite peut demander à l’exploitant de ce service l’accès à ses données, leur rectification ou leur effacement.",
    },
  },
  brief: {
    title: "En bref",
    sure: "Degré de certitude",
    certainty: { strong: "Forte", fair: "Correcte", thin: "Faible" },
    certaintyWhy: (verified, all) => `Éditeurs confirmés\u00a0: ${verified} sur ${all}`,
    noPublisher: "aucune source publiée",
    noSummary: (name) => `Les sources qui ont répondu n’en disent pas assez pour un résumé sur ${name}.`,
    identity: ({ own, known, other, undecided }) =>
      [
        plural(own, { one: "# fiche concerne cette personne", other: "# fiches concernent cette personne" }),
        ...(known > 0
          ? [
              plural(known, {
                one: "# homonyme connu en a été distingué",
                other: "# homonymes connus en ont été distingués",
              }),
            ]
          : []),
        ...(other > 0
          ? [
              plural(other, {
                one: "# fiche d’un homonyme a été écartée",
                other: "# fiches d’homonymes ont été écartées",
              }),
            ]
          : []),
        ...(undecided > 0
          ? [
              plural(undecided, {
                one: "# est indécise et n’est pas utilisée",
                other: "# sont indécises et ne sont pas utilisées",
              }),
            ]
          : []),
      ].join("\u00a0; ") + ".",
    flags: (names) => `Publications signalées pour la sécurité de marque\u00a0: ${names}.`,
    conflicts: (count) =>
      plural(count, { one: "Les sources divergent sur # champ.", other: "Les sources divergent sur # champs." }),
    preview: "Ceci est un aperçu\u00a0: il montre ce qui était connu avant qu’une source soit consultée.",
    ledger: ({ answered, unanswered, off }) =>
      [
        answered + unanswered === 0
          ? "Aucune source n’a été consultée"
          : plural(answered, { one: "# recherche a eu une réponse", other: "# recherches ont eu une réponse" }),
        ...(unanswered > 0
          ? [
              plural(unanswered, {
                one: "# est restée sans réponse, quelque chose peut donc manquer ici",
                other: "# sont restées sans réponse, quelque chose peut donc manquer ici",
              }),
            ]
          : []),
        ...(off > 0
          ? [plural(off, { one: "# source n’a pas été interrogée", other: "# sources n’ont pas été interrogées" })]
          : []),
      ].join("\u00a0; ") + ".",
    fresh: "Recueilli",
    identityLabel: "Identité",
  },
  conflicts: {
    title: "Valeurs contradictoires",
    head: ["Champ", "Montré ici", "Aussi indiqué"],
    members: {
      title: "titre",
      company: "entreprise",
      school: "école",
      degree: "diplôme",
      organization: "organe",
      role: "fonction",
      from: "depuis",
      to: "jusqu’à",
      date: "date",
      location: "lieu",
      place: "lieu",
      companyFounded: "fondée",
      salaryFrom: "salaire à partir de",
      salaryTo: "salaire jusqu’à",
      createdAt: "créé",
      lastActiveAt: "dernière activité",
    },
  },
  charts: {
    bars: (rows) => `Barres. ${rows}.`,
    columns: (rows) => `Colonnes. ${rows}.`,
    spans: (rows) => `Barres sur un axe d’années. ${rows}.`,
    split: (rows) => `Une barre en parts\u00a0: ${rows}.`,
  },
  flagsHead: ["Sujet", "Publications", "Publication"],
  /** A post repeated more often than is shown. */
  copies: (count) => plural(count, { one: "et # fois de plus", other: "et # fois de plus" }),
  morePosts: (count) =>
    plural(count, {
      one: "# de ces publications, plus ancienne, n’est pas montrée ici\u00a0; la recherche la montre.",
      other: "# de ces publications, plus anciennes, ne sont pas montrées ici\u00a0; la recherche les montre.",
    }),
  more: (count) =>
    plural(count, {
      one: "# autre entrée n’est pas montrée ici\u00a0; la recherche les contient toutes.",
      other: "# autres entrées ne sont pas montrées ici\u00a0; la recherche les contient toutes.",
    }),
  back: {
    notUsed: "non utilisé",
    collected: (date) => `recueilli le ${date}`,
    undated: "sans date",
    otherAddresses: "Autres adresses de cette personne",
    noSources: "Aucune source n’a été recueillie pour ce rapport.",
    source: "Source",
    coverageIntro:
      "«\u00a0Introuvable\u00a0»\u00a0: la source a répondu et ne connaît pas la personne. «\u00a0Indisponible\u00a0» et «\u00a0échec\u00a0»\u00a0: elle n’a pas pu être consultée.",
    off: (connectors) => `Non interrogées, car désactivées ou sans clé\u00a0: ${connectors}.`,
    holds: {
      profile: () => "profil",
      record: (pages) => plural(pages, { one: "# fiche", other: "# fiches" }),
      posts: (pages) => plural(pages, { one: "# page de publications", other: "# pages de publications" }),
      results: (pages) =>
        plural(pages, { one: "# page de résultats de recherche", other: "# pages de résultats de recherche" }),
      followers: () => "abonnés",
    },
    told: "Connu au lancement de la recherche",
    importedCv: (file?: string) => (file === undefined ? "CV issu d’un fichier importé" : `CV issu de ${file}`),
    imported: (file?: string) => (file === undefined ? "Entrée d’un fichier importé" : `Entrée de ${file}`),
    handedOver: (file?: string) =>
      file === undefined ? "Document remis pour cette recherche" : `${file}, remis pour cette recherche`,
    rectified: (day) => `Déclaré par la personne, rectifié le ${day}`,
    hash: (digits) => `SHA-256 ${digits}…`,
    noCoverage: "Aucune source n’a été consultée pour ce rapport.",
  },
};
