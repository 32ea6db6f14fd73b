import { z } from "zod";
import type { Identifier } from "../../domain/identifier.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import type { Platform } from "../../domain/platform.ts";

/**
 * The IDs of a person in the register of unitedstates/congress-legislators. Values are strings, numbers or lists of
 * them.
 */
export const RegisterIds = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]))
  .refine(
    ({ bioguide, govtrack }) => bioguide !== undefined || govtrack !== undefined,
    "neither bioguide nor govtrack",
  );
export type RegisterIds = z.infer<typeof RegisterIds>;

/** The register's one key for the person across all its files. */
export function registerKey({ bioguide, govtrack }: RegisterIds): string {
  return bioguide === undefined ? `congress-legislators:govtrack-${String(govtrack)}` : memberKey(String(bioguide));
}

export function memberKey(bioguide: string): string {
  return `congress-legislators:${bioguide}`;
}

/** Every ID as an identifier, in the register's order. */
export function registerIdentifiers(ids: RegisterIds): readonly Identifier[] {
  return Object.entries(ids)
    .filter(([scheme]) => !OWN_PLATFORM.has(scheme))
    .flatMap(([scheme, values]) =>
      [values].flat().map((value) => normalizeIdentifier("externalId", `${scheme}:${value}`)),
    )
    .filter((identifier) => identifier !== null);
}

/** The register's names for the platforms. */
export const REGISTER_PLATFORMS: Readonly<Record<string, Platform>> = {
  twitter: "x",
  facebook: "facebook",
  instagram: "instagram",
  youtube: "youtube",
  mastodon: "mastodon",
};

/** IDs that mean nothing outside the register. */
const OWN_PLATFORM = new Set(["pictorial", "house_history", "maplight", "google_entity_id", "icpsr_prez"]);
