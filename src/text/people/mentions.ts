import { cue } from "../languages/cues.ts";
import { sentencesByLine, splitSentences } from "../sentences/sentences.ts";
import type { Mention, MentionedSentence, MentionOwner } from "../sentences/mention.ts";
import type { OwnersOfMentions } from "../sentences/owners.ts";
import { type NamedMention, PeopleFinder } from "./find-people.ts";
import { alsoMeantBehind } from "./also-meant.ts";
import { isAside, topicAfter } from "./topic-after.ts";
import { type Gender, genderCalled, joined, type Rival } from "../sentences/rivals.ts";
import { type HeardBefore, likelyMeant, type Meant, surelyMeant } from "../sentences/pronouns.ts";
import { descriptionOf, type KnownOfPerson } from "./called-as.ts";
import { isAnotherOfTheName } from "./another-of-the-name.ts";
import { orderName } from "./ordered-name.ts";
import { spokenOfIn } from "../languages/languages.ts";
import type { SpokenOf } from "../languages/spoken-of.ts";

/** A sentence with everybody of whom it speaks, in order. What stands in quotation marks is somebody's voice and has no mentions. */
export interface ToldSentence extends MentionedSentence {
  /** The same, with blanks for what stands in quotation marks. */
  readonly unquoted: string;
  /** It stands in a paragraph that begins with the person's name as a register has it: "FINCH, Ada (44)". */
  readonly entry: boolean;
}

/**
 * Who is spoken of where in a text: the one function that decides it. The person is found by full name, in a register's order
 * and with the endings of inflecting languages; by surname or given name alone where nobody else of the text bears it; by an age
 * that the text gave them; and by pronouns, as long as nobody else came up whom these could mean. What cannot be told is
 * `unknown`. Nothing is found where the text never names the person in full. Linear in the text.
 *
 * @param text paragraphs, a line each
 * @param known of the person, by which the text may call them; the language of the text
 */
export function mentionsIn(
  text: string,
  names: readonly string[],
  grammar: SpokenOf,
  known?: KnownOfPerson & { readonly lang: string },
): readonly ToldSentence[] {
  const told = readMentions(text, names, grammar, known);
  const description = known && descriptionOf(told, known, known.lang, grammar);
  return description === undefined ? told : readMentions(text, names, grammar, { ...known, description });
}

type MeansToCall = Partial<Pick<KnownOfPerson, "isTheirAge" | "places">> & {
  readonly lang?: string;
  readonly description?: RegExp;
};

function readMentions(
  text: string,
  names: readonly string[],
  grammar: SpokenOf,
  known: MeansToCall = {},
): readonly ToldSentence[] {
  const paragraphs = sentencesByLine(text).map((pieces) =>
    pieces.map((piece) => ({ ...piece, unquoted: blankQuotes(piece.text) })),
  );
  const all = paragraphs.flat();
  const finder = finderOf(all, names);
  if (!finder.isNamed) return [];
  const reader = new MentionReader(grammar, agesOf(all, finder, grammar), known);
  const told: ToldSentence[] = [];
  for (const paragraph of paragraphs) {
    let entry = false;
    for (const [at, sentence] of paragraph.entries()) {
      const named = finder.find(told.length, reader.topic);
      if (at === 0) entry = named[0]?.register === true && named[0].owner === "own";
      told.push({ ...sentence, mentions: reader.read(sentence.unquoted, named), entry });
    }
  }
  return told;
}

/**
 * Whom the names and pronouns of a text most likely mean, by their place. `undefined` if the text never names the person in full, or
 * its language does not say how it refers to people: then the words of each sentence decide (`sentences/owners.ts`).
 */
