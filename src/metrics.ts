import { createServer } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Metrics for Prometheus. Labels are names of routes, sources and states: never an ID, a name or a query. */
export interface Metrics {
  /** @param route the pattern of the route, not the requested URL */
  countRequest(request: { readonly method: string; readonly route: string; readonly status: number }, ms: number): void;
  countLookup(status: string): void;
  countProbe(connector: string, outcome: string, ms: number): void;
  countDelivery(state: string): void;
  countBulkRow(state: string): void;
  /** All metrics in Prometheus' text format. */
  write(): Promise<string>;
}

/** What is waiting in the database, counted when somebody reads the metrics. */
export type CountWaiting = () => Promise<{
  readonly queued: number;
  readonly running: number;
  readonly deliveries: number;
  readonly bulks: number;
  readonly deskOpen: number;
  readonly deskOverdue: number;
}>;

/** How many searches this process has read from each server; `undefined` if there is no replica. */
export type CountReads = () => Readonly<Record<"replica" | "database", number>> | undefined;

/**
 * From the time in which Candor should respond (a search: milliseconds) to the time after which it gives up (seconds).
 */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** An external source answers within tenths of a second, or not even within half a minute. */
const PROBE_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

/** The metrics of this process, and Node's own: memory, event loop delay, garbage collection. */
export function createMetrics(countWaiting: CountWaiting, countReads: CountReads): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "candor_http_request_seconds",
    help: "How long requests took, by route.",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const lookups = new Counter({
    name: "candor_lookups_ended_total",
    help: "Lookups that ended in this process.",
    labelNames: ["status"],
    registers,
  });
  const probes = new Histogram({
    name: "candor_probe_seconds",
    help: "How long sources took to answer, and how it ended.",
    labelNames: ["connector", "outcome"],
    buckets: PROBE_BUCKETS,
    registers,
  });
  const deliveries = new Counter({
    name: "candor_webhook_attempts_total",
    help: "Attempts to tell receivers, by what became of the message.",
    labelNames: ["state"],
    registers,
  });
  const bulkRows = new Counter({
    name: "candor_bulk_rows_total",
    help: "Rows of bulks that had their turn in this process, by what became of them.",
    labelNames: ["state"],
    registers,
  });
  const bulks = new Gauge({
    name: "candor_bulks_running",
    help: "Bulks in the database that have not ended.",
    registers,
  });
  const waiting = new Gauge({
    name: "candor_lookups_waiting",
    help: "Lookups in the database that have not ended, of all processes.",
    labelNames: ["status"],
    registers,
  });
  const due = new Gauge({
    name: "candor_webhooks_pending",
    help: "Messages in the database that no receiver has taken yet.",
    registers,
  });
  const desk = new Gauge({
    name: "candor_desk_requests",
    help: "Requests from people that wait for an answer, and those of them that are past their date.",
    labelNames: ["state"],
    registers,
  });
  const reads = new Counter({
    name: "candor_search_reads_total",
    help: "Searches that were read from the replica, and from the database because it was behind or away.",
    labelNames: ["from"],
    registers,
  });
  return {
    countRequest: ({ method, route, status }, ms) =>
      requests.observe({ method, route, status: String(status) }, ms / 1_000),
    countLookup: (status) => lookups.inc({ status }),
    countProbe: (connector, outcome, ms) => probes.observe({ connector, outcome }, ms / 1_000),
    countDelivery: (state) => deliveries.inc({ state }),
    countBulkRow: (state) => bulkRows.inc({ state }),
    async write() {
      const counted = await countWaiting();
      waiting.set({ status: "queued" }, counted.queued);
      waiting.set({ status: "running" }, counted.running);
      due.set(counted.deliveries);
      bulks.set(counted.bulks);
      desk.set({ state: "open" }, counted.deskOpen);
      desk.set({ state: "overdue" }, counted.deskOverdue);
      reads.reset();
      for (const [from, count] of Object.entries(countReads() ?? {})) reads.inc({ from }, count);
      return await registry.metrics();
    },
  };
}

/**
 * Serves only the metrics, on a port of their own. They need no key, so the port is for the operator's network. Returns
 * 503 if the database does not answer. Rejects with the system's error if the port is unavailable.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.write().then(
      (text) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      () => response.writeHead(503, { "retry-after": "5" }).end("The database does not answer.\n"),
    );
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
