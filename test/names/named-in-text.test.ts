import assert from "node:assert/strict";
import { test } from "node:test";
import { normalizeIdentifier } from "../../src/domain/identifier.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { closePlaces } from "../../src/domain/mask.ts";
import {
  callsOf,
  callsWithin,
  contactKeys,
  findNamesIn,
  namesAlike,
  ownIn,
  textKeys,
} from "../../src/names/named-in-text.ts";

const KEYRING = keyringOf("a secret that nobody else has, of tests");

/** The text with the names of the people listed closed, as it is shown for whoever bears `own`. */
async function shown(text: string, listed: readonly string[], own: readonly string[] = []): Promise<string> {
  const list = new Set(textKeys(KEYRING, listed));
  const find = await findNamesIn(KEYRING, [text], async (keys) => new Set(keys.filter((key) => list.has(key))));
  return find === null ? text : closePlaces(text, find(text, callsOf(own)));
}

const bars = (length: number) => "█".repeat(length);

test("A whole name is closed in every writing of the name engine, and the text around it stays", async () => {
  for (const name of [
    "Odile Marchbank",
    "ODILE MARCHBANK",
    "odile marchbank",
    "Odîle Marchbank",
    "Marchbank, Odile",
    "Marchbank Odile",
    "Odile M. Marchbank",
    "Odile Maria Marchbank",
    "Odile von Marchbank",
    "Odile\nMarchbank",
    "odile-marchbank",
    "Одиле Марчбанк",
  ]) {
    const text = await shown(`Assistant to ${name}, in Ghent`, ["Odile Marchbank"]);
    assert.equal(text.replaceAll(/█[█\n]*/gu, "█"), "Assistant to █, in Ghent", name);
    assert.equal(text.length, `Assistant to ${name}, in Ghent`.length);
  }
  assert.equal(await shown("Odile Marchbank's bread", ["Odile Marchbank"]), `${bars(15)}'s bread`);
  assert.equal(await shown("Bill Overmarsh", ["William Overmarsh"]), bars(14));
  assert.equal(await shown("Juergen Muellenkamp", ["Jürgen Müllenkamp"]), bars(19));
});

test("One word of a name, another name, and words of two sentences are nobody's", async () => {
  for (const text of [
    "Odile",
    "Mrs Marchbank",
    "Odilia Marchbank",
    "Odile Marchbanks",
    "Ann met Odile. Marchbank is a town.",
    "Odile Berg and Otto Marchbank",
    "Odile and then Marchbank",
    "Odile, Marchbank",
  ])
    assert.equal(await shown(text, ["Odile Marchbank"]), text);
  assert.equal(await shown("Odile Odile", ["Odile"]), "Odile Odile");
});

test("A name run together in an address, a site or a handle is closed, and a word that looks like one in a sentence is not", async () => {
  for (const [address, left] of [
    ["odilemarchbank@example.org", "█@example.org"],
    ["https://odilemarchbank.example.org/", "https://█.example.org/"],
    ["@marchbankodile", "@█"],
    ["odilemarchbank", "█"],
    ["https://example.org/people/odile-marie-marchbank-7", "https://example.org/people/█-7"],
    ["odile_marchbank61", "█"],
    ["x.com/OdileMarchbank", "x.com/█"],
  ])
    assert.equal((await shown(address ?? "", ["Odile Marchbank"])).replaceAll(/█+/gu, "█"), left);
  assert.equal(await shown("@odilemarchbank", ["Odile Marchbank"], ["Odile Marchbank"]), "@odilemarchbank");
  for (const text of ["markham@example.org", "The Odilemarchbank prize", "annlee"])
    assert.equal(await shown(text, ["Odile Marchbank", "Mark Ham", "Ann Lee"]), text);
});

test("A name is known behind what nobody sees between its letters", async () => {
  for (const name of ["Odile March\u00adbank", "Od\u200bile Marchbank", "Odile\u2060 Marchbank", "Odile Marchbank1"])
    assert.doesNotMatch(await shown(`Ask ${name} first`, ["Odile Marchbank"]), /[od]|march/, name);
});

test("Another first name beside the full name is not theirs, a married or a short one is", () => {
  assert.deepEqual(
    namesAlike("Agatha Brimstead", ["Odile Marchbank", "Agatha Marchbank", "Brimstead, Agatha M.", "Otto Brimstead"]),
    ["Agatha Brimstead", "Agatha Marchbank", "Brimstead, Agatha M."],
  );
});

test("Where it is shown of somebody of the same name it stays, and others' names in it do not", async () => {
  assert.equal(
    await shown("Odile Marchbank and Ann Overmarsh", ["Odile Marchbank", "Ann Overmarsh"], ["Odile Marchbank"]),
    `Odile Marchbank and ${bars(13)}`,
  );
});

test("Contacts of somebody listed are closed as they are written, and nobody else's are", async () => {
  const listed = [
    normalizeIdentifier("email", "oq7@fenwold.example.org"),
    normalizeIdentifier("phone", "+44 20 7946 0958"),
    normalizeIdentifier("profileUrl", "https://www.linkedin.com/in/oq-seven"),
  ].flatMap((identifier) => identifier ?? []);
  assert.equal(listed.length, 3);
  const list = new Set(contactKeys(KEYRING, listed));
  const closed = async (text: string) => {
    const find = await findNamesIn(KEYRING, [text], async (keys) => new Set(keys.filter((key) => list.has(key))));
    return find === null ? text : closePlaces(text, find(text, new Set())).replaceAll(/█+/gu, "█");
  };
  for (const contact of [
    "oq7@fenwold.example.org",
    "OQ7@Fenwold.example.org",
    "oq7+news@fenwold.example.org",
    "+44 20 7946 0958",
    "+442079460958",
    "020 7946 0958",
    "0044 (0)20-7946-0958",
    "https://www.linkedin.com/in/oq-seven/",
    "linkedin.com/in/oq-seven?trk=people",
    "@oq-seven",
    "@OQ-Seven",
    "\uff20oq-seven",
  ])
    assert.equal(
      (await closed(`Ask her: ${contact}, or write.`)).replace(/[+(]?█/u, "█"),
      "Ask her: █, or write.",
      contact,
    );
  assert.equal(await closed("Mail oq7@fenwold.example.org."), "Mail █.");
  for (const text of [
    "oq8@fenwold.example.org",
    "xoq7@fenwold.example.org",
    "+44 20 7946 0959",
    "linkedin.com/in/oq-seventh",
    "@oq-seventh and news@oq-seven.example.org",
    "oq-seven",
    "2019-2021, 2079460 959 1000",
    "7946 0959 0000",
  ])
    assert.equal(await closed(text), text);
  const find = await findNamesIn(
    KEYRING,
    ["020 7946 0958"],
    async (keys) => new Set(keys.filter((key) => list.has(key))),
  );
  assert.deepEqual(
    find?.("020 7946 0958", ownIn(["Ann Overmarsh"], listed)),
    [],
    "what somebody is asked for by stays",
  );
  const typed = "Assistant of oq7@fenwold.example.org, @oq-seven";
  const inTyped = await findNamesIn(KEYRING, [typed], async (keys) => new Set(keys.filter((key) => list.has(key))));
  assert.equal(inTyped?.(typed, new Set()).length, 2);
  assert.deepEqual(inTyped?.(typed, new Set(callsWithin(typed))), [], "what a caller typed stays");
});
