import { setImmediate as turn } from "node:timers/promises";
import { identityConfidence } from "../analysis/identity-confidence.ts";
import { yieldsOf } from "../connectors/reader.ts";
import { listIdentifiers } from "../db/candidate.ts";
import { listDatasourceAddresses } from "../db/datasource.ts";
import { addMetadata, type LookupRecord, type RelatedPerson, type StoredProfile, saveProfile } from "../db/lookup.ts";
import { findPeople } from "../db/merge.ts";
import { findPictures } from "../db/picture.ts";
import { listClaims, listRecords } from "../db/record.ts";
import { listProbes } from "../db/probe.ts";
import type { Claim, Property } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { suppressionKeys } from "../domain/suppression.ts";
import type { Flattened } from "../sections/cited.ts";
import { type ClaimSet, createClaimSet } from "../sections/claim-set.ts";
import { dropItems } from "../sections/drop-items.ts";
import { countAvailable, limitToPreview } from "../sections/preview.ts";
import { openClaims } from "../sections/open-properties.ts";
import {
  assembleProfile,
  type BuiltSection,
  buildSections,
  relatedPeople,
  SECTION_BUILDERS,
  summarizeProfile,
} from "../sections/profile.ts";
import type { Subject } from "../sections/section.ts";
import { sectionStates } from "../sections/section-states.ts";
import { audienceMetadata } from "../sections/social-judgement.ts";
import { findVerified } from "./find-verified.ts";
import { STATEMENT_ADDRESS } from "../connectors/operator/statement.ts";
import { STATEMENT_RECORD } from "./statement.ts";
import type { StageContext } from "./stage.ts";
import { writeUnder } from "./write.ts";

/** What the last stages of one run make a profile of: read once, built once. */
export interface Draft {
  readonly claims: ClaimSet;
  readonly subject: Subject;
  readonly sections: readonly BuiltSection[];
  /** The other people of the profile. */
  readonly related: readonly Related[];
  /** Pointers to people of the profile who are the subject themselves. */
  readonly self: readonly string[];
  /** What the sources that answered can tell of a person. */
  readonly tellable: ReadonlySet<Property>;
}

type Related = ReturnType<typeof relatedPeople>[number];

/** Reads what is believed of the lookup's subject and builds its sections. */
export async function draftProfile(lookup: LookupRecord, context: StageContext): Promise<Draft> {
  const { claims, subject, tellable } = await readBelieved(lookup, context);
  const people = relatedPeople(claims, lookup.sections);
  const own = people.length > 0 ? await readOwnKeys(lookup, context) : new Set<string>();
  const isSelf = ({ identifiers }: Related) => identifiers.some((each) => own.has(keyOf(each)));
  return {
    claims,
    subject,
    sections: await buildInTurns(claims, lookup, subject),
    related: people.filter((person) => !isSelf(person)),
    self: people.filter(isSelf).map(({ pointer }) => pointer),
    tellable,
  };
}

/** Section by section: whoever else waits for the event loop has their turn between two of them. */
async function buildInTurns(claims: ClaimSet, { sections }: LookupRecord, subject: Subject): Promise<BuiltSection[]> {
  const built: BuiltSection[] = [];
  for (const { name } of SECTION_BUILDERS) {
    if (!sections.includes(name)) continue;
    built.push(...buildSections(claims, [name], subject));
    await turn();
  }
  return built;
}

/** Writes the structured profile. */
export async function assemble(lookup: LookupRecord, draft: Draft, context: StageContext): Promise<void> {
  const profile = assembleProfile(draft.sections);
  await save(lookup, draft, lookup.preview ? limitToPreview(profile) : profile, context);
  if (!lookup.preview) await addMetadata(context.db, lookup.id, statesOf(draft, profile));
  if (lookup.preview) await addMetadata(context.db, lookup.id, countAvailable(draft.claims, lookup.sections));
}

/** Adds the summaries, whose every sentence cites claims. */
export async function summarize(lookup: LookupRecord, draft: Draft, context: StageContext): Promise<void> {
  if (lookup.preview) return await assemble(lookup, draft, context);
  const { claims, sections, subject } = draft;
  const profile = summarizeProfile(sections, claims, subject);
  await save(lookup, draft, profile, context);
  await addMetadata(context.db, lookup.id, statesOf(draft, profile));
  const audience = lookup.sections.includes("socialMedia") ? audienceMetadata(claims) : {};
  if (Object.keys(audience).length > 0) await addMetadata(context.db, lookup.id, audience);
}

function statesOf({ sections, tellable }: Draft, { data }: Flattened): Readonly<Record<string, string>> {
  return sectionStates(
    sections.map(({ section }) => section),
    new Set(Object.keys(data)),
    tellable,
  );
}

/**
 * What the sources that answered can tell of a person. The operator's shelf of documents was asked about what the documents
 * that lie on it for this person can tell, and about nothing else.
 */
