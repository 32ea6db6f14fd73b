import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOfAddress, keyOfIdentity, networkAccountAt } from "../../src/domain/address.ts";

const told = (address: string) => {
  const key = keyOfAddress(address);
  return key && `${key.kind} ${key.value}`;
};

test("An address is a profile, an id in a register, or a page", () => {
  for (const [address, key] of [
    ["https://orcid.org/0000-0000-0000-010x", "externalId orcid:0000-0000-0000-010X"],
    ["http://www.orcid.org/0000-0000-0000-0101/", "externalId orcid:0000-0000-0000-0101"],
    ["https://www.wikidata.org/wiki/Q900000101#sitelinks", "externalId wikidata:Q900000101"],
    ["http://m.wikidata.org/wiki/q900000101", "externalId wikidata:Q900000101"],
    ["https://www.wikidata.org/wiki/Special:EntityData/Q900000101.json", "externalId wikidata:Q900000101"],
    ["https://openalex.org/A9000000101", "externalId openalex:A9000000101"],
    ["https://openalex.org/authors/a9000000101?ref=x", "externalId openalex:A9000000101"],
    ["https://github.com/Candor-Ada", "profileUrl https://github.com/candor-ada"],
    ["https://ada.example.org/", "website ada.example.org"],
    ["https://orcid.org/about", "website orcid.org/about"],
    ["https://orcid.org.example.org/0000-0000-0000-0101", "website orcid.org.example.org/0000-0000-0000-0101"],
    ["ada@example.org", null],
  ] as const)
    assert.equal(told(address), key, address);
});

test("A link by which people identify themselves must lead to a known register or network", () => {
  assert.equal(keyOfIdentity("https://example.org/x"), null);
  assert.equal(keyOfIdentity("https://de.wikipedia.org/wiki/Ada_Example")?.value, "de.wikipedia.org/wiki/Ada_Example");
  assert.equal(
    keyOfIdentity("https://stackoverflow.com/users/9000101/ada")?.value,
    "stack-exchange:stackoverflow.com/9000101",
  );
  assert.equal(keyOfIdentity("https://news.ycombinator.com/user?id=ada_x")?.value, "hacker-news:ada_x");
  assert.equal(keyOfIdentity("https://news.ycombinator.com/item?id=1"), null);
});

test("An address in a register or on a question or news site is an account", () => {
  assert.equal(
    networkAccountAt("https://stackoverflow.com/users/9000101/ada?tab=profile")?.url,
    "https://stackoverflow.com/users/9000101/ada",
  );
  assert.equal(networkAccountAt("https://news.ycombinator.com/user?id=ada_x")?.platform, "Hacker News");
  assert.equal(networkAccountAt("https://orcid.org/0000-0000-0000-0101")?.handle, "0000-0000-0000-0101");
  assert.equal(networkAccountAt("https://www.wikidata.org/wiki/Q42"), null);
  assert.equal(networkAccountAt("https://example.org/ada"), null);
});
