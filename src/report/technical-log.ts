import type { ReportInput } from "./render-request.ts";

/**
 * Every search and every datasource of a report, as a file for programs: details that readers of the report do not
 * need.
 */
export function technicalLog({ lookup, coverage, datasources }: ReportInput): string {
  const log = {
    lookupId: lookup.lookupId,
    startedAt: lookup.startedAt,
    finishedAt: lookup.finishedAt ?? null,
    searches: coverage,
    datasources: datasources.map(({ datasourceId, connector, source, date, judgement, sha256 }) => ({
      datasourceId,
      connector,
      source,
      date,
      judgement,
      sha256: sha256 ?? null,
    })),
  };
  return `${JSON.stringify(log, null, 1)}\n`;
}
