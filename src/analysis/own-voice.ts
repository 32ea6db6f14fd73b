import { type Context, readContext, type Stretch } from "./guards.ts";
import { analysisList } from "./lists.ts";

/** A sentence in which the author speaks of themselves, with its place in the document. */
export interface OwnSentence extends Stretch {
  readonly text: string;
}

const FIRST_PERSON =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|i['’]m|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Ww]e['’](?:re|ve|ll)|[Oo]urs?|us)(?![\p{L}])/u;
/** "Rode to the lighthouse": posts leave the subject out. Irregular pasts, and regular ones that begin a post. */
const SUBJECT_LEFT_OUT =
  /^(?:(?:just|finally|today|yesterday|this morning|last night|back from|got|first|so|and|well),? )?(?:went|ran|rode|swam|baked|cooked|made|climbed|hiked|cycled|planted|picked|read|finished|started|joined|played|won|lost|caught|saw|built|knitted|painted|sang|sailed|paddled|skied|walked|spent|took|learnt|learned|tried|bought|grew|practi[sc]ed|rowed|fished|camped|surfed|raced|danced|brewed|sewed|drew|photographed|trained|completed|enjoyed|loved|love|loving|enjoying|off to|on my way|trying|learning|training|planning|waiting for my)\b/iu;
const DISTANCED =
  /\b(?:used to|no longer|gave up|quit|never|hate|hated|can(?:'|’)?t stand|don(?:'|’)?t (?:like|enjoy|do|play|care)|do not (?:like|enjoy|care)|dislike|boring|wish I|my (?:wife|husband|partner|son|daughter|kids?|child(?:ren)?|brother|sister|mother|father|mum|mom|dad|boss|neighbou?r|friend|colleague|flatmate|uncle|aunt|grand\w+)(?:'|’)?s?)\b/iu;
/** What may not be told of a person, and what is not used to learn other things about them either. */
const SENSITIVE_WORDS = analysisList("sensitive");
const SENSITIVE = new RegExp(String.raw`\b(?:${SENSITIVE_WORDS.pattern("sensitive")})\b`, "iu");
/** Of other languages, whatever a post is in: people mix them. Their letters are more than `\b` knows. */
const SENSITIVE_ABROAD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${["german", "french", "spanish"].map((name) => SENSITIVE_WORDS.pattern(name)).join("|")})(?![\p{L}\p{N}])`,
  "iu",
);
const MAX_SENTENCE_LENGTH = 280;

/** The sentences of a document in the author's own voice: not quoted, not denied, of nothing that is nobody's business. */
export function ownSentences(text: string): readonly OwnSentence[] {
  if (text !== last.text) last = { text, sentences: readOwnSentences(text) };
  return last.sentences;
}

/** Pastimes, likings and brands are asked of one text after another: its sentences are found once. */
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
  return SENSITIVE.test(text) || SENSITIVE_ABROAD.test(text.normalize("NFC"));
}

function inQuotes({ quotes }: Context, { from, to }: Stretch): boolean {
  return quotes.some((quote) => quote.from < to && from < quote.to);
}

function trim(text: string, { from, to }: Stretch): OwnSentence {
  const written = text.slice(from, to);
  const start = from + (written.length - written.trimStart().length);
  const end = Math.max(start, from + written.trimEnd().length);
  return { text: text.slice(start, end), from: start, to: end };
}
