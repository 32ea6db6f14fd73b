import { cue, cueIn, cueWordsIn } from "../languages/cues.ts";
import { perLanguage } from "../languages/per-language.ts";

/** How one language speaks of those who found and head organisations. */
export interface FounderWords {
  /** What every sentence has from which something is read: a deed, or the post of a founder or head. */
  readonly any: RegExp;
  readonly auxiliary: RegExp;
  readonly auxiliaryAlone: RegExp;
  readonly deed: RegExp;
  readonly deedLast: RegExp;
  readonly founded: RegExp;
  readonly joint: RegExp;
  readonly led: RegExp;
  readonly by: RegExp;
  readonly with: RegExp;
  readonly founds: RegExp;
  readonly foundsOnly: RegExp;
  readonly town: RegExp;
  readonly again: RegExp;
  readonly againAlone: RegExp;
  readonly relative: RegExp;
  readonly its: RegExp;
  readonly head: RegExp;
  readonly toCome: RegExp;
  /** Capitalised words before a post that tell of whom somebody is one. */
  readonly group: RegExp;
  readonly compound: RegExp;
  readonly opening: RegExp;
  readonly kindBefore: RegExp;
  readonly joins: RegExp;
  /** The organisation stands before the post: "Corvane founder". */
  readonly before: boolean;
}

/** Its words, from the cues in its folder; patterns that match nothing if it has none. */
export const founderWordsOf = perLanguage((lang: string): FounderWords => {
  const deeds = `${cueIn(lang, "founded by")}|${cueIn(lang, "begun by")}|${cueIn(lang, "led by")}`;
  const heads = `${cueIn(lang, "posts of founders")}|${cueIn(lang, "chief executives")}`;
  const again = cueIn(lang, "organisations again");
  const auxiliary = cueIn(lang, "is founded");
  return {
    any: new RegExp(`${heads}|${deeds}|${cueIn(lang, "founds")}|${cueIn(lang, "founded last")}`, "iu"),
    auxiliary: new RegExp(`(?<!\\p{L})(?:${auxiliary})\\s$`, "iu"),
    auxiliaryAlone: new RegExp(`(?<!\\p{L})(?:${auxiliary})(?=\\s)`, "gu"),
    deed: new RegExp(`(?<![\\p{L}-])(?:${deeds})(?![\\p{L}-])`, "giu"),
    deedLast: new RegExp(`^[^.;:!?]{0,80}?\\s(${cueIn(lang, "founded last")})(?!\\p{L})`, "u"),
    founded: new RegExp(`^(?:${cueIn(lang, "founded by")})$`, "iu"),
    joint: new RegExp(`^(?:${cueIn(lang, "of several founders")})`, "iu"),
    led: new RegExp(`^(?:${cueIn(lang, "led by")})$`, "iu"),
    by: new RegExp(`(?<=\\s)(?:${cueIn(lang, "by a founder")})\\s`, "gu"),
    with: new RegExp(`(?<=\\s)(?:${cueIn(lang, "with a founder")})\\s`, "gu"),
    founds: new RegExp(`(?<![\\p{L}-])(?:${cueIn(lang, "founds")})(?![\\p{L}-])`, "gu"),
    foundsOnly: new RegExp(`^(?:${cueIn(lang, "founds only")})$`, "u"),
    town: new RegExp(`(?<!\\p{L})(?:${cueIn(lang, "founded places")})(?!\\p{L})`, "u"),
    again: new RegExp(`^(?:${again})(?!\\p{L})`, "u"),
    againAlone: new RegExp(`^(?:${again})$`, "u"),
    relative: new RegExp(`,?\\s(?:${cueIn(lang, "which was founded")})\\s?$`, "u"),
    its: new RegExp(`^(?:${cueIn(lang, "its founder")})$`, "u"),
    head: new RegExp(`(?<!\\p{L})(?:${heads})(?!\\p{L})`, "iu"),
    toCome: new RegExp(`(?<!\\p{L})(?:${cueIn(lang, "heads to come")})(?!\\p{L})`, "iu"),
    group: new RegExp(`^(?:${cueIn(lang, "groups of people")})$`, "u"),
    compound: new RegExp(`^(?<name>\\p{Lu}[\\p{L}\\d&.-]*)-(?<post>(?:${heads}))$`, "u"),
    opening: new RegExp(`^(?:${cueIn(lang, "opens before a year")})\\s(?:\\p{L}+\\s)?\\d{4},?\\s`, "u"),
    kindBefore: new RegExp(`^(?:${cueIn(lang, "calls a firm")})\\s(?=[\\p{Lu}«„"“])`, "u"),
    joins: new RegExp(`^(?:${cue("name joins")}|[-–])$`, "u"),
    before: cueWordsIn(lang, "organisations stand before posts").length > 0,
  };
});
