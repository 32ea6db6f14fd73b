import type { Panel, ShownPicture, Value } from "./panel.ts";
import { firstText } from "./rows.ts";
import { type PresentedWith, makeValue, memberOf, objectsOf, type ProfilePlace, stated, writeValue } from "./value.ts";

/** Accounts and what their platforms state about them, joined by platform name: one row for each account in either list. */
export function accountsPanel(
  desk: PresentedWith,
  list: ProfilePlace,
  dates: ProfilePlace,
  title: string,
): Panel | null {
  const { labels } = desk.words;
  const accounts = objectsOf(list);
  const timeline = objectsOf(dates);
  const named = new Set(accounts.map(accountName));
  const dated = new Map(timeline.map((place) => [accountName(place), place]));
  const onlyDated = timeline.filter((place) => !named.has(accountName(place)));
  const rows = stated(
    [...accounts, ...onlyDated].map((place) => accountRow(desk, place, dated.get(accountName(place)))),
  );
  const head = [labels.platform, labels.category, labels.created, labels.lastActive];
  return rows.length === 0 ? null : { kind: "table", title, head, rows };
}

function accountRow(desk: PresentedWith, place: ProfilePlace, dates: ProfilePlace | undefined) {
  const text = accountName(place);
  const name = makeValue(desk, place.pointer, text);
  if (name === null) return null;
  const dayOf = (member: string): Value | null =>
    dates === undefined ? null : writeValue(desk, memberOf(dates, member), "instant");
  const cells: readonly [Value, ...(Value | null)[]] = [
    name,
    writeValue(desk, memberOf(place, "category"), "term"),
    dayOf("firstLoginAt"),
    dayOf("lastLoginAt"),
  ];
  return { pointer: place.pointer, picture: logoOf(desk, place, text), cells };
}

function logoOf({ words }: PresentedWith, place: ProfilePlace, name: string): ShownPicture | null {
  const address = firstText(place, ["logoUrl"]).text;
  return address === "" ? null : { address, name, frame: "logo", alt: words.alts.logo(name) };
}

function accountName(place: ProfilePlace): string {
  return firstText(place, ["name"]).text;
}
