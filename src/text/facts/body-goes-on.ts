import { cue } from "../languages/cues.ts";

/** " on Maternal Care" behind "the Halden Council": what a body is about belongs to its name; "" if nothing does. */
export function whatItIsAbout(name: string, behind: string): string {
  return GOING_ON.test(name) ? (ABOUT.exec(behind)?.[0] ?? "") : "";
}

const GOING_ON = new RegExp(`\\s(?:${cue("bodies that go on")})$`, "u");

const ABOUT = new RegExp(
  `^ (?:${cue("about in bodies")}) (?:(?:${cue("articles of employers")}) )?\\p{Lu}[\\p{L}'’-]+(?: (?:and |of )?\\p{Lu}[\\p{L}'’-]+){0,4}`,
  "u",
);
