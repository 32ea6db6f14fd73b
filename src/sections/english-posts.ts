import { english } from "./english-words.ts";
import { plainKey } from "../domain/plain-key.ts";
import { readPlace, spellOutStates } from "../matching/regions.ts";
import { isPlaceName } from "../text/places/towns.ts";
import { postInEnglish } from "./foreign.ts";
import { capitalized, inPlace, inSentence, IS_FORCE, isForeign, ONE_OFFICE, withArticle, withThe } from "./english.ts";
import { emphasize } from "../presentation/emphasis.ts";
import type { RoleFacts } from "../presentation/summary-messages.ts";

/** A post with its title in English if the translation is certain; `isQuoted` if the title is left as its source has it. */
export function inEnglish(role: RoleFacts): RoleFacts & { readonly isQuoted?: true } {
  const { title, company, lang } = role;
  const english = postInEnglish(title, company, lang);
  if (english !== undefined) {
    const isSaid = plainKey(title).includes(plainKey(company));
    return { ...role, title: english, company: isSaid ? "" : company, article: undefined };
  }
  return isForeign(title, lang) ? { ...role, isQuoted: true } : role;
}

/** A post with its article and its employer: "a site engineer at Huangpu Spans", "governor of Oklahoma", "on the staff of U.S. Senator …". */
export function postWords(told: RoleFacts, isEmphasized = false): string {
  const role = inEnglish(told);
  const { title, company } = role;
  const emphasis = isEmphasized ? emphasize : (text: string) => text;
  if (role.isQuoted) return `“${emphasis(title)}”${behindTitle(role)}`;
  if (/^(?:staff|staffer|staff member)$/iu.test(title) && IS_OFFICIAL.test(company))
    return `on the ${emphasis("staff")} of ${bodyName(company)}`;
  const seat = /^member$/iu.test(title) ? STATE_SEATS.find(([body]) => body.test(company))?.[1] : undefined;
  if (seat !== undefined) return `a ${emphasis(seat)}`;
  const behind = behindTitle(role);
  const post = withArticle(title.replace(IS_FACULTY, "$& member"), behind, role.article);
  const [, article = "", noun = post] = /^(an? |the )?(.+)$/su.exec(post) ?? [];
  return `${article}${emphasis(noun)}${behind}`;
}

/** People belong to a faculty; nobody is one. */
const IS_FACULTY = /^(?:(?:visiting|adjunct|affiliated?|core|clinical|part-time|full-time) )?faculty$/iu;

/** "member of the State senate" without the state. */
const STATE_SEATS: readonly (readonly [RegExp, string])[] = [
  [/^state senate$/iu, "state senator"],
  [/^state house of (?:representatives|delegates)$/iu, "state representative"],
];

/** An employer as a newspaper writes its name: "the New Mexico Public Regulation Commission", "U.S. Senator Harry Reid of Nevada". */
export function bodyName(company: string): string {
  const name = spellOutStates(company)
    .replace(NATIONAL_MEMBER, "U.S. ")
    .replace(/^(?:State|Territorial) (?=\p{Ll})/u, (word) => word.toLowerCase())
    .replace(/^(\p{Lu}[^,]*), [^,]+, (?=.*\b(?:council|board|court|commission|committee)\b)/u, "$1 ");
  const isNamed = /^\p{Lu}/u.test(name) && LOWER_BODY.test(name);
  return isNamed ? name.replace(/(?<= )(?!(?:of|and|the|for|in|on|at|to)\b)\p{Ll}/gu, (at) => at.toUpperCase()) : name;
}

const NATIONAL_MEMBER = new RegExp(
  String.raw`^(?:${english("nation in names")}) (?=(?:${english("members of a chamber")}) )`,
  "u",
);
const LOWER_BODY = new RegExp(String.raw`\b(?:${english("bodies in small letters")})\b`, "u");

/** An office holder as an employer: people are on their staff, assistants to them. */
const IS_OFFICIAL = new RegExp(
  String.raw`^(?:(?:${english("nation in names")}|${english("nation in short")}|State) )?(?:${english("office holders")})\b(?! (?:Library|Commission|School|University|College))`,
  "u",
);
/** Titles that include the place: "U.S. Senator", "Governor of Maine", "President of the United States". */
const SAYS_WHERE = new RegExp(
  String.raw`^(?:${english("nation in short")}|US) |^(?:${english("nation in names")}) (?!attorney|marshal|judge|commissioner)|\b(?:of|for|to) (?:the )?\p{Lu}`,
  "u",
);
/** Members, heads and servants of a body are "of" it, not "at" it. */
const OF_BODY = new RegExp(
  String.raw`^(?:co-)?founder\b|\b(?:${english("posts of a body")})$|^(?:co-?)?(?:owner|organi[sz]er)$`,
  "iu",
);
/** Places where people are "at", whatever they do: a fellow at a university, a chair at a hospital. */
const IS_CAMPUS =
  /^(?!chartered |royal )(?:.*\b)?(?:universit\p{L}+|college|school|institute|hospital|laborator\p{L}+)\b/iu;
/** Posts of which a campus has many; its president and trustees are "of" it. */
const AT_CAMPUS =
  /\b(?:fellow|member|chair(?:man|woman|person)?|dean|partner|(?<!honorary |hon |general )secretary|founder|judge|speaker)$/iu;
