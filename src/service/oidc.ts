import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { OidcSetup } from "../config/oidc-setup.ts";
import type { Role } from "../contract/role.ts";
import { ROLES } from "../contract/role.ts";
import { BlockedAddress, createGuardedFetch } from "../net/guarded-fetch.ts";

/** What ties a sign-in's redirect to its callback. */
export interface SignInFlow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who somebody is, according to the provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case; `null` if the provider does not say that it is verified. */
  readonly email: string | null;
  readonly name: string | null;
  /** From the claim that the operator configured; `null` if none of its values is a role. */
  readonly role: Role | null;
}

/** The operator's OpenID Connect provider. */
export interface Oidc {
  readonly setup: OidcSetup;
  /** A new flow, and where to send the browser. Throws the library's error if the provider does not respond. */
  begin(): Promise<{ readonly flow: SignInFlow; readonly url: string }>;
  /**
   * Who signed in. Throws if anything differs from the flow: state, nonce, issuer, audience, signature, time or code.
   *
   * @param returned the URL to which the provider sent the browser
   */
  finish(flow: SignInFlow, returned: URL): Promise<Identity>;
  /** Where the browser also ends its session with the provider; `null` if not offered. */
  endUrl(): Promise<string | null>;
  close(): Promise<void>;
}

const SCOPE = "openid email profile";
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_048_576;
export const CALLBACK_PATH = "/sign-in/callback";

/** Opens the connection to the provider. Its own URL may be inside the network, because the operator named it; others that it names may not. */
export function openOidc(
  setup: OidcSetup,
  { baseUrl, offline }: { readonly baseUrl: string; readonly offline: boolean },
): Oidc {
  const issuer = new URL(setup.issuer);
  const { fetch, close } = createGuardedFetch({
    userAgent: "Candor/0.1",
    offline,
    trustedOrigins: [issuer.origin],
  });
  const send: CustomFetch = async (url, { method, headers, body, signal }) => {
    const answer = await fetch({
      url,
      method: method === "POST" ? "POST" : "GET",
      headers,
      ...(body === null || body === undefined ? {} : { body: String(body as string | URLSearchParams) }),
      signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      beforeFollowing: async () => {
        throw new BlockedAddress("a provider's endpoint that redirects");
      },
    });
    const type = answer.headers.get("content-type");
    return new Response(answer.status === 204 ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: type === null ? {} : { "content-type": type },
    });
  };
  const discover = async (): Promise<Configuration> =>
    await discovery(
      issuer,
      setup.clientId,
      setup.clientSecret === null ? undefined : { client_secret: setup.clientSecret },
      setup.clientSecret === null ? None() : ClientSecretPost(setup.clientSecret),
      { [customFetch]: send, ...(issuer.protocol === "http:" && { execute: [allowInsecureRequests] }) },
    );
  let known: Promise<Configuration> | null = null;
  const configuration = async (): Promise<Configuration> => {
    known ??= discover();
    // After an outage, try again.
    known.catch(() => (known = null));
    return await known;
  };
  return {
    setup,
    close,
    async begin() {
      const config = await configuration();
      const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: `${baseUrl}${CALLBACK_PATH}`,
        scope: SCOPE,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
      });
      return { flow, url: url.href };
    },
    async finish({ state, nonce, verifier }, returned) {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const own = tokens.claims();
      if (own === undefined) throw new Error("the provider sent no ID token");
      const isWhole = own["email"] !== undefined && (setup.roles === null || own[setup.roles.claim] !== undefined);
      const more =
        isWhole || config.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await fetchUserInfo(config, tokens.access_token, own.sub);
      return toIdentity({ ...more, ...own }, setup);
    },
    async endUrl() {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return null;
      return buildEndSessionUrl(config, { post_logout_redirect_uri: `${baseUrl}/` }).href;
    },
  };
}

function toIdentity(
  claims: { readonly iss: string; readonly sub: string } & Readonly<Record<string, unknown>>,
  { roles }: Pick<OidcSetup, "roles">,
): Identity {
  const { iss, sub, email, name, email_verified: isVerified } = claims;
  const values = roles === null ? [] : [claims[roles.claim]].flat();
  const given = values.map((value) => (typeof value === "string" ? roles?.byValue.get(value) : undefined));
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === "string" && isVerified === true ? email.trim().toLowerCase() : null,
    name: typeof name === "string" && name.trim() !== "" ? name.trim().slice(0, 100) : null,
    // With several, the one that allows most.
    role: ROLES.find((role) => given.includes(role)) ?? null,
  };
}
