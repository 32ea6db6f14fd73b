import type { AccessWords } from "../words.ts";

/** Was die Datei sagt, mit der Menschen erhalten, was über sie gespeichert ist. */
export const access: AccessWords = {
  title: "Was über Sie gespeichert ist",
  author: "Candor",
  description: "Eine Kopie der personenbezogenen Daten, die über einen Menschen gespeichert sind",
  labels: { report: "Kopie Ihrer Daten", page: "Seite", of: "von" },
  facts: { asOf: "Stand", names: "Gefunden unter den Namen", identifiers: "Gefunden unter" },
  sections: {
    purposes: "Wofür es verwendet wird",
    sources: "Woher es stammt",
    recipients: "Wer es gesehen hat",
    held: "Was gespeichert ist",
    logic: "Wie es Ihnen zugeordnet wurde",
    rights: "Was Sie verlangen können",
  },
  none: "Es ist nichts gespeichert.",
  nobody: "Niemand, so weit das Protokoll zurückreicht.",
  cutRows: (left) => `${left} weitere Zeilen stehen in der JSON-Datei dieser Kopie.`,
  withheld: (column, why) => `Nicht enthalten: ${column} (${why}).`,
  leftOut: (rows, why) => `${rows} Zeilen nicht enthalten: ${why}.`,
  kept: (until) => `Aufbewahrt: ${until}.`,
  file: "Eine Datei; sie steht in der JSON-Datei dieser Kopie.",
  heads: {
    purposes: ["Zweck", "Erstellt", "Aufbewahrt bis"],
    sources: ["Quelle", "Adresse", "Erfasst"],
    looked: ["Wann", "Was getan wurde", "Zweck", "Von"],
    told: ["Wann", "Was", "An"],
  },
  linkOpened: (times) => `ein Link zum Bericht, ${times} Mal geöffnet`,
  linkHolder: "wer den Link hat",
  logic: [
    {
      title: "Welche Dokumente zählen",
      text: "Jedes gefundene Dokument wird nach festen Regeln mit Ihnen und mit anderen bekannten Menschen gleichen Namens verglichen: Namen, Daten, Orte, Arbeitgeber, Schulen, Adressen und Konten. Es gilt als Dokument über Sie, über jemand anderen oder als unentschieden. Nur was als Dokument über Sie gilt, geht in ein Profil ein. Die Merkmale und der Wert jeder Zuordnung stehen unter „match“.",
    },
    {
      title: "Was daraus entnommen wird",
      text: "Ein Leser entnimmt jedem Dokument Aussagen mit der Stelle, an der sie stehen. Ein Satz über Sie wird nur aus solchen Aussagen geschrieben.",
    },
    {
      title: "Wer entscheidet",
      text: "Dokumente werden nach diesen Regeln zugeordnet, ohne dass ein Mensch jedes davon ansieht, und einem Antrag, den Sie mit einem Code bestätigen, kann ohne einen Menschen entsprochen werden. Der Betreiber kann jede Zuordnung berichtigen, und die Berichtigung gilt bei jedem späteren Nachschlagen über Sie. Hat ein Betreiber ein Sprachmodell angeschlossen, schlägt es Aussagen aus den Dokumenten vor; jede muss wörtlich im Dokument stehen, bevor sie verwendet wird, und nennt ihren Leser.",
    },
  ],
  rights: [
    { title: "Berichtigen", text: "Sie können sagen, was falsch und was richtig ist, und Sie erhalten eine Antwort." },
    {
      title: "Beenden oder löschen",
      text: "Sie können widersprechen, und Sie können alles löschen lassen. In beiden Fällen werden Sie nicht mehr gefunden.",
    },
    {
      title: "Sich beschweren",
      text: "Sie können sich bei der Datenschutzbehörde des Ortes beschweren, an dem Sie leben oder arbeiten oder an dem das Recht aus Ihrer Sicht verletzt wurde.",
    },
  ],
  stores: {
    "for as long as the data it encrypts": "so lange wie das, was damit versiegelt ist",
    "for as long as its source allows, and no longer than the last lookup that used it":
      "so lange es die Quelle erlaubt, und nicht länger als das letzte Nachschlagen, das es verwendet hat",
    "for as long as the lookup it belongs to": "so lange wie das Nachschlagen, zu dem es gehört",
    "for as long as the lookup it belongs to; text about somebody else only until CANDOR_OTHER_DAYS days after the lookup ended":
      "so lange wie das Nachschlagen, zu dem es gehört; der Text eines Dokuments über jemand anderen CANDOR_OTHER_DAYS Tage nach dessen Ende",
    "for 1 to 30 days, and no longer than the lookup it belongs to":
      "1 bis 30 Tage, und nicht länger als das Nachschlagen, zu dem es gehört",
    "for 30 days": "30 Tage",
    "for one day; the response is encrypted with the API key of whoever requested it":
      "einen Tag; die Antwort ist mit dem Schlüssel dessen versiegelt, der gefragt hat",
    "for as long as the last lookup or the person it is about":
      "so lange wie das letzte Nachschlagen oder die eingelesene Person, um die es geht",
    "until it is removed": "bis es entfernt wird",
    "for as long as the bulk lookup it belongs to": "so lange wie die Liste, zu der es gehört",
    "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)":
      "1 bis 365 Tage, wie es der festlegt, der fragt (sonst 90)",
    "names of files that could not be used; those of their `import` are included":
      "Namen von Dateien, die sich nicht verwenden ließen; die ihres `import` sind enthalten",
    "until the import it came with is removed": "bis die eingelesene Datei entfernt wird",
    "until the people are split again, or one of them is deleted":
      "bis die Zusammenführung aufgehoben oder eine der Personen gelöscht wird",
    "for as long as one of the merged people is suppressed":
      "so lange jemand gesperrt ist, der mit Ihnen zusammengeführt wurde",
    "for as long as the person it belongs to": "so lange wie die Person, zu der es gehört",
    "until the import it came with is removed; a person found by a search, until 30 days after they were last found":
      "bis die eingelesene Datei entfernt wird; wer durch eine Suche gefunden wurde, 30 Tage nach dem letzten Fund",
    "who made the request and what it said, until 24 months after the answer; the fact that there was a request and an answer, permanently":
      "wer was verlangt hat, 24 Monate nach der Antwort; dass etwas verlangt und beantwortet wurde, dauerhaft",
    "until the person is erased, because later searches would bring the wrong value back":
      "bis die Person gelöscht wird: Was später erfasst wird, brächte die falsche Angabe zurück",
    "permanently, or until the person is erased": "dauerhaft, oder bis die Person gelöscht wird",
    "until the two are merged, or one of them is deleted":
      "bis die beiden zusammengeführt werden oder einer von ihnen gelöscht wird",
    "until the profile is rebuilt, and no longer than the lookup it belongs to":
      "bis das Profil neu erstellt wird, und nicht länger als das Nachschlagen, zu dem es gehört",
    "until the lookup it belongs to ends or is rebuilt": "bis das Nachschlagen endet oder neu aufgebaut wird",
    "encryption keys; the data they encrypt is included unencrypted":
      "Schlüssel: Was damit versiegelt ist, erhalten Sie im Klartext",
    "the same response is included under `datasource`": "dieselbe Antwort steht bei ihrer `datasource`",
    "about somebody else with the same name, or unclear whom it is about; it is not used":
      "über jemand anderen gleichen Namens, oder bei dem es niemand weiß: Es fließt in nichts ein",
    "`value` and `quote` in their stored form": "`value` und `quote`, wie sie gespeichert sind",
    "the response is encrypted with the API key of whoever requested it; its content is under `lookup`":
      "die Antwort ist mit dem Schlüssel dessen versiegelt, der gefragt hat: Was sie sagte, steht unter `lookup`",
    "`data` in its stored form": "`data`, wie es gespeichert ist",
    "repeats the summaries in `data`": "was die Zusammenfassungen in `data` sagen",
    "links each `claim` to its field in `data`": "sagt, welcher `claim` unter welchem Feld von `data` steht",
    "other people shown alongside the person": "andere Menschen, die neben der Person gezeigt werden",
    "other people": "andere Menschen",
    "records that a person merged with them is suppressed; they are shown to nobody, and are included unchanged":
      "dass jemand gesperrt ist, der mit der Person zusammengeführt wurde: Sie wird niemandem gezeigt und hier unverändert wiedergegeben",
    "keyed hashes of the values in `candidate`": "Prüfwerte mit Schlüssel dessen, was unter `candidate` steht",
    "the words of the other columns, as indexed for search": "die Wörter der anderen Spalten, wie die Suche sie ablegt",
    "records, by ID, that two entries are different people; the other one is somebody else":
      "dass zwei nicht dieselbe Person sind, mit ihren Nummern: Der andere ist jemand anderes",
    "records that a profile is about to be rebuilt; the profile is included as it is now":
      "dass ein Profil gleich neu erstellt wird: Es wird wiedergegeben, wie es ist",
    "created from `lookup` whenever it is requested":
      "wird jedes Mal neu aus `lookup` erstellt, wenn danach gefragt wird",
    "the names of other people who asked not to be shown are redacted":
      "die Namen anderer Menschen, die nicht gezeigt werden möchten, sind geschwärzt",
  },
};
