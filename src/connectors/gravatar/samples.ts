import { createHash } from "node:crypto";
import { sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

export const GRAVATAR_PROFILE = {
  hash: "c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00",
  display_name: "ada",
  profile_url: "https://gravatar.com/candorada",
  avatar_url: "https://0.gravatar.com/avatar/c0ffee00",
  avatar_alt_text: "",
  location: "Barre, Vermont",
  description: "Maps and bread",
  job_title: "Cartographer",
  company: "Example Maps",
  verified_accounts: [
    {
      service_type: "github",
      service_label: "GitHub",
      service_icon: "https://gravatar.com/icons/github.svg",
      url: "https://github.com/Candor-Ada",
      is_hidden: false,
    },
    {
      service_type: "tumblr",
      service_label: "Tumblr",
      service_icon: "https://gravatar.com/icons/tumblr-alt.svg",
      url: "https://ada.tumblr.example.com/",
      is_hidden: false,
    },
  ],
  pronunciation: "",
  pronouns: "",
  timezone: "America/New_York",
  languages: [{ code: "en", name: "English", is_primary: true, order: 0 }],
  interests: [
    { id: 1, name: "Maps", slug: "maps" },
    { id: 2, name: "Bread", slug: "bread" },
  ],
  first_name: "Ada",
  last_name: "Example",
  links: [{ label: "Home", url: "https://ada.example.org/" }],
  gallery: [{ url: `${PICTURES}/hill.png`, alt_text: "On a hill" }],
  registration_date: "2014-01-02T03:04:05Z",
  last_profile_edit: "2026-01-02T03:04:05Z",
};

const CARD = { ...GRAVATAR_PROFILE, company: "" };

const ADA_HASH = createHash("sha256").update("ada@example.org").digest("hex");

export const samples: Samples = {
  reads: {
    "gravatar/profile": {
      counts:
        "account account account avatar biography experience firstName fullName interest interest language lastName location photo website",
      says: ["Tumblr", "On a hill", "Bread", "primary", "America/New_York"],
    },
  },
  captures: [
    sampleOf("gravatar/profile", GRAVATAR_PROFILE),
    sampleOf("gravatar/profile", {
      ...GRAVATAR_PROFILE,
      contact_info: {
        email: "maps@example.org",
        home_phone: "+1 202-555-0101",
        work_phone: "+1 202-555-0102",
        cell_phone: "+1 202-555-0103",
      },
    }),
    sampleOf("gravatar/profile", { ...CARD, first_name: "", is_organization: false }),
    sampleOf("gravatar/profile", {
      ...CARD,
      is_organization: true,
      verified_accounts: GRAVATAR_PROFILE.verified_accounts.map((account) => ({ ...account, is_hidden: true })),
    }),
    sampleOf("gravatar/profile", {
      ...CARD,
      verified_accounts: GRAVATAR_PROFILE.verified_accounts.map((account) => ({ ...account, is_hidden: true })),
    }),
    sampleOf("gravatar/profile", {
      ...CARD,
      verified_accounts: [{ service_type: "tumblr", url: "https://ada.tumblr.example.com/" }],
    }),
  ],
  answer: (path) => (path === `/v3/profiles/${ADA_HASH}` ? { body: GRAVATAR_PROFILE } : undefined),
};
