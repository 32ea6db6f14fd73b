import { type Answer, type Capture, captureEach, captureOf, type Connector } from "../connector.ts";
import { members, readKinds } from "../read-kinds.ts";
import { namedItems, READ_PROPERTIES, readWikidataEntity } from "./entity.ts";
import { LEFT_PROPERTIES } from "./properties.ts";

const ITEM = /^wikidata:(Q\d{1,12})$/i;
/** Labels asked for in one request (www.wikidata.org/w/api.php?action=help&modules=wbgetentities: 50). */
const LABELS = 50;

/**
 * What the world's encyclopedists wrote down of a person, in statements. Other items (an employer, a school) stand in an
 * item by number: their labels are asked for as well, and stored beside it in the form in which Wikidata answers for several items.
 */
export const wikidata: Connector = {
  name: "wikidata",
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
  accepts: ["externalId"],
  takes: ({ value }) => ITEM.test(value),
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "biography",
    "gender",
    "birthDate",
    "deathDate",
    "birthPlace",
    "nationality",
    "spouse",
    "child",
    "location",
    "language",
    "occupation",
    "skill",
    "interest",
    "education",
    "experience",
    "membership",
    "badge",
    "event",
    "photo",
    "email",
    "phone",
    "followers",
    "account",
    "website",
  ],
  limits: { requestsPerMinute: 120, timeoutMs: 20_000, cacheDays: 7 },
  asks: "https://www.wikidata.org",
  members: {
    "wikidata/entity": {
      reads: [
        ...members("entities/*", "labels descriptions aliases"),
        ...READ_PROPERTIES.map((property) => `entities/*/claims/${property}`),
        "entities/*/sitelinks/enwiki/title",
      ],
      ignores: {
        ...Object.fromEntries(
          Object.entries(LEFT_PROPERTIES).map(([reason, left]) => [
            reason,
            left.map((property) => `entities/*/claims/${property}`),
          ]),
        ),
        "about the answer": ["success"],
        "the item's place in Wikidata": members("entities/*", "pageid ns title lastrevid modified type id datatype"),
        "articles in other languages": [...members("entities/*/sitelinks", "* enwiki/site enwiki/badges enwiki/url")],
      },
      ignoresKind: { reason: "numbers and names in other registers and on other services", holds: isRegisterNumber },
    },
  },
  examples: {
    present: { kind: "externalId", value: "wikidata:Q900000101" },
    absent: { kind: "externalId", value: "wikidata:Q900000199" },
  },
  async *probe({ value }, context) {
    const id = ITEM.exec(value)?.[1] ?? "";
    const site = "https://www.wikidata.org";
    const item = await context.ask({ url: `${site}/wiki/Special:EntityData/${id.toUpperCase()}.json` });
    if (item === null) return;
    const named = namedItems(captureOf("wikidata/entity", item));
    const labels: Answer[] = [];
    for (let at = 0; at < named.length; at += LABELS) {
      const query = new URLSearchParams({
        action: "wbgetentities",
        ids: named.slice(at, at + LABELS).join("|"),
        props: "labels",
        languages: "en",
        format: "json",
      });
      const answer = await context.ask({ url: `${site}/w/api.php?${query.toString()}` });
      if (answer !== null) labels.push(answer);
    }
    yield withLabels(captureOf("wikidata/entity", item), labels);
  },
  // Labels and aliases that begin with the words, of anything: the items are asked for, and only people are read
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
    if (answer !== null) yield captureOf("wikidata/entity", answer);
  },
  read: readKinds({ "wikidata/entity": readWikidataEntity }),
};

/**
 * Whether all statements of a property are numbers in somebody's register: there are some nine thousand such properties, and
 * new ones every week (www.wikidata.org/wiki/Help:Data_type, "External identifier").
 */
function isRegisterNumber(statements: unknown): boolean {
  if (!Array.isArray(statements)) return false;
  const all = statements as readonly ({ readonly mainsnak?: { readonly datatype?: unknown } } | null)[];
  return all.every((statement) => statement?.mainsnak?.datatype === "external-id");
}

function withLabels(capture: Capture, labels: readonly Answer[]): Capture {
  if (labels.length === 0) return capture;
  const { entities, ...rest } = JSON.parse(capture.data) as { readonly entities: object };
  const added = labels.map(({ json }) => (json as { readonly entities?: object }).entities ?? {});
  return { ...capture, data: JSON.stringify({ ...rest, entities: Object.assign({}, ...added, entities) }) };
}
