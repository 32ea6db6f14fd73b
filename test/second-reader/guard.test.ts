import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { Capture } from "../../src/connectors/connector.ts";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import type { Proposal } from "../../src/second-reader/answer.ts";
import { passagesOf, personText } from "../../src/second-reader/document.ts";
import { judgeProposals } from "../../src/second-reader/guard.ts";
import { ALL_KINDS } from "../../src/second-reader/kinds.ts";

const NAME = "Maren Tolliver";
const SUBJECT = { recordId: "record", name: NAME, filed: true };

function captureOf(data: string, mediaType = "text/plain"): Capture {
  return {
    kind: "text",
    url: "https://a.example/",
    mediaType,
    collectedAt: "2026-01-15T12:00:00.000Z",
    data,
    about: [NAME],
  };
}

function documentOf(data: string, mediaType?: string) {
  const document = personText(captureOf(data, mediaType), SUBJECT);
  assert.ok(document, "the document has a part about the person");
  return document;
}

/** The result for one proposal: its claim's value, or the reason why it is refused. */
function judge(text: string, proposal: Proposal, kinds = ALL_KINDS): unknown {
  const { claims, refused } = judgeProposals(documentOf(`${NAME}\n\n${text}\n`), [proposal], kinds, "tiny");
  const [claim] = claims;
  return claim === undefined ? Object.keys(refused)[0] : claim.value;
}

const job = (quote: string, title: string, organisation: string, more: Partial<Proposal> = {}): Proposal => ({
  kind: "job",
  quote,
  title,
  organisation,
  ...more,
});
const fact = (kind: Proposal["kind"], quote: string, value: string): Proposal => ({ kind, quote, value });

const LIFE =
  "Maren Tolliver is head of acoustics at Quillfeather Instruments in Leeds. She joined Brackenholt Labs as an engineer in 2012. She studied physics at the University of Sheffield.";

