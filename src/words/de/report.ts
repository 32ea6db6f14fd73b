import type { Words } from "../words.ts";
import { formats } from "./formats.ts";

const { plural } = formats;

/** The texts used only in the PDF, in German. */
export const report: Words["report"] = {
  labels: {
    report: "Personenbericht",
    contents: "Inhalt",
    sources: "Quellen",
    page: "Seite",
    of: "von",
    field: "Feld",
    value: "Wert",
    number: "Nr.",
    address: "Adresse",
    noPicture: "Bild nicht verfügbar",
    attachment: "Das Profil als Daten",
    log: "Technisches Protokoll: jede Suche und jede Quelle",
    capture: "Eine Quelle, wie sie eingegangen ist",
    also: "auch auf",
    again: "hier erneut",
    clear: "Unauffällig",
  },
  references: {
    toSource: (number) => `Quelle ${number}`,
    toFact: (number) => `Erste Angabe aus Quelle ${number}`,
  },
  author: "Candor",
  title: (name) => `Personenbericht: ${name}`,
  description: (purpose) => `Personenbericht. Zweck: ${purpose}`,
  unnamed: "Person ohne Namen",
  requested: (who, purpose) => `Angefordert ${who === null ? "vom Betreiber" : `von ${who}`} · Zweck: ${purpose}`,
  marks: { trial: "Probe", preview: "Vorschau" },
  confidentiality: { internal: "Intern", confidential: "Vertraulich", strictlyConfidential: "Streng vertraulich" },
  redactions: {
    none: "Alles",
    contacts: "E-Mail-Adressen und Telefonnummern verdecken",
    outside: "Für Leser außerhalb: auch ohne Angehörige, Geburtstag, Straßenadressen und Bilder",
  },
  redacted: {
    contacts: "E-Mail-Adressen und Telefonnummern",
    outside:
      "E-Mail-Adressen und Telefonnummern; weggelassen: Angehörige und andere Menschen, Tag und Monat der Geburt, Straßenadressen, Bilder",
  },
  logo: "Logo des Herausgebers dieses Berichts",
  cover: {
    preparedFor: "Erstellt für",
    redacted: "Verdeckt",
    purpose: "Zweck",
    date: "Datum des Berichts",
    lookup: "Recherche",
    code: "Prüfcode",
    datasources: "Datenquellen",
    page: "Webseite",
    sections: "Abschnitte",
  },
  sections: { sources: "Quellen", coverage: "Abdeckung", limits: "Wie dieser Bericht zu lesen ist" },
  guide: (purpose) => [
    {
      title: "Jede Angabe hat ihre Quelle",
      text: "Die kleine Zahl hinter einer Angabe oder einem Satz führt zur Quelle im Verzeichnis. Ein technisches Protokoll mit jeder Suche und dem vollen Hash jeder Quelle liegt dieser Datei bei.",
    },
    {
      title: "Nur die richtige Person",
      text: "Jedes Dokument wird mit allen bekannten Menschen dieses Namens verglichen. Verwendet wird nur, was dieser Person zugeordnet ist; Unentschiedenes ist aufgeführt, aber nicht verwendet.",
    },
    {
      title: "„Nicht gefunden“ ist nicht „nicht abgefragt“",
      text: "Abschnitte ohne Angaben fehlen; die Tabelle der Abdeckung sagt, warum, und welche Quellen durchsucht wurden, welche nicht erreichbar und welche ausgeschaltet sind.",
    },
    {
      title: "Zweck",
      text: `Dieser Bericht wurde für einen Zweck erstellt: ${purpose}. Er ist keine Auskunft über Verbraucher und darf nicht für Entscheidungen über Arbeit, Miete, Kredit, Versicherung oder andere Ansprüche verwendet werden.`,
    },
  ],
  limits: {
    snapshot: {
      title: "Stand des Tages",
      text: "Der Bericht zeigt, was seine Quellen am Tag der Erhebung angaben. Quellen können irren, veraltet sein oder jemand anderen meinen; prüfen Sie eine Angabe an ihrer Quelle, bevor Sie danach handeln.",
    },
    estimates: {
      title: "Schätzungen",
      text: "Anteile zu Publikum und Stimmung sind Schätzungen aus öffentlichen Beiträgen. Eine Markierung zur Markensicherheit gilt einem Beitrag, nicht der Person.",
    },
    signs: {
      title: "Daten und Zeichen",
      text: "Ein Datum, das nur ein Jahr oder einen Monat nennt, ist nicht genauer bekannt. Das Zeichen □ steht für ein Zeichen, das den Schriften dieses Dokuments fehlt.",
    },
    rights: {
      title: "Rechte",
      text: "Die beschriebene Person kann vom Betreiber dieses Dienstes Auskunft über ihre Daten, deren Berichtigung oder Löschung verlangen.",
    },
  },
  brief: {
    title: "In Kürze",
    sure: "Wie sicher das ist",
    certainty: { strong: "Stark", fair: "Ausreichend", thin: "Schwach" },
    certaintyWhy: (verified, all) => `${verified} von ${all} ${all === "1" ? "Herausgeber" : "Herausgebern"} bestätigt`,
    noPublisher: "keine veröffentlichte Quelle",
    noSummary: (name) => `Die Quellen, die geantwortet haben, sagen für eine Zusammenfassung über ${name} nicht genug.`,
    identity: ({ own, known, other, undecided }) =>
      [
        plural(own, { one: "# Datensatz gehört zu dieser Person", other: "# Datensätze gehören zu dieser Person" }),
        ...(known > 0
          ? [
              plural(known, {
                one: "von # bekannten Namensvetter unterschieden",
                other: "von # bekannten Namensvettern unterschieden",
              }),
            ]
          : []),
        ...(other > 0
          ? [
              plural(other, {
                one: "# Datensatz eines Namensvetters wurde ausgeschlossen",
                other: "# Datensätze von Namensvettern wurden ausgeschlossen",
              }),
            ]
          : []),
        ...(undecided > 0
          ? [
              plural(undecided, {
                one: "# ist unentschieden und nicht verwendet",
                other: "# sind unentschieden und nicht verwendet",
              }),
            ]
          : []),
      ].join("; ") + ".",
    flags: (names) => `Zur Markensicherheit markierte Beiträge: ${names}.`,
    conflicts: (count) =>
      plural(count, {
        one: "Quellen widersprechen sich in # Feld.",
        other: "Quellen widersprechen sich in # Feldern.",
      }),
    preview: "Dies ist eine Vorschau: Sie zeigt, was bekannt war, bevor eine Quelle durchsucht wurde.",
    ledger: ({ answered, unanswered, off }) =>
      [
        answered + unanswered === 0
          ? "Keine Quelle wurde durchsucht"
          : plural(answered, { one: "# Suche wurde beantwortet", other: "# Suchen wurden beantwortet" }),
        ...(unanswered > 0
          ? [
              plural(unanswered, {
                one: "# blieb ohne Antwort, hier kann also etwas fehlen",
                other: "# blieben ohne Antwort, hier kann also etwas fehlen",
              }),
            ]
          : []),
        ...(off > 0
          ? [plural(off, { one: "# Quelle wurde nicht abgefragt", other: "# Quellen wurden nicht abgefragt" })]
          : []),
      ].join("; ") + ".",
    fresh: "Erhoben",
    identityLabel: "Identität",
  },
  conflicts: {
    title: "Widersprüchliche Angaben",
    head: ["Feld", "Hier gezeigt", "Auch angegeben"],
    members: {
      title: "Titel",
      company: "Unternehmen",
      school: "Schule",
      degree: "Abschluss",
      organization: "Gremium",
      role: "Funktion",
      from: "von",
      to: "bis",
      date: "Datum",
      location: "Ort",
      place: "Ort",
      companyFounded: "gegründet",
      salaryFrom: "Gehalt ab",
      salaryTo: "Gehalt bis",
      createdAt: "angelegt",
      lastActiveAt: "zuletzt aktiv",
    },
  },
  charts: {
    bars: (rows) => `Balken. ${rows}.`,
    columns: (rows) => `Säulen. ${rows}.`,
    spans: (rows) => `Balken auf einer Zeitachse. ${rows}.`,
    split: (rows) => `Ein geteilter Balken: ${rows}.`,
  },
  flagsHead: ["Thema", "Beiträge", "Beitrag"],
  /** A post repeated more often than is shown. */
  copies: (count) => plural(count, { one: "und noch # Mal", other: "und noch # Mal" }),
  morePosts: (count) =>
    plural(count, {
      one: "# älterer dieser Beiträge ist hier nicht gezeigt; die Recherche zeigt ihn.",
      other: "# ältere dieser Beiträge sind hier nicht gezeigt; die Recherche zeigt sie.",
    }),
  more: (count) =>
    plural(count, {
      one: "# weiterer Eintrag ist hier nicht gezeigt; die Recherche enthält alle.",
      other: "# weitere Einträge sind hier nicht gezeigt; die Recherche enthält alle.",
    }),
  back: {
    notUsed: "nicht verwendet",
    collected: (date) => `erhoben am ${date}`,
    undated: "ohne Datum",
    otherAddresses: "Weitere Adressen dieser Person",
    noSources: "Für diesen Bericht wurden keine Quellen erhoben.",
    source: "Quelle",
    coverageIntro:
      "„Nicht gefunden“: Die Quelle hat geantwortet und kennt die Person nicht. „Nicht erreichbar“ und „fehlgeschlagen“: Sie konnte nicht durchsucht werden.",
    off: (connectors) => `Nicht abgefragt, weil ausgeschaltet oder ohne Schlüssel: ${connectors}.`,
    holds: {
      profile: () => "Profil",
      record: (pages) => plural(pages, { one: "# Datensatz", other: "# Datensätze" }),
      posts: (pages) => plural(pages, { one: "# Seite mit Beiträgen", other: "# Seiten mit Beiträgen" }),
      results: (pages) => plural(pages, { one: "# Seite mit Suchergebnissen", other: "# Seiten mit Suchergebnissen" }),
      followers: () => "Follower",
    },
    told: "Beim Start der Recherche bekannt",
    importedCv: (file?: string) =>
      file === undefined ? "Lebenslauf aus einer importierten Datei" : `Lebenslauf aus ${file}`,
    imported: (file?: string) => (file === undefined ? "Eintrag einer importierten Datei" : `Eintrag aus ${file}`),
    handedOver: (file?: string) =>
      file === undefined ? "Für diese Recherche übergebenes Dokument" : `${file}, für diese Recherche übergeben`,
    rectified: (day) => `Von der Person angegeben, berichtigt am ${day}`,
    hash: (digits) => `SHA-256 ${digits}…`,
    noCoverage: "Für diesen Bericht wurde keine Quelle durchsucht.",
  },
};
