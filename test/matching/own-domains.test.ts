import assert from "node:assert/strict";
import { test } from "node:test";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import { normalizeIdentifier } from "../../src/domain/identifier.ts";
import { sharedDomain } from "../../src/matching/own-domains.ts";
import { traitsOfRecord } from "../../src/matching/traits.ts";
import { claim, traits } from "./people.ts";

function shared(
  url: string,
  knows: { readonly email?: string; readonly employer?: string },
  claims: ClaimDraft[] = [],
) {
  const record = { id: "r", connector: "website", url, names: ["Anna Berg"], identifiers: [], claims };
  const email = knows.email === undefined ? null : normalizeIdentifier("email", knows.email);
  const employer = knows.employer === undefined ? [] : [claim("experience", { company: knows.employer })];
  return sharedDomain(
    traitsOfRecord(record, []),
    traits({ identifiers: email === null ? [] : [email], claims: employer }),
  );
}

test("A page on the domain of the person's mailbox, or named like their employer, counts as the employer's", () => {
  assert.equal(shared("https://www.norden.example/team", { email: "anna@norden.example" }), "norden.example");
  assert.equal(shared("https://people.norden.example/anna", { email: "anna@norden.example" }), "people.norden.example");
  assert.equal(shared("https://nordenpress.example/team", { employer: "Norden Press Ltd" }), "nordenpress.example");
  assert.equal(shared("https://muehle-berg.example/team", { employer: "Mühle Berg GmbH" }), "muehle-berg.example");
  const employed = [claim("experience", { company: "Norden Press" })];
  assert.equal(
    shared("https://gazette.example/1", { email: "a@norden-press.example" }, employed),
    "norden-press.example",
  );
  assert.equal(shared("https://cobalt.example/team", { email: "anna@norden.example", employer: "Norden" }), undefined);
});

test("A public mail or page host, or an article about the person, does not count as the employer's", () => {
  assert.equal(shared("https://web.de/magazine/anna-berg", { email: "anna.berg@web.de" }), undefined);
  assert.equal(shared("https://annas.medium.com/me", { employer: "Medium" }), undefined);
  const article = claim("article", { title: "Anna Berg convicted", url: "https://nordenpress.example/1" });
  assert.equal(shared("https://nordenpress.example/1", { employer: "Norden Press" }, [article]), undefined);
});

test("A domain that shortens every word of an employer's name counts as the employer's, and one that is a single word does not", () => {
  for (const [domain, employer] of [
    ["univ-lorvanne.example", "Université de Lorvanne"],
    ["kitamori-u.example", "Kitamori University"],
    ["emm-ribera.example", "Escuela Municipal de Música de La Ribera"],
  ] as const)
    assert.equal(shared(`https://www.${domain}/team`, { employer }), domain, domain);
  for (const [domain, employer] of [
    ["lorvanne.example", "Université de Lorvanne"],
    ["ul.example", "Université de Lorvanne"],
    ["univ-lorval.example", "Université de Lorvanne"],
  ] as const)
    assert.equal(shared(`https://www.${domain}/team`, { employer }), undefined, domain);
});

test("A handle under a firm's domain is handed out by the firm, one of a service by nobody", () => {
  const at = (handle: string, page: string) => {
    const known = { platform: "bluesky", url: `https://bsky.app/profile/${handle}`, handle } as const;
    const record = { id: "r", connector: "website", url: page, names: ["Anna Berg"], identifiers: [], claims: [] };
    return sharedDomain(traitsOfRecord(record, []), traits({ claims: [claim("account", known)] }));
  };
  assert.equal(at("anna.norden.example", "https://www.norden.example/shop"), "norden.example");
  assert.equal(at("anna.norden.example", "https://cobalt.example/team"), undefined);
  assert.equal(at("anna.bsky.social", "https://bsky.social/about"), undefined);
});
