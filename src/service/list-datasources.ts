import { setImmediate } from "node:timers/promises";
import type { Datasource } from "../contract/lookup.ts";
import { archiveId } from "../db/archive.ts";
import { listImportedFiles } from "../db/import.ts";
import { listDatasourceAddresses, listDatasources as readDatasources } from "../db/datasource.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listClaims, listRecords } from "../db/record.ts";
import { isFinished } from "../domain/lookup.ts";
import { hushAddress, hushDocument, ownOf, readHush, textsOfAddress, textsOfDocument } from "../pipeline/hush-names.ts";
import { hiddenBirthDays } from "../sections/birth-days.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireLiveLookup } from "./find-lookup.ts";
import { mask } from "./record-reasons.ts";
import { phonesOf, redactDatasource } from "./redact.ts";

const LONG_CHARACTERS = 100_000;

/** The raw datasources of a lookup. Once it has ended, without those about somebody else. */
export async function listDatasources(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
): Promise<Datasource[]> {
  return await readShownDatasources(context, await requireLiveLookup(context, caller, lookupId));
}

export async function readShownDatasources(context: ServiceContext, lookup: StoredLookup): Promise<Datasource[]> {
  const datasources = await readDatasources(context.db, context.keyring, lookup.id);
  const own = new Set<string>();
  const undecided = new Set<string>();
  const recordsBy = new Map<string, string[]>();
  const ownNames: string[] = [];
  for (const record of await listRecords(context.db, lookup.id)) {
    if (record.judgement === "other") continue;
    if (record.judgement === "own" && record.name !== null) ownNames.push(record.name);
    const into = record.judgement === "own" ? own : undecided;
    for (const id of record.datasourceIds) {
      into.add(id);
      recordsBy.set(id, [...(recordsBy.get(id) ?? []), record.id]);
    }
  }
  const claims = await listClaims(context.db, context.keyring, lookup.id);
  const phones = phonesOf(lookup, claims);
  const born = hiddenBirthDays(lookup, claims);
  const claimsBy = Map.groupBy(claims, (claim) => claim.datasourceId);
  const addresses = await listDatasourceAddresses(context.db, lookup.id);
  const namedBy = new Map(addresses.map(({ id, closedPassages }) => [id, closedPassages]));
  const shown = datasources.filter(({ id }) => own.has(id) || undecided.has(id) || !isFinished(lookup.status));
  const files = await listImportedFiles(
    context.db,
    context.keyring,
    shown.map((each) => archiveId(each, lookup.accountId)),
  );
  const hush = await readHush(context, [
    ...shown.flatMap((document) => [...textsOfDocument(document), ...textsOfAddress(document.url)]),
    ...files.values(),
  ]);
  const called = ownOf(lookup, ownNames);
  const answered: Datasource[] = [];
  for (const datasource of shown) {
    const { id, connector, url, collectedAt } = datasource;
    // Redacting a document takes time in proportion to its length.
    if (datasource.data.length > LONG_CHARACTERS) await setImmediate();
    const data = redactDatasource(
      lookup,
      { ...datasource, data: hushDocument(datasource, hush, called) },
      { claims: claimsBy.get(id) ?? [], named: namedBy.get(id) ?? [] },
      phones,
      born,
    );
    if (data === null) continue;
    const judgement = own.has(id) ? ("own" as const) : ("undecided" as const);
    const facts = {
      datasourceId: id,
      lookupId: lookup.id,
      connector,
      date: collectedAt,
      source: mask(lookup, hushAddress(url, hush, called) ?? "", phones),
    };
    const file = files.get(archiveId(datasource, lookup.accountId));
    const told =
      file === undefined || hushAddress(file, hush, called) === null ? {} : { file: mask(lookup, file, phones) };
    answered.push({ ...facts, ...told, data, judgement, recordIds: recordsBy.get(id) ?? [] });
  }
  return answered;
}
