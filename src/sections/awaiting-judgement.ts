/**
 * Fields of the profile that need text to be judged: what posts and articles are about, how they sound, whom they
 * reach, what their author likes. No rule here judges text, so these are absent, or openly unknown where the wire
 * contract requires a member. A name stands for everything below it.
 */
export const AWAITING_JUDGEMENT: readonly string[] = [
  "sellingSummary",
  "personalityInsights",
  "preferences",
  "brandPreferences",
  "sellingDo",
  "sellingDont",
  "leisureSummary",
  "hobbies",
  "socialSummary",
  "adverseMediaResults",
  "socialMedia.brandSafetyAnalysis",
  "socialMedia.maleFemaleSplit",
  "socialMedia.sentimentSplit",
  "socialMedia.targetAudience",
];
