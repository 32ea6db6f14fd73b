import { leftOut } from "../../../importers/left-out.ts";
import PostalMime, { type Address, type Email } from "postal-mime";
import { normalizeIdentifier } from "../../../domain/identifier.ts";
import type { Folder, Importer, Rejection } from "../../../importers/importer.ts";
import { ImportFormatError } from "../../../importers/importer.ts";
import { beginsLike, given } from "../../../importers/json.ts";
import { personRows } from "../../../importers/person.ts";
import { turnName } from "../../../importers/tables/row-names.ts";
import { compareNames } from "../../../names/compare.ts";
import { textOfMarkup } from "../../findings/markup.ts";
import { type Letter, readLetters } from "./mbox.ts";
import { isNobodys, readSignature, type Signature, signedName } from "./signature.ts";
import { readStatedInstant } from "../../../domain/instant.ts";

/**
 * Mailboxes (.mbox) and single messages (.eml): senders and recipients, by name and address, and what people say about
 * themselves in their signatures. Nothing else of a message is kept. Automatic messages and newsletters are skipped,
 * and so are the addresses of offices.
 */
export const mailImporter: Importer = {
  name: "mail",
  title: "E-mail: .mbox and .eml (signatures and addresses)",
  async recognise(folder) {
    const isMail = folder.list().some((path) => MAIL.test(path));
    return isMail || (await beginsLike(folder, /^-$/, [/^From \S+ .*\r?\n[A-Za-z-]+: /]));
  },
  async *rows(folder, onReject = () => undefined) {
    const people = await gather(folder, onReject);
    for (const [address, { own, called, signed, date, path, line }] of people) {
      const name = own ?? called;
      const signature = signed !== undefined && own !== undefined && isSame(signed.name, own) ? signed.said : undefined;
      if (name === undefined) onReject({ path, line, ...leftOut("noAddressName") });
      else {
        const person = given({ fullName: name, emails: [address], ...signature });
        const source = { format: "mail", ...(date && { collectedAt: date }) };
        yield* personRows(person, source, { path, line, onReject });
      }
    }
  },
};

const MAIL = /\.(?:mbox|mbx|eml)$/i;
/** The most addresses kept apart in one import. */
const MAX_PEOPLE = 200_000;

interface Correspondent {
  /** What they call themselves, from the newest of their own messages that says it. */
  readonly own: string | undefined;
  /** What others call them. */
  readonly called: string | undefined;
  /** The newest signature in their messages, and the name it was written under. */
  readonly signed: { readonly name: string; readonly said: Signature } | undefined;
  /** ISO 8601: from the newest message that names them. */
  readonly date: string | undefined;
  readonly path: string;
  readonly line: number;
}

async function gather(
  folder: Folder,
  onReject: (rejection: Rejection) => void,
): Promise<ReadonlyMap<string, Correspondent>> {
  const paths = folder.list().filter((path) => MAIL.test(path) || path === "-");
  if (paths.length === 0) throw new ImportFormatError("There is no .mbox or .eml file.");
  const people = new Map<string, Correspondent>();
  for (const path of paths) {
    for await (const letter of readLetters(folder.stream(path))) {
      const email = await parse(letter);
      if (email === undefined) onReject({ path, line: letter.line, ...leftOut("brokenMessage") });
      else if (!isMachines(email)) note(people, email, { path, line: letter.line });
      if (people.size < MAX_PEOPLE) continue;
      onReject({ path, line: letter.line, ...leftOut("manyAddresses", String(MAX_PEOPLE)) });
      return people;
    }
  }
  return people;
}

