import assert from "node:assert/strict";
import { test } from "node:test";
import type { Claim, Property, PropertyTypes } from "../../src/domain/claim.ts";
import { foldProfile, say } from "./claims.ts";

/** A claim read from these words, which start at character `at` of a page. */
function read<P extends Property>(property: P, value: PropertyTypes[P], quote: string, at = 0): Claim {
  return {
    ...say("site", property, value, { confidence: 0.9 }),
    quote,
    locator: `char=${at},${at + quote.length}`,
  } as Claim;
}

const NAME = say("site", "fullName", "Ada Example");

function summaries(...claims: readonly Claim[]): string {
  const { data } = foldProfile(NAME, ...claims);
  return [data["overviewSummary"], data["careerSummary"], data["eventsSummary"]]
    .filter((text) => text !== undefined)
    .join(" | ")
    .replaceAll("__", "");
}

const job = (value: PropertyTypes["experience"], quote: string, at = 0) => read("experience", value, quote, at);
const school = (value: PropertyTypes["education"], quote: string, at = 0) => read("education", value, quote, at);

test("a post that its own sentence ends is not described as held", () => {
  const held = (quote: string) => summaries(job({ title: "partner", company: "Elmgate Health", current: true }, quote));
  assert.match(held("Ada is a partner at Elmgate Health."), /^Ada Example is a partner of Elmgate Health/u);
  for (const quote of [
    "Since then Ada has been a partner at Elmgate Health, which she left in February.",
    "Ada began as a partner at Elmgate Health.",
    "Now, you're a partner at Elmgate Health, have I got that right?",
    "Retiring as partner at Elmgate Health, Ada goes home.",
  ])
    assert.equal(held(quote), "", quote);
  const past = "Ada is past president of Elmgate Health.";
  assert.equal(summaries(job({ title: "past president", company: "Elmgate Health", current: true }, past)), "");
  assert.match(
    held("Ada, until now a clerk, becomes partner at Elmgate Health in place of Bo Lee, who leaves."),
    /^Ada Example is a partner/u,
  );
});

test("a year belongs to the post next to it", () => {
  const quote = "Ada is curator of the Elmgate Museum, where she began as a volunteer in 2005.";
  assert.equal(
    summaries(
      job({ title: "curator", company: "Elmgate Museum", from: "2005", current: true }, quote),
      job({ title: "volunteer", company: "Elmgate Museum", from: "2005", current: true }, quote),
    ),
    "Ada Example is a curator at the Elmgate Museum. | Ada Example is a curator at the Elmgate Museum.",
  );
  const list = "Ada is a founder member of the Harrow Collective and, since 2022, a visiting tutor at Clyde.";
  assert.equal(
    summaries(
      job({ title: "founder member", company: "Harrow Collective", from: "2022", current: true }, list),
      job({ title: "visiting tutor", company: "Clyde", from: "2022", current: true }, list),
    ),
    "Ada Example is a visiting tutor at Clyde (since 2022) and a founder member of the Harrow Collective.",
  );
  const row = "Ada Example</td><td>Foundation</td><td>2019&ndash;2023</td><td>Vicar of St Chad's";
  assert.equal(summaries(job({ title: "Vicar", company: "St Chad's", from: "2019", to: "2023" }, row)), "");
  const short = "Before that she was a cashier at Elmgate Bank (2012-16) and a teacher.";
  assert.match(
    summaries(job({ title: "cashier", company: "Elmgate Bank", from: "2012", to: "2016" }, short)),
    /^From 2012 to 2016 Ada Example was a cashier at Elmgate Bank/u,
  );
});

test("a past post read from a sentence does not head the overview, and is mentioned among others", () => {
  const quote = "Ada taught in three towns: at Rosary School, where she was principal between 2004 and 2011.";
  const post = { title: "principal", company: "Rosary School", from: "2004", to: "2011" };
  assert.equal(summaries(job(post, quote)), "From 2004 to 2011 Ada Example was a principal at Rosary School.");
  assert.match(
    summaries(say("site", "experience", post)),
    /^Ada Example was a principal .* \| Ada Example was a principal/u,
  );
});

test("leaves out a year of birth that would make a working person a child", () => {
  const post = job({ title: "clerk", company: "Harrow Paper", current: true }, "Ada is a clerk at Harrow Paper.");
  assert.match(summaries(post, say("site", "birthDate", "1990")), /born in 1990/u);
  assert.doesNotMatch(summaries(post, say("site", "birthDate", "2015")), /2015/u);
});

test("the overview starts with what the page says first", () => {
  const [first, later] = ["Reader in Law", "Dean of Studies, Elmgate College, since 2001"];
  assert.match(
    summaries(
      job({ title: "Reader in Law", company: "Elmgate College", current: true }, first, 10),
      job({ title: "Dean of Studies", company: "Elmgate College", from: "2001", current: true }, later, 90),
    ),
    /^Ada Example is a reader in law/u,
  );
});

