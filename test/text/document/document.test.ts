import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readPersonPage } from "../../../src/connectors/pages/person-page.ts";
import { readText } from "../../../src/connectors/pages/prose.ts";
import type { Capture } from "../../../src/connectors/connector.ts";
import { placeIn } from "../../../src/text/document/block.ts";
import { chapterOf } from "../../../src/text/document/chapters.ts";
import { namingIn, soughtOf } from "../../../src/text/document/named.ts";
import { findPeriod } from "../../../src/text/document/period.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { readDocument } from "../../../src/text/document/reading.ts";

const capture = (data: string, about?: readonly string[]): Capture => ({
  kind: data.startsWith("<") ? "person-page" : "text",
  url: "https://people.example.org/ada",
  mediaType: data.startsWith("<") ? "text/html" : "text/plain",
  collectedAt: null,
  data,
  ...(about && { about }),
});

/** What a document stored under Ada Finch says about her. Every quote is checked against its position. */
function read(data: string, about: readonly string[] = ["Ada Finch"]): [string, unknown][] {
  const given = capture(data, about);
  const findings = [...(data.startsWith("<") ? readPersonPage(given) : readText(given))];
  return findings.flatMap(({ claims }) =>
    claims.map(({ property, value, locator, quote }): [string, unknown] => {
      const [, from, to] = /^char=(\d+),(\d+)$/u.exec(locator) ?? [];
      assert.equal(data.slice(Number(from), Number(to)), quote);
      return [property, value];
    }),
  );
}
const of = (property: string, claims: readonly [string, unknown][]) =>
  claims.flatMap(([name, value]) => (name === property ? [value] : []));

test("Reads dates as CVs write them, in many languages", () => {
  const times: Record<string, object> = {
    "2015–2019": { start: "2015", end: "2019" },
    "2017–\u2003Lecturer in sculpture": { start: "2017", current: true },
    "03/2015 – heute": { start: "2015-03", current: true },
    "Apr ’21 – present": { start: "2021-04", current: true },
    "6/22-pres.  Registered Nurse": { start: "2022", current: true },
    "8/20-5/22": { start: "2020", end: "2022" },
    "2016–21": { start: "2016", end: "2021" },
    "since autumn 2022": { start: "2022", current: true },
    "(fev/2013 – mar/2017)": { start: "2013-02", end: "2017-03" },
    "Feb-2013 - present": { start: "2013-02", current: true },
    "Depuis mars 2020": { start: "2020-03", current: true },
    "Mayo 2018–Actualidad": { start: "2018-05", current: true },
    "с 2012 по 2018": { start: "2012", end: "2018" },
    "2014.8–2019.7": { start: "2014-08", end: "2019-07" },
    "2005.8-2007.9 青藤大學": { start: "2005-08", end: "2007-09" },
    平成26年4月: { end: "2014-04", single: true },
    "2021.07-至今": { start: "2021-07", current: true },
    // A day and month after a year do not make an end in 2101.
    "2024-01": { end: "2024-01", single: true },
    "2024-01-19 Thank you": { end: "2024-01-19", single: true },
    "2019-03-01 – 2024-01-31": { start: "2019-03-01", end: "2024-01-31" },
    // Years come first in some languages, with or without a mark.
    "2017 m. gegužė – dabar": { start: "2017-05", current: true },
    "2019 spalis → 2021 kovas": { start: "2019-10", end: "2021-03" },
    "2014 09 – 2019 08 Mokytoja": { start: "2014-09", end: "2019-08" },
    "2019 10 interviews": { end: "2019", single: true },
    "2019 Set designer": { end: "2019", single: true },
    "avril à sept. 2015": { start: "2015-04", end: "2015-09" },
    "du 04/01/2021 au 23/12/2022": { start: "2021-01", end: "2022-12-23" },
    "2018 - act.": { start: "2018", current: true },
    "abril 2017 - actualmente": { start: "2017-04", current: true },
    "1998-02": { start: "1998", end: "2002" },
    "منذ أيلول 2018": { start: "2018-09", current: true },
  };
  for (const [text, time] of Object.entries(times)) {
    const { from: _from, to: _to, ...found } = findPeriod(text) ?? { from: 0, to: 0 };
    assert.deepEqual(found, time, text);
  }
  for (const text of ["Room 2014b", "2019–2015", "1815", "12 2"])
    assert.equal(findPeriod(text)?.start, undefined, text);
});

