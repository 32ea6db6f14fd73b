import { isAbout, sampleOf, type Samples } from "../samples.ts";

export const ORCID_RECORD = {
  "orcid-identifier": { uri: "https://orcid.org/0000-0000-0000-0101", path: "0000-0000-0000-0101", host: "orcid.org" },
  person: {
    name: {
      "given-names": { value: "Ada" },
      "family-name": { value: "Example" },
      "credit-name": { value: "Ada M. Example" },
      source: null,
      visibility: "public",
    },
    "other-names": { "other-name": [{ content: "A. Example" }] },
    biography: { content: "Studies rivers.", visibility: "public" },
    "researcher-urls": { "researcher-url": [{ "url-name": "Home", url: { value: "https://ada.example.org/" } }] },
    emails: { email: [{ email: "ada@example.org", primary: true, verified: true }] },
    addresses: { address: [{ country: { value: "US" } }] },
    keywords: { keyword: [{ content: "rivers" }] },
    "external-identifiers": { "external-identifier": [] },
  },
  "activities-summary": {
    employments: {
      "affiliation-group": [
        {
          summaries: [
            {
              "employment-summary": {
                "department-name": "Rivers",
                "role-title": "Cartographer",
                "start-date": { year: { value: "2020" }, month: { value: "03" }, day: null },
                "end-date": null,
                organization: { name: "Example Maps", address: { city: "Barre", region: "VT", country: "US" } },
              },
            },
          ],
        },
      ],
    },
    educations: {
      "affiliation-group": [
        {
          summaries: [
            {
              "education-summary": {
                "role-title": "MA",
                "start-date": { year: { value: "1999" }, month: null, day: null },
                "end-date": { year: { value: "2001" }, month: null, day: null },
                organization: { name: "University of Maps", address: { city: "Quito", region: null, country: "EC" } },
              },
            },
          ],
        },
      ],
    },
    memberships: {
      "affiliation-group": [
        {
          summaries: [
            {
              "membership-summary": {
                "role-title": "Treasurer",
                "start-date": null,
                "end-date": null,
                organization: { name: "Map Society", address: null },
              },
            },
          ],
        },
      ],
    },
    works: {
      group: [
        workOf("Where rivers were", "2017"),
        workOf("Ice on the Winooski", "2019", "03", "30"),
        workOf("Fords of the Winooski", "2019", "05", "01"),
        workOf("Bends of the Winooski", "2019", "05", "02"),
      ],
    },
    distinctions: {
      "affiliation-group": [
        {
          summaries: [
            {
              "distinction-summary": {
                "role-title": "Golden Compass",
                "start-date": null,
                "end-date": null,
                organization: { name: "Map Society", address: null },
              },
            },
          ],
        },
      ],
    },
  },
};

const [AFFILIATION] = ORCID_RECORD["activities-summary"].employments["affiliation-group"];

const SUMMARY = AFFILIATION?.summaries[0]?.["employment-summary"];

const PERIOD = { "start-date": { year: { value: "2001" } }, "end-date": { year: { value: "2004" } } };

export const samples: Samples = {
  reads: {
    "orcid/record": {
      counts:
        "account alias badge biography education email experience firstName fullName lastName location membership skill website",
      says: [
        "https://orcid.org/0000-0000-0000-0101",
        "Ada M. Example",
        "2020-03",
        "Golden Compass (Map Society)",
        "Bends of the Winooski (2019)",
      ],
    },
  },
  captures: [
    sampleOf("orcid/record", ORCID_RECORD),
    sampleOf("orcid/record", {
      ...ORCID_RECORD,
      "activities-summary": {
        employments: affiliations("employment"),
        "invited-positions": affiliations("invited-position"),
        educations: affiliations("education"),
        qualifications: affiliations("qualification"),
        memberships: affiliations("membership"),
        services: affiliations("service"),
        distinctions: affiliations("distinction"),
      },
    }),
  ],
  answer: (path, query) => {
    if (path === "/v3.0/search/") return { body: { result: null, "num-found": 0 } };
    if (path === "/v3.0/expanded-search/") {
      const hits = isAbout(query, "q") ? [{ "orcid-id": "0000-0000-0000-0101", "given-names": "Ada" }] : null;
      return { body: { "expanded-result": hits, "num-found": hits?.length ?? 0 } };
    }
    return path === "/v3.0/0000-0000-0000-0101/record" ? { body: ORCID_RECORD } : undefined;
  },
};

function affiliations(kind: string) {
  return { "affiliation-group": [{ summaries: [{ [`${kind}-summary`]: { ...SUMMARY, ...PERIOD } }] }] };
}

function workOf(title: string, year: string, month?: string, day?: string) {
  const date = { year: { value: year }, month: month ? { value: month } : null, day: day ? { value: day } : null };
  return {
    "work-summary": [{ title: { title: { value: title } }, type: "journal-article", "publication-date": date }],
  };
}
