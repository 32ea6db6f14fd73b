import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import type { S3Setup } from "../config/s3-setup.ts";
import { type Blobs, BlobsUnavailable, isBlobKey, requireBlobKey } from "./blobs.ts";

const CONNECT_MS = 3_000;
const ANSWER_MS = 30_000;
const MAX_ATTEMPTS = 3;
/** Requests at the same time while a folder is emptied. */
const CONCURRENT_REMOVALS = 16;

/**
 * Blobs as objects in a bucket, under the same keys as files. Each is removed by a separate request, because the
 * request for several needs a checksum on which stores other than Amazon's do not agree.
 */
export async function createS3Blobs(setup: S3Setup): Promise<Blobs> {
  // Loading it takes a third of a second, which installations with a disk should not pay.
  const s3 = await import("@aws-sdk/client-s3");
  const client = createClient(s3, setup);
  const placeOf = (key: string) => {
    requireBlobKey(key);
    return { Bucket: setup.bucket, Key: setup.prefix + key };
  };
  const remove = async (place: { readonly Bucket: string; readonly Key: string }) => {
    await orNull(client.send(new s3.DeleteObjectCommand(place)));
  };
  const has = async (key: string) => (await orNull(client.send(new s3.HeadObjectCommand(placeOf(key))))) !== null;
  return {
    async put(key, bytes) {
      const written = await orNull(client.send(new s3.PutObjectCommand({ ...placeOf(key), Body: bytes })));
      if (written === null) throw new BlobsUnavailable(`the bucket ${setup.bucket} is not there`);
    },
    async get(key) {
      const found = await orNull(client.send(new s3.GetObjectCommand(placeOf(key))));
      return found?.Body ? await withinStore(found.Body.transformToByteArray()) : null;
    },
    has,
    async stream(key) {
      const found = await orNull(client.send(new s3.GetObjectCommand(placeOf(key))));
      return found?.Body ? { bytes: found.ContentLength ?? 0, body: found.Body as Readable } : null;
    },
    async remove(key) {
      if (!key.endsWith("/")) {
        const was = await has(key);
        await remove(placeOf(key));
        return was;
      }
      const { Bucket, Key } = placeOf(key.slice(0, -1));
      let was = false;
      // List from the start each time, because a page's marker may be an object that has been removed.
      for (;;) {
        const page = await orNull(client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: `${Key}/` })));
        const keys = (page?.Contents ?? []).flatMap((each) => each.Key ?? []);
        if (keys.length === 0) return was;
        was = true;
        for (let at = 0; at < keys.length; at += CONCURRENT_REMOVALS) {
          await Promise.all(keys.slice(at, at + CONCURRENT_REMOVALS).map((each) => remove({ Bucket, Key: each })));
        }
      }
    },
    async *keys() {
      const { bucket: Bucket, prefix: Prefix } = setup;
      let ContinuationToken: string | undefined;
      do {
        const place = { Bucket, Prefix, ...(ContinuationToken !== undefined && { ContinuationToken }) };
        const page = await orNull(client.send(new s3.ListObjectsV2Command(place)));
        for (const { Key = "" } of page?.Contents ?? []) {
          const key = Key.slice(Prefix.length);
          if (isBlobKey(key)) yield key;
        }
        ContinuationToken = page?.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    close() {
      client.destroy();
    },
  };
}

function createClient(s3: typeof import("@aws-sdk/client-s3"), setup: S3Setup): S3Client {
  return new s3.S3Client({
    region: setup.region,
    ...(setup.endpoint !== null && { endpoint: setup.endpoint, forcePathStyle: true }),
    ...(setup.credentials !== null && { credentials: setup.credentials }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    // Stores other than Amazon's refuse the checksums that the client adds by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/** `null` if the store says that there is no such object. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name)) return null;
    throw unavailable(error);
  }
}

async function withinStore<T>(asked: Promise<T>): Promise<T> {
  return await asked.catch((error: unknown) => {
    throw unavailable(error);
  });
}

function unavailable(error: unknown): BlobsUnavailable {
  const { name, message } = error instanceof Error ? error : { name: "Error", message: String(error) };
  return new BlobsUnavailable(`the store of pictures and reports: ${name}: ${message}`, error);
}
