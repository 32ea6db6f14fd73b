import type {
  AdverseMediaResult,
  BrandPreference,
  BrandSafetyAnalysis,
  DataBreach,
  Event,
  Experience,
  Hobby,
  LookupData,
  OnlinePresence,
  School,
  SimilarPerson,
  SocialMedia,
} from "../contract/profile.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { Format } from "./value.ts";
import type { Label } from "../words/words.ts";

/** The member of the sample that counts the posts behind a figure. */
type Over = Exclude<keyof NonNullable<SocialMedia["sample"]>, "collectedPosts" | "averagedPosts">;

/** One row of a profile: its place, its name and its format. */
export interface Row<Members extends string = string> {
  /** A member, or both ends of a range. */
  readonly at: Members | readonly [from: Members, to: Members];
  readonly label: Label;
  /** `text` by default. */
  readonly format?: Format;
  /** For a figure over posts: its name states how many. For a sum over platforms: its name states which ones report it. */
  readonly over?: Over | "followerCounts" | "audience";
  /** The member with the currency of an amount. */
  readonly currency?: Members;
  /** Left out if this other member already says it. */
  readonly unlessIn?: Members;
  /** For entries of a list: the member shown, and the one in brackets after it. */
  readonly of?: readonly [shown: string, note: string];
  /** For entries of a list: the member with a term, and the one with its day, in brackets after it. */
  readonly dated?: readonly [term: string, day: string];
  /** One text with several names, "Ida and Max"; each is a value. */
  readonly joined?: boolean;
}

/** A value without a label, below an entry or on a card. */
export interface LayoutLine<Members extends string = string> {
  readonly at: Members;
  readonly format?: Format;
}

interface PictureLayout<Members extends string> {
  /** The first one stated is used. */
  readonly at: readonly Members[];
  readonly frame: "face" | "logo" | "side";
  readonly alt: "portrait" | "logo" | "picture";
  /** The members with its name; those of the entry by default. */
  readonly name?: readonly Members[];
}

/** How entries of a list are shown. */
export interface EntryLayout<Members extends string = string> {
  /** A date, or both ends of a span. */
  readonly when?: Members | readonly [from: Members, to: Members];
  /** The first one stated is used. */
  readonly name: readonly Members[];
  /** On one line below the name; what the name already says is not repeated. */
  readonly under?: readonly LayoutLine<Members>[];
  readonly facts?: readonly Row<Members>[];
  readonly text?: Members;
  /** The format of `text`. */
  readonly format?: Format;
  readonly link?: Members;
  readonly picture?: PictureLayout<Members>;
  /** The name is a word of ours or of sources. */
  readonly nameFormat?: "said";
  /** Capitalise a lower-case name, such as a role as sources list it ("chair"). */
  readonly capital?: boolean;
  /** Otherwise in the order of the profile. */
  readonly newestFirst?: boolean;
}

export interface CardLayout<Members extends string = string> {
  readonly name: readonly Members[];
  readonly lines: readonly LayoutLine<Members>[];
  /** A list of keys and values. */
  readonly pairs?: Members;
  readonly link?: Members;
  readonly picture: PictureLayout<Members>;
}

type Path = keyof LookupData | `socialMedia/${keyof SocialMedia}` | `onlinePresence/${keyof OnlinePresence}`;
type Top = Row<Path>;

