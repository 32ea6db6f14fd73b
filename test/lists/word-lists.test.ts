import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, test } from "node:test";
import { findAgesInLine, findAgesOf, findOwnAges } from "../../src/analysis/ages.ts";
import { isSpecialMember } from "../../src/analysis/affiliations.ts";
import { judgeBrandSafety } from "../../src/analysis/brand-safety.ts";
import { commonSexOf } from "../../src/names/given-names.ts";
import { findBrands } from "../../src/analysis/interests.ts";
import { detectLanguage } from "../../src/analysis/language.ts";
import { indexPhrases, readWords } from "../../src/analysis/phrase-index.ts";
import { isTellingLabel } from "../../src/analysis/labels.ts";
import { isRevealingTopic } from "../../src/analysis/topics.ts";
import { findProfanity } from "../../src/analysis/profanity.ts";
import { isSensitive } from "../../src/analysis/own-voice.ts";
import { findKin, findRevealing } from "../../src/analysis/revealing.ts";
import { judgeSentiment } from "../../src/analysis/sentiment.ts";
import { parseWordList, readWordList, type WordList } from "../../src/lists/word-list.ts";
import { foldHan } from "../../src/names/han.ts";
import { isNicknameOf } from "../../src/names/nicknames.ts";
import { readName } from "../../src/names/parts.ts";
import { beforeApostrophe, declinedFrom, stemsOf } from "../../src/names/declined.ts";
import { type CaseLanguage, caseLanguageOf, withoutEnding } from "../../src/names/case-endings.ts";
import { withoutSex } from "../../src/names/family-names.ts";
import { latinize, surnameSpellings } from "../../src/names/scripts.ts";
import { readPlace } from "../../src/matching/regions.ts";
import type { Property } from "../../src/domain/claim.ts";
import { readText } from "../../src/text/read.ts";
import { isCity } from "../../src/text/places/cities.ts";
import { isRegion } from "../../src/text/places/places.ts";
import { countryOfTown, isPlaceName } from "../../src/text/places/towns.ts";

const ROOT = new URL("../../", import.meta.url);
const LISTS = new Map(
  globSync(
    [
      "eval/lists/*.txt",
      "src/{analysis,domain,matching,names,sections,text,connectors/pages/mail}/lists/*.txt",
      "src/text/languages/*/{people,cues,revealing,ages,affiliations}.txt",
      "src/text/languages/unread-{ages,cues}.txt",
    ],
    {
      cwd: ROOT,
    },
  )
    .sort()
    .map((path) => [nameOf(path), readWordList(new URL(path, ROOT))]),
);

/** Languages have files of their own: `people-lt`, `cues-lt`. */
function nameOf(path: string): string {
  const lang = /languages\/(\w+)\//u.exec(path)?.[1];
  return lang === undefined ? basename(path, ".txt") : `${basename(path, ".txt")}-${lang}`;
}

const CLASSES = new Map(
  [...(LISTS.get("word-classes")?.headings ?? [])].map(([name, { entries }]) => [name, entries] as const),
);

describe("every word list", () => {
  test("exists and states the source of its entries", () => {
    const ofNoLanguage = [...LISTS.keys()].filter(
      (name) => !/^(?:people|cues|revealing|ages|affiliations)-|^unread-(?:ages|cues)$/.test(name),
    );
    assert.equal(ofNoLanguage.length, 63);
    for (const [name, { source, licence, headings }] of LISTS) {
      assert.ok(source.length > 10 && licence.length > 2, name);
      for (const [heading, { entries }] of headings) assert.ok(entries.length > 0, `${name} [${heading}] is empty`);
    }
  });

  test("contains an entry once per heading, with words sorted", () => {
    for (const [name, { kind, headings }] of LISTS) {
      for (const [heading, { entries }] of headings) {
        assert.equal(new Set(entries).size, entries.length, `${name} [${heading}]`);
        if (kind === "words" || kind === "names" || kind === "pairs")
          assert.deepEqual(entries, entries.toSorted(), `${name} [${heading}]`);
      }
    }
  });

  test("only contains entries of its kind", () => {
    for (const [name, { kind, headings }] of LISTS) {
      for (const [heading, { entries }] of headings) {
        // Their words in brackets are filled in where they are read, which fails if one is unknown.
        if (name.startsWith("revealing-") && kind === "phrases") continue;
        for (const entry of entries) assert.equal(faultOf[kind](entry), null, `${name} [${heading}] ${entry}`);
      }
    }
  });

  test("matches exactly the texts it must match", () => {
    const wrong: string[] = [];
    for (const [name, list] of LISTS) {
      const matches = matcherOf(name, list);
      for (const [heading, { matching, others }] of list.headings) {
        const missed = matching.filter((text) => !matches(heading, text));
        const taken = others.filter((text) => matches(heading, text));
        wrong.push(...missed.map((text) => `${name} [${heading}] misses: ${text}`));
        wrong.push(...taken.map((text) => `${name} [${heading}] matches: ${text}`));
      }
      const given = [...list.headings.values()];
      assert.ok(
        given.some(({ matching }) => matching.length > 0) && given.some(({ others }) => others.length > 0),
        `${name} has no examples`,
      );
    }
    assert.deepEqual(wrong, []);
  });
});

