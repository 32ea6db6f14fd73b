/**
 * The tables of the API as it was specified, written by hand and separately from the schemas in `src/contract`: what
 * an answer must be for a client built on those tables alone. `?` may be absent, `|null` may be null, `[]` is a list.
 */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Lookup: {
    lookupId: "string",
    candidateId: "string?",
    candidate: "LookupCandidate?",
    sections: "string[]",
    status: "string",
    stage: "string",
    trial: "boolean",
    preview: "boolean",
    startedAt: "moment",
    expiresAt: "moment?",
    finishedAt: "moment?",
    errorMessage: "string?",
    data: "LookupData?",
    metadata: "texts?",
  },
  LookupCandidate: { avatarUrl: "string?", fullName: "string", email: "string|null", sources: "string[]" },
  LookupData: {
    avatarUrl: "string?",
    sources: "string[]?",
    verifiedSources: "string[]?",
    overviewSummary: "string?",
    firstName: "string?",
    lastName: "string?",
    fullName: "string?",
    gender: "string?",
    nationality: "string?",
    spouse: "string?",
    children: "string?",
    location: "string?",
    company: "string?",
    jobTitle: "string?",
    birthYear: "number?",
    industry: "string?",
    emails: "string[]?",
    phoneNumbers: "string[]?",
    languages: "Language[]?",
    socialMediaLinks: "string[]?",
    similarPeople: "SimilarPerson[]?",
    sellingSummary: "string?",
    personalityInsights: "KeyValue[]?",
    preferences: "KeyValue[]?",
    brandPreferences: "BrandPreference[]?",
    sellingDo: "KeyValue[]?",
    sellingDont: "KeyValue[]?",
    careerSummary: "string?",
    careerBadges: "string[]?",
    experiences: "Experience[]?",
    education: "School[]?",
    skills: "string[]?",
    leisureSummary: "string?",
    hobbies: "Hobby[]?",
    eventsSummary: "string?",
    events: "Event[]?",
    photos: "Photo[]?",
    socialSummary: "string?",
    adverseMediaResults: "AdverseMediaResult[]?",
    dataBreaches: "DataBreach[]?",
    onlinePresence: "OnlinePresence?",
    socialMedia: "SocialMedia?",
    url: "string?",
    slug: "string?",
  },
  Language: { language: "string", proficiency: "string" },
  Experience: {
    title: "string",
    company: "string",
    companySizeFrom: "number?",
    companySizeTo: "number?",
    companyFoundedDate: "string?",
    companyFundingTotal: "number?",
    companyFundingRounds: "number?",
    companyIpoStatus: "string?",
    companyStockSymbol: "string?",
    industry: "string?",
    dateFrom: "date?",
    dateTo: "date?",
    location: "string?",
    description: "string?",
    imageUrl: "string?",
    estimatedSalaryRangeFrom: "number?",
    estimatedSalaryRangeTo: "number?",
  },
  School: {
    title: "string",
    subtitle: "string?",
    dateFrom: "date?",
    dateTo: "date?",
    imageUrl: "string?",
    logoUrl: "string?",
  },
  SimilarPerson: { name: "string", imageUrl: "string?", headline: "string?", reason: "string?" },
  Photo: { thumbnailUrl: "string", imageUrl: "string", sourceUrl: "string" },
  KeyValue: { key: "string", value: "string" },
  BrandPreference: { brand: "string", imageUrl: "string", evidence: "string?" },
  Hobby: { title: "string", description: "string?", imageUrl: "string?", source: "string?" },
  Event: { title: "string", imageUrl: "string?", description: "string?", date: "date?", source: "string?" },
  DataBreach: {
    email: "string",
    domain: "string",
    title: "string",
    description: "string",
    date: "date",
    attributes: "string[]",
  },
  AdverseMediaResult: {
    categories: "string[]",
    reason: "string",
    source: "string",
    title: "string?",
    imageUrl: "string?",
    date: "date?",
  },
  OnlinePresence: { timeline: "TimelineEvent[]", activity: "SocialMediaActivity[]", accounts: "PlatformAccount[]" },
  TimelineEvent: { firstLoginAt: "string", lastLoginAt: "string", name: "string", logoUrl: "string" },
  SocialMediaActivity: { name: "string", avatarUrl: "string", logoUrl: "string", attributes: "KeyValue[]" },
  PlatformAccount: { name: "string", category: "string", logoUrl: "string" },
  SocialMedia: {
    brandSafetyAnalysis: "BrandSafetyAnalysis",
    countFacebookPosts: "number",
    facebookCommentCount: "number",
    facebookFollowerCount: "number",
    facebookLikeCount: "number",
    facebookShareCount: "number",
    famousFollowing: "FamousFollowing[]",
    industry: "string",
    maleFemaleSplit: "MaleFemaleSplit",
    sentimentSplit: "SentimentSplit",
    recentPosts: "Post[]",
    targetAudience: "string",
    topPost: "Post",
    averageComments: "number",
    averageLikes: "number",
    averageShares: "number",
    totalFollowerCount: "number",
    engagementRate: "number",
    followerCounts: "FollowerCount",
  },
  BrandSafetyAnalysis: {
    adultContent: "BrandSafetyAnalysisProperties",
    alcohol: "BrandSafetyAnalysisProperties",
    crimeRelatedContent: "BrandSafetyAnalysisProperties",
    offensiveContent: "BrandSafetyAnalysisProperties",
    politicalContent: "BrandSafetyAnalysisProperties",
    pranks: "BrandSafetyAnalysisProperties",
    religiousContent: "BrandSafetyAnalysisProperties",
    toxicContent: "BrandSafetyAnalysisProperties",
  },
  BrandSafetyAnalysisProperties: { flagged: "boolean", source: "string|null" },
  FamousFollowing: { followerCount: "number", name: "string", imageUrl: "string", link: "string" },
  MaleFemaleSplit: { female: "number", male: "number" },
  SentimentSplit: { negative: "number", neutral: "number", positive: "number" },
  Post: {
    comments: "number?",
    shares: "number?",
    date: "moment",
    likes: "number",
    message: "string",
    source: "string",
    imageUrl: "string",
    commentCount: "number",
    likeCount: "number",
    shareCount: "number",
    username: "string",
    verified: "boolean",
  },
  FollowerCount: {
    facebook: "number?",
    linkedin: "number?",
    instagram: "number?",
    twitter: "number?",
    youtube: "number?",
    tiktok: "number?",
  },
  SearchPage: { results: "SearchResult[]", next: "string", status: "string" },
  SearchResult: { candidateId: "string", avatarUrl: "string", fullName: "string", fragments: "string[]" },
  Datasource: { date: "moment|null", lookupId: "string", source: "string", data: "string" },
  Report: { url: "string" },
};

