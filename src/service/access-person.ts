import { setImmediate } from "node:timers/promises";
import type { AccessFormat } from "../contract/access-format.ts";
import type { ReportLanguage } from "../contract/language.ts";
import type { CreateSuppression } from "../contract/suppression.ts";
import { listAuditRowsAbout } from "../db/audit.ts";
import { listOnList } from "../db/suppression.ts";
import { listImportedFiles } from "../db/import.ts";
import { listHeldBulks, listHeldNames, listHeldPeople } from "../db/held-person.ts";
import { auditSubject } from "../privacy/audit-chain.ts";
import { exportPart } from "../privacy/export-part.ts";
import { findPart, type Part } from "../privacy/part.ts";
import type { AccessCopy, ExportedStore } from "../report/access-copy.ts";
import { ACCESS_COPY, signAccess, signReport } from "../report/signature.ts";
import { loadAccessWords, tellStore } from "../words/access-words.ts";
import type { AccessWords } from "../words/words.ts";
import { PublicError } from "../errors.ts";
import { type IdentifiedPerson, identifyPerson } from "./close-person.ts";
import { isTheirs } from "./own-records.ts";
import { namesAlike, ownIn } from "../names/named-in-text.ts";
import { hushRows } from "../pipeline/hush-names.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { findHeldSeeds } from "./erase-person.ts";
import { FOUND_KEY } from "./found-people.ts";
import type { FileResponse } from "./export-lookup.ts";

/**
 * Everything that an account holds about a person, as a file for them, suppressed or not, from every store in the register, with sources,
 * purposes, recipients, the logic of the judgements and expiry.
 *
 * @throws PublicError `person_ambiguous` as `onlyTheirs`
 */
export async function accessPerson(
  context: ServiceContext,
  caller: Caller,
  request: CreateSuppression,
  writing: AccessWriting,
): Promise<FileResponse> {
  const seeds = await findHeldSeeds(context, caller, request);
  const person = await identifyPerson(context.db, context, request, seeds);
  const lookupIds = seeds.lookup === null ? [] : [seeds.lookup.id];
  return await writeAccess(context, person, { accountId: caller.accountId, lookupIds }, writing);
}

/** Whose rows are searched: those of one account, or of all (`null`). */
export interface AccessReach {
  readonly accountId: string | null;
  readonly lookupIds: readonly string[];
}

/** How a copy is written: the words around stored values, which stay as they are. */
export interface AccessWriting {
  readonly format: AccessFormat;
  readonly language: ReportLanguage;
}

/** The file of a person who has been identified. */
export async function writeAccess(
  context: ServiceContext,
  person: IdentifiedPerson,
  { accountId, lookupIds }: AccessReach,
  { format, language }: AccessWriting,
): Promise<FileResponse> {
  const question = { accountId, keys: person.keys, candidateIds: person.personIds, lookupIds, born: person.born };
  const part = await onlyTheirs(context, person, await findPart(context.db, context.keyring, question));
  const words = await loadAccessWords(language);
  const name = `candor-access-${context.now().toISOString().slice(0, 10)}`;
  if (format === "json") {
    return {
      name: `${name}.json`,
      mediaType: "application/json",
      content: signAccess(writeJson(context, person, part, words), context.keyring),
    };
  }
  const stores = await Array.fromAsync(readStores(context, person, part, words));
  const copy: AccessCopy = { ...(await readHead(context, person, part, words)), ...foldStores(stores), held: stores };
  return {
    name: `${name}.pdf`,
    mediaType: "application/pdf",
    content: signReport(await context.renderer.renderAccess(copy, language), ACCESS_COPY, context.keyring),
  };
}

