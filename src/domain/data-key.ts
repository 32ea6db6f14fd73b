import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { PublicError } from "../errors.ts";
import { fingerprintOf, type Keyring } from "./keyring.ts";

/**
 * The owner of a data key, which seals texts. The texts of a lookup share one; an imported document, a cached answer, a
 * picture, and a row that says something about a person in words each have their own. What is erased together is sealed
 * together. A file that is always rewritten as a whole also has one, which is stored in it.
 */
export type Holder = `${"lookup" | "document" | "answer" | "blob" | "file" | "row"}/${string}`;

/** A key that seals texts, in a process's memory only while it seals or opens them. */
export interface DataKey {
  readonly holder: Holder;
  /**
   * Not its bytes: given bytes, Node 24 throws and catches two errors per cipher, which takes longer than encrypting.
   */
  readonly secret: KeyObject;
}

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new key of 256 random bits. */
export function makeDataKey(holder: Holder): DataKey {
  return { holder, secret: createSecretKey(randomBytes(KEY_BYTES)) };
}

/**
 * A data key as stored: the fingerprint of the wrapping secret, a dot, and the key, encrypted with AES-256-GCM under a
 * key derived from the secret (HKDF, RFC 5869) and bound to its holder.
 */
export function wrapDataKey({ wrapping }: Pick<Keyring, "wrapping">, { holder, secret }: DataKey): string {
  const [current] = wrapping;
  if (current === undefined) throw new Error("there is no wrapping secret");
  const { fingerprint, key } = wrappingOf(current);
  return `${fingerprint}.${encrypt(key, holder, secret.export()).toString("base64url")}`;
}

/**
 * @throws PublicError `sealed_unreadable` if the stored key was altered or belongs to another holder, or if its secret
 * is not available
 */
export function unwrapDataKey(
  { wrapping }: Pick<Keyring, "wrapping">,
  holder: Holder,
  wrapped: string | null,
): DataKey {
  if (wrapped === null) throw unreadable(`the key of ${holder} is gone`);
  const [fingerprint, body = ""] = wrapped.split(".");
  const under = wrapping.map(wrappingOf).find((each) => each.fingerprint === fingerprint);
  if (under === undefined) throw unreadable(`the key of ${holder} is wrapped under a secret that is missing`);
  const bytes = decrypt(under.key, holder, Buffer.from(body, "base64url"));
  if (bytes?.length !== KEY_BYTES) throw unreadable(`the key of ${holder} was altered`);
  return { holder, secret: createSecretKey(bytes) };
}

/**
 * Compresses and encrypts a text, in base64. An empty text stays empty, because there is nothing to hide.
 *
 * @param place the row and column: a sealed text that is moved elsewhere does not open
 */
export function sealText(key: DataKey, place: string, text: string): string {
  return text === "" ? "" : sealBytes(key, place, Buffer.from(text.replaceAll("\0", "\uFFFD"))).toString("base64");
}

/** @throws PublicError `sealed_unreadable` if the text was altered, or belongs to another place or key */
export function openText(key: DataKey, place: string, sealed: string): string {
  return sealed === "" ? "" : openBytes(key, place, Buffer.from(sealed, "base64")).toString("utf8");
}

/**
 * Encrypts a short text, in base64. Unlike `sealText`, it is deterministic: the initialisation vector is derived from
 * text and place (like RFC 8452's synthetic ones), so that a row with nothing new is recognised as such. It is not
 * compressed either, because short texts do not benefit.
 */
export function sealValue(key: DataKey, place: string, text: string): string {
  const iv = createHmac("sha256", ivKeyOf(key)).update(place).update("\0").update(text).digest().subarray(0, IV_BYTES);
  return encrypt(key.secret, place, Buffer.from(text), iv).toString("base64");
}

/** @throws PublicError `sealed_unreadable` like `openText` */
export function openValue(key: DataKey, place: string, sealed: string): string {
  const bytes = decrypt(key.secret, place, Buffer.from(sealed, "base64"));
  if (bytes === null) throw unreadable(`${place} of ${key.holder} was altered`);
  return bytes.toString("utf8");
}

const ivKeys = new WeakMap<DataKey, KeyObject>();

/** The vectors are derived with another key than the one that encrypts. */
function ivKeyOf(key: DataKey): KeyObject {
  const known = ivKeys.get(key);
  if (known) return known;
  const made = createSecretKey(createHmac("sha256", key.secret).update("candor values 1").digest());
  ivKeys.set(key, made);
  return made;
}

export function sealBytes(key: DataKey, place: string, bytes: Uint8Array): Buffer {
  return encrypt(key.secret, place, zstdCompressSync(bytes));
}

/** @throws PublicError `sealed_unreadable` like `openText` */
export function openBytes(key: DataKey, place: string, sealed: Uint8Array): Buffer {
  const bytes = decrypt(key.secret, place, Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength));
  if (bytes === null) throw unreadable(`${place} of ${key.holder} was altered`);
  return zstdDecompressSync(bytes);
}

/** Returns the initialisation vector, the tag, and the ciphertext. */
function encrypt(key: KeyObject, place: string, bytes: Uint8Array, iv = randomBytes(IV_BYTES)): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** `null` if it is not what was encrypted. */
function decrypt(key: KeyObject, place: string, sealed: Buffer): Buffer | null {
  if (sealed.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([body, decipher.final()]);
  } catch {
    // The tag does not match; Node's error says no more than that.
    return null;
  }
}

interface Wrapping {
  readonly fingerprint: string;
  readonly key: KeyObject;
}

const wrappings = new Map<string, Wrapping>();

/** Derived once per secret: there are only a few, and every document wraps a key. */
function wrappingOf(secret: string): Wrapping {
  const known = wrappings.get(secret);
  if (known) return known;
  const bytes = new Uint8Array(hkdfSync("sha256", secret, "", "candor data keys 1", KEY_BYTES));
  const made = { fingerprint: fingerprintOf(secret), key: createSecretKey(bytes) };
  wrappings.set(secret, made);
  return made;
}

function unreadable(what: string): PublicError {
  return new PublicError("sealed_unreadable", `A sealed text cannot be opened: ${what}.`);
}
