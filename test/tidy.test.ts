import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { VARIABLES } from "../src/config/config.ts";
import { ERRORS } from "../src/errors.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const sources = globSync("src/**/*.ts", { cwd: ROOT }).map(normalize).sort();
const tests = globSync("test/**/*.ts", { cwd: ROOT }).map(normalize).sort();

/** The house, from the ground up: a room may import from an earlier row, and from itself. */
const ROWS: readonly (readonly string[])[] = [
  ["compiled", "errors", "lists", "threads"],
  ["domain"],
  ["contract", "names", "languages"],
  ["client", "words", "secret-file"],
  ["presentation"],
  ["config", "log", "metrics", "net", "documents"],
  ["text", "traces"],
  ["importers"],
  ["stops", "db", "blobs", "analysis", "matching", "connectors", "report", "exports"],
  ["second-reader", "sections"],
  ["reading"],
  ["search", "jobs", "asking"],
  ["privacy", "webhooks"],
  ["pipeline"],
  ["service"],
  ["backup"],
  ["api"],
  ["serve"],
  ["main"],
];
/** Rooms outside the house: they see the client and what callers see. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  cli: [
    "errors",
    "domain",
    "contract",
    "client",
    "words",
    "presentation",
    "importers",
    "connectors",
    "report",
    "secret-file",
    "main",
  ],
};
/** The rooms inside `text`, from the ground up, under the same rule. */
const ROWS_OF_TEXT: readonly (readonly string[])[] = [
  ["languages", "assertion"],
  ["places"],
  ["tokens"],
  ["sentences"],
  ["dates"],
  ["prose"],
  ["people"],
  ["learned"],
  ["document"],
  ["facts"],
  ["read"],
];
const GENERATED = ["src/client/schema.ts", "src/report/glyph-table.ts"];

/** The words of the languages are in `text` and are a separate room: the rooms below `text` use them, too. */
function roomOf(path: string): string {
  const [, room = "", inside] = path.split("/");
  return room === "text" && inside === "languages" ? inside : room.replace(/\.ts$/, "");
}

function importsOf(path: string): readonly string[] {
  const found = read(path).matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g);
  return [...found].map((match) => normalize(join(dirname(path), match[1] ?? "")));
}

