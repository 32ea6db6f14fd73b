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
  withheld: (column, why) => `Non inclus\u00a0: ${column} (${why}).`,
  leftOut: (rows, why) => `${rows} lignes non incluses\u00a0: ${why}.`,
  kept: (until) => `Conservation\u00a0: ${until}.`,
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
      text: "Chaque document trouvé est comparé, selon des règles fixes, avec vous et avec d’autres personnes connues du même nom\u00a0: noms, dates, lieux, employeurs, écoles, adresses et comptes. Il est jugé à votre sujet, au sujet d’une autre personne, ou indécis. Seul ce qui est jugé à votre sujet entre dans un profil. Les caractéristiques et le score de chaque jugement figurent sous «\u00a0match\u00a0».",
    },
    {
      title: "Ce qui en est tiré",
      text: "Un lecteur tire de chaque document des affirmations avec le passage qui les énonce. Une phrase à votre sujet n’est écrite qu’à partir de telles affirmations.",
    },
    {
      title: "Qui décide",
      text: "Les documents sont jugés selon ces règles sans qu’une personne regarde chacun d’eux, et une demande que vous confirmez par un code peut être acceptée sans elle. L’exploitant peut corriger chaque jugement, et la correction vaut dans toute recherche ultérieure à votre sujet. Si un exploitant a raccordé un modèle de langage, celui-ci propose des affirmations tirées des documents\u00a0; chacune doit figurer mot pour mot dans le document avant d’être utilisée, et nomme son lecteur.",
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
    "for as long as the data it encrypts": "aussi longtemps que ce qu’elle scelle",
    "for as long as its source allows, and no longer than the last lookup that used it":
      "aussi longtemps que la source le permet, et pas plus longtemps que la dernière recherche qui l’a utilisée",
    "for as long as the lookup it belongs to": "aussi longtemps que sa recherche",
    "for as long as the lookup it belongs to; text about somebody else only until CANDOR_OTHER_DAYS days after the lookup ended":
      "aussi longtemps que sa recherche\u00a0; le texte d’un document sur une autre personne, CANDOR_OTHER_DAYS jours après sa fin",
    "for 1 to 30 days, and no longer than the lookup it belongs to":
      "de 1 à 30 jours, et pas plus longtemps que sa recherche",
    "for 30 days": "30 jours",
    "for one day; the response is encrypted with the API key of whoever requested it":
      "un jour\u00a0; la réponse est scellée avec la clé de celui qui l’a demandée",
    "for as long as the last lookup or the person it is about":
      "aussi longtemps que la dernière recherche, ou la personne importée, dont il s’agit",
    "until it is removed": "jusqu’à ce que ce soit retiré",
    "for as long as the bulk lookup it belongs to": "aussi longtemps que sa liste",
    "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)":
      "de 1 à 365 jours, selon le choix du demandeur (90 par défaut)",
    "names of files that could not be used; those of their `import` are included":
      "noms de fichiers inutilisables\u00a0; ceux de leur `import` sont fournis",
    "until the import it came with is removed": "jusqu’à ce que le fichier importé soit retiré",
    "until the people are split again, or one of them is deleted":
      "jusqu’à ce que la fusion soit défaite, ou l’une des personnes effacée",
    "for as long as one of the merged people is suppressed": "aussi longtemps qu’une personne fusionnée est masquée",
    "for as long as the person it belongs to": "aussi longtemps que la personne dont il s’agit",
    "until the import it came with is removed; a person found by a search, until 30 days after they were last found":
      "jusqu’à ce que le fichier importé soit retiré\u00a0; une personne trouvée par une recherche, 30 jours après la dernière fois",
    "who made the request and what it said, until 24 months after the answer; the fact that there was a request and an answer, permanently":
      "qui a demandé et quoi, 24 mois après la réponse\u00a0; qu’une demande a été faite et traitée, pour toujours",
    "until the person is erased, because later searches would bring the wrong value back":
      "jusqu’à l’effacement de la personne\u00a0: ce qui serait collecté plus tard ramènerait la valeur fausse",
    "permanently, or until the person is erased": "pour toujours, ou jusqu’à l’effacement de la personne",
    "until the two are merged, or one of them is deleted":
      "jusqu’à ce que les deux soient fusionnés, ou l’un d’eux effacé",
    "until the profile is rebuilt, and no longer than the lookup it belongs to":
      "jusqu’à ce que le profil soit refait, et pas plus longtemps que sa recherche",
    "until the lookup it belongs to ends or is rebuilt": "jusqu’à ce que la recherche se termine ou soit refaite",
    "encryption keys; the data they encrypt is included unencrypted":
      "des clés\u00a0: ce qu’elles scellent vous est donné en clair",
    "the same response is included under `datasource`": "la même réponse est donnée avec sa `datasource`",
    "about somebody else with the same name, or unclear whom it is about; it is not used":
      "sur une autre personne du même nom, ou dont nul ne sait\u00a0: cela n’alimente rien",
    "`value` and `quote` in their stored form": "`value` et `quote`, tels qu’ils sont conservés",
    "the response is encrypted with the API key of whoever requested it; its content is under `lookup`":
      "la réponse est scellée avec la clé du demandeur\u00a0: ce qu’elle disait figure dans `lookup`",
    "`data` in its stored form": "`data`, tel qu’il est conservé",
    "repeats the summaries in `data`": "ce que disent les résumés de `data`",
    "links each `claim` to its field in `data`": "dit quel `claim` se trouve sous quel champ de `data`",
    "other people shown alongside the person": "d’autres personnes montrées à côté de la personne",
    "other people": "d’autres personnes",
    "records that a person merged with them is suppressed; they are shown to nobody, and are included unchanged":
      "qu’une personne fusionnée avec elle est masquée\u00a0: elle n’est montrée à personne, et donnée telle quelle",
    "keyed hashes of the values in `candidate`": "des empreintes à clé de ce qui figure dans `candidate`",
    "the words of the other columns, as indexed for search":
      "les mots des autres colonnes, tels que la recherche les classe",
    "records, by ID, that two entries are different people; the other one is somebody else":
      "que deux fiches sont deux personnes, par leurs identifiants\u00a0: l’autre est quelqu’un d’autre",
    "records that a profile is about to be rebuilt; the profile is included as it is now":
      "qu’un profil va être refait\u00a0: il est donné tel quel",
    "created from `lookup` whenever it is requested": "refait à partir de `lookup` chaque fois qu’on le demande",
    "the names of other people who asked not to be shown are redacted":
      "les noms d’autres personnes qui ont demandé à ne pas être montrées sont noircis",
  },
};
