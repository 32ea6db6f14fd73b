import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { zipSync } from "fflate";
import { CandidateDetail } from "../../src/contract/candidate.ts";
import type { Import } from "../../src/contract/import.ts";
import { SearchPage } from "../../src/contract/search.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { startService, type TestService } from "../support/service.ts";
import { callService, lookUp, NDJSON, ndjson } from "./http.ts";

const EMAIL = "mirte.quillander@example.org";
const PROFILE = "https://www.linkedin.com/in/candor-mirte";

let records = 4711;

/** A row of its own, with a number that nobody else has. */
function writeHubspot(titles: string, row: string): string {
  return `Record ID,Lifecycle Stage,${titles}\n${records++},Lead,${row}\n`;
}

/** One invented person in the files of three programs: a member's own archive, a customer address book, a card. */
const LINKEDIN = zipSync({
  "Profile.csv": Buffer.from(
    "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nMirte,Quillander,,,,Bell founder,,,,Ghent,,,\n",
  ),
  "Email Addresses.csv": Buffer.from(`Email Address,Confirmed,Primary,Updated On\n${EMAIL},Yes,Yes,2020-01-01\n`),
});
const HUBSPOT = writeHubspot(
  "First Name,Last Name,Email,Company Name,LinkedIn URL",
  `Mirte,Quillander,${EMAIL},Quillander Bells,${PROFILE}`,
);
const CARD = `BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Mirte B. Quillander\r\nURL:${PROFILE}\r\nTEL;TYPE=work:+32 9 555 01 00\r\nEND:VCARD\r\n`;

