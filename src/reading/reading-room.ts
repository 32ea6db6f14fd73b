import { hash } from "node:crypto";
import { availableParallelism } from "node:os";
import { isMinor, type KnownOfAge } from "../analysis/minor.ts";
import type { Capture, Connector } from "../connectors/connector.ts";
import { UnreadableCapture } from "../connectors/findings/claims.ts";
import type { ExportFormat } from "../contract/export-format.ts";
import type { DocumentFormat } from "../documents/document-format.ts";
import { writeExport } from "../exports/export.ts";
import type { ExportInput } from "../exports/export-input.ts";
import type { readImportLine } from "../importers/candor-ndjson.ts";
import { judgeWithCompanies } from "../matching/companies.ts";
import type { JudgeInput } from "../matching/score.ts";
import type { LogFields } from "../log.ts";
import { type ChangedSection, changesBetween } from "../presentation/changes.ts";
import type { PresentInput } from "../presentation/present.ts";
import type { DocumentPerson } from "../second-reader/document.ts";
import type { Kind } from "../second-reader/kinds.ts";
import type { BuiltProfile, ProfileQuestion } from "../sections/build-profile.ts";
import { type DraftedLine, type DraftOccasion, draftLines, type NumberedLine, type Origin } from "./draft-rows.ts";
import type { DraftTask } from "./drafting-thread.ts";
import { isJson } from "./is-json.ts";
import type { GivenDocument } from "./read-document.ts";
import type { Check, Reading } from "./read-capture.ts";
import type { JudgedAnswers, StoredAnswer } from "./read-again.ts";
import { PublicError } from "../errors.ts";
import { leftOut } from "../importers/left-out.ts";
import {
  type Allowance,
  createThreads,
  NoThreadFree,
  type TaskOrder,
  TaskEnded,
  ThreadExited,
  type Threads,
} from "../threads.ts";

/**
 * Where other people's documents are read: in threads, each document within limits of time, memory and size. A document
 * can stop its own reading but nothing else. Methods reject with `UnreadableCapture` if the document cannot be read,
 * with a reason that quotes none of it; any other failure is our bug, reported as `ReaderFailed`.
 */
export interface ReadingRoom {
  /** What one capture says, person by person, and its running text. */
  read(connector: Connector, capture: Capture): Promise<Reading>;
  /** Whether a capture has the form that is expected from its source. */
  check(connector: Connector, capture: Capture): Promise<Check>;
  /** The address of the feed that a page names. */
  feedOf(page: Capture): Promise<string | undefined>;
  /**
   * The passages of a document that are about a person, with contact data masked: a language model is asked about
   * these.
   */
  passages(capture: Capture, subject: DocumentPerson): Promise<readonly string[]>;
  /** Which of a language model's answers about a document are believed. */
  judge(
    capture: Capture,
    subject: DocumentPerson,
    answers: readonly StoredAnswer[],
    kinds: readonly Kind[],
  ): Promise<JudgedAnswers>;
  /** What a reader makes of a document that was handed over. */
  readDocument(bytes: Uint8Array, format: DocumentFormat): Promise<GivenDocument>;
  /** The contents of a line of Candor NDJSON, or why it is invalid. */
  readLine(line: string): Promise<ReadLine>;
  /**
   * Lines of Candor NDJSON in the form in which they are written: from a thread that does nothing else and loads no
   * plug-ins.
   */
  draftLines(lines: readonly NumberedLine[], origin: Origin, occasion: DraftOccasion): Promise<readonly DraftedLine[]>;
  /** Whether a text is JSON; a text that exceeds the limits counts as none. */
  isJson(text: string): Promise<boolean>;
  /**
   * Which records of a lookup are the candidate's: `judgeWithCompanies`, which takes longer the more the records say.
   */
  judgeRecords(question: JudgeQuestion): Promise<JudgedWithCompanies>;
  /** Whether somebody is under 18: `isMinor`, which takes longer the more is said about them. */
  isMinor(person: KnownOfAge, today: string): Promise<boolean>;
  /**
   * The profile that believed claims make: `buildProfile`, which takes longer the more there are. It always runs in a
   * thread: the first profile of a process compiles the patterns of every section, which takes half a second.
   */
  buildProfile(question: ProfileQuestion): Promise<BuiltProfile>;
  /** A lookup as a file: packing its documents takes time in proportion to their length. */
  writeExport(format: ExportFormat, input: ExportInput): Promise<Uint8Array>;
  /** Where two profiles of one person differ. */
  compareProfiles(earlier: PresentInput, later: PresentInput): Promise<readonly ChangedSection[]>;
  /** A table as a workbook. */
  writeSheet(rows: readonly (readonly (string | number | null)[])[]): Promise<Uint8Array>;
  /**
   * The room as used by one lookup or one account: if several wait, they take turns, and one that has recently used a
   * lot leaves a thread to the others. Everything it is given to read takes at most `readingMs` of CPU time together;
   * without it there is no limit. A document that took too long when it was checked is not read again.
   */
  onBehalfOf(whom: string, readingMs?: number): ReadingRoom;
  close(): Promise<void>;
}

