import { confidenceOf, judgeBrandSafety } from "../analysis/brand-safety.ts";
import { findAudiences } from "../analysis/audiences.ts";
import { splitAudience } from "../analysis/given-names.ts";
import { findTopics, type Pastime } from "../analysis/interests.ts";
import { detectLanguage } from "../analysis/language.ts";
import { judgeSentiment, splitSentiment } from "../analysis/sentiment.ts";
import type { BrandSafetyAnalysis, SocialMedia } from "../contract/profile.ts";
import { BRAND_SAFETY_FLAGS, type BrandSafetyFlag, isAskedFlag } from "../domain/brand-safety.ts";
import type { AudienceValue } from "../domain/claim.ts";
import { type Cited, type CitedTree, cite, Unknown } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { foundOnce, type OwnDocument } from "./own-documents.ts";
import { listWords } from "./prose.ts";
import type { SectionContext } from "./section.ts";

const MIN_POSTS_ON_TOPIC = 2;
const AUDIENCES = 3;

/**
 * The eight flags over the person's own English posts. Of the flags on belief, politics and sexuality only those that the lookup named. If
 * a rule is not right often enough to raise its flag, the flag is not evaluated, whatever the posts say: "not flagged" would be as
 * little known as "flagged". Its posts are reported as posts on the topic. The clearest post is named; a dismissed
 * flag is not raised.
 */
export function judgeSafety(
  posts: readonly OwnDocument[],
  { flags = [], dismissed }: Pick<SectionContext, "flags" | "dismissed">,
): CitedTree<BrandSafetyAnalysis> {
  const judged = posts.filter((post) => languageOf(post) === "en");
  const asked = BRAND_SAFETY_FLAGS.filter((flag) => !isAskedFlag(flag) || flags.includes(flag));
  const raisedBy = judgeAsked(asked);
  const raised = judged.flatMap((post) => raisedBy(post).map((flag) => ({ ...flag, post })));
  const judge = (flag: BrandSafetyFlag) => {
    if (judged.length === 0 || !asked.includes(flag)) {
      return new Unknown({ flagged: false, source: null, evaluated: false });
    }
    const found = raised.filter((each) => each.flag === flag).sort((a, b) => b.count - a.count);
    const { confidence, raises } = confidenceOf(flag);
    const counts = {
      flaggedPosts: raises ? found.length : 0,
      ...(raises ? {} : { topicPosts: found.length }),
      judgedPosts: judged.length,
    };
    const [worst] = found;
    if (worst?.post.url === undefined) {
      return cite(
        { flagged: false, source: null, evaluated: raises, ...counts },
        ...judged.map(({ claims }) => claims),
      );
    }
    const word = dismissed?.get(flag);
    const by = word === undefined || word.by === "" ? {} : { dismissedBy: word.by };
    return cite(
      {
        flagged: raises && word === undefined,
        source: worst.post.url,
        evaluated: raises,
        ...counts,
        confidence,
        ...(word === undefined ? {} : { dismissedAt: word.at.toISOString(), ...by }),
      },
      ...found.map(({ post }) => post.claims),
    );
  };
  return Object.fromEntries(BRAND_SAFETY_FLAGS.map((flag) => [flag, judge(flag)])) as CitedTree<BrandSafetyAnalysis>;
}

const languageOf = foundOnce(detectLanguage);
const sentimentOf = foundOnce((text) => judgeSentiment(text));
const audiencesOf = foundOnce(findAudiences);
const topicsIn = foundOnce(findTopics);

type RaisedBy = (post: OwnDocument) => ReturnType<typeof judgeBrandSafety>;

const judges = new Map<string, RaisedBy>();

/** By the flags that are judged; nothing is kept about flags that were not requested. */
function judgeAsked(asked: readonly BrandSafetyFlag[]): RaisedBy {
  const key = asked.join(" ");
  const judge = judges.get(key) ?? foundOnce((text) => judgeBrandSafety(text, asked));
  judges.set(key, judge);
  return judge;
}

