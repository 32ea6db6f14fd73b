import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import * as fc from "fast-check";
import { readReportSigner } from "../../src/config/report-signer.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { readSignedPdf, signField } from "../../src/report/certificate-signature.ts";
import { createRenderer } from "../../src/report/report.ts";
import { readSeal, verifyReport } from "../../src/report/signature.ts";
import { appendSignatureField } from "../../src/report/signature-field.ts";
import { derOf, issueCertificate, type Issued } from "../support/certificates.ts";
import { readPdf } from "../support/pdf.ts";
import { richSample } from "./samples.ts";

const folder = mkdtempSync(join(tmpdir(), "candor-signed-"));
after(() => rmSync(folder, { recursive: true }));
const OPENSSL = spawnSync("openssl", ["version"]).status === 0;
const log = { info() {}, warn() {}, error() {} };

let authority: Issued;
let report: Uint8Array;

before(async () => {
  authority = await issueCertificate({ name: "Invented Authority", kind: "rsa" });
  const renderer = createRenderer({ processes: 1, timeoutMs: 60_000, log });
  report = await renderer.render(await richSample());
  await renderer.close();
});

/** The signer that an operator has with these files. */
function signerOf({ key, certificate }: Issued, ...above: Issued[]) {
  const [keyFile, certificateFile] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  writeFileSync(keyFile, key);
  writeFileSync(certificateFile, [certificate, ...above.map((each) => each.certificate)].join(""));
  const signer = readReportSigner({ CANDOR_SIGNING_KEY: keyFile, CANDOR_SIGNING_CERTIFICATE: certificateFile });
  assert.ok(signer);
  return signer;
}

for (const kind of ["rsa", "ec"] as const) {
  test(`A report signed with an ${kind.toUpperCase()} key says by whom and when, and its certificates lead to the authority`, async () => {
    const own = await issueCertificate({ name: "Quill & Sparrow Checks", kind, issuer: authority });
    const at = new Date(Math.floor(Date.now() / 1000) * 1000); // To the second, like the time in a signature.
    const signer = signerOf(own, authority);
    const signed = await signField(await appendSignatureField(report, { name: signer.name, at }), signer);
    assert.deepEqual(Buffer.from(signed.subarray(0, report.length)), Buffer.from(report), "the original bytes stay");
    const found = await readSignedPdf(signed, [derOf(authority.certificate)]);
    assert.ok(found);
    const { intact, trusted, name, issuer, fingerprint, signedAt, seal } = found;
    assert.deepEqual(
      { intact, trusted, name, issuer, fingerprint, signedAt, seal },
      {
        intact: true,
        trusted: true,
        name: "Quill & Sparrow Checks",
        issuer: "Invented Authority",
        fingerprint: signer.fingerprint,
        signedAt: at,
        seal: null,
      },
    );
    assert.equal((await readSignedPdf(signed, [derOf(own.certificate)]))?.trusted, true);
    const stranger = await issueCertificate({ name: "Another Authority" });
    assert.equal((await readSignedPdf(signed, [derOf(stranger.certificate)]))?.trusted, false);
    assert.deepEqual(await readPdf(signed), await readPdf(report), "the same text on the same pages");
  });

  test(`OpenSSL verifies the signature of an ${kind.toUpperCase()} key`, {
    skip: OPENSSL ? false : "there is no openssl",
  }, async () => {
    const own = await issueCertificate({ name: "Quill & Sparrow Checks", kind, issuer: authority });
    const signer = signerOf(own, authority);
    const signed = Buffer.from(
      await signField(await appendSignatureField(report, { name: signer.name, at: new Date() }), signer),
    );
    const { covered } = (await readSignedPdf(signed)) ?? assert.fail();
    const [, digits] = /\/Contents <([0-9a-f]+)>/.exec(signed.toString("latin1", report.length)) ?? [];
    const files = ["cms.der", "covered", "authority.pem"].map((name) => join(folder, name)) as [string, string, string];
    writeFileSync(files[0], Buffer.from(digits ?? "", "hex"));
    writeFileSync(files[1], covered);
    writeFileSync(files[2], authority.certificate);
    const verify = (content: string) =>
      spawnSync("openssl", [
        ..."cms -verify -binary -inform DER -purpose any -cades -out /dev/null -in".split(" "),
        files[0],
        "-content",
        content,
        "-CAfile",
        files[2],
      ]);
    const { status, stderr } = verify(files[1]);
    assert.equal(status, 0, stderr.toString());
    writeFileSync(files[1], Buffer.concat([covered, Buffer.from(" ")]));
    assert.notEqual(verify(files[1]).status, 0);
  });
}

