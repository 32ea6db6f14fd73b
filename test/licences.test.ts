import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * Licences under which packages may be part of what is redistributed under Apache-2.0. LGPL and MPL code consists of
 * libraries that are loaded unchanged, and can be replaced: sharp's libvips and the like.
 */
const TAKEN = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
].concat(["CC0-1.0", "Unlicense", "Zlib", "OFL-1.1", "LGPL-3.0-or-later", "MPL-2.0"]);

/** Whether an SPDX expression can be met: one side of `OR`, both of `AND`. */
function isTaken(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isTaken);
  return bare.split(" AND ").every((each) => TAKEN.includes(each));
}

test("every package that the service runs with has a licence that allows redistribution", () => {
  const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")) as {
    readonly packages: Readonly<Record<string, { readonly dev?: true; readonly license?: string }>>;
  };
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== "" && dev !== true);
  assert.ok(installed.length > 200);
  const wrong = installed.filter(([, { license = "" }]) => !isTaken(license));
  assert.deepEqual(
    wrong.map(([path, { license }]) => `${path}: ${license}`),
    [],
  );
  assert.deepEqual(["(MIT OR GPL-3.0-or-later)", "GPL-3.0-or-later", "MIT AND GPL-2.0", ""].map(isTaken), [
    true,
    false,
    false,
    false,
  ]);
});
