import assert from "node:assert/strict";
import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ConfigError } from "../../src/config/config.ts";
import { readReportSigner } from "../../src/config/report-signer.ts";
import { issueCertificate } from "../support/certificates.ts";

test("Reports are signed with a key and its valid certificate, or the service says what is wrong", async () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-signer-"));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const read = (key: string, certificate: string, passphrase?: string) =>
    readReportSigner({
      CANDOR_SIGNING_KEY: key,
      CANDOR_SIGNING_CERTIFICATE: certificate,
      ...(passphrase !== undefined && { CANDOR_SIGNING_PASSPHRASE: passphrase }),
    });
  const [own, other] = [await issueCertificate({ name: "Own" }), await issueCertificate({ name: "Other" })];
  const late = await issueCertificate({ name: "Late", validUntil: new Date(Date.now() - 1000) });
  const early = await issueCertificate({ name: "Early", validFrom: new Date(Date.now() + 3_600_000) });
  const [key, certificate] = [write("key", own.key), write("certificate", own.certificate)];
  const locked = createPrivateKey(own.key).export({
    type: "pkcs8",
    format: "pem",
    cipher: "aes-256-cbc",
    passphrase: "p",
  });
  const weak = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey.export({ type: "pkcs8", format: "pem" });

  assert.equal(readReportSigner({}), null);
  assert.equal(read("", ""), null);
  const signer = read(key, certificate);
  assert.deepEqual([signer?.name, signer?.certificates.length], ["Own", 1]);
  assert.match(signer?.fingerprint ?? "", /^[0-9a-f]{64}$/);
  assert.equal(read(write("locked", locked.toString()), certificate, "p")?.name, "Own");

  const chain = Array.from({ length: 5 }, () => own.certificate).join("");
  for (const [files, said] of [
    [[key, ""], /go together/],
    [["", certificate], /go together/],
    [[join(folder, "absent"), certificate], /CANDOR_SIGNING_KEY names .*absent, which cannot be read/],
    [[key, folder], /CANDOR_SIGNING_CERTIFICATE names .*, which cannot be read/],
    [[write("none", "no key"), certificate], /no private key/],
    [[join(folder, "locked"), certificate], /CANDOR_SIGNING_PASSPHRASE/],
    [[key, write("empty", "")], /contains 0 certificates/],
    [[key, write("chain", chain)], /contains 5 certificates/],
    [[key, write("broken", own.certificate.replace(/\n.{8}/, "\nAAAAAAAA"))], /cannot be read/],
    [[key, write("other", other.certificate)], /does not belong to the first/],
    [[write("weak", weak.toString()), certificate], /RSA key of 2048 bits/],
    [[write("late-key", late.key), write("late", late.certificate)], /is valid from/],
    [[write("early-key", early.key), write("early", early.certificate)], /is valid from/],
  ] as const) {
    assert.throws(
      () => read(files[0], files[1]),
      (error: unknown) => error instanceof ConfigError && said.test(error.message),
      `${said}`,
    );
  }
  rmSync(folder, { recursive: true });
});
