/** The value of a request's cookie; `null` if it has none of that name. */
export function readCookie(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  name: string,
): string | null {
  const own = cookiesOf(headers).find((each) => each.startsWith(`${name}=`));
  return own?.slice(name.length + 1) || null;
}

/** Names of a request's cookies with that prefix. */
export function cookieNames(headers: Parameters<typeof cookiesOf>[0], prefix: string): readonly string[] {
  const names = cookiesOf(headers).map((each) => each.split("=", 1)[0] ?? "");
  return names.filter((name) => name.startsWith(prefix));
}

function cookiesOf(headers: Readonly<Record<string, string | string[] | undefined>>): readonly string[] {
  return String(headers["cookie"] ?? "")
    .split(";")
    .map((each) => each.trim());
}

export function sessionCookieName(baseUrl: string): string {
  return hostCookieName(baseUrl, "candor_session");
}

/** With `__Host-`, a browser accepts a cookie only over TLS and from this very host (RFC 6265bis, 4.1.3.2). Its path is `/`. */
export function hostCookieName(baseUrl: string, name: string): string {
  return isSecure(baseUrl) ? `__Host-${name}` : name;
}

/** The header that sets a cookie which scripts cannot read and other sites' forms do not send. @param maxAgeSeconds 0 deletes it */
export function writeCookie(
  baseUrl: string,
  { name, value, maxAgeSeconds }: { readonly name: string; readonly value: string; readonly maxAgeSeconds: number },
): string {
  const secure = isSecure(baseUrl) ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

function isSecure(baseUrl: string): boolean {
  return baseUrl.startsWith("https:");
}
