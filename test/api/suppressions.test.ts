import assert from "node:assert/strict";
import { readPdf } from "../support/pdf.ts";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { join } from "node:path";
import { keyOfLookup, openProfileData } from "../../src/db/sealed-claim.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { readSecretFile } from "../../src/secret-file.ts";
import sharp from "sharp";
import { LiftedSuppression, Suppression, SuppressionPreview } from "../../src/contract/suppression.ts";
import {
  assertProblem,
  findPerson,
  insertKey,
  lookUp,
  NDJSON,
  ndjson,
  startApi,
  type TestApi,
  waitForEnd,
} from "./http.ts";
import { CITUS_URL } from "../support/citus.ts";

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.stop());

interface Invented {
  readonly key: string;
  readonly fullName: string;
  readonly [member: string]: unknown;
}

const person = (key: string, fullName: string, more: object = {}): Invented => ({
  type: "candidate",
  key: `suppress:${key}`,
  fullName,
  ...more,
});
const email = (value: string) => ({ kind: "email", value });
const phone = (value: string) => ({ kind: "phone", value });

const bring = async (...rows: readonly unknown[]) => {
  const answer = await api.call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
  assert.equal(answer.status, 201, answer.text);
  return answer.body as { candidates: number; suppressed: number };
};
const suppress = async (body: object) => {
  const answer = await api.call("POST", "/suppressions", { body });
  assert.equal(answer.status, 201, answer.text);
  return Suppression.strict().parse(answer.body);
};
const namesOf = async (query: string): Promise<readonly string[]> => {
  const { body } = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
  return (body as { results: { fullName: string }[] }).results.map(({ fullName }) => fullName);
};

test("A person suppressed by one key is found under none, even merged or with a lookup, and no namesake is affected", async () => {
  const namesakes = Array.from({ length: 14 }, (_, at) =>
    person(`namesake-${at}`, "Orlanda Vexwick", { birthDate: String(1950 + at) }),
  );
  await bring(
    person("vexwick", "Orlanda Vexwick", {
      birthDate: "1941-03-02",
      identifiers: [email("orlanda@vexwick.example.org"), phone("+12025550171")],
      presences: [{ platform: "x", url: "https://x.com/orlanda_vexwick" }],
    }),
    person("vexwick-twin", "O. M. Vexwick", { identifiers: [email("omv@mail.example.org")] }),
    ...namesakes,
  );
  const id = await findPerson(api, "orlanda@vexwick.example.org");
  const twin = await findPerson(api, "omv@mail.example.org");
  await api.call("POST", `/candidates/${id}/merges`, { body: { candidateId: twin } });
  const { lookupId } = await lookUp(api, id);
  const done = await suppress({ identifiers: [{ kind: "profileUrl", value: "https://twitter.com/orlanda_vexwick" }] });
  assert.deepEqual([done.candidates, done.lookups, done.byName], [2, 1, true]);
  for (const query of ["orlanda@vexwick.example.org", "+1 202 555 0171", "omv@mail.example.org", "@orlanda_vexwick"]) {
    assert.deepEqual(await namesOf(query), [], query);
  }
  assert.equal((await namesOf("Orlanda Vexwick")).length, 14);
  assertProblem(await api.call("GET", `/candidates/${id}`), 404, "candidate_not_found");
  for (const path of ["", "/evidence", "/datasources", "/coverage", "/records", "/pdf", "/shares"]) {
    assertProblem(await api.call("GET", `/lookups/${String(lookupId)}${path}`), 404, "lookup_not_found");
  }
});

test("An import cannot bring a suppressed person back with a tag, middle name, short form or another handle", async () => {
  await bring(
    person("robert", "Robert Quillfeather", {
      birthDate: "1963-05-05",
      identifiers: [email("robert@quillfeather.example.org"), phone("+4771234567")],
      presences: [{ platform: "github", url: "https://github.com/rquillfeather" }],
    }),
  );
  const candidateId = await findPerson(api, "robert@quillfeather.example.org");
  await suppress({ candidateId });
  for (const [what, row] of [
    ["the same", { identifiers: [email("robert@quillfeather.example.org")] }],
    ["a tag", { identifiers: [email("robert+news@quillfeather.example.org")] }],
    ["a number without its country", { nationalPhones: ["71234567"] }],
    ["a profile", { presences: [{ platform: "github", url: "https://github.com/RQuillfeather" }] }],
    ["another handle", { birthDate: "1963", presences: [{ platform: "github", url: "https://github.com/rq-2" }] }],
    ["a middle name", { fullName: "Robert James Quillfeather", birthDate: "1963-05" }],
    ["a short form", { fullName: "Bob Quillfeather", birthDate: "1963-05-05" }],
    ["swapped names", { fullName: "Quillfeather, Robert", birthDate: "1963" }],
  ] as const) {
    const counts = await bring(person(`again-${what}`, "Robert Quillfeather", row));
    assert.deepEqual([counts.candidates, counts.suppressed], [0, 1], what);
  }
  const other = await bring(
    person("another", "Robert Quillfeather", { birthDate: "1990" }),
    person("same-digits", "Nora Oakshield", { nationalPhones: ["71234567"] }),
  );
  assert.deepEqual([other.candidates, other.suppressed], [2, 0]);
});

