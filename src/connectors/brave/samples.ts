import { isAbout, sampleOf, type Samples } from "../samples.ts";

/** Results of a web search: a page, a profile, and a page that names somebody else. */
export const BRAVE_WEB = {
  type: "search",
  query: { original: "Ada Example" },
  web: {
    type: "search",
    results: [
      {
        title: "Maps of Barre",
        url: "https://ada.example.org/maps",
        description: "<strong>Ada Example</strong> draws maps.",
        extra_snippets: ["She began in 2012."],
      },
      {
        title: "Ada Example - Cartographer - Example Maps | LinkedIn",
        url: "https://www.linkedin.com/in/candor-ada-example",
        description: "Barre, Vermont &amp; around.",
      },
      {
        title: "Ten facts about maps",
        url: "https://facts.example.org/maps",
        description: "For example, north is up.",
      },
    ],
  },
};

export const samples: Samples = {
  reads: {
    // A page is visited itself: only profiles are reported to exist.
    "brave/web": { counts: "account experience fullName", says: ["https://www.linkedin.com/in/candor-ada-example"] },
    // Without the right to store results nothing is claimed about a page.
    "brave/addresses": { counts: "", says: [] },
  },
  settings: { storage: "granted" },
  captures: [
    sampleOf(
      "brave/addresses",
      { addresses: ["https://ada.example.org/maps"] },
      { url: "https://api.search.brave.com/res/v1/web/search?q=%22Ada+Example%22+Barre" },
    ),
    sampleOf("brave/web", BRAVE_WEB, {
      url: "https://api.search.brave.com/res/v1/web/search?q=%22Ada+Example%22+Barre",
    }),
  ],
  answer: (_path, query, headers) => {
    if (!headers["x-subscription-token"]) return { status: 401, body: { message: "no key" } };
    return { body: isAbout(query, "q") ? BRAVE_WEB : { type: "search" } };
  },
};
