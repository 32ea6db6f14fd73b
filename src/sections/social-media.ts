import { countedPosts, engagedPosts, engagementRate, meanOf, topPost } from "../analysis/engagement.ts";
import type { FollowerCount, Post, SocialMedia } from "../contract/profile.ts";
import type { ClaimOf } from "../domain/claim.ts";
import { type CitedTree, cite, type RequiredTree, Unknown } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { industryOf } from "./industry.ts";
import { messagesOf } from "./messages-of.ts";
import { initialsPictureUrl, platformPictureUrl } from "./names.ts";
import { listOwnDocuments, listOwnPosts, listPosts, type PostClaim, writtenPosts } from "./own-documents.ts";
import type { Section, SectionContext } from "./section.ts";
import { describeAudience, judgeAudience, judgeSafety, judgeTone, toneOf } from "./social-judgement.ts";
import { summarizeSocial } from "./social-summary.ts";

const RECENT_POSTS = 50;
const FAMOUS_FOLLOWERS = 20;

type FollowersClaim = ClaimOf<"followers">;
type Figure = "likes" | "comments" | "shares";

/** What the person posts in public, and the reactions. Present if at least one public post was collected. */
export const socialMedia: Section = {
  name: "socialMedia",
  reads: ["post", "biography", "followers", "follower", "audience", "industry", "experience", "fullName", "lastName"],
  fills: ["socialMedia", "socialSummary"],
  build(claims, subject) {
    const [newest, ...older] = listPosts(claims);
    return newest ? { socialMedia: buildSocialMedia([newest, ...older], claims, subject) } : {};
  },
  summarize(claims, subject) {
    const told = summarizeSocial(claims, messagesOf(subject));
    return told ? { socialSummary: told } : {};
  },
};

function buildSocialMedia(
  posts: readonly [PostClaim, ...PostClaim[]],
  claims: ClaimSet,
  subject: SectionContext,
): CitedTree<SocialMedia> {
  const own = listOwnPosts(claims);
  const written = writtenPosts(posts);
  const facebook = posts.filter((post) => post.value.platform === "facebook");
  const followers = followersByPlatform(claims);
  const counted = [...followers.values()].filter(({ value }) => Object.hasOwn(FOLLOWER_KEYS, value.platform));
  const onFacebook = followers.get("facebook");
  return {
    ...(written.length === 0
      ? {}
      : {
          sample: cite(
            {
              collectedPosts: written.length,
              averagedPosts: countedPosts(written.map(({ value }) => value)).length,
              postsWithLikes: stating(written, "likes").length,
              postsWithComments: stating(written, "comments").length,
              postsWithShares: stating(written, "shares").length,
              postsWithEngagement: engagedPosts(
                written.map(({ value }) => value),
                countsOf(followers),
              ).length,
              postsWithSentiment: toneOf(own).judged.length,
            },
            written,
          ),
        }),
    brandSafetyAnalysis: judgeSafety(own, subject),
    countFacebookPosts: facebook.length === 0 ? new Unknown(0) : cite(facebook.length, facebook),
    facebookCommentCount: sum(facebook, "comments"),
    facebookFollowerCount: onFacebook ? cite(onFacebook.value.count, onFacebook) : new Unknown(0),
    facebookLikeCount: sum(facebook, "likes"),
    facebookShareCount: sum(facebook, "shares"),
    famousFollowing: famousFollowers(claims, subject),
    industry: industryOf(claims) ?? new Unknown(""),
    maleFemaleSplit: judgeAudience(claims),
    sentimentSplit: judgeTone(own),
    recentPosts: posts.slice(0, RECENT_POSTS).map((post) => writePost(post, subject)),
    targetAudience: describeAudience(listOwnDocuments(claims)) ?? new Unknown(""),
    topPost: writePost(findTopPost(written.length > 0 ? written : posts), subject),
    averageComments: average(written, "comments"),
    averageLikes: average(written, "likes"),
    averageShares: average(written, "shares"),
    totalFollowerCount:
      counted.length === 0
        ? new Unknown(0)
        : cite(
            counted.reduce((total, claim) => total + claim.value.count, 0),
            counted,
          ),
    engagementRate: engagement(written, followers),
    followerCounts: writeFollowers(followers),
  };
}

function countsOf(followers: ReadonlyMap<string, FollowersClaim>): ReadonlyMap<string, number> {
  return new Map([...followers].map(([platform, claim]) => [platform, claim.value.count]));
}

/** The newest count per platform. */
function followersByPlatform(claims: ClaimSet): ReadonlyMap<string, FollowersClaim> {
  const newest = new Map<string, FollowersClaim>();
  for (const claim of claims.of("followers")) {
    const known = newest.get(claim.value.platform);
    if (!known || claim.collectedAt > known.collectedAt) newest.set(claim.value.platform, claim);
  }
  return newest;
}

