import type { FastifyInstance } from "fastify";
import { PublicError } from "../errors.ts";

/** RFC 8259, 8.1: what systems exchange is UTF-8. Decoded leniently, a damaged name would be kept damaged. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Reads bodies of `application/json`; those whose bytes are no UTF-8 are refused with `invalid_request`. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = decode(body as Buffer);
    if (text === null) done(new PublicError("invalid_request", "The body is not UTF-8."));
    else parse(request, text, done);
  });
}

function decode(bytes: Buffer): string | null {
  try {
    return UTF8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
