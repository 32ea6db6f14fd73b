import { sampleOf, type SampleAnswer, type Samples } from "../samples.ts";

/** A person's own page, with a card and links to their accounts. */
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

export const samples: Samples = {
  captures: [
    sampleOf("web-page", WEB_PAGE, { url: "https://ada.example.org/" }),
    sampleOf("web-feed", WEB_FEED, { url: "https://ada.example.org/feed.xml", mediaType: "application/atom+xml" }),
  ],
  answer: (path, _query, headers) => {
    const redirectTo = (host: string): SampleAnswer => {
      const location = `http://${headers.host ?? ""}/website/${host}/`;
      return { status: 301, headers: { location }, body: "" };
    };
    if (path === "/ada.example.org/" || path === "/ada.example.org") return { body: WEB_PAGE, type: "text/html" };
    if (path === "/ada.example.org/feed.xml") return { body: WEB_FEED, type: "application/atom+xml" };
    if (path === "/moved.example.org/") return redirectTo("shy.example.org");
    if (path === "/new.example.org/") return redirectTo("ada.example.org");
    if (path === "/shy.example.org/robots.txt")
      return { body: "User-agent: Candor\nDisallow: /\n", type: "text/plain" };
    return path === "/shy.example.org/" ? { body: WEB_PAGE, type: "text/html" } : undefined;
  },
};
