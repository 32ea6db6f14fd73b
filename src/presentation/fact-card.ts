import { isClosedWhole, quoteClosedNumbers } from "./short-bars.ts";
import { layoutJson } from "./layout-json.ts";
import { locate } from "./locate.ts";

/** A passage of a JSON document as people see it: a post on social media, a job or a degree, or a row of a register. */
export interface FactCard {
  readonly kind: "post" | "role" | "row";
  /** What a reader looks at first: the words of a post, or what somebody was and where. */
  readonly lead: readonly CardValue[];
  /** The rest, in document order. */
  readonly rows: readonly CardRow[];
  /** Whether the passage says more that is closed to the lookup. */
  readonly closed: boolean;
}

export interface CardValue {
  readonly text: string;
  /** The claim is based on it. */
  readonly marked: boolean;
}

export interface CardRow extends CardValue {
  /** The document's own name for the member, in words. */
  readonly label: string;
}

const MAX_ROWS = 8;
const MAX_VALUE_LENGTH = 600;
/** The most levels between a post and its figures: `/data/0/public_metrics/like_count`. */
const MAX_LEVELS = 4;

const TEXT = /^(?:text|full ?text|content|message|caption|video description|title|description|note|body)$/;
const TIME = /^(?:created(?: (?:at|time|utc))?|create time|published(?: at)?|timestamp|indexed at|taken at|date)$/;
const COUNT =
  /(?:like|reply|replies|repl(?:y|ies)|retweet|repost|reblog|share|comment|view|favou?rite|quote|reaction)s?/;
const FIGURE = /(?:^| )(?:count|followers|following|likes|comments|shares|views|replies)$/;
/** What programs alone read, beside the names that begin with @. */
const FOR_PROGRAMS =
  /^(?:(?:\S+ )?id|p?id|ns|displaytitle|etag|lang|type|bot|locked|group|uri|urn|cid|did|in reply to .*|is .*|can .*|has .*|count)$/;
const TITLE = /^(?:title|job ?title|role name|position|role|role title|headline|degree(?: name)?|occupation)$/;
const PLACE =
  /^(?:company(?: name)?|organi[sz]ation(?: name)?|employer|institution|school(?: name)?|affiliation|works for|alumni of)$/;

type OpenCard = Omit<FactCard, "closed">;

/** A member of an object that deserves a line, with its place. */
interface JsonMember {
  readonly name: string;
  readonly text: string;
  readonly pointer: string;
}

const parsed = new WeakMap<object, unknown>();

/** A place in a document, as a claim states it. */
interface CitedPlace {
  readonly locator: string;
  readonly quote?: string | undefined;
}

/** The passage behind a claim; `null` for running text. */
export function cardOfClaim(datasource: { readonly data: string }, { locator, quote }: CitedPlace): FactCard | null {
  if (locator.startsWith("/")) return cardAt(datasource, locator, quote);
  const { kind, text, passage } = locate(datasource, locator, quote);
  return kind === "text" && passage ? cardInPage(text, passage) : null;
}

/** What a card says of the claim alone: besides its lead, of a post its day and figures, of anything else only what is marked. */
export function withoutOthers(card: FactCard): FactCard {
  return card.kind === "post" ? card : { ...card, rows: card.rows.filter(({ marked }) => marked) };
}

/**
 * @param datasource its `data` is JSON
 * @param locator RFC 6901
 * @param quote the part of the value that the claim is based on; if given, only members containing it are marked
 * @returns `null` if the document is not JSON, or if there is too little around the value to add to it
 */
export function cardAt(datasource: { readonly data: string }, locator: string, quote?: string): FactCard | null {
  return cardOf(parseOnce(datasource), locator, (members) => marker(members, locator, quote));
}

/**
 * The same for machine-readable data in a page (JSON-LD), if a passage of the page is in them.
 *
 * @param range in the page's text, in UTF-16 code units
 */
