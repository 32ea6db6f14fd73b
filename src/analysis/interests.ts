import { ownSentences, type OwnSentence } from "./own-voice.ts";
import { analysisList, POSTS } from "./lists.ts";
import { compileLower, lowerInPlace } from "./pattern.ts";

/** A pastime: its name, the words that reveal it, and the work that makes it no pastime. */
export interface Pastime {
  readonly title: string;
  readonly words: RegExp;
  readonly work: RegExp;
}

const PASTIME_LIST = analysisList("pastimes");
const WORK_LIST = analysisList("pastime-work");

export const PASTIMES: readonly Pastime[] = [...PASTIME_LIST.headings.keys()].map((title) => ({
  title,
  words: compileLower(PASTIME_LIST.pattern(title), "u"),
  work: new RegExp(WORK_LIST.pattern(title), "iu"),
}));

/** Dismisses a text about none of them at one look. */
const ANY_PASTIME = compileLower([...PASTIME_LIST.headings.keys()].map(PASTIME_LIST.pattern).join("|"), "u");

export interface LookAtText<What> {
  readonly what: What;
  readonly sentence: OwnSentence;
}

/** The pastimes that a document mentions in its author's own voice, each with the sentence. */
export function findPastimes(text: string): readonly LookAtText<Pastime>[] {
  const own = ownSentences(text);
  if (own.length === 0) return [];
  const sentences = own.map((sentence) => ({ sentence, lower: lowerInPlace(sentence.text) }));
  return findTopics(text).flatMap((pastime) => {
    const told = sentences.find(({ lower }) => pastime.words.test(lower) && !DENIED.test(lower));
    return told === undefined ? [] : [{ what: pastime, sentence: told.sentence }];
  });
}

/** "I do not run", "I hate running", "I used to run": not a pastime. */
const DENIED = new RegExp(String.raw`(?<!\p{L})(?:${POSTS.pattern("no pastime")})(?!\p{L})`, "u");

/** What a post is about, whoever does it. */
export function findTopics(text: string): readonly Pastime[] {
  if (text !== last.text) {
    const lower = lowerInPlace(text);
    last = { text, topics: ANY_PASTIME.test(lower) ? PASTIMES.filter(({ words }) => words.test(lower)) : [] };
  }
  return last.topics;
}

/** The same text is checked for topics and then for pastimes. */
let last: { readonly text: string; readonly topics: readonly Pastime[] } = { text: "", topics: [] };

/** A stated liking: the kind of thing, and which one. */
export interface Liking {
  readonly kind: string;
  readonly choice: string;
}

const LIKES = new RegExp(
  String.raw`\b(?:I (?:really |just |still |do |always )?(?:${POSTS.pattern("verbs of liking")})|I['’]d rather|my (?:favou?rite|go-to|usual)|nothing beats|fan of|always (?:the|a|by|on)|can['’]t (?:live|start|work) without|happiest (?:on|in|at|with)|(?:love|loving|enjoying) (?:the|my|a|this))\b`,
  "iu",
);

const CHOICE_LIST = analysisList("likings");
/** Choices that people state and that are not sensitive. */
const CHOICES: readonly (Liking & { readonly words: RegExp })[] = [...CHOICE_LIST.headings.keys()].map((heading) => {
  const [kind = "", choice = ""] = heading.split(": ");
  return { kind, choice, words: new RegExp(`(?<![\\p{L}])(?:${CHOICE_LIST.pattern(heading)})(?![\\p{L}])`, "iu") };
});

/** The likings that a document states in the first person. */
export function findLikings(text: string): readonly LookAtText<Liking>[] {
  if (!LIKES.test(text)) return [];
  return ownSentences(text).flatMap((sentence) => {
    const said = LIKES.exec(sentence.text);
    if (said === null) return [];
    const after = sentence.text.slice(said.index, said.index + said[0].length + 60);
    return CHOICES.filter(({ words }) => words.test(after)).map(({ kind, choice }) => ({
      what: { kind, choice },
      sentence,
    }));
  });
}

const OWNED = new RegExp(
  String.raw`\b(?:(?:${POSTS.pattern("before what one owns")}) (?:my |our |the )?(?:new |old |trusty |beloved )?|my (?:new|old|trusty|beloved|favou?rite|faithful) )(\p{Lu}[\p{L}\p{N}&-]+(?: \p{Lu}[\p{L}\p{N}&-]+)?)`,
  "gu",
);
const MAKER_LIST = analysisList("makers");
const MAKERS = new Set(MAKER_LIST.entries("makers"));
const NO_MAKERS = new Set(MAKER_LIST.entries("none"));
const OF_MAKERS = /\bmy (?:\p{Ll}+ )?(\p{L}[\p{L}'’]+)/gu;

/** Makers whose products the author of a document says they own or love. */
export function findBrands(text: string): readonly LookAtText<string>[] {
  if (!new RegExp(String.raw`\b(?:${POSTS.pattern("signs of owning")})\b`, "u").test(text)) return [];
  return ownSentences(text).flatMap((sentence) => {
    const loved = [...sentence.text.matchAll(OWNED)].map(([, brand = ""]) => brand);
    const owned = [...sentence.text.matchAll(OF_MAKERS)]
      .map(([, brand = ""]) => brand)
      .filter((brand) => MAKERS.has(brand));
    return [...new Set([...loved, ...owned])]
      .filter((brand) => !NO_MAKERS.has(brand.split(" ")[0] ?? ""))
      .map((brand) => ({ what: brand, sentence }));
  });
}
