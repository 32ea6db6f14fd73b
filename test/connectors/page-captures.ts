import type { Capture } from "../../src/connectors/connector.ts";
import { capture } from "./capture.ts";

/** A page with linked data, as a web server sends it. */
export function pageWith(linkedData: unknown, canonical = "https://www.example.org/page"): string {
  return `<!doctype html>
<html lang="en"><head>
<title>A page</title>
<link rel="canonical" href="${canonical}">
<script type="application/ld+json">${JSON.stringify(linkedData, null, 1)}</script>
</head><body><p>Hello</p></body></html>`;
}

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

export const VACANCY = {
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

export const PAGE_CAPTURES: readonly Capture[] = [
  capture("event-page", pageWith(EVENT), { url: "https://events.example.org/bread" }),
  capture("news-article", pageWith(ARTICLE, "https://news.example.org/bakeries")),
  capture("company-page", pageWith(COMPANY, "https://maps.example.com/")),
  capture("job-page", pageWith(VACANCY)),
];