export type PanelLayout =
  | { readonly kind: "summary"; readonly at: Path }
  | { readonly kind: "facts" | "figures"; readonly title?: Label; readonly rows: readonly Top[] }
  | {
      readonly kind: "words" | "links" | "pairs" | "columns" | "posts" | "post";
      readonly title: Label;
      readonly at: Path;
    }
  | {
      readonly kind: "advice";
      readonly sides: readonly { readonly title: Label; readonly tone: "good" | "bad"; readonly at: Path }[];
    }
  | ({ readonly kind: "entries"; readonly title?: Label; readonly at: Path } & EntryLayout)
  | ({ readonly kind: "cards"; readonly title: Label; readonly at: Path } & CardLayout)
  | { readonly kind: "photos"; readonly at: Path }
  | { readonly kind: "accounts"; readonly title: Label; readonly at: Path; readonly dates: Path }
  | ({ readonly kind: "spans"; readonly title: Label; readonly at: Path } & SpanLayout)
  /** One bar per platform. */
  | { readonly kind: "bars"; readonly title: Label; readonly at: Path }
  | { readonly kind: "splits"; readonly splits: readonly SplitLayout[] }
  | {
      readonly kind: "flags";
      readonly title: Label;
      readonly at: Path;
      readonly rows: readonly Row<keyof BrandSafetyAnalysis>[];
    };

export interface SpanLayout {
  readonly name: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Whether a span without an end is current; otherwise it is not drawn. */
  readonly lasts: boolean;
  /** The minimum number of spans for a chart. */
  readonly least: number;
}

export interface SplitLayout {
  readonly title: Label;
  /** The title states of how many posts, or of how many names of the audience. */
  readonly over?: Over | "audience";
  readonly at: Path;
  readonly shares: readonly {
    readonly at: string;
    readonly label: Label;
    readonly tone: "good" | "plain" | "bad" | "first" | "second";
  }[];
}

const ROLE: EntryLayout<keyof Experience> = {
  newestFirst: true,
  capital: true,
  when: ["dateFrom", "dateTo"],
  name: ["title", "company"],
  under: [{ at: "company" }, { at: "location", format: "place" }],
  text: "description",
  format: "own",
  picture: { at: ["imageUrl"], frame: "logo", alt: "logo", name: ["company", "title"] },
  facts: [
    { at: "industry", label: "industry" },
    { at: ["companySizeFrom", "companySizeTo"], label: "companySize", format: "employees" },
    { at: "companyFoundedDate", label: "founded", format: "day" },
    { at: "companyFundingTotal", label: "funding", format: "money", currency: "companyFundingCurrency" },
    { at: "companyFundingRounds", label: "fundingRounds", format: "number" },
    { at: "companyIpoStatus", label: "ipoStatus", format: "said" },
    { at: "companyStockSymbol", label: "stockSymbol" },
    {
      at: ["estimatedSalaryRangeFrom", "estimatedSalaryRangeTo"],
      label: "salary",
      format: "money",
      currency: "estimatedSalaryCurrency",
    },
  ],
};

const SCHOOL: EntryLayout<keyof School> = {
  newestFirst: true,
  when: ["dateFrom", "dateTo"],
  name: ["title"],
  under: [{ at: "subtitle" }],
  picture: { at: ["logoUrl", "imageUrl"], frame: "logo", alt: "logo" },
};

const HOBBY: EntryLayout<keyof Hobby> = {
  name: ["title"],
  nameFormat: "said",
  text: "description",
  format: "own",
  link: "source",
  picture: { at: ["imageUrl"], frame: "side", alt: "picture" },
};

const EVENT: EntryLayout<keyof Event> = {
  when: "date",
  name: ["title"],
  text: "description",
  format: "own",
  link: "source",
  picture: { at: ["imageUrl"], frame: "side", alt: "picture" },
};

const BREACH: EntryLayout<keyof DataBreach> = {
  when: "date",
  name: ["title"],
  under: [{ at: "domain" }, { at: "email" }],
  facts: [{ at: "attributes", label: "exposed", format: "said" }],
  text: "description",
};

const ARTICLE: EntryLayout<keyof AdverseMediaResult> = {
  when: "date",
  name: ["title", "source"],
  facts: [
    { at: "stage", label: "lastStage", format: "term" },
    { at: "stageDate", label: "stageDate", format: "statedDay" },
    { at: "otherStages", label: "otherStages", dated: ["stage", "date"] },
    { at: "categories", label: "categories", format: "caseKind" },
  ],
  text: "reason",
  format: "own",
  link: "source",
  picture: { at: ["imageUrl"], frame: "side", alt: "picture" },
};

