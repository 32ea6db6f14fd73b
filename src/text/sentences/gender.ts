import { cue, cueWords } from "../languages/cues.ts";
import { type Speaker, spanOf, type Assertion } from "../assertion.ts";
import type { Analysed } from "./analyse.ts";
import { isPostOfWoman } from "./posts-of-women.ts";
import { isSubjectName } from "./subject-name.ts";
import type { Topic } from "./owners.ts";
import type { Gender } from "./rivals.ts";
import { has } from "../tokens/spans.ts";
import type { Lexicon } from "../languages/words.ts";

/** The gender of nearly all pronouns in a text about one person. */
export function genderOf(text: string, lexicon: Lexicon): "female" | "male" | undefined {
  let [female, male] = [0, 0];
  for (const [word] of text
    .slice(0, 20_000)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu)) {
    const classes = lexicon.classesOf(word);
    if (classes.has("SHE") && !classes.has("ART")) female++;
    if (classes.has("HE") && !classes.has("ART")) male++;
  }
  return female >= 2 && female > 2 * male ? "female" : male >= 2 && male > 2 * female ? "male" : undefined;
}

/** Forms of address before the person's name, in the languages of `languages/`. */
const ADDRESS: ReadonlyMap<string, Gender> = new Map([
  ...addressing("female", cueWords("addresses a woman")),
  ...addressing("male", cueWords("addresses a man")),
]);

function addressing(gender: Gender, forms: ReadonlySet<string>): (readonly [string, Gender])[] {
  return [...forms].map((form) => [form.replaceAll("\\", ""), gender] as const);
}
/** Nouns that look like a verb in the past tense. */
const NO_VERB = new RegExp(`(?:${cue("nouns like past verbs")})$`, "u");

const GENDERS = ["female", "male"] as const;

/** What the grammar of a text says about the person's gender: pronouns, endings, forms of address. */
export class GenderVotes {
  readonly #votes: Record<Gender, number> = { female: 0, male: 0 };
  readonly #first: Partial<Record<Gender, Analysed["piece"]>> = {};
  /** The first that names nobody else: what it says is nobody else's. */
  readonly #firstAlone: Partial<Record<Gender, Analysed["piece"]>> = {};
  /** Whether the previous sentence names only others. */
  #isLastOfOthers = false;
  /** Whether nothing but a byline has named the person lately: what follows is about those of whom they write. */
  #isAfterByline = false;

