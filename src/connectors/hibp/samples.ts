import { sampleOf, type Samples } from "../samples.ts";

export const BREACHES = [
  {
    Name: "InventedForum",
    Title: "Invented Forum",
    Domain: "forum.example.com",
    BreachDate: "2019-02-03",
    AddedDate: "2019-03-01T00:00:00Z",
    ModifiedDate: "2019-03-01T00:00:00Z",
    PwnCount: 12_345,
    Description: 'In February 2019, the forum <a href="https://forum.example.com">Invented Forum</a> was breached.',
    LogoPath: "https://logos.example.com/forum.png",
    DataClasses: ["Email addresses", "Passwords"],
    IsVerified: true,
    IsFabricated: false,
    IsSensitive: false,
    IsRetired: false,
    IsSpamList: false,
    IsMalware: false,
    IsSubscriptionFree: false,
    IsStealerLog: false,
  },
  {
    Name: "List",
    Title: "Spam List",
    Domain: "",
    BreachDate: "2020-01-01",
    Description: "",
    DataClasses: [],
    IsSpamList: true,
  },
];

export const samples: Samples = {
  reads: {
    // A spam list is not a breach.
    "hibp/breached-account": {
      counts: "breach",
      says: ["In February 2019, the forum Invented Forum was breached.", "ada@example.org"],
    },
  },
  captures: [
    sampleOf("hibp/breached-account", BREACHES, {
      url: "https://haveibeenpwned.com/api/v3/breachedaccount/ada%40example.org?truncateResponse=false",
    }),
    sampleOf(
      "hibp/breached-account",
      [
        ...BREACHES,
        ...["IsVerified", "IsFabricated", "IsRetired", "IsSensitive"].map((flag) => ({
          ...BREACHES[0],
          [flag]: flag !== "IsVerified",
        })),
      ],
      { url: "https://haveibeenpwned.com/api/v3/breachedaccount/ada%40example.org?truncateResponse=false" },
    ),
  ],
  answer: (path, _query, headers) => {
    if (!headers["hibp-api-key"]) return { status: 401, body: { message: "no key" } };
    return path === "/api/v3/breachedaccount/ada%40example.org" ? { body: BREACHES } : undefined;
  },
};
