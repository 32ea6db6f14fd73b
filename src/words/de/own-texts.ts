import type { Words } from "../words.ts";
import { formats } from "./formats.ts";

/** What profiles say in Candor's own words beside what their sources say, in German. */
export const ownTexts = {
  namedInArticle: "Ein Artikel, in dem der Name vorkommt.",
  /** @param seats one employer or body, or several */
  bothWork: (seats) => `Gemeinsamer Arbeitgeber: ${seats}.`,
  bothSit: (seats) => `Gemeinsames Gremium: ${seats}.`,
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
  /** What was seen, beside a reason. */
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
  },
  /** How the operator has a source asked; commands stand between backticks. */
  ledger: {
    run: (command) => `Mit ${command}.`,
    runBoth: (first, second) => `Mit ${first}, dann ${second}.`,
    startOnline: "Den Dienst ohne CANDOR_OFFLINE=1 starten.",
  },
  eventRoles: { Performer: "Auftritt", Organizer: "Organisation", Attendee: "Teilnahme" },
} satisfies Words["ownTexts"];
