import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { blocksOf } from "../../../src/connectors/pages/written-page.ts";
import { findPeriod } from "../../../src/text/document/period.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { readDocument } from "../../../src/text/document/reading.ts";
import type { Told } from "../../../src/text/document/told.ts";

const NAME = "Wanja Quellbach";

function plain(...lines: string[]): readonly Told[] {
  return readDocument(plainBlocks([NAME, "", ...lines].join("\n")), NAME, undefined).told;
}

function page(data: string): readonly Told[] {
  return readDocument(blocksOf({ mediaType: "text/html", data: `<h1>${NAME}</h1>${data}` }), NAME, "en").told;
}

/** Title, employer, start and end of each post. */
function posts(told: readonly Told[]): (readonly (string | undefined)[])[] {
  return told.flatMap((each) =>
    each.property === "experience" ? [[each.value.title, each.value.company, each.value.from, each.value.to]] : [],
  );
}

/** Degree, school and end of each. */
function degrees(told: readonly Told[]): (readonly (string | undefined)[])[] {
  return told.flatMap((each) =>
    each.property === "education" ? [[each.value.degree, each.value.school, each.value.to]] : [],
  );
}

function valuesOf(told: readonly Told[], property: Told["property"]): readonly unknown[] {
  return told.flatMap((each) => (each.property === property ? [each.value] : []));
}

