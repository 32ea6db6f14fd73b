import assert from "node:assert/strict";
import { test } from "node:test";
import { stateOfSection, UNTOLD, UNTOLD_SOURCES } from "../../src/contract/section-state.ts";
import type { Claim, Property } from "../../src/domain/claim.ts";
import type { SectionName } from "../../src/domain/lookup.ts";
import { adverseMedia, articlesByPart, countHeldBack, findMentions } from "../../src/sections/adverse-media.ts";
import { buildProfile } from "../../src/sections/build-profile.ts";
import { flatten } from "../../src/sections/cited.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { dataBreaches } from "../../src/sections/data-breaches.ts";
import { sectionStates } from "../../src/sections/section-states.ts";
import { say, SUBJECT } from "./claims.ts";

const statesOf = (fields: readonly string[], searched: readonly Property[]) =>
  sectionStates([adverseMedia, dataBreaches], new Set(fields), new Set(searched));

test("a section has found something, has found nothing, or was not asked about", () => {
  const states = statesOf(["adverseMediaResults"], ["breach"]);
  assert.equal(stateOfSection(states, "adverseMedia"), "found");
  assert.equal(stateOfSection(states, "dataBreaches"), "nothing");
  assert.equal(stateOfSection(statesOf([], ["post"]), "dataBreaches"), "notAsked");
});

test("a source that only answers with names was not asked about adverse media", () => {
  assert.equal(stateOfSection(statesOf([], ["fullName", "alias", "location"]), "adverseMedia"), "notAsked");
});

test("a section outside the lookup, and a lookup without states, have no state", () => {
  assert.equal(stateOfSection(statesOf([], []), "overview"), undefined);
  assert.equal(stateOfSection(undefined, "overview"), undefined);
  assert.equal(stateOfSection({ "candor.state.overview": "anything" }, "overview"), undefined);
});

const URL_OF_CASE = "https://gazette.example.org/1";
const article = (record: string, title: string, passage?: string) =>
  say(record, "article", { title, url: URL_OF_CASE, ...(passage === undefined ? {} : { passage }) });

function heldBack(leads: readonly Claim[], claims: readonly Claim[] = []): number {
  const subject = { ...SUBJECT, identityConfidence: (id: string) => (id === "sure" ? 1 : 0.9) };
  return countHeldBack(leads, createClaimSet([say("sure", "fullName", "Ada Finch"), ...claims]), subject);
}

test("counts undecided articles about a case, by text or headline, but not those that accuse others", () => {
  const charged = "Ada Finch, 44, was charged with fraud on Monday.";
  assert.equal(heldBack([article("lead", "Baker in court"), article("lead", "Baker in court", charged)]), 1);
  assert.equal(heldBack([article("lead", "Ada Finch cleared of fraud")]), 1);
  assert.equal(
    heldBack([], [article("unsure", "Baker in court", charged)]),
    1,
    "own, but not certain enough to be shown",
  );
  assert.equal(heldBack([], [article("sure", "Baker in court", charged)]), 0, "shown");
  assert.equal(heldBack([article("lead", "Ada Finch opens a bakery")]), 0);
  assert.equal(heldBack([article("lead", "Brother of Ada Finch jailed for fraud")]), 0);
});

const partsOf = (title: string, passage: string, name = "Ada Finch") => {
  const claims = createClaimSet([say("sure", "fullName", name), article("sure", title, passage)]);
  const byPart = articlesByPart(claims, { ...SUBJECT, identityConfidence: () => 1 });
  return Object.fromEntries(Object.entries(byPart).map(([part, urls]) => [part, urls.length]));
};

test("an article about a case that plainly says what the person is in it is counted by that part", () => {
  const jailed = "A baker was jailed for fraud on Monday.";
  for (const [part, passage] of [
    ["judge", `${jailed} Judge Ada Finch told him that he had betrayed his friends.`],
    ["victim", "A baker was jailed on Monday for robbing Ada Finch."],
    ["notCharged", `${jailed} Ada Finch, his partner, was never charged.`],
    ["untold", `${jailed} Ada Finch has sold bread in Hull since 2001.`],
  ] as const)
    assert.deepEqual(partsOf("Baker jailed for fraud", passage), { [part]: 1 });
});

test("an article about a case that names the person without their part in it is counted, and no other", () => {
  const untold = (title: string, passage: string, name = "Ada Finch") => partsOf(title, passage, name)["untold"] ?? 0;
  assert.equal(untold("Staatsanwaltschaft ermittelt gegen Direktor", "Auch Ada Finch war in Berlin."), 1);
  assert.equal(untold("Baker jailed for fraud", "Ada Finch, 44, has sold bread in Hull since 2001."), 1);
  assert.equal(
    untold("Baker jailed for fraud", "Ada Finch, 44, was jailed for fraud at Hull Crown Court."),
    0,
    "shown",
  );
  const charged = "Ada Finch, 44, has never been charged with fraud. We apologise to her.";
  assert.equal(untold("Retraction: Ada Finch and the fraud trial", charged), 0);
  assert.deepEqual(
    partsOf("Baker jailed for fraud", `${charged} Correction: an earlier version named another street.`),
    { notCharged: 1 },
  );
  assert.equal(untold("A bakery opens", "Ada Finch, 44, has sold bread in Hull since 2001."), 0);
});

