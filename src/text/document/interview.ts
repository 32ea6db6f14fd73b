import { cue } from "../languages/cues.ts";
import { languageOf, lexiconFor } from "../languages/languages.ts";
import { speaks, voicesIn } from "../sentences/voice.ts";
import { type Block, sliceOf } from "./block.ts";
import { foldName, namingIn, personIn, type Sought } from "./named.ts";

/** An interview on a page: what the person says in it, apart from everything else. */
export interface Interview {
  /** What the interviewer says. */
  readonly questions: readonly Block[];
  /** What the person says, without questions and the names of speakers. */
  readonly answers: readonly Block[];
  /** The page without questions and answers. */
  readonly rest: readonly Block[];
  /** The page without questions, in its order. */
  readonly unasked: readonly Block[];
  /** What of it stands before the first question. */
  readonly lead: readonly Block[];
  /** Answers are marked with the person's name or initials. */
  readonly isSigned: boolean;
}

/**
 * The questions and answers of an interview, in the layouts in which magazines print them: a question in bold before
 * its answer, in the same paragraph or in one of its own; a question as a heading; the speaker's name or initials, or
 * "Q" and "A", before a colon; a dash before each turn; in a plain text, a line that ends with a question mark. A page
 * is an interview if several prompts are questions and the answers say "I" no less often than "she" or "he". One pass
 * over the blocks.
 *
 * @param tag the page's language tag, if it has one
 */
export function interviewIn(blocks: readonly Block[], sought: Sought, tag?: string): Interview | undefined {
  const turns = turnsOf(blocks, sought);
  const [questions, rest]: [Block[], Block[]] = [[], []];
  const answers: { readonly said: Block; readonly of: Block }[] = [];
  let [asked, marked, signed] = [0, 0, 0];
  let speaking: "person" | "other" | undefined;
  /** Where the answer begins that is being read. */
  let begun = 0;
  for (const block of blocks) {
    const turn = turns.get(block);
    if (turn !== undefined) {
      if (turn.asked !== undefined) {
        questions.push(turn.asked);
        begun = answers.length;
        if (isQuestion(turn.asked.text)) asked++;
      }
      if (turn.answered !== undefined) answers.push({ said: turn.answered, of: block });
      if (turn.marks === "person") signed++;
      if (turn.marks === "other") marked++;
      speaking = turn.next;
    } else if (speaking !== undefined && block.zone === "main" && isText(block)) {
      if (speaking === "person") answers.push({ said: block, of: block });
      else questions.push(block);
    } else {
      speaking = undefined;
      rest.push(block);
    }
  }
  const isMarked = signed >= MIN_QUESTIONS && marked >= MIN_QUESTIONS;
  if (!isMarked && asked < MIN_QUESTIONS) return undefined;
  const lang = languageOf(blocks.map(({ text }) => text).join("\n"), tag);
  // The page goes on behind the last answer: only its first paragraph is certain, and those that say "I".
  const end = answers.findIndex(({ said }, at) => at > begun && !speaks(said.text, 1, lang));
  const behind = answers.splice(end < 0 ? answers.length : end);
  const lexicon = lang === undefined ? undefined : lexiconFor(lang);
  if (lexicon === undefined) return undefined;
  // Where the person signs the questions, it is somebody else who answers.
  const isByPerson = isMarked && answers.filter((each) => isQuestion(each.said.text)).length * 2 > answers.length;
  if (isByPerson) return askedBy(blocks, turns, [...questions, ...answers.map((each) => each.said)], rest);
  const { speaks: said, tells } = voicesIn(answers.map((each) => each.said.text).join("\n"), lexicon);
  if (said < (asked >= MIN_PROMPTS ? 1 : MIN_SPOKEN) || said < tells) return undefined;
  const left = new Set([...rest, ...behind.map(({ of }) => of)]);
  const answerOf = new Map(answers.map(({ said, of }) => [of, said]));
  const first = blocks.findIndex((block) => turns.has(block));
  return {
    questions,
    answers: answers.map(({ said }) => said),
    rest: blocks.filter((block) => left.has(block)),
    unasked: blocks.flatMap((block) => (left.has(block) ? block : (answerOf.get(block) ?? []))),
    lead: blocks.slice(0, first),
    isSigned: signed > 0,
  };
}

