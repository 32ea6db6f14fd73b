/** Removes secrets from a text, plain or percent-encoded. Secrets with fewer than six characters are ignored. */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= 6)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((redacted, secret) => redacted.replaceAll(secret, "[redacted]"), text);
}
