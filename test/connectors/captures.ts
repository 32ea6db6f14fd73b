import type { Capture } from "../../src/connectors/connector.ts";
import { SAMPLES } from "./samples.ts";

export { capture } from "./capture.ts";

/** Documents of every kind, about invented people, for the tests that hold for every reader; the plainest of a kind first. */
export const CAPTURES: readonly Capture[] = [...SAMPLES.values()].flatMap(({ captures }) => captures);
