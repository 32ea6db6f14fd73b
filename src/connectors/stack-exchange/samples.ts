import { sampleOf, type Samples } from "../samples.ts";

const STACK_EXCHANGE_USERS = {
  items: [
    {
      badge_counts: { bronze: 12, silver: 3, gold: 1 },
      account_id: 9000101,
      is_employee: false,
      last_modified_date: 1780000000,
      last_access_date: 1780000001,
      reputation_change_year: 5,
      reputation: 4812,
      creation_date: 1300000000,
      user_type: "registered",
      user_id: 9000101,
      location: "Barre, VT",
      website_url: "https://ada.example.org/",
      link: "https://stackoverflow.com/users/9000101/candor-ada",
      profile_image: "https://pictures.example.org/ada.png",
      display_name: "Ada Example",
      about_me: "<p>Maps &amp; bread.</p>",
    },
    { user_type: "does_not_exist", user_id: 9000102, display_name: "user9000102" },
  ],
  has_more: false,
  quota_max: 300,
  quota_remaining: 299,
};

export const samples: Samples = {
  reads: {
    // A user that no longer exists is nobody.
    "stack-exchange/users": {
      counts: "account avatar biography location website",
      says: ["Stack Overflow", "2011-03-13T07:06:40.000Z"],
    },
  },
  captures: [
    sampleOf("stack-exchange/users", STACK_EXCHANGE_USERS),
    sampleOf("stack-exchange/users", {
      items: STACK_EXCHANGE_USERS.items.map((user) => ({ ...STACK_EXCHANGE_USERS.items[0], ...user })),
    }),
  ],
  answer: (path, query) => {
    if (path === "/2.3/filters/create") return { body: { items: [{ filter: FILTER, filter_type: "safe" }] } };
    if (path !== "/2.3/users/9000101") return { body: { items: [], has_more: false, quota_remaining: 298 } };
    if (query.get("filter") === FILTER) return { body: STACK_EXCHANGE_USERS };
    return { body: { ...STACK_EXCHANGE_USERS, items: STACK_EXCHANGE_USERS.items.map(withoutAbout) } };
  },
};

const FILTER = "!candor-about";

/** The default filter leaves out what users write about themselves. */
function withoutAbout(user: object): object {
  return { ...user, about_me: undefined };
}
