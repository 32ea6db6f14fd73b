import { cue } from "../languages/cues.ts";
/** A firm's name ends with its legal form: "Taylor & Co of Loughborough" becomes "Taylor & Co". */
export function withoutTown(name: string): string {
  return name.replace(FIRM_OF_TOWN, "$1");
}

const FIRM_OF_TOWN = new RegExp(
  `^(.*\\s(?:${cue("ends a firm")})\\.?)\\s(?:${cue("before a town of a firm")})\\s\\p{Lu}.*$`,
  "u",
);
