import { existsSync } from "node:fs";
import { join } from "node:path";
import { categoriesOf, judgeArticle } from "../src/analysis/adverse-media.ts";
import { isAgainst, judgeRole } from "./judge-role.ts";
import type { ClaimDraft } from "../src/domain/claim.ts";
import { judgeRecords } from "../src/matching/score.ts";
import { identityConfidence, SURE_IDENTITY } from "../src/analysis/identity-confidence.ts";
import { readCsv } from "./csv.ts";
import { wilson } from "./homonym-trap.ts";
import { bootstrap, ratio, readTextFile } from "./labelled-texts.ts";

interface OwnArticle {
  readonly id: string;
  readonly half: "tuning" | "reported";
  readonly adverse: boolean;
  readonly categories: readonly string[];
  readonly text: string;
  readonly people: readonly { readonly name: string; readonly role: string }[];
  readonly asked: {
    readonly name: string;
    readonly birthYear: number;
    readonly place: string;
    readonly trade: string;
    readonly same: boolean;
  };
}

const OWN_SET = "eval/sets/adverse-media";

/**
 * Articles labelled as adverse or not (`articles.csv`), or the project's own set, in which everybody's part is known as
 * well. An item is shown for a person if they are accused, charged, convicted or acquitted and the article is theirs at
 * .99.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const table = ["articles.csv", "articles.csv.gz"]
    .map((name) => join(options.dir, name))
    .find((path) => existsSync(path));
  if (options.dir !== "" && table !== undefined) return judgeTable(table);
  const path = join(options.dir || OWN_SET, "articles.jsonl");
  const all = readTextFile(path)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as OwnArticle);
  const reported = all.filter(({ half }) => half === "reported");
  return { ...figuresOf(reported), tuning: figuresOf(all.filter(({ half }) => half === "tuning")) };
}

function judgeTable(path: string): Record<string, unknown> {
  const rows = readCsv(readTextFile(path)).map((row) => ({
    id: row["id"] ?? "",
    truth: /^(?:am|1|adverse|true)/iu.test(row["label"] ?? ""),
    said: judgeArticle(`${row["title"] ?? ""}\n${row["article"] ?? ""}`).adverse,
  }));
  return {
    articleF1: f1(rows),
    n: { articles: rows.length, adverse: rows.filter(({ truth }) => truth).length },
    note: "words and weights were chosen on 159 articles of this layout: on those it is a figure of development",
    intervals: { articleF1: bootstrap(rows, f1) },
    worst: rows.filter(({ truth, said }) => truth !== said).slice(0, 10),
  };
}

function f1(rows: readonly { readonly truth: boolean; readonly said: boolean }[]): number {
  const right = rows.filter(({ truth, said }) => truth && said).length;
  return ratio(2 * right, rows.filter(({ truth }) => truth).length + rows.filter(({ said }) => said).length);
}

function figuresOf(articles: readonly OwnArticle[]) {
  const judged = articles.map((article) => ({
    article,
    truth: article.adverse,
    said: judgeArticle(article.text).adverse,
  }));
  const people = articles.flatMap((article) =>
    article.people.map(({ name, role }) => ({
      id: `${article.id} ${name}`,
      truth: role,
      said: judgeRole(article.text, [name])?.role ?? "none",
    })),
  );
  const against = people.filter(({ said }) => isAgainst(said as "accused"));
  const rightly = against.filter(({ truth }) => isAgainst(truth as "accused")).length;
  const truly = people.filter(({ truth }) => isAgainst(truth as "accused")).length;
  const items = articles.filter(isShown);
  const foreign = items.filter(
    ({ asked, people: named }) =>
      !asked.same || !named.some(({ name, role }) => name === asked.name && PARTY.test(role)),
  );
  const wanted = articles.filter(
    ({ asked, people: named }) => asked.same && named.some(({ name, role }) => name === asked.name && PARTY.test(role)),
  );
  const named = articles.filter(({ categories }) => categories.length > 0);
  return {
    articleF1: f1(judged),
    personPrecision: ratio(rightly, against.length),
    personRecall: ratio(rightly, truly),
    roleAccuracy: ratio(people.filter(({ truth, said }) => truth === said).length, people.length),
    categoryRecall: ratio(
      named.filter(({ categories, text }) => categories.some((name) => categoriesOf(text).includes(name))).length,
      named.length,
    ),
    foreignItems: foreign.length,
    itemRecall: ratio(items.length - foreign.length, wanted.length),
    n: {
      articles: articles.length,
      people: people.length,
      against: against.length,
      items: items.length,
      wanted: wanted.length,
    },
    intervals: {
      personPrecision: wilson(rightly, against.length),
      personRecall: wilson(rightly, truly),
      articleF1: bootstrap(judged, f1),
    },
    worst: [
      ...people.filter(({ truth, said }) => truth !== said).slice(0, 10),
      ...judged
        .filter(({ truth, said }) => truth !== said)
        .slice(0, 3)
        .map(({ article, said }) => ({ id: article.id, adverse: said })),
    ],
  };
}

const PARTY = /^(?:accused|charged|convicted|acquitted)$/u;

function isShown({ asked, text }: OwnArticle): boolean {
  const role = judgeRole(text, [asked.name])?.role;
  if (role === undefined || !PARTY.test(role) || !judgeArticle(text).adverse) return false;
  const stated = { locator: "/", method: "stated", confidence: 1 } as const;
  const claims: ClaimDraft[] = [
    { property: "birthDate", value: String(asked.birthYear), ...stated },
    { property: "location", value: asked.place, ...stated },
    { property: "experience", value: { title: asked.trade, company: "" }, ...stated },
  ];
  const match = judgeRecords({
    candidate: { id: "asked", names: [asked.name], identifiers: [], claims },
    namesakes: [],
    records: [{ id: "article", connector: "news", names: [asked.name], identifiers: [], claims: [], texts: [text] }],
    nameFrequency: () => 1e-5,
  }).get("article");
  return match !== undefined && match.judgement === "own" && identityConfidence(match) >= SURE_IDENTITY;
}