test("A suppressed person does not come back under another spelling if the birth data fits, and a namesake born on another day stays", async () => {
  const born = (key: string, fullName: string, birthDate: string) => person(`spelled-${key}`, fullName, { birthDate });
  await bring(
    person("ottilie", "Ottilie Brackenwolf", { birthDate: "1958-02-02", identifiers: [email("ob@wolf.example.org")] }),
    person("yamane", "山根太一郎", { birthDate: "1961", identifiers: [email("ty@yamane.example.org")] }),
    born("held", "Otilie Brakenwolf", "1958-02-02"),
    born("held-too", "Ottilie Brackenwolff", "1958-02-02"),
    born("held-other", "Ottilie Brackenwolff", "1958-03-03"),
  );
  const done = await suppress({ identifiers: [email("ob@wolf.example.org")] });
  assert.deepEqual([done.candidates, done.byName], [2, true]);
  await suppress({ identifiers: [email("ty@yamane.example.org")] });
  const left = (await namesOf("Ottilie Brackenwolff")).toSorted();
  assert.deepEqual(left, ["Ottilie Brackenwolff", "Ottilie Brackenwolff"], "one was born on another day");
  for (const [fullName, birthDate] of [
    ["Otilie Brackenwolf", "1958"],
    ["Ottilie Brackenwulf", "1958-02"],
    ["Brakenwolf, Ottilie", "1958-02-02"],
    ["O. Brackenwolf", "1958-02-02"],
    ["O. Brackenwolf", "1958"],
    ["Dr. med. Ottilie Brackenwolf", "1958-02-02"],
    ["Ottilia Brackenwolf", "1958"],
    ["Tilly Brackenwolf", "1958-02"],
    ["山根 太一郎", "1961"],
    ["Оттилие Бракенвольф", "1958-02-02"],
    ["أوتيلي براكنولف", "1958-02-02"],
    ["Ottilie Brackenwolf Calder", "1958-02-02"],
  ] as const) {
    const counts = await bring(born(`${fullName}-${birthDate}`, fullName, birthDate));
    assert.deepEqual([counts.candidates, counts.suppressed], [0, 1], fullName);
  }
  for (const [fullName, birthDate] of [
    ["Otilie Brackenwulf", "1958-03-03"],
    ["Odile Brackenwolf", "1958-02-02"],
    ["Ottilie Brackenwulf", "1959"],
    ["K. Brackenwolf", "1958"],
    ["O. Brackenwolf", "1958-03-03"],
    ["أوتيلي براكنولف", "1958-03-03"],
    ["Ottilie Brackenwolf Calder", "1958-03-03"],
    ["Ottilie Calder", "1958-02-02"],
  ] as const) {
    const counts = await bring(born(`${fullName}-${birthDate}`, fullName, birthDate));
    assert.deepEqual([counts.candidates, counts.suppressed], [1, 0], `${fullName}, ${birthDate}`);
  }
});

test("A Chinese name is known in traditional characters and in Pinyin, and nobody who only sounds the same is hidden", async () => {
  const born = (key: string, fullName: string, more: object = {}) =>
    person(`han-${key}`, fullName, { birthDate: "1980", ...more });
  await bring(
    born("own", "章薇薇", { identifiers: [email("vv@zhang.example.org")] }),
    born("sounds-alike", "张伟伟", { identifiers: [email("ww@zhang.example.org")] }),
  );
  const done = await suppress({ candidateId: await findPerson(api, "vv@zhang.example.org") });
  assert.deepEqual([done.candidates, done.byName], [1, true]);
  assert.deepEqual(await namesOf("ww@zhang.example.org"), ["张伟伟"]);
  for (const [key, fullName, hidden] of [
    ["again", "章 薇薇", true],
    ["pinyin", "Zhang Weiwei", true],
    ["pinyin-syllables", "Wei-wei Zhang", true],
    ["sounds-alike-traditional", "張偉偉", false],
    ["sounds-alike-again", "张薇薇", false],
  ] as const) {
    const counts = await bring(born(key, fullName));
    assert.deepEqual([counts.candidates, counts.suppressed], hidden ? [0, 1] : [1, 0], fullName);
  }
  await suppress({ candidateId: await findPerson(api, "ww@zhang.example.org") });
  const counts = await bring(born("traditional-again", "張 偉偉"));
  assert.deepEqual([counts.candidates, counts.suppressed], [0, 1]);
});

test("No document about a suppressed person comes back: under a new key, under their site, or before the row that is refused", async () => {
  const site = { kind: "website", value: "https://amabel-thornquill.example.org/" };
  const given = { identifiers: [email("amabel@thornquill.example.org"), site] };
  const rowOf = (key: string) => person(key, "Amabel Thornquill", given);
  const page = (name: string, ...identifiers: object[]) => ({
    type: "document",
    kind: "person-page",
    url: `https://amabel-thornquill.example.org/${name}`,
    mediaType: "text/html",
    data: "<p>Amabel Thornquill keeps bees.</p>",
    identifiers,
  });
  const own = (key: string) => ({ kind: "candidate", value: `suppress:${key}` });
  const colleague = person("thornquill-brother", "Edgar Marwood", {
    identifiers: [email("edgar@marwood.example.org")],
  });
  const kept = async () => {
    const { rows } = await api.rows.query(
      "select url from archive_document where url like 'https://amabel-thornquill.example.org/%' order by url",
    );
    return rows.map(({ url }) => String(url).split("/").at(-1));
  };
  await bring(rowOf("amabel"), page("first", own("amabel"), site), page("left", own("amabel-5"), site));
  await bring(page("early", own("amabel-2")), page("early-too", own("amabel-2"), email("edgar@marwood.example.org")));
  await api.call("POST", "/erasures", { body: { identifiers: [email("amabel@thornquill.example.org")] } });
  assert.deepEqual(await kept(), ["early", "early-too"]);
  await bring(page("before", own("amabel-2")), rowOf("amabel-2"), page("after", own("amabel-2"), site));
  await bring(page("alone", own("amabel-3"), site), page("site", site));
  assert.deepEqual(await kept(), ["early-too"]);
  await bring(colleague, page("shared", own("thornquill-brother"), site), page("only", own("amabel-4")));
  assert.deepEqual(await kept(), ["early-too", "only", "shared"]);
});

test("A tagged address imported before is found by the plain one, and the plain one by it", async () => {
  await bring(
    person("tagged", "Sunniva Oakhollow", { identifiers: [email("sunniva+lists@oakhollow.example.org")] }),
    person("plain", "Torvald Oakhollow", { identifiers: [email("torvald@oakhollow.example.org")] }),
  );
  // Rows as written before forms were keyed.
  await api.rows.query(
    "update candidate set suppression_keys = array['kept-from-before'] where origin_key = 'suppress:tagged'",
  );
  const one = await suppress({ identifiers: [email("sunniva@oakhollow.example.org")] });
  const other = await suppress({ identifiers: [email("torvald+work@oakhollow.example.org")] });
  assert.deepEqual([one.candidates, other.candidates], [1, 1]);
  assert.deepEqual(await namesOf("Oakhollow"), []);
});

