import assert from "node:assert/strict";
import { test } from "node:test";
import { opensProperty, PURPOSE_BASES } from "../../src/domain/property-rules.ts";
import { PURPOSES, sectionsOf } from "../../src/domain/purpose.ts";
import {
  closeJson,
  closeRevealed,
  closeSentences,
  emptyClosed,
  openClaims,
  openRecords,
  textCloserOf,
} from "../../src/sections/open-properties.ts";
import { say } from "./claims.ts";

const SEATS = ["Alder Labour Party", "Alder Teachers' Union", "Parish of St Alder", "Society of Rope Makers"].map(
  (organization) => say("record", "membership", { organization }),
);
const SPECIAL = SEATS.slice(0, 3);

test("seats in parties, unions and churches are open only to purposes with a legal condition for special data", () => {
  for (const purpose of PURPOSES) {
    const opening = { purpose, sections: sectionsOf(purpose), flags: [] };
    const open = new Set(openClaims(SEATS, opening));
    const hasCondition = PURPOSE_BASES[purpose].special !== null;
    assert.deepEqual(
      SPECIAL.map((seat) => open.has(seat)),
      SPECIAL.map(() => hasCondition),
      purpose,
    );
    assert.ok(open.has(SEATS[3] as (typeof SEATS)[number]), purpose);
    const kept = emptyClosed(SEATS, opening).filter(({ value }) => value !== "");
    assert.equal(kept.length, hasCondition ? 4 : 1, purpose);
  }
});

test("a record is open if any of its claims is, or if it has none", () => {
  const records = ["breached", "named", "bare", "article"].map((id) => ({ id, datasourceIds: [`${id} source`] }));
  const claims = [
    say("breached", "breach", {
      email: "ada@finch.example",
      domain: "shop.example",
      title: "Harbour Shop",
      description: "",
      date: "2019",
      attributes: [],
    }),
    say("named", "fullName", "Ada Finch"),
    say("article", "fullName", "Ada Finch"),
    say("article", "article", { title: "Ada Finch opens a bakery", url: "https://gazette.example.org/1" }),
  ].map((claim) => ({ ...claim, datasourceId: `${claim.recordId} source` }));
  const idsOf = (opening: Parameters<typeof openRecords>[2]) =>
    openRecords(records, claims, opening).map(({ id }) => id);
  assert.deepEqual(idsOf({ purpose: "meeting", sections: ["overview", "career"], flags: [] }), ["named", "bare"]);
  assert.deepEqual(idsOf({ purpose: "due_diligence", sections: sectionsOf("due_diligence"), flags: [] }), [
    "breached",
    "named",
    "bare",
    "article",
  ]);
});

test("sentences about a spouse or children are closed in running text exactly where the purpose closes kin", () => {
  const claims = [
    say("record", "biography", "Splices hawsers. She married Ulvar Wrenby in 1999. She sails."),
    say("record", "event", { title: "Talk", description: "A mother of two speaks about rope. Free entry." }),
    say("record", "occupation", "Author of My Wife of Rope"),
  ];
  for (const purpose of PURPOSES) {
    const [biography, event, occupation] = closeSentences(claims, { purpose }).map(({ value }) =>
      JSON.stringify(value),
    );
    const isOpen = opensProperty(purpose, "spouse");
    assert.equal(biography?.includes("Wrenby"), isOpen, purpose);
    assert.match(String(biography), /^"Splices hawsers\. .{32}\. She sails\."$/);
    assert.equal(event?.includes("mother of two"), isOpen, purpose);
    assert.match(String(event), /Free entry/);
    assert.match(String(occupation), /My Wife of Rope/, "a title is no running text");
  }
});

test("a quote is closed like running text, whatever its claim states", () => {
  const quote = "She married Ulvar Wrenby in 1999.";
  const sick = "She was diagnosed with lupus.";
  const title = "Author of My Wife of Rope";
  const claims = [
    { ...say("record", "gender", "female"), quote },
    { ...say("record", "location", "Leeds"), quote: sick },
    { ...say("record", "occupation", title), quote: title },
  ];
  for (const purpose of PURPOSES) {
    const [gender, location, occupation] = closeSentences(claims, { purpose });
    assert.equal(gender?.value, "female");
    assert.equal(gender?.quote === quote, opensProperty(purpose, "spouse"), purpose);
    assert.equal(location?.quote === sick, PURPOSE_BASES[purpose].special !== null, purpose);
    assert.equal(occupation?.quote, title);
  }
});

