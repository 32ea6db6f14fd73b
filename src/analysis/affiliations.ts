import { existsSync } from "node:fs";
import type { EducationValue, ExperienceValue, MembershipValue } from "../domain/claim.ts";
import { readWordList } from "../lists/word-list.ts";
import { cue } from "../text/languages/cues.ts";
import { LANGUAGES } from "../text/languages/languages.ts";
import { analysisList } from "./lists.ts";

/**
 * Whether belonging to a body tells of belief, politics, a union, health or orientation. It depends on the body and on what somebody is there:
 * an elder of a church belongs to it, its accountant need not. The words are in the languages' folders (`affiliations.txt`), those of languages
 * without a folder in `lists/affiliations.txt`, proper names in `lists/parties-and-unions.txt`.
 *
 * | heading | what its words are |
 * |---|---|
 * | `parties`, `unions`, `faith`, `self-help` | bodies that have members; who is there in another role than a paid post belongs to them |
 * | `health causes` | bodies for people with an illness, which others work for, too; only `roles of patients` belong to them |
 * | `no such bodies` | what makes a name with such a word another body: a bank, a school, a firm |
 * | `roles of members` | what somebody is who belongs to a body; outweighs a paid post |
 * | `paid posts` | what such bodies employ people for |
 * | `studies of a faith` (only in `lists/affiliations.txt`) | schools at which a faith trains its own, and the office that they train for |
 */
interface AffiliationWords {
  readonly bodies: Finder;
  readonly causes: Finder;
  readonly others: Finder;
  readonly members: Finder;
  readonly patients: Finder;
  readonly posts: Finder;
  readonly studies: Finder;
}

type Finder = (text: NamedBody) => boolean;

/** A longer name is a text; in UTF-16 code units. */
const MAX_LENGTH = 300;

/** Whether a membership reveals belief, politics, union membership, health or orientation. */
export function isSpecialAffiliation({ organization, parent = "", role = "" }: MembershipValue): boolean {
  const texts = [organization, parent, role].map(readable);
  const { bodies, causes, others } = wordsOnce();
  return texts.some((text) => (bodies(text) || causes(text) || WIDE.test(text.small)) && !others(text));
}

/**
 * The same for a membership that was read as a job ("elder of the Alder Methodist Church"). Who has a paid post at such a body need not share its
 * cause; who has a role that is neither, or none that is known, is taken for a member.
 */
export function isSpecialMember({ title = "", company }: ExperienceValue): boolean {
  const [role, body] = [readable(title), readable(company)];
  const { bodies, causes, others, members, patients, posts } = wordsOnce();
  if (others(body)) return false;
  if (bodies(body)) return members(role) || !posts(role);
  if (WIDE.test(body.small) || isInitials(body)) return members(role);
  if (causes(body)) return patients(role);
  return members(role) && !posts(role) && bodies(role);
}

/** The same for studies: at a school of a faith for its own, or for an office in it ("Rabbinic ordination"). */
export function isSpecialStudy({ school, degree = "" }: EducationValue): boolean {
  const { studies } = wordsOnce();
  return studies(readable(school)) || studies(readable(degree));
}

/** The same for a line with a post and a body ("Elder at the Alder Methodist Church", "Elder, Alder Methodist Church"). */
export function isSpecialTitle(line: string): boolean {
  const [, title, company] = POST_AND_BODY.exec(line.slice(0, MAX_LENGTH)) ?? [];
  return title !== undefined && company !== undefined && isSpecialMember({ title, company });
}

const POST_AND_BODY = new RegExp(
  String.raw`^(.{2,80}?)(?: (?:${cue("employed at")}) (?:the )?| ?[@|·•,–—] ?| - )(.{2,120})$`,
  "iu",
);

/** An organisation or a role as it is written, and in lower case. */
interface NamedBody {
  readonly name: string;
  readonly small: string;
}

/** The name of an account ("@alder-labour-party") as words. */
function readable(written: string): NamedBody {
  const trimmed = written.slice(0, MAX_LENGTH).normalize("NFC").trim();
  const name = trimmed.startsWith("@") ? trimmed.slice(1).replaceAll(/[-_]/gu, " ") : trimmed;
  return { name, small: name.replaceAll("\u0130", "i").toLowerCase() };
}

const GENERAL = analysisList("affiliations");
const NAMES = analysisList("parties-and-unions");
const WIDE = new RegExp(`(?<![\\p{Alpha}\\d])(?:${GENERAL.pattern("special")})(?![\\p{Alpha}\\d])`, "u");
const WHOLE_INITIALS = new Set(NAMES.entries("initials of whole names"));
const BODIES = ["parties", "unions", "faith", "self-help"];

/** Initials that other bodies have, too, and names that are words. */
function isInitials({ name }: NamedBody): boolean {
  return WHOLE_INITIALS.has(name);
}

/** Made for the first claim that may be such a membership. */
let made: AffiliationWords | undefined;

function wordsOnce(): AffiliationWords {
  return (made ??= makeWords());
}

function makeWords(): AffiliationWords {
  const lists = LANGUAGES.flatMap(({ lang }) => {
    const file = new URL(`../text/languages/${lang}/affiliations.txt`, import.meta.url);
    return existsSync(file) ? [readWordList(file)] : [];
  });
  const under = (...headings: readonly string[]) =>
    lists.flatMap(({ headings: listed }) => patternsOf(headings.flatMap((each) => listed.get(each)?.entries ?? [])));
  const names = ["parties", "unions", "faith bodies", "causes"].map((heading) =>
    within(
      NAMES.entries(heading)
        .map((name) => escape(name.toLowerCase()))
        .join("|"),
    ),
  );
  const initials = within(NAMES.entries("initials").map(escape).join("|"));
  const general = (heading: string) => patternsOf(GENERAL.entries(heading));
  return {
    bodies: anyOf([...under(...BODIES), ...general("bodies in other languages"), ...names], [initials]),
    causes: anyOf(under("health causes")),
    others: anyOf(under("no such bodies")),
    members: anyOf([...under("roles of members"), ...general("roles in other languages")]),
    patients: anyOf(under("roles of patients")),
    posts: anyOf([...under("paid posts"), ...general("paid posts in other languages")]),
    studies: anyOf(general("studies of a faith")),
  };
}

/** One pattern for the lines under a heading. */
function patternsOf(lines: readonly string[]): readonly RegExp[] {
  if (lines.length === 0) return [];
  const source = lines.join("|");
  return [UNSPACED.test(source) ? new RegExp(source, "u") : within(source)];
}

/** Scripts that do not part words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function within(source: string): RegExp {
  return new RegExp(`(?<![\\p{Alpha}\\d])(?:${source})(?![\\p{Alpha}\\d])`, "u");
}

function escape(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

/** @param cased patterns for the text with its capitals */
function anyOf(patterns: readonly RegExp[], cased: readonly RegExp[] = []): Finder {
  return ({ name, small }) =>
    patterns.some((pattern) => pattern.test(small)) || cased.some((pattern) => pattern.test(name));
}
