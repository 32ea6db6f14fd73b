import assert from "node:assert/strict";
import { test } from "node:test";
import { UNREAD_GIVEN } from "../../src/contract/lookup-contradiction.ts";
import { because } from "../../src/domain/ledger-reason.ts";
import { saw } from "../../src/domain/seen-detail.ts";
import { contradictionTexts } from "../../src/presentation/contradiction-texts.ts";
import { loadWords } from "../../src/words/languages.ts";

const PAGE = "https://ines.example.org/";
const CONTRADICTIONS = [
  {
    address: PAGE,
    text: "Born on a different date: born 1979 in this record, 1901 on file. The names differ.",
    reasons: [{ name: "birthConflict", seen: saw("bornHereAndKnown", "1979", "1901") }, { name: "nameConflict" }],
  },
  {
    address: PAGE,
    text: "This page could not be read: no answer in time.",
    reasons: [],
    unread: "unreadPage" as const,
    why: [because("late")],
  },
];

test("What was given and not used is told in the reader's language, and in English as the lookup words it", async () => {
  const told = async (language: "en" | "de" | "lt") =>
    contradictionTexts(await loadWords(language), { contradictions: CONTRADICTIONS });
  assert.deepEqual(
    await told("en"),
    CONTRADICTIONS.map(({ address, text }) => `${address}: ${text}`),
  );
  const german = await told("de");
  assert.match(german[0] ?? "", /^https:\/\/ines\.example\.org\/: .*1979.*1901.*\. .+\.$/);
  assert.equal(
    german[1],
    "https://ines.example.org/: Diese Seite konnte nicht gelesen werden: keine Antwort in der vorgesehenen Zeit.",
  );
  assert.doesNotMatch([...german, ...(await told("lt"))].join(" "), /born|Conflict|read|time/);
  for (const unread of UNREAD_GIVEN) {
    const [line = ""] = contradictionTexts(await loadWords("fr"), {
      contradictions: [{ address: PAGE, text: "", reasons: [], unread }],
    });
    assert.match(line, /^https:\/\/ines\.example\.org\/\u00a0: C(?:e|ette) .*\.$/u);
  }
});

test("The dates in what was not used are written as the reader's language writes them", async () => {
  const contradictions = [
    {
      address: PAGE,
      text: "Born on a different date: born 1931-05-06 in this record, 1971-01 on file.",
      reasons: [{ name: "birthConflict", seen: saw("bornHereAndKnown", "1931-05-06", "1971-01") }],
    },
  ];
  const told = async (language: "en" | "de") => contradictionTexts(await loadWords(language), { contradictions });
  assert.deepEqual(await told("en"), [
    `${PAGE}: Born on a different date: born 6 May 1931 in this record, 1971-01 on file.`,
  ]);
  assert.deepEqual(await told("de"), [
    `${PAGE}: Ein anderes Geburtsdatum (hier: geboren 6. Mai 1931; bekannt: Jan. 1971).`,
  ]);
});

test("What an earlier release stored in English is told as it is", async () => {
  const metadata = { "candor.contradictions": `${PAGE}: The names differ.\n${PAGE}: No such page was found.` };
  assert.deepEqual(contradictionTexts(await loadWords("de"), { metadata }), [
    `${PAGE}: The names differ.`,
    `${PAGE}: No such page was found.`,
  ]);
});
