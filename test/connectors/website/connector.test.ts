import assert from "node:assert/strict";
import { test } from "node:test";
import { type Answer, type ConnectorContext, RetryLater } from "../../../src/connectors/connector.ts";
import { because } from "../../../src/domain/ledger-reason.ts";
import { createWebsite } from "../../../src/connectors/website/connector.ts";

const website = createWebsite([]);

/** The result of visiting a page whose addresses answer like this; an error is thrown. */
async function ask(answers: Readonly<Record<string, string | null | Error>>): Promise<string[]> {
  const context = {
    ask: async ({ url }: { readonly url: string }): Promise<Answer | null> => {
      const answer = answers[url];
      if (answer instanceof Error) throw answer;
      if (answer === null || answer === undefined) return null;
      return { url, kind: "page", mediaType: "text/html", data: answer, collectedAt: null } as unknown as Answer;
    },
    feedOf: async () => undefined,
  } as unknown as ConnectorContext;
  const pages: string[] = [];
  for await (const { data } of website.probe({ kind: "website", value: "guild.example/members" }, context))
    pages.push(data);
  return pages;
}

const [BARE, WWW] = ["https://guild.example/members", "https://www.guild.example/members"];

test("A page that only one of a host's two addresses has is read", async () => {
  assert.deepEqual(await ask({ [BARE]: "<p>1</p>" }), ["<p>1</p>"]);
  assert.deepEqual(await ask({ [WWW]: "<p>2</p>" }), ["<p>2</p>"]);
  assert.deepEqual(await ask({ [BARE]: refused(), [WWW]: "<p>2</p>" }), ["<p>2</p>"]);
});

test("An error is reported if the other address has no page, or another error", async () => {
  const first = refused();
  await assert.rejects(ask({ [BARE]: first }), first);
  await assert.rejects(ask({ [BARE]: first, [WWW]: refused() }), first);
  assert.deepEqual(await ask({}), []);
});

test("A host that asked us to wait, wants payment or sent too much is not asked again under its other name", async () => {
  for (const why of [
    because("ownLimit", 429),
    because("unpaid", 402),
    because("busy", 409),
    because("challenge"),
    because("tooLarge", 8),
  ]) {
    const error = new RetryLater(why, 3_600_000);
    await assert.rejects(ask({ [BARE]: error, [WWW]: "<p>2</p>" }), error);
  }
});

function refused(): RetryLater {
  return new RetryLater(because("connectionRefused"), 1);
}
