import type { FastifyInstance } from "fastify";
import { shapeOfJson } from "../domain/json-shape.ts";
import { PublicError } from "../errors.ts";

/** RFC 8259, 8.1: what systems exchange is UTF-8. Decoded leniently, a damaged name would be kept damaged. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Our own requests nest five deep. A body of half a million brackets is read for most of a second. */
const MAX_DEPTH = 64;
/** The widest object of a request is a row with a column for each field. What is wider is checked for a second, member by member. */
const MAX_MEMBERS = 1_000;

/** Reads bodies of `application/json`; those whose bytes are no UTF-8 are refused with `invalid_request`, and so are shapes that no request has. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = decode(body as Buffer);
    if (text === null) done(new PublicError("invalid_request", "The body is not UTF-8."));
    else {
      const odd = describeOddShape(text);
      if (odd === null) parse(request, text, done);
      else done(new PublicError("invalid_request", odd));
    }
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

/** What of a body no request has. */
function describeOddShape(text: string): string | null {
  const { depth, members } = shapeOfJson(text);
  if (depth > MAX_DEPTH) return `The body nests deeper than ${MAX_DEPTH}.`;
  if (members > MAX_MEMBERS) return `An object of the body has more than ${MAX_MEMBERS.toLocaleString("en")} members.`;
  return null;
}