test("Recognises headings in seventeen languages, whatever their case and accents", () => {
  const headings = {
    work: "EXPERIENCE:|Berufserfahrung|Expériences professionnelles|ОПЫТ РАБОТЫ|İŞ DENEYİMİ|职业经历|職　歴|الخبرة العملية|कार्य अनुभव|Doświadczenie zawodowe|Dirbau|Dónde he trabajado|He trabajado en:|Mes expériences|Gdzie pracowałam",
    school:
      "Education & Training|Studium|Formación académica|Išsilavinimas|Utbildning|學歷|शिक्षा|Schul- und Berufsausbildung|Mokiausi|Dónde he estudiado|NAUKA",
    others: "Colleagues|Referees|Estudiantes dirigidos|Podobni specjaliści|實驗室成員",
  };
  for (const [chapter, list] of Object.entries(headings))
    for (const heading of list.split("|")) assert.equal(chapterOf(heading), chapter, heading);
  for (const text of ["Ada Finch", '{"birthDate": 1', "Experienced engineer"]) assert.equal(chapterOf(text), undefined);
});

test("Recognises a heading that combines known ones or narrows one", () => {
  assert.equal(chapterOf("Recreations"), "interests");
  assert.equal(chapterOf("Relevant work experience"), "work");
  assert.equal(chapterOf("Licences & certifications"), chapterOf("Certifications"));
  assert.equal(chapterOf("Skills / Languages"), "skills");
  for (const text of ["Skills and kites", "Selected kites", "Ada & Otto", "Work, school, skills, awards"])
    assert.equal(chapterOf(text), undefined, text);
});

test("Two successive posts share a period: the first has its start, the second its end", () => {
  const claims = read(
    "Ada Finch\n\nEMPLOYMENT\nAssistant, later Curator, Corvane Museum (2012–2018)\nRegistrar, Tessaly Museum (2009–2012)\n",
  );
  assert.deepEqual(
    of("experience", claims).map((value) => {
      const { title, from, to } = value as { title: string; from?: string; to?: string };
      return [title, from, to];
    }),
    [
      ["Assistant", "2012", undefined],
      ["Curator", undefined, "2018"],
      ["Registrar", "2009", "2012"],
    ],
  );
});

test("Dates without a post are not an entry", () => {
  const claims = read(
    "Ada Finch\n\nEMPLOYMENT\n2019 - 2022  Curator, Corvane Museum\n2018 - 2019  Career break: a long walk\n2014 - 2018  Registrar, Tessaly Museum\n",
  );
  assert.deepEqual(
    of("experience", claims).map((value) => (value as { company: string }).company),
    ["Corvane Museum", "Tessaly Museum"],
  );
});

test("A town is neither an employer nor a degree", () => {
  const claims = read(
    "Ada Finch\n\nEMPLOYMENT\n2014 - 2018  Registrar, Corvane Museum, Wolverhampton\n\nEDUCATION\n2009 - 2013  University of Tessaly, Wolverhampton\n",
  );
  assert.deepEqual(
    of("experience", claims).map((value) => (value as { company: string }).company),
    ["Corvane Museum"],
  );
  assert.equal((of("education", claims)[0] as { degree?: string }).degree, undefined);
});