describe("The guard of the second reader", () => {
  test("turns a statement whose words are in the document, and about the person, into a claim with its place and reader", () => {
    const document = documentOf(`${NAME}\n\n${LIFE}\n`);
    const quote = "She joined Brackenholt Labs as an engineer in 2012.";
    const { claims, refused } = judgeProposals(
      document,
      [job(quote, "engineer", "Brackenholt Labs", { from: "2012" })],
      ALL_KINDS,
      "tiny",
    );
    assert.deepEqual(refused, {});
    const at = `${NAME}\n\n${LIFE}`.indexOf(quote);
    assert.deepEqual(claims, [
      {
        property: "experience",
        value: { title: "engineer", company: "Brackenholt Labs", from: "2012", kind: "job" },
        locator: `char=${at},${at + quote.length}`,
        quote,
        method: "stated",
        confidence: 0.7,
        reader: "tiny",
      },
    ] satisfies ClaimDraft[]);
  });

  test("refuses a quote that is not in the document", () => {
    assert.equal(
      judge(LIFE, job("She was a director at Quillfeather Instruments.", "director", "Quillfeather Instruments")),
      "quote",
    );
  });

  test("refuses a value that is not in the quote", () => {
    const quote = "She joined Brackenholt Labs as an engineer in 2012.";
    assert.equal(judge(LIFE, job(quote, "engineer", "Quillfeather Instruments")), "value");
    assert.equal(judge(LIFE, job(quote, "director", "Brackenholt Labs")), "value");
    assert.equal(judge(LIFE, job(quote, "engineer", "Brackenholt Labs", { from: "2013" })), "value");
    assert.equal(judge(LIFE, job(quote, "engineer", "Bracken")), "value");
  });

  test("refuses a repetition of the prompt's example, even if the document repeats it too", () => {
    const quote = "She was a lens grinder at Brindlewick Optics.";
    assert.equal(judge(quote, job(quote, "lens grinder", "Brindlewick Optics")), "example");
  });

  test("refuses a kind that was not asked for, and a statement without what its kind requires", () => {
    assert.equal(judge("She lives in York.", fact("home", "She lives in York.", "York"), ["job"]), "kind");
    assert.equal(judge(LIFE, { kind: "job", quote: LIFE.slice(0, 30), title: "head" }), "shape");
  });

  for (const [text, title, organisation, reason] of [
    ["Her brother Ned is a baker at Crumb & Sons.", "baker", "Crumb & Sons", "subject"],
    ["Her husband, Idris Vane, works as a pilot for Skylark Airways.", "pilot", "Skylark Airways", "subject"],
    ["Idris Vane, a pilot for Skylark Airways, opened the evening.", "pilot", "Skylark Airways", "subject"],
    ["She succeeded Dr. Ada Crane, who was director of Nettle House.", "director", "Nettle House", "subject"],
    ["Her editor at Pelham Press, Joan Ash, is delighted.", "editor", "Pelham Press", "subject"],
    ["She declined a post as curator at the Harrow Museum.", "curator", "Harrow Museum", "doubt"],
    ["She was never an engineer at Harrow Works.", "engineer", "Harrow Works", "doubt"],
    ["She will join Harrow Works as an engineer.", "engineer", "Harrow Works", "doubt"],
    ["She is reportedly a director of Harrow Holdings.", "director", "Harrow Holdings", "doubt"],
    ["From 2031 she is director of Harrow Holdings.", "director", "Harrow Holdings", "doubt"],
    [
      "She is a curator who likes the Harrow Museum, and a lecturer at Brill College.",
      "lecturer",
      "Harrow Museum",
      "relation",
    ],
  ] as const) {
    test(`refuses, of "${text}", ${title} at ${organisation}: ${reason}`, () => {
      assert.equal(judge(`${LIFE} ${text}`, job(text, title, organisation)), reason);
    });
  }

  test("keeps each post's own years in a sentence with several, and omits another's", () => {
    const quote =
      "She was an engineer at Brackenholt Labs from 2008 to 2012 and a manager at Quillfeather Instruments from 2013 to 2019.";
    assert.deepEqual(judge(quote, job(quote, "engineer", "Brackenholt Labs", { from: "2013", to: "2019" })), {
      title: "engineer",
      company: "Brackenholt Labs",
      kind: "job",
    });
    assert.equal(judge(quote, job(quote, "engineer", "Brackenholt Labs", { from: "2012", to: "2008" })), "time");
    assert.deepEqual(judge(quote, job(quote, "engineer", "Brackenholt Labs", { from: "2008", to: "2012" })), {
      title: "engineer",
      company: "Brackenholt Labs",
      from: "2008",
      to: "2012",
      kind: "job",
    });
  });

  test("accepts only the person's own relatives, by name", () => {
    const own = "She is married to Idris Vane.";
    assert.equal(judge(`${LIFE} ${own}`, fact("spouse", own, "Idris Vane")), "Idris Vane");
    const others = "Her brother's wife, Ada Crane, keeps bees.";
    assert.equal(judge(`${LIFE} ${others}`, fact("spouse", others, "Ada Crane")), "subject");
    const former = "She and her ex-husband Ned Ash run a mill.";
    assert.notEqual(judge(`${LIFE} ${former}`, fact("spouse", former, "Ned Ash")), "Ned Ash");
    const far = "Her husband met Idris Vane in Leeds.";
    assert.equal(judge(`${LIFE} ${far}`, fact("spouse", far, "Idris Vane")), "relation");
  });

  test("believes nothing in languages that are not read, if nobody can tell whom a sentence is about", () => {
    const text = "マレンは東京大学で物理学を学びました。現在は株式会社羽根で働いています。";
    assert.equal(
      judge(text, { kind: "school", quote: "マレンは東京大学で物理学を学びました。", school: "東京大学" }),
      "language",
    );
  });

  test("finds a quote despite markup and typographic characters, and gives the claim the page's own", () => {
    const html = `<html lang="en"><body><h1>${NAME}</h1><p>${LIFE}</p><p>She was the &ldquo;night&rdquo; engineer at <b>O’Hara’s Mill</b>.</p></body></html>`;
    const document = documentOf(html, "text/html");
    const quote = `She was the "night" engineer at O'Hara's Mill.`;
    const { claims } = judgeProposals(document, [job(quote, "engineer", "O'Hara's Mill")], ALL_KINDS, "tiny");
    const [claim] = claims;
    assert.deepEqual(claim?.value, { title: "engineer", company: "O’Hara’s Mill", kind: "job" });
    const [, from = "", to = ""] = /^char=(\d+),(\d+)$/u.exec(claim?.locator ?? "") ?? [];
    assert.equal(html.slice(Number(from), Number(to)), claim?.quote);
    assert.match(claim?.quote ?? "", /<b>O’Hara’s Mill<\/b>/);
  });

  test("masks contact data in the prompt, whoever's it is, but not years", () => {
    const text = `${LIFE} Write to maren@tolliver.example, to her agent joan@ash.example or call +44 20 7946 0018, 020 7946 0019 or 555-0142. She worked there 2008-2012 and from 01.03.2013.`;
    const document = documentOf(`${NAME}\n\n${text}\n`);
    const asked = passagesOf(document)
      .map(({ from, to }) => document.text.slice(from, to))
      .join("\n");
    for (const secret of ["tolliver.example", "ash.example", "7946", "0142"]) {
      assert.ok(
        !asked.replace(/@[^ ]*/gu, (at) => at.replace(/\.example/u, "")).includes(secret.replace(".example", "@")),
        secret,
      );
    }
    assert.ok(!/7946|0018|0019|0142|maren@|joan@/u.test(asked), asked);
    assert.ok(asked.includes("2008-2012") && asked.includes("01.03.2013"));
    const masked = fact("home", "Write to", "maren@tolliver.example");
    assert.equal(judge(text, masked), "value");
  });

  test("asks about a long document in passages that omit nothing", () => {
    const lines = Array.from(
      { length: 80 },
      (_, index) =>
        `She was engineer number ${index} at Brackenholt Labs for a year, ${"and so on ".repeat(index % 9)}.`,
    );
    const document = documentOf(
      `${NAME}\n\n${lines.join("\n\n")}\n\n${"She works at Quillfeather Instruments. ".repeat(300)}\n`,
    );
    const passages = passagesOf(document);
    assert.ok(passages.length > 2);
    assert.ok(passages.every(({ from, to }) => to - from <= 4_000));
    const asked = passages.map(({ from, to }) => document.text.slice(from, to)).join(" ");
    const words = (text: string) => text.split(/\s+/u).filter((word) => word !== "");
    assert.deepEqual(
      words(asked),
      words(document.lines.map(({ from, to }) => document.text.slice(from, to)).join(" ")),
    );
  });

  test("lets a claim state only what is in its quote, and a quote only what is in the document", () => {
    const data = `${NAME}\n\n${LIFE} Her brother Ned is a baker at Crumb & Sons. She declined a post as curator at the Harrow Museum. She lives in York with her husband, Idris Vane. She speaks Welsh and enjoys sailing. She won the Aldous Medal in 2019. She was born on 3 May 1980.\n`;
    const document = documentOf(data);
    const words = fc.constantFrom(...data.split(/[\s.,]+/u), "Harvard", "Brindlewick", "2019", "CEO", "director");
    const phrase = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
    const sentence = fc.constantFrom(...data.split(/(?<=\.)\s+/u));
    const proposal = fc.record(
      {
        kind: fc.constantFrom(...ALL_KINDS),
        quote: fc.oneof(sentence, phrase),
        title: phrase,
        organisation: phrase,
        degree: phrase,
        school: phrase,
        from: fc.constantFrom("2012", "1999", "2019", "soon"),
        to: fc.constantFrom("2012", "present", "2030"),
        value: phrase,
      },
      { requiredKeys: ["kind", "quote"] },
    );
    const foreign = /crumb|baker|\bned\b|harrow|curator/iu;
    fc.assert(
      fc.property(fc.array(proposal, { maxLength: 12 }), (proposals) => {
        const { claims, refused } = judgeProposals(document, proposals as Proposal[], ALL_KINDS, "tiny");
        const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0);
        assert.equal(claims.length + refusals, proposals.length);
        for (const { value, quote = "", locator } of claims) {
          const [, from = "", to = ""] = /^char=(\d+),(\d+)$/u.exec(locator) ?? [];
          assert.equal(data.slice(Number(from), Number(to)), quote);
          const parts = typeof value === "string" ? [value] : Object.values(value as object);
          for (const part of parts.filter((each) => typeof each === "string" && each !== "job")) {
            assert.ok(quote.includes(String(part).slice(0, 4)), `${String(part)} in ${quote}`);
            assert.ok(!foreign.test(String(part)), `${String(part)} is not Maren's`);
          }
        }
      }),
      {
        numRuns: 150,
        // The year stood in the sentence, but beyond the quote.
        examples: [[[{ kind: "birth", quote: "born", value: "1980" }]]],
      },
    );
  });
});
