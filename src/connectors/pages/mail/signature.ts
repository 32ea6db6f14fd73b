import type { Finding } from "../../../domain/claim.ts";
import { readProfileUrl } from "../../../domain/platform.ts";
import { given } from "../../../importers/json.ts";
import { type ImportedPerson, profileNamed } from "../../../importers/person.ts";
import { bearsName } from "../../../importers/tables/row-links.ts";
import { readWordList } from "../../../lists/word-list.ts";
import { latinize } from "../../../names/scripts.ts";
import { readText } from "../prose.ts";

const LIST = readWordList(new URL("lists/mail.txt", import.meta.url));
const CLOSING = wholeLine("closing");
const QUOTED = wholeLine("quoted");
const FORM = wholeLine("form");
/** A longer text is not a signature, but what a firm appends to every message. */
const MAX_LINES = 12;
const MAX_LINE_LENGTH = 120;
/** A line may have half a million characters, for which a pattern takes minutes: such lines are skipped. */
const MAX_READ_LINE = 1_000;
/** In lines from the end, where a message closes. */
const MAX_BELOW_CLOSING = 20;

/** What people say about themselves in their signatures. */
export type Signature = Pick<ImportedPerson, "phones" | "positions" | "location" | "profiles" | "websites">;

/**
 * The signature of a message: what follows the line `-- ` (RFC 3676), or otherwise a closing. The message itself and
 * what it quotes are not used.
 *
 * @param name the sender's name
 */
export function readSignature(text: string, name: string, address: string): Signature | undefined {
  const lines = signatureLines(text, name)
    .filter((line) => !RULE.test(line))
    .map((line) => withoutName(line, name));
  if (lines.length === 0) return undefined;
  const parts = lines
    .flatMap((line) => line.split(/(?<!\s)\s+[|·•]\s+/))
    .filter((line) => line.trim() !== "" && !isFax(line));
  const rest = parts.filter((line, at) => !(at < 2 && isNamed(line, name)));
  const capture = {
    kind: "text",
    url: "urn:candor:import:signature",
    mediaType: "text/plain",
    collectedAt: null,
    data: [name, ...rest, ""].join("\n"),
  };
  const [finding] = readText(capture);
  const links = rest.flatMap(linksIn);
  const found = {
    phones: finding?.claims.flatMap((claim) => (claim.property === "phone" ? [claim.value] : [])) ?? [],
    positions: positionOf(finding, rest, address),
    profiles: links.filter((link) => readProfileUrl(link) !== null),
    websites: links.filter((link) => readProfileUrl(link) === null && bearsName(link, name)),
    location: finding?.claims.flatMap((claim) => (claim.property === "location" ? [claim.value] : []))[0],
  };
  const isEmpty = found.phones.length + found.positions.length + found.profiles.length === 0;
  return isEmpty ? undefined : given({ ...found, location: textOf(found.location) });
}

/** URLs, with a scheme or, for profiles, without, and names after a platform: `Twitter: @inescalder`. */
function linksIn(line: string): readonly string[] {
  const words = line.split(/[\s<>()|]+/).map((word) => word.replace(/(?<![,.;])[,.;]+$/, ""));
  const written = words.filter((word) => /^(?:https?:\/\/|www\.)./i.test(word));
  const bare = words.filter((word) => /^[a-z\d-]+\.[a-z.]{2,}\/./i.test(word) && readProfileUrl(word) !== null);
  const [, platform, handle] = /^(\p{L}{1,12}):?\s@?([\w.-]{3,40})$/u.exec(line.trim()) ?? [];
  return [...written, ...bare, ...[profileNamed(platform, handle) ?? []].flat()];
}

/** `Ines Calder, Head of Glass, Brackwell Ltd` without the name. */
function withoutName(line: string, name: string): string {
  const begins = line.toLowerCase().startsWith(name.toLowerCase());
  const [, rest] = begins ? (/^\s?[,|–—-]\s?(.+)$/u.exec(line.slice(name.length)) ?? []) : [];
  return rest ?? line;
}

/** A line drawn between a message and its signature. */
const RULE = /^[_=*~–—-]{3,}$/;

/**
 * Who signed a message, if the sender's address has no name: from the first lines below the closing, if the address is
 * formed from them.
 *
 * @param isName whether a line is written like a name
 */
export function signedName(text: string, address: string, isName: (line: string) => boolean): string | undefined {
  const mailbox = (address.split("@")[0] ?? "").toLowerCase();
  return signatureLines(text, "")
    .slice(0, MAX_NAMED_LINES)
    .find(
      (line) => isName(line) && line.split(/\s+/).every((word) => word.length < 3 || mailbox.includes(latinize(word))),
    );
}

