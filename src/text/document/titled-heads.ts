import { commonSexOf } from "../../names/given-names.ts";
import { cue } from "../languages/cues.ts";
import type { Block } from "./block.ts";
import { chapterOf, isCareerChapter } from "./chapters.ts";
import { contradicts, namingIn, personIn, type Sought } from "./named.ts";

/** What a CV is called above everything else: "Curriculum vitae", "Tabellarischer Lebenslauf". */
export const CV_TITLE = new RegExp(
  `(?<!\\p{L})(?:${cue("calls a CV")}|${cue("calls a CV or somebody")})(?!\\p{L})`,
  "iu",
);

/**
 * "About Roderick Pell", recognised by a common given name or by the chapters of a career below: firms have sections
 * about themselves too.
 */
export function personToldAbout({ kind, text }: Block, next: Block | undefined): ReturnType<typeof personIn> {
  const name = kind === "heading" ? ABOUT.exec(text)?.[1] : undefined;
  const isCareer = next?.kind === "heading" && isCareerChapter(chapterOf(next.text));
  const person = name === undefined || (commonSexOf(name) === null && !isCareer) ? undefined : personIn(name);
  return person && { ...person, titled: true };
}

const ABOUT = new RegExp(`^(?:${cue("about somebody")})\\s(\\p{Lu}.*)$`, "iu");

/** "Curriculum vitae of Roderick Pell". */
export function personInCvTitle({ kind, text }: Block): ReturnType<typeof personIn> {
  const behind = kind === "heading" ? text.slice(CV_TITLE.exec(text)?.[0].length ?? text.length) : "";
  const name = /^(?:\s+\p{Ll}{1,4})?\s+(\p{Lu}.*)$/u.exec(behind)?.[1];
  const person = name === undefined || !CV_TITLE.test(text) ? undefined : personIn(name);
  return person && { ...person, titled: true };
}

/**
 * "Roderick Pell" over "After studying at Globex, he founded …": a common given name and a surname, if the person is
 * not named below.
 */
export function isOthersHeading({ kind, text }: Block, name: string, next: Block | undefined, sought: Sought): boolean {
  return (
    kind === "heading" &&
    text === name &&
    commonSexOf(name) !== null &&
    contradicts(name, sought) &&
    next !== undefined &&
    next.kind !== "heading" &&
    namingIn(next.text, sought) === undefined
  );
}
