import { cueIn } from "../languages/cues.ts";
import { perLanguage } from "../languages/per-language.ts";
import type { SpokenOf } from "../languages/spoken-of.ts";
import type { Mention, MentionedSentence } from "../sentences/mention.ts";

/** What is known of somebody by which a text may call them, besides their names. */
export interface KnownOfPerson {
  /** Posts and occupations: "ferry captain", "former headteacher". */
  readonly titles: readonly string[];
  /** Employers and towns: never other people's names. */
  readonly places: readonly string[];
  /** Whether they had that age when the text was written. */
  readonly isTheirAge: (years: number) => boolean;
}

/** A sentence, and what of it is not in quotation marks. */
type UnquotedSentence = MentionedSentence & { readonly unquoted: string };

/**
 * Definite descriptions that mean the person and nobody else of a text: "the ferry captain", "the former headteacher of
 * Holm Primary". A description does if its noun is what the person is, by other sources or as the text itself introduces
 * them ("Ada Finch, 44, a ferry captain,"), if it says nothing more of them than that, if it is of the past as their
 * title is, and if no name of anybody else stands near that noun. `undefined` if there are none.
 *
 * @param told the sentences with their mentions by name
 */
export function descriptionOf(
  told: readonly UnquotedSentence[],
  known: Pick<KnownOfPerson, "titles" | "places">,
  lang: string,
  grammar: SpokenOf,
): RegExp | undefined {
  const definite = cueIn(lang, "definite articles");
  if (definite === NOTHING) return undefined;
  const former = new RegExp(`^(?:${cueIn(lang, "former")})$`, "iu");
  const titles = [...known.titles, ...told.flatMap((sentence) => titlesIn(sentence, lang, grammar))];
  const sources = new Set(
    titles.flatMap((title) => sourcesOf(title, told, known.places, { definite, former, lang }, grammar)),
  );
  return sources.size === 0 ? undefined : new RegExp([...sources].join("|"), "gu");
}

interface DescribingWords {
  readonly definite: string;
  readonly former: RegExp;
  readonly lang: string;
}

const raw = String.raw;
const BEGIN = raw`(?<![\p{L}\p{N}’'-])`;
const END = raw`(?![\p{L}\p{N}-])`;
/** Matches nothing; the pattern of a cue that a language lacks. */
const NOTHING = "(?!)";
/** Shorter nouns are mostly articles. In UTF-16 units. */
const MIN_LENGTH = 3;
/** How far from somebody else's name a noun may be what they are called, in UTF-16 units. */
const BESIDE = 60;

function sourcesOf(
  title: string,
  told: readonly UnquotedSentence[],
  places: readonly string[],
  { definite, former, lang }: DescribingWords,
  { belonging }: SpokenOf,
): readonly string[] {
  const { beside, ends, of, headFirst = false } = belonging;
  const phrase =
    title.toLowerCase().split(new RegExp(raw`[,;:(/&]|${BEGIN}(?:${beside}|${ends})${END}`, "iu"))[0] ?? "";
  const words = phrase
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean);
  const isPast = words.some((word) => former.test(word));
  const present = words.filter((word) => !former.test(word));
  const head = (headFirst ? present[0] : present.at(-1)) ?? "";
  if (head.length < MIN_LENGTH || !/^\p{L}+$/u.test(head) || isOfOthers(head, told)) return [];
  const aside = present.filter((word) => word !== head && /^\p{L}+$/u.test(word));
  const modifiers = [...aside, ...(isPast ? [cueIn(lang, "former")] : [])].join("|") || NOTHING;
  const where =
    places
      .flatMap((place) => placeWords(place))
      .map(RegExp.escape)
      .join("|") || NOTHING;
  const article = raw`(?:(?:${definite})\s+|(?:${cueIn(lang, "elided articles")}))`;
  const before = raw`(?:(?:${modifiers}|${where})[\s-]+){0,4}`;
  const past = isPast ? raw`(?=[^.;]{0,30}?(?:${cueIn(lang, "former")}))` : "";
  const behind = headFirst ? raw`(?:\s+(?:${modifiers}|${beside})${END}){0,4}` : "";
  // A title before a name is not the person's.
  const unnamed = raw`(?!\s+\p{Lu})`;
  return [
    raw`(?i:${BEGIN}${past}${article}${before}${RegExp.escape(head)}${END}${behind}(?:\s+(?:${beside})\s+(?:(?:${definite})\s+)?(?:${where})${END})?)${unnamed}(?!\s+(?:${of})\p{L})`,
  ];
}

/** The whole name of a place or employer, what precedes its comma, and its first word where it has several. */
function placeWords(place: string): readonly string[] {
  const name = (place.split(",")[0] ?? "").trim().toLowerCase();
  const first = name.split(/\s+/u)[0] ?? "";
  return [name, ...(first.length > MIN_LENGTH ? [first] : [])].filter((each) => each.length >= MIN_LENGTH);
}

/** Whether a noun stands near the name of somebody else, who may be called by it. */
function isOfOthers(head: string, told: readonly UnquotedSentence[]): boolean {
  const isOther = ({ owner, form }: Mention) => owner === "other" && form === "name";
  const noun = new RegExp(`${BEGIN}${RegExp.escape(head)}${END}`, "iu");
  // What stands before the name, or in it ("Captain Orla Reed"), and behind it up to the end of what it calls them.
  const around = (unquoted: string, { from, to }: Mention) => [
    unquoted.slice(Math.max(0, from - BESIDE), to),
    /^[^.;]*?(?=,\s+(?:who|and)|$)/u.exec(unquoted.slice(to, to + BESIDE))?.[0] ?? "",
  ];
  return told.some(({ unquoted, mentions }) =>
    mentions.filter(isOther).some((each) => around(unquoted, each).some((text) => noun.test(text))),
  );
}

/** What a text says right behind the person's full name that they are: "Ada Finch, 44, a ferry captain from Holm,". */
function titlesIn({ unquoted, mentions }: UnquotedSentence, lang: string, grammar: SpokenOf): readonly string[] {
  const { behind, kin } = titleWords(grammar, lang);
  return mentions.flatMap(({ owner, form, from, to }) => {
    if (owner !== "own" || form !== "name" || !/\s/u.test(unquoted.slice(from, to))) return [];
    const [, withArticle, without] = behind.exec(unquoted.slice(to)) ?? [];
    const title = withArticle ?? without;
    return title === undefined || kin.test(title) ? [] : [title];
  });
}

const titleWords = perLanguage(({ belonging: { kin, beside, verbs, ends } }: SpokenOf, lang: string) => {
  const spaced = `${cueIn(lang, "indefinite articles")}|${cueIn(lang, "definite articles")}`;
  const article = raw`(?:(?:${spaced})\s+|(?:${cueIn(lang, "elided articles")}))`;
  const noun = raw`(?!(?:${verbs}|${ends})${END})\p{Ll}[\p{L}’'-]*`;
  const nouns = raw`(${noun}(?:\s+${noun}){0,4}?)`;
  const until = raw`(?=\s+(?:${beside})${END}[^.;]{0,60},`;
  return {
    behind: new RegExp(
      raw`^(?:,\s*(?:\p{L}{2,8}\s+)?\d{1,3}(?:\s\p{L}{2,6})?|\s*\(\d{1,3}\))?,\s+(?:${article}${nouns}${until}|[,.])|${nouns}${until}|,))`,
      "u",
    ),
    kin: new RegExp(`(?:${kin})`, "iu"),
  };
});
