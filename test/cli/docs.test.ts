import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { writeManual } from "../../src/cli/manual.ts";
import { buildProgram } from "../../src/cli/program.ts";
import { VARIABLES } from "../../src/config/config.ts";
import { connectorVariable } from "../../src/config/connector-setups.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { PURPOSES } from "../../src/domain/purpose.ts";
import { SCOPES } from "../../src/contract/scope.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/{*.md,how-to/*.md,reference/*.md}", { cwd: ROOT })];
const silent = { write: () => true };
const program = buildProgram({ env: {}, stdout: silent, stderr: silent });

/** The words of every `candor …` command line on the page: in a code block, or between backticks. */
function commandLines(page: string): readonly (readonly string[])[] {
  const text = read(page);
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^ *```$/gm)].flatMap((match) => (match[1] ?? "").split("\n"));
  const spans = [...text.replace(/^```[^]*?^ *```$/gm, "").matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? "");
  const lines = [...blocks, ...spans].flatMap((line) => {
    const found = /^\s*(?:\$ )?(?:[A-Z_]+=\S+ )*(?:npx |docker exec .* |bin\/)?candor(?:\.mjs)? ([a-z-].*)$/.exec(line);
    // The command does not see `< FILE`, `> FILE` or a comment, which the shell handles.
    return found === null ? [] : [(found[1] ?? "").replace(/ +(?:[<>] \S+|# .*)$/, "")];
  });
  return lines.map((line) => [...line.matchAll(/"([^"]*)"|(<[^>]*>|\S+)/g)].map((match) => match[1] ?? match[2] ?? ""));
}

/** What a command is without a subcommand. */
const DEFAULTS: Readonly<Record<string, string>> = { lookup: "open", bulk: "create", leads: "list" };

/** What is wrong with a command line according to the grammar; `null` if nothing is. */
function findFault(words: readonly string[]): string | null {
  let command: Command = program;
  let rest = [...words];
  for (;;) {
    const next = command.commands.find((each) => each.name() === rest[0]);
    if (next === undefined) break;
    command = next;
    rest = rest.slice(1);
  }
  // `candor lookup amara okonkwo` and `candor bulk people.csv` are default commands.
  const fallback = command.commands.find((each) => each.name() === DEFAULTS[command.name()]);
  command = fallback ?? command;
  if (command === program) return `there is no command ${words[0]}`;
  const known = [...command.options, ...program.options];
  const values: string[] = [];
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] ?? "";
    if (!word.startsWith("-")) values.push(word);
    else {
      const option = known.find((each) => each.long === word || each.short === word);
      if (option === undefined && word !== "--help") return `${command.name()} has no option ${word}`;
      if (option?.required) index++;
    }
  }
  const most = command.registeredArguments.some((each) => each.variadic)
    ? Infinity
    : command.registeredArguments.length;
  return values.length > most ? `${command.name()} takes no ${values.at(-1)}` : null;
}

test("every command line in the documents is valid", () => {
  const found = pages.flatMap((page) => commandLines(page).map((words) => ({ page, words })));
  assert.ok(found.length > 30, `only ${found.length} were found`);
  const faults = found.flatMap(({ page, words }) => {
    const fault = findFault(words);
    return fault === null ? [] : [`${page}: candor ${words.join(" ")}: ${fault}`];
  });
  assert.deepEqual(faults, []);
});

test("every variable in the documents is read somewhere", () => {
  // The last ones belong to the command line and the tests.
  const known = [
    ...VARIABLES.map(({ name }) => name as string),
    ...CONNECTORS.flatMap(({ name, settings }) =>
      ["baseUrl", ...Object.keys(settings ?? {})].map((setting) => connectorVariable(name, setting)),
    ),
    "CANDOR_URL",
    "CANDOR_DATASETS",
    "CANDOR_TEST_BROWSER",
    "CANDOR_VERAPDF",
  ];
  const wrong = [...pages, "compose.yaml", "Dockerfile"].flatMap((page) =>
    [...read(page).matchAll(/\b(?:CANDOR|DATABASE)_[A-Z_]*[A-Z]\b/g)]
      .filter(([name]) => !known.includes(name))
      .map(([name]) => `${page}: ${name}`),
  );
  assert.deepEqual(wrong, []);
});

test("every npm script in the documents exists in the package", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
  for (const page of pages) {
    for (const [, name = ""] of read(page).matchAll(/\bnpm (?:run )?(start|test|(?<=run )[a-z-]+)\b/g)) {
      assert.ok(name in scripts, `${page}: npm run ${name}`);
    }
  }
});

test("the two commands of the README are exactly these", () => {
  const blocks = [...read("README.md").matchAll(/^```\w*\n([^]*?)^```$/gm)].map((match) => match[1]);
  assert.ok(blocks.includes("npm ci && npm start\n"));
  assert.ok(blocks.includes("npm ci && npm test\n"));
});

test("the pictures exist, and the index names the tutorial and every how-to", () => {
  for (const page of pages) {
    for (const [, path = ""] of read(page).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)) {
      assert.ok(existsSync(join(ROOT, dirname(page), path)), `${page}: ${path}`);
    }
  }
  const index = read("docs/README.md");
  for (const page of pages.filter((path) => /^docs\/(?:how-to\/|tutorial)/.test(path))) {
    assert.ok(index.includes(`](${page.replace("docs/", "")})`), page);
  }
});

test("the page about keys names every scope and purpose", () => {
  const page = read("docs/how-to/keys.md");
  for (const name of [...SCOPES, ...PURPOSES]) assert.ok(page.includes(`\`${name}\``), name);
});

test("the command-line reference is up to date", () => {
  assert.equal(read("docs/reference/cli.md"), writeManual(), "Run `npm run generate`.");
});

test("only the settings without which a source is not searched are called required", () => {
  const page = readFileSync(new URL("../../docs/reference/configuration.md", import.meta.url), "utf8");
  const isRequired = (name: string) => new RegExp(`\\b${name}\\b.*Required: without it`).test(page);
  assert.deepEqual(
    ["CANDOR_X_TOKEN", "CANDOR_X_USER_TOKEN", "CANDOR_BRAVE_KEY", "CANDOR_BRAVE_STORAGE"].map(isRequired),
    [true, false, true, false],
  );
});
