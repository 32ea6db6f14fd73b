/** Endings of phrases and their nominatives. The first match counts; one without a nominative leaves it unknown. */
export interface PhraseEndings {
  /** `ными>ные;ной>ная` */
  readonly adjectives: string;
  /** `ами>ы;ах>?` */
  readonly nouns: string;
  /** Nouns come after their attributes. */
  readonly head?: "last";
  readonly adjectivesBehind?: boolean;
}

/**
 * A language's words by their role in a biographical sentence, one class per line: `WORK work*; spent`. `*` stands
 * for any ending (or, before a single word, any beginning); several words are a phrase, whose words may end in stars.
 * The classes are the same in all languages, so that what is learned from one carries over to the others.
 */
export interface LanguageWords {
  readonly lang: string;
  readonly words: string;
  /** All nouns are capitalised, so a capital does not show that a word is a name. */
  readonly nounCapitals?: boolean;
  /** A sentence may omit its subject. */
  readonly drops?: boolean;
  /** Words are not separated by spaces, or letters have no capitals: names are recognised by their words. */
  readonly noCapitals?: boolean;
  /** Names are inflected, so the form in a text need not be the name. */
  readonly inflects?: boolean;
  /**
   * Case endings of its nouns, separated by `|`: posts, schools and organisations are then recognised by their stems.
   */
  readonly endings?: string;
  /** Endings before which a stem changes, and how it ends otherwise: `cie>t` for "uniwersytecie". */
  readonly mutations?: string;
  /** Case endings of its adjectives and the nominative: `ym>y;ej>a`. */
  readonly adjectives?: string;
  /** How pastimes, honours and towns are inflected. */
  readonly phrases?: PhraseEndings;
  /** How degrees and subjects end as the object of a verb, and their nominatives: `ię>ia`. */
  readonly degreesInCase?: string;
  /** Endings of towns after "in", and their nominatives: `uje>as`. */
  readonly towns?: string;
  /** An apostrophe separates a name from its suffix: "Akçansa'da". */
  readonly suffixApostrophe?: boolean;
  /** Its verbs come last. */
  readonly verbLast?: boolean;
  /**
   * The words for "I", in lower case if only the beginning of a sentence capitalises them: "ich"; separated by
   * spaces.
   */
  readonly i: string;
  /**
   * Uncapitalised nouns narrow the post after them, and the ending of a doer makes a post of any word: "a boat
   * painter".
   */
  readonly plainPosts?: boolean;
  /** Words, and endings of words, that are capitalised at the beginning of a clause and are not part of a name. */
  readonly openers?: { readonly words: RegExp; readonly endings: RegExp };
  /** What follows a possessor's name, as a token of its own: "'s". */
  readonly genitive?: string;
  /** Its possessives show the gender of the possessor. */
  readonly genderedPossessives?: boolean;
  /**
   * The endings of words that follow a post and say, by their case, what it is for: "kierownik sprzedaży"; and the
   * prepositions before such words.
   */
  readonly complements?: { readonly ends: RegExp; readonly behind: RegExp };
  /** What narrows a noun comes after it. */
  readonly modifiersBehind?: boolean;
  /** Written in Cyrillic letters. */
  readonly cyrillic?: boolean;
  /** Kin words for men, separated by spaces. */
  readonly maleKin?: string;
  readonly femaleKin?: string;
  /** Kin words for several people, which no "she" refers to. */
  readonly kinPlural?: string;
  /** Abbreviations whose full stop seldom ends a sentence, separated by spaces. */
  readonly abbreviations?: string;
  /** Current names of languages that CLDR lacks, separated by `;`. */
  readonly moreTongues?: string;
  /** Endings of the adjectives and adverbs for languages. */
  readonly tongueEndings?: RegExp;
  /** The numbers from one to ten as used for children, separated by spaces. */
  readonly numbers?: string;
  /** A number, in lower case, that can begin a sentence before the noun it counts. */
  readonly countingWord?: RegExp;
  /**
   * The beginning of an organisation's name with its adjective inflected by the preposition before it, and what the
   * name has instead.
   */
  readonly namesInCase?: readonly { readonly written: RegExp; readonly name: string }[];
  /** On which side of a post the words for people of a country stand, and their uncapitalised form. */
  readonly demonyms?: { readonly stand: "before" | "behind"; readonly small?: RegExp };
  /** How to turn the name of a pastime into the word for somebody who does it: "fell running", "fell runner". */
  readonly doer?: { readonly ends: RegExp; readonly becomes: string };
  /** If a post has no employer, the sentence before names it, with the likelihood given by the model of ties. */
  readonly carriesEmployers?: boolean;
  readonly posts?: PostsInWords;
  /** The posts of those who lead, found and teach, by the verb, in lower case: "presidió", "presidenta". */
  readonly doers?: readonly Doer[];
}

