import { Breath } from "../db/breath.ts";
import type { MergedMember, StatedPerson } from "../db/merge.ts";
import { areSurelyOne, areToldApart } from "../matching/one-person.ts";
import type { Traits } from "../matching/traits.ts";

/**
 * The maximum of candidates that imports merge into one person, whatever keys connect them: each is read whenever the person is. A hundred
 * is the number of people who may share a key (`db/shared-key.ts`).
 */
const MAX_MEMBERS = 100;

interface Group {
  /** Members with details of their own, the head first. */
  readonly members: MergedMember[];
  size: number;
}

/** Who is one person so far, by the ID of the head. */
export class MergeGroups {
  readonly #merges: { readonly absorbedId: string; readonly intoId: string }[] = [];
  readonly #groups = new Map<string, Group>();
  readonly #into = new Map<string, string>();
  readonly #apart = new Map<string, Set<string>>();
  readonly #repeating = new Set<string>();
  readonly #grown = new Set<string>();
  readonly #numbers: number[] = [];
  readonly #traits: ReadonlyMap<string, Traits>;
  readonly #asked: ReadonlySet<string>;
  readonly #breath = new Breath();

  /** @param known the traits of every member, who is kept apart from whom, and the members of whom each merge must include one */
  constructor(
    people: ReadonlyMap<string, StatedPerson>,
    known: {
      readonly traits: ReadonlyMap<string, Traits>;
      readonly apart: readonly (readonly [string, string])[];
      readonly asked: ReadonlySet<string>;
    },
  ) {
    for (const [id, { members, size }] of people) this.#groups.set(id, { members: [...members], size });
    for (const [one, other] of known.apart) {
      this.#apart.set(one, new Set([...(this.#apart.get(one) ?? []), other]));
      this.#apart.set(other, new Set([...(this.#apart.get(other) ?? []), one]));
    }
    this.#traits = known.traits;
    this.#asked = known.asked;
  }

  get merges(): readonly {
    readonly absorbedId: string;
    readonly intoId: string;
  }[] {
    return this.#merges;
  }

  /** Members whose details another member of their person repeats, as far as is known now. */
  get repeating(): readonly string[] {
    return [...this.#repeating];
  }

  /** The members of people about whom more is known than before, the head first. */
  get grown(): readonly (readonly MergedMember[])[] {
    return [...this.#grown].flatMap((id) => (this.#into.has(id) ? [] : [this.#groups.get(id)?.members ?? []]));
  }

  /** Numbers of absorbed members, who are no longer in the index. */
  get absorbedNumbers(): readonly number[] {
    return this.#numbers;
  }

  headOf(id: string): string {
    const into = this.#into.get(id);
    return into === undefined ? id : this.headOf(into);
  }

  /** Merges people who share a key into the first of those with whom they are certainly one, if either is among the required members. */
  async join(headIds: readonly string[]): Promise<void> {
    // Suppressed people are among nobody's.
    const heads = new Set(headIds.filter((id) => this.#groups.has(id)).map((id) => this.headOf(id)));
    const kept: string[] = [];
    for (const head of heads) {
      const into = await this.#findInto(head, kept);
      if (into === undefined) kept.push(head);
      else this.#take(head, into);
    }
  }

  async #findInto(head: string, kept: readonly string[]): Promise<string | undefined> {
    const isAsked = this.#isAsked(head);
    for (const each of kept) {
      if ((isAsked || this.#isAsked(each)) && (await this.#areOne(each, head))) return each;
    }
    return undefined;
  }

  #isAsked(head: string): boolean {
    return this.#membersOf(head).some(({ id }) => this.#asked.has(id));
  }

  async #areOne(one: string, other: string): Promise<boolean> {
    const [left, right] = [this.#membersOf(one), this.#membersOf(other)];
    if (this.#sizeOf(one) + this.#sizeOf(other) > MAX_MEMBERS) return false;
    if (left.some(({ id }) => right.some((each) => this.#apart.get(id)?.has(each.id)))) return false;
    // The cheaper test decides most: it looks only at keys and names.
    return (await this.#some(left, right, areSurelyOne)) && !(await this.#some(left, right, areToldApart));
  }

  async #some(
    left: readonly MergedMember[],
    right: readonly MergedMember[],
    holds: (a: Traits, b: Traits) => boolean,
  ): Promise<boolean> {
    for (const a of left) {
      for (const b of right) {
        if (this.#breath.isDue) await this.#breath.take();
        const [one, other] = [this.#traits.get(a.id), this.#traits.get(b.id)];
        if (one && other && holds(one, other)) return true;
      }
    }
    return false;
  }

  #take(absorbedId: string, intoId: string): void {
    const [into, absorbed] = [this.#groups.get(intoId), this.#groups.get(absorbedId)];
    if (!into || !absorbed) return;
    this.#merges.push({ absorbedId, intoId });
    this.#into.set(absorbedId, intoId);
    this.#numbers.push(...absorbed.members.slice(0, 1).map(({ number }) => number));
    for (const member of absorbed.members) {
      // Members kept apart from somebody are asked about again, so they are never omitted.
      if (!this.#apart.has(member.id) && into.members.some((other) => repeats(member, other))) {
        this.#repeating.add(member.id);
        continue;
      }
      into.members.push(member);
      this.#grown.add(intoId);
    }
    into.size += absorbed.size;
  }

  #membersOf(head: string): readonly MergedMember[] {
    return this.#groups.get(head)?.members ?? [];
  }

  #sizeOf(head: string): number {
    return this.#groups.get(head)?.size ?? 0;
  }
}

/** Whether `other` has all of `member`'s details: for searching, comparing and showing. */
export function repeats(member: MergedMember, other: MergedMember): boolean {
  if (member.prominence > other.prominence) return false;
  const said = statementsOf(other);
  return statementsOf(member).every((statement) => said.includes(statement));
}

function statementsOf(member: MergedMember): readonly string[] {
  const { fullName, aliases, headline, company, location, birthDate, avatarUrl, presences, identifiers } = member;
  const single = { headline, company, location, birthDate, avatarUrl };
  return [
    ...[fullName, ...aliases].map((name) => `name:${name}`),
    // The order of names distinguishes two people who share a mailbox.
    `called:${fullName}`,
    ...Object.entries(single).flatMap(([key, value]) => (value === null ? [] : [`${key}:${value}`])),
    // A post belongs to its employer.
    ...(headline === null || company === null ? [] : [JSON.stringify([headline, company])]),
    ...presences.map((presence) => JSON.stringify(Object.entries(presence).toSorted())),
    ...identifiers.map(({ kind, value }) => `${kind}:${value}`),
  ];
}
