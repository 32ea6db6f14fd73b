import { basename } from "node:path";
import { z } from "zod";
import { readProfileUrl } from "../../domain/platform.ts";
import { type Folder, ImportFormatError, type Importer, type Rejection } from "../importer.ts";
import { beginsLike, date, given, readHead, readJsonFile, text } from "../json.ts";
import { leftOut } from "../left-out.ts";
import { describeIssues, readJsonLines } from "../lines.ts";
import { type ImportedPerson, personRows, profileNamed } from "../person.ts";
import { readRecords } from "../tables/csv.ts";

/** A site on which a username exists, according to the report. */
interface FoundAccount {
  readonly username: string;
  readonly address: string;
  /** What the site shows about the holder of the account. */
  readonly shown?: Shown | undefined;
}

const Shown = z.looseObject({
  fullname: text,
  bio: text,
  location: text,
  city: text,
  country: text,
  image: text,
  company: text,
  occupation: text,
  gender: text,
  birthday: text,
  email: text,
  blog_url: text,
  website: text,
  twitter_username: text,
  facebook_username: text,
  instagram_username: text,
  github_username: text,
  linkedin_username: text,
});
type Shown = z.infer<typeof Shown>;
const Site = z.looseObject({
  url_user: z.string().min(1),
  status: z.looseObject({ username: z.string().min(1), status: text, ids: Shown.optional().catch(undefined) }),
  is_similar: z.boolean().default(false).catch(false),
});

/** How the tables of both programs begin; Maigret's ends there, or with an error reason. */
const TABLE_HEAD = /^\uFEFF?username,name,url_main,url_user,exists,http_status/;
const MAIGRET_END = /http_status(?:,error_reason)?[ \t]*\r?$/m;
const TEXT = [/^\uFEFF?https?:\/\/\S+\s*$/m, /^Total Websites Username Detected On/m];
const MAIGRET_TEXT = /(?:^|\/)report_[^/]*\.txt$/i;

/**
 * Reports of Maigret: JSON (`simple` and `ndjson`), CSV and text. A report is about one username: by importing it, the
 * operator says that its accounts belong to one person. Sites without the username are ignored, and so are accounts
 * with similar names. Accounts on sites that are not platforms of Candor are shown, but not searched.
 */
export const maigret: Importer = {
  name: "maigret",
  title: "Maigret reports (JSON, CSV, text)",
  recognise: async (folder) =>
    (await beginsLike(folder, /\.(?:json|ndjson)$/i, [/"url_user"\s*:/, /"(?:http_status|parsing_enabled)"\s*:/])) ||
    (await beginsLike(folder, /\.csv$/i, [TABLE_HEAD, MAIGRET_END])) ||
    (await beginsLike(folder, MAIGRET_TEXT, TEXT)),
  async *rows(folder, onReject = () => undefined) {
    const paths = folder.list().filter((path) => /\.(?:json|ndjson|csv|txt)$/i.test(path));
    if (paths.length === 0) throw new ImportFormatError("There is no .json, .ndjson, .csv or .txt report.");
    for (const path of paths) {
      if (/\.csv$/i.test(path)) yield* rowsOf(readTable(folder, path), "maigret", path, onReject);
      else if (/\.txt$/i.test(path)) yield* rowsOf(readAddresses(folder, path), "maigret", path, onReject);
      else yield* rowsOf(readReport(folder, path, onReject), "maigret", path, onReject);
    }
  },
};

/** Reports of Sherlock: its text file, and the CSV from `--csv`, for one username each. */
export const sherlock: Importer = {
  name: "sherlock",
  title: "Sherlock reports (text, CSV)",
  recognise: async (folder) =>
    (await beginsLike(folder, /\.csv$/i, [TABLE_HEAD])) || (await beginsLike(folder, /\.txt$/i, TEXT)),
  async *rows(folder, onReject = () => undefined) {
    const paths = folder.list().filter((path) => /\.(?:csv|txt)$/i.test(path));
    if (paths.length === 0) throw new ImportFormatError("There is no .csv or .txt report.");
    for (const path of paths) {
      const accounts = /\.csv$/i.test(path) ? readTable(folder, path) : readAddresses(folder, path);
      yield* rowsOf(accounts, "sherlock", path, onReject);
    }
  },
};