test("a membership that was read as a job is closed like one; a job at a party is not", () => {
  const claims = [
    say("record", "experience", { title: "Member", company: "Purple Lantern Party" }),
    say("record", "experience", { title: "Accountant", company: "Purple Lantern Party" }),
    say("record", "experience", { title: "Member", company: "Society of Rope Makers" }),
  ];
  for (const purpose of PURPOSES) {
    const open = new Set(openClaims(claims, { purpose, sections: sectionsOf(purpose), flags: [] }));
    assert.deepEqual(
      claims.map((claim) => open.has(claim)),
      [PURPOSE_BASES[purpose].special !== null, true, true],
      purpose,
    );
  }
});

test("title and employer of a membership are closed as a pair, whichever of them tells of it", () => {
  const closed = [
    say("record", "experience", { title: "Militante", company: "Partido Popular" }),
    say("record", "experience", { title: "Shop steward", company: "UNISON" }),
    say("record", "experience", { title: "Patient advocate (living with HIV)", company: "Alder Ropes" }),
    say("record", "experience", { title: "Elder", company: "Kirkwall Methodist Church" }),
  ];
  const open = [
    say("record", "experience", { title: "Senator", company: "Senate of Poland" }),
    say("record", "experience", { title: "Rigger", company: "Party Rentals Ltd", description: "Proud." }),
    say("record", "experience", { title: "Accountant", company: "Purple Lantern Party" }),
  ];
  for (const purpose of PURPOSES) {
    const opening = { purpose, sections: sectionsOf(purpose), flags: [] };
    const stored = emptyClosed(closeSentences([...closed, ...open], opening), opening);
    const isClosed = PURPOSE_BASES[purpose].special === null;
    for (const { value } of stored.slice(0, closed.length)) assert.equal(value === "", isClosed, purpose);
    assert.deepEqual(stored.slice(closed.length), open, purpose);
  }
});

test("skills, interests and lines with a post that tell what somebody believes or lives with are closed", () => {
  const closed = [
    say("record", "skill", "Socialism"),
    say("record", "skill", "HIV activism"),
    say("record", "interest", "Bible study"),
    say("record", "occupation", "Elder at the Kirkwall Methodist Church"),
  ];
  const open = [
    say("record", "skill", "Mental health nursing"),
    say("record", "skill", "Church architecture"),
    say("record", "occupation", "Rigger at Party Rentals Ltd"),
    say("record", "occupation", "Elder brother of the rope trade"),
  ];
  for (const purpose of PURPOSES) {
    const opening = { purpose, sections: sectionsOf(purpose), flags: [] };
    const shown = openClaims([...closed, ...open], opening);
    assert.deepEqual(
      open.filter((claim) => !shown.includes(claim)),
      [],
      purpose,
    );
    const isClosed = PURPOSE_BASES[purpose].special === null;
    if (isClosed)
      assert.deepEqual(
        closed.filter((claim) => shown.includes(claim)),
        [],
        purpose,
      );
    else assert.ok(shown.includes(closed[0] as (typeof closed)[number]), purpose);
  }
});

test("the values of fields are closed by their labels, in JSON and in text", () => {
  const fields = [
    { name: "Diagnosis", value: "ADHD" },
    { name: "Partner", value: "@leofric" },
    { name: "Pronouns", value: "they/them" },
    { name: "Pronouns", value: "she/her" },
    { name: "Location", value: "Nairn" },
  ];
  const data = { acct: "gythao", fields, religion: "Quaker", partners: ["Alder Ropes"] };
  const text = "Religion: Quaker\nPartner: Leofric Ormis\n<dt>Location</dt><dd>Nairn</dd>";
  for (const purpose of PURPOSES) {
    const close = textCloserOf({ purpose });
    const shown = close === null ? data : (closeJson(data, { purpose }, close) as typeof data);
    const isSpecialOpen = PURPOSE_BASES[purpose].special !== null;
    const isKinOpen = opensProperty(purpose, "spouse");
    assert.deepEqual(
      shown.fields.map(({ value }) => /[a-z]/iu.test(value)),
      [isSpecialOpen, isKinOpen, isSpecialOpen, true, true],
      purpose,
    );
    assert.equal(shown.religion === "Quaker", isSpecialOpen, purpose);
    assert.deepEqual(shown.partners, ["Alder Ropes"]);
    const written = close === null ? text : close(text);
    assert.equal(written.includes("Quaker"), isSpecialOpen, purpose);
    assert.equal(written.includes("Leofric"), isKinOpen, purpose);
    assert.ok(written.includes("Nairn"), purpose);
  }
});