  hear(sentence: Analysed): void {
    const { tokens, owners, spans, piece, topic, certainty } = sentence;
    const named = spans.filter(({ kind }) => kind === "name");
    const own = named.filter((span) => isSubjectName(span, tokens, topic));
    // "Ezra shod half of the hunt here; his grandson …": what continues in lower case is about the same people.
    const isOfOthers = this.#isLastOfOthers && goesOn(tokens[0]);
    this.#isLastOfOthers = named.length > 0 && own.length === 0;
    this.#isAfterByline = isByline(sentence) || (this.#isAfterByline && own.length === 0);
    if (isOfOthers || this.#isAfterByline) return;
    const isAlone = own.length === named.length;
    const names = new Map(named.map((span) => [span.first, span]));
    for (const [at, token] of tokens.entries()) {
      const address = ADDRESS.get(token.lower);
      if (address === undefined && owners[at] !== "own") continue;
      const next = tokens[at + 1]?.text === "." ? at + 2 : at + 1;
      const addressed = address === undefined ? undefined : (names.get(next) ?? names.get(at));
      const isAddressed = addressed !== undefined && own.includes(addressed);
      for (const gender of GENDERS) {
        if (isAddressed && address === gender) this.#add(gender, 3, piece, isAlone);
        else if (
          owners[at] === "own" &&
          says(sentence, at, gender, topic) &&
          certainty?.isOwn(at, gender) !== false &&
          !isOfAnother(sentence, at, topic)
        )
          this.#add(gender, 1, piece, isAlone);
      }
    }
  }

  /**
   * The gender that has more than two thirds of the votes, with the first sentence that shows it, if possible one that names
   * nobody else.
   *
   * @param least with fewer votes, the result is `undefined`
   */
  tell(speaker: Speaker, least: number): Assertion | undefined {
    const { female, male } = this.#votes;
    const gender = female > 2 * male ? "female" : male > 2 * female ? "male" : undefined;
    if (gender === undefined || this.#votes[gender] < least) return undefined;
    const piece = this.#firstAlone[gender] ?? this.#first[gender];
    return piece && speaker.say("gender", gender, spanOf(piece), { method: "derived", confidence: 0.85 });
  }

  #add(gender: Gender, weight: number, piece: Analysed["piece"], isAlone: boolean): void {
    this.#votes[gender] += weight;
    if (isAlone) this.#firstAlone[gender] ??= piece;
    this.#first[gender] ??= piece;
  }
}

/** "By Ada Finch, crime reporter.": nothing but the person's name, and at most what they are. */
function isByline({ piece, spans, tokens, topic }: Analysed): boolean {
  const lead = BEFORE_AUTHOR.exec(piece.text);
  const name = spans.find(({ kind, from }) => kind === "name" && from === lead?.[0].length);
  return (
    name !== undefined && isSubjectName(name, tokens, topic) && ENDS_BYLINE.test(piece.text.slice(name.to).trimEnd())
  );
}

const BEFORE_AUTHOR = new RegExp(`^(?:${cue("bylines")})\\s+`, "iu");
const ENDS_BYLINE = /^(?:,\s(?:[\p{L}-]+\s){0,4}[\p{L}-]+)?\.?$/u;

/** A sentence that begins with a lower-case pronoun continues the one before, after a semicolon. */
function goesOn(token: Analysed["tokens"][number] | undefined): boolean {
  if (token === undefined || token.capital) return false;
  return (["SHE", "HE", "HER", "HIS"] as const).some((each) => has(token, each));
}

/** "Célia Bragança – Education (professora in Avis)": the endings belong to the person whose name begins the line. */
function isOfAnother({ tokens, spans, piece }: Analysed, at: number, topic: Topic): boolean {
  const [head] = spans.filter(({ kind }) => kind === "name");
  const [first, last] = head === undefined ? [] : [tokens[head.first], tokens[head.last]];
  if (head === undefined || first === undefined || last === undefined || head.last >= at) return false;
  const begins = piece.text.slice(0, first.from).trim() === "";
  return begins && /^\s*[–—:|-]\s/u.test(piece.text.slice(last.to)) && !isSubjectName(head, tokens, topic);
}

/** In a text in the first person, "she" and "he" are other people. */
function says({ tokens, lexicon, spans }: Analysed, at: number, gender: Gender, topic: Topic): boolean {
  const token = tokens[at];
  if (token === undefined || (token.capital && at > 0 && !lexicon.language.nounCapitals)) return false;
  const pronoun = gender === "female" ? has(token, "SHE") : has(token, "HE");
  if (pronoun) return !topic.own && !has(token, "ART") && !NO_VERB.test(token.lower);
  const possessive = has(token, gender === "female" ? "HER" : "HIS");
  if (possessive && lexicon.language.genderedPossessives === true) return !topic.own;
  if (has(token, gender === "female" ? "FEMALE" : "MALE")) return !NO_VERB.test(token.lower);
  const isPost = spans.some(({ kind, first, last }) => kind === "role" && first <= at && at <= last);
  // "casado com uma bióloga": a post behind an article is somebody else's, unless the person is said to be that.
  const isTheirs = !has(tokens[at - 1], "ART") || has(tokens[at - 2], "BE");
  return gender === "female" && isPost && isTheirs && isPostOfWoman(token.lower, lexicon.language.lang);
}