test("imports point down", () => {
  const wrong: string[] = [];
  for (const path of sources) {
    const room = roomOf(path);
    const row = ROWS.findIndex((rooms) => rooms.includes(room));
    assert.ok(row >= 0 || room in BESIDE, `${path} is in no room of the house`);
    for (const imported of importsOf(path).filter((each) => each.startsWith("src/"))) {
      const to = roomOf(imported);
      const allowed = BESIDE[room] ?? ROWS.slice(0, row).flat();
      if (to !== room && !allowed.includes(to)) wrong.push(`${path} imports ${imported}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test("a test named after a file of its room has that file's path", () => {
  const inRoom = (path: string) =>
    path
      .split("/")
      .slice(1, 2)
      .concat(basename(path).replace(/(?:\.test)?\.ts$/, ""))
      .join("/");
  const bySource = Map.groupBy(sources, inRoom);
  const wrong = tests.flatMap((path) => {
    const [source, ...more] = path.endsWith(".test.ts") ? (bySource.get(inRoom(path)) ?? []) : [];
    const mirrored = source?.replace(/^src(.*)\.ts$/, "test$1.test.ts");
    return mirrored === undefined || more.length > 0 || path === mirrored ? [] : [`${path} is not ${mirrored}`];
  });
  assert.deepEqual(wrong, []);
});

test("imports inside the room of texts point down", () => {
  const inside = (path: string) => path.split("/")[2]?.replace(/\.ts$/, "") ?? "";
  const wrong: string[] = [];
  for (const path of sources.filter((each) => each.startsWith("src/text/"))) {
    const row = ROWS_OF_TEXT.findIndex((rooms) => rooms.includes(inside(path)));
    assert.ok(row >= 0, `${path} is in no room of the texts`);
    const allowed = [inside(path), ...ROWS_OF_TEXT.slice(0, row).flat()];
    for (const imported of importsOf(path).filter((each) => each.startsWith("src/text/")))
      if (!allowed.includes(inside(imported))) wrong.push(`${path} imports ${imported}`);
  }
  assert.deepEqual(wrong, []);
});

test("no file imports itself indirectly, not even for a type", () => {
  const beside = globSync(["web/src/**/*.{ts,tsx}", "{scripts,eval,bench,torture}/**/*.ts"], { cwd: ROOT }).map(
    normalize,
  );
  const files = [...sources, ...tests, ...beside];
  const imports = new Map(files.map((path) => [path, importsOf(path)]));
  const circles = files.flatMap((path) => {
    const way = wayBack(path, imports);
    return way === null ? [] : [way.join(" → ")];
  });
  assert.deepEqual(circles, []);
});

/** The shortest path from a file back to itself; `null` if there is none. */
function wayBack(path: string, imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const seen = new Set<string>();
  let ways: readonly (readonly string[])[] = [[path]];
  while (ways.length > 0) {
    const next: (readonly string[])[] = [];
    for (const way of ways) {
      for (const imported of imports.get(way.at(-1) ?? "") ?? []) {
        if (imported === path) return [...way, path];
        if (!seen.has(imported)) next.push([...way, imported]);
        seen.add(imported);
      }
    }
    ways = next;
  }
  return null;
}

test("every room of the house exists, and has one place", () => {
  const rooms = [...ROWS.flat(), ...Object.keys(BESIDE)];
  assert.deepEqual(rooms.toSorted(), [...new Set(sources.map(roomOf))].toSorted());
});

test("no two decisions or migrations share a number, and the list of decisions names each", () => {
  const decisions = readdirSync(join(ROOT, "docs/decisions")).filter((name) => /^\d{4}-/.test(name));
  const migrations = readdirSync(join(ROOT, "migrations")).filter((name) => /^\d{6}_/.test(name));
  const list = read("docs/decisions/README.md");
  for (const names of [decisions, migrations]) {
    const numbers = names.map((name) => /^\d+/.exec(name)?.[0]);
    assert.ok(numbers.length > 20);
    assert.deepEqual(numbers, [...new Set(numbers)]);
  }
  assert.deepEqual(
    decisions.filter((name) => !list.includes(`(${name})`)),
    [],
  );
});

test("nothing in src imports from outside it except migrations and packages", () => {
  const wrong = sources.flatMap((path) =>
    importsOf(path)
      .filter((imported) => !imported.startsWith("src/"))
      .map((imported) => `${path} imports ${imported}`),
  );
  assert.deepEqual(wrong, []);
});

test("the web interface sees only the client, the contract, the words and the presentation", () => {
  const wrong = globSync("web/src/**/*.{ts,tsx}", { cwd: ROOT }).flatMap((path) =>
    importsOf(path)
      .filter(
        (imported) => !imported.startsWith("web/") && !/^src\/(?:client|contract|presentation|words)\//.test(imported),
      )
      .map((imported) => `${path} imports ${imported}`),
  );
  assert.deepEqual(wrong, []);
});

test("files are kebab-case, and none has a default export", () => {
  const files = [...sources, ...tests, ...globSync("{scripts,bench,eval,torture}/**/*.ts", { cwd: ROOT })];
  const misnamed = files.filter((path) => !/^[a-z0-9-]+(?:\.test|\.d)?\.ts$/.test(path.split("/").at(-1) ?? ""));
  assert.deepEqual(misnamed, []);
  const defaults = files.filter((path) => /^export default/m.test(read(path)) && path !== "scripts/tally.ts");
  assert.deepEqual(defaults, []);
});

/** Exported for others besides this house's files: what its clients import, and the names of numbered things. */
const FOR_OTHERS = ["src/client/verify-webhook.ts: verifyWebhook", "src/search/waves.ts: WAVES"];

test("every export is used: by another file, and not only by tests unless its own file uses it too", () => {
  const ours = [...sources, ...globSync("{web/src,scripts,eval,bench,torture}/**/*.{ts,tsx}", { cwd: ROOT })];
  const texts = new Map([...ours, ...tests].map((path) => [path, uncommented(read(path))]));
  const named = new Map<string, string[]>();
  for (const [path, text] of texts)
    for (const word of new Set(text.match(/\w+/g))) named.set(word, [...(named.get(word) ?? []), path]);
  const dead = sources.flatMap((path) => {
    const text = texts.get(path) ?? "";
    return [...text.matchAll(EXPORT)].flatMap(([, kind = "", name = ""]) => {
      const others = (named.get(name) ?? []).filter((other) => other !== path);
      const alone = text.split(new RegExp(`\\b${name}\\b`)).length === 2;
      const isShape = kind === "interface" || kind === "type";
      const used = alone ? others.some((other) => !other.startsWith("test")) : isShape || others.length > 0;
      return used ? [] : [`${path}: ${name}`];
    });
  });
  assert.deepEqual(dead.sort(), FOR_OTHERS);
});

const EXPORT = /^export (?:abstract )?(?:async )?(function\*?|const|let|class|interface|type) (\w+)/gm;

function uncommented(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g, "");
}

test("a file over 400 lines says why", () => {
  const long = sources
    .filter((path) => !GENERATED.includes(path))
    .filter((path) => {
      const text = read(path);
      return text.split("\n").length > 400 && !text.includes("Over 400 lines:");
    });
  assert.deepEqual(long, []);
});

test("limits are called MAX_ and MIN_", () => {
  const wrong = [...sources, ...tests].flatMap((path) =>
    [...read(path).matchAll(/^(?:export )?const ((?:MOST|LONGEST|LARGEST|LEAST|FEWEST|SMALLEST)(?:_\w+)?)\b/gm)].map(
      ([, name]) => `${path}: ${String(name)}`,
    ),
  );
  assert.deepEqual(wrong, []);
});

/** The types that files declare, by name, except those for callers: `contract`, and the web's names for it. */
function typesOf(paths: readonly string[], pattern: RegExp): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const path of paths.filter((each) => !/^(?:src\/contract\/|web\/src\/wire\.ts$)/.test(each)))
    for (const [, name = ""] of read(path).matchAll(pattern)) files.set(name, [...(files.get(name) ?? []), path]);
  return files;
}

const houseAndWeb = [...sources, ...globSync("web/src/**/*.{ts,tsx}", { cwd: ROOT }).map(normalize)];

test("no two exported types share a name; types for callers may share that of what they show", () => {
  const exported = typesOf(houseAndWeb, /^export (?:abstract )?(?:interface|type|class) (\w+)/gm);
  assert.deepEqual(
    [...exported].filter(([, paths]) => paths.length > 1),
    [],
  );
});

test("a type private to a file does not share the name of one that another exports", () => {
  const exported = typesOf(houseAndWeb, /^export (?:abstract )?(?:interface|type|class) (\w+)/gm);
  // The shape of external data, or a name for a part of the wire, is called what it is called there.
  const kept = typesOf(houseAndWeb, /^(?:interface|class|type) (\w+)\b(?! = (?:z\.infer<|Schemas\[))/gm);
  const twice = [...kept].filter(([name]) => exported.has(name));
  assert.deepEqual(twice, []);
});

test("a glossary word is the name of one type, even among types private to files", () => {
  const [glossary = ""] = read("ARCHITECTURE.md").split("## The house");
  const words = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) => cell.split(","));
  const names = new Set(
    words.map((word) => word.trim().replaceAll(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase())),
  );
  assert.ok(names.has("Claim") && names.has("KeyFinding") && names.size > 80, "the glossary is read");
  const declared = typesOf(houseAndWeb, /^(?:export )?(?:abstract )?(?:interface|type|class) (\w+)/gm);
  assert.deepEqual(
    [...declared].filter(([name, paths]) => names.has(name) && paths.length > 1),
    [],
  );
});

test("nothing is left for later, and no compiler or linter is silenced without a reason", () => {
  const marks = [...sources, ...tests].filter((path) => path !== "test/tidy.test.ts");
  const wrong = marks.flatMap((path) =>
    read(path)
      .split("\n")
      .flatMap((line, index) =>
        /\bTODO\b|\bFIXME\b|\bXXX\b|@ts-ignore|@ts-nocheck/.test(line) ? [`${path}:${index + 1}`] : [],
      ),
  );
  assert.deepEqual(wrong, []);
});

test("only the configuration reads the environment", () => {
  const allowed = ["src/main.ts", "src/cli/main.ts"];
  const wrong = sources.filter((path) => !allowed.includes(path) && /process\.env\b/.test(read(path)));
  assert.deepEqual(wrong, []);
});

test("only jobs/send.ts sends a job, and only db/transaction.ts opens a transaction", () => {
  const senders = sources.filter((path) => /\bboss\.(?:send|insert|upsert|publish)\w*\(/.test(read(path)));
  assert.deepEqual(senders, ["src/jobs/send.ts"]);
  const openers = sources.filter((path) => /\.transaction\(\)/.test(read(path)));
  assert.deepEqual(openers, ["src/db/transaction.ts"]);
});

test("only connectors/findings/parse-html.ts parses HTML: its limits hold for every page", () => {
  const parsers = sources.filter((path) => /^import (?!type\b)[^;]*from "parse5"/m.test(read(path)));
  assert.deepEqual(parsers, ["src/connectors/findings/parse-html.ts"]);
});

// The others read times that Candor itself wrote.
test("only domain/instant.ts reads times that documents state: `Date` reads 2001 for the year 0001", () => {
  const parsers = sources.filter((path) => /\bDate\.parse\(/.test(read(path)));
  assert.deepEqual(parsers, [
    "src/analysis/engagement.ts",
    "src/cli/keys.ts",
    "src/cli/profile.ts",
    "src/domain/partial-date.ts",
    "src/service/list-usage.ts",
  ]);
  const readers = sources.filter((path) => /^src\/(?:connectors|importers|text|net)\//.test(path));
  const fromText = readers.filter((path) =>
    // Nothing, numbers used in arithmetic, and parts of a calendar are not texts.
    read(path)
      .split("\n")
      .some((line) => /new Date\((?!\)|Date\.UTC\(|Math\.min\(|[\w.]+ \* 1_?000\))/.test(line)),
  );
  assert.deepEqual(fromText, []);
});

// `forget-lookup.ts` finds what is to be deleted, including for suppressed people.
test("candidates and lookups are read only through the suppression gate", () => {
  const readers = sources.filter((path) =>
    /(?:selectFrom|innerJoin|leftJoin)\("(?:candidate|lookup)"/.test(read(path)),
  );
  assert.deepEqual(readers, ["src/db/candidate.ts", "src/db/forget-lookup.ts", "src/db/lookup.ts"]);
});

test("a pure room's tests have no top-level hooks, write no environment and end no process", () => {
  const pure = tests.filter((path) =>
    /^test\/(?:analysis|connectors|contract|domain|importers|matching|names|presentation|sections|words)\//.test(path),
  );
  const wrong = pure.filter((path) =>
    /^(?:before|after|beforeEach|afterEach)\(|process\.env\[[^\]]+\]\s*=|process\.exit/m.test(read(path)),
  );
  assert.deepEqual(wrong, []);
});

test("exactly the existing public errors and variables are documented", () => {
  const errors = read("docs/reference/errors.md");
  const documented = [...errors.matchAll(/^\| `([a-z_]+)` \|/gm)].map((match) => match[1]);
  assert.deepEqual(documented.toSorted(), Object.keys(ERRORS).toSorted());
  const configuration = read("docs/reference/configuration.md");
  const variables = [...configuration.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map((match) => match[1]);
  assert.deepEqual(variables.toSorted(), VARIABLES.map((variable) => variable.name).toSorted());
});

test("every dependency is explained and pinned to one version", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read("package.json")) as Record<
    string,
    Record<string, string>
  >;
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const loose = Object.entries(all).filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  assert.deepEqual(loose, []);
  const page = read("docs/reference/dependencies.md");
  const unexplained = Object.keys(all).filter((name) => !page.includes(`\`${name}\``));
  assert.deepEqual(unexplained, []);
});

test("the lock file names no download address", () => {
  assert.ok(!read("package-lock.json").includes('"resolved"'));
});

test("links between documents lead somewhere", () => {
  const documents = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "");
  const broken: string[] = [];
  for (const path of documents) {
    for (const [, link = ""] of read(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(link)) continue;
      const found = globSync(normalize(join(dirname(path), link)), { cwd: ROOT });
      if (found.length === 0) broken.push(`${path} → ${link}`);
    }
  }
  assert.deepEqual(broken, []);
});
