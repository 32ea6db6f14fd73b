/** The value of a cookie of a request; `null` where it has none of the name. */
export function readCookie(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  name: string,
): string | null {
  const own = String(headers["cookie"] ?? "")
    .split(";")
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return own?.slice(name.length + 1) || null;
}

/** The name of the session's cookie: under `__Host-` a browser takes it over TLS from this very host only (RFC 6265bis, 4.1.3.2). */
export function sessionCookieName(baseUrl: string): string {
  return isSecure(baseUrl) ? "__Host-candor_session" : "candor_session";
}

/** The header that sets a cookie no script reads and no other site's form sends. @param maxAgeSeconds 0 takes it back */
export function writeCookie(
  baseUrl: string,
  {
    name,
    value,
    path,
    maxAgeSeconds,
  }: { readonly name: string; readonly value: string; readonly path: string; readonly maxAgeSeconds: number },
): string {
  const secure = isSecure(baseUrl) ? "; Secure" : "";
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

function isSecure(baseUrl: string): boolean {
  return baseUrl.startsWith("https:");
}
