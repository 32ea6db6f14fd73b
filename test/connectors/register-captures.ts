import type { Capture } from "../../src/connectors/connector.ts";
import { capture } from "./capture.ts";

export const STACK_EXCHANGE_USERS = {
  items: [
    {
      badge_counts: { bronze: 12, silver: 3, gold: 1 },
      account_id: 9000101,
      is_employee: false,
      last_modified_date: 1780000000,
      last_access_date: 1780000001,
      reputation_change_year: 5,
      reputation: 4812,
      creation_date: 1300000000,
      user_type: "registered",
      user_id: 9000101,
      location: "Barre, VT",
      website_url: "https://ada.example.org/",
      link: "https://stackoverflow.com/users/9000101/candor-ada",
      profile_image: "https://pictures.example.org/ada.png",
      display_name: "Ada Example",
      about_me: "<p>Maps &amp; bread.</p>",
    },
    { user_type: "does_not_exist", user_id: 9000102, display_name: "user9000102" },
  ],
  has_more: false,
  quota_max: 300,
  quota_remaining: 299,
};

function statement(value: unknown, rank = "normal", snaktype = "value") {
  return {
    mainsnak: { snaktype, property: "P1", ...(value !== undefined && { datavalue: { value, type: "string" } }) },
    type: "statement",
    rank,
  };
}

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

export const WIKIPEDIA_SUMMARY = {
  type: "standard",
  title: "Ada Example (cartographer)",
  displaytitle: "Ada Example (cartographer)",
  namespace: { id: 0, text: "" },
  wikibase_item: "Q900000101",
  pageid: 900000101,
  thumbnail: { source: "https://pictures.example.org/ada-small.png", width: 100, height: 100 },
  originalimage: { source: "https://pictures.example.org/ada.png", width: 400, height: 400 },
  lang: "en",
  dir: "ltr",
  timestamp: "2026-01-02T03:04:05Z",
  description: "Invented cartographer",
  content_urls: { desktop: { page: "https://en.wikipedia.org/wiki/Ada_Example_(cartographer)" } },
  extract: "Ada Example is an invented cartographer.",
  extract_html: "<p><b>Ada Example</b> is an invented cartographer.</p>",
};

export const REGISTER_CAPTURES: readonly Capture[] = [
  capture("stack-exchange/users", STACK_EXCHANGE_USERS),
  capture("wikidata/entity", WIKIDATA_ENTITY),
  capture("wikipedia/summary", WIKIPEDIA_SUMMARY),
];
