import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Changes } from "../../src/contract/changes.ts";
import { startService, type TestService } from "../support/service.ts";
import { assertProblem, callService, type TestApi, waitForEnd } from "./http.ts";

const EARLIER =
  "Ines Calder\nines.calder@example.org\nExperience\n2015 - 2019 Boatbuilder, Norden Yards\nSkills\nKnots, Sails\n";
const LATER =
  "Ines Calder\nines.calder@example.org\nExperience\n2019 - 2024 Harbour Master, Port of Sandvik\n" +
  "2015 - 2019 Boatbuilder, Norden Yards\nSkills\nKnots, Anchors\n";

describe("Changes between lookups", () => {
  let service: TestService;
  const call: TestApi["call"] = (method, path, options) => callService(service, method, path, options);
  before(async () => {
    service = await startService({ engine: "postgres" });
  });
  after(() => service.stop());

  const addressOf = (fullName: string) => `${fullName.toLowerCase().replace(" ", ".")}@example.org`;
  const look = async (fullName: string, document: string, rest: object = {}): Promise<string> => {
    const candidate = { fullName, email: addressOf(fullName), sources: [] };
    const who = "candor.sameAs" in rest || "candidate" in rest ? {} : { candidate };
    const created = await call("POST", "/lookups", { body: { ...who, ...rest } });
    assert.equal(created.status, 201, created.text);
    const { lookupId } = created.body as { lookupId: string };
    await waitForEnd({ call }, lookupId);
    const handed = await fetch(`${service.url}/v1/lookups/${lookupId}/documents?name=cv.txt&whose=person`, {
      method: "POST",
      headers: { "x-api-key": service.apiKey, "content-type": "application/octet-stream" },
      body: document,
    });
    assert.equal(handed.status, 200, await handed.text());
    return lookupId;
  };
  const changesOf = async (id: string, query = ""): Promise<Changes> => {
    const answer = await call("GET", `/lookups/${id}/changes${query}`);
    assert.equal(answer.status, 200, answer.text);
    return Changes.strict().parse(answer.body);
  };

  test("report what is new, different and no longer found since the previous lookup, in the report's words", async () => {
    const first = await look("Ines Calder", EARLIER);
    assert.deepEqual(await changesOf(first), { lookupId: first, sections: [], notCompared: [] });
    const second = await look("Ines Calder", LATER);
    const { since, sections } = await changesOf(second);
    assert.equal(since?.lookupId, first);
    const of = (kind: "added" | "gone") =>
      sections.flatMap((section) => section[kind].map(({ text }) => text)).toSorted();
    assert.ok(of("added").includes("Anchors"), JSON.stringify(sections));
    assert.ok(
      of("added").some((text) => text.startsWith("Harbour Master, Port of Sandvik")),
      JSON.stringify(sections),
    );
    assert.deepEqual(of("gone"), ["Sails"]);
    assert.ok(!of("added").some((text) => text.includes("Boatbuilder")));
    const back = await changesOf(first, `?since=${second}`);
    assert.deepEqual(
      back.sections.flatMap(({ added }) => added.map(({ text }) => text)),
      ["Sails"],
    );
    const third = await look("Ines Calder", LATER);
    const same = await changesOf(third);
    assert.deepEqual([same.since?.lookupId, same.sections], [second, []]);
  });

  test("are reported between two previews, but not between a preview and a paid lookup", async () => {
    const preview = await look("Torvald Eskelin", EARLIER, { preview: true });
    const paid = await look("Torvald Eskelin", LATER);
    assert.equal((await changesOf(paid)).since, undefined);
    assertProblem(await call("GET", `/lookups/${paid}/changes?since=${preview}`), 409, "not_comparable");
    const again = await look("Torvald Eskelin", EARLIER, { preview: true });
    assert.equal((await changesOf(again)).since?.lookupId, preview);
  });

  test("are not reported between lookups of different people, for different purposes, or without an identified person", async () => {
    const own = await look("Berit Solvang", EARLIER);
    const other = await look("Ines Calder", EARLIER);
    const press = await look("Berit Solvang", EARLIER, { purpose: "journalism" });
    for (const since of [other, press, own])
      assertProblem(await call("GET", `/lookups/${own}/changes?since=${since}`), 409, "not_comparable");
    assertProblem(await call("GET", `/lookups/${own}/changes?since=${crypto.randomUUID()}`), 404, "lookup_not_found");
    assert.equal((await changesOf(press)).since, undefined);
  });

  test("are not reported between namesakes: a shared name, place and employer do not suffice unless the caller says who it is", async () => {
    const described = (rest: object) => ({ candidate: { fullName: "Rowan Tessaly", sources: [], ...rest } });
    const baker = { "candor.employer": "Tessaly's Bakery", "candor.place": "Leeds" };
    const office = { email: "info@tessaly.example", "candor.phone": "+44 113 496 0000" };
    const first = await look("", EARLIER, described(baker));
    for (const namesake of [{}, baker, { "candor.place": "Bristol" }, office, office]) {
      const other = await look("", LATER, described(namesake));
      assert.equal((await changesOf(other)).since, undefined, JSON.stringify(namesake));
      assertProblem(await call("GET", `/lookups/${other}/changes?since=${first}`), 409, "not_comparable");
      const listed = (await call("GET", `/lookups?sameAs=${other}`)).body as { results: { lookupId: string }[] };
      assert.deepEqual(
        listed.results.map(({ lookupId }) => lookupId),
        [other],
      );
      await call("POST", `/lookups/${other}/note`, { body: { note: "another man", tags: [] } });
    }
    assert.deepEqual((await call("GET", `/lookups/${first}/note`)).body, { note: "", tags: [] });
    const again = await look("", LATER, { "candor.sameAs": first });
    const third = await look("", LATER, { "candor.sameAs": again });
    assert.equal((await changesOf(third)).since?.lookupId, again);
    assert.equal((await changesOf(again)).since?.lookupId, first);
  });
});
