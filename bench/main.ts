/** `npm run bench -- NAME [--key value …]`: speed figures as ratios against a floor and peers of the same run. */
import { cpus, loadavg } from "node:os";

/** A benchmark, which prints its own table. Options are those after the name, without the dashes. */
export interface Benchmark {
  run(options: Readonly<Record<string, string>>): Promise<unknown>;
}

const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  search: () => import("./search.ts"),
  namesakes: () => import("./namesakes.ts"),
  connectors: () => import("./connectors.ts"),
  lookup: () => import("./lookup.ts"),
  report: () => import("./report.ts"),
  prose: () => import("./prose.ts"),
  assemble: () => import("./assemble.ts"),
  analysis: () => import("./analysis.ts"),
  matching: () => import("./matching.ts"),
  reads: () => import("./reads.ts"),
  creates: () => import("./creates.ts"),
  streams: () => import("./streams.ts"),
  overload: () => import("./overload.ts"),
  bulk: () => import("./bulk.ts"),
  import: () => import("./import.ts"),
  web: () => import("./web.ts"),
};

process.exitCode = await main(process.argv.slice(2));

async function main([name = "", ...rest]: readonly string[]): Promise<number> {
  const load = BENCHMARKS[name];
  if (!load) {
    console.error(`Give the name of a benchmark: ${Object.keys(BENCHMARKS).join(", ")}.`);
    return 2;
  }
  const { run } = await load();
  const load1 = loadavg()[0]?.toFixed(1);
  console.log(`${name}: Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, load ${load1}`);
  await run(readOptions(rest));
  return 0;
}

function readOptions(args: readonly string[]): Record<string, string> {
  const options: Record<string, string> = {};
  for (let index = 0; index < args.length; index++) {
    const match = /^--([a-z-]+)(?:=(.*))?$/.exec(args[index] ?? "");
    if (!match?.[1]) continue;
    const next = args[index + 1];
    if (match[2] !== undefined) options[match[1]] = match[2];
    else if (next !== undefined && !next.startsWith("--")) options[match[1]] = args[++index] ?? "";
    else options[match[1]] = "true";
  }
  return options;
}
