import type { Schemas } from "../client/client.ts";
import type { Stated } from "../contract/stated.ts";
import { type Platform, isPlatform, platformTitle } from "../domain/platform.ts";
import type { Fact, Page } from "./page.ts";

type Data = Stated<Schemas["LookupData"]>;

/** Writes every section of a profile that has something to say, in the order of the report. */
export function writeSections(page: Page, data: Data): void {
  writeOverview(page, data);
  writeSelling(page, data);
  writeCareer(page, data);
  writeLeisure(page, data);
  writeEvents(page, data);
  writeGallery(page, data);
  writeBreaches(page, data);
  writeAdverseMedia(page, data);
  writeOnlinePresence(page, data);
  writeSocialMedia(page, data);
}

function writeOverview(page: Page, data: Data): void {
  page.heading("Overview");
  page.summary("/overviewSummary", data.overviewSummary);
  page.facts([
    ["Full name", "/fullName", data.fullName],
    ["Job title", "/jobTitle", data.jobTitle],
    ["Company", "/company", data.company],
    ["Industry", "/industry", data.industry],
    ["Location", "/location", data.location],
    ["Birth year", "/birthYear", data.birthYear],
    ["Gender", "/gender", data.gender],
    ["Nationality", "/nationality", data.nationality],
    ["Spouse", "/spouse", data.spouse],
    ["Children", "/children", data.children],
    [
      "Languages",
      "/languages",
      data.languages?.map(({ language, proficiency }) => joined([language, proficiency], ", ")),
    ],
    ["E-mails", "/emails", data.emails],
    ["Phone numbers", "/phoneNumbers", data.phoneNumbers],
    ["Social media", "/socialMediaLinks", data.socialMediaLinks],
  ]);
  page.list("Similar people", "/similarPeople", data.similarPeople, [
    { title: "", cell: ({ name }) => name },
    { title: "", cell: ({ headline, reason }) => joined([headline, reason], "; ") },
  ]);
}

function writeSelling(page: Page, data: Data): void {
  page.heading("Selling");
  page.summary("/sellingSummary", data.sellingSummary);
  const pairs = {
    personalityInsights: "Personality",
    preferences: "Preferences",
    sellingDo: "Do",
    sellingDont: "Do not",
  };
  for (const [member, title] of Object.entries(pairs)) {
    page.list(title, `/${member}`, data[member as keyof typeof pairs], [
      { title: "", cell: ({ key }) => key },
      { title: "", cell: ({ value }) => value },
    ]);
  }
  page.list("Brands", "/brandPreferences", data.brandPreferences, [
    { title: "", cell: ({ brand }) => brand },
    { title: "", cell: ({ evidence }) => evidence ?? "" },
  ]);
}

function writeCareer(page: Page, data: Data): void {
  page.heading("Career");
  page.summary("/careerSummary", data.careerSummary);
  page.list("Experience", "/experiences", data.experiences, [
    { title: "", cell: ({ dateFrom, dateTo }) => period(dateFrom, dateTo) },
    { title: "", cell: ({ title, company }) => joined([title, company], ", ") },
    { title: "", cell: ({ location, industry }) => joined([location, industry], "; ") },
  ]);
  page.list("Education", "/education", data.education, [
    { title: "", cell: ({ dateFrom, dateTo }) => period(dateFrom, dateTo) },
    { title: "", cell: ({ title, subtitle }) => joined([title, subtitle], ", ") },
  ]);
  page.facts([
    ["Skills", "/skills", data.skills],
    ["Badges", "/careerBadges", data.careerBadges],
  ]);
}

function writeLeisure(page: Page, data: Data): void {
  page.heading("Leisure");
  page.summary("/leisureSummary", data.leisureSummary);
  page.list("Hobbies", "/hobbies", data.hobbies, [
    { title: "", cell: ({ title }) => title },
    { title: "", cell: ({ description }) => description ?? "" },
  ]);
}

function writeEvents(page: Page, data: Data): void {
  page.heading("Events");
  page.summary("/eventsSummary", data.eventsSummary);
  page.list("Events", "/events", data.events, [
    { title: "", cell: ({ date }) => date ?? "" },
    { title: "", cell: ({ title, description }) => joined([title, description], ": ") },
  ]);
}

function writeGallery(page: Page, data: Data): void {
  page.heading("Gallery");
  page.list("Photos", "/photos", data.photos, [
    { title: "picture", cell: ({ imageUrl }) => imageUrl },
    { title: "found at", cell: ({ sourceUrl }) => sourceUrl },
  ]);
}

function writeBreaches(page: Page, data: Data): void {
  page.heading("Data breaches");
  page.list("Breaches", "/dataBreaches", data.dataBreaches, [
    { title: "date", cell: ({ date }) => date },
    { title: "breach", cell: ({ title, domain }) => joined([title, domain], ", ") },
    { title: "address", cell: ({ email }) => email },
    { title: "exposed", cell: ({ attributes }) => attributes?.join(", ") },
  ]);
}

