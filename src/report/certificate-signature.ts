import { createHash, type KeyObject, webcrypto, X509Certificate } from "node:crypto";
import { type BaseBlock, fromBER, ObjectIdentifier, OctetString, Sequence, Utf8String } from "asn1js";
import * as pkijs from "pkijs";
import type { ReportSigner } from "../config/report-signer.ts";
import { commonName } from "../domain/pem-certificates.ts";

/** RFC 5652, 11.1 and 11.2; RFC 5035, 5.4.1. */
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";
/** Our seal among the unsigned attributes: a UUID of ours as an object identifier (ITU-T X.667, 7). */
const SEAL = "2.25.168995627171031935002117578054826100304";
/** The same identifier as the parser returns it: arcs of more than 53 bits come back as hexadecimal digits. */
const SEAL_READ = (fromBER(new ObjectIdentifier({ value: SEAL }).toBER()).result as ObjectIdentifier).getValue();
const DIGEST = "SHA-256";

pkijs.setEngine("node", new pkijs.CryptoEngine({ name: "node", crypto: webcrypto as unknown as Crypto }));

/**
 * Fills the empty signature field of a PDF with a detached CMS signature: PAdES baseline B-B (ETSI EN 319 142-1, 6.3),
 * which any viewer can verify with the operator's certificate. The signing time is the field's `/M`.
 *
 * @param seal receives the bytes covered, and returns a text that is stored with the signature without being signed
 */
export async function signField(
  pdf: Uint8Array,
  { key, certificates }: ReportSigner,
  seal?: (covered: Uint8Array) => string,
): Promise<Uint8Array> {
  const field = findField(pdf);
  if (field === null) throw new Error("the PDF has no field to be signed");
  const chain = certificates.map((der) => pkijs.Certificate.fromBER(der));
  const [certificate] = chain;
  const [der] = certificates;
  if (certificate === undefined || der === undefined) throw new Error("a signer has a certificate");
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: pkijs.id_ContentType_Data }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(CONTENT_TYPE, new ObjectIdentifier({ value: pkijs.id_ContentType_Data })),
            attribute(MESSAGE_DIGEST, new OctetString({ valueHex: sha256(field.covered) })),
            // SigningCertificateV2 { certs { ESSCertIDv2 { certHash } } }: if no algorithm is named, it is SHA-256.
            attribute(SIGNING_CERTIFICATE_V2, sequence(sequence(sequence(new OctetString({ valueHex: sha256(der) }))))),
          ],
        }),
        ...(seal && {
          unsignedAttrs: new pkijs.SignedAndUnsignedAttributes({
            type: 1,
            attributes: [attribute(SEAL, new Utf8String({ value: seal(field.covered) }))],
          }),
        }),
      }),
    ],
    certificates: chain,
  });
  await signed.sign(await cryptoKey(key), 0, DIGEST);
  const content = new pkijs.ContentInfo({
    contentType: pkijs.id_ContentType_SignedData,
    content: signed.toSchema(true),
  });
  const digits = Buffer.from(content.toSchema().toBER()).toString("hex");
  if (digits.length > field.end - field.start) throw new Error("the certificates are too long for the field");
  const filled = Buffer.from(pdf);
  filled.write(digits, field.start, "latin1");
  return filled;
}

/** What a signed PDF states about itself, which can be read without a key. */
export interface SignedPdf {
  /** Whether everything except the signature is as it was signed. */
  readonly intact: boolean;
  readonly name: string;
  readonly issuer: string;
  readonly fingerprint: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** As stated by the signer; `null` if not stated. */
  readonly signedAt: Date | null;
  /** Whether its certificate chains to a trusted one; `null` if none is given. */
  readonly trusted: boolean | null;
  /** The text stored with the signature, and the bytes covered. */
  readonly seal: string | null;
  readonly covered: Uint8Array;
}

