import type { SectionContext } from "./section.ts";
import { ENGLISH } from "./summary-english.ts";
import type { SummaryMessages } from "../presentation/summary-messages.ts";

/** The catalogue of the profile's language. */
export function messagesOf(subject: Pick<SectionContext, "messages">): SummaryMessages {
  return subject.messages ?? ENGLISH;
}