test("A signed report with a byte changed is not intact, and one that was cut or extended is not signed", async () => {
  const signer = signerOf(await issueCertificate({ name: "Quill & Sparrow Checks" }));
  const signed = await signField(await appendSignatureField(report, { name: signer.name, at: new Date() }), signer);
  const field = Buffer.from(signed).lastIndexOf("/Contents <");
  await fc.assert(
    fc.asyncProperty(fc.nat(signed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
      // The digits themselves are not part of what is signed.
      fc.pre(at < field || at > field + 33_000);
      const changed = Buffer.from(signed);
      changed[at] = (changed[at] ?? 0) ^ bits;
      assert.notEqual((await readSignedPdf(changed))?.intact, true, `byte ${at}`);
    }),
    { numRuns: 60 },
  );
  const start = field + "/Contents <".length;
  const text = Buffer.from(signed).toString("latin1");
  const zeros = start + text.slice(start).search(/0{1000}/u);
  const letter = start + text.slice(start).search(/[a-f]/u);
  for (const [at, digit] of [
    [zeros + 100, "7"],
    [text.indexOf(">", start) - 1, "1"],
    [letter, text.charAt(letter).toUpperCase()],
  ] as const) {
    const changed = Buffer.from(signed);
    changed.write(digit, at, "latin1");
    assert.equal((await readSignedPdf(changed))?.intact, false, `the digit at ${at}`);
  }
  assert.equal(await readSignedPdf(signed.subarray(0, -1)), null);
  assert.equal(await readSignedPdf(Buffer.concat([signed, Buffer.from("\n")])), null);
  assert.equal(await readSignedPdf(report), null);
  assert.equal(await readSignedPdf(Buffer.from("")), null);
});

test("A substituted certificate is detected: the signature names its own", async () => {
  const [one, two] = [await issueCertificate({ name: "One" }), await issueCertificate({ name: "Two" })];
  const [signer, other] = [signerOf(one), signerOf(two)];
  const mixed = { ...signer, certificates: other.certificates };
  const signed = await signField(await appendSignatureField(report, { name: "One", at: new Date() }), mixed);
  assert.equal((await readSignedPdf(signed))?.intact, false);
});

test("A signed report keeps the service's own seal, which covers the file and the lookup", async () => {
  const signer = signerOf(await issueCertificate({ name: "Quill & Sparrow Checks" }));
  const keyring = keyringOf("secret");
  const renderer = createRenderer({ processes: 1, timeoutMs: 60_000, log, keyring, signer });
  const input = await richSample();
  const pdf = await renderer.render(input);
  await renderer.close();
  const { intact, seal, covered } = (await readSignedPdf(pdf)) ?? assert.fail();
  const state = { lookupId: input.lookup.lookupId, revision: input.revision };
  assert.equal(intact, true);
  assert.deepEqual(readSeal(seal ?? "", covered, keyring), state);
  assert.equal(readSeal(seal ?? "", covered, keyringOf("other")), null);
  assert.equal(readSeal(seal ?? "", Buffer.concat([covered, Buffer.of(0)]), keyring), null);
  assert.equal(verifyReport(pdf, keyring), null, "the seal is not after the end of the file");
});

test("An expired certificate signs no report, and the refusal says so", async () => {
  const signer = signerOf(await issueCertificate({ name: "Quill & Sparrow Checks" }));
  const lines: string[] = [];
  const renderer = createRenderer({
    processes: 1,
    timeoutMs: 60_000,
    log: { ...log, error: (_: object, message?: string) => void lines.push(message ?? "") },
    signer: { ...signer, validUntil: new Date(Date.now() - 1000) },
  });
  const pdf = await renderer.render(await richSample());
  await renderer.close();
  assert.equal(await readSignedPdf(pdf), null);
  assert.deepEqual(lines, ["the signing certificate is not valid today: reports are not signed"]);
});
