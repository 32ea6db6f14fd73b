import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { SampleAnswer } from "../../src/connectors/samples.ts";

export type Fault =
  | "limited"
  | "limitedForAMoment"
  | "failing"
  | "challenge"
  | "silent"
  | "refused"
  | "forbidden"
  | "cutOff"
  | "halfJson"
  | "bomb"
  | "latin1"
  | "hostile"
  | "deep"
  | "crowded"
  | "changed"
  | "renamed"
  | "redirectInside"
  | "patience"
  | "throttled"
  | "misunderstood"
  | "noFilter"
  | "empty"
  | "elsewhere"
  | "login";

/** What each fault sends; `false` if the good answer follows. */
export const faultOf: Readonly<Record<Fault, (response: ServerResponse, answer: () => SampleAnswer) => boolean>> = {
  limited: (response) => end(response, 429, "slow down", { "retry-after": "3600" }),
  limitedForAMoment: oncePerPath((response) => end(response, 429, "slow down", { "retry-after": "0" })),
  failing: (response) => end(response, 500, "oops"),
  challenge: (response) =>
    end(response, 403, "<html><head><title>Just a moment...</title></head><body class=cf-chl></body></html>", {
      "content-type": "text/html",
    }),
  silent: () => true,
  refused: (response) => end(response, 401, '{"message":"bad credentials"}', { "content-type": "application/json" }),
  forbidden: (response) => end(response, 403, '{"message":"no"}', { "content-type": "application/json" }),
  cutOff: (response, answer) => {
    const text = textOf(answer());
    response.writeHead(200, { "content-type": "application/json", "content-length": text.length + 100 });
    response.write(text.slice(0, Math.ceil(text.length / 2)));
    setTimeout(() => response.destroy(), 20);
    return true;
  },
  empty: (response) => end(response, 200, "", { "content-type": "text/html" }),
  login: (response) => end(response, 200, "<title>Sign in</title>", { "content-type": "text/html; charset=utf-8" }),
  elsewhere: (response) => end(response, 200, '{"version":"1.0"}', { "content-type": "application/json" }),
  halfJson: (response, answer) => {
    const text = textOf(answer());
    return end(response, 200, text.slice(0, Math.ceil(text.length / 2)), { "content-type": "application/json" });
  },
  bomb: (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(BOMB);
    return true;
  },
  latin1: (response, answer) => {
    const { type = "application/json" } = answer();
    response.writeHead(200, { "content-type": `${type}; charset=iso-8859-1` });
    response.end(Buffer.from(textOf(answer()).replaceAll("Ada", "Åda"), "latin1"));
    return true;
  },
  hostile: (response) => {
    const hostile = { __proto__: null, constructor: 1, toString: [], items: 7, data: "x", entities: [], feed: null };
    return end(response, 200, JSON.stringify([hostile, "\u0000\u202e", 1e308, null]), {
      "content-type": "application/json",
    });
  },
  deep: (response) =>
    end(response, 200, `${"[".repeat(50_000)}${"]".repeat(50_000)}`, { "content-type": "application/json" }),
  crowded: (response) =>
    end(response, 200, `{"items":[${"{},".repeat(200_000)}{}]}`, { "content-type": "application/json" }),
  changed: (response, answer) => {
    const { status = 200, type, body } = answer();
    if (status !== 200 || type !== undefined) return false;
    return end(response, 200, JSON.stringify(withNewMember(body)), { "content-type": "application/json" });
  },
  renamed: (response, answer) => {
    const { status = 200, body } = answer();
    if (status !== 200 || typeof body !== "object" || body === null) return false;
    return end(response, 200, JSON.stringify({ renamed: body }), { "content-type": "application/json" });
  },
  redirectInside: (response) => end(response, 302, "", { location: "http://169.254.169.254/latest/meta-data" }),
  /** Stack Exchange's wording: an answer, and half a minute's backoff. */
  patience: (response, answer) => {
    const { body } = answer();
    if (typeof body !== "object" || body === null || !("quota_max" in body)) return false;
    return end(response, 200, JSON.stringify({ ...body, backoff: 30 }), { "content-type": "application/json" });
  },
  throttled: (response) => {
    const error = { error_id: 502, error_name: "throttle_violation", error_message: "more requests in 4000 seconds" };
    return end(response, 400, JSON.stringify(error), { "content-type": "application/json" });
  },
  misunderstood: (response) => end(response, 400, "", { "content-type": "application/json" }),
  /** Stack Exchange refuses to create a filter, and answers everything else. */
  noFilter: (response) =>
    /filters\/create/.test(response.req.url ?? "") &&
    end(response, 400, '{"error_name":"bad_parameter"}', { "content-type": "application/json" }),
};

const BOMB = gzipSync(Buffer.alloc(40_000_000, 32));

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): true {
  response.writeHead(status, headers).end(text);
  return true;
}

/** The first request for an address fails, the next is answered. */
function oncePerPath(send: (response: ServerResponse) => true): (response: ServerResponse) => boolean {
  const seen = new Set<string>();
  return (response) => {
    const path = response.req.url ?? "";
    if (seen.has(path)) return false;
    seen.add(path);
    return send(response);
  };
}

/** An unknown member, in the answer and in its first entry. */
function withNewMember(body: unknown): unknown {
  if (Array.isArray(body)) return body.map((each) => withNewMember(each) as object);
  return typeof body === "object" && body !== null ? { ...body, brandNew: { inside: 1 } } : body;
}

function textOf({ body }: SampleAnswer): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
