import type { Grammar } from "./grammar.ts";
import { isRegion } from "./places.ts";
import { perGrammar } from "./pattern.ts";

/** Whom a stretch of text is about. */
export type Topic = "own" | "other" | "unknown";

/** The person a text is read for: how their name can stand in a sentence. */
export interface Subject {
  readonly name: string;
  /** Source of a regular expression for the name's forms: full, without middle names, surname or first name alone. */
  readonly forms: string;
  /** The surname, and the first name where that stands alone: a text without either does not name the person. */
  readonly words: readonly string[];
}

const HONORIFIC =
  "(?:Dr|Prof|Mr|Mrs|Ms|Miss|Sir|Dame|Herr|Frau|Hr|Fr|Sr|Sra|Don|Doña|M|Mme|Mlle|Me|Rev|Gen|Col|Judge|Senator|Professor|Professorin|Doktor|Doctora|Doctor|Ing|Dipl|Sig\\.ra|Sig|Dott\\.ssa|Dott|Prof\\.ssa|Avv|Arch|Signora|Signor|Dottoressa|Dottor)\\.?";
const PARTICLE = "(?:van|von|de|del|della|di|da|der|den|la|le|ten|ter|zu|dos|du)";
const WORD = "\\p{Lu}[\\p{L}'’.-]*";
export const PERSON_NAME = `${WORD}(?:\\s(?:(?:${PARTICLE}\\s){0,2}${WORD})){1,4}`;

const HONORIFICS = new RegExp(`^(?:${HONORIFIC}\\s+){1,3}`, "u");
const HONORIFIC_ALONE = new RegExp(`^${HONORIFIC}$`, "u");
/** A name behind which a verb can stand: any small word but one that joins names or begins another noun. */
const NAME_AT_START = new RegExp(
  `^(?:${HONORIFIC}\\s+){0,3}(${PERSON_NAME})(?=\\s*(?:[,(–—]|\\s(?!(?:and|or|of|for|the|in|at|on|und|oder|der|die|das|von|für|im|am|y|e|o|del|de|en|et|ou|du|des|la|le|ir|bei|di|ed|presso|il|lo|gli|del|dello|della|con|per)\\s)\\p{Ll}))`,
  "u",
);
const OTHER_PERSON = new RegExp(
  `(?:(?<!\\p{L})(?:with|by|hired|succeeded|replaced|married|met|mit|durch|con|da|dal|por|avec|par|su|and|und|et|ir)\\s(?:${HONORIFIC}\\s+)?|^(?:${HONORIFIC}\\s+)?|${HONORIFIC}\\s+)(${PERSON_NAME})`,
  "gu",
);
const PRONOUN = perGrammar((grammar) => `(?:^|[\\s,;(–-])(${pronounsOf(grammar)})${fillerOf(grammar)}\\s*$`);
const PRONOUN_AFTER = perGrammar((grammar) => `^\\s*(${pronounsOf(grammar)})(?!\\p{L})`);
const AND = perGrammar(
  (grammar) => `(?:,\\s*(?:${grammar.and})?|(?<!\\p{L})(?:${grammar.and}))${fillerOf(grammar)}\\s*$`,
  "iu",
);
const KIN = perGrammar((grammar) => `(?:^|[\\s,])(?:${grammar.kin})(?!\\p{L})`, "iu");
const JOINED = perGrammar((grammar) => `\\s(?:${grammar.and})\\s\\p{Ll}`);
const FIRST = perGrammar((grammar) => `(?:^|[\\s,;(])(?:${grammar.first})${fillerOf(grammar)}\\s*$`);
const FIRST_BEHIND = perGrammar((grammar) => `^\\s*(?:${grammar.first})(?!\\p{L})`);
const FEMALE = perGrammar((grammar) => `^(?:${grammar.female})$`, "iu");
const ADVERBS = perGrammar((grammar) => `^(?:(?:${grammar.adverbs})[\\s,]*)+$`, "iu");