describe("the entries of a CV", () => {
  test("begin with a post above a line with its time, right below the items of the entry before", () => {
    for (const mark of ["- ", "• "]) {
      const told = plain(
        "EXPERIENCE",
        "Senior Surveyor",
        "Firth Marine Ltd | Oban | Mar 2018 - Present",
        `${mark}Led surveys of 40 vessels and of their`,
        "  crews in three waters.",
        "Graduate Surveyor",
        "Clyde Hulls | Greenock | Sep 2014 - Feb 2018",
        `${mark}Inspected ferries.`,
      );
      assert.deepEqual(posts(told), [
        ["Senior Surveyor", "Firth Marine Ltd", "2018-03", undefined],
        ["Graduate Surveyor", "Clyde Hulls", "2014-09", "2018-02"],
      ]);
    }
  });

  test("have a vocational diploma of Quebec before a school that is written in capitals", () => {
    const told = plain("FORMATION", "2014 - 2015 DEP Pâtisserie, ITHQ");
    assert.deepEqual(degrees(told), [["DEP Pâtisserie", "ITHQ", "2015"]]);
  });

  test("do not include lines about duties, each in its own paragraph", () => {
    const told = page(
      "<h2>Experience</h2><p>Software Engineer, Copperline Systems, Bath — 2015 to 2020</p><p>- Reported to Hilda Stroud, Head of Platform</p><p>Worked with Bo Sample, Chief Engineer</p><p>Managing Partner, Globex Works</p>",
    );
    assert.deepEqual(posts(told), [
      ["Software Engineer", "Copperline Systems", "2015", "2020"],
      ["Managing Partner", "Globex Works", undefined, undefined],
    ]);
  });

  test("may name the employer of the entry above by a word for the same place", () => {
    const told = page(
      "<h2>Werdegang</h2><ul><li>2010 – 2017 Leitender Oberarzt, Universitätsklinikum Halden</li><li>2006 – 2010 Oberarzt ebenda</li><li>1998 – 2006 Assistenzarzt, Knappschaftskrankenhaus Brunn</li></ul>",
    );
    assert.deepEqual(posts(told), [
      ["Leitender Oberarzt", "Universitätsklinikum Halden", "2010", "2017"],
      ["Oberarzt", "Universitätsklinikum Halden", "2006", "2010"],
      ["Assistenzarzt", "Knappschaftskrankenhaus Brunn", "1998", "2006"],
    ]);
  });

  test("may join a post to a house by an elided preposition, and to a school in small letters", () => {
    const told = page(
      "<h2>Parcours</h2><ul><li>2008-2018 : maître de conférences, Université Halden, Brunn</li><li>2006-2008 : chercheur à l'INALCO</li><li>1996-1999 : professeur de français au collège moderne de Valbrume</li></ul>",
    );
    assert.deepEqual(posts(told), [
      ["maître de conférences", "Université Halden", "2008", "2018"],
      ["chercheur", "INALCO", "2006", "2008"],
      ["professeur de français", "collège moderne de Valbrume", "1996", "1999"],
    ]);
  });

  test("show that the person is a woman where a post has a form for women", () => {
    const german = (post: string) =>
      readDocument(
        blocksOf({
          mediaType: "text/html",
          data: `<h1>${NAME}</h1><h2>Berufserfahrung</h2><ul><li>07/2019 – heute ${post} Qualität, Halden AG</li></ul>`,
        }),
        NAME,
        "de",
      ).told;
    assert.deepEqual(valuesOf(german("Leiterin"), "gender"), ["female"]);
    assert.deepEqual(valuesOf(german("Leiter"), "gender"), []);
  });

  test("may have dates with abbreviated months, whose full stops separate nothing", () => {
    const told = plain(
      "EXPÉRIENCE PROFESSIONNELLE",
      "* Juil. 2021 à août 2025 : Chercheuse, Solumar SAS, Lyon",
      "   > Deux thèses",
      "* Sept. 2016 – janv. 2021 : Ingénieure, Numéria Conseil",
      "",
      "FORMATION",
      "2005 – 2008  Master, Écologie, Université de Haute-Brenne",
    );
    assert.deepEqual(posts(told), [
      ["Chercheuse", "Solumar SAS", "2021-07", "2025-08"],
      ["Ingénieure", "Numéria Conseil", "2016-09", "2021-01"],
    ]);
    assert.deepEqual(posts(plain("WORK HISTORY", "Clerk, Globex Ltd, 2012. Manager, Initech Ltd, Sept. 2018.")), [
      ["Clerk", "Globex Ltd", "2012", "2012"],
      ["Manager", "Initech Ltd", "2018-09", "2018-09"],
    ]);
  });

  test('continue after a page header, and after a line that ends in "and"', () => {
    const told = plain(
      "Berufserfahrung",
      "02/2022 – heute       Stationsleiterin",
      "                      Agentur Farbwerk",
      "                      + Einarbeitung neuer Kolleginnen und",
      "    Kollegen",
      "                      + Dienstplanung",
      "",
      "07/2020 – 01/2022     Pflegerin",
      "                      Weißtal AG",
      "                      + Beratung der Kolleginnen und",
      "Lebenslauf – Wanja Quellbach – Seite 2",
      "    Kollegen",
      "",
      "05/2018 – 06/2020     Pflegehelferin",
      "                      Rheinbogen GmbH",
      "",
      "Ausbildung",
      "2003 – 2011           Abitur (Gymnasium am Lindenhain)",
    );
    assert.deepEqual(posts(told), [
      ["Stationsleiterin", "Agentur Farbwerk", "2022-02", undefined],
      ["Pflegerin", "Weißtal AG", "2020-07", "2022-01"],
      ["Pflegehelferin", "Rheinbogen GmbH", "2018-05", "2020-06"],
    ]);
  });

  test("are read from columns joined by leader dots", () => {
    const told = plain(
      "WORK HISTORY",
      "Shop Foreman ........ Kestrel Truck & Trailer ........ 2013 to present",
      "Mechanic ............ Penfold ........................ 2003 to 2008",
    );
    assert.deepEqual(posts(told), [
      ["Shop Foreman", "Kestrel Truck & Trailer", "2013", undefined],
      ["Mechanic", "Penfold", "2003", "2008"],
    ]);
  });

  test("are read from Markdown under its headings, without its markup", () => {
    const told = plain(
      "## Work",
      "",
      "**Wren & Wicket** – Engineering Manager, *2019–2022*",
      "",
      "__Penfold__ – Clerk, _2013–2015_",
      "",
      "## Education",
      "",
      "**BSc Geology**, University of Larkmoor, 2012",
    );
    assert.deepEqual(posts(told), [
      ["Engineering Manager", "Wren & Wicket", "2019", "2022"],
      ["Clerk", "Penfold", "2013", "2015"],
    ]);
    assert.deepEqual(degrees(told), [["BSc Geology", "University of Larkmoor", "2012"]]);
    const quoted = plainBlocks("5 * 3 * 2, snake_case_name and **bold** words");
    assert.equal(quoted[0]?.text, "5 * 3 * 2, snake_case_name and bold words");
  });

  test("leave out degrees that were not completed or never begun", () => {
    const told = plain(
      "Education",
      "PhD Chemistry, University of Halden (withdrawn)",
      "2015-2017",
      "MSc Chemistry, University of Larkmoor, 2012",
      "MBA, Wendle Business School (deferred offer, not taken up)",
    );
    assert.deepEqual(degrees(told), [["MSc Chemistry", "University of Larkmoor", "2012"]]);
    const thesis = plain("Education", "MSc Chemistry, University of Larkmoor, 2012", "Thesis on incomplete combustion");
    assert.deepEqual(degrees(thesis), [["MSc Chemistry", "University of Larkmoor", "2012"]]);
  });

  test("may name a post held at the start or end of a period, an earlier post in brackets, or a secondment", () => {
    const told = plain(
      "Experience",
      "Programme Manager, Heronsgate Trust (until Dec 2023)",
      "2014 - 2022 Senior Adviser (formerly CTO, 2009-2014), Corvane",
      "2012 - 2014 Policy Officer, Secondment to Halden Council",
      "2001 - 2012 Kestrel Ltd, latterly as Head of Sales",
      "1998 - 2001 Penfold GmbH, zuletzt als Leiter Einkauf",
      "1996 - 1998 Started as an intern at Wendle Ltd",
    );
    assert.deepEqual(posts(told), [
      ["Programme Manager", "Heronsgate Trust", undefined, "2023-12"],
      ["Senior Adviser", "Corvane", "2014", "2022"],
      ["CTO", "Corvane", "2009", "2014"],
      ["Policy Officer", "Halden Council", "2012", "2014"],
      ["Head of Sales", "Kestrel Ltd", undefined, "2012"],
      ["Leiter Einkauf", "Penfold GmbH", undefined, "2001"],
      ["intern", "Wendle Ltd", "1996", undefined],
    ]);
  });

  test("are read from one box each, whatever the order of its lines", () => {
    const box = (title: string, time: string, employer: string) =>
      `<div class="row"><div>${title}</div><div>${time}</div><div>${employer}</div></div>`;
    const told = page(
      `<div><h2>Work</h2>${box("Sailing Instructor", "since 2021", "Kestrel Yacht Club")}${box("Research Engineer", "2017–2020", "Penfold Institute")}</div>`,
    );
    assert.deepEqual(posts(told), [
      ["Sailing Instructor", "Kestrel Yacht Club", "2021", undefined],
      ["Research Engineer", "Penfold Institute", "2017", "2020"],
    ]);
  });

  test("may be split by a full stop and share one period", () => {
    assert.deepEqual(
      posts(
        plain("EMPLOYMENT", "2001-2008: Penfold Works, Leeds. Senior Engineer.", "1995-2001: Garrow Trust. Clerk."),
      ),
      [
        ["Senior Engineer", "Penfold Works", "2001", "2008"],
        ["Clerk", "Garrow Trust", "1995", "2001"],
      ],
    );
    assert.deepEqual(
      posts(plain("EMPLOYMENT", "since 2013 Translator. Among the clients: Penfold, Garrow Trust.")),
      [],
    );
    assert.deepEqual(
      posts(plain("ROLES", "Director, Penfold Works (since 2022). Trustee, Garrow Trust.")).map(([title]) => title),
      ["Director", "Trustee"],
    );
  });

  test("are read from forms with labels in the first column", () => {
    const told = plain(
      "ESPERIENZA LAVORATIVA",
      "• Date (da – a)        Da febbraio 2014 ad oggi",
      "• Datore di lavoro     Acetaia Quellbach S.r.l., Modena",
      "• Tipo di impiego      Responsabile di produzione",
    );
    assert.deepEqual(posts(told), [["Responsabile di produzione", "Acetaia Quellbach S.r.l.", "2014-02", undefined]]);
  });
});

