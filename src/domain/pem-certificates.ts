import { X509Certificate } from "node:crypto";

/** The certificates of a PEM file, as they stand in it (RFC 7468, 5); none where it holds none. Throws where one is damaged. */
export function readCertificates(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => new X509Certificate(block));
}

/** As viewers call whom a certificate names: X.520's common name, else all of it. */
export function commonName(subject: string): string {
  return /(?:^|\n)CN=([^\n]+)/.exec(subject)?.[1] ?? subject.replaceAll("\n", ", ");
}
