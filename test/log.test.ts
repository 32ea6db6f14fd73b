import assert from "node:assert/strict";
import { test } from "node:test";
import { DatabaseUnavailable } from "../src/db/unavailable.ts";
import { createLog, errorFields, writeForPeople } from "../src/log.ts";

/** What a program would read. */
function linesOf(work: (log: ReturnType<typeof createLog>) => void): readonly string[] {
  const lines: string[] = [];
  work(createLog("debug", { write: (line) => void lines.push(line) }));
  return lines;
}

test("a program reads JSON, and somebody at a terminal the same in plain words", () => {
  const [ready = "", away = ""] = linesOf((log) => {
    log.info({ engine: "embedded", port: 4_000 }, "ready");
    log.warn({}, "the database does not answer");
  });
  assert.deepEqual(Object.keys(JSON.parse(ready) as object), ["level", "time", "engine", "port", "msg"]);
  assert.match(writeForPeople(ready), /^\d\d:\d\d:\d\d  ready \(engine embedded, port 4000\)\n$/);
  assert.match(writeForPeople(away), /^\d\d:\d\d:\d\d  warning  the database does not answer\n$/);
});

test("a database that is away or full is logged by its state, without a stack", () => {
  assert.deepEqual(errorFields(new DatabaseUnavailable("full")), { error: "DatabaseUnavailable", reason: "full" });
});

test("an error keeps its stack frames and loses its message, in both", () => {
  const [line = ""] = linesOf((log) => log.error(errorFields(new TypeError("Ines Calder")), "it failed"));
  const text = writeForPeople(line);
  assert.match(text, /^\d\d:\d\d:\d\d  error  it failed \(error TypeError\)\n\s+at .+\n/);
  assert.doesNotMatch(line + text, /Calder/);
});

test("a name and a code that a plug-in's author chose are logged only if they are no more than names", () => {
  const chosen = (name: string, code: string) =>
    errorFields(Object.assign(new Error("x\n    at Ines Calder"), { name, code }));
  const { error, code, stack } = chosen("No Ines Calder", "BERTH_MISSING Ines Calder");
  assert.deepEqual([error, code], ["Error", undefined]);
  assert.doesNotMatch(String(stack), /Calder/);
  assert.match(String(stack), /log\.test\.ts/);
  assert.equal(chosen("Error", "BERTH_MISSING").code, "BERTH_MISSING");
});
