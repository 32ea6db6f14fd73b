import { commonSexOf } from "../../names/given-names.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { cue } from "../languages/cues.ts";
import { isPersonName } from "../people/naming.ts";
import type { Block, DocumentPlace } from "./block.ts";
import { isSentence } from "./entries.ts";
import { PHONE, type RegionOfNumber } from "./facts.ts";
import { contradicts, foldName, nameWordsOf, namingIn, personIn, type Sought } from "./named.ts";
import type { PlacedBlock } from "./parts.ts";
import { findPeriod } from "./period.ts";
import { type Piece, pieceOf } from "./pieces.ts";
import { tell, type Told } from "./told.ts";

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;

/**
 * The only address and the only number in the person's part. Of several addresses, the one that contains the person's
 * name, or the one under a label or heading of contacts; an office's address is not personal.
 */
export function contactsIn(blocks: readonly PlacedBlock[], sought: Sought, regionFor: RegionOfNumber): Told[] {
  const emails = new Map<string, Piece>();
  const phones = new Map<string, Piece>();
  const inContacts = new Set<string>();
  for (const { block, chapter } of blocks) {
    if (block.text.length > MAX_CONTACT_LINE_LENGTH || isPressContact(block, sought)) continue;
    if (isLineOfAnother(block.text, sought)) continue;
    const others = othersIn(block.text, sought);
    const isAnothers = (at: number) => others.some(({ from, to }) => from <= at && at < to);
    for (const match of block.text.matchAll(EMAIL)) {
      if (isAnothers(match.index)) continue;
      const email = normalizeIdentifier("email", match[0].replace(/\.$/u, ""));
      const isTold =
        !isSentence(block.text) ||
        chapter === "contact" ||
        isNamed(match[0], sought) ||
        (email !== null && isAtNamedDomain(email.value, sought));
      if (email !== null && isTold && !isOfficeMailbox(email.value, sought)) {
        emails.set(email.value, pieceOf(block, match.index, match.index + match[0].length));
        if (chapter === "contact") inContacts.add(email.value);
      }
    }
    const isContact =
      chapter === "contact" ||
      chapter === "phone" ||
      chapter === "location" ||
      PHONE_MARKED.test(block.text) ||
      block.text.replace(PHONE, "").replace(EMAIL, "").length <= MAX_BESIDE_LENGTH;
    const period = findPeriod(block.text);
    const hasPeriod = period !== undefined && !period.single;
    if (!isContact && block.cells === undefined) continue;
    for (const match of block.text.replace(DAYS, (day) => "·".repeat(day.length)).matchAll(PHONE)) {
      if (isAnothers(match.index)) continue;
      // A stretch of years has as many digits as a number, but no word for a phone before it, and no country code.
      if (hasPeriod && !isMarked(block.text, match.index)) continue;
      if (!isContact && !isInContactCell(block, match.index)) continue;
      const phone = normalizeIdentifier("phone", match[0].replace(/\(0\)/u, ""), regionFor(match[0]));
      if (phone !== null) phones.set(phone.value, pieceOf(block, match.index, match.index + match[0].length));
    }
  }
  const named = [...emails].filter(([address]) => isNamed(address, sought));
  const here = [...emails].filter(([address]) => inContacts.has(address));
  const [email] = emails.size === 1 ? emails : named.length === 1 ? named : here.length === 1 ? here : [];
  const [phone] = phones.size === 1 ? phones : [];
  return [
    ...(email === undefined ? [] : [tell("email", email[0], [email[1]])]),
    ...(phone === undefined ? [] : [tell("phone", phone[0], [phone[1]])]),
  ];
}

/** "Tel. +44 191 496 0455", "+44 …" */
function isMarked(text: string, at: number): boolean {
  return text.startsWith("+", at) || PHONE_AT_END.test(text.slice(0, at));
}

/** In a row of a table, the cell of contacts: "ada@example.org, +44 191 496 0455, room 3". */
function isInContactCell({ text, cells = [], columns = [] }: Block, at: number): boolean {
  const column = cells.findIndex(({ from, to }) => from <= at && at < to);
  const cell = cells[column];
  return (
    cell !== undefined &&
    (columns[column] === "contact" ||
      columns[column] === "phone" ||
      text.slice(cell.from, cell.to).replace(PHONE, "").replace(EMAIL, "").length <= MAX_BESIDE_LENGTH)
  );
}

/** "Media contact: 617 555 0129": a contact for the press, unless it is the person. */
function isPressContact({ label, text }: Block, sought: Sought): boolean {
  const line = label === undefined ? text : `${label.text}: ${text}`;
  return PRESS.test(line) && namingIn(line, sought)?.naming !== "full";
}

