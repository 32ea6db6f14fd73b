import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { Property } from "../../../src/domain/claim.ts";
import { readText } from "../../../src/text/read.ts";

const saidOf = (property: Property, text: string, options: { lang?: string; about?: boolean; subject?: string } = {}) =>
  readText(text, { subject: "Ada Finch", lang: "en", ...options }).flatMap((said) =>
    said.property === property ? [said.value] : [],
  );
const countryIn = (text: string, lang = "en", subject = "Ada Finch") => saidOf("nationality", text, { lang, subject });
const pastimesIn = (text: string, lang = "en") => saidOf("interest", text, { lang });

test("A later description of the person gives the nationality that it names", () => {
  deepEqual(countryIn("Ada Finch opened the harbour. The Irish engineer came by boat."), ["Ireland"]);
  deepEqual(countryIn("Ada Finch is a Sri Lankan engineer."), ["Sri Lanka"]);
  deepEqual(countryIn("Ada Finch a été entendue. « Nous avons tout dit », dit la dirigeante française.", "fr"), [
    "France",
  ]);
  deepEqual(countryIn("Ada Finch ist eine deutsche Ingenieurin.", "de"), ["Germany"]);
  deepEqual(saidOf("nationality", "Periodista española. Vive en Vigo.", { lang: "es", about: true }), ["Spain"]);
});

test("A subject taught, a name that follows, or somebody else's description gives no nationality", () => {
  deepEqual(countryIn("Ada Finch is a French teacher."), []);
  deepEqual(countryIn("Ada Finch sat still. The French painter Jean Duval drew her."), []);
  deepEqual(countryIn("Ada Finch met Jean Duval, who sat down. The French painter said nothing."), []);
  deepEqual(countryIn("Ada Finch is not an Irish engineer."), []);
  deepEqual(countryIn("Ada Finch was met by the Irish minister."), []);
});

test("A known pastime is read after words for free time or for practising it", () => {
  deepEqual(pastimesIn("Ada Finch runs a bank. The banker, who skips a curling team, laughed."), ["curling"]);
  deepEqual(pastimesIn("Ada Finch arrive. La directrice pratique la voile avec le club.", "fr"), ["voile"]);
  deepEqual(pastimesIn("Ada Finch esculpe. A escultora, que nas horas vagas se dedica à apicultura, sorri.", "pt"), [
    "apicultura",
  ]);
  deepEqual(pastimesIn("Ada Finch takes part in amateur dramatics."), ["amateur dramatics"]);
  deepEqual(
    saidOf("interest", "Away from the keyboard: winter swimming, and knitting things nobody wears.", { about: true }),
    ["winter swimming", "knitting"],
  );
});

test("A known pastime is read after a word for liking it, in the languages with a list", () => {
  deepEqual(pastimesIn("Ada Finch lebt in Kassel. Privat liebt sie Wandern und Segeln.", "de"), ["Wandern", "Segeln"]);
  deepEqual(pastimesIn("Passionnée de voile et de photographie, Ada Finch vit à Brest.", "fr"), [
    "voile",
    "photographie",
  ]);
  deepEqual(pastimesIn("Ada Finch vive en Vigo. Le gusta el senderismo.", "es"), ["senderismo"]);
  deepEqual(pastimesIn("Ada Finch gyvena Kaune. Laisvalaikiu ji mėgsta keliauti.", "lt"), ["keliauti"]);
  deepEqual(pastimesIn("Ada Finch woont in Utrecht. Haar broer houdt van wandelen.", "nl"), []);
});

test("Reads languages and pastimes in languages without spaces between words", () => {
  const about = (property: Property, lang: string, subject: string, text: string) =>
    saidOf(property, text, { lang, subject, about: true });
  deepEqual(about("language", "zh", "马秋棠", "马秋棠会说汉语和彝语。"), [{ language: "汉语" }, { language: "彝语" }]);
  deepEqual(about("interest", "zh", "马秋棠", "马秋棠通晓英语，业余爱好马拉松和越剧。"), ["马拉松", "越剧"]);
  deepEqual(about("language", "ja", "鵜飼正蔵", "鵜飼正蔵は英語と中国語を話す。"), [
    { language: "英語" },
    { language: "中国語" },
  ]);
  deepEqual(about("interest", "ja", "鵜飼正蔵", "鵜飼正蔵の趣味は渓流釣りと盆栽です。"), ["渓流釣り", "盆栽"]);
  deepEqual(about("language", "ar", "نادية قاسم", "تتحدث نادية. تتحدث العربية والفرنسية."), [
    { language: "العربية" },
    { language: "الفرنسية" },
  ]);
  deepEqual(about("interest", "ar", "نادية قاسم", "نادية قاسم طبيبة. تهوى الغوص الحر."), ["الغوص الحر"]);
});

