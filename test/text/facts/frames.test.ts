import assert from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

function jobsIn(text: string, subject: string, lang: string) {
  return readText(text, { subject, lang, about: true }).flatMap(({ property, value }) =>
    property === "experience" ? [value] : [],
  );
}

test("posts in a list have the organisation before them, or the one before that, each with its year", () => {
  const listed = "2002年起任教于南桥大学,历任讲师、教授(2014年至今)。";
  assert.deepEqual(jobsIn(listed, "顾念慈", "zh"), [
    { company: "南桥大学", title: "讲师", from: "2002" },
    { company: "南桥大学", title: "教授", from: "2014" },
  ]);
});

test("the person's name, in full or with a form of address, does not hide what follows it", () => {
  const expected = [{ company: "青藤协会", title: "会长", from: "2020", current: true }];
  for (const name of ["顾念慈", "顾女士", ""])
    assert.deepEqual(jobsIn(`2020年起${name}担任青藤协会会长。`, "顾念慈", "zh"), expected, name);
});

test("a paragraph that has gone over to somebody else comes back with the person's name", () => {
  const text = "李卫东先生创办青藤纺织。2010年起任青藤纺织有限公司总经理。顾女士2015年起任青藤纺织有限公司董事。";
  assert.deepEqual(
    jobsIn(text, "顾念慈", "zh").map(({ title }) => title),
    ["董事"],
  );
});

test("a sentence with the pronoun of the other sex is about somebody else", () => {
  const text = "她1990年加入南桥医院。她任南桥医院院长。\n她的助理去年离职，\n他2010年起任青藤医院主任。";
  assert.deepEqual(
    jobsIn(text, "顾念慈", "zh").filter(({ company }) => company === "青藤医院"),
    [],
  );
});

test("years are read in Chinese numerals and in Japanese eras", () => {
  assert.deepEqual(jobsIn("一九六六年加入南桥医院。", "顾念慈", "zh"), [{ company: "南桥医院", from: "1966" }]);
  const eras = "昭和五十六年から平成元年まで青葉鉄道株式会社の主任。";
  assert.deepEqual(jobsIn(eras, "柴垣 仙太郎", "ja"), [
    { company: "青葉鉄道株式会社", title: "主任", from: "1981", to: "1989" },
  ]);
});

test("a name with brackets, stars or no letter at all is sought like any other", () => {
  for (const subject of ["(Jack) Wong", "*明*", "[x", "鷺沼(松任 千景", "松任) 千景", "?", "😀"])
    for (const lang of ["zh", "ja"])
      assert.doesNotThrow(
        () => jobsIn("2020年起担任青藤协会会长。2010年から青葉電機株式会社の主任。", subject, lang),
        subject,
      );
});