export function cardInPage(page: string, [from, to]: readonly [number, number]): FactCard | null {
  const open = page.lastIndexOf("<script", from);
  const start = page.indexOf(">", open) + 1;
  const end = page.indexOf("</script", start);
  if (open < 0 || end < to || start > from || !/ld\+json/.test(page.slice(open, start))) return null;
  const data = page.slice(start, end);
  const places = layoutJson(data)?.places;
  if (places === undefined) return null;
  const inside = [...places].filter(([, [first, last]]) => first <= from - start && last >= to - start);
  const locator = inside.toSorted((a, b) => b[0].length - a[0].length)[0]?.[0] ?? "";
  const isMarked = ({ pointer }: JsonMember): boolean => {
    const [first, last] = places.get(pointer) ?? [0, 0];
    return first < to - start && last > from - start;
  };
  return cardOf(parse(quoteClosedNumbers(data)), locator, () => isMarked);
}

function cardOf(
  document: unknown,
  locator: string,
  markerOf: (members: readonly JsonMember[]) => (member: JsonMember) => boolean,
): FactCard | null {
  const path = objectsOn(document, locator).map(({ value, pointer }) => openAndClosed(membersOf(value, pointer)));
  for (const { open, closed } of path.slice(0, MAX_LEVELS)) {
    if (isPost(open)) return { ...leadMarked(postOf(open, markerOf(open))), closed };
    if (isRole(open)) return { ...leadMarked(roleOf(open, markerOf(open))), closed };
  }
  const row = path.find(({ open, closed }) => open.length > 1 || (closed && open.length > 0));
  return row === undefined
    ? null
    : { kind: "row", lead: [], rows: nameMarked(rowsOf(row.open, markerOf(row.open))), closed: row.closed };
}

/** Of a row cited as a whole, its name is marked. */
function nameMarked(rows: readonly CardRow[]): readonly CardRow[] {
  if (rows.some(({ marked }) => marked)) return rows;
  const name = rows.find(({ label }) => label === "title") ?? rows.find(({ label }) => label === "name");
  return rows.map((row) => (row === name ? { ...row, marked: true } : row));
}

function openAndClosed(members: readonly JsonMember[]): {
  readonly open: readonly JsonMember[];
  readonly closed: boolean;
} {
  const open = members.filter(({ text }) => !isClosedWhole(text));
  return { open, closed: open.length < members.length };
}

/** Something cited as a whole is marked in its lead. */
function leadMarked(card: OpenCard): OpenCard {
  if ([...card.lead, ...card.rows].some(({ marked }) => marked)) return card;
  return { ...card, lead: card.lead.map((value) => ({ ...value, marked: true })) };
}

function parseOnce(datasource: { readonly data: string }): unknown {
  if (!parsed.has(datasource)) parsed.set(datasource, parse(datasource.data));
  return parsed.get(datasource);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The objects around the value at the locator, from the inside out. */
function objectsOn(document: unknown, locator: string): { value: Record<string, unknown>; pointer: string }[] {
  const path: { value: Record<string, unknown>; pointer: string }[] = [];
  let value = document;
  let pointer = "";
  const tokens = locator.split("/").slice(1);
  for (const token of [...tokens, null]) {
    if (isObject(value)) path.unshift({ value, pointer });
    if (token === null || typeof value !== "object" || value === null) break;
    value = (value as Record<string, unknown>)[token.replaceAll("~1", "/").replaceAll("~0", "~")];
    pointer += `/${token}`;
  }
  return path;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Words and numbers of an object and of its direct child objects: figures are mostly in an object of their own. */
function membersOf(object: Record<string, unknown>, pointer: string, deep = true): readonly JsonMember[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const name = wordsOf(key);
    if (isObject(value))
      return deep ? membersOf(value, at, false).map((each) => ({ ...each, name: nameIn(name, each) })) : [];
    const text = textOf(name, value);
    return text === "" ? [] : [{ name, text, pointer: at }];
  });
}

/** `organization: { name }` is the organization. */
function nameIn(outer: string, { name }: JsonMember): string {
  return /^(?:name|value|title|display name|text)$/.test(name) ? outer : name;
}

