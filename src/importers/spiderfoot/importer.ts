import { z } from "zod";
import { latinize } from "../../names/scripts.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { type Folder, ImportFormatError, type Importer, type Rejection } from "../importer.ts";
import { beginsLike, given, readHead, readJsonFile, text } from "../json.ts";
import { describeIssues, readJsonLines } from "../lines.ts";
import { type ImportedPerson, personRows } from "../person.ts";
import { readRecords } from "../tables/csv.ts";
import { isPrinted, readPrinted } from "./printed.ts";
import { readStatedInstant } from "../../domain/instant.ts";
import { leftOut } from "../left-out.ts";

/** One thing that a scan found. */
const Found = z.object({
  data: z.string(),
  event_type: z.string(),
  module: text,
  source_data: text,
  false_positive: z.union([z.number(), z.boolean()]).optional().catch(undefined),
  last_seen: text,
  scan_name: text,
  scan_target: text,
  /** The event that led to it was not printed: it may be anybody's. */
  sourceless: z.boolean().optional(),
});
type Found = z.infer<typeof Found>;

/** The same as printed by `sf.py -o json`, for one scan, which it does not name. */
const Printed = z
  .looseObject({
    generated: z.number().optional(),
    type: z.string(),
    data: z.string(),
    module: text,
    source: text,
    sourceless: z.boolean().optional(),
  })
  .transform(
    ({ generated, type, data, module, source, sourceless }): Found => ({
      sourceless,
      data,
      event_type: type,
      module,
      source_data: source,
      last_seen: generated === undefined ? undefined : new Date(generated * 1_000).toISOString(),
      scan_name: undefined,
      scan_target: undefined,
    }),
  );

const JSON_ENDING = /\.(?:json|jsonl|ndjson)$/i;
const TEXT_ENDING = /\.(?:csv|tsv|tab|txt)$/i;
/** The titles of CSVs exported from the web pages. */
const EXPORTED_TITLES = /^\uFEFF?(?:Scan Name,)?Updated,Type,Module,Source,F\/P,Data/;

/** The module that adds the target itself to what a scan found. */
const TARGET_MODULE = "SpiderFoot UI";

/**
 * Results of SpiderFoot: one or several scans as JSON or CSV. A scan of a name, a username, an email address or a phone
 * number is about one person; one of a host or a network is about nobody. Findings marked as false positives are left
 * out.
 */
