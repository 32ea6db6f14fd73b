import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { confidenceOf } from "../../src/analysis/brand-safety.ts";
import type { Claim, PostValue } from "../../src/domain/claim.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import {
  ASKED_FLAGS,
  type AskedFlag,
  BRAND_SAFETY_FLAGS,
  type BrandSafetyFlag,
} from "../../src/domain/brand-safety.ts";
import { findConflicts } from "../../src/sections/conflicts.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../../src/sections/profile.ts";
import { audienceMetadata } from "../../src/sections/social-judgement.ts";
import { say, SUBJECT } from "./claims.ts";

const NAME = say("site", "fullName", "Ada Example");

function post(id: number, message: string, more: Partial<PostValue> = {}): Claim {
  const date = `2025-03-${String(10 + id).padStart(2, "0")}T08:00:00.000Z`;
  return say("network", "post", {
    platform: "mastodon",
    id: String(id),
    url: `https://social.example.org/@ada/${id}`,
    date,
    message,
    username: "ada",
    kind: "original",
    ...more,
  });
}

function profileFor(claims: readonly Claim[], more: { flags?: readonly AskedFlag[]; sure?: number } = {}) {
  const subject = {
    ...SUBJECT,
    identityConfidence: () => more.sure ?? 1,
    ...(more.flags && { flags: more.flags }),
  };
  const set = createClaimSet([NAME, ...claims]);
  return summarizeProfile(buildSections(set, SECTIONS, subject), set, subject);
}

const dataOf = (claims: readonly Claim[], more = {}) =>
  profileFor(claims, more).data as Readonly<Record<string, unknown>>;

describe("brand safety", () => {
  const loud = [post(1, "This bus is so fucking late"), post(2, "The ferry leaves at nine from the north quay")];
  const safety = (claims: readonly Claim[], flags: readonly AskedFlag[] = []) =>
    (dataOf(claims, { flags })["socialMedia"] as { brandSafetyAnalysis: Record<string, unknown> }).brandSafetyAnalysis;

  /** The expected result for a flag that a post shows, given how often its rule is right. */
  const shown = (flag: BrandSafetyFlag, id: number, judgedPosts: number) => {
    const { confidence, raises } = confidenceOf(flag);
    const counts = raises ? { flaggedPosts: 1 } : { flaggedPosts: 0, topicPosts: 1 };
    const source = `https://social.example.org/@ada/${id}`;
    return { flagged: raises, source, evaluated: raises, ...counts, judgedPosts, confidence };
  };
  const clear = (flag: BrandSafetyFlag, judgedPosts: number) => {
    const { raises } = confidenceOf(flag);
    const topic = raises ? {} : { topicPosts: 0 };
    return { flagged: false, source: null, evaluated: raises, flaggedPosts: 0, ...topic, judgedPosts };
  };

  test("names the post that shows a flag, and says of no flag that it was evaluated by a rule that is wrong too often", () => {
    const analysis = safety(loud);
    assert.deepEqual(analysis["offensiveContent"], shown("offensiveContent", 1, 2));
    assert.deepEqual(analysis["alcohol"], clear("alcohol", 2));
  });

  test("raises no flag by a rule that is right for fewer than 95 of 100 posts, and counts posts on its topic instead", () => {
    for (const flag of BRAND_SAFETY_FLAGS) {
      const { confidence, raises } = confidenceOf(flag);
      assert.equal(raises, confidence >= 0.95, flag);
    }
    const { flagged, flaggedPosts, topicPosts } = safety([post(1, "Third margarita and the sun is still up")])[
      "alcohol"
    ] as { flagged: boolean; flaggedPosts: number; topicPosts: number };
    assert.deepEqual([flagged, flaggedPosts, topicPosts], [false, 0, 1]);
  });

  test("finds one post among many and names it", () => {
    const calm = Array.from({ length: 15 }, (_, index) =>
      post(index, `The ferry number ${index} leaves from the quay at nine`),
    );
    const threat = "I will find you and break your legs";
    const among = safety([...calm, post(17, threat)], ["adultContent", "politicalContent"]);
    assert.deepEqual(among["toxicContent"], shown("toxicContent", 17, 16));
    for (const flag of ["adultContent", "alcohol", "pranks", "politicalContent"] as const) {
      assert.deepEqual(among[flag], clear(flag, 16));
    }
  });

  test("names the post that shows a flag most clearly", () => {
    const mild = post(1, "That pint was earned");
    const much = post(2, "Two pints, then tequila shots, then vodka until the pub shut");
    assert.equal((safety([mild, much])["alcohol"] as { source: string }).source, "https://social.example.org/@ada/2");
  });

  test("does not evaluate politics, religion and sexuality unless the lookup asks for them", () => {
    const claims = [post(1, "Vote for the greens in the election on Sunday, and praise the Lord")];
    for (const flag of ASKED_FLAGS) {
      assert.deepEqual(safety(claims)[flag], { flagged: false, source: null, evaluated: false });
    }
    assert.deepEqual(safety(claims, ["politicalContent"])["politicalContent"], shown("politicalContent", 1, 1));
  });

  test("does not judge other people's posts, or languages without word lists", () => {
    assert.deepEqual(safety([post(1, "This bus is so fucking late", { kind: "repost" })])["offensiveContent"], {
      flagged: false,
      source: null,
      evaluated: false,
    });
    assert.deepEqual(safety([post(1, "Le bateau part à neuf heures du quai nord")])["alcohol"], {
      flagged: false,
      source: null,
      evaluated: false,
    });
  });
});

