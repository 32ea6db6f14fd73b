import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readAuditHeadFile } from "../../src/config/audit-head-file.ts";
import { ConfigError, readConfig } from "../../src/config/config.ts";
import { connectorVariable, readConnectorSetups } from "../../src/config/connector-setups.ts";
import { readDeskSetup } from "../../src/config/desk-setup.ts";
import { refuseUnknownVariables } from "../../src/config/known-variables.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";

test('asks no external source unless the operator enables it, individually or with "all"', () => {
  const enabled = (env: Record<string, string>) =>
    [...readConnectorSetups(env, CONNECTORS)].filter(([, setup]) => setup.enabled).map(([name]) => name);
  assert.deepEqual(enabled({}), []);
  assert.deepEqual(enabled({ CANDOR_CONNECTORS: "none" }), []);
  assert.deepEqual(enabled({ CANDOR_CONNECTORS: " GitHub, wikidata," }), ["wikidata", "github"]);
  const outbound = CONNECTORS.filter(({ asks }) => asks !== undefined).map(({ name }) => name);
  assert.deepEqual(enabled({ CANDOR_CONNECTORS: "all" }), outbound);
});

test("every external source has a setting for its base address, and the list of breaches is on if its file is set", () => {
  const outbound = CONNECTORS.filter(({ asks }) => asks !== undefined);
  const mirrors = outbound.map(({ name }) => [connectorVariable(name, "baseUrl"), `http://127.0.0.1:9/${name}`]);
  const setups = readConnectorSetups(Object.fromEntries(mirrors), CONNECTORS);
  for (const { name } of outbound) assert.equal(setups.get(name)?.baseUrl, `http://127.0.0.1:9/${name}`);
  assert.equal(setups.get("hibp-list")?.enabled, false);
  const file = join(mkdtempSync(join(tmpdir(), "candor-list-")), "breaches.json");
  writeFileSync(file, JSON.stringify([{ Name: "Plumtree", Title: "Plumtree Lanterns" }]));
  const listed = readConnectorSetups({ CANDOR_HIBP_LIST_FILE: file }, CONNECTORS);
  assert.deepEqual(listed.get("hibp-list"), { enabled: true, baseUrl: null, values: { file } });
  assert.throws(() => readConnectorSetups({ CANDOR_CONNECTORS: "hibp-list" }, CONNECTORS), ConfigError);
});

test("refuses a secret that can be guessed, however long it is", () => {
  const read = (secret: string) => readConfig({ CANDOR_SECRET: secret }).secret;
  for (const secret of [" ".repeat(32), "\t ".repeat(40), "x".repeat(64), "password".repeat(8)]) {
    assert.throws(() => read(secret), /CANDOR_SECRET can be guessed.*openssl rand/);
  }
  assert.throws(() => read("0123456789abcdef"), /has 16 bytes; give 32 or more/);
  assert.equal(read("0123456789abcdef0123456789abcdef"), "0123456789abcdef0123456789abcdef");
});

test("a connector's settings have its name as a prefix, and a bad one stops the service with its name", () => {
  assert.equal(connectorVariable("stack-exchange", "baseUrl"), "CANDOR_STACK_EXCHANGE_BASE_URL");
  const setups = readConnectorSetups(
    { CANDOR_HIBP_KEY: " abc ", CANDOR_HIBP_BASE_URL: "http://127.0.0.1:9/hibp/", CANDOR_X_TOKEN: "" },
    CONNECTORS,
  );
  assert.deepEqual(setups.get("hibp"), { enabled: false, baseUrl: "http://127.0.0.1:9/hibp", values: { key: "abc" } });
  assert.deepEqual(setups.get("x")?.values, {});
  assert.throws(() => readConnectorSetups({ CANDOR_CONNECTORS: "github,gihtub" }, CONNECTORS), {
    constructor: ConfigError,
    message: /CANDOR_CONNECTORS is "gihtub"; give one of all, wikidata/,
  });
  assert.throws(() => readConnectorSetups({ CANDOR_X_BASE_URL: "ftp://x" }, CONNECTORS), /CANDOR_X_BASE_URL/);
});

