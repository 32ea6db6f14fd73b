import { sampleOf, type Samples } from "../samples.ts";

const WIKIPEDIA_SUMMARY = {
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

/** As Parsoid writes it, without its template markup. */
const WIKIPEDIA_ARTICLE = `<!DOCTYPE html>
<html prefix="dc: http://purl.org/dc/terms/ mw: http://mediawiki.org/rdf/" lang="en"><head><meta charset="utf-8"/>
<link rel="dc:isVersionOf" href="//en.wikipedia.org/wiki/Ada_Example_(cartographer)"/><title>Ada Example (cartographer)</title>
<base href="//en.wikipedia.org/wiki/"/></head><body lang="en" class="mw-body-content parsoid-body">
<section data-mw-section-id="0"><table class="infobox vcard"><tbody>
<tr><th colspan="2" class="infobox-above fn">Ada Example</th></tr>
<tr><th class="infobox-label">Born</th><td class="infobox-data"><span style="display:none">(<span class="bday">1980-04-03</span>)</span>3 April 1980<br/>Barre, Vermont</td></tr>
<tr><th class="infobox-label">Spouse</th><td class="infobox-data">Tom Sample (m. 2009)</td></tr>
<tr><th class="infobox-label">Alma mater</th><td class="infobox-data">University of Maps</td></tr></tbody></table>
<p><b>Ada Example</b> (born 3 April 1980) is an invented cartographer.</p></section>
<section data-mw-section-id="1"><h2 id="Career">Career</h2><p>From 2014 to 2020 she was Head of Surveys at Example Maps.</p></section>
</body></html>`;

export const samples: Samples = {
  reads: {
    // The table beside the text, and the text; the place of birth is not a home.
    "wikipedia/article": {
      counts: "birthDate birthDate birthPlace education experience fullName gender spouse",
      says: ["1980-04-03", "Tom Sample", "University of Maps", "Head of Surveys", "2014"],
    },
    "wikipedia/summary": { counts: "avatar biography fullName", says: ["Ada Example"] },
  },
  captures: [
    sampleOf("wikipedia/summary", WIKIPEDIA_SUMMARY),
    sampleOf("wikipedia/summary", { ...WIKIPEDIA_SUMMARY, originalimage: undefined }),
    sampleOf("wikipedia/article", WIKIPEDIA_ARTICLE),
  ],
  answer: (path) => {
    if (path.startsWith("/en.wikipedia.org/api/rest_v1/page/summary/Ada_Example")) return { body: WIKIPEDIA_SUMMARY };
    return path.startsWith("/en.wikipedia.org/api/rest_v1/page/html/Ada_Example")
      ? { type: "text/html", body: WIKIPEDIA_ARTICLE }
      : undefined;
  },
};
