import type { BlobPrefix, OtherStore } from "./store.ts";

export const BLOBS: readonly BlobPrefix[] = [
  {
    prefix: "reports/",
    found: ({ lookups }) => lookups.map((id) => `reports/${id}/`),
    exported: "made anew from `lookup` whenever it is asked for",
    kept: "until its lookup ends or is built anew",
  },
  {
    prefix: "pictures/",
    found: ({ pictures }) => pictures.map((hash) => `pictures/${hash}`),
    exported: true,
    kept: "until its import is removed",
  },
];

export const OTHERS: readonly OtherStore[] = [
  {
    name: "the queue (schema pgboss)",
    holds: "ids of lookups; a failure's text, which names nobody",
    kept: "a job until its lookup ends, and some days after",
  },
  {
    name: "the vocabulary in memory",
    holds: "words of names with figures, as in `term`",
    kept: "until the process ends; it shows nobody who is not in `candidate`",
  },
  { name: "uploads", holds: "files while they are read for an import", kept: "until they are read; a day at most" },
  { name: "logs, traces and metrics", holds: "ids and figures", kept: "as the operator has it" },
  { name: "the file of tombstones", holds: "keyed hashes, and ids of removals, as in `tombstone`", kept: "for good" },
  {
    name: "the copy of corrections beside it",
    holds: "what stands in `rectification`, sealed",
    kept: "as long as its row: it is written anew when a person is erased",
  },
];
