import { z } from "zod";
import { CASE_STAGES } from "../domain/case-stage.ts";

/**
 * The profile of a lookup (`data`), field by field. Names and required fields are part of the wire contract: within a
 * major version, fields may only be added.
 */
const day = z.iso.date().describe("A calendar date, YYYY-MM-DD. A bare year or month becomes its first day.");
const instant = z.iso.datetime().describe("An ISO 8601 date-time in UTC.");

const currency = z.string().describe("ISO 4217, if the source of the amount states it.");

export const Language = z.object({ language: z.string(), proficiency: z.string() }).meta({ id: "Language" });

export const Experience = z
  .object({
    title: z.string(),
    company: z.string(),
    companySizeFrom: z.number().optional(),
    companySizeTo: z.number().optional(),
    companyFoundedDate: z.string().optional(),
    companyFundingTotal: z.number().optional(),
    companyFundingCurrency: currency.optional(),
    companyFundingRounds: z.number().optional(),
    companyIpoStatus: z.string().optional(),
    companyStockSymbol: z.string().optional(),
    industry: z.string().optional(),
    dateFrom: day.optional(),
    dateTo: day.optional(),
    location: z.string().optional(),
    description: z.string().optional(),
    imageUrl: z.string().optional(),
    estimatedSalaryRangeFrom: z.number().optional(),
    estimatedSalaryRangeTo: z.number().optional(),
    estimatedSalaryCurrency: currency.optional(),
  })
  .meta({ id: "Experience" });

export const School = z
  .object({
    title: z.string(),
    subtitle: z.string().optional(),
    dateFrom: day.optional(),
    dateTo: day.optional(),
    imageUrl: z.string().optional(),
    logoUrl: z.string().optional(),
  })
  .meta({ id: "School" });

export const SimilarPerson = z
  .object({
    name: z.string(),
    imageUrl: z.string().optional(),
    headline: z.string().optional(),
    reason: z.string().optional(),
  })
  .meta({ id: "SimilarPerson" });

export const Photo = z
  .object({
    thumbnailUrl: z.string(),
    imageUrl: z.string(),
    sourceUrl: z.string(),
    author: z.string().optional().describe("The author, as stated on the file's page."),
    licence: z.string().optional().describe("The short name of the licence, as stated on the file's page."),
    licenceUrl: z.string().optional(),
  })
  .meta({ id: "Photo" });

export const KeyValue = z.object({ key: z.string(), value: z.string() }).meta({ id: "KeyValue" });

export const BrandPreference = z
  .object({ brand: z.string(), imageUrl: z.string(), evidence: z.string().optional() })
  .meta({ id: "BrandPreference" });

export const Hobby = z
  .object({
    title: z.string(),
    description: z.string().optional(),
    imageUrl: z.string().optional(),
    source: z.string().optional(),
  })
  .meta({ id: "Hobby" });

export const Event = z
  .object({
    title: z.string(),
    imageUrl: z.string().optional(),
    description: z.string().optional(),
    date: day.optional(),
    source: z.string().optional(),
  })
  .meta({ id: "Event" });

export const DataBreach = z
  .object({
    email: z.string(),
    domain: z.string(),
    title: z.string(),
    description: z.string(),
    date: day,
    attributes: z
      .array(z.string())
      .describe("The kinds of personal details that were exposed, never the details themselves."),
  })
  .meta({ id: "DataBreach" });

export const AdverseMediaResult = z
  .object({
    categories: z.array(z.string()),
    reason: z.string(),
    source: z
      .string()
      .describe("The URL of the article. One that reports two cases of the person has an item for each."),
    title: z.string().optional(),
    imageUrl: z.string().optional(),
    date: day.optional().describe("The day of the article, which is seldom that of what it reports."),
    stage: z
      .enum(CASE_STAGES)
      .optional()
      .describe(
        "The latest stage of the person's case according to this article or a later one. `fined` and `sanctioned` do not imply a conviction.",
      ),
    stageDate: z
      .string()
      .optional()
      .describe(
        "When that stage was reached, if the sentence that states it says so: YYYY, YYYY-MM or YYYY-MM-DD. “On Tuesday” is counted from the day of the article.",
      ),
    otherStages: z
      .array(
        z.object({
          stage: z.enum(CASE_STAGES),
          date: z.string().optional().describe("When it was reached, as in `stageDate`."),
        }),
      )
      .optional()
      .describe(
        "The other stages of the person's case that the article reports, in the order in which cases reach them: charged, then acquitted. Absent if it reports one only.",
      ),
  })
  .meta({ id: "AdverseMediaResult" });

