import type { AssertionOf } from "../assertion.ts";
import { cue } from "../languages/cues.ts";

type SaidJob = AssertionOf<"experience">;

/** "lid van de Raad van Toezicht": a board belongs to the organisation whose page it is. */
export function atTheWhole(said: SaidJob, organisation: string | undefined): SaidJob {
  const { quote, value } = said;
  const { title, company } = value;
  if (organisation === undefined || title === undefined || !BOARD.test(company)) return said;
  const [from, at] = [quote.indexOf(title), quote.indexOf(company)];
  if (from < 0 || at < from || at - from - title.length > MAX_TO_BOARD) return said;
  return { ...said, value: { ...value, title: quote.slice(from, at + company.length), company: organisation } };
}

/** "Board of Directors", "Aufsichtsrat": a body that every organisation has. */
export function isBoard(name: string): boolean {
  return BOARD.test(name);
}

const BOARD = new RegExp(`^(?:${cue("boards")})$`, "iu");
/** "of the ", "van de ", in UTF-16 units. */
const MAX_TO_BOARD = 12;

/** "Director General for Eastern Europe and Eurasia": what somebody is responsible for. */
export function isRegion(name: string): boolean {
  return REGION.test(name);
}

const REGION = new RegExp(
  `^(?:(?:${cue("parts of continents")})[\\s-])*(?:${cue("continents")})(?:\\s(?:&|\\p{Ll}+)\\s(?:(?:${cue("parts of continents")})[\\s-])*(?:${cue("continents")}))*$`,
  "u",
);
