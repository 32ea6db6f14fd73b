import type { Connector } from "../connectors/connector.ts";
import type { CandidateDraft } from "../db/candidate.ts";
import {
  deleteFound,
  FOUND_BY_SEARCH,
  listHiddenIdentifiers,
  listImportedIdentifiers,
  touchFound,
} from "../db/found-candidate.ts";
import { identifierText } from "../db/identifier-key.ts";
import { lockMerges } from "../db/merge.ts";
import { transact } from "../db/transaction.ts";
import type { ClaimDraftOf, Finding, Property, PropertyTypes } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import { isPlatform, readProfileUrl } from "../domain/platform.ts";
import { suppressionKeys } from "../names/suppression.ts";
import type { Keyring } from "../domain/keyring.ts";
import { latinize } from "../names/scripts.ts";
import type { CandidateImportRow, PresenceImport } from "../importers/importer.ts";
import { removeDeleted } from "../search/index-candidates.ts";
import type { KnownOfAge } from "../analysis/minor.ts";
import { isStatedMinor } from "../analysis/minor.ts";
import type { StageContext } from "../pipeline/stage.ts";
import type { ServiceContext } from "./context.ts";
import { draftCandidate } from "../reading/draft-rows.ts";
import { savePeople } from "./index-people.ts";

/** Somebody found on a platform. */
export interface FoundPerson {
  readonly row: CandidateImportRow;
  /** All identifiers, including those they state about themselves elsewhere, because a suppression may name any of them. */
  readonly keys: readonly Identifier[];
  /** Details from which their age may be known. */
  readonly told: KnownOfAge;
}

/** How the keys of rows begin that a search of a platform wrote. */
export const FOUND_KEY = "found:";

const MAX_LINE_LENGTH = 200;
const MAX_ALIASES = 20;

/**
 * Converts a source's search response to people. Only the source's own identifiers are stored. What people state as theirs elsewhere is a
 * lead for a lookup, not a key, because anybody can name anybody's account.
 */
export function readFound(connector: Connector, findings: Iterable<Finding>): FoundPerson[] {
  return [...findings].flatMap((finding) => {
    const accounts = valuesOf(finding, "account").filter(({ platform }) => isPlatform(platform));
    const own = accounts.filter(({ platform }) => connector.platform === undefined || platform === connector.platform);
    const fullName = finding.name ?? own[0]?.displayName ?? own[0]?.handle;
    const keys = finding.identifiers.filter(({ kind }) => kind !== "name" && kind !== "handle");
    const identifiers = keys.filter((key) => isOwnKey(key, connector));
    if (fullName === undefined || identifiers.length === 0) return [];
    const followers = valuesOf(finding, "followers").find(({ platform }) => platform === connector.platform)?.count;
    const presences = own.flatMap(({ platform, url, displayName, avatarUrl }): PresenceImport[] =>
      isPlatform(platform)
        ? [
            {
              platform,
              url,
              ...(displayName !== undefined && { displayName }),
              ...(avatarUrl !== undefined && { avatarUrl }),
              ...(followers !== undefined && { followers }),
            },
          ]
        : [],
    );
    const row = {
      type: "candidate",
      key: `${FOUND_KEY}${finding.externalId}`,
      fullName,
      identifiers,
      presences,
    } as const;
    const texts = textsOf(finding);
    const names = [fullName, ...valuesOf(finding, "alias")];
    const told = { names, claims: finding.claims, texts, ownTexts: texts, ownLines: [] };
    return [{ row: { ...row, ...detailsOf(finding) }, keys, told }];
  });
}

/** Whether a source's response says that somebody is under 18: in their headline, or in the way a lookup would find out. */
export async function isFoundMinor(
  { row, told }: FoundPerson,
  { reading, now }: Pick<StageContext, "reading" | "now">,
): Promise<boolean> {
  const stated = { birthDate: row.birthDate ?? null, headline: row.headline ?? null };
  return isStatedMinor(stated, now()) || (await reading.isMinor(told, now().toISOString().slice(0, 10)));
}

/** Whether a word of the query is in their names or handle; sources also search people's posts. */
export function isNamed({ row }: FoundPerson, words: string): boolean {
  const handles = (row.presences ?? []).map(({ url }) => readProfileUrl(url)?.handle ?? "");
  const shown = (row.presences ?? []).map(({ displayName }) => displayName ?? "");
  const names = [row.fullName, ...(row.aliases ?? []), ...shown, ...handles].map(plain).join(" ");
  return words.split(/\s+/).some((word) => plain(word).length > 1 && names.includes(plain(word)));
}

