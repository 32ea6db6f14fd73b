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

/** The keys that one person holds. A phone may be an office's, a website a firm's. */
const PERSONAL_KINDS: ReadonlySet<Identifier["kind"]> = new Set(["email", "profileUrl", "externalId"]);

/** Those of these identifiers that one person holds, as `identifierText` writes them, each once. */
export function personalKeys(identifiers: readonly Identifier[]): readonly string[] {
  return [...new Set(identifiers.filter(isPersonal).map(identifierText))];
}

function isPersonal({ kind, value }: Identifier): boolean {
  return PERSONAL_KINDS.has(kind) && !(kind === "email" && isRoleMailbox(value));
}

/**
 * Merges those of these candidates of the account who were imported with one of these keys with each other and with whoever else
 * was, if nothing tells them apart, into the one who was imported first. What each file states stays its own. A caller's split
 * stands: those two are not merged again. In a transaction that holds the merges alone.
 *
 * Of a person nothing is read but the members who say something of their own, and nobody is filed anew of whom nothing new is said: the
 * hundredth import of the same people costs what the second does.
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

/** Of each member on their own: folded into one, a vague name would stand for everybody who has it. */
async function readTraits(members: readonly MergedMember[]): Promise<ReadonlyMap<string, Traits>> {
  const traits = new Map<string, Traits>();
  const breath = new Breath();
  for (const member of members) {
    if (breath.isDue) await breath.take();
    traits.set(member.id, traitsOf(toKnownPerson(member, comparedKeys(member))));
  }
  return traits;
}
