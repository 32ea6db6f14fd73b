import { sampleOf, type Samples } from "../samples.ts";

const LINKEDIN_SNAPSHOT = {
  paging: { start: 0, count: 10, links: [], total: 1 },
  elements: [
    {
      snapshotDomain: "PROFILE",
      snapshotData: [
        {
          "First Name": "Ada",
          "Last Name": "Example",
          "Maiden Name": "Sample",
          Address: "",
          "Birth Date": "Feb 3, 1981",
          Headline: "Cartographer",
          Summary: "I draw maps.",
          Industry: "Cartography",
          "Zip Code": "",
          "Geo Location": "Barre, Vermont, United States",
          "Twitter Handles": "[candor_ada]",
          Websites: "[PORTFOLIO:https://ada.example.org]",
          "Instant Messengers": "",
        },
      ],
    },
    {
      snapshotDomain: "POSITIONS",
      snapshotData: [
        {
          "Company Name": "Example Maps",
          Title: "Cartographer",
          Description: "",
          Location: "Barre",
          "Started On": "Mar 2020",
          "Finished On": "",
        },
        {
          "Company Name": "Old Maps",
          Title: "Apprentice",
          Description: "Lines",
          Location: "",
          "Started On": "2001",
          "Finished On": "Apr 2003",
        },
      ],
    },
    {
      snapshotDomain: "EDUCATION",
      snapshotData: [
        {
          "School Name": "University of Maps",
          "Start Date": "1999",
          "End Date": "2001",
          Notes: "",
          "Degree Name": "M.A.",
          Activities: "",
        },
      ],
    },
    { snapshotDomain: "SKILLS", snapshotData: [{ Name: "Surveying" }] },
    { snapshotDomain: "LANGUAGES", snapshotData: [{ Name: "Spanish", Proficiency: "Limited working proficiency" }] },
    { snapshotDomain: "HONORS", snapshotData: [{ Title: "Golden Compass", Description: "", "Issued On": "Jan 2010" }] },
    {
      snapshotDomain: "CERTIFICATIONS",
      snapshotData: [
        {
          Name: "Surveyor",
          Url: "",
          Authority: "Board of Lines",
          "Started On": "",
          "Finished On": "",
          "License Number": "",
        },
      ],
    },
    {
      snapshotDomain: "ORGANIZATIONS",
      snapshotData: [
        { Name: "Map Society", Position: "Treasurer", Description: "", "Started On": "Jan 2015", "Finished On": "" },
      ],
    },
    {
      snapshotDomain: "VOLUNTEERING_EXPERIENCES",
      snapshotData: [
        {
          "Company Name": "Bread for All",
          Role: "Baker",
          Cause: "",
          Description: "",
          "Started On": "Jan 2018",
          "Finished On": "Feb 2019",
        },
      ],
    },
    {
      snapshotDomain: "EMAIL_ADDRESSES",
      snapshotData: [
        { "Email Address": "ada@example.org", Confirmed: "Yes", Primary: "Yes", "Updated On": "1/1/20, 10:00 AM" },
      ],
    },
    { snapshotDomain: "PHONE_NUMBERS", snapshotData: [{ Number: "+1 202-555-0101", Extension: "", Type: "" }] },
    { snapshotDomain: "CONNECTIONS", snapshotData: [{ "First Name": "Somebody", "Last Name": "Else" }] },
  ],
};

export const samples: Samples = {
  reads: {
    // Connections are other people.
    "linkedin/snapshot": {
      counts:
        "account alias badge badge biography birthDate education email experience experience experience firstName fullName industry language lastName location membership phone skill website",
      says: ["1981-02-03", "2003-04", "Surveyor (Board of Lines)", "volunteer"],
    },
  },
  captures: [
    sampleOf("linkedin/snapshot", LINKEDIN_SNAPSHOT, { url: "https://www.linkedin.com/in/candor-ada-example" }),
  ],
};
