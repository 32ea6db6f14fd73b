import type { ClaimOf, MembershipValue } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import { BOTH_SIT, BOTH_WORK, MORE_SEATS } from "../domain/own-sentences.ts";
import { comparePartialDates, daysBetween, yearOf } from "../domain/partial-date.ts";
import { type Cited, CitedText, cite, evidenceOf, some, Unknown } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { isDead } from "./dead.ts";
import { agreeOn, pickAll, pickOne, seatKey } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { isShortened } from "../names/shortened.ts";
import { otherWriting } from "../names/scripts.ts";
import { isHome, placeOf } from "./home.ts";
import { industryOf } from "./industry.ts";
import { socialLinksOf, websitesOf } from "./own-links.ts";
import { messagesOf } from "./messages-of.ts";
import { besideFacts, initialsPictureUrl, nameOf, pickNamePart, toldNameOf } from "./names.ts";
import { listWords, sentence } from "./prose.ts";
import { currentRole, isBesideWork, knownRole, mergeRoles, onlyEmployer, type MergedRole } from "./roles.ts";
import type { Fragment, Section, SectionContext } from "./section.ts";
import { isSamePost, named, roleFacts, spokenOf } from "./spoken.ts";
import type { SummaryMessages } from "../presentation/summary-messages.ts";
import { languageCodeOf } from "../text/document/lists.ts";
import { isFromText } from "./quoted.ts";
import { toldRoles } from "./told-roles.ts";

const MAX_SIMILAR = 8;
/** A longer list says nothing more. */
const MAX_ALIASES = 8;
const CLAIMS_PER_SOURCE = 3;
const OTHER_OFFICES_IN_SUMMARY = 4;

/** Who the person is, how to reach them, and who is like them. */
export const overview: Section = {
  name: "overview",
  reads: [
    "biography",
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "gender",
    "nationality",
    "birthDate",
    "deathDate",
    "dead",
    "spouse",
    "child",
    "childCount",
    "location",
    "office",
    "industry",
    "email",
    "phone",
    "language",
    "avatar",
    "photo",
    "account",
    "website",
    "experience",
    "occupation",
    "company",
    "membership",
  ],
  fills: [
    "avatarUrl",
    "sources",
    "verifiedSources",
    "overviewSummary",
    "firstName",
    "lastName",
    "fullName",
    "aliases",
    "gender",
    "nationality",
    "spouse",
    "children",
    "location",
    "company",
    "jobTitle",
    "birthYear",
    "industry",
    "emails",
    "phoneNumbers",
    "languages",
    "socialMediaLinks",
    "websites",
    "similarPeople",
    "url",
    "slug",
  ],
  build: buildOverview,
  summarize(claims, subject) {
    const words = messagesOf(subject);
    const identity = identitySentence(claims, words);
    const seats = seatSentence(claims, words, identity === undefined);
    const reach = reachSentence(claims, words, identity === undefined && seats === undefined);
    const sentences = [identity, seats, reach].filter((each) => each !== undefined);
    return sentences.length > 0 ? { overviewSummary: new CitedText(sentences) } : {};
  },
};

/** The occupation that somebody states. For the dead, never a post: they no longer hold it. */
function occupationOf(claims: ClaimSet, roles: readonly MergedRole[]): Cited<string> | undefined {
  const occupation = pickOne(claims, "occupation", plainKey, true);
  const words = plainKey(occupation?.value ?? "");
  const isPost = roles.some(({ company }) => words.includes(plainKey(company)));
  return occupation && (!isDead(claims) || !isPost) ? cite(occupation.value, evidenceOf(occupation)) : undefined;
}

/** The people in `similarPeople`, in order, by keys that a suppression may name. */
export function listRelatedPeople(
  claims: ClaimSet,
): readonly { readonly index: number; readonly identifiers: readonly Identifier[] }[] {
  return rankPeers(claims).map((peer, index) => ({
    index,
    identifiers: peer.key === undefined ? [] : [{ kind: "externalId", value: peer.key } as const],
  }));
}

