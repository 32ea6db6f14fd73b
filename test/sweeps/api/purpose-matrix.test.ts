import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { BREACHES } from "../../../src/connectors/hibp/samples.ts";
import { MASTODON_STATUSES } from "../../../src/connectors/mastodon/samples.ts";
import { SCOPES } from "../../../src/contract/scope.ts";
import type { Property } from "../../../src/domain/claim.ts";
import { opensBirthDay, opensProperty, PURPOSE_BASES } from "../../../src/domain/property-rules.ts";
import { PURPOSES, type Purpose } from "../../../src/domain/purpose.ts";
import { type Answer, findPerson, NDJSON, ndjson, startApi, type TestApi, waitForEnd } from "../../api/http.ts";
import { writePage } from "../../api/people.ts";
import { ALL, FOR_ALL, LIST_BODIES, LISTS, OF_LOOKUP, READS, WRITES } from "../../api/purpose-groups.ts";

/** What the documents say about an invented person, by property. */
const MARKERS: readonly (readonly [Property, string])[] = [
  ["spouse", "Zorbla Quenby"],
  ["breach", "Leakville Forum"],
  ["article", "embezzlement at Scandalbury"],
];
/** The parts of the date of birth except the year. */
const BIRTH_DAY = /1971-02-03|3 February/;
/** In a post: withheld for every purpose. */
const WITHHELD = "diagnosis";

/** In a biography: closed, with its sentence alone, for purposes without a legal basis. */
const REVEALED = "Quenby disease";
const BESIDE = "Splices ropes by the sea";

const PERSON = {
  type: "candidate",
  key: "crm:ines",
  fullName: "Ines Calder",
  birthDate: "1971-02-03",
  identifiers: [{ kind: "email", value: "ines.calder@example.org" }],
};
const [STATUS] = MASTODON_STATUSES;
const ACCOUNT = {
  ...STATUS?.account,
  username: "ines",
  acct: "ines",
  display_name: "Ines Calder",
  url: "https://social.example.org/@ines",
};
const DOCUMENTS = [
  writePage("ines", "crm:ines", {
    name: "Ines Calder",
    email: "ines.calder@example.org",
    birthDate: "1971-02-03",
    spouse: { "@type": "Person", name: "Zorbla Quenby" },
    knowsAbout: ["Knots"],
    // Her gender is read from the sentence's pronoun, and quotes it.
    description: `${BESIDE}. She was diagnosed with ${REVEALED} in 2015. Lives in Alder.`,
  }),
  filed("hibp/breached-account", "https://haveibeenpwned.com/api/v3/breachedaccount/ines.calder%40example.org", [
    { ...BREACHES[0], Title: "Leakville Forum", Name: "Leakville" },
  ]),
  filed("mastodon/statuses", "https://social.example.org/api/v1/accounts/7/statuses", [
    // The newest: it also states when the account was last active.
    {
      ...STATUS,
      created_at: "2026-11-11T11:11:11.000Z",
      account: ACCOUNT,
      content: "<p>After my diagnosis the hospital called again today</p>",
    },
    {
      ...STATUS,
      id: "2",
      url: "https://social.example.org/@ines/2",
      account: ACCOUNT,
      content: "<p>The ferry is late</p>",
    },
  ]),
  {
    ...filed("news-article", "https://news.example.org/scandalbury", ""),
    mediaType: "text/html",
    data: `<html><head><title>Court</title></head><body><article><h1>Court</h1><p>Ines Calder, born on 3 February 1971, was
      convicted of embezzlement at Scandalbury on Monday.</p></article></body></html>`,
  },
];

function filed(kind: string, url: string, data: unknown) {
  return {
    type: "document",
    kind,
    url,
    mediaType: "application/json",
    collectedAt: "2026-01-02T03:04:05.000Z",
    identifiers: [{ kind: "candidate", value: "crm:ines" }],
    data: JSON.stringify(data),
  };
}

const STATES = ["queued", "running", "success", "error", "cancelled", "expired"] as const;
type State = (typeof STATES)[number];

