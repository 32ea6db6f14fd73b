import type { LookupData } from "../contract/profile.ts";
import { statedOf } from "../contract/stated.ts";
import type { ExportInput } from "./export-input.ts";

/** In bytes: RFC 6350, 3.2. */
const MAX_LINE_BYTES = 75;

/** The person as a vCard 4.0 (RFC 6350). */
export function writeVcard({ lookup, evidence }: ExportInput): string {
  const data = statedOf(lookup.data ?? {}, evidence) as LookupData;
  const { lookupId, finishedAt } = lookup;
  const lines: string[] = ["BEGIN:VCARD", "VERSION:4.0", "PRODID:-//Candor//Export//EN"];
  const add = (name: string, ...values: readonly (string | number | null | undefined)[]): void => {
    for (const value of values) if (value) lines.push(`${name}:${escapeText(String(value))}`);
  };
  add("FN", data.fullName ?? lookup.candidate?.fullName);
  if (data.firstName || data.lastName) {
    lines.push(`N:${[data.lastName, data.firstName, "", "", ""].map((part) => escapeText(part ?? "")).join(";")}`);
  }
  add("EMAIL", ...(data.emails ?? []));
  for (const phone of data.phoneNumbers ?? []) lines.push(`TEL;TYPE=voice:${escapeText(phone)}`);
  add("TITLE", data.jobTitle);
  add("ORG", data.company);
  if (data.location) lines.push(`ADR;LABEL=${quoteParameter(data.location)}:;;;;;;`);
  for (const link of data.socialMediaLinks ?? []) if (/^https?:/.test(link)) lines.push(`URL:${link}`);
  for (const { language } of data.languages ?? []) add("X-LANGUAGE", language);
  lines.push(`UID:urn:uuid:${lookupId}`);
  if (finishedAt) lines.push(`REV:${finishedAt.replace(/[-:]|\.\d+/g, "")}`);
  lines.push("END:VCARD");
  return lines
    .flatMap(foldLine)
    .map((line) => `${line}\r\n`)
    .join("");
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** RFC 6868. */
function quoteParameter(text: string): string {
  return `"${text.replaceAll("^", "^^").replaceAll('"', "^'").replace(/\r?\n/g, "^n")}"`;
}

/** A long line goes on behind a blank; no character is cut in two. */
function foldLine(line: string): readonly string[] {
  const folded: string[] = [];
  let current = "";
  for (const character of line) {
    if (Buffer.byteLength(current + character) > MAX_LINE_BYTES) {
      folded.push(current);
      current = " ";
    }
    current += character;
  }
  return [...folded, current];
}
