import { setImmediate } from "node:timers/promises";
import { identifierText } from "../db/identifier-key.ts";
import { listApart } from "../db/kept-apart.ts";
import { findPeopleOf, insertMerges, type NewMerge, type Person } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { listSharedKeys } from "../db/shared-key.ts";
import type { Identifier } from "../domain/identifier.ts";
import { isRoleMailbox } from "../matching/compare-keys.ts";
import { areSurelyOne, areToldApart } from "../matching/one-person.ts";
import { type Traits, traitsOf } from "../matching/traits.ts";
import { readKeys, toKnownPerson } from "../pipeline/namesakes.ts";
import { indexPeople } from "./index-people.ts";

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
 * was, where nothing tells them apart, into the one who was imported first. What each file states stays its own. A caller's split stands: those two are not merged again. In a transaction
 * that holds the merges alone.
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
  const ids = [...new Set(shared.flatMap(({ candidateIds: sharing }) => sharing))];
  const people = await findPeopleOf(db, accountId, ids);
  const groups = new Groups(people, await readTraits(db, people), await listApart(db, membersOf(people)));
  const asked = new Set(candidateIds);
  for (const { candidateIds: sharing } of shared) {
    groups.join(sharing, asked);
    await setImmediate();
  }
  const merges = groups.merges.map(
    (merge): NewMerge => ({
      ...merge,
      headId: groups.headOf(merge.intoId),
      mergedAt: by.at,
      keyId: by.keyId,
      automatic: true,
    }),
  );
  await insertMerges(db, merges);
  await indexPeople(db, [...new Set(merges.map(({ headId }) => headId))]);
}

function membersOf(people: ReadonlyMap<string, Person>): readonly string[] {
  return [...new Set([...people.values()].flatMap(({ members }) => members.map(({ id }) => id)))];
}

/** Of each member by themselves: folded into one, a vague name would stand for everybody who has it. */
async function readTraits(db: Db, people: ReadonlyMap<string, Person>): Promise<ReadonlyMap<string, Traits>> {
  const members = [...people.values()].flatMap((person) => person.members);
  const alone = new Map(
    members.map((member): [string, Person] => [member.id, { candidate: member, members: [member] }]),
  );
  const keys = await readKeys(db, alone);
  return new Map([...alone].map(([id, { candidate }]) => [id, traitsOf(toKnownPerson(candidate, keys.get(id) ?? []))]));
}

/** Who is one person so far, by the id of whom they are taken into. */
class Groups {
  readonly merges: { readonly absorbedId: string; readonly intoId: string }[] = [];
  readonly #people: ReadonlyMap<string, Person>;
  readonly #into = new Map<string, string>();
  readonly #traits = new Map<string, readonly Traits[]>();
  readonly #members = new Map<string, readonly string[]>();
  readonly #apart = new Map<string, Set<string>>();

  constructor(
    people: ReadonlyMap<string, Person>,
    traits: ReadonlyMap<string, Traits>,
    apart: readonly (readonly [string, string])[],
  ) {
    this.#people = people;
    for (const { candidate, members } of people.values()) {
      this.#members.set(
        candidate.id,
        members.map(({ id }) => id),
      );
      this.#traits.set(
        candidate.id,
        members.flatMap(({ id }) => traits.get(id) ?? []),
      );
    }
    for (const [one, other] of apart) {
      this.#apart.set(one, new Set([...(this.#apart.get(one) ?? []), other]));
      this.#apart.set(other, new Set([...(this.#apart.get(other) ?? []), one]));
    }
  }

  headOf(id: string): string {
    const into = this.#into.get(id);
    return into === undefined ? id : this.headOf(into);
  }

  /** Takes each of those who share a key into the first of them with whom they are surely one, where either is asked about. */
  join(candidateIds: readonly string[], asked: ReadonlySet<string>): void {
    // Whoever is suppressed is among nobody's people.
    const found = candidateIds.flatMap((id) => this.#people.get(id)?.candidate ?? []);
    const heads = new Set(found.map(({ id }) => this.headOf(id)));
    const isAsked = new Map([...heads].map((head) => [head, this.#members.get(head)?.some((id) => asked.has(id))]));
    const kept: string[] = [];
    for (const head of heads) {
      const into = kept.find((each) => (isAsked.get(each) || isAsked.get(head)) && this.#areOne(each, head));
      if (into === undefined) kept.push(head);
      else this.#take(head, into);
    }
  }

  #areOne(one: string, other: string): boolean {
    const members = this.#members.get(other) ?? [];
    if (this.#members.get(one)?.some((id) => members.some((each) => this.#apart.get(id)?.has(each)))) return false;
    const [left, right] = [this.#traits.get(one) ?? [], this.#traits.get(other) ?? []];
    // The first question answers most: it looks at keys and names alone.
    const areOne = left.some((a) => right.some((b) => areSurelyOne(a, b)));
    return areOne && !left.some((a) => right.some((b) => areToldApart(a, b)));
  }

  #take(absorbedId: string, intoId: string): void {
    this.merges.push({ absorbedId, intoId });
    this.#into.set(absorbedId, intoId);
    this.#traits.set(intoId, [...(this.#traits.get(intoId) ?? []), ...(this.#traits.get(absorbedId) ?? [])]);
    this.#members.set(intoId, [...(this.#members.get(intoId) ?? []), ...(this.#members.get(absorbedId) ?? [])]);
  }
}
