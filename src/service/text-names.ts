import { listHeldPeople } from "../db/held-person.ts";
import type { Db } from "../db/schema.ts";
import { commonSexOf } from "../names/given-names.ts";
import { textKeys } from "../names/named-in-text.ts";
import { countBearers, countBearersOfLast, isNobodyElses, isUnlikeOthers } from "../search/frequency.ts";
import { isPlaceName } from "../text/places/towns.ts";
import type { ServiceContext } from "./context.ts";
import { MAX_NAMESAKES } from "./namesakes.ts";
import { isTheirs } from "./own-records.ts";

/** What a person is called, and their stored rows. */
interface Called {
  readonly names: readonly string[];
  readonly personIds: readonly string[];
}

/**
 * Keyed hashes of the names by which texts mean the person; also with an initial if few people have the last name, and of a name of one
 * word if nobody else has it and it is no town or word of a headline.
 */
export async function listTextKeys(
  db: Db,
  { keyring }: Pick<ServiceContext, "keyring">,
  closure: Called,
): Promise<readonly string[]> {
  const names = await listTextNames(db, closure);
  const rare = new Set<string>();
  for (const name of names) if ((await countBearersOfLast(db, name)) <= MAX_NAMESAKES) rare.add(name);
  const alone = new Set<string>();
  for (const name of names) if (isTelling(name) && (await isNobodyElses(db, name, closure.personIds))) alone.add(name);
  const unlike = new Set<string>();
  for (const name of rare) if (await isUnlikeOthers(db, name, MAX_NAMESAKES)) unlike.add(name);
  return textKeys(keyring, names, {
    byInitial: (name) => rare.has(name),
    alone: (name) => alone.has(name),
    misspelt: (name) => unlike.has(name),
  });
}

/** A name of one word that is no given name and no town. */
function isTelling(name: string): boolean {
  return name.length >= MIN_TELLING && commonSexOf(name) === null && !isPlaceName(name);
}

const MIN_TELLING = 5;

/**
 * Names by which texts about others mean the person: those in stored rows, and the given ones if they may be the same person. Names with
 * too many bearers are left out, because texts mean others by them.
 */
async function listTextNames(db: Db, { names, personIds }: Called): Promise<readonly string[]> {
  const held = (await listHeldPeople(db, personIds)).flatMap(({ fullName, aliases }) => [fullName, ...aliases]);
  const theirs = held.length === 0 ? names : names.filter((name) => isTheirs(held, name));
  const rare: string[] = [];
  for (const name of new Set(theirs)) if ((await countBearers(db, name)) <= MAX_NAMESAKES) rare.push(name);
  return rare;
}
