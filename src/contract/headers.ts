/** A response header: its meaning, and its schema in the OpenAPI document. */
interface ResponseHeader {
  readonly description: string;
  readonly schema: { readonly type: "string" | "integer"; readonly minimum?: number };
  /** Whether every response that may have it does. */
  readonly required: boolean;
}

/** Every response header that means something to callers. */
export const HEADERS = {
  "Request-Id": {
    description: "The ID of this request, which the operator can find in the log.",
    schema: { type: "string" },
    required: true,
  },
  "Cache-Control": {
    description: "`no-store`: personal data must not be cached.",
    schema: { type: "string" },
    required: true,
  },
  "WWW-Authenticate": {
    description: "How to send a key (RFC 9110, section 11.6.1).",
    schema: { type: "string" },
    required: true,
  },
  "Retry-After": {
    description: "Seconds after which the same request may succeed.",
    schema: { type: "integer", minimum: 0 },
    required: true,
  },
  "Accept-Encoding": {
    description: "The encodings accepted for a body; only sent if its Content-Encoding was refused.",
    schema: { type: "string" },
    required: false,
  },
  "RateLimit-Policy": {
    description: "The strictest limit: what it applies to, and `q` requests in `w` seconds. Absent: no limit.",
    schema: { type: "string" },
    required: false,
  },
  RateLimit: {
    description: "What is left: `r` requests in the next `t` seconds.",
    schema: { type: "string" },
    required: false,
  },
  "X-RateLimit-Limit": {
    description: "`q` of `RateLimit-Policy`.",
    schema: { type: "integer", minimum: 1 },
    required: false,
  },
  "X-RateLimit-Remaining": {
    description: "`r` of `RateLimit`.",
    schema: { type: "integer", minimum: 0 },
    required: false,
  },
  "X-RateLimit-Reset": {
    description: "`t` of `RateLimit`.",
    schema: { type: "integer", minimum: 0 },
    required: false,
  },
  "Content-Disposition": {
    description: "`attachment` and the file name.",
    schema: { type: "string" },
    required: true,
  },
  Location: {
    description: "The URL of the created resource.",
    schema: { type: "string" },
    required: true,
  },
  "X-Credits-Charged": {
    description: "Credits charged for this lookup so far.",
    schema: { type: "integer", minimum: 0 },
    required: true,
  },
  "X-Credits-Remaining": {
    description: "Credits that the key has left. Absent: unlimited.",
    schema: { type: "integer", minimum: 0 },
    required: false,
  },
} as const satisfies Record<string, ResponseHeader>;

export type HeaderName = keyof typeof HEADERS;

/** The headers of every response under `/v1`. */
const ON_EVERY_ANSWER: readonly HeaderName[] = [
  "Request-Id",
  "Cache-Control",
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
];
/** The headers that come with a status, whatever the operation. */
const ON_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["WWW-Authenticate"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

/** The headers of a response with this status, as the OpenAPI document lists them. */
export function headersOf(status: number, own: readonly HeaderName[] = []): readonly HeaderName[] {
  return [...ON_EVERY_ANSWER, ...(ON_STATUS[status] ?? []), ...own];
}
