import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * Licences under which packages may be part of what is handed on under Apache-2.0. Of the LGPL and the MPL there are libraries that
 * are loaded as they come, and can be exchanged: sharp's libvips and the like.
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

/** Whether an SPDX expression can be met: of `OR` one side, of `AND` every one. */
function isTaken(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isTaken);
  return bare.split(" AND ").every((each) => TAKEN.includes(each));
}

test("every package that the service runs with has a licence under which it may be handed on", () => {
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
