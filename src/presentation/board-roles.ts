import { BOARD_ROLES, BOARD_ROLES_ALONE, BOARDS_OF_OTHERS, JOINS_TWO_TITLES } from "./board-role-words.ts";

/**
 * Those who sit on a board or direct a company in law, as parts of a pattern over a title in small letters. An employee's rank is none
 * of them, so that what many employees are called too is left out: the managing director of a bank, the director of a film.
 */
const ROLE = whole(BOARD_ROLES);
/** Titles that name a seat only where nothing else stands beside them: "Chair", and not "Chair maker" or "Chair in Physics". */
const ROLE_ALONE = new RegExp(`^(?:${BOARD_ROLES_ALONE})$`, "u");
const OTHER_BODY = whole(BOARDS_OF_OTHERS);
/** Joins two roles of one title: "Founder and Chairman". */
const JOINS = new RegExp(` (?:${JOINS_TWO_TITLES}|&|/) |/`, "u");

/**
 * Whether a post is a seat on a board, or directs a company in law.
 *
 * @param title as the profile has it
 * @param bodies where it is held, and its parts
 */
export function isBoardRole(title: string, bodies: readonly string[]): boolean {
  const names = title.normalize("NFC").toLowerCase();
  // Where the title names the board it does not matter whose it is: a university has one as well.
  if (ROLE.test(names)) return !OTHER_BODY.test(names);
  const elsewhere = [names, ...bodies.map((body) => body.normalize("NFC").toLowerCase())];
  return (
    names.split(JOINS).some((role) => ROLE_ALONE.test(role.trim())) && !elsewhere.some((each) => OTHER_BODY.test(each))
  );
}

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, "u");
}
