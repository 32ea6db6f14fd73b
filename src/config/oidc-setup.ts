import { ROLES, type Role } from "../contract/role.ts";
import { ConfigError } from "./config.ts";

/** An OpenID Connect provider, through which members sign in to the web interface. */
export interface OidcSetup {
  /** As named in its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  /** `null` for a public client, which is secured by PKCE only. */
  readonly clientSecret: string | null;
  /** The claim that contains the role, and its values; `null` to use the role of the member with that email address. */
  readonly roles: { readonly claim: string; readonly byValue: ReadonlyMap<string, Role> } | null;
}

/** `null` if nobody signs in through a provider. Throws `ConfigError`. */
export function readOidcSetup(env: Readonly<Record<string, string | undefined>>): OidcSetup | null {
  const issuer = env["CANDOR_OIDC_ISSUER"]?.trim() || null;
  const clientId = env["CANDOR_OIDC_CLIENT_ID"]?.trim() || null;
  const clientSecret = env["CANDOR_OIDC_CLIENT_SECRET"]?.trim() || null;
  const roles = readRoles(env["CANDOR_OIDC_ROLE_CLAIM"]?.trim() || null, env["CANDOR_OIDC_ROLES"]?.trim() || null);
  if (issuer === null || clientId === null) {
    const given = Object.entries({
      CANDOR_OIDC_ISSUER: issuer,
      CANDOR_OIDC_CLIENT_ID: clientId,
      CANDOR_OIDC_CLIENT_SECRET: clientSecret,
      CANDOR_OIDC_ROLE_CLAIM: roles,
    }).find(([, value]) => value !== null)?.[0];
    if (given === undefined) return null;
    throw new ConfigError(`${given} is set; signing in needs both CANDOR_OIDC_ISSUER and CANDOR_OIDC_CLIENT_ID.`);
  }
  return { issuer: readIssuer(issuer), clientId, clientSecret, roles };
}

function readIssuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isInside = url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const isPlain = url !== null && !url.search && !url.hash && !url.username && !url.password;
  if (isPlain && (url.protocol === "https:" || isInside)) return text;
  throw new ConfigError("CANDOR_OIDC_ISSUER must be the provider's https URL, as named in its tokens.");
}

function readRoles(claim: string | null, text: string | null): OidcSetup["roles"] {
  if (claim === null && text === null) return null;
  if (claim === null) throw new ConfigError("CANDOR_OIDC_ROLES is set without CANDOR_OIDC_ROLE_CLAIM.");
  const pairs = (text ?? ROLES.map((role) => `${role}=${role}`).join(",")).split(",").map((pair) => pair.trim());
  const byValue = new Map<string, Role>();
  for (const pair of pairs) {
    const at = pair.lastIndexOf("=");
    const role = ROLES.find((each) => each === pair.slice(at + 1).trim());
    if (at < 1 || role === undefined) {
      throw new ConfigError(`CANDOR_OIDC_ROLES has "${pair}"; give value=role, the role one of ${ROLES.join(", ")}.`);
    }
    byValue.set(pair.slice(0, at).trim(), role);
  }
  return { claim, byValue };
}