test("Identifiers that other people have too are not listed: a colleague with the office phone number stays", async () => {
  const office = phone("+12025550188");
  await bring(
    person("leaver", "Wilhelmina Strake", { identifiers: [office, email("wilhelmina@strake.example.org")] }),
    person("colleague", "Bartholomew Gnash", { identifiers: [office, email("bart@gnash.example.org")] }),
  );
  const candidateId = await findPerson(api, "wilhelmina@strake.example.org");
  assert.equal((await suppress({ candidateId })).candidates, 1);
  assert.deepEqual(await namesOf("Bartholomew Gnash"), ["Bartholomew Gnash"]);
  assert.deepEqual(await namesOf("+1 202 555 0188"), ["Bartholomew Gnash"]);
});

test("Nobody is suppressed or erased by their address under somebody else's name", async () => {
  const fullName = "Nigel Warrenpike";
  const identifiers = [{ kind: "email", value: "nigel@warrenpike.example.org" }];
  const row = { type: "candidate", key: "crm:warrenpike", fullName, aliases: ["Nigel Ostholm"], identifiers };
  await api.call("POST", "/imports?format=candor", { body: ndjson(row), headers: NDJSON });
  const isFound = async () => {
    const { body } = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(fullName)}`);
    return (body as { results: unknown[] }).results.length > 0;
  };
  for (const way of ["suppressions/preview", "suppressions", "erasures"]) {
    const body = { identifiers, names: ["Xaver Yolland"] };
    assertProblem(await api.call("POST", `/${way}`, { body }), 422, "person_ambiguous");
    assert.ok(await isFound(), way);
  }
  const done = await api.call("POST", "/suppressions", { body: { identifiers, names: ["Nigel Ostholm"] } });
  assert.equal(done.status, 201, done.text);
  assert.equal(await isFound(), false, "another name of theirs is theirs");
});

test("People who share somebody's address are neither suppressed nor erased with them; without a name nothing happens", async () => {
  const rows = ["suppressions", "erasures"].flatMap((way) =>
    ["Ida", "Otto"].map((given) => ({
      type: "candidate",
      key: `household:${way}:${given}`,
      fullName: `${given} Hallam${way}`,
      identifiers: [{ kind: "email", value: `${way}@hallam.example.org` }],
    })),
  );
  const bring = async (...more: object[]) => {
    const body = ndjson(...rows, ...more);
    return (await api.call("POST", "/imports?format=candor", { body, headers: NDJSON })).body as { suppressed: number };
  };
  await bring();
  const isFound = async (name: string) => {
    const { body } = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(name)}`);
    return (body as { results: unknown[] }).results.length > 0;
  };
  for (const way of ["suppressions", "erasures"] as const) {
    const identifiers = [{ kind: "email", value: `${way}@hallam.example.org` }];
    const candidate = { fullName: `Ida Hallam${way}`, email: `${way}@hallam.example.org`, sources: [] };
    const { lookupId } = (await api.call("POST", "/lookups", { body: { candidate } })).body as { lookupId: string };
    for (const body of [{ identifiers }, { identifiers, names: ["Xaver Yolland"] }]) {
      assertProblem(await api.call("POST", `/${way}`, { body }), 422, "person_ambiguous");
    }
    assert.deepEqual([await isFound(`Ida Hallam${way}`), await isFound(`Otto Hallam${way}`)], [true, true]);
    const done = await api.call("POST", `/${way}`, { body: { identifiers, names: [`Ida Hallam${way}`] } });
    assert.equal(done.status, 201, done.text);
    assert.deepEqual([await isFound(`Ida Hallam${way}`), await isFound(`Otto Hallam${way}`)], [false, true]);
    assertProblem(await api.call("GET", `/lookups/${lookupId}`), 404, "lookup_not_found");
    const again = { ...rows.find(({ key }) => key === `household:${way}:Ida`), key: `household:${way}:again` };
    assert.ok((await bring(again)).suppressed >= 2, "she comes back under another row of the import");
    assert.deepEqual([await isFound(`Ida Hallam${way}`), await isFound(`Otto Hallam${way}`)], [false, true]);
  }
});

test("Any of a person's keys reaches the same people, and a preview says whom without affecting them", async () => {
  const site = (path: string) => ({ kind: "profileUrl", value: `https://x.com/candor_${path}` });
  await bring(
    person("chain-1", "Hedwig Lanternau", {
      company: "Fenwold",
      identifiers: [email("h@one.example.org"), site("hedwig")],
    }),
    person("chain-2", "Hedwig Lanternau", { identifiers: [site("hedwig"), email("h@two.example.org")] }),
    person("chain-3", "Hedwig Lanternau", { identifiers: [email("h@two.example.org"), email("h@three.example.org")] }),
    person("chain-other", "Hedwig Lanternau", { identifiers: [email("hedwig@elsewhere.example.org")] }),
    person("chain-kin", "Otto Lanternau", { identifiers: [email("h@two.example.org")] }),
  );
  const candidates = await api.rows.query<{ id: string; into: string }>(
    "select absorbed_id as id, into_id as into from candidate_merge where absorbed_id in (select id from candidate where full_name = 'Hedwig Lanternau')",
  );
  // Somebody may have separated what an import took for one person: from then on each is held separately.
  for (const { id, into } of candidates.rows)
    assert.equal((await api.call("DELETE", `/candidates/${into}/merges/${id}`)).status, 200);
  const named = { names: ["Hedwig Lanternau"], identifiers: [email("h@one.example.org")] };
  const preview = async (body: object) => {
    const answer = await api.call("POST", "/suppressions/preview", { body });
    assert.equal(answer.status, 200, answer.text);
    return SuppressionPreview.strict().parse(answer.body);
  };
  const ids = ({ people }: { people: readonly { candidateId: string }[] }) =>
    people.map(({ candidateId }) => candidateId).toSorted();
  const seen = await preview(named);
  assert.equal(seen.people.length, 3);
  assert.deepEqual(seen.people.map(({ fullName, fragments }) => [fullName, ...fragments]).toSorted(), [
    ["Hedwig Lanternau"],
    ["Hedwig Lanternau"],
    ["Hedwig Lanternau", "Fenwold"],
  ]);
  for (const candidateId of ids(seen)) assert.deepEqual(ids(await preview({ candidateId })), ids(seen));
  assert.equal((await namesOf("Lanternau")).length, 5, "nobody was affected");
  const done = await suppress(named);
  assert.deepEqual(done.candidateIds.toSorted(), ids(seen));
  assert.deepEqual((await namesOf("Lanternau")).toSorted(), ["Hedwig Lanternau", "Otto Lanternau"]);
  assert.deepEqual((await preview(named)).people, [], "suppressed people are not shown");
  assertProblem(await api.call("POST", "/suppressions/preview", { body: { names: ["Ann"] } }), 400, "invalid_request");
});