function writeAdverseMedia(page: Page, data: Data): void {
  page.heading("Adverse media");
  page.list("Articles", "/adverseMediaResults", data.adverseMediaResults, [
    { title: "date", cell: ({ date }) => date ?? "" },
    { title: "article", cell: ({ title, source }) => joined([title, source], "\n") },
    { title: "reason", cell: ({ reason, categories }) => joined([categories?.join(", "), reason], ": ") },
  ]);
}

function writeOnlinePresence(page: Page, data: Data): void {
  page.heading("Online presence");
  const presence = data.onlinePresence;
  page.list("Timeline", "/onlinePresence/timeline", presence?.timeline, [
    { title: "account", cell: ({ name }) => name },
    { title: "created", cell: ({ firstLoginAt }) => firstLoginAt?.slice(0, 10) },
    { title: "last active", cell: ({ lastLoginAt }) => lastLoginAt?.slice(0, 10) },
  ]);
  page.list("Activity", "/onlinePresence/activity", presence?.activity, [
    { title: "", cell: ({ name }) => name },
    { title: "", cell: ({ attributes }) => attributes?.map(({ key, value }) => `${key}: ${value}`).join(", ") },
  ]);
  page.list("Accounts", "/onlinePresence/accounts", presence?.accounts, [
    { title: "", cell: ({ name }) => name },
    { title: "", cell: ({ category }) => category },
  ]);
}

function writeSocialMedia(page: Page, data: Data): void {
  page.heading("Social media");
  page.summary("/socialSummary", data.socialSummary);
  const social = data.socialMedia;
  if (social === undefined) return;
  const under = (member: string) => `/socialMedia/${member}`;
  const followers = Object.entries(social.followerCounts ?? {}).map(
    ([platform, count]): Fact => [`Followers, ${titleOf(platform)}`, under(`followerCounts/${platform}`), count],
  );
  page.facts([
    ...followers,
    ["Followers together", under("totalFollowerCount"), social.totalFollowerCount],
    ["Engagement rate", under("engagementRate"), percentText(social.engagementRate)],
    ["Likes per post", under("averageLikes"), roundedText(social.averageLikes)],
    ["Comments per post", under("averageComments"), roundedText(social.averageComments)],
    ["Shares per post", under("averageShares"), roundedText(social.averageShares)],
    ["Facebook posts", under("countFacebookPosts"), social.countFacebookPosts],
    ["Sentiment", under("sentimentSplit"), splitText(social.sentimentSplit)],
    ["Audience", under("maleFemaleSplit"), splitText(social.maleFemaleSplit)],
    ["Target audience", under("targetAudience"), social.targetAudience],
  ]);
  const flags = Object.entries(social.brandSafetyAnalysis ?? {}).filter(([, flag]) => flag?.flagged);
  page.facts(
    flags.map(([name, flag]): Fact => [name, under(`brandSafetyAnalysis/${name}`), flag?.source ?? "flagged"]),
  );
  page.list("Followed by", under("famousFollowing"), social.famousFollowing, [
    { title: "", cell: ({ name }) => name },
    { title: "", align: "right", cell: ({ followerCount }) => followerCount?.toString() },
  ]);
  page.list("Recent posts", under("recentPosts"), social.recentPosts, [
    { title: "date", whole: true, cell: ({ date }) => date?.slice(0, 10) },
    { title: "on", whole: true, cell: ({ source }) => source && titleOf(source) },
    { title: "post", cell: ({ message }) => message },
    { title: "likes", align: "right", whole: true, cell: ({ likeCount }) => likeCount?.toString() },
    { title: "comments", align: "right", whole: true, cell: ({ commentCount }) => commentCount?.toString() },
    { title: "shares", align: "right", whole: true, cell: ({ shareCount }) => shareCount?.toString() },
  ]);
}

function titleOf(platform: string): string {
  const name = platform === "twitter" ? "x" : platform;
  return isPlatform(name) ? platformTitle(name satisfies Platform) : platform;
}

/** On the wire a bare year or month is its first day (the wire contract). */
function period(from: string | undefined, to: string | undefined): string {
  const day = (date: string | undefined) => date?.replace(/-01-01$|-01$/, "") ?? "";
  if (from === undefined && to === undefined) return "";
  return `${day(from)} – ${day(to)}`.trim();
}

function splitText(split: Readonly<Record<string, number | undefined>> = {}): string {
  return Object.entries(split)
    .flatMap(([name, share]) => (share === undefined ? [] : [`${name} ${roundedText(share)} %`]))
    .join(", ");
}

function percentText(value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${roundedText(value)} %`;
}

function roundedText(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(Math.round(value * 10) / 10);
}

function joined(parts: readonly (string | undefined)[], glue: string): string {
  return parts.filter((part) => part !== undefined && part !== "").join(glue);
}
