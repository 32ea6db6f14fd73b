import type { Chapter } from "../../../text/document/chapters.ts";

/** What is said of the person in a line: it opens no chapter. */
export const FACTS: ReadonlySet<Chapter> = new Set([
  "name",
  "birth",
  "birthPlace",
  "location",
  "nationality",
  "phone",
  "email",
  "gender",
]);
/** Under these heads, as under none, stand a person's own name and addresses. */
export const OWN: ReadonlySet<Chapter> = new Set<Chapter>(["contact", "profile"]).union(FACTS);
