import { because } from "../../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Capture, type ConnectorContext, RetryLater, SkipProbe } from "../../../src/connectors/connector.ts";
import { hibpList } from "../../../src/connectors/hibp-list/connector.ts";
import { readWith } from "../../../src/connectors/reader.ts";
import { capture } from "../capture.ts";
import { BREACHES } from "../../../src/connectors/hibp/samples.ts";

const ADA = { kind: "email", value: "ada@example.org" } as const;
const URL = "https://haveibeenpwned.com/api/v3/breachedaccount/ada%40example.org";

/** What the list yields for documents about Ada, and how it ended. */
async function ask(documents: readonly unknown[], list: unknown) {
  const context = {
    archive: {
      async *find() {
        for (const data of documents) yield capture("hibp/breached-account", data, { url: URL });
      },
    },
    reference: async () => list,
  } as unknown as ConnectorContext;
  const captures: Capture[] = [];
  let error: unknown = null;
  try {
    for await (const each of hibpList.probe(ADA, context)) captures.push(each);
  } catch (thrown) {
    error = thrown;
  }
  const claims = captures.flatMap((each) => [...readWith(hibpList.readers, each)].flatMap((finding) => finding.claims));
  return { captures, error, values: claims.map(({ value }) => value) };
}

test("A breach known only by name is described from the operator's list, without a password", async () => {
  const { error, values, captures } = await ask([[{ Name: "InventedForum" }]], BREACHES);
  assert.equal(error, null);
  assert.deepEqual(values, [
    {
      email: "ada@example.org",
      domain: "forum.example.com",
      title: "Invented Forum",
      description: "In February 2019, the forum Invented Forum was breached.",
      date: "2019-02-03",
      attributes: ["Email addresses", "Passwords"],
    },
  ]);
  assert.deepEqual(
    captures.map(({ kind, url }) => [kind, url]),
    [["hibp/listed-breaches", URL]],
  );
});

test("Breaches missing from the list are reported by name, beside those it describes", async () => {
  const { error, values } = await ask([[{ Name: "InventedForum" }, { Name: "Brandnew" }]], BREACHES);
  assert.ok(error instanceof RetryLater);
  assert.deepEqual(error.why, [because("listLacks", 1, 2, "Brandnew")]);
  assert.equal(values.length, 1);
  const many = Array.from({ length: 12 }, (_, index) => ({ Name: `New${index}` }));
  assert.match(String((await ask([many], BREACHES)).error), /listLacks 12 12 New0, .*New9, …$/);
});

test("A breach that a document describes itself is not repeated, and no breaches yield nothing", async () => {
  assert.deepEqual(await ask([BREACHES], BREACHES), { captures: [], error: null, values: [] });
  assert.deepEqual(await ask([], BREACHES), { captures: [], error: null, values: [] });
  assert.deepEqual(await ask(["", {}, [null, 7, { Name: 7 }]], BREACHES), { captures: [], error: null, values: [] });
});

test("A file that is not the list is refused, and never passes for an absence of breaches", async () => {
  for (const list of [null, {}, [], [{ Name: "InventedForum" }], "list", [[]]]) {
    const { error, captures } = await ask([[{ Name: "InventedForum" }]], list);
    assert.ok(error instanceof SkipProbe);
    assert.deepEqual(error.why, [because("otherFile")]);
    assert.deepEqual(captures, []);
  }
});

test("Breaches that the service does not count are skipped in the list as well", async () => {
  const sensitive = { ...BREACHES[0], Name: "Quiet", IsSensitive: true };
  const { values } = await ask([[{ Name: "Quiet" }]], [sensitive]);
  assert.deepEqual(values, []);
});
