import assert from "node:assert/strict";
import { test } from "node:test";
import { contradict, gatherOthers } from "../../src/matching/namesakes.ts";
import { born, claim, lives, traits } from "./people.ts";

const candidate = traits({ claims: [born("1972"), lives("Graz")] });
const nobody = { own: new Set<never>(), decided: new Map() };

test("Groups records about other people by person, with more complete ones first", () => {
  const records = [
    traits({ id: "town", claims: [born("1949"), lives("Leeds")] }),
    traits({ id: "born", claims: [born("1949-05-06"), lives("Leeds")] }),
    traits({ id: "third", claims: [born("1930"), lives("Lyon")] }),
  ];
  const others = gatherOthers({ records, candidate, known: [], ...nobody });
  assert.deepEqual(
    others.map(({ members }) => [...members].map(({ id }) => id).sort()),
    [["born", "town"], ["third"]],
  );
});

test("Completes a known namesake from the records about it", () => {
  const known = [traits({ id: "known", claims: [born("1949-05-06")] })];
  const records = [traits({ id: "record", claims: [born("1949-05-06"), lives("Leeds")] })];
  const [other, ...rest] = gatherOthers({ records, candidate, known, ...nobody });
  assert.deepEqual([other?.traits.id, other?.traits.places[0]?.town, rest.length], ["known", "leeds", 0]);
});

test("Records that fit the candidate but contradict each other are rivals", () => {
  const vague = traits({ claims: [lives("Graz")] });
  const records = ["1949", "1972"].map((year) => traits({ id: year, claims: [lives("Graz"), born(year)] }));
  const others = gatherOthers({ records, candidate: vague, known: [], ...nobody });
  assert.deepEqual(others.map(({ traits: { id }, fit }) => [id, fit > 0]).sort(), [
    ["1949", true],
    ["1972", true],
  ]);
});

test("A different name alone is not a contradiction, since people have several", () => {
  assert.equal(contradict(traits(), traits({ names: ["Clara Holm"] })), false);
  assert.equal(contradict(traits({ names: ["Carl Berg Jr."] }), traits({ names: ["Carl Berg Sr."] })), true);
  assert.equal(contradict(traits({ claims: [born("1949")] }), candidate), true);
});

test("Limits the people gathered, however many records there are", () => {
  const records = Array.from({ length: 600 }, (_, at) => traits({ id: `r${at}`, claims: [born(String(1200 + at))] }));
  assert.ok(gatherOthers({ records, candidate, known: [], ...nobody }).length <= 350);
});

test("A record without a name, or with one word of it, makes nobody else of it", () => {
  const mailbox = claim("email", "anna@norden.example");
  const records = [[], ["Anna"], ["norden42"]].map((names, at) =>
    traits({ id: `r${at}`, names, claims: [mailbox, claim("experience", { company: "Cobalt Works" })] }),
  );
  const employed = traits({ claims: [claim("experience", { company: "Norden Press" })] });
  const others = (all: typeof records) => gatherOthers({ records: all, candidate: employed, known: [], ...nobody });
  assert.deepEqual(others(records), []);
  const elder = traits({ names: ["Anna"], claims: [mailbox, born("1949")] });
  assert.equal(gatherOthers({ records: [elder], candidate, known: [], ...nobody }).length, 1);
});
