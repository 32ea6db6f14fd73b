import { ndjson } from "./http.ts";

/**
 * An invented person, known by an email address, with three pages: her own, one that may be hers, and one that is
 * not.
 */
export const INES = ndjson(
  {
    type: "candidate",
    key: "test:ines",
    fullName: "Ines Calder",
    birthDate: "1971-02-03",
    identifiers: [{ kind: "email", value: "ines.calder@example.org" }],
  },
  writePage("ines", "test:ines", {
    name: "Ines Calder",
    email: "ines.calder@example.org",
    birthDate: "1971-02-03",
    spouse: { "@type": "Person", name: "Karl Calder" },
    knowsAbout: ["Knots"],
  }),
  {
    ...writePage("maybe", "test:ines", {
      name: "Ines Calder",
      spouse: { "@type": "Person", name: "Otto Lind" },
      knowsAbout: ["Sails"],
    }),
    collectedAt: "2020-01-02T03:04:05.000Z",
    // What is filed under a person's own key is theirs: this page is filed under their mailbox, which it does not
    // state.
    identifiers: [{ kind: "email", value: "ines.calder@example.org" }],
  },
  writePage("elder", "test:ines", { name: "Ines Calder", birthDate: "1931-05-06", knowsAbout: ["Poison"] }),
);

/** An import row: a page by one person, like a home page, filed under a candidate. */
export function writePage(name: string, key: string, person: Readonly<Record<string, unknown>>): object {
  const stated = JSON.stringify({ "@context": "https://schema.org", "@type": "Person", ...person });
  return {
    type: "document",
    kind: "person-page",
    url: `https://${name}.example.org/`,
    mediaType: "text/html",
    collectedAt: "2026-01-02T03:04:05.000Z",
    identifiers: [{ kind: "candidate", value: key }],
    data: `<html><head><script type="application/ld+json">${stated}</script></head><body></body></html>`,
  };
}
