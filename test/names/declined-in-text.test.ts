import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { keyringOf } from "../../src/domain/keyring.ts";
import { closePlaces } from "../../src/domain/mask.ts";
import { findNamesIn, ownIn, textKeys } from "../../src/names/named-in-text.ts";

const KEYRING = keyringOf("a secret that nobody else has, of tests");

/** The text with a listed name redacted; each redacted place is one bar. */
async function shown(text: string, listed: string): Promise<string> {
  const known = { byInitial: () => true, alone: () => false, misspelt: () => false };
  const list = new Set(textKeys(KEYRING, [listed], known));
  const find = await findNamesIn(KEYRING, [text], async (keys) => new Set(keys.filter((key) => list.has(key))));
  return find === null ? text : closePlaces(text, find(text, ownIn([], []))).replaceAll(/█+/gu, "█");
}

/** How names of one sex are declined in a language: the nominative and the other cases, in one order for all. */
interface Declension {
  readonly language: string;
  readonly given: readonly string[];
  /** Endings behind the stem of a last name. */
  readonly last: readonly string[];
  /** Syllables of invented last names. */
  readonly syllables: readonly string[];
}

const CYRILLIC = ["бра", "гле", "до", "жи", "зу", "кра", "ло", "мы", "не", "пру", "сте", "тро", "фи"];
const LATIN = ["bra", "gle", "do", "zi", "zu", "kra", "lo", "mi", "ne", "pru", "ste", "tro", "fi"];

/** Nominative, genitive, dative, accusative, instrumental, locative. Names of one word in every case are not declined. */
const DECLENSIONS: readonly Declension[] = [
  {
    language: "Russian, men",
    given: [
      "Мирон Мирона Мирону Мирона Мироном Мироне",
      "Дмитрий Дмитрия Дмитрию Дмитрия Дмитрием Дмитрии",
      "Тимофей Тимофея Тимофею Тимофея Тимофеем Тимофее",
      "Игорь Игоря Игорю Игоря Игорем Игоре",
      "Никита Никиты Никите Никиту Никитой Никите",
      "Илья Ильи Илье Илью Ильёй Илье",
      "Павел Павла Павлу Павла Павлом Павле",
    ],
    last: [
      "нский нского нскому нского нским нском",
      "ёв ёва ёву ёва ёвым ёве",
      "нин нина нину нина ниным нине",
      "рый рого рому рого рым ром",
      "стой стого стому стого стым стом",
      "ч ча чу ча чем че",
      "нко нко нко нко нко нко",
    ],
    syllables: CYRILLIC,
  },
  {
    language: "Russian, women",
    given: [
      "Глафира Глафиры Глафире Глафиру Глафирой Глафире",
      "Мария Марии Марии Марию Марией Марии",
      "Наталья Натальи Наталье Наталью Натальей Наталье",
      "Ольга Ольги Ольге Ольгу Ольгою Ольге",
      "Любовь Любови Любови Любовь Любовью Любови",
    ],
    last: [
      "нская нской нской нскую нской нской",
      "кова ковой ковой кову ковою ковой",
      "рая рой рой рую рой рой",
      "чук чук чук чук чук чук",
    ],
    syllables: CYRILLIC,
  },
  {
    language: "Ukrainian, men",
    given: [
      "Остап Остапа Остапові Остапа Остапом Остапі",
      "Юрій Юрія Юрієві Юрія Юрієм Юрії",
      "Ігор Ігоря Ігорю Ігоря Ігорем Ігорі",
    ],
    last: [
      "нський нського нському нського нським нському",
      "нко нка нкові нка нком нкові",
      "чук чука чукові чука чуком чуку",
    ],
    syllables: CYRILLIC,
  },
  {
    language: "Ukrainian, women",
    given: ["Соломія Соломії Соломії Соломію Соломією Соломії", "Зоряна Зоряни Зоряні Зоряну Зоряною Зоряні"],
    last: ["нська нської нській нську нською нській", "нко нко нко нко нко нко"],
    syllables: CYRILLIC,
  },
  {
    language: "Polish, men",
    given: [
      "Zdzisław Zdzisława Zdzisławowi Zdzisława Zdzisławem Zdzisławie",
      "Jerzy Jerzego Jerzemu Jerzego Jerzym Jerzym",
      "Marek Marka Markowi Marka Markiem Marku",
    ],
    last: ["nski nskiego nskiemu nskiego nskim nskim", "wicz wicza wiczowi wicza wiczem wiczu"],
    syllables: LATIN,
  },
  {
    language: "Polish, women",
    given: ["Bogusława Bogusławy Bogusławie Bogusławę Bogusławą Bogusławie", "Maria Marii Marii Marię Marią Marii"],
    last: ["nska nskiej nskiej nską nską nskiej"],
    syllables: LATIN,
  },
  {
    language: "Czech",
    given: [
      "Bohumila Bohumily Bohumile Bohumilu Bohumilou Bohumile",
      "Jiří Jiřího Jiřímu Jiřího Jiřím Jiřím",
      "Tomáš Tomáše Tomášovi Tomáše Tomášem Tomášovi",
    ],
    last: [
      "vský vského vskému vského vským vském",
      "vská vské vské vskou vskou vské",
      "čel čela čelovi čela čelem čelovi",
    ],
    syllables: LATIN,
  },
  {
    language: "Lithuanian, men",
    given: ["Tomas Tomo Tomui Tomą Tomu Tome", "Darius Dariaus Dariui Darių Dariumi Dariuje"],
    last: ["uskas usko uskui uską usku uske", "kus kaus kui kų kumi kuje"],
    syllables: LATIN,
  },
  {
    language: "Lithuanian, women",
    given: ["Ona Onos Onai Oną Ona Onoje", "Rasa Rasos Rasai Rasą Rasa Rasoje"],
    last: ["kienė kienės kienei kienę kiene kienėje", "kaitė kaitės kaitei kaitę kaite kaitėje"],
    syllables: LATIN,
  },
];

