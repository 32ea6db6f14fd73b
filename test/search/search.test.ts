import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Database } from "../../src/db/open.ts";
import { transact } from "../../src/db/transaction.ts";
import type { SearchType } from "../../src/domain/platform.ts";
import { PublicError } from "../../src/errors.ts";
import { removeCandidates } from "../../src/search/index-candidates.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { addPeople, openMemory } from "./people.ts";

let database: Database;
let search: Search;

before(async () => {
  database = await openMemory();
  await addPeople(database, [
    {
      name: "Maria Garcia",
      company: "Contoso",
      location: "Lisbon",
      prominence: 50,
      email: "maria.garcia@example.com",
      phone: "202-555-0123",
      profiles: ["https://www.linkedin.com/in/maria-garcia-1", "https://x.com/mgarcia"],
    },
    { name: "María García López", headline: "Engineer at Fabrikam", profiles: ["https://github.com/mgl"] },
    { name: "Marie Garcia", headline: "Senator", location: "Vermont" },
    { name: "Robert J. Miller Jr.", company: "Northwind" },
    { name: "James Robert Miller" },
    { name: "Ludwig van der Berg" },
    { name: "Alejandra Ocampo-Cortina" },
    { name: "Jörg Schröder" },
    { name: "Evgeniy Petrov" },
    { name: "Иван Петров", location: "Москва" },
    { name: "王小明" },
    { name: "山田 太郎" },
    { name: "佐藤健一" },
    { name: "Jürgen Müllerhoff" },
    { name: "Mohammed bin Salim" },
    { name: "محمد علي" },
    { name: "김민수" },
    { name: "Ron DeSantos" },
    { name: "Conan O'Briant" },
    { name: "Elizabeth Warden", headline: "Senator", phone: "202-555-0123" },
    { name: "George Washburn", location: "Virginia" },
    { name: "Hidden Person", email: "hidden@example.com", suppressionKeys: ["suppressed"] },
    { name: "Hidden Garcia", suppressionKeys: ["suppressed"] },
  ]);
  await database.execute("insert into suppression (key, kind) values ('suppressed', 'test')");
  search = createSearch(database);
});

after(async () => {
  await search.close();
  await database.close();
});

async function names(query: string, type: SearchType = "candor"): Promise<string[]> {
  const page = await search.find({ accountId: "default", query, type, limit: 20, next: "" });
  return page.hits.map((hit) => hit.candidate.fullName);
}

async function first(query: string): Promise<string | undefined> {
  return (await names(query))[0];
}

test("Finds a name in any order, case and spelling of diacritics.", async () => {
  for (const query of ["maria garcia", "Garcia, Maria", "GARCÍA maria", "  garcia   MARÍA "]) {
    assert.deepEqual((await names(query)).slice(0, 2), ["Maria Garcia", "María García López"], query);
  }
  assert.equal(await first("jorg schroder"), "Jörg Schröder");
  assert.equal(await first("Joerg Schroeder"), "Jörg Schröder");
});

test("Exact names come before variants, and variants before typos.", async () => {
  assert.deepEqual(await names("maria garcia"), ["Maria Garcia", "María García López", "Marie Garcia"]);
  assert.equal(await first("mria garcia"), "Maria Garcia");
  assert.equal(await first("maria garica"), "Maria Garcia");
});

test("Employer, title and place rank people, even if misspelt.", async () => {
  assert.equal(await first("maria garcia fabrikam"), "María García López");
  assert.equal(await first("maria garcia lisbonn"), "Maria Garcia");
  assert.equal(await first("garcia senator vermont"), "Marie Garcia");
  assert.equal(await first("Sen. Warden"), "Elizabeth Warden");
});

test("Nicknames work both ways, and initials and middle names may be missing.", async () => {
  assert.equal(await first("bob miller"), "Robert J. Miller Jr.");
  assert.equal(await first("J. R. Miller"), "Robert J. Miller Jr.");
  assert.ok((await names("james miller")).includes("James Robert Miller"));
  assert.ok((await names("james xavier miller")).includes("James Robert Miller"));
});

test("Particles, hyphens and apostrophes may be written in any way.", async () => {
  for (const query of ["vanderberg ludwig", "van der Berg, Ludwig", "berg ludwig", "Ludwig VanDer Berg"]) {
    assert.equal(await first(query), "Ludwig van der Berg", query);
  }
  assert.equal(await first("ocampocortina alejandra"), "Alejandra Ocampo-Cortina");
  assert.equal(await first("de santos ron"), "Ron DeSantos");
  assert.equal(await first("conan o briant"), "Conan O'Briant");
});