const PRESS = new RegExp(`^(?:${cue("press contacts")})(?!\\p{L})`, "iu");

/**
 * "Clerk: Mrs C. Marlow, 0191 496 0455": the line names somebody else, by title or a common given name, and not the
 * person; "12 Georgia Avenue" is a street.
 */
function isLineOfAnother(text: string, sought: Sought): boolean {
  if (namingIn(text, sought)?.naming === "full") return false;
  const titled = personIn(text);
  if (titled?.titled === true && contradicts(titled.name, sought)) return true;
  return namesIn(text)
    .filter(({ from }) => !/\d\s$/u.test(text.slice(0, from)))
    .map(({ from, to }) => text.slice(from, to))
    .some((name) => commonSexOf(name) !== null && isPersonName(name) && contradicts(name, sought));
}

/**
 * The stretches of a line that name somebody else and how to reach them: "my neighbour Bert Umber,
 * bert.umber@example.org, 0191 …". Only a mailbox made from the name shows that two words are a person, not a firm or
 * a town.
 */
function othersIn(text: string, sought: Sought): readonly DocumentPlace[] {
  const mailboxes = [...text.matchAll(EMAIL)].filter(([address]) => !isNamed(address, sought));
  if (mailboxes.length === 0) return [];
  const own = namingIn(text, sought);
  return namesIn(text).flatMap(({ from: index, to }) => {
    const name = text.slice(index, to);
    const words = nameWordsOf(name);
    const isTheirs = ([address]: RegExpExecArray) => {
      const box = foldName(address.split("@")[0] ?? "");
      return words.some((word) => word.length > 2 && box.includes(word));
    };
    if (!contradicts(name, sought) || !mailboxes.some(isTheirs)) return [];
    return [{ from: index, to: own !== undefined && own.place.from > index ? own.place.from : text.length }];
  });
}

/** Two adjacent capitalised words, as in a person's name. */
function namesIn(text: string): readonly DocumentPlace[] {
  const words = [...text.matchAll(/[\p{L}'’-]+/gu)].filter(([word]) => /^\p{Lu}/u.test(word));
  return words.flatMap(({ index: from, 0: word }, at) => {
    const next = words[at + 1];
    return next?.index === from + word.length + 1 && text[next.index - 1] === " "
      ? [{ from, to: next.index + next[0].length }]
      : [];
  });
}

/** Whether the mailbox contains a part of the person's name. */
function isNamed(address: string, sought: Sought): boolean {
  const box = foldName(address.split("@")[0] ?? "");
  return sought.words.some((word) => word.length > 2 && box.includes(word.split("-")[0] ?? word));
}

/** "ros@teixeiraboyle.example": whether the domain contains one of the person's longer names. */
function isAtNamedDomain(email: string, { words }: Sought): boolean {
  const domain = foldName(email.slice(email.indexOf("@") + 1));
  return words.some((word) => word.length > 4 && domain.includes(word.split("-")[0] ?? word));
}

/** "1997-01-30", "30.1.1997", "30/01/1997": dates, which have as many digits as a phone number. */
const DAYS =
  /(?<![\d.-])(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|\d{1,2}\/\d{1,2}\/(?:19|20)\d\d)(?![\d.-]\d|\d)/gu;

const MAX_CONTACT_LINE_LENGTH = 400;
/** The most characters of an address or a town beside the number on a line that is little else. */
const MAX_BESIDE_LENGTH = 60;

/** Names of office mailboxes (RFC 2142, and common practice). */
const SHARED_MAILBOX = new RegExp(`^(?:${cue("office mailboxes")})\\b`, "iu");
const PHONE_AT_END = new RegExp(`(?:^|[\\s|·•/])(?:[☎📞✆]|${cue("phone marks")})[.:：]?\\s?$`, "iu");
const PHONE_MARKED = new RegExp(`(?:^|[\\s|·•/])(?:[☎📞✆]|${cue("phone marks")})[.:：]?\\s?\\+?[\\d(]`, "iu");

/**
 * Whether an address belongs to an office. One at a domain with the person's own name is theirs:
 * "hello@adaexample.org".
 */
export function isOfficeMailbox(email: string, sought: Sought): boolean {
  return SHARED_MAILBOX.test(email) && !isAtOwnDomain(email, sought);
}

/** Whether the domain contains all of the person's names, at least two. */
export function isAtOwnDomain(email: string, { words }: Pick<Sought, "words">): boolean {
  const domain = foldName(email.slice(email.indexOf("@") + 1));
  return words.length > 1 && words.every((word) => word.length > 1 && domain.includes(word));
}
