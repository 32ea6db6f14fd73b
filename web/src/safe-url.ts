import { givenDocument } from "../../src/presentation/given-document.ts";
import { webLink } from "../../src/presentation/links.ts";
import { ownSourceName } from "../../src/presentation/told-source.ts";
import { sourceName } from "../../src/words/words.ts";
import { words } from "./messages.ts";

export { hostOf } from "../../src/presentation/links.ts";

/**
 * A URL that the page may link to: `http` and `https` only, whatever a datasource says. Anything else (`javascript:`,
 * `data:`, a relative path) is `null`, and is shown as plain text.
 */
export function webAddress(text: string): string | null {
  return webLink(text) ?? null;
}

/**
 * The path of a picture stored by this service. The service writes absolute URLs with the host name it knows; the page
 * may have been opened under another. Pictures elsewhere are never requested: `null`.
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

/** A link to a shared report, with the host name that this page was opened under. */
export function sharedAddress(url: string): string {
  const { pathname, hash } = new URL(url, location.origin);
  return location.origin + pathname + hash;
}

interface NamedSource {
  readonly source: string;
  /** The name of the file that it was imported from. */
  readonly file?: string | undefined;
}

/** The source that provided it, with the file it was imported from if its name does not say so. */
export function providerOf({ source, file, connector }: NamedSource & { readonly connector: string }): string {
  if (givenDocument(source) !== null) return words.report.back.handedOver();
  const name = sourceName(words, connector);
  return file === undefined || webAddress(source) === null ? name : `${name} · ${file}`;
}

/** A source as people read it: if it has no outside address, its origin. */
export function readableSource({ source, file }: NamedSource): string {
  return givenDocument(source)?.file ?? ownSourceName(source, words, file) ?? readableAddress(source);
}

/** An address as people read it: no scheme, no `www.`, no trailing slash. */
export function readableAddress(text: string): string {
  return text.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}
