import { createHash } from "node:crypto";
import { formatOf, isTextFormat } from "../../../documents/document-format.ts";
import {
  type DocumentText,
  HoldsPictures,
  textOfDocument,
  UnreadableDocument,
} from "../../../documents/document-text.ts";
import { headerOfDocx } from "../../../documents/docx-header.ts";
import type { Finding } from "../../../domain/claim.ts";
import type { Identifier } from "../../../domain/identifier.ts";
import { readProfileUrl } from "../../../domain/platform.ts";
import { IMPORTED_CV } from "../../../domain/told-address.ts";
import { CandorLine } from "../../../importers/candor-ndjson.ts";
import { withoutTitles } from "../../../importers/credentials.ts";
import { ImportFormatError, type ImportLine } from "../../../importers/importer.ts";
import { type LeftOut, leftOut } from "../../../importers/left-out.ts";
import { describeIssues } from "../../../importers/lines.ts";
import { identifiersOf } from "../../../importers/person.ts";
import { openZip } from "../../../importers/zip.ts";
import type { Capture } from "../../capture.ts";
import { UnreadableCapture } from "../../findings/claims.ts";
import { chapterOf } from "../../../text/document/chapters.ts";
import { addressesIn } from "./addresses.ts";
import { OWN } from "./chapters.ts";
import { withoutLetter } from "./cover-letter.ts";
import { textOfMarkdown } from "./markdown-text.ts";
import { textOfOdt } from "./odt-text.ts";
import { textOfRtf } from "./rtf-text.ts";
import { setInOrder } from "./set-in-order.ts";
import { whoseCv } from "./whose-cv.ts";

const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
const KINDS = { "text/html": "person-page", "text/plain": "text" } as const;

export type CvReading =
  | { readonly rows: readonly ImportLine[] }
  | (LeftOut & { /** Its pages are pictures. */ readonly isPictures?: boolean });

/** Whose CV it is and the part of it that a lookup reads, or why it is left out. */
export async function readCv(bytes: Uint8Array, path: string): Promise<CvReading> {
  try {
    const text = await textOf(bytes, path);
    const id = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    return rowsOf(text, id);
  } catch (error) {
    const isTheirs =
      error instanceof UnreadableDocument || error instanceof UnreadableCapture || error instanceof ImportFormatError;
    if (isTheirs) return { reason: error.message, isPictures: error instanceof HoldsPictures };
    throw error;
  }
}

async function textOf(bytes: Uint8Array, path: string): Promise<DocumentText> {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableDocument(
      "it is locked by a password, or a document of Word 97 to 2003: save it as .docx without one",
    );
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  // Its size is checked before it is unpacked at once.
  const zip = isPacked ? await openZip(bytes, "the document", { maxBytes: MAX_UNPACKED_BYTES }) : null;
  if (zip && zip.paths.includes("content.xml")) {
    return plainText(textOfOdt(new TextDecoder().decode(await zip.bytes("content.xml"))));
  }
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "{\\rtf") return plainText(textOfRtf(bytes));
  const format = formatOf(bytes, path);
  if (format === null || format === "email" || !isTextFormat(format))
    throw new UnreadableDocument("it is not a document whose text can be read");
  const text = await textOfDocument(bytes, format);
  if (format === "docx") return withHeader(text, headerOfDocx(bytes));
  return format === "text" && /\.(?:md|markdown)$/i.test(path) ? plainText(textOfMarkdown(text.data)) : text;
}

/** With the name and the contacts that stand above the page: a header without an address is a title or a number of pages. */
function withHeader({ mediaType, data }: DocumentText, header: readonly string[]): DocumentText {
  if (!header.some((line) => line.includes("@"))) return { mediaType, data };
  const lines = header.flatMap((line) => line.split(BETWEEN_CONTACTS)).filter((line) => !data.includes(line));
  if (mediaType === "text/plain") return { mediaType, data: `${lines.join("\n")}\n${data}` };
  const escape = (line: string) => line.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  // What is no contact is the name; where it stands on the page, the contacts come below it.
  const [name] = lines.filter((line) => !/[\d@/]/u.test(line));
  const isNamed = name !== undefined && lines[0] === name;
  const paragraphs = lines.map((line) =>
    isNamed && line === name ? `<h1>${escape(line)}</h1>` : `<p>${escape(line)}</p>`,
  );
  const at = isNamed ? 0 : data.indexOf("</p>") + "</p>".length;
  const from = Math.max(at, data.indexOf("<body>") + "<body>".length);
  return { mediaType, data: data.slice(0, from) + paragraphs.join("") + data.slice(from) };
}

const BETWEEN_CONTACTS = /\s{2,}(?:[|•·]\s{1,})?|\s[|•·]\s|\t/u;

function plainText(data: string): DocumentText {
  if (!/[\p{L}\p{N}]/u.test(data)) throw new UnreadableDocument("it contains no text: pictures of text are not read");
  return { mediaType: "text/plain", data };
}

