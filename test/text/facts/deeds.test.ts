import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

function valuesOf(lang: string, subject: string, property: string, text: string): unknown[] {
  return readText(text, { subject, about: true, lang }).flatMap((each) =>
    each.property === property ? [each.value] : [],
  );
}

const postsOf = (lang: string, subject: string, text: string): string[] =>
  valuesOf(lang, subject, "experience", text).map((value) => {
    const { title, company } = value as { readonly title?: string; readonly company: string };
    return `${title} @ ${company}`;
  });

test("A verb for founding or leading gives the post at the organisation that is its object", () => {
  const ru = "Ильза Марова родилась в Твери. В 2012 году основала издательство «Баржа».";
  deepEqual(postsOf("ru", "Ильза Марова", ru), ["основательница @ Баржа"]);
  const uk = "Ільза Марова народилася в Полтаві. 2012 року заснувала видавництво «Баржа».";
  deepEqual(postsOf("uk", "Ільза Марова", uk), ["засновниця @ Баржа"]);
  const pl = "Ilza Marowska urodziła się w Opolu. W 2012 roku założyła wydawnictwo Barka.";
  deepEqual(postsOf("pl", "Ilza Marowska", pl), ["założycielka @ Barka"]);
  const tr = "İlke Marovan 2012'de Mavna Yayınları'nı kurdu. 2019-2022 arasında Ege Kürek Derneği'ne başkanlık etti.";
  deepEqual(postsOf("tr", "İlke Marovan", tr), ["kurucu @ Mavna Yayınları", "başkan @ Ege Kürek Derneği"]);
});

test("What the whole text says about somebody's gender decides the form of a post that only a verb names", () => {
  const fr = "Ilse Marrow préside depuis 2019 la coopérative Les Voiliers Bleus. Elle vit à Brest.";
  deepEqual(postsOf("fr", "Ilse Marrow", fr), ["présidente @ Les Voiliers Bleus"]);
  const es = "Ilse Marrow preside desde 2019 la Asociación de Remeros del Ebro. Está casada con Lucas Olmedo.";
  deepEqual(postsOf("es", "Ilse Marrow", es), ["presidenta @ Asociación de Remeros del Ebro"]);
  const named = "Ilse Marrow est président de la coopérative Les Voiliers Bleus. Elle vit à Brest.";
  deepEqual(postsOf("fr", "Ilse Marrow", named), ["président @ Les Voiliers Bleus"]);
});

test("A town of residence is given as a map has it, and in Turkish it stands before its verb", () => {
  const homeOf = (lang: string, subject: string, text: string) => valuesOf(lang, subject, "location", text);
  deepEqual(homeOf("ru", "Ильза Марова", "Ильза Марова живёт в Твери."), ["Тверь"]);
  deepEqual(homeOf("pl", "Ilza Marowska", "Ilza Marowska mieszka w Opolu."), ["Opole"]);
  deepEqual(homeOf("tr", "İlke Marovan", "İlke Marovan ailesiyle İzmir'de yaşıyor."), ["İzmir"]);
  deepEqual(homeOf("tr", "İlke Marovan", "İlke Marovan İzmir'den ayrıldı, ailesi yaşıyor."), []);
});

test("Languages in the instrumental are known, also those that begin like the preposition before an adverb", () => {
  const spokenBy = (lang: string, subject: string, text: string) =>
    valuesOf(lang, subject, "language", text).map((value) => (value as { language: string }).language);
  deepEqual(spokenBy("ru", "Ильза Марова", "Ильза Марова владеет английским и немецким языками."), [
    "английский",
    "немецкий",
  ]);
  deepEqual(spokenBy("uk", "Ільза Марова", "Ільза Марова володіє німецькою та польською мовами."), [
    "німецька",
    "польська",
  ]);
});
