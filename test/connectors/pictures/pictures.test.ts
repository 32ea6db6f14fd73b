import assert from "node:assert/strict";
import { test } from "node:test";
import type { Answer, ConnectorContext, Question } from "../../../src/connectors/connector.ts";
import { pictures } from "../../../src/connectors/pictures/connector.ts";
import type { IdentifierKind } from "../../../src/domain/identifier.ts";

/** The addresses that are asked for a picture, and how many captures result; the first answers as `found` says. */
async function askedFor(value: string, found = true, kind: IdentifierKind = "profileUrl") {
  const asked: string[] = [];
  const ask = async ({ url, wants }: Question): Promise<Answer | null> => {
    asked.push(url);
    if (wants === "picture" && !found) return null;
    const [mediaType, data] = wants === "picture" ? ["image/png", "QUJD"] : ["application/json", "{}"];
    return { status: 200, url, mediaType, data, json: {}, collectedAt: "2026-06-15T12:00:00Z" };
  };
  const context = { ask, setting: () => undefined, known: [] } as unknown as ConnectorContext;
  const captures = await Array.fromAsync(pictures.probe({ kind, value }, context));
  return { asked, captures };
}

const HASH = "84059b07d4be67b806386c0aad8070a23f18836bbaae342275dc0a83414c32ee";

test("Commons is asked for a standard width, whichever of its addresses a source names", async () => {
  for (const address of [
    "https://commons.wikimedia.org/wiki/Special:FilePath/Ines_Calder.jpg",
    "https://commons.wikimedia.org/wiki/Special:FilePath/Ines_Calder.jpg?width=300",
    "https://upload.wikimedia.org/wikipedia/commons/a/ab/Ines_Calder.jpg",
    "https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Ines_Calder.jpg/287px-Ines_Calder.jpg",
    "https://thumb.wikimedia.org/wikipedia/commons/thumb/a/ab/Ines_Calder.jpg/330px-Ines_Calder.jpg",
  ]) {
    const { asked, captures } = await askedFor(address);
    assert.equal(asked[0], "https://commons.wikimedia.org/wiki/Special:FilePath/Ines_Calder.jpg?width=960", address);
    assert.match(asked[1] ?? "", /^https:\/\/commons\.wikimedia\.org\/w\/api\.php\?.*titles=File:Ines_Calder\.jpg$/u);
    assert.equal(captures.length, 1);
  }
});

test("Gravatar is asked for the size that is kept, and for nothing if somebody has no picture", async () => {
  for (const address of [`https://0.gravatar.com/avatar/${HASH}`, `https://gravatar.com/avatar/${HASH}?s=80&d=mp`]) {
    const { asked, captures } = await askedFor(address, false);
    assert.deepEqual(asked, [`${address.split("?")[0]}?s=640&d=404`]);
    assert.deepEqual(captures, []);
  }
});

test("X is asked for the original picture, not for the 48-pixel one that it names", async () => {
  const { asked } = await askedFor("https://pbs.twimg.com/profile_images/2284174872/7df3h38zabcvjylnyfe3_normal.png");
  assert.deepEqual(asked, ["https://pbs.twimg.com/profile_images/2284174872/7df3h38zabcvjylnyfe3.png"]);
});

test("Any other picture is requested from the address its source states", async () => {
  const address = "https://files.mastodon.example/avatars/ines.png?1700000000";
  assert.deepEqual((await askedFor(address)).asked, [address]);
  assert.deepEqual((await askedFor("ines.example.org/me.png", true, "website")).asked, [
    "https://ines.example.org/me.png",
  ]);
});
