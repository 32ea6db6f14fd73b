import type { Finding } from "../domain/claim.ts";
import type { Capture, Connector } from "./connector.ts";
import { readAccountPage } from "./readers/account-page.ts";
import { readBiography } from "./readers/biography.ts";
import { readBlueskyFeed } from "./readers/bluesky/author-feed.ts";
import { readBlueskyProfile } from "./readers/bluesky/profile.ts";
import { readCompanyPage } from "./readers/company-page.ts";
import { readCrunchbaseOrganization } from "./readers/crunchbase/organization.ts";
import { readDirectoryText } from "./readers/directory-entry.ts";
import { readEventPage } from "./readers/event-page.ts";
import { readFacebookPage } from "./readers/facebook/page.ts";
import { readGdeltArticles } from "./readers/gdelt/articles.ts";
import { readGithubEvents } from "./readers/github/events.ts";
import { readGithubUser } from "./readers/github/user.ts";
import { readGravatarProfile } from "./readers/gravatar/profile.ts";
import { readBreachedAccount } from "./readers/hibp/breached-account.ts";
import { readListedBreaches } from "./readers/hibp/listed-breaches.ts";
import { readHackerNewsItem } from "./readers/hacker-news/item.ts";
import { readHackerNewsUser } from "./readers/hacker-news/user.ts";
import { readInstagramAccount } from "./readers/instagram/business-discovery.ts";
import { readJobPage } from "./readers/job-page.ts";
import { readLinkedinSnapshot } from "./readers/linkedin/snapshot.ts";
import { readMastodonAccount } from "./readers/mastodon/account.ts";
import { readMastodonFollowers } from "./readers/mastodon/followers.ts";
import { readMastodonStatuses } from "./readers/mastodon/statuses.ts";
import { readNewsArticle } from "./readers/news-article.ts";
import { readOpenalexAuthor } from "./readers/openalex/author.ts";
import { readOrcidRecord } from "./readers/orcid/record.ts";
import { readPersonPage } from "./readers/person-page.ts";
import { UnreadableCapture } from "./readers/reading.ts";
import { readStackExchangeUsers } from "./readers/stack-exchange/users.ts";
import { readTiktokUser } from "./readers/tiktok/user.ts";
import { readTiktokVideos } from "./readers/tiktok/videos.ts";
import { readCommittee } from "./readers/us-congress/committee.ts";
import { readDistrictOffices } from "./readers/us-congress/district-offices.ts";
import { readLegislator } from "./readers/us-congress/legislator.ts";
import { readCongressPicture } from "./readers/us-congress/picture.ts";
import { readSocialMedia } from "./readers/us-congress/social-media.ts";
import { readWebFeed } from "./readers/web-feed.ts";
import { readWebPage } from "./readers/web-page.ts";
import { readWikidataEntity } from "./readers/wikidata/entity.ts";
import { readWikipediaSummary } from "./readers/wikipedia/summary.ts";
import { readXFollowers } from "./readers/x/followers.ts";
import { readXPosts } from "./readers/x/posts.ts";
import { readXUser } from "./readers/x/user.ts";
import { readYoutubeChannels } from "./readers/youtube/channels.ts";
import { readYoutubeVideos } from "./readers/youtube/videos.ts";

/** Documents that the operator imported. Each is read by the reader of its kind, as if its datasource had just answered. */
export const archive: Connector = {
  name: "archive",
  title: "Imported documents",
  // The operator's own shelf: what may be put on it is between the operator and whoever published it.
  homepage: "urn:candor:archive",
  terms: "urn:candor:archive",
  access: "local",
  accepts: ["candidate", "externalId", "profileUrl", "website", "email", "phone", "name"],
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "gender",
    "nationality",
    "birthDate",
    "deathDate",
    "birthPlace",
    "spouse",
    "child",
    "location",
    "office",
    "industry",
    "email",
    "phone",
    "language",
    "website",
    "biography",
    "avatar",
    "photo",
    "experience",
    "education",
    "membership",
    "occupation",
    "skill",
    "interest",
    "badge",
    "account",
    "followers",
    "follower",
    "audience",
    "post",
    "event",
    "breach",
    "article",
    "company",
  ],
  limits: { requestsPerMinute: 100_000, timeoutMs: 10_000, cacheDays: 0 },
  examples: {
    present: { kind: "profileUrl", value: "https://x.com/candor_amara" },
    absent: { kind: "email", value: "nobody@example.org" },
  },
  async *probe(identifier, context) {
    for await (const capture of context.archive.find(identifier)) if (!isOperatorKind(capture.kind)) yield capture;
  },
  read: (capture) => readerOf(capture)(capture),
};

/** Kinds of the operator's own records: the `operator` connector's, which tells them apart from what was published. */
export function isOperatorKind(kind: string): boolean {
  return kind.startsWith("crm/");
}

/** The kinds of documents that can be read. */
export function knownKinds(): readonly string[] {
  return [...READERS.keys()];
}

type Reader = (capture: Capture) => Iterable<Finding>;

function readerOf({ kind }: Capture): Reader {
  const reader = READERS.get(kind);
  if (reader === undefined) throw new UnknownKind(kind);
  return reader;
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["account-page", readAccountPage],
  ["bioguide/biography", readBiography],
  ["bluesky/author-feed", readBlueskyFeed],
  ["bluesky/profile", readBlueskyProfile],
  ["company-page", readCompanyPage],
  ["crunchbase/organization", readCrunchbaseOrganization],
  ["directory-entry", readDirectoryText],
  ["event-page", readEventPage],
  ["facebook/page", readFacebookPage],
  ["gdelt/articles", readGdeltArticles],
  ["github/events", readGithubEvents],
  ["github/user", readGithubUser],
  ["gravatar/profile", readGravatarProfile],
  ["hacker-news/item", readHackerNewsItem],
  ["hacker-news/user", readHackerNewsUser],
  ["hibp/breached-account", readBreachedAccount],
  ["hibp/listed-breaches", readListedBreaches],
  ["instagram/business-discovery", readInstagramAccount],
  ["job-page", readJobPage],
  ["linkedin/snapshot", readLinkedinSnapshot],
  ["mastodon/account", readMastodonAccount],
  ["mastodon/followers", readMastodonFollowers],
  ["mastodon/statuses", readMastodonStatuses],
  ["news-article", readNewsArticle],
  ["openalex/author", readOpenalexAuthor],
  ["orcid/record", readOrcidRecord],
  ["person-page", readPersonPage],
  ["stack-exchange/users", readStackExchangeUsers],
  ["tiktok/user", readTiktokUser],
  ["tiktok/videos", readTiktokVideos],
  ["us-congress/committee", readCommittee],
  ["us-congress/district-offices", readDistrictOffices],
  ["us-congress/legislator", readLegislator],
  ["us-congress/picture", readCongressPicture],
  ["us-congress/social-media", readSocialMedia],
  ["web-feed", readWebFeed],
  ["web-page", readWebPage],
  ["wikidata/entity", readWikidataEntity],
  ["wikipedia/summary", readWikipediaSummary],
  ["x/followers", readXFollowers],
  ["x/posts", readXPosts],
  ["x/user", readXUser],
  ["youtube/channels", readYoutubeChannels],
  ["youtube/videos", readYoutubeVideos],
]);

/** No reader knows documents of this kind. The document stays; a later version may read it. */
export class UnknownKind extends UnreadableCapture {
  readonly kind: string;

  constructor(kind: string) {
    super(`No reader for documents of kind "${kind}"`);
    this.kind = kind;
  }
}
