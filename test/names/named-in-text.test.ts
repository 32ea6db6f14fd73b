import assert from "node:assert/strict";
import { test } from "node:test";
import { normalizeIdentifier } from "../../src/domain/identifier.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { closePlaces } from "../../src/domain/mask.ts";
import { callsWithin, contactKeys, findNamesIn, namesAlike, ownIn, textKeys } from "../../src/names/named-in-text.ts";

const KEYRING = keyringOf("a secret that nobody else has, of tests");

/** The text with the names of listed people redacted, as it is shown for somebody called `own`. */
async function shown(text: string, listed: readonly string[], own: readonly string[] = []): Promise<string> {
  const list = new Set(textKeys(KEYRING, listed, { byInitial: () => true, alone: () => true, misspelt: isUnlike }));
  const find = await findNamesIn(KEYRING, [text], async (keys) => new Set(keys.filter((key) => list.has(key))));
  return find === null ? text : closePlaces(text, find(text, ownIn(own, [])));
}

/** Nobody in these tests has a name like hers. */
const isUnlike = (name: string) => !/Marchbank|Rossi|Bati|Lamb|Silva/.test(name);

const bars = (length: number) => "█".repeat(length);

test("Redacts a full name in every spelling that the name engine knows, and nothing around it", async () => {
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

test("Does not redact one word of a name, another name, or words from two sentences", async () => {
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

test("Recognises inflected forms of a name, but not names made of other words", async () => {
  for (const [name, texts] of [
    [
      "Pavel Hallam",
      ["Pavla Hallama", "Pavlu Hallamovi", "Pavlem Hallamem", "Pavel Hallamovi", "Pavlowi R. Hallamowi"],
    ],
    ["Jarmila Hallamová", ["Jarmily Hallamové", "Jarmilou Hallamovou", "Jarmilę Hallamovu"]],
    ["Jonas Petraitis", ["Jono Petraičio", "Jonui Petraičiui"]],
    ["Павел Халламов", ["Павла Халламова", "Павлу Халламову", "Павлом Халламовым"]],
  ] as const)
    for (const text of texts) {
      const closed = await shown(`věnováno ${text} k narozeninám`, [name]);
      assert.equal(closed.replaceAll(/█+/gu, "█"), "věnováno █ k narozeninám", text);
      assert.equal(await shown(text, [name], [name]), text, "it stays where it is shown for somebody of that name");
    }
  for (const text of ["Mario Rosso", "Mario Rossa", "Maria Rossi", "Marion Rossini"])
    assert.equal(await shown(text, ["Mario Rossi"]), text);
  for (const text of ["Odilia Marchbank", "Odile Marchbanka", "Odilii Marchbank"])
    assert.equal(await shown(text, ["Odile Marchbank"]), text);
});

test("Recognises a name with Finnish, Hungarian and Turkish endings, but not a longer name", async () => {
  for (const [name, texts] of [
    ["Odile Virtanen", ["Odile Virtasen", "Odile Virtasella", "Odile Virtasta", "Odile M. Virtaselle"]],
    ["Odile Mäkelä", ["Odile Mäkelälle", "Odile Mäkeläksi"]],
    ["Jenő Kovács", ["Kovács Jenőnek", "Kovács Jenőtől", "Kovács Jenővel", "Jenő Kovácsnak", "Kovács Jenőhöz"]],
    ["Odile Yılmaz", ["Odile Yılmaz'ın", "Odile Yılmaz’dan", "Odile Yılmaz'la", "ODILE YILMAZ'ın"]],
  ] as const)
    for (const text of texts) {
      const closed = await shown(`että ${text}, ja`, [name]);
      assert.match(closed.replaceAll(/█+/gu, "█"), /^että █(?:['’][a-zı]+)?, ja$/u, text);
      assert.equal(await shown(text, [name], [name]), text, "it stays where it is shown for somebody of that name");
    }
  for (const [text, name] of [
    ["Odile Hansen", "Odile Han"],
    ["Odile Lambert", "Odile Lamb"],
    ["Odile Bonilla", "Odile Boni"],
    ["Odile Virtanen", "Odile Virta"],
    ["Odile d'Arcy", "Odile Darc"],
    ["Odile O'Neil", "Odile O"],
  ] as const)
    assert.equal(await shown(text, [name]), text);
});

test("Recognises a last name with the initial of the first name, but with no other initial or word", async () => {
  for (const [text, left] of [
    ["by O. Marchbank et al.", "by █ et al."],
    ["by O.M. Marchbank", "by █"],
    ["by O. M. Marchbank", "by █"],
    ["Marchbank, O. (2019)", "█ (2019)"],
    ["Marchbank O.", "█"],
    ["o.marchbank@example.org", "█@example.org"],
  ])
    assert.equal((await shown(text ?? "", ["Odile Marchbank"])).replaceAll(/█+/gu, "█"), left);
  for (const text of ["P. Marchbank", "O Marchbank", "See option o. Marchbank is a town", "Marchbank, P."])
    assert.equal(await shown(text, ["Odile Marchbank"]), text);
  assert.equal(await shown("O. Marchbank", ["Odile Marchbank"], ["Otto Marchbank"]), "O. Marchbank");
  const list = new Set(
    textKeys(KEYRING, ["Odile Marchbank"], { byInitial: () => false, alone: () => false, misspelt: () => false }),
  );
  const find = await findNamesIn(
    KEYRING,
    ["O. Marchbank"],
    async (keys) => new Set(keys.filter((key) => list.has(key))),
  );
  assert.equal(find, null, "for a last name that many people have");
});

test("Recognises a name in Chinese, Japanese and Korean text, with or without a space", async () => {
  for (const [name, text, left] of [
    ["山根太一郎", "彼は山根太一郎の秘書です。", "彼は█の秘書です。"],
    ["山根太一郎", "山根 太一郎さん", "█さん"],
    ["山根 太一郎", "山根太一郎さん", "█さん"],
    ["欧阳明月", "欧阳明月的助理", "█的助理"],
    ["오달례", "그는 오달례의 비서", "그는 █의 비서"],
    ["オディール・マーチバンク", "秘書はオディール・マーチバンクさん", "秘書は█さん"],
  ] as const)
    assert.equal((await shown(text, [name])).replaceAll(/█+/gu, "█"), left, text);
  assert.equal(
    await shown("小林太一郎の本", ["林太一郎"], ["小林太一郎"]),
    "小林太一郎の本",
    "it is part of another name",
  );
  assert.equal(await shown("小林太一郎と林太一郎", ["林太一郎"], ["小林太一郎"]), "小林太一郎と████");
  assert.equal(await shown("高原の駅", ["高原"]), "高原の駅", "too many words have two characters");
  const typed = "山根太一郎の秘書";
  const list = new Set(
    textKeys(KEYRING, ["山根太一郎"], { byInitial: () => true, alone: () => true, misspelt: () => false }),
  );
  const find = await findNamesIn(KEYRING, [typed], async (keys) => new Set(keys.filter((key) => list.has(key))));
  assert.deepEqual(find?.(typed, new Set(callsWithin(typed))), [], "what a caller typed stays");
});

test("Redacts a name run together in an address, site or handle, but not a similar word in a sentence", async () => {
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

test("Recognises a name with invisible characters between its letters", async () => {
  for (const name of ["Odile March\u00adbank", "Od\u200bile Marchbank", "Odile\u2060 Marchbank", "Odile Marchbank1"])
    assert.doesNotMatch(await shown(`Ask ${name} first`, ["Odile Marchbank"]), /[od]|march/, name);
});

test("A namesake with another first name is somebody else, but a married or shortened name is not", () => {
  assert.deepEqual(
    namesAlike("Agatha Brimstead", ["Odile Marchbank", "Agatha Marchbank", "Brimstead, Agatha M.", "Otto Brimstead"]),
    ["Agatha Brimstead", "Agatha Marchbank", "Brimstead, Agatha M."],
  );
});

test("In a text shown for a namesake the name stays, but others' names do not", async () => {
  assert.equal(
    await shown("Odile Marchbank and Ann Overmarsh", ["Odile Marchbank", "Ann Overmarsh"], ["Odile Marchbank"]),
    `Odile Marchbank and ${bars(13)}`,
  );
});

test("Redacts listed people's contact details as they are written, and nobody else's", async () => {
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

test("Redacts a name with its endings in Finnish, Hungarian and Turkish text", async () => {
  for (const [name, text] of [
    ["Ottilie Mäkelä", "Hän oli vuonna 2010 myös Ottilie Mäkelän kanssa."],
    ["Ottilie Mäki", "Hän oli vuonna 2010 myös Ottilie Mäen kanssa."],
    ["Ottilie Lahti", "Mutta hän oli Ottilie Lahdella."],
    ["Ottilie Brackenwolf", "Hän oli myös Ottilie Brackenwolfin kanssa."],
    ["Ottilie Kovács", "Nem volt ott, hogy lássa Ottilie Kovácsot."],
    ["Marchbank János", "Nem volt ott, hogy beszéljen Marchbank Jánossal."],
    ["Ottilie Yılmaz", "Bu bir kitap ve Ottilie Yılmazın eseri gibi."],
    ["Ottilie Koç", "Bu bir kitap ve Ottilie Koçun eseri gibi."],
  ] as const) {
    const seen = await shown(text, [name]);
    assert.match(seen, /█/u, text);
    assert.doesNotMatch(seen, /Ottilie|Marchbank/u, text);
  }
});

test("Leaves such a word in other languages, after another first name, or as a name of its own", async () => {
  for (const [name, text] of [
    ["Ottilie Silva", "She met Ottilie Silvan in town, and Ottilie Silvat."],
    ["Ottilie Mäkelä", "Hän oli vuonna 2010 myös Odile Mäkelän kanssa."],
    ["Ottilie Mäkelä", "Hän oli vuonna 2010 myös Mäkelän kanssa."],
  ] as const)
    assert.equal(await shown(text, [name]), text);
  const own = "Hän oli vuonna 2010 myös Ottilie Silvan.";
  assert.equal(await shown(own, ["Ottilie Silva"], ["Ottilie Silvan"]), own);
});

test("Redacts a single-word name where it stands alone with a capital, but not as part of another name", async () => {
  for (const [text, seen] of [
    ["Then Brakarno spoke.", "Then Brakarno spoke."],
    ["Dr. Brakarno spoke, and so did Mr Brakarno.", "Dr. ████████ spoke, and so did Mr ████████."],
    [
      "Guntur Brakarno spoke to Brakarno Wolf about brakarno.",
      "Guntur Brakarno spoke to Brakarno Wolf about brakarno.",
    ],
  ] as const)
    assert.equal(await shown(text, ["Brakarno"]), seen);
  assert.equal(await shown("In May, Brakarno spoke.", ["Brakarno"]), "In May, ████████ spoke.");
  assert.equal(await shown("So spoke Brakarno.", ["Brakarno"], ["Brakarno"]), "So spoke Brakarno.");
});

test("Redacts a name hidden by invisible characters, marks of direction, or a hyphen at the end of a line", async () => {
  for (const name of [
    "Odile\u200bMarchbank",
    "Odile\u2060Marchbank",
    "Odile \u202eMarchbank",
    "\u2066Odile\u2069 \u2066Marchbank",
    "Od\u061cile March\u180ebank",
    "Odile March-\nbank",
    "Odile March\u2011bank",
  ]) {
    const text = await shown(`Assistant to ${name}, in Ghent`, ["Odile Marchbank"]);
    assert.equal(text.replaceAll(/\u2066?█[█\n]*/gu, "█"), "Assistant to █, in Ghent", JSON.stringify(name));
  }
  assert.equal(await shown("Mark\u200bham is a town", ["Mark Ham"]), "Mark\u200bham is a town");
  for (const [name, text] of [
    ["Kim Minjun", "Kim Min-jun"],
    ["张伟民", "Zhang Wei-min"],
  ] as const)
    assert.equal(await shown(text, [name]), bars(text.length), text);
});

test("Redacts a name with one wrong letter beside the right word, but no relative's, and not the namesake's own", async () => {
  const name = "Odile Quarrendon";
  for (const slip of [
    "Odile Quarendon",
    "Odile Quarrrendon",
    "Odile Quarrenden",
    "Odile Quarrnedon",
    "Quarrendonn, Odile",
    "Odile M. Quarendon",
    "Odyle Quarrendon",
  ]) {
    assert.equal(await shown(`By ${slip} in Ghent`, [name]), `By ${bars(slip.length)} in Ghent`, slip);
    assert.equal(await shown(slip, [name], [slip]), slip, "it stays where it is shown for somebody of that name");
  }
  for (const text of [
    "Odile Quarenden",
    "Odile Quarreodnn",
    "Odilia Quarrendon",
    "Odette Quarrendon",
    "Odile quarendon",
    "Odyle Quarendon",
    "Elodie Quarendon",
  ])
    assert.equal(await shown(text, [name]), text);
  assert.equal(await shown("Oda Fennon", ["Oda Fennan"]), "Oda Fennon", "short names are one letter away from others");
  assert.equal(await shown("Johanne Fenwickson", ["Johanna Fenwickson"]), "Johanne Fenwickson", "a sister's name");
});

test("Leaves the middle of somebody else's name, unless few people have the last name", async () => {
  for (const [name, text] of [
    ["John Milton", "John Milton Glover"],
    ["John Milton", "a speech by John Milton Glover, of 1874"],
    ["Henry Wilson", "Francis Henry Wilson"],
    ["Henry Wilson", "with Francis Henry\u00a0Wilson"],
  ] as const) {
    assert.equal(await shownIfCommon(text, name), text);
    assert.match(await shown(text, [name]), /█/, text);
  }
  for (const [name, text] of [
    ["John Milton", "John Milton resigns"],
    ["John Milton", "JOHN MILTON RESIGNS"],
    ["John Milton", "John Milton, Glover and others"],
    ["Henry Wilson", "President Henry Wilson"],
    ["Henry Wilson", "Francis, Henry Wilson and others"],
    ["Henry Brown", "Henry Brown Resigns"],
  ] as const)
    assert.match(await shownIfCommon(text, name), /█/, text);
  assert.equal(await shown("Sylvia R. Quarrendon", ["Robert Quarrendon"]), "Sylvia R. Quarrendon");
  assert.match(await shown("Senator R. Quarrendon", ["Robert Quarrendon"]), /█/);
});

/** The same for a name whose last word many people have. */
async function shownIfCommon(text: string, name: string): Promise<string> {
  const list = new Set(
    textKeys(KEYRING, [name], { byInitial: () => false, alone: () => false, misspelt: () => false }),
  );
  const find = await findNamesIn(KEYRING, [text], async (keys) => new Set(keys.filter((key) => list.has(key))));
  return find === null ? text : closePlaces(text, find(text, ownIn([], [])));
}

test("Somebody whose name contains a listed one keeps theirs, in every order and with an ending, and the listed one stays redacted beside it", async () => {
  for (const [own, listed, text] of [
    ["Wendeline Craddock-Vane", "Wendeline Craddock", "Wendeline Craddock-Vane"],
    ["Wendeline Craddock-Vane", "Wendeline Craddock", "CRADDOCK-VANE, Wendeline"],
    ["Wendeline Craddock-Vane", "Wendeline Craddock", "Wendeline Craddock-Vane's practice"],
    ["Wendeline Craddock-Vane", "Wendeline Craddock", "Wendeline Craddock-Vanes Praxis"],
    ["Wendeline Craddock-Vane", "Wendeline Craddock", "https://wendeline-craddock-vane.example.org/"],
    ["Wendeline M. Craddock-Vane", "Wendeline Craddock", "W. Craddock-Vane"],
    ["Wendeline Craddock Vane", "Wendeline Craddock", "Dr Wendeline Craddock Vane"],
    ["Mary Wendeline Craddock", "Wendeline Craddock", "Mary Wendeline Craddock"],
    ["Inés María Quirogal Bustamez", "Inés Quirogal", "Inés María Quirogal Bustamez"],
    ["Ottilia Marbleford-Quist", "Ottilia Marbleford", "Ottilia Marbleford-Quist"],
  ] as const)
    assert.equal(await shown(text, [listed], [own]), text);
  const own = ["Wendeline Craddock-Vane"];
  assert.equal(
    await shown("Wendeline Craddock-Vane met Wendeline Craddock.", ["Wendeline Craddock"], own),
    `Wendeline Craddock-Vane met ${bars(18)}.`,
  );
  assert.equal(await shown("Wendeline Craddock-Moss", ["Wendeline Craddock"], own), `${bars(18)}-Moss`);
});
