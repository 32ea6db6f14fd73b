/** Escapes a reference token for a JSON pointer (RFC 6901, section 3). */
export function escapePointer(token: string): string {
  if (!/[~/]/.test(token)) return token;
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}
