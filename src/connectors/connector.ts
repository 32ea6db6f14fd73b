import { because, type LedgerReason, whyOf } from "../domain/ledger-reason.ts";
import type { ReportLanguage } from "../contract/language.ts";
import type { Property } from "../domain/claim.ts";
import type { RiskCheck } from "../domain/risk-check.ts";
import type { Identifier, IdentifierKind } from "../domain/identifier.ts";
import type { SectionName } from "../domain/lookup.ts";
import { type Platform, readProfileUrl } from "../domain/platform.ts";
import type { Register, Site } from "../domain/site.ts";
import type { Tier } from "../domain/tier.ts";
import type { Importer } from "../importers/importer.ts";
import type { Capture } from "./capture.ts";
import type { Reader } from "./reader.ts";

export type { Capture } from "./capture.ts";

/** For a source that `asks` any host. */
export const ANY_HOST = "*";

/** A setting of a connector, made by the operator; `file` means the path of a file. */
export interface Setting {
  readonly secret: boolean;
  readonly help: string;
  /**
   * For a file: what is wrong with its text, in a few words; `null` if nothing is. The service does not start with a
   * wrong file.
   */
  readonly faultOf?: (text: string) => string | null;
}

/** What we know of one external source: a folder here, or a plug-in. */
export interface Source {
  /** Stable key: the folder's name. For a connector it is also the origin of records and the prefix of its settings. */
  readonly name: string;
  /** The readers for its responses, and for documents of the same form that an operator imports. */
  readonly readers: readonly Reader[];
  /** Readers for responses to questions that we do not ask: those documents can only be imported. */
  readonly imports?: readonly Reader[];
  /** How its data are imported, if they come as files or a folder. Earlier importers get to recognise a file first. */
  readonly importers?: readonly Importer[];
  /**
   * What people call the hosts that its documents come from. What PDF, web and terminal know about hosts is generated
   * from the folders here.
   */
  readonly sites?: readonly Site[];
  /** Keys of people that it issues, or that the addresses of its pages contain. */
  readonly registers?: readonly Register[];
}

/** A source that we can ask. */
export interface Connector extends Source {
  readonly title: string;
  /** What reports and screens call it in each language, if that is not its title. */
  readonly names?: Readonly<Record<ReportLanguage, string>>;
  readonly homepage: string;
  /** The address of the terms under which we ask. */
  readonly terms: string;
  /** `key`: it cannot be asked without the setting `key` or `token`. */
  readonly access: "open" | "key" | "licensed" | "local";
  /** The licence of the responses, as the source states it. */
  readonly licence?: string;
  /**
   * The response against which the reading was checked, and when; absent if there was none: the source is unverified.
   */
  readonly verified?: Verification;
  /** `published` by default. */
  readonly tier?: Tier;
  readonly accepts: readonly IdentifierKind[];
  /** Which identifiers of those kinds belong to this source: about others there is nothing to ask. By default all. */
  readonly takes?: (identifier: Identifier) => boolean;
  /** Hosts whose pages it answers for: they are nobody's own site. */
  readonly answersFor?: (host: string) => boolean;
  /**
   * It is asked by name alone, and what it finds may be about anybody with the name: it counts towards the lookup's
   * limit on questions by name.
   */
  readonly asksByName?: boolean;
  /** It is asked only for pictures that own records name, never about people. */
  readonly picturesOnly?: boolean;
  /**
   * What it is designed to find about whoever it is asked about: if it answers without any of these, the report says
   * that they were searched for and not found. Properties that its readers may happen to find do not count as searched
   * for, and neither do those of a source without this member.
   */
  readonly searches?: readonly Property[];
  /**
   * What it can be checked for, if it is a kept list of people or companies: if it answers and has no entry that could be
   * the person's, the report's risk check says that such a list was searched and has nothing.
   */
  readonly checks?: readonly RiskCheck[];
  /** Sections that its responses contribute to; it is not asked for a lookup that has none of them. By default all. */
  readonly sections?: readonly SectionName[];
  /** How many seconds a response asks us to wait before the next question, if the source states it in responses. */
  readonly patienceOf?: (json: unknown) => number;
  readonly limits: { readonly requestsPerMinute: number; readonly timeoutMs: number; readonly cacheDays: number };
  /**
   * Where its requests go, and nowhere else: an origin; an origin with `*` for one label (`https://*.wikipedia.org`);
   * `*` for any host, each with its own rate limit and circuit. Absent if it sends none.
   */
  readonly asks?: string;
  readonly settings?: Readonly<Record<string, Setting>>;
  /** The setting without which it has nowhere to send requests, for a source that needs no key. */
  readonly needs?: string;
  /**
   * The most that one question costs the operator, if the source charges per question: by prices read on the stated
   * day.
   */
  readonly cost?: Cost;
  /** One identifier that the source knows, and one that it cannot know. */
  readonly examples: { readonly present: Identifier; readonly absent: Identifier };
  /**
   * Asks about one identifier and yields the responses. Yields nothing only if the source answered "no such person".
   * Throws `RetryLater`, `SkipProbe` or `DisableConnector`; any other error is our bug.
   */
  probe(identifier: Identifier, context: ConnectorContext): AsyncIterable<Capture>;
  /** The platform whose profiles it knows: a search with that `type` also asks it. */
  readonly platform?: Platform;
  /**
   * Searches for people by the words of a name and yields them in captures that its readers understand: a handful, best
   * first. Yields nothing if the source knows nobody with the name. Throws the same errors as `probe`.
   */
  search?(words: string, context: ConnectorContext): AsyncIterable<Capture>;
  /**
   * Other platforms whose profiles it finds: a search with such a `type` also asks it, through `searchOn`, which yields
   * and throws like `search`.
   */
  readonly finds?: readonly Platform[];
  searchOn?(platform: Platform, words: string, context: ConnectorContext): AsyncIterable<Capture>;
}

