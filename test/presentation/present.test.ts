import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Evidence } from "../../src/contract/lookup.ts";
import type { LookupData, Post } from "../../src/contract/profile.ts";
import {
  NOBODY_ASKED,
  partMetadata,
  UNREAD_FOR_CASES,
  UNANSWERED,
  UNTOLD,
  UNTOLD_SOURCES,
} from "../../src/contract/section-state.ts";
import { NAMED_BESIDE_CASE, NAMED_IN_ARTICLE, NAMED_WITH_PART } from "../../src/domain/mention.ts";
import { briefOf, entriesOf } from "../../src/presentation/brief.ts";
import { initialsOf } from "../../src/presentation/initials.ts";
import { labelOf, memberLabel } from "../../src/presentation/labels.ts";
import type { Panel, PanelOf } from "../../src/presentation/panel.ts";
import { present } from "../../src/presentation/present.ts";
import type { AskedLookup } from "../../src/presentation/silences.ts";
import { postsOnce } from "../../src/presentation/social.ts";
import { groupOf, sourcePageOf } from "../../src/presentation/source-pages.ts";
import { saidBySources } from "../../src/presentation/value.ts";
import { GERMAN } from "../../src/words/de/german.ts";
import { type Words, wordsFor } from "../../src/words/words.ts";

const TODAY = "2026-11-22T00:00:00Z";

function panelsOf(data: LookupData, evidence: Evidence | null = {}): readonly Panel[] {
  return present({ data, evidence, today: TODAY }).sections.flatMap(({ panels }) => panels);
}

function panelOf<Kind extends Panel["kind"]>(data: LookupData, kind: Kind): PanelOf<Kind> {
  const panel = panelsOf(data).find((each) => each.kind === kind);
  assert.ok(panel, `no ${kind}`);
  return panel as PanelOf<Kind>;
}

function claims(value: unknown): Evidence[string] {
  return [{ claimId: "c", value, datasourceId: "d", locator: "", method: "stated", confidence: 1, purpose: "self" }];
}

const POST: Post = {
  date: "2026-10-30T09:00:00Z",
  message: "A bridge",
  source: "twitter",
  username: "@ada",
  verified: true,
  likes: 3,
  likeCount: 3,
  commentCount: 0,
  shareCount: 1,
  imageUrl: "",
};

describe("A presentation", () => {
  test("contains the sections with any statement, in the order of the contract", () => {
    const { sections } = present({
      data: { skills: ["Weaving"], jobTitle: "Weaver", hobbies: [], events: [{ title: "Fair" }] },
      evidence: {},
      today: TODAY,
    });
    assert.deepEqual(
      sections.map(({ name, title }) => [name, title]),
      [
        ["overview", "Overview"],
        ["career", "Career"],
        ["events", "Events"],
      ],
    );
  });

  test("leaves out what lacks evidence, if there is evidence at all", () => {
    const evidence = { "/jobTitle": claims("Weaver"), "/birthYear": [] };
    const [panel] = panelsOf({ jobTitle: "Weaver", company: "Unproven Ltd", birthYear: 0 }, evidence);
    assert.deepEqual(panel, {
      kind: "facts",
      title: null,
      facts: [{ label: "Job title", values: [{ pointer: "/jobTitle", text: "Weaver" }] }],
    });
  });

  test("leaves out what may be unknown until the evidence is there", () => {
    const data: LookupData = { jobTitle: "Weaver", company: "", birthYear: 0 };
    const [panel] = panelsOf(data, null);
    assert.deepEqual(panel?.kind === "facts" && panel.facts.map(({ label }) => label), ["Job title"]);
  });

  test("survives values of any type anywhere", () => {
    const data = {
      jobTitle: 3,
      emails: "x",
      experiences: [null, "x", {}, { title: [] }],
      socialMedia: [1],
      photos: {},
    };
    assert.doesNotThrow(() => panelsOf(data as unknown as LookupData));
  });
});

describe("A fact", () => {
  test("is formatted by its kind: with links, grouped digits and additions", () => {
    const { facts } = panelOf(
      {
        fullName: "Ada Weaver",
        firstName: "Ada",
        lastName: "Loom",
        emails: ["ada@example.org", "a…@example.org"],
        phoneNumbers: ["+12025550143"],
        birthYear: 1987,
        languages: [{ language: "Latvian", proficiency: "native" }],
      },
      "facts",
    );
    assert.deepEqual(
      facts.map(({ label, values }) => [label, ...values.map(({ text, href }) => href ?? text)]),
      [
        ["Full name", "Ada Weaver"],
        ["Last name", "Loom"],
        ["Year of birth", "1987"],
        ["Languages", "Latvian (native)"],
        ["Email", "mailto:ada@example.org", "a…@example.org"],
        ["Phone", "tel:+12025550143"],
      ],
    );
  });

  test("with several names has a value for each, and a place names its country in the reader's language", () => {
    const data = { fullName: "Ada", children: "Ida Loom, Max Loom and Liv Loom", location: "Vilnius, Lithuania" };
    const facts = (words: Words) =>
      present({ data: data as unknown as LookupData, evidence: null, today: TODAY }, words).sections.flatMap(
        (section) => section.panels.flatMap((panel) => (panel.kind === "facts" ? panel.facts : [])),
      );
    const said = (words: Words) =>
      facts(words).flatMap(({ values }) => values.map(({ pointer, text }) => [pointer, text]));
    assert.deepEqual(said(GERMAN).slice(1), [
      ["/location", "Vilnius, Litauen"],
      ["/children/0", "Ida Loom"],
      ["/children/1", "Max Loom"],
      ["/children/2", "Liv Loom"],
    ]);
    assert.deepEqual(said(wordsFor("en"))[1], ["/location", "Vilnius, Lithuania"]);
  });

  test("with a range shows both ends, or the one that is stated", () => {
    const sizes = [
      { companySizeFrom: 1000, companySizeTo: 5000 },
      { companySizeFrom: 1000 },
      { companySizeTo: 50 },
      { companySizeFrom: 7, companySizeTo: 7 },
    ];
    const { entries } = panelOf(
      { experiences: sizes.map((size) => ({ title: "A", company: "B", ...size })) },
      "entries",
    );
    assert.deepEqual(
      entries.map(({ facts }) => facts[0]?.values[0]?.text),
      ["1,000–5,000 employees", "1,000 or more employees", "up to 50 employees", "7 employees"],
    );
  });
});