describe("a word list", () => {
  const HEAD = "# Fruit.\n# Entries: words\n# Source: an orchard\n# Licence: CC0\n";

  test("has headings with entries, and example texts that match or do not", () => {
    const list = parseWordList(`${HEAD}\n[red]\ncherry\n+ a cherry\n- a plum\n\n[blue]\n#\nplum\n`, "fruit.txt");
    assert.deepEqual([list.kind, list.source, list.licence], ["words", "an orchard", "CC0"]);
    assert.deepEqual(list.headings.get("red"), { entries: ["cherry"], matching: ["a cherry"], others: ["a plum"] });
    assert.equal(list.pattern("blue"), "#|plum");
  });

  test("reports what is wrong with it, and where", () => {
    const fails = (text: string, message: RegExp) => assert.throws(() => parseWordList(text, "fruit.txt"), message);
    fails(`${HEAD}cherry\n`, /fruit\.txt:5: an entry before the first heading/);
    fails(`${HEAD}[red]\n cherry\n`, /fruit\.txt:6: blanks around an entry/);
    fails(`${HEAD}[red]\n[red]\n`, /fruit\.txt:6: a second heading red/);
    fails("# Entries: words\n# Source: an orchard\n[red]\n", /does not say its "# Licence:"/);
    fails(HEAD.replace("words", "letters"), /no kind of entries "letters"/);
    assert.throws(() => parseWordList(HEAD, "fruit.txt").entries("red"), /fruit\.txt has no heading red/);
  });
});

const faultOf: Readonly<Record<WordList["kind"], (entry: string) => string | null>> = {
  words: (entry) => (/^\S+$/u.test(entry) ? null : "more than a word"),
  names: (entry) => (/^\p{L}[^\t\n]*\S$/u.test(entry) ? null : "no name"),
  pairs: (entry) => (/^[a-z0-9]+(?:: [a-z]+(?:, [a-z]+)*)?$/u.test(entry) ? null : "no pair"),
  groups: (entry) => (/^\p{L}+(?: \p{L}+)+$/u.test(entry) ? null : "no group"),
  phrases(entry) {
    indexPhrases([{ name: "it", phrases: [entry] }], CLASSES);
    const words = entry.split(" ").flatMap((element) => (/^(?:\.{1,3}|\^)$/.test(element) ? [] : wordsOf(element)));
    return words.length > 0 ? (words.find((word) => !isReadable(word)) ?? null) : "no word";
  },
  patterns: (entry) => (new RegExp(entry.replace(/\{[a-z]+\}/g, "it"), "u").test("") ? "matches nothing at all" : null),
};

