import type { Capture } from "../../src/connectors/connector.ts";
import { capture } from "./capture.ts";

/** News that hold the name of an invented person. */
export const GDELT_ARTICLES = {
  articles: [
    {
      url: "https://news.example.org/2026/maps",
      url_mobile: "",
      title: "Ada Example maps the last valley",
      seendate: "20260510T120000Z",
      socialimage: "https://news.example.org/maps.png",
      domain: "news.example.org",
      language: "English",
      sourcecountry: "United States",
    },
    { url: "ftp://news.example.org/no", title: "No page", seendate: "20260510T120000Z" },
    { url: "https://news.example.org/2026/untitled", title: " ", seendate: "today" },
  ],
};

/** A person's own page, with a card and links to what is theirs. */
export const WEB_PAGE = `<!doctype html><html lang="en"><head><title>Ada</title>
<link rel="alternate" type="application/atom+xml" href="/feed.xml">
<link rel="me" href="https://github.com/candor-ada">
</head><body><div class="h-card"><img class="u-photo" src="/me.png" alt=""><h1 class="p-name">Ada Example</h1>
<p><span class="p-job-title">Cartographer</span> at <span class="p-org">Maps &amp; Co</span>, <span class="p-locality">Barre</span></p>
<p class="p-note">Draws maps.</p><a class="u-email" href="mailto:Ada@example.org">write</a></div>
<a rel="nofollow me" href="https://social.example.org/@ada">toots</a><a rel="me" href="/about">about</a>
<div class="h-card"><span class="p-name">Bo Example</span></div></body></html>`;

export const WEB_FEED = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Ada's maps</title>
<link rel="self" href="https://ada.example.org/feed.xml"/><link rel="alternate" href="https://ada.example.org/"/>
<updated>2026-05-01T10:00:00Z</updated>
<entry><title>A valley</title><updated>2026-05-02T10:00:00Z</updated></entry>
<entry><title>A hill</title><updated>someday soon</updated></entry></feed>`;

/** Documents of kinds that only sources outside answer with. */
export const OUTBOUND_CAPTURES: readonly Capture[] = [
  capture("gdelt/articles", GDELT_ARTICLES, {
    url: "https://api.gdeltproject.org/api/v2/doc/doc?query=%22Ada+Example%22&mode=artlist&format=json",
  }),
  capture("web-page", WEB_PAGE, { url: "https://ada.example.org/" }),
  capture("web-feed", WEB_FEED, { url: "https://ada.example.org/feed.xml", mediaType: "application/atom+xml" }),
];
