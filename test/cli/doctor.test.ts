import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { migrate } from "../../src/db/migrate.ts";
import { openDatabase } from "../../src/db/open.ts";
import { initSetting } from "../../src/db/setting.ts";
import { fingerprintOf } from "../../src/domain/keyring.ts";
import { examineInstallation as examineHere } from "../../src/cli/doctor-installation.ts";
import { examineInstallation } from "../../src/service/examine-installation.ts";
import { FINGERPRINTS } from "../../src/service/installation-secret.ts";
import { createPostgresDatabase } from "../support/database.ts";
import { startProvider } from "../support/oidc-provider.ts";
import { findFreePort } from "../support/postgres.ts";
import { callCandor, runCandor } from "./run-candor.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "candor-cli-doctor-"));
after(() => rmSync(folder, { recursive: true, force: true }));

interface Check {
  readonly check: string;
  readonly outcome: string;
  readonly detail: string;
  readonly remedy?: string;
}

type Env = Readonly<Record<string, string>>;

/** `doctor` in this process, with the service's own code instead of the process it would contact. */
const callDoctor = async (env: Env) =>
  await callCandor(["doctor", "--json"], { env, cwd: folder, examine: examineInstallation });
const runDoctor = async (env: Env) => await runCandor(["doctor", "--json"], { env });

/** The problems that `doctor` finds, by check. */
async function examine(env: Env, doctor = callDoctor): Promise<Readonly<Record<string, Check>>> {
  const { code, stdout, stderr } = await doctor(env);
  const { checks } = JSON.parse(stdout) as { checks: readonly Check[] };
  const faults = checks.filter(({ outcome }) => outcome === "fail");
  assert.equal(code, faults.length > 0 ? 1 : 0);
  assert.equal(stderr, faults.length > 0 ? `${faults.length} of ${checks.length} checks failed.\n` : "");
  for (const { outcome, remedy } of checks) assert.equal(remedy === undefined, outcome === "ok");
  return Object.fromEntries(faults.map((fault) => [fault.check, fault]));
}

async function withServer<T>(listener: RequestListener, run: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test("if nothing answers, start the service or give its address", async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const faults = await examine({ CANDOR_URL: url, CANDOR_DATA_DIR: folder }, runDoctor);
  assert.deepEqual(Object.keys(faults), ["service"]);
  assert.match(faults["service"]?.remedy ?? "", /npm start.*--url/);
});

test("if something else answers, give the address of the service", async () => {
  const faults = await withServer(
    (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>Welcome"),
    async (url) => await examine({ CANDOR_URL: url }),
  );
  assert.match(faults["service"]?.detail ?? "", /is not Candor$/);
});

test("it reports that the service runs without its database, and that no key was given", async () => {
  const faults = await withServer(
    (request, response) =>
      void (request.url === "/openapi.json"
        ? response
            .writeHead(200, { "content-type": "application/json" })
            .end(JSON.stringify({ info: { title: "Candor", version: "1" } }))
        : response.writeHead(503).end()),
    async (url) => {
      // A file with two lines is taken for one key.
      const odd = await examine({ CANDOR_URL: url, CANDOR_API_KEY: "candor_live_one\ncandor_live_two" });
      assert.equal(odd["key"]?.detail, "contains invalid characters");
      return await examine({ CANDOR_URL: url });
    },
  );
  assert.deepEqual(Object.keys(faults), ["ready", "key"]);
  assert.match(faults["ready"]?.remedy ?? "", /log/);
  assert.match(faults["key"]?.remedy ?? "", /CANDOR_API_KEY/);
});

test("if the secret file changed while the service was running, put it back before the next start", async () => {
  const faults = await withServer(
    (request, response) =>
      void response
        .writeHead(200, { "content-type": "application/json" })
        .end(
          JSON.stringify(
            request.url === "/readyz"
              ? { status: "ready", database: "ok", secret: "refused" }
              : { info: { title: "Candor", version: "1" } },
          ),
        ),
    async (url) => await examine({ CANDOR_URL: url }),
  );
  assert.match(faults["secret"]?.remedy ?? "", /^Restore the file/);
});

test("an invalid data directory is found before the first start", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const faults = await examine({ CANDOR_URL: url, CANDOR_DATA_DIR: join(file, "data") });
  assert.match(faults["data directory"]?.detail ?? "", /^CANDOR_DATA_DIR: \S+file is a file\. Set it to a directory/);
  const noDisk = await examine({ CANDOR_URL: url, CANDOR_DATA_DIR: "/proc/candor", HOST: "192.0.2.1" });
  assert.deepEqual(Object.keys(noDisk), ["data directory", "address", "service"]);
  assert.match(noDisk["data directory"]?.detail ?? "", /\/proc cannot hold it: set a directory on a disk\.$/);
});

