import { because } from "../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { checksOf, emptyGroups, isOffline } from "../../src/cli/doctor-sources.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { groupsOf, whyOff } from "../../src/service/source-remedy.ts";

/** The sources as the service lists them if only these are on, with their keys. */
function sourcesWith(...on: readonly string[]) {
  return CONNECTORS.map((connector) => {
    const { name, access, asks } = connector;
    const enabled = asks === undefined || on.includes(name);
    const setup = { enabled, baseUrl: null, values: on.includes(name) ? { key: "k", token: "k" } : {} };
    const off = whyOff(connector, setup, false);
    const sections = [...groupsOf(connector)];
    return { connector: name, access, sections, enabled, configured: off === null, ...(off && { remedy: off.remedy }) };
  });
}

test("A group that no external source fills is reported with the sources that would, and how to switch them on", () => {
  const breaches = emptyGroups(sourcesWith("github")).find(({ group }) => group === "dataBreaches");
  assert.deepEqual(breaches?.remedies, ["Run `candor sources set hibp key`, then `candor sources on hibp`."]);
});

test("A group is filled once a source that fills it is on", () => {
  const groups = (...on: readonly string[]) => emptyGroups(sourcesWith(...on)).map(({ group }) => group);
  assert.ok(groups().includes("career"));
  assert.ok(!groups("orcid").includes("career"));
  assert.ok(groups("orcid").includes("dataBreaches"));
  assert.ok(!groups("orcid", "hibp").includes("dataBreaches"));
});

test("A source that is on says what it lacks: a key, or internet access", () => {
  const [hibp] = CONNECTORS.filter(({ name }) => name === "hibp");
  assert.ok(hibp);
  const setup = (values: Record<string, string>) => ({ enabled: true, baseUrl: null, values });
  assert.deepEqual(whyOff(hibp, setup({}), false), {
    why: because("noKey"),
    remedy: "Run `candor sources set hibp key`.",
  });
  assert.equal(whyOff(hibp, setup({ key: "k" }), false), null);
  assert.equal(whyOff(hibp, setup({ key: "k" }), true)?.why.code, "offline");
  assert.equal(whyOff(hibp, undefined, false)?.why.code, "off");
});

test("A source that needs the operator's own instance says so, off and on", () => {
  const [searxng] = CONNECTORS.filter(({ name }) => name === "searxng");
  assert.ok(searxng);
  const setup = (values: Record<string, string>) => ({ enabled: true, baseUrl: null, values });
  const remedy = "Run `candor sources set searxng instance`.";
  assert.deepEqual(whyOff(searxng, setup({}), false), { why: because("lacks", "instance"), remedy });
  assert.equal(whyOff(searxng, setup({ instance: "https://search.example.org" }), false), null);
  const off = "Run `candor sources set searxng instance`, then `candor sources on searxng`.";
  assert.deepEqual(whyOff(searxng, undefined, false), { why: because("off"), remedy: off });
});

test("Groups that sources without a key would fill are reported once, with the single command that switches them on", () => {
  const [open, ...keyed] = checksOf(emptyGroups(sourcesWith()));
  assert.equal(open?.check, "report");
  assert.match(open?.detail ?? "", /career/);
  assert.match(open?.remedy ?? "", /`candor sources open --contact/);
  assert.ok(keyed.some(({ check }) => check === "report: dataBreaches"));
  assert.ok(keyed.every(({ remedy }) => !remedy.includes("sources open")));
});

test("A service is offline if a source that is on and lacks nothing is not searched", () => {
  const source = { access: "open", enabled: true, configured: false } as const;
  assert.ok(isOffline(source));
  assert.ok(!isOffline({ ...source, lacks: "key" }));
  assert.ok(!isOffline({ ...source, enabled: false }));
  assert.ok(!isOffline({ ...source, configured: true }));
  assert.ok(!isOffline({ ...source, access: "local" }));
});
