import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoredLookup } from "../../src/db/lookup.ts";
import { knowSites } from "../../src/domain/known-sites.ts";
import { toWireHead } from "../../src/service/wire-lookup.ts";

const DAY = new Date("2026-06-15T00:00:00.000Z");

test("a lookup tells its clients the sites of plug-ins", () => {
  const lookup = {
    id: "lookup-1",
    candidate: { fullName: "Ines Calder", email: null, sources: [] },
    sections: ["overview"],
    status: "success",
    stage: "done",
    progress: 1,
    trial: false,
    preview: false,
    createdAt: DAY,
    expiresAt: new Date(DAY.getTime() + 1),
    metadata: {},
    purpose: "own-data",
  } as unknown as StoredLookup;
  const before = toWireHead(lookup, [], DAY).sites ?? [];
  knowSites({ sites: [{ host: "mole.example", publisher: "Mole register", answersAt: /^https:\/\/api\.io\/mole/u }] });
  assert.deepEqual(toWireHead(lookup, [], DAY).sites, [
    ...before,
    { host: "mole.example", publisher: "Mole register", answersAt: String.raw`/^https:\/\/api\.io\/mole/u` },
  ]);
});
