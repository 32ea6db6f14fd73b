import type { Lexicon } from "../languages/words.ts";
import { genderOf } from "../sentences/gender.ts";
import type { TopicOptions } from "../sentences/owners.ts";
import { isOwnVoice, type TextOfPerson } from "../sentences/voice.ts";
import { ownersIn } from "./mentions.ts";

/** What is known of a text and the person it is read for, and how to read it. */
interface TextToRead extends TextOfPerson {
  readonly lexicon: Lexicon;
  /** The text tells of several people, so that for some facts it must be certain whom a sentence means. */
  readonly ofSeveral?: boolean;
  /** The person says all of it. */
  readonly isSpoken?: boolean;
  /** Somebody else wrote the text. */
  readonly byAnother?: boolean;
  /** Its running text, if it has a layout too. */
  readonly prose?: string;
}

/**
 * What decides whom the sentences of a text are about: whether the person speaks, their gender, and in a text that may be about
 * anybody, whom its names and pronouns mean. Every reader of sentences begins with this.
 */
export function knownOfText({
  text,
  subject,
  lexicon,
  about,
  ofSeveral = false,
  byAnother = false,
  isSpoken = false,
  prose = text,
}: TextToRead): TopicOptions {
  const own = isSpoken || (!byAnother && isOwnVoice({ text: prose, subject, about }, lexicon));
  return {
    about,
    ofSeveral,
    own,
    byAnother,
    gender: about && !own ? genderOf(prose, lexicon) : undefined,
    mentioned: about ? undefined : ownersIn(text, subject, lexicon.language.lang),
  };
}