async function listTellable(
  lookup: LookupRecord,
  kinds: readonly { readonly connector: string; readonly kind: string }[],
  context: StageContext,
): Promise<ReadonlySet<Property>> {
  const probes = await listProbes(context.db, lookup.id);
  const answered = new Set(
    probes.flatMap(({ connector, outcome }) => (outcome === "found" || outcome === "absent" ? connector : [])),
  );
  const held = new Set(kinds.flatMap(({ connector, kind }) => (connector === ARCHIVE ? kind : [])));
  return new Set(
    context.connectors
      .filter(({ name }) => answered.has(name))
      .flatMap(({ name, readers }) =>
        yieldsOf(name === ARCHIVE ? readers.filter(({ kind }) => held.has(kind)) : readers),
      ),
  );
}

const ARCHIVE = "archive";

async function save(lookup: LookupRecord, draft: Draft, profile: Flattened, context: StageContext): Promise<void> {
  const related = listRelated(draft.related, context.keyring);
  const stored: StoredProfile = { ...dropItems(profile, draft.self), related };
  await writeUnder(lookup, context, (db) => saveProfile(db, lookup.id, stored));
}

/** Every key of the person: what the lookup began with, and what is known of whoever the candidate is merged with. */
async function readOwnKeys(lookup: LookupRecord, context: StageContext): Promise<ReadonlySet<string>> {
  const candidateIds = lookup.candidateId === null ? [] : [lookup.candidateId];
  const people = await findPeople(context.db, candidateIds);
  const keys = [...lookup.identifiers];
  for (const { id } of [...people.values()].flatMap(({ members }) => members)) {
    keys.push(...(await listIdentifiers(context.db, id)));
  }
  return new Set(keys.map(keyOf));
}

function keyOf({ kind, value }: Identifier): string {
  return `${kind}:${value}`;
}

async function readBelieved(
  lookup: LookupRecord,
  context: StageContext,
): Promise<{ claims: ClaimSet; subject: Subject; tellable: ReadonlySet<Property> }> {
  const records = await listRecords(context.db, lookup.id);
  const own = new Set(records.filter((record) => record.judgement === "own").map((record) => record.id));
  const stated = (await listClaims(context.db, lookup.id)).filter((claim) => own.has(claim.recordId));
  // What only closed sections read is not in the profile by another door: a source, a verified address, a picture.
  const believed = openClaims(stated, lookup.sections);
  const pictures = await findPictures(context.db, lookup.accountId, believed.flatMap(pictureUrls));
  const datasources = await listDatasourceAddresses(context.db, lookup.id);
  const verified = findVerified(
    records.filter(({ id }) => own.has(id) && id !== STATEMENT_RECORD),
    stated.filter((claim) => claim.recordId !== STATEMENT_RECORD),
    lookup.identifiers,
  );
  const confidences = new Map(records.map((record) => [record.id, identityConfidence(record)]));
  const tiers = new Map(context.connectors.map((connector) => [connector.name, connector.tier]));
  const tierByDatasource = new Map(datasources.map(({ id, connector }) => [id, tiers.get(connector)]));
  return {
    tellable: await listTellable(lookup, datasources, context),
    claims: createClaimSet(believed, (claim) => tierByDatasource.get(claim.datasourceId) ?? "published"),
    subject: {
      lookupId: lookup.id,
      purpose: lookup.purpose,
      identityConfidence: (recordId) => confidences.get(recordId) ?? 0,
      baseUrl: context.baseUrl,
      pictureUrl(url) {
        const picture = pictures.get(url);
        return picture ? `${context.baseUrl}/pictures/${picture.hash}` : null;
      },
      datasources: new Map(
        datasources
          .filter(({ id, url }) => tierByDatasource.get(id) !== "index" && !url.startsWith(STATEMENT_ADDRESS))
          .map(({ id, url }) => [id, { url, verified: verified.has(id) }]),
      ),
    },
  };
}

/** The other people of the profile, in its order, which is that of their pointers. */
function listRelated(
  people: readonly { readonly identifiers: readonly Identifier[] }[],
  keyring: Keyring,
): readonly RelatedPerson[] {
  return people.map(({ identifiers }, index) => ({
    pointer: `/similarPeople/${index}`,
    suppressionKeys: suppressionKeys(keyring, { names: [], birthDate: null, identifiers }),
  }));
}

/** Every picture address in a claim, wherever its shape keeps it. */
function pictureUrls({ value }: Claim): readonly string[] {
  if (typeof value !== "object") return [];
  const urls: string[] = [];
  if ("imageUrl" in value && value.imageUrl) urls.push(value.imageUrl);
  if ("avatarUrl" in value && value.avatarUrl) urls.push(value.avatarUrl);
  if ("peers" in value) urls.push(...(value.peers ?? []).flatMap((peer) => peer.imageUrl ?? []));
  return urls;
}
