import { type CandidateDraft, saveCandidates } from "../../src/db/candidate.ts";
import { migrate } from "../../src/db/migrate.ts";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { transact } from "../../src/db/transaction.ts";
import { newId } from "../../src/domain/id.ts";
import { type Identifier, indexKeys, normalizeIdentifier } from "../../src/domain/identifier.ts";
import { readProfileUrl } from "../../src/domain/platform.ts";
import { indexCandidates } from "../../src/search/index-candidates.ts";

/** An invented person, as short as a test can say it. */
export interface Invented {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly headline?: string;
  readonly company?: string;
  readonly location?: string;
  readonly prominence?: number;
  readonly email?: string;
  readonly phone?: string;
  readonly profiles?: readonly string[];
  readonly suppressionKeys?: readonly string[];
}

export async function openMemory(): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, dataDir: "memory://" });
  await migrate(database);
  return database;
}

/** Writes and indexes people as an import does. Returns their ids in the order given. */
export async function addPeople(database: Database, people: readonly Invented[]): Promise<string[]> {
  const drafts = people.map(toDraft);
  await transact(database.db, async (db) => {
    const saved = await saveCandidates(db, drafts);
    await indexCandidates(
      db,
      saved.written.map(({ draft, number }) => ({
        number,
        names: [draft.fullName, ...draft.aliases],
        context: [draft.headline, draft.company, draft.location].filter((text) => text !== null),
        platforms: draft.presences.map((presence) => presence.platform),
        prominence: draft.prominence,
      })),
    );
  });
  return drafts.map((draft) => draft.id);
}

function toDraft(person: Invented): CandidateDraft {
  const id = newId();
  const presences = (person.profiles ?? []).map((url) => {
    const profile = readProfileUrl(url);
    if (!profile) throw new Error(`${url} is no profile address`);
    const { platform, handle } = profile;
    return { platform, handle, url: profile.url, displayName: null, headline: null, avatarUrl: null, followers: null };
  });
  const identifiers = [
    person.email ? normalizeIdentifier("email", person.email) : null,
    person.phone ? normalizeIdentifier("phone", person.phone, "US") : null,
    ...presences.map(({ url }) => normalizeIdentifier("profileUrl", url)),
  ].filter((identifier) => identifier !== null);
  return {
    id,
    originKey: `test:${id}`,
    importId: newId(),
    fullName: person.name,
    aliases: person.aliases ?? [],
    headline: person.headline ?? null,
    company: person.company ?? null,
    location: person.location ?? null,
    birthDate: null,
    avatarUrl: null,
    prominence: person.prominence ?? 0,
    suppressionKeys: person.suppressionKeys ?? [],
    contentHash: id,
    presences,
    identifiers: identifiers.flatMap((identifier) => indexKeys(identifier)) as Identifier[],
  };
}
