import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { keyringOf } from "../../src/domain/keyring.ts";
import { readCode, writeCode } from "../../src/report/verification-code.ts";
import { createRenderer } from "../../src/report/report.ts";
import { readReportSigner } from "../../src/config/report-signer.ts";
import { callCandor } from "../cli/run-candor.ts";
import { issueCertificate } from "../support/certificates.ts";
import { readPdf } from "../support/pdf.ts";
import { richSample } from "./samples.ts";

const folder = mkdtempSync(join(tmpdir(), "candor-code-"));
after(() => rmSync(folder, { recursive: true }));
const log = { info() {}, warn() {}, error() {} };
const keyring = keyringOf("a-secret-of-the-test");

let plain: Uint8Array;
let signed: Uint8Array;
before(async () => {
  const { key, certificate } = await issueCertificate({ name: "Quill & Sparrow Checks", kind: "rsa" });
  const [keyFile, certificateFile] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  writeFileSync(keyFile, key);
  writeFileSync(certificateFile, certificate);
  const signer = readReportSigner({ CANDOR_SIGNING_KEY: keyFile, CANDOR_SIGNING_CERTIFICATE: certificateFile });
  const render = async (more: object): Promise<Uint8Array> => {
    const renderer = createRenderer({ processes: 1, timeoutMs: 60_000, log, keyring, ...more });
    const pdf = await renderer.render(await richSample());
    await renderer.close();
    return pdf;
  };
  [plain, signed] = [await render({}), await render({ signer })];
});

const changed = (pdf: Uint8Array, at: number): Buffer => {
  const copy = Buffer.from(pdf);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

async function verify(pdf: Uint8Array, ...options: string[]) {
  const file = join(folder, "report.pdf");
  writeFileSync(file, pdf);
  return await callCandor(["report", "verify", "--offline", ...options, file], { cwd: folder, env: {} });
}

test("The first page shows the code that the bytes of the report give, as text in every viewer", async () => {
  const code = readCode(plain);
  assert.ok(code?.matches);
  assert.match(code.shown, /^\d{10} \d{10}$/);
  const [first = ""] = await readPdf(plain);
  assert.ok(first.includes(`Verification code ${code.shown}`), first.slice(0, 400));
  const file = join(folder, "shown.pdf");
  writeFileSync(file, plain);
  const poppler = spawnSync("pdftotext", ["-l", "1", file, "-"], { encoding: "utf8" });
  if (poppler.error === undefined) assert.ok(poppler.stdout.includes(code.shown));
});

test("A byte that changes anywhere in the report, or in its code, is noticed", () => {
  const end = plain.length - (readCode(plain)?.rest.length ?? 0);
  for (let step = 0; step < 60; step++) {
    const at = 9 + Math.floor(((end - 10) * step) / 59);
    assert.ok(readCode(changed(plain, at))?.matches !== true, `byte ${at}`);
  }
  const hole = Buffer.from(plain).lastIndexOf("[<") + 5;
  const other = Buffer.from(plain);
  other.write(other.toString("latin1", hole - 3, hole + 1) === "0000" ? "0001" : "0000", hole - 3, "latin1");
  assert.notEqual(readCode(other)?.matches, true);
});

test("A file without a place for a code is refused, and another file shows none", () => {
  assert.throws(() =>
    writeCode(Buffer.from("%PDF-1.7\nxref\n0 0\ntrailer\n<< /Root 1 0 R /Size 1 >>\nstartxref\n9\n%%EOF\n")),
  );
  for (const text of ["", "%PDF-1.7\n%%EOF\n", "%candor-code 00\n%%EOF\n"])
    assert.equal(readCode(Buffer.from(text)), null);
});

test("An unsigned, unaltered report is told as that, with its code and what could not be checked", async () => {
  const { code, stdout, stderr } = await verify(plain);
  assert.equal(code, 0, stderr);
  assert.match(stdout, /unaltered since the report was made; not signed by a certificate/);
  assert.ok(stdout.includes(readCode(plain)?.shown ?? "-"));
  assert.match(stderr, /does not show who made the report/);
  assert.doesNotMatch(stdout + stderr, /may have been altered/);
});

test("An altered report fails, whether or not it is signed, and so does one with something appended", async () => {
  for (const pdf of [plain, signed]) {
    const { code, stderr } = await verify(changed(pdf, 5000));
    assert.equal(code, 1);
    assert.match(stderr, /was altered/);
  }
  const { code, stderr } = await verify(Buffer.concat([plain, Buffer.from("5 0 obj\nnull\nendobj\n")]));
  assert.equal(code, 1);
  assert.match(stderr, /was altered/);
});

test("A signed, unaltered report names its signer and its code; an unsigned one does not pass where trust is asked for", async () => {
  const trust = ["--trust", join(folder, "certificate.pem")];
  const { code, stdout, stderr } = await verify(signed, ...trust);
  assert.equal(code, 0, stderr);
  assert.match(stdout, /signed by {4}Quill & Sparrow Checks/);
  assert.ok(stdout.includes(readCode(signed)?.shown ?? "-"));
  const unsigned = await verify(plain, ...trust);
  assert.equal(unsigned.code, 1);
  assert.match(unsigned.stderr, /unaltered, but no certificate signed it/);
});

test("Of a file with neither code nor signature nothing is claimed", async () => {
  const { code, stdout, stderr } = await verify(Buffer.from("%PDF-1.7\n%%EOF\n"), "--json");
  assert.equal(code, 1);
  assert.deepEqual(JSON.parse(stdout), { intact: null, code: null, codeMatches: null, signer: null });
  assert.match(stderr, /nothing was checked/);
});
