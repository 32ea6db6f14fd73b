import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { ConfigError, pluginsOf } from "../../src/config/config.ts";
import { checkSource } from "../../src/connectors/conformance.ts";
import { captureEach } from "../../src/connectors/connector.ts";
import { PLUGIN_KIT } from "../../src/connectors/plugin-kit.ts";
import { loadPlugins } from "../../src/connectors/plugins.ts";
import { createRegistry } from "../../src/connectors/registry.ts";
import { keyOfAddress, networkAccountAt } from "../../src/domain/address.ts";
import { sitesOfPlugins } from "../../src/domain/known-sites.ts";
import { oneKeyRegister } from "../../src/matching/registers.ts";
import { sourcePageOf } from "../../src/presentation/source-pages.ts";
import { openReadingRoom } from "../../src/reading/reading-room.ts";
import { PLUGIN } from "./plugin-text.ts";

describe("a plug-in", () => {
  test("is a file or an installed package, named by the operator", async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, "harbour.ts"), PLUGIN);
      const installed = join(folder, "node_modules/@someone/candor-piers");
      mkdirSync(installed, { recursive: true });
      writeFileSync(join(installed, "package.json"), '{"type":"module","main":"index.js","version":"1.0.0"}');
      writeFileSync(
        join(installed, "index.js"),
        PLUGIN.replaceAll("harbour", "pier").replaceAll(/: (?:any|string)/g, ""),
      );
      const named = pluginsOf(" ./harbour.ts, @someone/candor-piers,");
      const plugins = await loadPlugins(named, folder);
      const { connectors, readers } = createRegistry(plugins.map(({ source }) => source));
      assert.deepEqual(
        connectors.slice(-2).map(({ name }) => name),
        ["harbour", "pier"],
      );
      assert.ok(readers.some(({ kind }) => kind === "harbour/berth"));
    });
  });

  test("is found as a package that offers only imports, from the operator's directory", async () => {
    await inFolder(async (folder) => {
      const installed = join(folder, "node_modules/@someone/candor-harbour");
      mkdirSync(installed, { recursive: true });
      const manifest = { type: "module", version: "1.0.0", exports: { ".": { import: "./index.js" } } };
      writeFileSync(join(installed, "package.json"), JSON.stringify(manifest));
      writeFileSync(join(installed, "index.js"), PLUGIN.replaceAll(/: (?:any|string)/g, ""));
      const [plugin] = await loadPlugins(["@someone/candor-harbour"], folder);
      assert.equal(plugin?.source.name, "harbour");
      writeFileSync(join(installed, "package.json"), JSON.stringify({ ...manifest, exports: "./typed.js" }));
      writeFileSync(join(installed, "typed.js"), "const a = 1;\nconst b: number = a;");
      await assert.rejects(
        loadPlugins([installed + "/typed.js"], folder),
        /cannot be loaded: Missing initializer in const declaration \(\/.*typed\.js:2\)\.$/,
      );
      await assert.rejects(
        loadPlugins(["@someone/nothing"], folder),
        /@someone\/nothing cannot be used: .*cannot be loaded/i,
      );
    });
  });

  test("meets the requirements of every source, or is told which it does not", async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, "harbour.ts"), PLUGIN);
      const [good] = await loadPlugins(["./harbour.ts"], folder);
      assert.ok(good);
      const checks = await checkSource(good.source, good.samples, createRegistry());
      assert.deepEqual(
        checks.filter(({ faults }) => faults.length > 0),
        [],
      );
      assert.ok(checks.length > 8);
      const bad = {
        ...good.source,
        readers: good.source.readers.map((reader) => ({ ...reader, yields: ["email"] as const })),
      };
      const faults = (await checkSource(bad, good.samples, createRegistry())).flatMap((check) => check.faults);
      assert.match(faults.join(), /harbour\/berth claims account/);
    });
  });

  test("swallows no error of its source, and finds nobody if there is nobody", async () => {
    await inFolder(async (folder) => {
      const careless = PLUGIN.replace("const answer = await context.ask(", "const answer = await asked(").replace(
        "export const source",
        "let asked: any;\nexport const source",
      );
      writeFileSync(
        join(folder, "harbour.ts"),
        careless.replace(
          "async *probe({ value }: any, context: any) {",
          "async *probe({ value }: any, context: any) {\n      asked = (question: any) => context.ask(question).catch(() => null);",
        ),
      );
      const [plugin] = await loadPlugins(["./harbour.ts"], folder);
      assert.ok(plugin);
      const broken = (await checkSource(plugin.source, plugin.samples, createRegistry())).filter(
        ({ faults }) => faults.length > 0,
      );
      assert.deepEqual(
        broken.map(({ title }) => title),
        ["reports that the source is busy", "reports that the source refuses"],
      );
    });
  });

  test("receives whatever our short example imports, which can also make its samples", async () => {
    const folder = new URL("../../src/connectors/hacker-news/", import.meta.url);
    const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
    const imports = texts.flatMap((text) => [...text.matchAll(/^import \{([^}]*)\} from "(?:\.\.\/|zod)/gmu)]);
    const names = imports.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
    const values = names.filter((name) => name !== "" && !name.startsWith("type "));
    assert.ok(values.includes("selfDescription"));
    assert.deepEqual(
      values.filter((name) => !Object.hasOwn(PLUGIN_KIT, name)),
      [],
    );
    await inFolder(async (folder) => {
      const made = PLUGIN.replace(
        "export const samples = {",
        "export const samples = ({ sampleOf }: any) => ({ made: sampleOf,",
      );
      writeFileSync(join(folder, "harbour.ts"), made.replace(/\};\s*$/u, "});\n"));
      const [plugin] = await loadPlugins(["./harbour.ts"], folder);
      assert.equal(plugin?.samples?.captures.length, 1);
    });
  });

  test("lists the items of an answer, nested or at the top, one by one", () => {
    const answer = { status: 200, url: "https://a.example", mediaType: "application/json", collectedAt: "", data: "" };
    const dataOf = (json: unknown, listOf?: (json: Readonly<Record<string, unknown>>) => unknown) =>
      [...captureEach("a/b", { ...answer, json }, listOf)].map(({ data }) => data);
    assert.deepEqual(dataOf([{ id: 1 }, { id: 2 }]), ['{"id":1}', '{"id":2}']);
    assert.deepEqual(
      dataOf({ them: [{ id: 1 }] }, ({ them }) => them),
      ['{"id":1}'],
    );
    assert.throws(() => dataOf({ them: [] }), /noList/);
  });

  test("that waits for ever while it loads, is a folder, or is a file named like a package is refused", async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, "harbour.ts"), `await new Promise(() => undefined);\n${PLUGIN}`);
      const refused = [
        ["./harbour.ts", /\.\/harbour\.ts cannot be used: it does not finish loading within 0\.1 seconds\.$/],
        ["./", /\.\/ cannot be used: it is a folder: name the file in it that exports "source"\.$/],
        ["harbour.ts", /cannot be used: it would be a package: the file is \.\/harbour\.ts\.$/],
        ["", /^A plug-in without a name cannot be used\.$/],
      ] as const;
      for (const [specifier, says] of refused) {
        await assert.rejects(
          loadPlugins([specifier], folder, 100),
          (error) => error instanceof ConfigError && says.test(error.message),
        );
      }
    });
  });

  test("declares hosts and personal keys, which are recognised like those of the built-in sources", async () => {
    await inFolder(async (folder) => {
      const path = join(folder, "quay.ts");
      const sites = 'sites: [{ host: "quay.example", publisher: "Quay register" }],';
      writeFileSync(
        path,
        PLUGIN.replaceAll("harbour", "quay")
          .replaceAll(/quay(\\?)\.example\\?\.org/g, "quay$1.example")
          .replace("registers: [", `${sites}\n  registers: [`),
      );
      const page = "https://quay.example/berths/7";
      assert.equal(keyOfAddress(page)?.kind, "website");
      const before = candidateKeysClash("quay:7", "quay:8");
      await loadPlugins([path], folder);
      assert.deepEqual(keyOfAddress(page), { kind: "externalId", value: "quay:7" });
      assert.deepEqual(networkAccountAt(page), {
        platform: "Harbour register",
        category: "professional",
        url: page,
        handle: "7",
      });
      assert.equal(sourcePageOf("d1", "https://api.quay.example/berths/7", [page]).publisher, "Quay register");
      assert.deepEqual([before, candidateKeysClash("quay:7", "quay:8")], [false, true]);
      assert.ok(sitesOfPlugins().sites?.some(({ host }) => host === "quay.example"));
    });
  });

  test("is read in a thread, which loads it itself", async () => {
    await inFolder(async (folder) => {
      const path = join(folder, "harbour.ts");
      writeFileSync(path, PLUGIN);
      const [plugin] = await loadPlugins([path], folder);
      const [capture] = plugin?.samples?.captures ?? [];
      const connector = createRegistry(plugin ? [plugin.source] : []).connectors.find(({ name }) => name === "harbour");
      assert.ok(capture && connector);
      const room = openReadingRoom({}, [path]);
      try {
        const { findings } = await room.read(connector, capture);
        assert.deepEqual(
          findings.map(({ name }) => name),
          ["Ines Calder"],
        );
      } finally {
        await room.close();
      }
    });
  });

  test("whose reader ends its thread fails alone, each time it reads", async () => {
    await inFolder(async (folder) => {
      const path = join(folder, "harbour.ts");
      const honest = await loadPluginAt(path, PLUGIN);
      writeFileSync(
        path,
        PLUGIN.replace("*read({ id, skipper, about }: any) {", "$&\nconst { exit } = process;\nexit(3);"),
      );
      const room = openReadingRoom({}, [path]);
      const ended = { message: /its reader ends the thread/ };
      try {
        await assert.rejects(room.read(honest.connector, honest.capture), ended);
        await assert.rejects(room.onBehalfOf("a lookup").read(honest.connector, honest.capture), ended);
        const { wrong } = await room.check(honest.connector, honest.capture);
        assert.match(String(wrong), /could not be read: its reader ends the thread/);
      } finally {
        await room.close();
      }
    });
  });

  /** The plug-in as this thread loads it, with its first sample. */
  async function loadPluginAt(path: string, text: string) {
    writeFileSync(path, text);
    const [plugin] = await loadPlugins([path]);
    const [capture] = plugin?.samples?.captures ?? [];
    const connector = createRegistry(plugin ? [plugin.source] : []).connectors.find(({ name }) => name === "harbour");
    assert.ok(capture && connector);
    return { capture, connector };
  }

  /** Whether a person with one key cannot have the other. */
  function candidateKeysClash(one: string, other: string): boolean {
    const register = oneKeyRegister().exec(`externalId:${one}`)?.[0];
    return register !== undefined && `externalId:${other}`.startsWith(register);
  }

  const REFUSED: readonly (readonly [string, string, RegExp])[] = [
    ["is not there", "", /cannot be loaded: Cannot find module '[^']*harbour\.ts'\.$/],
    [
      "is no module",
      "export const sauce = 1;\nexport const source = (",
      /cannot be loaded: .* \(\/.*harbour\.ts:2\)\.$/,
    ],
    ["ends amid its loading", 'export const a = 1;\nthrow new Error("low tide");', /low tide \(\/.*harbour\.ts:2\)\.$/],
    ["exports no source", "export const sauce = 1;", /exports no function "source"/],
    ["fails", 'export const source = () => { throw new Error("no luck"); };', /failed: no luck \(\/.*harbour\.ts:1\)/],
    [
      "states a host without a name",
      PLUGIN.replace("registers: [", 'sites: [{ host: "harbour.example" }],\n  registers: ['),
      /"sites" has an entry without a "host" of two labels or without a "publisher"/,
    ],
    [
      "states keys of no scheme",
      PLUGIN.replace('scheme: "harbour"', 'scheme: "Harbour register"'),
      /"registers" has an entry without a "scheme"/,
    ],
    [
      "has the name of another",
      PLUGIN.replace('name: "harbour"', 'name: "github"'),
      /there is a source "github" already/,
    ],
    [
      "reads a kind that is read",
      PLUGIN.replaceAll("harbour/berth", "github/user"),
      /a reader of github\/user already/,
    ],
    [
      "asks nobody in particular",
      PLUGIN.replace("https://api.harbour.example.org", "api.harbour"),
      /"asks" is neither/,
    ],
  ];
  for (const [what, text, says] of REFUSED) {
    test(`that ${what} is refused in one line that names it`, async () => {
      await inFolder(async (folder) => {
        if (text !== "") writeFileSync(join(folder, "harbour.ts"), text);
        await assert.rejects(
          loadPlugins(["./harbour.ts"], folder),
          (error) =>
            error instanceof ConfigError &&
            says.test(error.message) &&
            error.message.includes("./harbour.ts") &&
            !error.message.includes("\n"),
        );
      });
    });
  }
});

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "candor-plugin-"));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
