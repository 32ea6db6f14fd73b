import { ADA_IDS } from "../../../src/connectors/us-congress/samples.ts";
import { jsonLines } from "../../importers/memory-folder.ts";

/**
 * Two invented members of Congress, a former one, a president who also sat in the House, and one without a Bioguide
 * ID.
 */
export const ADA = {
  bioguide: "E000901",
  split: "open",
  name: {
    first: "Ada",
    middle: "M.",
    last: "Example",
    nickname: "Addie",
    official_full: "Ada M. Example",
    full: "Ada M. Example",
  },
  gender: "female",
  birthday: "1961-02-03",
  party: "Independent",
  caucus: "Democrat",
  chamber: "senate",
  state: "VT",
  state_rank: "junior",
  ids: ADA_IDS,
  terms: [
    { chamber: "house", state: "VT", district: 0, party: "Independent", start: "2007-01-04", end: "2009-01-03" },
    {
      chamber: "senate",
      state: "VT",
      senate_class: 1,
      party: "Independent",
      start: "2025-01-03",
      end: "2031-01-03",
      how: "appointment",
    },
  ],
  leadership_roles: [{ title: "Outreach Chair", chamber: "senate", start: "2025-01-03" }],
  family: [{ name: "Bo Example", relation: "mother" }],
  contact: {
    url: "https://www.example.senate.gov",
    phone: "202-555-0101",
    address: "1 Example Senate Office Building Washington DC 20510",
    office: "1 Example Senate Office Building",
    rss: "https://www.example.senate.gov/feed",
  },
  district_offices: [
    {
      address: "12 Main St.",
      suite: 4,
      city: "Barre",
      state: "VT",
      zip: "05641",
      phone: "802-555-0102",
      fax: "802-555-0103",
      hours: "M-F 9-5",
    },
    { address: "", city: "Rutland", state: "VT", zip: "" },
  ],
  committees: [
    {
      id: "SSXX",
      name: "Senate Committee on Examples",
      chamber: "senate",
      member_title: "Chair",
      member_rank: 1,
      side: "majority",
    },
    {
      id: "SSXX01",
      name: "Small Examples",
      chamber: "senate",
      parent: "SSXX",
      parent_name: "Senate Committee on Examples",
      member_rank: 2,
      side: "majority",
    },
  ],
  social: [
    { platform: "x", handle: "SenAdaExample", id: "900901", url: "https://x.com/SenAdaExample" },
    {
      platform: "youtube",
      handle: "AdaExample",
      id: "UCaBcDeFgHiJkLmNoPqRsTuV",
      url: "https://www.youtube.com/channel/UCaBcDeFgHiJkLmNoPqRsTuV",
    },
    { platform: "mastodon", handle: "@AdaExample@social.example.org", url: "https://social.example.org/@AdaExample" },
  ],
  photo: "photos/E000901.jpg",
  biography: {
    text: "A Senator and a Representative from Vermont; born in Barre, Vt., February 3, 1961.",
    nickName: "Addie",
  },
};

export const BEN = {
  bioguide: "E000902",
  name: { first: "Ben", last: "Sample", official_full: "Ben Sample" },
  gender: "male",
  birthday: "1970-05-06",
  ids: { bioguide: "E000902" },
  terms: [{ chamber: "house", state: "GU", district: 0, party: "Republican", start: "2025-01-03", end: "2027-01-03" }],
  committees: [
    { id: "SSXX", name: "Senate Committee on Examples", chamber: "senate", member_rank: 1, side: "minority" },
  ],
};

const CARL = {
  bioguide: "E000903",
  name: { first: "Carl", last: "Instance" },
  positions: [
    { job: "Speaker Of The House", start: "1889-12-04", end: "1891-03-03", party: "Whig" },
    { job: "Representative", start: "1889-12-02", end: "1891-03-03", party: "Whig", state: "WA" },
    { job: "Delegate", start: "1887-03-04", end: "1889-03-03", party: "Whig", state: "WA" },
    { job: "Supreme Court Justice", start: "1892-01-01", end: null },
  ],
  biography: { text: "A Delegate and a Representative from Washington; born in 1840.", birthDate: "1840" },
  csv: {
    last_name: "Instance",
    first_name: "Carl",
    birthday: "1840-07-08",
    gender: "M",
    type: "rep",
    state: "WA",
    district: "1",
    party: "Whig",
    govtrack_id: "900903",
    wikipedia_id: "Carl Instance",
  },
};

const DORA = {
  id: { bioguide: "E000904", govtrack: 900904 },
  name: { first: "Dora", middle: "Q.", last: "Model" },
  bio: { birthday: "1955-09-10", gender: "F" },
  terms: [
    { type: "viceprez", start: "2001-01-20", end: "2005-01-20", party: "Whig", how: "election" },
    { type: "prez", start: "2005-01-20", end: "2009-01-20", party: "Whig", how: "election" },
  ],
};

const EMIL = {
  id: { govtrack: 900905 },
  name: { first: "Emil", last: "Pattern" },
  bio: { birthday: "1950-01-01", gender: "M" },
  terms: [{ type: "prez", start: "2025-01-20", end: "2029-01-20", party: "Whig", how: "election" }],
};

const POST = {
  bioguide: "E000904",
  name: "Dora Model",
  screen_name: "DoraModel",
  platform: "x",
};

export const CONGRESS_FILES: Readonly<Record<string, string>> = {
  "NOTES.md":
    "Sources: unitedstates/congress-legislators (CC0), gh-pages abc of 2026-06-15 (main def); someone/congress-bioguide 884 of 2024-12-18, data/raw\n",
  "legislators.jsonl": jsonLines(ADA, BEN),
  "historical.jsonl": jsonLines(CARL, {
    bioguide: "E000904",
    name: { first: "Dora", last: "Model" },
    biography: { text: "A Representative from Ohio and a President of the United States." },
  }),
  "executive.jsonl": jsonLines(DORA, EMIL),
  "committees.jsonl": jsonLines({
    type: "senate",
    name: "Senate Committee on Examples",
    thomas_id: "SSXX",
    jurisdiction: "Examples",
    subcommittees: [{ name: "Small Examples", thomas_id: "01", phone: "(202) 555-0104" }],
  }),
  "tweets-engagement.jsonl": jsonLines(
    ...Array.from({ length: 101 }, (_, index) => ({
      ...POST,
      id: String(900_000_000_000_000_000n + BigInt(index)),
      time: "2017-10-16T22:59:00Z",
      kind: "original",
      link: `https://twitter.com/DoraModel/status/${index}`,
      text: `Bread &amp; roses ${index}`,
      replies: 1,
      shares: 2,
      likes: 3,
    })),
  ),
  "tweets.jsonl": jsonLines(
    {
      bioguide: "E000902",
      name: "Ben Sample",
      screen_name: "BenSample",
      user_id: "900902",
      id: "881366304221007873",
      time: "2017-07-02T00:17:56-04:00",
      kind: "quote",
      link: "https://www.twitter.com/BenSample/statuses/881366304221007873",
      text: "Well said https://twitter.com/other/status/881334448473559042 QT @other Hello",
    },
    {
      bioguide: "E000902",
      name: "Ben Sample",
      screen_name: "BenSample",
      user_id: "900902",
      id: "881366304221007874",
      time: "2017-07-02T00:18:56-04:00",
      kind: "retweet",
      link: "https://www.twitter.com/other/statuses/881156531454066688",
      text: "RT @other Hello",
    },
  ),
  "photos/E000901.jpg": "not really a picture",
};
