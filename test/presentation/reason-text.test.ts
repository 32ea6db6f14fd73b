import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type JudgedResponse, judgeResponse } from "../../src/asking/judge-response.ts";
import { NotAnswered } from "../../src/connectors/connector.ts";
import { LEFT_OUT_REASONS } from "../../src/domain/left-out.ts";
import { leftOut } from "../../src/importers/left-out.ts";
import { because, LEDGER_REASONS, type LedgerReason } from "../../src/domain/ledger-reason.ts";
import { FEATURES } from "../../src/matching/features.ts";
import { csv } from "../../src/importers/tables/csv.ts";
import { vcard } from "../../src/importers/vcard/importer.ts";
import { gdelt } from "../../src/connectors/gdelt/connector.ts";
import { whyOff } from "../../src/service/source-remedy.ts";
import { ROW_REASONS } from "../../src/domain/bulk.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { readAll } from "../importers/read-all.ts";
import { isOffline, leftOutText, ledgerText, reasonText, rowReasonText } from "../../src/presentation/reason-text.ts";
import { loadWords } from "../../src/words/languages.ts";
import { wordsFor } from "../../src/words/words.ts";

const ENGLISH = wordsFor("en");
const GERMAN = await loadWords("de");

describe("reasons from matching and the ledger in the reader's language", () => {
  test("every reason in the table of weights is in the catalogue, with the service's English text", () => {
    const table = Object.entries(FEATURES).map(([name, { sentence }]) => [name, sentence]);
    assert.deepEqual(Object.entries(ENGLISH.reasons), table);
    const text = FEATURES.sharedPhone.sentence;
    assert.equal(reasonText(GERMAN, { name: "sharedPhone", text }), "Dieselbe Telefonnummer.");
    assert.equal(reasonText(ENGLISH, { name: "sharedPhone", text }), text);
    assert.equal(reasonText(GERMAN, { name: "toString", text: "Of a later release." }), "Of a later release.");
  });

  test("explains why a row of a bulk was not matched, with all reasons against the nearest match", () => {
    const known = "Niemand, der hier bekannt ist, passt gut genug.";
    for (const [code, values, english, german] of [
      ["nobody", [], "no matching person", "Hier ist niemand bekannt, der passt."],
      ["unlikely", [], "no match is likely enough", known],
      [
        "unlikely",
        ["nameAlone"],
        "no match is likely enough: only the name matches",
        `${known} Nur der Name stimmt überein.`,
      ],
      [
        "unlikely",
        ["employerDiffers", "birthConflict"],
        "no match is likely enough: the employer is different, though people change jobs; born on a different date",
        `${known} Ein anderer Arbeitgeber; Stellen wechseln jedoch. Ein anderes Geburtsdatum.`,
      ],
      [
        "lacks",
        ["email", "birthDate"],
        "the candidate lacks email, date of birth",
        "Der Person fehlt, was verlangt ist: E-Mail, Geburtsdatum",
      ],
      ["sameAs", ["12"], "the same person as row 12", "Dieselbe Person wie in Zeile 12"],
    ] as const) {
      assert.equal(rowReasonText(ENGLISH, [{ code, values }]), english);
      assert.equal(rowReasonText(GERMAN, [{ code, values }]), german);
    }
  });

  test("has a sentence for every reason of a row, and for every feature against a match, in each language", async () => {
    const every = [
      ...ROW_REASONS.map((code) => ({ code, values: [] })),
      ...Object.keys(FEATURES).map((name) => ({ code: "unlikely" as const, values: [name] })),
    ];
    for (const language of ["en", "de", "es", "fr", "lt"] as const) {
      const words = await loadWords(language);
      const told = every.map((reason) => rowReasonText(words, [reason]));
      for (const [at, { values }] of every.entries()) {
        assert.match(told[at] ?? "", / /u, language);
        for (const name of values) assert.ok(!told[at]?.includes(name), `${language}: ${told[at]}`);
      }
    }
  });

  test("reasons why a source was not searched are worded in each language, and a service that is offline is known by the code", () => {
    assert.equal(ledgerText(GERMAN, [because("off")]), "ausgeschaltet");
    assert.equal(ledgerText(GERMAN, [because("noKey")]), "kein Schlüssel");
    assert.equal(ledgerText(GERMAN, [because("failed", 500)]), "die Quelle ist ausgefallen (500)");
    assert.equal(ledgerText(GERMAN, [because("said", "a plug-in's own words")]), "a plug-in's own words");
    assert.equal(
      ledgerText(GERMAN, [because("ofDocuments", 2, 3), because("damaged"), because("late")]),
      "2 von 3 Dokumenten: einige Zeichen ließen sich nicht dekodieren: was in ihnen steht, ist weggelassen; keine Antwort in der vorgesehenen Zeit",
    );
    const switchedOn = { enabled: true, values: {}, baseUrl: "https://api.example.org" };
    const [offline, off] = [whyOff(gdelt, switchedOn, true), whyOff(gdelt, undefined, true)];
    assert.ok(offline && isOffline([offline.why]));
    assert.ok(off && !isOffline([off.why]) && !isOffline(undefined));
  });

  test("has a sentence for every reason of the ledger in each language, with all its values", async () => {
    const values = ["value1", "value2", "value3"];
    const english = LEDGER_REASONS.map((code) => ledgerText(ENGLISH, [{ code, values }]));
    assert.equal(new Set(english).size, LEDGER_REASONS.length);
    for (const language of ["de", "es", "fr", "lt"] as const) {
      const words = await loadWords(language);
      for (const [at, code] of LEDGER_REASONS.entries()) {
        const told = ledgerText(words, [{ code, values }]);
        const holds = (text: string) => values.filter((value) => text.includes(value));
        assert.deepEqual(holds(told), holds(english[at] ?? ""), `${language}: ${told}`);
        if (code !== "said") assert.notEqual(told, english[at], `${language}: ${code}`);
      }
    }
  });

  test("every outcome of a request has its code, with its status, time and command", () => {
    const remedy = because("setAnother", "`candor sources set x token`", "CANDOR_X_TOKEN");
    const codes = (judged: JudgedResponse) => judgedReasons(judged).map(({ code }) => code);
    assert.deepEqual(
      [401, 402, 403, 409, 418, 451, 500].map((status) => codes(judge(status))),
      [["refused"], ["unpaid"], ["refused"], ["busy"], ["unexpected"], ["refused"], ["failed"]],
    );
    assert.deepEqual(
      [401, 402, 403].map((status) => codes(judge(status, {}, remedy))),
      [
        ["keyRefused", "setAnother"],
        ["noCredit", "setAnother"],
        ["keyRefused", "setAnother"],
      ],
    );
    const spent = judge(403, {}, remedy, '{"errors":[{"reason":"quotaExceeded"}]}');
    assert.deepEqual(codes(spent), ["quotaSpent", "setAnother"]);
    assert.equal(
      ledgerText(GERMAN, judgedReasons(judge(429, { "retry-after": "300" }))),
      "die Quelle begrenzt, wie oft sie gefragt wird (429); wieder möglich ab 2026-06-15 12:05 UTC",
    );
  });
});

