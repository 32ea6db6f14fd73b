/**
 * Sentences that the service writes into fields of a profile. The wire has them in English and without codes, so each stands here once: for
 * the section that writes it, and for whoever tells it in another language.
 */
export interface SentenceForm {
  /** @param values what varies, in order */
  write(...values: readonly (string | number)[]): string;
  /** What varies in a text of this form; `undefined` for any other text. */
  read(text: string): readonly string[] | undefined;
}

/** @param form the sentence, in which `…` stands for a text and `#` for a number */
function sentenceOf(form: string): SentenceForm {
  const parts = form.split(/([…#])/u);
  const source = parts.map((part) => (part === "…" ? "(.*)" : part === "#" ? "(\\d{1,9})" : escaped(part))).join("");
  const pattern = new RegExp(`^${source}$`, "su");
  return {
    write: (...values) => {
      let at = 0;
      return parts.map((part) => (part === "…" || part === "#" ? String(values[at++]) : part)).join("");
    },
    read: (text) => pattern.exec(text)?.slice(1),
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** Of people in the same circles: an employer or a body, or several. */
export const BOTH_WORK = sentenceOf("Both work at …");
export const BOTH_SIT = sentenceOf("Both sit on the …");
/** The last of several employers or bodies, and how many are not named. */
export const MORE_SEATS = sentenceOf("# more");
export const SEATS_AND_MORE = sentenceOf("… and # more");

/** Behind the quotation of somebody who tells of a pastime. */
export const ONE_MORE_TELLS = sentenceOf("… One more post or page tells of it.");
export const MORE_TELL = sentenceOf("… # more posts or pages tell of it.");

/** A habit, in how many posts it shows, of how many. */
export const HABIT_IN_POSTS = sentenceOf("… (# of # posts)");
/** Between that and quotations. */
export const FOR_EXAMPLE = " For example ";
/** Behind quotations, if there are few posts. */
export const WEAK_EVIDENCE = sentenceOf(" Weak evidence: # posts.");

/** What an advice rests on. */
export const HABIT_OF_POSTS = sentenceOf("… in # of # posts");

/** What somebody was at an event: begins its description. */
export const EVENT_ROLES = ["Performer", "Organizer", "Attendee"] as const;