describe("the posts of a CV", () => {
  test("are read in brackets after their employers, even without a known word if most are, like degrees after schools", () => {
    const told = plain(
      "WORK",
      "2007-2012, Garrow Legal Aid (Staff Attorney)",
      "About 900 cases. Trial: 31. Won: most.",
      "2006-2007, Court of Lindes County (Law Clerk)",
      "2001-2002, Kestrel Homes (Corps Fellow-at-large)",
      "",
      "DEGREES",
      "2001, Thornbury College (B.A., Sociology)",
    );
    assert.deepEqual(posts(told), [
      ["Staff Attorney", "Garrow Legal Aid", "2007", "2012"],
      ["Law Clerk", "Court of Lindes County", "2006", "2007"],
      ["Corps Fellow-at-large", "Kestrel Homes", "2001", "2002"],
    ]);
    assert.deepEqual(degrees(told), [["B.A., Sociology", "Thornbury College", "2001"]]);
  });

  test("are read in succession on one line, each with its dates, but not from a bracket with other information", () => {
    assert.deepEqual(posts(plain("WORK", "Arthur Penfold, 1979 - 1991", "  Assistant, then from 1984 Manager")), [
      ["Assistant", "Arthur Penfold", "1979", "1984"],
      ["Manager", "Arthur Penfold", "1984", "1991"],
    ]);
    assert.deepEqual(
      posts(
        plain(
          "WORK",
          "Kestrelnet                2016-02 > 2021-07",
          "Senior Manager (2018-), Manager (2016-2018)",
          "Royal Fleet               1999 to 2012",
          "Chief Officer (from 2006 in charge of a section of 18)",
        ),
      ),
      [
        ["Senior Manager", "Kestrelnet", "2018", "2021-07"],
        ["Manager", "Kestrelnet", "2016", "2018"],
        ["Chief Officer", "Royal Fleet", "1999", "2012"],
      ],
    );
  });

  test("are read in succession in a column, with an earlier post below and its dates in brackets", () => {
    assert.deepEqual(
      posts(
        plain(
          "WORK",
          "Jul. 2022 to date    Penfold Pensions, Leeds",
          "                     Senior Auditor",
          "                     Auditor (Feb. 2019 - Jun. 2022)",
          "",
          "10/2016 - 01/2019    Garrow Bank Plc, York -- Teller, later Counter Manager",
        ),
      ),
      [
        ["Senior Auditor", "Penfold Pensions", "2022-07", undefined],
        ["Auditor", "Penfold Pensions", "2019-02", "2022-06"],
        ["Teller", "Garrow Bank Plc", "2016-10", undefined],
        ["Counter Manager", "Garrow Bank Plc", undefined, "2019-01"],
      ],
    );
  });

  test("are read under an employer in capitals with its town, and a ward is not an employer", () => {
    assert.deepEqual(
      posts(
        plain(
          "EXPERIENCE",
          "",
          "UNIVERSITY OF LINDES HOSPITAL             Lindes, NM",
          "Flight Nurse, Helicopter One              June 2018 to Present",
          "Staff Nurse, Surgical Ward                August 2014 to June 2018",
          "",
          "JARROW & SONS, NORWICH",
          "Deputy Book Buyer                         Feb 2013 - Aug 2014",
          "",
          "EDUCATION",
          "BSc, Thornbury University, 2012",
        ),
      ),
      [
        ["Flight Nurse", "UNIVERSITY OF LINDES HOSPITAL", "2018-06", undefined],
        ["Staff Nurse", "UNIVERSITY OF LINDES HOSPITAL", "2014-08", "2018-06"],
        ["Deputy Book Buyer", "JARROW & SONS", "2013-02", "2014-08"],
      ],
    );
  });

  test("take dates from two labelled columns, and ignore unrelated lines next to them", () => {
    assert.deepEqual(
      posts(
        plain(
          "WORK EXPERIENCE",
          "",
          "Garrow Charter School",
          "Science Teacher",
          "Hours per week: 40",
          "Start: 08/2003    End: 03/2010",
          "Duties: six lessons a day",
          "",
          "Lindes Museum",
          "Curator",
          "Start: 06/2001    End: 07/2003 (two seasons)",
        ),
      ),
      [
        ["Science Teacher", "Garrow Charter School", "2003-08", "2010-03"],
        ["Curator", "Lindes Museum", "2001-06", "2003-07"],
      ],
    );
  });

  test("may each end with a line of employer and dates, and a general hospital is not a general", () => {
    assert.deepEqual(
      posts(
        plain(
          "JOBS",
          "Senior Nurse",
          "Lindes General Hospital   2019-",
          "Carpenter",
          "Penfold Bugs FX           2016-2019",
          "Clerk",
          "Garrow Eye Clinic 2014-16",
        ),
      ),
      [
        ["Senior Nurse", "Lindes General Hospital", "2019", undefined],
        ["Carpenter", "Penfold Bugs FX", "2016", "2019"],
        ["Clerk", "Garrow Eye Clinic", "2014", "2016"],
      ],
    );
  });

  test("in clubs and councils are read right before the organisation", () => {
    assert.deepEqual(
      posts(
        plain(
          "NEVENFUNCTIES",
          "Penningmeester zeilvereniging De Vlieg, 2014–2018",
          "Vrijwilliger KRQM, station Harlingen (sinds 2017)",
          "Gemeinderat Quellau, 2012–2020",
          "Chair of Governors, 2001–2003",
        ),
      ).map(([title, employer]) => [title, employer]),
      [
        ["Penningmeester", "zeilvereniging De Vlieg"],
        ["Vrijwilliger", "KRQM"],
        ["Gemeinderat", "Quellau"],
      ],
    );
  });

  test("are read even under an unknown heading with a single post, if the CV has known headings", () => {
    const told = plain(
      "WORK EXPERIENCE",
      "2013 - 2017, Clerk, Garrow Trust",
      "",
      "PERMANENT",
      "",
      "2007 - 2013",
      "Penfold Union",
      "Database Developer",
      "",
      "LANGUAGES",
      "English",
    );
    assert.deepEqual(posts(told).at(-1), ["Database Developer", "Penfold Union", "2007", "2013"]);
  });
});

