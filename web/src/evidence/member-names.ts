import { messages, words } from "../messages.ts";

const { labels, properties } = words;

/** What interfaces and pages call what a profile has a name for. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  [
    [labels.fullName, "name", "full name"],
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
    [messages.evidence.from, "start date", "from"],
    [messages.evidence.to, "end date", "to"],
    [messages.evidence.page, "url", "page"],
    [labels.email, "email"],
    [labels.phone, "phone", "telephone"],
    [labels.followers, "followers", "followers count", "follower count"],
    [labels.likes, "like count", "likes", "favourites count"],
    [labels.comments, "comment count", "comments count", "reply count", "replies count"],
    [labels.shares, "share count", "retweet count", "repost count", "reblogs count"],
    [messages.evidence.posted, "created at", "published at", "create time"],
  ].flatMap(([label = "", ...names]) => names.map((name) => [name, label] as const)),
);

/** @param name the document's own, in words @returns in the reader's language if the profile has the same under a name, else as it is */
export function memberName(name: string): string {
  return KNOWN.get(name) ?? name;
}