/** Verifies the signature that covers a whole PDF; `null` if there is none. */
export async function readSignedPdf(
  pdf: Uint8Array,
  trusted: readonly Uint8Array<ArrayBuffer>[] = [],
): Promise<SignedPdf | null> {
  const field = findField(pdf);
  if (field === null) return null;
  const contents = Buffer.from(field.digits, "hex");
  const signed = readCms(contents);
  const [signer] = signed?.signerInfos ?? [];
  const der = signed && signer && certificateOf(signed, signer);
  if (!signed || !signer || !der) return null;
  const certificate = new X509Certificate(der);
  return {
    intact: isPlainlyFilled(contents, field.digits) && (await isIntact(signed, signer, der, field.covered)),
    name: commonName(certificate.subject),
    issuer: commonName(certificate.issuer),
    fingerprint: sha256(der).toString("hex"),
    validFrom: new Date(certificate.validFrom),
    validUntil: new Date(certificate.validTo),
    signedAt: field.signedAt,
    trusted: trusted.length === 0 ? null : await leadsTo(signed, der, trusted, field.signedAt),
    seal: sealOf(signer),
    covered: field.covered,
  };
}

/**
 * Whether the field contains only the signature as it was written: lowercase digits, followed by zeros. Nobody would
 * see anything else placed there, yet the file would be a different one.
 */
function isPlainlyFilled(contents: Uint8Array, digits: string): boolean {
  return digits === digits.toLowerCase() && contents.subarray(derLength(contents)).every((byte) => byte === 0);
}

/** The length in bytes of the DER value that begins here, including its header (X.690, 8.1.3). */
function derLength(bytes: Uint8Array): number {
  const first = bytes[1] ?? 0;
  if (first < LONG_FORM) return 2 + first;
  const more = first - LONG_FORM;
  const length = bytes.subarray(2, 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
  return 2 + more + length;
}

const LONG_FORM = 0x80;

/**
 * Whether the covered bytes are what was signed, by the holder of the key to the certificate that the signature names.
 */
async function isIntact(
  signed: pkijs.SignedData,
  signer: pkijs.SignerInfo,
  certificate: Uint8Array<ArrayBuffer>,
  covered: Uint8Array,
): Promise<boolean> {
  const named = signer.signedAttrs?.attributes.find(({ type }) => type === SIGNING_CERTIFICATE_V2);
  const [value] = (named?.values ?? []) as [BaseBlock?];
  // If neither an algorithm nor an issuer is named, the hash comes last (RFC 5035, 4).
  if (!value || !Buffer.from(value.toBER()).includes(sha256(certificate))) return false;
  try {
    return await signed.verify({ signer: 0, data: toArrayBuffer(covered), checkChain: false });
  } catch (error) {
    if (error instanceof pkijs.SignedDataVerifyError) return false;
    throw error;
  }
}

async function leadsTo(
  signed: pkijs.SignedData,
  certificate: Uint8Array<ArrayBuffer>,
  trusted: readonly Uint8Array<ArrayBuffer>[],
  at: Date | null,
): Promise<boolean> {
  const trustsItself = trusted.some((each) => sha256(each).equals(sha256(certificate)));
  if (trustsItself) return at === null || isValidAt(certificate, at);
  const given = trusted.map((der) => pkijs.Certificate.fromBER(der));
  const own = pkijs.Certificate.fromBER(certificate);
  const others = (signed.certificates ?? []).filter((each) => each instanceof pkijs.Certificate);
  const chain = new pkijs.CertificateChainValidationEngine({
    trustedCerts: given,
    // The library verifies the last certificate.
    certs: [...others.filter((each) => each.serialNumber.isEqual(own.serialNumber) === false), own],
    ...(at && { checkDate: at }),
  });
  return (await chain.verify()).result;
}

function isValidAt(certificate: Uint8Array, at: Date): boolean {
  const { validFrom, validTo } = new X509Certificate(certificate);
  return new Date(validFrom) <= at && at <= new Date(validTo);
}

interface SignatureRange {
  /** Where the digits of `/Contents` begin and end. */
  readonly start: number;
  readonly end: number;
  readonly digits: string;
  /** All bytes of the file except those digits and their brackets. */
  readonly covered: Uint8Array;
  readonly signedAt: Date | null;
}

/** The signature that covers the whole file. If anything was appended after signing, there is none. */
function findField(pdf: Uint8Array): SignatureRange | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const start = bytes.lastIndexOf("/SubFilter /ETSI.CAdES.detached");
  if (start < 0) return null;
  const head = bytes.toString("latin1", start, start + MAX_HEAD_BYTES);
  const range = /\/ByteRange \[ 0 (\d{1,10}) (\d{1,10}) (\d{1,10}) \]/.exec(head);
  if (range === null) return null;
  const [before, after, rest] = range.slice(1).map(Number) as [number, number, number];
  if (after + rest !== bytes.length || before >= after || before < start) return null;
  const digits = bytes.toString("latin1", before + 1, after - 1);
  if (bytes[before] !== LESS || bytes[after - 1] !== GREATER || !/^[0-9a-fA-F]+$/.test(digits)) return null;
  const covered = Buffer.concat([bytes.subarray(0, before), bytes.subarray(after)]);
  const tail = bytes.toString("latin1", after, after + MAX_HEAD_BYTES);
  return {
    start: before + 1,
    end: after - 1,
    digits,
    covered,
    signedAt: readDate(/\/M \(D:(\d{14})Z\)/.exec(tail)?.[1]),
  };
}

