import type { RiskCheck } from "../../domain/risk-check.ts";
import type { Outcome } from "../../domain/coverage.ts";
import type { IdentifierKind } from "../../domain/identifier.ts";
import type { Platform } from "../../domain/platform.ts";
import type { Stage, Status } from "../../domain/lookup.ts";
import type { Purpose } from "../../domain/purpose.ts";
import { formats } from "./formats.ts";
import { names } from "./names.ts";

const { plural } = formats;

/** What every renderer says about people and lookups, in English. */
export const profile = {
  sections: names.sections,
  /** Values from a fixed set; any other is shown as its source writes it. */
  terms: {
    female: "Female",
    male: "Male",
    social: "Social",
    professional: "Professional",
    video: "Video",
    code: "Code",
    web: "Web",
    questions: "Questions and answers",
    news: "News",
    profile: "Profile",
    alleged: "Accused, no charge reported",
    investigated: "Under investigation",
    sued: "Sued",
    arrested: "Arrested",
    charged: "Charged",
    extradited: "Extradited",
    tried: "On trial",
    liable: "Lost a lawsuit",
    convicted: "Convicted",
    fined: "Fined",
    sanctioned: "Sanctioned",
    disqualified: "Disqualified",
    sentenced: "Sentenced",
    settled: "Lawsuit settled",
    dropped: "Case dropped",
    acquitted: "Acquitted or cleared",
    overturned: "Conviction overturned",
    pardoned: "Pardoned",
  },
  /** What cases are about (`analysis/lists/adverse-matters.txt`). */
  caseKinds: {
    fraud: "Fraud",
    corruption: "Corruption",
    "financial crime": "Financial crime",
    regulatory: "Regulatory",
    narcotics: "Narcotics",
    violence: "Violence",
    "sexual crime": "Sexual crime",
    terrorism: "Terrorism",
    cybercrime: "Cybercrime",
    property: "Property",
    trafficking: "Trafficking",
    insolvency: "Insolvency",
    sanctions: "Sanctions",
    other: "Other",
  },
  labels: names.labels,
  members: names.members,
  likeness: names.likeness,
  platforms: {
    linkedin: "LinkedIn",
    facebook: "Facebook",
    instagram: "Instagram",
    x: "X",
    twitter: "X",
    tiktok: "TikTok",
    youtube: "YouTube",
    github: "GitHub",
    mastodon: "Mastodon",
    bluesky: "Bluesky",
  } satisfies Readonly<Record<Platform | "twitter", string>>,
  flags: {
    flagged: "Flagged",
    topic: "Posts that mention it",
    clear: "Clear",
    open: "Not evaluated",
    unmentioned: "Not evaluated; none found",
    dismissed: "Dismissed",
    dismissedBy: (name: string, day: string) => ` by ${name}, ${day}`,
    dismissedOn: (day: string) => `, ${day}`,
    counts: (flagged: number, judged: number) =>
      `${formats.number(flagged)} of ${plural(judged, { one: "# post", other: "# posts" })}`,
    confidence: (share: string) => `rule correct in ${share}`,
    note: "These are automated judgements of posts, each with the share of posts the rule gets right. No source states them, and they are about posts, not about the person. A rule that is right for fewer than 95 posts in 100 raises no flag; it only finds posts that mention its topic, some of them in another sense. It finds fewer than half of them, so that none found does not mean that there is none. Judged are the person’s own posts in English, each text once.",
  },
  /** Documents announced when the lookup began. */
  awaitedDocuments: (count: number) =>
    plural(count, {
      one: "# document added to this lookup has not been read yet, so this profile lacks what it says.",
      other: "# documents added to this lookup have not been read yet, so this profile lacks what they say.",
    }),
  /** The content of something that the caller gave as the person's contradicts that. */
  contradictions: {
    title: "Given, but not used",
    text: "What was given as this person’s (a URL, an email address, a document), but its content contradicts that, or nothing could be read there. Nothing from it is used in this report. Review it under Records.",
    noAccount: "No such account was found.",
    noPage: "No such page was found.",
    unreadAccount: "This account could not be read.",
    unreadPage: "This page could not be read.",
  },
  /** What the person had corrected. */
  rectified: {
    title: "Corrected by the person",
    text: "The person asked for this correction. The report shows what they stated; an entry in a public register that they dispute is shown next to it.",
    corrected: (property: string, day: string) => `Corrected by the person on ${day}: ${property}`,
    disputed: (value: string, source: string) =>
      `Disputed by the person: ${value}${source === "" ? "" : ` (${source})`}`,
  },
  /** Why sections show nothing. */
  silences: {
    title: "Not in this report",
    undecided: (count: number) =>
      formats.plural(count, {
        one: "# record may be about this person, but is undecided: nothing in it is used.",
        other: "# records may be about this person, but are undecided: nothing in them is used.",
      }),
    imported: (sections: string) =>
      `No external source was searched. The imported data shows nothing for: ${sections}.`,
    unasked: (sections: string) => `No external source was searched, and no imported source covers: ${sections}.`,
    unshown: (sections: string) => `Something was found, but none of it is shown: ${sections}.`,
    nothing: (sections: string) => `Searched, nothing found: ${sections}.`,
    notAsked: (sections: string) =>
      `Not searched, because the sources for it are off, did not answer, or need something that is not known about the person: ${sections}.`,
    closed: (sections: string) => `Not part of this lookup: ${sections}.`,
  },
  changes: {
    title: (day: string) => `Changes since ${day}`,
    none: (day: string) => `No changes since ${day}.`,
    count: (changes: number) => formats.plural(changes, { one: "# change", other: "# changes" }),
    added: "New",
    changed: "Changed",
    gone: "No longer found",
    value: (before: string, after: string) => `${before} → ${after}`,
    notCompared: (sections: string) => `Not compared, because only one of the two lookups has them: ${sections}.`,
  },
  /** What a reader wants to know about a person first. */
  risks: {
    title: "Risk check",
    labels: {
      adverseMedia: "Adverse media",
      dataBreaches: "Data breaches",
      sanctions: "Sanctions and PEP",
      litigation: "Litigation",
      directorships: "Directorships",
    },
    states: { found: "Found", untold: "Part unclear", nothing: "Nothing found", notAsked: "Not searched" },
    /** If every case ended well for the person: how. */
    foundEnded: (stages: string) => `Found: ${stages.toLowerCase()}`,
    counts: {
      adverseMedia: (count: number) => plural(count, { one: "# article", other: "# articles" }),
      dataBreaches: (count: number) => plural(count, { one: "# breach", other: "# breaches" }),
      sanctions: (count: number) =>
        plural(count, { one: "# article mentions sanctions", other: "# articles mention sanctions" }),
      directorships: (count: number) =>
        plural(count, { one: "# board seat in their career", other: "# board seats in their career" }),
    },
    heldBack: (count: number) =>
      plural(count, {
        one: "# undecided article reports a case: review it under Records",
        other: "# undecided articles report a case: review them under Records",
      }),
    /** Of articles about a case that name the person. */
    untold: (count: number) =>
      plural(count, {
        one: "# article about a case names them; their part in it could not be told",
        other: "# articles about a case name them; their part in it could not be told",
      }),
    /** Of articles about a case that do not accuse the person; `part` is one of `ownTexts.parts`. */
    withPart: (count: number, part: string) =>
      plural(count, {
        one: `# article about a case names them; ${part}`,
        other: `# articles about a case name them; ${part}`,
      }),
    /** Articles that name the person, if no source of news was searched. */
    readArticles: (count: number) =>
      plural(count, {
        one: "# article on file: no case of theirs found",
        other: "# articles on file: no case of theirs found",
      }),
    /** Of sources of news that were asked. */
    unanswered: (count: number) =>
      plural(count, {
        one: "# news source was searched and did not answer",
        other: "# news sources were searched and did not answer",
      }),
    noAnswer: "No answer",
    /** Of documents added to the lookup that are no articles. */
    unreadDocuments: (count: number) =>
      plural(count, {
        one: "# added document is not an article and was not checked for cases",
        other: "# added documents are not articles and were not checked for cases",
      }),
    publicOffice: "Holds or held public office",
    unshown: "None of it is shown",
    nothing: {
      adverseMedia: "News was searched",
      dataBreaches: "A list of breaches was searched",
    },
    /** Of lists that plug-ins bring. */
    listed: {
      word: "To be reviewed",
      entries: "A list has an entry that may be theirs: see Records",
      nothing: {
        sanctions: "A sanctions list was searched",
        litigation: "A court register was searched",
        directorships: "A company register was searched",
      } satisfies Readonly<Record<RiskCheck, string>>,
    },
    /** Of the last three, Candor has no source of its own. */
    notAsked: {
      adverseMedia: "No news source was searched",
      dataBreaches: "No list of breaches was searched",
      sanctions: "Candor has no sanctions list to search",
      litigation: "Candor has no court register to search",
      directorships: "Candor has no company register to search",
    },
    closed: "Not part of this lookup",
  },
  findings: "Key findings",
  keyFacts: "Key facts",
  publishers: (verified: number, all: number) =>
    `${plural(all, { one: "# publisher", other: "# publishers" })}, ${verified} confirmed by another record`,
  /** Why a lookup is made. */
  purposes: {
    due_diligence: "Due diligence",
    journalism: "Journalism",
    self: "My own data",
    meeting: "Meeting preparation",
    sales: "Sales",
    brand_partnership: "Brand partnership",
    research: "Research",
  } satisfies Readonly<Record<Purpose, string>>,
  statuses: {
    queued: "Waiting",
    running: "Running",
    success: "Finished",
    error: "Failed",
    cancelled: "Cancelled",
    expired: "Expired",
  } satisfies Readonly<Record<Status, string>>,
  stages: {
    queued: "Waiting",
    collect: "Collecting",
    resolve: "Matching",
    assemble: "Assembling",
    summarize: "Summarising",
    done: "Done",
  } satisfies Readonly<Record<Stage, string>>,
  /** How a probe ended. */
  outcomes: {
    found: "Found",
    absent: "Not found",
    blocked: "Unavailable",
    failed: "Failed",
    skipped: "Not searched",
    suppressed: "Suppressed",
  } satisfies Readonly<Record<Outcome, string>>,
  identifierKinds: {
    candidate: "candidate ID",
    email: "email",
    phone: "phone",
    profileUrl: "profile URL",
    website: "website",
    externalId: "ID at a source",
    handle: "handle",
    name: "name",
  } satisfies Readonly<Record<IdentifierKind, string>>,
  judgements: { own: "This person", undecided: "Undecided" },
  verified: "verified",
  /** Precedes a summary that is in English while the report is not; empty in English. */
  inEnglish: "",
  verifiedText: "confirmed by another record",
  /** A label in the middle of a line; an abbreviation (IPO) keeps its capitals. */
  inLine: (label: string) => (/^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)),
  /** For something that continues; without a stated end it may nevertheless have ended. */
  since: (start: string) => `since ${start}`,
  from: (start: string) => `from ${start}`,
  until: (end: string) => `until ${end}`,
  between: (start: string, end: string) => `${start} – ${end}`,
  /** "Stock symbol: EXMPL" */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  none: "–",
  range: (from: string, to: string) => `${from}–${to}`,
  rangeFrom: (from: string) => `${from} or more`,
  rangeTo: (to: string) => `up to ${to}`,
  employees: (range: string) => `${range} employees`,
  followers: (value: number) => plural(value, { one: "# follower", other: "# followers" }),
  likes: (value: number) => plural(value, { one: "# like", other: "# likes" }),
  comments: (value: number) => plural(value, { one: "# comment", other: "# comments" }),
  shares: (value: number) => plural(value, { one: "# share", other: "# shares" }),
  /** How many posts a figure is computed from. */
  /** Of the names in an audience, and of how many a given name tells nothing. */
  audienceSample: (names: number, unknown: string) =>
    `${plural(names, { one: "# name", other: "# names" })}, ${unknown} of them unknown`,
  sample: (counted: number, all: number) =>
    counted === all
      ? plural(all, { one: "# post", other: "# posts" })
      : `newest ${formats.number(counted)} of ${plural(all, { one: "# post", other: "# posts" })}`,
  /** Of how many posts a judgement is. */
  judged: (counted: number, all: number) =>
    `${formats.number(counted)} of ${plural(all, { one: "# post", other: "# posts" })}, without repeats and languages that are not judged`,
  photo: (number: number) => `Photo ${number}`,
  alts: {
    portrait: (name: string) => `Portrait of ${name}`,
    logo: (name: string) => `Logo of ${name}`,
    picture: (name: string) => `Picture of ${name}`,
    photo: (number: number, all: number, name: string) => `Photo ${number} of ${all} of ${name}`,
    post: (author: string, when: string) => `Picture of a post by ${author} of ${when}`,
  },
};