/** `undefined` for what cannot be a person's name. */
export function subjectOf(name: string): Subject | undefined {
  const words = name
    .trim()
    .replace(HONORIFICS, "")
    .replace(/,?\s+(?:Jr|Sr|II|III|IV)\.?$/u, "")
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length < 2 || words.length > 7 || words.some((word) => word.length > 40)) return undefined;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  const first = escaped[0] ?? "";
  const last = escaped.at(-1) ?? "";
  const middle = `(?:\\s[\\p{L}.'’"“”„-]{1,30}){0,3}`;
  const forms = [`${first}${middle}\\s${last}`, last, ...(/^\p{L}\.?$/u.test(words[0] ?? "") ? [] : [first])];
  const named = [words.at(-1) ?? "", ...(/^\p{L}\.?$/u.test(words[0] ?? "") ? [] : [words[0] ?? ""])];
  return { name, forms: `(?:${HONORIFIC}\\s+){0,3}(?:${forms.join("|")})`, words: named };
}

/** The subject's name at a text's beginning: "Ada Thornquist, born 1970, …", "Dr. Ada Thornquist ist …". */
export function namedAtStart(text: string): string | undefined {
  const name = NAME_AT_START.exec(text.slice(0, 200))?.[1];
  return name === undefined || isThing(name) ? undefined : name;
}

/** German nouns have capitals as names do: "war Thornquist Leiterin …", "studierte Thornquist Physik an der …". */
function beforeTitle(grammar: Grammar): string {
  return grammar.lang === "de"
    ? `(?=\\s(?:\\p{Lu}\\p{Ll}+(?:er|e|en)\\s)?(?:${grammar.roles})(?!\\p{L})|\\s\\p{Lu}\\p{L}+\\san\\sde[rmn]\\s)`
    : "(?!)";
}

/** Adverbs between a subject and its verb. */
function fillerOf(grammar: Grammar): string {
  return `(?:\\s+(?:${grammar.adverbs}))*`;
}

function pronounsOf(grammar: Grammar): string {
  return [grammar.female, grammar.male].map(eitherCase).join("|");
}

/** "she" → "[Ss]he". */
function eitherCase(word: string): string {
  return `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
}

/** Patterns of a person are asked only where the person is named: each costs more to make than to ask. */
interface Patterns {
  readonly isNamed: (text: string) => boolean;
  readonly atEnd: () => RegExp;
  readonly atStart: () => RegExp;
  /** The name at a sentence's beginning with brackets behind it. */
  readonly named: () => RegExp;
  readonly pronoun: RegExp;
  readonly pronounAfter: RegExp;
  readonly nameAfter: () => RegExp;
  /** "Ada Finch and her husband": the first group is the name, else it is a pronoun. */
  readonly couple: () => RegExp;
  /** A quick look for the "and" of a couple. */
  readonly joined: RegExp;
  readonly beforeName: () => RegExp;
  /** "[Born] in Kassel on 3 May 1970, Ada Finch …": the person as the subject behind an opening phrase. */
  readonly afterPhrase: () => RegExp;
  readonly relative: () => RegExp;
  readonly and: RegExp;
  readonly kin: RegExp;
  readonly first: RegExp;
  readonly firstAfter: RegExp;
  readonly other: RegExp;
}

export interface Tracker {
  /** Whom the sentences before were about. */
  topic: Topic;
  /** Once a pronoun of the subject was met beside their name. */
  gender: "female" | "male" | undefined;
  /** That of the other person whom the text speaks of, where a pronoun or a kin word told it. */
  otherGender: "female" | "male" | undefined;
  /** The sentence before names somebody a pronoun could mean as well. */
  rival: boolean;
  readonly firstPerson: boolean;
  readonly patterns: Patterns;
  readonly grammar: Grammar;
}

export function trackerOf(subject: Subject, grammar: Grammar, firstPerson: boolean): Tracker {
  return {
    topic: "unknown",
    gender: undefined,
    otherGender: undefined,
    rival: false,
    firstPerson,
    grammar,
    patterns: patternsFor(subject, grammar),
  };
}

/** Made when it is first asked for: most texts need few of a person's patterns. */
function once(make: () => RegExp): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= make());
}

/** Patterns of the people read last: many documents are about one. Emptied when full, so that names do not gather. */
const recent = new Map<string, Patterns>();
const MAX_RECENT = 256;

function patternsFor({ forms, words }: Subject, grammar: Grammar): Patterns {
  const key = `${grammar.lang} ${forms}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const filler = fillerOf(grammar);
  const aside = "(?:\\s*\\([^)]{0,120}\\)|\\s*,\\s[^,]{1,100},|\\s*,)?";
  const patterns: Patterns = {
    isNamed: (text) => words.some((word) => text.includes(word)),
    atEnd: once(
      () => new RegExp(`(?<=^|[\\s,;(–-])${forms}${aside}${filler}(?:\\s*\\((?:[^)]{0,160}[;,])?|\\s*,)?\\s*$`, "u"),
    ),
    atStart: once(() => new RegExp(`^${forms}(?!['’]s|\\p{L}|[-\\s]\\p{Lu})`, "u")),
    named: once(() => new RegExp(`^${forms}\\s\\((?<inside>[^()]{8,100})\\)`, "u")),
    pronoun: PRONOUN(grammar),
    pronounAfter: PRONOUN_AFTER(grammar),
    nameAfter: once(
      () => new RegExp(`^\\s*(?:${forms}${beforeTitle(grammar)}|${forms}(?!\\p{L}|['’]s|\\s\\p{Lu}))`, "u"),
    ),
    couple: once(
      () =>
        new RegExp(
          `(?:^|[\\s,])(?:(${forms})|${pronounsOf(grammar)})\\s(?:${grammar.and})\\s(?:${grammar.kin})(?:,?\\s${PERSON_NAME},?)?\\s*$`,
          "u",
        ),
    ),
    joined: JOINED(grammar),
    beforeName: once(
      () => new RegExp(`^\\s*${forms}\\s(?=${WORD}\\s(?:(?:${PARTICLE})\\s)?${WORD}(?:\\s*[.,;]|\\s*$))`, "u"),
    ),
    afterPhrase: once(() => new RegExp(`^[^;:()]{0,140}?,\\s${forms}(?!\\p{L}|['’]s|\\s\\p{Lu}|[-,])`, "u")),
    relative: once(() => new RegExp(`${forms}\\s*,?\\s+(?:${grammar.relative})${filler}\\s*$`, "u")),
    and: AND(grammar),
    kin: KIN(grammar),
    first: FIRST(grammar),
    firstAfter: FIRST_BEHIND(grammar),
    other: OTHER_PERSON,
  };
  if (recent.size >= MAX_RECENT) recent.clear();
  recent.set(key, patterns);
  return patterns;
}

