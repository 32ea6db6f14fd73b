import type { Words } from "../words.ts";
import { ledgerReasons } from "./ledger-reasons.ts";
import { formats } from "./formats.ts";

/** Candor's own words in profiles, besides what sources say, in French. */
export const ownTexts = {
  namedInArticle: "Un article où figure ce nom.",
  namedBesideCase: "Un article sur une affaire qui nomme la personne\u00a0; son rôle n’a pas pu être déterminé.",
  /** @param seats one employer or body, or several */
  bothWork: (seats) => `Employeur commun\u00a0: ${seats}.`,
  bothSit: (seats) => `Instance commune\u00a0: ${seats}.`,
  member: "Membre",
  subcommittees: (parts) => `Sous-commissions\u00a0: ${parts}`,
  andMore: (shown, count) => `${shown} et ${count} autres`,
  moreTell: (count) =>
    formats.plural(count, {
      one: "Une autre publication ou page en parle.",
      other: "# autres publications ou pages en parlent.",
    }),
  ofPosts: (count, of) => `${count} publications sur ${of}`,
  inPosts: (count, of) => `Dans ${count} publications sur ${of}.`,
  quoted: (text) => `«\u00a0${text}\u00a0»`,
  forExample: (quotes) => `Par exemple\u00a0: ${quotes}`,
  weak: "Peu d’éléments.",
  /** The details of a reason. */
  seen: {
    inBoth: (what) => `dans les deux\u00a0: ${what}`,
    hereAndKnown: (here, there) => `ici\u00a0: ${here}\u00a0; connu\u00a0: ${there}`,
    fromYear: (year) => `à partir de ${year}`,
    sameYears: "les mêmes années",
    inText: (what) => `dans le texte\u00a0: ${what}`,
    inHeadline: (what) => `dans le titre\u00a0: ${what}`,
    filedSo: "classé ainsi à l’importation",
    linksTo: (what) => `renvoie à ${what}`,
    oneIn: (count) => `environ 1 personne sur ${count}`,
    fits: (what) => `convient aussi à\u00a0: ${what}`,
    born: (day) => `naissance\u00a0: ${day}`,
    bornAbout: (year) => `naissance vers ${year}, d’après l’âge`,
    died: (day) => `décès\u00a0: ${day}`,
    workedThen: (employer, year, life) => `chez ${employer} à partir de ${year}\u00a0; ${life}`,
    names: (people) => `cités\u00a0: ${people}`,
    callsItself: (name) => `se nomme ${name}`,
    onlyOneMarked: (mark) => `dans un seul des deux noms\u00a0: ${mark}`,
    noneFits: (count) =>
      formats.plural(count, { one: "une connue, qui ne convient pas", other: "# connues, aucune ne convient" }),
    rival: (what) => `convient aussi à la personne cherchée, sans pouvoir être la même\u00a0: ${what}`,
    givenAddress: "une URL",
    givenDocument: "un document",
    bornTwice: (years) => `années de naissance dans un même texte\u00a0: ${years}`,
    bothSpokenOf: (one, other) => `il est question de deux personnes\u00a0: ${one}, ${other}`,
    crowd: (count) => `plus de ${count} autres personnes sont citées`,
  },
  /** How the operator switches a source on; commands are between backticks. */
  ledger: {
    startOnline: "Démarrez le service sans CANDOR_OFFLINE=1.",
    reasons: ledgerReasons,
  },
  leftOut: {
    noName: () => "aucun nom",
    severalNames: () => "deux personnes dans un nom\u00a0: donner une ligne à chacune",
    heading: () => "un titre au-dessus d’autres lignes, pas une personne",
    firm: () => "une entreprise, pas une personne",
    sum: () => "une somme d’autres lignes, pas une personne",
    notDecoded: () => "des caractères étrangers à l’encodage du fichier",
    twiceEncoded: () =>
      "des lettres lues dans un mauvais encodage avant l’enregistrement\u202f; enregistrer de nouveau le fichier en UTF-8",
    nul: () => "un caractère NUL",
    formulaName: () => "une formule à la place d’un nom",
    formula: (what) => `une formule dans la colonne «\u00a0${what}\u00a0»`,
    noJson: () => "pas de JSON",
    noEmail: (what) => `pas d’adresse e-mail dans la colonne «\u00a0${what}\u00a0»`,
    noPhone: (what) => `pas de numéro de téléphone dans la colonne «\u00a0${what}\u00a0»`,
    noDate: (what) => `pas de date avec année dans la colonne «\u00a0${what}\u00a0»`,
    noPerson: () => "le nom d’un service ou d’un guichet, pas d’une personne",
    firmPage: (what) =>
      `un site web dans la colonne «\u00a0${what}\u00a0»\u00a0: ni celui de la personne ni, à côté d’un autre, celui de l’employeur`,
    lostDigits: (what) =>
      `un nombre dans la colonne «\u00a0${what}\u00a0» dont un tableur n’a gardé que les premiers chiffres`,
    unusedColumn: (what) => `la colonne «\u00a0${what}\u00a0» n’est pas utilisée`,
    hiddenSheet: () => "une feuille masquée\u00a0: l’afficher dans le tableur pour l’importer",
    notKept: (what) => `«\u00a0${what}\u00a0» n’est pas conservé`,
    columns: (what) => `plus de ${what} colonnes`,
    noColumn: () => "aucune colonne de cette feuille ne contient de noms",
    unknownFormat: () => "format non reconnu",
    cutCard: () => "une carte sans fin\u00a0: le fichier est tronqué",
    brokenCard: () => "une carte illisible",
    cardVersion: () => "une vCard d’une autre version que 2.1, 3.0 ou 4.0",
    groupCard: () => "la carte d’un groupe ou d’une entreprise, pas d’une personne",
    noAddressName: () => "une adresse sans nom",
    noFile: () => "fichier introuvable",
  },
  eventRoles: { Performer: "Intervention", Organizer: "Organisation", Attendee: "Participation" },
} satisfies Words["ownTexts"];