test("what was read from revealing words is closed, whatever property it was taken for", () => {
  const text = "She lives with HIV. She lives in Leeds.";
  const at = (words: string) => `char=${text.indexOf(words)},${text.indexOf(words) + words.length}`;
  const claims = ["HIV", "Leeds"].map((place) => ({
    ...say("record", "location", place),
    datasourceId: "page",
    // The whole sentence, as readers give it.
    locator: at(place === "HIV" ? "She lives with HIV." : "She lives in Leeds."),
  }));
  for (const purpose of PURPOSES) {
    const [hiv, leeds] = closeRevealed(claims, new Map([["page", text]]), { purpose });
    assert.equal(hiv?.value, PURPOSE_BASES[purpose].special === null ? "" : "HIV", purpose);
    assert.equal(leeds?.value, "Leeds");
  }
});

test("a post that reveals something is withheld in every language, also in those with bare words alone", () => {
  const post = (message: string) =>
    say("record", "post", {
      platform: "x",
      id: message,
      url: "https://x.com/adafinch/status/1",
      date: "2026-03-01T10:00:00Z",
      message,
      username: "adafinch",
      kind: "original",
    });
  const isOpen = (message: string) =>
    openClaims([post(message)], { purpose: "meeting", sections: sectionsOf("meeting"), flags: [] }).length === 1;
  for (const message of [
    "Three years sober today.",
    "आज अस्पताल में कीमो हुआ।",
    "Сьогодні лікарня, моя хвороба повернулася.",
    "Я голосувала за Слугу народу",
    "私はうつ病です",
    "#ProLife march today",
    "I was raped at 19",
    "Ich wurde mit 19 vergewaltigt.",
    "Fui violada a los 19.",
    "Mane išprievartavo devyniolikos.",
  ])
    assert.equal(isOpen(message), false, message);
  for (const message of [
    "I baked rye bread.",
    "आज नदी पर टहला।",
    "Сьогодні їздила на велосипеді.",
    "Проголосувала за найкращий торт.",
    "#WorldCup final today",
  ])
    assert.equal(isOpen(message), true, message);
});

test("studies for an office of a faith, a caption and a skill that tell of belief or health are closed with the rest of the claim", () => {
  const claims = [
    say("record", "education", { school: "Beth Torah Yeshiva", degree: "Rabbinic ordination" }),
    say("record", "education", { school: "Alder Hall", degree: "Priestly formation" }),
    say("record", "experience", { title: "Помощник имама", company: "Мечеть Нур" }),
    say("record", "experience", { title: "Chair", company: "Parkinson's Patients Circle Halden" }),
    ...["Sabbath observance", "Quran memorisation", "Prier le chapelet", "Katholische Soziallehre", "Drag"].map(
      (skill) => say("record", "skill", skill),
    ),
    say("record", "interest", "Wheelchair basketball"),
  ];
  const caption = say("record", "photo", {
    imageUrl: "https://pictures.example.org/1.png",
    sourceUrl: "https://example.org/1",
    caption: "Corvin at his chemotherapy",
  });
  const others = [
    say("record", "education", { school: "Alder University", degree: "Theology" }),
    say("record", "skill", "Basketball"),
    say("record", "skill", "Drag racing"),
  ];
  for (const purpose of PURPOSES) {
    const hasCondition = PURPOSE_BASES[purpose].special !== null;
    const shown = closeSentences([...claims, caption, ...others], { purpose });
    const left = shown.slice(0, claims.length).filter(({ value }) => value !== "");
    assert.deepEqual(left, hasCondition ? claims : [], purpose);
    assert.equal(JSON.stringify(shown[claims.length]).includes("chemotherapy"), hasCondition, purpose);
    assert.deepEqual(shown.slice(-others.length), others, purpose);
  }
});
