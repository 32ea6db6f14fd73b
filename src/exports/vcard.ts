import type { LookupData } from "../contract/profile.ts";
import { statedOf } from "../contract/stated.ts";
import { claimsBelow } from "./evidence.ts";
import type { ExportInput } from "./export-input.ts";
import { accountAddresses } from "./links.ts";
import { namePartsOf } from "./name-parts.ts";
import { placeParts } from "./place-parts.ts";
import { preciseDate } from "./precise-date.ts";
import { languageCodeOf } from "../text/document/lists.ts";

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
  const name = namePartsOf({ ...data, fullName: data.fullName ?? lookup.candidate?.fullName });
  if (name) lines.push(`N:${[name.family, name.given, name.additional, "", ""].map(escapeText).join(";")}`);
  add("EMAIL", ...(data.emails ?? []));
  for (const phone of data.phoneNumbers ?? []) lines.push(`TEL;TYPE=voice:${escapeText(phone)}`);
  add("TITLE", data.jobTitle);
  add("ORG", data.company);
  for (const line of jobLines(data, evidence)) lines.push(line);
  if (data.location) {
    const { locality, region, country } = placeParts(data.location);
    const parts = [locality, region, "", country].map(escapeText);
    lines.push(`ADR;LABEL=${quoteParameter(data.location)}:;;;${parts.join(";")}`);
  }
  const links = [...(data.websites ?? []), ...accountAddresses(data, evidence)];
  for (const link of links) if (/^https?:/.test(link)) lines.push(`URL:${link}`);
  for (const { language } of data.languages ?? []) {
    const code = languageCodeOf(language);
    // `LANG` takes a tag of RFC 5646.
    const isTag = code !== undefined && /^[a-z]{2,3}$/.test(code);
    add(isTag ? "LANG" : "X-LANGUAGE", isTag ? code : language);
  }
  lines.push(`UID:urn:uuid:${lookupId}`);
  if (finishedAt) lines.push(`REV:${finishedAt.replace(/[-:]|\.\d+/g, "")}`);
  lines.push("END:VCARD");
  return lines
    .flatMap(foldLine)
    .map((line) => `${line}\r\n`)
    .join("");
}

/**
 * Posts other than the one in `TITLE` and `ORG`: current ones as further titles and organisations, each pair in a group
 * (RFC 6350, 3.3); past ones in a note, since a card has no place for them.
 */
function jobLines({ jobTitle, company, experiences = [] }: LookupData, evidence: ExportInput["evidence"]): string[] {
  const jobs = experiences.map((job, at) => ({
    ...job,
    from: preciseDate(evidence, `/experiences/${at}`, "from", job.dateFrom),
    to: preciseDate(evidence, `/experiences/${at}`, "to", job.dateTo),
    lasts: claimsBelow(evidence, `/experiences/${at}`).some(({ value }) => isCurrent(value)),
  }));
  const others = jobs.filter((job) => job.title !== jobTitle || job.company !== company);
  const lasting = others.filter(({ lasts }) => lasts);
  const past = others.filter(({ lasts }) => !lasts).map(pastLine);
  return [
    ...lasting.flatMap((job, at) => [
      ...(job.title ? [`job${at + 1}.TITLE:${escapeText(job.title)}`] : []),
      `job${at + 1}.ORG:${escapeText(job.company)}`,
    ]),
    ...(past.length > 0 ? [`NOTE:${escapeText(past.join("\n"))}`] : []),
  ];
}

function isCurrent(value: unknown): boolean {
  return typeof value === "object" && value !== null && "current" in value && value.current === true;
}

function pastLine(job: {
  title?: string;
  company: string;
  from?: string | undefined;
  to?: string | undefined;
}): string {
  const period = [job.from ?? "", job.to ?? ""].join("–");
  return [job.title ?? "", job.company, period === "–" ? "" : period].filter((part) => part !== "").join(", ");
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** RFC 6868. */
function quoteParameter(text: string): string {
  return `"${text.replaceAll("^", "^^").replaceAll('"', "^'").replace(/\r?\n/g, "^n")}"`;
}

/** A long line continues after a space; no character is split. */
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
