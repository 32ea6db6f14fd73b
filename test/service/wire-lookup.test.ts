import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoredLookup } from "../../src/db/lookup.ts";
import { knowSites } from "../../src/domain/known-sites.ts";
import { toWireHead, toWireSummary } from "../../src/service/wire-lookup.ts";

const DAY = new Date("2026-06-15T00:00:00.000Z");

const LOOKUP = {
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

test("the metadata name as many unknown members as fit into 512 characters and count the rest; the list has all", () => {
  const pointers = Array.from({ length: 60 }, (_, at) => `/experiences/${at}/company`);
  const { unknown, metadata } = toWireHead(LOOKUP, pointers, DAY);
  assert.deepEqual(unknown, pointers);
  const short = metadata?.["candor.unknown"] ?? "";
  assert.ok(short.length <= 512 && short.length > 450, String(short.length));
  const named = short.split(",");
  const rest = named.pop();
  assert.deepEqual(named, pointers.slice(0, named.length));
  assert.equal(rest, `+${pointers.length - named.length}`);
  assert.equal(
    toWireHead(LOOKUP, pointers.slice(0, 2), DAY).metadata?.["candor.unknown"],
    pointers.slice(0, 2).join(","),
  );
});

test("a lookup tells its clients the sites of plug-ins", () => {
  const before = toWireHead(LOOKUP, [], DAY).sites ?? [];
  knowSites({ sites: [{ host: "mole.example", publisher: "Mole register", answersAt: /^https:\/\/api\.io\/mole/u }] });
  assert.deepEqual(toWireHead(LOOKUP, [], DAY).sites, [
    ...before,
    { host: "mole.example", publisher: "Mole register", answersAt: String.raw`/^https:\/\/api\.io\/mole/u` },
  ]);
});

test("a lookup tells its clients what plug-ins are called", () => {
  const before = toWireHead(LOOKUP, [], DAY).sourceNames ?? {};
  knowSites({ titles: { mole: "Mole register" } });
  assert.deepEqual(toWireHead(LOOKUP, [], DAY).sourceNames, { ...before, mole: "Mole register" });
});

test("a lookup lists what was given and not used as codes, and in English in its metadata", () => {
  const told = [
    { address: "https://ines.example.org/", text: "The names differ.", reasons: [{ name: "nameConflict" }] },
    { address: "https://calder.example.org/", text: "No such page was found.", reasons: [], unread: "noPage" },
  ];
  const lines = told.map(({ address, text }) => `${address}: ${text}`).join("\n");
  const stored = { ...LOOKUP, metadata: { case: "7", "candor.contradictions": JSON.stringify(told) } };
  const { contradictions, metadata } = toWireSummary(stored, DAY);
  assert.deepEqual([contradictions, metadata], [told, { case: "7", "candor.contradictions": lines }]);
  const earlier = toWireSummary({ ...LOOKUP, metadata: { "candor.contradictions": lines } }, DAY);
  assert.deepEqual([earlier.contradictions, earlier.metadata], [undefined, { "candor.contradictions": lines }]);
  const expired = toWireSummary(stored, new Date(DAY.getTime() + 2));
  assert.deepEqual([expired.contradictions, expired.metadata], [undefined, undefined]);
});