function buildOverview(claims: ClaimSet, subject: SectionContext): Fragment {
  const name = nameOf(claims);
  const roles = mergeRoles(claims);
  const role = currentRole(roles);
  const employer = role ?? onlyEmployer(roles);
  const birth = pickOne(claims, "birthDate", birthKey);
  const partOf = (part: "firstName" | "lastName") =>
    (name && pickNamePart(claims, part, name.full.value)) ?? pickOne(claims, part);
  return {
    ...(name
      ? { fullName: name.full, avatarUrl: avatarOf(claims, subject, name.full), ...addressOf(name.full, subject) }
      : {}),
    firstName: partOf("firstName"),
    lastName: partOf("lastName"),
    aliases: some(name ? aliasesOf(claims, name.full.value) : []),
    gender: pickOne(claims, "gender"),
    birthYear: birth && cite(yearOf(birth.value), evidenceOf(birth)),
    nationality: pickOne(claims, "nationality"),
    spouse: pickOne(claims, "spouse", plainKey, true),
    children: childrenOf(claims),
    location: isDead(claims) ? undefined : placeOf(claims),
    company: employer && cite(employer.company, employer.claims),
    jobTitle: role?.title === undefined ? occupationOf(claims, roles) : cite(role.title, role.claims),
    industry: industryOf(claims),
    emails: some(pickAll(claims, "email")),
    phoneNumbers: some(pickAll(claims, "phone")),
    languages: some(languagesOf(claims)),
    socialMediaLinks: some(socialLinksOf(claims)),
    websites: some(websitesOf(claims)),
    similarPeople: some(similarPeopleOf(claims, subject)),
    ...datasourceAddresses(claims, subject),
  };
}

/**
 * Other names in datasources, and the name in other scripts. A name that differs only in case or diacritics is the same, as is one with its
 * diacritics spelled out. An account or a list that shows only part of the name does not give another name; a source that calls it an alias
 * does.
 */
function aliasesOf(claims: ClaimSet, fullName: string): readonly Cited<string>[] {
  const shown = new Set(writingsOf(fullName));
  const names = pickAll(claims, "fullName", plainKey).filter(({ value }) => !isShortened(value, fullName));
  return [...names, ...pickAll(claims, "alias", plainKey)]
    .filter(({ value }) => {
      const keys = writingsOf(value);
      const isNew = keys.length > 0 && !keys.some((key) => shown.has(key));
      for (const key of keys) shown.add(key);
      return isNew;
    })
    .slice(0, MAX_ALIASES);
}

function writingsOf(name: string): readonly string[] {
  return [name, otherWriting(name) ?? name].map(plainKey).filter((key) => key !== "");
}

function avatarOf(claims: ClaimSet, subject: SectionContext, name: Cited<string>): Cited<string> {
  for (const claim of [...claims.of("avatar"), ...claims.of("photo")]) {
    const url = subject.pictureUrl(claim.value.imageUrl);
    if (url) return cite(url, claim);
  }
  return cite(initialsPictureUrl(subject, name.value), evidenceOf(name));
}

/** URLs appear in logs and histories, so they name the lookup, never its person. */
function addressOf(name: Cited<string>, subject: SectionContext): Pick<Fragment, "url" | "slug"> {
  const slug = "report";
  const evidence = evidenceOf(name);
  return { slug: cite(slug, evidence), url: cite(`${subject.baseUrl}/lookups/${subject.lookupId}/${slug}`, evidence) };
}

const birthKey = (date: string): string => date.slice(0, 4);
/** One language under any name: a profile says "Portuguese", the person's own page "português". */
const languageKey = ({ language }: { readonly language: string }): string =>
  languageCodeOf(language) ?? plainKey(language);
const addressKey = ({ address }: { readonly address: string }): string => plainKey(address);

/** The names of the children; how many there are, if that is all that is told, or more than are named: "4 (Peter)". */
function childrenOf(claims: ClaimSet): Cited<string> | undefined {
  const children = pickAll(claims, "child");
  const count = pickOne(claims, "childCount", String);
  if (children.length === 0) return count && cite(String(count.value), evidenceOf(count));
  const names = listWords(children.map((child) => child.value));
  const evidence = children.flatMap((child) => evidenceOf(child));
  if (count === undefined || count.value <= children.length) return cite(names, evidence);
  return cite(`${count.value} (${names})`, [...evidenceOf(count), ...evidence]);
}

/** One entry per language, with the level that any source states. */
function languagesOf(claims: ClaimSet) {
  return agreeOn(claims, "language", languageKey).map((agreement) => {
    const graded = agreement.claims.find(({ value }) => value.proficiency);
    return {
      language: cite(agreement.value.language, agreement.claims),
      proficiency: graded ? cite(graded.value.proficiency ?? "", graded) : new Unknown(""),
    };
  });
}

