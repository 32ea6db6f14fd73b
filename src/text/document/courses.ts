import { cue } from "../languages/cues.ts";
import { isSchoolName } from "../people/naming.ts";
import type { Block } from "./block.ts";
import { isDegree } from "./degree.ts";
import { entriesOf } from "./entries.ts";
import { listOf } from "./lists.ts";
import type { PlacedBlock } from "./parts.ts";
import { splitOutsideBrackets } from "./pieces.ts";
import { schoolingOf } from "./schooling.ts";
import { isTold, type Told } from "./told.ts";

/** Whether a chapter about school is one of courses, by its heading or the label of its line: "Weiterbildung". */
export function isOfCourses(first: PlacedBlock | undefined): boolean {
  const heading = first?.block.label?.text ?? first?.under?.text ?? "";
  return COURSES.test(heading.replace(/[:：]\s*$/u, "").trim());
}

const COURSES = new RegExp(`^(?:${cue("courses in headings")})$`, "iu");

/** A course at a school that ends with a degree is studies, and any other ends with a certificate. */
export function coursesOf(blocks: readonly Block[]): Told[] {
  const schooling = entriesOf(blocks).filter(({ pieces }) => {
    const parts = pieces.flatMap((piece) => splitOutsideBrackets(piece, /,\s+/gu));
    return parts.some(({ text }) => isSchoolName(text)) && parts.some(({ text }) => isDegree(text));
  });
  const told = schoolingOf(schooling);
  return [
    ...told,
    ...listOf(
      "awards",
      blocks.filter((block) => !isTold(block, told)),
    ),
  ];
}
