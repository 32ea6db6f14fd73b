import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyGroups } from "../../src/cli/doctor-sources.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { groupsOf, whyOff } from "../../src/service/source-remedy.ts";

/** The sources as the service lists them where only these are on, with their keys. */
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

test("A group that nobody outside fills is told with the sources that would, and how they are switched on", () => {
  const breaches = emptyGroups(sourcesWith("github")).find(({ group }) => group === "dataBreaches");
  assert.deepEqual(breaches?.remedies, ["Add hibp to CANDOR_CONNECTORS and set CANDOR_HIBP_KEY."]);
});

test("A group is filled once one source that fills it is on", () => {
  const groups = (...on: readonly string[]) => emptyGroups(sourcesWith(...on)).map(({ group }) => group);
  assert.ok(groups().includes("career"));
  assert.ok(!groups("orcid").includes("career"));
  assert.ok(groups("orcid").includes("dataBreaches"));
  assert.ok(!groups("orcid", "hibp").includes("dataBreaches"));
});

test("A source that is on says what it lacks: a key, or a way out", () => {
  const [hibp] = CONNECTORS.filter(({ name }) => name === "hibp");
  assert.ok(hibp);
  const setup = (values: Record<string, string>) => ({ enabled: true, baseUrl: null, values });
  assert.deepEqual(whyOff(hibp, setup({}), false), { reason: "no key", remedy: "Set CANDOR_HIBP_KEY." });
  assert.equal(whyOff(hibp, setup({ key: "k" }), false), null);
  assert.equal(whyOff(hibp, setup({ key: "k" }), true)?.reason, "offline");
  assert.equal(whyOff(hibp, undefined, false)?.reason, "off");
});
