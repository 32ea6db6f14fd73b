import { ConfigError, listOf } from "./config.ts";

/** The origins of receivers that may be in the operator's own network. Throws `ConfigError` for anything else. */
export function readWebhookOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return listOf(env["CANDOR_WEBHOOK_ORIGINS"]).map((text) => {
    const url = URL.parse(text);
    if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)) return url.origin;
    throw new ConfigError(
      `CANDOR_WEBHOOK_ORIGINS names "${text}"; give scheme, host and port alone, such as http://crm.internal:8080.`,
    );
  });
}
