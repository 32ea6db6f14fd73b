import { createHash, randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ROOT_CONTEXT, type Attributes, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import type { TracesSetup } from "./config/traces-setup.ts";
import type { Log } from "./log.ts";

/** `ExportResultCode.SUCCESS` of OpenTelemetry's core. */
const SENT = 0;
const SEND_MS = 3_000;

/**
 * Spans for an OpenTelemetry collector. **A lookup is one trace, whichever processes work on it: the trace ID is the
 * lookup's ID without its dashes.** Attributes are routes, sources, stages, states and IDs: never a name, a query or an
 * address.
 */
export interface Traces {
  /**
   * A request about a known lookup belongs to that lookup's trace; any other continues the trace named by its caller.
   */
  addRequest(request: TracedRequest): void;
  /** Opens the span of one run of a lookup. */
  openRun(lookup: TracedLookup, worker: number): RunTrace;
  /** Adds an attempt to notify a receiver about a lookup that ended. */
  addDelivery(lookupId: string, state: string, ms: number): void;
  /** Sends what is left, for at most three seconds. */
  close(): Promise<void>;
}

export interface TracedRequest {
  readonly method: string;
  /** The pattern of the route, not the requested URL. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The lookup that it created or changed. */
  readonly lookupId?: string | undefined;
  /** As in W3C Trace Context. */
  readonly traceparent?: string | undefined;
}

export interface TracedLookup {
  readonly id: string;
  readonly run: number;
  readonly createdAt: Date;
}

/** The trace of one run of a lookup. */
export interface RunTrace {
  /** Ends the current stage and begins the next. */
  enter(stage: string): void;
  addProbe(connector: string, outcome: string, ms: number): void;
  /**
   * Only the first call counts.
   *
   * @param outcome a status of the lookup, or `interrupted` if it is to be run again
   * @param endsLookup whether this run ended it: then the whole lookup, from its creation, gets a span too
   */
  end(outcome: string, endsLookup: boolean): void;
}

interface TraceSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly kind: SpanKind;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly attributes: Attributes;
  readonly failed?: boolean;
}

export function openTraces(setup: TracesSetup, { role, log }: { readonly role: string; readonly log: Log }): Traces {
  const ids = new GivenIds();
  const exporter = new OTLPTraceExporter({ url: setup.url, headers: { ...setup.headers }, timeoutMillis: SEND_MS });
  const provider = new BasicTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ "service.name": "candor", "candor.role": role }),
    spanProcessors: [new BatchSpanProcessor(tellFailures(exporter, log), { exportTimeoutMillis: SEND_MS })],
  });
  const tracer = provider.getTracer("candor");
  const add = (span: TraceSpan) => {
    const { traceId, spanId, parentId } = span;
    ids.next = { traceId, spanId };
    const context =
      parentId === null
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: parentId, traceFlags: 1, isRemote: true });
    const { name, kind, attributes } = span;
    const made = tracer.startSpan(name, { kind, attributes, startTime: span.from }, context);
    if (span.failed) made.setStatus({ code: SpanStatusCode.ERROR });
    made.end(span.to);
  };
  return {
    addRequest: ({ method, route, status, ms, lookupId, traceparent }) => {
      const parent = lookupId === undefined ? readParent(traceparent) : rootOf(lookupId);
      const to = Date.now();
      add({
        name: `${method} ${route}`,
        traceId: parent?.traceId ?? randomBytes(16).toString("hex"),
        spanId: randomSpanId(),
        parentId: parent?.spanId ?? null,
        kind: SpanKind.SERVER,
        from: to - ms,
        to,
        attributes: {
          "http.request.method": method,
          "http.route": route,
          "http.response.status_code": status,
          ...(lookupId !== undefined && { "candor.lookup.id": lookupId }),
        },
        failed: status >= 500,
      });
    },
    openRun: (lookup, worker) => createRunTrace(add, lookup, worker),
    addDelivery: (lookupId, state, ms) => {
      const { traceId, spanId } = rootOf(lookupId);
      const to = Date.now();
      const attributes = { "candor.lookup.id": lookupId, "candor.webhook.state": state };
      const own = { name: "webhook", traceId, spanId: randomSpanId(), parentId: spanId, kind: SpanKind.CLIENT };
      add({ ...own, from: to - ms, to, attributes, failed: state === "dead" });
    },
    async close() {
      // `tellFailures` has reported what could not be sent.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, delay(SEND_MS, undefined, { ref: false })]);
    },
  };
}

