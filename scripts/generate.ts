/**
 * Writes what is generated from the code: `openapi.json`, the client's types and the reference pages. With `--check` it
 * writes nothing, and fails if a file differs from what it would write. The page of fields, which needs the profiles of the
 * invented world, is compared in `test/sweeps/sections/fields.test.ts`.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTypescript, { astToString } from "openapi-typescript";
import { writeManual } from "../src/cli/manual.ts";
import { VARIABLES } from "../src/config/config.ts";
import { CONNECTORS, IMPORTERS, SOURCES } from "../src/connectors/registry.ts";
import { buildOpenApi } from "../src/contract/openapi.ts";
import { ERRORS } from "../src/errors.ts";
import { cue } from "../src/text/languages/cues.ts";
import { CAPTURES } from "../test/connectors/captures.ts";
import { writeConnectorsPage, writeConnectorVariables } from "./connectors-page.ts";
import { lineSchema, writeJson, writeNdjsonPage } from "./fields/ndjson-page.ts";
import { NOTICE, writeNames } from "./names.ts";
import { writePlugInTypes } from "./plug-in-types.ts";
import { writePropertiesPage } from "./properties-page.ts";
import { writePurposesPage } from "./purposes-page.ts";
import { writeRoomsPage } from "./rooms-page.ts";
import { writeFieldsPage } from "./fields/page.ts";

const CLIENT_TYPES = "src/client/schema.ts";
const check = process.argv.includes("--check");
const document = `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
// A member with a default may be left out of a request.
const types = astToString(await openapiTypescript(document, { defaultNonNullable: false }));
const notice = NOTICE;

const stale = [
  ...[...writeNames()].map(([path, text]) => keepFresh(path, text)),
  keepFresh("openapi.json", document),
  keepFresh(CLIENT_TYPES, `/* ${notice} */\n${types}`),
  keepFresh("src/presentation/board-role-words.ts", writeBoardRoles()),
  keepFresh("src/domain/sites.ts", writeSites()),
  keepFresh("src/words/source-names.ts", writeSourceNames()),
  keepFresh("src/cli/import-formats.ts", writeImportFormats()),
  keepFresh("docs/reference/errors.md", writeErrors()),
  keepFresh("docs/reference/configuration.md", writeConfiguration()),
  keepFresh("docs/reference/cli.md", writeManual()),
  keepFresh("docs/reference/connectors.md", writeConnectorsPage(notice)),
  check ? null : keepFresh("docs/reference/fields.md", writeFieldsPage(CAPTURES, notice)),
  keepFresh("docs/reference/properties.md", writePropertiesPage(notice)),
  keepFresh("docs/reference/purposes.md", writePurposesPage(notice)),
  keepFresh("docs/reference/plug-in.d.ts", writePlugInTypes(notice)),
  keepFresh("docs/reference/rooms.md", writeRoomsPage(notice)),
  keepFresh("docs/reference/candor-ndjson.md", writeNdjsonPage(notice)),
  keepFresh("docs/reference/candor-ndjson.schema.json", `${writeJson(lineSchema())}\n`),
].filter((path) => path !== null);
if (check && stale.length > 0) {
  console.error(`Not fresh: ${stale.join(", ")}. Run \`npm run generate\`.`);
  process.exitCode = 1;
}
// The pages were written by code that has changed meanwhile: a new source's keys are in `src/domain/sites.ts`.
if (!check && stale.some((path) => path.startsWith("src/") && path !== CLIENT_TYPES))
  execFileSync(process.execPath, [import.meta.filename], { stdio: "inherit" });

/** The part of the languages' folders that a browser needs but cannot read. */
function writeBoardRoles(): string {
  const cues = ["board roles", "board roles alone", "boards of others", "joins two titles"] as const;
  const constants = cues.map((name) => {
    // Formatted like Biome, with lines of up to 120 characters.
    const [head, words] = [`export const ${name.toUpperCase().replaceAll(" ", "_")} =`, JSON.stringify(cue(name))];
    const isShort = `${head} ${words};`.length <= 120;
    return `/** The cue "${name}". */\n${head}${isShort ? " " : "\n  "}${words};\n`;
  });
  return `/* ${notice} */\n${constants.join("\n")}`;
}

