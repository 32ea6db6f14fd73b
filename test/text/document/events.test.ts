import assert from "node:assert/strict";
import { test } from "node:test";
import { readPersonPage } from "../../../src/connectors/pages/person-page.ts";

/** What a page says about one property of Ada Finch. */
function read(body: string, property: string, lang = "en"): unknown[] {
  const [found] = readPersonPage({
    kind: "person-page",
    url: "https://ada.example.org/",
    mediaType: "text/html",
    collectedAt: null,
    data: `<html lang="${lang}"><body><main>${body}</main></body></html>`,
    sought: ["Ada Finch"],
  });
  return (found?.claims ?? []).flatMap((claim) => (claim.property === property ? [claim.value] : []));
}

const url = "https://ada.example.org/";

test("Talks and exhibitions listed on a person's own page are events, with their stated dates", () => {
  const page = `<h1>Ada Finch</h1><h2>Upcoming talks</h2><ul><li>MapConf 2024 – Rivers without names</li>
    <li>Tides for beginners, Leeds, 2023</li><li>Ask me about others</li></ul>`;
  assert.deepEqual(read(page, "event"), [
    { title: "MapConf 2024 – Rivers without names", date: "2024", url },
    { title: "Tides for beginners, Leeds", date: "2023", url },
  ]);
  const shows = `<h1>Ada Finch</h1><h2>Exposições</h2><ul><li>12 set 2026 – 17 jan 2027: «Maré», Casa do Rio</li></ul>
    <p>Falo português e galego.</p>`;
  assert.deepEqual(read(shows, "event", "pt"), [{ title: "«Maré», Casa do Rio", date: "2026-09-12", url }]);
  assert.deepEqual(read(shows, "language", "pt"), [{ language: "português" }, { language: "galego" }]);
});

test("Events listed on a page that is not the person's own are ignored", () => {
  const page = `<h1>Friends of the Library</h1><ul><li>Ada Finch, treasurer</li><li>Tom Roe, chair</li></ul>
    <h2>Talks</h2><ul><li>The history of maps, 12 December 2026</li></ul>`;
  assert.deepEqual(read(page, "event"), []);
});

test("Reads a table of years below a short CV's heading, posts as posts and degrees as degrees", () => {
  const page = `<h1>Ada Finch</h1><p>Hello.</p><h2>Short CV</h2><table>
    <tr><th>2021–</th><td>Survey Engineer, Globex Maps</td></tr>
    <tr><th>2016–2021</th><td>Junior Engineer, Initech</td></tr>
    <tr><th>2016</th><td>MSc in Geography, University of Northholm</td></tr></table>
    <p><b>Languages:</b> Polish, some Czech. <b>Tools:</b> C, Rust, a good pencil.</p>`;
  assert.deepEqual(read(page, "experience"), [
    { title: "Survey Engineer", company: "Globex Maps", from: "2021", current: true, kind: "job" },
    { title: "Junior Engineer", company: "Initech", from: "2016", to: "2021", kind: "job" },
  ]);
  assert.deepEqual(read(page, "education"), [
    { degree: "MSc in Geography", school: "University of Northholm", to: "2016" },
  ]);
  assert.deepEqual(read(page, "language"), [{ language: "Polish" }, { language: "Czech" }]);
  assert.deepEqual(read(page, "skill"), ["C", "Rust"]);
});

test("A shared mailbox at a domain with the person's name is theirs, and an office's is not", () => {
  const page = (email: string) => `<h1>Ada Finch</h1><h2>Contact</h2><p>${email}</p>`;
  assert.deepEqual(read(page("hello@adafinch.example"), "email"), ["hello@adafinch.example"]);
  assert.deepEqual(read(page("hello@finch-maps.example"), "email"), []);
});

test("An award is read without the reason for it, and an ORCID iD below the list is not an award", () => {
  const page = `<h1>Ada Finch</h1><h2>Awards</h2><ul><li>Map Prize 2023 for «The Nameless River»</li></ul>
    <p>ORCID 0000-0000-0000-0001</p>`;
  assert.deepEqual(read(page, "badge"), ["Map Prize"]);
});
