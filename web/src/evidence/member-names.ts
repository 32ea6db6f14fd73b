import { messages, words } from "../messages.ts";
import type { FactCard } from "../../../src/presentation/fact-card.ts";

const { labels, members, properties } = words;

/** What interfaces and pages call what a profile has a name for. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  [
    [labels.fullName, "name", "full name", "display name"],
    [labels.aliases, "alternate name", "aliases", "also known as"],
    [labels.firstName, "given name", "first name"],
    [labels.lastName, "family name", "last name"],
    [labels.jobTitle, "job title", "role title"],
    [properties.birthDate, "birth date", "date of birth", "birthday"],
    [properties.deathDate, "death date", "date of death"],
    [properties.birthPlace, "birth place", "place of birth"],
    [labels.gender, "gender"],
    [labels.nationality, "nationality"],
    [labels.location, "location", "address locality", "geo location"],
    [labels.spouse, "spouse"],
    [labels.children, "children"],
    [labels.languages, "languages", "knows language"],
    [labels.skills, "skills", "knows about"],
    [labels.industry, "industry"],
    [labels.employer, "company", "company name", "employer", "works for", "organization"],
    [messages.evidence.from, "start date", "from", "started on"],
    [messages.evidence.to, "end date", "to", "finished on"],
    [messages.evidence.page, "url", "page"],
    [labels.email, "email"],
    [labels.phone, "phone", "telephone"],
    [labels.website, "website", "blog"],
    [labels.platform, "platform"],
    [labels.followers, "followers", "followers count", "follower count"],
    [labels.likes, "like count", "likes", "favourites count"],
    [labels.comments, "comment count", "comments count", "reply count", "replies count"],
    [labels.shares, "share count", "retweet count", "repost count", "reblogs count"],
    [messages.evidence.posted, "created at", "published at", "create time"],
    [messages.evidence.value, "value"],
    [members.description, "description", "bio", "biography", "about"],
    [members.headline, "headline"],
    [members.summary, "summary"],
    [members.username, "username", "login", "handle", "acct", "display login"],
    [members.title, "title"],
    [members.domain, "domain"],
    [members.breachDate, "breach date"],
    [members.addedDate, "added date"],
    [members.modifiedDate, "modified date", "updated at"],
    [members.accountsExposed, "pwn count"],
    [members.country, "country", "address country", "country name"],
    [members.city, "city"],
    [members.region, "region", "address region"],
    [members.following, "following count", "follows count", "following"],
    [members.postCount, "tweet count", "statuses count", "posts count", "media count"],
    [members.views, "view count", "views"],
    [members.quotes, "quote count", "quotes"],
    [members.school, "school", "school name", "alumni of"],
    [members.degree, "degree", "degree name"],
    [members.notes, "notes", "note"],
    [members.category, "category"],
  ].flatMap(([label = "", ...names]) => names.map((name) => [name, label] as const)),
);

/** What members are called that mean something else there: the name of a breach is nobody's, and a row that was created is no post. */
const KNOWN_IN: Readonly<Record<"breach" | "row", ReadonlyMap<string, string>>> = {
  breach: new Map([["name", members.breach]]),
  row: new Map([["created at", labels.created]]),
};

/**
 * @param name the document's own, in words
 * @param among the names of the other members beside it
 * @returns in the reader's language if the profile has the same under a name, else as it is
 */
export function memberName(name: string, kind: FactCard["kind"], among: readonly string[]): string {
  const inBreach = among.includes("breach date") ? KNOWN_IN.breach.get(name) : undefined;
  const inRow = kind === "row" ? KNOWN_IN.row.get(name) : undefined;
  return inBreach ?? inRow ?? KNOWN.get(name) ?? name;
}
