import { chownSync, copyFileSync, mkdtempSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A certificate for `localhost` and 127.0.0.1 until 2126, its key, and the authority, which only tests trust. Made
 * with `openssl req -x509` and `openssl x509 -req -CA`; the authority's key was thrown away.
 */
export const TLS_FILES = {
  ca: fileOf("ca.pem"),
  certificate: fileOf("server.pem"),
  key: fileOf("server.key"),
} as const;

function fileOf(name: string): string {
  return fileURLToPath(new URL(`tls/${name}`, import.meta.url));
}

/**
 * The settings of a PostgreSQL server that speaks TLS with that certificate. It requires a key that nobody else can read.
 *
 * @param owner who runs the server
 */
export function postgresTlsSettings(owner: number): { readonly directory: string; readonly settings: string[] } {
  const directory = mkdtempSync(join(tmpdir(), "candor-tls-"));
  chmodSync(directory, 0o755);
  const [certificate, key] = [join(directory, "server.pem"), join(directory, "server.key")];
  copyFileSync(TLS_FILES.certificate, certificate);
  copyFileSync(TLS_FILES.key, key);
  chmodSync(key, 0o600);
  if (process.getuid?.() === 0) chownSync(key, owner, owner);
  return { directory, settings: ["ssl=on", `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`] };
}
