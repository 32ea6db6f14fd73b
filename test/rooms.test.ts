import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawnImports, reachable, readRoomImports, type RoomImports, writeRoomsPage } from "../scripts/rooms-page.ts";

const page = readFileSync(new URL("../docs/reference/rooms.md", import.meta.url), "utf8");
const notice = /<!-- (.+) -->/.exec(page)?.[1] ?? "";

function graphOf(rooms: Readonly<Record<string, string>>): RoomImports {
  return new Map(Object.entries(rooms).map(([room, imported]) => [room, new Set(imported.split(" ").filter(Boolean))]));
}

test("the diagram of the rooms shows the current imports", () => {
  assert.equal(page, writeRoomsPage(notice), "Run `npm run generate`.");
});

test("no room imports itself through others", () => {
  const imports = readRoomImports();
  assert.ok(imports.size > 30, `only ${imports.size} rooms were found`);
  const cyclic = [...imports.keys()].filter((room) => reachable(room, imports).has(room));
  assert.deepEqual(cyclic, []);
});

test("a cycle of rooms is detected", () => {
  const cyclic = graphOf({ api: "service", service: "db", db: "api errors", errors: "" });
  assert.deepEqual(
    [...cyclic.keys()].filter((room) => reachable(room, cyclic).has(room)),
    ["api", "service", "db"],
  );
});

test("the diagram leads from each room to everything it imports, except to rooms that import nothing", () => {
  const imports = readRoomImports();
  const drawn = drawnImports(imports);
  const shown: RoomImports = new Map(
    [...imports.keys()].map((room) => [room, new Set(drawn.filter(([from]) => from === room).map(([, to]) => to))]),
  );
  for (const room of imports.keys()) {
    const wanted = [...reachable(room, imports)].filter((other) => (imports.get(other)?.size ?? 0) > 0);
    assert.deepEqual([...reachable(room, shown)].toSorted(), wanted.toSorted(), room);
  }
});

test("an import already implied by another one is not drawn", () => {
  const imports = graphOf({ api: "service db", service: "db", db: "errors", errors: "" });
  assert.deepEqual(drawnImports(imports), [
    ["api", "service"],
    ["service", "db"],
  ]);
});
