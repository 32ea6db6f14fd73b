import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface S3Server {
  readonly url: string;
  /** Its keys, in order. */
  keys(): readonly string[];
  /** It answers only 503 from now on, or normally again. */
  fail(fails: boolean): void;
  stop(): Promise<void>;
}

/** A page of a list is short, so that every list has several. */
const PAGE = 3;

/**
 * A store of one bucket that implements what `blobs/s3-blobs.ts` uses of Amazon's API: single objects, and lists in
 * pages. It refuses requests whose bodies are not signed, and checksums that only Amazon supports.
 */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Uint8Array>();
  let isFailing = false;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (isFailing) return void answer(response, 503, xmlError("ServiceUnavailable"));
      const refusal = refuse(request, body);
      if (refusal) return void answer(response, 403, xmlError(refusal));
      const url = new URL(request.url ?? "/", "http://store");
      const [, first = "", ...rest] = url.pathname.split("/");
      const key = rest.map(decodeURIComponent).join("/");
      if (first !== bucket) return void answer(response, 404, xmlError("NoSuchBucket"));
      if (key === "") return void answer(response, 200, list(objects, url.searchParams));
      respond(objects, request.method ?? "", key, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()].sort(),
    fail: (fails) => void (isFailing = fails),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(
  objects: Map<string, Uint8Array>,
  method: string,
  key: string,
  body: Uint8Array,
  response: ServerResponse,
): void {
  if (method === "PUT") {
    objects.set(key, body);
    return answer(response, 200, "");
  }
  if (method === "DELETE") {
    objects.delete(key);
    return answer(response, 204, "");
  }
  const found = objects.get(key);
  if (found === undefined) return answer(response, 404, method === "HEAD" ? "" : xmlError("NoSuchKey"));
  response.writeHead(200, { "content-length": found.byteLength }).end(method === "HEAD" ? undefined : found);
}

/** How a store that checks signatures would reject a request; `null` if it would not. */
function refuse({ headers }: IncomingMessage, body: Uint8Array): string | null {
  const signature =
    /^AWS4-HMAC-SHA256 Credential=\S+\/\d{8}\/\S+\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/;
  if (!signature.test(headers.authorization ?? "")) return "AccessDenied";
  if (Object.keys(headers).some((name) => name.startsWith("x-amz-checksum"))) return "NotImplemented";
  const hash = createHash("sha256").update(body).digest("hex");
  return headers["x-amz-content-sha256"] === hash ? null : "XAmzContentSHA256Mismatch";
}

function list(objects: ReadonlyMap<string, Uint8Array>, query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const isTruncated = keys.length > PAGE;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(text);
}

function xmlError(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
