import { formats, locale } from "./formats.ts";
import { profile } from "./profile.ts";
import { purposeWords } from "./purposes.ts";
import { report } from "./report.ts";
import { ownTexts } from "./own-texts.ts";
import { reasons } from "./reasons.ts";
import { sourceWords } from "./source-words.ts";
import { screens } from "./screens/screens.ts";

/** Everything that Candor itself says to readers of a profile, of a PDF and of the web interface, in English. */
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