test("Somebody born on another day of the same year is somebody else, whichever of them is suppressed or erased", async () => {
  const [one, two] = [email("birger@one.example.org"), email("birger@two.example.org")];
  const rows = [
    person("born-1", "Birger Quennelow", { birthDate: "1966-01-01", identifiers: [one] }),
    person("born-2", "Birger Quennelow", { birthDate: "1966-12-31", identifiers: [two] }),
  ];
  await bring(...rows);
  const seen = await api.call("POST", "/suppressions/preview", { body: { identifiers: [one] } });
  assert.equal((seen.body as { people: unknown[] }).people.length, 1);
  const erased = await api.call("POST", "/erasures", { body: { identifiers: [one] } });
  assert.equal(erased.status, 201, erased.text);
  assert.deepEqual(await namesOf("Birger Quennelow"), ["Birger Quennelow"]);
  assert.deepEqual(await namesOf("birger@two.example.org"), ["Birger Quennelow"]);
  const again = await bring(...rows.map((row) => ({ ...row, key: `${row.key}-again` })));
  assert.equal(again.suppressed, 1, "the erased one does not come back, and the other does");
});

test("Of people of one name and year without any address, the whole date selects one, and the year alone nobody", async () => {
  for (const [path, name] of [
    ["suppressions", "Torvald Quennelow"],
    ["erasures", "Sigrun Quennelow"],
  ] as const) {
    const born = (key: string, birthDate: string) => person(`${name}-${key}`, name, { birthDate });
    const ask = async (way: string, birthDate: string) =>
      await api.call("POST", `/${way}`, { body: { names: [name], birthDate } });
    await bring(born("1", "1966-01-01"), born("2", "1966-12-31"), born("3", "1966-06-06"));
    for (const way of [path, "suppressions/preview"])
      assertProblem(await ask(way, "1966"), 409, "suppression_too_wide");
    assert.equal((await namesOf(name)).length, 3);
    const seen = (await ask("suppressions/preview", "1966-01-01")).body as { people: { birthDate: string }[] };
    assert.deepEqual(
      seen.people.map(({ birthDate }) => birthDate),
      ["1966-01-01"],
    );
    const done = await ask(path, "1966-01-01");
    assert.equal(done.status, 201, done.text);
    assert.equal((await namesOf(name)).length, 2);
    const { rows } = await api.rows.query<{ id: string }>(
      "select id from candidate where full_name = $1 and birth_date = '1966-12-31'",
      [name],
    );
    assert.equal((await api.call("POST", `/${path}`, { body: { candidateId: rows[0]?.id } })).status, 201);
    assert.deepEqual(await namesOf(name), [name]);
    const again = await bring(born("4", "1966-01-01"), born("5", "1966-12-31"), born("6", "1966-06-06"));
    assert.deepEqual([again.candidates, again.suppressed], [1, 2], path);
  }
});

test("An initial never leads to a relative at the same address, and two dates of birth belong to two people", async () => {
  const rowsOf = (way: string) =>
    [
      { given: "Caspar", birthDate: "1961-02-03" },
      { given: "Candida", birthDate: "1964-01-01" },
      { given: "C." },
      { given: "Jan", birthDate: "1961-02-03" },
      { given: "Jane", birthDate: "1994-01-01" },
    ].map(({ given, birthDate }) => ({
      type: "candidate",
      key: `undermoor:${way}:${given}`,
      fullName: `${given} Undermoor${way}`,
      birthDate,
      identifiers: [{ kind: "email", value: `${way}@undermoor.example.org` }],
    }));
  for (const way of ["suppressions", "erasures"]) {
    const imported = await api.call("POST", "/imports?format=candor", {
      body: ndjson(...rowsOf(way)),
      headers: NDJSON,
    });
    assert.equal(imported.status, 201, imported.text);
    const found = async (given: string) => {
      const query = encodeURIComponent(`${given} Undermoor${way}`);
      const { body } = await api.call("GET", `/search?type=candor&query=${query}`);
      const { results } = body as { results: { candidateId: string; fullName: string }[] };
      return results.find(({ fullName }) => fullName === `${given} Undermoor${way}`)?.candidateId;
    };
    const candidateId = await found("Caspar");
    const byId = await api.call("POST", `/${way}`, { body: { candidateId } });
    assert.equal(byId.status, 201, byId.text);
    assert.equal(await found("Caspar"), undefined);
    assert.ok(await found("Candida"), "she is another's relative");
    const named = {
      names: [`Jan Undermoor${way}`],
      birthDate: "1961-02-03",
      identifiers: [{ kind: "email", value: `${way}@undermoor.example.org` }],
    };
    const byName = await api.call("POST", `/${way}`, { body: named });
    assert.equal(byName.status, 201, byName.text);
    assert.equal(await found("Jan"), undefined);
    assert.ok(await found("Jane"), "she was born at another time");
  }
});

