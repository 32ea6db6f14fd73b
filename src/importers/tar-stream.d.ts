/** What we use of tar-stream, which has no types of its own. */
declare module "tar-stream" {
  import type { Writable } from "node:stream";

  export interface Header {
    readonly name: string;
    /** In bytes. */
    readonly size: number;
    readonly type: string;
  }

  /** A file in the archive, as its bytes, which must be read before the next file comes. */
  export interface Entry extends AsyncIterable<Uint8Array> {
    readonly header: Header;
    resume(): void;
  }

  export interface Extract extends Writable, AsyncIterable<Entry> {
    [Symbol.asyncIterator](): AsyncIterator<Entry>;
  }

  export interface Pack extends AsyncIterable<Uint8Array> {
    entry(header: { readonly name: string; readonly type?: string; readonly linkname?: string }, text?: string): void;
    finalize(): void;
  }

  export function extract(): Extract;
  export function pack(): Pack;
}