describe("An entry", () => {
  test("says when, what and where, and each thing once", () => {
    const { entries } = panelOf(
      {
        experiences: [
          { title: "Weaver", company: "Loom & Co", location: "Riga", dateFrom: "2019-09-01", dateTo: "2022-03-15" },
          { title: "", company: "Loom & Co", dateFrom: "2016-01-01" },
          { title: "Apprentice", company: "Loom & Co", dateTo: "2016-01-01" },
        ],
      },
      "entries",
    );
    assert.deepEqual(
      entries.map(({ when, name, under }) => [when, name.text, ...under.map(({ text }) => text)]),
      [
        ["from 2016", "Loom & Co"],
        ["Sept 2019 – 15 Mar 2022", "Weaver", "Loom & Co", "Riga"],
        ["until 2016", "Apprentice", "Loom & Co"],
      ],
    );
  });

  test("in a career is sorted newest first, starts with a capital, and appears once", () => {
    const job = (title: string, dateFrom: string, dateTo?: string) => ({
      title,
      company: "House",
      dateFrom,
      ...(dateTo === undefined ? {} : { dateTo }),
    });
    const experiences = [
      job("member", "2001-01-01", "2005-01-01"),
      job("chair", "2015-01-01"),
      job("Chair", "2015-01-01"),
      job("eBay seller", "2010-01-01", "2012-01-01"),
      { title: "Clerk", company: "House" },
    ];
    const { entries } = panelOf({ experiences }, "entries");
    assert.deepEqual(
      entries.map(({ name, when }) => `${name.text}, ${when}`),
      ["Chair, from 2015", "eBay seller, 2010 – 2012", "Member, 2001 – 2005", "Clerk, "],
    );
  });

  test("that began 80 years ago or earlier without an end has ended, and comes after later ones", () => {
    const { entries } = panelOf(
      {
        experiences: [
          { title: "Candidate", company: "Party", dateFrom: "1860-01-01" },
          { title: "President", company: "States", dateFrom: "1861-01-01", dateTo: "1865-01-01" },
        ],
      },
      "entries",
    );
    assert.deepEqual(
      entries.map(({ name }) => name.text),
      ["President", "Candidate"],
    );
  });

  test("for a school is a finding only with a date", () => {
    const presentation = present({
      data: {
        education: [
          { title: "Log-cabin school" },
          { title: "Torvik College", dateFrom: "2001-01-01", dateTo: "2004-01-01" },
        ],
      },
      evidence: null,
      today: TODAY,
    });
    const lookup = { preview: false, sections: ["career" as const], metadata: {} };
    const { findings } = briefOf(presentation, lookup, wordsFor("en"));
    assert.deepEqual(
      findings.map(({ value }) => value.text),
      ["Torvik College"],
    );
  });

  test("something found but not shown does not count as an all-clear", () => {
    const presentation = present({ data: {}, evidence: null, today: TODAY });
    const metadata = { "candor.state.dataBreaches": "found" };
    const { risks } = briefOf(presentation, { preview: false, sections: ["dataBreaches"], metadata }, wordsFor("en"));
    const { state, text } = risks.find(({ name }) => name === "dataBreaches") ?? {};
    assert.deepEqual([state, text], ["found", "None of it is shown"]);
  });

  test("an article that merely mentions somebody is neither a finding nor a key fact", () => {
    const named = { title: "Retraction", description: "An article that names them.", source: "https://x.example.org/" };
    const lookup = { preview: false, sections: ["events" as const], metadata: {} };
    const told = (...events: readonly object[]) => {
      const presentation = present({ data: { events } as LookupData, evidence: null, today: TODAY });
      const { findings, facts } = briefOf(presentation, lookup, wordsFor("en"));
      return JSON.stringify([findings, facts]);
    };
    assert.doesNotMatch(told(named), /Retraction/u);
    const presentation = present({ data: { events: [named] } as LookupData, evidence: null, today: TODAY });
    const asked = { preview: false, sections: ["adverseMedia" as const], metadata: {} };
    assert.equal(
      briefOf(presentation, asked, wordsFor("en")).risks[0]?.text,
      "No news source was searched · 1 article on file: no case of theirs found",
    );
    const failed = briefOf(presentation, { ...asked, metadata: { [UNANSWERED]: "1" } }, wordsFor("en")).risks[0];
    assert.deepEqual(
      [failed?.state, failed?.word, failed?.text],
      [
        "notAsked",
        "No answer",
        "1 news source was searched and did not answer · 1 article on file: no case of theirs found",
      ],
    );
    const untold = { ...asked, metadata: { [UNTOLD]: "1" } };
    const ofCase = { ...named, description: NAMED_BESIDE_CASE };
    assert.equal(
      briefOf(
        present({ data: { events: [ofCase] } as LookupData, evidence: null, today: TODAY }),
        untold,
        wordsFor("en"),
      ).risks[0]?.text,
      "1 article about a case names them; their part in it could not be told · No news source was searched",
    );
    const asJudge = { ...named, description: NAMED_WITH_PART.judge };
    assert.equal(
      briefOf(
        present({ data: { events: [asJudge] } as LookupData, evidence: null, today: TODAY }),
        { ...asked, metadata: { ...partMetadata({ judge: 1 }) } as Record<string, string> },
        wordsFor("en"),
      ).risks[0]?.text,
      "No news source was searched · 1 article about a case names them; their part in it: judge",
    );
    assert.doesNotMatch(told(asJudge), /Retraction/u);
    assert.doesNotMatch(told(ofCase), /Retraction/u);
    assert.match(told(named, { title: "Harbour Days" }), /Harbour Days/u);
  });

  test("articles about a case that name the person are neither unsearched nor an all-clear, and are listed with their sources", () => {
    const sources = ["https://vel.example.org/", "https://news.example.org/a", "https://news.example.org/b"];
    const told = (more: Readonly<Record<string, string>>) => {
      const metadata = { [UNTOLD]: "2", [UNTOLD_SOURCES]: "1,2", "candor.state.adverseMedia": "notAsked", ...more };
      const lookup = { preview: false, sections: ["adverseMedia" as const, "gallery" as const], metadata };
      const presentation = present({ data: { sources }, evidence: null, today: TODAY, lookup });
      const [risk] = briefOf(presentation, lookup, wordsFor("en")).risks;
      return { presentation, risk };
    };
    const { presentation, risk } = told({ ...NOBODY_ASKED });
    assert.deepEqual(
      [risk?.state, risk?.tone, risk?.word, risk?.text, risk?.pointer],
      [
        "untold",
        "unclear",
        "Part unclear",
        "2 articles about a case name them; their part in it could not be told · No news source was searched",
        "/sources/1",
      ],
    );
    const [panel] = presentation.sections.find(({ name }) => name === "adverseMedia")?.panels ?? [];
    assert.deepEqual(panel?.kind === "links" ? panel.values.map(({ pointer, href }) => [pointer, href]) : panel, [
      ["/sources/1", sources[1]],
      ["/sources/2", sources[2]],
    ]);
    const unasked = presentation.silences.find(({ state }) => state === "unasked");
    assert.deepEqual(unasked?.sections, ["gallery"]);
    assert.equal(told({ "candor.state.adverseMedia": "nothing" }).risk?.state, "untold");
  });

  test("a report does not say that nothing covers adverse media if it counts articles on file", () => {
    const events = [{ title: "Harbour Days", description: NAMED_IN_ARTICLE, source: "https://x.example.org/" }];
    const metadata = { "candor.state.adverseMedia": "notAsked", ...NOBODY_ASKED };
    const lookup = { preview: false, sections: ["events" as const, "adverseMedia" as const], metadata };
    const { silences } = present({ data: { events }, evidence: null, today: TODAY, lookup });
    assert.deepEqual(
      silences.filter(({ sections }) => sections.includes("adverseMedia")).map(({ state }) => state),
      ["imported"],
    );
  });

  test("that somebody died is a key fact and in the overview, and their name is no fact beside itself", () => {
    const data: LookupData = { fullName: "Ada Finch", birthYear: 1941, deathDate: "2024-01-31" };
    const lookup = { preview: false, sections: ["overview" as const], metadata: {} };
    const presentation = present({ data, evidence: null, today: TODAY });
    const { facts } = briefOf(presentation, lookup, wordsFor("en"));
    assert.deepEqual(
      facts.map(({ label, values }) => [label, values[0]?.text]),
      [
        ["Year of birth", "1941"],
        ["Died", "31 Jan 2024"],
      ],
    );
    const [panel] = presentation.sections[0]?.panels ?? [];
    assert.ok(panel?.kind === "facts" && panel.facts.some(({ label }) => label === "Died"));
  });

  test("an all-clear says which documents handed over were not read for cases", () => {
    const presentation = present({ data: {}, evidence: null, today: TODAY });
    const metadata = { "candor.state.adverseMedia": "nothing", [UNREAD_FOR_CASES]: "1" };
    const { risks } = briefOf(presentation, { preview: false, sections: ["adverseMedia"], metadata }, wordsFor("en"));
    assert.match(risks[0]?.text ?? "", /1 added document is not an article and was not checked for cases/);
  });

  test("a kept list that a plug-in brings is said to be searched, and an entry of it to await review", () => {
    const presentation = present({ data: {}, evidence: null, today: TODAY });
    const checksWith = (metadata: Readonly<Record<string, string>>) =>
      briefOf(presentation, { preview: false, sections: [], metadata }, wordsFor("en")).risks.slice(2);
    assert.deepEqual(
      checksWith({}).map(({ state }) => state),
      ["notAsked", "notAsked", "notAsked"],
    );
    const listed = { "candor.check.sanctions": "nothing", "candor.check.directorships": "entries" };
    assert.deepEqual(
      checksWith(listed).map(({ tone, word, text }) => [tone, word, text]),
      [
        ["clear", "Nothing found", "A sanctions list was searched"],
        ["open", "Not searched", "Candor has no court register to search"],
        ["unclear", "To be reviewed", "A list has an entry that may be theirs: see Records"],
      ],
    );
  });

  test("an article's last stage is shown in its section, in the risks and in the findings", () => {
    const data: LookupData = {
      adverseMediaResults: [
        { categories: ["fraud"], reason: "Dropped.", source: "https://www.example.org/a", stage: "dropped" },
      ],
    };
    const lookup = { preview: false, sections: ["adverseMedia" as const], metadata: {} };
    const presentation = present({ data, evidence: null, today: TODAY });
    const { risks, findings } = briefOf(presentation, lookup, wordsFor("en"));
    assert.deepEqual([risks[0]?.word, risks[0]?.text], ["Found: case dropped", "1 article"]);
    assert.equal(findings[0]?.value.text, "example.org (Case dropped)");
    const [entry] = entriesOf(presentation, "adverseMedia");
    assert.deepEqual([entry?.facts[0]?.label, entry?.facts[0]?.values[0]?.text], ["Last stage", "Case dropped"]);
  });

  test("cases that all ended well are a fact in the risk check, and a warning as soon as one is open", () => {
    const riskOf = (...told: readonly (readonly [string, "dropped" | "overturned" | "fined"])[]) => {
      const adverseMediaResults = told.map(([page, stage]) => ({
        categories: ["fraud"],
        reason: "Told.",
        source: `https://news.example.org/${page}`,
        stage,
      }));
      const presentation = present({ data: { adverseMediaResults }, evidence: null, today: TODAY });
      const lookup = { preview: false, sections: ["adverseMedia" as const], metadata: {} };
      const { tone, word, text } = briefOf(presentation, lookup, wordsFor("en")).risks[0] ?? {};
      return [tone, word, text];
    };
    assert.deepEqual(riskOf(["a", "dropped"], ["b", "overturned"]), [
      "fact",
      "Found: case dropped, conviction overturned",
      "2 articles",
    ]);
    assert.deepEqual(riskOf(["a", "dropped"], ["a", "fined"]), [
      "warning",
      "Found",
      "1 article · Case dropped · Fined",
    ]);
  });

  test("a case that ended well comes after open ones and after other facts", () => {
    const of = (host: string, stage: "acquitted" | "charged") => ({
      categories: ["fraud"],
      reason: "Told.",
      source: `https://${host}.example.org/`,
      stage,
    });
    const education = [{ title: "Torvik College", dateFrom: "2001-01-01", dateTo: "2004-01-01" }];
    const lookup = { preview: false, sections: ["adverseMedia" as const], metadata: {} };
    const findingsOf = (adverseMediaResults: LookupData["adverseMediaResults"]) => {
      const presentation = present({ data: { adverseMediaResults, education }, evidence: null, today: TODAY });
      return briefOf(presentation, lookup, wordsFor("en")).findings.map(({ value }) => value.text);
    };
    const [first, second] = findingsOf([of("cleared", "acquitted")]);
    assert.equal(first, "Torvik College");
    assert.match(second ?? "", /^cleared/u);
    assert.match(findingsOf([of("cleared", "acquitted"), of("open", "charged")])[0] ?? "", /^open/u);
    // Two cases in one article.
    assert.equal(
      findingsOf([of("both", "charged"), { ...of("both", "acquitted"), stage: "fined" }, of("later", "charged")])[0],
      "both.example.org (Fined)",
    );
  });

  test("leaves out an event without a title, and names an untitled article by its host", () => {
    const reason = "Named as a witness.";
    const { entries } = panelOf(
      { adverseMediaResults: [{ categories: ["court"], reason, source: "https://www.example.org/a" }] },
      "entries",
    );
    assert.equal(entries[0]?.name.text, "example.org");
    assert.deepEqual(panelsOf({ events: [{ title: "" }] }), []);
  });
});

