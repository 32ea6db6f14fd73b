import { sql } from "kysely";
import { type CandidateDraft, type FiledCandidate } from "../../src/db/candidate.ts";
import { saveCandidates } from "../../src/db/write-candidate.ts";
import { migrate } from "../../src/db/migrate.ts";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { transact } from "../../src/db/transaction.ts";
import { newId } from "../../src/domain/id.ts";
import { type Identifier, indexKeys, normalizeIdentifier } from "../../src/domain/identifier.ts";
import { type Platform, readProfileUrl } from "../../src/domain/platform.ts";
import { bareWord, indexEntry, PLATFORM_MARK } from "../../src/search/document.ts";
import { indexCandidates } from "../../src/search/index-candidates.ts";
import { Vocabulary } from "../../src/search/vocabulary.ts";

/** An invented person, described as briefly as a test allows. */
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

/** Writes and indexes people as an import does. Returns their ids in the given order. */
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
    accountId: "default",
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

/** Everybody in the index, in the order of places. */
export async function listFiled(database: Database): Promise<FiledCandidate[]> {
  const { rows } = await sql<FiledCandidate>`
    select number, search_place as place, search_platforms as platforms, search_pairs as pairs,
      search_singles as singles, search_extras as extras, search_context as context
    from candidate where search_place is not null order by search_place
  `.execute(database.db);
  return rows;
}

/** The vocabulary of an index of these people, with context words and the platforms in use. */
export function vocabularyOf(
  people: readonly Pick<Invented, "name" | "aliases" | "company">[],
  platforms: readonly Platform[] = [],
): Vocabulary {
  const terms = new Map<string, { names: number; lasts: number; contexts: number }>();
  const termOf = (word: string) => {
    const term = terms.get(word) ?? { names: 0, lasts: 0, contexts: 0 };
    terms.set(word, term);
    return term;
  };
  for (const [index, person] of people.entries()) {
    const entry = entryOf(person, index + 1);
    const initials = entry.extras.split(" ").filter((word) => word.length === 1);
    for (const single of [...entry.singles.split(" "), ...initials].filter((word) => !word.startsWith("~"))) {
      const term = termOf(bareWord(single));
      term.names += 1;
      if (single.endsWith("*")) term.lasts += 1;
    }
    for (const word of entry.context.split(" ").filter(Boolean)) termOf(word).contexts += 1;
  }
  for (const platform of platforms) termOf(PLATFORM_MARK + platform).contexts += 1;
  const vocabulary = new Vocabulary();
  vocabulary.add([...terms].map(([word, counts]) => ({ word, ...counts, best: 0 })));
  return vocabulary;
}

export function entryOf(person: Pick<Invented, "name" | "aliases" | "company">, number = 1): FiledCandidate {
  return indexEntry({
    number,
    names: [person.name, ...(person.aliases ?? [])],
    context: person.company ? [person.company] : [],
    platforms: [],
    prominence: 0,
  });
}
