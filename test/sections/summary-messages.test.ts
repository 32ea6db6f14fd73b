import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeExamplePeople } from "../../scripts/example-people.ts";
import type { Claim } from "../../src/domain/claim.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { flatten } from "../../src/sections/cited.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { buildSections, SECTION_BUILDERS, summarizeProfile } from "../../src/sections/profile.ts";
import type { SummaryMessages } from "../../src/presentation/summary-messages.ts";
import { say, SUBJECT } from "./claims.ts";

/**
 * An artificial language: every sentence consists of its name and arguments, between characters that English sentences
 * never contain.
 */
const told =
  (name: string) =>
  (...facts: readonly unknown[]): string =>
    `«${name}» ${JSON.stringify(facts).replace(/[^\d\p{L} .]/gu, " ")}`;

const INVENTED: SummaryMessages = {
  overview: {
    holdsRole: told("holdsRole"),
    heldRole: told("heldRole"),
    lived: told("lived"),
    seats: told("seats"),
    offices: told("offices"),
    officeIn: told("officeIn"),
    basedIn: told("basedIn"),
  },
  career: { present: told("present"), past: told("past"), schools: told("schools") },
  selling: { style: told("style"), wishes: told("wishes"), advice: told("advice"), likings: told("likings") },
  leisure: { hobbies: told("hobbies"), quote: told("quote") },
  events: { named: told("named") },
  social: {
    onePost: told("onePost"),
    posts: told("posts"),
    topics: told("topics"),
    tone: told("tone"),
    likes: told("likes"),
  },
};

const SUMMARIES = SECTION_BUILDERS.flatMap(({ fills }) => fills.filter((field) => field.endsWith("Summary")));
const PEOPLE = makeExamplePeople(60);

function summariesOf(claims: readonly Claim[], messages?: SummaryMessages): ReadonlyMap<string, string> {
  const subject = messages === undefined ? SUBJECT : { ...SUBJECT, messages };
  const set = createClaimSet(claims);
  const { data } = summarizeProfile(buildSections(set, SECTIONS, subject), set, subject);
  return new Map(SUMMARIES.flatMap((field) => (data[field] === undefined ? [] : [[field, String(data[field])]])));
}

describe("the summaries", () => {
  test("are six, and all occur among the example people", () => {
    assert.equal(SUMMARIES.length, 6);
    const had = new Set(PEOPLE.flatMap(({ claims }) => [...summariesOf(claims).keys()]));
    assert.deepEqual([...had].toSorted(), [...SUMMARIES].toSorted());
  });

  test("contain no text of their own outside the catalogue of messages", () => {
    for (const { claims } of PEOPLE) {
      const english = summariesOf(claims);
      const invented = summariesOf(claims, INVENTED);
      assert.deepEqual([...invented.keys()], [...english.keys()]);
      for (const [field, text] of invented) assert.match(text, /^(?:«\w+» [^«»]*\. ?)+$/u, field);
    }
  });

  test("cite a source for every sentence, and have balanced emphasis", () => {
    for (const { name, claims } of PEOPLE) {
      const set = createClaimSet(claims);
      for (const section of SECTION_BUILDERS) {
        const { data, evidence } = flatten({ ...section.summarize?.(set, SUBJECT) });
        for (const [field, whole] of Object.entries(data)) {
          const sentences = Object.keys(evidence).filter((pointer) => pointer.startsWith(`/${field}#char=`));
          const covered = sentences.map((pointer) => String(whole).slice(...placeOf(pointer))).join(" ");
          assert.equal(covered, whole, name);
          assert.equal((String(whole).split("__").length - 1) % 2, 0, String(whole));
        }
      }
    }
  });

  test("are well-formed: a capital first, one full stop last, single spaces, nothing undefined", () => {
    for (const { claims } of PEOPLE) {
      for (const text of summariesOf(claims).values()) {
        assert.match(text.replaceAll("_", ""), /^[\p{Lu}\d“].*[.”]$/u);
        assert.doesNotMatch(text, / {2}|\.\.|undefined|NaN| ,|\(\)|\ba (?=[aeio]\w)|\bis are\b/u, text);
      }
    }
  });

  test("give no advice that fits everybody: at most one in five people shares a sentence", () => {
    const told = PEOPLE.map(({ name, claims }) => {
      const own = new RegExp(name.split(" ").join("|"), "gu");
      return (summariesOf(claims).get("sellingSummary") ?? "")
        .replace(own, "Somebody")
        .replace(/_|\d+/gu, "")
        .split(/(?<=\.) /u);
    });
    const shared = Map.groupBy(
      told.flatMap((sentences) => [...new Set(sentences)]).filter((each) => each !== ""),
      (each) => each,
    );
    assert.ok(shared.size >= 3);
    for (const [sentence, { length }] of shared) assert.ok(length <= PEOPLE.length / 5, `${length} times: ${sentence}`);
  });

  test("use the plural for several things and the past tense for past ones", () => {
    const name = say("site", "fullName", "Ada Example");
    const job = say("site", "experience", { title: "Editor", company: "Harbour Gazette", from: "2001", to: "2004" });
    const text = summariesOf([name, job]).get("overviewSummary") ?? "";
    assert.match(text, /was an editor at Harbour Gazette from 2001 to 2004/u);
    const events = ["Bread Days", "Map Days"].map((title) => say("page", "event", { title, date: "2024-05-01" }));
    assert.match(summariesOf([name, ...events]).get("eventsSummary") ?? "", /events include .* and /u);
    assert.doesNotMatch(summariesOf([name, ...events.slice(0, 1)]).get("eventsSummary") ?? "", / and /u);
  });

  test('use "she" or "he" only if a datasource states the gender', () => {
    for (const { claims } of PEOPLE) {
      const stated = claims.some(({ property }) => property === "gender");
      const text = [...summariesOf(claims).values()].join(" ").replace(/“[^”]*”/gu, "");
      if (!stated) assert.doesNotMatch(text, /\b(?:she|he|his|her)\b/iu);
    }
  });
});

function placeOf(pointer: string): [number, number] {
  const [, from = "0", to = "0"] = /#char=(\d+),(\d+)$/u.exec(pointer) ?? [];
  return [Number(from), Number(to)];
}
