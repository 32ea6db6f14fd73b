import { createPrivateKey, type KeyObject, type X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { commonName, readCertificates } from "../domain/pem-certificates.ts";
import { ConfigError, READABLE } from "./config.ts";

/** What an operator signs reports with: their key, its certificate and those above it, as X.509 in DER. */
export interface ReportSigner {
  readonly key: KeyObject;
  readonly certificates: readonly Uint8Array<ArrayBuffer>[];
  /** The name on the certificate, as viewers show it. */
  readonly name: string;
  /** SHA-256 of the certificate, in hexadecimal digits. */
  readonly fingerprint: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
}

/** OpenSSL's names for the NIST curves, which viewers can verify. */
const CURVES: ReadonlySet<string> = new Set(["prime256v1", "secp384r1", "secp521r1"]);
/** BSI TR-02102-1 and NIST SP 800-57 do not allow shorter RSA keys. */
const MIN_RSA_BITS = 2048;
/** A leaf, two intermediate certificates and the root. */
const MAX_CERTIFICATES = 4;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads what reports are signed with from two PEM files; `null` if none are named. The first certificate belongs to the
 * key, followed by those above it.
 *
 * @throws ConfigError if one is missing, cannot be read, does not match the other or is not valid today
 */
export function readReportSigner(env: Env, now = new Date()): ReportSigner | null {
  const [keyPath, certificatePath] = [env[KEY] ?? "", env[CERTIFICATE] ?? ""];
  if (keyPath === "" && certificatePath === "") return null;
  if (keyPath === "" || certificatePath === "") {
    throw new ConfigError(`${KEY} and ${CERTIFICATE} go together: set both, or neither.`);
  }
  const key = readKey(read(KEY, keyPath), env["CANDOR_SIGNING_PASSPHRASE"] ?? "");
  const certificates = readChain(read(CERTIFICATE, certificatePath));
  const [own] = certificates;
  if (own === undefined || certificates.length > MAX_CERTIFICATES) {
    throw new ConfigError(
      `${CERTIFICATE} contains ${certificates.length} certificates; give 1 to ${MAX_CERTIFICATES}.`,
    );
  }
  if (!own.checkPrivateKey(key))
    throw new ConfigError(`The key in ${KEY} does not belong to the first certificate in ${CERTIFICATE}.`);
  const [validFrom, validUntil] = [new Date(own.validFrom), new Date(own.validTo)];
  if (!isValid({ validFrom, validUntil }, now)) {
    throw new ConfigError(`The certificate in ${CERTIFICATE} is valid from ${day(validFrom)} to ${day(validUntil)}.`);
  }
  return {
    key,
    certificates: certificates.map(({ raw }) => new Uint8Array(raw)),
    name: commonName(own.subject),
    fingerprint: own.fingerprint256.replaceAll(":", "").toLowerCase(),
    validFrom,
    validUntil,
  };
}

/** Whether a signature made at that time would be accepted. */
export function isValid({ validFrom, validUntil }: Pick<ReportSigner, "validFrom" | "validUntil">, at: Date): boolean {
  return validFrom <= at && at <= validUntil;
}

const KEY = "CANDOR_SIGNING_KEY";
const CERTIFICATE = "CANDOR_SIGNING_CERTIFICATE";

function read(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new ConfigError(`${name} names ${path}, which cannot be read. ${READABLE}`, { cause });
  }
}

function readChain(pem: string): X509Certificate[] {
  try {
    return readCertificates(pem);
  } catch (cause) {
    throw new ConfigError(`${CERTIFICATE} contains a certificate that cannot be read. Give PEM.`, { cause });
  }
}

function readKey(pem: string, passphrase: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: pem, ...(passphrase !== "" && { passphrase }) });
  } catch (cause) {
    throw new ConfigError(
      `${KEY} contains no private key that can be read. Give PEM, and CANDOR_SIGNING_PASSPHRASE if it is encrypted.`,
      { cause },
    );
  }
  const { modulusLength = 0, namedCurve = "" } = key.asymmetricKeyDetails ?? {};
  const fits = key.asymmetricKeyType === "rsa" ? modulusLength >= MIN_RSA_BITS : CURVES.has(namedCurve);
  if (!fits)
    throw new ConfigError(`${KEY} needs an RSA key of ${MIN_RSA_BITS} bits or more, or one of P-256, P-384 or P-521.`);
  return key;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