test("the number of concurrent lookups depends on whether they wait for external sources, or on the operator", () => {
  assert.equal(readConfig({}).concurrentLookups, 4);
  assert.equal(readConfig({ CANDOR_CONNECTORS: "all" }).concurrentLookups, 32);
  assert.equal(readConfig({ CANDOR_CONCURRENT_LOOKUPS: "200" }).concurrentLookups, 200);
  assert.throws(() => readConfig({ CANDOR_CONCURRENT_LOOKUPS: "0" }), ConfigError);
  assert.throws(() => readConfig({ CANDOR_CONTACT: "two words\n" }), ConfigError);
});

test("proxies are addresses and networks, and rates are requests per minute or off", () => {
  const read = (env: Record<string, string>) => readConfig(env);
  assert.deepEqual(read({}).trustProxy, []);
  assert.deepEqual(read({ CANDOR_TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,::1" }).trustProxy, [
    "127.0.0.1",
    "10.0.0.0/8",
    "::1",
  ]);
  for (const wrong of ["yes", "10.0.0.0/33", "10.0.0.0/8/8", "example.org", "1"]) {
    assert.throws(() => read({ CANDOR_TRUST_PROXY: wrong }), ConfigError, wrong);
  }
  assert.deepEqual(read({ CANDOR_KEY_RATE: "off", CANDOR_ACCOUNT_RATE: "5" }).rates, {
    key: null,
    account: 5,
    address: 1_200,
  });
  for (const wrong of ["0", "-1", "1.5", "many"])
    assert.throws(() => read({ CANDOR_ADDRESS_RATE: wrong }), ConfigError);
});

test("A switch accepts the usual words for on and off, and nothing else", () => {
  for (const on of ["1", "true", "yes", "on", "TRUE", " On "]) {
    assert.equal(readConfig({ CANDOR_OFFLINE: on }).offline, true, on);
  }
  for (const off of ["", "0", "false", "no", "off"])
    assert.equal(readConfig({ CANDOR_OFFLINE: off }).offline, false, off);
  assert.deepEqual(readDeskSetup({ CANDOR_DESK: "true" }), { mail: null, alertsTo: null });
  assert.equal(readDeskSetup({ CANDOR_DESK: "no" }), null);
  assert.throws(() => readDeskSetup({ CANDOR_DESK_ALERTS: "ops@example.org" }), /CANDOR_SMTP_URL/);
  assert.throws(() => readDeskSetup({ CANDOR_DESK: "public" }), /^Error: CANDOR_DESK is "public"; give on or off\.$/);
  for (const wrong of ["2", "ja", "enabled", "offline"]) {
    assert.throws(() => readConfig({ CANDOR_OFFLINE: wrong }), {
      constructor: ConfigError,
      message: `CANDOR_OFFLINE is "${wrong}"; give on or off.`,
    });
  }
});

test("An unknown variable stops the service and suggests the one that was meant", () => {
  const refuse = (env: Record<string, string>) => refuseUnknownVariables(env, CONNECTORS);
  assert.throws(
    () => refuse({ CANDOR_OFLINE: "1" }),
    /CANDOR_OFLINE is not a Candor setting; did you mean CANDOR_OFFLINE\?/,
  );
  assert.throws(() => refuse({ CANDOR_GITHUB_TOKN: "x" }), /did you mean CANDOR_GITHUB_TOKEN\?/);
  assert.throws(() => refuse({ CANDOR_PORT: "4100" }), ConfigError);
  assert.throws(
    () => refuse({ CANDOR_SOMETHING_ELSE: "" }),
    /not a Candor setting; one of a plug-in's needs the plug-in/,
  );
  refuse({ CANDOR_OFFLINE: "1", CANDOR_GITHUB_BASE_URL: "http://127.0.0.1:9", CANDOR_URL: "x", PATH: "/bin" });
  // What Kubernetes sets in every pod next to a service named candor.
  refuse({
    CANDOR_SERVICE_HOST: "10.0.0.7",
    CANDOR_SERVICE_PORT_HTTP: "4000",
    CANDOR_PORT: "tcp://10.0.0.7:4000",
    CANDOR_PORT_4000_TCP_ADDR: "10.0.0.7",
  });
});

test("Loads the invented people into an embedded database, and into one on a server only on request", () => {
  const samples = (env: Record<string, string>) => readConfig(env).samples;
  const server = { DATABASE_URL: "postgres://u:p@127.0.0.1/candor" };
  assert.match(samples({}) ?? "", /samples\/world\.ndjson$/);
  assert.equal(samples(server), null);
  assert.equal(samples({ ...server, CANDOR_SAMPLES: "on" }), samples({}));
  for (const off of ["off", "false", "no", "0"]) assert.equal(samples({ CANDOR_SAMPLES: off }), null, off);
  assert.equal(samples({ CANDOR_SAMPLES: "true" }), samples({}));
  assert.equal(samples({ ...server, CANDOR_SAMPLES: fileURLToPath(import.meta.url) }), fileURLToPath(import.meta.url));
});

test("The service does not start with a role without a shared database, a base address with a path, or a missing file", () => {
  const refused = (env: Record<string, string>, message: RegExp) =>
    assert.throws(() => readConfig(env), { constructor: ConfigError, message });
  refused({ CANDOR_ROLE: "worker" }, /^CANDOR_ROLE .*Set DATABASE_URL/);
  assert.equal(readConfig({ CANDOR_ROLE: "worker", DATABASE_URL: "postgres://u:p@127.0.0.1/candor" }).role, "worker");
  refused({ CANDOR_BASE_URL: "https://example.org/candor" }, /^CANDOR_BASE_URL .*https:\/\/example\.org:/);
  refused({ CANDOR_BASE_URL: "https://u:p@example.org" }, /^CANDOR_BASE_URL/);
  assert.equal(readConfig({ CANDOR_BASE_URL: "https://example.org/" }).baseUrl, "https://example.org");
  refused({ CANDOR_SAMPLES: "/nowhere/people.ndjson" }, /^CANDOR_SAMPLES: \/nowhere\/people\.ndjson cannot be read/);
  refused({ DATABASE_URL: "postgres://u:p%@[" }, /^DATABASE_URL is not a valid URL/);
  refused({ PORT: "0" }, /CANDOR_BASE_URL/);
  const address = "postgres://u:p@127.0.0.1/candor";
  refused({ DATABASE_URL: `${address}?sslmode=on` }, /^DATABASE_URL has sslmode=on; give verify-full/);
  refused(
    { DATABASE_URL: `${address}?sslrootcert=/nowhere.pem` },
    /^DATABASE_URL: sslrootcert=\/nowhere\.pem cannot be/,
  );
  assert.equal(
    readConfig({ DATABASE_URL: `${address}?sslmode=require` }).databaseUrl,
    `${address}?sslmode=verify-full`,
  );
  assert.throws(
    () => readConnectorSetups({ CANDOR_HIBP_LIST_FILE: "/nowhere/breaches.json" }, CONNECTORS),
    /CANDOR_HIBP_LIST_FILE: \/nowhere/,
  );
  const folder = mkdtempSync(join(tmpdir(), "candor-files-"));
  for (const text of ["name;date", "{}", "[]", '[{"Name":"Plumtree"}]']) {
    const file = join(folder, "breaches.json");
    writeFileSync(file, text);
    assert.throws(
      () => readConnectorSetups({ CANDOR_HIBP_LIST_FILE: file }, CONNECTORS),
      /^Error: CANDOR_HIBP_LIST_FILE: .*breaches\.json is not the list of breaches\. Give this: The file with the list/,
      text,
    );
  }
  for (const [path, code] of [
    [folder, "EISDIR"],
    [join(folder, "no-such-folder", "heads"), "ENOENT"],
  ] as const) {
    assert.throws(
      () => readAuditHeadFile({ CANDOR_AUDIT_HEAD_FILE: path }),
      new RegExp(`^Error: CANDOR_AUDIT_HEAD_FILE: .*${code}`),
    );
  }
  assert.equal(readAuditHeadFile({ CANDOR_AUDIT_HEAD_FILE: join(folder, "heads") }), join(folder, "heads"));
});