/** The part of the sources' folders that browsers and pure rules need. */
function writeSites(): string {
  const sites = SOURCES.flatMap(({ sites: own = [] }) => own);
  const registers = SOURCES.flatMap(({ registers: own = [] }) => own);
  return `/* ${notice} */
import type { Register, Site } from "./site.ts";

/** Hosts as people know them: the \`sites\` of every source's folder. */
export const SITES: readonly Site[] = ${writeValue(sites)};

/** Keys of people: the \`registers\` of every source's folder. */
export const REGISTERS: readonly Register[] = ${writeValue(registers)};
`;
}

/** As in code; a list of objects has one per line. */
function writeValue(value: unknown, isRow = false): string {
  if (value instanceof RegExp) return value.toString();
  if (Array.isArray(value)) {
    const items = value.map((item) => writeValue(item, true));
    return isRow ? `[${items.join(", ")}]` : `[\n${items.map((item) => `  ${item},\n`).join("")}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${name}: ${writeValue(member, true)}`)
    .join(", ")} }`;
}

/** The familiar names of connectors that no platform names. */
function writeSourceNames(): string {
  const rows = CONNECTORS.filter(({ names, platform }) => platform === undefined || names !== undefined).map(
    ({ name, names, title }) =>
      `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${writeSourceName(names ?? title)},\n`,
  );
  const about =
    "/** What sources are called, by their connectors: one name, or one in each language. Platforms' names are elsewhere. */";
  return `/* ${notice} */\n\n${about}\nexport const SOURCE_NAMES: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {\n${rows.join("")}};\n`;
}

function writeSourceName(names: string | Readonly<Record<string, string>>): string {
  if (typeof names === "string") return JSON.stringify(names);
  const rows = Object.entries(names).map(([language, name]) => `    ${language}: ${JSON.stringify(name)},\n`);
  return `{\n${rows.join("")}  }`;
}

/**
 * The names of import formats, so that the command line can print them without loading the importers, which takes as
 * long as everything else it does.
 */
function writeImportFormats(): string {
  const names = IMPORTERS.map(({ name }) => `  ${JSON.stringify(name)},\n`).sort();
  return `/* ${notice} */\n\n/** What \`candor import\` can be told to read, by name. */\nexport const IMPORT_FORMATS = [\n${names.join("")}];\n`;
}

function writeErrors(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, title, help }]) => `| \`${code}\` | ${status} | ${title}. ${help} |`,
  );
  return `# Errors

<!-- ${notice} -->

Every error is \`application/problem+json\` (RFC 9457) with \`type\`, \`title\`, \`status\`, \`detail\`, \`instance\`, and besides
\`code\`, \`requestId\`, \`errors[]\` of \`{pointer, detail}\`, \`success: false\` and \`error\` (the same text as \`detail\`).
A \`pointer\` leads into the body, or begins with \`/query\`, \`/path\` or \`/header\`; the whole body is \`""\`.
\`detail\` says what to do next. Every response carries \`Request-Id\`; give it to the operator.
\`type\` leads to the code's entry on the service itself, under \`/docs/errors\`; \`openapi.json\` lists for every operation which
codes it may answer.

| code | status | meaning |
|---|---|---|
${rows.join("\n")}
`;
}

function writeConfiguration(): string {
  const rows = VARIABLES.map(
    ({ name, fallback, help }) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ""} | ${help} |`,
  );
  return `# Configuration

<!-- ${notice} -->

The service is configured by its environment. A value that cannot be used ends the start with one line that names it.

| variable | default | meaning |
|---|---|---|
${rows.join("\n")}

${writeConnectorVariables()}`;
}

function keepFresh(path: string, wanted: string): string | null {
  const file = new URL(`../${path}`, import.meta.url);
  if (readOr(file) === wanted) return null;
  if (!check) writeFileSync(file, wanted);
  return path;
}

function readOr(file: URL): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