/**
 * Stores people found as candidates and indexes them. Left out: anybody suppressed under any of their keys, and anybody whom the operator
 * imported under one of their addresses or IDs. Somebody found before is replaced by an import.
 *
 * @param minors people found to be under 18: what an earlier search stored about them is deleted
 */
export async function keepFound(
  context: Pick<ServiceContext, "db" | "keyring" | "now">,
  accountId: string,
  found: readonly FoundPerson[],
  minors: readonly FoundPerson[] = [],
): Promise<boolean> {
  const underAge = new Set(minors.map(({ row }) => row.key));
  const people = [...new Map(found.map((person) => [person.row.key, person])).values()].filter(
    ({ row }) => !underAge.has(row.key),
  );
  if (people.length + underAge.size === 0) return false;
  return await transact(context.db, async (db) => {
    await lockMerges(db, "share");
    const known = people.flatMap(({ keys }) => keys).filter(({ kind }) => kind !== "website");
    const hidden = await listHiddenIdentifiers(db, known);
    const imported = await listImportedIdentifiers(
      db,
      accountId,
      people.flatMap(({ row }) => row.identifiers ?? []),
    );
    const taken = new Set(imported);
    const drafts: CandidateDraft[] = [];
    for (const { row, keys } of people) {
      const own = (row.identifiers ?? []).map(identifierText);
      if (keys.some((key) => hidden.has(identifierText(key))) || own.some((key) => taken.has(key))) continue;
      // Two sources with the same address or ID mean the same person.
      for (const key of own) taken.add(key);
      drafts.push(draftFound(row, keys, accountId, context.keyring));
    }
    const replaced = people.filter(({ row }) => row.identifiers?.some((key) => imported.has(identifierText(key))));
    const originKeys = [...replaced.map(({ row }) => row.key), ...underAge];
    const gone = await deleteFound(db, { accountId, originKeys }, people.length + underAge.size);
    await removeDeleted(db, gone.filed);
    const saved = await savePeople(db, drafts);
    await touchFound(
      db,
      accountId,
      drafts.map(({ originKey }) => originKey),
      context.now(),
    );
    return saved.written.length + gone.numbers.length > 0;
  });
}

function draftFound(
  row: CandidateImportRow,
  keys: readonly Identifier[],
  accountId: string,
  keyring: Keyring,
): CandidateDraft {
  const draft = draftCandidate(row, { accountId, importId: FOUND_BY_SEARCH }, keyring);
  const names = [row.fullName, ...(row.aliases ?? [])];
  const all = suppressionKeys(keyring, { names, birthDate: row.birthDate ?? null, identifiers: keys });
  return { ...draft, suppressionKeys: [...new Set([...draft.suppressionKeys, ...all])].sort() };
}

/** A platform vouches for its own address and number; a register such as Wikidata for everything that it lists. */
function isOwnKey({ kind, value }: Identifier, { platform }: Connector): boolean {
  if (kind === "externalId") return true;
  return kind === "profileUrl" && (platform === undefined || readProfileUrl(value)?.platform === platform);
}

function detailsOf(finding: Finding): Partial<CandidateImportRow> {
  const [headline, location, birthDate, avatar] = [
    // For a search hit, its title and the text below it.
    (valuesOf(finding, "biography")[0] ?? finding.text)
      ?.split("\n", 1)[0]
      ?.slice(0, MAX_LINE_LENGTH)
      .toWellFormed()
      .trim(),
    valuesOf(finding, "location")[0],
    valuesOf(finding, "birthDate")[0],
    valuesOf(finding, "avatar")[0]?.imageUrl,
  ];
  const company = valuesOf(finding, "experience").find(({ current }) => current)?.company;
  const aliases = [...new Set(valuesOf(finding, "alias"))].slice(0, MAX_ALIASES);
  return {
    ...(aliases.length > 0 && { aliases }),
    ...(headline && { headline }),
    ...(company !== undefined && { company }),
    ...(location !== undefined && { location }),
    ...(birthDate !== undefined && { birthDate }),
    ...(avatar !== undefined && { avatarUrl: avatar }),
  };
}

function textsOf({ text }: Finding): readonly string[] {
  return text === undefined ? [] : [text];
}

function valuesOf<P extends Property>({ claims }: Finding, property: P): readonly PropertyTypes[P][] {
  return claims
    .filter((claim) => claim.property === property)
    .map((claim) => (claim as unknown as ClaimDraftOf<P>).value);
}

function plain(text: string): string {
  return text.split(/\s+/).map(latinize).join("");
}