export const TimelineEvent = z
  .object({
    firstLoginAt: instant.describe("The public creation date of the account."),
    lastLoginAt: instant.describe("The account's last public activity."),
    name: z.string(),
    logoUrl: z.string(),
  })
  .meta({ id: "TimelineEvent" });

export const SocialMediaActivity = z
  .object({ name: z.string(), avatarUrl: z.string(), logoUrl: z.string(), attributes: z.array(KeyValue) })
  .meta({ id: "SocialMediaActivity" });

export const PlatformAccount = z
  .object({ name: z.string(), category: z.string(), logoUrl: z.string() })
  .meta({ id: "PlatformAccount" });

export const OnlinePresence = z
  .object({
    timeline: z.array(TimelineEvent),
    activity: z.array(SocialMediaActivity),
    accounts: z.array(PlatformAccount),
  })
  .meta({ id: "OnlinePresence" });

export const BrandSafetyAnalysisProperties = z
  .object({
    flagged: z
      .boolean()
      .describe(
        "Whether posts raise the flag, by a rule that is right in at least 95 of 100 posts, and nobody has dismissed it.",
      ),
    source: z.string().nullable().describe("The URL of the clearest example."),
    evaluated: z
      .boolean()
      .optional()
      .describe(
        "False if the purpose closes this flag, no post could be judged, or the rule is right in fewer than 95 of 100 posts that it finds: whether the flag applies is then unknown, and `topicPosts` may still count posts that mention its topic.",
      ),
    flaggedPosts: z.int().optional().describe("How many of the judged posts raise the flag."),
    topicPosts: z
      .int()
      .optional()
      .describe(
        "How many of the judged posts mention the flag's topic, by a rule that is not accurate enough to raise the flag: `confidence` says how many of them are about it.",
      ),
    judgedPosts: z.int().optional().describe("How many posts were judged: the person's own, in English."),
    dismissedAt: z.iso
      .datetime()
      .optional()
      .describe(
        "When somebody in the account dismissed the flag, or the posts that mention its topic. Until it is restored, `flagged` is false.",
      ),
    dismissedBy: z.string().optional().describe("The name of the key that dismissed it. Not in a shared report."),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe(
        "The measured precision of the rule: the share of posts it finds that it finds correctly. No source states a flag.",
      ),
  })
  .meta({ id: "BrandSafetyAnalysisProperties" });

export const BrandSafetyAnalysis = z
  .object({
    adultContent: BrandSafetyAnalysisProperties,
    alcohol: BrandSafetyAnalysisProperties,
    crimeRelatedContent: BrandSafetyAnalysisProperties,
    offensiveContent: BrandSafetyAnalysisProperties,
    politicalContent: BrandSafetyAnalysisProperties,
    pranks: BrandSafetyAnalysisProperties,
    religiousContent: BrandSafetyAnalysisProperties,
    toxicContent: BrandSafetyAnalysisProperties,
  })
  .meta({ id: "BrandSafetyAnalysis" });

export const FamousFollowing = z
  .object({ followerCount: z.number(), name: z.string(), imageUrl: z.string(), link: z.string() })
  .meta({ id: "FamousFollowing" });

export const MaleFemaleSplit = z.object({ female: z.number(), male: z.number() }).meta({ id: "MaleFemaleSplit" });

export const SentimentSplit = z
  .object({ negative: z.number(), neutral: z.number(), positive: z.number() })
  .meta({ id: "SentimentSplit" });

export const Post = z
  .object({
    comments: z.number().optional(),
    shares: z.number().optional(),
    date: instant,
    likes: z.number(),
    message: z.string(),
    source: z.string().describe("The platform of the post."),
    imageUrl: z.string(),
    commentCount: z.number(),
    likeCount: z.number(),
    shareCount: z.number(),
    username: z.string(),
    verified: z.boolean(),
  })
  .meta({ id: "Post" });

export const FollowerCount = z
  .object({
    facebook: z.number().optional(),
    linkedin: z.number().optional(),
    instagram: z.number().optional(),
    twitter: z.number().optional(),
    youtube: z.number().optional(),
    tiktok: z.number().optional(),
  })
  .meta({ id: "FollowerCount" });

