import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The file written by `--cpu-prof` (the Profile of the Chrome DevTools protocol). */
interface Profile {
  readonly nodes: readonly ProfileNode[];
  /** Microseconds of the system clock. */
  readonly startTime: number;
  /** The node that was running at each sample, and the microseconds since the previous sample. */
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

interface Layer {
  /** The file of ours on whose behalf the time was spent, and the package or the function of Node that took it. */
  readonly layer: string;
  /** Microseconds per request. */
  readonly us: number;
}

const MIN_US = 4;
const MAX_LABEL_LENGTH = 64;

/**
 * Where the time of a request goes: each sample counts for the nearest caller that is a file of ours, and for the
 * package or the function of Node in which it was taken. Uses the profile with the most samples, which is the main
 * thread's.
 *
 * @param span the part of the profile to look at, and how many requests were served in it
 */
export function layersOf(
  directory: string,
  { fromUs, toUs, requests }: { readonly fromUs: number; readonly toUs: number; readonly requests: number },
): Layer[] {
  const profiles = readdirSync(directory).map(
    (name) => JSON.parse(readFileSync(join(directory, name), "utf8")) as Profile,
  );
  const [profile] = profiles.toSorted((a, b) => busyUs(b) - busyUs(a));
  if (!profile) throw new Error("there is no profile");
  const layerOf = nameLayers(profile);
  const us = new Map<string, number>();
  let atUs = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    const delta = profile.timeDeltas[index] ?? 0;
    atUs += delta;
    if (atUs < fromUs || atUs > toUs) continue;
    const layer = layerOf(id);
    us.set(layer, (us.get(layer) ?? 0) + delta);
  }
  return [...us]
    .map(([layer, sum]) => ({ layer, us: Math.round((10 * sum) / requests) / 10 }))
    .filter((each) => each.us >= MIN_US)
    .toSorted((a, b) => b.us - a.us);
}

function busyUs(profile: Profile): number {
  const idle = new Set(
    profile.nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id),
  );
  return profile.samples.reduce((sum, id, index) => sum + (idle.has(id) ? 0 : (profile.timeDeltas[index] ?? 0)), 0);
}

function nameLayers({ nodes }: Profile): (id: number) => string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const names = new Map<number, string>();
  const name = (id: number): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    let own = "";
    let within = "";
    for (let at: number | undefined = id; at !== undefined && own === ""; at = parents.get(at)) {
      const { url, functionName } = byId.get(at)?.callFrame ?? { url: "", functionName: "" };
      const installed = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(url)?.[1];
      if (within === "") within = installed ?? (at === id && !url.startsWith("file:") ? functionName : "");
      if (installed === undefined && url.startsWith("file:")) own = /\/(src\/.*)$/.exec(url)?.[1] ?? "";
    }
    const found =
      [own, within]
        .filter((part) => part !== "")
        .join(" > ")
        .slice(0, MAX_LABEL_LENGTH) || "node";
    names.set(id, found);
    return found;
  };
  return name;
}
