/** Endings of phrases and their nominatives; the first that fits counts, and one without a nominative tells none. */
export interface PhraseEndings {
  /** `ными>ные;ной>ная` */
  readonly adjectives: string;
  /** `ами>ы;ах>?` */
  readonly nouns: string;
  /** Its nouns have their attributes before them. */
  readonly head?: "last";
  readonly adjectivesBehind?: boolean;
}

/**
 * A language's words by what they do in a sentence about a life, one class a line: `WORK work*; spent`. `*` stands for any
 * ending (or, before a word that stands alone, any beginning); several words are a phrase, whose words may have stars behind them. The classes are the same in all languages, so that
 * what was learned of one carries over to the others.
 */
export interface LanguageWords {
  readonly lang: string;
  readonly words: string;
  /** All nouns have capitals, so that a capital does not make a name. */
  readonly nounCapitals?: boolean;
  /** A sentence may leave its subject out. */
  readonly drops?: boolean;
  /** Words are not set apart by blanks, or letters have no capitals: names are told by their words. */
  readonly noCapitals?: boolean;
  /** Names take endings by their place in the sentence, so that the form in a text need not be the name. */
  readonly inflects?: boolean;
  /** Case endings of its nouns, `|` between: posts, schools and organisations are then known by their stems. */
  readonly endings?: string;
  /** Endings before which a stem ends otherwise, and how it ends: `cie>t` of "uniwersytecie". */
  readonly mutations?: string;
  /** Case endings of its adjectives and their nominative: `ym>y;ej>a`. */
  readonly adjectives?: string;
  /** How pastimes, honours and towns stand in its cases. */
  readonly phrases?: PhraseEndings;
  /** Endings of towns behind "in", and their nominatives: `uje>as`. */
  readonly towns?: string;
  /** What an apostrophe parts from a name: "Akçansa'da". */
  readonly suffixApostrophe?: boolean;
  /** Its verbs stand behind what they are about. */
  readonly verbLast?: boolean;
  /** Who speaks, in small letters where its capital is one of a sentence's beginning: "ich"; several with blanks between. */
  readonly i: string;
  /** Nouns in small letters narrow the post that stands behind them, and a doer's ending makes one of any word: "a boat painter". */
  readonly plainPosts?: boolean;
  /** Words, and endings of words, that begin a clause with a capital and are no name's. */
  readonly openers?: { readonly words: RegExp; readonly endings: RegExp };
  /** What a possessor's name is followed by, as a word of its own: "'s". */
  readonly genitive?: string;
  /** Its possessives tell the gender of the possessor. */
  readonly genderedPossessives?: boolean;
  /** How words end that stand behind a post as what it is for, in their case: "kierownik sprzedaży"; and prepositions before such. */
  readonly complements?: { readonly ends: RegExp; readonly behind: RegExp };
  /** What narrows a noun stands behind it. */
  readonly modifiersBehind?: boolean;
  /** Written in Cyrillic letters. */
  readonly cyrillic?: boolean;
  /** Kin whose word tells their gender, with blanks between. */
  readonly maleKin?: string;
  readonly femaleKin?: string;
  /** Kin of whom there are several: no "she" means them. */
  readonly kinPlural?: string;
  /** After which a full stop seldom ends a sentence, with blanks between. */
  readonly abbreviations?: string;
  /** Names of languages in use that CLDR does not have, `;` between. */
  readonly moreTongues?: string;
  /** Endings of the adjectives and adverbs by which it names languages. */
  readonly tongueEndings?: RegExp;
  /** The numbers from one to ten as it counts children, with blanks between. */
  readonly numbers?: string;
  /** A number, in small letters, that may begin a sentence before the noun that is counted. */
  readonly countingWord?: RegExp;
  /** The beginning of a body's name with the ending that the preposition before gave to its adjective; what the name has instead. */
  readonly namesInCase?: readonly { readonly written: RegExp; readonly name: string }[];
  /** Where words for people of a country stand beside a post, and their form where they have no capital. */
  readonly demonyms?: { readonly stand: "before" | "behind"; readonly small?: RegExp };
  /** How who does a pastime is called by its name: "fell running", "fell runner". */
  readonly doer?: { readonly ends: RegExp; readonly becomes: string };
  /** The sentence before tells where a post is held that has no employer, as often as the model of ties says. */
  readonly carriesEmployers?: boolean;
  readonly posts?: PostsInWords;
  /** What verbs of leading, founding and teaching make of who does it, in small letters: "presidió", "presidenta". */
  readonly doers?: readonly Doer[];
}

