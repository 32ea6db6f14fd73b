/** A finding about the provider with which members sign in; `null` if this environment names none. */
export interface ProviderFinding {
  readonly outcome: "ok" | "warn" | "fail";
  readonly detail: string;
  readonly remedy?: string;
}

/**
 * Fetches the metadata of this environment's provider (OpenID Connect Discovery 1.0, section 4). The service itself may
 * use another.
 */
export async function checkProvider(
  env: Readonly<Record<string, string | undefined>>,
  ask: (url: string) => Promise<Response | null>,
): Promise<ProviderFinding | null> {
  const [issuer, client] = [env["CANDOR_OIDC_ISSUER"]?.trim(), env["CANDOR_OIDC_CLIENT_ID"]?.trim()];
  if (!issuer && !client) return null;
  if (!issuer || !client || !URL.canParse(issuer)) {
    const remedy = "Set both CANDOR_OIDC_ISSUER, the provider's address, and CANDOR_OIDC_CLIENT_ID, or neither.";
    return { outcome: "fail", detail: "only partly set", remedy };
  }
  const answer = await ask(`${issuer.replace(/(?<!\/)\/+$/, "")}/.well-known/openid-configuration`);
  if (answer === null) {
    const remedy = "Start the provider, or correct CANDOR_OIDC_ISSUER; its certificate must be one that Node trusts.";
    return { outcome: "fail", detail: `no answer from ${issuer}`, remedy };
  }
  const told = await readMetadata(answer);
  if (told === null) {
    const remedy = "Correct CANDOR_OIDC_ISSUER: the address before /.well-known/openid-configuration.";
    return { outcome: "fail", detail: `${issuer} is not an OpenID Connect provider`, remedy };
  }
  if (told.issuer !== issuer) {
    const remedy = `Set CANDOR_OIDC_ISSUER to exactly ${told.issuer}.`;
    return {
      outcome: "fail",
      detail: `${issuer} identifies itself as ${told.issuer}; its tokens would be rejected`,
      remedy,
    };
  }
  if (told.methods !== null && !told.methods.includes("S256")) {
    const remedy = "Allow PKCE with S256 for the client.";
    return { outcome: "warn", detail: `${issuer} does not state that it supports PKCE with S256`, remedy };
  }
  return { outcome: "ok", detail: `members sign in through ${issuer}` };
}

async function readMetadata(
  answer: Response,
): Promise<{ readonly issuer: string; readonly methods: readonly string[] | null } | null> {
  if (!answer.ok) return null;
  const text = await answer.text();
  let metadata: unknown;
  try {
    metadata = JSON.parse(text);
  } catch {
    // It is a web page, not a provider's metadata.
    return null;
  }
  if (typeof metadata !== "object" || metadata === null || !("issuer" in metadata)) return null;
  if (typeof metadata.issuer !== "string") return null;
  const methods = "code_challenge_methods_supported" in metadata ? metadata.code_challenge_methods_supported : null;
  return { issuer: metadata.issuer, methods: Array.isArray(methods) ? methods.map(String) : null };
}
