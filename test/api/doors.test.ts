import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Import } from "../../src/contract/import.ts";
import { ENGINES } from "../support/database.ts";
import { startService, type TestService } from "../support/service.ts";
import { sendList } from "./bulk-kit.ts";
import { findLists } from "./lists.ts";
import { assertProblem, type CallOptions, callService, NDJSON, ndjson, waitForEnd } from "./http.ts";

/**
 * What neither engine can store: a NUL, and half a surrogate pair. Written as JSON, since no request can contain them
 * otherwise.
 */
const UNSTORABLE = ["\\u0000", "a\\u0000b", "\\ud83d", "\\ude00x", "\\ude00\\ud83d"];
/** Dates that one engine or the other reads, stores or shows as another day. */
const OUTSIDE = ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "0020-02-29T00:00:00Z", "0999-12-31T23:59:59Z"];

for (const engine of ENGINES) {
  describe(`Input that would fail later is refused at once on the ${engine} engine:`, () => {
    let service: TestService;
    before(async () => {
      service = await startService({ engine });
    });
    after(() => service.stop());

    const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
    const create = (body: string) => call("POST", "/lookups", { body });
    const makeKey = (members: object) =>
      call("POST", "/keys", { body: { name: "door", scopes: ["search"], purposes: ["self"], ...members } });
    const bring = async (body: string) => {
      const answer = await call("POST", "/imports?format=candor", { body, headers: NDJSON });
      assert.equal(answer.status, 201, answer.text);
      return Import.parse(answer.body);
    };

    test("a rejected row with a line number too large for any file is itself refused, and the import continues", async () => {
      const rows = [9_007_199_254_740_954, 2_147_483_647].map((line) => ({
        type: "rejected",
        line,
        reason: "no name",
      }));
      const done = await bring(ndjson(...rows));
      assert.deepEqual([done.status, done.rejected], ["success", 2]);
      assert.deepEqual(
        done.rejections.map(({ line }) => line),
        [1, 2_147_483_647],
      );
    });

    test("a text that contains a NUL or half a surrogate pair is refused with a pointer to it, wherever it is", async () => {
      for (const text of UNSTORABLE) {
        const given = (members: string) => `{"candidate":{"fullName":"Ines Calder","sources":[]${members}}`;
        const refused: readonly (readonly [string, string])[] = [
          [`${given("}")},"metadata":{"crm":"${text}"}}`.replace("}},", "},"), "/metadata/crm"],
          [`{"candidate":{"fullName":"Ines ${text}","sources":[]}}`, "/candidate/fullName"],
          [
            `{"candidate":{"fullName":"Ines","sources":["https://example.org/", "https://example.org/${text}"]}}`,
            "/candidate/sources/1",
          ],
          [`{"candidateId":"${text}"}`, "/candidateId"],
        ];
        for (const [body, pointer] of refused) assertProblem(await create(body), 400, "invalid_request", [pointer]);
        const key = `{"name":"door ${text}","scopes":["search"],"purposes":["self"]}`;
        assertProblem(await call("POST", "/keys", { body: key }), 400, "invalid_request", ["/name"]);
      }
      assertProblem(await call("GET", "/search?type=candor&query=a%00b"), 400, "invalid_request", ["/query/query"]);
    });

    test("a member of metadata is named by its full pointer, even if its name itself is invalid", async () => {
      const body = '{"candidate":{"fullName":"Ines","sources":[]},"metadata":{"a\\u0000b":"x"}}';
      assertProblem(await create(body), 400, "invalid_request", ["/metadata/a\uFFFDb"]);
    });

    test("an emoji is a complete pair and is accepted", async () => {
      const body =
        '{"candidate":{"fullName":"Ines Calder","sources":[]},"metadata":{"mood":"\\ud83d\\ude00"},"preview":true}';
      const created = await create(body);
      assert.equal(created.status, 201, created.text);
      assert.deepEqual((created.body as { metadata: object }).metadata, { mood: "😀" });
    });

    test("a URL is limited by its stored length in bytes, and the longest one allowed works in a lookup", async () => {
      const given = (source: string) => JSON.stringify({ candidate: { fullName: "Ines Calder", sources: [source] } });
      // No two characters alike, so that nothing can be compressed.
      const chinese = Array.from({ length: 1_500 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
      const problem = assertProblem(await create(given(`https://example.org/${chinese}`)), 400, "invalid_request", [
        "/candidate/sources/0",
      ]);
      assert.match(problem.detail, /2,048 bytes/);
      const longest = Array.from({ length: 225 }, (_, index) => String.fromCodePoint(0x4e00 + 7 * index)).join("");
      const created = await create(given(`https://example.org/${longest}`));
      assert.equal(created.status, 201, created.text);
      const { lookupId } = created.body as { lookupId: string };
      assert.equal((await waitForEnd({ call }, lookupId))["status"], "success");
    });

    test("a key expires in the future, up to the year 9999, and the list of keys shows the date that was given", async () => {
      for (const expiresAt of [
        ...OUTSIDE,
        "10000-01-01T00:00:00Z",
        "+010000-01-01T00:00:00Z",
        "-000001-01-01T00:00:00Z",
        "2098-02-30T00:00:00Z",
        "2098-01-01",
      ]) {
        assertProblem(await makeKey({ expiresAt }), 400, "invalid_request", ["/expiresAt"]);
      }
      for (const expiresAt of ["9999-12-31T23:59:59.999Z", "2099-02-01T10:30:00.000Z"]) {
        const made = await makeKey({ expiresAt });
        assert.equal(made.status, 201, made.text);
        const { keyId } = made.body as { keyId: string };
        const listed = (await call("GET", "/keys")).body as { results: { keyId: string; expiresAt?: string }[] };
        assert.equal(listed.results.find((each) => each.keyId === keyId)?.expiresAt, expiresAt);
      }
      const offset = await makeKey({ expiresAt: "2099-02-01T10:30:00+02:00" });
      assert.equal((offset.body as { expiresAt: string }).expiresAt, "2099-02-01T08:30:00.000Z");
    });

    test("credits and trials are limited to what can be counted", async () => {
      for (const count of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
        assertProblem(await makeKey({ credits: count, trials: count }), 400, "invalid_request", [
          "/credits",
          "/trials",
        ]);
      }
      assert.equal((await makeKey({ credits: 2 ** 31 - 1, trials: 2 ** 31 - 1 })).status, 201);
    });

    test("a cursor with a time that no list contains is refused by every list", async () => {
      const id = "01900000-0000-7000-8000-000000000001";
      const times = [
        "0000-01-01T00:00:00.000Z",
        "-000001-01-01T00:00:00.000Z",
        "+010000-01-01T00:00:00.000Z",
        "+275760-09-13T00:00:00.000Z",
        "12",
      ];
      const sent = await sendList(service, "name=list.csv", "full name\nInes Calder\n");
      const lists = await findLists(call, service, { bulkId: (sent.body as { bulkId: string }).bulkId });
      for (const next of [
        ...times.map((time) => Buffer.from(`${time}|${id}`).toString("base64url")),
        ...["999999999999999", "253402300800000", "-62198755200000", "0"].map((ms) => `${ms}.${id}`),
        "999999999999999.x",
      ]) {
        for (const list of lists) {
          assertProblem(await call("GET", `${list}${next}`), 400, "invalid_request", ["/query/next"]);
        }
      }
    });

    test("a time that the caller says has passed must be storable and in the past", async () => {
      await bring(ndjson({ type: "candidate", key: "door:told", fullName: "Ines Calder" }));
      const { results } = (await call("GET", "/notices")).body as { results: { subjectId: string }[] };
      const path = `/notices/${results[0]?.subjectId}`;
      const enter = (receivedAt: string) =>
        call("POST", "/desk/requests", { body: { kind: "complaint", regulation: "gdpr", receivedAt } });
      const tell = (sentAt: string) => call("POST", path, { body: { sentAt } });
      for (const time of [
        ...OUTSIDE,
        "9999-12-31T00:00:00Z",
        "2098-01-01T00:00:00Z",
        "2026-02-30T00:00:00Z",
        "2026-01-01",
      ]) {
        assertProblem(await enter(time), 400, "invalid_request", ["/receivedAt"]);
        assertProblem(await tell(time), 400, "invalid_request", ["/sentAt"]);
      }
      for (const time of ["1000-01-01T00:00:00Z", "2026-01-31T10:30:00+02:00"]) {
        const [entered, told] = [await enter(time), await tell(time)];
        assert.deepEqual([entered.status, told.status], [201, 200], entered.text + told.text);
        assert.equal((entered.body as { received_time: string }).received_time, new Date(time).toISOString());
        assert.equal((told.body as { sentAt: string }).sentAt, new Date(time).toISOString());
      }
      for (const list of ["/desk/requests", "/notices?state=sent"]) assert.equal((await call("GET", list)).status, 200);
    });

    test("a row that cannot be stored or dated is rejected with its reason, and the others are written", async () => {
      const person = (key: string) => ({ type: "candidate", key, fullName: "Ines Calder" });
      const page = (name: string, members: object) => ({
        type: "document",
        kind: "person-page",
        url: `https://ines.example.org/${name}`,
        mediaType: "text/html",
        data: "<p>Ines Calder</p>",
        identifiers: [{ kind: "candidate", value: "door:first" }],
        ...members,
      });
      const long = Array.from({ length: 1_500 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
      const picture = {
        type: "picture",
        mediaType: "image/gif",
        base64: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
      };
      const rows: readonly (readonly [unknown, RegExp | null])[] = [
        [person("door:first"), null],
        ...OUTSIDE.map((collectedAt) => [page("old", { collectedAt }), /collectedAt.*1000.*9999/] as const),
        [{ ...person("door:old"), birthDate: "0999-12-31" }, /birthDate/],
        [{ ...person("door:nul"), headline: "a\0b" }, /headline/],
        [page("half", { data: "half \ud83d" }), /data/],
        [
          page("long", { identifiers: [{ kind: "website", value: `https://example.org/${long}` }] }),
          /identifiers\/0\/value.*2,048 bytes/,
        ],
        [{ ...picture, url: `https://pictures.example.org/${long}` }, /url.*2,048 bytes/],
        [page("new", { collectedAt: "9999-12-31T23:59:59Z" }), null],
        [person("door:last"), null],
      ];
      const done = await bring(ndjson(...rows.map(([row]) => row)));
      const wanted = rows.flatMap(([, reason], index) => (reason ? [[index + 1, reason] as const] : []));
      assert.deepEqual(
        done.rejections.map(({ line }) => line),
        wanted.map(([line]) => line),
      );
      for (const [index, [, reason]] of wanted.entries()) assert.match(done.rejections[index]?.reason ?? "", reason);
      assert.deepEqual([done.status, done.candidates, done.documents], ["success", 2, 1]);
    });

    test("a range outside a file gets 416 with the file's length", async () => {
      const answer = await fetch(`${service.url}/`, { headers: { range: "bytes=999999999-", accept: "text/html" } });
      assert.equal(answer.status, 416, await answer.text());
      assert.match(answer.headers.get("content-range") ?? "", /^bytes \*\/\d+$/);
    });
  });
}
