import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Answer, type ConnectorContext, type Question, SkipProbe } from "../../src/connectors/connector.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { SAMPLES } from "./samples.ts";

/** Asks a connector about its invented person, with answers modified by `change`. Returns the kinds that it kept. */
async function probe(name: string, change: (body: unknown, path: string) => unknown) {
  const connector = CONNECTORS.find((one) => one.name === name);
  const answers = SAMPLES.get(name)?.answer;
  assert.ok(connector && answers);
  const asked: string[] = [];
  const ask = async ({ url, refusal, headers = {} }: Question): Promise<Answer | null> => {
    const { host, pathname, searchParams } = new URL(url);
    asked.push(pathname);
    const path = connector.asks === "*" ? `/${host}${pathname}` : pathname;
    const said = answers(path, searchParams, headers);
    if (said === undefined) return null;
    const json = change(said.body, pathname);
    const refused = refusal?.(json) ?? null;
    if (refused !== null) throw new SkipProbe(refused);
    const data = JSON.stringify(json);
    return { status: 200, url, mediaType: "application/json", data, json, collectedAt: "2026-06-15T12:00:00Z" };
  };
  const context = { ask, setting: () => "a-setting", known: [] } as unknown as ConnectorContext;
  const kinds: string[] = [];
  try {
    for await (const { kind } of connector.probe(connector.examples.present, context)) kinds.push(kind);
  } catch (error) {
    if (!(error instanceof SkipProbe)) throw error;
    return { kinds, asked, left: error.message };
  }
  return { kinds, asked, left: null };
}

const onAccount =
  (members: object, path: RegExp) =>
  (body: unknown, asked: string): unknown =>
    path.test(asked) ? { ...(body as object), ...members } : body;

describe("what a source marks as not to be found is ignored", () => {
  test("a Mastodon account that is not discoverable or not to be indexed is not kept, and its posts are not requested", async () => {
    for (const wish of [{ discoverable: false }, { noindex: true }]) {
      const { kinds, asked, left } = await probe("mastodon", onAccount(wish, /accounts\/lookup$/));
      assert.deepEqual(kinds, []);
      assert.match(left ?? "", /^the account is marked as not/);
      assert.ok(!asked.some((path) => path.endsWith("/statuses")), "its posts were requested");
    }
  });

  test("Mastodon posts that are followers-only or not searchable are not requested", async () => {
    for (const wish of [{ locked: true }, { indexable: false }]) {
      const { kinds, asked } = await probe("mastodon", onAccount(wish, /accounts\/lookup$/));
      assert.deepEqual(kinds, ["mastodon/account"]);
      assert.ok(!asked.some((path) => path.endsWith("/statuses")));
    }
  });

  test("somebody who never chose on Mastodon, or chose to be found, is looked up as before", async () => {
    for (const wish of [{ discoverable: null }, { discoverable: true, indexable: true, noindex: false }]) {
      const { kinds } = await probe("mastodon", onAccount({ locked: false, ...wish }, /accounts\/lookup$/));
      assert.deepEqual(kinds, ["mastodon/account", "mastodon/statuses"]);
    }
  });

  test("a protected account on X is ignored, and the request asks whether it is protected", async () => {
    const change = (body: unknown, path: string) =>
      path.includes("by/username") ? { data: { ...(body as { data: object }).data, protected: true } } : body;
    const { kinds, asked, left } = await probe("x", change);
    assert.deepEqual([kinds, left], [[], "the account is protected"]);
    assert.equal(asked.length, 1);
    assert.ok((await probe("x", (body) => body)).kinds.includes("x/posts"));
  });

  test("an account on Bluesky for signed-in users only is ignored", async () => {
    const labels = { labels: [{ src: "did:plc:ada", val: "!no-unauthenticated" }] };
    const { kinds, left } = await probe("bluesky", onAccount(labels, /getProfile$/));
    assert.deepEqual([kinds, left], [[], "the account is marked as for signed-in users only"]);
  });

  test("a private profile on GitHub is ignored", async () => {
    const { kinds, left } = await probe("github", onAccount({ user_view_type: "private" }, /users\/[^/]+$/));
    assert.deepEqual([kinds, left], [[], "the profile is private"]);
    assert.ok((await probe("github", (body) => body)).kinds.includes("github/user"));
  });
});