describe("private matters", () => {
  const secrets = [
    "I was diagnosed with cancer and I bake bread between the therapy sessions.",
    "My church choir sang and I baked bread for the parish.",
    "I am gay and I love baking bread with my husband.",
    "I went on strike with my trade union and baked bread for the picket.",
    "I voted for the greens and baked bread.",
    "My daughter has autism and I bake bread with my kids.",
    "As an immigrant of Jewish descent I bake bread on Fridays.",
    "I stopped my medication, my depression is back, I bake bread.",
  ];

  test("are not mentioned in any pastime, preference, habit, rule or summary", () => {
    const data = dataOf(secrets.map((message, index) => post(index, message)));
    for (const field of ["hobbies", "preferences", "brandPreferences", "leisureSummary"]) {
      assert.equal(data[field], undefined, field);
    }
    const fields = ["personalityInsights", "sellingDo", "sellingDont", "sellingSummary", "socialSummary"];
    const told = JSON.stringify(fields.map((field) => data[field]));
    assert.doesNotMatch(
      told,
      /cancer|therapy|church|parish|gay|husband|union|strike|voted|greens|autism|kids|immigrant|jewish|depress|medication/iu,
    );
  });
});

describe("leisure", () => {
  const first = post(1, "I baked rye bread again and the kitchen is warm.");
  const second = post(2, "My sourdough survived the week.");

  test("includes a pastime that two documents mention, with their evidence", () => {
    const { data, evidence } = profileFor([first, second]);
    const [hobby] = data["hobbies"] as { title: string; source: string }[];
    assert.equal(hobby?.title, "Baking");
    assert.deepEqual([...(evidence["/hobbies/0"] ?? [])].toSorted(), [first.id, second.id].toSorted());
    assert.match(String(data["leisureSummary"]), /Ada Example.*__baking__/);
  });

  test("includes a stated interest once, with the place where it is stated", () => {
    const named = say("site", "interest", "Bell ringing");
    const again = say("network", "interest", "bell  ringing");
    const { data, evidence } = profileFor([named, again]);
    assert.deepEqual(data["hobbies"], [
      { title: "Bell ringing", description: "Listed as an interest.", source: "https://ada.example.org/" },
    ]);
    assert.deepEqual([...(evidence["/hobbies/0"] ?? [])].toSorted(), [named.id, again.id].toSorted());
  });

  test("lists two interests once each if another source names them together", () => {
    const named = ["Bouldering", "sourdough"].map((one) => say("site", "interest", one));
    const both = say("network", "interest", "bouldering and sourdough");
    const { data, evidence } = profileFor([...named, both]);
    const titles = (data["hobbies"] as { title: string }[]).map(({ title }) => title);
    assert.deepEqual(titles, ["Bouldering", "sourdough"]);
    assert.ok([0, 1].every((at) => evidence[`/hobbies/${at}`]?.includes(both.id)));
  });

  test("lists a hobby once if it is both mentioned in posts and stated", () => {
    const named = say("site", "interest", "Baking");
    const { data, evidence } = profileFor([first, second, named]);
    assert.equal((data["hobbies"] as unknown[]).length, 1);
    assert.ok(evidence["/hobbies/0"]?.includes(named.id));
  });

  test("leaves out interests that are private matters", () => {
    const subjects = ["Politics", "Christianity", "LGBT rights", "Mental health"];
    assert.equal(dataOf(subjects.map((subject) => say("site", "interest", subject)))["hobbies"], undefined);
  });

  test("leaves out beliefs in every supported language, but not words that only sound like them", () => {
    const beliefs = [
      "Judaísmo",
      "Kościół katolicki",
      "Katholische Theologie",
      "Catholic theology",
      "Théologie catholique",
      "Политика",
      "Stačiatikių tikėjimas",
      "天主教神学",
      "キリスト教",
      "الإسلام",
      "ईसाई धर्म",
    ];
    assert.equal(dataOf(beliefs.map((subject) => say("site", "interest", subject)))["hobbies"], undefined);
    const pastimes = ["Nature conservation", "Politur alter Möbel", "Bibliophilie", "Kathodenröhren"];
    const shown = dataOf(pastimes.map((subject) => say("site", "interest", subject)))["hobbies"];
    assert.equal((shown as readonly unknown[]).length, pastimes.length);
  });

  test("ignores the same post on two platforms, and what somebody does for a living", () => {
    const again = post(3, "I baked rye bread again and the kitchen is warm.", { platform: "x" });
    assert.equal(dataOf([first, again])["hobbies"], undefined);
    const job = say("site", "experience", { title: "Baker", company: "Rye and Sons", current: true });
    assert.equal(dataOf([first, second, job])["hobbies"], undefined);
    assert.equal(dataOf([first, second, say("site", "occupation", "baker")])["hobbies"], undefined);
  });
});