describe("the schools of a CV", () => {
  test("do not include a degree that was abandoned or is still expected", () => {
    const told = plain(
      "EDUCATION",
      "University of Lindes     Sept 2022 – June 2025 (expected)",
      "BSc Economics",
      "",
      "AUSBILDUNG",
      "Universität Quellau, Magister der Physik, 2017 (abgebrochen)",
      "",
      "Universität Lindau, Diplom in Chemie, 2012",
    );
    assert.deepEqual(degrees(told), [
      ["BSc Economics", "University of Lindes", undefined],
      ["Diplom in Chemie", "Universität Lindau", "2012"],
    ]);
  });
});

describe("the dates of a CV", () => {
  test('are open-ended after an arrow, an ellipsis or "on"', () => {
    for (const text of ["2021 →", "2021-…", "School governor (2021 on)"])
      assert.deepEqual([text, findPeriod(text)?.start, findPeriod(text)?.current], [text, "2021", true]);
    assert.equal(findPeriod("a talk in 2021 on glass")?.single, true);
  });

  test("are not headings, and neither is a labelled number", () => {
    const told = plain(
      "Tel. +44 191 498 0455",
      "Clerk",
      "Garrow Trust, Leeds",
      "2010 to 2016",
      "",
      "Baker",
      "Penfold Bakery, York",
      "2008 to 2010",
    );
    assert.deepEqual(valuesOf(told, "phone"), ["+441914980455"]);
    assert.deepEqual(posts(told), [
      ["Clerk", "Garrow Trust", "2010", "2016"],
      ["Baker", "Penfold Bakery", "2008", "2010"],
    ]);
  });
});

