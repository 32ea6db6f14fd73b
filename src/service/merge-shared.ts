import { identifierText } from "../db/identifier-key.ts";
import { listApart } from "../db/kept-apart.ts";
import { findStatedPeople, insertMerges, markRepeats, type MergedMember, type NewMerge } from "../db/merge.ts";
import { Breath } from "../db/breath.ts";
import type { Db } from "../db/schema.ts";
import { listSharedKeys } from "../db/shared-key.ts";
import type { Identifier } from "../domain/identifier.ts";
import { isRoleMailbox } from "../matching/compare-keys.ts";
import { type Traits, traitsOf } from "../matching/traits.ts";
import { comparedKeys, toKnownPerson } from "../pipeline/namesakes.ts";
import { fileMembers } from "./index-people.ts";
import { MergeGroups } from "./merge-groups.ts";

/** Keys that one person has. A phone can be an office's, a website a company's. */
const PERSONAL_KINDS: ReadonlySet<Identifier["kind"]> = new Set(["email", "profileUrl", "externalId"]);

/** Those of the identifiers that one person has, as `identifierText` writes them, without duplicates. */
export function personalKeys(identifiers: readonly Identifier[]): readonly string[] {
  return [...new Set(identifiers.filter(isPersonal).map(identifierText))];
}

/** Whether one person has any of them. */
export function hasPersonalKey(identifiers: readonly Identifier[]): boolean {
  return identifiers.some(isPersonal);
}

function isPersonal({ kind, value }: Identifier): boolean {
  return PERSONAL_KINDS.has(kind) && !(kind === "email" && isRoleMailbox(value));
}

/**
 * Merges those of the account's candidates who were imported with one of these keys, with each other and with earlier ones, into the one
 * imported first, unless something distinguishes them. What each file states stays its own. A caller's split is respected: those two are
 * not merged again. Runs in a transaction that holds the lock on merges.
 *
 * Of a person only members with details of their own are read, and nobody is indexed again without news: the hundredth import of the same
 * people costs as much as the second.
 *
 * @param by whose import it is and when; `without` an import whose people are left out
 */
export async function mergeShared(
  db: Db,
  accountId: string,
  { candidateIds, texts }: { readonly candidateIds: readonly string[]; readonly texts: readonly string[] },
  by: { readonly keyId: string; readonly at: Date; readonly without?: string },
): Promise<void> {
  const shared = await listSharedKeys(db, accountId, texts, by.without);
  if (shared.length === 0) return;
  const people = await findStatedPeople(db, accountId, [...new Set(shared.flatMap(({ headIds }) => headIds))]);
  const members = [...people.values()].flatMap((person) => person.members);
  const apart = await listApart(
    db,
    members.map(({ id }) => id),
  );
  const groups = new MergeGroups(people, { traits: await readTraits(members), apart, asked: new Set(candidateIds) });
  for (const { headIds } of shared) await groups.join(headIds);
  const repeating = new Set(groups.repeating);
  const merges = groups.merges.map(
    (merge): NewMerge => ({
      ...merge,
      repeats: repeating.delete(merge.absorbedId),
      headId: groups.headOf(merge.intoId),
      mergedAt: by.at,
      keyId: by.keyId,
      automatic: true,
    }),
  );
  await insertMerges(db, merges);
  await markRepeats(db, [...repeating]);
  await fileMembers(db, groups.grown, groups.absorbedNumbers);
}

/** Of each member separately: combined, a vague name would stand for everybody who has it. */
async function readTraits(members: readonly MergedMember[]): Promise<ReadonlyMap<string, Traits>> {
  const traits = new Map<string, Traits>();
  const breath = new Breath();
  for (const member of members) {
    if (breath.isDue) await breath.take();
    traits.set(member.id, traitsOf(toKnownPerson(member, comparedKeys(member))));
  }
  return traits;
}