function textOf(name: string, value: unknown): string {
  if (typeof value === "number" && TIME.test(name) && value > 1e9 && value < 1e11) {
    return new Date(value * 1_000).toISOString();
  }
  if (typeof value === "number" || value === true) return String(value);
  if (typeof value !== "string") return "";
  const text = value
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** `retweet_count` → `retweet count`, `publishedAt` → `published at`. */
function wordsOf(key: string): string {
  return key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_\-.:$]+/g, " ")
    .trim()
    .toLowerCase();
}

/** Decides what is marked: what the locator points at; for a whole object, the members with the quote. */
function marker(
  members: readonly JsonMember[],
  locator: string,
  quote: string | undefined,
): (member: JsonMember) => boolean {
  const pointed = members.filter(({ pointer }) => pointer === locator || locator.startsWith(`${pointer}/`));
  if (pointed.length > 0) return (member) => pointed.includes(member);
  return ({ text, pointer }) => quote !== undefined && pointer.startsWith(locator) && text.includes(quote);
}

function isPost(members: readonly JsonMember[]): boolean {
  const counted = members.some(({ name, text }) => COUNT.test(name) && /^\d+$/.test(text));
  return counted && members.some(({ name }) => TIME.test(name)) && members.some(({ name }) => TEXT.test(name));
}

function isRole(members: readonly JsonMember[]): boolean {
  return members.some(({ name }) => TITLE.test(name)) && members.some(({ name }) => PLACE.test(name));
}

function postOf(members: readonly JsonMember[], isMarked: (member: JsonMember) => boolean): OpenCard {
  const texts = members.filter(({ name }) => TEXT.test(name));
  const lead = texts.toSorted((a, b) => b.text.length - a.text.length)[0] as JsonMember;
  const rest = members.filter(
    (member) => isMarked(member) || TIME.test(member.name) || (COUNT.test(member.name) && /^\d+$/.test(member.text)),
  );
  return { kind: "post", lead: [valueOf(lead, isMarked)], rows: rowsOf(without(rest, [lead]), isMarked) };
}

function roleOf(members: readonly JsonMember[], isMarked: (member: JsonMember) => boolean): OpenCard {
  const lead = [TITLE, PLACE].map((kind) => members.find(({ name }) => kind.test(name)) as JsonMember);
  return {
    kind: "role",
    lead: lead.map((member) => valueOf(member, isMarked)),
    rows: rowsOf(without(members, lead), isMarked),
  };
}

function without(members: readonly JsonMember[], left: readonly JsonMember[]): readonly JsonMember[] {
  return members.filter((member) => !left.includes(member));
}

/**
 * The first that are for people (neither `@id` nor the address of a picture or a page), and what is marked wherever it stands; what kind of
 * data it is, never.
 */
function rowsOf(all: readonly JsonMember[], isMarked: (member: JsonMember) => boolean): readonly CardRow[] {
  const members = all.filter(
    (member) => !/^@(?:type|context)$/.test(member.name) && (isMarked(member) || isForPeople(member)),
  );
  const marked = members.filter(isMarked);
  const shown = new Set([...marked, ...members.slice(0, Math.max(0, MAX_ROWS - marked.length))]);
  return members
    .filter((member) => shown.has(member))
    .map((member) => ({ label: member.name, ...valueOf(member, isMarked) }));
}

function isForPeople({ name, text }: JsonMember): boolean {
  if (name.startsWith("@") || FOR_PROGRAMS.test(name) || /^https?:\/\/\S+$/.test(text)) return false;
  return !(name === "language" && /^[a-z]{2,3}(?:-\w+)?$/i.test(text));
}

/** Whether a member counts something. */
export function isFigure(name: string): boolean {
  return FIGURE.test(name);
}

function valueOf(member: JsonMember, isMarked: (member: JsonMember) => boolean): CardValue {
  return { text: member.text, marked: isMarked(member) };
}