/** A dialogue in which the person asks: nothing of what is said in it is about them. */
function askedBy(
  blocks: readonly Block[],
  turns: ReadonlyMap<Block, InterviewTurn>,
  questions: readonly Block[],
  rest: readonly Block[],
): Interview {
  const first = blocks.findIndex((block) => turns.has(block));
  return { questions, answers: [], rest, unasked: rest, lead: blocks.slice(0, first), isSigned: true };
}

/** Fewer may be rhetorical. */
const MIN_QUESTIONS = 2;
/** So many turns of a dialogue, or questions, are certainly one. */
const MIN_PROMPTS = 3;
/** How often the answers say "I", at least, to fewer questions. */
const MIN_SPOKEN = 2;

/** What is said in a block that begins with a question or with a speaker's name. */
interface InterviewTurn {
  readonly asked?: Block;
  readonly answered?: Block;
  /** Whose name or initials it is marked with. */
  readonly marks?: "person" | "other";
  /** Who says the paragraphs that follow. */
  readonly next: "person" | "other";
}

function turnsOf(blocks: readonly Block[], sought: Sought): ReadonlyMap<Block, InterviewTurn> {
  const main = blocks.filter(({ zone, kind, cells }) => zone === "main" && kind !== "title" && cells === undefined);
  const isInBold = main.filter((block) => isQuestion(boldIn(block).text)).length >= MIN_QUESTIONS;
  const times = new Map<string, number>();
  for (const block of main) {
    const name = markOf(block)?.name;
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const isSigned = [...times.keys()].some((name) => speakerCalled(name, sought) === "person");
  const turns = new Map(dialogueIn(main));
  for (const block of main) {
    if (turns.has(block)) continue;
    const turn = markedTurn(block, sought, { times, isSigned }) ?? (isInBold ? boldTurn(block) : plainTurn(block));
    if (turn !== undefined) turns.set(block, turn);
  }
  return turns;
}

interface Speakers {
  /** How often each mark occurs. */
  readonly times: ReadonlyMap<string, number>;
  /** One of them is the person's. */
  readonly isSigned: boolean;
}

/** "Desmond: I was born …", "BHD: Since January.", "Q: And before?" */
function markedTurn(block: Block, sought: Sought, speakers: Speakers): InterviewTurn | undefined {
  const mark = markOf(block);
  const speaker = mark && speakerCalled(mark.name, sought);
  if (mark === undefined || speaker === undefined) return undefined;
  if (speaker === "person") return { answered: mark.said, marks: "person", next: "person" };
  const isPrompt = isQuestion(block.text) || isAllBold(block);
  // A word that occurs once is anything: "Photos: Otto Brandt". So is a name, where nobody signs with the person's.
  const isSure = speakers.isSigned && !/^\p{Lu}\p{Ll}+$/u.test(mark.name);
  if (!isPrompt && !isSure && (speakers.times.get(mark.name) ?? 0) < MIN_QUESTIONS) return undefined;
  return { asked: mark.said, marks: "other", next: isPrompt ? "person" : "other" };
}

/** The words before a colon, or in bold before a full stop, at the beginning of a block, and what follows them. */
function markOf(block: Block): { readonly name: string; readonly said: Block } | undefined {
  const { text, label, kind, level = 0 } = block;
  if (kind === "heading" && level < BOLD_LINE) return undefined;
  if (label !== undefined) return label.text.length > MAX_NAME ? undefined : { name: label.text, said: bare(block) };
  const inBold = text.slice(0, block.bold).trimEnd();
  if (inBold.length < text.length && inBold.length <= MAX_NAME && /\S\.$/u.test(inBold))
    return { name: inBold.slice(0, -1), said: bare(block, inBold.length) };
  const mark = /^([^:：]{1,40})[:：]\s+(?=\S)/u.exec(text);
  return mark === null ? undefined : { name: mark[1] ?? "", said: bare(block, mark[0].length) };
}

/** The level of a bold line that serves as a heading. */
const BOLD_LINE = 7;

/** "BHD", "A. F.", "Desmond", "Ada Finch", "A": whether a mark stands for the person, or for somebody else. */
function speakerCalled(mark: string, sought: Sought): "person" | "other" | undefined {
  const name = mark.trim();
  if (ASKS.test(name)) return "other";
  if (ANSWERS.test(name)) return "person";
  if (namingIn(name, sought) !== undefined && name.split(/\s+/u).length <= MAX_NAME_WORDS) return "person";
  const initials = name.replace(/[.\s]/gu, "");
  if (/^\p{Lu}{2,4}$/u.test(initials)) return foldName(initials) === initialsOf(sought) ? "person" : "other";
  return /^\p{Lu}\p{Ll}+$/u.test(name) || personIn(name) !== undefined ? "other" : undefined;
}

function initialsOf({ name }: Sought): string {
  return foldName(
    name
      .split(/[\s-]+/u)
      .map((word) => word.charAt(0))
      .join(""),
  );
}

const ASKS = new RegExp(`^(?:${cue("asks in an interview")})\\.?$`, "iu");
const ANSWERS = new RegExp(`^(?:${cue("answers in an interview")})\\.?$`, "iu");
/** Of a speaker's name, in UTF-16 units and in words. */
const [MAX_NAME, MAX_NAME_WORDS] = [40, 4];

/** A sentence in bold, and the answer behind it if it is in the same paragraph. */
function boldTurn(block: Block): InterviewTurn | undefined {
  const prompt = boldIn(block);
  const isHeading = block.kind === "heading" && block.bold < block.text.length;
  if (prompt.text.length < MIN_PROMPT || !(isHeading ? isQuestion(prompt.text) : ENDS_SENTENCE.test(prompt.text)))
    return undefined;
  const answer = bare(block, prompt.text.length);
  return { asked: prompt, ...(answer.text !== "" && { answered: answer }), next: "person" };
}

/** The bold words at the beginning of a block; all of a heading. */
function boldIn(block: Block): Block {
  const end = block.kind === "heading" ? block.text.length : block.bold;
  return { ...block, ...sliceOf(block, 0, block.text.slice(0, end).trimEnd().length) };
}

function isAllBold({ bold, text, kind }: Block): boolean {
  return kind === "heading" || bold >= text.length;
}

/** In UTF-16 units: shorter bold words begin a sentence. */
const MIN_PROMPT = 5;
const ENDS_SENTENCE = /[.!?…？！。؟:][)"'”’»“]*$/u;

/** A line that ends with a question mark; a long paragraph that does is an answer. */
function plainTurn(block: Block): InterviewTurn | undefined {
  const { text, kind } = block;
  if (kind === "item" || text.length > MAX_QUESTION || !isQuestion(text)) return undefined;
  return { asked: bare(block), next: "person" };
}

/** In UTF-16 units. */
const MAX_QUESTION = 240;

/**
 * The questions of a dialogue with a dash before each turn, as Polish, Ukrainian and Lithuanian magazines print it:
 * question and answer alternate, whether or not each question has a question mark.
 */
function dialogueIn(main: readonly Block[]): ReadonlyMap<Block, InterviewTurn> {
  const turns = new Map<Block, InterviewTurn>();
  let run: Block[] = [];
  const close = (): void => {
    const asked = run.filter((_, at) => at % 2 === 0);
    const answered = run.filter((_, at) => at % 2 === 1);
    const [due, undue] = [asked, answered].map((of) => of.filter(({ text }) => isQuestion(text)).length);
    if (answered.length >= MIN_PROMPTS && due !== undefined && due >= MIN_QUESTIONS && due > 2 * (undue ?? 0)) {
      for (const block of asked) turns.set(block, { asked: bare(block), next: "person" });
      for (const block of answered) turns.set(block, { answered: bare(block), next: "person" });
    }
    run = [];
  };
  for (const block of main)
    if (block.kind === "item" || /^[–—-]\s/u.test(block.text)) run.push(block);
    else close();
  close();
  return turns;
}

function isQuestion(text: string): boolean {
  return /[?？؟][)"'”’»“]*$/u.test(text.trimEnd());
}

/** A paragraph, a line or an item without a label. */
function isText({ kind, label, cells }: Block): boolean {
  return kind !== "heading" && kind !== "title" && label === undefined && cells === undefined;
}

/** The words of a block from an offset on, as a paragraph. */
function bare({ label: _label, ...block }: Block, from = 0): Block {
  const start = from + (/^\s*/u.exec(block.text.slice(from))?.[0].length ?? 0);
  return { ...block, ...sliceOf(block, start, block.text.length), kind: "paragraph", bold: 0 };
}
