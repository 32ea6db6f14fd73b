import { parse } from "csv-parse/sync";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import sharp from "sharp";
import { FoundHistory } from "../../src/contract/history.ts";
import { startService, type TestService } from "../support/service.ts";
import { until } from "../support/until.ts";
import { TOVA } from "../web/people.ts";
import { readRows, runList } from "./bulk-kit.ts";
import { assertProblem, callService, NDJSON, ndjson, type TestApi, waitForEnd } from "./http.ts";

describe("Lookups of one person", () => {
  let service: TestService;
  const call: TestApi["call"] = (method, path, options) => callService(service, method, path, options);
  before(async () => {
    service = await startService({ engine: "postgres" });
    const imported = await call("POST", "/imports?format=candor", { body: TOVA, headers: NDJSON });
    assert.equal(imported.status, 201, imported.text);
  });
  after(() => service.stop());

  const look = async (body: object): Promise<string> => {
    const created = await call("POST", "/lookups", { body });
    assert.equal(created.status, 201, created.text);
    const { lookupId } = created.body as { lookupId: string };
    await waitForEnd({ call }, lookupId);
    return lookupId;
  };
  const idsOf = async (query: string): Promise<string[]> => {
    const { status, body, text } = await call("GET", `/lookups?${query}`);
    assert.equal(status, 200, text);
    return (body as { results: { lookupId: string }[] }).results.map(({ lookupId }) => lookupId);
  };
  const searchHistory = async (body: object) => {
    const { status, body: found, text } = await call("POST", "/history", { body: { limit: 100, ...body } });
    assert.equal(status, 200, text);
    return FoundHistory.parse(found);
  };
  const findOne = async (email: string): Promise<string> => {
    const { body } = await call("GET", `/search?type=candor&query=${encodeURIComponent(email)}`);
    return (body as { results: { candidateId: string }[] }).results[0]?.candidateId ?? "";
  };

  /** The candidate imported with an address, whether or not a search may show them. */
  const heldUnder = async (email: string): Promise<string> => {
    const rows = new pg.Client({ connectionString: service.databaseUrl });
    await rows.connect();
    const text = "select id from candidate where $1 = any(identifiers) order by number limit 1";
    const found = await rows.query<{ id: string }>(text, [`email:${email}`]);
    await rows.end();
    return found.rows[0]?.id ?? "";
  };

  test("leave a connection for searches when an account creates many at once", async () => {
    const rows = new pg.Client({ connectionString: service.databaseUrl });
    await rows.connect();
    await rows.query("begin");
    await rows.query("select from api_key for update");
    const created = Array.from({ length: 30 }, () =>
      call("POST", "/lookups", { body: { candidate: { fullName: "Zyla Queenborough", sources: [] } } }),
    );
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await until(async () => ((await rows.query(waiting)).rowCount ?? 0) > 0);
    const found = await call("GET", "/search?type=candor&query=nobody");
    assert.equal(found.status, 200, found.text);
    await rows.query("rollback");
    await rows.end();
    for (const { status, text, body } of await Promise.all(created)) {
      assert.equal(status, 201, text);
      await call("DELETE", `/lookups/${(body as { lookupId: string }).lookupId}`);
    }
  });

  test("are refused in every way if an import says the person is under 18: by their ID, by one of their keys, in a list, by their page", async () => {
    const born = `${new Date().getFullYear() - 12}-02-03`;
    const node = {
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Quenby Brackwater",
      birthDate: born,
      email: "quenby@brackwater.example.org",
    };
    const child = (key: string, fullName: string, more: object = {}) => ({
      type: "candidate",
      key,
      fullName,
      identifiers: [{ kind: "email", value: `${key}@brackwater.example.org` }],
      ...more,
    });
    const people = [
      child("ottoline", "Ottoline Brackwater", { birthDate: born }),
      child("peregrine", "Peregrine Brackwater", { birthDate: born.slice(0, 4) }),
      child("tiberius", "Tiberius Brackwater"),
      { ...child("tiberius", "Tiberius Brackwater", { birthDate: born }), key: "a second file" },
      child("quenby", "Quenby Brackwater"),
    ];
    const page = {
      type: "document",
      kind: "person-page",
      url: "https://brackwater.example.org/quenby",
      mediaType: "text/html",
      data: `<html><head><script type="application/ld+json">${JSON.stringify(node)}</script></head><body><p>Quenby Brackwater</p></body></html>`,
      identifiers: [{ kind: "email", value: "quenby@brackwater.example.org" }],
    };
    const imported = await call("POST", "/imports?format=candor", { body: ndjson(...people, page), headers: NDJSON });
    assert.equal(imported.status, 201, imported.text);
    for (const key of ["ottoline", "peregrine", "tiberius"]) {
      const email = `${key}@brackwater.example.org`;
      const fullName = people.find((each) => each.key === key)?.fullName ?? "";
      const candidateId = await heldUnder(email);
      const candidate = { fullName, email, sources: [] };
      for (const body of [{ candidateId }, { candidateId, preview: true }, { candidate }, { candidate, trial: true }]) {
        assertProblem(await call("POST", "/lookups", { body }), 403, "person_under_age");
      }
      const list = `${JSON.stringify({ fullName, email })}\n`;
      for (const way of ["leave", "lookUp"]) {
        const bulk = await runList(service, `name=a.ndjson&unmatched=${way}`, list);
        const [row] = await readRows(service, bulk.bulkId);
        assert.deepEqual([row?.state, row?.reason, row?.lookupId], ["skipped", "the person is under 18", undefined]);
      }
    }
    const email = "ottoline+club@brackwater.example.org";
    const parent = { fullName: "Ulrika Brackwater", email: "ottoline@brackwater.example.org", sources: [] };
    for (const candidate of [
      { fullName: "Ottoline Brackwater", email, sources: [] },
      { fullName: "Somebody Else", email, sources: [] },
      parent,
    ])
      assertProblem(await call("POST", "/lookups", { body: { candidate } }), 403, "person_under_age");
    const phone = [{ kind: "phone", value: "+4722555099" }];
    const called = { ...child("linden", "Linden Brackwater", { birthDate: "2015" }), identifiers: phone };
    await call("POST", "/imports?format=candor", { body: ndjson(called), headers: NDJSON });
    const asked = { fullName: "Linden Brackwater", "candor.phone": "+4722555099", sources: [] };
    assertProblem(await call("POST", "/lookups", { body: { candidate: asked } }), 403, "person_under_age");
    const shared = child("ottoline", parent.fullName, { key: "a parent", birthDate: "1971" });
    const young = child("rosamund", "Rosamund Brackwater", { headline: "Pupil aged 12" });
    await call("POST", "/imports?format=candor", { body: ndjson(shared, young), headers: NDJSON });
    assert.equal((await call("POST", "/lookups", { body: { candidate: parent } })).status, 201);
    const candidateId = await heldUnder("rosamund@brackwater.example.org");
    assertProblem(await call("POST", "/lookups", { body: { candidateId } }), 403, "person_under_age");
    const elder = child("merged", "Perpetua Brackwater", { key: "an elder", birthDate: "1980" });
    const merged = child("merged-young", "Perpetua Brackwater", { headline: "U13 swimmer, born 2014" });
    await call("POST", "/imports?format=candor", { body: ndjson(elder, merged), headers: NDJSON });
    const [head, absorbed] = [
      await heldUnder("merged@brackwater.example.org"),
      await heldUnder("merged-young@brackwater.example.org"),
    ];
    const before = await look({ candidateId: head });
    // One that a worker still holds.
    const running = await look({ candidateId: head });
    const rows = new pg.Client({ connectionString: service.databaseUrl });
    await rows.connect();
    await rows.query("update lookup set status = 'running', finished_at = null where id = $1", [running]);
    await rows.end();
    assert.equal((await call("POST", `/candidates/${head}/merges`, { body: { candidateId: absorbed } })).status, 200);
    assertProblem(await call("POST", "/lookups", { body: { candidateId: head } }), 403, "person_under_age");
    const stated = child("stated", "Perpetua Brackmere", { birthDate: "1981" });
    const bring = async (row: object) =>
      await call("POST", "/imports?format=candor", { body: ndjson(row), headers: NDJSON });
    await bring(stated);
    const known = await look({ candidateId: await heldUnder("stated@brackwater.example.org") });
    await bring({ ...stated, birthDate: born });
    for (const lookupId of [before, running, known]) {
      const { body } = await call("GET", `/lookups/${lookupId}`);
      const { status, errorMessage, candidate } = body as Record<string, unknown>;
      assert.deepEqual([status, (candidate as { fullName: string }).fullName], ["error", ""]);
      assert.match(String(errorMessage), /under 18/);
    }
    const described = { fullName: "Quenby Brackwater", email: "quenby@brackwater.example.org", sources: [] };
    const quenby = { candidateId: await heldUnder(described.email) };
    for (const body of [{ candidate: described }, quenby]) {
      const created = await call("POST", "/lookups", { body });
      const ended = await waitForEnd({ call }, (created.body as { lookupId: string }).lookupId);
      assert.deepEqual([ended["status"], (ended["candidate"] as { fullName: string }).fullName], ["error", ""]);
      assert.match(String(ended["errorMessage"]), /under 18/);
    }
    // What her page showed is remembered about her: that she is under 18, and nothing else.
    assert.equal(await findOne(described.email), "");
    assert.equal(await findOne("Quenby Brackwater"), "");
    for (const body of [quenby, { candidate: described }]) {
      assertProblem(await call("POST", "/lookups", { body }), 403, "person_under_age");
    }
    assertProblem(await call("GET", `/candidates/${quenby.candidateId}`), 403, "person_under_age");
    await bring(child("quenby", "Quenby Brackwater", { headline: "Boats" }));
    assert.equal(await findOne(described.email), "");
    await bring(child("quenby", "Quenby Brackwater", { birthDate: "1979" }));
    assert.equal(await findOne(described.email), quenby.candidateId);
  });

  test("all end, and are hidden, when a document shows that the person is under 18", async () => {
    const email = "isolde@brackmoor.example.org";
    const row = {
      type: "candidate",
      key: "isolde",
      fullName: "Isolde Brackmoor",
      identifiers: [{ kind: "email", value: email }],
    };
    await call("POST", "/imports?format=candor", { body: ndjson(row), headers: NDJSON });
    const candidateId = await findOne(email);
    const [one, other] = [await look({ candidateId }), await look({ candidateId })];
    const added = await fetch(`${service.url}/v1/lookups/${one}/documents?name=cv.txt&whose=person`, {
      method: "POST",
      headers: { "x-api-key": service.apiKey, "content-type": "application/octet-stream" },
      body: `Isolde Brackmoor\n${email}\nDate of birth: ${new Date().getFullYear() - 12}-02-03\nSkills\nKnots, Sails`,
    });
    assert.ok(added.status < 300, await added.text());
    for (const lookupId of [one, other]) {
      const { status, candidate } = (await call("GET", `/lookups/${lookupId}`)).body as Record<string, unknown>;
      assert.deepEqual([status, (candidate as { fullName: string }).fullName], ["error", ""]);
    }
    assert.equal(await findOne(email), "");
    assertProblem(await call("POST", "/lookups", { body: { candidateId } }), 403, "person_under_age");
  });

  test("cannot start from a search or a card if an import says the person is under 18; the import reports how many, and no row", async () => {
    const born = (years: number) => `${new Date().getFullYear() - years}-02-03`;
    const named = (key: string, more: object) => ({
      type: "candidate",
      key: `quillfeather ${key}`,
      fullName: "Zenobia Quillfeather",
      identifiers: [{ kind: "email", value: `${key}@quillfeather.example.org` }],
      ...more,
    });
    const people = [
      ...Array.from({ length: 5 }, (_, index) => named(`young-${index}`, { birthDate: born(9 + index) })),
      named("pupil", { headline: "Pupil, aged 12" }),
      ...Array.from({ length: 3 }, (_, index) => named(`grown-${index}`, { birthDate: born(40 + index) })),
    ];
    const bring = async (rows: readonly object[]) => {
      const imported = await call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
      const { candidates, unchanged, underAge, rejections } = imported.body as Record<string, unknown>;
      return [candidates, unchanged, underAge, rejections];
    };
    assert.deepEqual(await bring(people), [9, 0, 6, []]);
    assert.deepEqual(await bring(people), [0, 9, 6, []]);
    const page = async (query: string, limit: number, next = "") => {
      const asked = new URLSearchParams({ type: "candor", query, limit: String(limit), next });
      return (await call("GET", `/search?${asked}`)).body as { results: { candidateId: string }[]; next: string };
    };
    const first = await page("Zenobia Quillfeather", 2);
    const second = await page("Zenobia Quillfeather", 2, first.next);
    assert.deepEqual([first.results.length, second.results.length, second.next], [2, 1, ""]);
    const shown = [...first.results, ...second.results].map(({ candidateId }) => candidateId).sort();
    const grown = await Promise.all([0, 1, 2].map(async (n) => await heldUnder(`grown-${n}@quillfeather.example.org`)));
    assert.deepEqual(shown, grown.sort());
    for (const key of ["young-0", "pupil"]) {
      const email = `${key}@quillfeather.example.org`;
      assert.deepEqual((await page(email, 20)).results, []);
      assertProblem(await call("GET", `/candidates/${await heldUnder(email)}`), 403, "person_under_age");
    }
    // One of their rows is enough.
    const merged = { candidateId: await heldUnder("young-1@quillfeather.example.org") };
    const head = grown[0] ?? "";
    const { status, text } = await call("POST", `/candidates/${head}/merges`, { body: merged });
    assert.equal(status, 200, text);
    assert.doesNotMatch(text, /quillfeather/i, "the answer describes the minor");
    assert.equal((await page("Zenobia Quillfeather", 20)).results.length, 2);
    assertProblem(await call("GET", `/candidates/${head}`), 403, "person_under_age");
    assert.equal((await call("DELETE", `/candidates/${head}/merges/${merged.candidateId}`)).status, 200);
    assert.deepEqual(await bring([named("young-0", { birthDate: born(50) })]), [1, 0, 0, []]);
    assert.equal((await page("Zenobia Quillfeather", 20)).results.length, 4);
  });

  test("leave the picture of somebody under 18 at no URL, unless it shows an adult too", async () => {
    const pictureOf = async (name: string, background: string) => {
      const image = sharp({ create: { width: 8, height: 8, channels: 3, background } });
      const base64 = (await image.png().toBuffer()).toString("base64");
      return { type: "picture", url: `https://pictures.example.org/${name}.png`, mediaType: "image/png", base64 };
    };
    const [own, ofAccount, ofBoth] = [
      await pictureOf("own", "#305070"),
      await pictureOf("account", "#705030"),
      await pictureOf("family", "#307050"),
    ];
    const row = (key: string, avatarUrl: string, more: object = {}) => ({
      type: "candidate",
      key: `picture ${key}`,
      fullName: `Sidonie ${key}`,
      avatarUrl,
      ...more,
    });
    const bring = async (...rows: readonly unknown[]) => {
      const imported = await call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
      assert.equal(imported.status, 201, imported.text);
    };
    const presences = [{ platform: "github", url: "https://github.com/sidonie-wren", avatarUrl: ofAccount.url }];
    const wren = row("Wren", own.url, { presences });
    const finch = row("Finch", ofBoth.url, { birthDate: "1971" });
    await bring(wren, finch, row("Robin", ofBoth.url), own, ofAccount, ofBoth);
    const rows = new pg.Client({ connectionString: service.databaseUrl });
    await rows.connect();
    const { rows: stored } = await rows.query<{ url: string; hash: string }>("select url, hash from picture");
    await rows.end();
    const shown = async () =>
      await Promise.all(
        [own, ofAccount, ofBoth].map(async ({ url }) => {
          const hash = stored.find((each) => each.url === url)?.hash;
          return (await fetch(`${service.url}/pictures/${hash}`)).status;
        }),
      );
    assert.deepEqual(await shown(), [200, 200, 200]);
    const birthDate = `${new Date().getFullYear() - 11}-02-03`;
    await bring({ ...wren, birthDate }, row("Robin", ofBoth.url, { birthDate }));
    assert.deepEqual(await shown(), [404, 404, 200]);
    await bring({ ...finch, birthDate });
    assert.deepEqual(await shown(), [404, 404, 404]);
    await bring({ ...wren, birthDate: "1979" });
    assert.deepEqual(await shown(), [200, 200, 404], "the date of birth was a mistake");
  });

  test("repeat a description as it was given, and both belong to one person", async () => {
    const described = {
      fullName: "Berit Solvang",
      email: "berit@solvang.example",
      sources: [],
      "candor.phone": "+47 22 22 55 55",
      "candor.employer": "Fjordlaks",
    };
    const first = await look({ candidate: described });
    await look({ candidate: { ...described, email: "another@solvang.example" } });
    const again = await look({ "candor.sameAs": first });
    assert.deepEqual(await idsOf(`sameAs=${first}`), [again, first]);
    assert.deepEqual(await idsOf(`sameAs=${again}`), [again, first]);
    const { body } = await call("GET", `/lookups/${again}/changes`);
    assert.equal((body as { since?: { lookupId: string } }).since?.lookupId, first);
  });

  test("share the notes about the person, which are in no report or share and go with the last lookup", async () => {
    const described = { fullName: "Signe Havre", email: "signe@havre.example", sources: [] };
    const first = await look({ candidate: described });
    const again = await look({ "candor.sameAs": first });
    const noteOf = async (lookupId: string) => (await call("GET", `/lookups/${lookupId}/note`)).body;
    assert.deepEqual(await noteOf(first), { note: "", tags: [] });
    const written = { note: "Met at the quay.", tags: ["boats", "Boats", "norway"] };
    const saved = await call("POST", `/lookups/${first}/note`, { body: written });
    assert.equal(saved.status, 200, saved.text);
    const { note, tags } = (await noteOf(again)) as typeof written;
    assert.deepEqual([note, tags], ["Met at the quay.", ["Boats", "norway"]]);
    assert.doesNotMatch((await call("GET", `/lookups/${again}`)).text, /quay|norway/);
    const idsIn = async (body: object) => {
      const { status, text } = await call("POST", "/history/table", { body });
      assert.equal(status, 200, text);
      return (parse(text, { bom: true, columns: true }) as { lookupId: string }[]).map(({ lookupId }) => lookupId);
    };
    assert.deepEqual(await idsIn({ tag: "boats" }), [again, first]);
    assert.deepEqual(await idsIn({ tag: "norway", name: "havre" }), [again, first]);
    assert.deepEqual(await idsIn({ tag: "norway", name: "somebody else" }), []);
    assert.deepEqual(await idsIn({ tag: "nobody's" }), []);
    const { url } = (await call("POST", `/lookups/${again}/shares`, { body: { days: 1 } })).body as { url: string };
    const shared = await fetch(`${service.url}/v1/shared`, {
      headers: { "x-share-token": new URL(url).hash.slice(1) },
    });
    assert.equal(shared.status, 200);
    assert.doesNotMatch(await shared.text(), /quay|norway/);
    assertProblem(
      await call("POST", `/lookups/${first}/note`, { body: { note: "x".repeat(10_001), tags: [] } }),
      400,
      "invalid_request",
    );
    const asked = {
      body: { identifiers: [{ kind: "email", value: "signe@havre.example" }] },
    };
    const access = await call("POST", "/access", asked);
    assert.equal(access.status, 200, access.text);
    assert.match(access.text, /Met at the quay\./);
    await call("DELETE", `/lookups/${first}`);
    assert.equal(((await noteOf(again)) as typeof written).note, "Met at the quay.");
    const receipt = (await call("DELETE", `/lookups/${again}`)).body as { rows: Record<string, number> };
    assert.equal(receipt.rows["person_note"], 1);
  });

  test("share the newest notes of people who were merged, and empty notes are not kept", async () => {
    const lookupId = await look({ candidate: { fullName: "Odd Berg", email: "odd@berg.example", sources: [] } });
    const write = async (body: object) => await call("POST", `/lookups/${lookupId}/note`, { body });
    await write({ note: "One", tags: [] });
    assert.equal(((await write({ note: "Two", tags: [] })).body as { note: string }).note, "Two");
    assert.deepEqual((await write({ note: "  ", tags: [] })).body, { note: "", tags: [] });
  });

  test("include those of everybody the person is merged with", async () => {
    const [tova, tovah] = [await findOne("tova.lindqvist@example.org"), await findOne("t.lindqvist@example.com")];
    const one = await look({ candidateId: tova });
    const other = await look({ candidateId: tovah });
    assert.deepEqual(await idsOf(`candidateId=${tova}`), [one]);
    assert.equal((await call("POST", `/candidates/${tova}/merges`, { body: { candidateId: tovah } })).status, 200);
    for (const query of [`candidateId=${tova}`, `candidateId=${tovah}`, `sameAs=${one}`, `sameAs=${other}`]) {
      assert.deepEqual(await idsOf(query), [other, one], query);
    }
    const again = await look({ "candor.sameAs": other });
    assert.deepEqual(await idsOf(`sameAs=${one}`), [again, other, one]);
    await call("POST", `/lookups/${one}/note`, { body: { note: "", tags: ["Kin", "Norden"] } });
    const tagged = await searchHistory({ tag: "kin" });
    assert.deepEqual(
      tagged.results.map(({ lookupId }) => lookupId),
      [again, other, one],
    );
    assert.deepEqual(tagged.tags[other], ["Kin", "Norden"]);
    await call("POST", `/lookups/${one}/note`, { body: { note: "", tags: [] } });
  });

  test("are found in the history by the person's tags, which say how many each would find", async () => {
    const described = (fullName: string, email: string) => ({ candidate: { fullName, email, sources: [] } });
    const una = await look(described("Una Tagwell", "una@tagwell.example"));
    const ulf = await look(described("Ulf Tagwell", "ulf@tagwell.example"));
    const plain = await look(described("Ute Tagwell", "ute@tagwell.example"));
    const write = async (lookupId: string, tags: readonly string[]) =>
      await call("POST", `/lookups/${lookupId}/note`, { body: { note: "", tags } });
    await write(una, ["Client", "north"]);
    await write(ulf, ["client"]);
    const every = await searchHistory({ name: "tagwell" });
    assert.deepEqual(every.tags, { [una]: ["Client", "north"], [ulf]: ["client"] });
    assert.deepEqual(Object.values(every.counts.tag).toSorted(), [1, 2]);
    const found = async (asked: object) =>
      (await searchHistory({ name: "tagwell", ...asked })).results.map(({ lookupId }) => lookupId);
    assert.deepEqual(await found({ tag: "CLIENT" }), [ulf, una]);
    assert.deepEqual(await found({ tag: "north" }), [una]);
    assert.deepEqual(await found({ tag: "client", status: "cancelled" }), []);
    assert.deepEqual(await found({ tag: "nobody's" }), []);
    assert.deepEqual(await found({}), [plain, ulf, una]);
    const narrowed = await searchHistory({ name: "tagwell", tag: "north" });
    assert.equal(narrowed.counts.all, 1);
    assert.deepEqual(narrowed.counts.status, { success: 1 });
    const rows = new pg.Client({ connectionString: service.databaseUrl });
    await rows.connect();
    await rows.query("update lookup set expires_at = now() - interval '1 minute' where id = $1", [una]);
    await rows.end();
    assert.deepEqual(await found({ tag: "north" }), [], "a lookup that is over says nothing about its person");
    assert.equal((await searchHistory({ name: "" })).tags[una], undefined);
  });

  test("are not listed for a person without any, and an unknown one cannot be repeated", async () => {
    const nobody = crypto.randomUUID();
    assertProblem(await call("GET", `/lookups?sameAs=${nobody}`), 404, "lookup_not_found");
    assertProblem(await call("GET", `/lookups?candidateId=${nobody}`), 404, "candidate_not_found");
    assertProblem(await call("POST", "/lookups", { body: { "candor.sameAs": nobody } }), 404, "lookup_not_found");
    const both = { "candor.sameAs": nobody, candidate: { fullName: "Berit Solvang", sources: [] } };
    assertProblem(await call("POST", "/lookups", { body: both }), 400, "invalid_request");
  });

  describe("in the history can be searched", () => {
    const people = ["Åsa Björk", "Bjorn Aas", "Иван Ёлкин", "Zoe % Under_score"];
    const ids = new Map<string, string>();
    before(async () => {
      for (const fullName of people) {
        ids.set(
          fullName,
          await look({ candidate: { fullName, sources: [] }, purpose: "self", preview: fullName === "Bjorn Aas" }),
        );
      }
    });
    interface Found {
      readonly results: { readonly lookupId: string; readonly candidate: { readonly fullName: string } }[];
      readonly next: string;
      readonly counts: { readonly all: number } & Record<"status" | "purpose" | "kind", Record<string, number>>;
    }
    const search = async (body: object): Promise<Found> => {
      const answer = await call("POST", "/history", { body });
      assert.equal(answer.status, 200, answer.text);
      return answer.body as Found;
    };
    const named = async (name: string): Promise<string[]> =>
      (await search({ name, order: "name" })).results.map(({ candidate }) => candidate.fullName);

    test("by parts of names, ignoring case and accents and taking wildcards literally", async () => {
      assert.deepEqual(await named("asa BJO"), ["Åsa Björk"]);
      assert.deepEqual(await named("bjo"), ["Åsa Björk", "Bjorn Aas"]);
      assert.deepEqual(await named("иван елк"), ["Иван Ёлкин"]);
      assert.deepEqual(await named("%"), ["Zoe % Under_score"]);
      assert.deepEqual(await named("r_s"), ["Zoe % Under_score"]);
      assert.deepEqual(await named("nobody of this name"), []);
    });

    test("with counts of each status, purpose and kind within the current choice", async () => {
      const { results, counts } = await search({ name: "bjo", kind: "preview" });
      assert.deepEqual(
        results.map(({ lookupId }) => lookupId),
        [ids.get("Bjorn Aas")],
      );
      assert.deepEqual(counts, {
        all: 1,
        status: { success: 1 },
        purpose: { self: 1 },
        kind: { full: 1, preview: 1 },
        tag: {},
      });
    });

    test("in each order, page by page, with every lookup once", async () => {
      const orders: Record<string, string[]> = {};
      for (const order of ["newest", "oldest", "name"]) {
        const seen: string[] = [];
        let next = "";
        do {
          const page = await search({ order, limit: 2, next });
          seen.push(...page.results.map(({ lookupId }) => lookupId));
          next = page.next;
        } while (next !== "");
        assert.equal(new Set(seen).size, seen.length, order);
        assert.equal(seen.length, (await search({})).counts.all, order);
        orders[order] = seen;
      }
      assert.deepEqual(orders["oldest"], orders["newest"]?.toReversed());
      assertProblem(await call("POST", "/history", { body: { order: "name", next: "bm8" } }), 400, "invalid_request", [
        "/body/next",
      ]);
    });

    test("but not by a name that is no longer kept", async () => {
      const rows = new pg.Client({ connectionString: service.databaseUrl });
      await rows.connect();
      await rows.query("update lookup set expires_at = now() - interval '1 minute' where id = $1", [
        ids.get("Åsa Björk"),
      ]);
      await rows.end();
      assert.deepEqual(await named("asa"), []);
      const { results } = await search({ order: "name", limit: 50 });
      const nameless = results.filter(({ candidate }) => candidate.fullName === "");
      assert.ok(nameless.some(({ lookupId }) => lookupId === ids.get("Åsa Björk")));
      assert.deepEqual(results.slice(0, nameless.length), nameless, "those without a name come first");
    });
  });
});
