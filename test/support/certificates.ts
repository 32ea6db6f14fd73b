import { createPrivateKey, webcrypto } from "node:crypto";
import { BitString, PrintableString, Integer } from "asn1js";
import * as pkijs from "pkijs";

/** A key and its certificate, in PEM. */
export interface Issued {
  readonly key: string;
  readonly certificate: string;
}

export interface Wanted {
  readonly name: string;
  readonly kind?: "rsa" | "ec";
  /** The issuer; self-signed if there is none. */
  readonly issuer?: Issued;
  readonly validFrom?: Date;
  readonly validUntil?: Date;
}

const DAY_MS = 86_400_000;

/** Makes a key and a certificate for it, as an authority would. */
export async function issueCertificate({ name, kind = "ec", issuer, ...validity }: Wanted): Promise<Issued> {
  const algorithm =
    kind === "ec"
      ? { name: "ECDSA", namedCurve: "P-256" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
  const pair = (await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new Integer({ value: Math.floor(Math.random() * 2 ** 31) + 1 }),
  });
  const above = issuer && pkijs.Certificate.fromBER(derOf(issuer.certificate));
  certificate.subject.typesAndValues.push(commonName(name));
  if (above) certificate.issuer = above.subject;
  else certificate.issuer.typesAndValues.push(commonName(name));
  certificate.notBefore.value = validity.validFrom ?? new Date(Date.now() - DAY_MS);
  certificate.notAfter.value = validity.validUntil ?? new Date(Date.now() + 365 * DAY_MS);
  certificate.extensions = issuer ? [keyUsage(0xc0)] : [basicConstraints(), keyUsage(0x84)];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  const signing = issuer ? await importKey(issuer.key) : pair.privateKey;
  await certificate.sign(signing, "SHA-256");
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", pair.privateKey));
  return {
    key: createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" })
      .export({ type: "pkcs8", format: "pem" })
      .toString(),
    certificate: pemOf(Buffer.from(certificate.toSchema(true).toBER())),
  };
}

export function derOf(pem: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ""), "base64"));
}

function pemOf(der: Buffer): string {
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

async function importKey(pem: string): Promise<CryptoKey> {
  const key = createPrivateKey(pem);
  const algorithm =
    key.asymmetricKeyType === "ec"
      ? { name: "ECDSA", namedCurve: "P-256" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const der = key.export({ type: "pkcs8", format: "der" });
  return (await webcrypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"])) as CryptoKey;
}

function commonName(name: string): pkijs.AttributeTypeAndValue {
  return new pkijs.AttributeTypeAndValue({ type: "2.5.4.3", value: new PrintableString({ value: name }) });
}

/** RFC 5280, 4.2.1.9 and 4.2.1.3. */
function basicConstraints(): pkijs.Extension {
  const value = new pkijs.BasicConstraints({ cA: true });
  return new pkijs.Extension({
    extnID: "2.5.29.19",
    critical: true,
    extnValue: value.toSchema().toBER(false),
    parsedValue: value,
  });
}

/** 0x80 is a digital signature, 0x40 non-repudiation, 0x04 certificate signing. */
function keyUsage(bits: number): pkijs.Extension {
  const value = new BitString({ valueHex: Uint8Array.of(bits).buffer, unusedBits: 2 });
  return new pkijs.Extension({
    extnID: "2.5.29.15",
    critical: true,
    extnValue: value.toBER(false),
    parsedValue: value,
  });
}
