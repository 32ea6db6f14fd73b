import assert from "node:assert/strict";
import { test } from "node:test";
import { type EvidenceIndex, inNumberOrder, valuesInOrder } from "../../web/src/evidence/evidence-index.ts";
import type { EvidenceClaim } from "../../web/src/wire.ts";

const index = { number: (id: string) => Number(id) } as EvidenceIndex;
const claim = (datasourceId: string, value: string, conflicts?: true) =>
  ({ datasourceId, value, ...(conflicts && { conflicts }) }) as unknown as EvidenceClaim;

test("Evidence begins with the source whose number a chip names first, and shows the value of the profile above it", () => {
  const claims = [
    claim("9", "Ada Brook"),
    claim("2", "Ada  Brook"),
    claim("1", "A. Reed", true),
    claim("5", "Ada Brook"),
  ];
  const numbers = (some: readonly EvidenceClaim[]) => some.map(({ datasourceId }) => datasourceId);
  assert.deepEqual(numbers(inNumberOrder(index, claims)), ["2", "5", "9", "1"]);
  assert.deepEqual(
    valuesInOrder(index, claims, inNumberOrder(index, claims).slice(0, 2)).map((group) => [
      group.value,
      numbers(group.claims),
    ]),
    [["Ada Brook", ["2", "5"]]],
  );
});
