import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { runList } from "./bulk-kit.ts";
import { startDesk, type TestDesk } from "./desk-service.ts";
import { findPerson, lookUp as lookUpCandidate, waitForEnd } from "./http.ts";
import { until } from "../support/until.ts";

describe("Requests at the desk", () => {
  let desk: TestDesk;
  before(async () => {
    desk = await startDesk();
  });
  after(async () => await desk.stop());

  const signIn = async (path: string, email: string) => {
    const signedIn = await desk.enter(path, await desk.letterTo(email));
    assert.equal(signedIn.status, 303);
    return signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  };
  const lookUp = async (candidate: object) => {
    const made = await desk.api.call("POST", "/lookups", { body: { candidate: { ...candidate, sources: [] } } });
    assert.equal(made.status, 201, made.text);
    const { lookupId } = made.body as { lookupId: string };
    await waitForEnd(desk.api, lookupId);
    return lookupId;
  };

  test("get no copy if a caller typed their address next to the person's name", async () => {
    const { api, bring, ask, visit, stateOf } = desk;
    await bring("Jessamy Oldacre", "jessamy@victims.example.org", { company: "Oldacre Orchards" });
    await lookUp({ fullName: "Jessamy Oldacre", email: "stranger@elsewhere.example.org" });
    const path = await ask("stranger@elsewhere.example.org", { name: "Jessamy Oldacre" });
    const cookie = await signIn(path, "stranger@elsewhere.example.org");
    assert.equal((await stateOf(path)).request_status, "in_progress");
    assert.equal((await visit(`${path}/copy.json`, undefined, cookie)).status, 404);

    const { subject_request_id: id } = await stateOf(path);
    const body = { granted: true, text: "It comes by letter." };
    const answered = await api.call("POST", `/desk/requests/${id}/answer`, { body });
    assert.equal(answered.status, 200, answered.text);
    const page = await (await visit(path, undefined, cookie)).text();
    assert.match(page, /the operator sends it to you/);
    assert.doesNotMatch(page, /copy\.json/);
    assert.equal((await visit(`${path}/copy.json`, undefined, cookie)).status, 404);
  });

  test("get none if the person has other identifiers that lead to somebody else, or if a lookup describes the person", async () => {
    const { bring, ask, stateOf } = desk;
    const phone = { kind: "phone", value: "+12025550143" };
    const email = (value: string) => ({ kind: "email", value });
    await bring("Lettice Harbottle", "", {
      identifiers: [email("lettice@victims.example.org"), email("lettice@work.example.org"), phone],
    });
    await bring("Lettice Harbottle", "", {
      key: "desk:lettice-two",
      identifiers: [email("lettice@work.example.org")],
    });
    const path = await ask("lettice@victims.example.org");
    await signIn(path, "lettice@victims.example.org");
    assert.equal((await stateOf(path)).request_status, "in_progress");
  });

  test("are not held up by a lookup of the person as imported, until its caller adds something", async () => {
    const { api, bring, ask, visit, stateOf } = desk;
    const address = "sidony@victims.example.org";
    await bring("Sidony Thackwell", address, { company: "Thackwell Kilns" });
    const candidateId = await findPerson(api, "Sidony Thackwell");
    const { lookupId } = await lookUpCandidate(api, candidateId);
    const path = await ask(address, { name: "Sidony Thackwell" });
    const cookie = await signIn(path, address);
    assert.equal((await stateOf(path)).outcome, "granted");
    const copy = await visit(`${path}/copy.json`, undefined, cookie);
    assert.equal(copy.status, 200);
    assert.ok((await copy.text()).includes(String(lookupId)));

    const document = await fetch(
      `${api.service.url}/v1/lookups/${String(lookupId)}/documents?name=cv.txt&whose=person`,
      {
        method: "POST",
        headers: { "x-api-key": api.service.apiKey, "content-type": "application/octet-stream" },
        body: ["Sidony Thackwell", address, "Skills", "Glazes, Kilns"].join("\n"),
      },
    );
    assert.equal(document.status, 200, await document.text());
    assert.equal((await visit(`${path}/copy.json`, undefined, cookie)).status, 409);
  });

  test("are not held up by a row of a list that repeats what was imported, until one says more", async () => {
    const { api, bring, ask, visit, stateOf } = desk;
    const address = "isolde@victims.example.org";
    await bring("Isolde Marchbank", address, { company: "Marchbank Mills" });
    const list = async (email: string, phone: string) => {
      const row = { fullName: "Isolde Marchbank", email, "candor.phone": phone || undefined };
      await runList(api.service, "name=a.ndjson", `${JSON.stringify(row)}\n`);
    };
    await list(address, "");
    const path = await ask(address, { name: "Isolde Marchbank" });
    const cookie = await signIn(path, address);
    assert.equal((await stateOf(path)).outcome, "granted");
    const copy = await (await visit(`${path}/copy.json`, undefined, cookie)).text();
    const { held, looked } = JSON.parse(copy) as {
      held: { store: string; rows: object[] }[];
      looked: { operation: string }[];
    };
    assert.equal(held.find(({ store }) => store === "bulk_row")?.rows.length, 1);
    assert.ok(looked.some(({ operation }) => operation === "createBulk"));

    await list(address, "+12025550188");
    assert.equal((await visit(`${path}/copy.json`, undefined, cookie)).status, 409);
  });

  test("get no copy if a merge brought a second person in, even after a split", async () => {
    const { api, bring, ask, stateOf } = desk;
    await bring("Tamsin Ockenden", "tamsin@victims.example.org");
    await bring("Tamsin Ockenden", "", {
      key: "desk:tamsin-two",
      identifiers: [{ kind: "email", value: "tamsin-two@victims.example.org" }],
    });
    const head = await findPerson(api, "tamsin@victims.example.org");
    const absorbed = await findPerson(api, "tamsin-two@victims.example.org");
    const merged = await api.call("POST", `/candidates/${head}/merges`, { body: { candidateId: absorbed } });
    assert.equal(merged.status, 200, merged.text);
    await lookUpCandidate(api, head);
    const split = await api.call("DELETE", `/candidates/${head}/merges/${absorbed}`);
    assert.ok(split.status < 300, split.text);
    const path = await ask("tamsin@victims.example.org");
    await signIn(path, "tamsin@victims.example.org");
    assert.equal((await stateOf(path)).request_status, "in_progress");
  });

  test("lose a granted copy once a lookup says more about the address", async () => {
    const { bring, ask, visit, stateOf } = desk;
    await bring("Merrily Ottershaw", "merrily@victims.example.org");
    const path = await ask("merrily@victims.example.org");
    const cookie = await signIn(path, "merrily@victims.example.org");
    assert.equal((await stateOf(path)).outcome, "granted");
    assert.equal((await visit(`${path}/copy.json`, undefined, cookie)).status, 200);
    await lookUp({ fullName: "Jessamy Oldacre", email: "merrily@victims.example.org" });
    const refused = await visit(`${path}/copy.json`, undefined, cookie);
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /make another request/);
  });

  test("that object from such an address wait for the operator, without holding up others", async () => {
    const { api, bring, ask, stateOf } = desk;
    await lookUp({ fullName: "Jessamy Oldacre", email: "objector@elsewhere.example.org" });
    await bring("Odette Quarrington", "odette@victims.example.org");
    await bring("Nerissa Plumtree", "nerissa@victims.example.org");
    const paths: string[] = [];
    for (const email of [
      "objector@elsewhere.example.org",
      "odette@victims.example.org",
      "nerissa@victims.example.org",
    ]) {
      const path = await ask(email, { kind: "objection" });
      await signIn(path, email);
      paths.push(path);
    }
    const [strangers = "", erased = "", own = ""] = paths;
    const erasing = { identifiers: [{ kind: "email", value: "odette@victims.example.org" }] };
    assert.equal((await api.call("POST", "/erasures", { body: erasing })).status, 201);
    assert.equal((await stateOf(erased)).request_status, "cancelled");
    await api.rows.query("update desk_request set shown_at = shown_at - interval '4 days'");
    await api.service.end();
    await api.service.restart();
    await until(async () => (await stateOf(own)).request_status === "completed");
    assert.equal((await stateOf(own)).outcome, "granted");
    assert.equal((await stateOf(strangers)).request_status, "in_progress");
    const found = await api.call("GET", "/search?type=candor&query=Jessamy%20Oldacre");
    assert.equal((found.body as { results: unknown[] }).results.length, 1);
  });

  test("keep nothing of what was written to a person who is erased", async () => {
    const { api, bring } = desk;
    await bring("Philippa Quennell", "philippa@victims.example.org");
    const entered = await api.call("POST", "/desk/requests", {
      body: { kind: "erasure", regulation: "gdpr", name: "Philippa Quennell", email: "philippa@victims.example.org" },
    });
    const { subject_request_id: id } = entered.body as { subject_request_id: string };
    const answered = await api.call("POST", `/desk/requests/${id}/answer`, {
      body: { granted: true, text: "Dear Philippa Quennell, it is done.", identityChecked: true },
    });
    assert.equal(answered.status, 200, answered.text);
    assert.doesNotMatch((await api.call("GET", `/desk/requests/${id}`)).text, /Quennell/);
  });

  test("lead to five codes a day, counted by when they were created, and are limited to ten a day per address", async () => {
    const { api, letters, bring, ask, visit, letterTo } = desk;
    const email = "ottoline@victims.example.org";
    await bring("Ottoline Rushbrook", email);
    for (let round = 0; round < 8; round++) {
      await ask(email);
      await api.rows.query("update desk_request set received_at = received_at - interval '2 days'");
    }
    await bring("Prunella Sedgemoor", "prunella@victims.example.org");
    for (let round = 0; round < 10; round++) await ask("prunella@victims.example.org");
    const more = { kind: "access", regulation: "gdpr", email: "prunella@victims.example.org" };
    assert.equal((await visit("/desk", more)).status, 429);
    await letterTo("prunella@victims.example.org", 4);
    assert.equal(letters.filter(({ to }) => to === email).length, 5);
  });

  test("get only one of two simultaneous answers, and cannot be withdrawn once answered", async () => {
    const { api, bring, ask, letterTo, enter, visit, stateOf } = desk;
    await bring("Rowena Stapleford", "rowena@victims.example.org");
    const path = await ask("rowena@victims.example.org", { kind: "erasure" });
    await enter(path, await letterTo("rowena@victims.example.org"));
    const { subject_request_id: id } = await stateOf(path);
    const answers = await Promise.all(
      [true, true, false].map(
        async (granted) => await api.call("POST", `/desk/requests/${id}/answer`, { body: { granted, text: "So." } }),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
    assert.equal((await visit(`${path}/cancel`, {})).status, 409);
    assert.equal((await stateOf(path)).request_status, "completed");
  });

  test("without confirmation are listed after confirmed ones, are never overdue, and expire", async () => {
    const { api, bring, ask, letterTo, enter, open, visit, stateOf } = desk;
    await bring("Sophronia Tilney", "sophronia@victims.example.org");
    const unconfirmed = await ask("nobody@elsewhere.example.org", { kind: "complaint" });
    const confirmed = await ask("sophronia@victims.example.org", { kind: "complaint" });
    await enter(confirmed, await letterTo("sophronia@victims.example.org"));
    const { subject_request_id: first } = await stateOf(confirmed);
    const { subject_request_id: last } = await stateOf(unconfirmed);
    await api.rows.query("update desk_request set due_at = now() - interval '1 day' where id = $1", [last]);
    const { results } = await open();
    const place = (id: string) => results.findIndex(({ subject_request_id }) => subject_request_id === id);
    assert.ok(place(first) < place(last));
    assert.equal(results[place(last)]?.extensions.candor.isOverdue, false);
    await api.service.end();
    await api.service.restart();
    await until(async () => (await stateOf(unconfirmed)).request_status !== "pending");
    assert.match(await (await visit(unconfirmed)).text(), /has expired/);
    assert.doesNotMatch(api.service.output(), new RegExp(`overdue[^\\n]*${last}|${last}[^\\n]*overdue`));
  });

  test("without a body get the form again, and forms are read nowhere else", async () => {
    const { api } = desk;
    assert.equal((await fetch(`${api.service.url}/desk`, { method: "POST" })).status, 400);
    const form = { body: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } };
    assert.equal((await api.call("POST", "/lookups", form)).status, 415);
  });
});

test("Requesters at the desk have a low rate limit of their own", async () => {
  const desk = await startDesk({ CANDOR_ADDRESS_RATE: "240" });
  try {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) {
      const form = { kind: "access", regulation: "gdpr", email: `round-${round}@desk.example.org` };
      statuses.push((await desk.visit("/desk", form)).status);
    }
    assert.equal(statuses[0], 303);
    assert.ok(statuses.includes(429), statuses.join());
  } finally {
    await desk.stop();
  }
});
