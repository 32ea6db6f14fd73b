import type { Feature } from "../domain/match.ts";
import { saw } from "../domain/seen-detail.ts";
import {
  isOneBody,
  isShorter,
  isUnspacedBody,
  isUnspacedPart,
  municipalityIn,
  readBody,
  sameBody,
  spellingsOf,
  takesParticles,
} from "./bodies.ts";
import { oncePer } from "./once.ts";
import { isLearnersPost } from "./attributes.ts";
import { compareKeys } from "./compare-keys.ts";
import { compareBirths, compareDeaths, compareLifetimes } from "./compare-lives.ts";
import { compareNameLists } from "./compare-names.ts";
import { type FeatureName, feature } from "./features.ts";
import { foldOcr } from "../text/people/ordered-name.ts";
import { sharedDomain } from "./own-domains.ts";
import { rolesIn } from "./roles.ts";
import type { Employment, Traits } from "./traits.ts";
import type { Place } from "./regions.ts";
import { weighLinks } from "./unanswered-links.ts";
import { isSchoolName } from "../text/people/naming.ts";
import { isCity } from "../text/places/cities.ts";

/** Every reason for and against `record` being `person`, each with its weight and the details behind it. */
export function compareTraits(record: Traits, person: Traits): Feature[] {
  const features = [
    ...compareKeys(record, person),
    ...compareNameLists(record, person),
    ...compareBirths(record, person),
    ...compareDeaths(record, person),
    ...compareLifetimes(record, person),
    ...comparePlaces(record, person),
    ...compareWork(record, person),
    ...compareCompany(record, person),
  ];
  return [...weighLinks(features, record, person)];
}

const PLACE_ORDER: readonly FeatureName[] = [
  "placeTown",
  "placeRegion",
  "placeCountry",
  "placeConflict",
  "countryConflict",
];

function comparePlaces(record: Traits, person: Traits): Feature[] {
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
    return [feature("placeTown", saw("inText", told.text), isLargeTown(told) || record.isSought ? MENTIONED : 1)];
  if (best === undefined) {
    const [theirs, known] = [record.places.find(isOfLife), person.places.find(isOfLife)];
    return theirs === undefined || known === undefined
      ? []
      : [feature("townDiffers", saw("hereAndKnown", theirs.text, known.text))];
  }
  // Two towns in one state: neighbours at best.
  const apart = best.name === "placeRegion" && best.a.town !== undefined && best.b.town !== undefined;
  return [feature(best.name, saw("hereAndKnown", best.a.text, best.b.text), apart ? 0.5 : 1)];
}

function isOfLife({ town, birth }: Place): boolean {
  return town !== undefined && birth !== true;
}

/**
 * A large town that the text merely mentions says less than one it ties the person to: many texts mention it. On a page found by the
 * name alone, this holds for any town: people in one town may share a name.
 */
const MENTIONED = 0.6;

function isLargeTown({ text }: Place): boolean {
  return isCity(text.split(",", 1)[0]?.trim() ?? "");
}

function placeFeature(a: Place, b: Place): FeatureName | undefined {
  const name = placeAgreement(a, b);
  // People move: only two birthplaces, or two places of residence, contradict each other.
  return (name === "placeConflict" || name === "countryConflict") && (a.birth ?? false) !== (b.birth ?? false)
    ? undefined
    : name;
}

function placeAgreement(a: Place, b: Place): FeatureName | undefined {
  if (a.country !== undefined && b.country !== undefined && a.country !== b.country) return "countryConflict";
  if (a.region !== undefined && b.region !== undefined && a.region !== b.region) return "placeConflict";
  if (a.town !== undefined && a.town === b.town) return "placeTown";
  if (a.region !== undefined && a.region === b.region) return a.region === ENGLAND ? "placeCountry" : "placeRegion";
  if (a.country !== undefined && a.country === b.country) return "placeCountry";
  return undefined;
}

/**
 * Five in six residents of the United Kingdom live in England, so agreeing on it says no more than agreeing on the
 * country.
 */
const ENGLAND = "gb-eng";