test("an article about somebody else's case does not count as a mention, in any language", () => {
  const mentions = (title: string) =>
    findMentions(createClaimSet([say("sure", "fullName", "Ada Finch"), article("sure", title, "Ada Finch.")]), {
      ...SUBJECT,
      identityConfidence: () => 1,
    }).length;
  for (const title of [
    "Ehemann von Ada Finch festgenommen",
    "Frère de la directrice Ada Finch condamné",
    "El hermano de Ada Finch, detenido",
    "Il marito di Ada Finch arrestato",
    "Irmão de Ada Finch preso por fraude",
    "Broer van Ada Finch aangehouden",
    "Brat Ady Finch aresztowany",
    "Bror till Ada Finch gripen för bedrägeri",
    "Муж Ады Финч арестован",
    "Husband of Ada Finch arrested",
  ])
    assert.equal(mentions(title), 0, title);
  assert.equal(mentions("Ada Finch eröffnet Bäckerei in Torvik"), 1);
  assert.equal(mentions("Torvik : une enquête vise la direction de Finch & Fils"), 0, "her name next to an inquiry");
  assert.equal(mentions("Torvik : une enquête vise le frère d'une directrice"), 0, "a relative next to an inquiry");
  for (const title of [
    "Torvik : une enquête vise la direction de Gull Bakery",
    "Staatsanwaltschaft: Ermittlungen bei Gull Bakery",
  ])
    assert.equal(mentions(title), 1, title);
});

test("an article that names the person only as somebody's relative is not an event of theirs", () => {
  const mentions = (title: string, ...passages: readonly string[]) => {
    const told = passages.map((passage) => article("sure", title, passage));
    const claims = createClaimSet([say("sure", "fullName", "Ada Finch"), ...told]);
    return findMentions(claims, { ...SUBJECT, identityConfidence: () => 1 }).length;
  };
  const title = "Baker of Quay Street dies at 82";
  for (const passage of [
    "She is survived by her daughter, Ada Finch, a pilot at Torvik Port Authority.",
    "Jonas, 17, son of Torvik Port Authority pilot Ada Finch, rowed to Texel.",
    "Er hinterlässt seine Tochter Ada Finch, die in Torvik lebt.",
  ])
    assert.equal(mentions(title, passage), 0, passage);
  assert.equal(mentions(title, "She is survived by her daughter, Ada Finch.", "Ada Finch runs the bakery now."), 1);
  assert.equal(mentions("Ada Finch mourns the baker", "She is survived by her daughter, Ada Finch."), 1);
  assert.equal(mentions(title, "Ada Finch opened a bakery with her daughter on Friday."), 1);
});

test("a case cites only the paragraphs that report it, and no stage that no clause states about the person", () => {
  const told = [
    "A bakery in Torvik is in the news.",
    "Ada Finch, 44, was charged with fraud on Monday.",
    "The bakery opened in 1994. It stands on Quay Street.",
  ].map((passage) => article("sure", "Baker in court", passage));
  const claims = createClaimSet([say("sure", "fullName", "Ada Finch"), ...told]);
  const { evidence } = flatten({ ...adverseMedia.build(claims, { ...SUBJECT, identityConfidence: () => 1 }) });
  const under = Object.entries(evidence).filter(([pointer]) => pointer.startsWith("/adverseMediaResults"));
  assert.ok(under.length > 0);
  for (const [pointer, ids] of under) assert.deepEqual(ids, [told[1]?.id], pointer);
});

test("a profile says which of its sources are articles about a case without the person's part", () => {
  const claims = [
    say("site", "fullName", "Ada Finch"),
    say("network", "article", { title: "Baker jailed for fraud", url: "https://network.example.com/ada" }),
    say("network", "article", {
      title: "Baker jailed for fraud",
      url: "https://network.example.com/ada",
      passage: "Ada Finch has sold bread in Hull since 2001.",
    }),
  ];
  const { datasources, lookupId, baseUrl } = SUBJECT;
  const { metadata } = buildProfile({
    claims,
    sections: ["overview", "adverseMedia"],
    tiers: new Map(),
    subject: {
      lookupId,
      baseUrl,
      datasources,
      dismissed: new Map(),
      confidences: new Map([
        ["site", 1],
        ["network", 1],
      ]),
      pictures: new Map(),
    },
    own: [],
    searched: new Set(),
    preview: false,
    asOf: "2026-11-02",
  }).profile;
  assert.deepEqual([metadata[UNTOLD], metadata[UNTOLD_SOURCES]], ["1", "1"]);
});

test("what kept lists answered is told only to a lookup with the section that it belongs to", () => {
  const { datasources, lookupId, baseUrl } = SUBJECT;
  const checksWith = (sections: readonly SectionName[]) => {
    const { metadata } = buildProfile({
      claims: [say("site", "fullName", "Ada Finch")],
      sections,
      tiers: new Map(),
      subject: { lookupId, baseUrl, datasources, dismissed: new Map(), confidences: new Map(), pictures: new Map() },
      own: [],
      searched: new Set(),
      checks: new Map([
        ["sanctions", "entries"],
        ["litigation", "nothing"],
        ["directorships", "nothing"],
      ]),
      preview: false,
      asOf: "2026-11-02",
    }).profile;
    return ["sanctions", "litigation", "directorships"].map((check) => metadata[`candor.check.${check}`]);
  };
  assert.deepEqual(checksWith(["career"]), [null, null, "nothing"]);
  assert.deepEqual(checksWith(["adverseMedia"]), ["entries", "nothing", null]);
});