test("Reads two columns one after the other", () => {
  const left = [
    "ADA FINCH",
    "",
    "CONTACT",
    "Leeds",
    "",
    "SKILLS",
    "Typesetting",
    "Proofreading",
    "",
    "LANGUAGES",
    "English, German",
  ];
  const right = [
    "WORK HISTORY",
    "",
    "Senior Editor",
    "Corvane Ltd, Leeds",
    "2014 - 2020",
    "",
    "Junior Editor",
    "Globex Ltd, York",
    "2009 - 2014",
    "",
    "",
  ];
  const said = read(left.map((text, at) => `${text.padEnd(30)}| ${right[at] ?? ""}`).join("\n"));
  assert.deepEqual(of("skill", said), ["Typesetting", "Proofreading"]);
  assert.deepEqual(
    of("experience", said).map((value) => (value as { company: string }).company),
    ["Corvane Ltd", "Globex Ltd"],
  );
});

test("Reads the town below the person's email address as theirs, and does not take an address with their name for a heading", () => {
  const cv = (contacts: string) =>
    of(
      "location",
      read(`Ada Finch\nEditor\n\nEXPERIENCE\nEditor\nCorvane Ltd, York\n2014 – 2020\n\nCONTACT\n${contacts}\n`),
    );
  assert.deepEqual(cv("ada@finch.example\n+44 20 7946 0321\nCardiff, Wales"), ["Cardiff"]);
  assert.deepEqual(cv("https://ada-finch.example\n4 Mill Lane, Cardiff CF10 1AA"), ["Cardiff"]);
});

test("A document stored under a person's key is about them, however it names them, unless it is about somebody else", () => {
  const nameless = "<title>CV</title><h2>Skills</h2><p>Typesetting, proofreading</p>";
  const [finding] = readPersonPage(capture(nameless, ["Ada Finch"]));
  assert.equal(finding?.filed, true);
  assert.deepEqual(of("skill", read(nameless)), ["Typesetting", "proofreading"]);
  const another = "<h1>Mona Reed</h1><h2>Skills</h2><p>Typesetting</p><h2>Languages</h2><p>English</p>";
  const [other] = readPersonPage(capture(another, ["Ada Finch"]));
  assert.equal(other?.name, "Mona Reed");
  assert.equal(other?.filed, false);
  assert.deepEqual([...readPersonPage(capture(nameless))], []);
});

test("Reads any text without throwing, and locates every character of a block", () => {
  const pieces =
    "WORK HISTORY\n|**|__x__|*y*|## |\n\n|  |\t|2015 - 2019|Ada Finch|: |* |\u3000|é|e\u0301|💠|Skills: a, b|\r\n|\u2028|\u200b".split(
      "|",
    );
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 60 }), (parts) => {
      const text = parts.join("");
      for (const block of plainBlocks(text)) {
        assert.equal(block.from.length, block.text.length);
        for (let index = 0; index < block.text.length; index++) {
          const { from, to } = placeIn(block, index, index + 1);
          assert.ok(from >= 0 && from <= to && to <= text.length);
        }
      }
      read(text === "" || text.startsWith("<") ? "a" : text);
    }),
    { numRuns: 300 },
  );
});

test("A post with only its dates below belongs to the employer above, even if another post follows", () => {
  const said = read(
    [
      "ADA FINCH",
      "",
      "EXPERIENCE",
      "",
      "Corvane Labs",
      "6 yrs 4 mos",
      "Site Director",
      "Sep 2022 - Present · 4 yrs 3 mos",
      "Athlone",
      "Associate Director, Operations",
      "Aug 2020 - Sep 2022 · 2 yrs 2 mos",
      "",
      "Kestrel",
      "Graduate Engineer",
      "Sep 2010 - Jul 2012 · 1 yr 11 mos",
    ].join("\n"),
  );
  assert.deepEqual(
    of("experience", said).map((value) => {
      const { title, company } = value as { title?: string; company: string };
      return [title, company];
    }),
    [
      ["Site Director", "Corvane Labs"],
      ["Associate Director, Operations", "Corvane Labs"],
      ["Graduate Engineer", "Kestrel"],
    ],
  );
});

