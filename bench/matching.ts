import type { ClaimDraft } from "../src/domain/claim.ts";
import { compareTraits } from "../src/matching/compare.ts";
import { traitsOf } from "../src/matching/traits.ts";
import { type RecordToJudge, judgeRecords, type KnownPerson } from "../src/matching/score.ts";

/**
 * Comparisons per second of one record with one person on one core, each with its reasons in words, and whole
 * judgements (reading the text, five namesakes, all rounds). The goal for comparisons is at least 20,000 per second; an
 * open screening service answers about 4 requests per second and core.
 */
export async function run(options: Readonly<Record<string, string>>): Promise<Record<string, number>> {
  const seconds = Number(options["seconds"] ?? "3");
  const people = Array.from({ length: 400 }, (_, at) => makePerson(at));
  const pictures = people.map((person) => traitsOf(person));
  let words = 0;
  const compared = rate(seconds, () => {
    for (let a = 0; a < 40; a++) {
      for (const picture of pictures) {
        const features = compareTraits(picture, pictures[a] ?? picture);
        words += features.reduce((sum, { seen }) => sum + (seen?.values.length ?? 0), 0);
      }
    }
    return 40 * pictures.length;
  });
  const records = Array.from({ length: 60 }, (_, at) => makeRecord(at));
  const candidate = makePerson(0);
  const namesakes = [20, 40, 60, 80, 100].map((at) => makePerson(at));
  const judged = rate(seconds, () => judgeRecords({ candidate, namesakes, records, nameFrequency: () => 1e-4 }).size);
  console.log(
    `comparisons with reasons   ${Math.round(compared).toLocaleString("en")} /s   floor 20,000 /s   ${(compared / 20_000).toFixed(1)} ×`,
  );
  console.log(`records judged from text   ${Math.round(judged).toLocaleString("en")} /s   (60 records, 5 namesakes)`);
  return { comparisonsPerSecond: compared, recordsPerSecond: judged, characters: words };
}

/** Units of work per second: the best of five periods, after one to warm up. */
function rate(seconds: number, work: () => number): number {
  work();
  let best = 0;
  for (let stretch = 0; stretch < 5; stretch++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < (seconds * 1000) / 5) done += work();
    best = Math.max(best, (done * 1000) / (performance.now() - start));
  }
  return best;
}

const GIVEN = ["Anna", "Bernard", "Clara", "David", "Edith", "Frank", "Greta", "Henry", "Ida", "Jonas"];
const MIDDLE = ["A.", "B.", "Marie", "Lee"];
const FAMILY = ["Berg", "Holm"];
const TOWNS = ["Denver, Colorado", "Leeds, United Kingdom", "Graz, Austria", "Lyon, France", "Tacoma, Washington"];
const FIRMS = ["Norden Press", "Cobalt Works", "Halvorsen Marine", "Quillon Analytics"];
const ROLES = ["architect", "engineer", "teacher", "journalist", "librarian"];

function makePerson(at: number): KnownPerson {
  const name = nameOf(at);
  const claims = [
    claim("birthDate", `${1930 + (at % 60)}-0${1 + (at % 9)}-1${at % 10}`),
    claim("location", TOWNS[at % TOWNS.length] ?? ""),
    {
      ...claim("birthDate", ""),
      property: "experience",
      value: { title: ROLES[at % ROLES.length] ?? "", company: FIRMS[at % FIRMS.length] ?? "" },
    },
    { ...claim("birthDate", ""), property: "education", value: { school: `University of ${FAMILY[at % 2]}haven` } },
  ] as ClaimDraft[];
  return {
    id: `person-${at}`,
    names: [name],
    identifiers: [{ kind: "email", value: `person${at}@example.org` }],
    claims,
  };
}

function makeRecord(at: number): RecordToJudge {
  const person = makePerson(at % 2 === 0 ? 0 : at * 20);
  const text = `${nameOf(at % 2 === 0 ? 0 : at * 20)}, born in ${1930 + (at % 60)}, is ${ROLES[at % ROLES.length]} at ${FIRMS[at % FIRMS.length]} in ${TOWNS[at % TOWNS.length]}. The council met Frank Miller on Tuesday.`;
  return {
    id: `record-${at}`,
    connector: "archive",
    names: at % 3 === 0 ? person.names : [],
    identifiers: [],
    claims: [],
    texts: [text],
  };
}

function nameOf(at: number): string {
  return `${GIVEN[at % GIVEN.length]} ${MIDDLE[at % MIDDLE.length]} ${FAMILY[at % FAMILY.length]}`;
}

function claim(property: "birthDate" | "location", value: string) {
  return { property, value, locator: "/", method: "stated" as const, confidence: 1 };
}
