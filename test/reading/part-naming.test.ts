import assert from "node:assert/strict";
import { test } from "node:test";
import { webPage } from "../../src/connectors/pages/web-page.ts";
import { readCapture } from "../../src/reading/read-capture.ts";

const PEOPLE = 300;
const HERS = 150;
/** What a guild writes about each of its members: 6,000 characters. */
const SAID = "<p>The guild met in the hall and spoke of bread, of flour and of the weather.</p>\n".repeat(74);

const nameOf = (at: number) => (at === HERS ? "Maja Ostrander" : `Ada${at} Sample`);
const firmOf = (at: number) => (at === HERS ? "Birch" : "Alder");

/** The jobs that a page states for Maja Ostrander, and whether all of it was read. */
function jobsOn(members: string) {
  const data = `<!doctype html><html lang="en"><head><title>Directory</title></head><body><main><h1>Directory</h1>${members}</main></body></html>`;
  const capture = {
    kind: "web-page",
    url: "https://guild.example.org/members",
    mediaType: "text/html",
    collectedAt: null,
    data,
    sought: ["Maja Ostrander"],
  };
  const { findings, partial = false } = readCapture({ name: "website", readers: [webPage] }, capture);
  const claims = findings.flatMap((finding) => finding.claims);
  for (const { locator, quote } of claims) {
    const [, from, to] = /^char=(\d+),(\d+)$/u.exec(locator) ?? [];
    assert.equal(data.slice(Number(from), Number(to)), quote);
  }
  const jobs = claims.flatMap(({ property, value }) => (property === "experience" ? [value.company] : []));
  return { jobs, partial };
}

function members(write: (name: string, firm: string) => string): string {
  return Array.from({ length: PEOPLE }, (_, at) => write(nameOf(at), firmOf(at))).join("");
}

const section = (name: string, firm: string) =>
  `<section><h2>${name}</h2><p>Has worked as a baker at ${firm} Works since 1990.</p>${SAID}</section>`;

test("From a page too long to read whole the person's part is read, and each quote is at its place", () => {
  assert.deepEqual(jobsOn(members(section)), { jobs: ["Birch Works"], partial: true });
});

test("From a list or table too long to read whole the person's row is read", () => {
  const item = (name: string, firm: string) =>
    `<li>${name} – has worked as a baker at ${firm} Works since 1990.${SAID}</li>`;
  const row = (name: string, firm: string) =>
    `<tr><td>${name} has worked as a baker at ${firm} Works since 1990.</td><td>${SAID}</td></tr>`;
  for (const list of [`<ul>${members(item)}</ul>`, `<table>${members(row)}</table>`]) {
    const { jobs, partial } = jobsOn(list);
    assert.deepEqual([jobs, partial], [["Birch Works"], true], list.slice(0, 7));
  }
});

test("A page is read whole if it is short, or long only because of its scripts", () => {
  const few = section(nameOf(HERS), firmOf(HERS));
  const script = `<script>${"const flour = 1;\n".repeat(100_000)}</script>`;
  for (const page of [few, few + script]) assert.equal(jobsOn(page).partial, false);
});
