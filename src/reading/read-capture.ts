import type { Capture, Connector } from "../connectors/connector.ts";
import { unknownMembers } from "../connectors/members.ts";
import { type Reader, readerOf, tableOf } from "../connectors/reader.ts";
import { BeyondLimits, UnreadableCapture } from "../connectors/findings/claims.ts";
import { faultOfFinding, WrongFinding } from "../connectors/findings/finding-faults.ts";
import { saysMadeUp } from "../connectors/pages/made-up.ts";
import { type ClaimDraft, claimId, type Finding, recordId } from "../domain/claim.ts";
import { toStorable } from "../domain/storable.ts";
import { readBiographies } from "../text/prose/biographies.ts";
import { partNaming } from "./part-naming.ts";
import { runningText } from "./running-text.ts";

/** What one capture says. */
export interface Reading {
  readonly findings: readonly ReadFinding[];
  /** What a person would read of it; empty for data. */
  readonly text: string;
  /** Only the parts that name the person were read: the capture is too long to be read whole. */
  readonly partial?: true;
  /** It says that it is satire or fiction, so it says nothing about anybody. */
  readonly madeUp?: true;
  /** Some of its characters could not be decoded: what stands in them is left out. */
  readonly damaged?: true;
}

/** A person in a capture, with the IDs that their record and its claims have in every lookup. */
export interface ReadFinding extends Omit<Finding, "claims"> {
  readonly recordId: string;
  readonly claims: readonly ReadClaim[];
  /** The claims read from the sentences of descriptions among the claims. */
  readonly described: readonly ReadClaim[];
}

export type ReadClaim = ClaimDraft & { readonly id: string };

/** How a capture compares with what is known about its source. */
export interface Check {
  /** What is wrong with it, naming members but never values; `null` if nothing is. */
  readonly wrong: string | null;
  /** The paths of members that no reader uses. */
  readonly unknownMembers: readonly string[];
}

/** The longest capture, in UTF-16 units: the largest that an import accepts; responses from outside are smaller. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** Forty times as many as the longest of our samples states. Each becomes a row. */
const MAX_CLAIMS = 20_000;

/**
 * Reads one capture; of a page that is too long, only the parts that name the person. Pure. Throws `UnreadableCapture`;
 * any other error is a bug in a reader.
 */
export function readCapture(connector: Pick<Connector, "name" | "asks" | "readers">, capture: Capture): Reading {
  requireShort(capture);
  const part = partNaming(capture);
  const findings: ReadFinding[] = [];
  let claims = 0;
  let damaged = capture.data.includes(UNDECODED);
  const reader = ownReader(connector, capture);
  for (const finding of reader.read(part ?? capture)) {
    requireFinding(reader, finding);
    const id = recordId(connector.name, finding.externalId);
    const identified = (draft: ClaimDraft): ReadClaim => ({ ...draft, id: claimId(id, draft) });
    claims += 1 + finding.claims.length;
    if (claims > MAX_CLAIMS) throw new BeyondLimits(`it states more than ${MAX_CLAIMS} things`);
    const whole = withoutDamage(finding);
    damaged ||= whole !== finding;
    const described = readBiographies(whole).filter(isWhole).map(identified);
    findings.push({ ...whole, recordId: id, claims: whole.claims.map(identified), described });
  }
  return {
    findings,
    text: runningText(part ?? capture),
    ...(part !== null && { partial: true as const }),
    ...(findings.length === 0 && isMadeUp(capture) && { madeUp: true as const }),
    ...(damaged && { damaged: true as const }),
  };
}

/** What stands for bytes that are not in a document's encoding. */
const UNDECODED = "\uFFFD";

/** A finding without a name and values with characters that could not be decoded, or that cannot be stored. */
function withoutDamage(finding: Finding): Finding {
  const { name, ...rest } = finding;
  const claims = finding.claims.filter(isWhole);
  const isNamed = name !== undefined && isReadable(name);
  if (claims.length === finding.claims.length && (isNamed || name === undefined)) return finding;
  return { ...rest, claims, ...(isNamed && { name }) };
}

/** A long text is not spoilt by one such character. */
function isWhole({ value }: ClaimDraft): boolean {
  const texts = typeof value === "object" ? Object.values(value) : [value];
  return texts.every((text) => typeof text !== "string" || text.length > MAX_FIELD_LENGTH || isReadable(text));
}

function isReadable(text: string): boolean {
  return !toStorable(text).includes(UNDECODED);
}

/** In UTF-16 units; what is longer is a text to be read, such as a biography or a post. */
const MAX_FIELD_LENGTH = 200;

function isMadeUp(capture: Capture): boolean {
  return /^text\/(?:html|plain)\b/iu.test(capture.mediaType) && saysMadeUp(capture);
}

/** Reads one capture only to find out whether its source still answers in the expected form. Pure. */
export function checkCapture(connector: Pick<Connector, "asks" | "readers">, capture: Capture): Check {
  const reader = ownReader(connector, capture);
  try {
    requireShort(capture);
    for (const finding of reader.read(capture)) requireFinding(reader, finding);
  } catch (error) {
    if (!(error instanceof UnreadableCapture)) throw error;
    return { wrong: wordsOf(error), unknownMembers: [] };
  }
  const table = tableOf(reader);
  return { wrong: null, unknownMembers: table === null ? [] : unknownMembers(capture, table) };
}

/** An invalid finding would break the code that weighs it, so it fails its own source and not the lookup. */
function requireFinding({ kind }: Reader, finding: unknown): void {
  const fault = faultOfFinding(finding);
  if (fault !== null) throw new WrongFinding(`the reader of ${kind} fails: ${fault}`);
}

/** Operators may import documents of any kind; an outside source answers only in the kinds that its connector names. */
function ownReader({ asks, readers }: Pick<Connector, "asks" | "readers">, { kind }: Capture): Reader {
  if (asks !== undefined && !readers.some((reader) => reader.kind === kind)) {
    throw new Error(`captures of kind "${kind}" are not this connector's`);
  }
  return readerOf(readers, kind);
}

function requireShort({ data }: Capture): void {
  if (data.length > MAX_CHARACTERS) throw new BeyondLimits(`it has more than ${MAX_CHARACTERS} characters`);
}

function wordsOf(error: UnreadableCapture): string {
  if (error instanceof WrongFinding) return error.message;
  if (error instanceof BeyondLimits) return `the answer could not be read: ${error.message}`;
  return `the response has an unexpected shape: ${error.message}`;
}