export interface Doer {
  readonly verb: RegExp;
  readonly female: string;
  readonly male: string;
}

/** How posts are told by verbs and by parts of a body; every word in small letters. */
export interface PostsInWords {
  /** Verbs that name a post by themselves: "chairs" is "chair". */
  readonly byVerb: readonly (readonly [verb: RegExp, title: string])[];
  /** Of these only where the body stands behind "at". */
  readonly atOnly: RegExp;
  /** Between such a verb and the body, a part of it that is chaired; the part is the group. */
  readonly partChaired: RegExp;
  /** What is asked of "chair" by `partChaired`, and how the post is then called. */
  readonly ofPart: (title: string, part: string) => string | undefined;
  /** Verbs whose object is the employer, with what may stand behind it. */
  readonly joined: RegExp;
  readonly left: RegExp;
  readonly behindLeft: RegExp;
  /** Names that end so behind "in the" are parts of an employer. */
  readonly part: RegExp;
  readonly partBehind: RegExp;
  /** Between a copula and a post, and the copulas: "has been also chief geologist". */
  readonly adverb: RegExp;
  readonly copula: RegExp;
}

export type WordClass =
  | "BE"
  | "WORK"
  | "JOIN"
  | "LEAVE"
  | "STUDY"
  | "GRAD"
  | "TEACH"
  | "LEAD"
  | "FOUND"
  | "LIVE"
  | "BORN"
  | "DIE"
  | "MARRY"
  | "WIN"
  | "SPEAK"
  | "BECOME"
  | "HAVE"
  | "AT"
  | "AS"
  | "OF"
  | "FROM"
  | "TO"
  | "IN"
  | "BY"
  | "BEFORE"
  | "NOW"
  | "NEG"
  | "FUTURE"
  | "HEARSAY"
  | "HONORARY"
  | "WHO"
  | "WHERE"
  | "AND"
  | "BUT"
  | "SHE"
  | "HE"
  | "HER"
  | "HIS"
  | "FIRST"
  | "THEY"
  | "ART"
  | "SPOUSE"
  | "CHILD"
  | "KIN"
  | "SUCCEED"
  | "AWARDWORD"
  | "SCHOOL"
  | "ORG"
  | "DEGREE"
  | "ROLEMOD"
  | "ROLE"
  | "FIELD"
  | "FEMALE"
  | "MALE"
  | "HOBBY";

/** A language's words, ready to be looked up. */
export interface Lexicon {
  readonly language: LanguageWords;
  /** The classes of a word in small letters. */
  classesOf(word: string): ReadonlySet<WordClass>;
  /** Phrases that begin with a word, the longest first: their words and their class. */
  phrasesFrom(word: string): readonly Phrase[];
  /** Whether a word stands in a list as it is, not by its stem. */
  isListed(word: string): boolean;
  /** The nominative of a word that is known by its stem; `undefined` for others. */
  baseOf(word: string): string | undefined;
  /** Whether a word, as it is written, stands for the one who speaks. */
  isSpeaker(word: string): boolean;
  /** Of kin in small letters, whose word tells it. */
  genderOfKin(word: string): "female" | "male" | "either";
  /** The word is for several of them. */
  isPluralKin(word: string): boolean;
}

export interface Phrase {
  readonly words: readonly string[];
  readonly of: WordClass;
}

const NONE: ReadonlySet<WordClass> = new Set();
const NO_PHRASES: readonly Phrase[] = [];
/** Classes of words met lately are kept; emptied when so many have gathered. */
const MAX_KEPT = 20_000;

