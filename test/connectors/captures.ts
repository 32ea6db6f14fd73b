import type { Capture } from "../../src/connectors/connector.ts";
import { SAMPLES } from "./samples.ts";

export { capture } from "./capture.ts";

/**
 * Documents of every kind about invented people, for the tests that apply to every reader; the simplest of a kind
 * comes first.
 */
export const CAPTURES: readonly Capture[] = [...SAMPLES.values()].flatMap(({ captures }) => captures);
