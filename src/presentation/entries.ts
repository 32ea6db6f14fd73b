import { CASE_STAGES } from "../domain/case-stage.ts";
import { mentionKindOf } from "../domain/mention.ts";
import { hostOf, webLink } from "./links.ts";
import type { CardLayout, EntryLayout } from "./layout.ts";
import type { Card, CaseOfEntry, PanelEntry, Panel, ShownPhoto, ShownPicture, Value } from "./panel.ts";
import { ownText } from "./own-text.ts";
import { ownSourceName } from "./told-source.ts";
import { firstText, linesOf, pairsOf, rowsOf } from "./rows.ts";
import {
  type PresentedWith,
  isText,
  makeValue,
  memberOf,
  objectsOf,
  type ProfilePlace,
  saidBySources,
  stated,
  writeSpan,
  writeValue,
} from "./value.ts";

/** Entries of a list, one below the other. Entries without a name are left out. */
export function entriesPanel(
  desk: PresentedWith,
  list: ProfilePlace,
  title: string | null,
  layout: EntryLayout,
): Panel | null {
  const { when } = layout;
  const ends = typeof when === "string" ? ([when, when] as const) : (when ?? (["", ""] as const));
  const places = layout.newestFirst === true ? newestFirst(desk, objectsOf(list), ends) : objectsOf(list);
  const entries = once(stated(places.map((place) => entryOf(desk, place, layout))));
  return entries.length === 0 ? null : { kind: "entries", title, entries };
}

export function cardsPanel(desk: PresentedWith, list: ProfilePlace, title: string, layout: CardLayout): Panel | null {
  const cards = stated(objectsOf(list).map((place) => cardOf(desk, place, layout)));
  return cards.length === 0 ? null : { kind: "cards", title, cards };
}

/** @param name of the person in the photos */
export function photosPanel(desk: PresentedWith, list: ProfilePlace, name: string): Panel | null {
  const places = objectsOf(list).filter(({ pointer }) => desk.isCited(pointer));
  const photos = places.map((place, index) => photoOf(desk, place, index + 1, places.length, name));
  return photos.length === 0 ? null : { kind: "photos", photos };
}

/**
 * Current entries first, then by end, then by start, newest first; undated entries come last, in their order.
 *
 * @param ends the members with start and end
 */
export function newestFirst(
  desk: PresentedWith,
  places: readonly ProfilePlace[],
  [from, to]: readonly [string, string],
): readonly ProfilePlace[] {
  const dayOf = (place: ProfilePlace, member: string): string => {
    const { value } = memberOf(place, member);
    return isText(value) ? value : "";
  };
  const rank = (place: ProfilePlace): string => {
    const [start, end] = [dayOf(place, from), dayOf(place, to)];
    if (start === "" && end === "") return "";
    const last = end === "" && hasLapsed(desk, start) ? start : end;
    return `${last === "" ? "9999" : last} ${start}`;
  };
  return places.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one === other ? 0 : one < other ? 1 : -1;
  });
}

/** Nobody holds a post for longer: without a stated end it has ended. */
const MAX_YEARS = 80;

function hasLapsed({ today }: PresentedWith, start: unknown): boolean {
  const year = isText(start) ? /^\d{4}/.exec(start)?.[0] : undefined;
  return year !== undefined && Number(year) < Number(today.slice(0, 4)) - MAX_YEARS;
}

/** Entries that repeat an earlier one word for word are left out. */
function once(entries: readonly PanelEntry[]): readonly PanelEntry[] {
  const wordsOf = ({ name, when, under, facts, text, link }: PanelEntry): string => {
    const values = [name, ...under, ...facts.flatMap((fact) => fact.values), text, link];
    return [when, ...values.map((value) => value?.text ?? "")].join("\n").toLowerCase();
  };
  const told = new Set<string>();
  return entries.filter((entry) => {
    const words = wordsOf(entry);
    return !told.has(words) && told.add(words);
  });
}

/** Only if the first word is all lower case: eBay and iRobot stay as they are. */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}(?=\p{Ll}*(?:\P{L}|$))/u, (letter) => letter.toUpperCase());
}

