import { isCompanyName } from "../people/naming.ts";

/** Whether a line ends as a sentence does, and not as "Kestrel Works Inc." */
export function endsAsSentence(text: string): boolean {
  return /[.!?]$/u.test(text) && !(isCompanyName(text) && /[\s,]\p{Lu}\p{L}{0,4}\.$/u.test(text));
}
