/** Candor NDJSON of invented people: one whom a query finds alone, and two who share a name. */
export const PEOPLE: readonly object[] = [
  {
    type: "candidate",
    key: "test:wanja",
    fullName: "Wanja Quellbach",
    headline: "Glazier",
    location: "Graz, Austria",
    identifiers: [{ kind: "email", value: "wanja.quellbach@example.org" }],
    presences: [{ platform: "github", url: "https://github.com/wanja-quellbach" }],
  },
  {
    type: "document",
    kind: "person-page",
    url: "https://wanja.example.org/",
    mediaType: "text/html",
    collectedAt: "2026-11-02T09:00:00.000Z",
    data: writePage({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Wanja Quellbach",
      jobTitle: "Master glazier",
      worksFor: { "@type": "Organization", name: "Prism Works" },
      email: "wanja.quellbach@example.org",
    }),
    identifiers: [{ kind: "candidate", value: "test:wanja" }],
  },
  { type: "candidate", key: "test:ottilie-1", fullName: "Ottilie Fadenstrahl", location: "Hamburg, Germany" },
  { type: "candidate", key: "test:ottilie-2", fullName: "Ottilie Fadenstrahl", location: "Lyon, France" },
];

export function toLines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function writePage(person: object): string {
  return `<title>Wanja Quellbach</title><script type="application/ld+json">${JSON.stringify(person)}</script>`;
}
