import { BOARD_ROLES, BOARD_ROLES_ALONE, BOARDS_OF_OTHERS, JOINS_TWO_TITLES } from "./board-role-words.ts";

/**
 * People who sit on a board or are directors of a company in law, as parts of a pattern over a lower-case title. Ranks of employees are
 * left out: the managing director of a bank, the director of a film.
 */
const ROLE = whole(BOARD_ROLES);
/** Titles that name a seat only if nothing else surrounds them: "Chair", but not "Chair maker" or "Chair in Physics". */
const ROLE_ALONE = new RegExp(`^(?:${BOARD_ROLES_ALONE})$`, "u");
const OTHER_BODY = whole(BOARDS_OF_OTHERS);
/** Joins two roles of one title: "Founder and Chairman". */
const JOINS = new RegExp(` (?:${JOINS_TWO_TITLES}|&|/) |/`, "u");

/**
 * Whether a post is a seat on a board or a directorship of a company in law.
 *
 * @param title as in the profile
 * @param bodies where it is held, and its parts
 */
export function isBoardRole(title: string, bodies: readonly string[]): boolean {
  const names = title.normalize("NFC").toLowerCase();
  // If the title names the board, it does not matter whose board it is: universities have one too.
  if (ROLE.test(names)) return !OTHER_BODY.test(names);
  const elsewhere = [names, ...bodies.map((body) => body.normalize("NFC").toLowerCase())];
  return (
    names.split(JOINS).some((role) => ROLE_ALONE.test(role.trim())) && !elsewhere.some((each) => OTHER_BODY.test(each))
  );
}

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, "u");
}
