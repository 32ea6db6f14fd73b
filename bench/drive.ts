import { loadavg } from "node:os";
import { Client, type Dispatcher } from "undici";
import { postgresSeconds, secondsOf } from "./processor-time.ts";

export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of the processor for a request: of the process that answers, and of the server of the database. */
  readonly cpuUs: number;
  readonly postgresCpuUs: number;
}

export type DrivenRequest = Pick<Dispatcher.DispatchOptions, "path" | "method" | "headers" | "body">;

export interface Driven {
  readonly origin: string;
  readonly pid: number;
  /** The request to send after so many. */
  requestOf(asked: number): DrivenRequest;
  /** What each is answered with. */
  readonly status: number;
}

/**
 * Measures the subjects in turn, so many times, because the machine's speed drifts within minutes. The first is the floor; the
 * names of the subjects stand in the column `what`. Prints the rows and returns them.
 */
export async function drivePairs<Subject>(
  what: string,
  subjects: Readonly<Record<string, Subject>>,
  pairs: number,
  drive: (subject: Subject) => Promise<Figures>,
) {
  const rows = [];
  for (let pair = 1; pair <= pairs; pair++) {
    let floorPerSecond = 0;
    for (const [name, subject] of Object.entries(subjects)) {
      const figures = await drive(subject);
      floorPerSecond ||= figures.perSecond;
      const timesFloor = round(floorPerSecond / figures.perSecond, 1);
      rows.push({ pair, [what]: name, ...figures, timesFloor, load: round(loadavg()[0] ?? 0, 1) });
    }
  }
  console.table(rows);
  return rows;
}

/**
 * Asks with so many connections, each for the next answer when it has the one before.
 *
 * @param given `requests`: ends after so many, even if it is before `seconds` are over
 */
export async function driveFor(
  { origin, pid, requestOf, status }: Driven,
  given: {
    readonly connections: number;
    readonly seconds: number;
    readonly port: string | undefined;
    readonly requests?: number;
  },
): Promise<Figures> {
  const timesMs: number[] = [];
  let asked = 0;
  const processor = () => ({ own: secondsOf(pid), postgres: given.port ? postgresSeconds(given.port) : 0 });
  const before = processor();
  const startMs = performance.now();
  const endMs = startMs + given.seconds * 1_000;
  const ask = async () => {
    const client = new Client(origin);
    try {
      while (performance.now() < endMs && asked < (given.requests ?? Number.POSITIVE_INFINITY)) {
        const sentMs = performance.now();
        await askOnce(client, requestOf(asked++), status);
        timesMs.push(performance.now() - sentMs);
      }
    } finally {
      await client.close();
    }
  };
  await Promise.all(Array.from({ length: given.connections }, ask));
  const after = processor();
  const sorted = Float64Array.from(timesMs).sort();
  const at = (part: number) => round(sorted[Math.floor(sorted.length * part)] ?? 0, 1);
  return {
    perSecond: Math.round((1_000 * sorted.length) / (performance.now() - startMs)),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuUs: Math.round((1e6 * (after.own - before.own)) / sorted.length),
    postgresCpuUs: Math.round((1e6 * (after.postgres - before.postgres)) / sorted.length),
  };
}

function askOnce(client: Client, request: DrivenRequest, expected: number): Promise<void> {
  return new Promise((resolve, reject) => {
    client.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_controller, status) {
        if (status !== expected) reject(new Error(`the service answered ${status}`));
      },
      onResponseData() {},
      onResponseEnd: () => resolve(),
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
