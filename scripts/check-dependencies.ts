/**
 * `npm run dependencies`: fails if a runtime package has a known vulnerability of high severity or above, and writes
 * the list of these packages (CycloneDX 1.5) to `node_modules/.cache/sbom.json`. If the registry does not report
 * vulnerabilities, it says so and why, and still writes the list.
 */
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

interface Ran {
  readonly code: number;
  readonly output: string;
}

const CACHE = "node_modules/.cache";
const MAX_OUTPUT_BYTES = 64 * 1024 ** 2;
process.chdir(new URL("..", import.meta.url).pathname);

console.log(await audit());
console.log(await writeList());

async function audit(): Promise<string> {
  const { code, output } = await npm("audit", "--omit=dev", "--audit-level=high", "--json");
  const answer = parse(output);
  const counts = (answer["metadata"] as { vulnerabilities?: Readonly<Record<string, number>> } | undefined)
    ?.vulnerabilities;
  if (counts === undefined) {
    return `Known faults were not asked for: ${String(answer["message"] ?? "npm audit gave no answer")}.`;
  }
  if (code !== 0) process.exitCode = 1;
  const found = Object.entries(counts).filter(([level, count]) => level !== "total" && count > 0);
  return `Known faults: ${found.map(([level, count]) => `${count} ${level}`).join(", ") || "none"}.`;
}

async function writeList(): Promise<string> {
  const { code, output } = await npm("sbom", "--omit=dev", "--sbom-format=cyclonedx", "--package-lock-only");
  const { bomFormat, components } = parse(output) as { bomFormat?: string; components?: readonly unknown[] };
  if (code !== 0 || bomFormat !== "CycloneDX" || components === undefined) {
    process.exitCode = 1;
    return `npm sbom failed: ${output.slice(0, 500)}`;
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${CACHE}/sbom.json`, output);
  return `${CACHE}/sbom.json lists ${components.length} packages.`;
}

function parse(output: string): Readonly<Record<string, unknown>> {
  return output.trimStart().startsWith("{") ? (JSON.parse(output) as Readonly<Record<string, unknown>>) : {};
}

/** What npm prints, whatever its exit code. */
function npm(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { encoding: "utf8", maxBuffer: MAX_OUTPUT_BYTES, shell: process.platform === "win32" } as const;
    execFile("npm", [...args], options, (error, output) =>
      resolve({ code: typeof error?.code === "number" ? error.code : error === null ? 0 : 1, output }),
    );
  });
}
