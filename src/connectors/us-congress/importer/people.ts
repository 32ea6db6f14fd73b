import type { z } from "zod";
import { ImportFormatError, type Folder, type Rejection } from "../../../importers/importer.ts";
import { leftOut } from "../../../importers/left-out.ts";
import { readJsonLines } from "../../../importers/lines.ts";
import { Committee, Executive, Historical, type Ids, Legislator, type Name, SourcePost } from "./source-rows.ts";

/** What the files say about one person, under the key that they all share. */
export interface PersonInFiles {
  /** `us-congress:C000127`; presidents without a Bioguide ID: `us-congress:govtrack-412732`. */
  readonly key: string;
  readonly bioguide: string | undefined;
  readonly current?: Legislator;
  readonly former?: Historical;
  readonly executive?: Executive;
  /** By lowercase X handle; each newest first. */
  readonly posts: ReadonlyMap<string, readonly SourcePost[]>;
}

export interface Congress {
  /** Current members in file order, then presidents and vice-presidents, then former members. */
  readonly people: readonly PersonInFiles[];
  readonly committees: readonly Committee[];
  /** When the register and the biographies were collected (ISO 8601 date-time), according to the folder's notes. */
  readonly collected: { readonly register?: string; readonly biographies?: string; readonly pictures?: string };
  /** The day that decides whether an office is current. */
  readonly asOf: string;
}

/** Reads all files that the folder has. Throws `ImportFormatError` if none is about people. */
export async function readCongress(folder: Folder, reject: (rejection: Rejection) => void): Promise<Congress> {
  const files = new Set(folder.list());
  if (!PEOPLE_FILES.some((file) => files.has(file))) {
    throw new ImportFormatError(`The folder holds none of ${PEOPLE_FILES.join(", ")}`);
  }
  const read = async <T>(path: string, schema: z.ZodType<T>, keyOf: (row: T) => string): Promise<Map<string, T>> =>
    files.has(path) ? readFile(folder, path, schema, keyOf, reject) : new Map<string, T>();
  const current = await read("legislators.jsonl", Legislator, keyOfMember);
  for (const [key, row] of await read("legislators-enriched.jsonl", Legislator, keyOfMember)) current.set(key, row);
  const executives = await read("executive.jsonl", Executive, keyOfExecutive);
  const former = await read("historical.jsonl", Historical, keyOfMember);
  const posts = new Map(await read("tweets-engagement.jsonl", SourcePost, ({ id }) => id));
  for (const [id, post] of await read("tweets.jsonl", SourcePost, (row) => row.id))
    posts.set(id, posts.get(id) ?? post);
  const committees = await read("committees.jsonl", Committee, (row) => row.thomas_id);
  const accounts = groupPosts(posts.values());
  const keys = new Set([...current.keys(), ...executives.keys(), ...former.keys(), ...accounts.keys()]);
  const people = [...keys].map((key) => personOf(key, current, executives, former, accounts));
  const collected = files.has("NOTES.md") ? await readNotes(folder) : {};
  const starts = people.flatMap((person) => person.current?.terms.map((term) => term.start) ?? []);
  const asOf =
    collected.register?.slice(0, 10) ?? starts.reduce((latest, start) => (start > latest ? start : latest), "");
  return { people, committees: [...committees.values()], collected, asOf };
}

/** All keys for the person in the registers, as `scheme:value`. */
export function externalIdsOf(person: PersonInFiles): readonly string[] {
  const all: Ids = { ...person.executive?.id, ...csvIds(person.former), ...person.current?.ids };
  if (person.bioguide !== undefined) all.bioguide = person.bioguide;
  return ID_SCHEMES.flatMap((scheme) => [all[scheme] ?? []].flat().map((value) => `${scheme}:${value}`));
}

/** The IDs of a member in the register of former members; its table joins several FEC IDs with commas. */
export function csvIds(former: Historical | undefined): Ids {
  const csv = former?.csv;
  if (!former || !csv) return {};
  const ids: Ids = { bioguide: former.bioguide };
  for (const scheme of ID_SCHEMES) {
    const value = csv[`${scheme}_id`];
    if (value) ids[scheme] = NUMBERED.has(scheme) && /^\d+$/.test(value) ? Number(value) : value;
  }
  if (csv.fec_ids) ids.fec = csv.fec_ids.split(",");
  return ids;
}