test("Pictures of suppressed people and of removed imports are gone and do not come back", async () => {
  const [own, shared] = ["https://pictures.example.org/own.png", "https://pictures.example.org/shared.png"];
  const picture = async (url: string, color: string) => {
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: color } });
    return { type: "picture", url, mediaType: "image/png", base64: (await image.png().toBuffer()).toString("base64") };
  };
  const shownUnder = async (query: string) => {
    const { body } = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
    return String((body as { results: { avatarUrl: string }[] }).results[0]?.avatarUrl);
  };
  const pictures = [await picture(own, "#802020"), await picture(shared, "#208020")];
  await bring(
    person("pictured", "Cosima Brackenridge", { avatarUrl: own, identifiers: [email("cosima@bracken.example.org")] }),
    person("sharing", "Lambert Ostrava", { avatarUrl: shared, identifiers: [email("lambert@ostrava.example.org")] }),
    person("shared", "Ludmila Ostrava", { avatarUrl: shared, identifiers: [email("ludmila@ostrava.example.org")] }),
    ...pictures,
  );
  const [address, common] = [
    await shownUnder("cosima@bracken.example.org"),
    await shownUnder("lambert@ostrava.example.org"),
  ];
  const first = await fetch(address);
  assert.equal(first.status, 200);
  assert.match(first.headers.get("cache-control") ?? "", /^private/);
  await suppress({ identifiers: [email("cosima@bracken.example.org")] });
  await suppress({ identifiers: [email("lambert@ostrava.example.org")] });
  assert.deepEqual([(await fetch(address)).status, (await fetch(common)).status], [404, 200]);
  const again = await bring(...pictures);
  assert.equal(again.suppressed, 1);
  assert.deepEqual([(await fetch(address)).status, (await fetch(common)).status], [404, 200]);
  const late = await picture("https://pictures.example.org/late.png", "#202080");
  const answer = await api.call("POST", "/imports?format=candor", {
    body: ndjson(person("late", "Ambrose Latchford", { avatarUrl: late.url }), late),
    headers: NDJSON,
  });
  const lateAddress = await shownUnder("Ambrose Latchford");
  assert.equal((await fetch(lateAddress)).status, 200);
  await api.call("DELETE", `/imports/${(answer.body as { importId: string }).importId}`);
  assert.equal((await fetch(lateAddress)).status, 404);
});

test("A name and a year that many share do not identify one of them", async () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    person(`many-${at}`, "Jonna Commonplace", {
      birthDate: "1988",
      identifiers: [email(`jonna.${at}@common.example.org`)],
    }),
  );
  await bring(...many);
  const wide = await api.call("POST", "/suppressions", { body: { names: ["Jonna Commonplace"], birthDate: "1988" } });
  assertProblem(wide, 409, "suppression_too_wide");
  const one = await suppress({ candidateId: await findPerson(api, "jonna.7@common.example.org") });
  assert.deepEqual([one.candidates, one.byName], [1, false]);
  assert.deepEqual(await namesOf("jonna.7@common.example.org"), []);
  assert.equal((await namesOf("jonna.8@common.example.org")).length, 1);
});

test("People described by value are looked up alike, suppressed or unknown, and no source is asked about the suppressed", async () => {
  const document = {
    type: "document",
    kind: "person-page",
    url: "https://isolde-wren.example.org/",
    mediaType: "text/html",
    data: `<html><head><script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Isolde Wrenfield",
      email: "isolde@wrenfield.example.org",
      knowsAbout: ["Lighthouses"],
    })}</script></head></html>`,
    identifiers: [email("isolde@wrenfield.example.org")],
  };
  await bring(person("isolde", "Isolde Wrenfield", { identifiers: [email("isolde@wrenfield.example.org")] }), document);
  const about = async (fullName: string, address: string) => {
    const created = await api.call("POST", "/lookups", {
      body: { candidate: { fullName, email: address, sources: [] } },
    });
    assert.equal(created.status, 201, created.text);
    const { lookupId } = created.body as { lookupId: string };
    await waitForEnd(api, lookupId);
    const read = async (path: string) => (await api.call("GET", `/lookups/${lookupId}${path}`)).text;
    const texts = [await read(""), await read("/coverage"), await read("/evidence"), await read("/records")];
    // What differs is what the caller wrote, IDs and times.
    return texts
      .join("\n")
      .replaceAll(lookupId, "ID")
      .replaceAll(fullName, "NAME")
      .replaceAll(address, "ADDRESS")
      .replaceAll(fullName.toLowerCase().replace(" ", "-"), "SLUG")
      .replace(/initials-\w+-\d+|1 in [\d,]+ people|"(?:score|weight)":[\d.]+/g, "-")
      .replace(/"[0-9a-f]{32,64}"|"[0-9a-f-]{36}"|\d{4}-\d\d-\d\dT[\d:.]+Z|"ms":\d+/g, "-");
  };
  const shown = await about("Isolde Wrenfield", "isolde@wrenfield.example.org");
  assert.match(shown, /Lighthouses/);
  await suppress({ identifiers: [email("isolde@wrenfield.example.org")] });
  const hidden = await about("Isolde Wrenfield", "isolde@wrenfield.example.org");
  assert.doesNotMatch(hidden, /Lighthouses/);
  assert.equal(hidden, await about("Ysolde Wrenfeld", "ysolde@wrenfeld.example.org"));
});

test("A suppressed person leaves earlier reports about others, along with what was kept about them only for those", async () => {
  const seat = (name: string, bioguide: string) => ({ name, party: "majority", bioguide });
  const committee = {
    type: "document",
    kind: "us-congress/committee",
    url: "https://register.example.org/committees.json#SSXY",
    mediaType: "application/json",
    data: JSON.stringify({
      type: "senate",
      name: "Senate Committee on Lanterns",
      thomas_id: "SSXY",
      members: [seat("Abelard Winterbourne", "W000901"), seat("Benedikta Lindqvistane", "L000902")],
    }),
    identifiers: [{ kind: "externalId", value: "bioguide:W000901" }],
  };
  const key = (id: string) => ({ kind: "externalId", value: `bioguide:${id}` });
  await bring(person("abelard", "Abelard Winterbourne", { identifiers: [key("W000901")] }), committee);
  const { lookupId, data } = await lookUp(api, await findPerson(api, "Abelard Winterbourne"));
  const shown = (value: unknown) => JSON.stringify(value).includes("Lindqvistane");
  assert.ok(shown((data as { similarPeople: unknown }).similarPeople));
  const { url } = (await api.call("GET", `/lookups/${String(lookupId)}/pdf`)).body as { url: string };
  assert.equal((await fetch(url)).status, 200);
  const before = await rowsNaming("Lindqvistane", String(lookupId));
  assert.ok(before.records > 0 && before.profiles === 1, JSON.stringify(before));
  const raw = async () => {
    const paths = ["/evidence", "/datasources", "/records", "/export?format=json"];
    const answers = paths.map(async (path) => (await api.call("GET", `/lookups/${String(lookupId)}${path}`)).text);
    const made = await api.call("POST", `/lookups/${String(lookupId)}/shares`, { body: { days: 1 } });
    const token = new URL((made.body as { url: string }).url).hash.slice(1);
    const opened = await api.call("GET", "/shared", { key: null, headers: { "x-share-token": token } });
    assert.equal(opened.status, 200, opened.text);
    return [...(await Promise.all(answers)), opened.text].map((text) => [
      text.includes("Lindqvistane") || text.includes("L000902"),
      /Winterbourne|Lanterns/.test(text),
    ]);
  };
  assert.ok((await raw()).some(([named]) => named));
  await suppress({ identifiers: [key("L000902")] });
  assert.deepEqual(
    await raw(),
    Array.from({ length: 5 }, () => [false, true]),
  );
  assert.equal((await fetch(url)).status, 404);
  const { body } = await api.call("GET", `/lookups/${String(lookupId)}`);
  assert.ok(!shown(body) && JSON.stringify(body).includes("Lanterns"));
  assert.deepEqual(await rowsNaming("Lindqvistane", String(lookupId)), { records: 0, profiles: 0 });
});

