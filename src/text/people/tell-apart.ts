import { type SeenDetail, saw } from "../../domain/seen-detail.ts";
import { isBornLead } from "./born-lead.ts";
import { cue } from "../languages/cues.ts";
import type { MentionOwner } from "../sentences/mention.ts";
import { sentencesByLine } from "../sentences/sentences.ts";
import { type NamedMention, PeopleFinder } from "./find-people.ts";
import type { OrderedName } from "./ordered-name.ts";
import { topicAfter } from "./topic-after.ts";

/** A text, divided by whom it is about. */
export interface TextApart {
  /** The forms in which the name occurs, as written. */
  readonly names: readonly string[];
  /** The stretches about the person with that name, in order. */
  readonly stretches: readonly string[];
  /** Relatives, as written. */
  readonly kin: readonly string[];
  /** Other people. */
  readonly peers: readonly string[];
  /** Why people cannot be told apart: two with the name, or a crowd. `null` if they can. */
  readonly mixed: SeenDetail | null;
}

/** How many characters around a name are read, and at how many places. */
const WINDOW_LENGTH = 1600;
const MAX_WINDOWS = 30;

/** A text with this many other people is a list, where one can only guess what belongs to whom. */
const CROWD = 40;

/**
 * Finds what a text says about people with one of the `names`, sentence by sentence, and leaves out what it says about anybody else:
 * other people, relatives with the same name, a possessor's kin. `ownPage`: the text is known to be about the person, and need not
 * name them. Of a long text, only the surroundings of the first 30 occurrences of a family name are read.
 */
export function tellApart(text: string, names: readonly OrderedName[], ownPage: boolean): TextApart {
  const windows = windowsOf(text, names, ownPage).map((window) =>
    sentencesByLine(window).flatMap((line) => line.map((piece) => piece.text)),
  );
  const teller = new Teller(new PeopleFinder(windows.flat(), names, "near"));
  for (const [at, sentences] of windows.entries()) {
    teller.carried = ownPage && at === 0 ? "own" : "unknown";
    for (const sentence of sentences) teller.readNext(sentence);
  }
  return teller;
}

class Teller implements TextApart {
  readonly names: string[] = [];
  readonly stretches: string[] = [];
  readonly kin: string[] = [];
  readonly peers: string[] = [];
  /** Whom the previous sentence was about. */
  carried: MentionOwner = "unknown";
  readonly #finder: PeopleFinder;
  #read = 0;
  #crowd: SeenDetail | null = null;

  constructor(finder: PeopleFinder) {
    this.#finder = finder;
  }

  get mixed(): SeenDetail | null {
    return this.#finder.mixed ?? this.#crowd;
  }

