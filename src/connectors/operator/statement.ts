import { z } from "zod";
import type { ClaimDraft, ExperienceValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { STATEMENT_ADDRESS } from "../../domain/told-address.ts";
import type { Capture } from "../capture.ts";
import { jsonReader, members } from "../reader.ts";
import { accountOf } from "../findings/account.ts";
import { claimAt, compact, optionalText, pointer } from "../findings/claims.ts";

/** The kind of capture for what a lookup was told about its person, and the ID of the record that it forms. */
export const STATEMENT = "operator/statement";
export const STATEMENT_ID = "statement";

const said = z.string().trim().min(1);

/** What the operator's import, or the caller, says about the person of a lookup. */
const ToldPerson = z.object({
  fullName: said,
  aliases: z.array(said).default([]),
  birthDate: optionalText.refine((text) => text === undefined || isPartialDate(text), "no day, month or year"),
  employer: optionalText,
  role: optionalText,
  place: optionalText,
  school: optionalText,
  email: optionalText,
  phones: z.array(z.string()).default([]),
  sources: z.array(z.string()).default([]),
});
type ToldPerson = z.infer<typeof ToldPerson>;

/** As reliable as whoever typed it is careful: less than a form filled in by the person. */
const TYPED = { confidence: 0.8 } as const;

/**
 * Reads `operator/statement`. It is stored like the responses of sources, so that everything in it can be cited like
 * theirs.
 */
export const operatorStatement = jsonReader({
  kind: STATEMENT,
  schema: ToldPerson,
  reads: members("", "fullName aliases birthDate employer role place school email phones sources"),
  ignores: {},
  yields: [
    "fullName",
    "alias",
    "birthDate",
    "experience",
    "occupation",
    "location",
    "education",
    "email",
    "phone",
    "account",
  ],
  *read(statement, capture) {
    yield {
      externalId: STATEMENT_ID,
      url: capture.url,
      name: statement.fullName,
      claims: [...claimsOf(statement)],
      identifiers: [...keysOf(statement)],
      filed: true,
    };
  },
});

function* claimsOf(said: ToldPerson): Generator<ClaimDraft> {
  yield claimAt("fullName", said.fullName, "/fullName", TYPED);
  for (const [index, alias] of said.aliases.entries()) yield claimAt("alias", alias, pointer("aliases", index), TYPED);
  if (said.birthDate) yield claimAt("birthDate", said.birthDate, "/birthDate", TYPED);
  if (said.employer) {
    const job = { title: said.role, company: said.employer, current: true, kind: "job" } as const;
    yield claimAt("experience", compact<ExperienceValue>(job), "/employer", TYPED);
  } else if (said.role) yield claimAt("occupation", said.role, "/role", TYPED);
  if (said.place) yield claimAt("location", said.place, "/place", TYPED);
  if (said.school) yield claimAt("education", { school: said.school }, "/school", TYPED);
  const email = said.email === undefined ? null : normalizeIdentifier("email", said.email);
  if (email) yield claimAt("email", email.value, "/email", TYPED);
  for (const [index, phone] of said.phones.entries()) {
    const key = normalizeIdentifier("phone", phone);
    if (key) yield claimAt("phone", key.value, pointer("phones", index), TYPED);
  }
  for (const [index, source] of said.sources.entries()) {
    const profile = readProfileUrl(source);
    if (profile) yield claimAt("account", accountOf(profile, {}), pointer("sources", index), TYPED);
  }
}

function* keysOf({ email, phones, sources }: ToldPerson): Generator<Identifier> {
  const keys = [
    email === undefined ? null : normalizeIdentifier("email", email),
    ...phones.map((phone) => normalizeIdentifier("phone", phone)),
    ...sources.map((source) => normalizeIdentifier("profileUrl", source)),
  ];
  for (const key of keys) if (key) yield key;
}

/** Unknown members are omitted. */
type StatedMembers = {
  readonly [K in keyof z.input<typeof ToldPerson>]: z.input<typeof ToldPerson>[K] | readonly string[];
};

/** A statement as a capture. It has no outside address: its own names the lookup. */
export function statementOf(lookupId: string, statement: StatedMembers, at: Date): Capture {
  return {
    kind: STATEMENT,
    url: `${STATEMENT_ADDRESS}${lookupId}`,
    mediaType: "application/json",
    collectedAt: at.toISOString(),
    data: JSON.stringify(compact(statement)),
  };
}