function judge(status: number, headers: Record<string, string> = {}, remedy: LedgerReason | null = null, body = "") {
  const [url, bytes] = ["https://source.example.org/", new TextEncoder().encode(body)];
  const response = { status, url, headers: new Headers(headers), bytes };
  return judgeResponse(response as never, { url }, false, new Date("2026-06-15T12:00:00Z"), remedy);
}

function judgedReasons(judged: JudgedResponse): readonly LedgerReason[] {
  if (judged.kind === "again") return judged.why;
  return judged.kind === "end" && judged.error instanceof NotAnswered ? judged.error.why : assert.fail(judged.kind);
}

test("Explains in each language why a row or cell was skipped, and passes unknown reasons through", async () => {
  const table = `Name,Email,Phone,Date of birth
Ines Calder,nowhere,none,soon
,ines@calder.example.org,,
JÃ¼rgen Halden,,,
Total,,,
Runa and Odo Calder,runa@calder.example.org,,
`;
  const cards = "BEGIN:VCARD\nVERSION:3.0\nKIND:group\nFN:Calder Works\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Ada\n";
  const left = [
    ...(await readAll(csv, memoryFolder({ "people.csv": table }))).rejections,
    ...(await readAll(vcard, memoryFolder({ "cards.vcf": cards }))).rejections,
  ];
  assert.ok(left.length >= 8, JSON.stringify(left));
  for (const { reason, why } of left) assert.equal(leftOutText(ENGLISH, { reason: "", why }), reason);
  const values = ["value1"];
  for (const language of ["de", "fr", "es", "lt"] as const) {
    const words = await loadWords(language);
    for (const code of LEFT_OUT_REASONS) {
      const [english, told] = [ENGLISH, words].map((each) => leftOutText(each, { reason: "", why: { code, values } }));
      assert.notEqual(told, english, `${language}: ${code}`);
      assert.equal(told?.includes("value1"), english?.includes("value1"), `${language}: ${code}`);
    }
    assert.equal(leftOutText(words, { reason: "/emails/0: too long" }), "/emails/0: too long");
  }
  assert.equal(leftOutText(GERMAN, leftOut("noEmail", "Mail")), "keine E-Mail-Adresse in der Spalte „Mail“");
});