/** What a source lacks before it can be asked: `key`, or the name of a setting; `null` if nothing. */
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

/** All that a connector can use: no database, no file system, no clock, no global fetch. */
export interface ConnectorContext {
  readonly signal: AbortSignal;
  /** Words besides the name that tell namesakes apart: the employer, the place. Empty for a search. */
  readonly known: readonly string[];
  readonly archive: Archive;
  /** The operator's setting; `undefined` if there is none. */
  setting(name: string): string | undefined;
  /**
   * The JSON of a file that the operator named in a setting. Throws `SkipProbe` if there is no such file, or it cannot
   * be read.
   */
  reference(name: string): Promise<unknown>;
  /**
   * Sends a question to the source, or answers it from the cache. `null`: the source knows nothing of the kind (404,
   * 410). Throws the same errors as `probe`.
   */
  ask(question: Question): Promise<Answer | null>;
  /** The address of the feed that a page names. Throws `UnreadableCapture`. */
  feedOf(page: Capture): Promise<string | undefined>;
}

export interface Question {
  /** The public address, whatever mirror the operator has set. Contains no secret. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `json` by default; a `picture` is returned as its bytes in base64. A `page` is somebody's own page, or a feed: the
   * robots.txt of its host is checked first (RFC 9309).
   */
  readonly wants?: "json" | "page" | "text" | "picture";
  /** Whether the host's robots.txt is also checked for something that is not a page. */
  readonly obeysRobots?: boolean;
  /** Statuses from 400 to 499 that are answers of this source. */
  readonly answers?: readonly number[];
  /**
   * Why a response, judging by its JSON, is not kept at all: the person it is about asked the source for that. `null`
   * if nothing forbids it. If it returns a reason, the question ends in `SkipProbe`.
   */
  readonly refusal?: (json: unknown) => string | null;
}

export interface Answer {
  readonly status: number;
  /** Where the last redirect led. */
  readonly url: string;
  readonly mediaType: string;
  readonly data: string;
  /** `data`, parsed, if JSON was requested. Throws `RetryLater` if there is too much of it to parse here. */
  readonly json: unknown;
  /** ISO 8601 date-time: when it left the source, not when it left the cache. */
  readonly collectedAt: string;
}

/** A response as a capture of a kind. */
export function captureOf(
  kind: string,
  { url, mediaType, collectedAt, data }: Omit<Answer, "status" | "json">,
): Capture {
  return { kind, url, mediaType, collectedAt, data };
}

/**
 * A response that lists several items, or is such a list, as a capture for each: the results of a search are read as if
 * each had been requested alone. Throws `RetryLater` if the response has no such list, so is not the documented one.
 *
 * @param listOf takes the list from the response; omitted if the response itself is the list
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
  if (!Array.isArray(list)) throw new RetryLater(because("noList"), 0);
  for (const each of list as readonly unknown[]) yield captureOf(kind, { ...answer, data: JSON.stringify(each) });
}

/** Whether an identifier is the URL of a profile on a platform. */
export function isProfileOn(platform: Platform): (identifier: Identifier) => boolean {
  return ({ value }) => readProfileUrl(value)?.platform === platform;
}

/** Access to the documents imported by the operator. */
export interface Archive {
  /** Documents filed under the identifier, in a stable order. */
  find(identifier: Identifier): AsyncIterable<Capture>;
}

/** Why a question has no answer, for the ledger: as codes, or in a plug-in's own words. Its message is for the log. */
export class NotAnswered extends Error {
  readonly why: readonly LedgerReason[];

  constructor(why: string | LedgerReason | readonly LedgerReason[], options?: ErrorOptions) {
    const reasons = whyOf(why);
    super(
      typeof why === "string" ? why : reasons.map(({ code, values }) => [code, ...values].join(" ")).join("; "),
      options,
    );
    this.why = reasons;
  }
}

/**
 * The source said "not now" (429, 5xx, a challenge page, a time-out): the probe is blocked, which does not mean absent.
 */
export class RetryLater extends NotAnswered {
  readonly afterMs: number;

  constructor(why: string | LedgerReason | readonly LedgerReason[], afterMs: number, options?: ErrorOptions) {
    super(why, options);
    this.afterMs = afterMs;
  }
}

/** The source was not asked, and why: offline, an open circuit, its robots.txt, an address that is not public. */
export class SkipProbe extends NotAnswered {}

/** The source cannot be used in this run (401, 403, its terms). The other connectors continue. */
export class DisableConnector extends NotAnswered {}
