import { sampleOf, type Samples } from "../samples.ts";

/** What a caller knew before any source was asked. */
const STATEMENT = {
  fullName: "Ada Example",
  aliases: ["Ada Thornquist"],
  birthDate: "1980-05",
  employer: "Example Maps",
  role: "Cartographer",
  place: "Barre, Vermont",
  school: "University of Maps",
  email: "ada@example.org",
  phones: ["+12025550101"],
  sources: ["https://github.com/candor-ada", "https://ada.example.org"],
};

const CRM_CONTACT = {
  id: "901",
  properties: {
    firstname: "Ada",
    lastname: "Example",
    email: "ada@example.org",
    work_email: "",
    phone: "+1 202-555-0101",
    mobilephone: null,
    jobtitle: "Cartographer",
    company: "Example Maps",
    industry: "CARTOGRAPHY",
    city: "Barre",
    state: "Vermont",
    country: "United States",
    gender: "Female",
    date_of_birth: "1981-02-03",
    school: "University of Maps",
    degree: "M.A.",
    hs_language: "es",
    hs_linkedin_url: "https://www.linkedin.com/in/candor-ada-example",
    twitterhandle: "candor_ada",
    lifecyclestage: "lead",
  },
  createdAt: "2025-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  archived: false,
};

/** A person from an operator's file. */
const PERSON = {
  fullName: "Ada Example",
  firstName: "Ada",
  lastName: "Example",
  aliases: ["Addie Example"],
  birthDate: "1981-02-03",
  birthPlace: "Torvik",
  deathDate: "2023-11",
  gender: "female",
  nationalities: ["Ireland"],
  location: "Barre, Vermont",
  headline: "Cartographer",
  industry: "Cartography",
  biography: "Ada draws maps of places that are hard to reach.",
  emails: ["ada@example.org"],
  phones: ["+12025550101"],
  profiles: ["https://github.com/candor-ada"],
  accounts: ["https://forum.example.org/u/candor-ada"],
  websites: ["https://ada.example.org/"],
  externalIds: ["crm:901"],
  picture: "https://ada.example.org/ada.png",
  positions: [
    {
      title: "Cartographer",
      company: "Example Maps",
      companyUrl: "https://maps.example.org",
      from: "2015-03",
      current: true,
    },
    { title: "Guide" },
  ],
  education: [{ school: "University of Maps", degree: "M.A.", from: "2001", to: "2006" }],
  memberships: [{ organization: "Society of Mapmakers", role: "Treasurer", from: "2019" }],
  skills: ["Surveying"],
  languages: [{ language: "Spanish", proficiency: "fluent" }],
  interests: ["Climbing"],
  awards: ["Golden Compass"],
  certificates: ["Leaded Light Surveyor"],
};

/** Somebody about whom a file has only the line under the name. */
const WITHOUT_POSTS = { fullName: "Ada Example", headline: "Cartographer" };

export const samples: Samples = {
  reads: {
    "crm/contact": {
      counts:
        "account account birthDate education email experience firstName fullName gender industry language lastName location phone",
      says: ["Barre, Vermont, United States", "Spanish"],
    },
    "operator/statement": {
      counts: "account alias birthDate education email experience fullName location phone",
      says: ["Example Maps", "Cartographer", "1980-05"],
    },
  },
  captures: [
    sampleOf("crm/person", PERSON, { url: "urn:candor:import:901" }),
    sampleOf("crm/person", WITHOUT_POSTS, { url: "urn:candor:import:902" }),
    sampleOf("operator/statement", STATEMENT, { url: "urn:candor:statement:900101" }),
    sampleOf("crm/contact", CRM_CONTACT),
  ],
};
