import { readWordList } from "../lists/word-list.ts";
import { cue, cueWords } from "../text/languages/cues.ts";
import { foldWords } from "../text/people/fold-words.ts";
import type { Traits } from "./traits.ts";

/**
 * The domain by which a record and the person have an employer in common: the page is on the domain of the other's
 * mailbox, or a domain is an employer's name ("ada@example-maps.example" and "Example Maps Ltd"). `undefined` if there
 * is none.
 */
export function sharedDomain(record: Traits, person: Traits): string | undefined {
  const host = hostOf(record);
  // A newspaper stated as the employer of somebody who is searched for by name: what names them there is signed by them.
  const site = host ?? (record.isSought === true ? siteOf(record) : undefined);
  const [theirs, known] = [mailboxesOf(record), mailboxesOf(person)];
  const places = site === undefined ? theirs : [site, ...theirs];
  // Two mailboxes at one domain may belong to two people with the name.
  return (
    (host !== undefined && known.some((other) => isOneSite(host, other)) ? host : undefined) ??
    places.find((domain) => isOfEmployer(domain, person)) ??
    known.find((domain) => isOfEmployer(domain, record))
  );
}

/** The host of a page, unless anybody can have a page there. Newspapers write about people they do not employ. */
function hostOf(record: Traits): string | undefined {
  return record.headlines.length > 0 ? undefined : siteOf(record);
}

function siteOf({ page }: Traits): string | undefined {
  const host = page?.split("/", 1)[0];
  return host === undefined || host === "" || isOpen(host) ? undefined : host;
}

/**
 * The domains at which somebody has a mailbox, or a name that only the domain's owner can hand out
 * ("ada.harbour-maps.example", atproto.com/specs/handle).
 */
function mailboxesOf({ keys }: Traits): readonly string[] {
  const domains = [...keys].flatMap((key) =>
    key.startsWith("email:") ? key.slice(key.indexOf("@") + 1) : (HANDLE_AT_DOMAIN.exec(key)?.[1] ?? []),
  );
  return domains.filter((domain) => domain !== "" && !isOpen(domain));
}

const HANDLE_AT_DOMAIN = /^handle:bluesky:[^.]+\.([^.]+(?:\.[^.]+)+)$/u;

/** Whether anybody may have a mailbox or a page at a domain. */
export function isOpen(domain: string): boolean {
  const labels = domain.split(".");
  return labels.some((_, at) => OPEN_DOMAINS.has(labels.slice(at).join(".")));
}

/** "research.example.org" belongs to "example.org". */
function isOneSite(a: string, b: string): boolean {
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

function isOfEmployer(domain: string, { employments }: Traits): boolean {
  const labels = domain
    .split(".")
    .slice(0, -1)
    .map((label) => label.replaceAll("-", ""));
  return employments.some(({ written }) => {
    const names = namesOf(written);
    return labels.some((label) => names.includes(label) || isShortFor(label, wordsOf(written)));
  });
}

/**
 * Whether a label begins every word of a name in its order, and has one of them whole: "univ-vaubrenne" for Université
 * de Vaubrenne, "kitagata-u" for Kitagata University.
 */
function isShortFor(label: string, words: readonly string[], hasWhole = false): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return label === "" && hasWhole;
  for (let length = Math.min(word.length, label.length); length > 0; length--) {
    if (!label.startsWith(word.slice(0, length))) continue;
    const isWhole = length === word.length && length >= MIN_NAME_LENGTH;
    if (isShortFor(label.slice(length), rest, hasWhole || isWhole)) return true;
  }
  return false;
}

/** The words of a firm's name, without its legal form, articles and prepositions. */
function wordsOf(written: string): readonly string[] {
  const name = foldWords(written.slice(0, 100)).join(" ").replace(LEGAL_FORM, "");
  const words = name.split(" ").filter((word) => !SMALL.has(word));
  return words.length > 1 && words.length <= MAX_WORDS ? words : [];
}

const SMALL = cueWords("name joins", "joins a whole body", "articles");
/** Every beginning of every word is tried. */
const MAX_WORDS = 8;

/** A firm's name as its domain may spell it: without its legal form, with letters folded or spelled out. */
function namesOf(written: string): readonly string[] {
  const spelled = written.replace(/[äöüåøæ]/giu, (letter) => SPELLED[letter.toLowerCase()] ?? letter);
  return [written, spelled]
    .flatMap((name) => [name, name.replace(ARTICLE, "")])
    .map((name) => foldWords(name.slice(0, 100)).join(" ").replace(LEGAL_FORM, "").replaceAll(" ", ""))
    .filter((name) => name.length >= MIN_NAME_LENGTH);
}

const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe", æ: "ae" };
const LEGAL_FORM = new RegExp(`(?: (?:${cue("folded legal forms")})){1,8}$`, "u");
/** Shorter names occur in many domains. */
const MIN_NAME_LENGTH = 5;

const OPEN_DOMAINS = new Set(readWordList(new URL("lists/open-domains.txt", import.meta.url)).entries("domains"));

/** "The Harbour Observer" is at harbourobserver.example. */
const ARTICLE = new RegExp(`^(?:${cue("articles")})\\s+`, "iu");
