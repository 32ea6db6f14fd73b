import assert from "node:assert/strict";
import { test } from "node:test";
import { dropHash } from "../../src/domain/drop-hash.ts";
import { ENGINES } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { startService } from "../support/service.ts";
import { assertProblem, callService, type CallOptions, NDJSON, ndjson } from "./http.ts";

const email = (value: string) => ({ kind: "email", value });
const phone = (value: string) => ({ kind: "phone", value });

for (const engine of ENGINES) {
  test(`People of one name whose dates of birth contradict are two, whatever address or number they share, ${engine}`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, async () => {
    const service = await startService({ engine });
    try {
      const call = async (method: string, path: string, options?: CallOptions) =>
        await callService(service, method, path, options);
      const bring = async (...rows: readonly object[]) => {
        const done = await call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
        assert.equal(done.status, 201, done.text);
        return done.body as { candidates: number; suppressed: number };
      };
      const rowOf = (key: string, fullName: string, birthDate: string | null, ...identifiers: object[]) => ({
        type: "candidate",
        key: `apart:${key}`,
        fullName,
        identifiers,
        headline: birthDate ?? "undated",
        ...(birthDate !== null && { birthDate }),
      });
      const found = async (query: string) => {
        const { body } = await call("GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
        const { results } = body as { results: readonly { candidateId: string; fragments: readonly string[] }[] };
        const dated = results.map(({ candidateId, fragments }) => [candidateId, fragments[0] ?? ""] as const);
        return dated.toSorted(([, one], [, other]) => (one < other ? -1 : 1));
      };
      const datesOf = async (query: string) => (await found(query)).map(([, date]) => date);
      /** A mother and her daughter of the same name, at one address. */
      const family = (place: string, fullName: string) => [
        rowOf(`${place}-mother`, fullName, "1970-01-01", email(`house@${place}.example.org`)),
        rowOf(
          `${place}-daughter`,
          fullName,
          "1999-03-03",
          email(`house@${place}.example.org`),
          email(`young@${place}.example.org`),
        ),
      ];
      const house = (place: string) => ({ identifiers: [email(`house@${place}.example.org`)] });

      // Nothing selects one of the two.
      await bring(...family("fjellby", "Liv Tangerudsen"));
      for (const way of ["suppressions/preview", "suppressions", "erasures", "access"]) {
        for (const more of [{}, { names: ["Liv Tangerudsen"] }, { names: ["Liv Tangerudsen"], birthDate: "1950" }]) {
          const body = { ...house("fjellby"), ...more };
          const { detail } = assertProblem(await call("POST", `/${way}`, { body }), 422, "person_ambiguous");
          assert.match(detail, /dates of birth/, way);
        }
      }
      assert.deepEqual(await datesOf("Liv Tangerudsen"), ["1970-01-01", "1999-03-03"]);

      const list = "fullName,email,birthDate\nLiv Tangerudsen,house@fjellby.example.org,1999-03-03\n";
      const listed = await call("POST", "/bulk?name=people.csv&preview=true", {
        body: list,
        headers: { "content-type": "application/octet-stream" },
      });
      assert.equal(listed.status, 201, listed.text);

      // A copy for one contains nothing about the other, whatever selects her.
      const [mother] = (await found("Liv Tangerudsen")).map(([id]) => id);
      for (const body of [
        { candidateId: mother },
        { names: ["Liv Tangerudsen"], birthDate: "1970-01-01", ...house("fjellby") },
        { ...house("fjellby"), birthDate: "1970" },
      ]) {
        const copy = await call("POST", "/access", { body });
        assert.equal(copy.status, 200, copy.text);
        assert.match(copy.text, /1970-01-01/);
        assert.doesNotMatch(copy.text, /1999-03-03|young@fjellby/);
      }
      const young = await call("POST", "/access", { body: { identifiers: [email("young@fjellby.example.org")] } });
      assert.match(young.text, /1999-03-03/);
      assert.doesNotMatch(young.text, /1970-01-01/);

      // Erased by the date given; the other stays, and so does what is written about her.
      const erased = await call("POST", "/erasures", {
        body: { names: ["Liv Tangerudsen"], birthDate: "1970-01-01", ...house("fjellby") },
      });
      assert.equal(erased.status, 201, erased.text);
      const { stores } = erased.body as { stores: readonly { store: string; count: number }[] };
      assert.deepEqual(
        stores.filter(({ store }) => store === "candidate" || store === "bulk_row"),
        [{ store: "candidate", count: 1 }],
      );
      assert.deepEqual(await datesOf("Liv Tangerudsen"), ["1999-03-03"]);
      assert.deepEqual(await datesOf("house@fjellby.example.org"), ["1999-03-03"]);
      const again = await bring(
        ...family("fjellby", "Liv Tangerudsen").map((row) => ({ ...row, company: "from another file" })),
      );
      assert.deepEqual([again.candidates, again.suppressed], [1, 1]);
      assert.deepEqual(await datesOf("Liv Tangerudsen"), ["1999-03-03"]);

      // Suppressed by ID, though nothing of hers is hers alone.
      await bring(...family("vik", "Unn Bergviken"));
      const [elder] = (await found("Unn Bergviken")).map(([id]) => id);
      const body = { candidateId: elder };
      const seen = (await call("POST", "/suppressions/preview", { body })).body as { people: { birthDate: string }[] };
      assert.deepEqual(
        seen.people.map(({ birthDate }) => birthDate),
        ["1970-01-01"],
      );
      const done = (await call("POST", "/suppressions", { body })).body as { candidates: number };
      assert.equal(done.candidates, 1);
      assert.deepEqual(await datesOf("Unn Bergviken"), ["1999-03-03"]);
      assert.deepEqual(await datesOf("young@vik.example.org"), ["1999-03-03"]);

      // Colleagues of one name at the office's number.
      const office = phone("+4722334455");
      await bring(
        rowOf("rolf-elder", "Rolf Mykletunet", "1960", email("rolf60@office.example.org"), office),
        rowOf("rolf-younger", "Rolf Mykletunet", "1991", email("rolf91@office.example.org"), office),
      );
      await call("POST", "/suppressions", { body: { identifiers: [email("rolf60@office.example.org")] } });
      assert.deepEqual(await datesOf("Rolf Mykletunet"), ["1991"]);

      // Dates that agree are one person's, however precise.
      await bring(
        rowOf("ask-1", "Ask Nordlien", "1981", email("ask@lien.example.org")),
        rowOf("ask-2", "Ask Nordlien", "1981-05-06", email("ask@lien.example.org"), email("ask@two.example.org")),
        rowOf("ask-3", "Ask Nordlien", null, email("ask@two.example.org")),
      );
      await call("POST", "/suppressions", { body: { identifiers: [email("ask@lien.example.org")] } });
      assert.deepEqual(await datesOf("Ask Nordlien"), []);

      // Nor does a year in common make them one, whichever file each comes from.
      await bring(
        ...["1961-02-03", "1961-07-07"].map((day) =>
          rowOf(
            `runa-${day}`,
            "Runa Skogvannet",
            day,
            email("house@skog.example.org"),
            email(`${day}@skog.example.org`),
          ),
        ),
      );
      assert.deepEqual(await datesOf("Runa Skogvannet"), ["1961-02-03", "1961-07-07"]);
      const shared = await call("POST", "/erasures", { body: { identifiers: [email("house@skog.example.org")] } });
      assertProblem(shared, 422, "person_ambiguous");
      const one = await call("POST", "/erasures", { body: { identifiers: [email("1961-07-07@skog.example.org")] } });
      assert.equal(one.status, 201, one.text);
      assert.deepEqual(await datesOf("Runa Skogvannet"), ["1961-02-03"]);

      // What a list by address cannot tell apart is hidden, never deleted.
      await bring(
        rowOf("jay-elder", "Jay Samewick", "1950", email("house@samewick.example.org")),
        rowOf("jay-younger", "Jay Samewick", "1985", email("house@samewick.example.org")),
        rowOf("kay", "Kay Samewick", "1985", email("kay@samewick.example.org")),
      );
      const drop = [
        `aaaaaaaaaaaa,${dropHash("email", "house@samewick.example.org")}`,
        `bbbbbbbbbbbb,${dropHash("email", "kay@samewick.example.org")}`,
      ];
      const answer = await call("POST", "/drop?list=email", {
        body: ["ID,Hash", ...drop].join("\n"),
        headers: { "content-type": "application/octet-stream" },
      });
      assert.equal(answer.text, "ID,Status\naaaaaaaaaaaa,4\nbbbbbbbbbbbb,3\n");
      assert.deepEqual(await datesOf("Jay Samewick"), []);
    } finally {
      await service.stop();
    }
  });
}
