import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Capture } from "../../src/connectors/connector.ts";
import { tableOf } from "../../src/connectors/reader.ts";
import { UnreadableCapture } from "../../src/connectors/reading/reading.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { CAPTURES } from "./captures.ts";
import { WHOLE_CAPTURES } from "./whole-captures.ts";
import { item, states, WHOLE_LIVES } from "./whole-lives.ts";

const ANSWERS: readonly Capture[] = [...WHOLE_CAPTURES, ...WHOLE_LIVES, ...CAPTURES];

/** What the reference page says is read is read: without it something is missing. What is left changes nothing, whatever it holds. */
describe("the table of an answer's members", () => {
  for (const reader of READERS) {
    const table = tableOf(reader);
    if (table === null) continue;
    const { kind, read } = reader;
    const { reads, ignores } = table;
    const answers = ANSWERS.filter((capture) => capture.kind === kind);
    const saying = (capture: Capture, json: unknown) => say(read, { ...capture, data: JSON.stringify(json) });

    test(`of ${kind} names what is read`, () => {
      const unread = reads.filter((path) =>
        answers.every((capture) => {
          const json = JSON.parse(capture.data) as unknown;
          return change(json, path, remove) === 0 || saying(capture, json) === say(read, capture);
        }),
      );
      assert.deepEqual(unread, []);
    });

    test(`of ${kind} names what is left`, () => {
      const paths = Object.values(ignores).flat();
      assert.equal(new Set([...paths, ...reads]).size, paths.length + reads.length);
      const heeded = paths.filter((path) =>
        answers.some((capture) => {
          const json = JSON.parse(capture.data) as unknown;
          return change(json, path, replace) > 0 && saying(capture, json) !== say(read, capture);
        }),
      );
      assert.deepEqual(heeded, []);
    });
  }
});

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
const replace: Change = (place, name) => {
  place[name] = Object.hasOwn(place, name) ? other(place[name]) : another(name);
  return true;
};

/** Something else of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === "string") return "Something else";
  if (typeof value === "number") return 7_777_777;
  if (typeof value === "boolean") return !value;
  return Array.isArray(value) ? [] : {};
}

/** What nobody said: of Wikidata a statement about somebody who has a name there. */
function another(name: string): unknown {
  return /^P\d+$/.test(name) ? [states(item("Q3"))] : "Something else";
}

/** Changes what stands at a path, wherever what it stands in is there; says in how many places. */
function change(json: unknown, path: string, how: Change): number {
  const steps = path.split("/");
  const last = steps.pop() ?? "";
  let places: readonly unknown[] = [json];
  for (const step of steps) places = places.flatMap((place) => below(place, step));
  // A star at the end stands for what is not named elsewhere.
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
