import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import { readProfileUrl } from "../domain/platform.ts";
import { mailboxOf } from "./suppression.ts";

/** A range of a text that is somebody's address, number or profile, with the facts by which it is recognised. */
export interface ContactPlace {
  readonly from: number;
  readonly to: number;
  readonly facts: readonly string[];
}

/**
 * The facts by which an identifier is recognised in a text; none if it is not a contact, or has too few digits to be
 * one.
 */
export function contactFacts({ kind, value }: Identifier): readonly string[] {
  if (kind === "email") return [...new Set([value, mailboxOf(value)])].map((form) => `textEmail:${form}`);
  if (kind === "profileUrl") return [`textProfile:${value}`, ...handleFacts(value)];
  const figures = value.replace(/\D/g, "");
  return kind === "phone" && figures.length > PHONE_FIGURES ? [phoneFact(figures)] : [];
}

/** A profile's handle, as written after an `@`; short ones belong to too many people. */
function handleFacts(profile: string): readonly string[] {
  const handle = readProfileUrl(profile)?.handle.replace(/^@/, "").split("@")[0]?.toLowerCase() ?? "";
  return handle.length < MIN_HANDLE ? [] : [`textHandle:${handle}`];
}

/**
 * Every range of a text that may be a contact: addresses, profiles, handles after an `@`, and numbers in any grouping.
 */
export function* contactsIn(text: string): Generator<ContactPlace> {
  for (const { 0: written, index } of text.matchAll(EMAIL)) {
    const address = written.replace(/[.-]{1,9}$/u, "");
    yield* contactAt("email", address, index);
  }
  for (const { 0: written, index } of text.matchAll(URL_WRITTEN)) {
    const address = written.replace(/[.,;:!?]{1,9}$/u, "");
    yield* contactAt("profileUrl", address, index);
  }
  for (const { 0: written, index } of text.matchAll(MENTION)) {
    const handle = written.slice(1).replace(/[._-]{1,9}$/u, "");
    if (handle.length < MIN_HANDLE) continue;
    yield { from: index, to: index + handle.length + 1, facts: [`textHandle:${handle.toLowerCase()}`] };
  }
  for (const { 0: written, index } of text.matchAll(NUMBER)) {
    for (const { index: last } of written.matchAll(/\d(?!\d)/gu)) {
      const figures = written.slice(0, last + 1).replace(/\D/g, "");
      if (figures.length >= PHONE_FIGURES) yield { from: index, to: index + last + 1, facts: [phoneFact(figures)] };
    }
  }
}

function* contactAt(kind: "email" | "profileUrl", written: string, from: number): Generator<ContactPlace> {
  const identifier = normalizeIdentifier(kind, written);
  if (identifier !== null) yield { from, to: from + written.length, facts: contactFacts(identifier) };
}

/**
 * A phone number is recognised by its last digits, which are the same with and without the country code or the trunk
 * zero.
 */
const PHONE_FIGURES = 8;

function phoneFact(figures: string): string {
  return `textPhone:${figures.slice(-PHONE_FIGURES)}`;
}

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}][\p{L}\p{N}.-]{2,190}/gu;
const URL_WRITTEN =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?[\p{L}\p{N}-]{1,60}\.[\p{L}\p{N}.-]{2,120}\/[^\s<>"'()\\]{1,200}/gu;
const MENTION = /(?<![\p{L}\p{N}@._%+-])[@\uff20][\p{L}\p{N}_][\p{L}\p{N}_.-]{2,59}/gu;
const MIN_HANDLE = 5;
const NUMBER = /(?<!\d)\d(?:[\s()./\u2010-\u2013-]{0,3}\d){7,19}(?!\d)/gu;
