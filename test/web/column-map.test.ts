import assert from "node:assert/strict";
import { test } from "node:test";
import { readMap, withoutKnown } from "../../web/src/imports/column-map.ts";

test("From a loaded mapping, columns that are recognised anyway are not sent, but statements about names are", () => {
  const columns = [
    { title: "Name", field: "fullName" },
    { title: "Code", field: "ignore" },
    { title: "Code", field: "phone" },
    ...Array.from({ length: 1_500 }, (_, at) => ({ title: `Column ${at}`, field: "ignore" })),
  ];
  const loaded = readMap(
    JSON.stringify({
      Name: "fullName",
      Code: "city",
      "Code#2": "phone",
      ...Object.fromEntries(columns.slice(3).map(({ title, field }) => [title, field])),
    }),
  );
  assert.ok(loaded);
  assert.deepEqual(withoutKnown(loaded, columns), { Name: "fullName", Code: "city" });
  assert.equal(readMap('{"Name":1}'), null);
  assert.equal(readMap("{"), null);
});
