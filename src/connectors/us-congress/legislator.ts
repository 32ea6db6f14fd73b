import { z } from "zod";
import type { ClaimDraft, ExperienceValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import type { Capture } from "../connector.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { jsonReader } from "../reader.ts";
import { claimAt, compact, optionalText, pointer } from "../findings/claims.ts";
import { officeLocation, officeOrganization, officeTitle } from "./offices.ts";
import { RegisterIds, registerIdentifiers, registerKey } from "./register.ts";

const day = z.string().refine(isPartialDate, "no day, month or year");
const CongressTerm = z.object({
  type: z.enum(["sen", "rep", "prez", "viceprez"]),
  start: day.nullish(),
  end: day.nullish(),
  state: z.string().optional(),
  district: z.number().optional(),
  party: optionalText,
  how: optionalText,
  url: optionalText,
  address: optionalText,
  phone: optionalText,
});
type CongressTerm = z.infer<typeof CongressTerm>;

const Role = z.object({ title: z.string().min(1), chamber: optionalText, start: day.nullish(), end: day.nullish() });
type Role = z.infer<typeof Role>;

const LegislatorEntry = z.object({
  id: RegisterIds,
  name: z.object({
    first: optionalText,
    middle: optionalText,
    last: optionalText,
    suffix: optionalText,
    nickname: optionalText,
    official_full: optionalText,
  }),
  bio: z.object({ birthday: day.nullish(), gender: optionalText }).optional(),
  terms: z.array(CongressTerm),
  leadership_roles: z.array(Role).optional(),
  family: z.array(z.object({ name: z.string().min(1), relation: z.string() })).optional(),
});
type LegislatorEntry = z.infer<typeof LegislatorEntry>;

/**
 * Reads `us-congress/legislator`: one entry of legislators-current.json, legislators-historical.json or executive.json
 * of unitedstates/congress-legislators. Each term is an office; a term that ends after the collection is current.
 */
export const congressLegislator = jsonReader({
  kind: "us-congress/legislator",
  isRegister: true,
  schema: LegislatorEntry,
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "gender",
    "birthDate",
    "spouse",
    "child",
    "location",
    "office",
    "phone",
    "website",
    "experience",
  ],
  *read(entry, capture) {
    const { official_full: official, first, middle, last, suffix } = entry.name;
    const name = official ?? [first, middle, last, suffix].filter(Boolean).join(" ");
    const lasting = entry.terms.findLastIndex((term) => lasts(term, capture));
    yield {
      externalId: registerKey(entry.id),
      url: capture.url,
      ...(name !== "" && { name }),
      claims: [
        ...nameClaims(entry),
        ...personClaims(entry),
        ...entry.terms.map((term, index) => termClaim(term, index, entry.terms.length, capture)),
        ...(entry.leadership_roles ?? []).map((role, index) => roleClaim(role, index, capture)),
        ...contactClaims(entry.terms[lasting], lasting),
      ],
      identifiers: [...registerIdentifiers(entry.id), ...contactIdentifiers(entry.terms[lasting])],
    };
  },
});