/** What is judged, in a form that can cross to a thread. */
export interface JudgeQuestion extends Omit<JudgeInput, "nameFrequency"> {
  /** The share of people who have the candidate's name. */
  readonly nameFrequency: number;
}

export type JudgedWithCompanies = ReturnType<typeof judgeWithCompanies>;

export type ReadLine = ReturnType<typeof readImportLine>;

export type ReadingTask =
  | { readonly work: "read" | "check"; readonly connector: string; readonly capture: Capture }
  | { readonly work: "feed"; readonly capture: Capture }
  | { readonly work: "passages"; readonly capture: Capture; readonly subject: DocumentPerson }
  | {
      readonly work: "judge";
      readonly capture: Capture;
      readonly subject: DocumentPerson;
      readonly answers: readonly StoredAnswer[];
      readonly kinds: readonly Kind[];
    }
  | { readonly work: "document"; readonly bytes: Uint8Array; readonly format: DocumentFormat }
  | { readonly work: "line"; readonly line: string }
  | { readonly work: "json"; readonly text: string }
  | { readonly work: "judge-records"; readonly question: JudgeQuestion }
  | { readonly work: "age"; readonly person: KnownOfAge; readonly today: string }
  | { readonly work: "build-profile"; readonly question: ProfileQuestion }
  | { readonly work: "export"; readonly format: ExportFormat; readonly input: ExportInput }
  | { readonly work: "compare"; readonly earlier: PresentInput; readonly later: PresentInput }
  | { readonly work: "sheet"; readonly rows: readonly (readonly (string | number | null)[])[] };

/** What a thread is started with. */
export interface ThreadData {
  readonly plugins: readonly string[];
}

export type ReadingReply = { readonly done: unknown } | { readonly unread: string } | { readonly failed: LogFields };

/** A reader failed on a document. */
export class ReaderFailed extends Error {
  /** Where it failed, for the log. */
  readonly fields: LogFields;

  constructor(fields: LogFields) {
    super("a reader failed");
    this.fields = fields;
  }
}

/** Ten times what a page of eight megabytes takes. */
const CPU_MS = 20_000;
/** The same limit in wall-clock time, for a machine with three times the load it can handle. */
const WALL_MS = 60_000;
/**
 * For work on what is believed already. A document that is given up is missing from a profile, and the coverage says
 * so; without this work there is no profile, however little time a busy machine has for it.
 */
const OWN_WALL_MS = 1_800_000;
/** After waiting this long, the caller is told to try again later. */
const WAIT_MS = 30_000;
/** The tree of a page at the limits takes half of this. */
const HEAP_MEGABYTES = 768;
/** A chunk of lines, and what they become, take a few megabytes. */
const DRAFTING_MEGABYTES = 256;
const DRAFTING_YOUNG_MEGABYTES = 64;
const MAX_THREADS = 4;
const SPARE_THREADS = 2;
/** In characters or bytes: read in a twentieth of a second, at the speed of a page of eight megabytes. */
const SHORT_LENGTH = 200_000;
const LONG_CLAIMS = 300;
const LONG_CHARACTERS = 100_000;

/**
 * Opens the room. Its first thread starts with the first document.
 *
 * @param plugins as named by the operator: every thread loads them for itself, since functions cannot cross to a thread
 */
