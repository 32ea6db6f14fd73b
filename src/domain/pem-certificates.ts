import { X509Certificate } from "node:crypto";

/** The certificates in a PEM file, in order (RFC 7468, 5); none if it contains none. Throws if one is damaged. */
export function readCertificates(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => new X509Certificate(block));
}

/** The name that viewers show for a certificate's subject: X.520's common name, otherwise the whole subject. */
export function commonName(subject: string): string {
  return /(?:^|\n)CN=([^\n]+)/.exec(subject)?.[1] ?? subject.replaceAll("\n", ", ");
}