test("Finds names across scripts.", async () => {
  assert.equal(await first("Евгений Петров"), "Evgeniy Petrov");
  assert.equal(await first("yevgeny petrov"), "Evgeniy Petrov");
  assert.equal(await first("ivan petrov"), "Иван Петров");
  assert.equal(await first("Xiaoming Wang"), "王小明");
  assert.equal(await first("wang xiao ming"), "王小明");
  assert.equal(await first("山田太郎"), "山田 太郎");
  assert.equal(await first("佐藤 健一"), "佐藤健一");
  assert.equal(await first("Juergen Muellerhoff"), "Jürgen Müllerhoff");
  assert.equal(await first("muhammad ali"), "محمد علي");
  assert.equal(await first("محمد بن سالم"), "Mohammed bin Salim");
  assert.equal(await first("Kim Min-su"), "김민수");
});

test("Finds a name while it is typed, from two letters.", async () => {
  assert.ok((await names("el")).includes("Elizabeth Warden"));
  assert.equal(await first("eliz war"), "Elizabeth Warden");
  assert.equal(await first("el wa"), "Elizabeth Warden");
});

test("An unknown name finds nobody.", async () => {
  for (const query of [
    "xyzzy warden",
    "zzz qqq",
    "maria zzyzx",
    "x",
    "",
    "   ",
    "%",
    "' or 1=1 --",
    "\u0000\u0007",
    "\ud800",
  ]) {
    assert.deepEqual(await names(query), [], JSON.stringify(query));
  }
});

test("Email, phone, profile address and handle match exactly, in any spelling.", async () => {
  assert.deepEqual(await names("Maria.Garcia@Example.com"), ["Maria Garcia"]);
  assert.deepEqual(await names("+1 202 555 0123"), ["Maria Garcia", "Elizabeth Warden"]);
  assert.deepEqual(await names("(202) 555-0123"), ["Maria Garcia", "Elizabeth Warden"]);
  assert.deepEqual(await names("http://linkedin.com/in/Maria-Garcia-1/?trk=x"), ["Maria Garcia"]);
  assert.deepEqual(await names("@MGarcia"), ["Maria Garcia"]);
  assert.deepEqual(await names("@MGarcia", "x"), ["Maria Garcia"]);
  assert.deepEqual(await names("@MGarcia", "github"), []);
  assert.deepEqual(await names("maria.garcia@example.com", "github"), []);
});

test("A platform shows only people who are there.", async () => {
  assert.deepEqual(await names("maria garcia", "linkedin"), ["Maria Garcia"]);
  assert.deepEqual(await names("maria garcia", "github"), ["María García López"]);
  assert.deepEqual(await names("mar gar", "github"), ["María García López"]);
  assert.deepEqual(await names("maria garcia", "bluesky"), []);
});

test("A suppressed person cannot be found by any key, and others fill the page.", async () => {
  assert.deepEqual(await names("hidden person"), []);
  assert.deepEqual(await names("hidden@example.com"), []);
  const page = await search.find({ accountId: "default", query: "garcia", type: "candor", limit: 3, next: "" });
  assert.equal(page.hits.length, 3);
});

test("A hit says why it was found.", async () => {
  const [hit] = (
    await search.find({ accountId: "default", query: "bob miller northwind", type: "candor", limit: 1, next: "" })
  ).hits;
  assert.deepEqual(hit?.matchedOn, ["nickname: robert for bob", "company: northwind"]);
  assert.ok((hit?.likelihood ?? 0) > 0.8 && (hit?.likelihood ?? 1) < 1);
});

test("Refuses a cursor for another query or type, and a forged one.", async () => {
  const { next } = await search.find({ accountId: "default", query: "garcia", type: "candor", limit: 1, next: "" });
  assert.notEqual(next, "");
  for (const request of [
    { query: "miller", type: "candor", next },
    { query: "garcia", type: "x", next },
    { query: "garcia", type: "candor", next: `${next}x` },
    { query: "garcia", type: "candor", next: "abc" },
  ] as const) {
    await assert.rejects(
      search.find({ accountId: "default", ...request, limit: 1 }),
      (error) => error instanceof PublicError && error.code === "invalid_request",
    );
  }
});

test("Removed people are not found, and their words are forgotten.", async () => {
  const [id = ""] = await addPeople(database, [{ name: "Wilhelmina Quartermain" }]);
  assert.equal(await first("wilhelmina quartermain"), "Wilhelmina Quartermain");
  const { number } = await database.db
    .selectFrom("candidate")
    .select("number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await transact(database.db, (db) => removeCandidates(db, [number]));
  assert.deepEqual(await names("wilhelmina quartermain"), []);
  const left = await database.db.selectFrom("term").selectAll().where("word", "=", "quartermain").execute();
  assert.deepEqual(left, []);
});