describe("the person's own facts in a CV", () => {
  test("include the town from a line of contacts, from an address, or after the name", () => {
    const townOf = (...lines: string[]) =>
      valuesOf(readDocument(plainBlocks(lines.join("\n")), NAME, undefined).told, "location");
    for (const [line, town] of [
      ["Little Quellham | 07700 900778 | wanja@example.org", "Little Quellham"],
      ["Quellham, Norfolk; wanja@example.org", "Quellham"],
      ["Moab, Utah 84532 | wanja@example.org", "Moab"],
      ["Enterprise Sales | Dublin 8 | wanja@example.org", "Dublin"],
      ["Minneapolis MN ~ wanja@example.org", "Minneapolis MN"],
      ["PO Box 41, Quellham VIC 3616", "Quellham"],
      ["Rua do Pinhal 9, Leiria | 912 555 017", "Leiria"],
    ] as const)
      assert.deepEqual([line, ...townOf(NAME, line)], [line, town]);
    assert.deepEqual(
      townOf(`${NAME}, South Shields. Tel 0191 496 0455`, "", "Work", "2010 – 2014 Clerk, Penfold Works"),
      ["South Shields"],
    );
    assert.deepEqual(townOf(NAME, "Garrow College, Leeds"), []);
    for (const word of ["LinkedIn", "Google Scholar", "Homepage"])
      assert.deepEqual(townOf(NAME, `wanja@example.org · ${word}`), []);
    for (const byline of ["Anna Quist · 2025-03-12", "Newsdesk | 12.03.2025", "Halden Brokers · 2015 - 2020"])
      assert.deepEqual([byline, ...townOf(NAME, byline)], [byline]);
  });

  test("include a phone number in the country that the language of the headings implies", () => {
    const told = plain(
      "tel. 333 555 0191",
      "",
      "ESPERIENZE LAVORATIVE",
      "2018 - in corso, Capocantiere, Cantiere Gamba",
      "",
      "LINGUE",
      "Inglese C1",
      "",
      "COMPETENZE",
      "Calafataggio",
    );
    assert.deepEqual(valuesOf(told, "phone"), ["+393335550191"]);
    const german = readDocument(
      plainBlocks([NAME, "", "BERUFSERFAHRUNG", "Clerk", "", "KENNTNISSE", "Word"].join("\n")),
      NAME,
      undefined,
    );
    assert.equal(german.lang, "de");
    assert.equal(readDocument(plainBlocks([NAME, "", "Ada met Bo."].join("\n")), NAME, undefined).lang, undefined);
  });

  test("are read under their own headings, or after a label in lower case", () => {
    const told = plain(
      "GEBOREN",
      "Februar 1983, Leibnitz",
      "",
      "STAATSBÜRGERSCHAFT",
      "Österreich",
      "",
      "SPRACHEN",
      "Deutsch",
    );
    assert.deepEqual(valuesOf(told, "birthDate"), ["1983-02"]);
    assert.deepEqual(valuesOf(told, "nationality"), ["Österreich"]);
    assert.deepEqual(valuesOf(plain("ur. 9.11.1983"), "birthDate"), ["1983-11-09"]);
  });
});