test("Reads consecutive labels on one line separately", () => {
  const claims = read("<h1>Ada Finch</h1><p><b>Languages:</b> Polish, English. <b>Skills:</b> C, Rust, soldering.</p>");
  assert.deepEqual(
    of("language", claims).map((value) => (value as { readonly language: string }).language),
    ["Polish", "English"],
  );
  assert.deepEqual(of("skill", claims), ["C", "Rust", "soldering"]);
  assert.deepEqual(of("skill", read("<h1>Ada Finch</h1><p>She said: Skills: none.</p>")), []);
});

test("Reads a spouse in a table despite the wedding year after the name, but not after a divorce", () => {
  const spouse = (text: string) =>
    of("spouse", read(`<h1>Ada Finch</h1><table><tr><th>Spouse</th><td>${text}</td></tr></table>`));
  assert.deepEqual(spouse("Tom Sample (m. 2009)"), ["Tom Sample"]);
  assert.deepEqual(spouse("Tom Sample (div. 2015)"), []);
  assert.deepEqual(spouse("Tom Sample (2001–2010)"), []);
});

test("A portrait is about its subject, even if its first lines name the author", () => {
  const portrait =
    "The woman who put the buses back\nBy Tom Askwith, business correspondent\nThere is a framed timetable on the wall of Ada Finch's office, and she can recite it to anybody who asks her to.\nIn 2016 Finch joined Lumen Buses as an operations manager, and she stayed.";
  assert.deepEqual(of("experience", read(portrait)), [
    { title: "operations manager", company: "Lumen Buses", from: "2016", kind: "job" },
  ]);
});

test("A paragraph about the author is read as theirs under a heading that says so", () => {
  const blurb =
    "ABOUT THE AUTHOR\n\nAda Finch was born in Leeds in 1978. She joined Lumen Press as an editor in 2009 and has written four novels since then.";
  assert.deepEqual(of("birthDate", read(blurb)), ["1978"]);
});

test("The name on the first line stands above the headings, and above people shown next to it", () => {
  const about =
    "Ada Finch\nI keep the lights on.\n\nAbout\nI joined Lumen Theatre as a lighting designer in 2011, and I left it in 2019. Since then I have been at home with the children, and with all of the lamps that they break.\n\nPeople also viewed\nTess Hargrove – Production Manager at Corvane Wells\nIvo Blank – Sound Engineer at Kestrel Hall";
  const employers = of("experience", read(about)).map((value) => (value as { readonly company: string }).company);
  assert.deepEqual(employers, ["Lumen Theatre"]);
});

test("When no part is about the person, only the paragraph that names them is read", () => {
  const story =
    "<h1>Our story</h1><p>Every loaf we sell owes something to a bad back, and to a long winter without any work at all.</p><p>In 2012 Ada Finch joined Corvane Strings as a luthier, and she stayed there until the shop became ours.</p><h2>Our flour</h2><p>Our miller, Tom Askwith, joined Kestrel Mill as a manager in 2001, and he still grinds every sack himself.</p>";
  const employers = of("experience", read(story)).map((value) => (value as { readonly company: string }).company);
  assert.deepEqual(employers, ["Corvane Strings"]);
});

test("A page belongs to the organisation that its title names with a word for staff, or that its footer names", () => {
  const employersOn = (page: string) =>
    of("experience", read(page)).map((value) => (value as { readonly company: string }).company);
  const card = "<h1>Ons team</h1><h2>Ada Finch</h2><p>Projectleider</p><h2>Tom Askwith</h2><p>Directeur</p>";
  assert.deepEqual(employersOn(`<title>Ons team | Van Loenen Waterbouw</title>${card}`), ["Van Loenen Waterbouw"]);
  const team = "<h1>Our team</h1><h2>Ada Finch</h2><p>Sales Manager</p><h2>Tom Askwith</h2><p>Director</p>";
  assert.deepEqual(employersOn(`<main>${team}</main><footer><p>© Wrenfield & Cole. Website by Pixel</p></footer>`), [
    "Wrenfield & Cole",
  ]);
});