export function lexiconOf(language: LanguageWords): Lexicon {
  const exact = new Map<string, Set<WordClass>>();
  const beginnings = new Map<string, Set<WordClass>>();
  const endings = new Map<string, Set<WordClass>>();
  const phrases = new Map<string, Phrase[]>();
  /** Those whose first word may end in any way. */
  const openPhrases: Phrase[] = [];
  for (const line of language.words.split("\n")) {
    const [name = "", ...rest] = line.trim().split(" ");
    const of = name as WordClass;
    for (const entry of rest.join(" ").split(";")) {
      const word = entry.trim();
      if (word === "") continue;
      const parts = word.split(" ");
      const [first = ""] = parts;
      if (!parts.every((part) => isEntry(part, parts.length > 1)))
        throw new Error(`${language.lang}, ${of}: a star begins or ends a word, and ends one of a phrase: "${word}"`);
      if (parts.length > 1 && first.endsWith("*")) openPhrases.push({ words: parts, of });
      else if (parts.length > 1) put(phrases, first, { words: parts, of });
      else if (word.endsWith("*")) note(beginnings, word.slice(0, -1), of);
      else if (word.startsWith("*")) note(endings, word.slice(1), of);
      else note(exact, word, of);
    }
  }
  const byLength = (a: Phrase, b: Phrase) => b.words.length - a.words.length;
  for (const list of phrases.values()) list.sort(byLength);
  const stems = stemsOf(language, exact);
  const speakers = new Set(
    language.i.split(" ").flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
  );
  const [male, female, plural] = [language.maleKin, language.femaleKin, language.kinPlural].map(
    (words) => new Set(words?.split(" ")),
  );
  const kept = new Map<string, ReadonlySet<WordClass>>();
  const look = (word: string): ReadonlySet<WordClass> => {
    const found = new Set<WordClass>(exact.get(word));
    for (let length = 2; length <= word.length; length++) {
      for (const of of beginnings.get(word.slice(0, length)) ?? []) found.add(of);
      for (const of of endings.get(word.slice(-length)) ?? []) found.add(of);
    }
    const base = found.size === 0 ? stems(word) : undefined;
    for (const of of base === undefined ? [] : (exact.get(base) ?? [])) found.add(of);
    return found.size === 0 ? NONE : found;
  };
  return {
    language,
    classesOf(word) {
      let classes = kept.get(word);
      if (classes === undefined) {
        if (kept.size >= MAX_KEPT) kept.clear();
        classes = look(word);
        kept.set(word, classes);
      }
      return classes;
    },
    phrasesFrom(word) {
      const known = phrases.get(word) ?? NO_PHRASES;
      const open = openPhrases.filter(({ words: [first = ""] }) => word.startsWith(first.slice(0, -1)));
      return open.length === 0 ? known : [...known, ...open].sort(byLength);
    },
    isListed: (word) => exact.has(word),
    baseOf: (word) => stems(word),
    isPluralKin: (word) => plural?.has(word) === true,
    isSpeaker: (word) => speakers.has(word),
    genderOfKin: (word) => (male?.has(word) === true ? "male" : female?.has(word) === true ? "female" : "either"),
  };
}

/** A word of a list, with a star for any ending of it; alone it may have the star before it instead. */
function isEntry(word: string, isOfPhrase: boolean): boolean {
  return isOfPhrase ? /^[^*]*\*?$/u.test(word) : /^(?:[^*]+\*?|\*[^*]+)$/u.test(word);
}

const BY_STEM: readonly WordClass[] = ["ROLE", "ROLEMOD", "SCHOOL", "ORG", "DEGREE"];

/** Finds the nominative of a form: the word of the list that shares its stem, where the rest is an ending. */
function stemsOf(language: LanguageWords, exact: ReadonlyMap<string, ReadonlySet<WordClass>>) {
  if (language.endings === undefined) return () => undefined;
  const endings = new Set(language.endings.split("|"));
  const byStem = new Map<string, string[]>();
  for (const [word, classes] of exact) {
    if (word.length < 4 || !BY_STEM.some((each) => classes.has(each))) continue;
    for (const stem of new Set([
      word,
      word.replace(/(?:as|us|is|ys|[aeiouyąęėįųūаеиоуыэюяьйёіїє])$/u, "").replace(/(?:i|и|і)$/u, ""),
    ]))
      byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
  }
  const mutations = (language.mutations ?? "").split(";").map((rule) => rule.split(">"));
  /** "uniwersytecie", "politechnice": before some endings the stem's last sound is another. */
  const ofMutated = (word: string): string | undefined => {
    for (const [written = "", stem = ""] of mutations) {
      if (written === "" || !word.endsWith(written)) continue;
      const known = byStem.get(word.slice(0, -written.length) + stem);
      if (known !== undefined) return known.toSorted((a, b) => a.length - b.length)[0];
    }
    return undefined;
  };
  return (word: string): string | undefined => {
    for (let cut = word.length; cut >= Math.max(3, word.length - 4); cut--) {
      const known = byStem.get(word.slice(0, cut));
      if (known === undefined || !endings.has(word.slice(cut))) continue;
      // "учительницей" is of the form for women, "учителем" of the other: the longest word that fits is meant.
      if (known.includes(word)) return word;
      const longest = known.toSorted((a, b) => b.length - a.length);
      return longest.find((each) => word.startsWith(each)) ?? longest[0];
    }
    return ofMutated(word);
  };
}

function note(map: Map<string, Set<WordClass>>, key: string, of: WordClass): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([of]));
  else known.add(of);
}

function put(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [phrase]);
  else known.push(phrase);
}
