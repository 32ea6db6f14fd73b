import assert from "node:assert/strict";
import { test } from "node:test";
import { readCv } from "../../../../src/connectors/pages/cv/read-cv.ts";

test("A document with a password, or of an old Word, is left out with what to do about it", async () => {
  // The signature of compound files, in which Office stores both.
  const bytes = Buffer.alloc(2_048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const name of ["cv.docx", "cv.doc"]) {
    const read = await readCv(bytes, name);
    assert.match("reason" in read ? read.reason : "", /^it is locked by a password, or .*: save it as \.docx/);
  }
});
