import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { blocksOf } from "../../../src/connectors/pages/written-page.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { readDocument } from "../../../src/text/document/reading.ts";

function valuesOf(name: string, lines: readonly string[], property: string): readonly unknown[] {
  const { told } = readDocument(plainBlocks(lines.join("\n")), name, undefined);
  return told.flatMap((each) => (each.property === property ? [each.value] : []));
}

test("In a Japanese CV, joining and leaving stand on two lines and make one post", () => {
  const form = [
    "氏名　青藤 みどり",
    "",
    "学歴",
    "平成22年4月 南橋大学 情報学群 入学",
    "平成26年3月 南橋大学 情報学群 卒業",
    "",
    "職歴",
    "平成26年4月 株式会社北灯システム開発 入社 プログラマーとして勤務",
    "平成30年9月 一身上の都合により退職",
    "平成30年10月 東雲製作所 水岸事業所 入社 社内SE",
    "現在に至る",
    "",
    "免許・資格",
    "平成25年8月 普通自動車第一種運転免許 取得",
    "平成27年12月 応用情報技術者試験 合格",
  ];
  deepEqual(valuesOf("青藤 みどり", form, "education"), [{ school: "南橋大学", degree: "情報学群", to: "2014-03" }]);
  deepEqual(valuesOf("青藤 みどり", form, "experience"), [
    { title: "プログラマー", company: "株式会社北灯システム開発", from: "2014-04", to: "2018-09", kind: "job" },
    { title: "社内SE", company: "東雲製作所 水岸事業所", from: "2018-10", current: true, kind: "job" },
  ]);
  deepEqual(valuesOf("青藤 みどり", form, "badge"), ["応用情報技術者"]);
});

test("Spaces separate what commas separate in other scripts, and a post ends a line that begins with its employer", () => {
  const page = [
    "宋青藤",
    "",
    "学习经历",
    "1999-2002 南桥农业大学 农业昆虫学 硕士",
    "",
    "工作经历",
    "2005.8-2007.9 北灯大学 博士后",
    "2007.10-2013.12 南桥农业大学副教授",
  ];
  deepEqual(valuesOf("宋青藤", page, "experience"), [
    { title: "博士后", company: "北灯大学", from: "2005-08", to: "2007-09", kind: "job" },
    { title: "副教授", company: "南桥农业大学", from: "2007-10", to: "2013-12", kind: "job" },
  ]);
});

test("A single year in a career is the start of a post", () => {
  const page = ["青藤 みどり", "", "略歴", "2008年 みなと病院 研修医", "2013年 北灯医療センター フェロー"];
  deepEqual(valuesOf("青藤 みどり", page, "experience"), [
    { title: "研修医", company: "みなと病院", from: "2008", kind: "job" },
    { title: "フェロー", company: "北灯医療センター", from: "2013", kind: "job" },
  ]);
});

test("In a chronicle, leaving and joining share a line, and a post elsewhere is not at the firm above", () => {
  const lines = [
    "青藤 みどり",
    "",
    "略歴",
    "1994年4月 東雲電産株式会社 入社",
    "2001年5月 同社退社、北灯精工株式会社 入社",
    "2006年 同 製造部長",
    "2019年 南橋商工会議所 議員",
  ];
  deepEqual(valuesOf("青藤 みどり", lines, "experience"), [
    { company: "東雲電産株式会社", from: "1994-04", to: "2001-05", kind: "job" },
    { company: "北灯精工株式会社", from: "2001-05", to: "2006", kind: "job" },
    { title: "議員", company: "南橋商工会議所", from: "2019", kind: "job" },
    { title: "製造部長", company: "北灯精工株式会社", from: "2006", current: true, kind: "job" },
  ]);
});

test("What an organisation calls itself is no part of a post there", () => {
  const page = [
    "青藤 みどり",
    "",
    "職歴",
    "2009年10月 - 2014年6月 北灯製作所株式会社 当社取締役",
    "2014年6月 - 2018年6月 東雲製作所株式会社 当然取締役",
  ];
  const titles = valuesOf("青藤 みどり", page, "experience").map((value) => (value as { title?: string }).title);
  deepEqual(titles, ["取締役", "当然取締役"]);
});

test('In a table of a life without a heading, "our company" is the one whose page it is', () => {
  const row = (when: string, what: string) => `<tr><td>${when}</td><td>${what}</td></tr>`;
  const page = `<html lang="ja"><head><title>役員紹介｜株式会社北灯製粉</title></head><body><h1>役員紹介</h1><section>
    <h2>取締役　青藤 みどり</h2><table>${row("1992年3月", "南橋大学法学部政治学科 卒業")}${row("1992年4月", "東雲出版株式会社 入社")}
    ${row("1999年6月", "水岸大学 経営学修士（MBA）取得")}${row("2008年10月", "当社入社、研究部長")}
    ${row("2014年4月", "当社 海外営業部長")}${row("2023年6月", "当社代表取締役社長（現任）")}</table></section></body></html>`;
  const { told } = readDocument(blocksOf({ mediaType: "text/html", data: page }), "青藤 みどり", "ja");
  const of = (property: string) => told.flatMap((each) => (each.property === property ? [each.value] : []));
  deepEqual(of("education"), [
    { school: "南橋大学", degree: "法学部政治学科", to: "1992-03" },
    { school: "水岸大学", degree: "経営学修士", to: "1999-06" },
  ]);
  const house = { company: "株式会社北灯製粉", kind: "job" };
  deepEqual(of("experience"), [
    { company: "東雲出版株式会社", from: "1992-04", to: "2008-10", kind: "job" },
    { ...house, title: "研究部長", from: "2008-10", to: "2014-04" },
    { ...house, title: "海外営業部長", from: "2014-04", to: "2023-06" },
    { ...house, title: "代表取締役社長", from: "2023-06", current: true },
  ]);
});