test("Describes a search's answer as results, and not as a page of posts", () => {
  const holdsOf = (address: string) => sourcePageOf("d", address, []).holds;
  assert.equal(holdsOf("https://api.openalex.org/v1/search"), "results");
  assert.equal(holdsOf("https://api.example.org/v1/accounts/1/statuses"), "posts");
});

test("Links an API answer to the public page about the same person", () => {
  const pageOf = (address: string, links: readonly string[] = []) => {
    const { publisher, holds, href } = sourcePageOf("d", address, links);
    return [publisher, holds, href];
  };
  assert.deepEqual(pageOf("https://www.wikidata.org/wiki/Special:EntityData/Q900000101.json"), [
    "Wikidata",
    "record",
    "https://www.wikidata.org/wiki/Q900000101",
  ]);
  assert.deepEqual(pageOf("https://en.wikipedia.org/api/rest_v1/page/summary/Ada_Rennick"), [
    "Wikipedia",
    "record",
    "https://en.wikipedia.org/wiki/Ada_Rennick",
  ]);
  assert.deepEqual(pageOf("https://open.tiktokapis.com/v2/video/list/", ["https://www.tiktok.com/@rennick"]), [
    "TikTok",
    "profile",
    "https://www.tiktok.com/@rennick",
  ]);
  assert.deepEqual(pageOf("https://www.googleapis.com/youtube/v3/channels?id=1"), ["YouTube", "record", undefined]);
  const asked = "https://graph.facebook.com/v23.0/1?fields=business_discovery.username(ada){username}";
  assert.deepEqual(pageOf(asked), ["Instagram", "record", undefined]);
  assert.notEqual(groupOf("a", asked), groupOf("b", "https://graph.facebook.com/v23.0/2?fields=name"));
});

