import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { writeJsonResume } from "../../src/exports/json-resume.ts";
import { jsonResume } from "../../src/importers/json-resume/importer.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { peopleOfRows } from "../report/invented-people.ts";

/** Members of the schema, each with a value that no other has; whichever are drawn come back. */
const word = (words: readonly string[]) => fc.constantFrom(...words);
const maybe = (required: string[], model: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(model, { requiredKeys: required, noNullPrototype: true });
const listOf = <T extends { readonly [member: string]: unknown }>(member: fc.Arbitrary<T>, key: string) =>
  fc.uniqueArray(member, { maxLength: 3, selector: (each) => each[key] });

const job = {
  position: word(["Glazier", "Bosun", "Archivist"]),
  url: word(["https://prism.example.org", "https://tide.example.org"]),
  startDate: word(["2015-03", "2009", "2011-04-02"]),
  summary: word(["Cut lead.", "Kept the ropes."]),
  location: word(["Graz", "Leoben"]),
};

const RESUME = fc.record({
  basics: maybe(["name", "profiles"], {
    name: fc.constant("Wanja Quellbach"),
    email: fc.constant("wanja@quellbach.example.org"),
    phone: fc.constant("+43316000000"),
    url: fc.constant("https://quellbach.example.org"),
    location: maybe(["city"], {
      city: fc.constant("Graz"),
      region: fc.constant("Styria"),
      countryCode: fc.constant("AT"),
    }),
    profiles: listOf(
      fc.constantFrom(
        { network: "GitHub", username: "wanja-quellbach", url: "https://github.com/wanja-quellbach" },
        { network: "glass.example.org", url: "https://glass.example.org/people/wanja" },
        { network: "LinkedIn", username: "wanja-quellbach", url: "https://www.linkedin.com/in/wanja-quellbach" },
      ),
      "network",
    ),
  }),
  work: listOf(
    maybe(["name", "position"], { ...job, name: word(["Prism Works", "Old Panes", "Lantern House"]) }),
    "name",
  ),
  volunteer: listOf(
    maybe(["organization", "position"], { ...job, organization: word(["Fire Brigade", "Tide Watch"]) }),
    "organization",
  ),
  education: listOf(
    maybe(["institution"], {
      institution: word(["HTL Graz", "Leoben Mining School"]),
      studyType: fc.constant("Matura"),
      startDate: fc.constant("2005"),
      endDate: fc.constant("2010"),
    }),
    "institution",
  ),
  awards: listOf(
    maybe(["title"], {
      title: word(["Golden Compass", "Silver Lens"]),
      awarder: word(["Royal Glass Society", "IEEE"]),
      date: word(["2018", "2021"]),
    }),
    "title",
  ),
  certificates: listOf(
    maybe(["name"], {
      name: word(["Solutions Architect", "Leaded Light Surveyor"]),
      issuer: fc.constant("Cloud Guild"),
      date: fc.constant("2019"),
    }),
    "name",
  ),
  skills: listOf(fc.record({ name: word(["Drawing", "Fusing", "Leading"]) }), "name"),
  languages: listOf(
    maybe(["language"], { language: word(["German", "Polish"]), fluency: fc.constant("Native") }),
    "language",
  ),
  interests: listOf(
    maybe(["name"], { name: word(["Rowing", "Beekeeping"]), keywords: fc.constant(["Sculls", "Smokers"]) }),
    "name",
  ),
});

async function backAndForth(resume: object): Promise<Record<string, unknown>> {
  const folder = memoryFolder({ "resume.json": JSON.stringify(resume) });
  const [person] = peopleOfRows(await Array.fromAsync(jsonResume.rows(folder)));
  assert.ok(person);
  return JSON.parse(writeJsonResume({ ...person, datasources: [], coverage: [] })) as Record<string, unknown>;
}

/** Lists in any order: a profile orders what it shows. */
const sorted = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((each) => JSON.stringify(entriesOf(each))).toSorted() : list;
const entriesOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : value;

test("what a JSON Resume says comes out of the export of the profile made from it", async () => {
  await fc.assert(
    fc.asyncProperty(RESUME, async (resume) => {
      const read = await backAndForth(resume);
      const { profiles: given, ...basics } = resume.basics as Record<string, unknown>;
      const { profiles, ...about } = read["basics"] as Record<string, unknown>;
      for (const [member, value] of Object.entries(basics)) assert.deepEqual(about[member], value, member);
      assert.deepEqual(sorted(profiles), sorted(given));
      const { basics: _, ...lists } = resume;
      for (const [part, list] of Object.entries(lists)) assert.deepEqual(sorted(read[part]), sorted(list), part);
    }),
    { numRuns: 150 },
  );
});

test("parts of a JSON Resume that no profile has a place for are named once", async () => {
  const resume = {
    basics: { name: "Wanja Quellbach" },
    publications: [{ name: "On Glass" }],
    projects: [],
    references: [{}],
    education: [{ institution: "HTL Graz", score: "1.2", courses: [] }],
    skills: [{ name: "Glass", level: "Master" }],
  };
  const told: unknown[] = [];
  const folder = memoryFolder({ "resume.json": JSON.stringify([resume, resume]) });
  const rows = await Array.fromAsync(jsonResume.rows(folder, (rejection) => told.push(rejection.why)));
  assert.equal(rows.filter(({ type }) => type === "candidate").length, 2);
  assert.deepEqual(told, [
    { code: "notKept", values: ["publications"] },
    { code: "notKept", values: ["references"] },
    { code: "notKept", values: ["education.score"] },
    { code: "notKept", values: ["skills.level"] },
  ]);
});
