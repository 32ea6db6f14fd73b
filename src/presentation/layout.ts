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

/** The member of the sample that counts the posts of a figure. */
type Over = Exclude<keyof NonNullable<SocialMedia["sample"]>, "collectedPosts" | "averagedPosts">;

/** One row of a profile: where it stands, what it is called, how it is written. */
export interface Row<Members extends string = string> {
  /** A member, or both ends of a range. */
  readonly at: Members | readonly [from: Members, to: Members];
  readonly label: Label;
  /** Default: `text`. */
  readonly format?: Format;
  /** A figure over posts: its name says over how many. A sum over platforms: its name says which have stated theirs. */
  readonly over?: Over | "followerCounts";
  /** The member that says of what currency an amount is. */
  readonly currency?: Members;
  /** Left out where this other member says it already. */
  readonly unlessIn?: Members;
  /** Of the entries of a list: the member shown, and the one shown behind it in brackets. */
  readonly of?: readonly [shown: string, note: string];
  /** One text of several names, "Ida and Max": each is a value. */
  readonly joined?: boolean;
}

/** A value without a name, under an entry or on a card. */
export interface LayoutLine<Members extends string = string> {
  readonly at: Members;
  readonly format?: Format;
}

interface PictureLayout<Members extends string> {
  /** The first of them that is stated. */
  readonly at: readonly Members[];
  readonly frame: "face" | "logo" | "side";
  readonly alt: "portrait" | "logo" | "picture";
  /** The members that name it; default: those of the entry. */
  readonly name?: readonly Members[];
}

/** How the entries of a list are shown. */
export interface EntryLayout<Members extends string = string> {
  /** A day, or both ends of a span. */
  readonly when?: Members | readonly [from: Members, to: Members];
  /** The first of them that is stated. */
  readonly name: readonly Members[];
  /** In one line under the name; what is the name already is not told again. */
  readonly under?: readonly LayoutLine<Members>[];
  readonly facts?: readonly Row<Members>[];
  readonly text?: Members;
  /** How `text` is written. */
  readonly format?: Format;
  readonly link?: Members;
  readonly picture?: PictureLayout<Members>;
  /** A name that is one of ours, or of sources. */
  readonly nameFormat?: "said";
  /** A name without capitals begins with one: a role as sources list it ("chair"). */
  readonly capital?: boolean;
  /** Else in the order of the profile. */
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
  /** One bar for each platform. */
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
  /** Whether a stretch without an end lasts; else it is not drawn. */
  readonly lasts: boolean;
  /** Fewer stretches than this are no line of years. */
  readonly least: number;
}

export interface SplitLayout {
  readonly title: Label;
  /** Shares of posts: the title says of how many. */
  readonly over?: Over;
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
    { at: "categories", label: "categories" },
  ],
  text: "reason",
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
 * What stands where in a profile, for every renderer. A field of the wire that is to be seen takes one row here, and its name
 * one line in the catalogue of each language.
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
        { at: "gender", label: "gender", format: "term" },
        { at: "nationality", label: "nationality", format: "country" },
        { at: "spouse", label: "spouse" },
        { at: "children", label: "children", joined: true },
        { at: "languages", label: "languages", of: ["language", "proficiency"] },
        { at: "emails", label: "email", format: "email" },
        { at: "phoneNumbers", label: "phone", format: "phone" },
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
        { at: "socialMedia/facebookLikeCount", label: "likes", format: "number" },
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
