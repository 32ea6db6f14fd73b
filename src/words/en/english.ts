import { formats, locale } from "./formats.ts";
import { profile } from "./profile.ts";
import { purposeWords } from "./purposes.ts";
import { report } from "./report.ts";
import { ownTexts } from "./own-texts.ts";
import { reasons } from "./reasons.ts";
import { sourceWords } from "./source-words.ts";
import { screens } from "./screens/screens.ts";

/** All that Candor says itself, in English, to a reader of a profile, of a PDF and of the web interface. */
export const ENGLISH = {
  /** BCP 47. */
  language: "en",
  locale,
  formats,
  ...profile,
  ...purposeWords,
  sourceWords,
  ownTexts,
  reasons,
  report,
  screens,
};
