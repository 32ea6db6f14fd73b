import { readFileSync } from "node:fs";
import { ConfigError, READABLE } from "./config.ts";

/** A logo 28 points high needs no more. */
const MAX_LOGO_BYTES = 1024 * 1024;
/** The signatures of PNG (ISO/IEC 15948), JPEG (ISO/IEC 10918-1) and WebP (RFC 9649). */
const SIGNATURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s];

/** The logo on every report, as stored in its file; `null` for none. Throws `ConfigError` if it is unsuitable. */
export function readReportLogo(env: Readonly<Record<string, string | undefined>>): Uint8Array | null {
  const path = env["CANDOR_REPORT_LOGO"] ?? "";
  if (path === "") return null;
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new ConfigError(`CANDOR_REPORT_LOGO names ${path}, which cannot be read. ${READABLE}`, { cause });
  }
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (bytes.byteLength > MAX_LOGO_BYTES || !SIGNATURES.some((signature) => signature.test(head))) {
    throw new ConfigError(`CANDOR_REPORT_LOGO names ${path}; give a PNG, JPEG or WebP file of at most 1 MB.`);
  }
  return bytes;
}
