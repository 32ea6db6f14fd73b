import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type JudgedResponse, judgeFailure, judgeResponse } from "../../src/asking/judge-response.ts";
import { BlockedAddress, TOO_MANY_REDIRECTS } from "../../src/net/guarded-fetch.ts";
import { FEATURES } from "../../src/matching/features.ts";
import { csv } from "../../src/importers/tables/csv.ts";
import { vcard } from "../../src/importers/vcard/importer.ts";
import { gdelt } from "../../src/connectors/gdelt/connector.ts";
import { whyOff } from "../../src/service/source-remedy.ts";
import { ROW_REASONS } from "../../src/domain/bulk.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { readAll } from "../importers/read-all.ts";
import {
  isOffline,
  leftOutText,
  notAskedText,
  reasonText,
  rowReasonText,
  seenText,
} from "../../src/presentation/reason-text.ts";
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

  test("observations keep the names in them", () => {
    for (const [english, german] of [
      ["Example Maps stands in both", "in beiden: Example Maps"],
      ["chair in both", "in beiden: chair"],
      ["Leeds in this record, Leicester on file", "hier: Leeds; bekannt: Leicester"],
      ["from 2019 on", "ab 2019"],
      ["Leeds stands in the text", "im Text: Leeds"],
      ["about 1 in 12,000 people", "etwa 1 von 12\u202f000 Menschen"],
      [
        "by age born about 1971 in this record, 1931-05-06 on file",
        "hier: dem Alter nach geboren um 1971; bekannt: 1931-05-06",
      ],
      ["died 1999 in this record, 2004-01-02 on file", "hier: gestorben 1999; bekannt: 2004-01-02"],
      ["at Example Maps from 1936, born 1931, died 1999", "bei Example Maps ab 1936, geboren 1931, gestorben 1999"],
      ["at Ride from Leeds from 2019, died 1999", "bei Ride from Leeds ab 2019, gestorben 1999"],
      ["born 1971-02-03 in this record, 1931 on file", "hier: geboren 1971-02-03; bekannt: 1931"],
      [
        "fits Runa Halden (born 1931-05-06, runa.example.org) as well",
        "passt ebenso zu: Runa Halden (geboren 1931-05-06, runa.example.org)",
      ],
      ["names Ada Brook, Jon Reed", "genannt: Ada Brook, Jon Reed"],
      ["calls itself mapmaker", "nennt sich mapmaker"],
      ["only one is marked jr", "nur in einem Namen: jr"],
      ["1 known, none fits", "eine bekannt, die nicht passt"],
      ["4 known, none fits", "4 bekannt, keine davon passt"],
      ["a URL", "eine URL"],
      ["a document", "ein Dokument"],
      ["born 1950 and 1971 in one text", "Geburtsjahre in einem Text: 1950, 1971"],
      ["both Ada Brook and Ada Brooke are spoken of", "die Rede ist von zweien: Ada Brook, Ada Brooke"],
      ["more than 40 other people are named", "mehr als 40 andere Personen genannt"],
      [
        "Ada Brook (Leeds) fits the candidate as well, and cannot be the same person",
        "passt ebenso zur gesuchten Person, kann aber nicht dieselbe sein: Ada Brook (Leeds)",
      ],
      ["Aida Brook in this record, Ada Brook on file (spelling: aida and ada)", "hier: Aida Brook; bekannt: Ada Brook"],
      ["Rosa Maps", "Rosa Maps"],
    ] as const) {
      assert.equal(seenText(GERMAN, english), german);
      assert.equal(seenText(ENGLISH, english), english);
    }
  });

  test("an observation that only repeats the reason is left out", () => {
    for (const words of [GERMAN, ENGLISH]) assert.equal(seenText(words, "no name to compare"), "");
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

  test("reasons why a source was not asked are translated, and a service that is offline is known by its remedy", () => {
    assert.equal(notAskedText(GERMAN, "off"), "ausgeschaltet");
    assert.equal(notAskedText(GERMAN, "no key"), "kein Schlüssel");
    assert.equal(notAskedText(GERMAN, "no answer in time"), "keine Antwort in der vorgesehenen Zeit");
    assert.equal(notAskedText(GERMAN, "the source failed (500)"), "die Quelle ist ausgefallen (500)");
    assert.equal(notAskedText(GERMAN, "a plug-in's own words"), "a plug-in's own words");
    const switchedOn = { enabled: true, values: {}, baseUrl: "https://api.example.org" };
    assert.ok(isOffline(whyOff(gdelt, switchedOn, true)?.remedy));
    assert.ok(!isOffline(whyOff(gdelt, undefined, true)?.remedy) && !isOffline(undefined));
  });

  test("explains every outcome of a question in each language, with its status, time and command", async () => {
    const remedy = "set another with `candor sources set x token`, or in CANDOR_X_TOKEN where that sets it";
    const judged = [
      ...[401, 402, 403, 409, 418, 451, 500].flatMap((status) => [judge(status), judge(status, {}, remedy)]),
      judge(429, { "retry-after": "300" }),
      judge(403, {}, remedy, '{"errors":[{"reason":"quotaExceeded"}]}'),
      ...["ENOTFOUND", "ECONNREFUSED", "CERT_HAS_EXPIRED", "ECONNRESET"].map((code) =>
        fail(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) })),
      ),
      fail(new BlockedAddress(TOO_MANY_REDIRECTS)),
    ];
    const reasons = judged.map(judgedReason);
    for (const lang of ["de", "es", "fr", "lt"] as const) {
      const words = await loadWords(lang);
      for (const reason of reasons) {
        const told = notAskedText(words, reason);
        assert.doesNotMatch(told, /\b(?:the|its|it|another)\b/u, `${lang}: ${told}`);
        for (const part of reason.match(/\(\d{3}\)|`[^`]+`|CANDOR_\w+|[\d-]{10} [\d:]{5} UTC/gu) ?? [])
          assert.ok(told.includes(part), `${lang}: ${told} lacks ${part}`);
      }
    }
    assert.equal(
      notAskedText(GERMAN, judgedReason(judge(429, { "retry-after": "300" }))),
      "die Quelle begrenzt, wie oft sie gefragt wird (429); wieder möglich ab 2026-06-15 12:05 UTC",
    );
  });
});

function judge(status: number, headers: Record<string, string> = {}, remedy: string | null = null, body = "") {
  const [url, bytes] = ["https://source.example.org/", new TextEncoder().encode(body)];
  const response = { status, url, headers: new Headers(headers), bytes };
  return judgeResponse(response as never, { url }, false, new Date("2026-06-15T12:00:00Z"), remedy);
}

function fail(error: Error) {
  return judgeFailure(error, new AbortController().signal);
}

function judgedReason(judged: JudgedResponse): string {
  if (judged.kind === "again") return judged.reason;
  return judged.kind === "end" ? judged.error.message : assert.fail(judged.kind);
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
  ].map(({ reason }) => reason);
  assert.ok(left.length >= 8, left.join("\n"));
  for (const language of ["de", "fr", "es", "lt"] as const) {
    const words = await loadWords(language);
    assert.deepEqual(
      left.filter((reason) => leftOutText(words, reason) === reason),
      [],
      language,
    );
    assert.equal(leftOutText(words, "/emails/0: too long"), "/emails/0: too long");
  }
  assert.equal(
    leftOutText(GERMAN, 'no e-mail address in the column "Mail"'),
    "keine E-Mail-Adresse in der Spalte „Mail“",
  );
  assert.deepEqual(
    left.map((reason) => leftOutText(ENGLISH, reason)),
    left,
  );
});
