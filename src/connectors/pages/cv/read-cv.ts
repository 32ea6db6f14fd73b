import { createHash } from "node:crypto";
import { formatOf, isTextFormat } from "../../../documents/document-format.ts";
import { type DocumentText, textOfDocument, UnreadableDocument } from "../../../documents/document-text.ts";
import type { Finding } from "../../../domain/claim.ts";
import { CandorLine } from "../../../importers/candor-ndjson.ts";
import { ImportFormatError, type ImportRow } from "../../../importers/importer.ts";
import { describeIssues } from "../../../importers/lines.ts";
import { identifiersOf } from "../../../importers/person.ts";
import { openZip } from "../../../importers/zip.ts";
import type { Capture } from "../../capture.ts";
import { UnreadableCapture } from "../../findings/claims.ts";
import { readPersonPage } from "../person-page.ts";
import { readText } from "../prose.ts";
import { textOfOdt } from "./odt-text.ts";
import { textOfRtf } from "./rtf-text.ts";

const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
const KINDS = { "text/html": "person-page", "text/plain": "text" } as const;

export type CvReading = { readonly rows: readonly ImportRow[] } | { readonly reason: string };

/** Whose a CV is and what of it a lookup reads, or why it is left out. */
export async function readCv(bytes: Uint8Array, path: string): Promise<CvReading> {
  try {
    const text = await textOf(bytes, path);
    const id = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    return rowsOf(text, id);
  } catch (error) {
    const isTheirs =
      error instanceof UnreadableDocument || error instanceof UnreadableCapture || error instanceof ImportFormatError;
    if (isTheirs) return { reason: error.message };
    throw error;
  }
}

async function textOf(bytes: Uint8Array, path: string): Promise<DocumentText> {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  // Measured before it is unpacked in one go.
  const zip = isPacked ? await openZip(bytes, "the document", { mostBytes: MAX_UNPACKED_BYTES }) : null;
  if (zip && zip.paths.includes("content.xml")) {
    return plainText(textOfOdt(new TextDecoder().decode(await zip.bytes("content.xml"))));
  }
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "{\\rtf") return plainText(textOfRtf(bytes));
  const format = formatOf(bytes, path);
  if (format === null || format === "email" || !isTextFormat(format))
    throw new UnreadableDocument("it is no document whose text is read");
  return await textOfDocument(bytes, format);
}

function plainText(data: string): DocumentText {
  if (!/[\p{L}\p{N}]/u.test(data)) throw new UnreadableDocument("it holds no text: pictures of words are not read");
  return { mediaType: "text/plain", data };
}

function rowsOf({ mediaType, data }: DocumentText, id: string): CvReading {
  const url = `urn:candor:import:cv-${id}`;
  const kind = KINDS[mediaType];
  const finding = readHead({ kind, url, mediaType, collectedAt: null, data });
  if (finding?.name === undefined) return { reason: "no name is told at its head" };
  const key = keyOf(finding, id);
  const candidate = candidateOf(finding, key);
  const document = { type: "document", kind, url, mediaType, data, identifiers: [{ kind: "candidate", value: key }] };
  const rows: ImportRow[] = [];
  for (const row of [candidate, document]) {
    const checked = CandorLine.safeParse(row);
    if (!checked.success) return { reason: describeIssues(checked.error) };
    rows.push(row as ImportRow);
  }
  return { rows };
}

/** Whom a CV is about. Where a page has no heading that says it, the first line does, as in a plain text. */
function readHead(cv: Capture): Finding | undefined {
  const [finding] = readPersonPage(cv);
  if (finding?.name !== undefined || cv.mediaType === "text/plain") return finding;
  const lines = cv.data.replace(/<\/(?:p|h[1-6]|li|tr|div)>|<br ?\/?>/g, "\n").replace(/<[^>]*>/g, " ");
  const [headed] = readText({ ...cv, kind: KINDS["text/plain"], mediaType: "text/plain", data: lines });
  if (headed?.name === undefined) return undefined;
  const [filed] = readPersonPage({ ...cv, about: [headed.name] });
  return { ...(filed ?? headed), name: headed.name };
}

/** A newer CV of the same person changes them: they are known by the address or number that it states with the name. */
function keyOf({ name = "", identifiers }: Finding, id: string): string {
  const strong = identifiers.find(({ kind }) => kind === "email") ?? identifiers.find(({ kind }) => kind === "phone");
  if (strong === undefined) return `cv:${id}`;
  const words = JSON.stringify([name.normalize("NFKC").toLowerCase(), strong.kind, strong.value]);
  return `cv:${createHash("sha256").update(words).digest("base64url").slice(0, 22)}`;
}

function candidateOf({ name = "", claims, identifiers }: Finding, key: string): ImportRow {
  const stated = claims.flatMap((claim) => (claim.property === "email" || claim.property === "phone" ? [claim] : []));
  const keys = identifiersOf({
    fullName: name,
    emails: stated.flatMap(({ property, value }) => (property === "email" ? [value] : [])),
    phones: stated.flatMap(({ property, value }) => (property === "phone" ? [value] : [])),
  });
  const all = [...identifiers, ...keys].filter(({ kind }) => kind !== "name" && kind !== "handle");
  const jobs = claims.flatMap((claim) => (claim.property === "experience" ? [claim.value] : []));
  const job = jobs.find(({ current }) => current === true) ?? jobs[0];
  const place = claims.find((claim) => claim.property === "location")?.value;
  return {
    type: "candidate",
    key,
    fullName: name,
    ...(job?.title && { headline: job.title.slice(0, 500) }),
    ...(job?.company && { company: job.company.slice(0, 500) }),
    ...(typeof place === "string" && place !== "" && { location: place.slice(0, 500) }),
    identifiers: [...new Map(all.map((each) => [`${each.kind} ${each.value}`, each])).values()],
  };
}