const HEADS_FUND = /^(?:(?:artistic|executive|medical|music|scientific|technical) )?director$/iu;
const IS_FUND = new RegExp(String.raw`\b(?:${english("bodies like funds")})\b`, "iu");
/** Bodies whose vice presidents are elected, not employed. */
const IS_OF_MEMBERS = new RegExp(String.raw`\b(?:${english("bodies of members")})\b`, "iu");
/** Bodies headed by one director. */
const HAS_DIRECTOR = new RegExp(String.raw`\b(?:${english("bodies with a director")})\b`, "iu");
/** Bodies whose fellows are members of a profession and have no post there. */
const IS_PROFESSION = /^(?:the )?(?:\p{Lu}\p{L}+ )?Institut(?:e|ion) of (?!.*\buniversity\b)/u;
/** Ranks, held "in" a force. */
const OF_FORCES = new RegExp(
  String.raw`^(?:(?:brigadier|major|lieutenant|first|second|staff|master) )*(?:${english("ranks")})$`,
  "iu",
);

/** Self-employed professions: if the employer is a town, they practise "in" it. */
const HAS_PRACTICE = /^(?:notary|lawyer|doctor|general practitioner|architect|tax adviser|pharmacist)$/u;
const IS_BASE = /\b(?:AFB|base|camp|barracks|station|headquarters|yards?)\b/iu;
/** Their surgeons are no officers. */
const IS_HOSPITAL = /\b(?:hospital|infirmary|clinic)\b/iu;

/** A leader of a chamber, and the chamber: the title includes it. */
const OF_CHAMBER = new RegExp(String.raw`^(?:${english("chambers")}) `, "u");
const IS_CHAMBER = new RegExp(String.raw`^(?:${english("nation in names")}) (?:${english("chambers")})`, "u");

const DEPARTMENTS = /^(?:Treasury|Interior|Navy|Army|Air Force)\b/u;

/** The words after a title: "at" an employer, "of" a body, "in" a force or a cabinet, "to" an office holder, or "for" the state of the seat. */
function behindTitle({ title, company, lang, isOffice, state }: RoleFacts): string {
  const seat = state === undefined ? "" : ` for ${state}`;
  const isSaid = company === "" || plainKey(title).includes(plainKey(company));
  const isChamber = OF_CHAMBER.test(title) && IS_CHAMBER.test(company);
  if (isSaid || isChamber || (isOffice && SAYS_WHERE.test(title) && !/^Cabinet\b/u.test(company))) return seat;
  if (company === "private practice") return " in private practice";
  const name = lang === undefined || lang === "en" ? bodyName(company) : capitalized(bodyName(company));
  if ((lang ?? "en") === "en" && /^(?:Cabinet(?: of\b|$)|administrations?\b)/u.test(company)) return ` in the ${name}`;
  if (/^member$/iu.test(title)) return ` of ${withThe(name)}`;
  if (/\bsecretary$/iu.test(title) && DEPARTMENTS.test(name)) return ` of the ${name}`;
  const isForce =
    (OF_FORCES.test(title) && !IS_BASE.test(company) && !IS_HOSPITAL.test(company)) ||
    (IS_FORCE.test(company) && !IS_CAMPUS.test(company));
  if (isForce) return ` in ${/^the /iu.test(name) ? "" : "the "}${name}`;
  if (IS_OFFICIAL.test(company.replace(/^the /u, "")))
    return ` to ${/^\p{L}+(?: General)?(?:$| of )/u.test(name) ? "the " : ""}${name}`;
  const isOne =
    isOffice ||
    ONE_OFFICE.test(`${title} of `) ||
    (/^director$/iu.test(title) && HAS_DIRECTOR.test(company)) ||
    (HEADS_FUND.test(title) && IS_FUND.test(company)) ||
    (/^vice[- ](?:president|chair\p{L}*)$/iu.test(title) && IS_OF_MEMBERS.test(company)) ||
    (/\b(?:fellow|member)$/iu.test(title) && IS_PROFESSION.test(company)) ||
    (OF_BODY.test(title) && !(IS_CAMPUS.test(company) && AT_CAMPUS.test(title)));
  if (!isOne && /^(?:State|City|County|Commonwealth) of /u.test(company)) return ` for the ${name}`;
  const isPlace = readPlace(company).town === undefined;
  if (isPlace)
    return `${isOne || /\bdistrict$/u.test(title) ? " of" : " in"} ${inPlace(name.replace(/^state of /iu, ""))}`;
  const isAbroad = lang !== undefined && lang !== "en";
  if ((HAS_PRACTICE.test(title) || isAbroad) && !isOne && isPlaceName(company)) return ` in ${name}`;
  // "collector of customs of the port of Mobile", "supervisor of the town of Delhi".
  if (
    (lang ?? "en") === "en" &&
    /^(?!the )\p{Ll}/u.test(company) &&
    !/\b(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|co)\b/iu.test(company)
  )
    return ` of ${/^(?:the |customs|labor|education|schools)\b/u.test(name) ? "" : "the "}${name}`;
  if (isOne) return ` of ${withThe(name)}`;
  // "was associate director, manufacturing operations, at Elmgate": a department goes between commas.
  return `${inSentence(title).includes(",") ? ", at" : " at"} ${withThe(name)}`;
}
