import assert from "node:assert/strict";
import { test } from "node:test";
import { HELD_BACK, NOBODY_ASKED } from "../../src/contract/section-state.ts";
import type { Evidence } from "../../src/contract/lookup.ts";
import type { LookupData } from "../../src/contract/profile.ts";
import type { ReportBlock, Item, View } from "../../src/report/blocks.ts";
import type { ReportInput } from "../../src/report/render-request.ts";
import { buildView } from "../../src/report/view.ts";
import { GERMAN } from "../../src/words/de/german.ts";
import { ENGLISH } from "../../src/words/en/english.ts";
import { FRENCH } from "../../src/words/fr/french.ts";
import type { Words } from "../../src/words/words.ts";
import { fuzzedInput } from "./fuzz.ts";
import { readOfficials } from "./invented-people.ts";
import { arabicSample, evidenceOf, hostileSample, inputOf, minimalSample, richSample } from "./samples.ts";

function viewOf(input: ReportInput): View {
  return buildView(input, { hasPicture: (address) => input.pictures.has(address) }).view;
}

/** The lines of facts in the social section, by their labels. */
function linesOf(view: View): Readonly<Record<string, readonly unknown[]>> {
  const blocks = view.sections.find(({ id }) => id === "socialMedia")?.blocks ?? [];
  const rows = blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
  return Object.fromEntries(rows.map(({ label, items }) => [String(label), items.map(({ t }) => t)]));
}

function blockOf<K extends ReportBlock["kind"]>(
  view: View,
  section: string,
  kind: K,
): Extract<ReportBlock, { kind: K }> {
  const block = view.sections.find(({ id }) => id === section)?.blocks.find((one) => one.kind === kind);
  assert.ok(block !== undefined, `${section} has no ${kind}`);
  return block as Extract<ReportBlock, { kind: K }>;
}

/** Every item with a value, wherever it is. */
function itemsOf(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(itemsOf);
  if (typeof value !== "object" || value === null) return [];
  const own = "t" in value ? [value as Item] : [];
  return [...own, ...Object.values(value).flatMap(itemsOf)];
}

test("the cover lists every name in the profile, each once", () => {
  const named = { fullName: "Ida Holm", aliases: ["Ида Хольм", "Ida Holm", "I. Berg"] };
  const names = viewOf(inputOf(named)).cover.aliases?.names ?? [];
  assert.deepEqual(
    [names.length, ...["Ида", "Berg"].map((name) => JSON.stringify(names).includes(name))],
    [2, true, true],
  );
  assert.equal(viewOf(inputOf({ fullName: "Ida Holm" })).cover.aliases, null);
});

test("a section without data is absent, and the sections follow the order of the contract", async () => {
  assert.deepEqual(
    viewOf(await minimalSample()).sections.map(({ id }) => id),
    ["overview"],
  );
  assert.deepEqual(
    viewOf(await richSample()).sections.map(({ id }) => id),
    [
      "overview",
      "selling",
      "career",
      "leisure",
      "events",
      "gallery",
      "dataBreaches",
      "adverseMedia",
      "onlinePresence",
      "socialMedia",
    ],
  );
  assert.deepEqual(viewOf(inputOf({})).sections, []);
});

test("every fact in the overview has a number that is in the list of sources", async () => {
  const view = viewOf(await richSample());
  const known = new Set(view.sources.map((row) => row.number));
  for (const row of blockOf(view, "overview", "facts").rows) {
    for (const item of row.items) {
      assert.ok((item.refs ?? []).length > 0, JSON.stringify(item));
      for (const number of item.refs ?? []) assert.ok(known.has(number));
    }
  }
});

