import { webLink } from "../../src/presentation/links.ts";
import { ownSourceName } from "../../src/presentation/told-source.ts";
import { sourceName } from "../../src/words/words.ts";
import { words } from "./messages.ts";

export { hostOf } from "../../src/presentation/links.ts";

/**
 * An address that may be followed from the page: `http` and `https` only, whatever a datasource wrote. Anything else
 * (`javascript:`, `data:`, a relative path) is `null`, and is shown as plain text.
 */
export function webAddress(text: string): string | null {
  return webLink(text) ?? null;
}

/**
 * The path of a picture that this service holds. The service writes absolute addresses under the name it knows itself
 * by; the page may have been opened under another. Pictures elsewhere are never asked for: `null`.
 */
export function picturePath(url: string | undefined): string | null {
  if (!url || !URL.canParse(url, location.origin)) return null;
  const { pathname, search } = new URL(url, location.origin);
  return pathname.startsWith("/pictures/") ? pathname + search : null;
}

/** The path of a report of this service, for the same reason. */
export function reportPath(url: string): string | null {
  if (!URL.canParse(url, location.origin)) return null;
  const { pathname, search } = new URL(url, location.origin);
  return pathname.startsWith("/reports/") ? pathname + search : null;
}

/** A link that shows a report, under the name this page was opened by. */
export function sharedAddress(url: string): string {
  const { pathname, hash } = new URL(url, location.origin);
  return location.origin + pathname + hash;
}

interface NamedSource {
  readonly source: string;
  /** The name of the file that it was imported in. */
  readonly file?: string | undefined;
}

/** Who answered with it, and in which file it was imported where its name does not say so. */
export function providerOf({ source, file, connector }: NamedSource & { readonly connector: string }): string {
  const name = sourceName(words, connector);
  return file === undefined || webAddress(source) === null ? name : `${name} · ${file}`;
}

/** A source as a person reads it: what has no address outside by where it came from. */
export function readableSource({ source, file }: NamedSource): string {
  return ownSourceName(source, words, file) ?? readableAddress(source);
}

/** An address as a person reads it: no scheme, no `www.`, no final slash. */
export function readableAddress(text: string): string {
  return text.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}
