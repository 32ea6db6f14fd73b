import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { DeskLetter, DeskReceipt, DeskRequest } from "../../src/contract/desk.ts";
import { startDesk, type TestDesk } from "./desk-service.ts";
import { assertProblem, findPerson, insertKey, startApi } from "./http.ts";
import { until } from "../support/until.ts";

describe("The desk", () => {
  let desk: TestDesk;
  before(async () => {
    desk = await startDesk({ CANDOR_DESK_ALERTS: "answers@candor.example.org" });
  });
  after(async () => await desk.stop());

  test("gives a copy to the person with the code sent to the address on file, and to nobody else", async () => {
    const { api, bring, visit, ask, letterTo, enter, stateOf } = desk;
    await bring("Perpetua Longacre", "perpetua@desk.example.org", { company: "Longacre Looms" });
    const front = await visit("/desk");
    assert.equal(front.headers.get("x-robots-tag"), null);
    const path = await ask("Perpetua@Desk.example.org", { name: "Perpetua Longacre" });
    const page = await visit(path);
    assert.equal(page.headers.get("x-robots-tag"), "noindex, nofollow");
    assert.match(await page.text(), /Enter the code/);
    assert.equal((await visit(`${path}/copy.json`)).status, 404);
    const signedIn = await enter(path, await letterTo("perpetua@desk.example.org"));
    assert.equal(signedIn.status, 303);
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    assert.match(signedIn.headers.get("set-cookie") ?? "", /HttpOnly; SameSite=Strict/);
    const copy = await visit(`${path}/copy.json`, undefined, cookie);
    assert.equal(copy.status, 200);
    assert.match(await copy.text(), /Longacre Looms/);
    const pdf = await visit(`${path}/copy.pdf`, undefined, cookie);
    assert.equal(pdf.headers.get("content-type"), "application/pdf");
    assert.equal((await visit(`${path}/copy.json`)).status, 404);
    assert.equal((await visit(`${path}/copy.json`, undefined, "candor_desk=forged")).status, 404);
    const receipt = DeskReceipt.strict().parse(await stateOf(path));
    assert.deepEqual([receipt.request_status, receipt.outcome], ["completed", "granted"]);
    const audit = (await api.call("GET", "/audit")).body as { results: { operation: string; keyId: string }[] };
    assert.ok(audit.results.some(({ operation, keyId }) => operation === "openDeskCopy" && keyId === "desk"));
    assert.doesNotMatch(api.service.output(), /perpetua|Longacre/i);
  });

  test("answers in German on every page if asked in German", async () => {
    const { api, visit, ask } = desk;
    const front = await fetch(`${api.service.url}/desk`, {
      headers: { "accept-language": "pt-BR,de-AT;q=0.8,en;q=0.5" },
    });
    assert.match(await front.text(), /<html lang="de">[^]*Ihre Daten/);
    assert.match(await (await visit("/desk?language=lt")).text(), /<html lang="lt">[^]*Jūsų duomenys/);
    const refused = await visit("/desk", { kind: "access", regulation: "gdpr", language: "de", email: "no address" });
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /<html lang="de">[^]*geben Sie eine E-Mail-Adresse an/);
    const path = await ask("wiltrud@desk.example.org", { language: "de" });
    const page = await (await visit(path)).text();
    assert.match(page, /<html lang="de">[^]*Ihr Antrag[^]*Code eingeben/);
    const wrong = await visit(`${path}/code`, { code: "00000000" });
    assert.match(await wrong.text(), /Dieser Code ist nicht gültig/);
    const nothing = await visit("/desk/nothing-at-all?language=fr");
    assert.equal(nothing.status, 404);
    assert.match(await nothing.text(), /<html lang="fr">[^]*Il n’y a rien à cette adresse/);
  });

  test("never reveals whether an address is on file, and sends no letter to one that is not", async () => {
    const { letters, bring, visit, ask, letterTo, enter, stateOf } = desk;
    await bring("Quentin Marchbanks", "quentin@desk.example.org");
    const shapes = [];
    for (const email of ["quentin@desk.example.org", "nobody@desk.example.org"]) {
      const path = await ask(email);
      const pages = [await visit(path), await enter(path, "00000000"), await visit(`${path}/codes`, {})];
      const token = path.split("/").at(-1) ?? "";
      const texts = await Promise.all(pages.map(async (page) => [page.status, await page.text()] as const));
      const { subject_request_id: id, ...receipt } = await stateOf(path);
      shapes.push([
        texts.map(([status, text]) => [status, text.replaceAll(token, "TOKEN").replaceAll(id, "ID")]),
        receipt.request_status,
      ]);
    }
    assert.deepEqual(shapes[0], shapes[1]);
    await letterTo("quentin@desk.example.org");
    assert.ok(letters.every(({ to }) => to !== "nobody@desk.example.org"));
  });

  test("accepts a code only for its own request, for an hour and five attempts", async () => {
    const { api, bring, visit, ask, letterTo, enter } = desk;
    await bring("Rosamund Tiverton", "rosamund@desk.example.org");
    const [one, other] = [await ask("rosamund@desk.example.org"), await ask("rosamund@desk.example.org")];
    const first = await letterTo("rosamund@desk.example.org");
    const second = await letterTo("rosamund@desk.example.org", 1);
    const { rows } = await api.rows.query<{ id: string }>(
      "select id from desk_request where state = 'pending' order by received_at desc limit 2",
    );
    assert.equal(rows.length, 2);
    const [a, b] = [await enter(one, "99999999"), await enter(other, "not a code")];
    assert.deepEqual([a.status, b.status], [422, 422]);
    // Nothing says which letter belongs to which request: only one of the two codes opens each.
    const crossed = await Promise.all([enter(one, first), enter(one, second)]);
    assert.deepEqual(crossed.map(({ status }) => status).toSorted(), [303, 422]);
    for (let tried = 0; tried < 5; tried++) assert.equal((await enter(other, "12345678")).status, 422);
    const late = await Promise.all([enter(other, first), enter(other, second)]);
    assert.deepEqual(
      late.map(({ status }) => status),
      [422, 422],
    );

    await visit(`${other}/codes`, {});
    const third = await letterTo("rosamund@desk.example.org", 2);
    await api.rows.query("update desk_request set code_until = now() - interval '1 second' where state = 'pending'");
    assert.equal((await enter(other, third)).status, 422);
  });

  test("leaves requests from an address of several people, or of somebody with another name, to the operator", async () => {
    const { bring, visit, ask, letterTo, enter, stateOf } = desk;
    await bring("Sybil Underwood", "both@desk.example.org");
    await bring("Tobias Underwood", "both@desk.example.org");
    await bring("Ursula Vantongeren", "ursula@desk.example.org");
    const asked = [
      await ask("both@desk.example.org", { name: "Sybil Underwood" }),
      await ask("ursula@desk.example.org", { name: "Xaver Yolland" }),
    ];
    for (const [index, email] of ["both@desk.example.org", "ursula@desk.example.org"].entries()) {
      const path = asked[index] ?? "";
      const signedIn = await enter(path, await letterTo(email));
      const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
      assert.equal((await visit(`${path}/copy.json`, undefined, cookie)).status, 404);
      assert.equal((await stateOf(path)).request_status, "in_progress");
    }
  });

  test("lists each request once, page by page, in overall order", async () => {
    const { api } = desk;
    for (let number = 0; number < 5; number++) {
      const body = { kind: "complaint", regulation: "gdpr", receivedAt: "2026-11-02T09:00:00Z", message: `${number}` };
      assert.equal((await api.call("POST", "/desk/requests", { body })).status, 201);
    }
    interface List {
      readonly results: readonly DeskRequest[];
      readonly next: string;
    }
    const whole = (await api.call("GET", "/desk/requests?state=all&limit=1000")).body as List;
    const read: string[] = [];
    for (let next = ""; ; ) {
      const { body } = await api.call("GET", `/desk/requests?state=all&limit=2${next === "" ? "" : `&next=${next}`}`);
      const page = body as List;
      read.push(...page.results.map((request) => request.subject_request_id));
      if (page.next === "") break;
      next = page.next;
    }
    assert.ok(whole.results.length >= 5);
    assert.deepEqual(
      read,
      whole.results.map((request) => request.subject_request_id),
    );
    assertProblem(await api.call("GET", "/desk/requests?next=forged"), 400, "invalid_request", ["/query/next"]);
  });

  test("sends at most five codes a day to one address, whoever asks, so that no mailbox is flooded", async () => {
    const { letters, bring, ask, letterTo } = desk;
    await bring("Wilhelmina Ashgrove", "wilhelmina@desk.example.org");
    for (let round = 0; round < 8; round++) await ask("wilhelmina@desk.example.org");
    await letterTo("wilhelmina@desk.example.org", 4);
    await ask("perpetua@desk.example.org");
    await letterTo("perpetua@desk.example.org", 1);
    assert.equal(letters.filter(({ to }) => to === "wilhelmina@desk.example.org").length, 5);
  });

  test("returns an incomplete form with what was entered, and accepts OpenDSR unchanged", async () => {
    const { api, visit } = desk;
    const wrong = await visit("/desk", {
      kind: "erasure",
      regulation: "gdpr",
      name: '"><script>',
      email: "no",
      message: "",
    });
    assert.equal(wrong.status, 400);
    const page = await wrong.text();
    assert.match(page, /role="alert"/);
    assert.match(page, /&quot;&gt;&lt;script&gt;/);
    assert.doesNotMatch(page, /<script>/);
    const body = {
      regulation: "ccpa",
      subject_request_id: "a7551968-d5d6-44b2-9831-815ac9017798",
      subject_request_type: "erasure",
      submitted_time: "2026-11-02T15:00:00Z",
      subject_identities: [{ identity_type: "email", identity_value: "x@desk.example.org", identity_format: "raw" }],
      api_version: "1.0",
    };
    const post = async (sent: object) =>
      await fetch(`${api.service.url}/desk`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(sent),
      });
    const made = await post(body);
    assert.equal(made.status, 201);
    const receipt = (await made.json()) as Record<string, string>;
    const days = Date.parse(receipt["expected_completion_time"] ?? "") - Date.parse(receipt["received_time"] ?? "");
    assert.equal(days / 86_400_000, 45);
    assert.deepEqual(JSON.parse(Buffer.from(receipt["encoded_request"] ?? "", "base64").toString()), body);
    assert.equal(receipt["subject_request_id"], body.subject_request_id);
    assert.equal((await post(body)).status, 400, "the ID was used before");
    assert.equal((await post({ ...body, subject_request_id: "42" })).status, 400);
    const withdraw = async () => await fetch(`${api.service.url}${made.headers.get("location")}`, { method: "DELETE" });
    const withdrawn = await withdraw();
    assert.equal(withdrawn.status, 202);
    const { subject_request_id: id, request_status: state } = (await withdrawn.json()) as Record<string, string>;
    assert.deepEqual([id, state], [body.subject_request_id, "cancelled"]);
    assert.equal((await post({ ...body, regulation: "martian" })).status, 400);
    assert.equal((await post({ ...body, subject_identities: [] })).status, 400);
  });

  test("lets the operator enter, extend and answer requests; what is granted is done only for the person who is identified", async () => {
    const { api, bring, open } = desk;
    await bring("Yseult Zimmerling", "yseult@desk.example.org");
    const entered = await api.call("POST", "/desk/requests", {
      body: { kind: "erasure", regulation: "gdpr", name: "Yseult Zimmerling", email: "Yseult@desk.example.org" },
    });
    assert.equal(entered.status, 201, entered.text);
    const { subject_request_id: id } = DeskReceipt.strict().parse(entered.body);
    const at = `/desk/requests/${id}`;
    const shown = DeskRequest.strict().parse((await api.call("GET", at)).body);
    assert.equal(shown.extensions.candor.name, "Yseult Zimmerling");
    assertProblem(
      await api.call("POST", `${at}/answer`, { body: { granted: true, text: "Done." } }),
      409,
      "desk_identity_missing",
    );
    const extended = (await api.call("POST", `${at}/extension`, { body: { reason: "Much." } })).body as DeskReceipt;
    assert.ok(extended.expected_completion_time > shown.expected_completion_time);
    assertProblem(await api.call("POST", `${at}/extension`, { body: { reason: "More." } }), 409, "desk_not_extendable");
    const key = "a-key-of-another-account-desk";
    await insertKey(api.rows, key, { accountId: "another" });
    assertProblem(await api.call("GET", at, { key }), 404, "desk_request_not_found");
    assertProblem(await api.call("GET", "/desk/requests", { key }), 404, "desk_request_not_found");
    const answered = await api.call("POST", `${at}/answer`, {
      body: { granted: true, text: "Done.", identityChecked: true },
    });
    const receipt = DeskReceipt.strict().parse(answered.body);
    assert.equal(receipt.outcome, "granted");
    const erasure = (await api.call("GET", `/erasures/${String(receipt.erasureId)}`)).body as {
      stores: { store: string; count: number }[];
    };
    const counts = new Map(erasure.stores.map(({ store, count }) => [store, count]));
    assert.deepEqual([counts.get("candidate"), counts.get("desk_request")], [1, 1]);
    const kept = DeskRequest.strict().parse((await api.call("GET", at)).body);
    assert.deepEqual([kept.extensions.candor.name, kept.request_status], [null, "completed"]);
    assertProblem(
      await api.call("POST", `${at}/answer`, { body: { granted: false, text: "No." } }),
      409,
      "desk_request_closed",
    );
    assert.ok((await open()).results.every((each) => each.subject_request_id !== id));
  });

  test("writes to people with a confirmed address in their language: the answer, or why it takes longer", async () => {
    const { api, told, bring, ask, letterTo, enter, stateOf } = desk;
    await bring("Ottilie Brandauer", "ottilie@desk.example.org");
    const words = { kind: "erasure", language: "de", name: "Ottilie Brandauer" };
    const path = await ask("ottilie@desk.example.org", words);
    await enter(path, await letterTo("ottilie@desk.example.org"));
    const { subject_request_id: id } = await stateOf(path);
    const at = `/desk/requests/${id}`;
    const letter = async (query = "") =>
      DeskLetter.strict().parse((await api.call("GET", `${at}/letter${query}`)).body);
    const theirs = () => told.filter(({ to }) => to === "ottilie@desk.example.org");
    await until(() => theirs().length === 1);
    const received = await letter();
    assert.deepEqual([received.to, received.language], ["ottilie@desk.example.org", "de"]);
    assert.match(received.text, /^Guten Tag Ottilie Brandauer,[^]*die Löschung[^]*2016\/679, 12\(3\)[^]*kostenlos/);
    assert.match((await letter("?language=lt")).text, /^Sveiki, Ottilie Brandauer,[^]*ištrinti saugomus/);
    await api.call("POST", `${at}/extension`, { body: { reason: "Vieles." } });
    await until(() => theirs().length === 2);
    assert.match((await letter()).text, /länger als üblich[^]*Unser Grund: Vieles\./);
    await api.call("POST", `${at}/answer`, { body: { granted: true, text: "Erledigt, Frau Brandauer." } });
    await until(() => theirs().length === 3);
    assert.match(theirs()[2]?.text ?? "", /^Subject: Ihr Antrag/m);
    const after = await letter();
    assert.match(after.text, /Alles, was .* wurde gelöscht[^]*Beleg hat die Nummer/);
    assert.equal(after.to, "", "nothing about an erased person is kept, not even the address and text of their letter");
    assert.doesNotMatch(after.text, /Brandauer/);
    assert.doesNotMatch(api.service.output(), /ottilie|Brandauer/i);
  });

  test("writes to no unconfirmed address; the operator finds the letter, with the competent authority in it", async () => {
    const { api, told, ask, stateOf } = desk;
    const path = await ask("stranger@desk.example.org", { kind: "complaint", regulation: "uk_gdpr" });
    const entered = await api.call("POST", "/desk/requests", {
      body: {
        kind: "objection",
        regulation: "fadp",
        language: "fr",
        name: "Odile Rochat",
        email: "odile@desk.example.org",
      },
    });
    const { subject_request_id: byLetter } = DeskReceipt.strict().parse(entered.body);
    for (const id of [(await stateOf(path)).subject_request_id, byLetter]) {
      const refused = await api.call("POST", `/desk/requests/${id}/answer`, { body: { granted: false, text: "Non." } });
      assert.equal(refused.status, 200, refused.text);
    }
    const { text } = DeskLetter.parse((await api.call("GET", `/desk/requests/${byLetter}/letter`)).body);
    assert.match(text, /^Bonjour Odile Rochat,[^]*Nous ne donnons pas suite[^]*Non\.[^]*edoeb\.admin\.ch/);
    await api.service.end();
    assert.ok(told.every(({ to }) => to !== "stranger@desk.example.org" && to !== "odile@desk.example.org"));
    await api.service.restart();
  });

  test("grants an objection that nobody answers, and reports overdue requests by ID", async () => {
    const { api, told, bring, ask, letterTo, enter, stateOf, open } = desk;
    await bring("Zenobia Ackerley", "zenobia@desk.example.org");
    await findPerson(api, "zenobia@desk.example.org");
    const path = await ask("zenobia@desk.example.org", { kind: "objection", name: "Zenobia Ackerley" });
    await enter(path, await letterTo("zenobia@desk.example.org"));
    assert.equal((await stateOf(path)).request_status, "in_progress");
    const late = (await api.call("POST", "/desk/requests", {
      body: { kind: "complaint", regulation: "lgpd", name: "Anybody", receivedAt: "2026-01-02T09:00:00Z" },
    })) as { body: { subject_request_id: string } };
    await api.rows.query("update desk_request set shown_at = shown_at - interval '4 days'");
    await api.service.end();
    await api.service.restart();
    await until(async () => (await stateOf(path)).request_status === "completed");
    assert.equal((await stateOf(path)).outcome, "granted");
    const found = await api.call("GET", "/search?type=candor&query=zenobia%40desk.example.org");
    assert.deepEqual((found.body as { results: unknown[] }).results, []);
    assert.match(
      api.service.output(),
      new RegExp(`overdue[^\\n]*${late.body.subject_request_id}|${late.body.subject_request_id}[^\\n]*overdue`),
    );
    const [first] = (await open()).results;
    assert.equal(first?.extensions.candor.isOverdue, true);
    const alerts = () => told.filter(({ to }) => to === "answers@candor.example.org");
    const overdue = new RegExp(`Overdue since 2026-\\d\\d-\\d\\d: ${late.body.subject_request_id}`);
    await until(() => alerts().some(({ text }) => overdue.test(text)));
    assert.ok(alerts().every(({ text }) => !/Anybody|Ackerley/.test(text)));
  });
});

