import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Claim, ExperienceValue } from "../../src/domain/claim.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { heldMetadata } from "../../src/sections/career.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../../src/sections/profile.ts";
import { foldProfile, say, SUBJECT } from "./claims.ts";

const NAME = say("site", "fullName", "Ada Example");
const JOB: ExperienceValue = { title: "Cartographer", company: "Example Maps", from: "2020-03", current: true };

function experiencesOf(...claims: readonly Claim[]): readonly Record<string, unknown>[] {
  return (foldProfile(NAME, ...claims).data["experiences"] ?? []) as readonly Record<string, unknown>[];
}

describe("the career", () => {
  test("shows a job from three records once, with the most precise dates", () => {
    const jobs = experiencesOf(
      say("site", "experience", { ...JOB, from: "2020" }),
      say("network", "experience", { ...JOB, company: "Example Maps, Inc.", location: "Barre" }),
      say("list", "experience", { title: "CARTOGRAPHER", company: "example maps", current: true }),
    );
    assert.equal(jobs.length, 1);
    assert.equal(jobs[0]?.["dateFrom"], "2020-03-01");
    assert.equal(jobs[0]?.["location"], "Barre");
    assert.equal(jobs[0]?.["dateTo"], undefined);
  });

  test("says how many of its first posts are held, of which the dead have none", () => {
    const claims = [
      NAME,
      say("site", "experience", { title: "Trainee", company: "Old Maps", from: "2012", to: "2015" }),
      say("site", "experience", JOB),
      say("list", "experience", { title: "Trustee", company: "Example Trust", current: true }),
    ];
    assert.deepEqual(heldMetadata(createClaimSet(claims)), { "candor.held.experiences": "2" });
    const titles = experiencesOf(...claims.slice(1)).map(({ title }) => title);
    assert.deepEqual(titles.slice(2), ["Trainee"], "current posts come first");
    const late = [...claims, say("site", "deathDate", "2024-05-01")];
    assert.deepEqual(heldMetadata(createClaimSet(late)), { "candor.held.experiences": "0" });
    assert.deepEqual(heldMetadata(createClaimSet([NAME])), {});
  });

  test("writes an employer as a name if one source has a handle and another the name", () => {
    const [job] = experiencesOf(
      say("site", "experience", { company: "examplemaps", current: true }),
      say("list", "experience", { company: "ExampleMaps", current: true }),
    );
    assert.equal(job?.["company"], "ExampleMaps");
    const [alone] = experiencesOf(say("site", "experience", { company: "examplemaps", current: true }));
    assert.equal(alone?.["company"], "examplemaps");
  });

  test("shows a post once if another source shortens it, and two posts with their own dates as two", () => {
    const [partner, ...more] = experiencesOf(
      say("site", "experience", {
        title: "Partner, Construction",
        company: "Example & Blythe",
        from: "2017",
        current: true,
      }),
      say("list", "experience", { title: "Partner", company: "Example & Blythe LLP", current: true }),
    );
    assert.equal(partner?.["title"], "Partner, Construction");
    assert.deepEqual(more, []);
    const headline = experiencesOf(
      say("site", "experience", {
        title: "head of research",
        company: "Havner Institute",
        from: "2015",
        current: true,
      }),
      say("list", "experience", {
        title: "head of research, Havner Institute",
        company: "Havner Institute",
        current: true,
      }),
    );
    assert.equal(headline.length, 1);
    const chair = experiencesOf(
      say("site", "experience", { title: "Professor", company: "Example College", from: "2012", current: true }),
      say("list", "experience", {
        title: "Professor of Hydrology",
        company: "Example College",
        from: "2012",
        current: true,
      }),
    );
    assert.deepEqual(
      chair.map(({ title }) => title),
      ["Professor of Hydrology"],
    );
    const posts = experiencesOf(
      say("site", "experience", { title: "Director of Sales", company: "Example Maps", from: "2017", current: true }),
      say("site", "experience", { title: "Director", company: "Example Maps", from: "2010", to: "2012" }),
    );
    assert.equal(posts.length, 2);
  });

  test("shows a post once if another source gives only its head word, in any language", () => {
    const told = { title: "Professorin", company: "Universität Beispiel", current: true } as const;
    const titles = (...values: readonly ExperienceValue[]) =>
      experiencesOf(...values.map((value, index) => say(`site-${index}`, "experience", value))).map(
        ({ title }) => title,
      );
    const botany = { ...told, title: "Professorin für Botanik", from: "2014" } as const;
    assert.deepEqual(titles(botany, told), ["Professorin für Botanik"]);
    assert.deepEqual(titles(told, { ...botany, title: "Professor of Botany" }), ["Professor of Botany"]);
    assert.deepEqual(titles(told, { ...botany, title: "Professor" }), ["Professor"]);
    assert.deepEqual(titles({ ...told, title: "Directrice" }, { ...botany, title: "Directrice de la recherche" }), [
      "Directrice de la recherche",
    ]);
    // A different post, a different employer, its own dates, or a past post: each remains a separate post.
    assert.equal(titles(told, { ...botany, title: "Dean of Sciences" }).length, 2);
    assert.equal(titles(told, { ...botany, company: "Example College" }).length, 2);
    assert.equal(titles({ ...told, from: "2001" }, { ...botany, title: "Professor of Botany" }).length, 2);
    const { current: _, ...over } = { ...botany, title: "Professor of Botany", to: "2019" } as const;
    assert.equal(titles(told, over).length, 2);
  });

  test("shows a lasting post once if a page shortens the employer's name", () => {
    const titles = (...values: readonly ExperienceValue[]) =>
      experiencesOf(...values.map((value) => say("site", "experience", value))).map(
        ({ title, company, dateFrom }) => `${String(title)} @ ${String(company)} ${String(dateFrom)}`,
      );
    const chief = { title: "Chief Operating Officer", company: "Corvane", from: "2022", current: true } as const;
    const whole = { title: "Chief Operating Officer", company: "Corvane Freight Systems", current: true } as const;
    assert.deepEqual(titles(chief, whole), ["Chief Operating Officer @ Corvane Freight Systems 2022-01-01"]);
    // Another post, another firm, another time, or a post that is over: two.
    assert.equal(titles(chief, { ...whole, title: "Chief Financial Officer" }).length, 2);
    assert.equal(titles(chief, { ...whole, company: "Halden Freight" }).length, 2);
    assert.equal(titles(chief, { ...whole, title: "Chief Operating Officer, Rail" }).length, 2);
    assert.equal(titles(chief, { ...whole, from: "2019" }).length, 2);
    assert.equal(titles(chief, { ...whole, current: false, to: "2021" }).length, 2);
  });

  test("shows a job that was left and taken up again as two", () => {
    const jobs = experiencesOf(
      say("site", "experience", { ...JOB, from: "2001", to: "2003", current: false }),
      say("site", "experience", { ...JOB, from: "2010", to: "2012", current: false }),
    );
    assert.deepEqual(
      jobs.map(({ dateFrom, dateTo }) => [dateFrom, dateTo]),
      [
        ["2010-01-01", "2012-01-01"],
        ["2001-01-01", "2003-01-01"],
      ],
    );
  });

  test("shows a school once if it is named with and without its town, and a university in two towns as two", () => {
    const schoolsOf = (...schools: readonly string[]) =>
      (
        (foldProfile(NAME, ...schools.map((school) => say("site", "education", { school, degree: "BA" }))).data[
          "education"
        ] ?? []) as readonly { readonly title: string }[]
      ).length;
    assert.equal(schoolsOf("Lagan University", "Lagan University, Belfast"), 1);
    assert.equal(schoolsOf("Lagan University", "Lagan University, Belfast", "Lagan University, Derry"), 3);
  });

  test("adds what company pages say, without overriding the person's own documents", () => {
    const [job] = experiencesOf(
      say("site", "experience", { ...JOB, industry: "Cartography", companyUrl: "https://maps.example.com" }),
      say("company", "company", {
        name: "Example Maps",
        url: "https://maps.example.com/",
        industry: "Publishing",
        sizeFrom: 11,
        sizeTo: 50,
        founded: "1999",
        fundingTotal: 2_500_000,
        fundingRounds: 3,
        ipoStatus: "public",
        stockSymbol: "EXMP",
      }),
    );
    assert.deepEqual(job, {
      title: "Cartographer",
      company: "Example Maps",
      companySizeFrom: 11,
      companySizeTo: 50,
      companyFoundedDate: "1999",
      companyFundingTotal: 2_500_000,
      companyFundingRounds: 3,
      companyIpoStatus: "public",
      companyStockSymbol: "EXMP",
      industry: "Cartography",
      dateFrom: "2020-03-01",
    });
  });

  test("tells two companies with the same name apart by their websites", () => {
    const [job] = experiencesOf(
      say("site", "experience", { ...JOB, companyUrl: "https://maps.example.com" }),
      say("company", "company", { name: "Example Maps", url: "https://maps.example.net/", stockSymbol: "NOPE" }),
    );
    assert.equal(job?.["companyStockSymbol"], undefined);
  });

  test("takes the pay from a vacancy for a current job with the same title only", () => {
    const company = say("vacancy", "company", {
      name: "Example Maps",
      positions: [{ title: "Cartographer", salaryFrom: 60_000, salaryTo: 80_000 }],
    });
    const [now] = experiencesOf(say("site", "experience", JOB), company);
    assert.deepEqual([now?.["estimatedSalaryRangeFrom"], now?.["estimatedSalaryRangeTo"]], [60_000, 80_000]);
    const [past] = experiencesOf(say("site", "experience", { ...JOB, current: false, to: "2021" }), company);
    assert.equal(past?.["estimatedSalaryRangeFrom"], undefined);
    const [other] = experiencesOf(say("site", "experience", { ...JOB, title: "Baker" }), company);
    assert.equal(other?.["estimatedSalaryRangeFrom"], undefined);
  });

  test("shows an amount only with the currency from the same source", () => {
    const named = (currency: object) => ({ name: "Example Maps", ...currency });
    const pay = { title: "Cartographer", salaryFrom: 60_000, salaryTo: 80_000 };
    const [job] = experiencesOf(
      say("site", "experience", JOB),
      say("vacancy", "company", named({ positions: [{ ...pay, salaryCurrency: "EUR" }] })),
      say("register", "company", named({ fundingTotal: 2_500_000 })),
      say("other", "company", named({ fundingTotal: 3_000_000, fundingCurrency: "USD" })),
    );
    assert.equal(job?.["estimatedSalaryCurrency"], "EUR");
    assert.deepEqual(
      [job?.["companyFundingTotal"], job?.["companyFundingCurrency"]].map(String),
      job?.["companyFundingTotal"] === 2_500_000 ? ["2500000", "undefined"] : ["3000000", "USD"],
    );
  });

  test("shows an employer without a post, and reports the post as unknown", () => {
    const { data, unknown } = foldProfile(
      NAME,
      say("site", "experience", JOB),
      say("network", "experience", { company: "Barre Ferries", from: "2011" }),
      say("network", "experience", { company: "Example Maps, Inc." }),
      // A shorter form of the name.
      say("paper", "experience", { company: "Maps" }),
    );
    const jobs = data["experiences"] as readonly Record<string, unknown>[];
    assert.deepEqual(
      jobs.map(({ title, company }) => [title, company]),
      [
        ["Cartographer", "Example Maps"],
        ["", "Barre Ferries"],
      ],
    );
    assert.ok(unknown.includes("/experiences/1/title"));
    assert.ok(!unknown.includes("/experiences/0/title"));
  });

  test("shows a stated occupation if no post is known, and reports the employer as unknown", () => {
    const occupation = say("account", "occupation", "Potter");
    const { data, unknown } = foldProfile(NAME, occupation);
    assert.deepEqual(data["experiences"], [{ title: "Potter", company: "" }]);
    assert.ok(unknown.includes("/experiences/0/company"));
    const untitled = experiencesOf(occupation, say("site", "experience", { company: "Example Maps", current: true }));
    assert.deepEqual(
      untitled.map(({ title, company }) => [title, company]),
      [
        ["", "Example Maps"],
        ["Potter", ""],
      ],
    );
    const titled = experiencesOf(occupation, say("site", "experience", JOB));
    assert.deepEqual(
      titled.map(({ title }) => title),
      ["Cartographer"],
    );
  });

  test("starts a role when most documents say, unless the earlier start belongs to a term of its own", () => {
    const { from: _from, ...undated } = JOB;
    const told = [
      say("network", "experience", undated),
      say("cv", "experience", { ...JOB, from: "2016" }),
      say("site", "experience", { ...JOB, from: "2016-03" }),
    ];
    const { current: _current, ...early } = { ...JOB, from: "2008" };
    const begins = (...claims: readonly Claim[]) => experiencesOf(...claims).at(-1)?.["dateFrom"];
    assert.equal(begins(say("article", "experience", early), ...told), "2016-03-01");
    assert.equal(begins(say("article", "experience", early), ...told.slice(0, 2)), "2008-01-01", "one against one");
    assert.equal(begins(say("article", "experience", { ...early, to: "2010" }), ...told), "2008-01-01");
  });

  test("shows a degree once, and two degrees from one school as two", () => {
    const school = "University of Maps";
    const { data } = foldProfile(
      NAME,
      say("site", "education", { school, degree: "M.A.", from: "1999", to: "2001" }),
      say("network", "education", { school, degree: "MA", imageUrl: "https://pictures.example.org/school.png" }),
      say("list", "education", { school }),
      say("site", "education", { school, degree: "Ph.D.", to: "2005" }),
    );
    const schools = data["education"] as readonly Record<string, unknown>[];
    assert.equal(schools.length, 2);
    assert.equal(schools[0]?.["dateTo"], "2005-01-01");
    assert.equal(schools[1]?.["dateFrom"], "1999-01-01");
    const degrees = foldProfile(
      NAME,
      say("site", "education", { school, degree: "BSc", to: "2015" }),
      say("cv", "education", { school, degree: "BSc Computer Science", to: "2015" }),
    ).data["education"] as readonly Record<string, unknown>[];
    assert.equal(degrees.length, 1);
  });
});

