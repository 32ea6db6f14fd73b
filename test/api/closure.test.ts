import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { z } from "zod";
import { JudgedRecord } from "../../src/contract/judgement.ts";
import { Suppression } from "../../src/contract/suppression.ts";
import { findPerson, insertKey, lookUp, NDJSON, ndjson, startApi, type TestApi, waitForEnd } from "./http.ts";
import { writePage } from "./people.ts";

const OTHER = "ck_test_closure_of_another_account";

let api: TestApi;
before(async () => {
  api = await startApi();
  await insertKey(api.rows, OTHER, { accountId: "another" });
});
after(() => api.stop());

const email = (value: string) => ({ kind: "email", value });
const row = (key: string, fullName: string, more: object = {}) => ({
  type: "candidate",
  key: `closure:${key}`,
  fullName,
  ...more,
});
const bring = async (rows: readonly unknown[], key?: string) => {
  const options = { body: ndjson(...rows), headers: NDJSON, ...(key !== undefined && { key }) };
  const answer = await api.call("POST", "/imports?format=candor", options);
  assert.equal(answer.status, 201, answer.text);
  const counts = answer.body as { candidates: number; suppressed: number };
  assert.ok(counts.candidates + counts.suppressed >= rows.filter((each) => "fullName" in (each as object)).length);
  return counts;
};
const isFound = async (query: string) => {
  const { body } = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
  return (body as { results: unknown[] }).results.length > 0;
};
const type = async (candidate: object, key?: string) => {
  const options = { body: { candidate: { sources: [], ...candidate } }, ...(key !== undefined && { key }) };
  const made = await api.call("POST", "/lookups", options);
  assert.equal(made.status, 201, made.text);
  const { lookupId } = made.body as { lookupId: string };
  const caller = {
    call: async (method: string, path: string) => await api.call(method, path, options.key ? { key: OTHER } : {}),
  };
  const ended = await waitForEnd(caller, lookupId);
  assert.equal(ended["status"], "success");
  return lookupId;
};

/** The two ways of putting somebody on the list. */
const WAYS = ["suppressions", "erasures"] as const;
const put = async (way: (typeof WAYS)[number], body: object) => {
  const answer = await api.call("POST", `/${way}`, { body });
  assert.equal(answer.status, 201, answer.text);
};

