import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { saveCandidates } from "../../src/db/write-candidate.ts";
import { collectNamesakes, toKnownPerson } from "../../src/pipeline/namesakes.ts";
import { indexCandidates } from "../../src/search/index-candidates.ts";
import { createSearch } from "../../src/search/search.ts";
import { draftCandidate, draftLookup } from "../db/drafts.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { insertTestLookup, stageContext, takeUp } from "./kit.ts";

let opened: TestDatabase;
before(async () => {
  opened = await openTestDatabase("embedded");
});
after(() => opened.close());

test("Lists namesakes with their keys and handles, without the candidate and people with other names", async () => {
  const { db } = opened.database;
  const drafts = [
    { key: "import:self", fullName: "Ines Calder" },
    {
      key: "import:elder",
      fullName: "Ines M. Calder",
      birthDate: "1949",
      identifiers: [{ kind: "email", value: "elder@example.org" }] as const,
      profiles: ["https://github.com/InesElder"],
    },
    { key: "import:other", fullName: "Ines Holm" },
  ].map((person) => draftCandidate(person));
  const { written } = await saveCandidates(db, drafts);
  await indexCandidates(
    db,
    written.map(({ draft, number }) => ({
      number,
      names: [draft.fullName],
      context: [],
      platforms: draft.presences.map(({ platform }) => platform),
      prominence: 0,
    })),
  );
  const search = createSearch(opened.database);
  const lookup = await takeUp(db, await insertTestLookup(db, { candidateId: written[0]?.id ?? "" }));
  const namesakes = await collectNamesakes(lookup, stageContext(db, [], { search }));
  await search.close();
  assert.deepEqual(
    namesakes.map(({ id, names }) => [id, names]),
    [[written[1]?.id, ["Ines M. Calder"]]],
  );
  assert.deepEqual(namesakes[0]?.identifiers, [
    { kind: "email", value: "elder@example.org" },
    { kind: "profileUrl", value: "https://github.com/ineselder" },
    { kind: "handle", value: "github:ineselder" },
  ]);
});

test("Turns what an import states about a person into claims, and nothing it leaves out", () => {
  const { candidate } = draftLookup();
  const bare = toKnownPerson({ ...candidate, id: "bare" }, []);
  assert.deepEqual([bare.names, bare.claims], [["Ines Calder"], []]);
  const full = { ...candidate, birthDate: "1972", company: "Norden Press", headline: "Editor", location: "Graz" };
  const { claims } = toKnownPerson({ ...full, id: "full" }, []);
  assert.deepEqual(
    claims.map(({ property, value }) => [property, value]),
    [
      ["birthDate", "1972"],
      ["experience", { company: "Norden Press", title: "Editor" }],
      ["location", "Graz"],
    ],
  );
});
