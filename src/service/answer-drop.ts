import {
  answerDropItems,
  countDropItems,
  findDropHashes,
  HELD_STORES,
  listDropAnswers,
  listHeldIdentifiers,
  saveDropItems,
} from "../db/drop-item.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import { isAnyBornApart } from "../domain/born-apart.ts";
import { DROP_STATUS, dropHash, type DropItem, type DropList, readDropLine } from "../domain/drop-hash.ts";
import { normalizeIdentifier } from "../domain/identifier.ts";
import { PublicError } from "../errors.ts";

import { isTheirs } from "./own-records.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { erasePerson } from "./erase-person.ts";
import type { FileResponse } from "./export-lookup.ts";
import { suppressPerson } from "./suppress-person.ts";

/** One statement takes well under a second on the embedded engine, where everybody else waits for it. */
const WRITTEN_TOGETHER = 1_000;
const READ_TOGETHER = 2_000;
const MAX_LINE_LENGTH = 200;

/** An answered list: when it was read, and its number of items. */
export interface DropRun {
  readonly list: DropList;
  readonly runAt: Date;
  readonly items: number;
}

/** One or several people whose identifier is on a list. */
interface ListedMatch {
  readonly hash: string;
  readonly value: string;
  readonly names: Set<string>;
  readonly birthDates: Set<string>;
}

/**
 * Reads a list from California's platform (DROP), erases everybody on it and answers each item. If an identifier is held for people with
 * different names or contradicting dates of birth, all of them are suppressed and none is erased. At most some thousand lines are in memory, and the people found.
 *
 * @param preview answers as it would, without changing anything
 * @throws PublicError `invalid_request` with the line that is no item; `drop_not_yours` for another account
 */
export async function answerDrop(
  context: ServiceContext,
  caller: Caller,
  { list, preview }: { readonly list: DropList; readonly preview: boolean },
  stream: AsyncIterable<Uint8Array>,
): Promise<DropRun> {
  if (caller.accountId !== FIRST_ACCOUNT) {
    throw new PublicError("drop_not_yours", "Lists of deletion requests are for whoever runs the installation.");
  }
  const run = { list, runAt: context.now() };
  for await (const items of itemsOf(stream)) await saveDropItems(context.db, list, items, run.runAt);
  const matches = await findMatches(context, run);
  for (const match of matches) {
    const status = preview ? statusOf(match) : await actOn(context, caller, list, match);
    await answerDropItems(context.db, run, { hash: match.hash, status, at: context.now() });
  }
  context.log.info({ list, matches: matches.length, preview }, "a list of deletion requests was answered");
  return { ...run, items: await countDropItems(context.db, run) };
}

/**
 * The answers to a list, as a file.
 *
 * @throws PublicError `idempotency_mismatch` if some of its items have been answered since, as part of a later list
 */
export async function readDropAnswers(context: ServiceContext, run: DropRun): Promise<FileResponse> {
  if ((await countDropItems(context.db, run)) !== run.items)
    throw new PublicError(
      "idempotency_mismatch",
      "A later list has answered some of these items since. Send it with a new Idempotency-Key.",
    );
  return { name: `drop-${run.list}.csv`, mediaType: "text/csv; charset=utf-8", content: writeAnswers(context, run) };
}

/** A run, from its stored JSON. */
export function readDropRun(source: unknown): DropRun {
  const { list, runAt, items } = source as DropRun;
  return { list, runAt: new Date(runAt), items };
}

function statusOf({ names, birthDates }: ListedMatch): number {
  const [first = "", ...others] = [...names];
  const isOne = others.every((name) => isTheirs([first], name)) && !isAnyBornApart([...birthDates]);
  return isOne ? DROP_STATUS.deleted : DROP_STATUS.optedOut;
}

async function actOn(context: ServiceContext, caller: Caller, list: DropList, match: ListedMatch): Promise<number> {
  const identifier = normalizeIdentifier(list, match.value);
  if (identifier === null) throw new Error("a held identifier has no normal form");
  const status = statusOf(match);
  const names = status === DROP_STATUS.deleted ? [...match.names] : [];
  const person = { names, identifiers: [identifier] };
  if (status === DROP_STATUS.deleted) await erasePerson(context, caller, person);
  else await suppressPerson(context, caller, { ...person, reason: "request" }, { everybody: true });
  return status;
}

async function findMatches(
  { db }: ServiceContext,
  { list, runAt }: { readonly list: DropList; readonly runAt: Date },
): Promise<readonly ListedMatch[]> {
  const matches = new Map<string, ListedMatch>();
  for (const store of HELD_STORES) {
    for (let after = ""; ; ) {
      const page = await listHeldIdentifiers(db, list, { store, after, limit: READ_TOGETHER });
      const held = page.flatMap(({ name, birthDate, values }) =>
        values.map((value) => ({ name, birthDate, value, hash: dropHash(list, value) })),
      );
      const named = new Set(
        await findDropHashes(
          db,
          list,
          held.map(({ hash }) => hash),
          runAt,
        ),
      );
      for (const { hash, value, name, birthDate } of held.filter((each) => named.has(each.hash))) {
        const match = matches.get(hash) ?? { hash, value, names: new Set(), birthDates: new Set() };
        if (name !== "") match.names.add(name);
        if (birthDate !== null) match.birthDates.add(birthDate);
        matches.set(hash, match);
      }
      const last = page.at(-1);
      if (last === undefined || page.length < READ_TOGETHER) break;
      after = last.cursor;
    }
  }
  return [...matches.values()];
}

/** The items of a file `ID,Hash`, some thousand at a time. */
async function* itemsOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<readonly DropItem[]> {
  let items: DropItem[] = [];
  let number = 0;
  for await (const line of linesOf(stream)) {
    number++;
    const item = readDropLine(line, number);
    if (item === null) continue;
    if (item === undefined) {
      throw new PublicError("invalid_request", `Line ${number} is not "ID,Hash" with a SHA-256 in Base64.`);
    }
    items.push(item);
    if (items.length < WRITTEN_TOGETHER) continue;
    yield distinct(items);
    items = [];
  }
  if (items.length > 0) yield distinct(items);
}

/** A statement may write each item only once. */
function distinct(items: readonly DropItem[]): readonly DropItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + Buffer.from(chunk).toString("latin1")).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH) throw new PublicError("invalid_request", "A line is too long for an item.");
    for (const line of lines) yield line.replace(/\r$/, "").replace(/^\u00ef\u00bb\u00bf/, "");
  }
  if (rest !== "") yield rest;
}

async function* writeAnswers(
  { db }: ServiceContext,
  run: { readonly list: DropList; readonly runAt: Date },
): AsyncGenerator<Uint8Array> {
  yield Buffer.from("ID,Status\n");
  for (let after = ""; ; ) {
    const page = await listDropAnswers(db, run, after, WRITTEN_TOGETHER);
    yield Buffer.from(page.map(({ id, status }) => `${id},${status}\n`).join(""));
    const last = page.at(-1);
    if (last === undefined || page.length < WRITTEN_TOGETHER) return;
    after = last.id;
  }
}
