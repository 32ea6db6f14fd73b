import assert from "node:assert/strict";
import { test } from "node:test";
import type { Identifier } from "../../src/domain/identifier.ts";
import { judgeRecords, type RecordToJudge } from "../../src/matching/score.ts";
import { born, claim, lives, person } from "./people.ts";

const PROFILE: Identifier = { kind: "profileUrl", value: "https://github.com/annaberg" };
const LINK: Identifier = { kind: "website", value: "github.com/annaberg" };
const HANDLE = claim("account", {
  platform: "github",
  url: "https://github.com/annaberg",
  handle: "annaberg",
  category: "code",
});

/** A page about an Anna Berg at an address that nobody gave. */
function page(parts: Partial<RecordToJudge>): RecordToJudge {
  const url = "https://anna-berg-consulting.example/";
  return { id: "page", connector: "website", url, names: ["Anna Berg"], identifiers: [], claims: [], ...parts };
}

function judgementOf(judged: RecordToJudge, known: readonly RecordToJudge[] = [], claims = [lives("Graz")]) {
  const candidate = person({ identifiers: [PROFILE], claims });
  const matches = judgeRecords({
    candidate,
    isDescribed: true,
    namesakes: [],
    records: [judged, ...known],
    nameFrequency: () => 0,
  });
  return matches.get(judged.id)?.judgement;
}

test("A page or account of the same name that links to the person's profile is not theirs for the link", () => {
  for (const identifiers of [[PROFILE], [LINK]])
    assert.equal(judgementOf(page({ identifiers })), "undecided", identifiers[0]?.kind);
  assert.equal(judgementOf(page({ identifiers: [PROFILE], claims: [HANDLE] })), "undecided");
  const account = { connector: "mastodon", url: "https://mastodon.example/@annaberg" };
  const own: Identifier = { kind: "profileUrl", value: account.url };
  assert.equal(judgementOf(page({ ...account, identifiers: [own, PROFILE] })), "undecided");
});

test("A link to the person's website counts for no more than a link to their profile", () => {
  const site: Identifier = { kind: "website", value: "annaberg.example" };
  const profile = page({ id: "github", connector: "github", url: PROFILE.value, identifiers: [PROFILE, site] });
  assert.equal(judgementOf(page({ identifiers: [site] }), [{ ...profile, stated: "account" }]), "undecided");
});

test("A page that links to the person's profile is theirs if the profile links back", () => {
  const site: Identifier = { kind: "website", value: "anna-berg-consulting.example" };
  const profile = page({ id: "github", connector: "github", url: PROFILE.value, identifiers: [PROFILE, site] });
  assert.equal(judgementOf(page({ identifiers: [LINK] }), [{ ...profile, stated: "account" }]), "own");
});

test("An account that links to the person's profile is theirs if a page of theirs links to the account", () => {
  const account = "https://mastodon.example/@annaberg";
  const own: Identifier = { kind: "profileUrl", value: account };
  const home = page({
    id: "home",
    url: "https://annaberg.example/",
    stated: "page",
    identifiers: [{ kind: "website", value: "mastodon.example/@annaberg" }],
  });
  const judged = page({ connector: "mastodon", url: account, identifiers: [own, PROFILE] });
  assert.equal(judgementOf(judged, [home]), "own");
  assert.equal(judgementOf(judged), "undecided");
});

test("An account that its platform knows by an ID is the profile that the person's page names by its handle", () => {
  const handle: Identifier = { kind: "profileUrl", value: "https://www.youtube.com/@annaberg" };
  const home = page({ id: "home", url: "https://annaberg.example/", stated: "page", identifiers: [handle] });
  const channel = "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv";
  const judged = page({
    connector: "youtube",
    url: channel,
    identifiers: [{ kind: "profileUrl", value: channel }, handle],
  });
  assert.equal(judgementOf(judged, [home]), "own");
});

test("A page that links to the person's profile is theirs if a birth or an employer agrees as well", () => {
  const job = claim("experience", { company: "Norden Press" });
  assert.equal(judgementOf(page({ identifiers: [LINK], claims: [born("1972")] }), [], [born("1972-03-04")]), "own");
  assert.equal(judgementOf(page({ identifiers: [LINK], claims: [job] }), [], [job]), "own");
});

test("The profile itself is theirs, and so is what a register states beside a profile", () => {
  assert.equal(judgementOf(page({ connector: "github", url: PROFILE.value, identifiers: [PROFILE] })), "own");
  const item = { connector: "wikidata", url: "https://www.wikidata.org/wiki/Q900000101" };
  assert.equal(judgementOf(page({ ...item, identifiers: [PROFILE] })), "own");
});

test("A picture that two accounts on one platform show is the platform's, and says nothing", () => {
  const avatar = claim("avatar", { imageUrl: "https://pictures.example/anna.jpg" });
  const at = (url: string) =>
    page({ connector: "github", url, identifiers: [{ kind: "profileUrl", value: url }], claims: [avatar] });
  const claims = [lives("Graz"), avatar];
  assert.equal(judgementOf(at("https://github.com/anna-b"), [], claims), "undecided");
  assert.equal(judgementOf(at("https://mastodon.example/@annaberg"), [], claims), "own");
});
