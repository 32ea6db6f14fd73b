/** A text without the given secrets, plain or as they stand in an address. Secrets of under six characters are no secrets. */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= 6)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((redacted, secret) => redacted.replaceAll(secret, "[redacted]"), text);
}
