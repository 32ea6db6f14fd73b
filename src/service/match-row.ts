import type { CandidateInput } from "../contract/lookup.ts";
import { findCandidatesByIdentifier } from "../db/candidate.ts";
import { findPeopleOf, type MergedPerson } from "../db/merge.ts";
import type { Requirable, RowReason } from "../domain/bulk.ts";
import { identifiersOf } from "../domain/given-person.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Feature } from "../domain/match.ts";
import { matchPerson } from "../matching/match-person.ts";
import { readKeys, toKnownPerson } from "../pipeline/namesakes.ts";
import { findNamesakes } from "../search/namesakes.ts";
import type { ServiceContext } from "./context.ts";

/** How many bearers of the name are compared; one who is less prominent is found by other details. */
const MAX_BEARERS = 40;
const MAX_BY_CONTEXT = 20;
const MAX_QUERY_LENGTH = 256;

/** The person that a row of a bulk matched, or why there is none. */
export type RowMatch =
  | { readonly candidateId: string; readonly likelihood: number }
  | {
      readonly candidateId: null;
      readonly likelihood: number | null;
      readonly why: RowReason;
      /** The closest person, who was not likely enough or lacks something. */
      readonly nearestId: string | null;
    };

/** Conditions for a match. */
export interface MatchTerms {
  readonly accountId: string;
  /** 0 to 1. */
  readonly minLikelihood: number;
  readonly required: readonly Requirable[];
}

/** The person of the account whom a row describes, from people with its name or one of its keys. */
export async function matchRow(
  context: Pick<ServiceContext, "db" | "search">,
  given: CandidateInput,
  { accountId, minLikelihood, required }: MatchTerms,
): Promise<RowMatch> {
  const identifiers = identifiersOf(given);
  const people = await listPossible(context, accountId, given, identifiers);
  const keys = await readKeys(context.db, new Map(people.map((person) => [person.candidate.id, person])));
  const described = toKnownPerson({ id: "described", ...factsOf(given) }, identifiers);
  const known = people.map(({ candidate }) => toKnownPerson(candidate, keys.get(candidate.id) ?? []));
  const { best, likelihood, anyLikelihood, features } = matchPerson(described, known);
  const person = best === null ? undefined : people[best];
  if (person === undefined)
    return { candidateId: null, likelihood: null, why: { code: "nobody", values: [] }, nearestId: null };
  const nearestId = person.candidate.id;
  if (likelihood < minLikelihood) {
    // Even among the known people it would not be certain enough which one.
    const isOneOfSeveral = likelihood / anyLikelihood < minLikelihood;
    return {
      candidateId: null,
      likelihood,
      why: isOneOfSeveral ? { code: "ambiguous", values: [] } : unlikely(features),
      nearestId,
    };
  }
  const lacking = required.filter((member) => !hasMember(person, keys.get(person.candidate.id) ?? [], member));
  if (lacking.length === 0) return { candidateId: nearestId, likelihood };
  return { candidateId: null, likelihood, why: { code: "lacks", values: lacking }, nearestId };
}

/** Neither side's details are repeated: the closest person is not revealed. */
function unlikely(features: readonly Feature[]): RowReason {
  const against = features.filter(({ weight }) => weight < 0).map(({ name }) => name);
  const isNameAlone = against.length === 0 && features.every(({ name }) => /^(?:name|middle|suffix)/.test(name));
  return { code: "unlikely", values: isNameAlone ? ["nameAlone"] : against };
}

async function listPossible(
  { db, search }: Pick<ServiceContext, "db" | "search">,
  accountId: string,
  given: CandidateInput,
  identifiers: readonly Identifier[],
): Promise<readonly MergedPerson[]> {
  const names = [given.fullName, ...(given["candor.aliases"] ?? [])];
  const keyed = await findCandidatesByIdentifier(db, accountId, identifiers);
  const bearers = await findNamesakes(search, { id: null, accountId, names }, MAX_BEARERS);
  const context = [given["candor.employer"], given["candor.place"], given["candor.role"]].filter(Boolean).join(" ");
  const query = `${given.fullName} ${context}`.slice(0, MAX_QUERY_LENGTH).toWellFormed().trim();
  const isCommon = bearers.length >= MAX_BEARERS || repeatsWord(given.fullName);
  const told =
    isCommon && context !== ""
      ? (await search.find({ accountId, query, type: "candor", limit: MAX_BY_CONTEXT, next: "" })).hits
      : [];
  const ids = [...keyed, ...bearers, ...told.map(({ candidate }) => candidate)].map(({ id }) => id);
  const people = await findPeopleOf(db, accountId, [...new Set(ids)]);
  return [...new Map([...people.values()].map((person) => [person.candidate.id, person])).values()];
}

/** "Ibrahim Ibrahim": the search ranks by different words, and so lists everybody called Ibrahim. */
function repeatsWord(name: string): boolean {
  const words = name.toLowerCase().split(/\s+/u);
  return new Set(words).size < words.length;
}

function factsOf(given: CandidateInput) {
  return {
    fullName: given.fullName,
    aliases: given["candor.aliases"] ?? [],
    birthDate: given["candor.birthDate"] ?? null,
    company: given["candor.employer"] ?? null,
    headline: given["candor.role"] ?? null,
    location: given["candor.place"] ?? null,
    avatarUrl: given.avatarUrl ?? null,
    ...(given["candor.school"] !== undefined && { school: given["candor.school"] }),
    ...(given["candor.note"] !== undefined && { note: given["candor.note"] }),
  };
}

function hasMember({ candidate }: MergedPerson, keys: readonly Identifier[], member: Requirable): boolean {
  const hasKey = (kind: Identifier["kind"]) => keys.some((key) => key.kind === kind);
  switch (member) {
    case "email":
    case "phone":
      return hasKey(member);
    case "profile":
      return hasKey("profileUrl");
    case "birthDate":
      return candidate.birthDate !== null;
    case "employer":
      return candidate.company !== null;
    case "role":
      return candidate.headline !== null;
    case "place":
      return candidate.location !== null;
    case "picture":
      return candidate.avatarUrl !== null;
  }
}
