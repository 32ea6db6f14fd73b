/** A reference token as it stands in a JSON pointer (RFC 6901, section 3). */
export function escapePointer(token: string): string {
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The reference tokens of a JSON pointer (RFC 6901, section 4). */
export function parsePointer(pointer: string): string[] {
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