export function openReadingRoom(
  limits: {
    readonly cpuMs?: number;
    readonly wallMs?: number;
    readonly heapMegabytes?: number;
    readonly threads?: number;
  } = {},
  plugins: readonly string[] = [],
): ReadingRoom {
  const threads = createThreads<ReadingTask, ReadingReply>({
    module: new URL("./reading-thread.ts", import.meta.url),
    data: { plugins } satisfies ThreadData,
    // At least two, so that a document that takes all its time does not keep others waiting.
    threads: limits.threads ?? Math.min(MAX_THREADS, Math.max(2, availableParallelism())),
    spare: SPARE_THREADS,
    cpuMs: limits.cpuMs ?? CPU_MS,
    wallMs: limits.wallMs ?? WALL_MS,
    heapMegabytes: limits.heapMegabytes ?? HEAP_MEGABYTES,
  });
  const drafting = createThreads<DraftTask, readonly DraftedLine[]>({
    module: new URL("./drafting-thread.ts", import.meta.url),
    threads: 1,
    cpuMs: limits.cpuMs ?? CPU_MS,
    wallMs: WALL_MS,
    heapMegabytes: DRAFTING_MEGABYTES,
    youngMegabytes: DRAFTING_YOUNG_MEGABYTES,
  });
  return roomOf({ threads, drafting }, undefined, undefined);
}

interface RoomThreads {
  readonly threads: Threads<ReadingTask, ReadingReply>;
  readonly drafting: Threads<DraftTask, readonly DraftedLine[]>;
}

function roomOf(
  { threads, drafting }: RoomThreads,
  whom: string | undefined,
  allowance: Allowance | undefined,
): ReadingRoom {
  const ended = new Map<string, TaskEnded>();
  const ask = async <T>(task: ReadingTask): Promise<T> => {
    const known = ended.size === 0 ? undefined : ended.get(documentOf(task) ?? "");
    if (known !== undefined) throw notRead(known);
    const order: TaskOrder = {
      isLong: documentLength(task) > SHORT_LENGTH,
      ...(whom !== undefined && { whom }),
      ...(WAITED_FOR.has(task.work) && { waitMs: WAIT_MS }),
      ...(allowance && "capture" in task && { allowance }),
      ...(OWN_WORK.has(task.work) && { wallMs: OWN_WALL_MS }),
    };
    const reply = await threads.run(task, order).catch((error: unknown) => {
      if (error instanceof NoThreadFree)
        throw new PublicError("overloaded", "Too many documents are being read at the moment. Try again soon.");
      // A plug-in's reader may call `process.exit`. Our own code does not: anything else that ends a thread is a bug.
      if (error instanceof ThreadExited && "connector" in task) {
        throw new UnreadableCapture("its reader ends the thread that it runs in", { cause: error });
      }
      if (!(error instanceof TaskEnded)) throw error;
      const document = documentOf(task);
      if (whom !== undefined && document !== null) ended.set(document, error);
      throw notRead(error);
    });
    if ("unread" in reply) throw new UnreadableCapture(reply.unread);
    if ("failed" in reply) throw new ReaderFailed(reply.failed);
    return reply.done as T;
  };
  return {
    read: (connector, capture) => ask({ work: "read", connector: connector.name, capture: plain(capture) }),
    check: async (connector, capture) => {
      try {
        return await ask<Check>({ work: "check", connector: connector.name, capture: plain(capture) });
      } catch (error) {
        if (!(error instanceof UnreadableCapture)) throw error;
        return { wrong: `the answer could not be read: ${error.message}`, unknownMembers: [] };
      }
    },
    feedOf: (capture) => ask({ work: "feed", capture: plain(capture) }),
    passages: (capture, subject) => ask({ work: "passages", capture: plain(capture), subject }),
    judge: (capture, subject, answers, kinds) =>
      ask({ work: "judge", capture: plain(capture), subject, answers, kinds }),
    readDocument: (bytes, format) => ask({ work: "document", bytes, format }),
    readLine: async (line) => {
      try {
        return await ask<ReadLine>({ work: "line", line });
      } catch (error) {
        if (!(error instanceof UnreadableCapture)) throw error;
        return error.cause instanceof TaskEnded ? leftOut(error.cause.why) : { reason: error.message };
      }
    },
    draftLines: async (lines, origin, occasion) => {
      try {
        return await drafting.run({ lines, origin, occasion }, whom === undefined ? {} : { whom });
      } catch (error) {
        // The lines are short: if a busy machine had no time for them in the thread, they are drafted here.
        if (error instanceof TaskEnded) return draftLines(lines, origin, occasion);
        throw error;
      }
    },
    isJson: async (text) => {
      if (text.length <= LONG_CHARACTERS) return isJson(text);
      try {
        return await ask<boolean>({ work: "json", text });
      } catch (error) {
        if (!(error instanceof UnreadableCapture)) throw error;
        return false;
      }
    },
    judgeRecords: async (question) =>
      isLong(question) ? await ask<JudgedWithCompanies>({ work: "judge-records", question }) : judgeQuestion(question),
    isMinor: async (person, today) =>
      isMuch(person.claims.length, person.texts)
        ? await ask<boolean>({ work: "age", person, today })
        : isMinor(person, today),
    buildProfile: (question) => ask({ work: "build-profile", question }),
    writeExport: async (format, input) =>
      isLongExport(input) ? await ask<Uint8Array>({ work: "export", format, input }) : await writeExport(format, input),
    compareProfiles: async (earlier, later) =>
      [earlier, later].some(({ evidence }) => Object.keys(evidence ?? {}).length > LONG_CLAIMS)
        ? await ask<readonly ChangedSection[]>({ work: "compare", earlier, later })
        : changesBetween(earlier, later),
    writeSheet: (rows) => ask({ work: "sheet", rows }),
    onBehalfOf: (other, readingMs) =>
      roomOf({ threads, drafting }, other, readingMs === undefined ? undefined : { leftMs: readingMs }),
    close: async () => {
      await Promise.all([threads.close(), drafting.close()]);
    },
  };
}