test("A full name in somebody else's headline and text is closed wherever it is shown, and the namesake's own stays", async () => {
  const page = {
    type: "document",
    kind: "person-page",
    url: "https://staff.example.org/agatha-brimstead",
    mediaType: "text/html",
    data: "<h1>Agatha Brimstead</h1><p>Agatha Brimstead is a secretary at Fenwold Works. She wrote a book about Odile <b>Quarrendon</b> in 2019. She answers for oq7@fenwold.example.org and +44 20 7946 0958. Ask for Od&iacute;le Quarr<wbr>endon, mailto:odile%2Equarrendon@fenwold.example.net, or follow @oq-seven.</p>",
    identifiers: [email("agatha@brimstead.example.org")],
  };
  await bring(
    person("agatha", "Agatha Brimstead", {
      headline: "Assistant to Odile Quarrendon (oq7@fenwold.example.org)",
      company: "Fenwold Works",
      aliases: ["Odile Quarrendon", "Agatha Fenn"],
      presences: [
        { platform: "github", url: "https://github.com/odilequarrendon" },
        { platform: "mastodon", url: "https://social.example.org/@agatha" },
      ],
      identifiers: [email("agatha@brimstead.example.org"), email("odile.quarrendon@fenwold.example.net")],
    }),
    person("odile", "Odile Quarrendon", {
      birthDate: "1961",
      identifiers: [
        email("odile@quarrendon.example.org"),
        email("oq7@fenwold.example.org"),
        { kind: "phone", value: "+442079460958" },
      ],
      presences: [{ platform: "github", url: "https://github.com/oq-seven" }],
    }),
    person("other-odile", "Odile Quarrendon", {
      birthDate: "1984",
      headline: "The baker Odile Quarrendon",
      identifiers: [email("bread@example.org")],
    }),
    page,
  );
  const candidateId = await findPerson(api, "Agatha Brimstead");
  const { lookupId } = await lookUp(api, candidateId);
  const { url } = (await api.call("GET", `/lookups/${String(lookupId)}/pdf`)).body as { url: string };
  const of = async (id: string) => {
    const made = await api.call("POST", `/lookups/${id}/shares`, { body: { days: 1 } });
    const token = new URL((made.body as { url: string }).url).hash.slice(1);
    const shared = await api.call("GET", "/shared", { key: null, headers: { "x-share-token": token } });
    const paths = ["", "/evidence", "/datasources", "/records", "/export?format=json", "/export?format=csv"];
    const answers = await Promise.all(paths.map(async (path) => await api.call("GET", `/lookups/${id}${path}`)));
    const texts = [shared, ...answers];
    for (const { status, text } of texts) assert.ok(status === 200, text);
    return texts.map(({ text }) => text);
  };
  const cards = async () =>
    await Promise.all(
      ["/search?type=candor&query=Agatha%20Brimstead%20Quarrendon", `/candidates/${candidateId}`].map(
        async (path) => (await api.call("GET", path)).text,
      ),
    );
  const all = async () => [...(await of(String(lookupId))), ...(await cards())];
  const named = (texts: readonly string[]) =>
    texts.flatMap((text, at) => (/quarrendon|quarr<wbr>endon|oq7@|7946 ?0958|oq-seven/i.test(text) ? at : []));
  assert.ok(named(await all()).length >= 6, String(named(await all())));
  assert.ok((await all()).some((text) => /oq7@/.test(text)) && (await all()).some((text) => /7946/.test(text)));

  const { suppressionId } = await suppress({ identifiers: [email("odile@quarrendon.example.org")] });
  assert.deepEqual(named(await all()), []);
  assert.match((await cards())[1] ?? "", /Agatha Fenn.*Assistant to █+.*social\.example\.org/);
  for (const query of ["Odile%20Quarrendon", "odilequarrendon", "https%3A%2F%2Fgithub.com%2Fodilequarrendon"]) {
    const asked = await api.call("GET", `/search?type=candor&query=${query}`);
    assert.doesNotMatch(asked.text, /Brimstead/, `found by closed text: ${query}`);
  }
  const seen = { names: ["Agatha Brimstead"], identifiers: [email("agatha@brimstead.example.org")] };
  const preview = await api.call("POST", "/suppressions/preview", { body: seen });
  assert.match(preview.text, /Agatha Brimstead.*Assistant to █/);
  const copy = await api.call("POST", "/access", { body: seen });
  assert.match(copy.text, /Agatha Fenn/);
  const notices = await api.call("GET", "/notices?state=due&limit=100");
  const told = (notices.body as { results: { name: string }[] }).results.filter(({ name }) => /Agatha/.test(name));
  assert.equal(told.length, 1);
  assert.deepEqual(named([preview.text, copy.text, JSON.stringify(told)]), []);
  assert.equal((await fetch(url)).status, 404);
  const anew = (await api.call("GET", `/lookups/${String(lookupId)}/pdf`)).body as { url: string };
  const report = (await readPdf(Buffer.from(await (await fetch(anew.url)).arrayBuffer()))).join(" ");
  assert.match(report, /Agatha Brimstead/);
  assert.deepEqual(named([report]), []);
  const again = await lookUp(api, candidateId);
  assert.deepEqual(named(await of(String(again["lookupId"]))), []);
  const typed = { fullName: "Ingram Typedwell", sources: [], "candor.role": "Assistant to Odile Quarrendon" };
  const byValue = (await api.call("POST", "/lookups", { body: { candidate: typed } })).body as { lookupId: string };
  const { data } = await waitForEnd(api, byValue.lookupId);
  assert.match(
    JSON.stringify(data),
    /Assistant to Odile Quarrendon/,
    "what a caller typed is not checked against the list",
  );
  const found = await api.call("GET", "/search?type=candor&query=Odile%20Quarrendon");
  assert.match(found.text, /The baker Odile Quarrendon/);
  const { body } = await api.call("GET", "/search?type=candor&query=Odile%20Quarrendon");
  const [namesake] = (body as { results: { candidateId: string }[] }).results;
  assert.match(JSON.stringify((await lookUp(api, namesake?.candidateId ?? ""))["data"]), /Odile Quarrendon/);

  assert.equal((await api.call("DELETE", `/suppressions/${suppressionId}`)).status, 200);
  assert.match((await cards())[1] ?? "", /Assistant to Odile Quarrendon/);
});

