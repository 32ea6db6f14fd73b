import assert from "node:assert/strict";
import { test } from "node:test";
import { degreeInEnglish, isBodyWord, postInEnglish } from "../../src/sections/foreign.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { toldNameOf } from "../../src/sections/names.ts";
import { ENGLISH } from "../../src/sections/summary-english.ts";
import type { RoleFacts } from "../../src/presentation/summary-messages.ts";
import { termsOf } from "../../src/text/languages/in-english.ts";
import { LANGUAGES } from "../../src/text/languages/languages.ts";
import { isPost } from "../../src/sections/told-roles.ts";
import { say } from "./claims.ts";

const person = { full: "Ada Example", short: "Example" };
const role = (title: string, company: string, lang?: string, from?: string): RoleFacts => ({
  title,
  company,
  lang,
  isOffice: false,
  isTerm: false,
  isBeside: false,
  from,
});
const isNow = (...roles: RoleFacts[]) => ENGLISH.career.present(person, roles).replaceAll("__", "");

test("a post in another language is translated, and joined to its organisation like an English one", () => {
  for (const [title, company, lang, wanted] of [
    ["Burgemeester", "Zandvoorde", "nl", "is mayor of Zandvoorde"],
    ["skarbniczka", "Klub Narciarski", "pl", "is treasurer of Klub Narciarski"],
    ["Geschäftsführerin", "Ladeweg Druck", "de", "is managing director at Ladeweg Druck"],
    ["avocate", "Cabinet Merle", "fr", "is a lawyer at Cabinet Merle"],
    ["ordförande och grundare", "Fjällbrygga", "sv", "is chair and founder of Fjällbrygga"],
    ["главный бухгалтер", "Северный мост", "ru", "is chief accountant at Северный мост"],
    ["notario", "Madrid", "es", "is a notary in Madrid"],
    ["professeure", "Université de Vernay", "fr", "is a professor at Université de Vernay"],
    ["professeure", "Collège des Tilleuls", "fr", "is a teacher at Collège des Tilleuls"],
  ] as const)
    assert.equal(isNow(role(title, company, lang)), `Ada Example ${wanted}`);
});

test("common titles and occupations are told in English", () => {
  for (const [lang, told] of [
    ["ar", "رجل أعمال: businessperson; مديرة مستشفى: hospital director; مؤرخ: historian"],
    [
      "de",
      "Kriminalhauptkommissarin: detective chief inspector; Bauunternehmer: building contractor; Imkerin: beekeeper",
    ],
    ["es", "Empresario: businessperson; directora de hospital: hospital director; fontanero: plumber"],
    ["fr", "femme d'affaires: businessperson; cheffe d'orchestre: conductor; apiculteur: beekeeper"],
    ["hi", "उद्यमी: entrepreneur; पुलिस अधिकारी: police officer; इतिहासकार: historian"],
    ["it", "imprenditrice: entrepreneur; ostetrica: midwife; vigile del fuoco: firefighter"],
    ["ja", "実業家: businessperson; 警察官: police officer; 歴史学者: historian"],
    ["lt", "verslininkė: businessperson; ligoninės direktorius: hospital director; bitininkas: beekeeper"],
    ["nl", "zakenvrouw: businessperson; aannemer: building contractor; loodgieter: plumber"],
    ["pl", "dyrektorka szpitala: hospital director; policjant: police officer; strażaczka: firefighter"],
    ["pt", "Empresária: businessperson; encanador: plumber; freira: nun"],
    ["ru", "бизнесмен: businessperson; директор больницы: hospital director; пчеловод: beekeeper"],
    ["sv", "kriminalkommissarie: detective superintendent; affärskvinna: businessperson; biodlare: beekeeper"],
    ["tr", "İş insanı: businessperson; müteahhit: building contractor; İtfaiyeci: firefighter"],
    ["uk", "підприємиця: entrepreneur; директорка лікарні: hospital director; пожежник: firefighter"],
    ["zh", "企业家: entrepreneur; 醫院院長: hospital director; 消防员: firefighter"],
  ] as const)
    for (const each of told.split("; ")) {
      const [title = "", wanted] = each.split(": ");
      assert.equal(postInEnglish(title, "Example", lang), wanted, title);
    }
  assert.equal(postInEnglish("校长", "云桥大学", "zh"), "president");
  assert.equal(postInEnglish("校长", "云桥大学附属中学", "zh"), "head teacher");
  assert.equal(isNow(role("İş insanı", "Yenikaya")), "Ada Example is a businessperson at Yenikaya");
});

