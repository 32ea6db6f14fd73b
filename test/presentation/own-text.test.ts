import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeExamplePeople } from "../../scripts/example-people.ts";
import { ADVERSE_CATEGORIES } from "../../src/analysis/adverse-categories.ts";
import { LANGUAGES } from "../../src/contract/language.ts";
import type { LookupData } from "../../src/contract/profile.ts";
import { CASE_STAGES } from "../../src/domain/case-stage.ts";
import { NAMED_BESIDE_CASE, NAMED_IN_ARTICLE } from "../../src/domain/mention.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { briefOf } from "../../src/presentation/brief.ts";
import { ownText } from "../../src/presentation/own-text.ts";
import { present } from "../../src/presentation/present.ts";
import { readToldCase, tellCase, type ToldCase } from "../../src/presentation/told-case.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { assembleProfile, buildSections } from "../../src/sections/profile.ts";
import { loadWords } from "../../src/words/languages.ts";
import { wordsFor } from "../../src/words/words.ts";
import { SUBJECT } from "../sections/claims.ts";

const GERMAN = await loadWords("de");

describe("Candor's own texts in a profile", () => {
  test("are in the reader's language with everything they name, and leave sources' texts alone", () => {
    for (const [english, german] of [
      [NAMED_IN_ARTICLE, "Ein Artikel, in dem der Name vorkommt."],
      [
        NAMED_BESIDE_CASE,
        "Ein Artikel über ein Verfahren, in dem der Name vorkommt; welche Rolle die Person darin hat, ließ sich nicht erkennen.",
      ],
      ["Both work at Example Maps.", "Gemeinsamer Arbeitgeber: Example Maps."],
      ["Both sit on the Harbour Board and 3 more.", "Gemeinsames Gremium: Harbour Board und 3 weitere."],
      [
        "“I row.” One more post or page tells of it.",
        "„I row.“ Ein weiterer Beitrag oder eine weitere Seite erzählt davon.",
      ],
      ["“I row.” 12 more posts or pages tell of it.", "„I row.“ 12 weitere Beiträge oder Seiten erzählen davon."],
      ["Organizer, Torvik. A fair.", "Organisation, Torvik. A fair."],
      ["Both work at Example Maps and Sample & Sons.", "Gemeinsamer Arbeitgeber: Example Maps & Sample & Sons."],
      ["Write an email: “Please e-mail me: now.”", "Eine E-Mail schreiben: „Please e-mail me: now.“"],
      [
        "Answer a question they put to their readers, and ask one: asks questions in 5 of 20 posts",
        "Eine Frage an die Leserschaft beantworten und selbst eine stellen (Stellt Fragen, 5 von 20 Beiträgen)",
      ],
      [
        "Asks readers questions (5 of 20 posts). For example “Why?” and “How?”. Weak evidence: 20 posts.",
        "In 5 von 20 Beiträgen. Zum Beispiel: „Why?“, „How?“ Wenig belegt.",
      ],
      ["Member", "Mitglied"],
      ["Members’ clerk", "Members’ clerk"],
      ["Subcommittees: Harbours; Tides (Chair).", "Unterausschüsse: Harbours; Tides (Chair)."],
      ["Founded: 1999", "Founded: 1999"],
      ["Both are tired.", "Both are tired."],
      ["", ""],
    ] as const) {
      assert.equal(ownText(GERMAN, english), german);
      assert.equal(ownText(wordsFor("en"), english), english);
    }
  });

  test("tell of every case in the reader's language, with the article's own sentences", () => {
    const told: ToldCase = {
      stage: "charged",
      date: "2024-02-06",
      quote: "“She was “charged”, they say”",
      earlier: [{ stage: "alleged" }, { stage: "arrested", date: "2023-10" }],
      end: { stage: "acquitted", date: "2025-06-20", quote: "“A court acquitted her.”" },
    };
    for (const stage of CASE_STAGES) {
      for (const each of [
        { ...told, stage },
        { stage, quote: told.quote, earlier: [] },
      ] as const) {
        assert.deepEqual(readToldCase(tellCase(wordsFor("en"), each)), each);
      }
    }
    assert.equal(
      ownText(GERMAN, tellCase(wordsFor("en"), { ...told, quote: "“She was charged.”" })),
      "Angeklagt (6. Februar 2024): „She was charged.“ " +
        "Der Artikel berichtet außerdem: Beschuldigt, keine Anklage berichtet, Festgenommen (Okt. 2023). " +
        "Freigesprochen oder entlastet (späterer Artikel vom 20. Juni 2025): „A court acquitted her.“",
    );
    assert.equal(readToldCase("Charged with glee: “Yes.”"), undefined);
  });

  test("name what a case is about in every language", async () => {
    const kinds = [...ADVERSE_CATEGORIES.map(({ name }) => name), "other"].toSorted();
    for (const language of LANGUAGES) {
      assert.deepEqual(Object.keys((await loadWords(language)).caseKinds).toSorted(), kinds, language);
    }
  });

  test("leave nothing of ours in English in anybody's hobbies, habits, preferences and events", () => {
    let seen = 0;
    for (const { claims } of makeExamplePeople(60)) {
      const set = createClaimSet(claims);
      const { data } = assembleProfile(buildSections(set, SECTIONS, SUBJECT));
      const told = present({ data: data as LookupData, evidence: null, today: "2026-11-24" }, GERMAN);
      const panels = told.sections.flatMap((section) => section.panels);
      const text = panels.flatMap((panel) =>
        panel.kind === "entries" ? panel.entries.flatMap((entry) => [entry.name.text, entry.text?.text ?? ""]) : [],
      );
      const labels = panels.flatMap((panel) => (panel.kind === "pairs" ? panel.facts.map(({ label }) => label) : []));
      seen += text.filter((each) => each.includes("erzähl")).length;
      assert.doesNotMatch(
        [...text, ...labels].join("\n").replace(/“[^”]*”/gu, ""),
        /tells? of it|Both |names them|Cycling|Photography|^(?:Asks|Gives|Travel)$/mu,
      );
    }
    assert.ok(seen > 20, `${seen} hobbies`);
  });

  test("do not make a key finding of an article that only mentions somebody, in any language", () => {
    const data = { events: [{ title: "Three named", description: NAMED_IN_ARTICLE, date: "2025-03-04" }] };
    const lookup = { preview: false, sections: [...SECTIONS], metadata: {} };
    for (const words of [wordsFor("en"), GERMAN]) {
      const told = present({ data: data as LookupData, evidence: null, today: "2026-11-24" }, words);
      assert.deepEqual(briefOf(told, lookup as never, words).findings, []);
    }
  });
});
