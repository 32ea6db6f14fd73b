/** The value of a cookie of a request; `null` if it has none of the name. */
export function readCookie(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  name: string,
): string | null {
  const own = cookiesOf(headers).find((each) => each.startsWith(`${name}=`));
  return own?.slice(name.length + 1) || null;
}

/** The names of a request's cookies that begin so. */
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

/** Under `__Host-` a browser takes a cookie over TLS from this very host only (RFC 6265bis, 4.1.3.2). Its path is `/`. */
export function hostCookieName(baseUrl: string, name: string): string {
  return isSecure(baseUrl) ? `__Host-${name}` : name;
}

/** The header that sets a cookie no script reads and no other site's form sends. @param maxAgeSeconds 0 takes it back */
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