test("Translates sources' own words, and leaves unknown ones as they are", () => {
  assert.equal(saidBySources(GERMAN, "Limited working proficiency"), "Gute Kenntnisse");
  assert.equal(saidBySources(GERMAN, "Shells collected"), "Shells collected");
  assert.equal(saidBySources(GERMAN, "constructor"), "constructor");
});

test("Initials ignore suffixes and anything that is not part of a name", () => {
  assert.deepEqual(initialsOf("Joseph R. Calder Jr."), ["J", "C"]);
  assert.deepEqual(initialsOf("Md Rahman III"), ["M", "R"]);
  assert.deepEqual(initialsOf("Jr"), ["J"]);
  assert.deepEqual(initialsOf("42"), []);
  assert.deepEqual(initialsOf("E\u0301mile Zola"), ["É", "Z"]);
  assert.deepEqual(initialsOf("क्षितिज श्रृंगारपुरे"), ["क्षि"], "a letter keeps its vowel, and two would be too wide");
  assert.deepEqual(initialsOf("மதிவாணன் கருங்குயில்"), ["ம", "க"]);
  assert.deepEqual(initialsOf("يوسف الحديدي"), ["ي"], "two letters would join into a word");
});

describe("Social media", () => {
  const social = (part: object): LookupData => ({ socialMedia: part as NonNullable<LookupData["socialMedia"]> });

  test("a post shows its author, place and time, and its figures in words", () => {
    const { posts } = panelOf(social({ topPost: POST }), "posts");
    const [post] = posts;
    assert.deepEqual(
      [post?.head.text, post?.when?.text, post?.text?.text, ...(post?.figures ?? []).map(({ text }) => text)],
      ["X · @ada (verified)", "30 Oct 2026", "A bridge", "3 likes", "0 comments", "1 share"],
    );
  });

  test("a long text posted in several places is one post, and a short one is not", () => {
    const said = (message: string, username: string) => ({ ...POST, message, username });
    const recentPosts = ["ada", "rennick"].flatMap((name) => [
      said("The ferry timetable is out: five boats a day.", name),
      said("Thank you!", name),
    ]);
    const once = postsOnce(panelOf(social({ recentPosts }), "posts").posts);
    assert.deepEqual(
      once.map(({ post, elsewhere }) => [post.text?.text, elsewhere.map(({ head }) => head.text)]),
      [
        ["The ferry timetable is out: five boats a day.", ["X · @rennick (verified)"]],
        ["Thank you!", []],
        ["Thank you!", []],
      ],
    );
  });

  test("a post repeated on one account is told apart from the same one elsewhere, and one of pictures is that post", () => {
    const said = (message: string, source: string) => ({ ...POST, message, source });
    const dawn = "The ferry timetable is out: five boats a day.";
    const recentPosts = [
      said(dawn, "x"),
      said(dawn, "x"),
      said(dawn, "mastodon"),
      said("🌉🌉", "x"),
      said("🌉🌉", "x"),
    ];
    const once = postsOnce(panelOf(social({ recentPosts }), "posts").posts);
    assert.deepEqual(
      once.map(({ elsewhere, again }) => [elsewhere.map(({ head }) => head.text), again.length]),
      [
        [["Mastodon · @ada (verified)"], 1],
        [[], 1],
      ],
    );
  });

  test("a text in another script is as long as it reads", () => {
    const said = (message: string, source: string) => ({ ...POST, message, source });
    const onceOf = (message: string) =>
      postsOnce(panelOf(social({ recentPosts: [said(message, "x"), said(message, "mastodon")] }), "posts").posts)
        .length;
    for (const message of ["運河は道路ではありません", "运河不是道路", "नहरें सड़कें नहीं हैं", "தமிழ் கால்வாய்கள் அழகானவை"]) {
      assert.equal(onceOf(message), 1, message);
    }
    for (const message of ["谢谢大家", "धन्यवाद", "நன்றி"]) assert.equal(onceOf(message), 2, message);
  });

  test("a raised flag links to its post, and an unjudged one differs from a clear one", () => {
    const clear = { flagged: false, source: null, evaluated: true };
    const alcohol = { flagged: true, source: "https://example.org/p/1", evaluated: true };
    const crime = { ...alcohol, flagged: false, flaggedPosts: 0, topicPosts: 3, judgedPosts: 2856, confidence: 0.44 };
    const { flags } = panelOf(
      social({ brandSafetyAnalysis: { alcohol, pranks: clear, crimeRelatedContent: crime } }),
      "flags",
    );
    const states = Object.fromEntries(flags.map(({ label, state }) => [label, state]));
    assert.deepEqual([states["Alcohol"], states["Pranks"], states["Religion"]], ["flagged", "clear", "open"]);
    for (const state of ["flagged", "topic"]) {
      assert.equal(flags.find((flag) => flag.state === state)?.link?.href, "https://example.org/p/1");
    }
    assert.equal(
      flags.find(({ state }) => state === "topic")?.value.text,
      "Posts that mention it (3 of 2,856 posts; rule correct in 44%)",
    );
    const unjudged = { ...crime, evaluated: false };
    const found = panelOf(social({ brandSafetyAnalysis: { alcohol: unjudged } }), "flags");
    assert.equal(found.flags.find(({ label }) => label === "Alcohol")?.state, "topic");
    assert.deepEqual(panelsOf(social({ brandSafetyAnalysis: { alcohol: { ...clear, evaluated: false } } })), []);
    const searched = { ...clear, evaluated: false, flaggedPosts: 0, topicPosts: 0, judgedPosts: 18 };
    const [none, closed] = panelOf(
      social({ brandSafetyAnalysis: { alcohol: searched, religiousContent: { ...clear, evaluated: false } } }),
      "flags",
    ).flags.filter(({ label }) => label === "Alcohol" || label === "Religion");
    assert.deepEqual(
      [none?.state, none?.value.text, closed?.value.text],
      ["open", "Not evaluated; none found (0 of 18 posts)", "Not evaluated"],
    );
  });

  test("the split of an audience states of how many names it is, and how many it leaves out", () => {
    const data = { socialMedia: { maleFemaleSplit: { female: 55.1, male: 44.9 } } } as unknown as LookupData;
    const metadata = { "candor.audience.names": "147", "candor.audience.unknownShare": "0.333" };
    const shown = present({
      data,
      evidence: {},
      today: "2026-11-22",
      lookup: { preview: false, sections: [], metadata },
    });
    const panels = shown.sections.flatMap((section) => section.panels);
    const [split] = panels.flatMap((panel) => (panel.kind === "splits" ? panel.splits : []));
    assert.equal(split?.title, "Audience, 147 names, 33.3% of them unknown");
  });

  test("bars start with the longest, and an all-zero split is not drawn", () => {
    const { bars } = panelOf(social({ followerCounts: { facebook: 10, twitter: 1200 } }), "bars");
    assert.deepEqual(
      bars.map(({ label, value, share }) => [label, value.text, share]),
      [
        ["X", "1,200", 1],
        ["Facebook", "10", 10 / 1200],
      ],
    );
    assert.deepEqual(panelsOf(social({ maleFemaleSplit: { female: 0, male: 0 } })), []);
    assert.deepEqual(panelsOf(social({ followerCounts: { facebook: 10 } })), [], "one bar compares nothing");
  });

  test("a list and charts of posts say of how many collected posts they show the newest", () => {
    const recentPosts = ["2026-10-30T09:00:00Z", "2026-08-02T09:00:00Z"].map((date) => ({ ...POST, date }));
    const data = social({ sample: { collectedPosts: 140 }, recentPosts });
    assert.deepEqual(
      panelOf(data, "columns").charts.map(({ title }) => title.endsWith(", newest 2 of 140 posts")),
      [true, true],
    );
    assert.equal(panelOf(data, "posts").title, "Recent posts, newest 2 of 140 posts");
  });

  test("months without posts appear between those with some", () => {
    const dates = ["2026-10-30T09:00:00Z", "2026-08-02T09:00:00Z", "2026-08-01T09:00:00Z"];
    const { charts } = panelOf(social({ recentPosts: dates.map((date) => ({ ...POST, date })) }), "columns");
    assert.deepEqual(
      charts.map(({ title, columns }) => [title, ...columns.map(({ text }) => text)]),
      [
        ["Posts by month", "2", "0", "1"],
        ["Reactions per post, by month", "4", "–", "4"],
      ],
    );
    const at = (index: number) => `/socialMedia/recentPosts/${index}`;
    for (const { columns } of charts)
      assert.deepEqual(
        columns.map(({ pointers }) => pointers),
        [[at(1), at(2)], [], [at(0)]],
      );
  });
});

