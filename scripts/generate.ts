/**
 * Writes what is generated from the contract: `openapi.json` and the client's types. With `--check` it
 * writes nothing and fails when a file is not what it would write.
 */
import { readFileSync, writeFileSync } from "node:fs";
import openapiTypescript, { astToString } from "openapi-typescript";
import { buildOpenApi } from "../src/contract/openapi.ts";

const check = process.argv.includes("--check");
const document = `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
const types = astToString(await openapiTypescript(document));
const header = "/* Generated from the wire contract by `npm run generate`. */\n";

const stale = [keepFresh("openapi.json", document), keepFresh("src/client/schema.ts", header + types)].filter(
  (path) => path !== null,
);
if (stale.length > 0) {
  console.error(`Not fresh: ${stale.join(", ")}. Run \`npm run generate\`.`);
  process.exitCode = 1;
}

function keepFresh(path: string, wanted: string): string | null {
  const file = new URL(`../${path}`, import.meta.url);
  if (check) return readOr(file) === wanted ? null : path;
  writeFileSync(file, wanted);
  return null;
}

function readOr(file: URL): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
