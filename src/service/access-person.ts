import { setImmediate } from "node:timers/promises";
import type { AccessFormat } from "../contract/access-format.ts";
import type { CreateSuppression } from "../contract/suppression.ts";
import { listAuditRowsAbout } from "../db/audit.ts";
import { listHeldNames, listHeldPeople } from "../db/held-person.ts";
import { auditSubject } from "../privacy/audit-chain.ts";
import { exportPart } from "../privacy/export-part.ts";
import { findPart, type Part } from "../privacy/part.ts";
import type { AccessCopy, ExportedStore } from "../report/access-copy.ts";
import { ACCESS_COPY, signAccess, signReport } from "../report/signature.ts";
import { accessWordsFor } from "../words/access-words.ts";
import { PublicError } from "../errors.ts";
import { type IdentifiedPerson, identifyPerson } from "./close-person.ts";
import { isTheirs } from "./own-records.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { findHeldSeeds } from "./erase-person.ts";
import type { AnsweredFile } from "./export-lookup.ts";

/**
 * Everything that an account holds of a person, as a file for them: suppressed or not, out of every store of the register, with
 * sources, purposes, recipients, the logic of the judgements and the expiry.
 *
 * @throws PublicError `person_ambiguous` as `onlyTheirs`
 */
export async function accessPerson(
  context: ServiceContext,
  caller: Caller,
  request: CreateSuppression,
  format: AccessFormat,
): Promise<AnsweredFile> {
  const seeds = await findHeldSeeds(context, caller, request);
  const person = await identifyPerson(context.db, context, request, seeds);
  const lookupIds = seeds.lookup === null ? [] : [seeds.lookup.id];
  return await writeAccess(context, person, { accountId: caller.accountId, lookupIds }, format);
}

/** Whose rows are meant: those of an account, or of every one (`null`). */
export interface AccessReach {
  readonly accountId: string | null;
  readonly lookupIds: readonly string[];
}

/** The file of a person who is known already. */
export async function writeAccess(
  context: ServiceContext,
  person: IdentifiedPerson,
  { accountId, lookupIds }: AccessReach,
  format: AccessFormat,
): Promise<AnsweredFile> {
  const question = { accountId, keys: person.keys, candidateIds: person.personIds, lookupIds };
  const part = await onlyTheirs(context, person, await findPart(context.db, context.keyring, question));
  const name = `candor-access-${context.now().toISOString().slice(0, 10)}`;
  if (format === "json") {
    return {
      name: `${name}.json`,
      mediaType: "application/json",
      content: signAccess(writeJson(context, person, part), context.keyring),
    };
  }
  const stores = await Array.fromAsync(exportPart(context.db, context.keyring, context.blobs, part));
  const copy: AccessCopy = { ...(await readHead(context, person, part)), ...foldStores(stores), held: stores };
  return {
    name: `${name}.pdf`,
    mediaType: "application/pdf",
    content: signReport(await context.renderer.renderAccess(copy), ACCESS_COPY, context.keyring),
  };
}

/**
 * Without the rows of whoever shares an identifier with the person and has another name.
 *
 * @throws PublicError `person_ambiguous` where the rows are of people of several names, and no name was given
 */
async function onlyTheirs({ db }: ServiceContext, { names }: IdentifiedPerson, part: Part): Promise<Part> {
  const held = (await listHeldPeople(db, part.candidates)).filter(({ id }) => part.candidates.includes(id));
  const called = await listHeldNames(db, part);
  const all = [...held.map(({ fullName }) => fullName), ...called.values()].filter((name) => name !== "");
  const theirs = names.length > 0 ? names : all.slice(0, 1);
  const isOf = (name: string) => name === "" || isTheirs(theirs, name);
  if (names.length === 0 && !all.every(isOf)) {
    throw new PublicError(
      "person_ambiguous",
      "People of different names are stored under this identifier. Give the name of the person who asked as well.",
    );
  }
  const candidates = held.filter(({ fullName }) => isOf(fullName)).map(({ id }) => id);
  const gone = part.candidates.filter((id) => !candidates.includes(id));
  return {
    ...part,
    candidates,
    lookups: part.lookups.filter((id) => isOf(called.get(id) ?? "")),
    bulkRows: part.bulkRows.filter((id) => isOf(called.get(id) ?? "")),
    subjects: part.subjects.filter((subject) => !gone.includes(subject)),
  };
}

