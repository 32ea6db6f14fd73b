import type { PartialDate } from "../domain/claim.ts";
import type { Feature } from "../domain/match.ts";
import { compareNames } from "../names/compare.ts";
import { type FeatureName, feature } from "./features.ts";
import { agreeNames, foldOcr, isSlip, type NameAgreement, type NameParts } from "./name-parts.ts";
import type { Picture } from "./picture.ts";
import type { Place } from "./regions.ts";

/** Every reason for and against `record` being `person`, each with its weight and what was seen. */
export function comparePictures(record: Picture, person: Picture): Feature[] {
  return [
    ...compareKeys(record, person),
    ...compareNameLists(record, person),
    ...compareBirths(record, person),
    ...compareDeaths(record, person),
    ...compareLifetimes(record, person),
    ...comparePlaces(record, person),
    ...compareWork(record, person),
    ...compareCompany(record, person),
  ];
}

const KEY_FEATURES: Readonly<Record<string, FeatureName>> = {
  candidate: "sharedRecordKey",
  externalId: "sharedRecordKey",
  profileUrl: "sharedProfile",
  email: "sharedEmail",
  phone: "sharedPhone",
  website: "sharedWebsite",
};

function compareKeys(record: Picture, person: Picture): Feature[] {
  const features: Feature[] = [];
  const seen = new Set<FeatureName>();
  for (const key of record.keys) {
    if (!person.keys.has(key)) continue;
    const name = keyFeature(key);
    if (seen.has(name)) continue;
    seen.add(name);
    features.push(feature(name, `${key.slice(key.indexOf(":") + 1)} stands in both`));
  }
  const slip = seen.has("sharedEmail") ? undefined : similarEmails(record.keys, person.keys);
  if (slip !== undefined) features.push(feature("similarEmail", `${slip[0]} here, ${slip[1]} there`));
  const link = linkBetween(record.keys, person.keys);
  if (link !== undefined && !seen.has("sharedProfile")) features.push(feature("linkBack", `${link} is linked`));
  const clash = clashingKeys(record.keys, person.keys);
  if (clash !== undefined && !seen.has("sharedRecordKey"))
    features.push(feature("differentRecordKey", `${clash[0]} here, ${clash[1]} there`));
  const number = seen.has("sharedRecordKey") ? undefined : disjointNumbers(record.keys, person.keys);
  if (number !== undefined) features.push(feature("differentNumber", `${number[0]} here, ${number[1]} there`));
  return features;
}

function similarEmails(a: ReadonlySet<string>, b: ReadonlySet<string>): [string, string] | undefined {
  for (const one of a) {
    if (!one.startsWith("email:") || one.length < MIN_EMAIL || b.has(one)) continue;
    for (const other of b) if (other.startsWith("email:") && isSlip(one, other)) return [one.slice(6), other.slice(6)];
  }
  return undefined;
}

/** With `email:` before it: shorter addresses are a slip apart by chance. */
const MIN_EMAIL = 20;

/** A website of one that is a profile of the other: `rel=me` and its kin, read by connectors into identifiers. */
function linkBetween(a: ReadonlySet<string>, b: ReadonlySet<string>): string | undefined {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const key of one) {
      if (!key.startsWith("website:")) continue;
      const address = key.slice("website:".length);
      if (other.has(`profileUrl:${address}`)) return address;
    }
  }
  return undefined;
}

function disjointNumbers(a: ReadonlySet<string>, b: ReadonlySet<string>): [string, string] | undefined {
  const first = (keys: ReadonlySet<string>) =>
    [...keys].find((key) => key.startsWith(NATIONAL_NUMBER))?.slice(NATIONAL_NUMBER.length);
  const [x, y] = [first(a), first(b)];
  return x === undefined || y === undefined ? undefined : [x, y];
}

const NATIONAL_NUMBER = "externalId:national-id:";

function keyFeature(key: string): FeatureName {
  const kind = key.slice(0, key.indexOf(":"));
  if (kind === "handle") return key.indexOf(":", kind.length + 1) > 0 ? "sharedHandle" : "sharedBareHandle";
  if (kind === "email" && ROLE_MAILBOX.test(key)) return "sharedRoleEmail";
  return KEY_FEATURES[kind] ?? "sharedWebsite";
}

const ROLE_MAILBOX =
  /^email:(?:info|contact|office|mail|press|admin|support|hello|sales|service|team|jobs|hr|kontakt|presse|contacto)@/u;

/** Two keys of one register that gives a person one key. */
function clashingKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): [string, string] | undefined {
  for (const key of a) {
    const register = ONE_KEY_REGISTERS.exec(key)?.[0];
    if (register === undefined || b.has(key)) continue;
    for (const other of b)
      if (other.startsWith(register)) return [key.slice("externalId:".length), other.slice("externalId:".length)];
  }
  return undefined;
}