/** The words of an element of a phrase: `!wine|<drink>|old_ale*` → wine, old, ale. */
function wordsOf(element: string): readonly string[] {
  return element
    .replace(/^!/, "")
    .replace(/\?$/, "")
    .split("|")
    .flatMap((choice) => (/^(?:<\w+>|#)$/.test(choice) ? [] : choice.split("_")))
    .map((word) => word.replace(/\*$/, ""));
}

/** Whether a text can contain a word as written: "nurses'" is read as "nurses". */
function isReadable(word: string): boolean {
  const [read, ...rest] = readWords(word);
  return read?.text === word && rest.length === 0;
}

const saysOf = (property: Property, text: string, lang: string) =>
  readText(text, { subject: "Ada Finch", about: true, lang }).flatMap((said) =>
    said.property === property ? [said.value] : [],
  );

type Matcher = (heading: string, text: string) => boolean;

const FLAGS: Readonly<Record<string, string>> = {
  "adult-content": "adultContent",
  alcohol: "alcohol",
  crime: "crimeRelatedContent",
  offence: "offensiveContent",
  political: "politicalContent",
  pranks: "pranks",
  religious: "religiousContent",
  toxicity: "toxicContent",
};

/** How a list is queried: through the judgement that depends on it alone, or else by its entries. */
function matcherOf(name: string, list: WordList): Matcher {
  const flag = FLAGS[name];
  if (flag !== undefined) return (_, text) => judgeBrandSafety(text).some((raised) => raised.flag === flag);
  if (name === "nicknames-english" || name === "short-forms") {
    return (_, text) => {
      const [nickname = "", of = ""] = text.split(" = ");
      return isNicknameOf(nickname, of) && isNicknameOf(of, nickname);
    };
  }
  const known = JUDGED[name] ?? JUDGED[name.replace(/^unread-(\w+)$/, "$1-unread").replace(/-\w+$/, " of a language")];
  return (heading, text) => known?.[heading]?.(text) ?? matchesEntries(name, list, heading, text);
}

const sentimentOf = (language: string) => ({
  positive: (text: string) => judgeSentiment(text, language)?.sentiment === "positive",
  negative: (text: string) => judgeSentiment(text, language)?.sentiment === "negative",
});
const hasPart = (kind: string) => (text: string) => readName(text).parts.some((part) => part.kind === kind);
const LANGUAGES = ["de", "en", "es", "fr", "hi", "id", "it", "nl", "pt", "tl"];

/** The year in which the examples of ages are written. */
const YEAR = 2026;
const isYoung = (ages: readonly number[]) => ages.some((age) => age < 18);

function hasMembers(company: string): boolean {
  return isSpecialMember({ title: "Member", company });
}

const JUDGED: Readonly<Record<string, Readonly<Record<string, (text: string) => boolean>>>> = {
  "open-domains": { domains: (text) => LISTS.get("open-domains")?.entries("domains").includes(text) === true },
  mail: Object.fromEntries(
    ["closing", "quoted", "machine", "form"].map((heading) => [
      heading,
      (text: string) => new RegExp(`^(?:${LISTS.get("mail")?.pattern(heading) ?? ""})$`, "iu").test(text),
    ]),
  ),
  sensitive: Object.fromEntries(
    [
      "german",
      "french",
      "spanish",
      "italian",
      "portuguese",
      "dutch",
      "polish",
      "swedish",
      "lithuanian",
      "russian",
      "ukrainian",
      "turkish",
      "arabic",
      "hindi",
      "unspaced",
    ].map((heading) => [heading, isSensitive]),
  ),
  "revealing of a language": {
    health: (text) => findRevealing(text, "own").length > 0,
    kin: (text) => findKin(text, "own").length > 0,
  },
  "ages of a language": {
    "tells own age": (text) => isYoung(findOwnAges({ text, year: YEAR })),
    "parts of a bio": (text) => isYoung(findAgesInLine({ text, year: YEAR })),
    "tells of somebody": (text) => isYoung(findAgesOf({ text, year: YEAR }, false)),
    "tells of them": (text) => isYoung(findAgesOf({ text, year: YEAR }, true)),
  },
  "affiliations of a language": {
    ...Object.fromEntries(["parties", "unions", "faith", "self-help"].map((heading) => [heading, hasMembers])),
    "health causes": (company) => isSpecialMember({ title: "Patient", company }),
    "no such bodies": (company) => !hasMembers(company),
    "paid posts": (title) => !isSpecialMember({ title, company: "Labour Party" }),
  },
  "parties-and-unions": Object.fromEntries(
    ["parties", "unions", "faith bodies", "causes", "initials", "initials of whole names"].map((heading) => [
      heading,
      hasMembers,
    ]),
  ),
  labels: {
    special: (label) => isTellingLabel(label, "Alder", "special"),
    kin: (label) => isTellingLabel(label, "Alder", "kin"),
    pronouns: (label) => isTellingLabel(label, "they/them", "special"),
    "revealing pronouns": (value) => isTellingLabel("Pronouns", value, "special"),
    creeds: isRevealingTopic,
  },
  revealing: Object.fromEntries(
    ["english", "german", "french", "spanish", "lithuanian"].map((heading) => [
      heading,
      (text: string) => findRevealing(text).length > 0,
    ]),
  ),
  kin: Object.fromEntries(
    ["english", "german", "french", "spanish", "lithuanian"].map((heading) => [
      heading,
      (text: string) => findKin(text).length > 0,
    ]),
  ),
  "given-names": {
    female: (text) => commonSexOf(text) === "female",
    male: (text) => commonSexOf(text) === "male",
  },
  towns: {
    BR: (text) => countryOfTown(text) === "BR",
    GB: (text) => isPlaceName(text) && countryOfTown(text) === "GB",
  },
  cities: { cities: isCity },
  regions: { states: isRegion, "states in capitals": isRegion, regions: isRegion },
  "regions-and-countries": {
    states: (text) => readPlace(text).region?.startsWith("us-") ?? false,
    regions: (text) => !(readPlace(text).region?.startsWith("us-") ?? true),
    countries: (text) => readPlace(text).country !== undefined && readPlace(text).region === undefined,
  },
  "name-endings": {
    nominatives: (text) => stemsOf(text.toLowerCase())[0]?.startsWith(text.toLowerCase()) === false,
    "other cases": (text) => declinedFrom(text.toLowerCase()).length > 0,
    "behind the whole name": (text) => declinedFrom(text.toLowerCase()).some(({ stem }) => /[a-z]$/.test(stem)),
    "for nen": (text) => declinedFrom(text.toLowerCase()).some(({ stem }) => stem.endsWith("nen")),
    "behind an apostrophe": (text) => beforeApostrophe(text) !== text,
  },
  "case-endings": Object.fromEntries(
    (["finnish", "hungarian", "turkish"] as const).flatMap((language) => [
      [`${language} words`, (text: string) => caseLanguageOf(text) === language],
      [`${language} endings`, (text: string) => hasEnding(text, language)],
    ]),
  ),
  "family-endings": { endings: (text) => withoutSex(text.toLowerCase()) !== text.toLowerCase() },
  "korean-surnames": { surnames: (text) => surnameSpellings(text).length > 0 },
  "chinese-surnames": { surnames: (text) => surnameSpellings(text).length > 0 },
  "han-variants": Object.fromEntries(
    ["variants", "new forms in Japan", "variants in surnames"].map((heading) => [
      heading,
      (text: string) => foldHan(text) !== text,
    ]),
  ),
  tools: { tools: (text) => saysOf("skill", `She builds it with ${text}.`, "en").includes(text) },
  "free-time": {
    en: (text) => saysOf("interest", `In her spare time there is ${text}.`, "en").includes(text),
    de: (text) => saysOf("interest", `In ihrer Freizeit mag sie ${text}.`, "de").includes(text),
    fr: (text) => saysOf("interest", `Elle pratique la ${text}.`, "fr").includes(text),
    es: (text) => saysOf("interest", `Ella practica ${text} en su tiempo libre.`, "es").includes(text),
    pt: (text) => saysOf("interest", `Nas horas vagas ela pratica ${text}.`, "pt").includes(text),
    it: (text) => saysOf("interest", `Nel tempo libero lei pratica ${text}.`, "it").includes(text),
    nl: (text) => saysOf("interest", `In haar vrije tijd houdt ze van ${text}.`, "nl").includes(text),
    sv: (text) => saysOf("interest", `På fritiden gillar hon ${text}.`, "sv").includes(text),
    pl: (text) => saysOf("interest", `W wolnym czasie liczy się ${text}.`, "pl").includes(text),
    tr: (text) => saysOf("interest", `Boş zamanlarında onun için ${text} önemli.`, "tr").includes(text),
    lt: (text) => saysOf("interest", `Laisvalaikiu jai svarbi ${text}.`, "lt").includes(text),
    ru: (text) => saysOf("interest", `Её хобби: ${text}.`, "ru").includes(text),
    uk: (text) => saysOf("interest", `Її хобі: ${text}.`, "uk").includes(text),
  },
  "function-words": Object.fromEntries(
    LANGUAGES.map((language) => [language, (text: string) => detectLanguage(text) === language]),
  ),
  makers: { makers: (text) => findBrands(text).length > 0 },
  profanity: {
    profane: (text) => findProfanity(text).some(({ kind }) => kind === "profane"),
    abusive: (text) => findProfanity(text).some(({ kind }) => kind === "abusive"),
  },
  "sentiment-de": sentimentOf("de"),
  "sentiment-es": sentimentOf("es"),
  "sentiment-it": sentimentOf("it"),
  "sentiment-pt": sentimentOf("pt"),
  titles: { suffixes: hasPart("suffix"), honorifics: hasPart("honorific"), particles: hasPart("particle") },
};

function hasEnding(text: string, language: CaseLanguage): boolean {
  return withoutEnding(latinize(text.toLowerCase()), language).length > 0;
}

/** Patterns that are beginnings of words. */
const STEMS = new Set(["pastime-work"]);

function matchesEntries(name: string, list: WordList, heading: string, text: string): boolean {
  const entries = list.entries(heading);
  switch (list.kind) {
    case "patterns":
      return new RegExp(`(?<![\\p{L}])(?:${list.pattern(heading)})${STEMS.has(name) ? "" : "(?![\\p{L}])"}`, "iu").test(
        text,
      );
    case "phrases":
      return indexPhrases([{ name: "it", phrases: entries }], CLASSES).find(readWords(text)).length > 0;
    default:
      return (
        indexPhrases([{ name: "it", phrases: [entries.join("|").toLowerCase()] }], CLASSES).find(readWords(text))
          .length > 0
      );
  }
}
