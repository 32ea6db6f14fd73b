import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readPage } from "../../../src/connectors/pages/page-text.ts";
import { readWritten } from "../../../src/connectors/pages/written-page.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { interviewIn } from "../../../src/text/document/interview.ts";
import { type Sought, soughtOf } from "../../../src/text/document/named.ts";

const ADA = soughtOf("Ada Finch") as Sought;
const saidIn = (html: string) => interviewIn(readPage(html), ADA, "en")?.answers.map(({ text }) => text);

const IN_ONE_PARAGRAPH = `<h1>Meet Ada Finch</h1>
<p><b>Who are you?</b> I draw maps.</p>
<p><b>And before that?</b> I was a baker at Crumb Hall.</p>
<p><b>Tea or coffee?</b> Soup.</p>
<p class="ad">We are hiring a baker.</p>`;

test("The answer to a question in bold is the rest of its paragraph", () => {
  deepEqual(saidIn(IN_ONE_PARAGRAPH), ["I draw maps.", "I was a baker at Crumb Hall.", "Soup."]);
});

test("The answer to a question in a paragraph of its own is every paragraph up to the next question", () => {
  const html = `<h1>Ada Finch, cartographer</h1><p><b>How did it begin?</b></p><p>I was given a compass.</p>
    <p>My aunt had two.</p><p><strong>So you went north.</strong></p><p>I did.</p>
    <p><b>And now?</b><br>I stay in.</p><h2>More people</h2><p>I am Otto Brandt.</p>`;
  deepEqual(saidIn(html), ["I was given a compass.", "My aunt had two.", "I did.", "I stay in."]);
});

test("Names and initials before a colon say who speaks", () => {
  const named = `<h1>Episode 7</h1><p><b>Otto:</b> I failed geography.</p><p><b>Ada:</b> I was born in Varnholm.</p>
    <p><b>Otto:</b> My mother was a pilot.</p><p><b>Ada:</b> I draw coasts.</p>`;
  deepEqual(saidIn(named), ["I was born in Varnholm.", "I draw coasts."]);
  const initials = `<h1>“I walk”</h1><p><b>Maps Monthly: You came late.</b></p><p><b>AF:</b> At forty, and I ran.</p>
    <p><b>Do you regret it?</b></p><p>I do not.</p><p><b>And next?</b></p><p>The sea.</p>`;
  deepEqual(saidIn(initials), ["At forty, and I ran.", "I do not.", "The sea."]);
});

test("In a talk with two people, what the other one says is not the person's", () => {
  const html = `<h1>Two umpires</h1><p><strong>QUESTION.</strong> How did you meet?</p>
    <p><strong>ADA FINCH.</strong> On a course. I was a baker.</p><p><strong>LENA HOLM.</strong> I worked at Globex.</p>
    <p><strong>Q.</strong> And at home?</p><p><strong>A. F.</strong> I row.</p><p><strong>L. H.</strong> I dive.</p>`;
  deepEqual(saidIn(html), ["On a course. I was a baker.", "I row."]);
});

test("In a plain text, a line that ends with a question mark is a question", () => {
  const text =
    "Ada Finch\n\nWhat do you do?\nI draw maps.\n\nSince when?\nSince 2004, I think.\n\nAnd before?\nI baked.";
  deepEqual(
    interviewIn(plainBlocks(text), ADA, "en")?.answers.map((block) => block.text),
    ["I draw maps.", "Since 2004, I think.", "I baked."],
  );
});

test("In a dialogue with dashes, question and answer alternate, whether or not the question ends with its mark", () => {
  const text =
    "Rozmowa z Adą Finch\n\n– Od czego pani zaczynała?\n– Od map. Pracowałam w Varnholm.\n\n– I co dalej?\n– Uczę.\n\n– Firmę prowadzi ktoś inny.\n– Tak, mój brat.";
  deepEqual(
    interviewIn(plainBlocks(text), ADA, "pl")?.answers.map((block) => block.text),
    ["Od map. Pracowałam w Varnholm.", "Uczę.", "Tak, mój brat."],
  );
});