/** What the wire contract adds under keys of its own, which a client of the tables never notices. */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  Lookup: ["progress", "unknown"],
  SearchResult: ["matchedOn", "likelihood", "aliases", "birthYear"],
  Experience: ["companyFundingCurrency", "estimatedSalaryCurrency"],
  LookupCandidate: ["fragments"],
  LookupData: ["aliases", "deathDate", "websites"],
  Datasource: ["datasourceId", "connector", "judgement", "recordIds"],
  BrandSafetyAnalysisProperties: ["evaluated", "flaggedPosts", "topicPosts", "judgedPosts", "confidence"],
  Photo: ["author", "licence", "licenceUrl"],
  SocialMedia: ["sample"],
  AdverseMediaResult: ["stage"],
};

const SIMPLE: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number" && Number.isFinite(value),
  boolean: (value) => typeof value === "boolean",
  date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  moment: (value) =>
    typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  texts: (value) => isObject(value) && Object.values(value).every((each) => typeof each === "string"),
};

/** How a value deviates from its table, as `pointer: fault`; empty if it does not. */
export function findFaults(type: string, value: unknown, pointer = ""): string[] {
  const list = /^(.*)\[\]$/.exec(type)?.[1];
  if (list !== undefined) {
    if (!Array.isArray(value)) return [`${pointer}: not a list`];
    return value.flatMap((each, index) => findFaults(list, each, `${pointer}/${index}`));
  }
  const simple = SIMPLE[type];
  if (simple) return simple(value) ? [] : [`${pointer}: ${JSON.stringify(value)?.slice(0, 60)} is no ${type}`];
  const table = TABLES[type];
  if (!table) throw new Error(`there is no table ${type}`);
  if (!isObject(value)) return [`${pointer}: not an object`];
  const known = new Set([...Object.keys(table), ...(ADDITIONS[type] ?? [])]);
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => `${pointer}/${name}: not in the table ${type}`),
    ...Object.entries(table).flatMap(([name, shape]) => findMemberFaults(shape, value[name], `${pointer}/${name}`)),
  ];
}

function findMemberFaults(shape: string, value: unknown, pointer: string): string[] {
  if (value === undefined) return shape.endsWith("?") ? [] : [`${pointer}: missing`];
  if (value === null) return shape.endsWith("|null") ? [] : [`${pointer}: null`];
  return findFaults(shape.replace(/\?$|\|null$/, ""), value, pointer);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
