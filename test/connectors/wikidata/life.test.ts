import assert from "node:assert/strict";
import { test } from "node:test";
import { namedItems, wikidataEntity } from "../../../src/connectors/wikidata/entity.ts";
import { capture } from "../capture.ts";

function item(id: string) {
  return {
    snaktype: "value",
    property: "P0",
    datavalue: { value: { "entity-type": "item", id }, type: "wikibase-entityid" },
  };
}

function at(year: number) {
  return { snaktype: "value", datavalue: { value: { time: `+${year}-00-00T00:00:00Z`, precision: 9 }, type: "time" } };
}

const statement = (id: string, qualifiers = {}, rank = "normal") => ({ mainsnak: item(id), rank, qualifiers });
const named = (value: string) => ({ labels: { en: { language: "en", value } } });

const CLAIMS = {
  P31: [statement("Q5")],
  P69: [statement("Q1", { P512: [item("Q2")], P582: [at(1984)] })],
  P108: [statement("Q3", { P580: [at(1985)], P582: [at(1990)], P794: [item("Q4")] })],
  P39: [statement("Q6", { P642: [item("Q7")], P580: [at(1991)] }), statement("Q6")],
  P103: [statement("Q8")],
  P1412: [statement("Q8"), statement("Q9")],
  P26: [statement("Q10", {}, "deprecated"), statement("Q11")],
  P40: [statement("Q404")],
  P102: [statement("Q3")],
  P140: [statement("Q3")],
};
const NAMES = {
  Q1: named("University of Maps"),
  Q2: named("Master of Arts"),
  Q3: named("Institute of Lines"),
  Q4: named("surveyor"),
  Q6: named("mayor"),
  Q7: named("Barre"),
  Q8: named("Quechua"),
  Q9: named("Spanish"),
  Q10: named("Nobody"),
  Q11: named("Bo Example"),
};

function read(entities: object) {
  return [...wikidataEntity.read(capture("wikidata/entity", { entities }))].flatMap(({ claims }) => claims);
}

test("a life is read from statements whose items have a name, with their times and titles", () => {
  const claims = read({ ...NAMES, Q100: { ...named("Ada Example"), claims: CLAIMS } });
  const values = claims
    .filter(({ property }) => property !== "fullName")
    .map(({ property, value }) => [property, value]);
  assert.deepEqual(values, [
    ["spouse", "Bo Example"],
    ["language", { language: "Quechua", proficiency: "native" }],
    ["language", { language: "Spanish" }],
    ["education", { degree: "Master of Arts", school: "University of Maps", to: "1984" }],
    ["experience", { title: "surveyor", company: "Institute of Lines", from: "1985", to: "1990", kind: "job" }],
    ["experience", { title: "mayor", company: "Barre", from: "1991", kind: "office" }],
  ]);
});

test("party and religion are ignored, whatever Wikidata states", () => {
  const only = { P31: CLAIMS.P31, P102: CLAIMS.P102, P140: CLAIMS.P140 };
  assert.deepEqual(read({ ...NAMES, Q100: { labels: {}, claims: only } }), []);
});

test("the items whose names are missing are requested once, and those of ignored properties never", () => {
  const lonely = capture("wikidata/entity", { entities: { Q100: { ...named("Ada"), claims: CLAIMS } } });
  assert.deepEqual(
    [...namedItems(lonely)].sort(),
    ["Q1", "Q11", "Q2", "Q3", "Q4", "Q404", "Q6", "Q7", "Q8", "Q9"].sort(),
  );
});

test("every career statement that is not deprecated is read: the present office is preferred, earlier ones are just as true", () => {
  const offices = [
    statement("Q6", { P642: [item("Q7")], P580: [at(2001)] }, "preferred"),
    statement("Q4", { P642: [item("Q7")], P580: [at(1990)], P582: [at(2001)] }),
    statement("Q10", {}, "deprecated"),
  ];
  const entity = { ...named("Ada Example"), claims: { P31: [statement("Q5")], P39: offices, P26: CLAIMS.P26 } };
  const told = read({ ...NAMES, Q100: entity }).flatMap(({ property, value }) => {
    const { title, current } = value as { readonly title?: string; readonly current?: true };
    return property === "experience" ? [`${title}${current ? ", at present" : ""}`] : [];
  });
  assert.deepEqual(told.toSorted(), ["mayor, at present", "surveyor"]);
  assert.ok(namedItems(capture("wikidata/entity", { entities: { Q100: entity } })).includes("Q4"));
});