/** The parts of the person's name, from the register if possible. */
export function nameOf(person: PersonInFiles): Name {
  const { current, former, executive } = person;
  if (current) return current.name;
  if (executive) return executive.name;
  const csv = former?.csv;
  if (csv?.last_name) {
    return {
      first: csv.first_name,
      middle: csv.middle_name,
      last: csv.last_name,
      suffix: csv.suffix,
      nickname: csv.nickname,
      official_full: csv.full_name,
    };
  }
  const [post] = [...person.posts.values()].flat();
  return former?.name ?? { official_full: post?.name };
}

const PEOPLE_FILES = ["legislators.jsonl", "legislators-enriched.jsonl", "historical.jsonl", "executive.jsonl"];
const ID_SCHEMES = [
  "bioguide",
  "wikidata",
  "govtrack",
  "thomas",
  "lis",
  "opensecrets",
  "votesmart",
  "fec",
  "cspan",
  "icpsr",
  "wikipedia",
  "ballotpedia",
];
/** IDs that the register writes as numbers. */
const NUMBERED = new Set(["govtrack", "votesmart", "cspan", "icpsr"]);

function keyOfMember(row: { readonly bioguide: string }): string {
  return `us-congress:${row.bioguide}`;
}

function keyOfExecutive({ id }: Executive): string {
  return typeof id.bioguide === "string" ? `us-congress:${id.bioguide}` : `us-congress:govtrack-${String(id.govtrack)}`;
}

async function readFile<T>(
  folder: Folder,
  path: string,
  schema: z.ZodType<T>,
  keyOf: (row: T) => string,
  reject: (rejection: Rejection) => void,
): Promise<Map<string, T>> {
  const rows = new Map<string, T>();
  for await (const { value, line } of readJsonLines(folder, path, schema, reject)) {
    const key = keyOf(value);
    if (rows.has(key)) reject({ path, line, ...leftOut("knownId") });
    else rows.set(key, value);
  }
  return rows;
}

function groupPosts(posts: Iterable<SourcePost>): Map<string, Map<string, SourcePost[]>> {
  const people = new Map<string, Map<string, SourcePost[]>>();
  for (const post of posts) {
    const key = keyOfMember(post);
    const accounts = people.get(key) ?? new Map<string, SourcePost[]>();
    people.set(key, accounts);
    const handle = post.screen_name.toLowerCase();
    const list = accounts.get(handle) ?? [];
    accounts.set(handle, list);
    list.push(post);
  }
  for (const accounts of people.values()) for (const list of accounts.values()) list.sort(newestFirst);
  return people;
}

/** Post IDs grow with time and exceed 2^53. */
function newestFirst(a: SourcePost, b: SourcePost): number {
  const difference = BigInt(b.id) - BigInt(a.id);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function personOf(
  key: string,
  current: ReadonlyMap<string, Legislator>,
  executives: ReadonlyMap<string, Executive>,
  former: ReadonlyMap<string, Historical>,
  accounts: ReadonlyMap<string, ReadonlyMap<string, readonly SourcePost[]>>,
): PersonInFiles {
  const [, bioguide] = /^us-congress:([A-Z]\d{6})$/.exec(key) ?? [];
  const [member, executive, past] = [current.get(key), executives.get(key), former.get(key)];
  return {
    key,
    bioguide,
    ...(member && { current: member }),
    ...(executive && { executive }),
    ...(past && { former: past }),
    posts: accounts.get(key) ?? new Map(),
  };
}

/** The notes name each repository with its commit and "of YYYY-MM-DD". */
async function readNotes(folder: Folder): Promise<Congress["collected"]> {
  const lines: string[] = [];
  for await (const line of folder.lines("NOTES.md")) lines.push(line);
  const notes = lines.join("\n");
  const dayOf = (repository: string): string | undefined =>
    new RegExp(`${repository}[^;]*? of (\\d{4}-\\d\\d-\\d\\d)`).exec(notes)?.[1];
  const [register, biographies, pictures] = [
    dayOf("congress-legislators"),
    dayOf("congress-bioguide"),
    dayOf("congress-photos"),
  ];
  return {
    ...(register !== undefined && { register: `${register}T00:00:00.000Z` }),
    ...(biographies !== undefined && { biographies: `${biographies}T00:00:00.000Z` }),
    ...(pictures !== undefined && { pictures: `${pictures}T00:00:00.000Z` }),
  };
}
