import { migrate } from "../src/db/migrate.ts";
import { FIRST_ACCOUNT } from "../src/domain/account.ts";
import type { SearchType } from "../src/domain/platform.ts";
import { createSearch, type Search } from "../src/search/search.ts";
import { measureImport, openEmbedded, openServer } from "./search.ts";
import { TABLES } from "./search-peers.ts";

/**
 * Everybody has the same name: how long a search takes if none of its words tells people apart, and how long it takes
 * to refuse or answer a query that nobody would type.
 *
 * @param options `people` (100,000), `engine` (`postgres`, or `embedded`)
 */
export async function run(options: Readonly<Record<string, string>>): Promise<void> {
  const people = Number(options["people"] ?? 100_000);
  const engine = options["engine"] ?? "postgres";
  const opened = engine === "embedded" ? await openEmbedded() : await openServer(undefined);
  try {
    await migrate(opened.database);
    const { perSecond } = await measureImport(opened, people, namesake);
    console.log(`${engine}: ${people} people called Anna Example imported, ${perSecond}/s`);
    for (const table of TABLES) await opened.database.execute(`vacuum (analyze) ${table}`);
    const search = createSearch(opened.database);
    await search.refresh();
    const rows = [];
    for (const question of QUESTIONS) rows.push(await measure(search, question));
    console.table(rows);
    await search.close();
  } finally {
    await opened.close();
  }
}

/** One in 20,000 works for each company, one in 10,000 is on Mastodon. */
function namesake(index: number): string {
  const presences = [{ platform: "x", url: `https://x.com/anna_${index.toString(36)}` }];
  if (index % 10_000 === 7) {
    presences.push({ platform: "mastodon", url: `https://mastodon.example/@anna${index}` });
  }
  return JSON.stringify({
    type: "candidate",
    key: `namesake:${index}`,
    fullName: "Anna Example",
    company: `Company${index % 20_000}`,
    prominence: index % 101,
    presences,
  });
}

interface Question {
  readonly title: string;
  readonly query: string;
  readonly type?: SearchType;
  /** How many pages are read; the time is that of the last one. */
  readonly pages?: number;
}

const QUESTIONS: readonly Question[] = [
  { title: "the name", query: "Anna Example" },
  { title: "the name, fifth page", query: "Anna Example", pages: 5 },
  { title: "the name, another order", query: "example, anna" },
  { title: "one typing error", query: "Anna Exmple" },
  { title: "beginnings", query: "an ex" },
  { title: "one word", query: "anna" },
  { title: "with a company", query: "Anna Example Company17" },
  { title: "with a company nobody has", query: "Anna Example Contoso" },
  { title: "on a rare platform", query: "Anna Example", type: "mastodon" },
  { title: "one word, on a rare platform", query: "anna", type: "mastodon" },
  { title: "on a platform where nobody is", query: "Anna Example", type: "github" },
  { title: "one letter", query: "a" },
  { title: "ten thousand letters", query: "a".repeat(10_000) },
  { title: "a thousand words", query: "anna example ".repeat(500) },
  { title: "control characters", query: "anna\u0000\u0007\u001b example" },
  { title: "halves of surrogate pairs", query: "\ud800anna \udfffexample" },
  { title: "SQL and wildcards", query: "anna' or 1=1 -- %_* example" },
  { title: "a name nobody has", query: "zzyzx qwrtp" },
];

async function measure(search: Search, { title, query, type = "candor", pages = 1 }: Question) {
  const timesMs: number[] = [];
  let people = 0;
  for (let time = 0; time < TIMES; time++) {
    let next = "";
    for (let page = 1; page <= pages; page++) {
      const startMs = performance.now();
      const found = await search.find({ accountId: FIRST_ACCOUNT, query, type, limit: 20, next });
      if (page === pages) timesMs.push(performance.now() - startMs);
      people = found.hits.length;
      next = found.next;
    }
  }
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1));
  return { query: title, people, firstMs: Number((timesMs[0] ?? 0).toFixed(1)), p50Ms: at(0.5), worstMs: at(0.999) };
}

const TIMES = 20;
