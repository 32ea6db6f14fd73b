import type { Chapter } from "../../../text/document/chapters.ts";

/** Facts about the person that fit on one line: these headings open no chapter. */
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
/** Under these headings, as above all headings, are the person's own name and contact data. */
export const OWN: ReadonlySet<Chapter> = new Set<Chapter>(["contact", "profile"]).union(FACTS);
