import type { AccessWords } from "../words.ts";

/** Ce que dit le fichier qui remet à une personne ce qui est conservé à son sujet. */
export const access: AccessWords = {
  title: "Ce qui est conservé à votre sujet",
  author: "Candor",
  description: "Une copie des données personnelles conservées au sujet d’une personne",
  labels: { report: "Copie de vos données", page: "Page", of: "sur" },
  facts: { asOf: "En date du", names: "Trouvé sous les noms", identifiers: "Trouvé sous" },
  sections: {
    purposes: "À quoi cela sert",
    sources: "D’où cela vient",
    recipients: "Qui l’a vu",
    held: "Ce qui est conservé",
    logic: "Comment on a jugé qu’il s’agissait de vous",
    rights: "Ce que vous pouvez demander",
  },
  none: "Rien n’est conservé.",
  nobody: "Personne, aussi loin que remonte le journal.",
  cutRows: (left) => `${left} autres lignes figurent dans le fichier JSON de cette copie.`,
  withheld: (column, why) => `Non inclus : ${column} (${why}).`,
  leftOut: (rows, why) => `${rows} lignes non incluses : ${why}.`,
  kept: (until) => `Conservation : ${until}.`,
  file: "Un fichier, inclus dans le fichier JSON de cette copie.",
  heads: {
    purposes: ["Finalité", "Créé", "Conservé jusqu’au"],
    sources: ["Source", "Adresse", "Recueilli"],
    looked: ["Quand", "Ce qui a été fait", "Finalité", "Par"],
    told: ["Quand", "Quoi", "À"],
  },
  linkOpened: (times) => `un lien vers le rapport, ouvert ${times} fois`,
  linkHolder: "quiconque détient le lien",
  logic: [
    {
      title: "Quels documents comptent",
      text: "Chaque document trouvé est comparé, selon des règles fixes, avec vous et avec d’autres personnes connues du même nom : noms, dates, lieux, employeurs, écoles, adresses et comptes. Il est jugé à votre sujet, au sujet d’une autre personne, ou indécis. Seul ce qui est jugé à votre sujet entre dans un profil. Les caractéristiques et le score de chaque jugement figurent sous « match ».",
    },
    {
      title: "Ce qui en est tiré",
      text: "Un lecteur tire de chaque document des affirmations avec le passage qui les énonce. Une phrase à votre sujet n’est écrite qu’à partir de telles affirmations.",
    },
    {
      title: "Qui décide",
      text: "Les documents sont jugés selon ces règles sans qu’une personne regarde chacun d’eux, et une demande que vous confirmez par un code peut être acceptée sans elle. L’exploitant peut corriger chaque jugement, et la correction vaut dans toute recherche ultérieure à votre sujet. Si un exploitant a raccordé un modèle de langage, celui-ci propose des affirmations tirées des documents ; chacune doit figurer mot pour mot dans le document avant d’être utilisée, et nomme son lecteur.",
    },
  ],
  rights: [
    { title: "Corriger", text: "Vous pouvez dire ce qui est faux et ce qui est exact, et vous recevez une réponse." },
    {
      title: "Arrêter ou effacer",
      text: "Vous pouvez vous opposer, et vous pouvez tout faire effacer. Dans les deux cas, on ne vous trouve plus.",
    },
    {
      title: "Se plaindre",
      text: "Vous pouvez vous plaindre auprès de l’autorité de protection des données du lieu où vous vivez ou travaillez, ou de celui où le droit a, selon vous, été enfreint.",
    },
  ],
  stores: {
    "as long as what is sealed with it": "aussi longtemps que ce qu’elle scelle",
    "as long as its source lets it be kept, and no longer than the last lookup that used it":
      "aussi longtemps que la source le permet, et pas plus longtemps que la dernière recherche qui l’a utilisée",
    "as long as its lookup": "aussi longtemps que sa recherche",
    "as long as its lookup; the text of one about somebody else CANDOR_OTHER_DAYS days after its end":
      "aussi longtemps que sa recherche ; le texte d’un document sur une autre personne, CANDOR_OTHER_DAYS jours après sa fin",
    "1 to 30 days, and no longer than its lookup": "de 1 à 30 jours, et pas plus longtemps que sa recherche",
    "30 days": "30 jours",
    "a day; the answer is sealed with the caller's key":
      "un jour ; la réponse est scellée avec la clé de celui qui l’a demandée",
    "as long as the last lookup, or the candidate, that it is about":
      "aussi longtemps que la dernière recherche, ou la personne importée, dont il s’agit",
    "until it is removed": "jusqu’à ce que ce soit retiré",
    "as long as its bulk": "aussi longtemps que sa liste",
    "1 to 365 days, as its caller says (90)": "de 1 à 365 jours, selon le choix du demandeur (90 par défaut)",
    "the names of files that could not be used: those of their `import` are given":
      "noms de fichiers inutilisables ; ceux de leur `import` sont fournis",
    "until its import is removed": "jusqu’à ce que le fichier importé soit retiré",
    "until it is split, or a candidate of it is deleted":
      "jusqu’à ce que la fusion soit défaite, ou l’une des personnes effacée",
    "as long as somebody merged is suppressed": "aussi longtemps qu’une personne fusionnée est masquée",
    "as long as its candidate": "aussi longtemps que la personne dont il s’agit",
    "until its import is removed; who was found by a search, 30 days after they were last found":
      "jusqu’à ce que le fichier importé soit retiré ; une personne trouvée par une recherche, 30 jours après la dernière fois",
    "who asked and what, 24 months after the answer; that something was asked and answered, for good":
      "qui a demandé et quoi, 24 mois après la réponse ; qu’une demande a été faite et traitée, pour toujours",
    "until the person is erased: what is collected later would bring the wrong value back":
      "jusqu’à l’effacement de la personne : ce qui serait collecté plus tard ramènerait la valeur fausse",
    "for good, or until the person is erased": "pour toujours, ou jusqu’à l’effacement de la personne",
    "until the two are merged, or one of them is deleted":
      "jusqu’à ce que les deux soient fusionnés, ou l’un d’eux effacé",
    "until the profile is made anew, and no longer than its lookup":
      "jusqu’à ce que le profil soit refait, et pas plus longtemps que sa recherche",
    "until its lookup ends or is built anew": "jusqu’à ce que la recherche se termine ou soit refaite",
    "keys: what is sealed with them is given in clear": "des clés : ce qu’elles scellent vous est donné en clair",
    "the same answer is given with its `datasource`": "la même réponse est donnée avec sa `datasource`",
    "about somebody else of the name, or of whom nobody can tell: it feeds nothing":
      "sur une autre personne du même nom, ou dont nul ne sait : cela n’alimente rien",
    "`value` and `quote`, as they are stored": "`value` et `quote`, tels qu’ils sont conservés",
    "the answer is sealed with its caller's key: what it said stands in `lookup`":
      "la réponse est scellée avec la clé du demandeur : ce qu’elle disait figure dans `lookup`",
    "`data`, as it is stored": "`data`, tel qu’il est conservé",
    "what the summaries in `data` say": "ce que disent les résumés de `data`",
    "says which `claim` stands under which field of `data`": "dit quel `claim` se trouve sous quel champ de `data`",
    "other people who are shown beside the person": "d’autres personnes montrées à côté de la personne",
    "other people": "d’autres personnes",
    "that somebody merged with them is suppressed: they are shown to nobody, and given as they are":
      "qu’une personne fusionnée avec elle est masquée : elle n’est montrée à personne, et donnée telle quelle",
    "keyed hashes of what stands in `candidate`": "des empreintes à clé de ce qui figure dans `candidate`",
    "the words of the other columns, as the search files them":
      "les mots des autres colonnes, tels que la recherche les classe",
    "that two are two people, by ids: the other is somebody else":
      "que deux fiches sont deux personnes, par leurs identifiants : l’autre est quelqu’un d’autre",
    "that a profile is about to be made anew: it is given as it is":
      "qu’un profil va être refait : il est donné tel quel",
    "made anew from `lookup` whenever it is asked for": "refait à partir de `lookup` chaque fois qu’on le demande",
    "names of other people who asked not to be shown are filled in":
      "les noms d’autres personnes qui ont demandé à ne pas être montrées sont noircis",
  },
};