function compareWork(record: Traits, person: Traits): Feature[] {
  const features: Feature[] = [];
  const isPupil = (record.isLearner && !isKnownToLearn(person)) || record.isOfAnotherTime === true;
  const [job, second] = sharedEmployments(isPupil ? withoutPlacesOfWork(record) : record, person);
  const headed = person.employments.find(
    (job) =>
      !isPupil &&
      job.employer.length > 3 &&
      record.headlines.some((line) => spellingsFor(job).some((spelling) => line.includes(` ${spelling} `))),
  );
  const domain = job === undefined && !isPupil ? sharedDomain(record, person) : undefined;
  if (job !== undefined) {
    features.push(feature("employerSame", saw("inBoth", job.employer)));
    if (job.start !== undefined) features.push(feature("employerStart", saw("fromYear", job.start)));
    else if (job.together) features.push(feature("employerTime", saw("sameYears")));
    if (job.title !== undefined) features.push(feature("employerPost", saw("inBoth", job.title)));
    if (second !== undefined) features.push(feature("employerSecond", saw("inBoth", second.employer)));
  } else if (domain !== undefined) {
    features.push(
      feature("employerDomain", saw("inBoth", domain), isUnknownThere(record, person, domain) ? NAMED_THERE : 1),
    );
  } else if (headed !== undefined) {
    features.push(feature("employerHeadline", saw("inHeadline", headed.employer)));
  } else if (record.employments[0] !== undefined && person.employments[0] !== undefined) {
    const [told, known] = [record.employments[0], person.employments[0]];
    if (!isShorter(told.employer, known.employer) && !isShorter(known.employer, told.employer))
      features.push(feature("employerDiffers", saw("hereAndKnown", told.written, known.written)));
  }
  const role =
    [...record.roles].find((one) => person.roles.has(one)) ??
    record.headlines.flatMap((line) => [...rolesIn(line.trim().split(" "))]).find((one) => person.roles.has(one));
  const post = job === undefined ? postIn(record, person) : undefined;
  const trade = [...person.trades].find((one) => record.trades.has(one) || says(record, one));
  if (trade !== undefined && rolesIn(trade.split(" ")).size === 0)
    features.push(feature("tradeSame", saw("inBoth", trade)));
  else if (role !== undefined) features.push(feature("roleSame", saw("inBoth", role)));
  else if (trade !== undefined) features.push(feature("roleSame", saw("inBoth", trade)));
  else if (post !== undefined) features.push(feature("roleSame", saw("inBoth", post)));
  else if (person.trades.size > 0 && record.trades.size > 0)
    features.push(
      feature(
        "roleConflict",
        saw("hereAndKnown", [...record.trades].slice(0, 3).join(", "), [...person.trades].slice(0, 3).join(", ")),
      ),
    );
  else if (record.roles.size > 0 && person.roles.size > 0)
    features.push(
      feature("roleConflict", saw("hereAndKnown", [...record.roles].join(", "), [...person.roles].join(", "))),
    );
  const affiliation = [...record.affiliations].find((one) => person.affiliations.has(one));
  if (affiliation !== undefined) features.push(feature("affiliationSame", saw("inBoth", affiliation)));
  else if (
    record.affiliations.size > 0 &&
    person.affiliations.size > 0 &&
    !overlap(record.affiliations, person.affiliations)
  )
    features.push(
      feature(
        "affiliationConflict",
        saw("hereAndKnown", [...record.affiliations].join(", "), [...person.affiliations].join(", ")),
      ),
    );
  const school = [...person.schools].find((one) => record.schools.has(one) || says(record, one));
  if (school !== undefined) features.push(feature("schoolSame", saw("inBoth", school)));
  return features;
}

/**
 * A page found by the name alone, on the employer's domain, that tells of trainees and gives the person no post
 * there. On a school's page, there are pupils beside everybody.
 */
function isUnknownThere(
  { isSought, tellsOfLearners, employments, roles, trades, keys }: Traits,
  person: Traits,
  domain: string,
): boolean {
  return (
    isSought === true &&
    tellsOfLearners &&
    !person.employments.some(({ written }) => isSchoolName(written)) &&
    employments.length + roles.size + trades.size === 0 &&
    ![...keys].some((key) => key.startsWith("email:") && key.endsWith(`@${domain}`))
  );
}

/** Not enough by itself beside a rare name. */
const NAMED_THERE = 0.7;

/** A body that a text names beside pupils or people of another time does not employ the person of today. */
function withoutPlacesOfWork(record: Traits): Traits {
  const { isOfAnotherTime = false, employments } = record;
  return { ...record, words: "", wordsMended: "", employments: isOfAnotherTime ? [] : employments };
}

/** A post of the person's, in a word or two, that the text gives somebody of the name: "kardiolog Ada Finch". */
function postIn(record: Traits, { employments }: Traits): string | undefined {
  return employments.find(({ title = "" }) => {
    const [first = "", second = "", ...more] = title.split(" ");
    return Math.max(first.length, second.length) >= MIN_POST && more.length === 0 && says(record, title);
  })?.title;
}

/** The letters of its longer word: short ones ("chair", "judge") stand in texts about anything. */
const MIN_POST = 7;

/** Whether the person is known as a pupil or trainee: others of the name may learn where the person works. */
function isKnownToLearn({ isLearner, employments, trades }: Traits): boolean {
  return isLearner || [...trades, ...employments.map(({ title = "" }) => title)].some(isLearnersPost);
}

/** "democratic republican" and "republican" neither agree nor contradict each other. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const words = new Set([...b].flatMap((one) => one.split(" ").map((word) => word.slice(0, 7))));
  return [...a].some((one) => one.split(" ").some((word) => words.has(word.slice(0, 7))));
}

/** An employer that both name, and what else about the job agrees. */
interface SharedEmployment {
  readonly employer: string;
  readonly together: boolean;
  readonly start?: number;
  readonly title?: string;
}

