import assert from "node:assert/strict";
import { test } from "node:test";
import { youtubeChannels } from "../../../src/connectors/youtube/channels.ts";
import { capture } from "../capture.ts";

const CHANNEL = { id: "UCabcdefghijklmnopqrstuv", snippet: { title: "Ada bakes", customUrl: "@adabakes" } };

test("a channel requested by its pre-2012 name is known by that address too", () => {
  const keysOf = (filter: string, items: readonly object[] = [CHANNEL]) => {
    const answer = capture("youtube/channels", { kind: "youtube#channelListResponse", items });
    const url = `https://www.googleapis.com/youtube/v3/channels?part=snippet&${filter}`;
    return [...youtubeChannels.read({ ...answer, url })].flatMap(({ identifiers }) =>
      identifiers.map(({ value }) => value),
    );
  };
  const own = ["https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv", "https://www.youtube.com/@adabakes"];
  assert.deepEqual(keysOf("forUsername=adabakes1"), [...own, "https://www.youtube.com/user/adabakes1"]);
  assert.deepEqual(keysOf("forHandle=adabakes"), own);
  assert.equal(keysOf("forUsername=adabakes1", [CHANNEL, { ...CHANNEL, id: "UCabcdefghijklmnopqrstuw" }]).length, 4);
});

test("the only address in a channel's description, on a line of its own, is the site of whoever has it", () => {
  const sitesOf = (description: string) => {
    const items = [{ ...CHANNEL, snippet: { ...CHANNEL.snippet, description } }];
    return [...youtubeChannels.read(capture("youtube/channels", { kind: "youtube#channelListResponse", items }))]
      .flatMap(({ identifiers }) => identifiers)
      .flatMap(({ kind, value }) => (kind === "website" ? value : []));
  };
  assert.deepEqual(sitesOf("Bread.\nhttps://adabakes.example"), ["adabakes.example"]);
  assert.deepEqual(sitesOf("My flour is from https://mill.example and good."), []);
  assert.deepEqual(sitesOf("https://adabakes.example\nhttps://shop.example"), []);
  assert.deepEqual(sitesOf("https://x.com/adabakes"), []);
});
