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
    "as long as what is sealed with it": "so lange wie das, was damit versiegelt ist",
    "as long as its source lets it be kept, and no longer than the last lookup that used it":
      "so lange es die Quelle erlaubt, und nicht länger als das letzte Nachschlagen, das es verwendet hat",
    "as long as its lookup": "so lange wie das Nachschlagen, zu dem es gehört",
    "as long as its lookup; the text of one about somebody else CANDOR_OTHER_DAYS days after its end":
      "so lange wie das Nachschlagen, zu dem es gehört; der Text eines Dokuments über jemand anderen CANDOR_OTHER_DAYS Tage nach dessen Ende",
    "1 to 30 days, and no longer than its lookup":
      "1 bis 30 Tage, und nicht länger als das Nachschlagen, zu dem es gehört",
    "30 days": "30 Tage",
    "a day; the answer is sealed with the caller's key":
      "einen Tag; die Antwort ist mit dem Schlüssel dessen versiegelt, der gefragt hat",
    "as long as the last lookup, or the candidate, that it is about":
      "so lange wie das letzte Nachschlagen oder die eingelesene Person, um die es geht",
    "until it is removed": "bis es entfernt wird",
    "as long as its bulk": "so lange wie die Liste, zu der es gehört",
    "1 to 365 days, as its caller says (90)": "1 bis 365 Tage, wie es der festlegt, der fragt (sonst 90)",
    "the names of files that could not be used: those of their `import` are given":
      "Namen von Dateien, die sich nicht verwenden ließen; die ihres `import` sind enthalten",
    "until its import is removed": "bis die eingelesene Datei entfernt wird",
    "until it is split, or a candidate of it is deleted":
      "bis die Zusammenführung aufgehoben oder eine der Personen gelöscht wird",
    "as long as somebody merged is suppressed": "so lange jemand gesperrt ist, der mit Ihnen zusammengeführt wurde",
    "as long as its candidate": "so lange wie die Person, zu der es gehört",
    "until its import is removed; who was found by a search, 30 days after they were last found":
      "bis die eingelesene Datei entfernt wird; wer durch eine Suche gefunden wurde, 30 Tage nach dem letzten Fund",
    "who asked and what, 24 months after the answer; that something was asked and answered, for good":
      "wer was verlangt hat, 24 Monate nach der Antwort; dass etwas verlangt und beantwortet wurde, dauerhaft",
    "until the person is erased: what is collected later would bring the wrong value back":
      "bis die Person gelöscht wird: Was später erfasst wird, brächte die falsche Angabe zurück",
    "for good, or until the person is erased": "dauerhaft, oder bis die Person gelöscht wird",
    "until the two are merged, or one of them is deleted":
      "bis die beiden zusammengeführt werden oder einer von ihnen gelöscht wird",
    "until the profile is made anew, and no longer than its lookup":
      "bis das Profil neu erstellt wird, und nicht länger als das Nachschlagen, zu dem es gehört",
    "until its lookup ends or is built anew": "bis das Nachschlagen endet oder neu aufgebaut wird",
    "keys: what is sealed with them is given in clear": "Schlüssel: Was damit versiegelt ist, erhalten Sie im Klartext",
    "the same answer is given with its `datasource`": "dieselbe Antwort steht bei ihrer `datasource`",
    "about somebody else of the name, or of whom nobody can tell: it feeds nothing":
      "über jemand anderen gleichen Namens, oder bei dem es niemand weiß: Es fließt in nichts ein",
    "`value` and `quote`, as they are stored": "`value` und `quote`, wie sie gespeichert sind",
    "the answer is sealed with its caller's key: what it said stands in `lookup`":
      "die Antwort ist mit dem Schlüssel dessen versiegelt, der gefragt hat: Was sie sagte, steht unter `lookup`",
    "`data`, as it is stored": "`data`, wie es gespeichert ist",
    "what the summaries in `data` say": "was die Zusammenfassungen in `data` sagen",
    "says which `claim` stands under which field of `data`":
      "sagt, welcher `claim` unter welchem Feld von `data` steht",
    "other people who are shown beside the person": "andere Menschen, die neben der Person gezeigt werden",
    "other people": "andere Menschen",
    "that somebody merged with them is suppressed: they are shown to nobody, and given as they are":
      "dass jemand gesperrt ist, der mit der Person zusammengeführt wurde: Sie wird niemandem gezeigt und hier unverändert wiedergegeben",
    "keyed hashes of what stands in `candidate`": "Prüfwerte mit Schlüssel dessen, was unter `candidate` steht",
    "the words of the other columns, as the search files them":
      "die Wörter der anderen Spalten, wie die Suche sie ablegt",
    "that two are two people, by ids: the other is somebody else":
      "dass zwei nicht dieselbe Person sind, mit ihren Nummern: Der andere ist jemand anderes",
    "that a profile is about to be made anew: it is given as it is":
      "dass ein Profil gleich neu erstellt wird: Es wird wiedergegeben, wie es ist",
    "made anew from `lookup` whenever it is asked for":
      "wird jedes Mal neu aus `lookup` erstellt, wenn danach gefragt wird",
    "names of other people who asked not to be shown are filled in":
      "die Namen anderer Menschen, die nicht gezeigt werden möchten, sind geschwärzt",
  },
};
