import { keyOfAddress } from "./address.ts";
import { type Identifier, normalizeIdentifier } from "./identifier.ts";

/** The parts of a caller's description of a person that say who they are. */
export interface GivenPerson {
  readonly fullName: string;
  readonly email?: string | undefined;
  readonly sources: readonly string[];
  readonly "candor.aliases"?: readonly string[] | undefined;
  readonly "candor.birthDate"?: string | undefined;
  readonly "candor.phone"?: string | undefined;
}

/** The identifiers of a described person: their addresses and each of their names. */
export function identifiersOf(given: GivenPerson): readonly Identifier[] {
  const read = [
    given.email === undefined ? null : normalizeIdentifier("email", given.email),
    given["candor.phone"] === undefined ? null : normalizeIdentifier("phone", given["candor.phone"]),
    ...given.sources.map(keyOfAddress),
    ...namesOf(given).map((name) => normalizeIdentifier("name", name)),
  ];
  return read.filter((identifier) => identifier !== null);
}

export function namesOf(given: GivenPerson): readonly string[] {
  return [given.fullName, ...(given["candor.aliases"] ?? [])];
}
