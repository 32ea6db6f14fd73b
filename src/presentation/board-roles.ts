/**
 * How each language names those who sit on a board or direct a company in law, as parts of a pattern over a title in small letters. An
 * employee's rank is none of them, so that what many employees are called too is left out: the managing director of a bank, the
 * director of a film, the executive director of a charity.
 */
const BOARD_ROLES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "board (?:member|director|chair|chairman|chairwoman|chairperson|trustee)",
    "member(?: of|,) (?:the )?(?:supervisory |executive |management )?board(?: of (?:directors|trustees|governors|managers))?",
    "member of the board",
    "(?:non-executive|nonexecutive|independent|company|statutory) director",
    "(?:chair|chairman|chairwoman|chairperson) of the (?:supervisory )?board",
    "(?:chairman|chairwoman|chairperson) of",
    "chairman emeritus",
  ],
  de: [
    "(?:mit|allein)?geschäftsführer(?:in)?",
    "vorstandsmitglied",
    "mitglied (?:des|im) (?:vorstand|vorstands|aufsichtsrat|aufsichtsrats|verwaltungsrat|verwaltungsrats)",
    "aufsichtsratsmitglied|aufsichtsrat|aufsichtsrätin|verwaltungsratsmitglied|verwaltungsrat|verwaltungsrätin",
    "(?:vorstands|aufsichtsrats|verwaltungsrats)vorsitzender?",
    "vorsitzender? des (?:vorstands|aufsichtsrats|verwaltungsrats)",
  ],
  fr: [
    "administrat(?:eur|rice) (?:indépendante?|non exécutive?|de sociétés?)",
    "(?:membre|présidente?) du (?:conseil d['’]administration|conseil de surveillance|directoire)",
  ],
  es: [
    "consejer[oa] (?:delegad[oa]|independiente|dominical)",
    "administrador(?:a)? (?:únic[oa]|solidari[oa])",
    "(?:miembro|president[ea]) del consejo de administración",
  ],
  it: ["consigliere di amministrazione|amministratore unico", "(?:membro|presidente) del consiglio di amministrazione"],
  pt: ["administradora? não executiv[oa]", "(?:membro|presidente) do conselho de administração"],
  nl: ["lid van de raad van (?:bestuur|commissarissen)", "voorzitter van de raad van (?:bestuur|commissarissen)"],
  pl: ["(?:członek|członkini) (?:zarządu|rady nadzorczej)", "prezes(?:ka)? zarządu"],
  lt: ["(?:valdybos|stebėtojų tarybos) (?:narys|narė|pirmininkas|pirmininkė)"],
  sv: ["styrelseledamot|styrelseordförande"],
  ru: ["(?:член|председатель) совета директоров"],
};

/** Titles that name a seat only where nothing else stands beside them: "Chair", and not "Chair maker" or "Chair in Physics". */
const BOARD_ROLES_ALONE: Readonly<Record<string, readonly string[]>> = {
  en: [
    "(?:executive |non-executive |deputy |vice[- ]|founding )?(?:chair|chairman|chairwoman|chairperson)",
    "(?:independent |founding |charity )?trustee(?: of .+)?",
  ],
  fr: ["administrat(?:eur|rice)"],
  es: ["consejer[oa]"],
};

/** Boards that direct nothing, and parts of parliaments, parties and universities, whose chairs direct no company. */
const OTHER_BODIES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "advisory|editorial|committee|subcommittee|caucus|conference",
    "department|faculty|university|college|professor",
  ],
  de: ["parlamentarischer?|fraktion|ausschuss|lehrstuhl|fakultät|universität"],
  fr: ["département|faculté|université|consultatif"],
};

const ROLE = whole(BOARD_ROLES);
const ROLE_ALONE = new RegExp(`^(?:${alternatives(BOARD_ROLES_ALONE)})$`, "u");
const OTHER_BODY = whole(OTHER_BODIES);
/** Joins two roles of one title: "Founder and Chairman". */
const JOINS = / (?:and|und|et|y|&|\/) |\//u;

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

function alternatives(words: Readonly<Record<string, readonly string[]>>): string {
  return Object.values(words).flat().join("|");
}

function whole(words: Readonly<Record<string, readonly string[]>>): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(words)})(?![\p{L}\p{N}])`, "u");
}
