import assert from "node:assert/strict";
import { test } from "node:test";
import { findPerson, insertKey, lookUp, NDJSON, ndjson, startApi } from "./http.ts";

const OTHER = "a-key-of-another-account-0003";
const email = (value: string) => ({ kind: "email", value });
const candidate = (value: string) => ({ kind: "candidate", value });
const page = (url: string, text: string, ...identifiers: object[]) => ({
  type: "document",
  kind: "person-page",
  url,
  mediaType: "text/html",
  data: `<html><body><h1>${text}</h1></body></html>`,
  identifiers,
});

/** Somebody with an account on X, whose number only the documents state, and with a page. */
function personOf(name: string) {
  const [handle, key] = [name.toLowerCase().replace(" ", "_"), `filed:${name}`];
  const [profile, number] = [`https://x.com/${handle}`, `9600000000${String(name.codePointAt(1))}8891`];
  const filed = [candidate(key), { kind: "profileUrl", value: profile }, { kind: "externalId", value: `x:${number}` }];
  const x = (kind: string, path: string, data: unknown, identifiers: readonly object[]) => ({
    type: "document",
    kind,
    url: `https://api.x.com/2/users/${path}`,
    mediaType: "application/json",
    data: JSON.stringify(data),
    identifiers,
  });
  const user = { id: number, name, username: handle, description: `${name} repairs bells.` };
  const post = { id: "19001792", author_id: number, text: "The small bell rings again.", lang: "en" };
  const rows = [
    {
      type: "candidate",
      key,
      fullName: name,
      identifiers: [email(`${handle}@bells.example.org`)],
      presences: [{ platform: "x", url: profile }],
    },
    x("x/user", `by/username/${handle}`, { data: user }, filed),
    x("x/posts", `${number}/tweets`, { data: [post], includes: { users: [user] } }, filed),
    x("x/followers", `${number}/followers`, { data: [] }, filed.slice(2)),
    page(`https://${handle.replace("_", "-")}.example.org/`, `${name} at home`, candidate(key)),
  ];
  return { key, address: `${handle}@bells.example.org`, number, rows };
}

test("Imported documents are a person's whichever of their keys they are filed under, in the copy and in the erasure", async () => {
  const api = await startApi();
  const { call } = api;
  try {
    const bring = async (...rows: readonly object[]) => {
      const done = await call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
      assert.equal(done.status, 201, done.text);
      return done.body as { candidates: number; documents: number; suppressed: number };
    };
    const count = async (table: string, column: string) => {
      const { rows } = await api.rows.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${column} like '%guild%' or ${column} ilike '%lindqvist%'
          or ${column} like '%9600000000%'`,
      );
      return rows[0]?.count;
    };
    for (const isLookedUp of [false, true]) {
      const one = personOf(isLookedUp ? "Ebba Lindqvistsson" : "Edla Lindqvistsson");
      const both = page(
        "https://guild.example.org/both",
        "The guild",
        candidate(one.key),
        email("nn@guild.example.org"),
      );
      await bring(...one.rows, both);
      if (isLookedUp) await lookUp({ call }, await findPerson({ call }, one.address));
      const asked = { identifiers: [email(one.address)] };

      const copy = (await call("POST", "/access", { body: asked })).body as {
        held: readonly { store: string; rows: readonly { kind: string; value: string }[] }[];
      };
      const held = (store: string) => copy.held.find((each) => each.store === store)?.rows ?? [];
      const kinds = held("archive_document").map(({ kind }) => kind);
      assert.deepEqual(kinds.toSorted(), ["person-page", "x/followers", "x/posts", "x/user"]);
      assert.ok(held("archive_key").some(({ value }) => value === `x:${one.number}`));

      const seen = (await call("POST", "/suppressions/preview", { body: asked })).body as { documents: number };
      assert.equal(seen.documents, 4);
      const erased = (await call("POST", "/erasures", { body: asked })).body as {
        verified: boolean;
        stores: readonly { store: string; count: number }[];
      };
      assert.equal(erased.verified, true);
      assert.equal(erased.stores.find(({ store }) => store === "archive_document")?.count, 4);
      assert.deepEqual(
        [await count("archive_document", "url"), await count("archive_key", "value")],
        [1, 1],
        "that about two people",
      );
      const again = await bring(...one.rows);
      assert.deepEqual([again.candidates, again.documents], [0, 0]);
      await api.rows.query("delete from archive_document where url like '%guild%'");
    }
  } finally {
    await api.stop();
  }
});

test("A key of an import means one person in each account", async () => {
  const api = await startApi();
  const { call } = api;
  try {
    await insertKey(api.rows, OTHER, { accountId: "other" });
    const rowsOf = (name: string, place: string) => [
      { type: "candidate", key: "crm:1", fullName: name, identifiers: [email(`${place}@crm.example.org`)] },
      page(`https://${place}.example.org/`, `${name} at home`, candidate("crm:1")),
    ];
    for (const [rows, key] of [
      [rowsOf("Oddny Fjellhammer", "oddny"), {}],
      [rowsOf("Torunn Havsteinen", "torunn"), { key: OTHER }],
    ] as const) {
      const done = await call("POST", "/imports?format=candor", {
        body: ndjson(...rows),
        headers: NDJSON,
        ...key,
      });
      assert.equal(done.status, 201, done.text);
    }
    const erased = await call("POST", "/erasures", { body: { identifiers: [email("oddny@crm.example.org")] } });
    assert.equal(erased.status, 201, erased.text);
    const { rows } = await api.rows.query<{ fullName: string }>(
      `select full_name as "fullName" from candidate where origin_key = 'crm:1'
        union all select url from archive_document where url like '%oddny%' or url like '%torunn%'`,
    );
    assert.deepEqual(rows.map(({ fullName }) => fullName).toSorted(), [
      "Torunn Havsteinen",
      "https://torunn.example.org/",
    ]);
  } finally {
    await api.stop();
  }
});