describe("Purpose × route × key × state", () => {
  let api: TestApi;
  const lookups = new Map<Purpose, string>();
  const keys = new Map<string, string>();
  before(async () => {
    api = await startApi();
    const imported = await api.call("POST", "/imports?format=candor", {
      body: ndjson(PERSON, ...DOCUMENTS),
      headers: NDJSON,
    });
    assert.deepEqual([imported.status, (imported.body as { rejected: number }).rejected], [201, 0], imported.text);
    const candidateId = await findPerson(api, "Ines Calder");
    for (const purpose of PURPOSES) {
      const created = await api.call("POST", "/lookups", { body: { candidateId, purpose } });
      const { lookupId } = created.body as { lookupId: string };
      lookups.set(purpose, lookupId);
      const ended = await waitForEnd(api, lookupId);
      assert.equal(ended["status"], "success");
    }
    const others = (purpose: Purpose) => PURPOSES.filter((each) => each !== purpose);
    for (const purpose of PURPOSES) {
      keys.set(`only ${purpose}`, await makeKey([purpose], SCOPES));
      keys.set(`all but ${purpose}`, await makeKey(others(purpose), SCOPES));
    }
    keys.set("searches", await makeKey(PURPOSES, ["search"]));
  });
  after(() => api.stop());

  async function makeKey(purposes: readonly Purpose[], scopes: readonly string[], more = {}): Promise<string> {
    const { body, text } = await api.call("POST", "/keys", {
      body: { name: "matrix", scopes, purposes, rateLimit: 1_000_000, ...more },
    });
    const { key } = body as { key?: string };
    assert.ok(key, text);
    return key;
  }

  const keyOf = (name: string) => keys.get(name) ?? assert.fail(name);
  const idOf = (purpose: Purpose) => lookups.get(purpose) ?? assert.fail(purpose);

  async function ask(name: string, lookupId: string, key: string): Promise<Answer> {
    const { method, path, stream } = ALL[name] ?? assert.fail(name);
    const params: Readonly<Record<string, string>> = { lookupId, flag: "alcohol" };
    const { query = "", body } = { ...READS[name], ...WRITES[name], ...LIST_BODIES[name] } as {
      query?: string;
      body?: unknown;
    };
    const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => params[param] ?? "none") + query;
    return await api.call(method.toUpperCase(), filled, {
      key,
      ...(stream === undefined ? (body === undefined ? {} : { body }) : { body: "of somebody" }),
      ...(stream === undefined ? {} : { headers: { "content-type": stream } }),
    });
  }

  const setState = async (state: State) =>
    await api.rows.query("update lookup set status = $1, worker = null", [state]);

  const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;

  test("a key without the purpose, or without the scope, is refused by every operation in every state", async () => {
    for (const state of STATES) {
      await setState(state);
      for (const purpose of PURPOSES) {
        for (const [name, { scope }] of OF_LOOKUP.filter(([each]) => !FOR_ALL.includes(each))) {
          const refused = await ask(name, idOf(purpose), keyOf(`all but ${purpose}`));
          assert.deepEqual(
            [refused.status, codeOf(refused)],
            [403, "purpose_not_allowed"],
            `${name} ${purpose} ${state}`,
          );
          if (purpose !== "meeting") continue;
          const unscoped = await ask(name, idOf(purpose), keyOf("searches"));
          assert.deepEqual([unscoped.status, codeOf(unscoped)], [403, "scope_missing"], `${name} ${scope}`);
        }
        for (const name of LISTS) {
          const list = await ask(name, "", keyOf(`all but ${purpose}`));
          assert.equal(list.status, 200);
          assert.ok(!list.text.includes(idOf(purpose)), `${name} names a lookup for ${purpose}`);
        }
      }
    }
    await setState("success");
  });

  test("no read shows what the purpose closes or a withheld post or sentence, in any state; and nothing raw before the end", async () => {
    const seen = new Set<string>();
    for (const state of STATES) {
      await setState(state);
      await Promise.all(
        PURPOSES.map(async (purpose) => {
          const closed = MARKERS.filter(([property]) => !opensProperty(purpose, property));
          const isLawful = PURPOSE_BASES[purpose].special !== null;
          const hidden = [...closed.map(([, marker]) => marker), WITHHELD, ...(isLawful ? [] : [REVEALED])];
          for (const [name, { finished, running }] of Object.entries(READS)) {
            const isLive = state === "queued" || state === "running";
            // The stream of a running lookup does not end, and a report is rendered once, from what the others show.
            if ((name === "watchLookup" && isLive) || (name === "getReport" && purpose !== "meeting")) continue;
            const answer = await ask(name, idOf(purpose), keyOf(`only ${purpose}`));
            const where = `${name} for ${purpose}, ${state}: ${answer.text.slice(0, 300)}`;
            if (state === "success") assert.equal(answer.status, finished, where);
            if (isLive) assert.equal(answer.status, running, where);
            if (state === "expired") assert.equal(answer.status, name === "getLookup" ? 200 : 410, where);
            for (const marker of hidden) assert.ok(!answer.text.includes(marker), `${marker} in ${where}`);
            const isBirthDay = BIRTH_DAY.test(answer.text);
            if (!opensBirthDay(purpose)) assert.ok(!isBirthDay, `day of birth in ${where}`);
            if (isBirthDay) seen.add(`${purpose} birthDate`);
            for (const marker of [REVEALED, BESIDE])
              if (answer.text.includes(marker)) seen.add(`${name} ${purpose} ${marker}`);
            const shown = MARKERS.filter(([, marker]) => answer.text.includes(marker));
            if (isLive || state === "expired") assert.deepEqual(shown, [], where);
            for (const [property] of shown) seen.add(`${purpose} ${property}`);
          }
        }),
      );
    }
    await setState("success");
    // Callers with the right purpose do see the markers.
    for (const property of [...MARKERS.map(([each]) => each), "birthDate"])
      assert.ok(seen.has(`due_diligence ${property}`), property);
    for (const name of ["exportLookup", "listDatasources"]) {
      assert.ok(seen.has(`${name} due_diligence ${REVEALED}`), `${name} for a purpose that may see it`);
      assert.ok(seen.has(`${name} meeting ${BESIDE}`), `what is next to it, ${name}`);
    }
  });

  test("a link shows nothing that its lookup closes, and ends when its key loses the purpose", async () => {
    const key = await makeKey(["meeting", "sales"], SCOPES);
    const made = await api.call("POST", `/lookups/${idOf("meeting")}/shares`, { body: {}, key });
    const token = new URL((made.body as { url: string }).url).hash.slice(1);
    const open = () => api.call("GET", "/shared", { key: null, headers: { "x-share-token": token } });
    const opened = await open();
    assert.equal(opened.status, 200, opened.text);
    for (const marker of [...MARKERS.map(([, text]) => text), WITHHELD])
      assert.ok(!opened.text.includes(marker), marker);
    assert.doesNotMatch(opened.text, BIRTH_DAY);
    assert.match(opened.text, /1971/);
    const own = (await api.call("GET", "/keys/own", { key })).body as { keyId: string };
    const narrowed = await api.call("POST", `/keys/${own.keyId}`, { body: { purposes: ["sales"] } });
    assert.equal(narrowed.status, 200, narrowed.text);
    assert.equal((await open()).status, 404);
  });

  test("a caller who loses a purpose or is demoted is refused by every operation that it allowed, with the same key", async () => {
    const body = { name: "Mara Lindt", email: "mara.lindt@example.org", role: "analyst" };
    const { memberId } = (await api.call("POST", "/members", { body })).body as { memberId: string };
    const key = await makeKey(PURPOSES, ["lookups:read", "lookups:write"], { memberId });
    const change = async (change: object) => {
      const changed = await api.call("POST", `/members/${memberId}`, { body: change });
      assert.equal(changed.status, 200, changed.text);
    };
    await change({ purposes: ["sales"] });
    for (const [name] of OF_LOOKUP.filter(([each]) => !FOR_ALL.includes(each))) {
      const refused = await ask(name, idOf("meeting"), key);
      assert.deepEqual([refused.status, codeOf(refused)], [403, "purpose_not_allowed"], name);
    }
    await change({ role: "reader" });
    await delay(1_001);
    for (const name of Object.keys(WRITES)) {
      const refused = await ask(name, idOf("sales"), key);
      assert.deepEqual([refused.status, codeOf(refused)], [403, "scope_missing"], name);
    }
    assert.equal((await ask("getLookup", idOf("sales"), key)).status, 200);
  });

  test("a repeated request shows no lookup to a key that may not use its purpose", async () => {
    const body = { candidateId: await findPerson(api, "Ines Calder"), preview: true };
    const headers = { "idempotency-key": "one-of-two-keys" };
    const first = await api.call("POST", "/lookups", { body, headers, key: keyOf("only journalism") });
    assert.equal(first.status, 201, first.text);
    const again = await api.call("POST", "/lookups", { body, headers, key: keyOf("only meeting") });
    assert.deepEqual([again.status, codeOf(again)], [403, "purpose_not_allowed"]);
  });

  test("refused purposes are refused for lookups, bulk lookups and keys; a key for them cannot be created", async () => {
    const candidateId = await findPerson(api, "Ines Calder");
    for (const purpose of ["employment", "tenancy", "credit", "insurance"]) {
      const lookup = await api.call("POST", "/lookups", { body: { candidateId, purpose } });
      assert.deepEqual([lookup.status, codeOf(lookup)], [403, "purpose_refused"]);
      const bulk = await api.call("POST", `/bulk?name=people.csv&purpose=${purpose}`, {
        body: "fullName\nInes Calder\n",
        headers: { "content-type": "application/octet-stream" },
      });
      assert.deepEqual([bulk.status, codeOf(bulk)], [403, "purpose_refused"]);
      const key = await api.call("POST", "/keys", { body: { name: "no", scopes: ["search"], purposes: [purpose] } });
      assert.equal(key.status, 400);
    }
  });

  test("flags for belief, politics and sexuality are refused for purposes that may not see them", async () => {
    const candidateId = await findPerson(api, "Ines Calder");
    const body = (purpose: Purpose) => ({ candidateId, purpose, preview: true, "candor.flags": ["religiousContent"] });
    for (const purpose of PURPOSES) {
      const answer = await api.call("POST", "/lookups", { body: body(purpose) });
      const isOpen = ["due_diligence", "journalism", "self", "brand_partnership"].includes(purpose);
      assert.equal(answer.status, isOpen ? 201 : 403, purpose);
      if (!isOpen) assert.equal(codeOf(answer), "section_closed");
    }
  });

  test("nobody under 18 is looked up, by what the caller states or an import says", async () => {
    const given = { fullName: "Tam Bligh", sources: [], "candor.birthDate": `${new Date().getUTCFullYear() - 12}` };
    const refused = await api.call("POST", "/lookups", { body: { candidate: given } });
    assert.deepEqual([refused.status, codeOf(refused)], [403, "person_under_age"]);
    const { rows } = await api.rows.query("select 1 from lookup where candidate::text like '%Tam Bligh%'");
    assert.deepEqual(rows, []);
  });

  test("for every operation, erased data and suppressed people have never existed", async () => {
    const unknown = "01890000-0000-7000-8000-000000000000";
    const erased = idOf("sales");
    assert.equal((await ask("eraseLookup", erased, keyOf("all but sales"))).status, 200);
    const suppressed = await api.call("POST", "/suppressions", {
      body: { identifiers: [{ kind: "email", value: "ines.calder@example.org" }] },
    });
    assert.equal(suppressed.status, 201, suppressed.text);
    for (const lookupId of [erased, ...lookups.values()]) {
      for (const [name] of OF_LOOKUP.filter(([each]) => !FOR_ALL.includes(each))) {
        const [gone, never] = [
          await ask(name, lookupId, api.service.apiKey),
          await ask(name, unknown, api.service.apiKey),
        ];
        assert.deepEqual([gone.status, codeOf(gone)], [404, codeOf(never)], name);
      }
    }
  });
});
