import { ENGLISH } from "../en/english.ts";
import type { Words } from "../words.ts";
import { formats, locale } from "./formats.ts";
import { profile } from "./profile.ts";
import { purposeWords } from "./purposes.ts";
import { report } from "./report.ts";
import { ownTexts } from "./own-texts.ts";
import { reasons } from "./reasons.ts";
import { sourceWords } from "./source-words.ts";
import { accounts } from "./screens/accounts.ts";
import { around } from "./screens/around.ts";
import { bulk } from "./screens/bulk.ts";
import { history } from "./screens/history.ts";
import { lookup } from "./screens/lookup.ts";
import { people } from "./screens/people.ts";

/**
 * The words of the web interface and the report in French. The desk, the letters and the access copy have files of
 * their own; the command line is in English only.
 */
export const FRENCH: Words = {
  ...ENGLISH,
  language: "fr",
  locale,
  formats,
  ...profile,
  ...purposeWords,
  sourceWords,
  ownTexts,
  reasons,
  report,
  screens: { ...around, ...bulk, ...accounts, ...people, ...history, ...lookup },
};
