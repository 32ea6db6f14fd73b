import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { blocksOf } from "../../../src/connectors/pages/written-page.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { findPeriod } from "../../../src/text/document/period.ts";
import { readDocument } from "../../../src/text/document/reading.ts";

function told(text: string) {
  return readDocument(plainBlocks(text), "Wanja Quellbach", undefined).told;
}

function valuesOf(text: string, property: string): readonly unknown[] {
  return told(text).flatMap((each) => (each.property === property ? [each.value] : []));
}

describe("the chapters of a CV", () => {
  test("are read from forms that label every line, as Europass does", () => {
    const form = [
      "Wanja Quellbach",
      "",
      "Berufserfahrung",
      "Datum\t01.03.2019 – heute",
      "Beruf oder Funktion\tGlasermeisterin",
      "Name und Adresse des Arbeitgebers\tPrisma Werke GmbH, Graz, Österreich",
      "Wichtigste Tätigkeiten und Zuständigkeiten\tLeitung der Werkstatt",
      "Datum\t2014 – 2019",
      "Beruf oder Funktion\tGlaserin",
      "Name und Adresse des Arbeitgebers\tKristall & Söhne OG, Linz",
      "",
      "Schul- und Berufsbildung",
      "Datum\t2009 – 2012",
      "Bezeichnung der erworbenen Qualifikation\tBachelor of Science",
      "Name und Art der Bildungs- oder Ausbildungseinrichtung\tUniversität Graz",
    ].join("\n");
    assert.deepEqual(valuesOf(form, "education"), [
      { school: "Universität Graz", degree: "Bachelor of Science", from: "2009", to: "2012" },
    ]);
    assert.deepEqual(valuesOf(form, "experience"), [
      {
        title: "Glasermeisterin",
        company: "Prisma Werke GmbH",
        from: "2019-03-01",
        current: true,
        location: "Graz",
        kind: "job",
      },
      { title: "Glaserin", company: "Kristall & Söhne OG", from: "2014", to: "2019", location: "Linz", kind: "job" },
    ]);
  });

  test("keep the town after an employer below its post apart, and firms' names whole", () => {
    const text = [
      "Wanja Quellbach",
      "",
      "EXPERIENCE",
      "",
      "Senior Engineer",
      "Globex Ltd, York",
      "2015 – 2019",
      "",
      "Glazier",
      "Falke & Partner",
      "2010 – 2015",
    ].join("\n");
    assert.deepEqual(
      valuesOf(text, "experience").map((value) => {
        const { title, company, location } = value as Readonly<Record<string, unknown>>;
        return [title, company, location];
      }),
      [
        ["Senior Engineer", "Globex Ltd", "York"],
        ["Glazier", "Falke & Partner", undefined],
      ],
    );
  });

  test("do not take a quantity, a grade or a field after a post for its employer", () => {
    const text = [
      "Wanja Quellbach",
      "",
      "EXPERIENCE",
      "",
      "Halden Park Service, Mesa Park",
      "Park Ranger, GS-0025-09",
      "04/2010 – 05/2016",
      "",
      "Lazenby Asset Management, London    June – Aug 2009",
      "Summer Analyst, European Bonds",
    ].join("\n");
    const jobs = valuesOf(text, "experience") as { title: string; company: string }[];
    assert.deepEqual(
      jobs.map(({ title, company }) => [title, company]),
      [
        ["Park Ranger", "Halden Park Service"],
        ["Summer Analyst", "Lazenby Asset Management"],
      ],
    );
  });

  test("name the organisation rather than its department or town, and may have two-digit years", () => {
    const text = [
      "Wanja Quellbach",
      "",
      "EMPLOYMENT",
      "",
      "Convenor, Forensic Podiatry group, Chartered Society of Podiatric Sciences, 2020–23",
      "Registered Nurse, Emergency Department. Halden Healthcare, 2014–2020",
      "06-09   Server, Halden Inn, Leeds",
    ].join("\n");
    const jobs = valuesOf(text, "experience") as { title: string; company: string; from: string; to: string }[];
    assert.deepEqual(
      jobs.map(({ title, company, from, to }) => [title, company, from, to]),
      [
        ["Convenor", "Chartered Society of Podiatric Sciences", "2020", "2023"],
        ["Registered Nurse", "Halden Healthcare", "2014", "2020"],
        ["Server", "Halden Inn", "2006", "2009"],
      ],
    );
    const guide =
      "Wanja Quellbach\n\nEMPLOYMENT\n\nFIELD GUIDE\nGrootveld Private Reserve, Gansrand\nFrom 2014 to June 2019";
    assert.deepEqual(valuesOf(guide, "experience"), [
      {
        title: "FIELD GUIDE",
        company: "Grootveld Private Reserve",
        from: "2014",
        to: "2019-06",
        location: "Gansrand",
        kind: "job",
      },
    ]);
  });

  test("name no school if somebody left school, and keep a state university's town with its name", () => {
    const text = [
      "Wanja Quellbach",
      "",
      "EDUCATION",
      "Left school at 16 with six O-levels",
      "South Tyne College, NVQ Level 3, 1993",
      "Ph.D., Linguistics, University of California, Santa Barbara, 2013",
    ].join("\n");
    assert.deepEqual(
      valuesOf(text, "education").map((value) => (value as { school: string }).school),
      ["South Tyne College", "University of California, Santa Barbara"],
    );
  });

  test("may have entries that each end with their dates, or that each begin with them on one long line", () => {
    const last =
      "Wanja Quellbach\n\nAUSBILDUNG\nMeisterprüfung, Fachschule Graz\n2018\nMatura, HTL Graz-Gösting\n2005 – 2010";
    assert.deepEqual(
      valuesOf(last, "education").map((value) => (value as { readonly to?: string }).to),
      ["2018", "2010"],
    );
    const first =
      "Wanja Quellbach\n\nEDUCATION\n2011 – 2015  MA, Marketing Communications, St Aldhelm's College\n2008 – 2011  BA, English Literature, Thornbridge University";
    assert.deepEqual(
      valuesOf(first, "education").map((value) => (value as { readonly degree?: string }).degree),
      ["MA, Marketing Communications", "BA, English Literature"],
    );
  });

  test("tell a post from an employer whose name contains a post, and an employer from its products", () => {
    const table =
      "<h1>Wanja Quellbach</h1><h2>Work</h2><table><tr><td>2018 – now</td><td><b>Conservation Manager</b><br>Kestrel Museum of the Sea</td></tr><tr><td>2012 – 2017</td><td><b>Senior Paper Conservator</b><br>The Ashdown Archive</td></tr></table>";
    const list =
      "<h1>Wanja Quellbach</h1><h2>Work</h2><dl><dt>2021 → now</dt><dd><strong>Lead Audio Designer</strong>, Lumen Games. Shipped <i>Lichen</i></dd><dt>2017 → 2019</dt><dd><strong>Sound Designer</strong>, Corvane Studio</dd></dl>";
    const postsOf = (data: string) =>
      readDocument(blocksOf({ mediaType: "text/html", data }), "Wanja Quellbach", "en").told.flatMap((each) =>
        each.property === "experience" ? [[each.value.title, each.value.company]] : [],
      );
    assert.deepEqual(postsOf(table), [
      ["Conservation Manager", "Kestrel Museum of the Sea"],
      ["Senior Paper Conservator", "The Ashdown Archive"],
    ]);
    assert.deepEqual(postsOf(list), [
      ["Lead Audio Designer", "Lumen Games"],
      ["Sound Designer", "Corvane Studio"],
    ]);
  });

  test("are read without headings, with indented entries, and with labels below an employer", () => {
    const further =
      "Wanja Quellbach\n12 Orchard Row, Leeds\n\nPenfold Chemicals plc\n  Senior Director, May 2016 -\nGarrow Trust\n  Treasurer, 2013 - 2020\n\nThornbury Paper, 1998 - 2012\n  Chief Executive (2003 - 2012)\n  Finance Director (1998 - 2003)\n  Negotiated the sale to private buyers, advised by Barford";
    assert.deepEqual(
      valuesOf(further, "experience").map((value) => {
        const { title, company, from } = value as { title?: string; company?: string; from?: string };
        return [title, company, from];
      }),
      [
        ["Senior Director", "Penfold Chemicals plc", "2016-05"],
        ["Treasurer", "Garrow Trust", "2013"],
        ["Chief Executive", "Thornbury Paper", "2003"],
        ["Finance Director", "Thornbury Paper", "1998"],
      ],
    );
    const labelled =
      "Wanja Quellbach\n\n1) Organisation   : Quell Shipyards Ltd\n   Designation    : Assistant Engineer\n   Period         : Sept. 2006 to Aug. 2011\n\n2) Organisation   : Maps Dock\n   Designation    : Trainee\n   Period         : July 2005 to Aug. 2006";
    const under =
      "WANJA QUELLBACH\n\nEXPERIÊNCIA PROFISSIONAL\nFonte Clara, Belém\nCargo: Gerente de Laboratório\nPeríodo: 03/2018 até o momento\n\nRio Largo Ltda, Belém\nCargo: Pesquisadora\nPeríodo: 05/2013 a 02/2018";
    const brief = (text: string) =>
      valuesOf(text, "experience").map((value) => {
        const { title, company, from, to } = value as { [key: string]: string };
        return `${title} @ ${company} ${from}-${to ?? ""}`;
      });
    assert.deepEqual(brief(labelled), [
      "Assistant Engineer @ Quell Shipyards Ltd 2006-09-2011-08",
      "Trainee @ Maps Dock 2005-07-2006-08",
    ]);
    assert.deepEqual(brief(under), [
      "Gerente de Laboratório @ Fonte Clara 2018-03-",
      "Pesquisadora @ Rio Largo Ltda 2013-05-2018-02",
    ]);
  });

  test("are read with spaced-out letters, page numbers, posts in brackets and successive posts", () => {
    const text =
      "Wanja Quellbach, Dipl.-Ing.                                   Page 1\nLinz  wanja@example.org\n\nE X P E R I E N C E\n\n2012-2015, Harbour Tenants Alliance (Policy Director)\nDrafted the rules passed in 2014. Trial: 31. Won: most.\n\n2006-2012, Maps County Court (Law Clerk)\nWanja Quellbach, Dipl.-Ing.                                   Page 2\n\nHubwerk                                      2001-09 > 2006-01\nSales Assistant, later Account Manager\n";
    assert.deepEqual(
      valuesOf(text, "experience").map((value) => {
        const { title, company, from, to } = value as { [key: string]: string };
        return [title, company, from, to];
      }),
      [
        ["Policy Director", "Harbour Tenants Alliance", "2012", "2015"],
        ["Law Clerk", "Maps County Court", "2006", "2012"],
        ["Sales Assistant", "Hubwerk", "2001-09", undefined],
        ["Account Manager", "Hubwerk", undefined, "2006-01"],
      ],
    );
  });

  test("may have dates as forms and hurried writers write them", () => {
    const found = (text: string) => {
      const { start, end, current, single } = findPeriod(text) ?? {};
      return [start, end, current ?? single ?? false];
    };
    assert.deepEqual(found("Oct 2021 - current"), ["2021-10", undefined, true]);
    assert.deepEqual(found("2021-08 > present"), ["2021-08", undefined, true]);
    assert.deepEqual(found("Start: 05/2016   End: 09/2019"), ["2016-05", "2019-09", false]);
    assert.deepEqual(found("2019-      skipper"), ["2019", undefined, true]);
    assert.deepEqual(found("2014..2016"), ["2014", "2016", false]);
    assert.deepEqual(found("2016 onwards"), ["2016", undefined, true]);
  });

  test("continue after a heading, under labels in capitals, under a school, and in one paragraph per post", () => {
    const lines =
      "WANJA QUELLBACH\n\nBERUFSERFAHRUNG\n\nQUELLBAHN AG\nProjektingenieurin Tunnel                          09/2014 – 12/2020\n\nZIVILDIENST\nSanitäterin, Samariterverein Linz                  2008 – 2009\n\nAUSBILDUNG\n\nUNIVERSITÄT LINZ\nMSc Geotechnik                                     2014\nBSc Physik                                         2012\n\nSPRACHEN Deutsch, Englisch\nHOBBYS Jodeln, Skitouren";
    const brief = (property: string, text: string) =>
      valuesOf(text, property).map((value) => {
        const { title, company, degree, school } = value as { [key: string]: string };
        return [title ?? degree, company ?? school];
      });
    assert.deepEqual(brief("experience", lines), [
      ["Projektingenieurin Tunnel", "QUELLBAHN AG"],
      ["Sanitäterin", "Samariterverein Linz"],
    ]);
    assert.deepEqual(brief("education", lines), [
      ["MSc Geotechnik", "UNIVERSITÄT LINZ"],
      ["BSc Physik", "UNIVERSITÄT LINZ"],
    ]);
    assert.deepEqual(valuesOf(lines, "language"), [{ language: "Deutsch" }, { language: "Englisch" }]);
  });

  test("contain no post that somebody is only looking for", () => {
    assert.deepEqual(valuesOf("Wanja Quellbach\nNurse seeking a trainee train driver role\n\nHello", "occupation"), []);
  });

  test("leave a sentence among their lines to be read as prose", () => {
    const career = [
      "Wanja Quellbach",
      "",
      "Career",
      "2017 – present: Partner, Fosse & Blythe",
      "2009 – 2017: Associate, Lumen & Co",
      "Admitted in Austria, 2009. Wanja Quellbach holds a law degree from the University of Thornbridge.",
    ].join("\n");
    const employers = valuesOf(career, "experience").map((value) => (value as { readonly company: string }).company);
    assert.deepEqual(employers, ["Fosse & Blythe", "Lumen & Co"]);
  });

  test("end before the place, date and signature", () => {
    assert.deepEqual(
      valuesOf("Wanja Quellbach\n\nKENNTNISSE\nBleiverglasung\nGraz, 12.01.2026\nWanja Quellbach", "skill"),
      ["Bleiverglasung"],
    );
  });

  test("give only the year of an ambiguous birthday whose label is English", () => {
    assert.deepEqual(valuesOf("Wanja Quellbach\nFecha de nacimiento: 04/07/1971", "birthDate"), ["1971-07-04"]);
    assert.deepEqual(valuesOf("Wanja Quellbach\nDate of birth: 04/07/1971", "birthDate"), ["1971"]);
  });
});

