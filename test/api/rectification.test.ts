import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { DeskRequest } from "../../src/contract/desk.ts";
import type { Evidence, EvidenceClaim } from "../../src/contract/lookup.ts";
import { readPdf } from "../support/pdf.ts";
import { startDesk, type TestDesk } from "./desk-service.ts";
import { assertProblem, findPerson, insertKey, lookUp, NDJSON, ndjson, waitForEnd } from "./http.ts";
import { writePage } from "./people.ts";

const OTHER_KEY = "ck_test_rectification_other_account";

describe("A rectification", () => {
  let desk: TestDesk;
  before(async () => {
    desk = await startDesk();
    await insertKey(desk.api.rows, OTHER_KEY, { accountId: "another" });
  });
  after(async () => await desk.stop());

  const bringPerson = async (name: string, email: string, page: object, key?: string) => {
    const slug = email.split("@")[0] ?? "";
    const done = await desk.api.call("POST", "/imports?format=candor", {
      body: ndjson(
        {
          type: "candidate",
          key: `crm:${slug}`,
          fullName: name,
          birthDate: "1971-02-03",
          identifiers: [{ kind: "email", value: email }],
        },
        writePage(slug, `crm:${slug}`, { name, email, ...page }),
      ),
      headers: NDJSON,
      ...(key !== undefined && { key }),
    });
    assert.equal(done.status, 201, done.text);
  };

  /** Makes a request on the public page with a code, and lets the operator grant it. */
  const rectify = async (
    email: string,
    correction: { readonly property: string; readonly was?: string; readonly value?: string },
  ) => {
    const earlier = desk.letters.filter(({ to }) => to === email).length;
    const path = await desk.ask(email, { kind: "rectification", message: "It is wrong.", ...correction });
    const signedIn = await desk.enter(path, await desk.letterTo(email, earlier));
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { subject_request_id: id } = await desk.stateOf(path);
    const answer = await desk.api.call("POST", `/desk/requests/${id}/answer`, {
      body: { granted: true, text: "It is corrected." },
    });
    return { path, cookie, id, answer };
  };

  const readLookup = async (lookupId: unknown, key?: string) => {
    const options = key === undefined ? {} : { key };
    const lookup = await desk.api.call("GET", `/lookups/${String(lookupId)}`, options);
    const evidence = await desk.api.call("GET", `/lookups/${String(lookupId)}/evidence`, options);
    const documents = await desk.api.call("GET", `/lookups/${String(lookupId)}/datasources`, options);
    return {
      data: (lookup.body as { data: Record<string, unknown> }).data,
      metadata: (lookup.body as { metadata?: Record<string, string> }).metadata ?? {},
      revision: (lookup.body as { revision?: number }).revision,
      evidence: evidence.body as Evidence,
      text: lookup.text + evidence.text + documents.text,
    };
  };

  const claimsAt = (evidence: Evidence, pointer: string): readonly EvidenceClaim[] => evidence[pointer] ?? [];

  test("puts the person's value into every existing lookup in every account, and the wrong one is gone", async () => {
    const { api } = desk;
    const email = "odile.fenwick@rect.example.org";
    const page = {
      birthDate: "1961-07-08",
      homeLocation: { "@type": "Place", name: "Wrongchester" },
      description: "She lives in Wrongchester, and has lived there since 1990.",
    };
    await bringPerson("Odile Fenwick", email, page);
    const mine = await lookUp(api, await findPerson(api, email));
    const theirs = await api.call("POST", "/lookups", {
      body: { candidate: { fullName: "Odile Fenwick", email, sources: [] } },
      key: OTHER_KEY,
    });
    assert.equal(theirs.status, 201, theirs.text);
    const foreignId = (theirs.body as { lookupId: string }).lookupId;
    const foreign = { call: async (method: string, path: string) => await api.call(method, path, { key: OTHER_KEY }) };
    await waitForEnd(foreign, foreignId);
    const before = await readLookup(mine["lookupId"]);
    assert.match(before.text, /Wrongchester/);

    const { answer } = await rectify(email, { property: "location", was: "Wrongchester", value: "Rightham" });
    assert.equal(answer.status, 200, answer.text);
    const { data, metadata, evidence, text } = await readLookup(mine["lookupId"]);
    assert.equal(data["location"], "Rightham");
    assert.doesNotMatch(text, /Wrongchester/);
    assert.match(
      metadata["candor.rectified"] ?? "",
      /^Corrected by the person on \d{1,2} \p{Alpha}+ \d{4}: location$/u,
    );
    const [claim] = claimsAt(evidence, "/location");
    assert.equal(claim?.value, "Rightham");
    assert.match(claim?.rectifiedAt ?? "", /^\d{4}-\d\d-\d\dT/);
    assert.equal((await readLookup(foreignId, OTHER_KEY)).data["location"], "Rightham");
    const pdf = await api.call("GET", `/lookups/${String(mine["lookupId"])}/pdf`);
    const file = await fetch((pdf.body as { url: string }).url);
    const pages = await readPdf(new Uint8Array(await file.arrayBuffer()));
    assert.match(JSON.stringify(pages), /Rightham/);
    assert.doesNotMatch(JSON.stringify(pages), /Wrongchester/);
  });

  test("replaces a wrong imported value in searches and on the person's card, even after another import", async () => {
    const { api, bring } = desk;
    const email = "hermia.lockwood@rect.example.org";
    const row = {
      key: "crm:hermia",
      headline: "Clerk at Falsefirm Ltd",
      company: "Falsefirm Ltd",
      location: "Wrongchester",
      aliases: ["Hermine Wrongname"],
      presences: [{ platform: "github", url: "https://github.com/not-hermia", headline: "In Wrongchester" }],
    };
    await bring("Hermia Lockwood", email, row);
    await bring("Hermia Lockwood", "namesake@rect.example.org", { ...row, key: "crm:namesake", presences: [] });
    const shown = async (platform = "candor") => {
      const found = await api.call("GET", `/search?type=${platform}&query=${encodeURIComponent(email)}`);
      const [first] = (found.body as { results: { candidateId: string }[] }).results;
      const card = first === undefined ? null : await api.call("GET", `/candidates/${first.candidateId}`);
      return found.text + (card?.text ?? "");
    };
    assert.match(await shown(), /Wrongchester/);
    for (const correction of [
      { property: "location", was: "Wrongchester", value: "Rightham" },
      { property: "experience", was: "Falsefirm Ltd", value: "Surveyor at Truefirm Ltd (2019 to now)" },
      { property: "alias", was: "Hermine Wrongname" },
      { property: "account", was: "https://github.com/not-hermia" },
    ]) {
      const { answer } = await rectify(email, correction);
      assert.equal(answer.status, 200, answer.text);
    }
    for (const round of ["as it stands", "imported again"]) {
      const text = await shown();
      assert.match(text, /Rightham/, round);
      assert.match(text, /Truefirm Ltd/, round);
      assert.doesNotMatch(text, /Wrongchester|Falsefirm|Wrongname|not-hermia/, round);
      await bring("Hermia Lockwood", email, { ...row, prominence: 3 });
    }
    assert.doesNotMatch(await shown("github"), /Wrongchester|not-hermia/);
    const other = await api.call("GET", "/search?type=candor&query=namesake%40rect.example.org");
    assert.match(other.text, /Wrongchester/, "a namesake keeps what is theirs");
    const { answer } = await rectify(email, { property: "fullName", was: "Hermia Lockwood", value: "Hermia Locke" });
    assert.equal(answer.status, 200, answer.text);
    assert.match(await shown(), /"fullName":"Hermia Locke"/);
  });

  test("replaces a headline that is what the person says is wrong about their occupation", async () => {
    const { api, bring } = desk;
    const email = "helena.marsh@rect.example.org";
    const row = { key: "crm:helena", headline: "Clerk at Falsefirm Ltd", presences: [] };
    await bring("Helena Marsh", email, row);
    const correction = { property: "occupation", was: "Clerk at Falsefirm Ltd", value: "Surveyor of bridges" };
    assert.equal((await rectify(email, correction)).answer.status, 200);
    const found = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(email)}`);
    assert.match(found.text, /Surveyor of bridges/);
    assert.doesNotMatch(found.text, /Falsefirm/);
  });

  test("holds in later lookups, after another import, and after a rebuild", async () => {
    const { api } = desk;
    const email = "pascal.greyling@rect.example.org";
    const page = { worksFor: { "@type": "Organization", name: "Falsefirm Ltd" }, jobTitle: "Clerk" };
    await bringPerson("Pascal Greyling", email, page);
    await rectify(email, {
      property: "experience",
      was: "Falsefirm Ltd",
      value: "Surveyor at Truefirm Ltd (2019 to now)",
    });
    await bringPerson("Pascal Greyling", email, { ...page, knowsAbout: ["Chess"] });
    const later = await lookUp(api, await findPerson(api, email));
    const found = await readLookup(later["lookupId"]);
    assert.match(found.text, /Truefirm Ltd/);
    assert.match(found.text, /Chess/);
    assert.doesNotMatch(found.text, /Falsefirm/);
    const rebuilt = await api.call("POST", `/lookups/${String(later["lookupId"])}/rebuild`);
    assert.equal(rebuilt.status, 200, rebuilt.text);
    assert.doesNotMatch((await readLookup(later["lookupId"])).text, /Falsefirm/);
  });

  test("is reported to everybody who read the wrong value, and the person is told who they are", async () => {
    const { api } = desk;
    const email = "quirin.halloway@rect.example.org";
    await bringPerson("Quirin Halloway", email, { knowsAbout: ["Forgery"] });
    const candidateId = await findPerson(api, email);
    const made = await api.call("POST", "/lookups", { body: { candidateId } });
    const { lookupId } = made.body as { lookupId: string };
    await waitForEnd(api, lookupId);
    const share = await api.call("POST", `/lookups/${lookupId}/shares`, { body: { days: 7 } });
    assert.equal(share.status, 201, share.text);
    const { path, cookie, id } = await rectify(email, { property: "skill", was: "forgery" });
    assert.doesNotMatch((await readLookup(lookupId)).text, /Forgery/);
    const request = (await api.call("GET", `/desk/requests/${id}`)).body as DeskRequest;
    const { rectified } = request.extensions.candor;
    assert.equal(rectified?.isSettled, true);
    assert.deepEqual([...new Set(rectified?.told.map(({ kind }) => kind))].toSorted(), ["key", "link"]);
    assert.match(await (await desk.visit(path, undefined, cookie)).text(), /Who was told[\s\S]*Reader/);
    assert.doesNotMatch(await (await desk.visit(path)).text(), /Reader/);
  });

  test("does not affect a namesake who shares nothing but the name", async () => {
    const { api } = desk;
    await bringPerson("Ruben Inchbald", "ruben@rect.example.org", { knowsAbout: ["Pottery"] });
    await bringPerson("Ruben Inchbald", "other.ruben@rect.example.org", { knowsAbout: ["Pottery"] });
    await rectify("ruben@rect.example.org", { property: "skill", was: "Pottery" });
    const other = await lookUp(api, await findPerson(api, "other.ruben@rect.example.org"));
    assert.match((await readLookup(other["lookupId"])).text, /Pottery/);
    const own = await lookUp(api, await findPerson(api, "ruben@rect.example.org"));
    assert.doesNotMatch((await readLookup(own["lookupId"])).text, /Pottery/);
  });

  test("is not made without a code, or for somebody with another name than the address's", async () => {
    const { api } = desk;
    const email = "sunniva.jarrow@rect.example.org";
    await bringPerson("Sunniva Jarrow", email, { homeLocation: { "@type": "Place", name: "Keepsburg" } });
    const path = await desk.ask(email, { kind: "rectification", property: "location", value: "Stolenham" });
    const { subject_request_id: id } = await desk.stateOf(path);
    const body = { granted: true, text: "Done." };
    assertProblem(await api.call("POST", `/desk/requests/${id}/answer`, { body }), 409, "desk_identity_missing");
    const person = { names: ["Thibault Kirkwall"], identifiers: [{ kind: "email", value: email }] };
    const answered = await api.call("POST", `/desk/requests/${id}/answer`, {
      body: { ...body, identityChecked: true, person },
    });
    assertProblem(answered, 409, "correction_unusable");
    const lookup = await lookUp(api, await findPerson(api, email));
    const { text } = await readLookup(lookup["lookupId"]);
    assert.match(text, /Keepsburg/);
    assert.doesNotMatch(text, /Stolenham/);
  });

  test("refuses accusations, other people's addresses, markup and overlong text, and the form says what is wrong", async () => {
    const { api } = desk;
    await bringPerson("Ulrike Lanyon", "ulrike@rect.example.org", {});
    await bringPerson("Viggo Marden", "viggo@rect.example.org", {});
    const accusing = { property: "location", value: "Berlin where she was arrested and convicted of fraud" };
    assertProblem((await rectify("ulrike@rect.example.org", accusing)).answer, 409, "correction_unusable");
    const stealing = { property: "email", value: "viggo@rect.example.org" };
    assertProblem((await rectify("ulrike@rect.example.org", stealing)).answer, 409, "correction_unusable");
    for (const value of ["<script>alert(1)</script>", "x".repeat(5_000), "a\nb"]) {
      const form = {
        kind: "rectification",
        regulation: "gdpr",
        email: "ulrike@rect.example.org",
        property: "location",
        value,
      };
      const answer = await desk.visit("/desk", form);
      assert.equal(answer.status, 400);
      const page = await answer.text();
      assert.match(page, /Say what is wrong/);
      assert.doesNotMatch(page, /<script>/);
    }
    const entered = { kind: "access", regulation: "gdpr", correction: { property: "skill", was: "Sailing" } };
    assertProblem(await api.call("POST", "/desk/requests", { body: entered }), 409, "correction_unusable");
  });

  test("does not reach anybody else through what another account's caller typed next to an address", async () => {
    const { api } = desk;
    const [email, phone] = ["zacharias.ellwood@rect.example.org", "+442079460123"];
    await bringPerson("Zacharias Ellwood", email, { telephone: phone, knowsAbout: ["Bookbinding"] });
    const own = await lookUp(api, await findPerson(api, email));
    const candidate = { fullName: "Zacharias Ellwood", email: "mallory@rect.example.org", sources: [] };
    const typed = await api.call("POST", "/lookups", {
      body: { candidate: { ...candidate, "candor.phone": phone } },
      key: OTHER_KEY,
    });
    const foreign = { call: async (method: string, path: string) => await api.call(method, path, { key: OTHER_KEY }) };
    await waitForEnd(foreign, (typed.body as { lookupId: string }).lookupId);
    const { answer } = await rectify("mallory@rect.example.org", {
      property: "skill",
      was: "Bookbinding",
      value: "Arson",
    });
    assert.equal(answer.status, 200, answer.text);
    const { text } = await readLookup(own["lookupId"]);
    assert.match(text, /Bookbinding/);
    assert.doesNotMatch(text, /Arson/);
  });

  test("is not held up by a lookup that cannot be opened, and neither rebuilds nor reports one of another name", async () => {
    const { api } = desk;
    const email = "ysolde.quarrington@rect.example.org";
    await bringPerson("Ysolde Quarrington", email, { knowsAbout: ["Perjury"] });
    const candidateId = await findPerson(api, email);
    const broken = await lookUp(api, candidateId);
    const whole = await lookUp(api, candidateId);
    const other = await api.call("POST", "/lookups", {
      body: { candidate: { fullName: "Aurelio Vandermeer", email, sources: [] } },
      key: OTHER_KEY,
    });
    const otherId = (other.body as { lookupId: string }).lookupId;
    const foreign = { call: async (method: string, path: string) => await api.call(method, path, { key: OTHER_KEY }) };
    await waitForEnd(foreign, otherId);
    const { revision } = await readLookup(otherId, OTHER_KEY);
    await api.rows.query(
      "update data_key set wrapped = split_part(wrapped, '.', 1) || '.AAAA' where holder = 'lookup/' || $1",
      [String(broken["lookupId"])],
    );
    const { id, answer } = await rectify(email, { property: "skill", was: "Perjury" });
    assert.equal(answer.status, 200, answer.text);
    assert.doesNotMatch((await readLookup(whole["lookupId"])).text, /Perjury/);
    assert.equal((await readLookup(otherId, OTHER_KEY)).revision, revision);
    const request = (await api.call("GET", `/desk/requests/${id}`)).body as DeskRequest;
    const { rectified } = request.extensions.candor;
    assert.equal(rectified?.isSettled, false, "the one that cannot be opened is tried again");
    assert.ok(!rectified.told.some(({ lookupId }) => lookupId === otherId));
  });

  test("discloses to no other account what was requested, corrected and reported", async () => {
    const { api } = desk;
    const email = "xanthe.overbury@rect.example.org";
    await bringPerson("Xanthe Overbury", email, { knowsAbout: ["Lockpicking"] });
    await lookUp(api, await findPerson(api, email));
    await rectify(email, { property: "skill", was: "Lockpicking", value: "Locksmithing" });
    const asked = { body: { names: ["Xanthe Overbury"], identifiers: [{ kind: "email", value: email }] } };
    const own = await api.call("POST", "/access", asked);
    assert.match(own.text, /Locksmithing/);
    const foreign = await api.call("POST", "/access", { ...asked, key: OTHER_KEY });
    assert.equal(foreign.status, 200, foreign.text);
    assert.doesNotMatch(foreign.text, /Locksmithing|Lockpicking|Reader|It is wrong/);
  });

  test("ends every lookup of somebody who corrects their date of birth to that of a child, and hides them", async () => {
    const { api } = desk;
    const email = "wren.fenwick@rect.example.org";
    await bringPerson("Wren Fenwick", email, {});
    const candidateId = await findPerson(api, email);
    const { lookupId } = await lookUp(api, candidateId);
    const value = `${new Date().getFullYear() - 10}-02-03`;
    const { answer } = await rectify(email, { property: "birthDate", was: "1971-02-03", value });
    assert.equal(answer.status, 200, answer.text);
    const { body } = await api.call("GET", `/lookups/${String(lookupId)}`);
    assert.equal((body as { status: string }).status, "error");
    const found = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(email)}`);
    assert.deepEqual((found.body as { results: unknown[] }).results, []);
    const again = await api.call("POST", "/lookups", { body: { candidateId } });
    assertProblem(again, 403, "person_under_age");
    // Their own statement counts more than that of a file which still says otherwise.
    const given = { candidate: { fullName: "Wren Fenwick", email, sources: [] } };
    const theirs = await api.call("POST", "/lookups", { body: given, key: OTHER_KEY });
    assert.equal(theirs.status, 201, theirs.text);
    const foreign = { call: async (method: string, path: string) => await api.call(method, path, { key: OTHER_KEY }) };
    const ended = await waitForEnd(foreign, (theirs.body as { lookupId: string }).lookupId);
    assert.equal(ended["status"], "error");
  });

  test("is erased with the person, and the receipt counts it", async () => {
    const { api } = desk;
    const email = "wendelin.norcross@rect.example.org";
    await bringPerson("Wendelin Norcross", email, { knowsAbout: ["Heraldry"] });
    await rectify(email, { property: "skill", was: "Heraldry", value: "Beekeeping" });
    const erased = await api.call("POST", "/erasures", { body: { identifiers: [{ kind: "email", value: email }] } });
    const { stores } = erased.body as { stores: { store: string; count: number }[] };
    assert.equal(stores.find(({ store }) => store === "rectification")?.count, 1);
    const { rows } = await api.rows.query(`select holder from data_key where holder like 'row/rectification/%'
      and holder not in (select 'row/rectification/' || id from rectification)`);
    assert.equal(rows.length, 0);
  });
});