export function ownersIn(text: string, name: string, lang: string): OwnersOfMentions | undefined {
  const grammar = spokenOfIn(lang);
  const told = grammar === undefined ? [] : mentionsIn(text, [name], grammar, { ...NOTHING_ELSE, lang });
  if (told.length === 0) return undefined;
  const places = told.flatMap(({ from: start, mentions }) =>
    mentions
      .filter(({ form }) => form === "name" || form === "pronoun")
      .map(({ from, to, owner, likely = owner }) => ({ from: start + from, to: start + to, owner: likely })),
  );
  return (from, to) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.to ?? 0) <= from) low = middle + 1;
      else high = middle;
    }
    const found = places[low];
    return found !== undefined && found.from < to ? found.owner : undefined;
  };
}

/** What is known of somebody of whom only the name is. */
const NOTHING_ELSE: KnownOfPerson = { titles: [], places: [], isTheirAge: () => false };

interface Unquoted {
  readonly unquoted: string;
}

function finderOf(sentences: readonly Unquoted[], names: readonly string[]): PeopleFinder {
  const wanted = [...new Set(names.flatMap(writtenAs))].map(orderName);
  return new PeopleFinder(
    sentences.map(({ unquoted }) => unquoted),
    wanted,
    "exact",
  );
}

/** A name with what its bearer is called in quotation marks, and each way to write it without: "Ada “Addie” Finch". */
function writtenAs(name: string): readonly string[] {
  const [, given = "", nickname = "", rest = ""] = NICKNAMED.exec(name) ?? [];
  return rest === "" ? [name] : [name, `${given} ${rest}`, `${nickname} ${rest}`];
}