/** Limit on the bytes between the filter and the range, and between the contents and the date. */
const MAX_HEAD_BYTES = 400;
const [LESS, GREATER] = [0x3c, 0x3e];

function readDate(digits: string | undefined): Date | null {
  const parts = /^(....)(..)(..)(..)(..)(..)$/.exec(digits ?? "");
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

function readCms(der: Uint8Array<ArrayBuffer>): pkijs.SignedData | null {
  try {
    const content = pkijs.ContentInfo.fromBER(der);
    if (content.contentType !== pkijs.ContentInfo.SIGNED_DATA) return null;
    return new pkijs.SignedData({ schema: content.content });
  } catch {
    // The parser has one error for every fault: whatever the field contains, it is not a signature.
    return null;
  }
}

function certificateOf(signed: pkijs.SignedData, { sid }: pkijs.SignerInfo): Uint8Array<ArrayBuffer> | null {
  if (!(sid instanceof pkijs.IssuerAndSerialNumber)) return null;
  for (const each of signed.certificates ?? []) {
    if (!(each instanceof pkijs.Certificate)) continue;
    if (each.issuer.isEqual(sid.issuer) && each.serialNumber.isEqual(sid.serialNumber))
      return new Uint8Array(each.toSchema(false).toBER());
  }
  return null;
}

function sealOf({ unsignedAttrs }: pkijs.SignerInfo): string | null {
  const [value] = (unsignedAttrs?.attributes.find(({ type }) => type === SEAL_READ)?.values ?? []) as [BaseBlock?];
  return value instanceof Utf8String ? value.getValue() : null;
}

function attribute(type: string, value: BaseBlock): pkijs.Attribute {
  return new pkijs.Attribute({ type, values: [value] });
}

function sequence(...value: BaseBlock[]): Sequence {
  return new Sequence({ value });
}

function sha256(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(createHash("sha256").update(bytes).digest());
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

async function cryptoKey(key: KeyObject): Promise<CryptoKey> {
  const der = key.export({ type: "pkcs8", format: "der" });
  const { namedCurve } = key.asymmetricKeyDetails ?? {};
  const algorithm =
    namedCurve === undefined
      ? { name: "RSASSA-PKCS1-v1_5", hash: DIGEST }
      : { name: "ECDSA", namedCurve: CURVES[namedCurve] ?? namedCurve };
  return (await webcrypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"])) as CryptoKey;
}

/** The names of NIST's curves in OpenSSL, mapped to those of Web Crypto. */
const CURVES: Readonly<Record<string, string>> = {
  prime256v1: "P-256",
  secp384r1: "P-384",
  secp521r1: "P-521",
};
