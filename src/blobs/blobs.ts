import type { Readable } from "node:stream";

/**
 * Stores pictures and reports. A key is a path of safe characters: `pictures/<hash>`, `reports/<id>.pdf`. Everything
 * throws `BlobsUnavailable` if a remote store cannot be reached, except for invalid keys, which throw another error.
 */
export interface Blobs {
  /** Writes a blob completely or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `null` if there is none. */
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  stream(key: string): Promise<{ readonly bytes: number; readonly body: Readable } | null>;
  /** Removes a blob, or every blob below a key that ends in `/`. Returns whether there was one. */
  remove(key: string): Promise<boolean>;
  /** The keys of all pictures and reports, in no particular order. */
  keys(): AsyncGenerator<string>;
  /** Closes open connections. */
  close(): void;
}

/** The blob store does not answer, or refuses. The same work may be tried again. */
export class BlobsUnavailable extends Error {
  readonly code = "blobs_unavailable";

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "BlobsUnavailable";
  }
}

/** Throws if a key is invalid: nothing that a caller typed becomes a path. */
export function requireBlobKey(key: string): void {
  if (!/^[a-z]+(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/.test(key)) throw new Error("not a blob's key");
}

/** Whether a path in a store is a blob's key; other people's files may be next to them. */
export function isBlobKey(path: string): boolean {
  return /^(?:pictures|reports)\/[A-Za-z0-9._/-]+$/.test(path) && !path.endsWith(".partial");
}
