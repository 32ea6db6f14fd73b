import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { Assertion } from "../../../src/text/assertion.ts";
import { readText } from "../../../src/text/read.ts";

const heard = (lang: string, text: string) => readText(text, { subject: "Ada Finch", lang, about: true });
const values = (property: Assertion["property"], said: readonly Assertion[]) =>
  said.flatMap((each) => (each.property === property ? [each.value] : []));
const tongues = (text: string, lang = "en") =>
  values("language", heard(lang, text)).map((value) => (value as { language: string }).language);
const pastimes = (text: string, lang = "en") => values("interest", heard(lang, text)).toSorted();

test("A language that somebody does not speak is not theirs", () => {
  deepEqual(tongues("Ada Finch speaks no Danish."), []);
  deepEqual(tongues("Ada Finch speaks neither Danish nor Finnish."), []);
  deepEqual(tongues("Ada Finch speaks German but no Danish."), ["German"]);
  deepEqual(tongues("Ada Finch has never smoked; she speaks Danish."), ["Danish"]);
  deepEqual(tongues("Ada Finch spricht kein Dänisch.", "de"), []);
  deepEqual(tongues("Ada Finch spricht weder Dänisch noch Finnisch.", "de"), []);
  deepEqual(tongues("Ada Finch spricht nicht nur Dänisch.", "de"), ["Dänisch"]);
  deepEqual(tongues("Ada Finch ne parle ni danois ni finnois.", "fr"), []);
  deepEqual(tongues("Ada Finch no habla danés.", "es"), []);
  deepEqual(tongues("Ada Finch parla danese.", "it"), ["danese"]);
  deepEqual(tongues("Ada Finch non parla danese.", "it"), []);
});

test("What somebody does not like is no pastime of theirs", () => {
  deepEqual(pastimes("Ada Finch is a potter. She likes neither golf nor tennis."), []);
  deepEqual(pastimes("Ada Finch is a potter. In her spare time she never plays golf."), []);
  deepEqual(pastimes("Ada Finch is a potter and does not smoke. She enjoys sailing."), ["sailing"]);
  deepEqual(pastimes("Ada Finch is a potter. When she is not at the wheel she is playing chess."), ["chess"]);
  deepEqual(pastimes("Ada Finch is a potter. She enjoys sailing and chess."), ["chess", "sailing"]);
});

test("What is said of somebody whom a text tells the person apart from is not the person's", () => {
  const said = (text: string) =>
    heard("en", `Ada Finch is a potter. ${text}`).filter(({ property }) => property !== "gender");
  deepEqual(said("She is no relation of the singer Mona Finch, who lives in Naples with her husband Otto."), []);
  deepEqual(said("She is not related to Mona Finch, director of Corvane Air."), []);
  deepEqual(
    said("She is no relation of the singer Mona Finch and lives in Leeds.").map(({ value }) => value),
    ["Leeds"],
  );
});
