import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { newId } from "../domain/id.ts";
import { type ErrorCode, PublicError } from "../errors.ts";
import { toProblem } from "./problem.ts";

const CODES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  HPE_HEADER_OVERFLOW: ["headers_too_large", "Address and headers together may have at most 16 KiB."],
  ERR_HTTP_REQUEST_TIMEOUT: ["request_timeout", "The request did not arrive whole in time. Send it again."],
};

/** How long the rest of a request is read and discarded after its response, before the connection is cut. */
const REST_MS = 5_000;
/** And how much of it: more than a body may have, too little to cost anything. */
const REST_BYTES = 16 * 1024 * 1024;

/**
 * Responds to what is not HTTP, or arrives too slowly, and therefore never reached the framework. The connection is closed, because the
 * start of a next request is unknown, but only after the sender had time to read the reason.
 *
 * @returns the status of the response; `null` if nobody is left to receive one
 */
export function answerClientError(
  error: Error & { readonly code?: string; readonly rawPacket?: unknown },
  socket: Socket,
): number | null {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return null;
  }
  const [code, detail] = CODES[error.code ?? ""] ?? ["invalid_request", "The HTTP request could not be parsed."];
  // A client that asked only for headers would take what follows for the next response (RFC 9110, 9.3.2).
  const { rawPacket } = error;
  const headOnly = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString("latin1") === "HEAD ";
  const shown = new PublicError(code as ErrorCode, detail as string);
  answerAndEnd(socket, shown, headOnly);
  return shown.status;
}

/** Responds to requests that Node would answer without a body or not at all: an unknown expectation, and CONNECT. */
export function answerOddRequests(server: Server): void {
  // Such an expectation may be ignored (RFC 9110, 10.1.1).
  server.on("checkExpectation", (request, response) => void server.emit("request", request, response));
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    answerAndEnd(
      socket,
      new PublicError("invalid_request", "This service is not a proxy and does not accept CONNECT."),
      false,
    );
  });
}

function answerAndEnd(socket: Duplex, shown: PublicError, headOnly: boolean): void {
  const id = newId();
  const body = Buffer.from(JSON.stringify(toProblem(shown, { id, path: "/" })));
  const head = [
    `HTTP/1.1 ${shown.status} ${STATUS_CODES[shown.status]}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${body.byteLength}`,
    `Request-Id: ${id}`,
    "Cache-Control: no-store",
    "Connection: close",
  ];
  dropTheRest(socket);
  socket.end(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), headOnly ? Buffer.alloc(0) : body]));
}

/** Reads and discards: closing a connection with unread data resets it, and the response with it, before its sender has read it (RFC 9112, 9.6). */
function dropTheRest(socket: Duplex): void {
  let bytes = 0;
  // Existing listeners expect HTTP.
  socket.removeAllListeners("data");
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > REST_BYTES) socket.destroy();
  });
  socket.on("error", () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), REST_MS);
  socket.once("close", () => clearTimeout(timer));
}
