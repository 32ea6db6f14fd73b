import { toStorable } from "../domain/storable.ts";
import type { ResponseHeaders } from "./exchange.ts";

/** The media type of a response, in lower case, without parameters. */
export function mediaTypeOf(headers: ResponseHeaders): string {
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase() || "application/octet-stream";
}

/**
 * The text of a response, decoded according to its byte order mark, its `charset`, what a page declares in its first
 * kilobyte (WHATWG HTML, 13.2.3.2), otherwise as UTF-8. Invalid bytes and NULs become U+FFFD; JSON is always UTF-8 (RFC
 * 8259).
 */
export function textOfResponse(bytes: Uint8Array, headers: ResponseHeaders): string {
  const isJson = /[/+]json$/.test(mediaTypeOf(headers));
  const label = isJson ? "utf-8" : (markOf(bytes) ?? charsetOf(headers) ?? declaredIn(bytes) ?? "utf-8");
  return toStorable(decoderFor(label).decode(bytes));
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder();
    throw error;
  }
}

function markOf(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xff && b === 0xfe ? "utf-16le" : undefined;
}

function charsetOf(headers: ResponseHeaders): string | undefined {
  return /charset\s*=\s*"?([\w.:-]+)/i.exec(headers.get("content-type") ?? "")?.[1];
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  return /<meta[^<>]+charset\s*=\s*["']?([\w.:-]+)|<\?xml[^<>]+encoding\s*=\s*["']([\w.:-]+)/i
    .exec(head)
    ?.slice(1)
    .find(Boolean);
}