for (const { language, given, last, syllables } of DECLENSIONS) {
  test(`A name is recognised in every case and either order, but not with another given name: ${language}`, async () => {
    const stems = fc
      .tuple(fc.constantFrom(...syllables), fc.constantFrom(...syllables))
      .map(([one, two]) => `${one.charAt(0).toUpperCase()}${one.slice(1)}${two}`);
    await fc.assert(
      fc.asyncProperty(stems, fc.constantFrom(...given), fc.constantFrom(...last), async (stem, firsts, endings) => {
        const forms = firsts.split(" ");
        const lasts = endings.split(" ").map((ending) => `${stem}${ending}`);
        const name = `${forms[0]} ${lasts[0]}`;
        for (const [at, form] of forms.entries()) {
          const written = `${form} ${lasts[at]}`;
          // A woman's nominative is a man's genitive: one word in such a form is not enough.
          if (written.endsWith(lasts[0] ?? "") && at > 0 && /[ая]$/u.test(form)) continue;
          assert.equal(await shown(`2019: ${written}.`, name), "2019: █.", `${written} of ${name}`);
          const reversed = `${lasts[at]} ${form}`;
          assert.equal(await shown(`2019: ${reversed}.`, name), "2019: █.", `${reversed} of ${name}`);
        }
        for (const other of given) {
          if (other === firsts) continue;
          for (const [at, form] of other.split(" ").entries()) {
            const written = `${form} ${lasts[at]}`;
            assert.equal(await shown(written, name), written, `${written} is not ${name}`);
          }
        }
      }),
      { numRuns: 8 },
    );
  });
}

test("A declined last name is recognised beside an initial", async () => {
  for (const [name, text, other] of [
    ["Мирон Заозёрский", "М. П. Заозерского", "Ю. П. Заозерского"],
    ["Мирон Заозёрский", "Заозёрскому М.", "Заозёрскому Ю."],
    ["Zdzisław Wichrowski", "Z. Wichrowskiego", "B. Wichrowskiego"],
    ["Bohumila Vranovská", "B. Vranovskou", "Z. Vranovskou"],
  ] as const) {
    assert.equal(await shown(`2019: ${text}`, name), "2019: █");
    assert.equal(await shown(`2019: ${other}`, name), `2019: ${other}`);
  }
});

test("A relative's name, or another name with the same letters in front, is not taken for a case of it", async () => {
  for (const [name, text] of [
    ["Зорян Гривначенко", "Зоряна Гривначенко"],
    ["Олександр Гривначенко", "Олександра Гривначенко"],
    ["Мирон Заозёрский", "Миронова Заозёрская"],
    ["Odile Marchbank", "Odilii Marchbank"],
    ["Odilo Marchbank", "Odila Marchbank"],
    ["Ann Lee", "Anna Leo"],
    ["Ivan Bern", "Ivana Bernini"],
    ["Marta Sand", "Martin Sander"],
  ] as const)
    assert.equal(await shown(text, name), text, `${text} is not ${name}`);
});
