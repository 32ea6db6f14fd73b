import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { Assertion } from "../../../src/text/assertion.ts";
import { readText } from "../../../src/text/read.ts";

const heard = (subject: string, lang: string, text: string) => readText(text, { subject, lang, about: true });
const values = (property: Assertion["property"], said: readonly Assertion[]) =>
  said.flatMap((each) => (each.property === property ? [each.value] : []));
const homes = (text: string, lang = "en") => values("location", heard("Ada Finch", lang, text));
const jobs = (text: string) => values("experience", heard("Ada Finch", "en", text));

test("Somebody lives where a text says so in the present, or in the present perfect", () => {
  deepEqual(homes("Ada Finch lives in Leeds with two cats."), ["Leeds"]);
  deepEqual(homes("Ada Finch is a potter. She has lived in Leeds since 1999."), ["Leeds"]);
  deepEqual(homes("Ada Finch formerly worked in Oslo. She now lives in Bergen."), ["Bergen"]);
  deepEqual(homes("Ada Finch lebt in Kassel.", "de"), ["Kassel"]);
  deepEqual(homes("Ada Finch vit à Lyon.", "fr"), ["Lyon"]);
  deepEqual(homes("Ada Finch vive en Sevilla.", "es"), ["Sevilla"]);
});

test("A place where somebody lived once, or would like to live, is not where they live", () => {
  for (const text of [
    "Ada Finch lived in Hereford until 1998. She is a potter.",
    "Ada Finch once lived in Dundee.",
    "Ada Finch used to live in Cardiff. She is a potter.",
    "Ada Finch is a potter and dreams of living in Naples.",
    "Ada Finch, who previously lived in Ghent, is a potter.",
    "Ada Finch is a potter. She would like to live in Lisbon some day.",
    "Ada Finch no longer lives in Boston.",
    "Until 2003 Ada Finch lived in Utrecht.",
  ])
    deepEqual(homes(text), [], text);
  for (const [lang, text] of [
    ["de", "Ada Finch wohnte früher in Kassel und möchte einmal in Bremen leben."],
    ["de", "Ada Finch hat bis 2009 in Kassel gelebt."],
    ["fr", "Ada Finch a vécu à Lyon jusqu'en 2004."],
    ["fr", "Ada Finch aimerait vivre à Nantes."],
    ["es", "Ada Finch vivió en Sevilla hasta 2004."],
    ["es", "Ada Finch quisiera vivir en Toledo."],
    ["it", "Ada Finch ha vissuto a Torino fino al 2004."],
    ["pt", "Ada Finch viveu em Lisboa até 2004."],
    ["nl", "Ada Finch woonde vroeger in Utrecht."],
    ["sv", "Ada Finch bodde tidigare i Lund."],
  ] as const)
    deepEqual(homes(text, lang), [], text);
});

test("A job that somebody left has ended, when the sentence says so", () => {
  deepEqual(jobs("Ada Finch left Corvane Air in 2018, where she had been a dispatcher since 2003."), [
    { company: "Corvane Air", from: "2003", to: "2018" },
  ]);
  const [present] = jobs("Ada Finch has worked for Corvane Air since 2003.") as { current?: boolean }[];
  equal(present?.current, true);
});

test("A job does not begin in the year in which it was given up", () => {
  for (const [text, ...said] of [
    ["Ada Finch resigned as chair of Lomond Water in 2019 over a dispute.", "chair at Lomond Water to 2019"],
    ["In 2012 Ada Finch retired from Corvane Air as finance director.", "finance director at Corvane Air to 2012"],
    ["She stepped down as chief executive of Lomond Water in 2019.", "chief executive at Lomond Water to 2019"],
    ["Ada Finch is a pilot. In 2012 she left Corvane Air.", "? at Corvane Air to 2012"],
    ["Ada Finch joined Corvane Air in 2003 as a dispatcher.", "dispatcher at Corvane Air from 2003"],
  ] as const)
    deepEqual(
      (jobs(text) as { title?: string; company: string; from?: string; to?: string }[]).map(
        ({ title = "?", company, from, to }) =>
          `${title} at ${company}${from === undefined ? "" : ` from ${from}`}${to === undefined ? "" : ` to ${to}`}`,
      ),
      said,
      text,
    );
  for (const [lang, text] of [
    ["es", "Ada Finch es abogada. En 2012 dejó Molinos Calder para fundar Tidewise."],
    ["fr", "Ada Finch est avocate. En 2012, elle a quitté Moulins Calder."],
  ] as const) {
    const [left] = values("experience", heard("Ada Finch", lang, text)) as { from?: string; to?: string }[];
    deepEqual([left?.from, left?.to], [undefined, "2012"], text);
  }
});

test("What somebody had done since a year need not last", () => {
  const [studio] = jobs("Ada Finch retired in May. Finch had run Studio Corvane since 1981.") as {
    company: string;
    current?: boolean;
  }[];
  equal(studio?.company, "Studio Corvane");
  equal(studio?.current, undefined);
});

test("Whoever is leaving a school now has not therefore studied there", () => {
  const schools = (text: string) => values("education", heard("Ada Finch", "en", text));
  deepEqual(schools("Ada Finch is a headteacher. She is leaving Larkmoor College in July 2027."), []);
  deepEqual(schools("Ada Finch studied physics at Larkmoor College."), [
    { school: "Larkmoor College", degree: "physics" },
  ]);
});
