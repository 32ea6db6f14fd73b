import assert from "node:assert/strict";
import { test } from "node:test";
import { Erasure } from "../../src/contract/erasure.ts";
import { ENGINES } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { startService } from "../support/service.ts";
import { assertProblem, callService, type CallOptions, NDJSON, ndjson } from "./http.ts";

/** The ways to name a person of whom everything is stored. */
const KINDS = ["name", "email", "phone", "profile", "website"] as const;
const WAYS = ["suppressions", "erasures"] as const;
const FIRSTS = ["Archibald", "Beatrix", "Cuthbert", "Dorothea", "Eleazar"];
const LASTS = ["Wimblethwaite", "Pockleburn", "Snaresbrook", "Tuddenhall", "Ugglescombe"];

for (const engine of ENGINES) {
  test(`Whatever one thing names a person, nothing else that was stored about them brings them back, ${engine}`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, async () => {
    const service = await startService({ engine });
    try {
      const call = async (method: string, path: string, options?: CallOptions) =>
        await callService(service, method, path, options);
      const bring = async (...rows: readonly object[]) => {
        const done = await call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
        assert.equal(done.status, 201, done.text);
        const { candidates, suppressed } = done.body as { candidates: number; suppressed: number };
        return [candidates, suppressed];
      };
      const headlinesOf = async (query: string) => {
        const { body } = await call("GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
        const { results } = body as { results: readonly { fragments: readonly string[] }[] };
        return results.map(({ fragments }) => fragments[0]).toSorted();
      };
      for (const [round, way] of WAYS.entries()) {
        for (const [at, kind] of KINDS.entries()) {
          const last = `${LASTS[at]}${round === 0 ? "" : "er"}`;
          const fullName = `${FIRSTS[at]} ${last}`;
          const host = `${last.toLowerCase()}.example.org`;
          const birthDate = `196${at}-0${at + 1}-1${at}`;
          const email = { kind: "email", value: `post@${host}` };
          const phone = { kind: "phone", value: `+4420794603${round}${at}` };
          const website = { kind: "website", value: `https://wares-${at}${round}.example.org/` };
          const url = `https://github.com/${last.toLowerCase()}-${at}`;
          const presences = [{ platform: "github", url }];
          let count = 0;
          const row = (more: object, name = fullName) => ({
            type: "candidate",
            key: `one:${way}:${kind}:${count++}`,
            fullName: name,
            headline: "Again",
            ...more,
          });
          const what = `${way} by ${kind}`;
          await bring(
            row({ birthDate, identifiers: [email, phone, website], presences }),
            row({ headline: "A namesake", birthDate: "1990-01-02", identifiers: [phone] }),
            row({ headline: "Undated", identifiers: [{ kind: "email", value: `undated@${host}` }] }),
            row(
              { headline: `Ask ${email.value} or @${last.toLowerCase()}-${at}` },
              `Odo ${"Blanken".repeat(at + 1)}${round}hurst`,
            ),
          );
          const given = {
            name: { names: [fullName], birthDate },
            email: { identifiers: [email] },
            // The namesake has the number too, so the date says who is meant.
            phone: { identifiers: [phone], names: [fullName], birthDate },
            profile: { identifiers: [{ kind: "profileUrl", value: url }] },
            website: { identifiers: [website] },
          }[kind];
          const done = await call("POST", `/${way}`, { body: given });
          assert.equal(done.status, 201, done.text);
          if (way === "erasures") assert.equal(Erasure.parse(done.body).verified, true, what);
          assert.deepEqual(await headlinesOf(fullName), ["A namesake", "Undated"], what);
          const [colleague = ""] = await headlinesOf(`Odo ${"Blanken".repeat(at + 1)}${round}hurst`);
          assert.match(colleague, /^Ask █+ or █+$/u, `${what}: the person's contacts in a text about somebody else`);
          for (const [told, again] of [
            ["email", row({ identifiers: [email] })],
            ["email and date of birth", row({ birthDate, identifiers: [email] })],
            ["email, another name", row({ identifiers: [email] }, `Zed Qwibble${at}`)],
            ["profile", row({ presences })],
            ["date of birth", row({ birthDate })],
          ] as const) {
            assert.deepEqual(await bring(again), [0, 1], `${what}, again by ${told}`);
          }
          assert.deepEqual(await headlinesOf(fullName), ["A namesake", "Undated"], what);
          const others = await bring(
            row({ headline: "A namesake", birthDate: "1990-01-02", identifiers: [phone] }),
            row({ headline: "Undated", identifiers: [{ kind: "email", value: `third@${host}` }] }),
          );
          assert.deepEqual(others, [2, 0], `${what}, other people`);
        }
      }
    } finally {
      await service.stop();
    }
  });
}

test("A phone number alone identifies whom it is stored for, and what identifies nobody is refused", async () => {
  const service = await startService();
  try {
    const call = async (method: string, path: string, options?: CallOptions) =>
      await callService(service, method, path, options);
    const bring = async (...rows: readonly object[]) => {
      const done = await call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
      assert.equal(done.status, 201, done.text);
      return (done.body as { suppressed: number }).suppressed;
    };
    const email = { kind: "email", value: "leo@fennimarsh.example.org" };
    const phone = { kind: "phone", value: "+442079460177" };
    const site = { kind: "website", value: "https://tidal-works.example.org/" };
    const row = (key: string, fullName: string, ...identifiers: readonly object[]) => ({
      type: "candidate",
      key: `alone:${key}`,
      fullName,
      identifiers,
    });
    await bring(
      row("leo", "Leocadia Fennimarsh", email, phone),
      row("ann", "Ann Overwater", site),
      row("bo", "Bo Nether", site),
    );
    for (const way of ["suppressions", "suppressions/preview", "erasures"]) {
      const nobodys = { kind: "website", value: "https://nobody-known.example.org/" };
      const unknown = await call("POST", `/${way}`, { body: { identifiers: [nobodys] } });
      assert.match(assertProblem(unknown, 422, "person_ambiguous").detail, /website/, way);
      const shared = await call("POST", `/${way}`, { body: { identifiers: [site] } });
      assertProblem(shared, 422, "person_ambiguous");
    }
    const suppressed = await call("POST", "/suppressions", { body: { identifiers: [phone] } });
    assert.equal(suppressed.status, 201, suppressed.text);
    assert.equal(await bring(row("again", "Zed Qwibble", email)), 1);
    const nothing = await call("POST", "/erasures", {
      body: { identifiers: [{ kind: "email", value: "never@stored.example.org" }] },
    });
    const { stores, verified } = Erasure.parse(nothing.body);
    assert.deepEqual([stores, verified], [[], false]);
  } finally {
    await service.stop();
  }
});