test("A number without a country code is completed from the address, or from a format that only one country uses", () => {
  const phones = (head: string) =>
    valuesOf(`Wanja Quellbach\n${head}\n\nEMPLOYMENT\n\nNurse, Halden Clinic, 2014–2020`, "phone");
  assert.deepEqual(phones("14 Orchard Row | 07700 900412"), ["+447700900412"]);
  assert.deepEqual(phones("PO Box 41, Tatura VIC 3616\n0491 570 156"), ["+61491570156"]);
  assert.deepEqual(phones("14 Orchard Row | 021 555 0148"), []);
});

test("A year with a dash is open-ended if other posts have an end, and a doctorate among posts is a degree", () => {
  const list = [
    "<h1>Wanja Quellbach</h1><h2>Parcours</h2><ul><li><b>2020 –</b> Directrice de recherche, Corvane, Quellham</li>",
    "<li><b>2011 – 2020</b> Chargée de recherche, Globex</li>",
    "<li><b>2008</b> Doctorat en hydrologie, Université de Quellham, Grenoble (dir. : C. Ober)</li></ul>",
  ].join("");
  const said = readDocument(blocksOf({ mediaType: "text/html", data: list }), "Wanja Quellbach", "fr").told;
  const of = (property: string) => said.flatMap((each) => (each.property === property ? [each.value] : []));
  assert.deepEqual(of("experience"), [
    {
      title: "Directrice de recherche",
      company: "Corvane",
      from: "2020",
      current: true,
      location: "Quellham",
      kind: "job",
    },
    { title: "Chargée de recherche", company: "Globex", from: "2011", to: "2020", kind: "job" },
  ]);
  assert.deepEqual(of("education"), [
    { degree: "Doctorat en hydrologie", school: "Université de Quellham", to: "2008" },
  ]);
});