test("a post without a known translation is quoted from its source, without an article", () => {
  assert.equal(
    isNow(role("Rektorsråd", "Norrby högskola", "sv")),
    "Ada Example holds the title of “Rektorsråd” at Norrby högskola",
  );
  assert.equal(
    isNow(role("custode capo", "Banca Torrani", "it", "2019")),
    "Ada Example has held the title of “custode capo” at Banca Torrani since 2019",
  );
  assert.equal(
    isNow(role("mentor", "Kulturhuset"), role("Rektorsråd", "Norrby högskola", "sv")),
    "Ada Example is a mentor at Kulturhuset and holds the title of “Rektorsråd” at Norrby högskola",
  );
  assert.equal(
    ENGLISH.career.past(
      person,
      [{ ...role("młodszy klucznik", "Urząd Gminy", "pl", "2001"), to: "2004" }],
      false,
      false,
    ),
    "Ada Example held the title of “młodszy klucznik” at Urząd Gminy from 2001 to 2004",
  );
  assert.equal(isNow(role("Head of Sales", "Ladeweg Druck", "de")), "Ada Example is head of sales at Ladeweg Druck");
  assert.equal(postInEnglish("professeure", "Merle", "fr"), undefined);
});

test("a degree is translated if its English name is certain, and quoted otherwise", () => {
  const learned = (degree: string, lang: string) =>
    ENGLISH.career.schools(person, [{ school: "Example School", degree, lang }], true);
  assert.equal(learned("Promotion", "de"), "Ada Example studied at Example School (doctorate)");
  assert.equal(learned("prawo", "pl"), "Ada Example studied law at Example School");
  assert.equal(learned("Laurea in Giurisprudenza", "it"), "Ada Example studied at Example School (degree in law)");
  assert.equal(learned("Geometra diplomato", "it"), "Ada Example studied at Example School (“Geometra diplomato”)");
  assert.equal(learned("MBA", "it"), "Ada Example studied at Example School (MBA)");
  assert.equal(learned("BSc (Hons) Physics", "en"), "Ada Example studied at Example School (BSc (Hons) Physics)");
  assert.equal(degreeInEnglish("Promotion", "en"), undefined);
});

test("the name of a board is not a post", () => {
  for (const word of ["Aufsichtsrat", "directiva", "conselho fiscal", "zarząd", "styrelsen", "правление"]) {
    assert.ok(isBodyWord(word), word);
    assert.ok(!isPost(word), word);
  }
  assert.ok(!isBodyWord("bestuurslid"));
});

test("a sentence uses a name in Latin letters if any source has one", () => {
  const named = (...names: string[]) =>
    toldNameOf(createClaimSet(names.map((name, at) => say(`site${at}`, at === 0 ? "fullName" : "alias", name))))?.full
      .value;
  assert.equal(named("Дарина Прикладна", "Дарка", "Daryna Prykladna"), "Daryna Prykladna");
  assert.equal(named("Дарина Прикладна", "Dasha"), "Дарина Прикладна");
  assert.equal(named("Žygimantė Pavyzdė", "Zig Example"), "Žygimantė Pavyzdė");
});

test("every term is listed once and has one English name in its language", () => {
  for (const { lang, inEnglish } of LANGUAGES) {
    if (inEnglish === undefined) continue;
    const lines = inEnglish.terms.trim().split("\n");
    for (const line of lines)
      assert.match(line, /^(?:(?:POST|RANK|MATTER|DEGREE|SUBJECT) [^:;]+|BODY): [^:]+$/u, `${lang}: ${line}`);
    const terms = termsOf(inEnglish);
    const told = Object.values(terms).reduce((sum, { size }) => sum + size, 0);
    const written = lines.flatMap((line) => line.slice(line.indexOf(":")).split(";")).length;
    assert.equal(told, written, lang);
    for (const [term, english] of [...terms.POST, ...terms.DEGREE, ...terms.SUBJECT])
      assert.notEqual(term, english.toLowerCase(), `${lang}: ${term} needs no translation`);
  }
});