test("groups the digits of an account's counts, but not of a year or an id", () => {
  const attributes = [
    { key: "Followers", value: "1648" },
    { key: "Following", value: "71874" },
    { key: "Joined", value: "2016" },
    { key: "id", value: "900001" },
    { key: "Likes", value: "12" },
  ];
  const activity = [{ name: "X", avatarUrl: "", logoUrl: "", attributes }];
  const { cards } = panelOf({ onlinePresence: { accounts: [], timeline: [], activity } }, "cards");
  const shown = JSON.stringify(cards);
  for (const text of ["1,648", "71,874", "2016", "900001", "12"]) assert.ok(shown.includes(text), text);
  assert.ok(!shown.includes("2,016") && !shown.includes("900,001"), shown);
});

test("combines accounts and the dates of their platforms into one row each", () => {
  const presence = {
    accounts: [{ name: "GitHub", category: "Software", logoUrl: "" }],
    timeline: [
      { name: "GitHub", firstLoginAt: "2011-03-02T00:00:00Z", lastLoginAt: "2026-11-02T00:00:00Z", logoUrl: "" },
      { name: "Forum", firstLoginAt: "2015-02-01T00:00:00Z", lastLoginAt: "2019-06-30T00:00:00Z", logoUrl: "" },
    ],
    activity: [],
  };
  const { rows } = panelOf({ onlinePresence: presence }, "table");
  assert.deepEqual(
    rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null)),
    [
      ["GitHub", "Software", "2 Mar 2011", "2 Nov 2026"],
      ["Forum", null, "1 Feb 2015", "30 Jun 2019"],
    ],
  );
});

