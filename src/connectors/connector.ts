import type { Property } from "../domain/claim.ts";
import type { Identifier, IdentifierKind } from "../domain/identifier.ts";
import type { SectionName } from "../domain/lookup.ts";
import { type Platform, readProfileUrl } from "../domain/platform.ts";
import type { Register, Site } from "../domain/site.ts";
import type { Tier } from "../domain/tier.ts";
import type { Importer } from "../importers/importer.ts";
import type { Capture } from "./capture.ts";
import type { Reader } from "./reader.ts";

export type { Capture } from "./capture.ts";

/** What a source `asks` whose questions may go to any host. */
export const ANY_HOST = "*";

/** Something that the operator sets for a connector; `file` is the path of one. */
export interface Setting {
  readonly secret: boolean;
  readonly help: string;
  /** Of a file: what is wrong with its text, in a few words; `null` where nothing is. The service does not start with a wrong one. */
  readonly faultOf?: (text: string) => string | null;
}

/** What we know of one external source: a folder here, or a plug-in. */
export interface Source {
  /** Stable key: the folder's name; of a connector a record's origin and the settings' prefix, too. */
  readonly name: string;
  /** What understands its answers, and documents in their shape that an operator imports. */
  readonly readers: readonly Reader[];
  /** Readers of its answers to questions that we do not ask: those documents can be imported only. */
  readonly imports?: readonly Reader[];
  /** How its data are imported, where they come as files or a folder. Earlier ones recognise a file first. */
  readonly importers?: readonly Importer[];
  /** How people know the hosts that its documents come from. What PDF, web and terminal know of hosts is generated of the folders here. */
  readonly sites?: readonly Site[];
  /** Keys of people that it gives out, or that its pages have in their addresses. */
  readonly registers?: readonly Register[];
}

/** A source that we know how to ask. */
export interface Connector extends Source {
  readonly title: string;
  readonly homepage: string;
  /** The address of the terms under which we ask. */
  readonly terms: string;
  /** `key`: it cannot be asked without the setting `key` or `token`. */
  readonly access: "open" | "key" | "licensed" | "local";
  /** Under which licence the answers come, as the source states it. */
  readonly licence?: string;
  /** The answer against which the reading was checked, and when; absent where there was none: the source is unverified. */
  readonly verified?: Verification;
  /** `published` where absent. */
  readonly tier?: Tier;
  readonly accepts: readonly IdentifierKind[];
  /** Which identifiers of those kinds are this source's: about others there is nothing to ask. Absent: all. */
  readonly takes?: (identifier: Identifier) => boolean;
  /** Hosts whose pages it answers for: they are nobody's own site. */
  readonly answersFor?: (host: string) => boolean;
  /** It is asked by a name alone, and what it finds may be about anybody of the name: within the lookup's questions by name. */
  readonly asksByName?: boolean;
  /** It is asked for the pictures that own records name, and about nobody. */
  readonly picturesOnly?: boolean;
  /**
   * What it is made to find of whoever it is asked about: where it answers and tells none of that, the report says that it was
   * searched for and not found. What its readers may happen to find besides is no search for it, nor is any of a source without this.
   */
  readonly searches?: readonly Property[];
  /** Sections that its answers are for; it is not asked for a lookup that has none of them. Absent: for all. */
  readonly sections?: readonly SectionName[];
  /** How many seconds an answer asks us to wait before the next question, where the source writes it into its answers. */
  readonly patienceOf?: (json: unknown) => number;
  readonly limits: { readonly requestsPerMinute: number; readonly timeoutMs: number; readonly cacheDays: number };
  /**
   * Where its requests go, and nowhere else: an origin; an origin with `*` for one label (`https://*.wikipedia.org`); `*`
   * for any host, each with a rate limit and a circuit of its own. Absent where it sends none.
   */
  readonly asks?: string;
  readonly settings?: Readonly<Record<string, Setting>>;
  /** The setting without which it has nobody to ask, of a source that needs no key. */
  readonly needs?: string;
  /** The most that one question costs the operator, where the source charges by the question: by prices that were read that day. */
  readonly cost?: Cost;
  /** One identifier the source knows and one it cannot know. */
  readonly examples: { readonly present: Identifier; readonly absent: Identifier };
  /**
   * Asks about one identifier and yields what came back. Nothing only when the source answered
   * "no such person". Throws `RetryLater`, `SkipProbe` or `DisableConnector`; anything else is our bug.
   */
  probe(identifier: Identifier, context: ConnectorContext): AsyncIterable<Capture>;
  /** The platform whose profiles it knows: a search with that `type` asks it as well. */
  readonly platform?: Platform;
  /**
   * Asks for people by the words of a name and yields them in captures that its readers understand, a handful and the best
   * first. Nothing where the source knows nobody of the name. Throws what `probe` throws.
   */
  search?(words: string, context: ConnectorContext): AsyncIterable<Capture>;
  /**
   * Platforms whose profiles it finds although it is none of them: a search with such a `type` asks it as well, by `searchOn`, which
   * answers and throws as `search` does.
   */
  readonly finds?: readonly Platform[];
  searchOn?(platform: Platform, words: string, context: ConnectorContext): AsyncIterable<Capture>;
}

