import { parentPort } from "node:worker_threads";

const held: object[] = [];
const BLOCK = 1024 * 1024;

/** A thread that does not end by itself. */
parentPort?.on("message", (task: string) => {
  if (task === "loop") for (;;);
  if (task === "fill") for (;;) held.push({ held: held.length, more: [held.length] });
  if (task === "unpack") for (;;) held.push(new Uint8Array(BLOCK).fill(1));
  if (task === "throw") throw new Error("thrown outside");
  if (task === "echo") parentPort?.postMessage(task);
});
parentPort?.postMessage(null);
