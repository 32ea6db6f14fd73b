import type { z } from "zod";
import type { FoundHistory, HistorySearch } from "../contract/history.ts";
import {
  type CountedLookups,
  countLookups,
  countLookupsAbout,
  type HistoryFilter,
  listLookups,
  listLookupsByName,
  nameParts,
} from "../db/history.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listTaggedPeople, type TaggedPerson } from "../db/person-note.ts";
import type { Db } from "../db/schema.ts";
import { writeTimeCursor } from "../domain/cursor.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireTimeCursor } from "./list-lookups.ts";
import { listSummaries } from "./list-summaries.ts";
import { toWireSummary } from "./wire-lookup.ts";

type Asked = z.output<typeof HistorySearch>;

/**
 * The account's history by name, status, purpose, kind and tag, with purposes that the key may use, in the requested order. Each count
 * ignores its own filter: it shows what choosing another value would give.
 *
 * @throws PublicError `invalid_request` for a cursor from another order
 */
export async function searchHistory(
  context: ServiceContext,
  { accountId, purposes }: Caller,
  asked: Asked,
): Promise<z.output<typeof FoundHistory>> {
  const { db, keyring } = context;
  const now = context.now();
  const parts = nameParts(asked.name ?? "");
  const people = await listTaggedPeople(db, keyring, accountId);
  const tagged = asked.tag === undefined ? null : subjectsOf(people, asked.tag);
  const counted = await countLookups(db, accountId, { parts, purposes, tagged, now });
  const filter: HistoryFilter = {
    parts,
    now,
    purposes: purposes.filter((purpose) => asked.purpose === undefined || purpose === asked.purpose),
    status: asked.status ?? null,
    kind: asked.kind,
    tagged,
  };
  const isNothing = filter.purposes.length === 0;
  const { rows, next } = isNothing ? NONE : await readPage(context, accountId, filter, asked);
  return {
    results: await listSummaries(context, rows),
    next,
    status: "success",
    counts: {
      ...countsOf(counted, asked),
      tag: isNothing ? {} : await countTags(db, accountId, filter, people),
    },
    tags: tagsOf(rows, people, now),
  };
}

/** The subjects of people with a tag, whatever its case; `null` for no tag. */
export async function findTagged(
  { db, keyring }: Pick<ServiceContext, "db" | "keyring">,
  { accountId }: Pick<Caller, "accountId">,
  tag: string | undefined,
): Promise<readonly string[] | null> {
  return tag === undefined ? null : subjectsOf(await listTaggedPeople(db, keyring, accountId), tag);
}

/** The tags of lookups that are not over: one that is reveals nothing about its person. */
function tagsOf(rows: readonly StoredLookup[], people: readonly TaggedPerson[], now: Date): Record<string, string[]> {
  const bySubject = new Map(people.flatMap(({ subjects, tags }) => subjects.map((each) => [each, tags] as const)));
  const entries = rows.flatMap((lookup) => {
    const { status } = toWireSummary(lookup, now);
    const tags = status === "expired" || status === "cancelled" ? undefined : bySubject.get(lookup.subject);
    return tags === undefined ? [] : [[lookup.id, [...tags]] as [string, string[]]];
  });
  return Object.fromEntries(entries);
}

/** How many lookups each tag has, under the first writing of it. */
async function countTags(
  db: Db,
  accountId: string,
  filter: HistoryFilter,
  people: readonly TaggedPerson[],
): Promise<Record<string, number>> {
  if (people.length === 0) return {};
  const counted = await countLookupsAbout(db, accountId, {
    ...filter,
    tagged: people.flatMap(({ subjects }) => subjects),
  });
  const bySubject = new Map(counted.map(({ subject, count }) => [subject, count]));
  const byTag = new Map<string, { readonly tag: string; count: number }>();
  for (const { subjects, tags } of people)
    for (const tag of tags) {
      const entry = byTag.get(tag.toLowerCase()) ?? { tag, count: 0 };
      for (const subject of subjects) entry.count += bySubject.get(subject) ?? 0;
      byTag.set(tag.toLowerCase(), entry);
    }
  const found = [...byTag.values()].filter(({ count }) => count > 0);
  return Object.fromEntries(found.map(({ tag, count }) => [tag, count]));
}

function subjectsOf(people: readonly TaggedPerson[], tag: string): readonly string[] {
  const isTagged = ({ tags }: TaggedPerson): boolean => tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return people.filter(isTagged).flatMap(({ subjects }) => subjects);
}

const NONE = { rows: [], next: "" } as const;

async function readPage({ db }: ServiceContext, accountId: string, filter: HistoryFilter, asked: Asked) {
  const limit = asked.limit + 1;
  if (asked.order === "name") {
    const after = requireNameCursor(asked.next ?? "");
    const rows = await listLookupsByName(db, accountId, { ...filter, limit, after });
    const last = rows[asked.limit - 1];
    const next = rows.length === limit && last ? Buffer.from(`${last.id}|${last.name}`).toString("base64url") : "";
    return { rows: rows.slice(0, asked.limit), next };
  }
  const after = requireTimeCursor(asked.next, isId, "/body/next");
  const rows = await listLookups(db, accountId, { ...filter, limit, after, oldestFirst: asked.order === "oldest" });
  const last = rows[asked.limit - 1];
  return { rows: rows.slice(0, asked.limit), next: rows.length === limit && last ? writeTimeCursor(last) : "" };
}

function requireNameCursor(text: string): { readonly id: string; readonly name: string } | null {
  if (text === "") return null;
  const cursor = Buffer.from(text, "base64url").toString();
  const id = cursor.slice(0, Math.max(cursor.indexOf("|"), 0));
  const name = cursor.slice(id.length + 1);
  if (isId(id) && !name.includes("\0")) return { id, name };
  const fault = { pointer: "/body/next", detail: "is not a cursor of this list" };
  throw new PublicError("invalid_request", "The cursor is invalid. Start again without it.", [fault]);
}

const FACETS = ["status", "purpose", "kind"] as const;

function countsOf(
  counted: readonly CountedLookups[],
  asked: Asked,
): Omit<z.output<typeof FoundHistory>["counts"], "tag"> {
  const found = (left: string) =>
    counted.filter((each) =>
      FACETS.every((facet) => facet === left || asked[facet] === undefined || asked[facet] === each[facet]),
    );
  const by = (facet: (typeof FACETS)[number]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const each of found(facet)) counts[each[facet]] = (counts[each[facet]] ?? 0) + each.count;
    return counts;
  };
  const all = found("").reduce((sum, { count }) => sum + count, 0);
  return { all, status: by("status"), purpose: by("purpose"), kind: by("kind") };
}