async function readHead(context: ServiceContext, { given, identifiers }: IdentifiedPerson, part: Part) {
  await context.audit.flush();
  const abouts = [...part.subjects, ...part.candidates, ...identifiers.map(({ value }) => value)];
  const subjects = abouts.flatMap((about) => context.keyring.all.map((secret) => auditSubject(secret, about)));
  const rows = await listAuditRowsAbout(context.db, { subjects, lookupIds: part.lookups });
  const ours = rows.filter(({ accountId }) => part.accountId === null || accountId === part.accountId);
  return {
    asOf: context.now().toISOString(),
    person: given,
    logic: accessWordsFor("en").logic,
    looked: ours.map(({ at, operation, purpose, lookupId, accountId, keyId, keyName }) => ({
      at,
      operation,
      purpose,
      lookupId,
      account: accountId,
      key: keyName ?? keyId,
    })),
  };
}

/** Store by store: a person's documents are many megabytes. Without the `}` that ends it: the signature stands before that. */
async function* writeJson(context: ServiceContext, person: IdentifiedPerson, part: Part): AsyncGenerator<Uint8Array> {
  const head = JSON.stringify(await readHead(context, person, part), null, 1);
  const folded: ExportedStore[] = [];
  yield Buffer.from(`${head.slice(0, -2)},\n "held": [`);
  for await (const store of exportPart(context.db, context.keyring, context.blobs, part)) {
    yield Buffer.from(`${folded.length === 0 ? "" : ","}\n${JSON.stringify(store)}`);
    folded.push({ ...store, rows: FOLDED.has(store.store) ? store.rows.map(withoutText) : [] });
    await setImmediate();
  }
  yield Buffer.from(`\n ],\n${JSON.stringify(foldStores(folded), null, 1).slice(2, -2)}`);
}

/** The stores whose rows say where what is held comes from, for what, and to whom it went. */
const FOLDED: ReadonlySet<string> = new Set(["lookup", "datasource", "archive_document", "share", "webhook_delivery"]);

function withoutText({ data: _data, payload: _payload, ...row }: Readonly<Record<string, unknown>>) {
  return row;
}

function foldStores(stores: readonly ExportedStore[]): Pick<AccessCopy, "purposes" | "sources" | "shared" | "told"> {
  const rowsOf = (name: string) => stores.find(({ store }) => store === name)?.rows ?? [];
  return {
    purposes: rowsOf("lookup").map((row) => ({
      lookupId: textOf(row["id"]),
      purpose: textOf(row["purpose"]),
      createdAt: textOf(row["created_at"]),
      expiresAt: textOf(row["expires_at"]),
    })),
    sources: [...rowsOf("datasource"), ...rowsOf("archive_document")].map((row) => ({
      source: textOf(row["connector"] ?? "import"),
      url: textOf(row["url"]),
      collectedAt: textOf(row["collected_at"] ?? row["updated_at"]),
    })),
    shared: rowsOf("share").map((row) => ({
      lookupId: textOf(row["lookup_id"]),
      createdAt: textOf(row["created_at"]),
      openings: Number(row["openings"]),
      openedAt: textOf(row["opened_at"]),
    })),
    told: rowsOf("webhook_delivery").map((row) => ({
      host: textOf(row["host"]),
      event: textOf(row["event"]),
      at: textOf(row["created_at"]),
    })),
  };
}

/** Of a column: a time as ISO 8601, nothing as the empty text. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : "";
}
