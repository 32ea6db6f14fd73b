import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { isMinor } from "../analysis/minor.ts";
import { heldToEvidence } from "../connectors/hold-to-evidence.ts";
import { feedOf } from "../connectors/pages/web-page.ts";
import { loadPlugins } from "../connectors/plugins.ts";
import { UnreadableCapture } from "../connectors/findings/claims.ts";
import { createRegistry } from "../connectors/registry.ts";
import { failQuestionOf, withStrays } from "../connectors/strays.ts";
import { UnreadableDocument } from "../documents/document-text.ts";
import { writeExport } from "../exports/export.ts";
import { writeSheet } from "../exports/table.ts";
import { readImportLine } from "../importers/candor-ndjson.ts";
import { errorFields, type LogFields } from "../log.ts";
import { changesBetween } from "../presentation/changes.ts";
import { readDocument } from "./read-document.ts";
import { isJson } from "./is-json.ts";
import { buildProfile } from "../sections/build-profile.ts";
import { judgeAnswers, readPassages } from "./read-again.ts";
import { checkCapture, readCapture } from "./read-capture.ts";
import { judgeQuestion, type ReadingReply, type ReadingTask, type ThreadData } from "./reading-room.ts";

/** A thread of the reading room. It contains only the readers: no database, no network, no environment. */
const port = parentPort;
if (port === null) throw new Error("this module runs in a thread");
const plugins = await loadPlugins((workerData as ThreadData).plugins);
const { connectors } = createRegistry(plugins.map(({ source }) => heldToEvidence(source)));
const ofPlugins = new Set(plugins.map(({ source }) => source.name));
/** Errors of plug-ins' readers that nothing waited for, by source, until its next reading reports them. */
const strays = new Map<string, LogFields>();
process.on("uncaughtException", (error) => {
  if (!failQuestionOf(error)) throw error;
});
port.on("message", (task: ReadingTask) => {
  // `answer` never rejects: a failure is an answer too.
  void answer(task).then(post);
});
// Only once this module is evaluated: a thread that is ended before can end the process.
void setImmediate().then(() => port.postMessage(null));

function post(reply: ReadingReply): void {
  try {
    port?.postMessage(reply, ownBuffersOf(reply));
  } catch (error) {
    // An operator's reader put something into a finding that cannot cross to another thread, such as a function.
    port?.postMessage({ failed: errorFields(error) } satisfies ReadingReply);
  }
}

/** The bytes of a file are transferred; nothing else in a reply is large. */
function ownBuffersOf(reply: ReadingReply): ArrayBuffer[] {
  if (!("done" in reply && reply.done instanceof Uint8Array)) return [];
  const { buffer, byteLength } = reply.done;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

async function answer(task: ReadingTask): Promise<ReadingReply> {
  try {
    if (task.work === "document") return { done: await readDocument(task.bytes, task.format) };
    if (task.work === "export") return { done: await writeExport(task.format, task.input) };
    if (task.work === "sheet") return { done: await writeSheet(task.rows) };
    if ("connector" in task && ofPlugins.has(task.connector)) return await readByPlugin(task);
    return { done: work(task) };
  } catch (error) {
    if (error instanceof UnreadableCapture || error instanceof UnreadableDocument) return { unread: error.message };
    // JSON nested millions deep, deeper than any reader goes.
    if (error instanceof RangeError && /call stack/u.test(error.message)) return { unread: "it is nested too deeply" };
    return { failed: errorFields(error) };
  }
}

/** A promise that the reader did not await is rejected before the reply. */
async function readByPlugin(task: Extract<ReadingTask, { readonly connector: string }>): Promise<ReadingReply> {
  const done = withStrays(
    (error) => void strays.set(task.connector, errorFields(error)),
    () => work(task),
  );
  await setImmediate();
  const failed = strays.get(task.connector);
  strays.delete(task.connector);
  return failed === undefined ? { done } : { failed };
}

function work(task: Exclude<ReadingTask, { readonly work: "document" | "export" | "sheet" }>): unknown {
  if (task.work === "line") return readImportLine(task.line);
  if (task.work === "json") return isJson(task.text);
  if (task.work === "judge-records") return judgeQuestion(task.question);
  if (task.work === "age") return isMinor(task.person, task.today);
  if (task.work === "compare") return changesBetween(task.earlier, task.later);
  if (task.work === "build-profile") return buildProfile(task.question);
  if (task.work === "feed") return feedOf(task.capture);
  if (task.work === "passages") return readPassages(task.capture, task.subject);
  if (task.work === "judge") return judgeAnswers(task.capture, task.subject, task.answers, task.kinds);
  const connector = connectors.find(({ name }) => name === task.connector);
  if (connector === undefined) throw new Error("no connector of this name");
  return task.work === "read" ? readCapture(connector, task.capture) : checkCapture(connector, task.capture);
}