/** What a source lacks before it may be asked: `key`, or a setting by its name; `null` where nothing. */
export function lackOf(
  { access, needs }: Pick<Connector, "access" | "needs">,
  values: Readonly<Record<string, string>>,
): string | null {
  if (needs !== undefined && values[needs] === undefined) return needs;
  return access === "key" && Object.keys(values).length === 0 ? "key" : null;
}

export interface Cost {
  /** US dollars. */
  readonly dollars: number;
  readonly per: "account" | "search";
  readonly address: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

export interface Verification {
  readonly against: "recorded" | "documented";
  readonly address: string;
  /** When that was read: `YYYY-MM-DD`. */
  readonly date: string;
}

/** All a connector can touch: no database, no file system, no clock, no global fetch. */
export interface ConnectorContext {
  readonly signal: AbortSignal;
  /** Words beside the name by which bearers of it are told apart: the employer, the place. Empty for a search. */
  readonly known: readonly string[];
  readonly archive: Archive;
  /** What the operator set; `undefined` where nothing. */
  setting(name: string): string | undefined;
  /**
   * The JSON of a file that the operator named in a setting. Throws `SkipProbe` where there is none, or none that can
   * be read.
   */
  reference(name: string): Promise<unknown>;
  /**
   * Sends a question to the source, or answers it from the cache. `null`: the source knows nothing of the kind (404, 410).
   * Throws what `probe` may throw.
   */
  ask(question: Question): Promise<Answer | null>;
  /** The address of the feed that a page names. Throws `UnreadableCapture`. */
  feedOf(page: Capture): Promise<string | undefined>;
}

export interface Question {
  /** The public address, whatever mirror the operator set. No secret stands in it. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `json` unless given; a `picture` comes as its bytes in base64. A `page` is somebody's own, feeds too: the robots.txt of its host decides first (RFC 9309). */
  readonly wants?: "json" | "page" | "text" | "picture";
  /** Whether the robots.txt of the host decides first, of what is no page. */
  readonly obeysRobots?: boolean;
  /** Statuses from 400 to 499 by which this source answers. */
  readonly answers?: readonly number[];
  /**
   * Why an answer, by its JSON, is not kept at all: whom it is about asked the source for that. `null` where nothing is against it.
   * The question then ends in `SkipProbe`.
   */
  readonly refusal?: (json: unknown) => string | null;
}

export interface Answer {
  readonly status: number;
  /** Where the last redirect led. */
  readonly url: string;
  readonly mediaType: string;
  readonly data: string;
  /** `data` parsed, where JSON was wanted. Throws `RetryLater` where there is too much of it to be looked into here. */
  readonly json: unknown;
  /** ISO 8601 date-time: when it left the source, not when it left the cache. */
  readonly collectedAt: string;
}

/** An answer as a capture of a kind. */
export function captureOf(
  kind: string,
  { url, mediaType, collectedAt, data }: Omit<Answer, "status" | "json">,
): Capture {
  return { kind, url, mediaType, collectedAt, data };
}

/**
 * An answer that lists several of a kind, or is such a list, as a capture for each: what a search answers in one is read as if each had been
 * asked for alone. Throws `RetryLater` where the answer has no such list: it is not the documented one.
 *
 * @param listOf the list in the answer; absent where the answer itself is the list
 */
export function* captureEach(
  kind: string,
  answer: Answer | null,
  listOf?: (json: Readonly<Record<string, unknown>>) => unknown,
): Generator<Capture> {
  if (answer === null) return;
  const { json } = answer;
  const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
  const list = listOf === undefined ? json : isObject ? listOf(json as Readonly<Record<string, unknown>>) : undefined;
  if (!Array.isArray(list)) throw new RetryLater("the answer has another shape than we know: no list", 0);
  for (const each of list as readonly unknown[]) yield captureOf(kind, { ...answer, data: JSON.stringify(each) });
}

/** Whether an identifier is the address of a profile on a platform. */
export function isProfileOn(platform: Platform): (identifier: Identifier) => boolean {
  return ({ value }) => readProfileUrl(value)?.platform === platform;
}

/** The port on the operator's imported documents. */
export interface Archive {
  /** Documents filed under the identifier, in a stable order. */
  find(identifier: Identifier): AsyncIterable<Capture>;
}

/** The source said "not now" (429, 5xx, a challenge page, a time-out): the probe is blocked, not absent. */
export class RetryLater extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number, options?: ErrorOptions) {
    super(message, options);
    this.afterMs = afterMs;
  }
}

/** The source was not asked, and why: offline, its circuit is open, its robots.txt, an address that is not public. */
export class SkipProbe extends Error {}

/** The source cannot be used in this run (401, 403, its terms). The other connectors go on. */
export class DisableConnector extends Error {}