  /** @param sentence the next of those passed to the finder */
  readNext(sentence: string): void {
    // Two capitalised words may be anything, so only certain people and relatives are told apart.
    const mentions = this.#finder
      .find(this.#read++, this.carried)
      .filter(({ owner, sure, kin, text }) => owner !== "other" || sure || kin || !text.includes(" "));
    this.names.push(...mentions.flatMap(({ laterName }) => laterName ?? []));
    for (const mention of mentions) this.note(mention);
    const [first] = mentions;
    if (first === undefined) {
      if (this.carried === "own") this.stretches.push(sentence);
      return;
    }
    const lead = sentence.slice(0, first.from);
    const implicit = this.carried === "own" && first.owner !== "own" && hasOwnSubject(lead, first);
    const named = first.owner === "own" && !first.kin && !first.possessor;
    if (implicit || (named && (lead.length < 200 || this.carried === "own"))) this.stretches.push(lead);
    let main: NamedMention = implicit ? { ...first, owner: "own", double: false, kin: false, possessor: false } : first;
    for (const [at, mention] of mentions.entries()) {
      const end = mentions[at + 1]?.from ?? sentence.length;
      const after = sentence.slice(mention.to, end);
      if (NEW_CLAUSE.test(sentence.slice(Math.max(0, mention.from - 20), mention.from))) main = mention;
      const turn = mention === main ? after.length : turnsBack(after, mention);
      if (mention.owner === "own" && !mention.possessor) this.stretches.push(after.slice(0, turn));
      if (main.owner === "own" && !main.possessor && turn < after.length) this.stretches.push(after.slice(turn));
    }
    if (!implicit) this.carried = topicAfter(sentence, mentions) ?? this.carried;
  }

  private note(mention: NamedMention): void {
    if (mention.owner === "own") {
      if (mention.whole && (mention.text.includes(" ") || this.names.length === 0)) this.names.push(mention.text);
    } else if (mention.double || mention.kin) this.kin.push(mention.text);
    else if (mention.owner === "other" && mention.text.includes(" ")) {
      if (this.peers.length < CROWD) this.peers.push(mention.text);
      else this.#crowd ??= saw("crowd", CROWD);
    }
  }
}

const NEW_CLAUSE = new RegExp(`(?:;|,\\s+(?:${cue("clause ands")}|${cue("contrasts")}))\\s*$`, "u");
const ALSO_SOMETHING = new RegExp(
  `^\\s*(?:\\([^)]*\\)\\s*)?(?:${cue("clause ands")})\\s+(?:${cue("descriptions")})\\s`,
  "u",
);

/** Whether the words before the first name are still about the person of the previous sentence. */
function hasOwnSubject(lead: string, first: NamedMention): boolean {
  if (isBornLead(lead)) return false;
  return lead.length >= 40 || SUBJECT.test(lead) || (first.kin && /^\s*[([]/u.test(lead));
}

/** "She", "A teacher": a sentence's subject without a name. */
const SUBJECT = new RegExp(`^\\s*(?:${cue("pronouns of a subject")}|${cue("descriptions")})(?!\\p{L})`, "iu");

/** Where a sentence returns from a person named in passing to its own subject. */
function turnsBack(after: string, mention: NamedMention): number {
  if (mention.kin || mention.possessor) {
    if (ALSO_SOMETHING.test(after)) return 0;
  }
  if (mention.double) {
    const end = /^\s*(?:(?:\([^)]{0,400}\)|\[[^\]]{0,400}\])\s*)?[,;)\]]/u.exec(after);
    if (end !== null) return end[0].length;
  }
  const back = TURN.exec(after);
  return back === null ? after.length : back.index + back[0].length;
}

const TURN = new RegExp(
  String.raw`[,;)]\s*(?:(?:${cue("goes back")})\s+)?(?=(?:${cue("verbs of another clause")})\b(?!\s+(?:in|at)\s+(?:the\s+)?[12]\d{3}\b))|;`,
  "u",
);

/** The parts of a text around each family name; a short text as a whole. */
function windowsOf(text: string, names: readonly OrderedName[], ownPage: boolean): string[] {
  if (text.length <= 2 * WINDOW_LENGTH) return [text];
  const lower = text.toLowerCase();
  const starts: number[] = ownPage ? [0] : [];
  for (const family of new Set(names.flatMap(familyForms))) {
    for (
      let at = lower.indexOf(family);
      at >= 0 && starts.length < MAX_WINDOWS;
      at = lower.indexOf(family, at + WINDOW_LENGTH / 2)
    ) {
      starts.push(Math.max(0, at - WINDOW_LENGTH / 2));
    }
  }
  const windows: [number, number][] = [];
  for (const start of starts.sort((a, b) => a - b)) {
    const last = windows.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = start + WINDOW_LENGTH;
    else windows.push([start, start + WINDOW_LENGTH]);
  }
  return windows.map(([from, to]) => text.slice(from, to));
}

/** The last word of the name, as written and folded. */
function familyForms(name: OrderedName): string[] {
  const written = name.text.replace(/,.*$/su, "").trim().split(/\s+/u).at(-1) ?? "";
  return [written.toLowerCase(), name.family.split(" ").at(-1) || name.given].filter((form) => form !== "");
}
