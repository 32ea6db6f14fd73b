import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { openDocs } from "../../src/api/docs-pages.ts";

const FOLDER = fileURLToPath(new URL("../../docs/", import.meta.url));
const docs = openDocs();
const addresses = globSync("**/*.md", { cwd: FOLDER }).map((path) =>
  `/docs/${path}`.replace(/\/README\.md$/, "").replace(/\.md$/, ""),
);

/** The page at an address; fails if there is none. */
function page(address: string): string {
  const file = docs.read(address);
  assert.equal(file?.mediaType, "text/html; charset=utf-8", address);
  return String(file?.body);
}

test("every document has a page with its title and its code unchanged", () => {
  assert.ok(addresses.length > 40);
  for (const address of addresses) assert.match(page(address), /<title>[^<]+ · Candor<\/title>[^]*<h1 id=/, address);
  assert.match(page("/docs/how-to/keys"), /<pre><code>npx candor serve --new-key\n<\/code><\/pre>/);
});

test("every link on a page leads to an existing page, heading or picture", () => {
  // The page of errors is not built from a document alone: `errors-page.ts`.
  const others = ["/openapi.json", "/docs/errors"];
  for (const address of addresses) {
    for (const [, href = ""] of page(address).matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^https?:/.test(href) || others.includes(href)) continue;
      const [target = "", anchor] = href.split("#");
      const file = docs.read(target === "" ? address : target);
      assert.ok(file, `${address}: ${href}`);
      if (anchor !== undefined) assert.ok(String(file.body).includes(` id="${anchor}"`), `${address}: ${href}`);
    }
  }
});

test("nothing but the documents has an address", () => {
  for (const path of [
    "/docs/../package",
    "/docs/%2e%2e/README",
    "/docs/examples/wang-fang.pdf",
    "/docs/none",
    "/doc",
  ]) {
    assert.equal(docs.read(path), null, path);
  }
});
