import type { Readable } from "node:stream";

/**
 * Where pictures and reports lie. A key is a path of safe characters: `pictures/<hash>`, `reports/<id>.pdf`. All but
 * a key that is none throws `BlobsUnavailable` where the store lies elsewhere and cannot be reached.
 */
export interface Blobs {
  /** Writes a blob whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `null` if there is none. */
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  stream(key: string): Promise<{ readonly bytes: number; readonly body: Readable } | null>;
  /** Removes a blob, or every blob below a key that ends in `/`. Returns whether there was one. */
  remove(key: string): Promise<boolean>;
  /** The key of every picture and report there is, in no order. */
  keys(): AsyncGenerator<string>;
  /** Ends what is open. */
  close(): void;
}

/** The store of blobs does not answer, or refuses. The same work may be tried again. */
export class BlobsUnavailable extends Error {
  readonly code = "blobs_unavailable";

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "BlobsUnavailable";
  }
}

/** Throws where a key is none: nothing that a caller typed becomes a path. */
export function requireBlobKey(key: string): void {
  if (!/^[a-z]+(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/.test(key)) throw new Error("not a blob's key");
}

/** Whether a path below a store is a blob's key: somebody else's files may lie beside them. */
export function isBlobKey(path: string): boolean {
  return /^(?:pictures|reports)\/[A-Za-z0-9._/-]+$/.test(path) && !path.endsWith(".partial");
}
