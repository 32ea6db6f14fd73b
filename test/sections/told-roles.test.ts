import assert from "node:assert/strict";
import { test } from "node:test";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { isPost, toldRoles } from "../../src/sections/told-roles.ts";
import { say } from "./claims.ts";

test("a title says what somebody is, not what they do", () => {
  for (const title of [
    "Staff Engineer",
    "managing director",
    "founding member",
    "leading hand electrician",
    "operations manager",
    "sales lead",
    "welding foreman",
    "visiting fellow",
    "Geschäftsführerin",
    "head chef",
  ])
    assert.ok(isPost(title), title);
  for (const title of [
    "writes a monthly column",
    "teach evening classes",
    "served two terms",
    "answering support tickets",
    "manages",
    "plays the bass",
    "teacher who kept a small school open",
    "editorial board",
    "Northern exam panel",
    "The Signalbox, staff newsletter of Northern Vale Railways",
    "players' representative, and writes the crossword",
    "Freelancing",
    "on the national executive",
    "teaches letter-cutting",
    "ran",
    "Orchardist; part-time bus driver",
    "independent",
    "observership",
    "apprenticeship",
    "industry reference group",
    "lead the accessibility guild",
    "Fine Arts 214",
    "teaches for free",
    "named chief engineer with effect",
  ])
    assert.ok(!isPost(title), title);
});

test("an activity is not a title in any language, and a degree is not a post", () => {
  const told = (title: string, quote: string, lang: string) => {
    const claim = { ...say("site", "experience", { title, company: "Elmgate", current: true }), quote, lang };
    return toldRoles(createClaimSet([claim as never])).map((role) => role.title);
  };
  assert.deepEqual(told("organizo", "organizo o meetup Elmgate desde 2020", "pt"), []);
  assert.deepEqual(told("regeu", "fundou o coro Elmgate, que regeu até 2004", "pt"), []);
  assert.deepEqual(told("unterrichtet", "unterrichtet seit 2019 bei Elmgate", "de"), []);
  assert.deepEqual(told("Doctorat en hydrologie", "2008 Doctorat en hydrologie, Elmgate", "fr"), []);
  assert.deepEqual(told("mineiro", "foi mineiro na Elmgate", "pt"), ["mineiro"]);
  assert.deepEqual(told("Ingénieur", "2004 Ingénieur, Elmgate", "fr"), ["Ingénieur"]);
});

test("different spellings of one post are listed once, and two posts twice", () => {
  const role = (title: string, company: string, from?: string) =>
    say("site", "experience", { title, company, current: true, ...(from === undefined ? {} : { from }) });
  const told = toldRoles(
    createClaimSet([
      role("CFO", "Elmgate Paper", "2021"),
      role("Chief Financial Officer", "Elmgate Paper"),
      role("special counsel", "Garrow", "2018"),
      role("special counsel, workplace relations", "Garrow Lawyers"),
      role("trustee", "Elmgate Paper", "2019"),
    ]),
  );
  assert.deepEqual(told.map(({ title }) => title).toSorted(), [
    "Chief Financial Officer",
    "special counsel",
    "trustee",
  ]);
});

test("a post with two names is listed once, and somebody who chairs an organisation is its chair", () => {
  const titles = (...said: readonly string[]) =>
    toldRoles(
      createClaimSet(
        said.map((title) => say("site", "experience", { title, company: "Elmgate Power", current: true })),
      ),
    ).map(({ title }) => title);
  assert.equal(titles("Chief Executive", "Managing Director").length, 1);
  const chairs = {
    ...say("site", "experience", { title: "chairs", company: "Elmgate Support Group", current: true }),
    quote: "She also chairs the Elmgate Support Group.",
    locator: "char=0,42",
  };
  assert.deepEqual(
    toldRoles(createClaimSet([chairs])).map(({ title }) => title),
    ["chair"],
  );
});

test("a private serves in a force, and nowhere else", () => {
  const titles = (company: string) =>
    toldRoles(createClaimSet([say("site", "experience", { title: "private", company, current: true })])).map(
      ({ title }) => title,
    );
  assert.deepEqual(titles("Vermont Militia"), ["private"]);
  assert.deepEqual(titles("Weald Park"), []);
});

test("an employer is no title, and has no sentence and no emoji behind its name", () => {
  const jobs = (...of: readonly (readonly [title: string, company: string])[]) =>
    toldRoles(
      createClaimSet(of.map(([title, company]) => say("site", "experience", { title, company, current: true }))),
    ).map(({ title, company }) => `${title} at ${company}`);
  assert.deepEqual(jobs(["Torvik Volley", "A2"], ["Setter", "Torvik Volley"]), ["Setter at Torvik Volley"]);
  assert.deepEqual(jobs(["Winemaker", "Adega Torvik. 3,2 milhões de litros"]), ["Winemaker at Adega Torvik"]);
  assert.deepEqual(jobs(["Founder", "Loamfield 🌱"]), ["Founder at Loamfield"]);
});

test("a number belongs to an employer's name, and a sentence behind it does not", () => {
  const employer = (company: string) =>
    toldRoles(createClaimSet([say("site", "experience", { title: "teacher", company, from: "1998", to: "2003" })])).map(
      (role) => role.company,
    );
  assert.deepEqual(employer("School No. 7"), ["School No. 7"]);
  assert.deepEqual(employer("Grundschule Nr. 12"), ["Grundschule Nr. 12"]);
  assert.deepEqual(employer("Larkmoor Foods Inc. 300 people"), ["Larkmoor Foods Inc"]);
});
