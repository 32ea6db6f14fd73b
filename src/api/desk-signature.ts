import { sign, X509Certificate } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isValid, type ReportSigner } from "../config/report-signer.ts";
import type { ServiceContext } from "../service/context.ts";

/** What of discovery says where the certificate lies; nothing where answers are not signed. */
export type SignedDiscovery = { readonly processor_certificate?: string };

/**
 * Signs every answer in JSON of these routes by the operator's certificate, over its body as it is sent, and lays the certificate
 * at an address (OpenDSR 1.0, sections 4, 6.3, 7.4 and 8.3). The certificate has to be that of the domain at which the desk is
 * reached, as the specification wants it: by any other nothing is signed.
 */
export function signAnswers(
  app: FastifyInstance,
  { reportSigner, baseUrl, now }: Pick<ServiceContext, "reportSigner" | "baseUrl" | "now">,
  path: string,
): SignedDiscovery {
  const { hostname } = new URL(baseUrl);
  const pem = reportSigner === null ? null : certificateFor(reportSigner, hostname);
  if (reportSigner === null || pem === null) return {};
  app.addHook("onSend", async (_request, reply, payload) => {
    const isJson = String(reply.getHeader("content-type") ?? "").startsWith("application/json");
    if (!isJson || typeof payload !== "string" || !isValid(reportSigner, now())) return payload;
    reply.header("x-opendsr-processor-domain", hostname);
    reply.header("x-opendsr-signature", sign("sha256", Buffer.from(payload), reportSigner.key).toString("base64"));
    return payload;
  });
  app.get(path, async (_request, reply) => await reply.type("application/x-pem-file").send(pem));
  return { processor_certificate: `${baseUrl}${path}` };
}

/** The certificate and those above it, in PEM; `null` if it is not the host's (RFC 6125). */
function certificateFor({ certificates }: ReportSigner, host: string): string | null {
  const chain = certificates.map((der) => new X509Certificate(der));
  return chain[0]?.checkHost(host) === undefined ? null : chain.map(String).join("");
}