function rowsOf(document: DocumentText, id: string): CvReading {
  const { mediaType, data: written } = withoutLetter(document);
  const data = mediaType === "text/plain" ? setInOrder(written) : written;
  const url = `${IMPORTED_CV}${id}`;
  const kind = KINDS[mediaType];
  const cv = { kind, url, mediaType, collectedAt: null, data };
  const finding = whoseCv(cv);
  if (finding?.name === undefined) return leftOut("noNameAtHead");
  const key = keyOf(finding, id);
  const candidate = candidateOf(finding, key, [...addressesIn(cv), ...profilesLinked(cv)]);
  const filed = { type: "document", kind, url, mediaType, data, identifiers: [{ kind: "candidate", value: key }] };
  const rows: ImportLine[] = [];
  for (const row of [candidate, filed]) {
    const checked = CandorLine.safeParse(row);
    if (!checked.success) return { reason: describeIssues(checked.error) };
    rows.push(row as ImportLine);
  }
  return { rows };
}

/**
 * A newer CV of the same person replaces the old one, so people are recognised by an address or number that it states
 * with the name.
 */
function keyOf({ name = "", identifiers }: Finding, id: string): string {
  const strong = identifiers.find(({ kind }) => kind === "email") ?? identifiers.find(({ kind }) => kind === "phone");
  if (strong === undefined) return `cv:${id}`;
  const words = JSON.stringify([name.normalize("NFKC").toLowerCase(), strong.kind, strong.value]);
  return `cv:${createHash("sha256").update(words).digest("base64url").slice(0, 22)}`;
}

function candidateOf(
  { name = "", claims, identifiers }: Finding,
  key: string,
  addresses: readonly Identifier[],
): ImportLine {
  const stated = claims.flatMap((claim) => (claim.property === "email" || claim.property === "phone" ? [claim] : []));
  const keys = identifiersOf({
    fullName: name,
    emails: stated.flatMap(({ property, value }) => (property === "email" ? [value] : [])),
    phones: stated.flatMap(({ property, value }) => (property === "phone" ? [value] : [])),
  });
  const all = [...identifiers, ...keys, ...addresses].filter(({ kind }) => KEYS.has(kind));
  const jobs = claims.flatMap((claim) => (claim.property === "experience" ? [claim.value] : []));
  const job = jobs.find(({ current }) => current === true);
  const called = claims.find((claim) => claim.property === "occupation")?.value;
  const headline = job?.title ?? (typeof called === "string" ? called : undefined);
  const place = claims.find((claim) => claim.property === "location")?.value;
  const [nickname, ...spoken] = nicknameIn(name);
  const bare = withoutTitles(spoken.length > 0 ? spoken.join(" ") : name);
  return {
    type: "candidate",
    key,
    fullName: bare,
    ...(nickname !== undefined && { aliases: [`${nickname} ${spoken.at(-1)}`] }),
    ...(headline && { headline: headline.slice(0, 500) }),
    ...(job?.company && { company: job.company.slice(0, 500) }),
    ...(typeof place === "string" && place !== "" && { location: place.slice(0, 500) }),
    identifiers: [...new Map(all.map((each) => [`${each.kind} ${each.value}`, each])).values()],
  };
}

/** The short name in quotes, and the words around it: "Ines “Nessie” Calder". */
function nicknameIn(name: string): readonly string[] {
  const [, given = "", nickname = "", family = ""] = NICKNAMED.exec(name) ?? [];
  return nickname === "" ? [] : [nickname, ...`${given} ${family}`.split(" ")];
}

const NICKNAMED = /^([^"“”„«»()]{1,80}) ["“„«(]([\p{L}'’-]{2,30})["”“»)] ([^"“”„«»()]{1,80})$/u;

const KEYS: ReadonlySet<string> = new Set(["email", "phone", "profileUrl", "website", "externalId"]);

/** The profiles that the head of a page links to ("LinkedIn"), before its first chapter. */
function profilesLinked({ mediaType, data }: Capture): readonly Identifier[] {
  if (mediaType !== "text/html") return [];
  const chapter = [...data.matchAll(/<h[1-6][^<>]*>([^<>]*)</giu)].find(([, title = ""]) => {
    const told = chapterOf(title.trim());
    return told !== undefined && !OWN.has(told);
  });
  const head = data.slice(0, chapter?.index ?? MAX_LINKED_HEAD);
  return [...head.matchAll(/<a\s[^<>]*href=["']?(https?:\/\/[^"'<>\s]{1,2000})/giu)].flatMap(([, address = ""]) => {
    const profile = readProfileUrl(address);
    return profile === null ? [] : [{ kind: "profileUrl" as const, value: profile.url }];
  });
}

/** In characters, for a page without chapters. */
const MAX_LINKED_HEAD = 4_000;
