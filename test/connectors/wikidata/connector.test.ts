import assert from "node:assert/strict";
import { test } from "node:test";
import type { Answer, ConnectorContext } from "../../../src/connectors/connector.ts";
import { wikidata } from "../../../src/connectors/wikidata/connector.ts";
import { wikidataEntity } from "../../../src/connectors/wikidata/entity.ts";
import { item, named, states } from "../../../src/connectors/wikidata/sample-life.ts";
import { capture } from "../capture.ts";

/** A source that answers with these documents, one per question. */
function contextOf(documents: readonly string[]) {
  const asked: string[] = [];
  const ask = ({ url }: { readonly url: string }): Promise<Answer | null> => {
    const data = documents[asked.push(url) - 1] ?? "";
    const answer = { status: 200, url, mediaType: "application/json", data, collectedAt: "2026-01-01T00:00:00.000Z" };
    return Promise.resolve({ ...answer, json: data.length > 1_000_000 ? undefined : JSON.parse(data) });
  };
  return { asked, context: { ask } as unknown as ConnectorContext };
}

async function probe(documents: readonly string[]) {
  const { asked, context } = contextOf(documents);
  const captures = [];
  for await (const each of wikidata.probe({ kind: "externalId", value: "wikidata:Q1" }, context)) captures.push(each);
  return { asked, document: JSON.parse(captures[0]?.data ?? "null") as { entities: Record<string, unknown> } };
}

const PERSON = { ...named("Ada Example"), claims: { P31: [states(item("Q5"))], P106: [states(item("Q7"))] } };

test("the names of other items accompany an item's statements, which stay unchanged", async () => {
  const answers = [{ entities: { Q1: PERSON } }, { entities: { Q7: named("surveyor") } }];
  const { asked, document } = await probe(answers.map((each) => JSON.stringify(each)));
  assert.equal(asked.length, 2);
  assert.deepEqual(document.entities["Q1"], PERSON);
  assert.deepEqual(document.entities["Q7"], named("surveyor"));
});

test("an item larger than any that Wikidata keeps is not inspected", async () => {
  const padded = { ...PERSON, aliases: { en: [{ language: "en", value: "x".repeat(5_000_000) }] } };
  const { asked, document } = await probe([JSON.stringify({ entities: { Q1: padded } })]);
  assert.equal(asked.length, 1);
  assert.deepEqual(Object.keys(document.entities), ["Q1"]);
});

test("an office is asked whom it belongs to, and only its own statements accompany the person's", async () => {
  const peat = { ...named("Minister of Peat"), claims: { P1001: [states(item("Q9"))], P31: [states(item("Q8"))] } };
  const held = { ...PERSON, claims: { ...PERSON.claims, P39: [states(item("Q30"))] } };
  const answers = [{ Q1: held }, { Q30: peat }, { Q7: named("surveyor"), Q9: named("Moorland") }];
  const { asked, document } = await probe(answers.map((entities) => JSON.stringify({ entities })));
  assert.equal(asked.length, 3);
  assert.match(asked[1] ?? "", /ids=Q30&props=labels%7Cclaims/);
  assert.match(asked[2] ?? "", /ids=Q7%7CQ9&props=labels&/);
  const { claims } = document.entities["Q30"] as { claims: Readonly<Record<string, unknown[]>> };
  assert.deepEqual(
    Object.entries(claims).map(([property, told]) => [property, told.length]),
    [
      ["P2389", 0],
      ["P1001", 1],
      ["P17", 0],
    ],
  );
  const posts = [...wikidataEntity.read(capture("wikidata/entity", document))]
    .flatMap((record) => record.claims)
    .filter(({ property }) => property === "experience");
  assert.deepEqual(
    posts.map(({ value }) => value),
    [{ title: "Minister of Peat", company: "Moorland", kind: "office" }],
  );
});
