import { saidBySources } from "./value.ts";
import { type Words, wordsFor } from "../words/words.ts";

/** A reason of a judgement in the reader's language: one that is not known by its name stands as the service says it. */
export function reasonText({ language, reasons }: Words, { name, text }: { name: string; text: string }): string {
  if (language === "en") return text;
  const known: Readonly<Record<string, string>> = reasons;
  return Object.hasOwn(known, name) ? (known[name] ?? text) : text;
}

/**
 * What was seen beside a reason, which the service says in English: the words around what it names, in the reader's language. Empty
 * where it says the reason again, as earlier releases stored of a record without a name.
 */
export function seenText(words: Words, english: string): string {
  const { seen } = words.ownTexts;
  if (english === "no name to compare") return "";
  if (words.language === "en") return english;
  const detail = english.replace(LIVED, (_, when: keyof typeof LIFE, day: string) => seen[LIFE[when]](day));
  if (detail === "in the same years") return seen.sameYears;
  if (detail === "filed under it at the import") return seen.filedSo;
  const [, year] = /^from (\d{4}) on$/u.exec(detail) ?? [];
  if (year !== undefined) return seen.fromYear(year);
  const [, count] = /^about 1 in ([\d,]{1,15}) people$/u.exec(detail) ?? [];
  if (count !== undefined) return seen.oneIn(count.replaceAll(",", "\u202f"));
  const cut = (end: string) => (detail.endsWith(end) ? detail.slice(0, -end.length) : undefined);
  const rival = detail.startsWith(FITS) ? cut(" as well") : undefined;
  if (rival !== undefined) return seen.fits(rival.slice(FITS.length));
  const known = cut(" on file");
  const at = known?.indexOf(PAIR) ?? -1;
  if (known !== undefined && at > 0) return seen.hereAndKnown(known.slice(0, at), known.slice(at + PAIR.length));
  const both = cut(" stands in both") ?? cut(" in both");
  if (both !== undefined) return seen.inBoth(both);
  const text = cut(" stands in the text");
  if (text !== undefined) return seen.inText(text);
  const headline = cut(" stands in the headline");
  if (headline !== undefined) return seen.inHeadline(headline);
  const link = cut(" is linked");
  if (link !== undefined) return seen.linksTo(link);
  const [, employer, from, life] = WORKED.exec(detail) ?? [];
  if (employer === undefined || from === undefined || life === undefined) return detail;
  return seen.workedThen(employer, from, life);
}

const FITS = "fits ";
const LIVED = /\b(by age born about|born|died) (\d{4}(?:-\d\d){0,2})\b/gu;
const LIFE = { "by age born about": "bornAbout", born: "born", died: "died" } as const;
/** An employer, the year from which somebody was there, and their own years. */
const WORKED = /^at (.{1,300}) from (\d{4}), (.{1,100})$/u;
const PAIR = " in this record, ";

/**
 * Why a row of a bulk was not matched or not looked up, which the service says in English, in the reader's language. What is wrong with
 * a line of the caller's list stands as it is.
 */
export function rowReasonText(words: Words, english: string): string {
  if (words.language === "en") return english;
  const { reasons, requirable } = words.screens.bulk;
  for (const name of WHOLE_REASONS) if (english === ROW_REASONS[name]) return reasons[name];
  const behind = (start: string) => (english.startsWith(start) ? english.slice(start.length) : undefined);
  const row = behind(ROW_REASONS.sameAs(""));
  if (row !== undefined) return reasons.sameAs(row);
  const members: Readonly<Record<string, string>> = requirable;
  const lacking = behind(ROW_REASONS.lacks(""));
  if (lacking !== undefined) {
    const named = lacking.split(", ").map((member) => words.inLine(members[member] ?? member));
    return reasons.lacks(named.join(", "));
  }
  const against = behind(`${ROW_REASONS.unlikely}: `);
  if (against === undefined) return english;
  return [reasons.unlikely, ...against.split("; ").map((part) => againstText(words, part))].join(" ");
}

const { screens, reasons: ENGLISH_REASONS } = wordsFor("en");
const ROW_REASONS = screens.bulk.reasons;
const WHOLE_REASONS = ["nobody", "unlikely", "ambiguous", "nameAlone", "underAge", "noneLeft"] as const;

/** A reason of a judgement as a row gives it: within a sentence. */
function againstText(words: Words, english: string): string {
  if (english === ROW_REASONS.nameAlone) return words.screens.bulk.reasons.nameAlone;
  const text = `${english.charAt(0).toUpperCase()}${english.slice(1)}.`;
  const [name = ""] = Object.entries(ENGLISH_REASONS).find(([, sentence]) => sentence === text) ?? [];
  return reasonText(words, { name, text });
}

/** Why a source was not asked, or did not answer. */
export function notAskedText(words: Words, reason: string): string {
  return words.language === "en" ? reason : saidBySources(words, reason);
}

/** How the operator has a source asked. */
export function remedyText({ language, ownTexts: { ledger } }: Words, remedy: string): string {
  if (language === "en") return remedy;
  if (remedy === "Start the service without CANDOR_OFFLINE=1.") return ledger.startOnline;
  const [, first, second] = /^Run (`[^`]{1,200}`)(?:, then (`[^`]{1,200}`))?\.$/u.exec(remedy) ?? [];
  if (first === undefined) return remedy;
  return second === undefined ? ledger.run(first) : ledger.runBoth(first, second);
}