test("a truncated name, part of an organisation or a point of the compass is not an employer", () => {
  for (const [company, quote] of [
    ["11y Elmgate", "I'm a clerk of A11y Elmgate."],
    ["Harrow", "She is clerk at its Harrow branch."],
    ["Far North", "Clerk for the Far North since 2020."],
  ] as const)
    assert.equal(summaries(job({ title: "clerk", company, current: true }, quote)), "", company);
});

test("a department, a subject, a fragment of a name or the publication that prints a post is not an employer", () => {
  for (const [title, company, quote] of [
    ["VP", "Supply Chain Operations", "VP, Supply Chain Operations Jun 2021 – Present"],
    ["Lecturer", "Printmaking", "2019– Lecturer, Printmaking, Elmgate University"],
    ["Director", "Headquarters", "Director, Headquarters, Northern Air Forces"],
    ["director", "Lift Association", "She is director of the Lift Association's northern training arm."],
    ["Vice-Chancellor", "University Bulletin", "Vice-Chancellor, University Bulletin"],
    ["lecture", "Harrow Society", "I'm the archivist of the Harrow Society, I lecture to any club."],
    ["Einkauf", "Hafen GmbH", "Einkauf, Hafen GmbH, seit 2020"],
    ["Director", "Landed the harbour contract", "Director\nLanded the harbour contract"],
    ["notaire", "Étude Merle", "Ce dernier est notaire à l'Étude Merle."],
    ["chemik", "Politechnika Wolińska", "Z wykształcenia jest chemikiem po Politechnice Wolińskiej."],
  ] as const)
    assert.equal(summaries(job({ title, company, current: true }, quote)), "", quote);
});

test("unnamed trustees, or the words of a firm's sentence, are not an employer", () => {
  const told = (company: string, quote: string) =>
    summaries(job({ title: "our Chair", company, current: true }, quote));
  assert.doesNotMatch(told("Trustees", "Since 2018 he has been our Chair of Trustees."), /chair/iu);
  assert.match(told("Elmgate Fund", "She has been our Chair at Elmgate Fund."), /serves as chair of the Elmgate Fund/u);
  const chair = { title: "Chair", company: "Elmgate", current: true };
  const work = { title: "Architektin", company: "Ada Example plant seit Jahren", current: true };
  assert.doesNotMatch(summaries(job(chair, "Chair, Elmgate"), job(work, "Architektin. Ada Example plant.")), /plant/u);
});

