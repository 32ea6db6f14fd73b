import type { RowReason } from "../domain/bulk.ts";
import type { LedgerReason } from "../domain/ledger-reason.ts";
import type { LeftOutReason } from "../domain/left-out.ts";
import type { Words } from "../words/words.ts";

/** A reason of a judgement in the reader's language; a reason without a known name stays as the service words it. */
export function reasonText({ language, reasons }: Words, { name, text }: { name: string; text: string }): string {
  if (language === "en") return text;
  const known: Readonly<Record<string, string>> = reasons;
  return Object.hasOwn(known, name) ? (known[name] ?? text) : text;
}

/**
 * The details beside a reason, which the service gives in English, in the reader's language. Empty if they repeat the reason, as earlier
 * releases stored for records without a name.
 */
export function seenText(words: Words, english: string): string {
  const { seen } = words.ownTexts;
  if (english === "no name to compare") return "";
  if (words.language === "en") return english;
  const detail = english.replace(LIVED, (_, when: keyof typeof LIFE, day: string) => seen[LIFE[when]](day));
  for (const [pattern, say] of SEEN) {
    const found = pattern.exec(detail);
    if (found !== null) return say(seen, found[1] ?? "", found[2] ?? "", found[3] ?? "");
  }
  return detail;
}

type SeenWords = Words["ownTexts"]["seen"];
type SaySeen = (seen: SeenWords, first: string, second: string, third: string) => string;

const LIVED = /\b(by age born about|born|died) (\d{4}(?:-\d\d){0,2})\b(?! and \d)/gu;
const LIFE = { "by age born about": "bornAbout", born: "born", died: "died" } as const;

/** What `matching` writes beside its reasons, also as earlier releases stored it; the first match counts. Dates of birth and death in it are already in the reader's language. */
const SEEN: readonly (readonly [RegExp, SaySeen])[] = [
  [/^in the same years$/u, ({ sameYears }) => sameYears],
  [/^filed under it at the import$/u, ({ filedSo }) => filedSo],
  [/^a URL$/u, ({ givenAddress }) => givenAddress],
  [/^a document$/u, ({ givenDocument }) => givenDocument],
  [/^from (\d{4}) on$/u, (seen, year) => seen.fromYear(year)],
  [/^about 1 in ([\d,]{1,15}) people$/u, (seen, count) => seen.oneIn(count.replaceAll(",", "\u202f"))],
  [/^(\d{1,9}) known, none fits$/u, (seen, count) => seen.noneFits(Number(count))],
  [/^more than (\d{1,9}) other people are named$/u, (seen, count) => seen.crowd(count)],
  [/^born (\d{4}(?: and \d{4}){1,2}) in one text$/u, (seen, years) => seen.bornTwice(years.split(" and ").join(", "))],
  [/^fits (.*) as well$/su, (seen, rival) => seen.fits(rival)],
  [/^(.*) fits the candidate as well, and cannot be the same person$/su, (seen, rival) => seen.rival(rival)],
  [/^both (.{1,200}?) and (.{1,200}) are spoken of$/su, (seen, one, other) => seen.bothSpokenOf(one, other)],
  [/^only one is marked (.*)$/su, (seen, mark) => seen.onlyOneMarked(mark)],
  [/^calls itself (.*)$/su, (seen, name) => seen.callsItself(name)],
  [
    /^(.*?) in this record, (.*) on file(?: \([^()]{1,300}\))?$/su,
    (seen, here, known) => seen.hereAndKnown(here, known),
  ],
  [/^(.*?)(?: stands)? in both$/su, (seen, what) => seen.inBoth(what)],
  [/^(.*?)(?: stands)? in the text$/su, (seen, what) => seen.inText(what)],
  [/^(.*?)(?: stands)? in the headline$/su, (seen, what) => seen.inHeadline(what)],
  [/^(.*) is linked$/su, (seen, link) => seen.linksTo(link)],
  [/^links to (.*)$/su, (seen, link) => seen.linksTo(link)],
  [/^names (.*)$/su, (seen, people) => seen.names(people)],
  [/^at (.{1,300}) from (\d{4}), (.{1,100})$/u, (seen, employer, year, life) => seen.workedThen(employer, year, life)],
];

/** Why a row of a bulk was not matched, not looked up or shares a lookup, in the reader's language. */
export function rowReasonText(words: Words, why: readonly RowReason[]): string {
  return why.map((reason) => oneRowReason(words, reason)).join("; ");
}

function oneRowReason(words: Words, { code, values }: RowReason): string {
  const { reasons, requirable } = words.screens.bulk;
  switch (code) {
    case "unlikely": {
      const sentences: Readonly<Record<string, string>> = { ...words.reasons, nameAlone: reasons.nameAlone };
      return reasons.unlikely(values.map((name) => sentences[name] ?? name));
    }
    case "lacks": {
      const members: Readonly<Record<string, string>> = requirable;
      return reasons.lacks(values.map((member) => words.inLine(members[member] ?? member)).join(", "));
    }
    case "sameAs":
      return reasons.sameAs(values.join(", "));
    default:
      return reasons[code];
  }
}

/** Why a source was not searched, did not answer, or could not be read. */
export function ledgerText(words: Words, why: readonly LedgerReason[]): string {
  const { reasons } = words.ownTexts.ledger;
  return why.reduce((told, { code, values }, at) => {
    const say: (...values: string[]) => string = reasons[code];
    const text = say(...values);
    const before = why[at - 1]?.code;
    if (before === undefined) return text;
    return LEADING.has(before) ? words.labelled(told, text) : `${told}; ${text}`;
  }, "");
}

/** Reasons that say of how many documents or passages the next one is. */
const LEADING: ReadonlySet<LedgerReason["code"]> = new Set(["ofDocuments", "passagesLeft"]);

/** Whether a source was not searched because the whole service is offline, which nobody can change in it. */
export function isOffline(why: readonly LedgerReason[] = []): boolean {
  return why.some(({ code }) => code === "offline");
}

/** Why a row or cell of an import was left out; a reason without a code stays as the service words it. */
export function leftOutText(
  { ownTexts: { leftOut } }: Words,
  { reason, why }: { readonly reason: string; readonly why?: LeftOutReason | undefined },
): string {
  if (why === undefined) return reason;
  const say: (...values: string[]) => string = leftOut[why.code];
  return say(...why.values);
}
