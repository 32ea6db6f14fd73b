import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { PLATFORMS, type Platform, readProfileUrl } from "../src/domain/platform.ts";
import { stateName } from "../src/connectors/us-congress/offices.ts";

/** A person of the folder as the search evaluation needs them. */
export interface EvalPerson {
  readonly id: string;
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly suffix: string;
  readonly nickname: string;
  readonly fullName: string;
  readonly aliases: readonly string[];
  readonly title: string;
  readonly state: string;
  readonly party: string;
  /** URLs of accounts, with platform and handle. */
  readonly profiles: readonly { readonly platform: Platform; readonly handle: string; readonly url: string }[];
}

interface Row {
  readonly bioguide: string;
  readonly name?: Readonly<Record<string, string>>;
  readonly csv?: Readonly<Record<string, string>>;
  readonly positions?: readonly Readonly<Record<string, string>>[];
  readonly party?: string;
  readonly state?: string;
  readonly chamber?: string;
  readonly social?: readonly { readonly platform: string; readonly url: string }[] | null;
}

/**
 * Everybody in `legislators.jsonl` (or `legislators-enriched.jsonl`) and `historical.jsonl`, plain or `.gz`, each ID
 * once.
 */
export async function readPeople(dir: string): Promise<EvalPerson[]> {
  const people = new Map<string, EvalPerson>();
  for (const name of ["legislators-enriched.jsonl", "legislators.jsonl", "historical.jsonl"]) {
    for await (const row of readLines<Row>(dir, name))
      if (!people.has(row.bioguide)) people.set(row.bioguide, toPerson(row));
  }
  if (people.size === 0) throw new Error(`${dir} holds neither legislators.jsonl nor historical.jsonl`);
  return [...people.values()].filter((person) => person.first !== "" && person.last !== "");
}

function toPerson(row: Row): EvalPerson {
  const name = row.name ?? {};
  const csv = row.csv ?? {};
  const first = name["first"] ?? csv["first_name"] ?? "";
  const middle = name["middle"] ?? csv["middle_name"] ?? "";
  const last = name["last"] ?? csv["last_name"] ?? "";
  const suffix = name["suffix"] ?? csv["suffix"] ?? "";
  const nickname = name["nickname"] ?? csv["nickname"] ?? "";
  const long = [first, middle, last, suffix].filter((part) => part !== "").join(" ");
  const fullName = name["official_full"] ?? long;
  const position = row.positions?.at(-1) ?? {};
  const chamber = row.chamber ?? position["job"] ?? csv["type"] ?? "";
  const aliases = [long, nickname === "" ? "" : `${nickname} ${last}`].filter(
    (alias) => alias !== "" && alias !== fullName,
  );
  return {
    id: row.bioguide,
    first,
    middle,
    last,
    suffix,
    nickname,
    fullName,
    aliases: [...new Set(aliases)],
    title: /^sen/i.test(chamber) ? "Senator" : "Representative",
    state: stateName(row.state ?? position["state"] ?? csv["state"] ?? ""),
    party: row.party ?? position["party"] ?? csv["party"] ?? "",
    profiles: (row.social ?? []).flatMap(({ platform, url }) => {
      const profile = PLATFORMS.some((known) => known === platform) ? readProfileUrl(url) : null;
      return profile === null ? [] : [profile];
    }),
  };
}

async function* readLines<T>(dir: string, name: string): AsyncGenerator<T> {
  const path = [join(dir, name), join(dir, `${name}.gz`)].find((candidate) => existsSync(candidate));
  if (path === undefined) return;
  const bytes = createReadStream(path);
  const input = path.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  for await (const line of createInterface({ input })) if (line.trim() !== "") yield JSON.parse(line) as T;
}