test("the head of a fund, or a vice president of an association, is not described as employed there", () => {
  const told = (title: string, company: string) =>
    summaries(job({ title, company, current: true }, `${title}, ${company}`));
  assert.match(told("Medical Director", "Harrow Heart Fund"), /is medical director of the Harrow Heart Fund/u);
  assert.match(told("Vice President", "Lace Owners' Association"), /a vice president of the Lace Owners' Association/u);
  assert.match(told("General Manager", "Elmgate Freight"), /is general manager at Elmgate Freight/u);
});

test("if one sentence names two posts, the first heads the overview", () => {
  const quote = "She is a professor at Keck, and goes home as medical director of Harrow Heart Fund.";
  const told = summaries(
    job({ title: "medical director", company: "Harrow Heart Fund", current: true }, quote),
    job({ title: "professor", company: "Keck", current: true }, quote),
  );
  assert.match(told, /^Ada Example is a professor at Keck/u);
});

test("an institution's kind in lower case is capitalised as part of its name", () => {
  const learned = school({ school: "université de Limoges" }, "Elle a étudié à l'université de Limoges.");
  assert.match(summaries(learned), /studied at Université de Limoges/u);
});

test("a post keeps its source's article and brackets, and no more of the place than the source has", () => {
  const told = (title: string, company: string, quote: string) =>
    summaries(job({ title, company, current: true }, quote))
      .split(" | ")
      .at(-1);
  for (const [title, company, quote, wanted] of [
    ["governor", "Harrow College", "She is a governor of Harrow College.", "serves as a governor of Harrow College."],
    ["editor", "Harrow Post", "She is the editor at the Harrow Post.", "is the editor at the Harrow Post."],
    ["Tutor", "Harrow School", "2016– Tutor (visiting), Harrow School", "is a tutor (visiting) at Harrow School."],
    ["buyer", "Mill Foods in Austin", "She is a buyer at Mill Foods in Austin, Ohio.", "is a buyer at Mill Foods."],
    ["an adviser", "Mill Foods", "She was made an adviser at Mill Foods and is one.", undefined],
    ["WARD SISTER", "Mill Hospital", "WARD SISTER, Mill Hospital, since 2020", "is a ward sister at Mill Hospital."],
    ["Kassenwartin", "Bergwacht", "Kassenwartin, Bergwacht", "is treasurer of Bergwacht."],
    [
      "Vereinschronistin",
      "Bergwacht",
      "Vereinschronistin, Bergwacht",
      "holds the title of “Vereinschronistin” at Bergwacht.",
    ],
    ["owner", "okafor & sons ltd", "owner, okafor & sons ltd", "is an owner of okafor & sons ltd."],
  ] as const)
    if (wanted !== undefined) assert.equal(told(title, company, quote), `Ada Example ${wanted}`);
    else assert.doesNotMatch(told(title, company, quote) ?? "", /\ban? an?\b/u);
});

test("a school where somebody teaches, a client, an honour and another person's training are not education", () => {
  const degree = school({ school: "Mills University", degree: "MSc", to: "2014" }, "MSc, Mills University, 2014", 900);
  const alone = "Ada Example studied at Mills University (MSc, 2014).";
  for (const [name, quote, at] of [
    ["Harrow School of Art", "1997 to present ¦ Senior Lecturer in Ceramics, Harrow School of Art", 860],
    ["Wasatch School", "For sixteen years I was the guy with the snake at Wasatch School in Heber.", 20],
    ["Harrow University", "Harrow University, 2021", 500],
    ["Fellow of the Chartered Institute", "Fellow of the Chartered Institute since 2018", 940],
    ["Rose College", "JOE SZYMAN (Designer) Joe trained at Rose College.", 950],
    ["Harrow Sound Collection", "Ada took her degree and put in two years at the Harrow Sound Collection.", 960],
    ["Rose Infirmary", "She finished a cardiology fellowship at Rose Infirmary, and a degree.", 965],
    ["Barts", "She holds a medical degree from Barts and The London.", 970],
    ["Electronic Engineering", "MEng Computer and Electronic Engineering, 2014", 975],
  ] as const)
    assert.equal(summaries(degree, school({ school: name }, quote, at)), alone, quote);
  const law = school({ school: "Warwick", degree: "law" }, "She read law at Warwick.");
  assert.equal(summaries(law), "Ada Example studied law at Warwick.");
});

test("a degree and its year belong to the school next to them", () => {
  const both =
    "I read music at Elmgate College, then went on to the Harrow Conservatoire for a master's, finishing in 2014.";
  assert.equal(
    summaries(
      school({ school: "Elmgate College", degree: "master's", to: "2014" }, both),
      school({ school: "Harrow Conservatoire", degree: "master's", to: "2014" }, both),
    ),
    "Ada Example studied at Elmgate College and the Harrow Conservatoire (master's, 2014).",
  );
  const lines = "Diploma, Mills University, 2006\n> BSc, Straits University, 2001";
  assert.equal(
    summaries(school({ school: "Mills University", degree: "BSc", to: "2006" }, lines)),
    "Ada Example studied at Mills University.",
  );
  const tutor = "She tutors on the BA in Music at Mills University, her alma mater (MA, 2018).";
  assert.equal(
    summaries(school({ school: "Mills University", degree: "BA in Music", to: "2018" }, tutor)),
    "Ada Example studied at Mills University.",
  );
});

test("a year without a degree does not end an education, and a kind of school is not a name", () => {
  const quote = "Ada was best graduating student of Mills University in 2001.";
  assert.equal(
    summaries(school({ school: "Mills University", to: "2001" }, quote)),
    "Ada Example studied at Mills University.",
  );
  assert.equal(summaries(school({ school: "High School", to: "1947" }, "She left the High School in 1947.")), "");
});

test("a sentence without a subject, far from the person's text, belongs to the next person", () => {
  const own = school({ school: "Mills University", degree: "BA" }, "BA (Mills University).", 100);
  const next = (at: number) =>
    school({ school: "Straits University", degree: "BEd" }, "Holds a BEd from Straits University.", at);
  assert.match(summaries(own, next(130)), /Straits/u);
  assert.doesNotMatch(summaries(own, next(300)), /Straits/u);
});

test("somebody is based where they live, not where they were born or where their family works", () => {
  const home = (place: string, quote: string) => summaries(read("location", place, quote));
  assert.match(home("Harrow", "I live in Harrow with two cats."), /based in Harrow/u);
  assert.equal(home("Wellington", "Based near Wellington, Somerset."), "");
  assert.equal(home("Bill", "I live with Bill, who was a land agent."), "");
  assert.equal(home("Charm Hollow", "Ada was born in 1936 on the home place near Charm Hollow."), "");
  assert.equal(home("Ziggy's Heating", "Ziggy's Heating"), "");
  assert.equal(home("Lensmakers", "She lives on site with her husband, Bo, an optician at Lensmakers, and a dog."), "");
});

test("the address of a page with several events does not belong to any single one", () => {
  const event = (title: string, url: string) => say("site", "event", { title, date: "2022", url });
  assert.equal(summaries(event("Low Water", "https://a.example/cv"), event("Bollard", "https://a.example/cv")), "");
  assert.match(
    summaries(event("Low Water", "https://a.example/low-water")),
    /^Ada Example’s events include Low Water/u,
  );
});
