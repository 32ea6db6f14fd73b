import { CONTRADICTIONS } from "../contract/contradictions.ts";
import type { ReportLanguage } from "../contract/language.ts";
import type { Datasource, Evidence } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";
import type { CreateShare, NewShare, Share as WireShare, SharedReport, ShareList } from "../contract/share.ts";
import { isLiveKey } from "../db/api-key.ts";
import { findLookupToRun, type StoredLookup } from "../db/lookup.ts";
import {
  countOpening,
  findOpenShare,
  insertShare,
  listShares as readShares,
  revokeShare as markRevoked,
  type Share,
} from "../db/share.ts";
import { fromReserve } from "../db/reserve.ts";
import { transact } from "../db/transaction.ts";
import { newId } from "../domain/id.ts";
import { hashShareToken, issueShareToken } from "../domain/share-token.ts";
import { PublicError } from "../errors.ts";
import { cardOfClaim, withoutOthers } from "../presentation/fact-card.ts";
import { webLink } from "../presentation/links.ts";
import { publishedIn } from "../presentation/published.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readSummaries } from "./get-summaries.ts";
import { readProfile, requireLiveLookup } from "./find-lookup.ts";
import { readEvidence } from "./get-evidence.ts";
import { readShownDatasources } from "./list-datasources.ts";
import { pageTitle } from "./page-title.ts";
import { copyRemovals, recordRemoval } from "./removals.ts";
import { statusAt, toWireLookup } from "./wire-lookup.ts";

const DAY_MS = 86_400_000;

type SharedDatasource = SharedReport["datasources"][number];

/**
 * Creates a link that shows the report of a finished lookup to anybody who has it. The token is in the link's fragment, which browsers do
 * not send to servers, so it appears in no log on the way (RFC 9110, section 4.2.5).
 */
export async function createShare(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  request: CreateShare,
): Promise<NewShare> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (lookup.status !== "success") {
    throw new PublicError(
      "lookup_not_finished",
      "Only the report of a lookup that finished successfully can be shared.",
    );
  }
  const createdAt = context.now();
  const token = issueShareToken();
  const share: Share = {
    id: newId(createdAt.getTime()),
    lookupId: lookup.id,
    keyId: caller.keyId,
    createdAt,
    expiresAt: new Date(Math.min(createdAt.getTime() + request.days * DAY_MS, lookup.expiresAt.getTime())),
    revokedAt: null,
    openings: 0,
    openedAt: null,
  };
  await insertShare(context.db, share, hashShareToken(token));
  return { ...toWireShare(share), url: `${context.baseUrl}/shared#${token}` };
}

/** All links of a lookup, newest first. */
export async function listShares(context: ServiceContext, caller: Caller, lookupId: string): Promise<ShareList> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  const shares = await readShares(context.db, lookup.id);
  return { results: shares.map(toWireShare), status: "success" };
}

/** Ends a link at once. One that has already ended is left as it is. */
export async function revokeShare(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  shareId: string,
): Promise<WireShare> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  const share = (await readShares(context.db, lookup.id)).find(({ id }) => id === shareId);
  if (share === undefined) throw unknownShare();
  if (share.revokedAt !== null) return toWireShare(share);
  const at = context.now();
  const ended = await transact(fromReserve(context.db), async (db) => {
    await recordRemoval(db, `share/${share.id}`, at);
    const revoked = await markRevoked(db, lookup.id, share.id, at);
    // Its lookup was deleted meanwhile.
    if (revoked === null) throw unknownShare();
    return revoked;
  });
  await copyRemovals(context);
  return toWireShare(ended);
}

function unknownShare(): PublicError {
  return new PublicError("share_not_found", "This lookup has no link with this ID. List its links again.");
}