test("a fact has the numbers of all its sources, as it has on every other page", () => {
  const input = inputOf({ fullName: "Ida Holm", jobTitle: "Bookbinder" });
  const [first] = input.datasources;
  const [claim] = input.evidence["/jobTitle"] ?? [];
  assert.ok(first !== undefined && claim !== undefined);
  const ids = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9"];
  const datasources = ids.map((id) => ({ ...first, datasourceId: id, source: `https://${id}.example.org/` }));
  const claims = ids.map((datasourceId) => ({ ...claim, claimId: datasourceId, datasourceId }));
  const evidence = { "/fullName": claims.slice(0, 1), "/jobTitle": claims };
  const view = viewOf({ ...input, datasources, evidence });
  const [item] = itemsOf(view.sections).filter(({ t }) => t === "Bookbinder");
  assert.deepEqual(item?.refs, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("each sentence of a summary ends with its references, and emphasis marks are removed", () => {
  const { brief, overview } = proseOf("One __two__ three. Four five.");
  assert.deepEqual(brief, ["One ", "<two>", " three.", "#", " Four five.", "#"]);
  assert.equal(overview, null);
});

test("a summary that the brief contains in full is not repeated, and a longer one is, in full", () => {
  const { brief, overview } = proseOf("One. Two. Three. Four.");
  assert.deepEqual(brief, ["One.", "#", " Two.", "#"]);
  assert.deepEqual(overview, ["One.", "#", " Two.", "#", " Three.", "#", " Four.", "#"]);
  assert.deepEqual(proseOf("One. Two. Three.").brief, ["One.", "#", " Two.", "#", " Three.", "#"]);
});

test("a summary that begins with an Arabic name runs from left to right, and the name in itself does not", () => {
  const view = viewOf(inputOf({ overviewSummary: "ليلى الشامي worked at دار النشر (2010–2019)." }));
  const prose = view.brief.blocks.find((block) => block.kind === "prose")?.prose;
  assert.equal(prose?.rtl, false);
  assert.equal(prose?.font, "latin");
  assert.equal(prose?.pieces[0], "\u2067ليلى الشامي\u2069 worked at \u2067دار النشر\u2069 (2010–2019).");
});

/** The parts of a summary as the brief and the overview show it. */
function proseOf(overviewSummary: string) {
  const view = viewOf(inputOf({ overviewSummary }));
  const piecesOf = (blocks: readonly ReportBlock[] = []) => {
    const prose = blocks.find((block) => block.kind === "prose")?.prose;
    if (prose === undefined) return null;
    return prose.pieces.map((piece) =>
      typeof piece === "string" ? piece : "strong" in piece ? `<${piece.strong}>` : "#",
    );
  };
  const overview = view.sections.find(({ id }) => id === "overview");
  return { brief: piecesOf(view.brief.blocks), overview: piecesOf(overview?.blocks) };
}

test("sources show publisher, date and judgement, and say which address was confirmed", async () => {
  const view = viewOf(await richSample());
  const details = view.sources.map((row) => row.details);
  assert.ok(details.includes("collected 18 Nov 2026 · confirmed by another record"));
  assert.ok(details.includes("no date · undecided, not used"));
  assert.deepEqual(
    view.sources.map((row) => row.number),
    view.sources.map((_, index) => index + 1),
  );
});

test("a value that another datasource contradicts is shown as a conflict", async () => {
  const { blocks } = viewOf(await richSample()).brief;
  const table = blocks.find((block) => block.kind === "table");
  assert.deepEqual(table?.kind === "table" && table.rows.map((row) => row.map((item) => item.t)), [
    ["Year of birth", "1986", "1985"],
  ]);
});

test("a job with other dates in another datasource is shown as a conflict", async () => {
  const base = await richSample();
  const [claim] = base.evidence["/birthYear"] ?? [];
  assert.ok(claim !== undefined);
  const value = {
    title: "Head of Robots",
    company: "Example Works",
    from: "2019-02",
    logo: "https://example.org/l.png",
  };
  const evidence = { ...base.evidence, "/experiences/0": [claim, { ...claim, value, conflicts: true }] };
  const table = viewOf({ ...base, evidence }).brief.blocks.find((block) => block.kind === "table");
  const row = table?.kind === "table" ? table.rows.find(([label]) => label?.t === "Experience") : undefined;
  assert.equal(row?.[2]?.t, "title: Head of Robots, company: Example Works, from Feb 2019");
  assert.ok(String(row?.[1]?.t).length > 0);
});

test("the career chart writes employers' names in full, and a conflicting date like the report", async () => {
  const base = await richSample();
  const experiences = base.lookup.data?.experiences?.map((job, at) =>
    at === 0 ? { ...job, company: "Executive Office of the Prime Harbour Master" } : job,
  );
  const [claim] = base.evidence["/birthYear"] ?? [];
  assert.ok(claim !== undefined && experiences !== undefined);
  const value = { title: "chair", from: "2001-01-03", to: "2003-01-03" };
  const evidence = { ...base.evidence, "/experiences/0": [claim, { ...claim, value, conflicts: true }] };
  const view = JSON.stringify(
    viewOf({ ...base, lookup: { ...base.lookup, data: { ...base.lookup.data, experiences } }, evidence }),
  );
  assert.ok(view.includes(`"kind":"spans"`) && !view.includes("Executive Office of the P…"));
  assert.ok(view.includes("3 Jan 2001 – 3 Jan 2003") && !view.includes("from:") && !view.includes("2001-01-03"));
});

test("a post that another datasource names differently is shown by its title", async () => {
  const base = await richSample();
  const [claim] = base.evidence["/jobTitle"] ?? [];
  assert.ok(claim !== undefined);
  const other = { ...claim, value: { title: "Chief of Robots", company: "Example Works" }, conflicts: true };
  const table = viewOf({ ...base, evidence: { ...base.evidence, "/jobTitle": [claim, other] } }).brief.blocks.find(
    (block) => block.kind === "table",
  );
  const row = table?.kind === "table" ? table.rows.find(([label]) => label?.t === "Job title") : undefined;
  assert.deepEqual(
    row?.map((item) => item.t),
    ["Job title", "Vice President Product", "Chief of Robots"],
  );
});

test("a value that the service does not call a conflict is none, however it is written", async () => {
  const base = await richSample();
  const claims = base.evidence["/birthYear"] ?? [];
  const evidence = {
    ...base.evidence,
    "/birthYear": claims.map((claim) => ({ ...claim, value: "1986-09-08", conflicts: false })),
  };
  const { blocks } = viewOf({ ...base, evidence }).brief;
  assert.ok(!JSON.stringify(blocks).includes("1985") && !JSON.stringify(blocks).includes("1986-09-08"));
});

test("what nothing states is not shown", async () => {
  const base = await richSample();
  const unknown = { "/socialMedia/maleFemaleSplit": [], "/birthYear": [], "/socialMedia/topPost": [] };
  const view = viewOf({ ...base, evidence: { ...base.evidence, ...unknown } });
  assert.equal(blockOf(view, "socialMedia", "splits").splits.length, 1);
  assert.ok(!blockOf(view, "overview", "facts").rows.some((row) => row.label === "Year of birth"));
  assert.ok(!JSON.stringify(view).includes("Top post"));
});

test("a brand-safety flag shows its post, and an unjudged flag differs from a clear one", async () => {
  const view = viewOf(await richSample());
  const { rows } = blockOf(view, "socialMedia", "matrix");
  assert.deepEqual(
    rows.map(({ label, state }) => [label, state]),
    [["Alcohol", "flagged"]],
  );
  const lines = linesOf(view);
  assert.deepEqual(lines["Not evaluated"], ["Politics", "Religion"]);
  assert.ok(lines["Clear"]?.includes("Crime"));
  assert.equal(rows.find((row) => row.state === "flagged")?.item?.href, "https://social.example.org/@mariam/109811");
});

test("the brief says what changed since the previous lookup, in its language, and nothing that only the earlier one stated", async () => {
  const base = inputOf({ fullName: "Ida Holm", jobTitle: "Pilot", company: "Sandvik Port", nationality: "Norway" });
  const { lookup, evidence } = base;
  const data = {
    ...lookup.data,
    jobTitle: "Cook",
    company: "Sandvik Port",
    nationality: "Norway",
    leisureInterests: [],
  };
  const before = { data: { ...data, industry: "Canneries" }, evidence: {}, today: "2026-03-04T00:00:00Z", lookup };
  const told = (earlier: NonNullable<ReportInput["earlier"]>, words: Words = GERMAN): string => {
    const { view } = buildView({ ...base, evidence, earlier }, { words, hasPicture: () => false });
    return JSON.stringify(view.brief.blocks);
  };
  const german = told(before as never);
  assert.match(german, /Änderungen seit 4\. März 2026/);
  assert.match(german, /Geändert · [^"]*: Pilot/);
  assert.match(german, /Nicht mehr gefunden · Branche/);
  assert.doesNotMatch(german, /Cook|Canneries/);
  const { view: unasked } = buildView(
    { ...base, lookup: { ...lookup, metadata: NOBODY_ASKED }, evidence, earlier: before as never },
    { words: GERMAN, hasPicture: () => false },
  );
  // Somebody who asked no source has not searched for what they did not find.
  assert.match(JSON.stringify(unasked.brief.blocks), /Geändert · [^"]*: Pilot/);
  assert.doesNotMatch(JSON.stringify(unasked.brief.blocks), /Nicht mehr gefunden/);
  const same = { ...before, data: lookup.data };
  assert.match(told(same as never, ENGLISH), /No changes since 4 Mar(ch)? 2026/);
  const narrow = { ...before, lookup: { ...lookup, sections: ["leisure"] } };
  assert.doesNotMatch(told(narrow as never, ENGLISH), /Pilot · |Changed ·/);
});

test("the brief says for every risk whether it was found, not found, or not searched for", async () => {
  const base = await minimalSample();
  const risksOf = (input: ReportInput) => {
    const block = viewOf(input).brief.blocks.find(({ kind }) => kind === "risks");
    assert.ok(block?.kind === "risks");
    return Object.fromEntries(block.risks.map(({ label, state, text }) => [label, `${state}: ${text}`]));
  };
  const metadata = { "candor.state.adverseMedia": "nothing", "candor.state.dataBreaches": "notAsked" };
  assert.deepEqual(risksOf({ ...base, lookup: { ...base.lookup, metadata } }), {
    "Adverse media": "nothing: News was searched",
    "Data breaches": "notAsked: No list of breaches was searched",
    "Sanctions and PEP": "notAsked: Candor has no sanctions list to search",
    Litigation: "notAsked: Candor has no court register to search",
    Directorships: "notAsked: Candor has no company register to search",
  });
  // It does not say "nothing" if there is an article of which nobody has decided whether it is about the person.
  const beside = risksOf({ ...base, lookup: { ...base.lookup, metadata: { ...metadata, [HELD_BACK]: "2" } } });
  assert.equal(
    beside["Adverse media"],
    "nothing: News was searched · 2 undecided articles report a case: review them under Records",
  );
  // About the operator's own files nobody can say that there is nothing else.
  const onFile = { ...metadata, ...NOBODY_ASKED };
  assert.equal(
    risksOf({ ...base, lookup: { ...base.lookup, metadata: onFile } })["Adverse media"],
    "notAsked: No news source was searched",
  );
  const closed = risksOf({ ...base, lookup: { ...base.lookup, metadata, sections: ["overview"] } });
  assert.equal(closed["Adverse media"], "notAsked: Not part of this lookup");
  const rich = risksOf(await richSample());
  assert.deepEqual([rich["Adverse media"], rich["Data breaches"]], ["found: 1 article", "found: 2 breaches"]);
  const experiences = [
    { title: "Sales Director", company: "Works" },
    { title: "Non-executive director", company: "Mills" },
    { title: "Board member", company: "Mills" },
    { title: "Chair", company: "Committee on the Judiciary" },
    { title: "Whip", company: "Some party", dateFrom: "1860-01-01" },
  ];
  const seated = risksOf(inputOf({ fullName: "Ida Holm", jobTitle: "Member", experiences }));
  assert.equal(seated["Directorships"], "found: 1 board seat in their career");
  // No source says when it ended; somebody who began in 1860 no longer holds it.
  const old = viewOf(
    inputOf({ fullName: "Ida Holm", experiences: [{ title: "Whip", company: "Some party", dateFrom: "1860-01-01" }] }),
  );
  assert.doesNotMatch(JSON.stringify(old.brief.blocks), /Current role/);
  const [post] = Object.values(evidenceOf({ company: "Some party" }));
  const held = [{ ...post?.[0], value: { company: "Some party", current: true } }] as Evidence[string];
  const young = viewOf({
    ...inputOf({
      fullName: "Ida Holm",
      company: "Some party",
      experiences: [{ title: "Whip", company: "Some party", dateFrom: "2020-01-01" }],
    }),
    evidence: { "/fullName": held, "/company": held, "/experiences/0": held },
  });
  assert.match(JSON.stringify(young.brief.blocks), /Current role/);
  assert.match(seated["Sanctions and PEP"] ?? "", /^notAsked/);
  // A register's own word, unchanged.
  const [senator] = readOfficials().filter(({ lookup: { data } }) => JSON.stringify(data).includes("Senator"));
  assert.ok(senator);
  const official = {
    ...senator,
    purpose: "due_diligence",
    requester: "Compliance",
    revision: 1,
    coverage: [],
    pictures: new Map(),
  };
  assert.equal(risksOf(official)["Sanctions and PEP"], "found: Holds or held public office");
});

test("the brief says how certain it is, and what could not be searched", async () => {
  const base = await minimalSample();
  const words = (input: ReportInput): string => JSON.stringify(viewOf(input).brief.blocks);
  assert.match(words(await richSample()), /6 searches were answered; 2 got no answer.*; 1 source is off/);
  assert.match(words({ ...base, lookup: { ...base.lookup, preview: true } }), /This is a preview/);
  const awaited = /2 documents added to this lookup have not been read yet, so this profile lacks what they say/;
  assert.match(words({ ...base, awaitedDocuments: 2 }), awaited);
  assert.doesNotMatch(words(base), /still to be read/);
  const unasked = words({ ...base, lookup: { ...base.lookup, metadata: NOBODY_ASKED } });
  assert.match(unasked, /No external source was searched, and no imported source covers/);
  assert.doesNotMatch(unasked, /was answered|were answered/);
  const identity = { own: 9, known: 0, other: 3, undecided: 1 };
  assert.match(
    words({ ...base, identity }),
    /9 records are about this person; 3 records of namesakes were ruled out; 1 is undecided and not used/,
  );
  assert.match(
    words({ ...base, identity: { own: 9, known: 0, other: 0, undecided: 0 } }),
    /"9 records are about this person\."/,
  );
  assert.match(
    words({ ...base, identity: { own: 9, known: 2, other: 1, undecided: 0 } }),
    /"9 records are about this person; told apart from 2 known namesakes; 1 record of a namesake was ruled out\."/,
  );
});

test("a source is off only if it can be switched on; the reason is given for any other omission", async () => {
  const base = await minimalSample();
  const skipped = { identifierKind: "name", outcome: "skipped", ms: 0 } as const;
  const coverage: ReportInput["coverage"] = [
    { ...skipped, connector: "courts", reason: "off", why: [{ code: "off", values: [] }], remedy: "Set a key." },
    { ...skipped, connector: "register", why: [{ code: "circuitOpen", values: [] }] },
  ];
  const text = JSON.stringify(viewOf({ ...base, coverage }));
  assert.match(text, /off or have no API key: courts\./);
  assert.match(text, /register: paused after repeated failures/);
  assert.match(text, /1 source is off/);
});

test("the pages of an API are one source, with the page that a person can open", () => {
  const source = (id: string, address: string) => ({
    datasourceId: id,
    connector: "archive",
    date: "2026-11-18T09:12:50Z",
    source: address,
    judgement: "own" as const,
  });
  const pages = [1, 2, 3].map((page) =>
    source(`p${page}`, `https://social.example.org/api/v1/accounts/1/statuses?page=${page}`),
  );
  const datasources = [source("p0", "https://social.example.org/api/v1/accounts/1"), ...pages];
  const socialMediaLinks = ["https://social.example.org/@ida"];
  const { sources } = viewOf({ ...inputOf({ fullName: "Ida Holm", socialMediaLinks }), evidence: {}, datasources });
  assert.deepEqual(
    sources.map(({ title, address }) => [title.t, address?.href]),
    [["social.example.org: profile, 3 pages of posts", "https://social.example.org/@ida"]],
  );
});

test("what came from an imported or uploaded file is not labelled as stated by the caller", () => {
  const addresses = [
    "urn:candor:import:cv-YmFjaw",
    "urn:candor:import:901",
    "urn:candor:import:902",
    "urn:candor:document:theirs:1",
    "urn:candor:document:given:2?=news%20of%20Ida.html",
    "urn:candor:statement:1",
  ];
  const datasources = addresses.map((address, index) => ({
    datasourceId: `own${index}`,
    connector: "operator",
    date: null,
    source: address,
    judgement: "own" as const,
    ...(address.endsWith(":902") && { file: "leads.csv" }),
  }));
  const { sources } = viewOf({ ...inputOf({ fullName: "Ida Holm" }), evidence: {}, datasources });
  assert.deepEqual(
    sources.map(({ title, address }) => [title.t, address]),
    [
      ["CV from an imported file", null],
      ["Entry from an imported file", null],
      ["Entry from leads.csv", null],
      ["Document added to this lookup", null],
      ["news of Ida.html, added to this lookup", null],
      ["Known when the lookup was started", null],
    ],
  );
});

test("an article is listed with its title, its publisher and its day", () => {
  const article = {
    datasourceId: "a",
    connector: "archive",
    date: "2026-11-18T09:12:50Z",
    source: "https://news.example.com/s/3",
    judgement: "own" as const,
    title: "A lock opens again",
    publisher: "Harbour Gazette",
    published: "2026-08-01T06:00:00Z",
  };
  const { sources } = viewOf({ ...inputOf({ fullName: "Ida Holm" }), evidence: {}, datasources: [article] });
  assert.deepEqual(
    sources.map(({ title, details }) => [title.t, details]),
    [["A lock opens again", "Harbour Gazette · 1 Aug 2026 · collected 18 Nov 2026"]],
  );
});

test("a post published on two platforms is shown once, each with its own source", async () => {
  const base = await richSample();
  const [first] = base.lookup.data?.socialMedia?.recentPosts ?? [];
  assert.ok(first !== undefined && base.lookup.data?.socialMedia !== undefined);
  const message = "A long walk round the old harbour, and two herons.";
  const recentPosts = [
    { ...first, message },
    { ...first, message: `${message} https://example.org/x`, source: "mastodon", username: "mariam" },
    { ...first, message: "Thanks!" },
  ];
  const socialMedia = { ...base.lookup.data.socialMedia, recentPosts };
  const [claim] = Object.values(base.evidence).flat();
  const [one, other] = base.datasources;
  assert.ok(claim && one && other);
  const claimOf = ({ datasourceId }: typeof one) => ({ ...claim, datasourceId, claimId: datasourceId });
  const at = "/socialMedia/recentPosts";
  const evidence = { ...base.evidence, [`${at}/0`]: [claimOf(one)], [`${at}/1`]: [claimOf(other)] };
  const view = viewOf({ ...base, evidence, lookup: { ...base.lookup, data: { ...base.lookup.data, socialMedia } } });
  const groups = view.sections
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === "posts"))
    .flatMap((block) => block.groups);
  const card = groups.flatMap(({ posts }) => posts).find(({ also }) => also.length > 0);
  assert.deepEqual(
    card?.also.map(({ t }) => t),
    ["Mastodon (30 Oct 2026, 812 likes, 64 comments, 120 shares)"],
  );
  const [elsewhere] = card?.also ?? [];
  assert.equal(card?.refs.length, 1);
  assert.equal(elsewhere?.refs?.length, 1);
  assert.notDeepEqual(card?.refs, elsewhere?.refs);
  assert.equal(JSON.stringify(groups).split("two herons").length - 1, 1);
});

test("only web and mail addresses become links", async () => {
  const links = itemsOf(viewOf(await hostileSample())).flatMap((item) => item.href ?? []);
  assert.ok(links.length > 0);
  for (const link of links) assert.match(link, /^(https?|mailto):[\x21-\x7e]{1,2000}$/);
});

test("a right-to-left text passes its direction and language to the template", async () => {
  const { name } = viewOf(await arabicSample()).cover;
  assert.deepEqual(name, { s: "ليلى عبد الرحمن الشامي", lang: "ar", rtl: true, font: "arabic" });
});

test("a picture that was not fetched is not requested, and its place shows the initials", async () => {
  const input = await richSample();
  const { view, wanted } = buildView(input, { hasPicture: () => false });
  assert.deepEqual(wanted, []);
  assert.deepEqual([view.cover.portrait.id, view.cover.portrait.initials], [null, "MK"]);
});

test("alternative texts say what charts and pictures show", async () => {
  const view = viewOf(await richSample());
  assert.match(blockOf(view, "socialMedia", "bars").chart.alt, /X: 20,100; LinkedIn: 18,400/);
  assert.match(blockOf(view, "career", "spans").chart.alt, /Gulf Logistics Works: Sept 2018 – 15 Mar 2022/);
  assert.equal(view.cover.portrait.alt, "Portrait of Mariam Yosefa Kovalenko-Tanaka");
});

test("an overlong list is cut and says so", () => {
  const skills = {
    hobbies: Array.from({ length: 1500 }, (_, index) => ({ title: `Hobby ${index}` })),
  } satisfies LookupData;
  const { blocks } = viewOf(inputOf(skills)).sections[0] ?? { blocks: [] };
  assert.deepEqual(blocks.at(-1), {
    kind: "note",
    text: "500 more entries not shown here; see the lookup for all of them.",
  });
});

test("no profile throws, and every view can be written as JSON without a lone surrogate", async () => {
  const base = { ...(await richSample()), pictures: new Map<string, Uint8Array>() };
  for (let seed = 1000; seed < 1150; seed++) {
    const json = JSON.stringify(viewOf(await fuzzedInput(base, seed)));
    assert.doesNotMatch(json, /(?<!\\)(?:\\\\)*\\ud[89a-f]/, `seed ${seed}`);
  }
});

test("a quote has the quotation marks of the reader's language", async () => {
  const base = await minimalSample();
  const evidence = Object.fromEntries(
    Object.entries(base.evidence).map(([pointer, claims]) => [
      pointer,
      claims.map((claim) => ({ ...claim, quote: "Ida Holm binds books in a small yard" })),
    ]),
  );
  const shown = (words: Words) =>
    JSON.stringify(buildView({ ...base, evidence }, { words, hasPicture: () => false }).view);
  assert.match(shown(GERMAN), /„Ida Holm binds books in a small yard“/);
  assert.match(shown(FRENCH), /«\u00a0Ida Holm binds books in a small yard\u00a0»/);
});

test("a source is quoted by what it states, and never by a sentence about police and court: that is not evidence for a name", async () => {
  const base = await minimalSample();
  const quoted = (quote: string) => {
    const evidence = Object.fromEntries(
      Object.entries(base.evidence).map(([pointer, claims]) => [pointer, claims.map((claim) => ({ ...claim, quote }))]),
    );
    return JSON.stringify(viewOf({ ...base, evidence }));
  };
  assert.match(quoted("Ida Holm binds books in a small yard in Odense"), /binds books/);
  assert.doesNotMatch(quoted("Ida Holm was jailed for ten years on Monday for stealing the tide"), /tide/);
});
