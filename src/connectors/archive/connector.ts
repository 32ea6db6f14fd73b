import type { Finding } from "../../domain/claim.ts";
import type { Capture, Connector } from "../connector.ts";
import { readAccountPage } from "../pages/account-page.ts";
import { readBiography } from "../us-congress/biography.ts";
import { readBlueskyFeed } from "../bluesky/author-feed.ts";
import { readBlueskyProfile } from "../bluesky/profile.ts";
import { readCompanyPage } from "../pages/company-page.ts";
import { readCrunchbaseOrganization } from "../crunchbase/organization.ts";
import { readDirectoryText } from "../us-congress/directory-entry.ts";
import { readEventPage } from "../pages/event-page.ts";
import { readFacebookPage } from "../facebook/page.ts";
import { readGdeltArticles } from "../gdelt/articles.ts";
import { readGithubEvents } from "../github/events.ts";
import { readGithubUser } from "../github/user.ts";
import { readGravatarProfile } from "../gravatar/profile.ts";
import { readBreachedAccount } from "../hibp/breached-account.ts";
import { readListedBreaches } from "../hibp-list/listed-breaches.ts";
import { readHackerNewsItem } from "../hacker-news/item.ts";
import { readHackerNewsUser } from "../hacker-news/user.ts";
import { readInstagramAccount } from "../instagram/business-discovery.ts";
import { readJobPage } from "../pages/job-page.ts";
import { readLinkedinSnapshot } from "../linkedin/snapshot.ts";
import { readMastodonAccount } from "../mastodon/account.ts";
import { readMastodonFollowers } from "../mastodon/followers.ts";
import { readMastodonStatuses } from "../mastodon/statuses.ts";
import { readNewsArticle } from "../pages/news-article.ts";
import { readOpenalexAuthor } from "../openalex/author.ts";
import { readOrcidRecord } from "../orcid/record.ts";
import { readPersonPage } from "../pages/person-page.ts";
import { UnreadableCapture } from "../reading/reading.ts";
import { readStackExchangeUsers } from "../stack-exchange/users.ts";
import { readTiktokUser } from "../tiktok/user.ts";
import { readTiktokVideos } from "../tiktok/videos.ts";
import { readCommittee } from "../us-congress/committee.ts";
import { readDistrictOffices } from "../us-congress/district-offices.ts";
import { readLegislator } from "../us-congress/legislator.ts";
import { readCongressPicture } from "../us-congress/picture.ts";
import { readSocialMedia } from "../us-congress/social-media.ts";
import { readWebFeed } from "../website/web-feed.ts";
import { readWebPage } from "../website/web-page.ts";
import { readWikidataEntity } from "../wikidata/entity.ts";
import { readWikipediaSummary } from "../wikipedia/summary.ts";
import { readXFollowers } from "../x/followers.ts";
import { readXPosts } from "../x/posts.ts";
import { readXUser } from "../x/user.ts";
import { readYoutubeChannels } from "../youtube/channels.ts";
import { readYoutubeVideos } from "../youtube/videos.ts";

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