for (const way of WAYS) {
  const at = (name: string) => `${name}@${way}.example.org`;

  for (const key of [undefined, OTHER]) {
    const whose = key === undefined ? "the same account" : "another account";

    test(`A stranger's keys that a caller of ${whose} typed next to the person's are not taken for theirs by ${way}`, async () => {
      const [own, victims] = [at(`typed${key ? "2" : ""}`), at(`victim${key ? "2" : ""}`)];
      const handle = `victim-${way}${key ? "2" : ""}`;
      const presences = [{ platform: "github", url: `https://github.com/${handle}` }];
      const name = key ? "Rosamund Ellicott" : "Perdita Ellicott";
      await bring([
        row(`victim-${way}-${key ? 2 : 1}`, name, { birthDate: "1967", identifiers: [email(victims)], presences }),
      ]);
      await type(
        { fullName: name, email: victims, sources: [`https://github.com/${handle}`, "https://x.com/thrower"] },
        key,
      );
      await type({ fullName: name, email: own, sources: [`https://github.com/${handle}`] }, key);
      await type({ fullName: name, "candor.aliases": [name], email: own, "candor.birthDate": "1967" }, key);
      await put(way, { identifiers: [email(own)] });
      assert.ok(await isFound(victims));
      assert.ok(await isFound(name));
      const again = row(`again-${way}-${key ? 2 : 1}`, name, { birthDate: "1967", presences });
      assert.equal((await bring([again])).suppressed, 0);
    });
  }

  test(`A stranger's page that a caller typed next to the person's key is not treated as theirs by ${way}`, async () => {
    const [own, victims, phone] = [at("beside"), at("paged"), "+12025550119"];
    const name = "Leocadia Thwaite";
    const page = writePage(`leocadia-${way}`, `closure:leocadia-${way}`, {
      name,
      email: victims,
      sameAs: [`https://github.com/leocadia-${way}`],
    });
    await bring([{ ...page, identifiers: [email(victims)] }]);
    await type({
      fullName: name,
      email: own,
      sources: [`https://leocadia-${way}.example.org/`],
      "candor.phone": phone,
    });
    await type({ fullName: name, email: victims });
    await put(way, { identifiers: [email(own)] });
    const later = row(`leocadia-${way}`, name, { identifiers: [email(victims)] });
    assert.equal((await bring([later])).suppressed, 0);
    assert.ok(await isFound(victims));
  });

  test(`Through ${way} a namesake's record counts as the person's if a caller of this account accepted it, but not one of another`, async () => {
    const accept = async (key: string | undefined, name: string, label: string) => {
      const [own, victims] = [at(`${label}-own`), at(`${label}-victim`)];
      const slug = `${label}-${way}`;
      const page = writePage(slug, `closure:${slug}`, { name, email: victims, knowsAbout: ["Sails"] });
      // Filed under the mailbox, so that it is found, but nothing says that it belongs to this person.
      const filed = { ...page, identifiers: [email(own)] };
      await bring([row(slug, name, { identifiers: [email(own)] }), filed], key);
      const as = key === undefined ? {} : { key };
      const caller = {
        call: async (method: string, path: string, options = {}) => await api.call(method, path, { ...options, ...as }),
      };
      const { lookupId } = await lookUp(caller, await findPerson(caller, own));
      const { body } = await caller.call("GET", `/lookups/${String(lookupId)}/records`);
      const found = z
        .array(JudgedRecord)
        .parse(body)
        .find(({ source }) => source.includes(slug));
      assert.ok(found, "the page is a record");
      const judged = await caller.call("POST", `/lookups/${String(lookupId)}/judgements`, {
        body: { recordId: found.recordId, judgement: "own" },
      });
      assert.equal(judged.status, 200, judged.text);
      await put(way, { identifiers: [email(own)] });
      return (await bring([row(`${slug}-later`, name, { identifiers: [email(victims)] })])).suppressed;
    };
    assert.equal(await accept(OTHER, "Hyacinth Brocklebank", "foreign"), 0);
    assert.equal(await accept(undefined, "Araminta Brocklebank", "ours"), 1);
  });

  test(`What another account's import files under somebody is closed by ${way} once it was looked up`, async () => {
    const [own, second] = [at("filed"), at("filed-second")];
    const name = "Philippa Entwhistle";
    const key = `closure:filed-${way}`;
    const page = writePage(`filed-${way}`, key, { name, email: second, knowsAbout: ["Looms"] });
    await bring([row(`filed-${way}`, name, { identifiers: [email(own)] }), page], OTHER);
    const foreign = {
      call: async (method: string, path: string, options = {}) =>
        await api.call(method, path, { ...options, key: OTHER }),
    };
    await lookUp(foreign, await findPerson(foreign, own));
    await put(way, { identifiers: [email(own)] });
    assert.equal((await bring([row(`filed-later-${way}`, name, { identifiers: [email(second)] })])).suppressed, 1);
  });

  test(`A document that a caller of another account uploaded widens nothing by ${way}`, async () => {
    const [own, victims] = [at("handing"), at("handed")];
    const name = "Euphemia Garside";
    await bring([row(`handing-${way}`, name, { identifiers: [email(own)] })], OTHER);
    const foreign = {
      call: async (method: string, path: string, options = {}) =>
        await api.call(method, path, { ...options, key: OTHER }),
    };
    const { lookupId } = await lookUp(foreign, await findPerson(foreign, own));
    const response = await fetch(
      `${api.service.url}/v1/lookups/${String(lookupId)}/documents?name=cv.txt&whose=person`,
      {
        method: "POST",
        headers: { "x-api-key": OTHER, "content-type": "application/octet-stream" },
        body: [name, own, victims, "Skills", "Knots, Sails"].join("\n"),
      },
    );
    assert.equal(response.status, 200, await response.text());
    await put(way, { identifiers: [email(own)] });
    assert.equal((await bring([row(`handed-${way}`, name, { identifiers: [email(victims)] })])).suppressed, 0);
  });

  test(`A typed key, and the identifiers that sources state with it, are closed by ${way}`, async () => {
    const [own, second, third] = [at("first"), at("second"), at("third")];
    const name = "Clemency Rookwood";
    const pages = [
      { ...writePage(`one-${way}`, "", { name, email: own, sameAs: [`https://two-${way}.example.org/`] }) },
      { ...writePage(`two-${way}`, "", { name, email: [own, second] }) },
      { ...writePage(`three-${way}`, "", { name, email: [second, third] }) },
    ];
    await bring(pages.map((page) => ({ ...page, identifiers: [email(own)] })));
    await type({ fullName: name, email: own });
    await put(way, { identifiers: [email(own)] });
    for (const address of [own, second, third]) {
      const counts = await bring([row(`chain-${address}`, name, { identifiers: [email(address)] })]);
      assert.equal(counts.suppressed, 1, address);
    }
  });
}

test("Suppressing by lookup ID covers what the caller typed into that lookup", async () => {
  const [one, other] = ["one@named.example.org", "other@named.example.org"];
  const lookupId = await type({ fullName: "Drusilla Penhallow", email: one, sources: ["https://x.com/drusilla_p"] });
  const answer = await api.call("POST", "/suppressions", { body: { lookupId, identifiers: [email(other)] } });
  assert.equal(Suppression.parse(answer.body).lookups, 1);
  for (const identifiers of [[email(one)], [email(other)]]) {
    assert.equal(
      (await bring([row(`named-${identifiers[0]?.value}`, "Drusilla Penhallow", { identifiers })])).suppressed,
      1,
    );
  }
  const presences = [{ platform: "x", url: "https://x.com/drusilla_p" }];
  assert.equal((await bring([row("named-x", "Drusilla Penhallow", { presences })])).suppressed, 1);
});

test("A spouse whose lookup contains the shared address is unaffected", async () => {
  const shared = email("home@household.example.org");
  await bring([
    row("spouse-one", "Barnaby Threlkeld", { birthDate: "1970", identifiers: [shared] }),
    row("spouse-two", "Winifred Threlkeld", {
      birthDate: "1970",
      identifiers: [shared, email("wt@household.example.org")],
    }),
  ]);
  await lookUp(api, await findPerson(api, "wt@household.example.org"));
  await lookUp(api, await findPerson(api, "Barnaby Threlkeld"));
  await put("suppressions", { candidateId: await findPerson(api, "Barnaby Threlkeld") });
  assert.ok(await isFound("wt@household.example.org"));
  assert.ok(!(await isFound("Barnaby Threlkeld")));
});