function entryOf(desk: PresentedWith, place: ProfilePlace, layout: EntryLayout): PanelEntry | null {
  const { when, under = [], facts = [], text, link, picture } = layout;
  const { name, at } = nameOf(desk, place, layout.name);
  if (name === null) return null;
  const [from, to] = (typeof when === "string" ? [when, when] : (when ?? ["", ""])).map((at) => memberOf(place, at));
  const held = !isText(to?.value) && !hasLapsed(desk, from?.value) && desk.isHeld(place.pointer);
  return {
    pointer: place.pointer,
    when: from === undefined || to === undefined ? "" : writeSpan(desk, from, to, held),
    held,
    isOffice: desk.isOffice(place.pointer),
    ofCase: caseOf(place),
    mention: text === undefined ? null : mentionKindOf(memberOf(place, text)?.value),
    name: writtenName(desk, name, layout),
    under: linesOf(
      desk,
      place,
      under.filter((line) => line.at !== at),
    ),
    facts: rowsOf(desk, place, facts),
    text: text === undefined ? null : writeValue(desk, memberOf(place, text), layout.format),
    link: link === undefined ? null : linkOf(desk, memberOf(place, link)),
    picture: picture === undefined ? null : pictureOf(desk, place, picture, name.text),
  };
}

function caseOf(place: ProfilePlace): CaseOfEntry | null {
  const categories = memberOf(place, "categories")?.value;
  if (!Array.isArray(categories)) return null;
  const told = memberOf(place, "stage")?.value;
  return { stage: CASE_STAGES.find((stage) => stage === told), categories: categories.filter(isText) };
}

function writtenName({ words }: PresentedWith, name: Value, { capital, nameFormat }: EntryLayout): Value {
  if (nameFormat === "said") return { ...name, text: saidBySources(words, name.text) };
  return capital === true ? { ...name, text: capitalize(ownText(words, name.text)) } : name;
}

/** Where it was found: an address, or in words what somebody handed over or imported. */
function linkOf(desk: PresentedWith, member: ReturnType<typeof memberOf>): Value | null {
  const value = writeValue(desk, member, "address");
  const own = value === null ? null : ownSourceName(value.text, desk.words);
  return value === null || own === null ? value : { pointer: value.pointer, text: own };
}

function cardOf(desk: PresentedWith, place: ProfilePlace, layout: CardLayout): Card | null {
  const { lines, pairs, link, picture } = layout;
  const { name } = nameOf(desk, place, layout.name);
  if (name === null) return null;
  return {
    pointer: place.pointer,
    name,
    lines: linesOf(desk, place, lines),
    facts: pairs === undefined ? [] : pairsOf(desk, memberOf(place, pairs)),
    link: link === undefined ? null : linkOf(desk, memberOf(place, link)),
    picture: pictureOf(desk, place, picture, name.text) ?? noPicture(desk, picture, name.text),
  };
}

/** A URL is shown as its host. */
function nameOf(
  desk: PresentedWith,
  place: ProfilePlace,
  members: readonly string[],
): { readonly name: Value | null; readonly at: string } {
  const { at, text } = firstText(place, members);
  return { name: makeValue(desk, place.pointer, webLink(text) === undefined ? text : hostOf(text)), at };
}

function pictureOf(
  desk: PresentedWith,
  place: ProfilePlace,
  layout: NonNullable<EntryLayout["picture"]>,
  entryName: string,
): ShownPicture | null {
  const { text: address } = firstText(place, layout.at);
  if (address === "") return null;
  const name = firstText(place, layout.name ?? []).text || entryName;
  return { address, name, frame: layout.frame, alt: desk.words.alts[layout.alt](name) };
}

function noPicture({ words }: PresentedWith, { frame, alt }: CardLayout["picture"], name: string): ShownPicture {
  return { address: "", name, frame, alt: words.alts[alt](name) };
}

function photoOf(desk: PresentedWith, place: ProfilePlace, number: number, all: number, name: string): ShownPhoto {
  const { words } = desk;
  const textAt = (member: string): string => firstText(place, [member]).text;
  const page = webLink(textAt("sourceUrl"));
  const source = writeValue(desk, memberOf(place, "sourceUrl"), "address");
  const from = page === undefined ? words.photo(number) : hostOf(page);
  const credit = ["author", "licence"].map((member) => memberOf(place, member).value).filter(isText);
  const caption = [from, ...credit].join(" · ");
  return {
    pointer: place.pointer,
    thumbnail: textAt("thumbnailUrl"),
    image: textAt("imageUrl"),
    caption: { pointer: place.pointer, text: caption, ...(page === undefined ? {} : { href: page }) },
    source: isText(source?.text) ? source : null,
    alt: words.alts.photo(number, all, name),
    name,
  };
}
