import assert from "node:assert/strict";
import { test } from "node:test";
import { monthNamed } from "../../src/domain/month-names.ts";

const READ = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "lt", "sv", "ru", "uk", "tr", "ar", "hi"];

test("a month is known by its name in every language that is read, alone or in a date, short or long", () => {
  const western = ["February", "feb.", "févr.", "fevrier", "febrero", "febbraio", "fevereiro", "lutego", "luty"];
  const others = ["vasario", "vasaris", "февраля", "февраль", "лютого", "Şubat", "subat", "فبراير", "फ़रवरी"];
  for (const word of [...western, ...others]) assert.equal(monthNamed(word), 2, word);
  for (const word of ["second", "de", "2", "", "2月"]) assert.equal(monthNamed(word), undefined, word);
});

test("no word is a different month in another language", () => {
  for (const language of READ) {
    for (const month of ["long", "short"] as const) {
      for (const options of [{ month }, { month, day: "numeric" }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
        for (let at = 0; at < 12; at++) {
          const word = format.formatToParts(Date.UTC(2001, at, 15)).find(({ type }) => type === "month")?.value ?? "";
          assert.ok([at + 1, undefined].includes(monthNamed(word)), `${language}: ${word}`);
        }
      }
    }
  }
});