/**
 * Who does what a verb says. `left` is the sentence before the verb from the end of the verb before it, `right` what
 * follows; `previous` is the answer for that verb, if there was one. "unknown" gives nothing.
 */
export function resolveSubject(left: string, right: string, previous: Topic | undefined, tracker: Tracker): Topic {
  const { patterns, grammar } = tracker;
  const whole = left.slice(-260);
  const near = /\d{4}.{0,9}$/u.test(whole.slice(-16)) ? whole.replace(TIME_BEFORE_VERB, " ") : whole;
  const isNamed = patterns.isNamed(near);
  const couple = patterns.joined.test(near) ? patterns.couple().exec(near) : null;
  if (couple !== null && (couple[1] !== undefined || (tracker.topic === "own" && !tracker.rival))) return "own";
  const name = isNamed ? patterns.atEnd().exec(near) : null;
  if (name !== null && !partOfOtherName(near, name) && !patterns.kin.test(near.slice(0, name.index))) return "own";
  if (isNamed && patterns.relative().test(near)) return "own";
  const end = endOf(near);
  const pronoun = patterns.pronoun.exec(end);
  if (pronoun !== null) {
    if (previous === undefined && namesAnother(left.slice(0, left.lastIndexOf(pronoun[1] ?? "")))) return "unknown";
    return ofPronoun(pronoun[1] ?? "", left, previous, tracker);
  }
  if (tracker.firstPerson && patterns.first.test(end)) return "own";
  if (previous !== undefined && patterns.and.test(end) && !patterns.kin.test(near)) return previous;
  if (grammar.inverts) {
    const behind = right.slice(0, 80);
    if (patterns.isNamed(behind) && patterns.nameAfter().test(behind)) return "own";
    const after = patterns.pronounAfter.exec(behind);
    if (tracker.firstPerson && patterns.firstAfter.test(right.slice(0, 20))) return "own";
    if (after?.[1] !== undefined && (previous === undefined || previous === "own"))
      return ofPronoun(after[1], left, previous, tracker);
  }
  if (previous === undefined && /^\s*$/u.test(left) && patterns.isNamed(right) && patterns.afterPhrase().test(right))
    return "own";
  if (previous === undefined && /^\s*$/u.test(left))
    return grammar.inverts && !grammar.dropsSubject ? "unknown" : tracker.topic;
  if (previous === undefined && grammar.dropsSubject && isAdverbial(left, grammar)) return tracker.topic;
  return "unknown";
}

