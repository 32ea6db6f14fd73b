import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, type Schemas, unwrap } from "../src/client/client.ts";
import { startService, type TestService } from "../test/support/service.ts";
import { wilson } from "./homonym-trap.ts";
import { importRows } from "./import-rows.ts";
import { ratio } from "./labelled-texts.ts";

/** One news page with the person looked up and what it says about them. */
interface Page {
  readonly id: string;
  readonly lang: string;
  readonly genre: string;
  readonly url: string;
  readonly date: string;
  readonly subject: {
    readonly fullName: string;
    readonly birthYear?: number;
    readonly role?: string;
    readonly employer?: string;
    readonly place?: string;
  };
  readonly data: string;
  readonly truth: {
    readonly adverse: boolean;
    readonly items: readonly { readonly stage: string; readonly final: string }[];
    readonly roleIfNotAdverse: string | null;
  };
}

type Item = NonNullable<NonNullable<Schemas["Lookup"]["data"]>["adverseMediaResults"]>[number];

interface Judged {
  readonly page: Page;
  readonly items: readonly Item[];
}

/**
 * News pages about invented people, through the whole pipeline: each is imported as an article filed under the key of
 * its subject, known by what the set says about them (`hinted`, the figures at the top) or by name only (`bare`), and
 * looked up. Strict: nobody confirms a record, every item for a page that reports no event about its subject is a false
 * accusation, and the stage of an item must be the last that the text states for a matter.
 */
export async function run({ dir }: { readonly dir: string }): Promise<Record<string, unknown>> {
  const path = ["pages.jsonl", "texts.jsonl"].map((name) => join(dir, name)).find((each) => existsSync(each));
  if (path === undefined) throw new Error(`There is neither pages.jsonl nor texts.jsonl in ${dir}`);
  const pages = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Page);
  return { ...figuresOf(await judgePages(pages, "hinted")), bare: figuresOf(await judgePages(pages, "bare")) };
}

/** In a separate database: a person who is known twice would be a namesake of themselves. */
async function judgePages(pages: readonly Page[], known: Known): Promise<readonly Judged[]> {
  const service = await startService({ env: { CANDOR_LOG_LEVEL: "warn", CANDOR_OFFLINE: "1" } });
  try {
    await importPages(service, pages, known);
    return await lookUpAll(service, pages, known);
  } finally {
    await service.stop();
  }
}

type Known = "hinted" | "bare";
const keyOf = (known: Known, at: number): string => `accusations:${known}:${at}`;
const mailboxOf = (known: Known, at: number): string => `${known}-${at}@people.example.org`;

async function importPages(service: TestService, pages: readonly Page[], known: Known): Promise<void> {
  const rows = pages.flatMap((page, at) => rowsOf(known, page, at));
  await importRows(service, rows);
}

function rowsOf(known: Known, { subject, url, date, data }: Page, at: number) {
  const hints =
    known === "bare"
      ? {}
      : {
          ...(subject.birthYear === undefined ? {} : { birthDate: String(subject.birthYear) }),
          ...(subject.role === undefined ? {} : { headline: subject.role }),
          ...(subject.employer === undefined ? {} : { company: subject.employer }),
          ...(subject.place === undefined ? {} : { location: subject.place }),
        };
  return [
    {
      type: "candidate",
      key: keyOf(known, at),
      fullName: subject.fullName,
      identifiers: [{ kind: "email", value: mailboxOf(known, at) }],
      ...hints,
    },
    {
      type: "document",
      kind: "news-article",
      url,
      mediaType: "text/html",
      collectedAt: `${date}T12:00:00Z`,
      data,
      identifiers: [{ kind: "candidate", value: keyOf(known, at) }],
    },
  ];
}

async function lookUpAll(service: TestService, pages: readonly Page[], known: Known): Promise<readonly Judged[]> {
  const judged = new Map<number, Judged>();
  const waiting = pages.map((page, at) => ({ page, at }));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      judged.set(next.at, { page: next.page, items: await lookUp(service, mailboxOf(known, next.at)) });
  };
  await Promise.all([work(), work(), work()]);
  return pages.flatMap((_, at) => judged.get(at) ?? []);
}

async function lookUp(service: TestService, mailbox: string): Promise<readonly Item[]> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const { results } = await unwrap(client.GET("/search", { params: { query: { query: mailbox, type: "candor" } } }));
  const candidateId = results[0]?.candidateId;
  if (candidateId === undefined) throw new Error(`${mailbox} is not found`);
  let lookup = await unwrap(client.POST("/lookups", { body: { candidateId } }));
  const path = { lookupId: lookup.lookupId };
  while (lookup.status === "queued" || lookup.status === "running")
    lookup = await unwrap(client.GET("/lookups/{lookupId}", { params: { path, query: { wait: 30 } } }));
  return lookup.data?.adverseMediaResults ?? [];
}

function figuresOf(judged: readonly Judged[]) {
  const adverse = judged.filter(({ page }) => page.truth.adverse);
  const others = judged.filter(({ page }) => !page.truth.adverse);
  const shown = adverse.filter(({ items }) => items.length > 0);
  const accused = others.filter(({ items }) => items.length > 0);
  const right = shown.filter(({ page, items }) => items.every(({ stage }) => isLast(page, stage)));
  const foreign = accused.filter(({ page }) => SOMEBODY_ELSE.test(page.truth.roleIfNotAdverse ?? ""));
  return {
    pages: judged.length,
    adverse: adverse.length,
    shown: ratio(shown.length, adverse.length),
    falseAccusations: accused.length,
    finalStage: ratio(right.length, shown.length),
    foreignItems: foreign.length,
    n: { adverse: adverse.length, notAdverse: others.length, shown: shown.length, lastStageRight: right.length },
    intervals: {
      shown: wilson(shown.length, adverse.length),
      falseAccusations: wilson(accused.length, others.length),
      finalStage: wilson(right.length, shown.length),
    },
    falselyAccused: accused.map(({ page, items }) => ({ id: page.id, stages: items.map(({ stage }) => stage) })),
    wrongStage: shown
      .filter((one) => !right.includes(one))
      .map(({ page, items }) => ({
        id: page.id,
        said: items.map(({ stage }) => stage),
        last: [...new Set(page.truth.items.map(({ final }) => final))],
      })),
    notShown: adverse.filter(({ items }) => items.length === 0).map(({ page }) => page.id),
  };
}

/** Two measures or two matters each have a last stage of their own. */
function isLast({ truth }: Page, stage: string | undefined): boolean {
  return truth.items.some(({ final }) => (OUR_WORDS[final] ?? final) === stage);
}

/** Stages of some sets that profiles have under another name (`domain/case-stage.ts`). */
const OUR_WORDS: Readonly<Record<string, string>> = { "held liable": "liable" };

/** Pages about another person with the name, or about a relative. */
const SOMEBODY_ELSE = /namesake|relative/iu;
