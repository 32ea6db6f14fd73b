import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readCv } from "../../../src/connectors/pages/cv/read-cv.ts";
import { readText } from "../../../src/connectors/pages/prose.ts";
import { isFirmOfPeople, isTitle } from "../../../src/text/document/part-kinds.ts";

async function jobsIn(...lines: readonly string[]) {
  const text = ["Ines Quellbach", "", "ines@prisma.example", "", "EXPERIENCE", "", ...lines, ""].join("\n");
  const read = await readCv(Buffer.from(text), "cv.txt");
  assert.ok("rows" in read);
  const [, row] = read.rows;
  assert.ok(row?.type === "document");
  const cv = { kind: row.kind, url: row.url, mediaType: row.mediaType, collectedAt: null, data: row.data };
  const claims = [...readText({ ...cv, about: ["Ines Quellbach"] })].flatMap((finding) => finding.claims);
  return claims.flatMap((claim) =>
    claim.property === "experience" ? [`${claim.value.title} @ ${claim.value.company} ${claim.value.from}`] : [],
  );
}

describe("a firm called after its people", () => {
  test("is an employer in the entry of a CV, and its people's ranks are not", () => {
    for (const firm of ["Marrow Partners", "Hale Solicitors", "Vane & Quill Architects", "Odo Halm Associates"])
      assert.ok(isFirmOfPeople(firm) && !isTitle({ text: firm }), firm);
    for (const post of [
      "Senior Partners",
      "Managing Partners",
      "Marrow Partner",
      "Partner",
      "our partners",
      "Solicitor",
    ])
      assert.ok(!isFirmOfPeople(post), post);
    assert.ok(isTitle({ text: "Managing Partner" }));
  });

  test("is read beside the post, and on a line of its own", async () => {
    assert.deepEqual(
      await jobsIn(
        "Senior Glazier, Prisma Glass Ltd",
        "Apr 2018 – present",
        "• Checked panes",
        "",
        "Trainee Glazier, Marrow Partners",
        "Sep 2013 – Mar 2018",
        "• Cut panes",
      ),
      ["Senior Glazier @ Prisma Glass Ltd 2018-04", "Trainee Glazier @ Marrow Partners 2013-09"],
    );
    assert.deepEqual(
      await jobsIn(
        "Senior Glazier",
        "Prisma Glass Ltd",
        "Apr 2018 – present",
        "Trainee Glazier",
        "Marrow Partners",
        "Sep 2013 – Mar 2018",
      ),
      ["Senior Glazier @ Prisma Glass Ltd 2018-04", "Trainee Glazier @ Marrow Partners 2013-09"],
    );
  });
});

describe("a post right below what is said of the one before", () => {
  test("begins an entry if its time is on the next line", async () => {
    assert.deepEqual(
      await jobsIn(
        "Senior Glazier, Prisma Glass Ltd",
        "Leeds | Apr 2018 – present",
        "Repaired 14 windows.",
        "Trainee Glazier, Cobalt Kiln Ltd",
        "Sep 2013 – Mar 2018",
      ),
      ["Senior Glazier @ Prisma Glass Ltd 2018-04", "Trainee Glazier @ Cobalt Kiln Ltd 2013-09"],
    );
  });

  test("begins none without a time: it is what the post above was about", async () => {
    assert.deepEqual(
      await jobsIn(
        "Senior Glazier, Prisma Glass Ltd",
        "Leeds | Apr 2018 – present",
        "Reporting line: Head Glazier, Cobalt Kiln Ltd",
        "Repaired 14 windows.",
      ),
      ["Senior Glazier @ Prisma Glass Ltd 2018-04"],
    );
  });
});

test("a firm's legal form with a full stop does not end a sentence: the post below is not the firm's above", async () => {
  assert.deepEqual(
    await jobsIn(
      "Marrow Partners",
      "Senior Glazier",
      "July 2018 - Present",
      "Checked panes.",
      "",
      "Cobalt Kiln Software Inc.",
      "Trainee Glazier",
      "September 2013 - March 2018",
      "Cut panes for Prisma.",
      "",
      "Havel Werft GmbH",
      "Intern",
      "June 2012 - August 2012",
    ),
    [
      "Senior Glazier @ Marrow Partners 2018-07",
      "Trainee Glazier @ Cobalt Kiln Software Inc. 2013-09",
      "Intern @ Havel Werft GmbH 2012-06",
    ],
  );
});
