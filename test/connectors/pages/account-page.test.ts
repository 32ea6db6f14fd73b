import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readAccountPage } from "../../../src/connectors/pages/account-page.ts";
import { UnreadableCapture } from "../../../src/connectors/findings/claims.ts";
import type { Finding } from "../../../src/domain/claim.ts";
import { capture } from "../captures.ts";
import { ACCOUNT_PAGE } from "../../../src/connectors/pages/samples.ts";

describe("an account's page", () => {
  test("yields account, picture, text and followers", () => {
    const [finding] = read(ACCOUNT_PAGE);
    assert.equal(finding?.externalId, "https://x.com/candor_ada");
    assert.deepEqual(
      finding?.claims.map(({ property, value, quote }) => [property, value, quote]),
      [
        [
          "account",
          {
            platform: "x",
            url: "https://x.com/candor_ada",
            handle: "Candor_Ada",
            displayName: "Ada Example",
            category: "social",
            createdAt: "2015-03-04T00:00:00.000Z",
            avatarUrl: "https://pictures.example.org/a.png?a=1&b=2",
          },
          "https://twitter.com/Candor_Ada",
        ],
        [
          "avatar",
          { imageUrl: "https://pictures.example.org/a.png?a=1&b=2" },
          "https://pictures.example.org/a.png?a=1&amp;b=2",
        ],
        ["biography", 'I "count" things', 'I \\"count\\" things'],
        ["followers", { platform: "x", count: 1234 }, "1234"],
      ],
    );
  });

  test("yields the name without what its platform puts around it", () => {
    for (const [title, name] of [
      ["Ada Example (@candor_ada) / X", "Ada Example"],
      ["Ada Example (@candor_ada) • Instagram photos and videos", "Ada Example"],
      ["Ada Example - YouTube", "Ada Example"],
      ["Ada Example – Baker | LinkedIn", "Ada Example – Baker"],
      ["Anna-Maria Example", "Anna-Maria Example"],
      ["candor_ada", undefined],
    ]) {
      const [finding] = read(`<title>${title}</title><link rel="canonical" href="https://x.com/candor_ada">`);
      assert.equal(finding?.name, name, title);
    }
  });

  test("belongs to the address it was collected from if it names none", () => {
    const page = "<title>Ada Example</title>";
    const at = { mediaType: "text/html", url: "https://github.com/candor-ada" };
    const [finding] = readAccountPage(capture("account-page", page, at));
    assert.equal(finding?.externalId, "https://github.com/candor-ada");
  });

  test("that is not a profile cannot be read", () => {
    assert.throws(() => read('<link rel="canonical" href="https://x.com/home">'), UnreadableCapture);
  });
});

function read(html: string): Finding[] {
  return [...readAccountPage(capture("account-page", html, { mediaType: "text/html" }))];
}
