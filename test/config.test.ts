import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigError, connectorVariable, readConfig, readConnectorSetups } from "../src/config.ts";
import { CONNECTORS } from "../src/connectors/registry.ts";

test("no source outside is asked unless the operator names it, each or all", () => {
  const enabled = (env: Record<string, string>) =>
    [...readConnectorSetups(env, CONNECTORS)].filter(([, setup]) => setup.enabled).map(([name]) => name);
  assert.deepEqual(enabled({}), []);
  assert.deepEqual(enabled({ CANDOR_CONNECTORS: "none" }), []);
  assert.deepEqual(enabled({ CANDOR_CONNECTORS: " GitHub, wikidata," }), ["wikidata", "github"]);
  const outbound = CONNECTORS.filter(({ asks }) => asks !== undefined).map(({ name }) => name);
  assert.deepEqual(enabled({ CANDOR_CONNECTORS: "all" }), outbound);
});

test("every source outside has a base address to be set, and the list of breaches is on where its file is named", () => {
  const outbound = CONNECTORS.filter(({ asks }) => asks !== undefined);
  const mirrors = outbound.map(({ name }) => [connectorVariable(name, "baseUrl"), `http://127.0.0.1:9/${name}`]);
  const setups = readConnectorSetups(Object.fromEntries(mirrors), CONNECTORS);
  for (const { name } of outbound) assert.equal(setups.get(name)?.baseUrl, `http://127.0.0.1:9/${name}`);
  assert.equal(setups.get("hibp-list")?.enabled, false);
  const listed = readConnectorSetups({ CANDOR_HIBP_LIST_FILE: "/lists/breaches.json" }, CONNECTORS);
  assert.deepEqual(listed.get("hibp-list"), { enabled: true, baseUrl: null, values: { file: "/lists/breaches.json" } });
  assert.throws(() => readConnectorSetups({ CANDOR_CONNECTORS: "hibp-list" }, CONNECTORS), ConfigError);
});

test("a connector's settings stand under its name, and one that cannot be used ends the start with its name", () => {
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

test("how many lookups run at once depends on whether they wait for sources outside, or on the operator", () => {
  assert.equal(readConfig({}).concurrentLookups, 4);
  assert.equal(readConfig({ CANDOR_CONNECTORS: "all" }).concurrentLookups, 32);
  assert.equal(readConfig({ CANDOR_CONCURRENT_LOOKUPS: "200" }).concurrentLookups, 200);
  assert.throws(() => readConfig({ CANDOR_CONCURRENT_LOOKUPS: "0" }), ConfigError);
  assert.throws(() => readConfig({ CANDOR_CONTACT: "two words\n" }), ConfigError);
});

test("proxies are named by addresses and networks, rates by requests a minute or off, and nothing else", () => {
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
