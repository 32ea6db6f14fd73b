import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPersonPage } from "../../../src/connectors/pages/person-page.ts";
import type { Finding } from "../../../src/domain/claim.ts";
import { capture } from "../captures.ts";
import { PERSON_PAGE } from "../../../src/connectors/pages/samples.ts";

describe("a person's page", () => {
  const [finding] = read(PERSON_PAGE);
  const values = (property: string): unknown[] =>
    finding?.claims.filter((claim) => claim.property === property).map(({ value }) => value) ?? [];

  test("is about its main entity, not about others it names", () => {
    assert.equal(read(PERSON_PAGE).length, 1);
    assert.equal(finding?.name, "José Ejemplo");
    assert.equal(finding?.externalId, "https://jose.example.org/");
  });

  test("yields every statement of the linked data", () => {
    assert.deepEqual(values("fullName"), ["José Ejemplo"]);
    assert.deepEqual(values("gender"), ["male"]);
    assert.deepEqual(values("birthDate"), ["1980-01-02"]);
    assert.deepEqual(values("birthPlace"), ["Quito"]);
    assert.deepEqual(values("nationality"), ["Ecuador", "Spain"]);
    assert.deepEqual(values("spouse"), ["Ana Ejemplo"]);
    assert.deepEqual(values("child"), ["Leo Ejemplo"]);
    assert.deepEqual(values("location"), ["1 Line St, Quito, EC"]);
    assert.deepEqual(values("email"), ["jose@example.org"]);
    assert.deepEqual(values("phone"), ["+59322555010", "+12025550177"]);
    assert.deepEqual(values("language"), [{ language: "Spanish" }, { language: "Quechua" }]);
    assert.deepEqual(values("skill"), ["Rivers"]);
    assert.deepEqual(values("badge"), ["Certified Surveyor", "Golden Compass"]);
    assert.deepEqual(values("membership"), [{ organization: "Map Society", role: "Treasurer" }]);
    assert.deepEqual(values("education"), [
      { school: "University of Maps" },
      { degree: "M.A.", school: "School of Lines", to: "2004" },
    ]);
    assert.deepEqual(values("experience"), [
      {
        title: "Cartographer",
        company: "Maps & Co",
        current: true,
        imageUrl: "https://maps.example.org/logo.png",
        companySizeFrom: 11,
        companySizeTo: 50,
        companyFounded: "1999",
        companyStockSymbol: "MAPS",
        kind: "job",
      },
      { title: "Apprentice", company: "Old Maps", from: "2001", to: "2003-04", location: "Loja", kind: "job" },
    ]);
  });

  test("yields pictures by address only", () => {
    assert.deepEqual(values("avatar"), [
      { imageUrl: "https://jose.example.org/me.jpg" },
      { imageUrl: "https://jose.example.org/2.jpg" },
    ]);
    const [, second] = values("photo");
    assert.deepEqual(second, {
      imageUrl: "https://jose.example.org/2.jpg",
      sourceUrl: "https://example.org/document",
      caption: "On a hill",
    });
  });

  test("yields the keys it states", () => {
    assert.deepEqual(
      finding?.identifiers.map(({ kind, value }) => `${kind} ${value}`),
      [
        "email jose@example.org",
        "phone +59322555010",
        "phone +12025550177",
        "profileUrl https://x.com/candor_jose",
        "externalId wikidata:Q900000902",
        "website jose.example.org",
        "externalId orcid:0000-0000-0000-0000",
      ],
    );
  });

  test("yields from its tags what the linked data omits, quoted as written", () => {
    const biography = finding?.claims.find(({ property }) => property === "biography");
    assert.deepEqual([biography?.value, biography?.quote], ["Draws maps.", "Draws maps."]);
    const [tagged] = read('<meta property="og:type" content="profile"><meta property=og:title content=Jos&eacute;>');
    assert.deepEqual(
      tagged?.claims.map(({ property, value, quote }) => [property, value, quote]),
      [["fullName", "José", "Jos&eacute;"]],
    );
  });

  test("says nothing if it means nobody in particular", () => {
    const people = '[{"@type":"Person","name":"A"},{"@type":"Person","name":"B"}]';
    const page = `<meta property="og:type" content="profile"><script type="application/ld+json">${people}</script>`;
    for (const html of ["", "<p>Hello", page, '<meta property="og:title" content="News">']) {
      assert.deepEqual(read(html), []);
    }
  });
});

function read(html: string): Finding[] {
  return [...readPersonPage(capture("person-page", html, { mediaType: "text/html" }))];
}
