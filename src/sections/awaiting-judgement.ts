/**
 * Fields that rest on a judgement of text and that nobody in the invented world has evidence for: what their posts say
 * they like, what articles say of them, an audience of a hundred names, a post that raises a flag. A name stands for everything below it.
 */
export const AWAITING_JUDGEMENT: readonly string[] = [
  "preferences",
  "brandPreferences",
  "leisureSummary",
  "hobbies",
  "adverseMediaResults",
  "socialMedia.maleFemaleSplit",
  "socialMedia.brandSafetyAnalysis.adultContent.source",
  "socialMedia.brandSafetyAnalysis.alcohol.source",
  "socialMedia.brandSafetyAnalysis.crimeRelatedContent.source",
  "socialMedia.brandSafetyAnalysis.offensiveContent.source",
  "socialMedia.brandSafetyAnalysis.politicalContent.source",
  "socialMedia.brandSafetyAnalysis.pranks.source",
  "socialMedia.brandSafetyAnalysis.religiousContent.source",
  "socialMedia.brandSafetyAnalysis.toxicContent.source",
];