describe("advice on selling", () => {
  const asking = ["Who has a ladder?", "Where does the map end?", "Is it raining?", "We are open.", "Closed today."];

  test("is based on habits in at least five posts, and calls few posts weak evidence", () => {
    const posts = asking.map((message, index) => post(index, message));
    const insights = dataOf(posts)["personalityInsights"] as { key: string; value: string }[];
    assert.match(
      insights.find(({ key }) => key === "Asks questions")?.value ?? "",
      /3 of 5 posts.*“Is it raining\?”.*Weak evidence: 5 posts\./,
    );
    assert.equal(dataOf(posts.slice(0, 4))["personalityInsights"], undefined);
  });

  test("respects the person's requests", () => {
    const [rule] = dataOf([post(1, "No cold calls, please.")])["sellingDont"] as { key: string }[];
    assert.equal(rule?.key, "Cold calls");
  });

  test("quotes requests in the summary, but no addresses or numbers", () => {
    const summaryOf = (...messages: string[]) => dataOf(messages.map((each, at) => post(at, each)))["sellingSummary"];
    assert.equal(
      summaryOf("Please email me about bridges."),
      "Ada Example asks of those who get in touch: “Please email me about bridges.”",
    );
    assert.equal(summaryOf("Please email me: ada@example.org."), undefined);
  });

  test("follows from three independent signs, and from nothing less", () => {
    const thanks = (day: number, message: string) => post(day, message);
    const others = Array.from({ length: 9 }, (_, at) => post(10 + at, `Pier ${at} is shut.`));
    const said = ["Thanks to the divers.", "Well done, harbour crew.", "Grateful to the volunteers."];
    const adviceOf = (claims: readonly Claim[]) => dataOf([...claims, ...others])["sellingDo"] as { key: string }[];
    assert.deepEqual(
      adviceOf(said.map((each, day) => thanks(day, each))).map(({ key }) => key),
      ["Give credit"],
    );
    // One thread, and one recurring phrase.
    const thread = said.map((each, at) => post(at, each, { date: `2025-03-01T0${at}:00:00.000Z` }));
    assert.equal(adviceOf(thread), undefined);
    const formula = [1, 2, 3].map((week) => thanks(week, `Thanks to the sponsors of this week, number ${week}.`));
    assert.equal(adviceOf(formula), undefined);
  });

  test("needs more than one post for a preference", () => {
    const one = post(1, "I always take the night train.");
    assert.equal(dataOf([one])["preferences"], undefined);
    const two = post(2, "I love the train to the coast.");
    assert.deepEqual(dataOf([one, two])["preferences"], [{ key: "Travel", value: "by train" }]);
  });
});