function* nameClaims({ name, id }: LegislatorEntry): Generator<ClaimDraft> {
  const { official_full: official, first, middle, last, suffix, nickname } = name;
  const composed = [first, middle, last, suffix].filter(Boolean).join(" ");
  if (official) yield claimAt("fullName", official, "/name/official_full");
  else if (composed) yield claimAt("fullName", composed, "/name", { method: "derived", confidence: 0.95 });
  if (first) yield claimAt("firstName", first, "/name/first");
  if (last) yield claimAt("lastName", last, "/name/last");
  const said = new Set([official ?? composed]);
  const forms: [string | undefined, string][] = [
    [composed, "/name"],
    [nickname && last ? `${nickname} ${last}` : undefined, "/name/nickname"],
    // Titles of articles distinguish namesakes in brackets.
    [typeof id.wikipedia === "string" ? id.wikipedia.replace(/(?:(?<!\s)\s+)?\(.*$/, "") : undefined, "/id/wikipedia"],
  ];
  for (const [form, locator] of forms) {
    if (!form || said.has(form)) continue;
    said.add(form);
    yield claimAt("alias", form, locator, { method: "derived", confidence: 0.95 });
  }
}

function* personClaims({ bio, family }: LegislatorEntry): Generator<ClaimDraft> {
  const gender = bio?.gender === undefined ? undefined : GENDERS[bio.gender];
  if (gender !== undefined) yield claimAt("gender", gender, "/bio/gender");
  if (bio?.birthday) yield claimAt("birthDate", bio.birthday, "/bio/birthday");
  for (const [index, { name, relation }] of (family ?? []).entries()) {
    // The relation is that of the member to the person named: a member who is "father" has that child.
    const property = SPOUSES.has(relation) ? "spouse" : PARENTS.has(relation) ? "child" : null;
    if (property !== null) yield claimAt(property, name, pointer("family", index, "name"));
  }
}

/** A register that lists only one term may have left out earlier ones. */
function termClaim(term: CongressTerm, index: number, terms: number, capture: Capture): ClaimDraft {
  const office = { ...term, start: term.start ?? "" };
  const times = period(term, capture);
  const value = compact<ExperienceValue>({
    title: officeTitle(office),
    company: officeOrganization(office),
    ...times,
    ...(times.current && terms === 1 ? { begins: "term" as const } : {}),
    location: officeLocation(office),
    description: [term.party, HOW[term.how ?? ""]].filter(Boolean).join(", "),
    industry: "Government",
    kind: "office",
  });
  return claimAt("experience", value, pointer("terms", index));
}

function roleClaim(role: Role, index: number, capture: Capture): ClaimDraft {
  const value = compact<ExperienceValue>({
    title: role.title,
    company: CHAMBERS[role.chamber ?? ""] ?? "United States Congress",
    ...period(role, capture),
    industry: "Government",
    kind: "office",
  });
  return claimAt("experience", value, pointer("leadership_roles", index));
}

/** How to reach the office: only for a current term, because the next holder takes over the room and the number. */
function* contactClaims(term: CongressTerm | undefined, index: number): Generator<ClaimDraft> {
  if (term === undefined) return;
  const phone = term.phone === undefined ? null : normalizeIdentifier("phone", term.phone, "US");
  if (phone) yield claimAt("phone", phone.value, pointer("terms", index, "phone"));
  if (term.address) {
    yield claimAt("location", term.address, pointer("terms", index, "address"));
    yield claimAt(
      "office",
      compact({ address: term.address, phone: phone?.value }),
      pointer("terms", index, "address"),
    );
  }
  if (term.url) yield claimAt("website", term.url, pointer("terms", index, "url"));
}

function contactIdentifiers(term: CongressTerm | undefined): readonly Identifier[] {
  return [
    term?.url === undefined ? null : normalizeIdentifier("website", term.url),
    term?.phone === undefined ? null : normalizeIdentifier("phone", term.phone, "US"),
  ].filter((identifier) => identifier !== null);
}

function period(
  { start, end }: { readonly start?: string | null | undefined; readonly end?: string | null | undefined },
  capture: Capture,
): Pick<ExperienceValue, "from" | "to" | "current" | "lapses"> {
  const current = lasts({ start, end }, capture);
  return {
    ...(start && { from: start }),
    ...(current ? { current, ...(end && { lapses: end }) } : end && { to: end }),
  };
}

/**
 * An end after the collection is in the future. Without an end, only the file of current members says that a term
 * continues.
 */
function lasts(
  { end }: { readonly start?: unknown; readonly end?: string | null | undefined },
  capture: Capture,
): boolean {
  if (end && capture.collectedAt !== null) return end > capture.collectedAt.slice(0, 10);
  return !end && capture.url.includes("/legislators-current.json");
}

const GENDERS: Readonly<Record<string, string>> = { F: "female", M: "male" };
const SPOUSES = new Set(["husband", "wife", "spouse", "widow", "widower"]);
const PARENTS = new Set(["father", "mother"]);
const HOW: Readonly<Record<string, string>> = {
  appointment: "by appointment",
  "special-election": "by special election",
};
const CHAMBERS: Readonly<Record<string, string>> = {
  senate: officeOrganization({ type: "sen" }),
  house: officeOrganization({ type: "rep" }),
};
