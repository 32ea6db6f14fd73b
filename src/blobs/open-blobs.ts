import { join } from "node:path";
import type { S3Setup } from "../config/s3-setup.ts";
import type { Blobs } from "./blobs.ts";
import { createDiskBlobs } from "./disk-blobs.ts";
import { createS3Blobs } from "./s3-blobs.ts";

/** The blobs of an installation: in the configured bucket, otherwise in its data directory. */
export async function openBlobs({
  dataDir,
  s3,
}: {
  readonly dataDir: string;
  readonly s3: S3Setup | null;
}): Promise<Blobs> {
  return s3 === null ? createDiskBlobs(join(dataDir, "blobs")) : await createS3Blobs(s3);
}
