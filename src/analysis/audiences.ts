import { POSTS } from "./lists.ts";
import { readContext } from "./guards.ts";
import { isSensitive } from "./own-voice.ts";

/** Two to five words that end in a word for people: "first-time founders", "nurses", "young people in care". */
const GROUP = String.raw`(?:(?!(?:${POSTS.pattern("no part of who it is for")})\b)[\p{L}\d'’-]+ ){0,3}(?:[\p{Ll}-]{3,}s|people|children|women|men|kids|folk)(?![\p{L}-])`;
/** One group, or two or three: "hospital pharmacists and ward nurses". */
const WHO = String.raw`(?<who>${GROUP}(?:(?:,| and|, and| or) ${GROUP}){0,2})`;
/** Something made for somebody, and for whom. */
const MADE_FOR = new RegExp(
  String.raw`(?<!\p{L})(?:${POSTS.pattern("made for somebody")})(?!\p{L})[^.!?;:]{0,40}? for (?:the |all |busy )?${WHO}`,
  "iu",
);
const HELPS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:I|we) (?:help|coach|mentor|advise|write for|post for|(?:teach|explain) \p{L}+ to)|(?:helping|coaching|mentoring|advising|writing for)) (?:the |all |busy )?${WHO}`,
  "iu",
);
/** A plural that means people, by its word or its ending: in "common-sense gun laws" there are none. */
const PEOPLE = new RegExp(String.raw`(?<!\p{L})(?:${POSTS.pattern("people in plural")})$`, "iu");

/** Whom a document says it is for, in its author's own words, leaving out anything that is nobody's business. */
export function findAudiences(text: string): readonly string[] {
  const { sentences, quotes } = readContext(text);
  const own = sentences.filter(({ from, to }) => !quotes.some((quote) => quote.from < to && from < quote.to));
  return own.flatMap(({ from, to }) => {
    const sentence = text.slice(from, to);
    if (isSensitive(sentence.replace(STAFF, "")) || DENIED.test(sentence)) return [];
    return [MADE_FOR, HELPS].flatMap((pattern) => {
      const who = pattern.exec(sentence)?.groups?.["who"];
      const groups = who?.split(/, and |, | and | or /u) ?? [];
      return groups.filter((group) => PEOPLE.test(group)).map((group) => group.toLowerCase());
    });
  });
}

/** Whoever works in a hospital need not be ill. */
const STAFF = /(?<!\p{L})hospital (?!visitors)(?=[\p{Ll}-]+(?:ists|ors|ers|nurses)(?!\p{L}))/giu;
const DENIED = /(?<!\p{L})(?:not|never|no longer|\p{L}+n['’]t)(?!\p{L})/iu;
