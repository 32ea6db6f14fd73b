import assert from "node:assert/strict";
import { test } from "node:test";
import { facebookImporter } from "../../src/connectors/facebook/importer.ts";
import { followTheMoney } from "../../src/importers/follow-the-money/importer.ts";
import { jsonResume } from "../../src/importers/json-resume/importer.ts";
import { peopleDataLabs } from "../../src/importers/people-data-labs/importer.ts";
import { maigret } from "../../src/importers/username-search/importer.ts";
import { vcard } from "../../src/importers/vcard/importer.ts";
import { jsonLines, memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

test("reads handles, addresses without a scheme and accounts on other sites from an address book's cards", async () => {
  const card = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "FN:Ines Calder",
    "N:Calder;Ines;;;",
    "X-SOCIALPROFILE;TYPE=linkedin:ines-calder",
    "X-TWITTER:inescalder",
    "X-SOCIALPROFILE;TYPE=xing:https://www.xing.com/profile/Ines_Calder",
    "URL:www.calder.example",
    "X-MAIDENNAME:Hollin",
    "HOBBY:Sailing",
    "END:VCARD",
    "",
  ].join("\r\n");
  const { people } = await readAll(vcard, memoryFolder({ "book.vcf": card }));
  assert.deepEqual(people[0]?.profiles, ["https://www.linkedin.com/in/ines-calder", "https://x.com/inescalder"]);
  assert.deepEqual(people[0]?.accounts, ["https://www.xing.com/profile/Ines_Calder"]);
  assert.deepEqual(people[0]?.websites, ["https://www.calder.example"]);
  assert.deepEqual(people[0]?.aliases, ["Hollin"]);
  assert.deepEqual(people[0]?.interests, ["Sailing"]);
});

test("reads a résumé's profiles from network and username too, and those on other sites as accounts", async () => {
  const profiles = [
    { network: "GitHub", username: "inescalder" },
    { network: "Dribbble", username: "ines", url: "https://dribbble.com/ines" },
  ];
  const resume = { basics: { name: "Ines Calder", profiles }, work: [] };
  const { people } = await readAll(jsonResume, memoryFolder({ "resume.json": JSON.stringify(resume) }));
  assert.deepEqual(people[0]?.profiles, ["https://github.com/inescalder"]);
  assert.deepEqual(people[0]?.accounts, ["https://dribbble.com/ines"]);
});

test("reads profiles, numbers and places from People Data Labs' lists as well as from members of their own", async () => {
  const row = {
    full_name: "Ines Calder",
    job_title: "glazier",
    linkedin_username: "ines-calder",
    location_locality: "leeds",
    location_country: "united kingdom",
    phones: [{ number: "+447700900123" }],
    profiles: [{ network: "xing", url: "xing.com/profile/Ines_Calder" }],
  };
  const { people } = await readAll(peopleDataLabs, memoryFolder({ "people.jsonl": jsonLines(row) }));
  assert.equal(people[0]?.location, "leeds, united kingdom");
  assert.deepEqual(people[0]?.phones, ["+447700900123"]);
  assert.deepEqual(people[0]?.profiles, ["https://www.linkedin.com/in/ines-calder"]);
  assert.deepEqual(people[0]?.accounts, ["https://xing.com/profile/Ines_Calder"]);
});

test("reads entries from one JSON list, and People Data Labs' answers with one person each", async () => {
  const [ines, odo] = ["Ines Calder", "Odo Calder"].map((full_name, at) => ({
    id: `p${at}`,
    full_name,
    job_title: "glazier",
  }));
  const answers = [ines, odo].map((data) => ({ status: 200, likelihood: 9, data }));
  for (const content of [JSON.stringify([ines, odo], null, 1), jsonLines(...answers), JSON.stringify(answers)]) {
    const folder = memoryFolder({ "people.json": content });
    assert.equal(await peopleDataLabs.recognise(folder), true);
    const { people } = await readAll(peopleDataLabs, folder);
    assert.deepEqual(
      people.map(({ fullName }) => fullName),
      ["Ines Calder", "Odo Calder"],
    );
  }
  const broken = memoryFolder({ "people.json": JSON.stringify([ines, { full_name: 7, job_title: "x" }]) });
  const { people, rejections } = await readAll(peopleDataLabs, broken);
  assert.equal(people.length, 1);
  assert.match(rejections[0]?.reason ?? "", /^entry 2: \/full_name/);
  const entities = ["Ines Calder", "Odo Calder"].map((name, at) => ({
    id: `p${at}`,
    schema: "Person",
    properties: { name: [name] },
  }));
  const dump = memoryFolder({ "dump.json": JSON.stringify(entities, null, 1) });
  assert.equal((await readAll(followTheMoney, dump)).people.length, 2);
});

test("FollowTheMoney persons keep their nationality, and positions beyond their employments", async () => {
  const person = {
    id: "p1",
    schema: "Person",
    properties: { name: ["Ines Calder"], nationality: ["ie"], position: ["Mayor of Leeds", "Director of Brackwell"] },
  };
  const firm = { id: "c1", schema: "Company", properties: { name: ["Brackwell"] } };
  const link = {
    id: "l1",
    schema: "Directorship",
    properties: { director: ["p1"], organization: ["c1"], role: ["Director"] },
  };
  const { people } = await readAll(
    followTheMoney,
    memoryFolder({ "entities.ftm.json": jsonLines(person, firm, link) }),
  );
  assert.deepEqual(people[0]?.nationalities, ["Ireland"]);
  assert.deepEqual(people[0]?.positions, [{ title: "Director", company: "Brackwell" }, { title: "Mayor of Leeds" }]);
});

test("reads an account holder's address, website, gender and names on other networks from a Maigret report", async () => {
  const ids = {
    fullname: "Ines Calder",
    email: "ines@calder.example",
    website: "https://calder.example",
    gender: "female",
    city: "Leeds",
    twitter_username: "inescalder",
  };
  const report = {
    GitHub: {
      url_user: "https://github.com/inescalder",
      http_status: 200,
      status: { username: "inescalder", status: "Claimed", ids },
    },
  };
  const { people } = await readAll(maigret, memoryFolder({ "report_simple.json": JSON.stringify(report) }));
  assert.deepEqual(people[0]?.emails, ["ines@calder.example"]);
  assert.deepEqual(people[0]?.websites, ["https://calder.example"]);
  assert.deepEqual([people[0]?.gender, people[0]?.location], ["female", "Leeds"]);
  assert.deepEqual(people[0]?.profiles, ["https://github.com/inescalder", "https://x.com/inescalder"]);
});

test("keeps degrees and earlier names from Facebook's profile", async () => {
  const profile = {
    name: { full_name: "Ines Calder" },
    previous_names: [{ name: "Ines Hollin", timestamp: 1_400_000_000 }],
    about_me: "Glass people",
    education_experiences: [{ name: "University of Leeds", degree: "MSc", concentrations: ["Materials"] }],
    profile_uri: "https://www.facebook.com/ines.calder",
  };
  const path = "personal_information/profile_information/profile_information.json";
  const folder = memoryFolder({ [path]: JSON.stringify({ profile_v2: profile }) });
  const { people } = await readAll(facebookImporter, folder);
  assert.deepEqual(people[0]?.aliases, ["Ines Hollin"]);
  assert.equal(people[0]?.biography, "Glass people");
  assert.deepEqual(people[0]?.education, [{ school: "University of Leeds", degree: "MSc, Materials" }]);
});
