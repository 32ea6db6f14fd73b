import { ENGLISH } from "../en/english.ts";
import type { Words } from "../words.ts";
import { formats } from "./formats.ts";
import { names } from "./names.ts";

const { plural } = formats;

/** What every renderer says about people and lookups, in German. */
export const profile = {
  sections: names.sections,
  terms: {
    female: "Weiblich",
    male: "Männlich",
    social: "Soziales Netz",
    professional: "Beruf",
    video: "Video",
    code: "Programmcode",
    web: "Web",
    questions: "Fragen und Antworten",
    news: "Nachrichten",
    profile: "Profil",
    alleged: "Beschuldigt, keine Anklage berichtet",
    investigated: "Ermittlungen laufen",
    sued: "Verklagt",
    arrested: "Festgenommen",
    charged: "Angeklagt",
    extradited: "Ausgeliefert",
    tried: "Vor Gericht",
    liable: "Zivilprozess verloren",
    convicted: "Verurteilt",
    fined: "Mit Geldbuße oder Geldstrafe belegt",
    sanctioned: "Mit Sanktionen belegt",
    disqualified: "Vom Amt oder Beruf ausgeschlossen",
    sentenced: "Zu einer Strafe verurteilt",
    settled: "Klage durch Vergleich beendet",
    dropped: "Verfahren eingestellt",
    acquitted: "Freigesprochen oder entlastet",
    overturned: "Verurteilung aufgehoben",
    pardoned: "Begnadigt",
  },
  caseKinds: {
    fraud: "Betrug",
    corruption: "Korruption",
    "financial crime": "Finanzkriminalität",
    regulatory: "Aufsichtsrecht",
    narcotics: "Drogen",
    violence: "Gewalt",
    "sexual crime": "Sexualdelikte",
    terrorism: "Terrorismus",
    cybercrime: "Cyberkriminalität",
    property: "Eigentumsdelikte",
    trafficking: "Menschenhandel und Schmuggel",
    insolvency: "Insolvenz",
    sanctions: "Sanktionen",
    other: "Sonstiges",
  },
  labels: names.labels,
  members: names.members,
  likeness: names.likeness,
  platforms: ENGLISH.platforms,
  flags: {
    flagged: "Markiert",
    topic: "Beiträge, die es erwähnen",
    clear: "Unauffällig",
    open: "Nicht bewertet",
    unmentioned: "Nicht bewertet; keine gefunden",
    dismissed: "Verworfen",
    dismissedBy: (name, day) => ` von ${name}, ${day}`,
    dismissedOn: (day) => `, ${day}`,
    counts: (flagged, judged) =>
      `${formats.number(flagged)} von ${plural(judged, { one: "# Beitrag", other: "# Beiträgen" })}`,
    confidence: (share) => `Regel in ${share} richtig`,
    note: "Diese Urteile über Beiträge fällt eine Regel; dabei steht, wie oft sie richtig liegt. Keine Quelle sagt das, und es geht um die Beiträge, nicht um die Person. Eine Regel, die bei weniger als 95 von 100 Beiträgen richtig liegt, markiert nichts: Sie findet nur Beiträge, die ihr Thema erwähnen, manche in anderem Sinn. Sie findet weniger als die Hälfte davon; „keine gefunden“ heißt nicht, dass es keine gibt. Beurteilt werden eigene Beiträge auf Englisch, jeder Text einmal.",
  },
  awaitedDocuments: (count) =>
    plural(count, {
      one: "# übergebenes Dokument muss noch gelesen werden. Was darin steht, fehlt in diesem Profil.",
      other: "# übergebene Dokumente müssen noch gelesen werden. Was darin steht, fehlt in diesem Profil.",
    }),
  contradictions: {
    title: "Angegeben, aber nicht verwendet",
    text: "Wurde als zur Person gehörig angegeben (eine Webadresse, eine E-Mail-Adresse, ein Dokument), doch der Inhalt spricht dagegen, oder es war nichts zu lesen. Nichts davon wird in diesem Bericht verwendet. Prüfen Sie es unter Datensätze.",
    noAccount: "Dieses Konto gibt es nicht.",
    noPage: "Diese Seite gibt es nicht.",
    unreadAccount: "Dieses Konto konnte nicht gelesen werden.",
    unreadPage: "Diese Seite konnte nicht gelesen werden.",
  },
  rectified: {
    title: "Von der Person berichtigt",
    text: "Die Person hat dies berichtigen lassen. Der Bericht zeigt, was sie selbst angibt; ein Eintrag in einem öffentlichen Register, den sie bestreitet, steht daneben.",
    corrected: (property, day) => `Von der Person berichtigt am ${day}: ${property}`,
    disputed: (value, source) => `Von der Person bestritten: ${value}${source === "" ? "" : ` (${source})`}`,
  },
  silences: {
    title: "Nicht in diesem Bericht",
    undecided: (count) =>
      plural(count, {
        one: "# Datensatz handelt vielleicht von dieser Person, ist aber unentschieden: Nichts daraus wird verwendet.",
        other:
          "# Datensätze handeln vielleicht von dieser Person, sind aber unentschieden: Nichts daraus wird verwendet.",
      }),
    imported: (sections) => `Keine externe Quelle wurde befragt. Die importierten Daten zeigen nichts zu: ${sections}.`,
    unasked: (sections) => `Keine externe Quelle wurde befragt, und keine importierte Quelle umfasst: ${sections}.`,
    unshown: (sections) => `Gefunden, aber nichts davon wird gezeigt: ${sections}.`,
    nothing: (sections) => `Gesucht, nichts gefunden: ${sections}.`,
    notAsked: (sections) =>
      `Nicht gesucht; die Quellen dafür sind ausgeschaltet, antworten nicht oder brauchen Angaben, die von der Person nicht bekannt sind: ${sections}.`,
    closed: (sections) => `Nicht Teil dieser Recherche: ${sections}.`,
  },
  changes: {
    title: (day) => `Änderungen seit ${day}`,
    none: (day) => `Seit ${day} hat sich nichts geändert.`,
    count: (changes) => plural(changes, { one: "# Änderung", other: "# Änderungen" }),
    added: "Neu",
    changed: "Geändert",
    gone: "Nicht mehr gefunden",
    value: (before, after) => `${before} → ${after}`,
    notCompared: (sections) => `Nicht verglichen, weil nur eine der beiden Recherchen sie hat: ${sections}.`,
  },
  risks: {
    title: "Risikoprüfung",
    labels: {
      adverseMedia: "Negative Berichte",
      dataBreaches: "Datenlecks",
      sanctions: "Sanktionen und PEP",
      litigation: "Gerichtsverfahren",
      directorships: "Organmandate",
    },
    states: { found: "Gefunden", untold: "Rolle unklar", nothing: "Nichts gefunden", notAsked: "Nicht abgefragt" },
    foundEnded: (stages) => `Gefunden: ${stages}`,
    counts: {
      adverseMedia: (count) => plural(count, { one: "# Artikel", other: "# Artikel" }),
      dataBreaches: (count) => plural(count, { one: "# Datenleck", other: "# Datenlecks" }),
      sanctions: (count) =>
        plural(count, { one: "# Artikel spricht von Sanktionen", other: "# Artikel sprechen von Sanktionen" }),
      directorships: (count) => plural(count, { one: "# Mandat laut Laufbahn", other: "# Mandate laut Laufbahn" }),
    },
    heldBack: (count) =>
      plural(count, {
        one: "# unentschiedener Artikel berichtet von einem Verfahren: bitte unter Datensätze prüfen",
        other: "# unentschiedene Artikel berichten von einem Verfahren: bitte unter Datensätze prüfen",
      }),
    untold: (count) =>
      plural(count, {
        one: "# Artikel über ein Verfahren nennt die Person; ihre Rolle darin ließ sich nicht erkennen",
        other: "# Artikel über ein Verfahren nennen die Person; ihre Rolle darin ließ sich nicht erkennen",
      }),
    withPart: (count, part) =>
      plural(count, {
        one: `# Artikel über ein Verfahren nennt die Person; ${part}`,
        other: `# Artikel über ein Verfahren nennen die Person; ${part}`,
      }),
    readArticles: (count) =>
      plural(count, {
        one: "# vorliegender Artikel: kein Verfahren gegen die Person gefunden",
        other: "# vorliegende Artikel: kein Verfahren gegen die Person gefunden",
      }),
    unanswered: (count) =>
      plural(count, {
        one: "# Nachrichtenquelle wurde abgefragt und hat nicht geantwortet",
        other: "# Nachrichtenquellen wurden abgefragt und haben nicht geantwortet",
      }),
    noAnswer: "Keine Antwort",
    unreadDocuments: (count) =>
      plural(count, {
        one: "# übergebenes Dokument ist kein Artikel und wurde nicht auf Verfahren hin gelesen",
        other: "# übergebene Dokumente sind keine Artikel und wurden nicht auf Verfahren hin gelesen",
      }),
    publicOffice: "Hat oder hatte ein öffentliches Amt",
    unshown: "Nichts davon wird gezeigt",
    nothing: {
      adverseMedia: "Nachrichten wurden durchsucht",
      dataBreaches: "Eine Liste von Datenlecks wurde durchsucht",
    },
    listed: {
      word: "Zu prüfen",
      entries: "Eine Liste hat einen Eintrag, der die Person betreffen kann: siehe „Datensätze“",
      nothing: {
        sanctions: "Eine Sanktionsliste wurde abgefragt",
        litigation: "Ein Gerichtsregister wurde abgefragt",
        directorships: "Ein Handelsregister wurde abgefragt",
      },
    },
    notAsked: {
      adverseMedia: "Keine Nachrichtenquelle wurde abgefragt",
      dataBreaches: "Keine Liste von Datenlecks wurde abgefragt",
      sanctions: "Candor hat keine Sanktionsliste als Quelle",
      litigation: "Candor hat kein Gerichtsregister als Quelle",
      directorships: "Candor hat kein Handelsregister als Quelle",
    },
    closed: "Nicht Teil dieser Recherche",
  },
  findings: "Wichtigste Befunde",
  keyFacts: "Eckdaten",
  publishers: (verified, all) =>
    `${verified} von ${plural(all, { one: "# Herausgeber", other: "# Herausgebern" })} durch einen anderen Datensatz bestätigt`,
  purposes: {
    due_diligence: "Sorgfaltsprüfung",
    journalism: "Journalismus",
    self: "Meine eigenen Daten",
    meeting: "Vorbereitung eines Treffens",
    sales: "Vertrieb",
    brand_partnership: "Markenpartnerschaft",
    research: "Forschung",
  },
  statuses: {
    queued: "Wartet",
    running: "Läuft",
    success: "Fertig",
    error: "Fehlgeschlagen",
    cancelled: "Abgebrochen",
    expired: "Abgelaufen",
  },
  stages: {
    queued: "Wartet",
    collect: "Sammeln",
    resolve: "Zuordnen",
    assemble: "Zusammenstellen",
    summarize: "Zusammenfassen",
    done: "Fertig",
  },
  outcomes: {
    found: "Gefunden",
    absent: "Nicht gefunden",
    blocked: "Nicht erreichbar",
    failed: "Fehlgeschlagen",
    skipped: "Nicht gesucht",
    suppressed: "Gesperrt",
  },
  identifierKinds: {
    candidate: "Personenkennung",
    email: "E-Mail",
    phone: "Telefon",
    profileUrl: "Profiladresse",
    website: "Website",
    externalId: "Kennung bei einer Quelle",
    handle: "Nutzername",
    name: "Name",
  },
  judgements: { own: "Diese Person", undecided: "Unentschieden" },
  verified: "bestätigt",
  inEnglish: "Zusammenfassung auf Englisch:",
  verifiedText: "durch einen anderen Datensatz bestätigt",
  /** Nouns keep their capitals. */
  /** Nouns keep their capital. */
  inLine: (label) => label.replace(/^Negative /u, "negative "),
  since: (start) => `seit ${start}`,
  from: (start) => `ab ${start}`,
  until: (end) => `bis ${end}`,
  between: (start, end) => `${start} – ${end}`,
  labelled: (label, text) => `${label}: ${text}`,
  none: "–",
  range: (from, to) => `${from}–${to}`,
  rangeFrom: (from) => `${from} oder mehr`,
  rangeTo: (to) => `bis zu ${to}`,
  employees: (range) => `${range} Beschäftigte`,
  followers: (value) => plural(value, { one: "# Follower", other: "# Follower" }),
  likes: (value) => plural(value, { one: "# Like", other: "# Likes" }),
  comments: (value) => plural(value, { one: "# Kommentar", other: "# Kommentare" }),
  shares: (value) => plural(value, { one: "#\u00a0Mal geteilt", other: "#\u00a0Mal geteilt" }),
  audienceSample: (names, unknown) =>
    `${plural(names, { one: "# Name", other: "# Namen" })}, davon ${unknown} unbekannt`,
  sample: (counted, all) =>
    counted === all
      ? plural(all, { one: "# Beitrag", other: "# Beiträge" })
      : `neueste ${formats.number(counted)} von ${plural(all, { one: "# Beitrag", other: "# Beiträgen" })}`,
  /** Of how many posts a judgement is. */
  judged: (counted, all) =>
    `${formats.number(counted)} von ${plural(all, { one: "# Beitrag", other: "# Beiträgen" })}, ohne Wiederholungen und nicht beurteilte Sprachen`,
  photo: (number) => `Foto ${number}`,
  alts: {
    portrait: (name) => `Porträt von ${name}`,
    logo: (name) => `Logo von ${name}`,
    picture: (name) => `Bild von ${name}`,
    photo: (number, all, name) => `Foto ${number} von ${all} von ${name}`,
    post: (author, when) => `Bild eines Beitrags von ${author} vom ${when}`,
  },
} satisfies Partial<Words>;
