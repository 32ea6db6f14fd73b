/**
 * Writes samples/world.ndjson: an invented world of about 150 people, with the documents that datasources would have
 * sent about them, in the formats documented by their services. It fills an empty database, so that the first search
 * finds somebody, and it shows every field of a profile. Nobody in it exists.
 *
 * It imports nothing from src/, and nothing in src/ reads its words. The script always writes the same rows; the bytes
 * of pictures depend on the drawing library.
 */
import { writeFileSync } from "node:fs";
import { COMPANIES, type Company, FAMOUS, SCHOOLS } from "./world/companies.ts";
import { type Drawing, drawLogo, drawPortrait, paint } from "./world/drawings.ts";
import { type Happenings, listHappenings } from "./world/happenings.ts";
import {
  articlePage,
  companyPage,
  eventPage,
  type Page,
  personPage,
  plainPage,
  profilePage,
  vacancyPage,
} from "./world/pages.ts";
import { facebookAnswers, githubAnswers, instagramAnswers, tiktokAnswers, youtubeAnswers } from "./world/platforms.ts";
import {
  hackerNewsUser,
  openalexAuthor,
  stackExchangeUser,
  wikidataEntity,
  wikidataIdOf,
  wikipediaSummary,
} from "./world/references.ts";
import {
  breachedAccount,
  crmContact,
  crunchbaseOrganization,
  gravatarProfile,
  linkedinExport,
  orcidOf,
  orcidRecord,
} from "./world/registers.ts";
import { type Answer, blueskyAnswers, mastodonAnswers, mastodonKey, xAnswers } from "./world/services.ts";
import { type Account, COLLECTED_AT, type Person, settle } from "./world/society.ts";

const MAX_ON_A_TEAM_PAGE = 8;

interface Key {
  readonly kind: string;
  readonly value: string;
}

const ANSWERS: Readonly<Record<string, (person: Person, account: Account) => readonly Answer[]>> = {
  x: xAnswers,
  mastodon: mastodonAnswers,
  bluesky: blueskyAnswers,
  github: githubAnswers,
  youtube: youtubeAnswers,
  facebook: facebookAnswers,
  instagram: instagramAnswers,
  tiktok: tiktokAnswers,
};

/** The whole world, one row of Candor NDJSON per line. */
export async function makeWorld(): Promise<readonly string[]> {
  const people = settle();
  const happenings = listHappenings(people);
  const rows = [
    ...people.flatMap((person) => [candidateRow(person), ...documentsOf(person)]),
    ...COMPANIES.flatMap((company) => [...companyDocuments(company, people)]),
    ...happenings.events.map((event) =>
      pageRow(eventPage(event), namesOf([...event.performers, ...event.organizers, ...event.attendees])),
    ),
    ...happenings.stories.map((story) => pageRow(articlePage(story), namesOf([...story.about, ...story.mentions]))),
    ...(await pictureRows(people, happenings)),
  ];
  return rows.map((row) => JSON.stringify(row));
}

function candidateRow(person: Person) {
  const headline = person.jobs[0].title;
  return {
    type: "candidate",
    key: person.key,
    fullName: person.fullName,
    ...(person.native !== "" && { aliases: [person.native] }),
    headline,
    company: person.jobs[0].company.name,
    location: `${person.city}, ${person.country}`,
    // For some, only the year is known; for others nothing.
    ...(person.index % 3 !== 2 && { birthDate: person.index % 3 === 0 ? person.birth : person.birth.slice(0, 4) }),
    avatarUrl: person.portrait.url,
    prominence: Math.min(
      60,
      Math.round(Math.log2(1 + person.accounts.reduce((sum, { followers }) => sum + followers, 0))),
    ),
    identifiers: [
      { kind: "email", value: person.email },
      { kind: "phone", value: person.phone },
      { kind: "website", value: person.site },
    ],
    presences: person.accounts.map(({ platform, url, displayName, followers }) => ({
      platform,
      url,
      displayName,
      headline,
      avatarUrl: person.portrait.url,
      followers,
    })),
  };
}

