import { sampleOf, type Samples } from "../samples.ts";
import { samples as website } from "../website/samples.ts";

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

export const EVENT = {
  "@context": "https://schema.org",
  "@type": "BusinessEvent",
  name: "Bread and Maps 2026",
  startDate: "2026-05-06T09:00:00+02:00",
  endDate: "2026-05-07",
  description: "Two days of loaves.",
  image: ["https://pictures.example.org/bread.png"],
  url: "https://events.example.org/bread",
  location: {
    "@type": "Place",
    name: "Town hall",
    address: { "@type": "PostalAddress", addressLocality: "Graz", addressCountry: "AT" },
  },
  performer: [
    { "@type": "Person", name: "Ada Example", sameAs: "https://x.com/candor_ada", jobTitle: "Cartographer" },
    { "@type": "PerformingGroup", name: "The Loaves" },
  ],
  organizer: { "@type": "Person", name: "Ben Sample" },
};

export const ARTICLE = {
  "@context": "https://schema.org",
  "@type": "NewsArticle",
  headline: "A map of every bakery",
  datePublished: "2026-02-03T04:05:06Z",
  image: { "@type": "ImageObject", url: "https://pictures.example.org/map.png" },
  author: { "@type": "Person", name: "A. Reporter" },
  publisher: { "@type": "Organization", name: "The Example Times" },
  about: [{ "@type": "Person", name: "Ada Example", sameAs: ["https://x.com/candor_ada"] }],
  mentions: [
    { "@type": "Person", name: "Ben Sample" },
    { "@type": "Place", name: "Barre" },
  ],
};

export const COMPANY = {
  "@context": "https://schema.org",
  "@type": "Corporation",
  name: "Example Maps",
  url: "https://maps.example.com",
  industry: "Cartography",
  logo: "https://pictures.example.org/maps.png",
  numberOfEmployees: { "@type": "QuantitativeValue", minValue: 11, maxValue: 50 },
  foundingDate: "1999",
  tickerSymbol: "EXMP",
  address: { "@type": "PostalAddress", addressLocality: "Barre", addressRegion: "VT" },
  founder: { "@type": "Person", name: "Ben Sample", image: "https://pictures.example.org/ben.png" },
  employee: [{ "@type": "Person", name: "Ada Example", jobTitle: "Cartographer", sameAs: "https://x.com/candor_ada" }],
};

const VACANCY = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Cartographer",
  hiringOrganization: { "@type": "Organization", name: "Example Maps", url: "https://maps.example.com" },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "USD",
    value: { "@type": "QuantitativeValue", minValue: 60000, maxValue: 80000, unitText: "YEAR" },
  },
};

export const samples: Samples = {
  reads: {
    "event-page": {
      counts: "account event event fullName fullName occupation",
      says: ["Town hall, Graz, AT", "2026-05-06", "performer"],
    },
    "news-article": {
      counts: "account article article fullName fullName",
      says: ["https://news.example.org/bakeries", "2026-02-03"],
    },
    "company-page": {
      counts: "account avatar company experience fullName fullName membership membership photo",
      says: ["Founder", "1999", 11],
    },
    "job-page": { counts: "company", says: [60_000, 80_000] },
  },
  captures: [
    sampleOf("person-page", PERSON_PAGE),
    sampleOf(
      "text",
      "Ada Example\nBaker at Example Bakery\n\nWORK HISTORY\n2015 - 2019   Baker, Example Mills Ltd, Barre\n\nLANGUAGES: English, French\n",
    ),
    sampleOf("account-page", ACCOUNT_PAGE),
    sampleOf("event-page", pageWith(EVENT), { url: "https://events.example.org/bread" }),
    sampleOf("news-article", pageWith(ARTICLE, "https://news.example.org/bakeries")),
    sampleOf("company-page", pageWith(COMPANY, "https://maps.example.com/")),
    sampleOf("job-page", pageWith(VACANCY)),
    ...website.captures,
  ],
};

/** A page with linked data, as a web server sends it. */
export function pageWith(linkedData: unknown, canonical = "https://www.example.org/page"): string {
  return `<!doctype html>
<html lang="en"><head>
<title>A page</title>
<link rel="canonical" href="${canonical}">
<script type="application/ld+json">${JSON.stringify(linkedData, null, 1)}</script>
</head><body><p>Hello</p></body></html>`;
}