test("A post among degrees is not a degree, a degree may be next to its school, and a second post names no employer", () => {
  const table =
    "<h1>Wanja Quellbach</h1><table><tr><th>Funktion</th><td>Professorin für Botanik (W2), Studiendekanin</td></tr></table><h2>Zur Person</h2><table>" +
    "<tr><td>2016–heute</td><td>Professorin, Hochschule Quellham (Studiendekanin seit 2022)</td></tr>" +
    "<tr><td>2010</td><td>Promotion an der Universität Corvane</td></tr><tr><td>2006</td><td>Diplom Biologie, Universität Corvane</td></tr></table>";
  const said = readDocument(blocksOf({ mediaType: "text/html", data: table }), "Wanja Quellbach", "de").told;
  const of = (property: string) => said.flatMap((each) => (each.property === property ? [each.value] : []));
  assert.deepEqual(of("experience"), [
    { title: "Professorin", company: "Hochschule Quellham", from: "2016", current: true, kind: "job" },
  ]);
  assert.deepEqual(of("education"), [
    { degree: "Promotion", school: "Universität Corvane", to: "2010" },
    { degree: "Diplom Biologie", school: "Universität Corvane", to: "2006" },
  ]);
});

test("Text below the dates in a paragraph belongs to that post, and a subject next to an institution is not a school", () => {
  const dutch = [
    "Wanja Quellbach",
    "",
    "WERKERVARING",
    "Verpleegkundige",
    "Medisch Centrum Quellham",
    "augustus 2008 - augustus 2013",
    "Afdeling neurologie.",
    "",
    "Stagiaire",
    "Talant, Heerenveen",
    "2007",
    "",
    "OPLEIDING",
    "2004-2008 HBO-V, Corvane Hogeschool, diploma behaald",
    "1999-2004 Havo, Quellhams Lyceum, diploma behaald",
  ].join("\n");
  assert.deepEqual(
    valuesOf(dutch, "experience").map((post) => (post as { company: string }).company),
    ["Medisch Centrum Quellham", "Talant"],
  );
  assert.deepEqual(valuesOf(dutch, "education"), [
    { degree: "HBO-V", school: "Corvane Hogeschool", from: "2004", to: "2008" },
    { degree: "Havo", school: "Quellhams Lyceum", from: "1999", to: "2004" },
  ]);
  const training =
    "<h1>Wanja Quellbach</h1><h3>Education &amp; training</h3><dl><dt>Medical school</dt><dd>University of Corvane, 2006</dd><dt>Residency</dt><dd>Internal Medicine, Quell County Medical Center, 2010</dd></dl>";
  const said = readDocument(blocksOf({ mediaType: "text/html", data: training }), "Wanja Quellbach", "en").told;
  assert.deepEqual(
    said.flatMap((each) => (each.property === "education" ? [each.value] : [])),
    [
      { school: "University of Corvane", to: "2006" },
      { degree: "Internal Medicine", school: "Quell County Medical Center", to: "2010" },
    ],
  );
});

test("An apprenticeship at a firm listed among the degrees is not a post", () => {
  const table =
    "<h1>Wanja Quellbach</h1><h2>Ausbildung</h2><ul><li>1986 bis 1990: Auszubildende zur Industriemechanikerin, Corvane Stahl AG</li><li>1992–1996 Diplom Maschinenbau, Universität Quellham</li></ul>";
  const said = readDocument(blocksOf({ mediaType: "text/html", data: table }), "Wanja Quellbach", "de").told;
  assert.deepEqual(
    said.filter(({ property }) => property === "experience"),
    [],
  );
});
