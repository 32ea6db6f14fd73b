import type { Capture } from "../../src/connectors/connector.ts";
import { capture } from "./capture.ts";
import { OUTBOUND_CAPTURES } from "./outbound-captures.ts";
import { PAGE_CAPTURES } from "./page-captures.ts";
import { REGISTER_CAPTURES } from "./register-captures.ts";
import { SAMPLES } from "./samples.ts";
import { SERVICE_CAPTURES } from "./service-captures.ts";
import { ADA } from "./us-congress/congress-files.ts";

export { capture } from "./capture.ts";

export const LEGISLATOR = {
  id: ADA.ids,
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

export const PERSON_PAGE = `<!doctype html>
<html lang="en"><head>
<meta property="og:type" content="profile">
<meta property='og:title' content='Jos&eacute; &amp; nobody'>
<meta property="og:description" content=" Draws maps. ">
<meta property=profile:first_name content=Jos&eacute;>
<link rel="canonical" href="https://jose.example.org/">
<script type="application/ld+json">
{ "@context": "https://schema.org", "@graph": [
  { "@type": "WebPage", "mainEntity": { "@id": "#jose" } },
  { "@type": "Organization", "@id": "#maps", "name": "Maps & Co", "tickerSymbol": "MAPS",
    "foundingDate": "1999", "numberOfEmployees": { "minValue": 11, "maxValue": 50 },
    "logo": { "@type": "ImageObject", "url": "https://maps.example.org/logo.png" } },
  { "@type": "Person", "name": "Somebody Else" },
  { "@type": ["Person"], "@id": "#jose", "name": "Jos\\u00e9 Ejemplo", "givenName": "Jos\\u00e9",
    "familyName": "Ejemplo", "gender": "https://schema.org/Male", "birthDate": "1980-01-02T00:00:00Z",
    "birthPlace": "Quito", "nationality": [{ "@type": "Country", "name": "Ecuador" }, "Spain"],
    "jobTitle": "Cartographer", "worksFor": [
      { "@id": "#maps" },
      { "@type": "OrganizationRole", "roleName": "Apprentice", "startDate": "2001", "endDate": "2003-04",
        "worksFor": { "@type": "Organization", "name": "Old Maps", "address": { "addressLocality": "Loja" } } }],
    "alumniOf": "University of Maps",
    "hasCredential": [
      { "name": "M.A.", "credentialCategory": "degree", "recognizedBy": { "name": "School of Lines" }, "dateCreated": "2004" },
      { "name": "Certified Surveyor" }],
    "memberOf": { "@type": "OrganizationRole", "roleName": "Treasurer", "memberOf": { "name": "Map Society" } },
    "address": { "@type": "PostalAddress", "streetAddress": "1 Line St", "addressLocality": "Quito", "addressCountry": "EC" },
    "email": "mailto:Jose@Example.org", "telephone": "(02) 255-5010",
    "contactPoint": { "telephone": "+1 202-555-0177" },
    "url": "https://jose.example.org/", "sameAs": ["https://twitter.com/candor_jose", "https://www.wikidata.org/wiki/Q900000902", "https://example.org/x"],
    "identifier": { "@type": "PropertyValue", "propertyID": "ORCID", "value": "0000-0000-0000-0000" },
    "image": ["https://jose.example.org/me.jpg", { "contentUrl": "https://jose.example.org/2.jpg", "caption": "On a hill" }, "data:image/png;base64,AAAA"],
    "knowsLanguage": ["es", { "@type": "Language", "name": "Quechua" }], "knowsAbout": "Rivers", "award": "Golden Compass",
    "spouse": { "@type": "Person", "name": "Ana Ejemplo" }, "children": "Leo Ejemplo" }
] }
</script>
<script type="application/ld+json">{ broken</script>
</head><body><p>Hello</p></body></html>`;

export const ACCOUNT_PAGE = `<html><head>
<title>Ada Example (@Candor_Ada) / X</title>
<link rel=canonical href=https://twitter.com/Candor_Ada>
<meta property="og:image" content="https://pictures.example.org/a.png?a=1&amp;b=2">
<meta property="profile:username" content="Candor_Ada">
<script type="application/ld+json">{"@type":"ProfilePage","dateCreated":"2015-03-04","dateModified":"soon",
"mainEntity":{"@type":"Person","name":"Ada Example","description":"I \\"count\\" things",
"interactionStatistic":[{"@type":"InteractionCounter","interactionType":{"@type":"LikeAction"},"userInteractionCount":7},
{"@type":"InteractionCounter","interactionType":{"@type":"https://schema.org/FollowAction"},"userInteractionCount":1234}]}}</script>
</head></html>`;

export const POSTS = {
  data: [
    {
      id: "11",
      author_id: "1",
      text: "Bread &amp; roses &lt;3 &amp;lt;",
      created_at: "2026-01-02T03:04:05.000Z",
      attachments: { media_keys: ["m1"] },
      public_metrics: { retweet_count: 2, reply_count: 3, like_count: 5, quote_count: 7 },
    },
    { id: "10", author_id: "1", text: "RT @other Hello", created_at: "2026-01-01T03:04:05.000Z" },
    {
      id: "9",
      author_id: "1",
      text: "Well said",
      created_at: "2025-12-31T03:04:05.000Z",
      referenced_tweets: [{ type: "quoted", id: "8" }],
    },
    { id: "7", author_id: "1", text: "@other Yes", created_at: "2025-12-30T03:04:05.000Z", in_reply_to_user_id: "2" },
    { id: "6", author_id: "2", text: "Somebody else's", created_at: "2025-12-29T03:04:05.000Z" },
  ],
  includes: {
    users: [
      {
        id: "1",
        name: "Ada Example",
        username: "Candor_Ada",
        created_at: "2015-03-04T00:00:00.000Z",
        verified: true,
        description: "I count &amp; things",
        location: "Everywhere",
        profile_image_url: "https://pictures.example.org/a.png",
        public_metrics: { followers_count: 1234 },
      },
      { id: "3", name: "Quoted", username: "quoted" },
    ],
    media: [{ media_key: "m1", url: "https://pictures.example.org/bread.png" }],
  },
};

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

/** One document of every kind, about invented people, for the tests that hold for every reader. */
export const CAPTURES: readonly Capture[] = [
  capture("us-congress/legislator", LEGISLATOR, { url: `${REGISTER}/legislators-current.json#E000901` }),
  capture("us-congress/legislator", { id: { govtrack: 900905 }, name: { first: "Emil", last: "Pattern" }, terms: [] }),
  capture("us-congress/district-offices", {
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
  capture("us-congress/social-media", {
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
  capture("us-congress/committee", COMMITTEE),
  capture("us-congress/picture", {
    name: "E000901.jpg",
    html_url: "https://github.com/unitedstates/images/blob/gh-pages/congress/225x275/E000901.jpg",
    download_url: "https://unitedstates.github.io/images/congress/225x275/E000901.jpg",
  }),
  capture(
    "bioguide/biography",
    "EXAMPLE, Ada M.\nA Senator from Vermont; born in Barre, Vt., February 3, 1961; graduated from Example College, Barre, Vt., 1982; served in the United States Navy 1983-1987; baker; member, Vermont state senate, 1999-2006; elected as an Independent to the United States Senate in 2024 for the term ending January 3, 2031.\n",
    {
      url: "https://bioguide.congress.gov/search/bio/E000901",
    },
  ),
  capture(
    "directory-entry",
    "Ada Example\na baker; born in Barre, Vt., February 3, 1961; B.A., Example College, 1982.\n",
  ),
  capture("person-page", PERSON_PAGE),
  capture(
    "text",
    "Ada Example\nBaker at Example Bakery\n\nWORK HISTORY\n2015 - 2019   Baker, Example Mills Ltd, Barre\n\nLANGUAGES: English, French\n",
  ),
  capture("account-page", ACCOUNT_PAGE),
  capture("x/posts", POSTS),
  ...SERVICE_CAPTURES,
  ...REGISTER_CAPTURES,
  ...PAGE_CAPTURES,
  ...OUTBOUND_CAPTURES,
  ...[...SAMPLES.values()].flatMap(({ captures }) => captures),
];
