import { sign, X509Certificate } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isValid, type ReportSigner } from "../config/report-signer.ts";
import type { ServiceContext } from "../service/context.ts";

/** The part of the discovery document that states the certificate's URL; empty if responses are not signed. */
export type SignedDiscovery = { readonly processor_certificate?: string };

/**
 * Signs every JSON response of these routes with the operator's certificate, over the body as sent, and publishes the certificate at a URL
 * (OpenDSR 1.0, sections 4, 6.3, 7.4 and 8.3). As the specification requires, the certificate must be for the domain of the desk; otherwise
 * nothing is signed.
 */
export function signResponses(
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

/** The certificate and its chain, in PEM; `null` if it is not for the host (RFC 6125). */
function certificateFor({ certificates }: ReportSigner, host: string): string | null {
  const chain = certificates.map((der) => new X509Certificate(der));
  return chain[0]?.checkHost(host) === undefined ? null : chain.map(String).join("");
}
