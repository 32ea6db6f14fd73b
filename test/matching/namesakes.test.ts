import assert from "node:assert/strict";
import { test } from "node:test";
import { contradict, gatherOthers } from "../../src/matching/namesakes.ts";
import { born, lives, picture } from "./people.ts";

const candidate = picture({ claims: [born("1972"), lives("Graz")] });
const nobody = { own: new Set<never>(), decided: new Map() };

test("Records about somebody else are gathered by person, the fuller ones first", () => {
  const pictures = [
    picture({ id: "town", claims: [born("1949"), lives("Leeds")] }),
    picture({ id: "born", claims: [born("1949-05-06"), lives("Leeds")] }),
    picture({ id: "third", claims: [born("1930"), lives("Lyon")] }),
  ];
  const others = gatherOthers({ pictures, candidate, known: [], ...nobody });
  assert.deepEqual(
    others.map(({ members }) => [...members].map(({ id }) => id).sort()),
    [["born", "town"], ["third"]],
  );
});

test("A known namesake is completed by the records that are about it", () => {
  const known = [picture({ id: "known", claims: [born("1949-05-06")] })];
  const pictures = [picture({ id: "record", claims: [born("1949-05-06"), lives("Leeds")] })];
  const [other, ...rest] = gatherOthers({ pictures, candidate, known, ...nobody });
  assert.deepEqual([other?.picture.id, other?.picture.places[0]?.town, rest.length], ["known", "leeds", 0]);
});

test("Records that fit the candidate but contradict each other are rivals", () => {
  const vague = picture({ claims: [lives("Graz")] });
  const pictures = ["1949", "1972"].map((year) => picture({ id: year, claims: [lives("Graz"), born(year)] }));
  const others = gatherOthers({ pictures, candidate: vague, known: [], ...nobody });
  assert.deepEqual(others.map(({ picture: { id }, fit }) => [id, fit > 0]).sort(), [
    ["1949", true],
    ["1972", true],
  ]);
});

test("Another name alone is no contradiction: people have several", () => {
  assert.equal(contradict(picture(), picture({ names: ["Clara Holm"] })), false);
  assert.equal(contradict(picture({ names: ["Carl Berg Jr."] }), picture({ names: ["Carl Berg Sr."] })), true);
  assert.equal(contradict(picture({ claims: [born("1949")] }), candidate), true);
});

test("However many records there are, the people gathered stay bounded", () => {
  const pictures = Array.from({ length: 600 }, (_, at) => picture({ id: `r${at}`, claims: [born(String(1200 + at))] }));
  assert.ok(gatherOthers({ pictures, candidate, known: [], ...nobody }).length <= 350);
});
