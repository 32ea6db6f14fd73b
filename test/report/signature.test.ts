import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { keyringOf } from "../../src/domain/keyring.ts";
import { signAccess, signReport, verifyAccess, verifyReport } from "../../src/report/signature.ts";

test("a signed report states its lookup and revision, whatever the file and the ID are", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string({ unit: "grapheme" }), fc.nat(), (bytes, lookupId, revision) => {
      const state = { lookupId, revision };
      assert.deepEqual(verifyReport(signReport(bytes, state, keyringOf("secret")), keyringOf("secret")), state);
    }),
  );
});

test("a report with one byte changed, cut, or followed by more is not ours", () => {
  const signed = signReport(Buffer.from("%PDF-1.7\n%%EOF"), { lookupId: "lookup-1", revision: 1 }, keyringOf("secret"));
  for (let index = 0; index < signed.byteLength; index++) {
    const changed = Buffer.from(signed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    assert.equal(verifyReport(changed, keyringOf("secret")), null, `byte ${index}`);
    assert.equal(verifyReport(signed.subarray(0, index), keyringOf("secret")), null);
  }
  assert.equal(verifyReport(Buffer.concat([signed, Buffer.from("\n")]), keyringOf("secret")), null);
});

test("a report signed with another secret is not ours, and an unsigned file is nobody's", () => {
  assert.equal(
    verifyReport(
      signReport(Buffer.from("a"), { lookupId: "lookup-1", revision: 1 }, keyringOf("secret")),
      keyringOf("other"),
    ),
    null,
  );
  assert.equal(verifyReport(Buffer.from("%PDF-1.7"), keyringOf("secret")), null);
});

test("the same report has the same signature", () => {
  assert.deepEqual(
    signReport(Buffer.from("a"), { lookupId: "l", revision: 1 }, keyringOf("s")),
    signReport(Buffer.from("a"), { lookupId: "l", revision: 1 }, keyringOf("s")),
  );
});

test("the signature on a person's copy in JSON covers all its bytes and leaves it valid JSON", async () => {
  const keyring = keyringOf("secret");
  async function* parts() {
    yield Buffer.from('{\n "held": [');
    yield Buffer.from('"Ünal", ",\\n \\"signature\\": \\""]');
  }
  const signed = Buffer.concat(await Array.fromAsync(signAccess(parts(), keyring)));
  assert.match(JSON.parse(signed.toString()).signature, /^[0-9a-f]{64}$/);
  assert.equal(verifyAccess(signed, keyring), true);
  assert.equal(verifyAccess(signed, keyringOf("another")), false);
  for (let index = 0; index < signed.byteLength; index++) {
    const changed = Buffer.from(signed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    assert.equal(verifyAccess(changed, keyring), false, `byte ${index}`);
    assert.equal(verifyAccess(signed.subarray(0, index), keyring), false);
  }
});