function notRead(ended: TaskEnded): UnreadableCapture {
  return new UnreadableCapture(`it ${ended.message}`, { cause: ended });
}

/**
 * What is checked, and then read in the same way: whatever ends the first ends the second, so whom the room is for is
 * not made to wait for it twice. `null` for other work, and for a long page, of which only a part may be read.
 */
function documentOf(task: ReadingTask): string | null {
  if (task.work !== "read" && task.work !== "check") return null;
  const { connector, capture } = task;
  if (capture.data.length > SHORT_LENGTH) return null;
  return hash("sha256", [connector, capture.kind, capture.url, capture.data].join("\n"));
}

/** Work that a request waits for. Lookups can wait. */
const WAITED_FOR: ReadonlySet<ReadingTask["work"]> = new Set(["document", "export", "compare", "sheet"]);
/** Work on what is believed already, not on a document that somebody made. */
const OWN_WORK: ReadonlySet<ReadingTask["work"]> = new Set(["judge-records", "age", "build-profile"]);

/**
 * The length of the task's document, in characters or bytes; infinite for tasks without one, which run here only
 * because they are long.
 */
export function documentLength(task: ReadingTask): number {
  if ("capture" in task) return task.capture.data.length;
  // A packed file is as long as its unpacked contents, whose length is not known in advance.
  if ("bytes" in task) return PACKED.has(task.format) ? Number.POSITIVE_INFINITY : task.bytes.length;
  if ("line" in task) return task.line.length;
  return "text" in task ? task.text.length : Number.POSITIVE_INFINITY;
}

const PACKED: ReadonlySet<DocumentFormat> = new Set(["pdf", "docx"]);

/** Judges in the calling thread. */
export function judgeQuestion({ nameFrequency, ...input }: JudgeQuestion): JudgedWithCompanies {
  return judgeWithCompanies({ ...input, nameFrequency: () => nameFrequency });
}

/**
 * Whether judging takes more than a millisecond or two. Shorter questions do not wait for a thread, which may be
 * reading somebody's worst page.
 */
function isLong({ records, namesakes }: JudgeQuestion): boolean {
  const claims = [...records, ...namesakes].reduce((sum, one) => sum + one.claims.length, 0);
  return isMuch(
    claims,
    records.flatMap(({ texts = [] }) => texts),
  );
}

function isMuch(claims: number, texts: readonly string[]): boolean {
  return claims > LONG_CLAIMS || texts.reduce((sum, text) => sum + text.length, 0) > LONG_CHARACTERS;
}

function isLongExport({ datasources }: ExportInput): boolean {
  return datasources.reduce((sum, { data }) => sum + data.length, 0) > LONG_CHARACTERS;
}

/** Only what a reader sees crosses to a thread. */
function plain({ kind, url, mediaType, collectedAt, data, about, isGiven, sought }: Capture): Capture {
  return {
    kind,
    url,
    mediaType,
    collectedAt,
    data,
    ...(about !== undefined && { about }),
    ...(isGiven !== undefined && { isGiven }),
    ...(sought !== undefined && { sought }),
  };
}
