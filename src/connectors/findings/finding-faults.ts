import { isProperty, shapeFaultOf } from "../../domain/claim-shape.ts";
import { IDENTIFIER_KINDS } from "../../domain/identifier.ts";
import { UnreadableCapture } from "./claims.ts";

/**
 * What a reader made from a capture is not a finding. The message says what its code must return, never what a document
 * contains; the capture yields nothing.
 */
export class WrongFinding extends UnreadableCapture {}

/**
 * Why something that a reader yielded is not a `Finding`, checking what matching and sections rely on; `null` if it is
 * one. For our own readers, types ensure the same; a plug-in may be written without them.
 */
export function faultOfFinding(finding: unknown): string | null {
  if (!isObject(finding)) return "it yields no finding, but something else";
  const { externalId, url, name, text, claims, identifiers, pages = [] } = finding;
  if (typeof externalId !== "string" || externalId === "")
    return 'a finding has no "externalId", or one that is not text';
  if (typeof url !== "string") return 'a finding has no "url"';
  if (runsOrEmbeds(url)) return 'the "url" of a finding is not the address of a page: pass it through "webAddress"';
  if (name !== undefined && typeof name !== "string") return 'the "name" of a finding is not text';
  if (text !== undefined && typeof text !== "string") return 'the "text" of a finding is not text';
  if (!Array.isArray(claims)) return 'the "claims" of a finding are not a list';
  if (!Array.isArray(identifiers) || !Array.isArray(pages)) return 'the "identifiers" of a finding are not a list';
  for (const identifier of [...(identifiers as unknown[]), ...(pages as unknown[])]) {
    const fault = faultOfIdentifier(identifier);
    if (fault !== null) return fault;
  }
  for (const claim of claims as unknown[]) {
    const fault = faultOfClaim(claim);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfIdentifier(identifier: unknown): string | null {
  if (!isObject(identifier)) return "an identifier is not an object with a kind and a value";
  const { kind, value } = identifier;
  if (!IDENTIFIER_KINDS.some((each) => each === kind)) {
    return `no kind of identifier is called "${wordOf(kind)}": there are ${IDENTIFIER_KINDS.join(", ")}`;
  }
  return typeof value === "string" && value !== ""
    ? null
    : `the value of an identifier of kind ${String(kind)} is not text`;
}

function faultOfClaim(claim: unknown): string | null {
  if (!isObject(claim)) return "a claim is not an object";
  const { property, value, locator, quote, method, confidence } = claim;
  if (!isProperty(property)) return `it claims "${wordOf(property)}", which is not a property`;
  if (typeof locator !== "string") return `a claim of ${property} has no "locator"`;
  if (quote !== undefined && typeof quote !== "string") return `the "quote" of a claim of ${property} is not text`;
  if (method !== "stated" && method !== "derived")
    return `the "method" of a claim of ${property} is neither stated nor derived`;
  if (typeof confidence !== "number" || !(confidence > 0 && confidence <= 1)) {
    return `the "confidence" of a claim of ${property} is not above 0 and at most 1`;
  }
  if (property === "website" && typeof value === "string" && runsOrEmbeds(value)) {
    return 'a claim of website is not the address of a page: pass it through "webAddress"';
  }
  const fault = shapeFaultOf(property, value);
  return fault === null ? null : `the value of a claim has another shape: ${fault}`;
}

/** Whether an address, as a browser reads it, is a script or a document of its own. */
function runsOrEmbeds(address: string): boolean {
  return ["javascript:", "vbscript:", "data:"].includes(URL.parse(address)?.protocol ?? "");
}

/** A name from a reader's code; nothing that may come from a document is quoted. */
function wordOf(name: unknown): string {
  return typeof name === "string" && /^[\w-]{1,40}$/.test(name) ? name : typeof name;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
