import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Claim } from "../../src/domain/claim.ts";
import { foldProfile, say } from "./claims.ts";

const told = (award: string, quote: string, record = "site"): Claim => ({ ...say(record, "badge", award), quote });
const awardsOf = (...claims: readonly Claim[]) =>
  foldProfile(say("site", "fullName", "Ada Example"), ...claims).data["careerBadges"];

describe("an award", () => {
  test("is shown with the year that its source states with it", () => {
    for (const quote of [
      "Golden Compass (2010)",
      "Golden Compass, 2010",
      "2010: Golden Compass",
      "2010 – Golden Compass",
      "In 2010 she received the Golden Compass for her atlas of tides.",
      "In 2010, Ada Example was awarded the Golden Compass.",
      "She won the Golden Compass of the Royal Society in 2010 and moved to Oslo.",
      "She holds the Golden Compass (Royal Society, 2010).",
      "Sie erhielt im Jahr 2008 den Silberring. Im Jahr 2010 erhielt sie den Golden Compass.",
      "En 2010, elle reçoit le Golden Compass.",
      "В 2010 году она получила Golden Compass.",
    ])
      assert.deepEqual(awardsOf(told("Golden Compass", quote)), ["Golden Compass (2010)"], quote);
  });

  test("does not take the year of another event, or a period", () => {
    for (const quote of [
      "She won the Golden Compass before she moved to Oslo in 2010.",
      "She won the Golden Compass, in 2010 founded a school and taught there.",
      "In 2010 she founded a school, and she holds the Golden Compass.",
      "Golden Compass jury, 2010",
      "2010-2014: Golden Compass",
      "Silver Ring, 2010, Golden Compass",
      "Golden Compass and Silver Ring (2010)",
    ])
      assert.deepEqual(awardsOf(told("Golden Compass", quote)), ["Golden Compass"], quote);
  });

  test("is listed once, with its year, even if only one source states it, and with both years if won twice", () => {
    const plain = say("network", "badge", "Golden Compass");
    assert.deepEqual(awardsOf(plain, told("Golden Compass", "Golden Compass (2010)")), ["Golden Compass (2010)"]);
    assert.deepEqual(awardsOf(plain, say("list", "badge", "Golden Compass (2011)")), ["Golden Compass (2011)"]);
    assert.deepEqual(
      awardsOf(say("list", "badge", "Golden Compass (2011)"), say("list", "badge", "Golden Compass (2014)")),
      ["Golden Compass (2011, 2014)"],
    );
    assert.deepEqual(awardsOf(say("list", "badge", "Kind Hands Award 2022")), ["Kind Hands Award 2022"]);
  });

  test("is one with that which bears the name of its giver, if a source says who gave it in that year", () => {
    const longer = told("Globex Baker of the Year", "2022: Globex Baker of the Year", "register");
    const by = (quote: string) => awardsOf(told("Baker of the Year", quote), longer);
    assert.deepEqual(by("Named Baker of the Year 2022 by Globex."), ["Baker of the Year (Globex, 2022)"]);
    for (const other of ["Named Baker of the Year 2019 by Globex.", "Named Baker of the Year 2022 by the Guild."])
      assert.ok(String(by(other)).includes("Globex Baker of the Year (2022)"), other);
  });

  test("is listed once if only one source names who gives it, and twice if two bodies give awards of that name", () => {
    const given = say("register", "badge", "Golden Compass (Royal Society) (2010)");
    assert.deepEqual(awardsOf(given, told("Golden Compass", "Golden Compass (2010)")), [
      "Golden Compass (Royal Society, 2010)",
    ]);
    assert.deepEqual(awardsOf(given, say("site", "badge", "Golden Compass")), ["Golden Compass (Royal Society, 2010)"]);
    assert.deepEqual(
      awardsOf(given, say("list", "badge", "Golden Compass (Royal Academy)"), say("site", "badge", "Golden Compass")),
      ["Golden Compass (Royal Academy)", "Golden Compass (Royal Society, 2010)", "Golden Compass"],
    );
  });
});