/** The URL of every believed claim; verified are those that agree with an independent record. */
function datasourceAddresses(claims: ClaimSet, subject: SectionContext): Pick<Fragment, "sources" | "verifiedSources"> {
  const byDatasource = Map.groupBy(claims.all, (claim) => claim.datasourceId);
  const sources = new Map<string, Cited<string>>();
  const verified = new Map<string, Cited<string>>();
  for (const [id, { url, verified: isVerified }] of subject.datasources) {
    const stated = byDatasource.get(id)?.slice(0, CLAIMS_PER_SOURCE);
    if (!stated) continue;
    if (!sources.has(url)) sources.set(url, cite(url, stated));
    if (isVerified && !verified.has(url)) verified.set(url, cite(url, stated));
  }
  return { sources: some([...sources.values()]), verifiedSources: some([...verified.values()]) };
}

interface CommitteePeer {
  readonly name: string;
  readonly key: string | undefined;
  readonly role: string | undefined;
  readonly imageUrl: string | undefined;
  readonly seats: readonly ClaimOf<"membership">[];
}

function similarPeopleOf(claims: ClaimSet, subject: SectionContext) {
  return rankPeers(claims).map((peer) => {
    const bodies = peer.seats.filter((seat) => seat.value.parent === undefined).map((seat) => seat.value.organization);
    const named = bodies.length > 0 ? bodies : peer.seats.map((seat) => seat.value.organization);
    const shown = named.slice(0, 2);
    const more = named.length - shown.length;
    const seats = listWords([...shown, ...(more > 0 ? [MORE_SEATS.write(more)] : [])]);
    const isTeam = peer.seats.every((seat) => seat.value.kind === "team");
    const image = peer.imageUrl ? subject.pictureUrl(peer.imageUrl) : null;
    const person = {
      name: peer.name,
      reason: sentence((isTeam ? BOTH_WORK : BOTH_SIT).write(seats)),
      ...(peer.role ? { headline: peer.role } : {}),
      ...(image ? { imageUrl: image } : {}),
    };
    return cite(person, peer.seats);
  });
}

/** People who share most seats with the person; a whole body counts more than a part of one. */
function rankPeers(claims: ClaimSet): readonly CommitteePeer[] {
  const byKey = new Map<string, { peer: CommitteePeer; weight: number; seats: ClaimOf<"membership">[] }>();
  for (const seat of claims.of("membership")) {
    for (const { name, key, role, imageUrl } of seat.value.peers ?? []) {
      const id = key ?? plainKey(name);
      const isWhole = seat.value.parent === undefined;
      const told = isWhole && role ? `${role}, ${seat.value.organization}` : undefined;
      const known = byKey.get(id) ?? { peer: { name, key, role: told, imageUrl, seats: [] }, weight: 0, seats: [] };
      const peer = { ...known.peer, role: known.peer.role ?? told, imageUrl: known.peer.imageUrl ?? imageUrl };
      byKey.set(id, { peer, weight: known.weight + (isWhole ? 2 : 1), seats: [...known.seats, seat] });
    }
  }
  return [...byKey.values()]
    .sort((a, b) => b.weight - a.weight || (a.peer.name < b.peer.name ? -1 : 1))
    .slice(0, MAX_SIMILAR)
    .map(({ peer, seats }) => ({ ...peer, seats }));
}

function identitySentence(claims: ClaimSet, { overview: words }: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  if (!name) return undefined;
  const birth = pickOne(claims, "birthDate", birthKey);
  const death = pickOne(claims, "deathDate", birthKey);
  const bornIn = birth && isOldEnough(yearOf(birth.value), claims) ? yearOf(birth.value) : undefined;
  const life = { bornIn, diedIn: death && yearOf(death.value) };
  const person = spokenOf(name);
  const dates = [...evidenceOf(bornIn === undefined ? undefined : birth), ...evidenceOf(death)];
  const evidenceFor = (...facts: readonly (readonly { readonly id: string }[])[]) => [
    ...besideFacts(claims, name.full, dates, ...facts),
    ...dates,
  ];
  const role = currentRole(toldRoles(claims));
  // What somebody does beside their work is not who they are: it belongs to the career.
  if (role?.title && !isBesideWork(role)) {
    return cite(
      sentence(words.holdsRole(person, roleFacts(role, claims), bornIn)),
      evidenceFor(role.claims),
      role.claims,
    );
  }
  const last = role === undefined ? knownRole(toldRoles(claims), claims) : undefined;
  // A page about somebody living may state a former post and not the current one.
  const isKnownFor = last !== undefined && (isDead(claims) || !last.claims.every(isFromText));
  if (last?.title && isKnownFor && !isBesideWork(last)) {
    const others = toldRoles(claims).filter((held) => held !== last && held.to && isSamePost(held, last));
    const stints = [roleFacts(last, claims), ...others.map((held) => roleFacts(held, claims))] as const;
    const facts = [last, ...others].map((held) => held.claims);
    return cite(sentence(words.heldRole(person, stints, life)), evidenceFor(...facts), ...facts);
  }
  if (bornIn === undefined && death === undefined) return undefined;
  return cite(sentence(words.lived(person, life)), evidenceFor());
}

