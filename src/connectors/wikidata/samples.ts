import { isAbout, sampleOf, type Samples } from "../samples.ts";
import { item, states, WHOLE_LIVES } from "./sample-life.ts";

export const WIKIDATA_ENTITY = {
  entities: {
    Q900000101: {
      type: "item",
      id: "Q900000101",
      labels: { en: { language: "en", value: "Ada Example" }, lt: { language: "lt", value: "Ada Pavyzdė" } },
      descriptions: { en: { language: "en", value: "invented cartographer" } },
      aliases: { en: [{ language: "en", value: "Addie Example" }] },
      claims: {
        P31: [statement({ "entity-type": "item", "numeric-id": 5, id: "Q5" })],
        P21: [statement({ "entity-type": "item", "numeric-id": 6581072, id: "Q6581072" })],
        P569: [
          statement({
            time: "+1961-02-03T00:00:00Z",
            precision: 11,
            timezone: 0,
            before: 0,
            after: 0,
            calendarmodel: "http://www.wikidata.org/entity/Q1985727",
          }),
          statement({ time: "+1960-00-00T00:00:00Z", precision: 9 }, "deprecated"),
        ],
        P570: [statement(undefined, "normal", "somevalue")],
        P856: [statement("https://ada.example.org/")],
        P496: [statement("0000-0000-0000-0101")],
        P2002: [statement("candor_ada")],
        P4033: [statement("ada@social.example.org")],
      },
      sitelinks: {},
    },
  },
};

/** Also found by its name, but not a person. */
const MAP = {
  type: "item",
  id: "Q900000301",
  labels: { en: { language: "en", value: "Ada Example's map" } },
  claims: {},
};

const LABELS: Readonly<Record<string, string>> = {
  Q900000201: "University of Maps",
  Q900000202: "Master of Arts",
  Q900000203: "Institute of Lines",
  Q900000204: "Quechua",
  Q900000205: "Golden Compass",
  Q900000206: "Bo Example",
};

const { Q900000101: ADA } = WIKIDATA_ENTITY.entities;

const ITEM = {
  entities: {
    Q900000101: {
      ...ADA,
      claims: {
        ...ADA.claims,
        P69: [points("Q900000201", { P582: [year(1984)], P512: [points("Q900000202").mainsnak] })],
        P108: [points("Q900000203", { P580: [year(1985)] })],
        P1412: [points("Q900000204")],
        P166: [points("Q900000205")],
        P26: [points("Q900000206")],
        P40: [points("Q900000299")],
        P18: [
          {
            mainsnak: {
              snaktype: "value",
              property: "P18",
              datavalue: { value: "Ada Example 2025.jpg", type: "string" },
            },
            type: "statement",
            rank: "normal",
          },
        ],
      },
    },
  },
};

export const samples: Samples = {
  reads: {
    // The deprecated date and the unknown one are omitted.
    "wikidata/entity": {
      counts: "account account alias alias biography birthDate fullName gender website",
      says: ["1961-02-03", "female", "https://social.example.org/@ada"],
    },
  },
  captures: [sampleOf("wikidata/entity", WIKIDATA_ENTITY), ...WHOLE_LIVES],
  // An unlikely value: a statement about somebody who has a name in the document.
  other: (member) => (/^P\d+$/.test(member) ? [states(item("Q3"))] : "Something else"),
  answer: (path, query) => {
    if (path === "/wiki/Special:EntityData/Q900000101.json") return { body: ITEM };
    if (path !== "/w/api.php") return undefined;
    if (query.get("action") === "wbsearchentities") return { body: wikidataHits(query) };
    if (query.get("props") !== "labels")
      return { body: { entities: { ...ITEM.entities, Q900000301: MAP }, success: 1 } };
    const asked = (query.get("ids") ?? "").split("|");
    const named = asked.map((id) => [id, { type: "item", id, labels: { en: { language: "en", value: LABELS[id] } } }]);
    return { body: { entities: Object.fromEntries(named.filter(([id]) => String(id) in LABELS)), success: 1 } };
  },
};

function wikidataHits(query: URLSearchParams) {
  const ids = isAbout(query, "search") ? ["Q900000101", "Q900000301"] : [];
  const search = ids.map((id) => ({ id, title: id, pageid: 1, concepturi: `http://www.wikidata.org/entity/${id}` }));
  return { searchinfo: { search: query.get("search") }, search, success: 1 };
}

function statement(value: unknown, rank = "normal", snaktype = "value") {
  return {
    mainsnak: { snaktype, property: "P1", ...(value !== undefined && { datavalue: { value, type: "string" } }) },
    type: "statement",
    rank,
  };
}

function points(id: string, qualifiers: Record<string, unknown[]> = {}) {
  const value = { "entity-type": "item", id };
  return {
    mainsnak: { snaktype: "value", property: "P0", datavalue: { value, type: "wikibase-entityid" } },
    type: "statement",
    rank: "normal",
    qualifiers,
  };
}

function year(from: number) {
  const value = { time: `+${from}-00-00T00:00:00Z`, precision: 9, timezone: 0, before: 0, after: 0 };
  return { snaktype: "value", datavalue: { value, type: "time" } };
}
