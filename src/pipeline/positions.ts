import { createHash } from "node:crypto";
import type { Capture } from "../connectors/connector.ts";
import { datasourceId } from "../domain/claim.ts";
import { toStorable } from "../domain/storable.ts";

/** The maximum of captures per probe. */
export const CAPTURES_PER_PROBE = 1_000;
export const PROBES_PER_DEPTH = 10_000;

/** The depth at which a capture was collected, from its position. */
export function depthOf(position: number): number {
  return Math.floor(probeOf(position) / PROBES_PER_DEPTH);
}

/** The position of a capture's probe, from the capture's position. */
export function probeOf(position: number): number {
  return Math.floor(position / CAPTURES_PER_PROBE);
}

/** The greatest depth of a run. */
const DEEPEST_OF_RUN = 3;

/** The depth for what is added to a lookup after its run: a document, or what a decision leads to. */
export function nextDepth(probes: readonly { readonly depth: number }[]): number {
  return Math.max(DEEPEST_OF_RUN, ...probes.map(({ depth }) => depth)) + 1;
}

/** Whether a probe is that of a document added to the lookup, the first of its depth: questions have later positions. */
export function isOfDocument({ depth, position }: { readonly depth: number; readonly position: number }): boolean {
  return depth > 0 && position === depth * PROBES_PER_DEPTH;
}

/** A capture as a row, positioned among those of its probe. */
export function storeCapture(lookupId: string, connector: string, capture: Capture, position: number, index: number) {
  // If a source sends text that cannot be stored, it sent damaged text.
  const data = toStorable(capture.data);
  const sha256 = createHash("sha256").update(data).digest("hex");
  return {
    lookupId,
    id: datasourceId(lookupId, connector, capture.url, sha256),
    connector,
    kind: capture.kind,
    url: capture.url,
    mediaType: capture.mediaType,
    collectedAt: capture.collectedAt,
    data,
    sha256,
    position: position * CAPTURES_PER_PROBE + index,
  };
}
