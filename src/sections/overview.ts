import type { ClaimOf } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import { BOTH_SIT, BOTH_WORK, MORE_SEATS } from "../domain/own-sentences.ts";
import { firstDay, yearOf } from "../domain/partial-date.ts";
import { avatarOf } from "./avatar-of.ts";
import { type Cited, CitedText, cite, evidenceOf, some, Unknown } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { isDead } from "./dead.ts";
import { agreeOn, pickAll, pickOne } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { isShortened } from "../names/shortened.ts";
import { otherWriting } from "../names/scripts.ts";
import { placeOf } from "./home.ts";
import { industryOf } from "./industry.ts";
import { socialLinksOf, websitesOf } from "./own-links.ts";
import { messagesOf } from "./messages-of.ts";
import { nameOf, pickNamePart } from "./names.ts";
import { listWords, sentence } from "./prose.ts";
import { currentRole, mergeRoles, onlyEmployer } from "./roles.ts";
import type { Fragment, Section, SectionContext } from "./section.ts";
import { languageCodeOf } from "../text/document/lists.ts";
import { birthKey, overviewSentences, occupationOf } from "./overview-sentences.ts";

const MAX_SIMILAR = 8;
/** A longer list says nothing more. */
const MAX_ALIASES = 8;
const CLAIMS_PER_SOURCE = 3;

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
    "deathDate",
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
    const sentences = overviewSentences(claims, messagesOf(subject));
    return sentences.length > 0 ? { overviewSummary: new CitedText(sentences) } : {};
  },
};

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
  const death = pickOne(claims, "deathDate", birthKey);
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
    deathDate: death && cite(firstDay(fullestDate(death.value, claims.of("deathDate"))), evidenceOf(death)),
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

/** URLs appear in logs and histories, so they name the lookup, never its person. */
function addressOf(name: Cited<string>, subject: SectionContext): Pick<Fragment, "url" | "slug"> {
  const slug = "report";
  const evidence = evidenceOf(name);
  return { slug: cite(slug, evidence), url: cite(`${subject.baseUrl}/lookups/${subject.lookupId}/${slug}`, evidence) };
}

/** Of dates that agree, the one that says most: the day that one source states, if another has the year alone. */
function fullestDate(date: string, claims: readonly ClaimOf<"deathDate">[]): string {
  const agreeing = claims.map(({ value }) => value).filter((value) => value.startsWith(date));
  return agreeing.reduce((fullest, value) => (value.length > fullest.length ? value : fullest), date);
}

/** One language under any name: a profile says "Portuguese", the person's own page "português". */
const languageKey = ({ language }: { readonly language: string }): string =>
  languageCodeOf(language) ?? plainKey(language);

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