test("what a start would find is reported without one: settings, database, migrations, secret, bucket", async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const doctor = async (env: Env) => await examine({ CANDOR_URL: url, CANDOR_DATA_DIR: join(folder, "none"), ...env });
  assert.equal(
    (await doctor({ CANDOR_OFLINE: "on" }))["settings"]?.detail,
    "CANDOR_OFLINE is not a Candor setting; did you mean CANDOR_OFFLINE?",
  );
  const nobody = await doctor({
    DATABASE_URL: "postgres://candor@127.0.0.1:9/candor",
    CANDOR_S3_BUCKET: "pictures",
    CANDOR_S3_ENDPOINT: "http://127.0.0.1:9",
    CANDOR_S3_ACCESS_KEY_ID: "id",
    CANDOR_S3_SECRET_ACCESS_KEY: "secret",
  });
  assert.deepEqual(Object.keys(nobody), ["database", "bucket", "service"]);
  assert.match(nobody["database"]?.detail ?? "", /^DATABASE_URL: the database does not answer/);
  assert.match(nobody["bucket"]?.detail ?? "", /^the bucket pictures at http:\/\/127\.0\.0\.1:9: /);
  const { url: databaseUrl, drop } = await createPostgresDatabase();
  try {
    const missing = new URL(databaseUrl);
    missing.pathname = "/nowhere";
    const absent = await doctor({ DATABASE_URL: missing.href });
    assert.match(absent["database"]?.detail ?? "", /"nowhere" does not exist\. Create that database/);
    assert.deepEqual(Object.keys(await doctor({ DATABASE_URL: databaseUrl })), ["service"]);
    const database = await openDatabase({ databaseUrl, dataDir: "" });
    await migrate(database);
    const secret = "a-secret-of-an-installation-2f9c1d";
    await initSetting(database.db, FINGERPRINTS, fingerprintOf(secret));
    assert.deepEqual(Object.keys(await doctor({ DATABASE_URL: databaseUrl, CANDOR_SECRET: secret })), ["service"]);
    const other = await doctor({ DATABASE_URL: databaseUrl, CANDOR_SECRET: `${secret}-another` });
    assert.match(other["secret"]?.detail ?? "", /^CANDOR_SECRET is not the one that the database was written with/);
    const lost = await doctor({ DATABASE_URL: databaseUrl });
    assert.match(lost["secret"]?.detail ?? "", /none\/secret is missing; the database was written with one/);
    await database.execute("insert into migration (name, sha256, additive) values ('999999_later.sql', '', true)");
    assert.deepEqual(Object.keys(await doctor({ DATABASE_URL: databaseUrl, CANDOR_SECRET: secret })), ["service"]);
    await database.execute("delete from migration where name = '000060_import_under_age.sql'");
    const said = async () => {
      const found = await examineInstallation({ DATABASE_URL: databaseUrl, CANDOR_SECRET: secret });
      return found.find(({ check }) => check === "migrations")?.remedy ?? "";
    };
    assert.match(await said(), /processes of the previous release can keep running\.$/);
    await database.execute("delete from migration where name = '000059_suppressed_keys.sql'");
    assert.match(await said(), /stop all processes of other releases/);
    await database.execute("update migration set additive = false where name = '999999_later.sql'");
    await database.close();
    const newer = await doctor({ DATABASE_URL: databaseUrl, CANDOR_SECRET: secret });
    assert.match(newer["migrations"]?.detail ?? "", /^999999_later\.sql ran on this database/);
  } finally {
    await drop();
  }
});

test("an examination that takes too long is not blamed on the install", async () => {
  const [found, ...others] = await examineHere({ PATH: process.env["PATH"] }, 1);
  assert.deepEqual(others, []);
  assert.match(found?.detail ?? "", /cannot be examined: it took more than 0\.001 seconds$/);
  assert.match(found?.remedy ?? "", /^Try again when this machine has less to do/);
});