const ONE_KEY_REGISTERS =
  /^externalId:(?:bioguide|wikidata|orcid|isni|viaf|gnd|imdb|opensanctions|everypolitician|govtrack|lis|fec):/u;

const LEVELS: readonly NameAgreement["level"][] = ["same", "compatible", "similar", "oneWord", "conflict"];
const LEVEL_FEATURES = {
  same: "nameSame",
  compatible: "nameCompatible",
  similar: "nameSimilar",
  oneWord: "nameOneWord",
  conflict: "nameConflict",
} as const;

/** The best pair of names counts for the level; parts of it that contradict count against. */
function compareNameLists(record: Picture, person: Picture): Feature[] {
  if (record.names.length === 0 || person.names.length === 0) {
    if (!record.aboutOthers || person.names.length === 0) return [feature("nameMissing", "no name to compare")];
    return [feature("nameElsewhere", `names ${[...record.peers].slice(0, 3).join(", ")}`)];
  }
  let best: { agreement: NameAgreement; a: NameParts; b: NameParts; rank: number } | undefined;
  for (const a of record.names) {
    for (const b of person.names) {
      const agreement = agreeNames(a, b);
      const rank =
        LEVELS.indexOf(agreement.level) * 4 +
        (agreement.middle === "conflict" ? 3 : agreement.middle === undefined ? 1 : 0) +
        (agreement.suffix === "conflict" ? 3 : 0) -
        (a.words.length > 2 && a.words.length === b.words.length && a.suffix === b.suffix ? 0.5 : 0);
      if (best === undefined || rank < best.rank) best = { agreement, a, b, rank };
    }
  }
  if (best === undefined) return [];
  if (best.agreement.level === "conflict") {
    const alike = spelledAlike(record.names, person.names);
    if (alike !== undefined) return [feature("nameSimilar", `${alike[0]} here, ${alike[1]} there (${alike[2]})`)];
  }
  const { agreement, a, b } = best;
  const features = [feature(LEVEL_FEATURES[agreement.level], `${a.text} here, ${b.text} there`)];
  if (agreement.level === "conflict" || agreement.level === "oneWord") return features;
  const middle = [...pairs(record.names, person.names)].map(([x, y]) => [x, y, agreeNames(x, y)] as const);
  const clash = middle.find(([, , one]) => one.middle === "conflict" && one.level !== "conflict");
  const agreed =
    middle.find(([, , one]) => one.middle === "same") ?? middle.find(([, , one]) => one.middle === "initial");
  if (agreed !== undefined) {
    const name = agreed[2].middle === "same" ? "middleSame" : "middleInitial";
    features.push(feature(name, `${agreed[0].middle.join(" ")} here, ${agreed[1].middle.join(" ")} there`));
  } else if (clash !== undefined)
    features.push(feature("middleConflict", `${clash[0].middle.join(" ")} here, ${clash[1].middle.join(" ")} there`));
  const suffix = middle.find(([, , one]) => one.suffix !== undefined);
  if (suffix !== undefined)
    features.push(
      feature(
        suffix[2].suffix === "same" ? "suffixSame" : "suffixConflict",
        `${suffix[0].text} here, ${suffix[1].text} there`,
      ),
    );
  else {
    const marked = alwaysMarked(record.names, person.names) ?? alwaysMarked(person.names, record.names);
    if (marked !== undefined) features.push(feature("suffixMissing", `only one is marked ${marked}`));
  }
  if (
    features[0]?.name === "nameSame" &&
    a.middle.length > 0 &&
    a.words.join(" ") === b.words.join(" ") &&
    a.suffix === b.suffix
  )
    features.push(feature("nameForm", `${a.text} in both`));
  return features;
}

/** Names in two scripts, which only a closer look finds alike: it takes a hundred times as long. */
function spelledAlike(a: readonly NameParts[], b: readonly NameParts[]): [string, string, string] | undefined {
  for (const one of a.slice(0, MAX_CLOSER_LOOKS)) {
    for (const other of b.slice(0, MAX_CLOSER_LOOKS)) {
      if (one.latin === other.latin) continue;
      const { score, reasons } = compareNames(one.text, other.text);
      if (score >= SPELLED_ALIKE) return [one.text, other.text, reasons.join(", ")];
    }
  }
  return undefined;
}

const MAX_CLOSER_LOOKS = 6;
/** Higher than the bar for a search, which may show too many. */
const SPELLED_ALIKE = 0.85;

/** The suffix that one side carries wherever it writes the name as the other does, which has none. */
function alwaysMarked(side: readonly NameParts[], other: readonly NameParts[]): string | undefined {
  if (other.some((name) => name.suffix !== undefined)) return undefined;
  const forms = new Set(other.map((name) => name.words.join(" ")));
  if (side.some((name) => name.suffix === undefined && forms.has(name.words.join(" ")))) return undefined;
  return side.find((name) => name.suffix !== undefined)?.suffix;
}

