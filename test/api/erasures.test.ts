import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { appendFileSync, copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { Erasure } from "../../src/contract/erasure.ts";
import { BLOBS } from "../../src/privacy/other-stores.ts";
import { ENGINES } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { markPerson, sweepEnded } from "../support/marked-person.ts";
import { startService } from "../support/service.ts";
import { sweepBytes, writingsOf } from "../support/sweep.ts";
import {
  assertProblem,
  callService,
  type CallOptions,
  findPerson,
  insertKey,
  lookUp,
  NDJSON,
  ndjson,
  startApi,
  type TestApi,
} from "./http.ts";

const NAMES = [
  "Qwillhamstead",
  "Vexorphine",
  "Zbrickendale",
  "Thwaxmere",
  "Oxbrindle",
  "Jaspelworth",
  "Pluvernook",
  "Grimsattle",
  "Kwenderby",
] as const;

const other = {
  type: "candidate",
  key: "crm:stays",
  fullName: "Leopoldine Stayworth",
  birthDate: "1961-02-03",
  identifiers: [{ kind: "email", value: "leopoldine@stay.example.org" }],
};

for (const engine of ENGINES) {
  test(`An erased person is gone from every table, file and log, and the receipt says what was deleted, ${engine}`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, async () => {
    const service = await startService({ engine });
    try {
      const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
      const api = { call };
      const person = await markPerson(NAMES, "204080");
      const body = ndjson(...person.rows, other);
      const named = `/imports?format=candor&name=${encodeURIComponent(`${person.fullName}.ndjson`)}`;
      const brought = await call("POST", named, { body, headers: NDJSON });
      assert.equal(brought.status, 201, brought.text);
      const candidateId = await findPerson(api, person.fullName);
      const { lookupId, data } = await lookUp(api, candidateId);
      assert.match(JSON.stringify(data), new RegExp(person.hobby));
      const written = await call("POST", "/lookups", {
        body: { candidate: { fullName: person.fullName, email: person.email, sources: [] } },
      });
      assert.equal(written.status, 201, written.text);
      const list = `fullName,email\n${person.fullName},${person.email}\nLeopoldine Stayworth,\n`;
      const bulk = await call("POST", "/bulk?name=people.csv&preview=true", {
        body: list,
        headers: { "content-type": "application/octet-stream" },
      });
      assert.equal(bulk.status, 201, bulk.text);
      const { bulkId } = bulk.body as { bulkId: string };
      for (let status = "running"; status === "running"; await delay(50)) {
        status = ((await call("GET", `/bulk/${bulkId}`)).body as { status: string }).status;
      }
      const link = (await call("GET", `/lookups/${String(lookupId)}/pdf`)).body as { url: string };
      assert.equal((await fetch(link.url)).status, 200);
      await call("POST", `/lookups/${String(lookupId)}/shares`, { body: { days: 7 } });
      assert.ok(
        readdirSync(join(service.dataDir, "blobs")).every((name) => BLOBS.some(({ prefix }) => prefix === `${name}/`)),
      );

      const done = await call("POST", "/erasures", { body: { candidateId } });
      assert.equal(done.status, 201, done.text);
      const receipt = Erasure.strict().parse(done.body);
      const counts = Object.fromEntries(receipt.stores.map(({ store, count }) => [store, count]));
      for (const store of ["candidate", "archive_document", "picture", "share", "reports/", "pictures/"]) {
        assert.equal(counts[store], 1, store);
      }
      assert.deepEqual([counts["lookup"], counts["bulk_row"]], [3, 1]);
      assert.ok((counts["claim"] ?? 0) > 5 && (counts["datasource"] ?? 0) > 1);
      const sorted = receipt.stores.map(({ store, count }) => [store, count]);
      const text = JSON.stringify([receipt.erasureId, receipt.erasedAt, sorted, receipt.tombstone]);
      assert.equal(createHash("sha256").update(text).digest("hex"), receipt.hash);
      assert.deepEqual((await call("GET", `/erasures/${receipt.erasureId}`)).body, receipt);
      assert.ok(receipt.verified);

      assertProblem(await call("GET", `/lookups/${String(lookupId)}`), 404, "lookup_not_found");
      assert.equal((await fetch(link.url)).status, 404);
      const again = await call("POST", "/erasures", {
        body: { identifiers: [{ kind: "email", value: person.email }] },
      });
      assert.deepEqual((again.body as Erasure).stores, []);
      const back = await call("POST", "/imports?format=candor", { body, headers: NDJSON });
      assert.equal((back.body as { candidates: number }).candidates, 0);
      await findPerson(api, "Leopoldine Stayworth");

      assert.deepEqual(await sweepEnded(service, NAMES), []);
    } finally {
      await service.stop();
    }
  });
}

test("Somebody whom a page names beside its person, without a key, is in no row after their erasure", async () => {
  const api = await startApi();
  try {
    const call = (method: string, path: string, options?: CallOptions) => api.call(method, path, options);
    const team = ["Gundula Ostermaier", "Thessaly Merriwick", "Odo Blankenhurst"].map((name) => ({
      "@type": "Person",
      name,
      jobTitle: "Convenor",
    }));
    const organisation = {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Marlow Buoys",
      employee: team,
    };
    const data = `<html lang="en"><head><title>Marlow Buoys team</title><script type="application/ld+json">${JSON.stringify(organisation)}</script></head><body><h1>Team</h1>${team.map(({ name }) => `<p>${name}</p>`).join("")}</body></html>`;
    const row = (key: string, fullName: string, address: string) => ({
      type: "candidate",
      key: `team:${key}`,
      fullName,
      company: "Marlow Buoys",
      identifiers: [{ kind: "email", value: address }],
    });
    const brought = await call("POST", "/imports?format=candor", {
      body: ndjson(
        row("g", "Gundula Ostermaier", "g@ostermaier.example.org"),
        row("t", "Thessaly Merriwick", "t@merriwick.example.org"),
        {
          type: "document",
          kind: "company-page",
          url: "https://marlow-buoys.example.org/team",
          mediaType: "text/html",
          data,
          identifiers: [{ kind: "candidate", value: "team:g" }],
        },
      ),
      headers: NDJSON,
    });
    assert.equal(brought.status, 201, brought.text);
    await lookUp({ call }, await findPerson({ call }, "Gundula Ostermaier"));
    const recordsOf = async (name: string) => {
      const { rows } = await api.rows.query("select name from record where external_id ilike $1 or name ilike $1", [
        `%${name}%`,
      ]);
      return rows.length;
    };
    assert.ok((await recordsOf("Merriwick")) > 0);
    const erased = await call("POST", "/erasures", {
      body: { identifiers: [{ kind: "email", value: "t@merriwick.example.org" }] },
    });
    assert.equal(erased.status, 201, erased.text);
    assert.equal(await recordsOf("Merriwick"), 0);
    assert.ok((await recordsOf("Blankenhurst")) > 0, "a colleague who did not ask");
  } finally {
    await api.stop();
  }
});

test("The sweep finds every spelling of a marker", () => {
  for (const [writing, form] of writingsOf(NAMES[0])) {
    const hits = sweepBytes("here", Buffer.concat([Buffer.from("xy"), form, Buffer.from("z")]), [NAMES[0]]);
    assert.ok(
      hits.some((hit) => hit.writing === writing),
      writing,
    );
  }
});

describe("Tombstones", () => {
  let api: TestApi;
  before(async () => {
    api = await startApi();
  });
  after(() => api.stop());

  const mail = (name: string) => `${name}@tombstone.example.org`;
  const person = (name: string) => ({
    type: "candidate",
    key: `tombstone:${name}`,
    fullName: `${name} Underhollow`,
    identifiers: [{ kind: "email", value: mail(name) }],
  });
  const bring = async (...names: readonly string[]) => {
    const body = ndjson(...names.map(person));
    assert.equal((await api.call("POST", "/imports?format=candor", { body, headers: NDJSON })).status, 201);
  };
  const held = async () => {
    const { rows } = await api.rows.query<{ name: string }>(
      "select full_name as name from candidate where full_name like '% Underhollow' order by 1",
    );
    return rows.map(({ name }) => name.split(" ")[0]);
  };
  const about = (name: string) => ({ body: { identifiers: [{ kind: "email", value: mail(name) }] } });
  const file = () => join(api.service.dataDir, "tombstones");

  /** What a restore does: the tables are as they were when they were copied. */
  const TABLES = "candidate identifier_key posting term suppression suppression_receipt tombstone erasure".split(" ");
  const backUp = async () => {
    for (const name of TABLES) {
      await api.rows.query(`drop table if exists kept_${name}`);
      await api.rows.query(`create table kept_${name} as table ${name}`);
    }
  };
  const restore = async () => {
    for (const name of TABLES) {
      const { rows } = await api.rows.query<{ names: string }>(
        `select string_agg(attname, ', ') as names from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
        [name],
      );
      const names = rows[0]?.names ?? "";
      await api.rows.query(`delete from ${name}`);
      await api.rows.query(`insert into ${name} (${names}) overriding system value select ${names} from kept_${name}`);
    }
  };

  test("make a restored backup forget again, before it serves, the people it brought back", async () => {
    await bring("Aldous", "Briony", "Cedric");
    await api.call("POST", "/erasures", about("Cedric"));
    await backUp();
    await api.call("POST", "/erasures", about("Aldous"));
    await api.call("POST", "/suppressions", about("Briony"));
    assert.deepEqual(await held(), ["Briony"]);
    await api.service.end();
    await restore();
    assert.deepEqual(await held(), ["Aldous", "Briony"]);
    await api.service.restart();
    assert.deepEqual(await held(), ["Briony"]);
    const found = await api.call("GET", "/search?type=candor&query=Underhollow");
    assert.deepEqual((found.body as { results: unknown[] }).results, []);
    assert.match(api.service.output(), /suppressions, erasures and removals were applied again/);
    await bring("Aldous");
    assert.deepEqual(await held(), ["Briony"]);
  });

  test("keep a suppression lifted since a backup lifted after its restore", async () => {
    await bring("Edith");
    const made = await api.call("POST", "/suppressions", about("Edith"));
    const { suppressionId } = made.body as { suppressionId: string };
    await backUp();
    assert.equal((await api.call("DELETE", `/suppressions/${suppressionId}`)).status, 200);
    await api.service.end();
    await restore();
    await api.service.restart();
    assert.ok(await findPerson(api, mail("Edith")));
    const { results } = (await api.call("GET", "/suppressions")).body as { results: { liftedAt: string | null }[] };
    assert.notEqual(results[0]?.liftedAt, null);
  });

  test("are needed at startup: a missing, changed or foreign file is refused, and a torn last line is repaired", async () => {
    await api.call("POST", "/erasures", about("Dunstan"));
    const kept = readFileSync(file(), "utf8");
    const lines = kept.split("\n").slice(0, -1);
    copyFileSync(file(), `${file()}.kept`);
    const refused = async (why: RegExp) => {
      await api.service.end();
      await assert.rejects(api.service.restart(), why);
    };
    rmSync(file());
    await refused(/There are no tombstones in .*--accept-tombstones/);
    writeFileSync(file(), "");
    await refused(/There are no tombstones in .*--accept-tombstones/);
    writeFileSync(file(), `${[lines[1], lines[0], ...lines.slice(2)].join("\n")}\n`);
    await refused(/Line 1 of .* was changed/);
    const hash = "0".repeat(64);
    writeFileSync(file(), kept.replaceAll(/"hash":"\w+"/g, `"hash":"${hash}"`));
    await refused(/Line 1 of .* was changed/);
    copyFileSync(`${file()}.kept`, file());
    appendFileSync(file(), '{"number":99,"kind":"era');
    await api.service.restart();
    assert.equal(readFileSync(file(), "utf8"), kept);
    assert.doesNotMatch(kept, /Underhollow|tombstone\.example/i);
  });

  test("cannot be used with another account's key or one without the privacy scope, neither to erase by ID nor to read a receipt", async () => {
    await bring("Edwina");
    const id = await findPerson(api, mail("Edwina"));
    await insertKey(api.rows, "a-key-of-another-account-0001", { accountId: "another" });
    await insertKey(api.rows, "a-key-without-privacy-for-era", { scopes: ["admin", "search", "lookups:write"] });
    const key = "a-key-of-another-account-0001";
    assertProblem(await api.call("POST", "/erasures", { body: { candidateId: id }, key }), 404, "candidate_not_found");
    const denied = await api.call("POST", "/erasures", {
      body: { candidateId: id },
      key: "a-key-without-privacy-for-era",
    });
    assertProblem(denied, 403, "scope_missing");
    const { erasureId } = (await api.call("POST", "/erasures", { body: { candidateId: id } })).body as Erasure;
    assertProblem(await api.call("GET", `/erasures/${erasureId}`, { key }), 404, "erasure_not_found");
    await api.rows.query("update erasure set stores = '{}' where id = $1", [erasureId]);
    assert.equal(((await api.call("GET", `/erasures/${erasureId}`)).body as Erasure).verified, false);
  });

  test("keep a report that is being rendered while its person is erased from leaving a file", async () => {
    for (const [index, name] of ["Gaspard", "Hedda", "Ignace"].entries()) {
      await bring(name);
      const { lookupId } = await lookUp(api, await findPerson(api, mail(name)));
      const rendering = api.call("GET", `/lookups/${String(lookupId)}/pdf`);
      await delay(40 * index);
      assert.equal((await api.call("POST", "/erasures", about(name))).status, 201);
      await rendering;
      assert.ok(!existsSync(join(api.service.dataDir, "blobs/reports", String(lookupId))), name);
    }
  });

  test("are also written for a person who is already suppressed", async () => {
    await bring("Fenella");
    const candidateId = await findPerson(api, mail("Fenella"));
    await api.call("POST", "/suppressions", about("Fenella"));
    assertProblem(await api.call("GET", `/candidates/${candidateId}`), 404, "candidate_not_found");
    const { stores } = (await api.call("POST", "/erasures", { body: { candidateId } })).body as Erasure;
    assert.deepEqual(stores.find(({ store }) => store === "candidate")?.count, 1);
    assert.ok(!(await held()).includes("Fenella"));
  });
});
