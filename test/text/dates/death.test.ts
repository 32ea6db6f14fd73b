import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const deathsIn = (text: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang }).flatMap((said) => (said.property === "deathDate" ? [said.value] : []));

test("A death notice gives the day, whatever it says of age, town, hour and weekday before it", () => {
  deepEqual(deathsIn("Ada Finch, 90, of Torvik, died at 6:08 AM on Wednesday, August 6, 2008."), ["2008-08-06"]);
  deepEqual(deathsIn("Ada Finch, age 87 of Torvik, passed away peacefully on Monday, December 10, 2012, at home."), [
    "2012-12-10",
  ]);
  deepEqual(deathsIn("Ada Finch, 68, died at 8:00 a.m. Monday, December 28, 2009, at her home."), ["2009-12-28"]);
});

test("A death in brackets behind the name is read, and so are the two ends of a life of which one is a day", () => {
  deepEqual(deathsIn("Ada Finch (born 5 July 1939, Torvik — died 14 July 1991) was a painter."), ["1991-07-14"]);
  deepEqual(deathsIn("Ada Finch FRSE (died 1973) was a statistician."), ["1973"]);
  deepEqual(deathsIn("The firm was founded by Ada Finch (deceased 2001), a lawyer."), ["2001"]);
  deepEqual(deathsIn("Ada Finch (1856 – 3 October 1902), known as Addie, was a barrister."), ["1902-10-03"]);
  deepEqual(deathsIn("Ada Finch (director 1991–1998) is a painter."), []);
  deepEqual(deathsIn("Ada Finch was married to Otto Brandt (died 1949), with whom she had two daughters."), []);
});

test("A death is dated where a sentence mentions it in passing", () => {
  deepEqual(deathsIn("Ada Finch ran the dealership for 55 years, until her early death from cancer in 1986."), [
    "1986",
  ]);
  deepEqual(deathsIn("After Ada Finch's death in 1995, the garden was closed."), ["1995"]);
  deepEqual(deathsIn("The death of Ada Finch on 9 May 1995 ended the line."), ["1995-05-09"]);
  deepEqual(deathsIn("Ada Finch was the mayor until June 27, 2009, when she died at the age of 78."), ["2009-06-27"]);
  deepEqual(deathsIn("In July 1982, Ada Finch died of cancer at age 60 in Torvik."), ["1982-07"]);
  deepEqual(deathsIn("Ada Finch was assassinated in Torvik in August 1940."), ["1940-08"]);
});

test("The death of somebody else is not the person's", () => {
  deepEqual(deathsIn("Ada Finch nursed her mother until her death in 1995."), []);
  deepEqual(deathsIn("Ada Finch returned after the death of her husband in 1995."), []);
  deepEqual(deathsIn("Ada Finch is a writer. Her father died in 1995."), []);
  deepEqual(deathsIn("Ada Finch took over when Otto Brandt died on 3 May 2001."), []);
  deepEqual(deathsIn("Ada Finch is a writer. A.G. Moss served as publisher until his death in 1955."), []);
});

test("A date of something else in the clause is not that of the death", () => {
  deepEqual(deathsIn("Ada Finch died of cancer, and in 1936, Otto Brandt married Hilda Moss."), []);
  deepEqual(deathsIn("Ada Finch died two years after the end of the war in 1918."), []);
  deepEqual(deathsIn("Ada Finch died in the 1990 crash."), []);
  deepEqual(deathsIn("Ada Finch died after 1804."), []);
  deepEqual(deathsIn("Ada Finch almost died in 1990."), []);
});

test("Deaths are read in each language that texts are read in", () => {
  deepEqual(deathsIn("Ada Finch war Malerin. Sie verstarb am 3. Mai 2001 in Kassel.", "de"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch ist am Montag, dem 3. Mai 2001, in Kassel gestorben.", "de"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch leitete das Haus bis zu ihrem Tod im Jahr 1995.", "de"), ["1995"]);
  deepEqual(deathsIn("Ada Finch est décédée le 3 mai 2001 à Lyon.", "fr"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch dirigea la maison jusqu'à sa mort en 1995.", "fr"), ["1995"]);
  deepEqual(deathsIn("Ada Finch falleció el 3 de mayo de 2001 en Madrid.", "es"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch dirigió la casa hasta su muerte en 1995.", "es"), ["1995"]);
  deepEqual(deathsIn("Ada Finch faleceu em Lisboa a 3 de maio de 2001.", "pt"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch è morta a Torino il 3 maggio 2001.", "it"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch overleed op 3 mei 2001 in Utrecht.", "nl"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch avled den 3 maj 2001 i Uppsala.", "sv"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch zmarła 3 maja 2001 w Krakowie.", "pl"), ["2001-05-03"]);
  deepEqual(deathsIn("Ada Finch mirė 2001 m. gegužės 3 d. Kaune.", "lt"), ["2001-05-03"]);
});

const isToldDead = (text: string, lang = "en", about = true) =>
  readText(text, { subject: "Ada Finch", lang, about }).some((said) => said.property === "dead" && said.value);

test("Somebody is dead where a text says so, even if nobody says since when", () => {
  for (const [lang, text] of [
    ["en", "The late Ada Finch was the founder of Corvane Air."],
    ["en", "The late Dr Ada Finch ran the clinic."],
    ["en", "Ada Finch was a potter. She is buried in Torvik."],
    ["en", "Ada Finch died peacefully at home. She was a potter."],
    ["de", "Die verstorbene Ada Finch war Töpferin."],
    ["fr", "Ada Finch était potière. Elle est enterrée à Lyon."],
    ["es", "Ada Finch falleció en su casa."],
  ] as const)
    equal(isToldDead(text, lang), true, text);
  for (const text of [
    "Ada Finch is a potter. Her father died young.",
    "Ada Finch is a potter. Her husband, the late Otto Brandt, was a baker.",
    "Ada Finch arrived late and left early.",
    "Ada Finch nearly died in 1999. She is a potter.",
    "Ada Finch works at the Late Corvane Club.",
    "When Otto Brandt died, Ada Finch took over the firm.",
    "Ada Finch lives in Torvik, where Otto Brandt is buried.",
    "Ada Finch, whose father passed away last year, is a potter.",
    "The dog of Ada Finch died. She is a potter.",
    "Her phone died while Ada Finch was speaking.",
    "Ada Finch wrote a novel in which she died.",
    "Ada Finch cared for her mother. She died at home.",
    "Ada Finch is a potter. She was buried in work.",
    "Ada Finch died on stage every night.",
  ])
    equal(isToldDead(text), false, text);
  equal(isToldDead("Ada Finch found the body. She died on the way, said the driver of the car.", "en", false), false);
});

test("What belongs to somebody dies without them", () => {
  deepEqual(deathsIn("Ada Finch's career died in 2003. She is a baker."), []);
});

test("In a text with a day, a death on a weekday is counted back from it", () => {
  const days = (text: string) =>
    readText(text, { subject: "Ada Finch", lang: "en", about: true, date: "2026-05-07" }).flatMap((said) =>
      said.property === "deathDate" ? [said.value] : [],
    );
  deepEqual(days("Ada Finch, the potter from Torvik, died on Monday. She was 84."), ["2026-05-04"]);
  deepEqual(days("Ada Finch, a potter, opened her studio on Monday."), []);
});