for (const engine of ["embedded", "postgres"] as const) {
  // `test/db/merge` and `test/service/merge-shared` test the statements that merge people on both engines.
  describe(`People in several files on the ${engine} engine:`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, () => {
    let service: TestService;
    before(async () => {
      service = await startService({ engine });
    });
    after(() => service.stop());

    async function bring(name: string, content: string | Uint8Array): Promise<string> {
      const answer = await fetch(`${service.url}/v1/imports/files?name=${name}`, {
        method: "POST",
        headers: { "x-api-key": service.apiKey, "content-type": "application/octet-stream" },
        body: content as BodyInit,
      });
      const made = (await answer.json()) as Import;
      assert.deepEqual([answer.status, made.candidates, made.rejected], [201, 1, 0], JSON.stringify(made));
      return made.importId;
    }
    /** Imports the rows that a program's file is read as: only what becomes of them counts here. */
    async function bringPerson(fullName: string, keys: { readonly email: string } | { readonly profile: string }) {
      const row = {
        type: "candidate",
        key: `hubspot:${records++}`,
        fullName,
        identifiers: "email" in keys ? [{ kind: "email", value: keys.email }] : [],
        presences: "profile" in keys ? [{ platform: "linkedin", url: keys.profile }] : [],
      };
      const answer = await callService(service, "POST", "/imports?format=candor", {
        body: ndjson(row),
        headers: NDJSON,
      });
      const { candidates, rejected } = answer.body as Import;
      assert.deepEqual([answer.status, candidates, rejected], [201, 1, 0], answer.text);
    }
    const find = async (query: string) => {
      const { body } = await callService(service, "GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
      return SearchPage.parse(body).results.map(({ candidateId }) => candidateId);
    };
    const detail = async (id: string) =>
      CandidateDetail.parse((await callService(service, "GET", `/candidates/${id}`)).body);
    const remove = async (importId: string) => {
      const { status, text } = await callService(service, "DELETE", `/imports/${importId}`);
      assert.equal(status, 200, text);
    };

    test("a person in three programs is one, has what each says about them, and loses it with each import", async () => {
      const linkedin = await bring("archive.zip", LINKEDIN);
      const [first = ""] = await find(EMAIL);
      const hubspot = await bring("contacts.csv", HUBSPOT);
      await bring("card.vcf", CARD);
      assert.deepEqual(await find("Mirte Quillander"), [first]);
      assert.deepEqual(await find("@candor-mirte"), [first]);
      assert.equal((await detail(first)).mergedFrom.length, 2);
      const lookup = await lookUp({ call: (...args) => callService(service, ...args) }, first);
      const { body } = await callService(service, "GET", `/lookups/${String(lookup["lookupId"])}/records`);
      const stated = (body as { source: string; name: string; judgement: string }[])
        .filter(({ source }) => source.startsWith("urn:candor:import:"))
        .map(({ name, judgement }) => `${judgement}: ${name}`);
      assert.deepEqual(stated.sort(), ["own: Mirte B. Quillander", "own: Mirte Quillander", "own: Mirte Quillander"]);
      // Nobody says that she is a bell founder there, and what the files say is not repeated as a statement.
      const { jobTitle, experiences } = lookup["data"] as Record<string, unknown>;
      assert.deepEqual(
        [jobTitle, experiences],
        [
          "Bell founder",
          [
            { title: "", company: "Quillander Bells" },
            { title: "Bell founder", company: "" },
          ],
        ],
      );
      assert.ok(!JSON.stringify(body).includes("urn:candor:statement:"));

      // Those who are left share no key: only the table had both.
      await remove(hubspot);
      assert.equal((await find("Mirte Quillander")).length, 2);
      assert.deepEqual((await detail(first)).mergedFrom, []);
      await bring("contacts.csv", HUBSPOT);
      assert.equal((await find("Mirte Quillander")).length, 1);
      await remove(linkedin);
      const [left = ""] = await find("Mirte Quillander");
      assert.notEqual(left, first);
      assert.equal((await detail(left)).mergedFrom.length, 1, "the table and the card still share the profile");
    });

    test("people who share only a name, employer, phone or page stay separate, and so do two who share a mailbox", async () => {
      const titles = "First Name,Last Name,Company Name,Phone Number,Personal Website";
      for (const name of ["one.csv", "two.csv"]) {
        await bring(
          name,
          writeHubspot(titles, "Odo,Bramblewick,Bramble Mills,+43 1 555 01 00,https://bramble.example.org"),
        );
      }
      assert.equal((await find("Odo Bramblewick")).length, 2);
      for (const first of ["Erik", "Erika", "Hedda"]) {
        await bringPerson(`${first} Bramblewick`, { email: "erik.and@bramble.example.org" });
      }
      assert.equal((await find("erik.and@bramble.example.org")).length, 3);
    });

    test("a household's mailbox merges no two of its people, whatever their order", async () => {
      const names = [
        "Mama",
        "Papa",
        "Anna",
        "Peter Hearthwell",
        "Herr Hearthwell",
        "Frau Hearthwell",
        "Anna Hearthwell",
      ];
      for (const [at, order] of [names, names.toReversed()].entries()) {
        const mailbox = `home${at}@hearthwell.example.org`;
        for (const name of order) await bringPerson(name, { email: mailbox });
        assert.equal((await find(mailbox)).length, names.length);
      }
    });

    test("a vague name brings no two people together through a mailbox or a profile", async () => {
      for (const [at, order] of [
        ["A.", "Anna", "Andreas"],
        ["Andreas", "A.", "Anna"],
        ["Chris", "Christopher", "Christine"],
        ["Christine", "Chris", "Christopher"],
      ].entries()) {
        const [mailbox, profile] = [
          `vague${at}@vaguely.example.org`,
          `https://www.linkedin.com/in/candor-vaguely-${at}`,
        ];
        for (const name of order) await bringPerson(`${name} Vaguely`, { email: mailbox });
        assert.equal((await find(mailbox)).length, 3, order.join());
        for (const name of order) await bringPerson(`${name} Vaguer`, { profile });
        const people = await Promise.all((await find(profile)).map(detail));
        const names = people.map(({ fullName, aliases }) => [fullName, ...aliases].join());
        assert.equal(names.length, 2, "the vague one counts as the person it met first");
        assert.ok(
          names.every((all) => !/(?=.*(?:Anna|Christine))(?=.*(?:Andreas|Christopher))/.test(all)),
          names.join("; "),
        );
      }
    });

    test("two people whom somebody split are not merged by the next import until somebody merges them", async () => {
      const bringUlla = () => bringPerson("Ulla Splitwell", { email: "ulla@splitwell.example.org" });
      await bringUlla();
      const [one = ""] = await find("Ulla Splitwell");
      await bringUlla();
      const [two = ""] = (await detail(one)).mergedFrom.map(({ candidateId }) => candidateId);
      const split = await callService(service, "DELETE", `/candidates/${one}/merges/${two}`);
      assert.equal(split.status, 200, split.text);
      await bringUlla();
      const [first, second, ...others] = await find("ulla@splitwell.example.org");
      assert.deepEqual([new Set([first, second]), others], [new Set([one, two]), []]);
      const merged = await callService(service, "POST", `/candidates/${one}/merges`, { body: { candidateId: two } });
      assert.equal(merged.status, 200, merged.text);
      await bringUlla();
      assert.deepEqual(await find("ulla@splitwell.example.org"), [one]);
      assert.equal((await detail(one)).mergedFrom.length, 3);
    });
  });
}
