import { NAMED_BESIDE_CASE, NAMED_IN_ARTICLE, partNamedIn } from "../domain/mention.ts";
import {
  BOTH_SIT,
  BOTH_WORK,
  EVENT_ROLES,
  FOR_EXAMPLE,
  HABIT_IN_POSTS,
  HABIT_OF_POSTS,
  MORE_TELL,
  ONE_MORE_TELLS,
  SEATS_AND_MORE,
  WEAK_EVIDENCE,
} from "../domain/own-sentences.ts";
import { MEMBER, SUBCOMMITTEES } from "../domain/seat.ts";
import type { Words } from "../words/words.ts";
import { readToldCase, tellCase } from "./told-case.ts";

/** Candor's own words in a profile, English on the wire, in the reader's language; anything else unchanged. */
export function ownText(words: Words, text: string): string {
  if (words.language === "en") return text;
  const told = toldText(words, text);
  return told === text ? text : requote(words, told);
}

/** Quotations with the quotation marks of the reader's language. */
export function requote({ ownTexts }: Words, text: string): string {
  return text.replace(/“([^“”]*)”/gu, (_, said: string) => ownTexts.quoted(said));
}

function toldText(words: Words, text: string): string {
  const { ownTexts: own } = words;
  const ofCase = readToldCase(text);
  if (ofCase !== undefined) return tellCase(words, ofCase);
  const advice = habitText(words, text) ?? adviceText(words, text);
  if (advice !== undefined) return advice;
  if (text === NAMED_IN_ARTICLE) return own.namedInArticle;
  if (text === NAMED_BESIDE_CASE) return own.namedBesideCase;
  const part = partNamedIn(text);
  if (part !== undefined) return own.namedWithPart(own.parts[part]);
  if (text === MEMBER) return own.member;
  if (text.startsWith(SUBCOMMITTEES)) return own.subcommittees(text.slice(SUBCOMMITTEES.length));
  const together = text.replace(/\.$/u, "");
  const [work] = BOTH_WORK.read(together) ?? [];
  if (work !== undefined) return own.bothWork(seatsOf(own, work));
  const [sit] = BOTH_SIT.read(together) ?? [];
  if (sit !== undefined) return own.bothSit(seatsOf(own, sit));
  const [one] = ONE_MORE_TELLS.read(text) ?? [];
  if (one?.startsWith("“")) return `${one} ${own.moreTell(1)}`;
  const [quoted, count] = MORE_TELL.read(text) ?? [];
  if (quoted?.startsWith("“")) return `${quoted} ${own.moreTell(Number(count))}`;
  const role = EVENT_ROLES.find((each) => text.startsWith(`${each}.`) || text.startsWith(`${each},`));
  return role === undefined ? text : own.eventRoles[role] + text.slice(role.length);
}

/** "Two, Three and 2 more". */
function seatsOf(own: Words["ownTexts"], seats: string): string {
  const [shown, count] = SEATS_AND_MORE.read(seats) ?? [];
  return shown === undefined || count === undefined ? seats.replaceAll(" and ", " & ") : own.andMore(shown, count);
}

/** "Asks readers questions (5 of 20 posts). For example “Why?” and “How?”.", below the name of the habit. */
function habitText({ ownTexts: own }: Words, text: string): string | undefined {
  const at = text.indexOf(FOR_EXAMPLE);
  const [, count, of] = HABIT_IN_POSTS.read(text.slice(0, Math.max(0, at)).replace(/\.$/u, "")) ?? [];
  if (at < 0 || count === undefined || of === undefined) return undefined;
  const rest = text.slice(at + FOR_EXAMPLE.length);
  const weak = WEAK_EVIDENCE.write(of);
  const quotes = (rest.endsWith(weak) ? rest.slice(0, -weak.length) : rest).replace(/\.$/u, "");
  const shown = own.forExample(quotes.replaceAll("” and “", "”, “").replaceAll("”, and “", "”, “"));
  return [
    own.inPosts(count, of),
    /[.!?…]”$/u.test(shown) ? shown : `${shown}.`,
    ...(rest.endsWith(weak) ? [own.weak] : []),
  ].join(" ");
}

/** "Write an email: “Please email me.”", and "Ask back: asks questions in 5 of 20 posts". */
function adviceText(words: Words, text: string): string | undefined {
  const at = text.indexOf(": ");
  if (at < 0) return undefined;
  const [advice, why] = [text.slice(0, at), text.slice(at + 2)];
  const said = inTable(words, advice) ?? inTable(words, advice.charAt(0).toLowerCase() + advice.slice(1));
  if (said === undefined) return undefined;
  const told = said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
  if (why.startsWith("“")) return words.labelled(told, why);
  const [habit = "", count = "", of = ""] = HABIT_OF_POSTS.read(why) ?? [];
  const name = inTable(words, habit.charAt(0).toUpperCase() + habit.slice(1));
  return name === undefined ? undefined : `${told} (${name}, ${words.ownTexts.ofPosts(count, of)})`;
}

function inTable({ sourceWords }: Words, english: string): string | undefined {
  const known: Readonly<Record<string, string>> = sourceWords;
  return Object.hasOwn(known, english) ? known[english] : undefined;
}