function createRunTrace(add: (span: TraceSpan) => void, lookup: TracedLookup, worker: number): RunTrace {
  const root = rootOf(lookup.id);
  const { traceId } = root;
  const run = { spanId: randomSpanId(), from: Date.now() };
  let stage: { readonly name: string; readonly spanId: string; readonly from: number } | null = null;
  const attributes = { "candor.lookup.id": lookup.id, "candor.run": lookup.run, "candor.worker": worker };
  let isOver = false;
  const leave = () => {
    if (stage === null) return;
    add({ ...stage, traceId, parentId: run.spanId, kind: SpanKind.INTERNAL, to: Date.now(), attributes: {} });
    stage = null;
  };
  return {
    enter(name) {
      leave();
      stage = { name, spanId: randomSpanId(), from: Date.now() };
    },
    addProbe(connector, outcome, ms) {
      const to = Date.now();
      const attributesOfProbe = { "candor.connector": connector, "candor.outcome": outcome };
      const parentId = stage?.spanId ?? run.spanId;
      const own = { name: `ask ${connector}`, traceId, spanId: randomSpanId(), parentId, kind: SpanKind.CLIENT };
      add({ ...own, from: to - ms, to, attributes: attributesOfProbe, failed: outcome === "failed" });
    },
    end(outcome, endsLookup) {
      if (isOver) return;
      isOver = true;
      leave();
      const to = Date.now();
      const failed = outcome === "error";
      const kind = SpanKind.INTERNAL;
      const ofRun = { ...attributes, "candor.outcome": outcome };
      add({ name: "run", traceId, ...run, parentId: root.spanId, kind, to, attributes: ofRun, failed });
      if (!endsLookup) return;
      const ofLookup = { "candor.lookup.id": lookup.id, "candor.lookup.status": outcome };
      const from = lookup.createdAt.getTime();
      add({ name: "lookup", ...root, parentId: null, kind, from, to, attributes: ofLookup, failed });
    },
  };
}

/** The root of a lookup's trace, which every process can derive from the lookup's ID. */
function rootOf(lookupId: string): { readonly traceId: string; readonly spanId: string } {
  const spanId = createHash("sha256").update(`lookup/${lookupId}`).digest("hex").slice(0, 16);
  return { traceId: lookupId.replaceAll("-", ""), spanId };
}

/** The trace and span that a caller continues, from W3C Trace Context (version 00); `null` if invalid. */
function readParent(text: string | undefined): { readonly traceId: string; readonly spanId: string } | null {
  const [, traceId = "", spanId = ""] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(text ?? "") ?? [];
  return /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId) ? { traceId, spanId } : null;
}

function randomSpanId(): string {
  return randomBytes(8).toString("hex");
}

/** Every span is given its IDs, because those of a lookup's root follow from the lookup. */
class GivenIds {
  next = { traceId: "", spanId: "" };
  generateTraceId = (): string => this.next.traceId;
  generateSpanId = (): string => this.next.spanId;
}

/** Logs once that nobody receives the spans, and once that somebody does again. */
function tellFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== SENT && !isFailing) {
          log.warn({ error: result.error?.message }, "traces cannot be sent and are being dropped");
        } else if (result.code === SENT && isFailing) log.info({}, "traces are being sent again");
        isFailing = result.code !== SENT;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}