test("an office without a body is an occupation while it lasts", () => {
  const occupations = (...offices: readonly unknown[]) =>
    read({
      ...NAMES,
      Q100: { ...named("Ada Example"), claims: { P31: [statement("Q5")], P39: offices } },
    } as never).flatMap(({ property, value }) => (property === "occupation" ? [value] : []));
  assert.deepEqual(occupations(statement("Q6", { P580: [at(2001)] }, "preferred")), ["mayor"]);
  assert.deepEqual(occupations(statement("Q6", { P580: [at(2001)], P582: [at(2005)] }, "preferred")), []);
  assert.deepEqual(occupations(statement("Q6")), []);
});

test("an office belongs to the organization that its item directs, else the body in its name, else its jurisdiction or country", () => {
  const companyOf = (title: string, claims: object) =>
    read({
      ...NAMES,
      Q50: { ...named(title), claims },
      Q100: { ...named("Ada Example"), claims: { P31: [statement("Q5")], P39: [statement("Q50")] } },
    }).flatMap(({ property, value }) =>
      property === "experience" ? [(value as { readonly company: string }).company] : [],
    );
  const [directs, jurisdiction] = [{ P2389: [statement("Q3")] }, { P1001: [statement("Q7")] }];
  assert.deepEqual(companyOf("Minister of Peat", jurisdiction), ["Barre"]);
  assert.deepEqual(companyOf("member of the Moorland Assembly", jurisdiction), ["Moorland Assembly"]);
  assert.deepEqual(companyOf("mayor of Barre", { ...directs, ...jurisdiction }), ["Institute of Lines"]);
  const country = { P17: [statement("Q7")] };
  assert.deepEqual(companyOf("Minister of Peat", country), ["Barre"]);
  assert.deepEqual(companyOf("mayor of Barre", { ...directs, ...country }), ["Institute of Lines"]);
  assert.deepEqual(companyOf("Minister of Peat", { P1001: [statement("Q7"), statement("Q1")] }), []);
});

test("somebody with one occupation plays for a team as that; with two, the role is left open", () => {
  const teams = { P31: [statement("Q5")], P54: [statement("Q3", { P580: [at(2015)], P582: [at(2021)] })] };
  const jobsOf = (...occupations: string[]) =>
    read({
      ...NAMES,
      Q100: { ...named("Ada Example"), claims: { ...teams, P106: occupations.map((id) => statement(id)) } },
    }).flatMap(({ property, value }) => (property === "experience" ? [value] : []));
  const team = { company: "Institute of Lines", from: "2015", to: "2021", kind: "job" };
  assert.deepEqual(jobsOf("Q4"), [{ title: "surveyor", ...team }]);
  assert.deepEqual(jobsOf("Q4", "Q6"), [team]);
});

test("an article in a language of the person's is requested besides the English one", () => {
  const articles = Object.fromEntries(
    ["frwiki", "enwiki", "quwiki", "commonswiki"].map((site) => [site, { title: "Ada Example" }]),
  );
  const person = { ...named("Ada Example"), sitelinks: articles };
  const pagesOf = (claims: object) =>
    [
      ...wikidataEntity.read(capture("wikidata/entity", { entities: { ...NAMES, Q100: { ...person, claims } } })),
    ].flatMap(({ identifiers }) =>
      identifiers.flatMap(({ kind, value }) => (kind === "website" ? [value.split(".", 1)[0]] : [])),
    );
  assert.deepEqual(pagesOf({ P31: [statement("Q5")], P103: [statement("Q8")] }), ["en", "qu"]);
  assert.deepEqual(pagesOf({ P31: [statement("Q5")] }), ["en"]);
});