test("A page of people belongs to the organisation mentioned first on it or in its imprint", () => {
  const jobsOf = (data: string) => of("experience", read(data)) as { title: string; company: string }[];
  const announced = jobsOf(
    "<h1>Quennell strengthens leadership team</h1><p>Quennell Aggregates plc today announced changes.</p><h2>Ada Finch</h2><p>Quarry Engineer</p>",
  );
  assert.deepEqual(
    announced.map(({ title, company }) => [title, company]),
    [["Quarry Engineer", "Quennell Aggregates plc"]],
  );
  const signed = jobsOf(
    "<h1>Our partners</h1><h2>Ada Finch</h2><p>Senior Adviser, Resilience</p><p>Quennell Lisle LLP is authorised and regulated by the Board.</p>",
  );
  assert.deepEqual(
    signed.map(({ title, company }) => [title, company]),
    [["Senior Adviser, Resilience", "Quennell Lisle LLP"]],
  );
});

test("A line about duties in a post names neither the post nor its employer", () => {
  const cv = [
    "Ada Finch\n\nCareer",
    "Quennell Harbour Ltd, Senior Pilot (2015-)\nReport to the terminal director, Piers Langstaff.\nManage a team of nine.",
    "Corvane Coast, Deck Officer (2008-2015)\nReported to the operations manager, Anna Vex.",
  ].join("\n");
  const jobs = of("experience", read(cv)) as { title: string; company: string; location?: string }[];
  assert.deepEqual(
    jobs.map(({ title, company, location }) => [title, company, location]),
    [
      ["Senior Pilot", "Quennell Harbour Ltd", undefined],
      ["Deck Officer", "Corvane Coast", undefined],
    ],
  );
});

test("Reads a table row with a post and an employer with dates in brackets as an entry", () => {
  const row = (post: string, where: string) => `<tr><td>${post}</td><td>${where}</td></tr>`;
  const jobs = of(
    "experience",
    read(
      `<h1>Ada Finch</h1><h2>Career</h2><table>${row("Underwriter", "Quennell Re (2011-2018)")}${row("Head of Claims", "Corvane Trust (until Dec 2023)")}</table>`,
    ),
  ) as { title: string; company: string; from?: string; to?: string }[];
  assert.deepEqual(
    jobs.map(({ title, company, from, to }) => [title, company, from, to]),
    [
      ["Underwriter", "Quennell Re", "2011", "2018"],
      ["Head of Claims", "Corvane Trust", undefined, "2023-12"],
    ],
  );
});

test("A standfirst below the name is not a post", () => {
  const claims = read("<h1>Ada Finch</h1><p>The captain who steers the harbour through its storms</p><p>She rows.</p>");
  assert.deepEqual(of("occupation", claims), []);
});

test("Where somebody grew up is not when they were born", () => {
  assert.deepEqual(
    of("birthDate", read("<h1>Ada Finch</h1><p>She grew up in Leeds and has run Globex since 2011.</p>")),
    [],
  );
});

test("The name is quoted from where it is written, not from an address above it", () => {
  const page = "<p><a href='mailto:ada@finch.example'>ada@finch.example</a></p><p>Ada Finch builds boats.</p>";
  const [finding] = [...readPersonPage(capture(page, ["Ada Finch"]))];
  assert.equal(finding?.claims.find(({ property }) => property === "fullName")?.quote, "Ada Finch");
});

test("An address of the press office, or of somebody named before it, is not the person's", () => {
  const page = (line: string) => `<h1>Ada Finch</h1><p>Engineer</p><p>${line}</p>`;
  assert.deepEqual(of("email", read(page("Media contact: Hetal Brack, h.brack@globex.example, 617-555-0129"))), []);
  assert.deepEqual(of("phone", read(page("Media contact: Hetal Brack, h.brack@globex.example, 617-555-0129"))), []);
  assert.deepEqual(of("email", read(page("Clerk: Tessa Lumley, tlumley@globex.example"))), []);
  assert.deepEqual(of("email", read(page("Office 12, af@globex.example"))), ["af@globex.example"]);
});

