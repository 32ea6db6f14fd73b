import type { Candidate, Presence } from "../db/candidate.ts";
import { listRectificationsOfPeople } from "../db/rectification.ts";
import type { Db } from "../db/schema.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { ClaimDraft, Property } from "../domain/claim.ts";
import { judgeValue, parseStated, type Rectification, wordsOfWrong } from "../domain/correction.ts";
import type { Identifier } from "../domain/identifier.ts";
import { isTheirs } from "./own-records.ts";

type CandidateCard = Pick<
  Candidate,
  "fullName" | "aliases" | "headline" | "company" | "location" | "birthDate" | "avatarUrl"
>;

/** Rectifications of people, by their IDs, newest first; none for a different name at the same address. */
export async function listCorrections(
  db: Db,
  keyring: Keyring,
  people: readonly Pick<Candidate, "id" | "fullName" | "aliases">[],
): Promise<ReadonlyMap<string, readonly Rectification[]>> {
  const called = new Map(people.map(({ id, fullName, aliases }) => [id, [fullName, ...aliases]]));
  const found = await listRectificationsOfPeople(db, keyring, [...called.keys()]);
  const theirs = found.filter(({ candidateId, names }) =>
    (called.get(candidateId) ?? []).some((name) => isTheirs(names, name)),
  );
  return Map.groupBy(theirs, ({ candidateId }) => candidateId);
}

/** An imported person, with their own values in place of those they say are wrong. */
export function rectifyCard<T extends CandidateCard>(card: T, corrections: readonly Rectification[] | undefined): T {
  if (corrections === undefined) return card;
  const { headline, company } = card;
  const job = { ...(headline !== null && { title: headline }), company: company ?? "", current: true };
  const isJobClosed = (company !== null || headline !== null) && isClosed(corrections, "experience", job);
  return {
    ...card,
    fullName: ownOr(corrections, "fullName", card.fullName) ?? card.fullName,
    aliases: card.aliases.filter((alias) => !isClosed(corrections, "alias", alias) && !isWrongName(corrections, alias)),
    headline: headline && headlineOf(corrections, headline, isJobClosed),
    company: isJobClosed ? employerOf(corrections) : company,
    location: card.location && ownOr(corrections, "location", card.location),
    birthDate: card.birthDate && ownOr(corrections, "birthDate", card.birthDate),
    avatarUrl:
      card.avatarUrl !== null && isClosed(corrections, "avatar", { imageUrl: card.avatarUrl }) ? null : card.avatarUrl,
  };
}

/** Their profiles on platforms, without those they say are not theirs, under the name they state. */
export function rectifyPresences<T extends Pick<Presence, "url" | "displayName" | "headline">>(
  presences: readonly T[],
  corrections: readonly Rectification[] | undefined,
): readonly T[] {
  if (corrections === undefined) return presences;
  return presences
    .filter(({ url }) => !isClosed(corrections, "account", { url }))
    .map((presence) => ({
      ...presence,
      displayName: presence.displayName && ownOr(corrections, "fullName", presence.displayName),
      headline: presence.headline !== null && tellsWrong(corrections, presence.headline) ? null : presence.headline,
    }));
}

/** Their identifiers, without those they say are not theirs. */
export function rectifyIdentifiers(
  identifiers: readonly Identifier[],
  corrections: readonly Rectification[] | undefined,
): readonly Identifier[] {
  return identifiers.filter(({ kind, value }) => {
    if (corrections === undefined) return true;
    if (kind === "profileUrl") return !isClosed(corrections, "account", { url: value });
    const property = kind === "email" || kind === "phone" || kind === "website" ? kind : null;
    return property === null || !isClosed(corrections, property, value);
  });
}

/** The value, unless it is disputed; then the person's own, or none. */
function ownOr(
  corrections: readonly Rectification[],
  property: "fullName" | "location" | "birthDate" | "occupation",
  value: string,
): string | null {
  if (!isClosed(corrections, property, value)) return value;
  const own = corrections.find((each) => each.property === property)?.value ?? null;
  const stated = own === null ? null : parseStated(property, own);
  return typeof stated === "string" ? stated : null;
}

/** A headline that is what they say is wrong about their occupation becomes their own; one that only contains a wrong value is left out. */
function headlineOf(corrections: readonly Rectification[], headline: string, isJobClosed: boolean): string | null {
  const own = ownOr(corrections, "occupation", headline);
  if (own !== headline) return own;
  return isJobClosed || tellsWrong(corrections, headline) ? null : headline;
}

/** Where they say that they work now. */
function employerOf(corrections: readonly Rectification[]): string | null {
  for (const { property, value } of corrections) {
    const stated = property === "experience" && value !== null ? parseStated(property, value) : null;
    if (stated === null || typeof stated !== "object" || !("company" in stated) || !("current" in stated)) continue;
    if (stated.current === true) return String(stated.company);
  }
  return null;
}

/** Other forms of one name are aliases. */
function isWrongName(corrections: readonly Rectification[], alias: string): boolean {
  const wrong = corrections.filter(({ property, was }) => property === "fullName" && was !== "");
  return wrong.some(({ was }) => was.toLowerCase() === alias.toLowerCase());
}

/** A line in a source's words that contains what the person says is wrong. */
function tellsWrong(corrections: readonly Rectification[], line: string): boolean {
  const written = ` ${line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return corrections.some(
    ({ property, was, value }) =>
      was !== "" &&
      was !== value &&
      (line.toLowerCase().includes(was.toLowerCase()) ||
        wordsOfWrong(property, was).some((words) => written.includes(` ${words} `))),
  );
}

function isClosed(corrections: readonly Rectification[], property: Property, value: unknown): boolean {
  return judgeValue(corrections, { property, value } as Pick<ClaimDraft, "property" | "value">) === "closed";
}
