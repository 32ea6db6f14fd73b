import { makePlantedPeople } from "../scripts/make-planted-people.ts";
import type { Capture } from "../src/connectors/connector.ts";
import { readWith } from "../src/connectors/reader.ts";
import { READERS } from "../src/connectors/registry.ts";
import { type Claim, claimId, datasourceId, recordId } from "../src/domain/claim.ts";
import { SECTIONS } from "../src/domain/lookup.ts";
import { createClaimSet } from "../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../src/sections/profile.ts";
import type { SectionContext } from "../src/sections/section.ts";

/**
 * Reads 2,000 documents of invented people (pages, CVs, biographies, news, accounts) with their readers, and folds
 * 2,000 of the resulting claims into one profile with its summaries. The goals are 5 s and 20 ms. The documents are
 * read once, cold. The profile is folded once cold, as in a new process, and then thirty times after ten warm-up runs,
 * as in a running service; the median is compared with the goal. Processor time is also reported, which leaves out
 * other programs on a busy machine.
 */
export async function run(options: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const count = Number(options["documents"] ?? 2000);
  const documents = makeDocuments(count);
  const cpu = process.cpuUsage();
  const startMs = performance.now();
  let claimsRead = 0;
  for (const document of documents)
    for (const finding of readWith(READERS, document)) claimsRead += finding.claims.length;
  const readMs = performance.now() - startMs;
  const readCpuMs = process.cpuUsage(cpu).user / 1000;
  const claims = makeClaims(documents, Number(options["claims"] ?? 2000));
  const subject = subjectOf(claims);
  const assemble = () => {
    const set = createClaimSet(claims);
    summarizeProfile(buildSections(set, SECTIONS, subject), set, subject);
  };
  const cold = timeOf(assemble);
  for (let run = 0; run < WARM_UP; run++) assemble();
  const times = Array.from({ length: RUNS }, () => timeOf(assemble));
  const [assembleMs, assembleCpuMs] = [median(times.map(({ ms }) => ms)), median(times.map(({ cpuMs }) => cpuMs))];
  const rows = [
    {
      what: `read ${documents.length} documents, once`,
      claims: claimsRead,
      ms: round(readMs),
      cpuMs: round(readCpuMs),
      goalMs: 5000,
      met: readMs <= 5000,
    },
    {
      what: "assemble one profile, the first of the process",
      claims: claims.length,
      ms: round(cold.ms),
      cpuMs: round(cold.cpuMs),
    },
    {
      what: `assemble one profile, median of ${RUNS} after ${WARM_UP}`,
      claims: claims.length,
      ms: round(assembleMs),
      cpuMs: round(assembleCpuMs),
      goalMs: 20,
      met: assembleMs <= 20,
    },
  ];
  console.table(rows);
  return { rows };
}

function timeOf(work: () => void): { ms: number; cpuMs: number } {
  const [beginMs, before] = [performance.now(), process.cpuUsage()];
  work();
  return { ms: performance.now() - beginMs, cpuMs: process.cpuUsage(before).user / 1000 };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const RUNS = 30;
const WARM_UP = 10;

function makeDocuments(count: number): Capture[] {
  const documents: Capture[] = [];
  for (let seed = 1; documents.length < count; seed++) {
    for (const { rows } of makePlantedPeople(seed, 60)) {
      for (const row of rows) if (row["type"] === "document") documents.push(row as unknown as Capture);
    }
  }
  return documents.slice(0, count);
}

/** As if all the documents were one person's, which is more to reconcile than in any real lookup. */
function makeClaims(documents: readonly Capture[], count: number): Claim[] {
  const claims = new Map<string, Claim>();
  for (const document of documents) {
    for (const finding of readWith(READERS, document)) {
      const record = recordId("archive", finding.externalId);
      const datasource = datasourceId("lookup", "archive", document.url, document.kind);
      for (const draft of finding.claims) {
        const id = claimId(record, draft);
        const collectedAt = document.collectedAt ?? "2026-01-01T00:00:00.000Z";
        if (claims.size < count)
          claims.set(id, { ...draft, id, recordId: record, datasourceId: datasource, collectedAt });
      }
    }
  }
  return [...claims.values()];
}

function subjectOf(claims: readonly Claim[]): SectionContext {
  const datasources = new Map(
    claims.map((claim) => [claim.datasourceId, { url: "https://example.org/", verified: true }]),
  );
  return {
    lookupId: "lookup",
    purpose: "due_diligence",
    identityConfidence: () => 1,
    baseUrl: "http://localhost:4000",
    pictureUrl: () => null,
    datasources,
  } as unknown as SectionContext;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