test("the career timeline draws no bar to today for a job without a stated end", () => {
  const jobs = [
    { title: "Weaver", company: "Loom & Co", dateFrom: "2021-01-01" },
    { title: "Apprentice", company: "Old Loom", dateFrom: "2017-01-01", dateTo: "2021-01-01" },
  ];
  const { spans, ticks } = panelOf({ experiences: jobs }, "spans");
  assert.deepEqual(
    spans.map(({ label, text, open }) => [label, text, open]),
    [
      ["Loom & Co", "from 2021", true],
      ["Old Loom", "2017 – 2021", false],
    ],
  );
  assert.ok(spans.every(({ from, to }) => from >= 0 && from <= to && to <= 1));
  // It fades out over a fixed share of the line: a dot would mean that it ended at once.
  assert.deepEqual([spans[0]?.from, spans[0]?.to.toFixed(2)], [0.8, "0.95"]);
  assert.deepEqual(
    ticks.map(({ label }) => label),
    ["2017", "2018", "2019", "2020", "2021", "2022"],
  );
});

test("the axis of a timeline has no year that has not begun", () => {
  const jobs = [
    { title: "Weaver", company: "Loom & Co", dateFrom: "2021-01-01" },
    { title: "Apprentice", company: "Old Loom", dateFrom: "2019-01-01", dateTo: "2021-01-01" },
  ];
  const lookup = { preview: false, sections: ["career" as const], metadata: { "candor.held.experiences": "1" } };
  const { sections } = present({ data: { experiences: jobs }, evidence: {}, today: "2026-12-01", lookup });
  const spans = sections.flatMap(({ panels }) => panels).find(({ kind }) => kind === "spans") as PanelOf<"spans">;
  assert.equal(spans.ticks.at(-1)?.label, "2026");
});

test("the career timeline shows current jobs first, then the latest ended, and a single year once", () => {
  const jobs = [
    { title: "Mayor", company: "Halden", dateFrom: "1981-01-01", dateTo: "1989-01-01" },
    { title: "Lecturer", company: "Elmgate College", dateFrom: "1990-01-01", dateTo: "1990-01-01" },
    { title: "Chair", company: "Guild", dateFrom: "2013-01-01" },
    { title: "Weaver", company: "Loom & Co", dateFrom: "1991-01-01", dateTo: "2007-01-01" },
  ];
  const { spans } = panelOf({ experiences: jobs }, "spans");
  assert.deepEqual(
    spans.map(({ label, text }) => [label, text]),
    [
      ["Guild", "from 2013"],
      ["Loom & Co", "1991 – 2007"],
      ["Elmgate College", "1990"],
      ["Halden", "1981 – 1989"],
    ],
  );
});

