import type { Words } from "../words.ts";
import { ledgerReasons } from "./ledger-reasons.ts";
import { formats } from "./formats.ts";

/** Candor's own words in profiles, besides what sources say, in German. */
export const ownTexts = {
  namedInArticle: "Ein Artikel, in dem der Name vorkommt.",
  namedBesideCase:
    "Ein Artikel über ein Verfahren, in dem der Name vorkommt; welche Rolle die Person darin hat, ließ sich nicht erkennen.",
  /** @param seats one employer or body, or several */
  bothWork: (seats) => `Gemeinsamer Arbeitgeber: ${seats}.`,
  bothSit: (seats) => `Gemeinsames Gremium: ${seats}.`,
  member: "Mitglied",
  subcommittees: (parts) => `Unterausschüsse: ${parts}`,
  andMore: (shown, count) => `${shown} und ${count} weitere`,
  moreTell: (count) =>
    formats.plural(count, {
      one: "Ein weiterer Beitrag oder eine weitere Seite erzählt davon.",
      other: "# weitere Beiträge oder Seiten erzählen davon.",
    }),
  ofPosts: (count, of) => `${count} von ${of} Beiträgen`,
  inPosts: (count, of) => `In ${count} von ${of} Beiträgen.`,
  quoted: (text) => `„${text}“`,
  forExample: (quotes) => `Zum Beispiel: ${quotes}`,
  weak: "Wenig belegt.",
  /** The details of a reason. */
  seen: {
    inBoth: (what) => `in beiden: ${what}`,
    hereAndKnown: (here, there) => `hier: ${here}; bekannt: ${there}`,
    fromYear: (year) => `ab ${year}`,
    sameYears: "in denselben Jahren",
    inText: (what) => `im Text: ${what}`,
    inHeadline: (what) => `in der Überschrift: ${what}`,
    filedSo: "beim Import so abgelegt",
    linksTo: (what) => `verweist auf ${what}`,
    oneIn: (count) => `etwa 1 von ${count} Menschen`,
    fits: (what) => `passt ebenso zu: ${what}`,
    born: (day) => `geboren ${day}`,
    bornAbout: (year) => `dem Alter nach geboren um ${year}`,
    died: (day) => `gestorben ${day}`,
    workedThen: (employer, year, life) => `bei ${employer} ab ${year}, ${life}`,
    names: (people) => `genannt: ${people}`,
    callsItself: (name) => `nennt sich ${name}`,
    onlyOneMarked: (mark) => `nur in einem Namen: ${mark}`,
    noneFits: (count) =>
      formats.plural(count, { one: "eine bekannt, die nicht passt", other: "# bekannt, keine davon passt" }),
    rival: (what) => `passt ebenso zur gesuchten Person, kann aber nicht dieselbe sein: ${what}`,
    givenAddress: "eine URL",
    givenDocument: "ein Dokument",
    bornTwice: (years) => `Geburtsjahre in einem Text: ${years}`,
    bothSpokenOf: (one, other) => `die Rede ist von zweien: ${one}, ${other}`,
    crowd: (count) => `mehr als ${count} andere Personen genannt`,
  },
  /** How the operator switches a source on; commands are between backticks. */
  ledger: {
    startOnline: "Den Dienst ohne CANDOR_OFFLINE=1 starten.",
    reasons: ledgerReasons,
  },
  leftOut: {
    noName: () => "kein Name",
    severalNames: () => "zwei Personen in einem Namen: jeder eine eigene Zeile geben",
    heading: () => "eine Überschrift über anderen Zeilen, keine Person",
    firm: () => "eine Firma, keine Person",
    sum: () => "eine Summe anderer Zeilen, keine Person",
    notDecoded: () => "Zeichen, die nicht zur Kodierung der Datei gehören",
    twiceEncoded: () =>
      "Buchstaben, die vor dem Speichern in einer falschen Kodierung gelesen wurden; die Datei neu als UTF-8 speichern",
    nul: () => "ein NUL-Zeichen",
    formulaName: () => "eine Formel anstelle eines Namens",
    formula: (what) => `eine Formel in der Spalte „${what}“`,
    noJson: () => "kein JSON",
    noEmail: (what) => `keine E-Mail-Adresse in der Spalte „${what}“`,
    noPhone: (what) => `keine Telefonnummer in der Spalte „${what}“`,
    noDate: (what) => `kein Datum mit Jahr in der Spalte „${what}“`,
    noPerson: () => "der Name einer Abteilung oder Stelle, nicht einer Person",
    firmPage: (what) =>
      `eine Website in der Spalte „${what}“: weder die der Person noch, neben einer anderen, die des Arbeitgebers`,
    lostDigits: (what) =>
      `eine Zahl in der Spalte „${what}“, von der ein Tabellenprogramm nur die ersten Ziffern behalten hat`,
    unusedColumn: (what) => `die Spalte „${what}“ wird nicht verwendet`,
    hiddenSheet: () => "ein ausgeblendetes Tabellenblatt: zum Importieren im Tabellenprogramm einblenden",
    notKept: (what) => `„${what}“ wird nicht übernommen`,
    columns: (what) => `mehr als ${what} Spalten`,
    noColumn: () => "keine Spalte dieses Blatts enthält Namen",
    unknownFormat: () => "das Format wurde nicht erkannt",
    cutCard: () => "eine Karte ohne Ende: die Datei ist abgeschnitten",
    brokenCard: () => "eine Karte, die sich nicht lesen lässt",
    cardVersion: () => "eine vCard einer anderen Version als 2.1, 3.0 oder 4.0",
    groupCard: () => "die Karte einer Gruppe oder Firma, keiner Person",
    noAddressName: () => "eine Adresse ohne Namen",
    noFile: () => "die Datei fehlt",
  },
  eventRoles: { Performer: "Auftritt", Organizer: "Organisation", Attendee: "Teilnahme" },
} satisfies Words["ownTexts"];
