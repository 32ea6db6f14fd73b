import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeExamplePeople } from "../../scripts/example-people.ts";
import type { Claim } from "../../src/domain/claim.ts";
import type { Evidence } from "../../src/contract/lookup.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { citationsOf } from "../../src/presentation/citations.ts";
import { type Gists, sayGist } from "../../src/presentation/gists.ts";
import { labelSummaries } from "../../src/presentation/label-summaries.ts";
import { retell } from "../../src/presentation/retold.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import type { MergedRole } from "../../src/sections/roles.ts";
import { buildSections, summarizeProfile } from "../../src/sections/profile.ts";
import { roleFacts } from "../../src/sections/spoken.ts";
import { loadWords } from "../../src/words/languages.ts";
import { loadSummaryWords, type SummaryLanguage } from "../../src/words/load-summary-words.ts";
import { say, SUBJECT } from "../sections/claims.ts";

const LANGUAGES = ["de", "fr", "es", "lt"] as const satisfies readonly SummaryLanguage[];
const CATALOGUES = await Promise.all(
  LANGUAGES.map(
    async (language) =>
      [language, labelSummaries(await loadWords(language), await loadSummaryWords(language))] as const,
  ),
);

const PEOPLE = makeExamplePeople(60).map(({ name, claims }) => {
  const set = createClaimSet(claims);
  const profile = summarizeProfile(buildSections(set, SECTIONS, SUBJECT), set, SUBJECT);
  // As they are stored.
  const gists = JSON.parse(JSON.stringify(profile.gists)) as Gists;
  return { name, ...profile, gists, english: evidenceOf(profile.evidence, claims) };
});

function evidenceOf(evidence: Readonly<Record<string, readonly string[]>>, claims: readonly Claim[] = []): Evidence {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return Object.fromEntries(
    Object.entries(evidence).map(([pointer, ids]) => [
      pointer,
      ids.map((id) => ({
        claimId: id,
        value: byId.get(id)?.value ?? null,
        datasourceId: byId.get(id)?.datasourceId ?? id,
        locator: "",
        method: "stated" as const,
        confidence: 1,
        purpose: "self" as const,
      })),
    ]),
  );
}

describe("the summaries in other languages", () => {
  test("contain every sentence of the English ones, with the same sources except for a name or gender they do not mention", () => {
    let fewer = 0;
    for (const { data, english, gists, name } of PEOPLE) {
      const unsaid = new Set(
        [
          "/fullName",
          "/firstName",
          "/lastName",
          "/gender",
          ...Object.keys(english).filter((key) => key.startsWith("/aliases")),
        ]
          .flatMap((pointer) => english[pointer] ?? [])
          .map(({ claimId }) => claimId),
      );
      for (const [language, catalogue] of CATALOGUES) {
        const summaries = Object.fromEntries(
          Object.entries(gists).map(([field, its]) => [field, its.map((gist) => sayGist(catalogue, gist))]),
        );
        const told = retell(data as never, english, summaries);
        const [before, after] = [citationsOf(english), citationsOf(told.evidence)];
        assert.deepEqual(after.datasourceIds, before.datasourceIds, "every source keeps its number");
        for (const [field, sentences] of Object.entries(summaries)) {
          const whole = String((told.data as unknown as Record<string, unknown>)[field]);
          const places = after.sentences(`/${field}`);
          assert.deepEqual(
            places.map(({ from, to }) => whole.slice(from, to)),
            sentences,
            `${language} ${name}`,
          );
          for (const [index, { claims }] of before.sentences(`/${field}`).entries()) {
            const saysName = field === "overviewSummary" && index === 0;
            const facts = claims.filter(({ claimId }) => !unsaid.has(claimId));
            const kept = places[index]?.claims ?? [];
            if (saysName)
              assert.ok(
                kept.some(({ value }) => value === name),
                `${language} ${name}`,
              );
            else assert.deepEqual(kept, facts, `${language} ${name} ${field}`);
            if (kept.length < claims.length) fewer++;
          }
        }
      }
    }
    assert.ok(fewer > 0, "some English sentences cite a name that others do not mention");
  });

  test("are complete sentences with every name, number and quotation from the English ones", () => {
    for (const { data, gists } of PEOPLE) {
      for (const [language, catalogue] of CATALOGUES) {
        for (const [field, its] of Object.entries(gists)) {
          const told = its.map((gist) => sayGist(catalogue, gist));
          for (const text of told) {
            assert.match(text, /[.!?…]\u00a0?[”"“»]?_*$/u, text);
            assert.doesNotMatch(text, / {2}|\.\.|undefined|null|NaN|\(\)|\(, |; \.|: ?\.$|# /u, `${language} ${text}`);
            assert.equal((text.split("__").length - 1) % 2, 0, text);
          }
          const whole = told.join(" ").replace(/[\s.,]/gu, "");
          const english = String(data[field]);
          // Titles in a third language are quoted, unlike English ones.
          const quoted = field === "careerSummary" ? [] : (english.match(/(?<=“)[^”]+(?=”)/gu) ?? []);
          if (quoted.length > 0) assert.doesNotMatch(told.join(" "), /“[^“”]*”/u, language);
          const years = english.match(/\b(?:1[6-9]|20)\d\d\b/gu) ?? [];
          for (const each of [...quoted, ...years])
            assert.ok(
              whole.includes(each.replace(/[\s.,]/gu, "")),
              `${language}: ${each} of ${english} in ${told.join(" ")}`,
            );
        }
      }
    }
  });

  test("leave a summary in English if the number of sentences differs", () => {
    const evidence = evidenceOf({ "/careerSummary#char=0,4": ["a"], "/careerSummary#char=5,9": ["b"] });
    const data = { careerSummary: "One. Two." };
    const told = retell(data as never, evidence, { careerSummary: ["Nur eine."] });
    assert.deepEqual(told, { data, evidence });
  });

  test("quote a title in a third language, but not one in English or the reader's language", async () => {
    const german = CATALOGUES.find(([language]) => language === "de")?.[1];
    const role = { company: "Acme AG", isOffice: false, isTerm: false, isBeside: false, from: "2019-03" };
    const say = (title: string, lang: string) =>
      german?.career.present({ full: "A", short: "A" }, [{ ...role, title, lang }]);
    assert.equal(say("Directrice des achats", "fr"), "Derzeit: __„Directrice des achats“, Acme AG__ (seit März 2019)");
    assert.equal(say("Leiterin Einkauf", "de"), "Derzeit: __Leiterin Einkauf, Acme AG__ (seit März 2019)");
    assert.equal(say("Head of Purchasing", "en"), "Derzeit: __Head of Purchasing, Acme AG__ (seit März 2019)");
  });

  test("do not quote an English title on a page in a third language", () => {
    const spanish = CATALOGUES.find(([language]) => language === "es")?.[1];
    const told = (title: string, lang: string) => {
      const value = { title, company: "Acme", from: "2019-03", kind: "job" } as const;
      const role = { ...value, claims: [{ ...say("page", "experience", value), lang }] } as unknown as MergedRole;
      return spanish?.career.present({ full: "A", short: "A" }, [JSON.parse(JSON.stringify(roleFacts(role)))]);
    };
    assert.equal(told("Product designer", "ar"), "Actualmente: __Product designer, Acme__ (desde mar 2019)");
    assert.match(told("Directrice des achats", "fr") ?? "", /«Directrice des achats», Acme/);
  });
});