test("What somebody practises or writes about for a living is not a pastime", () => {
  deepEqual(pastimesIn("Ada Finch arrive. La docteure pratique la médecine à Brest.", "fr"), []);
  deepEqual(
    saidOf("interest", "Periodista. Cubre puertos, pesca y fondos los domingos.", { lang: "es", about: true }),
    [],
  );
  deepEqual(pastimesIn("Ada Finch spoke. Her brother plays for a football club."), []);
});

test("Programming languages and tools that somebody writes in or builds with are skills", () => {
  const skillsIn = (text: string) => saidOf("skill", text, { about: true });
  deepEqual(skillsIn("I mostly write Rust these days, and PostgreSQL when nobody stops me. I like it."), [
    "Rust",
    "PostgreSQL",
  ]);
  deepEqual(skillsIn("She builds recognisers with Kaldi and Python rather than with Perl."), ["Kaldi", "Python"]);
  deepEqual(skillsIn("She works with Julia and Ruby on the garden."), []);
  deepEqual(skillsIn("She does not use Python."), []);
  deepEqual(skillsIn("She is certified in ammonia refrigeration and in a hurry."), ["ammonia refrigeration"]);
});

test("Reads the languages that the person claims in quotation marks, but not those that somebody else claims", () => {
  const spokenIn = (text: string) => saidOf("language", text).map((each) => (each as { language: string }).language);
  const opening = "Ada Finch came to Leeds with her husband, the painter Otto Brandt. ";
  deepEqual(spokenIn(`${opening}“At home I spoke Tamil, and English in class,” she says.`), ["Tamil", "English"]);
  deepEqual(spokenIn(`${opening}“At home I spoke Tamil, and English in class,” says Mona Reed.`), []);
  deepEqual(spokenIn(`${opening}“At home I never spoke Tamil,” she says.`), []);
});

test("Reads a spouse named in full in an article too, and does not take students for a pronoun's referent", () => {
  const article =
    "Ada Finch taught her students. The engineer came with her husband, the civil engineer Otto Brandt, in May.";
  deepEqual(saidOf("spouse", article), ["Otto Brandt"]);
  deepEqual(saidOf("spouse", "Ada Finch met Mona Reed and her husband Otto Brandt."), []);
});

test('Reads the post of whoever leads rather than their deed, no "named" into an award, and no name from a count of years', () => {
  const titlesIn = (text: string, lang: string) =>
    saidOf("experience", text, { lang, about: true }).map((each) => (each as { title?: string }).title);
  deepEqual(titlesIn("Ada dirige Corvane Instruments depuis 2017. Elle parle anglais.", "fr"), ["directrice"]);
  deepEqual(saidOf("badge", "Named Lakeside Baker of the Year 2025.", { about: true }), ["Lakeside Baker of the Year"]);
  const german = "Fünfzig Jahre leitet Ada Finch nun das Haus. Sie wohnt in Graz.";
  deepEqual(
    readText(german, { subject: "Ada Finch", lang: "de" }).flatMap(({ property, value }) =>
      property === "location" ? [value] : [],
    ),
    ["Graz"],
  );
});

test("Languages or pastimes standing alone between sentences belong to the person whom the text is about", () => {
  const told = (text: string) => [
    ...saidOf("language", text, { about: true }).map((value) => (value as { language: string }).language),
    ...saidOf("interest", text, { about: true }),
  ];
  deepEqual(told("Born 1976. Fell runner. English, some Dutch."), ["English", "Dutch", "fell running"]);
  deepEqual(told("She lives in Leeds. Chess and archery."), ["chess", "archery"]);
  deepEqual(told("She lives in Leeds. English. The translator of fell running novels."), []);
  deepEqual(told("She lives in Leeds. Gardener, chess."), [], "a gardener may be paid");
});

test("A prize that a firm or a book won is not the person's", () => {
  const prizesIn = (text: string) => saidOf("badge", text, { about: true });
  deepEqual(
    prizesIn("Corvane Mill was built in 1792, employs six people and won Montana Flour of the Year in 2021."),
    [],
  );
  deepEqual(prizesIn("Ada Finch was born in 1970 and won Montana Baker of the Year in 2021."), [
    "Montana Baker of the Year",
  ]);
  deepEqual(prizesIn("The Salt Pan won the 2024 Corvane Prize."), []);
  deepEqual(prizesIn("She won the 2024 Corvane Prize."), ["Corvane Prize"]);
});