test("A suppressed name in what tells a lookup's person from namesakes is closed in every list of lookups", async () => {
  await bring(
    person("gerda", "Gerda Brimlow", { headline: "Assistant to Odo Starvelling" }),
    person("odo", "Odo Starvelling", { birthDate: "1957", identifiers: [email("odo@starvelling.example.org")] }),
  );
  const { lookupId } = await lookUp(api, await findPerson(api, "Gerda Brimlow"));
  const listed = async () => {
    const answers = [
      await api.call("GET", "/lookups"),
      await api.call("POST", "/history", { body: { name: "Brimlow" } }),
      await api.call("GET", `/lookups?sameAs=${String(lookupId)}`),
    ];
    return answers.map(({ status, text, body }) => {
      assert.equal(status, 200, text);
      const { results } = body as { results: { lookupId: string; candidate: { fragments?: string[] } }[] };
      return results.find((lookup) => lookup.lookupId === lookupId)?.candidate.fragments?.join();
    });
  };
  assert.deepEqual(new Set(await listed()), new Set(["Assistant to Odo Starvelling"]));
  await suppress({ identifiers: [email("odo@starvelling.example.org")] });
  assert.deepEqual(new Set(await listed()), new Set([`Assistant to ${"█".repeat("Odo Starvelling".length)}`]));
});

test("A name that many people have is closed in nobody's text", async () => {
  const many = Array.from({ length: 22 }, (_, at) =>
    person(`many-${at}`, "Corwin Tallowby", { birthDate: String(1950 + at) }),
  );
  await bring(
    ...many,
    person("first-tallowby", "Corwin Tallowby", { identifiers: [email("corwin@tallowby.example.org")] }),
    person("ink", "Ink Sandmere", { headline: "Assistant to Corwin Tallowby" }),
  );
  await suppress({ identifiers: [email("corwin@tallowby.example.org")] });
  const shown = await api.call("GET", "/search?type=candor&query=Ink%20Sandmere");
  assert.match(shown.text, /Assistant to Corwin Tallowby/);
});

