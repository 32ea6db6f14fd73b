import { sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

const CRUNCHBASE_ORGANIZATION = {
  properties: {
    identifier: {
      uuid: "00000000-0000-4000-8000-000000000101",
      value: "Example Maps",
      permalink: "example-maps",
      entity_def_id: "organization",
    },
    website: { value: "https://maps.example.com" },
    image_url: `${PICTURES}/maps.png`,
    categories: [{ uuid: "c1", value: "Cartography", permalink: "cartography", entity_def_id: "category" }],
    location_identifiers: [
      { value: "Barre", permalink: "barre", location_type: "city" },
      { value: "Vermont", permalink: "vermont", location_type: "region" },
    ],
    num_employees_enum: "c_00011_00050",
    founded_on: { value: "1999-01-01", precision: "year" },
    funding_total: { value: 2_500_000, currency: "EUR", value_usd: 2_750_000 },
    num_funding_rounds: 3,
    ipo_status: "public",
    stock_symbol: { value: "EXMP" },
  },
  cards: {},
};

export const samples: Samples = {
  reads: {
    "crunchbase/organization": { counts: "company", says: [2_750_000, "1999", 11, 50, "EXMP"] },
  },
  captures: [sampleOf("crunchbase/organization", CRUNCHBASE_ORGANIZATION)],
};
