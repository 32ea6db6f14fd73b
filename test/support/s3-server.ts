import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createS3Blobs } from "../../src/blobs/s3-blobs.ts";
import { readS3Setup } from "../../src/config/s3-setup.ts";

export interface S3Server {
  readonly url: string;
  /** The settings of a service that keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  /** What a service with these settings has there, in order. */
  keys(): Promise<readonly string[]>;
  /** It answers only 503 from now on, or normally again. */
  fail(fails: boolean): void;
  stop(): Promise<void>;
}

/** A page of a list is short, so that every list has several. */
const PAGE = 3;

/** The real store that `CANDOR_TEST_S3_*` name, if they do, which must have the bucket; otherwise a stand-in. */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const endpoint = process.env["CANDOR_TEST_S3_ENDPOINT"];
  if (endpoint === undefined) return await startStandIn(bucket);
  const keyId = process.env["CANDOR_TEST_S3_KEY_ID"] ?? "";
  const key = process.env["CANDOR_TEST_S3_KEY"] ?? "";
  return await startInFrontOf(new URL(endpoint), settingsOf(bucket, keyId, key));
}

/**
 * A store of one bucket that implements what `blobs/s3-blobs.ts` uses of Amazon's API: single objects, and lists in
 * pages. It refuses requests whose bodies are not signed, and checksums that only Amazon supports.
 */
async function startStandIn(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Uint8Array>();
  const server = await listen((request, response) => {
    void readBody(request).then((body) => {
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
  return {
    ...server,
    env: { ...settingsOf(bucket, "candor", "a-secret-of-the-store"), CANDOR_S3_ENDPOINT: server.url },
    keys: async () => [...objects.keys()].sort(),
  };
}

/** Passes requests on as they are, because their signature covers the host that they were sent to. */
async function startInFrontOf(endpoint: URL, settings: Readonly<Record<string, string>>): Promise<S3Server> {
  const server = await listen((incoming, outgoing) => {
    const { method = "GET", headers } = incoming;
    const passed = request(new URL(incoming.url ?? "/", endpoint), { method, headers }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(outgoing);
    });
    passed.on("error", (error) => outgoing.destroy(error));
    incoming.pipe(passed);
  });
  const env = { ...settings, CANDOR_S3_ENDPOINT: server.url, CANDOR_S3_PREFIX: randomUUID() };
  return {
    ...server,
    env,
    async keys() {
      // Not by way of this server, which may be failing.
      const setup = readS3Setup({ ...env, CANDOR_S3_ENDPOINT: endpoint.href });
      if (!setup) throw new Error("the settings name no bucket");
      const blobs = await createS3Blobs(setup);
      try {
        return (await Array.fromAsync(blobs.keys())).sort();
      } finally {
        blobs.close();
      }
    },
  };
}

function settingsOf(bucket: string, keyId: string, key: string): Readonly<Record<string, string>> {
  return { CANDOR_S3_BUCKET: bucket, CANDOR_S3_ACCESS_KEY_ID: keyId, CANDOR_S3_SECRET_ACCESS_KEY: key };
}

async function listen(handle: RequestListener): Promise<Pick<S3Server, "url" | "fail" | "stop">> {
  let isFailing = false;
  const server = createServer((request, response) => {
    if (isFailing) void readBody(request).then(() => answer(response, 503, xmlError("ServiceUnavailable")));
    else handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
