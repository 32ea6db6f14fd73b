import { type Context, readContext, type PostStretch } from "./guards.ts";
import { analysisList, POSTS } from "./lists.ts";

/** A sentence in which the author speaks about themselves, with its place in the document. */
export interface OwnSentence extends PostStretch {
  readonly text: string;
}

const FIRST_PERSON =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|i['’]m|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Ww]e['’](?:re|ve|ll)|[Oo]urs?|us)(?![\p{L}])/u;
/** "Rode to the lighthouse": posts often omit the subject. Irregular past forms, and regular ones that begin a post. */
const SUBJECT_LEFT_OUT = new RegExp(
  String.raw`^(?:(?:${POSTS.pattern("before what one did")}),? )?(?:${POSTS.pattern("what one did")})\b`,
  "iu",
);
const DISTANCED = new RegExp(String.raw`\b(?:${POSTS.pattern("keeps away")})\b`, "iu");
/** What may not be said about a person, nor used to learn other things about them. */
const SENSITIVE_WORDS = analysisList("sensitive");
const SENSITIVE = new RegExp(String.raw`\b(?:${SENSITIVE_WORDS.pattern("sensitive")})\b`, "iu");
/** Words of other languages, whatever language a post is in: people mix them. */
const SENSITIVE_ABROAD = spaced(
  "german",
  "french",
  "spanish",
  "italian",
  "portuguese",
  "dutch",
  "polish",
  "swedish",
  "lithuanian",
  "turkish",
);
const SENSITIVE_IN_OTHER_LETTERS = spaced("russian", "ukrainian", "arabic", "hindi");
/** Words of languages without spaces between words. */
const SENSITIVE_UNSPACED = new RegExp(SENSITIVE_WORDS.pattern("unspaced"), "u");
const OTHER_LETTERS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** For lowercase texts, which are searched four times as fast; unlike `\b`, this knows all their letters. */
function spaced(...headings: readonly string[]): RegExp {
  const words = headings.map((heading) => SENSITIVE_WORDS.pattern(heading)).join("|");
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`, "u");
}

const MAX_SENTENCE_LENGTH = 280;

/** The sentences of a document in the author's own voice: not quoted, not denied, and about nothing sensitive. */
export function ownSentences(text: string): readonly OwnSentence[] {
  if (text !== last.text) last = { text, sentences: readOwnSentences(text) };
  return last.sentences;
}

/** A text is searched for pastimes, likings and brands in turn, so its sentences are found once. */
let last: { readonly text: string; readonly sentences: readonly OwnSentence[] } = { text: "", sentences: [] };

function readOwnSentences(text: string): readonly OwnSentence[] {
  const context = readContext(text);
  return context.sentences.flatMap((each) => {
    const sentence = trim(text, each);
    const own = FIRST_PERSON.test(sentence.text) || SUBJECT_LEFT_OUT.test(sentence.text);
    const fits = sentence.text.length >= 8 && sentence.text.length <= MAX_SENTENCE_LENGTH;
    if (!own || !fits || inQuotes(context, sentence)) return [];
    const shut = DISTANCED.test(sentence.text) || isSensitive(sentence.text) || each.is("fiction");
    return shut ? [] : [sentence];
  });
}

/** Health, sexuality, descent, belief, politics, unions, family: never inferred, never quoted. */
export function isSensitive(text: string): boolean {
  const small = text.normalize("NFC").toLowerCase();
  if (SENSITIVE.test(text) || SENSITIVE_ABROAD.test(small)) return true;
  return OTHER_LETTERS.test(small) && (SENSITIVE_IN_OTHER_LETTERS.test(small) || SENSITIVE_UNSPACED.test(small));
}

function inQuotes({ quotes }: Context, { from, to }: PostStretch): boolean {
  return quotes.some((quote) => quote.from < to && from < quote.to);
}

function trim(text: string, { from, to }: PostStretch): OwnSentence {
  const written = text.slice(from, to);
  const start = from + (written.length - written.trimStart().length);
  const end = Math.max(start, from + written.trimEnd().length);
  return { text: text.slice(start, end), from: start, to: end };
}