/** The wire requires a like count even if the platform reports none: 0, listed as unknown. */
function writePost(post: PostClaim, subject: SectionContext): CitedTree<Post> {
  const { platform, date, message, username, likes, comments, shares, verified, imageUrl } = post.value;
  const held = imageUrl ? subject.pictureUrl(imageUrl) : null;
  const figure = (value: number | undefined) => (value === undefined ? new Unknown(0) : cite(value, post));
  return {
    date: cite(date, post),
    message: cite(message, post),
    source: cite(platform, post),
    username: cite(username, post),
    likes: figure(likes),
    likeCount: figure(likes),
    commentCount: figure(comments),
    shareCount: figure(shares),
    ...(comments === undefined ? {} : { comments: cite(comments, post) }),
    ...(shares === undefined ? {} : { shares: cite(shares, post) }),
    imageUrl: held ? cite(held, post) : new Unknown(platformPictureUrl(subject, platform)),
    verified: verified === undefined ? new Unknown(false) : cite(verified, post),
  };
}

function findTopPost(posts: readonly PostClaim[]): PostClaim {
  const [first, ...rest] = posts;
  if (first === undefined) throw new Error("there is no top post without a post");
  const top = topPost([first.value, ...rest.map((post) => post.value)]);
  return posts.find((post) => post.value === top) ?? first;
}

function average(posts: readonly PostClaim[], figure: Figure): RequiredTree<number> {
  const averaged = stating(posts, figure);
  const mean = meanOf(averaged.map((post) => post.value[figure]));
  return mean === null ? new Unknown(0) : cite(mean, averaged);
}

/** The posts behind an average: those that state the figure. */
function stating(posts: readonly PostClaim[], figure: Figure): readonly PostClaim[] {
  const counted = new Set(countedPosts(posts.map((post) => post.value)));
  return posts.filter((post) => counted.has(post.value) && post.value[figure] !== undefined);
}

function sum(posts: readonly PostClaim[], figure: Figure): RequiredTree<number> {
  const summed = posts.filter((post) => post.value[figure] !== undefined);
  if (summed.length === 0) return new Unknown(0);
  return cite(
    summed.reduce((total, post) => total + (post.value[figure] ?? 0), 0),
    summed,
  );
}

function engagement(posts: readonly PostClaim[], followers: ReadonlyMap<string, FollowersClaim>): RequiredTree<number> {
  const counts = countsOf(followers);
  const values = posts.map((post) => post.value);
  const rate = engagementRate(values, counts);
  if (rate === null) return new Unknown(0);
  const engaged = new Set(engagedPosts(values, counts));
  const platforms = new Set([...engaged].map(({ platform }) => platform));
  const used = [...followers].flatMap(([platform, claim]) => (platforms.has(platform) ? claim : []));
  return cite(
    rate,
    posts.filter((post) => engaged.has(post.value)),
    used,
  );
}

/** Somebody who follows on two platforms is listed once, with their widest reach. */
function famousFollowers(claims: ClaimSet, subject: SectionContext): RequiredTree<SocialMedia["famousFollowing"]> {
  const followers = agreeOn(claims, "follower", (follower) => follower.url).toSorted(
    (a, b) => b.value.followerCount - a.value.followerCount,
  );
  if (followers.length === 0) return new Unknown([]);
  const people = [...Map.groupBy(followers, ({ value }) => plainKey(value.name) || value.url).values()];
  const best = people.flatMap(([first]) => first ?? []).slice(0, FAMOUS_FOLLOWERS);
  return best.map(({ value, claims }) => ({
    followerCount: cite(value.followerCount, claims),
    name: cite(value.name, claims),
    link: cite(value.url, claims),
    imageUrl: cite(
      (value.imageUrl && subject.pictureUrl(value.imageUrl)) || initialsPictureUrl(subject, value.name),
      claims,
    ),
  }));
}

/** The wire's keys are the platforms' names, except that X has its former name. */
const FOLLOWER_KEYS = {
  facebook: "facebook",
  linkedin: "linkedin",
  instagram: "instagram",
  x: "twitter",
  youtube: "youtube",
  tiktok: "tiktok",
} as const;

function writeFollowers(followers: ReadonlyMap<string, FollowersClaim>): CitedTree<FollowerCount> {
  const counts: Partial<Record<keyof FollowerCount, CitedTree<number>>> = {};
  for (const [platform, key] of Object.entries(FOLLOWER_KEYS)) {
    const claim = followers.get(platform);
    if (claim) counts[key] = cite(claim.value.count, claim);
  }
  return counts as CitedTree<FollowerCount>;
}
