import assert from "node:assert/strict";
import { test } from "node:test";
import { hideBirthDays, hideBirthDaysDeep } from "../../src/domain/birth-day.ts";

const BORN = "1961-02-11";
const hide = (text: string) => hideBirthDays(text, [BORN]);

test("Hides the day and month of a date of birth in any notation, and keeps the year", () => {
  for (const [written, shown] of [
    ["born 1961-02-11 in Madrid", "born 1961-██-██ in Madrid"],
    ["* 11.2.1961", "* ██.█.1961"],
    ["02/11/1961", "██/██/1961"],
    ["11 February 1961", "██ ████████ 1961"],
    ["February 11th, 1961", "████████ ██th, 1961"],
    ["geb. am 11. Feb. 1961", "geb. am ██. ███. 1961"],
    ["el 11 de febrero de 1961", "el ██ de ███████ de 1961"],
    ["1961 m. vasario 11 d.", "1961 m. ███████ ██ d."],
    ["1961-02-11T00:00:00Z", "1961-██-██T00:00:00Z"],
    ["19610211", "1961████"],
    ["11.02.61", "██.██.61"],
    ["Her birthday is 11 February", "Her birthday is ██ ████████"],
    ["родилась 11 февраля 1961 года", "родилась ██ ███████ 1961 года"],
    ["11 лютого 1961 року", "██ ██████ 1961 року"],
    ["11 Şubat 1961'de doğdu", "██ █████ 1961'de doğdu"],
    ["le 11 fevrier 1961", "le ██ ███████ 1961"],
    ["1961年2月11日生まれ", "1961年█月██日生まれ"],
    ["昭和36年2月11日", "昭和36年█月██日"],
    ["1961년 2월 11일", "1961년 █월 ██일"],
    ["ولدت في ١١ فبراير ١٩٦١", "ولدت في ██ ██████ ١٩٦١"],
    ["जन्म ११ फ़रवरी १९६१", "जन्म ██ ██████ १९६१"],
    ["１９６１．０２．１１", "１９６１．██．██"],
  ] as const) {
    assert.equal(hide(written), shown);
    assert.equal(shown.length, written.length);
  }
});

test("Keeps other numbers and dates, and a year on its own", () => {
  for (const text of [
    "born in 1961, she has 11 apprentices, of whom 2 stayed, in the second of the yards, founded 1974",
    "since 2011-02-11",
    "11 March 1998 and February 1999",
    "1961",
  ])
    assert.equal(hide(text), text);
  assert.equal(hideBirthDays("born 1961-02-11", ["1961"]), "born 1961-02-11");
  assert.equal(hideBirthDays("born February 1961 (11)", ["1961-02"]), "born ████████ 1961 (11)");
});

test("In JSON, hides dates in strings, and numbers next to their year", () => {
  const value = { birth: { year: 1961, month: 2, day: 11 }, said: ["born 11 February 1961"], cups: 11, day: 2 };
  assert.deepEqual(hideBirthDaysDeep(value, [BORN]), {
    birth: { year: 1961, month: "█", day: "█" },
    said: ["born ██ ████████ 1961"],
    cups: 11,
    day: 2,
  });
});
