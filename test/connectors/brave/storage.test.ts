import assert from "node:assert/strict";
import { test } from "node:test";
import { brave } from "../../../src/connectors/brave/connector.ts";
import { BRAVE_WEB } from "../../../src/connectors/brave/samples.ts";
import { type Capture, type ConnectorContext, SkipProbe } from "../../../src/connectors/connector.ts";
import { readWith } from "../../../src/connectors/reader.ts";

const NAME = { kind: "name", value: "Ada Example" } as const;

/** Answers like Brave, on a plan that grants the right to store or on one that does not mention it. */
function contextOf(storage?: string): ConnectorContext {
  const settings: Readonly<Record<string, string | undefined>> = { key: "a-key", storage };
  return {
    known: [],
    setting: (name: string) => settings[name],
    ask: async ({ url }: { readonly url: string }) => ({
      url,
      status: 200,
      json: BRAVE_WEB,
      data: JSON.stringify(BRAVE_WEB),
    }),
  } as unknown as ConnectorContext;
}

async function gather(captures: AsyncIterable<Capture> | undefined): Promise<Capture[]> {
  const gathered: Capture[] = [];
  for await (const capture of captures ?? []) gathered.push(capture);
  return gathered;
}

test("Without the right to store results only the addresses to visit are kept, and only during the run", async () => {
  const [capture, ...more] = await gather(brave.probe(NAME, contextOf()));
  assert.ok(capture);
  assert.deepEqual(more, []);
  assert.equal(capture.data, '{"addresses":["https://ada.example.org/maps","https://facts.example.org/maps"]}');
  assert.equal(brave.readers.find(({ kind }) => kind === capture.kind)?.forRun, true);
  const [finding] = [...readWith(brave.readers, capture)];
  assert.deepEqual([finding?.claims, finding?.pages?.length], [[], 1]);
  const [stored] = await gather(brave.probe(NAME, contextOf("Granted")));
  assert.equal(stored?.kind, "brave/web");
});

test("The person searched for is stored, but without the right to store, nobody is", async () => {
  const search = (storage?: string) => gather(brave.searchOn?.("linkedin", "Ada Example", contextOf(storage)));
  await assert.rejects(search(), SkipProbe);
  assert.equal((await search("granted")).length, 1);
});