/** Nobody works or takes a degree as a child: such a year is about something else. */
function isOldEnough(bornIn: number, { of }: ClaimSet): boolean {
  const grown = [
    ...of("experience").flatMap(({ value: { from, to } }) => [from, to]),
    ...of("education").flatMap(({ value: { degree, to } }) => (degree === undefined ? [] : [to])),
    ...of("experience").flatMap(({ value, collectedAt }) => (value.current === true ? [collectedAt] : [])),
  ];
  return grown.every((date) => date === undefined || yearOf(date) >= bornIn + MIN_AGE);
}

const MIN_AGE = 12;

/** @param isFirst whether it is the first sentence, which has to name the person */
function seatSentence(
  claims: ClaimSet,
  { overview: words }: SummaryMessages,
  isFirst: boolean,
): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const held = agreeOn(claims, "membership", seatKey);
  const seats = held
    .filter(({ value }) => value.parent === undefined && value.kind !== "team")
    .flatMap(({ claims: told }) => heldSeat(told, claims) ?? []);
  if (!name || seats.length === 0) return undefined;
  const gender = pickOne(claims, "gender");
  const lead = seats.find((seat) => /chair|ranking/i.test(seat.value.role ?? ""));
  const others = [...new Set(seats.filter((seat) => seat !== lead).map((seat) => seat.value.organization))];
  // People sit on bodies that list their members; they belong to a society.
  const sits = seats.some((seat) => (seat.value.peers ?? []).length > 0);
  const person = isFirst ? named(name) : spokenOf(name, gender);
  const leads = lead && { role: lead.value.role ?? "", body: lead.value.organization };
  const facts = seats.map((seat) => evidenceOf(seat));
  return cite(sentence(words.seats(person, leads, others, sits)), ...facts, besideFacts(claims, gender, ...facts));
}

/** The longest that seats of a parliament's bodies last without being filled again: two years (U.S. Constitution, Art. I, sec. 2). */
const SEAT_DAYS = 731;

/** A seat as claims say it is still held: not by the dead, not after its end, and not by a list that is long out of date. */
function heldSeat(told: readonly ClaimOf<"membership">[], all: ClaimSet): Cited<MembershipValue> | undefined {
  if (isDead(all)) return undefined;
  const { asOf } = all;
  const [first, ...others] = told.filter(({ value: { to, lapses }, collectedAt }) => {
    if (to !== undefined) return false;
    if (asOf === null) return true;
    const isOver = lapses !== undefined && comparePartialDates(lapses, asOf) <= 0;
    return !isOver && daysBetween(collectedAt.slice(0, 10), asOf) <= SEAT_DAYS;
  });
  return first && cite(first.value, [first, ...others]);
}

/** Where the person can be reached: offices if known, otherwise their town. Never a phone number: summaries are not masked. */
function reachSentence(
  claims: ClaimSet,
  { overview: words }: SummaryMessages,
  isFirst: boolean,
): Cited<string> | undefined {
  const name = toldNameOf(claims);
  if (!name || isDead(claims)) return undefined;
  const gender = pickOne(claims, "gender");
  const person = isFirst ? named(name) : spokenOf(name, gender);
  const offices = agreeOn(claims, "office", addressKey);
  if (offices.length > 0) {
    // The seat of a body comes first; for its other offices the register gives the towns.
    const [first, ...others] = offices
      .map(({ value }) => value)
      .toSorted((a, b) => Number(a.town !== undefined) - Number(b.town !== undefined));
    if (first === undefined) return undefined;
    const shown = others.slice(0, others.length > OTHER_OFFICES_IN_SUMMARY + 1 ? OTHER_OFFICES_IN_SUMMARY : undefined);
    return cite(
      sentence(words.offices(person, [first, ...shown], others.length - shown.length)),
      besideFacts(claims, gender, ...offices.map((office) => office.claims)),
      ...offices.map((office) => office.claims),
    );
  }
  const place = placeOf(claims);
  if (!place || !isHome(place.value, claims)) return undefined;
  // Of somebody in a public office it is the state that they represent, where no source says that they work.
  if (currentRole(mergeRoles(claims))?.kind === "office") return undefined;
  return cite(sentence(words.basedIn(person, place.value)), evidenceOf(place));
}