test("a sentence cites the sources of what it says, and for the name only sources that support the sentence", () => {
  const names = ["site", "network", "register"].map((source) => say(source, "fullName", "Ada Finch"));
  const gender = ["site", "network", "register"].map((source) => say(source, "gender", "female"));
  const job = say("network", "experience", { title: "Glazier", company: "Prism Works", current: true, kind: "job" });
  const school = say("elsewhere", "education", { school: "HTL Graz", degree: "Matura", to: "2010" });
  const { data, evidence } = foldProfile(...names, ...gender, job, school);
  const under = (field: string, words: RegExp) => {
    const [[, ids] = ["", []]] = Object.entries(evidence).filter(([pointer]) => {
      const [, from, to] = new RegExp(`^/${field}#char=(\\d+),(\\d+)$`).exec(pointer) ?? [];
      return from !== undefined && words.test(String(data[field]).slice(Number(from), Number(to)));
    });
    return new Set(ids);
  };
  assert.deepEqual(under("overviewSummary", /Prism Works/), new Set([names[1]?.id, job.id]));
  const schooling = under("careerSummary", /HTL Graz/);
  assert.ok(schooling.has(school.id));
  assert.ok(schooling.size <= 2, "only one source of the gender is cited, because none of them states the school");
});

test("a term that ends in the future is not described as past", () => {
  const term = (to: string) =>
    say("register", "experience", { title: "U.S. Senator", company: "United States Senate", from: "2019-01-03", to });
  const mayor = say("site", "experience", { title: "Mayor", company: "City of Barre", from: "2010", to: "2018" });
  const summaryOf = (to: string) => {
    const set = createClaimSet([NAME, mayor, term(to)], () => "published", "2026-01-01");
    return String(summarizeProfile(buildSections(set, SECTIONS, SUBJECT), set, SUBJECT).data["careerSummary"]);
  };
  assert.match(summaryOf("2025-01-03"), /Senator.*2025/);
  assert.doesNotMatch(summaryOf("2031-01-03"), /Senator|2031/);
  assert.match(summaryOf("2031-01-03"), /mayor/i);
});