/** The parser rejects headers larger than two megabytes, and parts nested hundreds deep. */
async function parse({ bytes }: Letter): Promise<Email | undefined> {
  try {
    const email = await PostalMime.parse(bytes);
    return email.from === undefined && email.to === undefined ? undefined : email;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** RFC 3834 and RFC 2369: sent by a program in reply, or to a list that recipients can leave. */
function isMachines({ headers }: Email): boolean {
  return headers.some(
    ({ key, value }) =>
      (key === "auto-submitted" && value !== "no") ||
      (key === "precedence" && /bulk|junk/i.test(value)) ||
      (key === "list-unsubscribe" && !headers.some((other) => other.key === "list-post")),
  );
}

function note(people: Map<string, Correspondent>, email: Email, place: { path: string; line: number }): void {
  const date = dateOf(email);
  const { from } = email;
  for (const each of [from, ...(email.replyTo ?? []), ...(email.to ?? []), ...(email.cc ?? [])].flatMap(listed)) {
    const address = normalizeIdentifier("email", each.address ?? "")?.value;
    if (address === undefined || isNobodys(address)) continue;
    const before = people.get(address);
    const isNewer = before?.date === undefined || (date !== undefined && date >= before.date);
    const text = each === from ? textOf(email) : undefined;
    const called = nameOf(each.name);
    const isBare = called === undefined && text !== undefined && (each.name ?? "") === "";
    const name = isBare ? signedName(text, address, (line) => nameOf(line) !== undefined) : called;
    const own = each === from ? name : undefined;
    const said = text === undefined || own === undefined ? undefined : readSignature(text, own, address);
    const signed = said === undefined || own === undefined ? undefined : { name: own, said };
    people.set(address, {
      ...(before ?? place),
      own: isNewer ? (own ?? before?.own) : (before.own ?? own),
      called: isNewer ? (name ?? before?.called) : (before.called ?? name),
      signed: isNewer ? (signed ?? before?.signed) : (before.signed ?? signed),
      date: isNewer ? (date ?? before?.date) : before.date,
    });
  }
}

/** Messages from the future are ignored: a wrong clock would make one the newest for good. */
function dateOf({ headers }: Email): string | undefined {
  // Not the parser's date, in which the year 0001 has become 2001.
  const sent = readStatedInstant(headers.find(({ key }) => key === "date")?.value ?? "");
  return sent === null ? undefined : new Date(Math.min(sent.getTime(), Date.now())).toISOString();
}

/** A name that does not fit the one known for the address is somebody else's. */
function isSame(name: string, other: string): boolean {
  return compareNames(name, other).score >= SAME_NAME;
}

/** On the scale of `compareNames`, from 0 to 1. */
const SAME_NAME = 0.9;

function listed(address: Address | undefined): readonly Address[] {
  if (address === undefined) return [];
  return address.group === undefined ? [address] : address.group;
}

/** `"Quellbach, Wanja" <…>`; a single word, an address or the name of a list is not a person's name. */
function nameOf(shown: string | undefined): string | undefined {
  if (shown !== undefined && shown.length > MAX_NAME_LENGTH) return undefined;
  const name = turnName(
    (shown ?? "")
      .replace(/^['"]+|(?<!['"])['"]+$/g, "")
      .replace(/(?:(?<!\s)\s+)?\([^()]{0,400}\)\s*$/, "")
      .trim(),
  );
  const isName = /^\p{L}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*){1,5}$/u.test(name) && !/\bvia\b/i.test(name);
  return isName && normalizeIdentifier("name", name) !== null ? name : undefined;
}

/** In UTF-16 units: a longer one is nobody's, and matching it would take long. */
const MAX_NAME_LENGTH = 200;

function textOf({ text, html }: Email): string | undefined {
  if (text !== undefined || html === undefined) return text;
  const lined = html.slice(0, MAX_MARKUP).replace(/<\/(?:div|p|tr|td|li)>/gi, "<br>");
  return textOfMarkup(lined.replace(/<a\s[^<>]{0,400}href=["'](https?:\/\/[^"'<>]{1,500})["'][^<>]{0,400}>/gi, "$1 "));
}

/** In UTF-16 units. */
const MAX_MARKUP = 200_000;