/** The tone of posts in languages with word lists. */
export function judgeTone(posts: readonly OwnDocument[]): CitedTree<SocialMedia["sentimentSplit"]> {
  const { split, judged } = toneOf(posts);
  if (split === null) return { negative: new Unknown(0), neutral: new Unknown(0), positive: new Unknown(0) };
  return cite(split, ...judged.map(({ claims }) => claims));
}

export function toneOf(posts: readonly OwnDocument[]) {
  const judged = posts.flatMap((post) => {
    const found = sentimentOf(post);
    return found === null ? [] : [{ sentiment: found.sentiment, claims: post.claims }];
  });
  return { split: splitSentiment(judged.map(({ sentiment }) => sentiment)), judged };
}

/**
 * The audience that the person says they write for: in what an account or page of theirs says of itself, or in posts of
 * three days. One post is about that post. Most frequent first; nothing is inferred from topics.
 */
export function describeAudience(documents: readonly OwnDocument[]): Cited<string> | undefined {
  const stated = documents.flatMap((document) =>
    [...new Set(audiencesOf(document))].map((audience) => ({ audience, document })),
  );
  const named = [...Map.groupBy(stated, ({ audience }) => audience)]
    .filter(([, told]) => isStated(told.map(({ document }) => document)))
    .sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1))
    .slice(0, AUDIENCES);
  if (named.length === 0) return undefined;
  const [first = "", ...rest] = listWords(named.map(([audience]) => audience));
  return cite(
    `${first.toUpperCase()}${rest.join("")}`,
    ...named.flatMap(([, told]) => told.map(({ document }) => document.claims)),
  );
}

function isStated(documents: readonly OwnDocument[]): boolean {
  const days = new Set(documents.flatMap(({ post }) => post?.date.slice(0, 10) ?? []));
  return documents.some(({ post }) => post === undefined) || days.size >= MIN_DAYS_OF_AUDIENCE;
}

/** As advice needs. */
const MIN_DAYS_OF_AUDIENCE = 3;

export function topicsOf(posts: readonly OwnDocument[]): readonly { topic: Pastime; posts: readonly OwnDocument[] }[] {
  const found = posts.flatMap((post) => topicsIn(post).map((topic) => ({ topic, post })));
  return [...Map.groupBy(found, ({ topic }) => topic)]
    .filter(([, its]) => its.length >= MIN_POSTS_ON_TOPIC)
    .map(([topic, its]) => ({ topic, posts: its.map(({ post }) => post) }))
    .sort((a, b) => b.posts.length - a.posts.length || (a.topic.title < b.topic.title ? -1 : 1));
}

/** The gender split of the audience by given names: for a hundred followers and more, never for one. */
export function judgeAudience(claims: ClaimSet): CitedTree<SocialMedia["maleFemaleSplit"]> {
  const { split, told } = audienceOf(claims);
  if (split === null) return { female: new Unknown(0), male: new Unknown(0) };
  return cite({ female: split.female, male: split.male }, told);
}

/** The lookup's metadata on the split: how much of the audience it leaves out. */
export function audienceMetadata(claims: ClaimSet): Readonly<Record<string, string>> {
  const { split } = audienceOf(claims);
  return split === null
    ? {}
    : { "candor.audience.unknownShare": String(split.unknownShare), "candor.audience.names": String(split.names) };
}

/** The longest list per platform, because two lists of one platform contain the same people. */
function audienceOf(claims: ClaimSet) {
  const lists = claims.of("audience").map((claim) => ({ claim, names: namesOf(claim.value) }));
  const longest = [...Map.groupBy(lists, ({ claim }) => claim.value.platform).values()].flatMap((own) =>
    own.toSorted((a, b) => b.names.length - a.names.length || (a.claim.id < b.claim.id ? -1 : 1)).slice(0, 1),
  );
  return { split: splitAudience(longest.flatMap(({ names }) => names)), told: longest.map(({ claim }) => claim) };
}

function namesOf({ givenNames }: AudienceValue): readonly string[] {
  return Object.entries(givenNames).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}
