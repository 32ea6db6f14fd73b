import { sampleOf, type Samples } from "../samples.ts";

/** The keys of an invented senator. */
export const ADA_IDS = {
  bioguide: "E000901",
  govtrack: 900901,
  fec: ["S0VT00901"],
  wikidata: "Q900000901",
  wikipedia: "Ada Example (politician)",
};

export const LEGISLATOR = {
  id: ADA_IDS,
  name: { first: "Ada", middle: "M.", last: "Example", nickname: "Addie", official_full: "Ada M. Example" },
  bio: { birthday: "1961-02-03", gender: "F" },
  leadership_roles: [
    { title: "Outreach Chair", chamber: "senate", start: "2023-01-03", end: "2025-01-03" },
    { title: "Whip", chamber: "senate", start: "2025-01-03" },
  ],
  family: [
    { name: "Bo Example", relation: "mother" },
    { name: "Cy Example", relation: "wife" },
    { name: "Di Example", relation: "daughter" },
  ],
  terms: [
    { type: "rep", start: "2007-01-04", end: "2009-01-03", state: "VT", district: 0, party: "Independent" },
    {
      type: "sen",
      start: "2025-01-03",
      end: "2031-01-03",
      state: "VT",
      class: 1,
      party: "Independent",
      how: "appointment",
      url: "https://www.example.senate.gov",
      address: "1 Example Senate Office Building Washington DC 20510",
      phone: "202-555-0101",
    },
  ],
};

export const REGISTER = "https://unitedstates.github.io/congress-legislators";

export const COMMITTEE = {
  type: "senate",
  name: "Senate Committee on Examples",
  thomas_id: "SSXX",
  members: [
    { name: "Ada M. Example", party: "majority", rank: 1, title: "Chair", bioguide: "E000901" },
    { name: "Ben Sample", party: "minority", rank: 1, bioguide: "E000902" },
  ],
  subcommittees: [
    {
      name: "Small Examples",
      thomas_id: "01",
      members: [{ name: "Ben Sample", party: "minority", bioguide: "E000902" }],
    },
  ],
};

export const samples: Samples = {
  captures: [
    sampleOf("us-congress/legislator", LEGISLATOR, { url: `${REGISTER}/legislators-current.json#E000901` }),
    sampleOf("us-congress/legislator", {
      id: { govtrack: 900905 },
      name: { first: "Emil", last: "Pattern" },
      terms: [],
    }),
    sampleOf("us-congress/district-offices", {
      id: { bioguide: "E000901" },
      offices: [
        {
          address: "12 Main St.",
          suite: 4,
          city: "Barre",
          state: "VT",
          zip: "05641",
          phone: "802-555-0102",
          hours: "9-5",
        },
        { phone: "no phone" },
      ],
    }),
    sampleOf("us-congress/social-media", {
      id: { bioguide: "E000901" },
      social: {
        twitter: "SenAdaExample",
        twitter_id: "900901",
        youtube: "AdaExample",
        youtube_id: "UCaBcDeFgHiJkLmNoPqRsTuV",
        instagram: "not a handle",
        mastodon: "@AdaExample@social.example.org",
      },
    }),
    sampleOf("us-congress/committee", COMMITTEE),
    sampleOf("us-congress/picture", {
      name: "E000901.jpg",
      html_url: "https://github.com/unitedstates/images/blob/gh-pages/congress/225x275/E000901.jpg",
      download_url: "https://unitedstates.github.io/images/congress/225x275/E000901.jpg",
    }),
    sampleOf(
      "bioguide/biography",
      "EXAMPLE, Ada M.\nA Senator from Vermont; born in Barre, Vt., February 3, 1961; graduated from Example College, Barre, Vt., 1982; served in the United States Navy 1983-1987; baker; member, Vermont state senate, 1999-2006; elected as an Independent to the United States Senate in 2024 for the term ending January 3, 2031.\n",
      {
        url: "https://bioguide.congress.gov/search/bio/E000901",
      },
    ),
    sampleOf(
      "directory-entry",
      "Ada Example\na baker; born in Barre, Vt., February 3, 1961; B.A., Example College, 1982.\n",
    ),
  ],
};