test("packages missing from an install are named, with the command that installs them", () => {
  const clone = join(folder, "clone");
  cpSync(join(ROOT, "src"), join(clone, "src"), { recursive: true });
  cpSync(join(ROOT, "package.json"), join(clone, "package.json"));
  mkdirSync(join(clone, "node_modules"));
  for (const name of ["commander", "openapi-fetch", "openapi-typescript-helpers"]) {
    symlinkSync(join(ROOT, "node_modules", name), join(clone, "node_modules", name));
  }
  const url = "http://127.0.0.1:9";
  const { stdout, status } = spawnSync(process.execPath, ["src/cli/main.ts", "doctor", "--json", "--url", url], {
    cwd: clone,
    encoding: "utf8",
  });
  assert.equal(status, 1);
  const { checks } = JSON.parse(stdout) as { checks: readonly Check[] };
  const remedies = checks.flatMap(({ check, remedy }) => (check === "package" ? [remedy] : []));
  assert.ok(remedies.filter((remedy) => remedy === "Run npm ci without --omit=optional.").length >= 2);
  assert.equal(checks.find(({ check }) => check === "web interface")?.remedy, "Run npm run prepare.");
});

test("the members' sign-in provider is asked for its issuer, which must match exactly", async () => {
  const examine = async (env: Readonly<Record<string, string>>): Promise<Check | undefined> => {
    const url = `http://127.0.0.1:${await findFreePort()}`;
    const set = { CANDOR_URL: url, CANDOR_DATA_DIR: folder, ...env };
    const { stdout } = await callDoctor(set);
    const { checks } = JSON.parse(stdout) as { checks: readonly Check[] };
    return checks.find(({ check }) => check === "sign-in");
  };
  assert.equal(await examine({}), undefined);
  assert.equal((await examine({ CANDOR_OIDC_CLIENT_ID: "candor" }))?.detail, "only partly set");
  const away = `http://127.0.0.1:${await findFreePort()}`;
  const gone = await examine({ CANDOR_OIDC_ISSUER: away, CANDOR_OIDC_CLIENT_ID: "candor" });
  assert.deepEqual([gone?.outcome, gone?.detail], ["fail", `no answer from ${away}`]);
  const provider = await startProvider({});
  try {
    provider.serve("http://127.0.0.1:1");
    const set = { CANDOR_OIDC_CLIENT_ID: "candor" };
    const good = await examine({ ...set, CANDOR_OIDC_ISSUER: provider.issuer });
    assert.deepEqual([good?.outcome, good?.detail], ["ok", `members sign in through ${provider.issuer}`]);
    const slash = await examine({ ...set, CANDOR_OIDC_ISSUER: `${provider.issuer}/` });
    assert.equal(slash?.remedy, `Set CANDOR_OIDC_ISSUER to exactly ${provider.issuer}.`);
    const page = await examine({ ...set, CANDOR_OIDC_ISSUER: `${provider.issuer}/elsewhere` });
    assert.match(page?.detail ?? "", /is not an OpenID Connect provider$/);
  } finally {
    await provider.close();
  }
});

/** What `doctor` says about a language model at an address. */
async function examineModel(env: Readonly<Record<string, string>>): Promise<Check | undefined> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const { stdout } = await callDoctor({ CANDOR_URL: url, CANDOR_DATA_DIR: folder, ...env });
  const { checks } = JSON.parse(stdout) as { checks: readonly Check[] };
  return checks.find(({ check }) => check === "language model");
}

test("without a language model it says that no document is sent to one, and with one where they go", async () => {
  const none = await examineModel({});
  assert.deepEqual([none?.outcome, none?.detail], ["ok", "not set: no document is sent to one"]);
  const half = await examineModel({ CANDOR_LLM_MODEL: "tiny" });
  assert.equal(half?.outcome, "fail");
  const asked: (string | undefined)[] = [];
  await withServer(
    (request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      response.writeHead(200, { "content-type": "application/json" }).end('{"data":[{"id":"tiny"}]}');
    },
    async (url) => {
      const set = { CANDOR_LLM_URL: `${url}/v1`, CANDOR_LLM_KEY: "k" };
      const there = await examineModel({ ...set, CANDOR_LLM_MODEL: "tiny" });
      assert.equal(there?.outcome, "ok");
      assert.match(there?.detail ?? "", /with contact details masked, go to tiny at http/);
      const other = await examineModel({ ...set, CANDOR_LLM_MODEL: "large" });
      assert.equal(other?.outcome, "warn");
      assert.match(other?.remedy ?? "", /one of: tiny/);
    },
  );
  assert.deepEqual(asked, ["/v1/models Bearer k", "/v1/models Bearer k"]);
  const away = await examineModel({
    CANDOR_LLM_URL: `http://127.0.0.1:${await findFreePort()}/v1`,
    CANDOR_LLM_MODEL: "tiny",
  });
  assert.equal(away?.outcome, "warn");
  assert.match(away?.detail ?? "", /no answer from there/);
});