function* pairs<A, B>(a: readonly A[], b: readonly B[]): Generator<[A, B]> {
  for (const x of a) for (const y of b) yield [x, y];
}

function compareBirths(record: Picture, person: Picture): Feature[] {
  let best: { name: FeatureName; a: string; b: string } | undefined;
  for (const a of record.births) {
    for (const b of person.births) {
      const name = birthFeature(a, b);
      if (best === undefined || BIRTH_ORDER.indexOf(name) < BIRTH_ORDER.indexOf(best.name)) best = { name, a, b };
    }
  }
  if (best !== undefined) return [feature(best.name, `born ${best.a} here, ${best.b} there`)];
  const [age] = record.birthsByAge;
  const [birth] = person.births;
  if (age === undefined || birth === undefined) return [];
  const apart = Math.abs(Number(birth.slice(0, 4)) - age);
  if (apart <= 1) return [feature("birthYear", `by age born about ${age} here, ${birth} there`, 0.75)];
  return [feature("birthUnlikely", `by age born about ${age} here, ${birth} there`)];
}

const BIRTH_ORDER: readonly FeatureName[] = [
  "birthDay",
  "birthMonth",
  "birthYear",
  "birthSlip",
  "birthNear",
  "birthConflict",
];

function birthFeature(a: PartialDate, b: PartialDate): FeatureName {
  const length = Math.min(a.length, b.length);
  if (a.slice(0, length) === b.slice(0, length))
    return length >= 10 ? "birthDay" : length >= 7 ? "birthMonth" : "birthYear";
  if (length >= 10 && isDateSlip(a, b)) return "birthSlip";
  const apart = Math.abs(Number(a.slice(0, 4)) - Number(b.slice(0, 4)));
  if (apart === 0) return "birthNear";
  if (apart === 1 && length === 4) return "birthNear";
  return "birthConflict";
}

/** One figure changed, or day and month swapped. */
function isDateSlip(a: PartialDate, b: PartialDate): boolean {
  if (isSlip(a, b)) return true;
  return a.slice(0, 4) === b.slice(0, 4) && a.slice(5, 7) === b.slice(8, 10) && a.slice(8, 10) === b.slice(5, 7);
}

function compareDeaths(record: Picture, person: Picture): Feature[] {
  const [a] = record.deaths;
  const [b] = person.deaths;
  if (a === undefined || b === undefined) return [];
  const length = Math.min(a.length, b.length);
  const same = a.slice(0, length) === b.slice(0, length);
  if (!same && a.slice(0, 4) === b.slice(0, 4)) return [];
  return [feature(same ? "deathSame" : "deathConflict", `died ${a} here, ${b} there`)];
}

/** Work before the age of ten or after death is somebody else's: a year of grace for what sources round. */
function compareLifetimes(record: Picture, person: Picture): Feature[] {
  for (const [worker, living] of [
    [record, person],
    [person, record],
  ] as const) {
    const birth = Number(living.births[0]?.slice(0, 4) ?? Number.NEGATIVE_INFINITY);
    const death = Number(living.deaths[0]?.slice(0, 4) ?? Number.POSITIVE_INFINITY);
    const job = worker.employments.find(({ from }) => from !== undefined && (from < birth + 10 || from > death + 1));
    if (job !== undefined)
      return [
        feature("outOfLifetime", `at ${job.employer} from ${job.from}, ${from(birth, "born")}${from(death, ", died")}`),
      ];
  }
  return [];
}

function from(year: number, word: string): string {
  return Number.isFinite(year) ? `${word} ${year}` : "";
}

const PLACE_ORDER: readonly FeatureName[] = [
  "placeTown",
  "placeRegion",
  "placeCountry",
  "placeConflict",
  "countryConflict",
];

function comparePlaces(record: Picture, person: Picture): Feature[] {
  let best: { name: FeatureName; a: Place; b: Place } | undefined;
  for (const a of record.places) {
    for (const b of person.places) {
      const name = placeFeature(a, b);
      if (name !== undefined && (best === undefined || PLACE_ORDER.indexOf(name) < PLACE_ORDER.indexOf(best.name)))
        best = { name, a, b };
    }
  }
  const told = person.places.find((place) => place.town !== undefined && says(record, place.town));
  if (told !== undefined && best?.name !== "placeTown")
    return [feature("placeTown", `${told.text} stands in the text`)];
  return best === undefined ? [] : [feature(best.name, `${best.a.text} here, ${best.b.text} there`)];
}

function placeFeature(a: Place, b: Place): FeatureName | undefined {
  const name = placeAgreement(a, b);
  // People move: only two places of birth, or two of life, contradict each other.
  return (name === "placeConflict" || name === "countryConflict") && (a.birth ?? false) !== (b.birth ?? false)
    ? undefined
    : name;
}