test("A post next to the person's name, or before the first sentence below it, is theirs", () => {
  const team = (card: string) =>
    `<title>Our team | Wrenfield Ltd</title><h1>Our team</h1>${card}<h2>Tom Askwith</h2><p>Director</p>`;
  const posts = (card: string) => of("experience", read(team(card))).slice(0, 1);
  const post = (title: string, from?: string) => [
    { title, company: "Wrenfield Ltd", current: true, kind: "job", ...(from && { from }) },
  ];
  assert.deepEqual(
    posts("<h2>Ada Finch</h2><p>Head of Brewing. Ada made cider in a shed.</p>"),
    post("Head of Brewing"),
  );
  assert.deepEqual(posts("<h2>Ada Finch</h2><p>Sales Manager since 2021</p>"), post("Sales Manager", "2021"));
  assert.deepEqual(posts("<h2>Ada Finch</h2><p>Ada was the first to ask the manager. He said no.</p>"), []);
  const band = `<title>Music – Wrenfield Band</title><h1>Music</h1><h2>Flute</h2><p>Karin Pirk, Lukas Ort</p>
    <h2>Horn</h2><p>Ada Finch (Member, since 1966 director), Tom Askwith</p><h2>Tuba</h2><p>Eva Kreuz</p>`;
  assert.deepEqual(of("occupation", read(band)), []);
});

test("A page without a title belongs to the organisation on its first line, and an event's page to none", () => {
  const employers = (heading: string) =>
    of("experience", read(`<h1>${heading}</h1><h2>Ada Finch</h2><p>Secretary</p><h2>Tom Askwith</h2><p>Chair</p>`)).map(
      (value) => (value as { readonly company: string }).company,
    );
  assert.deepEqual(employers("Halden Rowing Club – Committee 2022"), ["Halden Rowing Club"]);
  assert.deepEqual(employers("Halden Rowing Conference 2022"), []);
});

test("A CV that names somebody only as a referee or in the line of a post is not theirs", () => {
  const cv = (last: readonly string[], post = "2014 - 2019  Recruiter, Quillhaven Media") =>
    plainBlocks(
      [
        "Leonie Fairbrass",
        "Bristol",
        "",
        "Experience",
        "2019 - present  Head of Talent, Copperfield Vans Ltd",
        post,
        "",
        ...last,
      ].join("\n"),
    );
  const referees = cv(["References", "Gideon Marlowe, Director, Copperfield Vans Ltd"]);
  const boss = cv([], "2014 - 2019  Recruiter, Quillhaven Media, reporting to Gideon Marlowe");
  for (const blocks of [referees, boss]) {
    const { divided, told, running } = readDocument(blocks, "Gideon Marlowe", undefined);
    assert.equal(divided.other, "Leonie Fairbrass");
    assert.deepEqual([told, running], [[], []]);
    assert.equal(readDocument(blocks, "Leonie Fairbrass", undefined).divided.other, undefined);
  }
});

test("An email address and a phone number next to another name are not the person's", () => {
  const cv = (line: string) =>
    read(`Ada Finch\nCurriculum vitae\n\nExperience\n2018 - present  Diver, Kelp Aquarium\n\n${line}\n`);
  for (const line of [
    "My neighbour Bert Umber (bert.umber@example.org, +44 20 7946 0123) looks after the cat.",
    "Contact: if lost ask my neighbour Bert Umber, b.umber@example.org, +44 20 7946 0123",
    "Assistant: Bert Umber, umber@example.org",
  ])
    assert.deepEqual([of("email", cv(line)), of("phone", cv(line))], [[], []], line);
  const both = cv("Bert Umber, bert@example.org. Ada Finch, finch@example.org, +44 20 7946 0123");
  assert.deepEqual([of("email", both), of("phone", both)], [["finch@example.org"], ["+442079460123"]]);
  assert.deepEqual(of("email", cv("Kelp Street 4, New Haven · moonlight77@example.org")), ["moonlight77@example.org"]);
});

