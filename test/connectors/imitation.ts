import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import type { ConnectorSetup } from "../../src/config/connector-setups.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import type { SampleAnswer } from "../../src/connectors/samples.ts";
import { faultOf, type Fault } from "./imitation-faults.ts";
import { SAMPLES } from "./samples.ts";

/** A server on loopback that answers like every source about one invented person, including on bad days. */
export interface Imitation {
  readonly origin: string;
  readonly requests: ImitatedRequest[];
  /** By connector; without an entry a source answers well. */
  readonly faults: Map<string, Fault>;
  /** How the connectors find their way here. */
  readonly setups: ReadonlyMap<string, ConnectorSetup>;
  close(): Promise<void>;
}

export interface ImitatedRequest {
  readonly connector: string;
  /** After the connector's name; for connectors to any host, the host comes first. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
}

/** A secret that must never reach a row. */
export const TEST_KEY = "test-key-0123456789abcdef";

/** @param delayMs before each answer */
export async function startImitation(delayMs = 0): Promise<Imitation> {
  const requests: ImitatedRequest[] = [];
  const faults = new Map<string, Fault>();
  const server = createServer((request, response) => {
    const [, connector = "", rest = ""] = /^\/([^/]+)\/(.*)$/.exec(request.url ?? "") ?? [];
    requests.push({ connector, path: rest, headers: request.headers });
    const send = () => sendAnswer(connector, rest, request, response, faults.get(connector));
    if (delayMs > 0) setTimeout(send, delayMs);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    faults,
    setups: setupsFor(origin),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Settings with which the operator would send every connector there. */
export function setupsFor(origin: string): ReadonlyMap<string, ConnectorSetup> {
  const outbound = CONNECTORS.filter(({ asks }) => asks !== undefined);
  return new Map(
    outbound.map(({ name, settings }) => {
      const values = Object.fromEntries(
        Object.entries(settings ?? {}).map(([setting, { secret }]) => [
          setting,
          secret ? TEST_KEY : (SAMPLES.get(name)?.settings?.[setting] ?? "social.example.org"),
        ]),
      );
      return [name, { enabled: true, baseUrl: `${origin}/${name}`, values }];
    }),
  );
}

function sendAnswer(
  connector: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault | undefined,
): void {
  if (fault && faultOf[fault](response, () => answerAs(connector, path, request))) return;
  const { status = 200, type = "application/json", headers = {}, body } = answerAs(connector, path, request);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  if (headers["etag"] !== undefined && request.headers["if-none-match"] === headers["etag"]) {
    return void response.writeHead(304, headers).end();
  }
  response.writeHead(status, { "content-type": type, ...headers }).end(text);
}

/** What a source answers about the person in its samples, and how it says that it knows nobody. */
function answerAs(connector: string, path: string, { headers }: IncomingMessage): SampleAnswer {
  const { pathname, searchParams } = new URL(`http://imitation/${path}`);
  return SAMPLES.get(connector)?.answer?.(pathname, searchParams, headers) ?? NOT_FOUND;
}

const NOT_FOUND: SampleAnswer = { status: 404, body: { message: "Not Found" } };