export const PostSample = z
  .object({
    collectedPosts: z.int().describe("The person's own posts that were collected."),
    averagedPosts: z.int().describe("How many of the newest posts the averages are based on."),
    postsWithLikes: z.int().optional().describe("How many of those state their likes; the average is based on these."),
    postsWithComments: z.int().optional().describe("How many state their comments."),
    postsWithShares: z.int().optional().describe("How many state their shares."),
    postsWithEngagement: z
      .int()
      .optional()
      .describe(
        "How many posts the engagement rate is based on: those with figures, on platforms where the number of followers is known.",
      ),
    postsWithSentiment: z
      .int()
      .optional()
      .describe("How many posts the sentiment is based on: those that could be judged."),
  })
  .meta({ id: "PostSample" });

export const SocialMedia = z
  .object({
    sample: PostSample.optional(),
    brandSafetyAnalysis: BrandSafetyAnalysis,
    countFacebookPosts: z.number(),
    facebookCommentCount: z.number(),
    facebookFollowerCount: z.number(),
    facebookLikeCount: z.number(),
    facebookShareCount: z.number(),
    famousFollowing: z.array(FamousFollowing),
    industry: z.string(),
    maleFemaleSplit: MaleFemaleSplit,
    sentimentSplit: SentimentSplit,
    recentPosts: z.array(Post),
    targetAudience: z.string(),
    topPost: Post,
    averageComments: z.number(),
    averageLikes: z.number(),
    averageShares: z.number(),
    totalFollowerCount: z.number(),
    engagementRate: z.number(),
    followerCounts: FollowerCount,
  })
  .meta({ id: "SocialMedia" });

export const LookupData = z
  .object({
    avatarUrl: z.string(),
    sources: z.array(z.string()),
    verifiedSources: z.array(z.string()),
    overviewSummary: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    aliases: z.array(z.string()).describe("Other names of the person, and the name in other scripts."),
    gender: z.string(),
    nationality: z.string(),
    spouse: z.string(),
    children: z.string(),
    location: z.string(),
    company: z.string(),
    jobTitle: z.string(),
    birthYear: z.number(),
    deathDate: day,
    industry: z.string(),
    emails: z.array(z.string()),
    phoneNumbers: z.array(z.string()),
    languages: z.array(Language),
    socialMediaLinks: z.array(z.string()),
    websites: z.array(z.string()).describe("The addresses of the person's own pages, which are on no platform."),
    similarPeople: z.array(SimilarPerson),
    sellingSummary: z.string(),
    personalityInsights: z.array(KeyValue),
    preferences: z.array(KeyValue),
    brandPreferences: z.array(BrandPreference),
    sellingDo: z.array(KeyValue),
    sellingDont: z.array(KeyValue),
    careerSummary: z.string(),
    careerBadges: z.array(z.string()),
    experiences: z.array(Experience),
    education: z.array(School),
    skills: z.array(z.string()),
    leisureSummary: z.string(),
    hobbies: z.array(Hobby),
    eventsSummary: z.string(),
    events: z.array(Event),
    photos: z.array(Photo),
    socialSummary: z.string(),
    adverseMediaResults: z.array(AdverseMediaResult),
    dataBreaches: z.array(DataBreach),
    onlinePresence: OnlinePresence,
    socialMedia: SocialMedia,
    url: z.string(),
    slug: z.string(),
  })
  .partial()
  .meta({ id: "LookupData" });

export type DataBreach = z.infer<typeof DataBreach>;
export type Event = z.infer<typeof Event>;
export type Language = z.infer<typeof Language>;
export type Experience = z.infer<typeof Experience>;
export type School = z.infer<typeof School>;
export type SimilarPerson = z.infer<typeof SimilarPerson>;
export type Photo = z.infer<typeof Photo>;
export type Post = z.infer<typeof Post>;
export type SocialMedia = z.infer<typeof SocialMedia>;
export type OnlinePresence = z.infer<typeof OnlinePresence>;
export type BrandSafetyAnalysis = z.infer<typeof BrandSafetyAnalysis>;
export type AdverseMediaResult = z.infer<typeof AdverseMediaResult>;
export type BrandPreference = z.infer<typeof BrandPreference>;
export type Hobby = z.infer<typeof Hobby>;
export type KeyValue = z.infer<typeof KeyValue>;
export type FollowerCount = z.infer<typeof FollowerCount>;
export type LookupData = z.infer<typeof LookupData>;
