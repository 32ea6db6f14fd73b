import { cue } from "../languages/cues.ts";
/** Behind its legal form a firm's name is over: "Taylor & Co of Loughborough" is "Taylor & Co". */
export function withoutTown(name: string): string {
  return name.replace(FIRM_OF_TOWN, "$1");
}

const FIRM_OF_TOWN = new RegExp(
  `^(.*\\s(?:${cue("ends a firm")})\\.?)\\s(?:${cue("before a town of a firm")})\\s\\p{Lu}.*$`,
  "u",
);
