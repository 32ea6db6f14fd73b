import assert from "node:assert/strict";
import { createPrivateKey, verify, X509Certificate } from "node:crypto";
import { test } from "node:test";
import Fastify from "fastify";
import { signResponses } from "../../src/api/desk-signature.ts";
import type { ReportSigner } from "../../src/config/report-signer.ts";
import { derOf, issueCertificate, type Issued } from "../support/certificates.ts";

const HOST = "desk.example.org";
const DAY_MS = 86_400_000;

function signerOf({ key, certificate }: Issued): ReportSigner {
  const { validFrom, validTo } = new X509Certificate(certificate);
  return {
    key: createPrivateKey(key),
    certificates: [derOf(certificate)],
    name: "",
    fingerprint: "",
    validFrom: new Date(validFrom),
    validUntil: new Date(validTo),
  };
}

async function startPages(reportSigner: ReportSigner | null, now = () => new Date()) {
  const app = Fastify();
  const signed = signResponses(app, { reportSigner, baseUrl: `https://${HOST}`, now }, "/desk/certificate.pem");
  app.get("/json", async (_request, reply) => await reply.send({ said: "Ą – ß", ...signed }));
  app.get("/page", async (_request, reply) => await reply.type("text/html").send("<p>"));
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { get: async (path: string) => await fetch(`${url}${path}`), stop: async () => await app.close() };
}

for (const kind of ["rsa", "ec"] as const) {
  test(`The desk signs its machine-readable answers with the certificate it names, ${kind}`, async () => {
    const pages = await startPages(signerOf(await issueCertificate({ name: HOST, kind })));
    const answer = await pages.get("/json");
    const body = await answer.text();
    assert.equal(answer.headers.get("x-opendsr-processor-domain"), HOST);
    const named = (JSON.parse(body) as { processor_certificate: string }).processor_certificate;
    assert.equal(named, `https://${HOST}/desk/certificate.pem`);
    const { publicKey } = new X509Certificate(await (await pages.get("/desk/certificate.pem")).text());
    const signature = Buffer.from(answer.headers.get("x-opendsr-signature") ?? "", "base64");
    assert.ok(verify("sha256", Buffer.from(body), publicKey, signature));
    assert.ok(!verify("sha256", Buffer.from(body.replace("said", "says")), publicKey, signature));
    const page = await pages.get("/page");
    assert.equal(page.headers.get("x-opendsr-signature"), null);
    await pages.stop();
  });
}

test("Nothing is signed with a missing, expired or not yet valid certificate, or one for another host", async () => {
  const own = signerOf(await issueCertificate({ name: HOST }));
  const other = signerOf(await issueCertificate({ name: "reports.example.org" }));
  const later = () => new Date(Date.now() + 1_000 * DAY_MS);
  for (const pages of [await startPages(null), await startPages(other), await startPages(own, later)]) {
    const answer = await pages.get("/json");
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get("x-opendsr-signature"), null);
    await pages.stop();
  }
});
