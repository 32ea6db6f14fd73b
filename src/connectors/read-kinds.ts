import type { Finding } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import { type Platform, readProfileUrl } from "../domain/platform.ts";
import type { Capture } from "./connector.ts";

/** The reading of a connector whose captures are of several kinds. */
export function readKinds(
  readers: Readonly<Record<string, (capture: Capture) => Iterable<Finding>>>,
): (capture: Capture) => Iterable<Finding> {
  return (capture) => {
    const read = readers[capture.kind];
    if (read === undefined) throw new Error(`captures of kind "${capture.kind}" are not this connector's`);
    return read(capture);
  };
}

/** Names of members, written with spaces between, below a common path. */
export function members(below: string, names: string): readonly string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => (below === "" ? name : `${below}/${name}`));
}

/** Whether an identifier is the address of a profile on a platform. */
export function isProfileOn(platform: Platform): (identifier: Identifier) => boolean {
  return ({ value }) => readProfileUrl(value)?.platform === platform;
}