/**
 * Without rows of people who share an identifier with the person but have another name.
 *
 * @throws PublicError `person_ambiguous` if the rows are about people with several names and no name was given
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

async function readHead(
  context: ServiceContext,
  { given, identifiers }: IdentifiedPerson,
  part: Part,
  { logic }: AccessWords,
) {
  await context.audit.flush();
  const bulks = await listHeldBulks(context.db, part);
  const abouts = [...part.subjects, ...part.candidates, ...bulks, ...identifiers.map(({ value }) => value)];
  const subjects = abouts.flatMap((about) => context.keyring.all.map((secret) => auditSubject(secret, about)));
  const rows = await listAuditRowsAbout(context.db, { subjects, lookupIds: part.lookups });
  const ours = rows.filter(({ accountId }) => part.accountId === null || accountId === part.accountId);
  return {
    asOf: context.now().toISOString(),
    person: given,
    logic,
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

/** Store by store, because a person's documents can be many megabytes. Without the final `}`, which follows the signature. */
async function* writeJson(
  context: ServiceContext,
  person: IdentifiedPerson,
  part: Part,
  words: AccessWords,
): AsyncGenerator<Uint8Array> {
  const head = JSON.stringify(await readHead(context, person, part, words), null, 1);
  const folded: ExportedStore[] = [];
  yield Buffer.from(`${head.slice(0, -2)},\n "held": [`);
  for await (const store of readStores(context, person, part, words)) {
    yield Buffer.from(`${folded.length === 0 ? "" : ","}\n${JSON.stringify(store)}`);
    folded.push({ ...store, rows: FOLDED.has(store.store) ? store.rows.map(withoutText) : [] });
    await setImmediate();
  }
  yield Buffer.from(`\n ],\n${JSON.stringify(foldStores(folded), null, 1).slice(2, -2)}`);
}

/** Store by store, in the language of the copy, and without names of others on the suppression list. */
async function* readStores(
  context: ServiceContext,
  { names, typedNames, identifiers, keys }: IdentifiedPerson,
  part: Part,
  words: AccessWords,
): AsyncGenerator<ExportedStore> {
  const { db, keyring, blobs } = context;
  const held = await listHeldPeople(db, part.candidates);
  // A person on the list is there with their aliases; for anybody else, an alias on the list with another first name is not theirs.
  const isListed = held.length === 0 || (await listOnList(db, keys)).size > 0;
  const called = isListed ? names : held.flatMap(({ fullName }) => namesAlike(fullName, names));
  const own = ownIn([...called, ...typedNames], identifiers);
  const files = await listImportedFiles(db, keyring, part.candidates, "candidate");
  for await (const held of exportPart(db, keyring, blobs, part)) {
    const store = held.store === "candidate" ? { ...held, rows: held.rows.map((row) => withFile(row, files)) } : held;
    const isFile = store.rows.some((row) => "base64" in row);
    const { rows, isClosed } = isFile
      ? { rows: store.rows, isClosed: false }
      : await hushRows(context, store.rows, own);
    const why = Object.entries(store.withheld).map(([column, said]) => [column, tellStore(words, said)] as const);
    const bars: readonly (readonly [string, string])[] = isClosed ? [["█", tellStore(words, NAMES_CLOSED)]] : [];
    yield {
      ...store,
      rows,
      kept: tellStore(words, store.kept),
      withheld: Object.fromEntries([...why, ...bars]),
      leftOut: store.leftOut && { ...store.leftOut, why: tellStore(words, store.leftOut.why) },
    };
  }
}

/** A person's row with the file that it was imported from, where that has a name. */
function withFile(row: Readonly<Record<string, unknown>>, files: ReadonlyMap<string, string>) {
  const file = files.get(textOf(row["id"]));
  return file === undefined ? row : { ...row, file };
}

const NAMES_CLOSED = "the names of other people who asked not to be shown are redacted";

/** Stores whose rows say where their content comes from, what for, and who received it. */
const FOLDED: ReadonlySet<string> = new Set(
  ["candidate", "lookup", "datasource", "archive_document"].concat(["share", "webhook_delivery"]),
);

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
    sources: [
      ...rowsOf("candidate").map(sourceOfPerson),
      ...[...rowsOf("datasource"), ...rowsOf("archive_document")].map((row) => ({
        source: textOf(row["connector"] ?? "import"),
        url: textOf(row["url"]),
        collectedAt: textOf(row["collected_at"] ?? row["updated_at"]),
      })),
    ],
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

/** Where a person's row comes from: the profile under which a search found them, or the file, or their key in it. */
export function sourceOfPerson(row: Readonly<Record<string, unknown>>): AccessCopy["sources"][number] {
  const key = textOf(row["origin_key"]);
  const [profile] = row["presences"] as readonly { readonly platform: string; readonly url: string }[];
  const collectedAt = textOf(row["updated_at"]);
  if (key.startsWith(FOUND_KEY) && profile) return { source: profile.platform, url: profile.url, collectedAt };
  return { source: "import", url: textOf(row["file"] ?? key), collectedAt };
}

/** A column's value: times as ISO 8601, nothing as an empty text. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : "";
}