test("A form with half a million fields is refused unread, and so is anything that is not a form", async () => {
  const desk = await startDesk();
  try {
    const send = async (path: string, body: string, type = "application/x-www-form-urlencoded") =>
      await fetch(`${desk.api.service.url}${path}`, { method: "POST", body, headers: { "content-type": type } });
    assert.equal((await send("/desk/x/code", "a&".repeat(500_000))).status, 413);
    assert.equal((await send("/desk/x/code", "a&".repeat(1_000))).status, 400);
    for (const type of ["text/plain", "application/x-ndjson"]) {
      const answer = await send("/desk", "kind=access", type);
      assert.equal(answer.status, 415, type);
      assert.match(answer.headers.get("content-type") ?? "", /^application\/problem\+json\b/);
    }
    const other = await fetch(`${desk.api.service.url}/desk/x/copy.json`, { method: "DELETE" });
    assert.deepEqual([other.status, other.headers.get("allow")], [405, "GET, HEAD"]);
  } finally {
    await desk.stop();
  }
});

test("Without the setting there is no desk", async () => {
  const api = await startApi();
  try {
    const answer = await fetch(`${api.service.url}/desk`, { method: "POST", body: "{}" });
    assert.equal(answer.status, 404);
  } finally {
    await api.stop();
  }
});
