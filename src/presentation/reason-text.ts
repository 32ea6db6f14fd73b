import { saidBySources } from "./value.ts";
import type { Words } from "../words/words.ts";

/** A reason of a judgement in the reader's language: one that is not known by its name stands as the service says it. */
export function reasonText({ language, reasons }: Words, { name, text }: { name: string; text: string }): string {
  if (language === "en") return text;
  const known: Readonly<Record<string, string>> = reasons;
  return Object.hasOwn(known, name) ? (known[name] ?? text) : text;
}

/** What was seen beside a reason, which the service says in English: the words around what it names, in the reader's language. */
export function seenText(words: Words, english: string): string {
  const { seen } = words.ownTexts;
  if (words.language === "en") return english;
  const detail = english.replace(BORN, (_, day: string) => seen.born(day));
  if (detail === "in the same years") return seen.sameYears;
  if (detail === "filed under it at the import") return seen.filedSo;
  if (detail === "no name to compare") return seen.noName;
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
  return link === undefined ? detail : seen.linksTo(link);
}

const FITS = "fits ";
const BORN = /\bborn (\d{4}(?:-\d\d){0,2})\b/gu;
const PAIR = " in this record, ";

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
