import assert from "node:assert/strict";
import { test } from "node:test";
import { sourceOfPerson } from "../../src/service/access-person.ts";

const AT = new Date("2026-03-01T10:00:00.000Z");

test("The source of a person's row is the profile under which they were found, or the imported file, or their key in it", () => {
  const profile = { platform: "github", url: "https://github.com/ada-example" };
  const row = { updated_at: AT, presences: [profile] };
  const collectedAt = AT.toISOString();
  assert.deepEqual(sourceOfPerson({ ...row, origin_key: "found:github:7" }), {
    source: "github",
    url: profile.url,
    collectedAt,
  });
  assert.deepEqual(sourceOfPerson({ ...row, origin_key: "crm:7", file: "leads.csv" }), {
    source: "import",
    url: "leads.csv",
    collectedAt,
  });
  assert.deepEqual(sourceOfPerson({ ...row, origin_key: "crm:7" }), { source: "import", url: "crm:7", collectedAt });
});