function* documentsOf(person: Person) {
  const own: Key = { kind: "candidate", value: person.key };
  const email: Key = { kind: "email", value: person.email };
  const site: Key = { kind: "website", value: person.site };
  yield pageRow(person.index % 7 === 6 ? plainPage(person) : personPage(person), [own, site]);
  for (const account of person.accounts) {
    const profile: Key = { kind: "profileUrl", value: account.url };
    if (account.platform === "linkedin") {
      yield pageRow(profilePage(person, account), [own, profile]);
      if (person.index % 4 !== 3 || isKnown(person)) yield answerRow(linkedinExport(person, account), [own, profile]);
    }
    const keys = [own, profile, ...apiKeys(person, account)];
    for (const answer of ANSWERS[account.platform]?.(person, account) ?? []) yield answerRow(answer, keys);
  }
  if (person.index % 4 === 1) yield answerRow(gravatarProfile(person), [email]);
  if (person.trade === "researcher") {
    const orcid: Key = { kind: "externalId", value: `orcid:${orcidOf(person)}` };
    yield answerRow(orcidRecord(person), [own, orcid]);
    yield answerRow(openalexAuthor(person), [orcid]);
  }
  if (person.trade === "developer" && person.index % 2 === 0) yield answerRow(stackExchangeUser(person), [own, site]);
  if (person.trade === "developer" && person.index % 3 === 0) yield answerRow(hackerNewsUser(person), [own]);
  if (isKnown(person)) {
    const item: Key = { kind: "externalId", value: `wikidata:${wikidataIdOf(person)}` };
    yield answerRow(wikidataEntity(person), [own, item]);
    yield answerRow(wikipediaSummary(person), [item]);
  }
  const breaches = breachedAccount(person);
  if (person.index % 2 === 0 && Array.isArray(breaches.data) && breaches.data.length > 0)
    yield answerRow(breaches, [email]);
  if (person.index % 5 === 2) yield answerRow(crmContact(person), [email, { kind: "phone", value: person.phone }]);
}

/** Those who are on every platform are also in the encyclopaedia. */
function isKnown(person: Person): boolean {
  return person.accounts.length === Object.keys(ANSWERS).length + 1;
}

/** The keys by which a service's own API identifies the account. */
function apiKeys(person: Person, account: Account): readonly Key[] {
  if (account.platform === "x") return [{ kind: "externalId", value: `x:${account.id}` }];
  if (account.platform === "mastodon") return [{ kind: "externalId", value: mastodonKey(person) }];
  if (account.platform === "youtube") {
    return [{ kind: "profileUrl", value: `https://www.youtube.com/channel/${account.id}` }];
  }
  return [];
}

function* companyDocuments(company: Company, people: readonly Person[]) {
  const team = people.filter(({ jobs }) => jobs[0].company === company);
  const keys: readonly Key[] = [{ kind: "website", value: company.site }];
  yield pageRow(companyPage(company, team.slice(0, MAX_ON_A_TEAM_PAGE)), keys);
  yield answerRow(crunchbaseOrganization(company), keys);
  for (const title of new Set(team.map(({ jobs }) => jobs[0].title))) {
    const pay = team.find(({ jobs }) => jobs[0].title === title)?.work.pay;
    if (pay !== undefined) yield pageRow(vacancyPage(company, title, pay), keys);
  }
}

/** Pages about several people are filed under the names and profiles they state: whose they are has to be found out. */
function namesOf(named: readonly Person[]): readonly Key[] {
  const names = [...new Set(named.map(({ fullName }) => fullName))].map((value) => ({ kind: "name", value }));
  const profiles = named.flatMap(({ accounts: [first] }) => (first ? [{ kind: "profileUrl", value: first.url }] : []));
  return [...names, ...profiles];
}

function pageRow(page: Page, identifiers: readonly Key[]) {
  return documentRow(page.kind, page.url, "text/html", page.html, identifiers);
}

function answerRow(answer: Answer, identifiers: readonly Key[]) {
  return documentRow(answer.kind, answer.url, "application/json", JSON.stringify(answer.data), identifiers);
}

function documentRow(kind: string, url: string, mediaType: string, data: string, identifiers: readonly Key[]) {
  return { type: "document", kind, url, mediaType, collectedAt: COLLECTED_AT, data, identifiers };
}

async function pictureRows(people: readonly Person[], happenings: Happenings) {
  const drawings: readonly Drawing[] = [
    ...people.flatMap(({ portrait, photos }) => [portrait, ...photos]),
    ...COMPANIES.map(({ slug, logo }) => drawLogo(slug, logo)),
    ...SCHOOLS.map(({ name, logo }) => drawLogo(name, logo)),
    ...FAMOUS.map(({ handle }) => ({
      ...drawPortrait(handle, handle, 40, "female"),
      url: `https://pictures.example.org/famous/${handle}.png`,
    })),
    ...happenings.drawings,
  ];
  return await Promise.all(
    drawings.map(async (drawing) => ({
      type: "picture",
      url: drawing.url,
      mediaType: drawing.mediaType,
      base64: (await paint(drawing)).toString("base64"),
    })),
  );
}

if (import.meta.main) {
  const lines = await makeWorld();
  writeFileSync(new URL("../samples/world.ndjson", import.meta.url), `${lines.join("\n")}\n`);
}
