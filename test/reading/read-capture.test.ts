import assert from "node:assert/strict";
import { test } from "node:test";
import { githubUser } from "../../src/connectors/github/user.ts";
import { webPage } from "../../src/connectors/pages/web-page.ts";
import { readCapture } from "../../src/reading/read-capture.ts";

test("an article that calls itself satire is read as such, and one that does not is not", () => {
  const readingOf = (notice: string) => {
    const data = `<html lang="en"><body><article><h1>Baker jailed</h1><p>By Tom Hale, 3 May 2024</p><p>Ada Finch, 44, was jailed for ten years on Monday for stealing the moon.</p></article><footer><p>${notice}</p></footer></body></html>`;
    const url = "https://biscuit.example.org/moon";
    const capture = { kind: "web-page", url, mediaType: "text/html", collectedAt: null, data, about: ["Ada Finch"] };
    const { findings, madeUp = false } = readCapture({ name: "website", readers: [webPage] }, capture);
    return [findings.length, madeUp];
  };
  assert.deepEqual(readingOf("The Wet Biscuit is a satirical website."), [0, true]);
  assert.deepEqual(readingOf("The Torvik Post is a newspaper."), [1, false]);
});

test("what stands in characters that could not be decoded is not stated, and a long text is kept", () => {
  const user = {
    login: "inescalder",
    type: "User",
    name: "Ines Cald\uFFFDr",
    company: "Caf\uFFFD Works",
    location: "Leeds",
    bio: `Cartographer\uFFFD. ${"Maps and more maps. ".repeat(15)}`,
  };
  const url = "https://api.github.com/users/inescalder";
  const mediaType = "application/json";
  const capture = { kind: "github/user", url, mediaType, collectedAt: null, data: JSON.stringify(user) };
  const { findings, damaged } = readCapture({ name: "github", readers: [githubUser] }, capture);
  const stated = findings.flatMap(({ claims }) => claims.map(({ property }) => property));
  assert.deepEqual([damaged, findings[0]?.name], [true, undefined]);
  assert.deepEqual(
    ["fullName", "experience", "location", "biography"].map((property) => stated.includes(property as never)),
    [false, false, true, true],
  );
});