/** The words right before a verb: a pronoun with its adverbs is no longer. */
function endOf(text: string): string {
  const cut = text.length - MAX_BEFORE_VERB;
  return cut <= 0 ? text : text.slice(Math.max(0, text.indexOf(" ", cut)));
}

/** In UTF-16 units. */
const MAX_BEFORE_VERB = 80;

/** "Vilkaitis nuo 2004 m. [dirba]", "Finch since 2010 [has led]": a time between subject and verb. */
const TIME_BEFORE_VERB =
  /(?<=\p{L}\)?)\s+(?:(?:since|seit|desde|depuis|nuo|dal)\s(?:\p{L}+\s)?\d{4}(?:\s?(?:m\.|metų|metais))?|\d{4}(?:[–-]\d{4})?\s(?:m\.|metais))\s*$/u;

/** "Mary Overbrook" is not Tamsin Overbrook; nor is "Overbrook Industries". */
function partOfOtherName(near: string, match: RegExpExecArray): boolean {
  const before = near.slice(0, match.index).trimEnd();
  const word = /(\p{Lu}[\p{L}.'’-]*)$/u.exec(before)?.[1];
  if (word === undefined || HONORIFIC_ALONE.test(word)) return false;
  // A capital at the very beginning may be an adverb's ("Later Overbrook joined"); after it only a comma clears.
  return !/^(?:In|Since|After|Later|Then|Today|Before|As|At|From|While|Seit|Nach|Später|Heute|Danach|En|Desde|Depuis|Après|Nuo|Vėliau|And|Und)$/u.test(
    word,
  );
}

/** "When Peter left, she …": a capital before the pronoun that does not follow a preposition can be a person's. */
function namesAnother(before: string): boolean {
  for (const match of before.matchAll(/(?<=\s)\p{Lu}\p{L}+/gu)) {
    const word = /(?<!\S)(\S+)\s+$/u.exec(before.slice(0, match.index))?.[1] ?? "";
    const inName = /^\p{Lu}/u.test(word) && /\S\s+\S+\s+$/u.test(before.slice(0, match.index));
    if (!PREPOSITION.test(word) && !inName) return true;
  }
  return false;
}

const PREPOSITION =
  /^(?:besides|neben|außer|outre|in|at|to|from|of|for|the|near|into|since|on|leaving|joining|founding|until|en|a|ad|de|la|el|il|del|della|al|alla|presso|con|per|da|an|am|im|bei|beim|nach|der|dem|den|zur|zum|von|à|au|aux|du|des|le|les|chez|nuo|iki)$/iu;

/** Two capitals in a row between two verbs may be somebody whom a pronoun means. */
const TWO_NAMES = /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;

function ofPronoun(written: string, left: string, previous: Topic | undefined, tracker: Tracker): Topic {
  const female = FEMALE(tracker.grammar).test(written);
  const gender = female ? "female" : "male";
  if (tracker.gender !== undefined && tracker.gender !== gender) {
    tracker.topic = "other";
    tracker.otherGender = gender;
    return "other";
  }
  // The other person the text spoke of cannot be meant by a pronoun of the subject's gender.
  const apart = tracker.otherGender !== undefined && tracker.otherGender !== gender;
  if (tracker.gender === gender) return tracker.topic !== "other" || apart ? "own" : "unknown";
  const carriedOn = previous === "own" && tracker.topic === "unknown" && !TWO_NAMES.test(left);
  if ((tracker.topic !== "own" && !carriedOn) || tracker.rival) return "unknown";
  if (previous !== undefined && previous !== "own") return "unknown";
  tracker.gender = gender;
  return "own";
}

/** Nothing but a time or a circumstance before the verb, so that the subject is left out. */
function isAdverbial(left: string, grammar: Grammar): boolean {
  const text = left.trim();
  if (/[.;:]/u.test(text.replace(/\b(?:m|d|mėn)\./gu, ""))) return false;
  if (ADVERBS(grammar).test(text)) return true;
  return (
    /^(?:En|Desde|Entre|Tras|Durante|Hasta|De|A partir de|Además de|Aparte de|Antes|Con|Dal|Dall|Nel|Nell|Negli|Tra|Fra|Dopo|Prima|Fino|Oltre|Attualmente|In|Nuo|Iki|\d{4}|Po|Per)(?!\p{L})/u.test(
      text,
    ) &&
    text.length <= 60 &&
    !/,\s*\p{Lu}\p{L}+\s*$/u.test(text)
  );
}

const MALE_KIN =
  /(?<!\p{L})(?:husband|father|brother|son|uncle|Mann|Ehemann|Vater|Bruder|Sohn|marido|esposo|padre|hermano|hijo|marito|fratello|figlio|zio|cugino|mari|époux|père|frère|fils|vyras|tėvas|brolis|sūnus)(?!\p{L})/u;
const FEMALE_KIN =
  /(?<!\p{L})(?:wife|mother|sister|daughter|aunt|Frau|Ehefrau|Mutter|Schwester|Tochter|mujer|esposa|madre|hermana|hija|moglie|sorella|figlia|zia|cugina|femme|épouse|mère|sœur|fille|žmona|mama|motina|sesuo|dukra|duktė)(?!\p{L})/u;

/** Moves the tracker on behind a sentence. */
export function passSentence(sentence: string, ownVerbs: boolean, tracker: Tracker): void {
  const { patterns } = tracker;
  const head = sentence.slice(0, 120);
  const named = patterns.isNamed(sentence);
  const own = named && patterns.atStart().test(head);
  const others = [...sentence.slice(0, 600).matchAll(patterns.other)]
    .map((match) => match[1] ?? "")
    .filter((name) => !isThing(name) && !(named && patterns.atStart().test(name)));
  const begins = !own && others.some((name) => head.startsWith(name) || HONORIFICS.test(head));
  const possessor = tracker.topic === "own" && !tracker.rival ? possessorOf(head) : undefined;
  if (possessor !== undefined) tracker.gender ??= possessor;
  if (own || ownVerbs) {
    tracker.topic = "own";
    tracker.otherGender = undefined;
  } else if (PLURAL_KIN.test(head)) {
    // "She" after "Her children are …" is nobody of them.
    if (leadsBack(head, tracker)) tracker.topic = "own";
  } else if (patterns.kin.test(head.slice(0, 60)) || begins) {
    tracker.topic = "other";
    tracker.otherGender = MALE_KIN.test(head.slice(0, 60))
      ? "male"
      : FEMALE_KIN.test(head.slice(0, 60))
        ? "female"
        : undefined;
  }
  tracker.rival = !PLURAL_KIN.test(head) && (others.length > 0 || patterns.kin.test(sentence.slice(0, 600)));
}

/** "Her husband is Otto Brandt. Her children …": "her" is not the husband's, but hers of whom the text is about. */
export function leadsBack(sentence: string, { topic, gender, otherGender }: Tracker): boolean {
  if (topic !== "other" || gender === undefined || otherGender === undefined || gender === otherGender) return false;
  return possessorOf(sentence) === gender;
}

/** "Her husband …", "Ihr Bruder …": where the possessive agrees with who possesses, it tells their gender. */
function possessorOf(head: string): "female" | "male" | undefined {
  const word = /^(?:(her|ihre?|jos)|(his|seine?|jo))\s/iu.exec(head);
  return word === null ? undefined : word[1] === undefined ? "male" : "female";
}

/** Kin in the plural as a sentence's subject, in the languages we read. */
const PLURAL_KIN =
  /^(?:Her|His|Ihre|Seine|Sus|Ses|Jos|Jo|(?:I\s)?[Ss]uoi|(?:Le\s)?[Ss]ue)\s(?:\p{Ll}+\s)?(?:children|sons|daughters|kids|twins|parents|Kinder|Söhne|Töchter|Eltern|hijos|hijas|padres|enfants|fils et|filles|parents|vaikai|sūnūs|dukros|tėvai|figli|figlie|genitori)(?!\p{L})/u;

/** Two capitalised words that are no person: an organisation's, a place's. */
export function isThing(name: string): boolean {
  return (
    isRegion(name) ||
    /(?:University|College|School|Institute|Company|GmbH|AG|Inc|Ltd|Corp|Group|Bank|Universität|Hochschule|Universidad|Université|Università|Politecnico|Istituto|Banca|Premio|Medaglia|Ordine|École|Museum|Hospital|Klinik|Award|Prize|Medal|Street|Straße|Center|Centre|City|County|The|Department|Energy|Energie|Optik|Technologies|Systems|Labs?)(?:\s|$)/u.test(
      name,
    )
  );
}
