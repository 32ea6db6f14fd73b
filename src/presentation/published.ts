/** Who published a page, and when as written (ISO 8601 in all but a few); empty where its head does not say. */
export interface Published {
  readonly publisher: string;
  readonly published: string;
}

/** A head says this before anything else does; a page of an application can be megabytes of script. */
const HEAD_LENGTH = 20_000;

const META = /<meta\b[^<>]{1,1000}>/giu;
const DATA = /<script\b[^<>]{0,200}application\/ld\+json[^<>]{0,200}>([^<]{2,20000})<\/script>/giu;
const PUBLISHED_NAMES = ["article:published_time", "datepublished", "date"];

/** What the head of a page says in its metadata (Open Graph, schema.org). Any other document says nothing. */
export function publishedIn(data: string): Published {
  const head = data.slice(0, HEAD_LENGTH);
  if (!/^\s*<[!?a-z]/iu.test(head)) return { publisher: "", published: "" };
  const metas = new Map([...head.matchAll(META)].flatMap(([tag]) => namedIn(tag)));
  const stated = [...head.matchAll(DATA)].flatMap(([, text = ""]) => objectsIn(text));
  const first = (texts: readonly (string | undefined)[]) => texts.find((text) => text !== undefined && text !== "");
  return {
    publisher: first([metas.get("og:site_name"), ...stated.map(({ publisher }) => nameOfPublisher(publisher))]) ?? "",
    published:
      first([
        ...PUBLISHED_NAMES.map((name) => metas.get(name)),
        ...stated.map(({ datePublished }) => (typeof datePublished === "string" ? datePublished : undefined)),
      ]) ?? "",
  };
}

function namedIn(tag: string): readonly (readonly [string, string])[] {
  const [, , name] = /\s(?:property|name|itemprop)=(["'])([^"']{1,60})\1/iu.exec(tag) ?? [];
  const [, , content] = /\scontent=(["'])(.{1,300}?)\1/iu.exec(tag) ?? [];
  return name === undefined || content === undefined ? [] : [[name.toLowerCase(), withCharacters(content.trim())]];
}

/** The objects at the top of structured data; none if it is not JSON. */
function objectsIn(text: string): readonly Readonly<Record<string, unknown>>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  const top = isNode(parsed) && Array.isArray(parsed["@graph"]) ? (parsed["@graph"] as unknown[]) : [parsed].flat();
  return top.filter(isNode);
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nameOfPublisher(publisher: unknown): string | undefined {
  const [first] = [publisher].flat();
  const name = isNode(first) ? first["name"] : first;
  return typeof name === "string" ? name.trim().slice(0, 200) : undefined;
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">", nbsp: " " };

function withCharacters(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]{2,5}));/giu, (whole, code: string | undefined, name = "") =>
    code === undefined ? (CHARACTERS[String(name).toLowerCase()] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