function placeAgreement(a: Place, b: Place): FeatureName | undefined {
  if (a.country !== undefined && b.country !== undefined && a.country !== b.country) return "countryConflict";
  if (a.region !== undefined && b.region !== undefined && a.region !== b.region) return "placeConflict";
  if (a.town !== undefined && a.town === b.town) return "placeTown";
  if (a.region !== undefined && a.region === b.region) return "placeRegion";
  if (a.country !== undefined && a.country === b.country) return "placeCountry";
  return undefined;
}

function compareWork(record: Picture, person: Picture): Feature[] {
  const features: Feature[] = [];
  const job = sharedEmployment(record, person);
  if (job !== undefined) {
    features.push(feature("employerSame", `${job.employer} stands in both`));
    if (job.together) features.push(feature("employerTime", "in the same years"));
  } else if (record.employments[0] !== undefined && person.employments[0] !== undefined)
    features.push(
      feature("employerDiffers", `${record.employments[0].employer} here, ${person.employments[0].employer} there`),
    );
  const role = [...record.roles].find((one) => person.roles.has(one));
  if (role !== undefined) features.push(feature("roleSame", `${role} in both`));
  else if (record.roles.size > 0 && person.roles.size > 0)
    features.push(
      feature("roleConflict", `${[...record.roles].join(", ")} here, ${[...person.roles].join(", ")} there`),
    );
  const affiliation = [...record.affiliations].find((one) => person.affiliations.has(one));
  if (affiliation !== undefined) features.push(feature("affiliationSame", `${affiliation} in both`));
  else if (
    record.affiliations.size > 0 &&
    person.affiliations.size > 0 &&
    !overlap(record.affiliations, person.affiliations)
  )
    features.push(
      feature(
        "affiliationConflict",
        `${[...record.affiliations].join(", ")} here, ${[...person.affiliations].join(", ")} there`,
      ),
    );
  const school = [...person.schools].find((one) => record.schools.has(one) || says(record, one));
  if (school !== undefined) features.push(feature("schoolSame", `${school} in both`));
  return features;
}

/** "democratic republican" and "republican" say neither the same nor the contrary. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const words = new Set([...b].flatMap((one) => one.split(" ").map((word) => word.slice(0, 7))));
  return [...a].some((one) => one.split(" ").some((word) => words.has(word.slice(0, 7))));
}

function sharedEmployment(record: Picture, person: Picture): { employer: string; together: boolean } | undefined {
  for (const job of person.employments) {
    const same = record.employments.find((one) => sameBody(one.employer, job.employer));
    if (same !== undefined)
      return {
        employer: job.employer,
        together:
          same.from !== undefined &&
          job.from !== undefined &&
          same.from <= (job.to ?? 9999) &&
          job.from <= (same.to ?? 9999),
      };
    if (says(record, job.employer)) return { employer: job.employer, together: false };
  }
  return undefined;
}

function compareCompany(record: Picture, person: Picture): Feature[] {
  const features: Feature[] = [];
  const kin = [...record.kin].find((one) => person.kin.has(one)) ?? [...person.kin].find((one) => says(record, one));
  if (kin !== undefined) features.push(feature("kinSame", `${kin} in both`));
  const peers = [...record.peers].filter((one) => person.peers.has(one));
  if (peers.length > 0) features.push(feature("peerSame", peers.slice(0, 3).join(", "), Math.min(3, peers.length)));
  const picture = [...record.pictures].find((one) => person.pictures.has(one));
  if (picture !== undefined) features.push(feature("sharedPicture", picture));
  const [a] = record.genders;
  const [b] = person.genders;
  if (a !== undefined && b !== undefined && record.genders.size === 1 && person.genders.size === 1 && a !== b)
    features.push(feature("genderConflict", `${a} here, ${b} there`));
  return features;
}

/** One firm or body in two spellings: letter for letter, as an optical reader has it, or without its legal form. */
function sameBody(a: string, b: string): boolean {
  if (a === b) return true;
  const x = foldOcr(a.replace(LEGAL_FORM, ""));
  const y = foldOcr(b.replace(LEGAL_FORM, ""));
  return x === y || (x.length > 8 && isSlip(x, y));
}

const LEGAL_FORM =
  / (?:inc|ltd|llc|llp|plc|gmbh|ag|kg|sa|srl|spa|bv|nv|oy|ab|as|corp|corporation|company|co|limited)$/u;

/** Whether the words stand in the record's running text about the person; too short ones tell nothing. */
function says(record: Picture, phrase: string): boolean {
  return (
    phrase.length > 3 && (record.words.includes(` ${phrase} `) || record.wordsMended.includes(` ${foldOcr(phrase)} `))
  );
}
