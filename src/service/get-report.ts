import { type Published, publishedIn } from "../presentation/published.ts";
import { retell } from "../presentation/retold.ts";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { z } from "zod";
import { awaitedDocumentsOf } from "../contract/awaited-documents.ts";
import { namesakesIn } from "../contract/section-state.ts";
import type { Datasource, ReportQuery } from "../contract/lookup.ts";
import { findEarlierLookup } from "../db/history.ts";
import { findKeyOfAccount, isLiveKey } from "../db/api-key.ts";
import { findLookup, findLookupToRun, type StoredLookup } from "../db/lookup.ts";
import { findMember } from "../db/member.ts";
import { listClaims, listRecords } from "../db/record.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import { fingerprintOf } from "../domain/keyring.ts";
import { readGrant, signGrant } from "../domain/signed-token.ts";
import { plainKey } from "../domain/plain-key.ts";
import { isValid } from "../config/report-signer.ts";
import { PublicError } from "../errors.ts";
import { layoutVersion } from "../report/layout-version.ts";
import type { ReportInput } from "../report/render-request.ts";
import { fileNameOf } from "../sections/names.ts";
import { isCompanyRecord } from "../matching/companies.ts";
import { openClaims, openingOf, openRecords } from "../sections/open-properties.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { isOperatorsKeyName } from "./first-key.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { readSummaries } from "./get-summaries.ts";
import { readProfile, requireLiveLookup, unknownLookup } from "./find-lookup.ts";
import { pageTitle } from "./page-title.ts";
import { forOutside } from "./report-for-outside.ts";
import { phonesOf } from "./redact.ts";
import { readLedger } from "./get-coverage.ts";
import { readEvidence } from "./get-evidence.ts";
import { readShownDatasources } from "./list-datasources.ts";
import { readServedPicture } from "./open-picture.ts";
import { statusAt, toWireLookup, toWireSummary } from "./wire-lookup.ts";

/** How long a report's URL works, from the wire contract. */
const LINK_SECONDS = 15 * 60;

export type ReportForm = z.output<typeof ReportQuery>;

/** With the lookup to compare with, the requester, and how many given documents are still to be read. */
interface MadeForm extends ReportForm {
  /** `null`: the operator. */
  readonly requester: string | null;
  readonly earlierId: string | null;
  readonly awaitedDocuments: number;
}

/** Renders the report, unless this revision of the lookup has one in this form, and signs a URL for it. */
export async function getReport(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  form: ReportForm,
): Promise<{ url: string }> {
  if (form.redact === "outside" && form.attach === "captures") {
    throw new PublicError(
      "invalid_request",
      "A report for outside contains no sources as they were received. Leave out attach=captures, or mask contacts only.",
      [{ pointer: "/query/attach", detail: "cannot be combined with redact=outside" }],
    );
  }
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (lookup.status !== "success") {
    throw new PublicError("lookup_not_finished", "Only a lookup that finished successfully has a report.");
  }
  // After a rotation, reports are sealed with the new secret, so that a report downloaded today can be verified for a full overlap.
  const seal = fingerprintOf(context.keyring.current).slice(0, 8);
  const earlierId = await findEarlierLookup(context.db, lookup, context.now());
  const since = earlierId === null ? [] : [createHash("sha256").update(earlierId).digest("hex").slice(0, 8)];
  const requester = await nameRequester(context, caller);
  const awaitedDocuments = awaitedDocumentsOf(toWireSummary(lookup, context.now()), context.now());
  const variant = [
    ...plainParts(form),
    // While documents are awaited, or after waiting for them in vain, a report of the same revision says something else.
    ...(awaitedDocuments > 0 ? [`awaits${awaitedDocuments}`] : []),
    markOfTexts(context, form, requester),
    ...since,
    ...signedBy(context),
    seal,
    await layoutVersion(),
  ].join("-");
  const key = reportKey(lookup, variant);
  if (!(await context.blobs.has(key)))
    await making(key, () => makeReport(context, lookup, { ...form, earlierId, requester, awaitedDocuments }, key));
  const expiresAt = Math.floor(context.now().getTime() / 1000) + LINK_SECONDS;
  const token = signGrant(context.keyring, {
    purpose: "report",
    id: lookup.id,
    variant,
    keyId: caller.keyId,
    expiresAt,
  });
  return { url: `${context.baseUrl}/reports/${token}` };
}

