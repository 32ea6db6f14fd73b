import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Identifier, normalizeIdentifier } from "../src/domain/identifier.ts";
import { isPartialDate } from "../src/domain/partial-date.ts";
import { readLines } from "./homonym-trap.ts";
import { readPeople } from "./search-people.ts";

/** A person of a list as it tells them apart from others. */
export interface KnownPerson {
  readonly id: string;
  readonly fullName: string;
  readonly aliases: readonly string[];
  readonly birthDate: string | null;
  readonly identifiers: readonly Identifier[];
  /** Their number in a register of people; two numbers are two people. */
  readonly number: string | null;
}

/** EveryPolitician (`persons.jsonl`) or members of Congress (as the search evaluation), plain or `.gz`. */
export async function readKnownPeople(dir: string): Promise<readonly KnownPerson[]> {
  const isEveryPolitician = existsSync(join(dir, "persons.jsonl")) || existsSync(join(dir, "persons.jsonl.gz"));
  return isEveryPolitician ? await readPoliticians(dir) : await readCongress(dir);
}

interface PoliticianRow {
  readonly id: string;
  readonly name: string;
  readonly birth_date?: string | null;
  readonly email?: string | null;
  readonly other_names?: readonly (readonly [string, string])[];
  readonly identifiers?: Readonly<Record<string, string>>;
}

async function readPoliticians(dir: string): Promise<readonly KnownPerson[]> {
  const people: KnownPerson[] = [];
  for await (const row of readLines<PoliticianRow>(dir, "persons.jsonl")) {
    const email = row.email ? normalizeIdentifier("email", row.email) : null;
    const names = (row.other_names ?? []).map(([, name]) => name).filter((name) => name !== row.name);
    people.push({
      id: row.id,
      fullName: row.name,
      aliases: [...new Set(names)].slice(0, MAX_ALIASES),
      birthDate: dateOf(row.birth_date),
      identifiers: email === null ? [] : [email],
      number: row.identifiers?.["wikidata"] ?? null,
    });
  }
  return people;
}

const MAX_ALIASES = 10;

async function readCongress(dir: string): Promise<readonly KnownPerson[]> {
  const born = new Map<string, string | null>();
  for (const name of ["legislators.jsonl", "historical.jsonl"]) {
    for await (const row of readLines<BornRow>(dir, name))
      born.set(row.bioguide, dateOf(row.birthday ?? row.csv?.["birthday"]));
  }
  return (await readPeople(dir)).map(({ id, fullName, aliases, profiles }) => ({
    id,
    fullName,
    aliases,
    birthDate: born.get(id) ?? null,
    identifiers: profiles.flatMap(({ url }) => normalizeIdentifier("profileUrl", url) ?? []),
    number: id,
  }));
}

interface BornRow {
  readonly bioguide: string;
  readonly birthday?: string;
  readonly csv?: Readonly<Record<string, string>>;
}

function dateOf(text: string | null | undefined): string | null {
  return text && isPartialDate(text) ? text : null;
}