test("A name in letters that need no space is the same with one between its parts", () => {
  const sought = soughtOf("湖森玲奈");
  assert.ok(sought);
  assert.deepEqual(namingIn("教授 湖森 玲奈 こもり れいな", sought), { naming: "full", place: { from: 3, to: 8 } });
  assert.equal(namingIn("教授 湖森 玲子", sought), undefined);
});

test("Cards of other people on a person's page are theirs, however rare their given names", () => {
  const card = (name: string, post: string, text: string) =>
    `<div class="card"><h3>${name}</h3><p class="post">${post}</p><p>${text}</p></div>`;
  const page = (cards: string) =>
    `<h1>Ada Finch</h1><p>Professor of Botany at Brindle University since 2017.</p><h2>Bench</h2>${cards}`;
  const pell = card("Roderick Pell", "Keeper", "Weighs moss.");
  const wenlow = card("Zephrine Wenlow", "Fellow", "She studied at Larkmoor University (2022).");
  assert.deepEqual(of("education", read(page(pell + wenlow))), []);
  // Headings of sections look alike too, but are not all names.
  const section = "<h3>Studies</h3><p>She studied at Larkmoor University (2022).</p>";
  assert.equal(of("education", read(page(pell + section))).length, 1);
});

test("On a list of people, somebody with the person's name and one more is another person", () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const list = (names: readonly string[]) =>
    `<h1>Committee</h1>${names.map((name) => card(name, `Studied at ${name.length > 9 ? "Larkmoor" : "Brindle"} University.`)).join("")}`;
  const schools = (names: readonly string[]) =>
    of("education", read(list(names))).map((value) => (value as { readonly school: string }).school);
  assert.deepEqual(schools(["Otto Hale", "Ada Finch", "Ada Finch Moreno"]), ["Brindle University"]);
  assert.deepEqual(schools(["Otto Hale", "Ada Finch Moreno"]), ["Larkmoor University"]);
});

test("A post stands beside a name in its heading, over it, or in another cell of its row", () => {
  const jobsOn = (page: string) =>
    of("experience", read(`<title>Our team | Wrenfield & Cole</title><main>${page}</main>`)).map((value) => {
      const { title, company } = value as { readonly title?: string; readonly company: string };
      return `${title} @ ${company}`;
    });
  const beside = "<h1>Our team</h1><h3>Dr Ada Finch – Clinical Director</h3><p>Ada sails.</p>";
  assert.deepEqual(jobsOn(beside), ["Clinical Director @ Wrenfield & Cole"]);
  const over = (more: string) => `<h1>Our team</h1><h2>Treasurer</h2><h3>Ada Finch</h3><p>tel. 1</p>${more}`;
  assert.deepEqual(jobsOn(over("<h2>Secretary</h2><h3>Tom Askwith</h3>")), ["Treasurer @ Wrenfield & Cole"]);
  assert.deepEqual(jobsOn(over("<h3>Tom Askwith</h3>")), []);
  const rows =
    "<h1>Our team</h1><table><tr><td>Tom Askwith</td><td>Founding Partner</td></tr><tr><td>Ada Finch</td><td>Senior Surveyor</td><td>ada@wrenfield.example</td></tr></table>";
  assert.deepEqual(jobsOn(rows), ["Senior Surveyor @ Wrenfield & Cole"]);
});

test("Whoever made a website does not employ those whom it shows, nor does a part of a body", () => {
  const employersOn = (page: string) =>
    of("experience", read(page)).map((value) => (value as { readonly company: string }).company);
  const card = "<h1>Ada Finch</h1><p>Photographer</p>";
  assert.deepEqual(employersOn(`<main>${card}</main><footer>Site designed by Studio Holm – a@b.example</footer>`), []);
  const people = "<h1>People</h1><h2>Ada Finch</h2><p>Lecturer</p><h2>Tom Askwith</h2><p>Director</p>";
  assert.deepEqual(employersOn(`<title>People – Department of History, University of Varn</title>${people}`), [
    "University of Varn",
  ]);
});