test("Questions without anybody who says “I” are no interview, and neither is one question", () => {
  const faq = `<h1>Ada Finch Maps</h1><h3>How long does delivery take?</h3><p>Three days.</p>
    <h3>Can we pay by card?</h3><p>Yes, at the door.</p><h3>Do you frame maps?</h3><p>We do.</p>`;
  equal(saidIn(faq), undefined);
  equal(saidIn("<h1>Ada Finch</h1><p>I draw maps.</p><p>Why? I like coasts.</p><p>Who pays me?</p>"), undefined);
});

test("No word of a page is lost, and none is said by two", () => {
  const piece = fc.constantFrom(
    "<p><b>Who are you?</b> I am late.</p>",
    "<p><b>And then?</b></p>",
    "<p>I went home.</p>",
    "<p>Otto Brandt: I asked.</p>",
    "<p>Ada: I answered.</p>",
    "<h2>More</h2>",
    "<p>Why not?</p>",
    "<ul><li>One?</li><li>I did two</li></ul>",
    "<p>– Yes?</p>",
  );
  const words = (texts: readonly string[]) =>
    texts
      .join(" ")
      .match(/[\p{L}]+/gu)
      ?.sort() ?? [];
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const blocks = readPage(pieces.join(""));
      const interview = interviewIn(blocks, ADA);
      if (interview === undefined) return;
      const { questions, answers, rest } = interview;
      const marks = /^(?:Otto Brandt|Ada): /u;
      const texts = [...questions, ...answers, ...rest].map(({ text }) => text.replace(marks, ""));
      deepEqual(words(texts), words(blocks.map(({ text, label }) => (label ? text : text.replace(marks, "")))));
    }),
  );
});

const captureOf = (data: string, sought: string) => ({
  kind: "web-page",
  url: "https://pages.example.org/talk",
  mediaType: "text/html",
  collectedAt: "2026-01-01T00:00:00Z",
  data,
  sought: [sought],
});
const TALK = `<html lang="en"><title>Ada Finch talks</title><body><h1>Ada Finch on coasts</h1>
<p class="byline">By Otto Brandt</p><p>I was a clerk at Globex when I met Ada Finch.</p>
<p><b>What did you do before?</b> I was a surveyor at Varnholm Harbour Trust.</p>
<p><b>My wife Lena paints. And your family?</b> My husband Emil bakes.</p><p><b>Do you travel?</b> I stay at home.</p>`;

test("What the person says in an interview is theirs, and what the interviewer says is not", () => {
  const said = readWritten(captureOf(TALK, "Ada Finch") as never, "en", undefined)?.claims ?? [];
  const jobs = said.flatMap((claim) => (claim.property === "experience" ? [claim.value.company] : []));
  deepEqual(jobs, ["Varnholm Harbour Trust"]);
  deepEqual(
    said.flatMap((claim) => (claim.property === "spouse" ? [claim.value] : [])),
    ["Emil"],
  );
});

test("The answers of an interview are not its author's", () => {
  const said = readWritten(captureOf(TALK, "Otto Brandt") as never, "en", undefined)?.claims ?? [];
  equal(
    said.some((claim) => claim.property === "experience" && claim.value.company === "Varnholm Harbour Trust"),
    false,
  );
  equal(
    said.some((claim) => claim.property === "spouse" && claim.value === "Emil"),
    false,
  );
});

test("Where the person signs the questions, what the other one answers is nobody's but theirs", () => {
  const html = `<h1>Episode 9</h1><p>Host: Ada Finch</p><p>Ada: When did you start?</p>
    <p>Otto: I joined Globex in 1991.</p><p>Ada: And before?</p><p>Otto: I was born in Varnholm in 1974.</p>`;
  deepEqual(saidIn(html), []);
  const capture = { kind: "web-page", url: "https://air.example/9", mediaType: "text/html", collectedAt: null };
  const read = readWritten({ ...capture, data: html, sought: ["Ada Finch"] }, "en", undefined);
  deepEqual(
    read?.claims.map(({ property }) => property),
    ["fullName"],
  );
});