describe("adverse media", () => {
  const article = (passage: string, date = "2024-05-01") =>
    say("news", "article", { title: "Court in Torvik", url: `https://news.example.com/${date}`, date, passage });
  const charge = article("Ada Example, 44, was charged with fraud.");

  test("comes with the quotation, stage, category and address", () => {
    assert.deepEqual(dataOf([charge])["adverseMediaResults"], [
      {
        categories: ["fraud"],
        reason: "Charged: “Ada Example, 44, was charged with fraud.”",
        source: "https://news.example.com/2024-05-01",
        title: "Court in Torvik",
        date: "2024-05-01",
        stage: "charged",
      },
    ]);
  });

  test("says when each stage was reached, as the text says it and not as the article is dated", () => {
    const told = "Ada Example was arrested in October 2023. She was convicted of fraud on Monday.";
    const [item] = dataOf([article(told)])["adverseMediaResults"] as {
      reason: string;
      stageDate: string;
      date: string;
    }[];
    assert.deepEqual([item?.stageDate, item?.date], ["2024-04-29", "2024-05-01"]);
    assert.match(item?.reason ?? "", /^Convicted \(29 April 2024\): .* also reports: Arrested \(October 2023\)/);
  });

  test("has no date if the article states none, and ignores namesakes", () => {
    const { date: _, ...undated } = charge.value as { date: string; title: string; url: string };
    const [item] = dataOf([say("news", "article", undated)])["adverseMediaResults"] as object[];
    assert.equal(item && "date" in item, false);
    const other = article("Adam Example was charged with fraud. Ada Example, a neighbour, opened a bakery.");
    assert.equal(dataOf([other])["adverseMediaResults"], undefined);
  });

  test("is shown only if it is nearly certain whom it is about", () => {
    assert.equal(dataOf([charge], { sure: 0.98 })["adverseMediaResults"], undefined);
  });

  test("shows a later acquittal with the charge", () => {
    const cleared = article("Ada Example was acquitted of fraud.", "2025-02-01");
    const items = dataOf([charge, cleared])["adverseMediaResults"] as { reason: string; stage: string }[];
    assert.match(items[0]?.reason ?? "", /^Acquitted or cleared: /);
    assert.match(
      items[1]?.reason ?? "",
      /Acquitted or cleared \(later article of 1 February 2025\): “Ada Example was acquitted of fraud/,
    );
    assert.deepEqual(
      items.map(({ stage }) => stage),
      ["acquitted", "acquitted"],
    );
    const claims = [charge, cleared];
    assert.deepEqual(
      [...findConflicts(profileFor(claims), [NAME, ...claims])],
      [],
      "two dates of two articles are not a conflict",
    );
  });

  test("shows a closed case with its last stage, and does not list it as an event", () => {
    const headed = (title: string, passage: string, date: string) =>
      say("news", "article", { title, url: `https://news.example.com/${date}`, date, passage });
    for (const [passage, stage] of [
      ["Ada Example was cleared of wrongdoing.", "acquitted"],
      ["The inquiry into Ada Example was closed.", "dropped"],
      ["Police will take no further action against Ada Example.", "dropped"],
      ["La plainte contre Ada Example a été classée sans suite par le parquet de Lyon.", "dropped"],
      ["La demanda contra Ada Example ha sido desestimada por el juzgado.", "dropped"],
      [
        "Die Staatsanwaltschaft hat das Verfahren gegen Ada Example eingestellt. Der Verdacht hat sich nach ihren Angaben nicht bestätigt.",
        "dropped",
      ],
    ] as const) {
      const data = dataOf([headed("News of the day", passage, "2025-02-01")]);
      assert.equal((data["adverseMediaResults"] as { stage: string }[])?.[0]?.stage, stage, passage);
      assert.equal(data["events"], undefined, passage);
    }
  });

  test("does not cover victims, witnesses, officials and authors", () => {
    for (const passage of [
      "Among those who were defrauded is Ada Example.",
      "Ada Example testified about the fraud.",
      "Prosecutor Ada Example called the fraud a long case.",
    ]) {
      assert.equal(dataOf([article(passage)])["adverseMediaResults"], undefined, passage);
    }
  });
});

describe("an audience", () => {
  const audience = (givenNames: Readonly<Record<string, number>>, platform: "x" | "mastodon" = "x") =>
    say("network", "audience", { platform, givenNames });
  const splitOf = (...claims: readonly Claim[]) =>
    (dataOf([post(1, "Hello"), ...claims])["socialMedia"] as { maleFemaleSplit: unknown }).maleFemaleSplit;

  test("of a hundred names is split by gender, with the unknown share in the metadata", () => {
    const claim = audience({ emma: 60, james: 20, kim: 20 });
    assert.deepEqual(splitOf(claim), { female: 75, male: 25 });
    assert.deepEqual(audienceMetadata(createClaimSet([claim])), {
      "candor.audience.unknownShare": "0.2",
      "candor.audience.names": "100",
    });
  });

  test("of ninety-nine names is not split", () => {
    const claim = audience({ emma: 60, james: 20, kim: 19 });
    assert.deepEqual(splitOf(claim), { female: 0, male: 0 });
    assert.deepEqual(audienceMetadata(createClaimSet([claim])), {});
  });

  test("is counted once per platform, by the longest list", () => {
    const claims = [audience({ emma: 60, james: 20 }), audience({ emma: 50 }), audience({ james: 20 }, "mastodon")];
    assert.deepEqual(splitOf(...claims), { female: 60, male: 40 });
  });
});