test("A name in another case, after an initial or within Japanese text is closed, but not after an initial if many share the last name", async () => {
  const relatives = Array.from({ length: 21 }, (_, at) => person(`fennimoor-${at}`, `Otto${at} Fennimoor`));
  await bring(
    ...relatives,
    person("oda", "Oda Fennimoor", { identifiers: [email("oda@fennimoor.example.org")] }),
    person("lubor", "Lubor Zvonimal", { identifiers: [email("lubor@zvonimal.example.org")] }),
    person("hazuki", "葉月蓮太郎", { identifiers: [email("hr@hazuki.example.org")] }),
    person("clerk-1", "Ink Marlby", { headline: "For O. Fennimoor, with Oda Fennimoor" }),
    person("clerk-2", "Pen Marlby", { headline: "Tajemnice Lubora Zvonimala; by L. Zvonimal" }),
    person("clerk-3", "Nib Marlby", { headline: "葉月蓮太郎の秘書です" }),
  );
  for (const address of ["oda@fennimoor.example.org", "lubor@zvonimal.example.org", "hr@hazuki.example.org"])
    await suppress({ identifiers: [email(address)] });
  const { text } = await api.call("GET", "/search?type=candor&query=Marlby");
  assert.match(text, /For O\. Fennimoor, with █{13}"/);
  assert.match(text, /"Tajemnice █{16}; by █{11}"/);
  assert.match(text, /"█{5}の秘書です"/);
});

test("A name with one wrong letter is closed in others' texts, unless somebody here is called so", async () => {
  await bring(
    person("quarle", "Odo Quarlestone", { identifiers: [email("odo@quarlestone.example.org")] }),
    person("weather", "Oda Weatherlane", { identifiers: [email("oda@weatherlane.example.org")] }),
    person("weatherlain", "Ida Weatherlain"),
    person("scribe-1", "Ink Osterby", { headline: "For Odo Quarlstone, with Oda Weatherlain" }),
    person("scribe-2", "Pen Osterby", { headline: "For Odo&nbsp;Quarlestone" }),
  );
  await suppress({ identifiers: [email("odo@quarlestone.example.org")] });
  await suppress({ identifiers: [email("oda@weatherlane.example.org")] });
  const { text } = await api.call("GET", "/search?type=candor&query=Osterby");
  assert.match(text, /For █{14}, with Oda Weatherlain"/);
  assert.match(text, /For █{20}"/);
});

/** How often a name occurs in what a lookup keeps: in its records, and in its profile, which is sealed. */
async function rowsNaming(name: string, lookupId: string): Promise<{ records: number; profiles: number }> {
  const { rows } = await api.rows.query<{ records: number; sealed: string; wrapped: string }>(
    `select (select count(*)::int from record where lookup_id = $2::uuid and name like '%' || $1 || '%') as records,
       sealed_data as sealed, (select wrapped from data_key where holder = 'lookup/' || $2::text) as wrapped
     from lookup where id = $2::uuid`,
    [name, lookupId],
  );
  const [row] = rows;
  assert.ok(row);
  const secrets = readSecretFile(join(api.service.dataDir, "secret")).map(({ secret }) => secret);
  const key = keyOfLookup(keyringOf(secrets[0] ?? "", ...secrets.slice(1)), lookupId, row.wrapped);
  return { records: row.records, profiles: openProfileData(key, row.sealed).includes(name) ? 1 : 0 };
}

test("A request by value does not reveal whether somebody is held or suppressed already, and nobody is suppressed without a key", async () => {
  const unknown = { identifiers: [email("nobody.ever@example.org")] };
  const first = await suppress(unknown);
  assert.deepEqual({ ...(await suppress(unknown)), suppressionId: first.suppressionId }, first);
  assert.deepEqual([first.candidates, first.lookups], [0, 0]);
  for (const body of [{}, { names: ["Ann Other"] }, { birthDate: "1970" }]) {
    assertProblem(await api.call("POST", "/suppressions", { body }), 400, "invalid_request");
  }
  await insertKey(api.rows, "a-key-without-privacy-00000", { scopes: ["admin", "search", "lookups:write"] });
  const denied = await api.call("POST", "/suppressions", { body: unknown, key: "a-key-without-privacy-00000" });
  assertProblem(denied, 403, "scope_missing");
  const { rows } = await api.rows.query<{ key: string }>("select key from suppression");
  assert.ok(rows.every(({ key }) => /^[\w-]{16}$/.test(key)));
});

test("A suppression is listed without names, and lifted by its ID", async () => {
  await bring(person("fennimarsh", "Ottilie Fennimarsh", { identifiers: [email("ottilie@fennimarsh.example.org")] }));
  const identifiers = [email("ottilie@fennimarsh.example.org")];
  const first = await suppress({ identifiers, reason: "safety" });
  const second = await suppress({ identifiers });
  const list = async () => {
    const answer = await api.call("GET", "/suppressions?limit=2");
    assert.doesNotMatch(answer.text, /fennimarsh|ottilie/i);
    return (answer.body as { results: { suppressionId: string; reason: string; liftedAt: string | null }[] }).results;
  };
  const lift = async ({ suppressionId }: { suppressionId: string }) => {
    const answer = await api.call("DELETE", `/suppressions/${suppressionId}`);
    assert.equal(answer.status, 200, answer.text);
    return LiftedSuppression.strict().parse(answer.body);
  };
  const shown = async () => (await list()).map(({ suppressionId, reason }) => [suppressionId, reason]);
  assert.deepEqual(await shown(), [
    [second.suppressionId, "request"],
    [first.suppressionId, "safety"],
  ]);
  await lift(first);
  assert.deepEqual(await namesOf("Fennimarsh"), [], "another suppression still names them");
  const { liftedAt } = await lift(second);
  assert.deepEqual(await namesOf("Fennimarsh"), ["Ottilie Fennimarsh"]);
  assert.equal((await lift(second)).liftedAt, liftedAt);
  const audit = (await api.call("GET", "/audit?limit=50")).body as { results: { operation: string }[] };
  assert.equal(audit.results.filter(({ operation }) => operation === "liftSuppression").length, 4);
});

test("What an erasure put on the list stays there when a suppression of the same person is lifted", async () => {
  const identifiers = [email("valentin@erased.example.org")];
  const { suppressionId } = await suppress({ identifiers });
  assert.equal((await api.call("POST", "/erasures", { body: { identifiers } })).status, 201);
  assert.equal((await api.call("DELETE", `/suppressions/${suppressionId}`)).status, 200);
  assert.equal((await bring(person("valentin", "Valentin Erased", { identifiers }))).suppressed, 1);
});

test("What an earlier release put on the list stays there when a later suppression of the same person is lifted", {
  // The statement joins tables of one server; no earlier release distributed them.
  skip: CITUS_URL === null ? false : "the release before could not be distributed",
}, async () => {
  const identifiers = [email("perpetua@earlier.example.org")];
  const first = await suppress({ identifiers });
  await api.rows.query("delete from suppression_receipt where id = $1", [first.suppressionId]);
  // The state when the next release arrives: a list, and nothing that says who was put on it.
  await api.rows.query("alter table suppression drop column has_tombstone; delete from tombstone");
  await api.rows.query(readFileSync(new URL("../../migrations/000039_listed_before.sql", import.meta.url), "utf8"));
  const again = await suppress({ identifiers: [...identifiers, email("perpetua@later.example.org")] });
  assert.equal((await api.call("DELETE", `/suppressions/${again.suppressionId}`)).status, 200);
  const row = (address: string) => bring(person(address, "Perpetua Earlier", { identifiers: [email(address)] }));
  assert.equal((await row("perpetua@earlier.example.org")).suppressed, 1);
  assert.equal((await row("perpetua@later.example.org")).suppressed, 0);
});

test("Suppressions are listed in pages, and an unknown ID or another account's gets 404", async () => {
  await insertKey(api.rows, "a-key-of-an-account-for-lists", { accountId: "listed" });
  const key = "a-key-of-an-account-for-lists";
  const made: string[] = [];
  for (let at = 0; at < 3; at++) {
    const body = { identifiers: [email(`nobody-${at}@listed.example.org`)] };
    made.unshift(((await api.call("POST", "/suppressions", { body, key })).body as Suppression).suppressionId);
  }
  const seen: string[] = [];
  for (let next = ""; ; ) {
    const answer = await api.call("GET", `/suppressions?limit=2&next=${next}`, { key });
    const page = answer.body as { results: { suppressionId: string }[]; next: string };
    seen.push(...page.results.map(({ suppressionId }) => suppressionId));
    next = page.next;
    if (next === "") break;
  }
  assert.deepEqual(seen, made);
  for (const id of [made[0], "nobody", "0190f4a2-0000-7000-8000-000000000000"]) {
    assertProblem(await api.call("DELETE", `/suppressions/${id}`), 404, "suppression_not_found");
  }
});