/** The report behind a link; if it `counts`, the visit is counted. 404 once the link, the lookup or the key that created it has ended. */
export async function openShare(
  context: ServiceContext,
  token: string,
  { counts, language }: { readonly counts: boolean; readonly language: ReportLanguage },
): Promise<SharedReport> {
  const now = context.now();
  const share = await findOpenShare(context.db, hashShareToken(token), now);
  const lookup = share && (await findLookupToRun(context.db, share.lookupId));
  const live = lookup && (await isLiveKey(context.db, share.keyId, lookup.purpose, now));
  const profile = live && statusAt(lookup, now) === "success" ? await readProfile(context, lookup) : null;
  if (!share || !lookup || !profile) {
    throw new PublicError(
      "share_not_found",
      "This link is invalid, revoked or expired. Ask whoever sent it for a new one.",
    );
  }
  const { accountId, id: lookupId } = lookup;
  await context.audit.write({ at: now, accountId, keyId: share.keyId, operation: "openShare", status: 200, lookupId });
  if (counts) await countOpening(context.db, share.id, now);
  const evidence = await readEvidence(context, lookup, profile);
  const cited = new Set(Object.values(evidence).flatMap((claims) => claims.map(({ datasourceId }) => datasourceId)));
  const datasources = (await readShownDatasources(context, lookup)).filter(({ datasourceId }) =>
    cited.has(datasourceId),
  );
  return {
    lookup: withoutCallersOwn(toWireLookup(lookup, profile, now), lookup),
    evidence,
    datasources: datasources.map(withoutDocument),
    cards: cardsOf(evidence, datasources),
    ...(language !== "en" && { summaries: await readSummaries(profile, language) }),
    expiresAt: share.expiresAt.toISOString(),
  };
}

function withoutDocument({ data, recordIds: _recordIds, file: _file, ...datasource }: Datasource): SharedDatasource {
  if (webLink(datasource.source) === undefined) return datasource;
  const title = pageTitle(data);
  return title === "" ? datasource : { ...datasource, title, ...publishedIn(data) };
}

function cardsOf(evidence: Evidence, datasources: readonly Datasource[]): SharedReport["cards"] {
  const byId = new Map(datasources.map((each) => [each.datasourceId, each]));
  const cards: SharedReport["cards"] = {};
  for (const claim of Object.values(evidence).flat()) {
    const datasource = byId.get(claim.datasourceId);
    if (datasource === undefined || claim.claimId in cards) continue;
    const card = cardOfClaim(datasource, claim);
    if (card !== null) cards[claim.claimId] = withoutOthers(card);
  }
  return cards;
}

/** What the caller submitted with the lookup stays between them and the service. */
function withoutCallersOwn(lookup: SharedReport["lookup"], record: StoredLookup): SharedReport["lookup"] {
  const { metadata = {}, candidate, data, contradictions: _, ...rest } = lookup;
  const own = Object.entries(metadata).filter(([name]) => name.startsWith("candor.") && name !== CONTRADICTIONS);
  const avatarUrl = candidate?.avatarUrl;
  return {
    ...rest,
    ...(data === undefined ? {} : { data: withoutKeyNames(data) }),
    candidate: { ...(avatarUrl ? { avatarUrl } : {}), fullName: record.candidate.fullName, email: null, sources: [] },
    ...(own.length > 0 ? { metadata: Object.fromEntries(own) } : {}),
  };
}

/** Strangers do not see which key of the account dismissed a flag. */
function withoutKeyNames(data: LookupData): LookupData {
  const { socialMedia } = data;
  if (socialMedia === undefined) return data;
  const brandSafetyAnalysis = structuredClone(socialMedia.brandSafetyAnalysis);
  for (const flag of Object.values(brandSafetyAnalysis)) delete flag.dismissedBy;
  return { ...data, socialMedia: { ...socialMedia, brandSafetyAnalysis } };
}

function toWireShare({ id, createdAt, expiresAt, revokedAt, openings, openedAt }: Share): WireShare {
  return {
    shareId: id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(revokedAt ? { revokedAt: revokedAt.toISOString() } : {}),
    openings,
    ...(openedAt ? { openedAt: openedAt.toISOString() } : {}),
  };
}