export interface Doer {
  readonly verb: RegExp;
  readonly female: string;
  readonly male: string;
}

/** How verbs and parts of an organisation state posts; every word in lower case. */
export interface PostsInWords {
  /** Verbs that name a post by themselves: "chairs" gives "chair". */
  readonly byVerb: readonly (readonly [verb: RegExp, title: string])[];
  /** Those of them that count only if the organisation follows "at". */
  readonly atOnly: RegExp;
  /** Between such a verb and the organisation, the part of it that is chaired; the group is the part. */
  readonly partChaired: RegExp;
  /** For a part matched by `partChaired`, what the post is called, given the title "chair". */
  readonly ofPart: (title: string, part: string) => string | undefined;
  /** Verbs whose object is the employer, with the words that may follow. */
  readonly joined: RegExp;
  readonly left: RegExp;
  readonly behindLeft: RegExp;
  /** Names with these endings after "in the" are parts of an employer. */
  readonly part: RegExp;
  readonly partBehind: RegExp;
  /** Adverbs between a copula and a post, with the copulas: "has been also chief geologist". */
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

/** A language's words, ready for lookup. */
export interface Lexicon {
  readonly language: LanguageWords;
  /** The classes of a word in lower case. */
  classesOf(word: string): ReadonlySet<WordClass>;
  /** Phrases that begin with a word, the longest first: their words and class. */
  phrasesFrom(word: string): readonly Phrase[];
  /** Whether a list contains the word itself, not just its stem. */
  isListed(word: string): boolean;
  /** The nominative of a word that is recognised by its stem; `undefined` for others. */
  baseOf(word: string): string | undefined;
  /** Whether a word, as written, stands for the speaker. */
  isSpeaker(word: string): boolean;
  /** The gender of a kin word in lower case, if the word shows it. */
  genderOfKin(word: string): "female" | "male" | "either";
  /** Whether the word is for several of them. */
  isPluralKin(word: string): boolean;
}

export interface Phrase {
  readonly words: readonly string[];
  readonly of: WordClass;
}

const NONE: ReadonlySet<WordClass> = new Set();
const NO_PHRASES: readonly Phrase[] = [];
/** The classes of recently seen words are cached; the cache is emptied when it holds this many. */
const MAX_KEPT = 20_000;

export function lexiconOf(language: LanguageWords): Lexicon {
  const exact = new Map<string, Set<WordClass>>();
  const beginnings = new Map<string, Set<WordClass>>();
  const endings = new Map<string, Set<WordClass>>();
  const phrases = new Map<string, Phrase[]>();
  /** Those whose first word can have any ending. */
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

/** An entry of a list: a word, with a star for any ending; a single word may begin with the star instead. */
function isEntry(word: string, isOfPhrase: boolean): boolean {
  return isOfPhrase ? /^[^*]*\*?$/u.test(word) : /^(?:[^*]+\*?|\*[^*]+)$/u.test(word);
}

const BY_STEM: readonly WordClass[] = ["ROLE", "ROLEMOD", "SCHOOL", "ORG", "DEGREE"];

/** Finds the nominative of a form: the word in the list that shares its stem, if the rest is an ending. */
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
  /** "uniwersytecie", "politechnice": some endings change the last sound of the stem. */
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
      // "учительницей" comes from the feminine, "учителем" from the masculine: the longest word that fits is the
      // right one.
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
