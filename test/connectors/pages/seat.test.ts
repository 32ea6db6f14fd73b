import assert from "node:assert/strict";
import { test } from "node:test";
import { webPage } from "../../../src/connectors/pages/web-page.ts";

function jobsOn(body: string, head = ""): unknown[] {
  const data = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  const url = "https://practice.example.org/team";
  const capture = { kind: "web-page", url, mediaType: "text/html", collectedAt: null, data, sought: ["Ada Example"] };
  return [...webPage.read(capture)].flatMap(({ claims }) =>
    claims.flatMap(({ property, value }) =>
      property === "experience" ? [[value.title, value.company, value.location]] : [],
    ),
  );
}

const TITLE = "<title>Our team - Brookside Medical Practice</title>";
const TEAM = "<main><h1>Our team</h1><div><h3>Ada Example</h3><p>Practice nurse</p></div></main>";

test("Somebody works in the town of the address that follows the employer's name", () => {
  const footers = [
    "Brookside Medical Practice, Main Street, Tarnby. Tel 0000 417 100. © 2026",
    "Brookside Medical Practice – 4 Mill Lane, Tarnby – Privacy",
    "Brookside Medical Practice, Box 11, 990 99 Tarnby",
  ];
  for (const footer of footers)
    assert.deepEqual(
      jobsOn(`${TEAM}<footer><p>${footer}</p></footer>`, TITLE),
      [["Practice nurse", "Brookside Medical Practice", "Tarnby"]],
      footer,
    );
});

test("Text that is not an address, or is another's, is not a town of the employer", () => {
  const footers = [
    "Brookside Medical Practice, Privacy, Cookies",
    "Brookside Medical Practice, Main Street",
    "Pixel Meadow, 4 Mill Lane, Tarnby",
  ];
  for (const footer of footers)
    assert.deepEqual(
      jobsOn(`${TEAM}<footer><p>${footer}</p></footer>`, TITLE),
      [["Practice nurse", "Brookside Medical Practice", undefined]],
      footer,
    );
});

test("An organisation's linked data gives its founder its location, and employs nobody else", () => {
  const about = (founder: string) =>
    `<script type="application/ld+json">{"@type":"Plumber","name":"Example Heating","founder":{"@type":"Person",
      "name":"${founder}"},"address":{"@type":"PostalAddress","streetAddress":"4 Mill Lane","addressLocality":"Tarnby"}}</script>`;
  const page =
    "<main><h1>No drip too small</h1><p>Hello, I am Ada Example and mend boilers in all of the valley.</p></main>";
  assert.deepEqual(jobsOn(page, about("Ada Example")), [["Founder", "Example Heating", "Tarnby"]]);
  assert.deepEqual(jobsOn(page, about("Bo Sample")), []);
});