const SIMILAR: CardLayout<keyof SimilarPerson> = {
  name: ["name"],
  lines: [{ at: "headline" }, { at: "reason", format: "own" }],
  picture: { at: ["imageUrl"], frame: "face", alt: "portrait" },
};

const BRAND: CardLayout<keyof BrandPreference> = {
  name: ["brand"],
  lines: [{ at: "evidence" }],
  picture: { at: ["imageUrl"], frame: "face", alt: "logo" },
};

const ACTIVITY: CardLayout<keyof OnlinePresence["activity"][number]> = {
  name: ["name"],
  lines: [],
  pairs: "attributes",
  picture: { at: ["avatarUrl", "logoUrl"], frame: "face", alt: "logo" },
};

const FAMOUS: CardLayout<keyof SocialMedia["famousFollowing"][number]> = {
  name: ["name"],
  lines: [{ at: "followerCount", format: "followers" }],
  link: "link",
  picture: { at: ["imageUrl"], frame: "face", alt: "portrait" },
};

/**
 * The layout of a profile, for every renderer. A wire field that is to be seen needs one row here, and its name in each
 * language. Over 400 lines: a table, with the types of its rows.
 */
export const LAYOUT: Readonly<Record<SectionName, readonly PanelLayout[]>> = {
  overview: [
    { kind: "summary", at: "overviewSummary" },
    {
      kind: "facts",
      rows: [
        { at: "fullName", label: "fullName" },
        { at: "aliases", label: "aliases" },
        { at: "firstName", label: "firstName", unlessIn: "fullName" },
        { at: "lastName", label: "lastName", unlessIn: "fullName" },
        { at: "jobTitle", label: "jobTitle" },
        { at: "company", label: "employer" },
        { at: "industry", label: "industry" },
        { at: "location", label: "location", format: "place" },
        { at: "birthYear", label: "yearOfBirth", format: "year" },
        { at: "deathDate", label: "dateOfDeath", format: "day" },
        { at: "gender", label: "gender", format: "term" },
        { at: "nationality", label: "nationality", format: "country" },
        { at: "spouse", label: "spouse" },
        { at: "children", label: "children", joined: true },
        { at: "languages", label: "languages", of: ["language", "proficiency"] },
        { at: "emails", label: "email", format: "email" },
        { at: "phoneNumbers", label: "phone", format: "phone" },
        { at: "websites", label: "website", format: "address" },
      ],
    },
    { kind: "links", title: "socialProfiles", at: "socialMediaLinks" },
    { kind: "cards", title: "similarPeople", at: "similarPeople", ...SIMILAR },
  ],
  selling: [
    { kind: "summary", at: "sellingSummary" },
    {
      kind: "advice",
      sides: [
        { title: "do", tone: "good", at: "sellingDo" },
        { title: "dont", tone: "bad", at: "sellingDont" },
      ],
    },
    { kind: "pairs", title: "personality", at: "personalityInsights" },
    { kind: "pairs", title: "preferences", at: "preferences" },
    { kind: "cards", title: "brands", at: "brandPreferences", ...BRAND },
  ],
  career: [
    { kind: "summary", at: "careerSummary" },
    { kind: "words", title: "highlights", at: "careerBadges" },
    {
      kind: "spans",
      title: "careerTimeline",
      at: "experiences",
      name: ["company", "title"],
      from: "dateFrom",
      to: "dateTo",
      lasts: true,
      least: 2,
    },
    { kind: "entries", title: "experience", at: "experiences", ...ROLE },
    { kind: "entries", title: "education", at: "education", ...SCHOOL },
    { kind: "words", title: "skills", at: "skills" },
  ],
  leisure: [
    { kind: "summary", at: "leisureSummary" },
    { kind: "entries", at: "hobbies", ...HOBBY },
  ],
  events: [
    { kind: "summary", at: "eventsSummary" },
    { kind: "entries", at: "events", ...EVENT },
  ],
  gallery: [{ kind: "photos", at: "photos" }],
  dataBreaches: [{ kind: "entries", at: "dataBreaches", ...BREACH }],
  adverseMedia: [{ kind: "entries", at: "adverseMediaResults", ...ARTICLE }],
  onlinePresence: [
    {
      kind: "spans",
      title: "firstAndLastSeen",
      at: "onlinePresence/timeline",
      name: ["name"],
      from: "firstLoginAt",
      to: "lastLoginAt",
      lasts: false,
      least: 1,
    },
    { kind: "accounts", title: "accounts", at: "onlinePresence/accounts", dates: "onlinePresence/timeline" },
    { kind: "cards", title: "accountActivity", at: "onlinePresence/activity", ...ACTIVITY },
  ],
  socialMedia: [
    { kind: "summary", at: "socialSummary" },
    {
      kind: "figures",
      rows: [
        { at: "socialMedia/totalFollowerCount", label: "followers", format: "number", over: "followerCounts" },
        { at: "socialMedia/engagementRate", label: "engagementRate", format: "percent", over: "postsWithEngagement" },
        { at: "socialMedia/averageLikes", label: "averageLikes", format: "number", over: "postsWithLikes" },
        { at: "socialMedia/averageComments", label: "averageComments", format: "number", over: "postsWithComments" },
        { at: "socialMedia/averageShares", label: "averageShares", format: "number", over: "postsWithShares" },
      ],
    },
    { kind: "bars", title: "followersByPlatform", at: "socialMedia/followerCounts" },
    {
      kind: "splits",
      splits: [
        {
          title: "sentiment",
          over: "postsWithSentiment",
          at: "socialMedia/sentimentSplit",
          shares: [
            { at: "positive", label: "positive", tone: "good" },
            { at: "neutral", label: "neutral", tone: "plain" },
            { at: "negative", label: "negative", tone: "bad" },
          ],
        },
        {
          title: "audience",
          over: "audience",
          at: "socialMedia/maleFemaleSplit",
          shares: [
            { at: "female", label: "female", tone: "first" },
            { at: "male", label: "male", tone: "second" },
          ],
        },
      ],
    },
    { kind: "columns", title: "postsByMonth", at: "socialMedia/recentPosts" },
    {
      kind: "facts",
      rows: [
        { at: "socialMedia/industry", label: "industry", unlessIn: "industry" },
        { at: "socialMedia/targetAudience", label: "targetAudience" },
      ],
    },
    {
      kind: "figures",
      title: "facebook",
      rows: [
        { at: "socialMedia/countFacebookPosts", label: "postsCollected", format: "number" },
        { at: "socialMedia/facebookFollowerCount", label: "followers", format: "number" },
        { at: "socialMedia/facebookLikeCount", label: "postLikes", format: "number" },
        { at: "socialMedia/facebookCommentCount", label: "comments", format: "number" },
        { at: "socialMedia/facebookShareCount", label: "shares", format: "number" },
      ],
    },
    {
      kind: "flags",
      title: "brandSafety",
      at: "socialMedia/brandSafetyAnalysis",
      rows: [
        { at: "adultContent", label: "adultContent" },
        { at: "alcohol", label: "alcohol" },
        { at: "crimeRelatedContent", label: "crime" },
        { at: "offensiveContent", label: "offensiveLanguage" },
        { at: "politicalContent", label: "politics" },
        { at: "pranks", label: "pranks" },
        { at: "religiousContent", label: "religion" },
        { at: "toxicContent", label: "toxicContent" },
      ],
    },
    { kind: "cards", title: "notableFollowers", at: "socialMedia/famousFollowing", ...FAMOUS },
    { kind: "post", title: "topPost", at: "socialMedia/topPost" },
    { kind: "posts", title: "recentPosts", at: "socialMedia/recentPosts" },
  ],
};
