/** A reference token as it stands in a JSON pointer (RFC 6901, section 3). */
export function escapePointer(token: string): string {
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}
