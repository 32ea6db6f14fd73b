import assert from "node:assert/strict";
import { test } from "node:test";
import type { Capture } from "../../../src/connectors/connector.ts";
import { unknownMembers } from "../../../src/connectors/members.ts";
import { tableOf } from "../../../src/connectors/reader.ts";
import { wikidataEntity } from "../../../src/connectors/wikidata/entity.ts";
import type { Property } from "../../../src/domain/claim.ts";
import { capture } from "../capture.ts";
import { item, named, states, told, WHOLE_LIVES } from "../../../src/connectors/wikidata/sample-life.ts";

function valuesOf(document: Capture, property: Property): readonly unknown[] {
  const claims = [...wikidataEntity.read(document)].flatMap((finding) => finding.claims);
  return claims.filter((claim) => claim.property === property).map(({ value }) => value);
}

const [LIFE] = WHOLE_LIVES;
const life = (property: Property) => valuesOf(LIFE ?? capture("wikidata/entity", {}), property);

test("what has ended is not current: the home and the marriage are today's", () => {
  assert.deepEqual(life("location"), ["Barre"]);
  assert.deepEqual(life("spouse"), ["Bo Example"]);
});

test("names come as the person uses them: first the first given name, then every other form as an alias", () => {
  assert.deepEqual([life("firstName"), life("lastName")], [["Ada"], ["Example"]]);
  assert.ok(["Ada Pavyzdė", "Ada Sample", "The Mapmaker", "Addie"].every((name) => life("alias").includes(name)));
});

test("work is read with its title: employers, appointments, teams, military service, and offices that name their body", () => {
  const jobs = life("experience") as readonly {
    readonly company: string;
    readonly title?: string;
    readonly kind: string;
  }[];
  assert.deepEqual(
    jobs.map(({ title, company, kind }) => [title, company, kind]),
    [
      ["surveyor", "Institute of Lines", "job"],
      ["surveyor", "University of Maps", "job"],
      ["goalkeeper", "Barre Rovers", "job"],
      ["lieutenant", "Invented Navy", "military"],
      ["lieutenant", "Barre Rovers", "military"],
      ["mayor of Barre", "Barre", "office"],
      ["Minister of Finance", "Lithuania", "office"],
      ["harbour master", "Institute of Lines", "office"],
      ["Surveyor General", "Lithuania", "office"],
    ],
  );
  assert.deepEqual(life("occupation"), ["cartographer"]);
});

test("an office's own name states its body only if it ends in one", () => {
  const body = (title: string) => {
    const claims = { P31: [states(item("Q5"))], P39: [states(item("Q7"))] };
    const document = capture("wikidata/entity", { entities: { Q7: named(title), Q100: { ...named("Ada"), claims } } });
    return valuesOf(document, "experience").map((value) => (value as { readonly company: string }).company)[0];
  };
  assert.deepEqual(
    [
      "member of the Invented Diet",
      "Minister of Finance of Freedonia",
      "Minister of Finance",
      "chief of staff",
      "consul",
      "Director of Licensing",
      "Commissioner of the Invented Harbours",
      "Stadträtin von Freedonia",
      "maire de Freedonia",
      "alcaldesa de Freedonia",
    ].map(body),
    [
      "Invented Diet",
      "Freedonia",
      undefined,
      undefined,
      undefined,
      undefined,
      "Invented Harbours",
      "Freedonia",
      "Freedonia",
      "Freedonia",
    ],
  );
});

test("a person's article is the English one, or the first of the others", () => {
  const articles = (sitelinks: object) => {
    const document = capture("wikidata/entity", {
      entities: { Q100: { ...named("Ada"), claims: { P31: [states(item("Q5"))] }, sitelinks } },
    });
    return [...wikidataEntity.read(document)].flatMap(({ identifiers }) =>
      identifiers.flatMap(({ kind, value }) => (kind === "website" ? value : [])),
    );
  };
  const de = { title: "Ada Beispiel" };
  assert.deepEqual(articles({ commonswiki: de, dewiki: de, enwiki: { title: "Ada" } }), ["en.wikipedia.org/wiki/Ada"]);
  assert.deepEqual(articles({ commonswiki: de, dewiki: de }), ["de.wikipedia.org/wiki/Ada_Beispiel"]);
  assert.deepEqual(articles({ dewikiquote: de }), []);
});

test("interests, events, degrees, pictures and contact details are read", () => {
  assert.deepEqual(life("interest"), ["bell ringing"]);
  assert.deepEqual(life("skill"), ["hydrology", "violin"]);
  assert.deepEqual(life("event"), [{ title: "Congress of Cartographers", date: "2019-05", role: "surveyor" }]);
  assert.deepEqual(life("education"), [{ degree: "Master of Arts, hydrology", school: "University of Maps" }]);
  assert.equal((life("photo")[0] as { readonly caption?: string }).caption, "On a hill");
  assert.deepEqual([life("email"), life("phone")], [["ada@example.org"], ["+12025550101"]]);
  assert.deepEqual(life("website"), ["https://ada.example.org/", "https://blog.example.org/"]);
});

test("followers are each platform's newest count, and those of an unnamed account belong to nobody", () => {
  assert.deepEqual(life("followers"), [
    { platform: "x", count: 3400 },
    { platform: "youtube", count: 56 },
  ]);
});

test("accounts on services besides our platforms keep the service's name; invalid handles are ignored", () => {
  const accounts = life("account") as readonly { readonly platform: string; readonly url: string }[];
  assert.deepEqual(
    accounts.slice(-6).map(({ platform, url }) => `${platform} ${url}`),
    [
      "SoundCloud https://soundcloud.com/candor-ada",
      "Medium https://medium.com/@candor-ada",
      "Patreon https://www.patreon.com/candorada",
      "Reddit https://www.reddit.com/user/candor_ada",
      "Twitch https://www.twitch.tv/candor_ada",
      "Threads https://www.threads.net/@candor.ada",
    ],
  );
});

test("an undecided property is reported; register numbers and ignored ones are not", () => {
  const claims = {
    P31: [states(item("Q5"), {}, "wikibase-item")],
    P140: [states(item("Q1"), {}, "wikibase-item")],
    P99999: [states("x", {}, "external-id"), states("y", {}, "external-id")],
    P99998: [states(item("Q1"), { P580: [told("x")] }, "wikibase-item")],
  };
  const table = tableOf(wikidataEntity);
  assert.ok(table);
  const answer = capture("wikidata/entity", { entities: { Q100: { claims } } });
  assert.deepEqual(unknownMembers(answer, table), ["/entities/*/claims/P99998"]);
});

test("an empty map may be written as an empty list", () => {
  const entity = {
    ...named("Ada"),
    aliases: [],
    descriptions: [],
    claims: { P31: [{ ...states(item("Q5")), qualifiers: [] }] },
  };
  assert.deepEqual(valuesOf(capture("wikidata/entity", { entities: { Q100: entity } }), "fullName"), ["Ada"]);
});
