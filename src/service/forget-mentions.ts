import { findLookupToRun } from "../db/lookup.ts";
import {
  deleteForeignDatasources,
  listClaimTexts,
  listNamingLookups,
  type NamingLookup,
  type NamingRecord,
  saveSubject,
} from "../db/mention.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Claim } from "../domain/claim.ts";
import { claimKeys, peerKeys, peersOf, recordKeys } from "../names/record-keys.ts";
import { findShownNames, hushSubject, ownOf, textsOfClaims } from "../pipeline/hush-names.ts";
import { rebuildLookup } from "../pipeline/run.ts";
import type { ServiceContext } from "./context.ts";

const PAGE = 50;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Removes a newly listed person from finished lookups about others: documents about them alone are deleted, the profile is rebuilt behind
 * the gate, and earlier reports are deleted.
 *
 * @returns the number of lookups that named them
 */
export async function forgetMentions(context: ServiceContext, keys: readonly string[]): Promise<number> {
  const listed = new Set(keys);
  let mentions = 0;
  for (let after = FIRST; ; ) {
    const page = await listNamingLookups(context.db, context.keyring, after, PAGE);
    for (const lookup of page) {
      if (!names(context, lookup, listed) && !(await tellsOf(context, lookup, listed))) continue;
      await forgetIn(context, lookup, listed);
      mentions++;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return mentions;
    after = last.id;
  }
}

function names(context: ServiceContext, lookup: NamingLookup, listed: ReadonlySet<string>): boolean {
  return (
    lookup.relatedKeys.some((key) => listed.has(key)) ||
    lookup.records.some((record) => isListed(context, record, listed) || namesListed(context, record, listed))
  );
}

/** Whether a lookup's details about its person name somebody on the list with a different name. */
async function tellsOf(
  { db, keyring }: ServiceContext,
  lookup: NamingLookup,
  listed: ReadonlySet<string>,
): Promise<boolean> {
  const claims = await listClaimTexts(db, keyring, lookup.id);
  const texts = [...textsOfClaims(claims), ...lookup.records.flatMap(({ url, name }) => [url, name ?? ""])];
  const hush = await findShownNames(keyring, texts, async (keys) => new Set(keys.filter((key) => listed.has(key))));
  const own = ownOf(lookup);
  return hush !== null && texts.some((text) => hush(text, own).length > 0);
}

async function forgetIn(context: ServiceContext, lookup: NamingLookup, listed: ReadonlySet<string>): Promise<void> {
  const foreign = lookup.records.filter((record) => !record.isOwn && isListed(context, record, listed));
  const others = lookup.records.filter((record) => !foreign.includes(record));
  const needed = new Set(others.flatMap(({ datasourceIds }) => datasourceIds));
  const alone = foreign.flatMap(({ datasourceIds }) => datasourceIds).filter((id) => !needed.has(id));
  await deleteForeignDatasources(fromReserve(context.db), lookup.id, alone);
  const stored = await findLookupToRun(context.db, lookup.id);
  // A hidden lookup, or one that ended meanwhile, shows nobody.
  if (stored === null) return;
  const told = await hushSubject(context, stored);
  if (told !== stored) await saveSubject(context.db, told);
  await rebuildLookup(told, context.stageContext(context.stopping));
  await context.blobs.remove(`reports/${lookup.id}/`);
}

function isListed({ keyring }: ServiceContext, record: NamingRecord, listed: ReadonlySet<string>): boolean {
  const names = new Set(record.name === null ? [] : [record.name]);
  for (const claim of record.claims) {
    if (claim.property === "fullName" || claim.property === "alias") names.add(claim.value);
  }
  const claims = new Map(record.claims.map((claim) => [claim.id, claim]));
  const keyed = { id: record.id, url: record.url, names, identifiers: [], claims };
  return recordKeys(keyring, keyed, record.isOwn).some((key) => listed.has(key));
}

function namesListed({ keyring }: ServiceContext, record: NamingRecord, listed: ReadonlySet<string>): boolean {
  const keysOf = (claim: Claim) => [
    ...claimKeys(keyring, claim),
    ...peersOf(claim).flatMap((peer) => peerKeys(keyring, peer)),
  ];
  return record.isOwn && record.claims.some((claim) => keysOf(claim).some((key) => listed.has(key)));
}