/** The report behind a signed URL. 404 if the URL is forged or expired, the lookup is gone or suppressed, or the key that requested it has ended. */
export async function openReport(
  context: ServiceContext,
  token: string,
): Promise<{ readonly bytes: number; readonly body: Readable; readonly fileName: string }> {
  const grant = readGrant(context.keyring, token, context.now());
  const lookup = grant && (await findLookupToRun(context.db, grant.id));
  const isDone = lookup && statusAt(lookup, context.now()) === "success";
  const live = isDone && (await isLiveKey(context.db, grant.keyId, lookup.purpose, context.now()));
  const report = live ? await context.blobs.stream(reportKey(lookup, grant.variant)) : null;
  if (!lookup || !report || !grant) {
    throw new PublicError(
      "report_not_found",
      "The address is no longer valid. Ask the lookup's /pdf route for another.",
    );
  }
  await context.audit.write({
    at: context.now(),
    accountId: lookup.accountId,
    keyId: grant.keyId,
    operation: "downloadReport",
    status: 200,
    lookupId: lookup.id,
  });
  return { ...report, fileName: reportNameOf(lookup) };
}

/** Person and date: what people look for among saved files. */
function reportNameOf(lookup: StoredLookup): string {
  const name = fileNameOf(lookup.candidate.fullName) || "report";
  const day = (lookup.finishedAt ?? lookup.createdAt).toISOString().slice(0, 10);
  return `${name}-${day}.pdf`;
}

/** A report signed with another certificate is another file. */
function signedBy({ reportSigner, now }: ServiceContext): readonly string[] {
  return reportSigner !== null && isValid(reportSigner, now()) ? [reportSigner.fingerprint.slice(0, 8)] : [];
}

/** The parts of a report's form with few possible values. */
function plainParts({ paper, language, attach, redact, confidentiality }: ReportForm): readonly string[] {
  return [paper, language, attach, redact, confidentiality].filter((part) => part !== undefined);
}

/** The free-form parts, as a short hash that names nobody. */
function markOfTexts(
  { reportLogo }: ServiceContext,
  { preparedFor = "" }: ReportForm,
  requester: string | null,
): string {
  const hash = createHash("sha256")
    .update(`${JSON.stringify([preparedFor, requester])}\0`)
    .update(reportLogo ?? "");
  return hash.digest("hex").slice(0, 16);
}

/** How a report refers to its requester: the member whose key it is, or the key's name; `null` for the operator. */
async function nameRequester({ db }: ServiceContext, { accountId, keyId, memberId }: Caller): Promise<string | null> {
  const member = memberId === null ? null : await findMember(db, accountId, memberId);
  if (member !== null) return member.name;
  const name = (await findKeyOfAccount(db, accountId, keyId))?.name ?? keyId;
  return accountId === FIRST_ACCOUNT && isOperatorsKeyName(name) ? null : name;
}

const making = oneAtATime();

/** A report belongs to a revision of its lookup: after a change to the profile, the next request renders it again. */
function reportKey(lookup: StoredLookup, variant: string): string {
  return `reports/${lookup.id}/${lookup.revision}-${variant}.pdf`;
}

/** If the lookup is erased, suppressed or rebuilt during rendering, nothing is left. */
async function makeReport(context: ServiceContext, lookup: StoredLookup, form: MadeForm, key: string): Promise<void> {
  await context.blobs.put(key, await renderReport(context, lookup, form));
  const now = await findLookupToRun(context.db, lookup.id);
  if (now !== null && now.revision === lookup.revision && statusAt(now, context.now()) === "success") return;
  await context.blobs.remove(now === null ? `reports/${lookup.id}/` : key);
  if (now === null) throw unknownLookup();
}

async function renderReport(context: ServiceContext, stored: StoredLookup, form: MadeForm): Promise<Uint8Array> {
  // Contacts are masked as in a trial; the report is not one, and is not marked as one.
  const lookup = form.redact === undefined ? stored : { ...stored, trial: true };
  const profile = await readProfile(context, lookup);
  if (!profile) throw new PublicError("lookup_not_finished", "The lookup has no profile yet.");
  const datasources = await readShownDatasources(context, lookup);
  const input: ReportInput = {
    lookup: { ...toWireLookup(lookup, profile, context.now()), trial: stored.trial },
    revision: lookup.revision,
    purpose: lookup.purpose,
    requester: form.requester,
    evidence: await readEvidence(context, lookup, profile),
    datasources: datasources.map(({ file, ...each }) => ({ ...each, ...(file && { file }), ...markOf(each.data) })),
    ...(await readIdentity(context, lookup)),
    coverage: await readLedger(context, lookup),
    awaitedDocuments: form.awaitedDocuments,
    pictures: await readPictures(context, profile.data),
    summaries: form.language === "en" ? {} : await readSummaries(profile, form.language),
    ...(await readEarlier(context, lookup, form)),
    paper: form.paper,
    language: form.language,
    attachProfile: form.attach === "profile",
    captures: form.attach === "captures" ? capturedOf(datasources) : [],
    ...(context.reportLogo && { logo: context.reportLogo }),
    ...(form.preparedFor !== undefined && { preparedFor: form.preparedFor }),
    ...(form.confidentiality !== undefined && { confidentiality: form.confidentiality }),
    ...(form.redact !== undefined && { redact: form.redact }),
  };
  if (form.redact !== "outside") return await context.renderer.render(input);
  const ids = [lookup.id, ...(form.earlierId === null ? [] : [form.earlierId])];
  const claims = await Promise.all(ids.map((id) => listClaims(context.db, context.keyring, id)));
  return await context.renderer.render(forOutside(input, claims.flat(), phonesOf(lookup, claims.flat())));
}