const MAX_NAMED_LINES = 3;

function signatureLines(text: string, name: string): readonly string[] {
  const all = text.split(/\r?\n/).filter((line) => line.length <= MAX_READ_LINE);
  const quote = all.findIndex((line, at) => QUOTED.test(line.trim()) && !isAboveName(all, at, name));
  const own = (quote < 0 ? all : all.slice(0, quote)).filter((line) => !line.startsWith(">"));
  const mark = own.findLastIndex((line) => /^-- ?$/.test(line));
  const from = mark >= 0 ? mark : Math.max(closingOf(own), ruleAbove(own, name));
  if (from < 0) return [];
  const below = own.slice(from + 1).map((line) => line.trim());
  // A firm's own lines follow after a blank one; the first line may be blank, between the closing and the name.
  const lines = below.slice(below.findIndex((line) => line !== ""));
  return lines.length > MAX_BELOW_CLOSING
    ? lines.slice(0, MAX_LINES).filter((line) => line.length <= MAX_LINE_LENGTH)
    : lines.filter((line) => line.length <= MAX_LINE_LENGTH).slice(0, MAX_LINES);
}

/** A line drawn above the sender's name; above anything else it separates messages. */
function ruleAbove(lines: readonly string[], name: string): number {
  const at = lines.findLastIndex((line) => RULE.test(line.trim()));
  return at >= 0 && isAboveName(lines, at, name) ? at : -1;
}

function isAboveName(lines: readonly string[], at: number, name: string): boolean {
  if (name === "" || !RULE.test(lines[at]?.trim() ?? "")) return false;
  const next = lines.slice(at + 1).find((line) => line.trim() !== "");
  return next?.toLowerCase().trim().startsWith(name.toLowerCase()) === true;
}

function closingOf(lines: readonly string[]): number {
  const at = lines.findLastIndex((line) => CLOSING.test(line.trim().replace(/(?<![,.!])[,.!]+$/, "")));
  return at >= 0 && lines.length - at <= MAX_BELOW_CLOSING + 1 ? at : -1;
}

/**
 * The post as read by the text room; the firm next to it is recognised by its legal form, or by the domain of the
 * address.
 */
function positionOf(finding: Finding | undefined, lines: readonly string[], address: string) {
  const job = finding?.claims.find((claim) => claim.property === "experience")?.value;
  const joined = lines.map((line) => line.split(/(?<!\s)\s+[–—-]\s+/)).find((parts) => isPostAtFirm(parts, address));
  const company = job?.company ?? joined?.[1] ?? lines.map((line) => line.trim()).find((line) => isFirm(line, address));
  const title = job?.title ?? joined?.[0] ?? finding?.claims.find((claim) => claim.property === "occupation")?.value;
  return title === undefined && company === undefined ? [] : [given({ title, company, current: true })];
}

/** `Avocate – Hexalune` */
function isPostAtFirm(parts: readonly string[], address: string): boolean {
  const [post = "", firm = "", ...more] = parts.map((part) => part.trim());
  return more.length === 0 && post !== "" && isFirm(firm, address) && !isFirm(post, address);
}

function isFirm(line: string, address: string): boolean {
  if (/[@\d]|www\.|:/.test(line) || line.length > 60) return false;
  if (FORM.test(line)) return true;
  const [host = ""] = address.split("@").at(-1)?.split(".").slice(-2) ?? [];
  const [called, at] = [line.toLowerCase(), host].map((text) => text.replace(/[^\p{L}]/gu, ""));
  // A host is the firm's name, or the beginning of it.
  return host.length > 3 && at !== undefined && (called === at || (at.length > 5 && called?.startsWith(at) === true));
}

function isNamed(line: string, name: string): boolean {
  const words = new Set(name.toLowerCase().split(/\s+/));
  return line
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter((word) => word !== "")
    .every((word) => words.has(word));
}

function isFax(line: string): boolean {
  return /^(?:tele)?fax\b|^f[.:]?\s+\+?\d/i.test(line.trim());
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Whether the local part of an address belongs to a machine or an office. */
export function isNobodys(address: string): boolean {
  return MACHINE.test(address.split("@")[0] ?? "");
}

const MACHINE = wholeLine("machine");

function wholeLine(heading: string): RegExp {
  return new RegExp(`^(?:${LIST.pattern(heading)})$`, "iu");
}
