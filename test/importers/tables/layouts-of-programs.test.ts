import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { csv } from "../../../src/importers/tables/csv.ts";
import type { UnusedColumns } from "../../../src/importers/importer.ts";
import { previewTable } from "../../../src/importers/tables/preview.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

async function read(...lines: readonly string[]) {
  const folder = memoryFolder({ "people.csv": `${lines.join("\n")}\n` });
  const unused: UnusedColumns[] = [];
  const { people, keys, rejections } = await readAll(csv, folder, { onUnused: (columns) => unused.push(columns) });
  const { layout } = await previewTable(folder, {});
  return {
    layout,
    keys,
    jobs: people.map(({ positions }) => positions?.[0]),
    codes: rejections.map(({ why }) => why?.code),
    unused: unused.flatMap(({ titles }) => titles),
  };
}

describe("a program's table", () => {
  test("of Salesforce is not one of HubSpot, though both have contact IDs and owners", async () => {
    const { layout, jobs } = await read(
      "Contact ID,Salutation,First Name,Last Name,Title,Account Name,Mailing Street,Reports To,Contact Owner",
      "003A,Dr.,Ines,Quellbach,Glazier,Prisma Glas,1 Kite Lane,Odo Halm,Sal Owner",
    );
    assert.deepEqual([layout, jobs[0]?.company], ["salesforce", "Prisma Glas"]);
    const other = await read(
      "Contact ID,First Name,Last Name,Company Name,Contact owner,Lifecycle Stage",
      "31,Ines,Quellbach,Prisma Glas,Sal Owner,lead",
    );
    assert.deepEqual([other.layout, other.keys], ["hubspot", ["hubspot:31"]]);
  });

  test("of HubSpot names the firm without the number of its record, from the column that has only the name", async () => {
    const { jobs } = await read(
      "Record ID,First Name,Last Name,Associated Company,Company Name,Lifecycle Stage",
      "31,Ines,Quellbach,Prisma Glas AG (88771),Prisma Glas,lead",
      "32,Odo,Halm,Havel Werft AG (88772),,lead",
      "33,Mara,Quill,,Kiel (24103) Werft (1902),lead",
    );
    assert.deepEqual(
      jobs.map((job) => job?.company),
      ["Prisma Glas", "Havel Werft AG", "Kiel (24103) Werft (1902)"],
    );
  });

  test("of Greenhouse has the post that somebody applies for beside the one they have", async () => {
    const { layout, jobs, unused } = await read(
      "Candidate ID,First Name,Last Name,Email,Current Title,Current Company,Job,Stage,Recruiter,Applied On,Tags",
      "9001,Ines,Quellbach,ines@a.example,Glazier,Prisma Glas,Master glazier,Onsite,Rick,2026-10-01,glass;lead",
      "9002,Odo,Halm,odo@a.example,,,Master glazier,Onsite,Rick,2026-10-01,",
    );
    assert.equal(layout, "greenhouse");
    assert.deepEqual([jobs[0]?.title, jobs[1]], ["Glazier", undefined]);
    assert.ok(unused.includes("Tags") && unused.includes("Job"));
  });

  test("kept by hand has a job under “Job” if nothing else names it", async () => {
    const { jobs } = await read("Name,Email,Job,Employer", "Ines Quellbach,ines@a.example,Glazier,Prisma Glas");
    assert.equal(jobs[0]?.title, "Glazier");
  });
});

describe("a table's start and end dates", () => {
  test("are those of the post if they are beside it", async () => {
    const { jobs, codes } = await read(
      "Full Name;Email;Start date;End date;Company;Job title",
      "Ines Quellbach;a@d.example;2019-05;;Prisma Glas;Glazier",
      "Odo Halm;b@d.example;05/2019;06/2021;Prisma Glas;Glazier",
      "Mara Quill;c@d.example;May 2019;present;Prisma Glas;Glazier",
      "Ada Finch;d@d.example;;43586;Prisma Glas;Glazier",
    );
    assert.deepEqual(
      jobs.map((job) => [job?.from, job?.to, job?.current]),
      [
        ["2019-05", undefined, true],
        ["2019-05", "2021-06", undefined],
        ["2019-05", undefined, true],
        [undefined, undefined, undefined],
      ],
    );
    assert.deepEqual(codes, ["noDate"]);
  });

  test("are not if something else is beside them, or there are schools", async () => {
    const course = await read(
      "Name;Company;Job title;Course;Start date;End date",
      "Ines Quellbach;Prisma Glas;Glazier;Blowing glass;2024-05;2024-06",
    );
    assert.deepEqual([course.jobs[0]?.from, course.jobs[0]?.current], [undefined, true]);
    assert.deepEqual(course.unused, ["Course", "Start date", "End date"]);
    const school = await read(
      "Name;Company;Job title;Start date;School",
      "Ines Quellbach;Prisma Glas;Glazier;2024-05;Kite Academy",
    );
    assert.equal(school.jobs[0]?.from, undefined);
  });
});