export const spiderfoot: Importer = {
  name: "spiderfoot",
  title: "SpiderFoot scans (JSON, CSV, text)",
  async recognise(folder) {
    const isExported = await beginsLike(folder, JSON_ENDING, [/"event_type"\s*:/, /"scan_(?:name|target)"\s*:/]);
    const isJson = await beginsLike(folder, JSON_ENDING, [/"type"\s*:/, /"module"\s*:\s*"(?:SpiderFoot UI|sfp_)/]);
    if (isExported || isJson || (await beginsLike(folder, /\.csv$/i, [EXPORTED_TITLES]))) return true;
    const text = folder.list().find((path) => TEXT_ENDING.test(path));
    return text !== undefined && (await isPrinted(folder, text));
  },
  async *rows(folder, onReject = () => undefined) {
    const paths = folder.list().filter((path) => JSON_ENDING.test(path) || TEXT_ENDING.test(path));
    if (paths.length === 0) throw new ImportFormatError("There is no .json, .csv or .txt file of a scan.");
    for (const path of paths) {
      const found = await take(folder, path, onReject);
      for (const [scan, events] of Map.groupBy(found, (each) => each.scan_target ?? each.scan_name ?? "")) {
        const person = personOf(scan, events);
        if (person === undefined) {
          onReject({ path, line: null, ...leftOut("namesNobody") });
          continue;
        }
        const date = events
          .map((each) => each.last_seen ?? "")
          .toSorted()
          .at(-1);
        const collectedAt = readStatedInstant(date ?? "");
        const source = {
          format: "spiderfoot",
          ...(collectedAt !== null && { collectedAt: collectedAt.toISOString() }),
        };
        for (const title of contactsLeftOut(person, events)) {
          onReject({ path, line: null, cell: true, ...leftOut("notKept", title) });
        }
        yield* personRows(person, source, { path, line: null, onReject });
      }
    }
  },
};

async function take(folder: Folder, path: string, onReject: (rejection: Rejection) => void): Promise<readonly Found[]> {
  const found: Found[] = [];
  const add = (value: unknown, at: number): void => {
    const read = Found.or(Printed).safeParse(value);
    if (!read.success) onReject({ path, line: at, reason: describeIssues(read.error) });
    else if (!read.data.false_positive) found.push(read.data);
  };
  if (TEXT_ENDING.test(path) && (await isPrinted(folder, path))) {
    for await (const { line, ...event } of readPrinted(folder, path))
      add({ ...event, sourceless: event.source === undefined }, line);
  } else if (TEXT_ENDING.test(path)) {
    for await (const { cells, line } of readRecords(folder, path)) {
      const { Data: data, Type: type, Module: module, Source: source, Updated: seen, "Scan Name": scan } = cells;
      const more = { source_data: source, last_seen: seen, scan_name: scan, false_positive: Number(cells["F/P"]) };
      add({ data, event_type: type, module, ...more }, line);
    }
  } else if (/^\uFEFF?\s*\{/.test(await readHead(folder, path))) {
    for await (const { value, line } of readJsonLines(folder, path, z.unknown(), onReject)) add(value, line);
  } else {
    const file = await readJsonFile(folder, path);
    if (!Array.isArray(file)) throw new ImportFormatError(`${path} is not a list of what a scan found.`);
    for (const [at, value] of (file as unknown[]).entries()) add(value, at + 1);
  }
  return found;
}

/** Finds events by code or title: exports have one or the other. */
function ofType(events: readonly Found[], code: string, title: string): readonly Found[] {
  return events.filter((each) => each.event_type === code || each.event_type === title);
}

/** @param scan the target as the export states it, or else the operator's name for the scan */
function personOf(scan: string, events: readonly Found[]): ImportedPerson | undefined {
  const asked = events.filter(({ module }) => module === TARGET_MODULE);
  const root = asked.length === 0 && scan === "" ? rootOf(events) : undefined;
  const target = asked[0]?.data.trim() ?? root ?? scan;
  const plain = target.replace(/^"|"$/g, "").trim();
  const email = normalizeIdentifier("email", plain);
  const phone = normalizeIdentifier("phone", plain);
  const names = [...new Set(ofType(events, "HUMAN_NAME", "Human Name").map(({ data }) => data.trim()))];
  const isUsername =
    target !== plain || ofType(asked, "USERNAME", "Username").length > 0 || (root !== undefined && isWord(root));
  const isName = /^\p{L}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*)+$/u.test(plain);
  if (!email && !phone && !isUsername && !isName) return undefined;
  const fullName = isName ? plain : names.length === 1 ? names[0] : isUsername ? plain : undefined;
  if (fullName === undefined) return undefined;
  // Other addresses and numbers that a scan met may be anybody's, and so may profiles on pages it met.
  const isTargets = ({ source_data: source, sourceless }: Found) =>
    !sourceless && (source === undefined || source.replaceAll('"', "") === plain);
  const isNamedSo = (link: string) =>
    link
      .toLowerCase()
      .split(/[/@?=&]/)
      .includes(plain.toLowerCase());
  const usernames = new Set(
    ofType(events, "USERNAME", "Username")
      .filter(isTargets)
      .map(({ data }) => data.trim()),
  );
  const links = [
    ...ofType(events, "SOCIAL_MEDIA", "Social Media Presence"),
    ...ofType(events, "ACCOUNT_EXTERNAL_OWNED", "Account on External Site"),
  ].flatMap((each) => {
    const link = addressIn(each.data);
    const isTheirs = isTargets(each) || usernames.has(each.source_data ?? "");
    return link !== undefined && (isTheirs || (each.sourceless && isUsername && isNamedSo(link))) ? [link] : [];
  });
  // What is found by a name alone is as often a namesake's, but not an address that contains the name.
  const asAsked = (code: string, title: string) =>
    onlyOne(ofType(events, code, title).filter((each) => isTargets(each) && (!isName || bearsName(each.data, plain))));
  return given({
    fullName,
    emails: email ? [email.value] : asAsked("EMAILADDR", "Email Address"),
    phones: phone ? [phone.value] : asAsked("PHONE_NUMBER", "Phone Number"),
    profiles: [...new Set(links.filter((link) => readProfileUrl(link) !== null))],
    accounts: [...new Set(links.filter((link) => readProfileUrl(link) === null))],
  });
}

/** What kinds of contact details a scan found of which none was taken: each may be a namesake's. */
function contactsLeftOut({ emails, phones }: ImportedPerson, events: readonly Found[]): readonly string[] {
  const isFound = (code: string, title: string) => ofType(events, code, title).length > 0;
  return [
    ...(emails?.length === 0 && isFound("EMAILADDR", "Email Address") ? ["Email Address"] : []),
    ...(phones?.length === 0 && isFound("PHONE_NUMBER", "Phone Number") ? ["Phone Number"] : []),
  ];
}

/** The target of a printed scan that omits it: the one thing that led to others and was not itself found. */
function rootOf(events: readonly Found[]): string | undefined {
  const found = new Set(
    events.filter(({ data, source_data: source }) => data.trim() !== source).map(({ data }) => data.trim()),
  );
  const roots = new Set(events.flatMap(({ source_data: source }) => (source && !found.has(source) ? [source] : [])));
  return roots.size === 1 ? [...roots][0] : undefined;
}

/** `sf.py` takes a word with a dot for a host. */
function isWord(text: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(text);
}

/** Whether the surname is in the local part of an email address. */
function bearsName(address: string, name: string): boolean {
  const [local = ""] = address.toLowerCase().split("@");
  const last = latinize(name.split(/\s+/).at(-1) ?? "");
  return last.length >= MIN_LETTERS && address.includes("@") && local.replace(/[^a-z0-9]/g, "").includes(last);
}

/** A shorter part of a name occurs in addresses by chance. */
const MIN_LETTERS = 3;

/** A value found directly from the target is the target's if there is only one: of several, any may be a namesake's. */
function onlyOne(events: readonly Found[]): readonly string[] {
  const values = new Set(events.map(({ data }) => data.trim()));
  return values.size === 1 ? [...values] : [];
}

/** `GitHub (Category: coding)`, with the URL on the next line; files lack the tags that surround it in the database. */
function addressIn(data: string): string | undefined {
  return /https?:\/\/[^\s<]+/.exec(data)?.[0];
}