const NICKNAMED = /^(\p{L}[^"“„«‘(]{0,60}) ["“„«‘(](\p{Lu}[\p{L}.-]{1,20})["”“»’)] (\p{L}[^"“„«‘(]{0,60})$/u;

/** The ages that a text gives to a person right behind their name: "Ada Finch, 44,". */
export function agesIn(text: string, names: readonly string[], grammar: SpokenOf): ReadonlySet<string> {
  const sentences = splitSentences(text).map((piece) => ({ unquoted: blankQuotes(piece.text) }));
  return agesOf(sentences, finderOf(sentences, names), grammar);
}

function agesOf(sentences: readonly Unquoted[], finder: PeopleFinder, { ageBehind }: SpokenOf): ReadonlySet<string> {
  const ages = new Set<string>();
  if (!finder.isNamed) return ages;
  for (const [at, { unquoted }] of sentences.entries())
    for (const end of finder.endsOfOwn(at)) {
      const age = ageBehind.exec(unquoted.slice(end, end + 24))?.[1];
      if (age !== undefined) ages.add(age);
    }
  return ages;
}

/** Blanks for what stands in quotation marks: every place stays. Nicknames within a name stay, too. */
function blankQuotes(sentence: string): string {
  return sentence.replace(
    /“[^”]{0,900}(?:”|$)|„[^“”]{0,900}(?:[“”]|$)|«[^»]{0,900}(?:»|$)|"[^"]{0,900}(?:"|$)|(?<![\p{L}\p{N}])[‘'](?=\p{L})[^‘’'\n]{3,300}[’'](?![\p{L}\p{N}])/gu,
    (quote, at: number) =>
      isNickname(quote, sentence, at)
        ? quote
        : `“${" ".repeat(Math.max(0, quote.length - 2))}${quote.length > 1 ? "”" : ""}`,
  );
}

/** "Robert “Bob” Finch". */
function isNickname(quote: string, sentence: string, at: number): boolean {
  return (
    /^["“„]\p{Lu}[\p{L}. -]{0,20}["”“]$/u.test(quote) &&
    /(?<!\S)\p{Lu}[\p{L}\p{M}’'-]*\.?\s$/u.test(sentence.slice(Math.max(0, at - 30), at)) &&
    /^\s\p{Lu}/u.test(sentence.slice(at + quote.length, at + quote.length + 2))
  );
}

/** Whom a pronoun could mean of those that a sentence names. */
function othersIn(sentence: string, mentions: readonly Mention[]): Rival | undefined {
  return mentions
    .filter(({ form, owner }) => form === "name" && owner === "other")
    .map(({ from, to }) => genderCalled(sentence.slice(from, to)))
    .reduce<Rival | undefined>((all, one) => joined(all, one), undefined);
}

/** Whether a name is that of a place or employer, or whole words of it. */
function isPartOf(name: string, place: string): boolean {
  return ` ${place.replace(/[,.]/gu, " ")} `.includes(` ${name} `);
}

function isOwnName({ owner, form }: Mention): boolean {
  return owner === "own" && form === "name";
}

/** "Ada Finch, a clerk": a description behind a comma is of whom was named before it. */
function isApposition(sentence: string, to: number, from: number): boolean {
  return (
    /^(?:\s*\([^)]*\)|,\s*\d{1,3})?,\s*$/u.test(sentence.slice(to, from)) && DESCRIPTION.test(sentence.slice(from))
  );
}

/** ", 44, a detective,": what stands between a subject and its verb. */
const APPOSITIONS = /^(?:\s*\([^()]{1,30}\)|,\s*[^,;:]{1,60}(?=,)){1,3},?/u;

const DESCRIPTION = new RegExp(`^(?:${cue("descriptions")})\\s`, "iu");

/** "Before his arrest, Ada Finch …": whom a pronoun in an opening phrase means may be named behind the comma. */
function pointsAhead(sentence: string, [first, second]: readonly Mention[]): boolean {
  if (first === undefined || second === undefined || first.form === "name" || second.owner !== "other") return false;
  const comma = sentence.indexOf(",", first.to);
  return second.form === "name" && comma > 0 && second.from > comma && second.from - comma < NEAR_COMMA;
}

/** A title and a first name fit between a comma and the name behind it. */
const NEAR_COMMA = 24;

/** What stands between a subject and a word of another clause. */
function clauseEndOf({ belonging, infinitive = "(?!)" }: SpokenOf): RegExp {
  const verbs = new Set(belonging.verbs.split("|"));
  const words = belonging.ends.split("|").filter((word) => !verbs.has(word));
  return new RegExp(
    `[,;:–—“”"]|^['’]s?\\s|(?<![\\p{L}\\p{N}])(?:${[...words, infinitive].join("|")})(?![\\p{L}\\p{N}-])`,
    "iu",
  );
}

interface Found extends Omit<Mention, "owner"> {
  readonly owner?: MentionOwner;
  readonly gender?: Gender;
  /** It is what a verb is done to. */
  readonly acted?: boolean;
}

interface Pronoun {
  readonly from: number;
  readonly gender: Gender | undefined;
  readonly acted: boolean | undefined;
}

/** What is heard where a text that may be about anybody begins. */
function beginning(): HeardBefore & { owner: MentionOwner; rival: Rival | undefined } {
  return { gender: undefined, owner: "unknown", rival: undefined, about: false, own: false };
}

function mostLikely(mention: Mention): Mention {
  return { ...mention, owner: mention.likely ?? mention.owner };
}

/** Reads a text sentence by sentence; what it remembers is whom it was about. */
class MentionReader {
  readonly #grammar: SpokenOf;
  readonly #ages: ReadonlySet<string>;
  readonly #known: MeansToCall;
  #isNamed = false;
  #verb: RegExp | undefined;
  #clauseEnd: RegExp | undefined;
  /** For what is sure. Its rival: of whom the text has spoken without a name since it last named the person. */
  readonly #heard = beginning();
  /** For what is likely. Its rival: whom else the previous sentence named, too. */
  readonly #likely = beginning();

  constructor(grammar: SpokenOf, ages: ReadonlySet<string>, known: MeansToCall) {
    this.#grammar = grammar;
    this.#ages = ages;
    this.#known = known;
  }

  /** Whom a pronoun at the beginning of the next sentence means. */
  get topic(): MentionOwner {
    return this.#heard.owner;
  }

  read(sentence: string, everyName: readonly NamedMention[]): readonly Mention[] {
    const named = everyName.filter((each) => each.owner === "own" || !this.#isPlace(each));
    const found = [...this.#find(sentence, named)].sort((a, b) => a.from - b.from || b.to - a.to);
    const mentions: Mention[] = [];
    for (const { from, to, form, owner, likely, gender, acted } of found) {
      if ((mentions.at(-1)?.to ?? 0) > from) continue;
      const before = mentions.at(-1);
      const same =
        form === "description" &&
        before?.form === "name" &&
        isApposition(sentence, before.to, from) &&
        !(isAside(sentence, before.from) && this.#isSubject(sentence, to));
      const known = same ? before : owner === undefined ? undefined : { owner, likely };
      const meant = known ?? this.#ofPronoun({ from, gender, acted }, sentence, mentions);
      mentions.push({ from, to, form, owner: meant.owner, ...(meant.likely && { likely: meant.likely }) });
    }
    const heard = this.#heard;
    heard.owner = topicAfter(sentence, mentions) ?? heard.owner;
    if (mentions.some(isOwnName)) heard.rival = undefined;
    const rival = alsoMeantBehind(sentence, mentions, this.#grammar.belonging);
    if (rival !== undefined) heard.rival = joined(heard.rival, rival);
    this.#likely.owner = topicAfter(sentence, mentions.map(mostLikely)) ?? this.#likely.owner;
    this.#likely.rival = joined(othersIn(sentence, mentions), heard.rival);
    return pointsAhead(sentence, mentions)
      ? mentions.map((each, at) => (at === 0 ? { ...each, owner: "unknown", likely: each.likely ?? each.owner } : each))
      : mentions;
  }

  /** "On a complaint by Ada Finch, a man was arrested": no comma behind it, but a verb. */
  #isSubject(sentence: string, to: number): boolean {
    this.#verb ??= new RegExp(`^\\s+(?:\\p{L}+ly\\s+)?(?:${this.#grammar.belonging.verbs})(?![\\p{L}\\p{N}-])`, "iu");
    return this.#verb.test(sentence.slice(to, to + 40));
  }

  /** Whom "he" means. */
  #ofPronoun({ from, gender, acted }: Pronoun, sentence: string, before: readonly Mention[]): Meant {
    if (acted && this.#isDoneBySelf(sentence, from, before)) return { owner: "unknown" };
    const doer = acted ? this.#doerBefore(sentence, from, before) : undefined;
    const named = before.filter((one) => one.form !== "possessive" && one !== doer);
    const owner = surelyMeant(gender, named, before.some(isOwnName), this.#heard);
    if (owner !== "unknown" || acted || gender === undefined) return { owner };
    this.#likely.gender ??= this.#heard.gender;
    const first = topicAfter(sentence, before.map(mostLikely));
    return { owner, likely: likelyMeant(gender, { first, now: first ?? this.#likely.owner }, this.#likely) };
  }

  /** "Il giudice lo ha assolto": whoever does something stands before it without a name, and is not whom it is done to. */
  #doerBefore(sentence: string, at: number, before: readonly Mention[]): Mention | undefined {
    const last = before.at(-1);
    if (last?.form !== "description" || isAside(sentence, last.from)) return undefined;
    this.#clauseEnd ??= clauseEndOf(this.#grammar);
    return this.#clauseEnd.test(sentence.slice(last.to, at)) ? undefined : last;
  }

  /** "Ada Finch reported her": whoever does something to "her" is somebody else, in the same clause. */
  #isDoneBySelf(sentence: string, at: number, before: readonly Mention[]): boolean {
    const last = before.findLast(({ form }) => form === "name" || form === "pronoun");
    if (last?.owner !== "own" || isAside(sentence, last.from)) return false;
    this.#clauseEnd ??= clauseEndOf(this.#grammar);
    return !this.#clauseEnd.test(sentence.slice(last.to, at).replace(APPOSITIONS, ""));
  }

  /** Whose an age is: the person's if the text or another source gives it to them; nobody can tell where neither does. */
  #ofAge(years: string | undefined): MentionOwner | undefined {
    if (years === undefined) return this.#ages.size > 0 ? "other" : undefined;
    if (this.#ages.size > 0) return this.#ages.has(years) ? "own" : "other";
    return this.#known.isTheirAge?.(Number(years)) === true ? "own" : undefined;
  }

  /** Before the text names the person, a description may be somebody else's. */
  #descriptionsIn(sentence: string, named: readonly NamedMention[]): Iterable<RegExpExecArray> {
    const { description } = this.#known;
    this.#isNamed ||= named.some(({ owner, whole }) => owner === "own" && whole);
    return description === undefined || !this.#isNamed ? [] : sentence.matchAll(description);
  }

  /** "A payroll manager at 30, she …": what somebody is, before the pronoun that means them. */
  #isOfPronoun(sentence: string, from: number, to: number): boolean {
    const comma = /^[^,;:.?!]{0,40},\s+/u.exec(sentence.slice(to));
    if (comma === null || sentence.slice(0, from).trim() !== "") return false;
    const { he, she } = this.#grammar;
    const behind = sentence.slice(to + comma[0].length);
    return behind.search(he) === 0 || behind.search(she) === 0;
  }

  #isPlace({ text }: NamedMention): boolean {
    return this.#known.places?.some((place) => isPartOf(text, place)) === true;
  }

  *#find(sentence: string, named: readonly NamedMention[]): Iterable<Found> {
    const { he, she, his, her, object, acted, age, description } = this.#grammar;
    for (const { from, to, owner, likely } of named)
      yield isAnotherOfTheName(sentence, { from, to }, this.#known.lang)
        ? { from, to, owner: "other", form: "name" }
        : { from, to, owner, form: "name", ...(likely && { likely }) };
    const isNamed = (from: number, to: number) => named.some((span) => span.from < to && from < span.to);
    const pronouns = [
      [he, "pronoun", "male"],
      [she, "pronoun", "female"],
      [his, "possessive", "male"],
      [her, "possessive", "female"],
    ] as const;
    for (const [pattern, form, gender] of pronouns)
      for (const { index, 0: word } of sentence.matchAll(pattern))
        yield {
          from: index,
          to: index + word.length,
          form,
          gender,
          acted: form === "pronoun" && acted?.test(word) === true,
        };
    const objects = [
      [object?.he, "male"],
      [object?.she, "female"],
      [object?.either, undefined],
    ] as const;
    for (const [pattern, gender] of objects)
      for (const { index, 0: word } of pattern === undefined ? [] : sentence.matchAll(pattern))
        yield { from: index, to: index + word.length, form: "object", acted: true, ...(gender && { gender }) };
    for (const { index, 0: words, 1: years } of sentence.matchAll(age)) {
      const owner = this.#ofAge(years);
      const to = index + words.length;
      // Where the text states no age, it may be anybody's, as a pronoun is.
      const isBeforeName = named.some(({ from }) => from > to && sentence.slice(to, from).trim() === "");
      if (!isNamed(index, to) && !isBeforeName)
        yield { from: index, to, form: owner ? "age" : "pronoun", ...(owner && { owner }) };
    }
    for (const { index, 0: words } of this.#descriptionsIn(sentence, named))
      if (!isNamed(index, index + words.length))
        yield { from: index, to: index + words.length, form: "age", owner: "own" };
    for (const { index, 0: words } of sentence.matchAll(description)) {
      const to = index + words.length;
      if (!isNamed(index, to) && !this.#isOfPronoun(sentence, index, to))
        yield { from: index, to, form: "description", owner: "other" };
    }
  }
}