async function* rowsOf(
  accounts: AsyncIterable<FoundAccount>,
  format: string,
  path: string,
  onReject: (rejection: Rejection) => void,
) {
  const found = new Map<string, FoundAccount[]>();
  for await (const account of accounts) {
    const taken = found.get(account.username);
    if (taken === undefined) found.set(account.username, [account]);
    else taken.push(account);
  }
  if (found.size === 0) onReject({ path, line: null, ...leftOut("noAccount") });
  for (const [username, taken] of found) {
    const source = { format, id: username.toLowerCase() };
    yield* personRows(personOf(username, taken), source, { path, line: null, onReject });
  }
}

function personOf(username: string, accounts: readonly FoundAccount[]): ImportedPerson {
  const known = accounts.filter(({ address }) => readProfileUrl(address) !== null);
  const shown = known.flatMap((account) => account.shown ?? []);
  const said = (field: keyof Shown) => shown.flatMap((its) => (its[field] as string | undefined) ?? []);
  const name = mostOf(accounts.flatMap(({ shown }) => shown?.fullname ?? []));
  return given({
    fullName: name ?? username,
    aliases: name === undefined ? [] : [username],
    biography: known.find(({ shown }) => shown?.bio !== undefined)?.shown?.bio,
    location:
      mostOf(said("location")) ??
      ([mostOf(said("city")), mostOf(said("country"))].filter(Boolean).join(", ") || undefined),
    gender: mostOf(said("gender")),
    birthDate: date.parse(mostOf(said("birthday"))),
    emails: [...new Set(said("email"))],
    picture: known.find(({ shown }) => shown?.image?.startsWith("https://"))?.shown?.image,
    profiles: [
      ...known.map(({ address }) => address),
      ...NAMED.flatMap((name) => said(`${name}_username`).flatMap((handle) => profileNamed(name, handle) ?? [])),
    ],
    accounts: accounts.flatMap(({ address }) => (readProfileUrl(address) === null ? [address] : [])),
    positions: [mostOf(known.flatMap(({ shown }) => shown?.company ?? [])) ?? []]
      .flat()
      .map((company) => ({ company, current: true })),
    websites: [...new Set([...said("blog_url"), ...said("website")])],
  });
}

/** Networks for which a site may show the names of an account's holder. */
const NAMED = ["twitter", "facebook", "instagram", "github", "linkedin"] as const;

function mostOf(values: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(values, (value) => value).entries()];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

async function* readReport(
  folder: Folder,
  path: string,
  onReject: (rejection: Rejection) => void,
): AsyncGenerator<FoundAccount> {
  // A line in one format is what the other has under a site's name.
  if (/^\s*\{\s*"[^"]+"\s*:\s*\{/.test(await readHead(folder, path))) {
    const report = z.record(z.string(), z.unknown()).safeParse(await readJsonFile(folder, path));
    for (const [site, value] of Object.entries(report.data ?? {})) {
      const read = Site.safeParse(value);
      if (read.success) yield* accountOf(read.data);
      else onReject({ path, line: null, reason: `/${site}: ${describeIssues(read.error)}` });
    }
    return;
  }
  for await (const { value } of readJsonLines(folder, path, Site, onReject)) yield* accountOf(value);
}

function* accountOf({
  url_user: address,
  status,
  is_similar: isSimilar,
}: z.infer<typeof Site>): Generator<FoundAccount> {
  if (isSimilar || (status.status ?? "Claimed") !== "Claimed") return;
  yield { username: status.username, address, shown: status.ids };
}

async function* readTable(folder: Folder, path: string): AsyncGenerator<FoundAccount> {
  for await (const { cells } of readRecords(folder, path)) {
    const { username, url_user: address, exists } = cells;
    if (address && /(?:^|\.)claimed$/i.test(exists ?? "")) {
      yield { username: username || basename(path).replace(/\.csv$/i, ""), address };
    }
  }
}

/** A report as text, one URL per line: `USER.txt` from Sherlock or `report_USER.txt` from Maigret. */
async function* readAddresses(folder: Folder, path: string): AsyncGenerator<FoundAccount> {
  const username = basename(path)
    .replace(/\.txt$/i, "")
    .replace(/^report_(?=.)/, "");
  for await (const line of folder.lines(path)) {
    const address = line.trim();
    if (/^https?:\/\/\S+$/.test(address)) yield { username, address };
  }
}