/** What may be somebody else's is not handed out. */
function capturedOf(datasources: readonly Datasource[]): readonly { datasourceId: string; text: string }[] {
  return datasources.flatMap(({ datasourceId, judgement, data }) =>
    judgement === "own" ? [{ datasourceId, text: data }] : [],
  );
}

/** The earlier profile, masked like the one in the report. */
async function readEarlier(
  context: ServiceContext,
  { accountId, trial }: StoredLookup,
  { earlierId, language }: Pick<MadeForm, "earlierId" | "language">,
): Promise<Pick<ReportInput, "earlier">> {
  const stored = earlierId === null ? null : await findLookup(context.db, earlierId, accountId);
  const lookup = stored && { ...stored, trial };
  const profile = lookup && (await readProfile(context, lookup));
  if (!lookup || !profile) return {};
  const wire = toWireLookup(lookup, profile, context.now());
  const summaries = language === "en" ? {} : await readSummaries(profile, language);
  const told = retell(wire.data, await readEvidence(context, lookup, profile), summaries);
  return { earlier: { ...told, today: wire.finishedAt ?? wire.startedAt, lookup: wire } };
}

/** What lets a reader find a source again and notice changes. */
function markOf(data: string): Published & { readonly title: string; readonly sha256: string } {
  return {
    title: pageTitle(data),
    ...publishedIn(data),
    sha256: createHash("sha256").update(data).digest("hex"),
  };
}

/** Number of own, other and undecided records, and of the known people with the name that each was compared with. */
async function readIdentity(context: ServiceContext, lookup: StoredLookup): Promise<Pick<ReportInput, "identity">> {
  if (lookup.preview) return {};
  const all = await listClaims(context.db, context.keyring, lookup.id);
  const records = openRecords(await listRecords(context.db, lookup.id), all, openingOf(lookup));
  const own = new Set(records.filter(({ judgement }) => judgement === "own").map(({ id }) => id));
  const claims = openClaims(all, openingOf(lookup));
  const companies = new Set(
    [...Map.groupBy(claims, ({ recordId }) => recordId)].flatMap(([id, its]) =>
      isCompanyRecord({ claims: its }) ? [id] : [],
    ),
  );
  const names = claims.flatMap((claim) =>
    own.has(claim.recordId) && (claim.property === "alias" || claim.property === "fullName") ? [claim.value] : [],
  );
  // Of the others' records, those of people with the same name: companies and colleagues are not namesakes.
  const called = new Set([...names, lookup.candidate.fullName].map(nameKey));
  const other = records.filter(({ judgement, name }) => judgement === "other" && name && called.has(nameKey(name)));
  const count = (of: string): number =>
    records.filter(({ id, judgement }) => judgement === of && !companies.has(id)).length;
  const known = namesakesIn(lookup.metadata);
  return { identity: { own: count("own"), known, other: other.length, undecided: count("undecided") } };
}

/** A name without case, diacritics and word order. */
function nameKey(name: string): string {
  return plainKey(name).split(/\s+/).toSorted().join(" ");
}

/** The bytes of all pictures of the profile that this service holds, by URL. */
async function readPictures(context: ServiceContext, data: unknown): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  const prefix = `${context.baseUrl}/pictures/`;
  const visit = async (node: unknown): Promise<void> => {
    if (typeof node === "string" && node.startsWith(prefix) && !pictures.has(node)) {
      const bytes = await readServedPicture(context, node.slice(prefix.length));
      if (bytes) pictures.set(node, bytes);
    } else if (node !== null && typeof node === "object") {
      for (const member of Object.values(node)) await visit(member);
    }
  };
  await visit(data);
  return pictures;
}
