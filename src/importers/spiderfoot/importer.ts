import { z } from "zod";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { type Folder, ImportFormatError, type Importer, type Rejection } from "../importer.ts";
import { beginsLike, given, readJsonFile, text } from "../json.ts";
import { describeIssues } from "../lines.ts";
import { type ImportedPerson, personRows } from "../person.ts";
import { readRecords } from "../tables/csv.ts";
import { readStatedInstant } from "../../domain/instant.ts";

/** One thing that a scan found. */
const Found = z.object({
  data: z.string(),
  event_type: z.string(),
  false_positive: z.union([z.number(), z.boolean()]).optional().catch(undefined),
  last_seen: text,
  scan_name: text,
  scan_target: text,
});
type Found = z.infer<typeof Found>;

/**
 * Results of SpiderFoot: the JSON or CSV of one scan or several. A scan of a name, a username, an e-mail address or a number
 * is about one person; of one about a host or a network nobody is made. What was marked as a false positive is left out.
 */
export const spiderfoot: Importer = {
  name: "spiderfoot",
  title: "SpiderFoot scans (JSON, CSV)",
  async recognise(folder) {
    const isJson = await beginsLike(folder, /\.json$/i, [/"event_type"\s*:/, /"scan_(?:name|target)"\s*:/]);
    return (
      isJson || (await beginsLike(folder, /\.csv$/i, [/^\uFEFF?(?:Scan Name,)?Updated,Type,Module,Source,F\/P,Data/]))
    );
  },
  async *rows(folder, onReject = () => undefined) {
    const paths = folder.list().filter((path) => /\.(?:json|csv)$/i.test(path));
    if (paths.length === 0) throw new ImportFormatError("There is no .json or .csv file of a scan.");
    for (const path of paths) {
      const found = await take(folder, path, onReject);
      for (const [target, events] of Map.groupBy(found, (each) => each.scan_target ?? each.scan_name ?? "")) {
        const person = personOf(target, events);
        if (person === undefined) {
          onReject({ path, line: null, reason: "a scan that is about nobody by name, or about a host or a network" });
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
        yield* personRows(person, source, { path, line: null, onReject });
      }
    }
  },
};

async function take(folder: Folder, path: string, onReject: (rejection: Rejection) => void): Promise<readonly Found[]> {
  const found: Found[] = [];
  const add = (value: unknown, at: number): void => {
    const read = Found.safeParse(value);
    if (!read.success) onReject({ path, line: at, reason: describeIssues(read.error) });
    else if (!read.data.false_positive) found.push(read.data);
  };
  if (/\.csv$/i.test(path)) {
    for await (const { cells, line } of readRecords(folder, path)) {
      const { Data: data, Type: type, Updated: seen, "Scan Name": scan, "F/P": isFalse } = cells;
      add({ data, event_type: type, last_seen: seen, scan_name: scan, false_positive: Number(isFalse) }, line);
    }
  } else {
    const file = await readJsonFile(folder, path);
    if (!Array.isArray(file)) throw new ImportFormatError(`${path} is no list of what a scan found.`);
    for (const [at, value] of (file as unknown[]).entries()) add(value, at + 1);
  }
  return found;
}

/** By the code of an event, or by its title, as exports have the one or the other. */
function valuesOf(events: readonly Found[], code: string, title: string): readonly string[] {
  const all = events.flatMap((each) => (each.event_type === code || each.event_type === title ? each.data.trim() : []));
  return [...new Set(all)];
}

function personOf(target: string, events: readonly Found[]): ImportedPerson | undefined {
  const plain = target.replace(/^"|"$/g, "").trim();
  const email = normalizeIdentifier("email", plain);
  const phone = normalizeIdentifier("phone", plain);
  const names = valuesOf(events, "HUMAN_NAME", "Human Name");
  const isQuoted = target !== plain;
  const isName = /^\p{L}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*)+$/u.test(plain);
  if (!email && !phone && !isQuoted && !isName) return undefined;
  const fullName = isName ? plain : names.length === 1 ? names[0] : isQuoted ? plain : undefined;
  if (fullName === undefined) return undefined;
  const links = [
    ...valuesOf(events, "SOCIAL_MEDIA", "Social Media Presence"),
    ...valuesOf(events, "ACCOUNT_EXTERNAL_OWNED", "Account on External Site"),
  ].flatMap((data) => /<SFURL>([^\s<]+)<\/SFURL>/.exec(data)?.[1] ?? []);
  return given({
    fullName,
    // Other addresses and numbers that a scan met may be anybody's.
    emails: email ? [email.value] : [],
    phones: phone ? [phone.value] : [],
    profiles: [...new Set(links.filter((link) => readProfileUrl(link) !== null))],
  });
}
