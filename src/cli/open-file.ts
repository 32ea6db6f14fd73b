import { openAsBlob } from "node:fs";
import { UsageError } from "./connection.ts";

/** A file to send, read while it is sent. */
export async function openFile(path: string): Promise<Blob> {
  try {
    return await openAsBlob(path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new UsageError(`${path} cannot be read.`);
  }
}