test("before the evidence arrives, the post in the header is drawn as current", () => {
  const experiences = [
    { title: "Weaver", company: "Loom & Co", dateFrom: "2021-01-01" },
    { title: "Apprentice", company: "Loom & Co", dateFrom: "2017-01-01" },
  ];
  const data = { jobTitle: "Weaver", company: "Loom & Co", experiences } as LookupData;
  const { sections } = present({ data, evidence: null, today: TODAY });
  const panels = sections.flatMap((section) => section.panels);
  const { spans } = panels.find(({ kind }) => kind === "spans") as PanelOf<"spans">;
  assert.deepEqual(
    spans.map(({ text, open }) => [text, open]),
    [
      ["since 2021", false],
      ["from 2017", true],
    ],
  );
});

test("shows a stated January, and does not derive one from a year", () => {
  const role = { title: "Weaver", company: "Loom & Co", dateFrom: "2018-01-01", dateTo: "2021-05-01" };
  const data = { experiences: [role, { ...role, title: "Chair", company: "Guild" }] };
  const said = (value: object): Evidence[string] => [
    { claimId: "c", value, datasourceId: "cv", locator: "", method: "stated", confidence: 1, purpose: "self" },
  ];
  const evidence = {
    "/experiences/0": said({ title: "Weaver", from: "2018-01", to: "2021-05" }),
    "/experiences/1": said({ title: "Chair", from: "2018", to: "2021-05" }),
  };
  const panels = panelsOf(data, evidence);
  const { spans } = panels.find(({ kind }) => kind === "spans") as PanelOf<"spans">;
  const { entries } = panels.find(({ kind }) => kind === "entries") as PanelOf<"entries">;
  assert.deepEqual(
    spans.map(({ text }) => text),
    ["Jan 2018 – May 2021", "2018 – May 2021"],
  );
  assert.deepEqual(entries.map(({ when }) => when).toSorted(), ["2018 – May 2021", "Jan 2018 – May 2021"]);
});

describe("A current post", () => {
  const data = {
    company: "Loom & Co",
    experiences: [
      { title: "Weaver", company: "Loom & Co", dateFrom: "2021-01-01" },
      { title: "Chair", company: "Guild", dateFrom: "2020-01-01" },
      { title: "Apprentice", company: "Old Loom", dateFrom: "2017-01-01" },
    ],
  };
  const said = (claimId: string, datasourceId: string, value: object): Evidence[string] => [
    { claimId, value, datasourceId, locator: "", method: "stated", confidence: 1, purpose: "self" },
  ];
  const weaver = said("w", "cv", { company: "Loom & Co", current: true });
  const barsOf = (evidence: Evidence) => {
    const panel = panelsOf(data, evidence).find(({ kind }) => kind === "spans") as PanelOf<"spans">;
    const last = panel.ticks.at(-1)?.label;
    return [last, ...panel.spans.map(({ text, from, to, open }) => [text, !open && to > from, open])];
  };
  const others = {
    "/experiences/1": said("c", "cv", { company: "Guild", current: true }),
    "/experiences/2": said("a", "cv", { company: "Old Loom" }),
  };

  test("has a bar to the date of the profile, like another one that the same source calls current", () => {
    assert.deepEqual(barsOf({ "/company": weaver, "/experiences/0": weaver, ...others }), [
      "2026",
      ["since 2021", true, false],
      ["since 2020", true, false],
      ["from 2017", false, true],
    ]);
  });

  test("is the current role in the brief; without one, an open-ended post is the latest role", () => {
    const asked = { preview: false, sections: ["career" as const], metadata: {} };
    const rolesOf = (evidence: Evidence) => {
      const { findings, facts } = briefOf(present({ data, evidence, today: TODAY }), asked, wordsFor("en"));
      return [findings[0]?.label, facts[0]?.label, facts[0]?.values[0]?.text];
    };
    const chair = said("c", "cv", { company: "Guild", current: true });
    const ended = said("w", "old page", { company: "Loom & Co" });
    assert.deepEqual(rolesOf({ "/company": chair, "/experiences/0": ended, "/experiences/1": chair }), [
      "Current role",
      "Current role",
      "Chair, Guild, since 2020",
    ]);
    assert.deepEqual(rolesOf({ "/experiences/0": ended, "/experiences/1": chair }), [
      undefined,
      "Latest role",
      "Weaver, Loom & Co, from 2021",
    ]);
  });

  test("is not shown as a role if only the employer is known, and a title starts the brief with a capital", () => {
    const asked = { preview: false, sections: ["career" as const], metadata: {} };
    const employed = {
      fullName: "Ines Calder",
      company: "Guild",
      jobTitle: "chair",
      experiences: [{ title: "", company: "Guild" }],
    };
    const evidence = Object.fromEntries(
      ["/company", "/jobTitle", "/experiences/0"].map((pointer) => [pointer, weaver]),
    );
    const { facts, role } = briefOf(present({ data: employed, evidence, today: TODAY }), asked, wordsFor("en"));
    assert.ok(!facts.some(({ label }) => /role/u.test(label)), JSON.stringify(facts));
    assert.deepEqual(
      role.map(({ text }) => text),
      ["Chair", "Guild"],
    );
  });

  test("is known by the lookup's metadata where the lookup has no header, as one of the career alone", () => {
    const { company: _, ...career } = data;
    const lookup = { preview: false, sections: ["career" as const], metadata: { "candor.held.experiences": "1" } };
    for (const evidence of [null, { "/experiences/0": weaver, ...others }]) {
      const { sections } = present({ data: career, evidence, today: TODAY, lookup });
      const panels = sections.flatMap((section) => section.panels);
      const spans = panels.find(({ kind }) => kind === "spans") as PanelOf<"spans">;
      assert.deepEqual(
        spans.spans.map(({ text }) => text),
        ["since 2021", "from 2020", "from 2017"],
      );
    }
  });

  test("does not make another post current because of an undated source", () => {
    const old = { ...others, "/experiences/1": said("c", "old page", { company: "Guild", current: true }) };
    assert.deepEqual(barsOf({ "/company": weaver, "/experiences/0": weaver, ...old }).slice(1, 3), [
      ["since 2021", true, false],
      ["from 2020", false, true],
    ]);
  });

  test("does not exist if the header names no employer, as for somebody who has died", () => {
    assert.deepEqual(barsOf({ "/experiences/0": weaver, ...others }).slice(1), [
      ["from 2021", false, true],
      ["from 2020", false, true],
      ["from 2017", false, true],
    ]);
  });
});