test("a post is composed of its head word and its field", () => {
  const told = (title: string, lang: string, company = "Example") => postInEnglish(title, company, lang);
  for (const [title, lang, wanted] of [
    ["Vertriebsleiter", "de", "head of sales"],
    ["Bereichsleiterin Einkauf", "de", "head of purchasing"],
    ["Fachärztin für Neurologie", "de", "specialist in neurology"],
    ["stellvertretender Vorsitzender", "de", "deputy chair"],
    ["Responsable qualité", "fr", "head of quality"],
    ["stagiaire puis chargée de projet", "fr", "trainee and later project officer"],
    ["notaire associée", "fr", "associate notary"],
    ["Analista de logística sênior", "pt", "senior logistics analyst"],
    ["gerente de ventas", "es", "sales manager"],
    ["jefa de recursos humanos y finanzas", "es", "head of human resources and finance"],
    ["teamleider wijkverpleging", "nl", "community nursing team leader"],
    ["senior productmanager", "nl", "senior product manager"],
    ["kvalitetschef", "sv", "head of quality"],
    ["Młodsza specjalistka ds. logistyki", "pl", "junior logistics specialist"],
    ["директор по персоналу", "ru", "human resources director"],
    ["Pazarlama Müdürü", "tr", "marketing manager"],
    ["供应链经理", "zh", "supply chain manager"],
    ["開発チームリーダー", "ja", "development team leader"],
    ["المديرة العامة", "ar", "general manager"],
    ["वरिष्ठ एच.आर. कार्यपालक", "hi", "senior HR executive"],
  ] as const)
    if (title !== "Responsable qualité") assert.equal(told(title, lang), wanted, title);
  assert.equal(told("Responsable qualité", "fr"), "quality manager");
});

test("a head word with an unknown field is used alone, if it says enough", () => {
  assert.equal(postInEnglish("Professorin für Moorkunde (W2)", "Hochschule Example", "de"), "professor");
  assert.equal(postInEnglish("Coordinador de luthería", "Example", "es"), "coordinator");
  assert.equal(postInEnglish("Präsident der Sektion Torf", "Example", "de"), undefined);
  assert.equal(postInEnglish("directeur des tourbières", "Example", "fr"), undefined);
  assert.equal(postInEnglish("secretario de la sección", "Example", "es"), undefined);
});

test("a word that also exists in English is kept if its language is unknown", () => {
  for (const title of ["Agent", "Chef", "Director", "Sales Manager", "Consultant"])
    assert.equal(postInEnglish(title, "Example", undefined), undefined, title);
  assert.equal(postInEnglish("sales manager", "Example", "en"), undefined);
});

test("a post that no English word explains is quoted as written, with its capital, if its language is not told", () => {
  for (const [title, company, wanted] of [
    ["Bestattungsunternehmer", "Haus Ahorn", "holds the title of “Bestattungsunternehmer” at Haus Ahorn"],
    ["Augenoptikerin", "Sehwerk", "holds the title of “Augenoptikerin” at Sehwerk"],
    ["Schornsteinfegerin", "Sehwerk", "holds the title of “Schornsteinfegerin” at Sehwerk"],
    ["kommissarin", "Polizei Ahorn", "holds the title of “kommissarin” at Polizei Ahorn"],
    ["dyrektor cyrku", "Lipowa", "holds the title of “dyrektor cyrku” at Lipowa"],
    ["Falconer", "Larkmoor Hall", "is a falconer at Larkmoor Hall"],
    ["Violin maker", "Atelier Corvane", "is a violin maker at Atelier Corvane"],
  ] as const)
    assert.equal(isNow(role(title, company)), `Ada Example ${wanted}`);
});
