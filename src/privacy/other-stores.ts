import type { BlobPrefix, OtherStore } from "./store.ts";

export const BLOBS: readonly BlobPrefix[] = [
  {
    prefix: "reports/",
    found: ({ lookups }) => lookups.map((id) => `reports/${id}/`),
    exported: "created from `lookup` whenever it is requested",
    kept: "until the lookup it belongs to ends or is rebuilt",
  },
  {
    prefix: "pictures/",
    found: ({ pictures }) => pictures.map((hash) => `pictures/${hash}`),
    exported: true,
    kept: "until the import it came with is removed",
  },
];

export const OTHERS: readonly OtherStore[] = [
  {
    name: "the queue (schema pgboss)",
    holds: "IDs of lookups; the text of a failure, which names nobody",
    kept: "a job until some days after its lookup has ended",
  },
  {
    name: "the vocabulary in memory",
    holds: "words of names with numbers, as in `term`",
    kept: "until the process ends; it shows only people in `candidate`",
  },
  {
    name: "uploads",
    holds: "files that are being read for an import",
    kept: "until they have been read; at most a day",
  },
  { name: "logs, traces and metrics", holds: "IDs and numbers", kept: "as the operator decides" },
  { name: "the file of tombstones", holds: "keyed hashes, and IDs of removals, as in `tombstone`", kept: "for good" },
  {
    name: "the copy of corrections next to it",
    holds: "the contents of `rectification`, sealed",
    kept: "as long as its row: it is rewritten when a person is erased",
  },
];