test("fields and members are labelled like their rows", () => {
  const words = wordsFor("en");
  assert.deepEqual(
    ["/company", "/experiences/0", "/languages/0/proficiency", "/dataBreaches/1/domain", "/url"].map((pointer) =>
      labelOf(pointer, words),
    ),
    ["Employer", "Experience", "Languages", "Data breaches", null],
  );
  assert.equal(memberLabel("/experiences/0", "companySizeTo", words), "Company size");
  assert.equal(memberLabel("/experiences/0", "title", words), null);
});

describe("Empty sections", () => {
  const lookup = {
    preview: false,
    sections: ["overview", "adverseMedia", "dataBreaches", "events"] as const,
    metadata: { "candor.state.overview": "found", "candor.state.adverseMedia": "nothing" },
  };
  const told = (of: Partial<Pick<AskedLookup, "preview" | "metadata">>) =>
    present({
      data: { jobTitle: "Weaver" },
      evidence: {},
      today: TODAY,
      lookup: { ...lookup, ...of, sections: [...lookup.sections] },
    }).silences;

  test("are distinguished: nothing found, nobody asked, not in the lookup", () => {
    const [nothing, notAsked, closed] = told({});
    assert.equal(nothing?.text, "Searched, nothing found: adverse media.");
    // A list of breaches that is on is searched by email address, and may know none.
    assert.equal(
      notAsked?.text,
      "Not searched, because the sources for it are off, did not answer, or need something that is not known about the person: events, data breaches.",
    );
    assert.equal(closed?.state, "closed");
    assert.ok(closed.sections.includes("socialMedia") && !closed.sections.includes("overview"));
  });

  test("only mention imported data if nobody outside was asked", () => {
    const metadata = { ...lookup.metadata, "candor.coverage": "nobody outside was asked" };
    const [imported, unasked, closed] = told({ metadata });
    assert.equal(
      imported?.text,
      "No external source was searched. The imported data shows nothing for: adverse media.",
    );
    assert.equal(
      unasked?.text,
      "No external source was searched, and no imported source covers: events, data breaches.",
    );
    assert.equal(closed?.state, "closed");
  });

  test("are not called empty if something was found in them that is not shown", () => {
    for (const coverage of [{}, { "candor.coverage": "nobody outside was asked" }]) {
      const states = told({ metadata: { ...lookup.metadata, "candor.state.events": "found", ...coverage } });
      const unshown = states.find(({ state }) => state === "unshown");
      assert.equal(unshown?.text, "Something was found, but none of it is shown: events.");
      const rest = states.filter(({ state }) => state !== "unshown");
      assert.ok(rest.every(({ sections }) => !sections.includes("events")));
    }
  });

  test("start with the undecided records", () => {
    const metadata = { ...lookup.metadata, "candor.undecided": "3" };
    const [leads, nothing] = told({ metadata });
    assert.deepEqual(leads, {
      state: "undecided",
      sections: [],
      text: "3 records may be about this person, but are undecided: nothing in them is used.",
    });
    assert.equal(nothing?.state, "nothing");
    const one = told({ metadata: { ...metadata, "candor.undecided": "1" } });
    assert.match(one[0]?.text ?? "", /^1 record may be about this person, but is undecided:/);
  });

  test("are not mentioned in a preview, which asks nobody", () => {
    const metadata = { ...lookup.metadata, "candor.undecided": "3" };
    assert.deepEqual(told({ preview: true, metadata }), []);
  });
});

test("Counts a publisher once, however many of its pages are known", () => {
  const sources = ["https://api.code.example/u/1", "https://code.example/ada", "https://ada.example/"];
  const { publishers } = present({
    data: { sources, verifiedSources: sources.slice(0, 2) },
    evidence: {},
    today: TODAY,
  });
  assert.deepEqual(publishers, { all: 2, verified: 1 });
});

describe("Amounts and roles", () => {
  test("an amount with a currency is formatted for the language, and one without as a number", () => {
    const role = {
      title: "Weaver",
      company: "Looms",
      companyFundingTotal: 2_500_000,
      estimatedSalaryRangeFrom: 60_000,
    };
    const textsOf = (data: LookupData) =>
      panelOf(data, "entries").entries.flatMap(({ facts }) =>
        facts.flatMap(({ values }) => values.map(({ text }) => text)),
      );
    const stated = { companyFundingCurrency: "USD", estimatedSalaryRangeTo: 80_000, estimatedSalaryCurrency: "EUR" };
    assert.deepEqual(textsOf({ experiences: [{ ...role, ...stated }] }), ["US$2,500,000", "€60,000–€80,000"]);
    assert.deepEqual(textsOf({ experiences: [{ ...role, companyFundingCurrency: "shells" }] }), [
      "2,500,000",
      "60,000 or more",
    ]);
  });

  test("roles are sorted newest first, start with a capital, and appear once", () => {
    const committee = { title: "chair", company: "Committee on Looms" };
    const { entries } = panelOf(
      {
        experiences: [
          { title: "Carder", company: "Mill", dateFrom: "2001-01-01", dateTo: "2004-01-01" },
          { ...committee, dateFrom: "2019-01-01" },
          { ...committee, dateFrom: "2019-01-01" },
          { title: "Weaver", company: "Looms", dateFrom: "2005-01-01", dateTo: "2018-01-01" },
        ],
      },
      "entries",
    );
    assert.deepEqual(
      entries.map(({ name }) => name.text),
      ["Chair", "Weaver", "Carder"],
    );
  });
});