/** At most two, each employer once: first the one whose job has more in common. */
function sharedEmployments(record: Traits, person: Traits): SharedEmployment[] {
  const shared: SharedEmployment[] = [];
  for (const job of person.employments) {
    const jobs = record.employments.filter(
      (one) => isOneBody(bodyOf(one), bodyOf(job)) || isUnspacedPart(one.written, job.written),
    );
    const found =
      jobs.length > 0
        ? jobs.map((one) => shareOf(one, job)).reduce(moreOf)
        : (record.words !== "" && spellingsFor(job).some((spelling) => says(record, spelling))) ||
            saysUnspaced(record, job)
          ? { employer: job.employer, together: false }
          : isOfTownHall(record, job) || isMemberOf(record, job)
            ? { employer: job.employer, together: false }
            : undefined;
    if (found === undefined) continue;
    const known = shared.findIndex(({ employer }) => sameBody(employer, found.employer));
    const before = shared[known];
    if (before === undefined) shared.push(found);
    else shared[known] = moreOf(before, found);
  }
  return shared.sort((a, b) => commonIn(b) - commonIn(a)).slice(0, 2);
}

/** A job is compared with those of every namesake. */
const bodyOf = oncePer(({ employer }: Employment) => readBody(employer));
const spellingsFor = oncePer(({ written }: Employment) => spellingsOf(written));

/** An article calls whoever has a post at a town hall by the post and the town: "el alcalde de Villanueva". */
function isOfTownHall(record: Traits, { employer, title }: Employment): boolean {
  const town = municipalityIn(employer);
  const roles = title === undefined ? undefined : rolesIn(title.split(" "));
  return (
    town !== undefined && roles !== undefined && says(record, town) && [...roles].some((one) => record.roles.has(one))
  );
}

/** Registers call those who play in a band or sit on a board its members. */
function isMemberOf({ affiliations }: Traits, { employer }: Employment): boolean {
  return [...affiliations].some((body) => sameBody(body, employer));
}

function shareOf(one: Employment, job: Employment): SharedEmployment {
  return {
    employer: job.employer,
    together:
      one.from !== undefined && job.from !== undefined && one.from <= (job.to ?? 9999) && job.from <= (one.to ?? 9999),
    ...(one.from !== undefined && one.from === job.from && { start: one.from }),
    ...(one.title !== undefined && one.title !== "" && one.title === job.title && { title: one.title }),
  };
}

function moreOf(a: SharedEmployment, b: SharedEmployment): SharedEmployment {
  const [first, second] = commonIn(a) >= commonIn(b) ? [a, b] : [b, a];
  return { ...second, ...first, together: a.together || b.together };
}

function commonIn({ together, start, title }: SharedEmployment): number {
  return (together ? 1 : 0) + (start === undefined ? 0 : 2) + (title === undefined ? 0 : 2);
}

function compareCompany(record: Traits, person: Traits): Feature[] {
  const features: Feature[] = [];
  const relatives = [...person.kin].filter((one) => record.kin.has(one) || says(record, one));
  const kin = relatives.find((one) => one.includes(" ")) ?? relatives[0];
  // Many people's children share a given name.
  if (kin !== undefined) features.push(feature("kinSame", saw("inBoth", kin), kin.includes(" ") ? 1 : 0.5));
  const peers = [...record.peers].filter((one) => person.peers.has(one));
  if (peers.length > 0)
    features.push(feature("peerSame", saw("said", peers.slice(0, 3).join(", ")), Math.min(3, peers.length)));
  const picture = [...record.pictures].find((one) => person.pictures.has(one));
  if (picture !== undefined && !isBesideAccount(record, person))
    features.push(feature("sharedPicture", saw("said", picture)));
  const [a] = record.genders;
  const [b] = person.genders;
  if (a !== undefined && b !== undefined && record.genders.size === 1 && person.genders.size === 1 && a !== b)
    features.push(feature("genderConflict", saw("hereAndKnown", a, b)));
  return features;
}

/**
 * Whether the person has another account where the record is one: pictures that are uploaded there have addresses of
 * their own, so that one address in both is that of a picture for accounts without one.
 */
function isBesideAccount(record: Traits, { keys }: Traits): boolean {
  if (record.account === undefined) return false;
  const site = `profileUrl:${record.account.split("/").slice(0, 3).join("/")}/`;
  return [...keys].some((key) => key.startsWith(site) && !record.keys.has(key));
}

/** Whether the text names an employer whose name no space sets apart from the words around it, or from those behind it. */
function saysUnspaced(record: Traits, { employer, written }: Employment): boolean {
  return (
    (isUnspacedBody(written) && record.words.includes(employer)) ||
    (takesParticles(written) && record.words.includes(` ${employer}`))
  );
}

/** Whether the phrase occurs in the record's running text about the person. Short phrases say nothing. */
function says(record: Traits, phrase: string): boolean {
  if (record.words === "" || phrase.length <= 3) return false;
  return record.words.includes(` ${phrase} `) || record.wordsMended.includes(` ${foldOcr(phrase)} `);
}
