import { type Capture, captureEach, captureOf, type Connector, type ConnectorContext } from "../connector.ts";
import { namedItems, namedOffices, wikidataEntity } from "./entity.ts";
import { Entities, type Entity, itemOf, valuesOf } from "./item.ts";
import { OFFICE_PROPERTIES } from "./life.ts";

const ITEM = /^wikidata:(Q\d{1,12})$/i;
/** Labels per request (www.wikidata.org/w/api.php?action=help&modules=wbgetentities: 50). */
const LABELS = 50;
/**
 * In characters. Wikidata stores no item larger than 3,000 kB (Wikibase's `maxSerializedEntitySize`): anything much
 * longer is not an item, and is stored as received, because parsing it would hold up everybody else.
 */
const MAX_ITEM = 4 * 1024 * 1024;

/**
 * What the world's encyclopedists recorded about a person, in statements. An item refers to other items (an employer, a
 * school) by number: their labels are requested as well, and stored with it in the form in which Wikidata returns
 * several items.
 */
export const wikidata: Connector = {
  name: "wikidata",
  sites: [
    {
      host: "wikidata.org",
      publisher: "Wikidata",
      pages: [
        [
          /^https:\/\/(?:www\.)?wikidata\.org\/wiki\/Special:EntityData\/(Q\d+)\.json$/,
          "https://www.wikidata.org/wiki/$1",
        ],
      ],
    },
  ],
  registers: [
    {
      scheme: "wikidata",
      isOnePerPerson: true,
      isNamedInTexts: true,
      page: /^(?:(?:www|m)\.)?wikidata\.org\/(?:wiki|entity)\/(?:Special:EntityData\/)?(Q\d{1,12})(?:\.json)?$/i,
      isUpperCase: true,
    },
  ],
  title: "Wikidata",
  homepage: "https://www.wikidata.org/",
  terms: "https://foundation.wikimedia.org/wiki/Policy:Terms_of_Use",
  licence: "CC0-1.0",
  access: "open",
  verified: {
    against: "recorded",
    address: "https://github.com/maxlath/wikibase-sdk/tree/107a57bc01b04886301cd5dd3a5f45f238acf6c1",
    date: "2026-11-21",
  },
  readers: [wikidataEntity],
  searches: ["experience", "occupation", "membership", "education"],
  accepts: ["externalId"],
  takes: ({ value }) => ITEM.test(value),
  answersFor: (host) => /(?:^|\.)wikidata\.org$/.test(host),
  limits: { requestsPerMinute: 120, timeoutMs: 20_000, cacheDays: 7 },
  asks: "https://www.wikidata.org",
  examples: {
    present: { kind: "externalId", value: "wikidata:Q900000101" },
    absent: { kind: "externalId", value: "wikidata:Q900000199" },
  },
  async *probe({ value }, context) {
    const id = ITEM.exec(value)?.[1] ?? "";
    const site = "https://www.wikidata.org";
    const item = await context.ask({ url: `${site}/wiki/Special:EntityData/${id.toUpperCase()}.json` });
    if (item === null) return;
    const person = captureOf("wikidata/entity", item);
    if (person.data.length > MAX_ITEM) {
      yield person;
      return;
    }
    const offices = await askOffices(namedOffices(person), context);
    const bodies = Object.values(offices).flatMap(bodiesOf);
    const named = [...new Set([...namedItems(person), ...bodies])].filter((id) => offices[id] === undefined);
    yield withNames(person, { ...(await askNames(named, context)), ...offices });
  },
  // Finds anything whose labels or aliases begin with the words: the items are then requested, and only people are read
  // (www.wikidata.org/w/api.php?action=help&modules=wbsearchentities).
  async *search(words, context) {
    const api = "https://www.wikidata.org/w/api.php";
    const [search, items] = [
      { action: "wbsearchentities", search: words, language: "en", type: "item", limit: "15", format: "json" },
      { action: "wbgetentities", props: "labels|descriptions|aliases|claims", languages: "en|mul", format: "json" },
    ].map((query) => new URLSearchParams(query).toString());
    const found = await context.ask({ url: `${api}?${search}` });
    const hits = [...captureEach("wikidata/hit", found, (json) => json["search"])];
    const ids = hits
      .map(({ data }) => String((JSON.parse(data) as { readonly id?: unknown } | null)?.id))
      .filter((id) => /^Q\d{1,12}$/.test(id));
    if (ids.length === 0) return;
    const answer = await context.ask({ url: `${api}?${items}&ids=${ids.join("%7C")}` });
    if (answer === null) return;
    const people = captureOf("wikidata/entity", answer);
    yield withNames(people, await askNames(namedItems(people).slice(0, LABELS), context));
  },
};

/** Other items by number, in the form in which Wikidata returns several. */
type Items = Readonly<Record<string, unknown>>;

async function askNames(ids: readonly string[], context: ConnectorContext): Promise<Items> {
  return await askItems(ids, "labels", context);
}

/**
 * Offices by name, with what they state about the organisation or country they belong to: the item of an office has
 * dozens of statements.
 */
async function askOffices(ids: readonly string[], context: ConnectorContext): Promise<Entities> {
  const { entities = {} } = Entities.safeParse({ entities: await askItems(ids, "labels|claims", context) }).data ?? {};
  return Object.fromEntries(
    Object.entries(entities).map(([id, office]) => {
      const told = OFFICE_PROPERTIES.map((property) => [property, office.claims[property] ?? []]);
      return [id, { ...office, claims: Object.fromEntries(told) }];
    }),
  );
}

function bodiesOf(office: Entity): readonly string[] {
  return OFFICE_PROPERTIES.flatMap((property) => valuesOf(office, property))
    .map(({ value }) => itemOf(value))
    .filter((id) => id !== undefined);
}

async function askItems(ids: readonly string[], props: string, context: ConnectorContext): Promise<Items> {
  const found: Record<string, unknown> = {};
  for (let at = 0; at < ids.length; at += LABELS) {
    const query = new URLSearchParams({
      action: "wbgetentities",
      ids: ids.slice(at, at + LABELS).join("|"),
      props,
      languages: "en|mul",
      languagefallback: "1",
      format: "json",
    });
    const answer = await context.ask({ url: `https://www.wikidata.org/w/api.php?${query.toString()}` });
    Object.assign(found, (answer?.json as { readonly entities?: Items } | undefined)?.entities);
  }
  return found;
}

/**
 * The names are inserted before the items themselves, so that the own statements of an item that is in both win: of
 * members with the same name the last counts (ECMA-262, `JSON.parse`). The document is not parsed for this, since it
 * may be large.
 */
function withNames(capture: Capture, items: Items): Capture {
  const [, head = "", rest = ""] = /^(\s*\{\s*"entities"\s*:\s*\{)([^]*)$/u.exec(capture.data) ?? [];
  const members = JSON.stringify(items).slice(1, -1);
  if (members === "" || head === "") return capture;
  const comma = /^\s*\}/u.test(rest) ? "" : ",";
  return { ...capture, data: `${head}${members}${comma}${rest}` };
}
