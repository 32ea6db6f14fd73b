import type { Capture } from "./capture.ts";
import { type Reader, tableOf } from "./reader.ts";
import { UnreadableCapture } from "./findings/claims.ts";

/** Where a table of members is wrong. */
export interface MemberFaults {
  /** Listed as read, but nothing is missing from any capture without them. */
  readonly unread: readonly string[];
  /** Listed as left, but claims change with them. */
  readonly heeded: readonly string[];
  /** Listed twice. */
  readonly twice: readonly string[];
}

/**
 * Checks a reader's table of members: what it lists as read must be read, and what it lists as left may contain
 * anything.
 */
export function checkMembers(
  reader: Reader,
  captures: readonly Capture[],
  another: (name: string) => unknown = () => "Something else",
): MemberFaults {
  const { reads, ignores } = tableOf(reader) ?? { reads: [], ignores: {} };
  const answers = captures.filter(({ kind }) => kind === reader.kind);
  const read = (capture: Capture) => reader.read(capture);
  const saying = (capture: Capture, json: unknown) => say(read, { ...capture, data: JSON.stringify(json) });
  const replace: Change = (place, name) => {
    place[name] = Object.hasOwn(place, name) ? other(place[name]) : another(name);
    return true;
  };
  const left = Object.values(ignores).flat();
  return {
    unread: reads.filter((path) =>
      answers.every((capture) => {
        const json = JSON.parse(capture.data) as unknown;
        return change(json, path, remove) === 0 || saying(capture, json) === say(read, capture);
      }),
    ),
    heeded: left.filter((path) =>
      answers.some((capture) => {
        const json = JSON.parse(capture.data) as unknown;
        return change(json, path, replace) > 0 && saying(capture, json) !== say(read, capture);
      }),
    ),
    twice: [...left, ...reads].filter((path, at, all) => all.indexOf(path) !== at),
  };
}

function say(read: (capture: Capture) => Iterable<unknown>, capture: Capture): string {
  try {
    return JSON.stringify([...read(capture)]);
  } catch (error) {
    if (error instanceof UnreadableCapture) return "unreadable";
    throw error;
  }
}

type Change = (place: Record<string, unknown>, name: string) => boolean;

const remove: Change = (place, name) => Object.hasOwn(place, name) && delete place[name];
/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === "string") return "Something else";
  if (typeof value === "number") return 7_777_777;
  if (typeof value === "boolean") return !value;
  return Array.isArray(value) ? [] : {};
}

/** Changes what is at a path, wherever its parent exists; returns in how many places. */
function change(json: unknown, path: string, how: Change): number {
  const steps = path.split("/");
  const last = steps.pop() ?? "";
  let places: readonly unknown[] = [json];
  for (const step of steps) places = places.flatMap((place) => below(place, step));
  // A final star means members that are not named elsewhere.
  const objects = last === "*" ? [] : places.filter(isObject);
  return objects.filter((place) => !Array.isArray(place) && how(place, last)).length;
}

function below(place: unknown, step: string): readonly unknown[] {
  if (!isObject(place)) return [];
  return step === "*" ? Object.values(place) : Object.hasOwn(place, step) ? [place[step]] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
