import { ndjson } from "../api/http.ts";

/** One person, known to two imports by different names and keys. */
export const TOVA = ndjson(
  {
    type: "candidate",
    key: "crm:tova",
    fullName: "Tova Lindqvist",
    headline: "Editor",
    company: "Norden Press",
    identifiers: [{ kind: "email", value: "tova.lindqvist@example.org" }],
    presences: [{ platform: "github", url: "https://github.com/candor-tova" }],
  },
  {
    type: "candidate",
    key: "register:tova",
    fullName: "Tovah Lindqvist",
    location: "Umeå",
    identifiers: [{ kind: "email", value: "t.lindqvist@example.com" }],
    presences: [{ platform: "github", url: "https://github.com/candor-tova" }],
  },
);
