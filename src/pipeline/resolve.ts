import type { Capture, Connector } from "../connectors/connector.ts";
import { type Datasource, listDatasources } from "../db/datasource.ts";
import type { LookupRecord } from "../db/lookup.ts";
import { type JudgedRecordRow, replaceRecords } from "../db/record.ts";
import { type Claim, claimId, type Finding, recordId } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import { errorFields } from "../log.ts";
import { judgeWithCompanies } from "../matching/companies.ts";
import type { JudgedRecord } from "../matching/score.ts";
import { readBiographies } from "../prose/biographies.ts";
import { nameFrequency } from "../search/frequency.ts";
import { depthOf } from "./collect.ts";
import { readDecisions, readForgotten } from "./decisions.ts";
import { collectNamesakes, toKnownPerson } from "./namesakes.ts";
import { runningText } from "./running-text.ts";
import type { StageContext } from "./stage.ts";
import { writeUnder } from "./write.ts";

/** What does not change while a lookup runs, from one depth to the next. */
export interface KnownInRun {
  /** How many of a million people bear the candidate's name. */
  bearers?: number;
}

/** A person as one connector knows them, put together from every capture that tells of them. */
interface ReadRecord {
  readonly id: string;
  readonly connector: string;
  readonly externalId: string;
  url: string;
  readonly names: string[];
  readonly identifiers: Identifier[];
  readonly claims: Claim[];
  readonly datasources: Set<string>;
}

/**
 * Reads the stored captures and decides which records are the candidate, weighing each against the candidate and
 * against every namesake that the database knows or the captures bring up. The rows are replaced as a whole, so
 * the same captures always end in the same rows. A person's decision outlives it.
 *
 * @param depth only captures up to this depth: run again after a kill, a lookup takes the steps it took before
 * @param known what the run has found out already
 * @returns keys that own records state, and their employers' websites, in a stable order: where to ask next
 */
export async function resolve(
  lookup: LookupRecord,
  context: StageContext,
  depth = Number.POSITIVE_INFINITY,
  known: KnownInRun = {},
): Promise<readonly Identifier[]> {
  const stored = await listDatasources(context.db, lookup.id);
  const datasources = stored.filter(({ position }) => depthOf(position) <= depth);
  const records = readRecords(lookup, datasources, context);
  const decisions = await readDecisions(lookup, context);
  const texts = textsOf(records, datasources);
  const bearers = (known.bearers ??= await nameFrequency(context.db, lookup.candidate.fullName));
  const { matches, employers } = judgeWithCompanies({
    candidate: toKnownPerson({ ...lookup.candidate, id: lookup.candidateId ?? lookup.id }, lookup.identifiers),
    namesakes: await collectNamesakes(lookup, context),
    records: records.map((record) => toJudged(record, texts)),
    nameFrequency: () => bearers / 1e6,
    decisions,
  });
  const rows: JudgedRecordRow[] = records.map((record) => {
    const match = matches.get(record.id);
    if (!match) throw new Error("a record was not judged");
    return {
      id: record.id,
      connector: record.connector,
      externalId: record.externalId,
      url: record.url,
      name: record.names[0] ?? null,
      datasourceIds: [...record.datasources],
      ...match,
    };
  });
  const judgements = new Map(rows.map((row) => [row.id, row.judgement]));
  const kept = records.filter((record) => judgements.get(record.id) !== "other");
  const claims = kept.flatMap((record) => record.claims);
  const forgotten = await readForgotten(lookup, datasources, new Set(judgements.keys()), context);
  await writeUnder(lookup, context, (db) => replaceRecords(db, lookup.id, [...rows, ...forgotten], claims));
  const own = records.filter((record) => judgements.get(record.id) === "own");
  return [...own.flatMap((record) => record.identifiers), ...employers];
}

function readRecords(lookup: LookupRecord, datasources: readonly Datasource[], context: StageContext): ReadRecord[] {
  const connectors = new Map(context.connectors.map((connector) => [connector.name, connector]));
  const records = new Map<string, ReadRecord>();
  for (const datasource of datasources) {
    const connector = connectors.get(datasource.connector);
    if (!connector) continue;
    for (const finding of readCapture(connector, datasource, lookup.id, context)) {
      addFinding(records, finding, datasource, lookup.createdAt);
    }
  }
  return [...records.values()];
}

/** A capture that a reader cannot make sense of costs its own claims, never the lookup. */
function readCapture(
  connector: Connector,
  capture: Datasource & Capture,
  lookupId: string,
  context: StageContext,
): Finding[] {
  try {
    return [...connector.read(capture)];
  } catch (error) {
    context.log.warn({ lookupId, datasourceId: capture.id, ...errorFields(error) }, "a capture could not be read");
    return [];
  }
}

function addFinding(records: Map<string, ReadRecord>, finding: Finding, datasource: Datasource, startedAt: Date): void {
  const id = recordId(datasource.connector, finding.externalId);
  const record = records.get(id) ?? {
    id,
    connector: datasource.connector,
    externalId: finding.externalId,
    url: finding.url,
    names: [],
    identifiers: [],
    claims: [],
    datasources: new Set<string>(),
  };
  records.set(id, record);
  record.datasources.add(datasource.id);
  if (finding.name && !record.names.includes(finding.name)) record.names.push(finding.name);
  record.identifiers.push(...finding.identifiers);
  const collectedAt = datasource.collectedAt ?? startedAt.toISOString();
  const known = new Map(record.claims.map((claim, at) => [claim.id, at]));
  for (const draft of [...finding.claims, ...readBiographies(finding)]) {
    const claim = { ...draft, id: claimId(id, draft), recordId: id, datasourceId: datasource.id, collectedAt } as Claim;
    const at = known.get(claim.id) ?? record.claims.length;
    known.set(claim.id, at);
    // Seen again: the newer datasource states it, with its time and its place.
    if (collectedAt > (record.claims[at]?.collectedAt ?? "")) record.claims[at] = claim;
  }
}

/** The running text of datasources that tell of one person only: of a list, what belongs to whom is in its claims. */
function textsOf(records: readonly ReadRecord[], datasources: readonly Datasource[]): ReadonlyMap<string, string> {
  const told = new Map<string, number>();
  for (const { datasources: ids } of records) for (const id of ids) told.set(id, (told.get(id) ?? 0) + 1);
  const alone = datasources.filter(({ id }) => told.get(id) === 1);
  return new Map(alone.map((datasource) => [datasource.id, runningText(datasource)]));
}

function toJudged(record: ReadRecord, texts: ReadonlyMap<string, string>): JudgedRecord {
  const running = [...record.datasources].flatMap((id) => texts.get(id) || []);
  const biographies = record.claims.flatMap((claim) => (claim.property === "biography" ? [claim.value] : []));
  return {
    id: record.id,
    connector: record.connector,
    names: record.names,
    identifiers: record.identifiers,
    claims: record.claims,
    texts: [...running, ...biographies.filter((one) => !running.some((text) => text.includes(one)))],
  };
}
