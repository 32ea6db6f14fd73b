import { ROLE_NOUN } from "../text/tokens/role-nouns.ts";
import { companyKey } from "../domain/company.ts";
import { plainKey } from "../domain/plain-key.ts";
import type { ClaimSet } from "./claim-set.ts";
import { IS_FORCE } from "./english.ts";
import { isBodyWord } from "./foreign.ts";
import { mergeRoles, type Role } from "./roles.ts";
import { sureRole } from "./sure.ts";

/**
 * The roles that a sentence can tell, in their order: what a person is, not what they do ("writes a monthly column"), and of two ways
 * to write one post the first.
 */
export function toldRoles(claims: ClaimSet): readonly Role[] {
  const known = told.get(claims);
  if (known !== undefined) return known;
  const roles = mergeRoles(claims)
    .flatMap((role) => sureRole(role, claims) ?? [])
    .filter(
      ({ title, company }) =>
        title === undefined || (isPost(title) && isRank(title, company) && !HOLDS_YEARS.test(company)),
    );
  const each = roles.filter((role, at) => !roles.slice(0, at).some((other) => isSaidBy(other, role)));
  told.set(claims, each);
  return each;
}

const told = new WeakMap<ClaimSet, readonly Role[]>();

/** An employer that was cut with its years: "Termite Ecology (2019→)". */
const HOLDS_YEARS = /\(\d{4}|[→;]|^\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*(?: \d{4})?$/u;

/** Privates serve in forces: anywhere else the word is that of "private patients" and "private clients". */
function isRank(title: string, company: string): boolean {
  return !/^private$/iu.test(title) || IS_FORCE.test(company);
}

/** Whether a title names somebody: a verb at its head, a clause about them, or the name of a thing or a body, names nobody. */
export function isPost(title: string): boolean {
  if (
    /\b(?:who|which)\b|, and [a-z]+s |;|^(?:on|in|at|for|with|of) /u.test(title) ||
    IS_BODY.test(title) ||
    isBodyWord(title)
  )
    return false;
  if (DOES_THIS.test(title) || IS_ROOM.test(title)) return false;
  if (ROLE_NOUN.test(title) || AGENT.test(title)) return true;
  return !DOES.test(title);
}

/** What people sit on, read or stand as: none of them is one. */
const IS_BODY =
  /^(?:einkauf|vertrieb|verkauf|buchhaltung|personalabteilung|logisti[kc]s?|sales|finance|engineering|operations|purchasing|procurement|accounting|marketing|compras|ventas|achats|ventes|acquisti|vendite)$|\b(?:board|panel|committee|magazine|bulletin)$|\bnewsletter\b|^(?:independent|freelancing)$|^(?!.*\b(?:of|for)\b).*(?:\b(?:group|team|network|forum|jury)|(?:apprentice|trainee|intern|fellow|chairman|director|scholar|lecture|professor|curator)ship)$/iu;

/** "lead the accessibility guild", "teaches for free": a verb with what belongs to it. */
const DOES_THIS =
  /^(?:previously|currently|formerly|teaches|coaches|writes|works|serves|runs|sings|plays|sits|drives|lectures|helps|leads|manages|organi[sz]es|looks|named|taught)\b|\b(?:endowed by|with effect)\b|^\p{Ll}+ (?:the|an?|my|our|his|her|their) /u;

/** "Fine Arts 214": where somebody is found. */
const IS_ROOM = /^(?!.*\b(?:grade|class|year|level|band|key stage|local)\b).*\s[A-Z]?\d{2,4}[a-z]?$/iu;

/** How nouns of posts end. */
const AGENT = /(?:ist|ian|[tdnklr]er|[ts]or|man|woman|person|ee)(?:$|[,(])/u;

/** What a person does or did, as prose has it: in small letters, and with no noun of a post behind it. */
const DOES =
  /^(?:[a-z]+(?:ed|ing)\b|(?:teach|write|work|serve|run|sat|ran|drove|sold|flew|sang|kept|held|led|taught|wrote|command)\b|(?:teach|coach)es\b|(?:write|work|serve|run|sing|play|sit|drive|lecture)s\b|[a-z]+s(?:$| (?:an?|the|in|on|at|of|with|his|her|their)\b)|(?:observership|internship|fellowship|residency|secondment)\b)/u;

/** Whether one role says of the same time and employer what another says: "CFO" and "chief financial officer". */
function isSaidBy(said: Role, role: Role): boolean {
  if (said.title === undefined || role.title === undefined || said.current !== role.current) return false;
  const [a, b] = [companyKey(said.company), companyKey(role.company)];
  const isSameEmployer =
    a === b || [a, b].some((one, at) => one.startsWith(`${[b, a][at]} `) || one === `university of ${[b, a][at]}`);
  const isSameTime = said.from === undefined || role.from === undefined || said.from === role.from;
  const [one, two] = [spellOut(said.title), spellOut(role.title)];
  return (
    isSameEmployer &&
    isSameTime &&
    (one === two ||
      (said.current === true &&
        (one.startsWith(two) || two.startsWith(one) || (HEADS_FIRM.test(one) && HEADS_FIRM.test(two)))))
  );
}

/** "Managing Director / Chief Executive": one post of two names. */
const HEADS_FIRM = /^(?:group )?(?:managing director|chief executive(?: officer)?|ceo|md)$/u;

function spellOut(title: string): string {
  return plainKey(title).replace(/\bc([efot])o\b/u, (_, letter: string) => CHIEFS[letter] ?? "");
}

const CHIEFS: Readonly<Record<string, string>> = {
  e: "chief executive officer",
  f: "chief financial officer",
  o: "chief operating officer",
  t: "chief technology officer",
};
