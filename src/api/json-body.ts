import type { FastifyInstance } from "fastify";
import { shapeOfJson } from "../domain/json-shape.ts";
import { PublicError } from "../errors.ts";

/** RFC 8259, 8.1: systems exchange UTF-8. Decoded leniently, a damaged name would be stored damaged. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Our own requests are nested five deep. A body of half a million brackets takes most of a second to parse. */
const MAX_DEPTH = 64;
/** The widest object of a request is a row with a column per field. Checking wider ones member by member would take a second. */
const MAX_MEMBERS = 1_000;

/** Parses bodies of `application/json`. Invalid UTF-8, and shapes that no request has, are rejected with `invalid_request`. */
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

/** The property of a body that no request has. */
function describeOddShape(text: string): string | null {
  const { depth, members } = shapeOfJson(text);
  if (depth > MAX_DEPTH) return `The body nests deeper than ${MAX_DEPTH}.`;
  if (members > MAX_MEMBERS) return `An object of the body has more than ${MAX_MEMBERS.toLocaleString("en")} members.`;
  return null;
}
