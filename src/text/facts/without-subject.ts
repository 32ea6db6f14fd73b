import type { Assertion } from "../assertion.ts";
import { cue, cueWords } from "../languages/cues.ts";
import { isCompanyName, isSchoolName } from "../people/naming.ts";
import type { Topic } from "../sentences/owners.ts";

/**
 * "Based in Glasgow, Ada Finch is": the place ends at the comma before the person's name. "Ada Finch of Corvane
 * Instruments has won": the employer begins after it; nothing is said if what follows is no name of an employer.
 */
export function withoutSubject(said: Assertion, words: Topic["words"]): Assertion | undefined {
  if (said.property === "experience") {
    const title = titleBehindName(said.value.title ?? "", words);
    if (title !== undefined) return withoutSubject({ ...said, value: { ...said.value, title } }, words);
    const parts = said.value.company.split(" ");
    const joint = parts.findIndex((part) => JOINS.has(part));
    if (joint < 2 || !parts.slice(0, joint).every((part) => words.has(part.toLowerCase()))) return said;
    const company = parts.slice(joint + 1).join(" ");
    return isCompanyName(company) || isSchoolName(company) ? { ...said, value: { ...said.value, company } } : undefined;
  }
  if (said.property !== "location" && said.property !== "birthPlace") return said;
  const parts = said.value.split(", ");
  const at = parts.findIndex((part, index) => index > 0 && words.has(part.split(" ")[0]?.toLowerCase() ?? ""));
  return at < 0 ? said : { ...said, value: parts.slice(0, at).join(", ") };
}

/** "I am Ada Finch, a librarian at": the post begins behind the person's own name. */
function titleBehindName(title: string, words: Topic["words"]): string | undefined {
  const comma = title.indexOf(", ");
  if (comma < 0) return undefined;
  const isName = title
    .slice(0, comma)
    .split(" ")
    .every((part) => words.has(part.toLowerCase()));
  const behind = title.slice(comma + 2).replace(ARTICLE, "");
  return isName && behind !== "" ? behind : undefined;
}

const ARTICLE = new RegExp(`^(?:${cue("articles behind a name")})\\s+`, "u");

/** "of", "for", "de". */
const JOINS = cueWords("name joins");
