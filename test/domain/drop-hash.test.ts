import assert from "node:assert/strict";
import { test } from "node:test";
import { dropHash, splitDropItems } from "../../src/domain/drop-hash.ts";

test("Hashes identifiers as the platform publishes", () => {
  assert.equal(dropHash("email", "Anna.Smith@Domain.com"), "KA18MT/ph6IHYjzT9zwETySDQyvSh87YuoSBpOQtkhE=");
  assert.equal(dropHash("email", "danielle.johnson12@example.com"), "mKDnDvwF2inxrKcK1hJN2TRkxPfL6kzNNTtU12eH8Bw=");
  assert.equal(dropHash("phone", "+1(415)555-9317"), "vGM7y5n+hBXRSEAklhHDPCbysyNgYTmXdMcagGUOY8E=");
  assert.equal(dropHash("phone", "+84(90)123 4567"), "ptzVkgbv9DonwvPCHmXmJ2SEOaolSh37z3ZzY/Gmm+U=");
  assert.equal(dropHash("phone", "+354(123)4567"), "Btrzydf5K6ALAKKXJGFHSx7u5bDzHC9WlVYtpq1n2rY=");
  assert.equal(dropHash("phone", "5551273811"), "jr/RAWYVN+ODBf2vRxwBASPwiO4x27OGI1y3IDhcwLo=");
});

test("Splits a list only between different hashes", () => {
  const items = ["d", "b", "a", "b", "c", "b"].map((hash, index) => ({ id: `item${index}`, hash }));
  const parts = splitDropItems(items, 2);
  assert.deepEqual(
    parts.map((part) => part.map(({ id, hash }) => `${hash}${id}`)),
    [
      ["aitem2", "bitem1", "bitem3", "bitem5"],
      ["citem4", "ditem0"],
    ],
  );
  assert.deepEqual(splitDropItems([], 2), []);
});
