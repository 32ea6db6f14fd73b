import type { Block, Item } from "./blocks.ts";
import { formatDay, formatInstant } from "./format.ts";
import { bodyOf, capped, entriesOf, isBlank, type Pen, present, stringsOf } from "./pen.ts";
import { line } from "./text.ts";
import { presenceSpans } from "./view-charts.ts";
import { addressItem, bare, entriesBlock, heading, titleOf } from "./view-person.ts";

export function writeDataBreaches(pen: Pen): Block[] {
  const { data, messages } = pen;
  return entriesBlock(pen, null, entriesOf(data.dataBreaches, "/dataBreaches"), ({ entry, at }) => ({
    when: formatDay(entry.date, messages),
    title: titleOf(pen, at, entry.title),
    under: present([pen.item(`${at}/domain`, entry.domain)]).map(bare),
    details: present([pen.item(`${at}/email`, entry.email)]).map(bare),
    body: bodyOf(entry.description),
    tags: stringsOf(entry.attributes, `${at}/attributes`).map(({ text }) => ({ t: line(text) })),
    picture: null,
    logo: false,
  }));
}

export function writeAdverseMedia(pen: Pen): Block[] {
  const { data, messages } = pen;
  return entriesBlock(pen, null, entriesOf(data.adverseMediaResults, "/adverseMediaResults"), ({ entry, at }) => ({
    when: formatDay(entry.date, messages),
    title: titleOf(pen, at, isBlank(entry.title) ? hostOf(entry.source) : entry.title),
    under: [],
    details: present([addressItem(entry.source)]),
    body: bodyOf(entry.reason),
    tags: stringsOf(entry.categories, `${at}/categories`).map(({ text }) => ({ t: line(text) })),
    picture: pen.optionalPicture(
      entry.imageUrl,
      "side",
      messages.alts.picture(String(entry.title ?? "")),
      String(entry.title ?? ""),
    ),
    logo: false,
  }));
}

export function writeOnlinePresence(pen: Pen): Block[] {
  const { data, messages } = pen;
  const words = messages.presence;
  const timeline = entriesOf(data.onlinePresence?.timeline, "/onlinePresence/timeline");
  const accounts = entriesOf(data.onlinePresence?.accounts, "/onlinePresence/accounts");
  const named = new Set(accounts.map(({ entry }) => entry.name));
  const onlyDated = timeline.filter(({ entry }) => !named.has(entry.name));
  const dates = new Map(timeline.map((row) => [row.entry.name, row]));
  const dateOf = (name: unknown, field: "firstLoginAt" | "lastLoginAt"): Item => {
    const row = typeof name === "string" ? dates.get(name) : undefined;
    return pen.item(`${row?.at ?? ""}/${field}`, formatInstant(row?.entry[field], messages)) ?? { t: "–" };
  };
  const all = [
    ...accounts.map(({ entry, at }) => ({ name: entry.name, category: entry.category, at })),
    ...onlyDated.map(({ entry, at }) => ({ name: entry.name, category: undefined, at })),
  ];
  const { rows, note } = capped(all, pen.maxRows, messages.more);
  const table = rows.map(({ name, category, at }) => [
    titleOf(pen, at, name),
    bare(pen.item(`${at}/category`, category) ?? { t: "–" }),
    dateOf(name, "firstLoginAt"),
    dateOf(name, "lastLoginAt"),
  ]);
  return [
    ...presenceSpans(pen),
    ...(table.length === 0
      ? []
      : [
          heading(words.accounts),
          { kind: "table", head: words.accountsHead, widths: [3, 4, 2.2, 2.2], rows: table } as const,
          ...note,
        ]),
    ...activity(pen),
  ];
}

function activity(pen: Pen): Block[] {
  const { data, messages } = pen;
  const people = entriesOf(data.onlinePresence?.activity, "/onlinePresence/activity")
    .slice(0, pen.maxRows)
    .map(({ entry, at }) => {
      const name = String(entry.name ?? "");
      return {
        name: titleOf(pen, at, entry.name),
        under: entriesOf(entry.attributes, `${at}/attributes`).map(({ entry: pair }) => ({
          t: line(`${String(pair.key ?? "")}: ${String(pair.value ?? "")}`),
        })),
        picture: pen.picture(firstOf(pen, entry.avatarUrl, entry.logoUrl), "face", messages.alts.logo(name), name),
      };
    });
  return people.length === 0 ? [] : [heading(messages.presence.activity), { kind: "people", people }];
}

function firstOf(pen: Pen, ...addresses: readonly unknown[]): unknown {
  return addresses.find((address) => pen.hasPicture(address));
}

function hostOf(address: unknown): string {
  return (typeof address === "string" ? URL.parse(address)?.hostname : undefined) ?? "–";
}
