import { parentPort } from "node:worker_threads";

const held: object[] = [];

/** A thread that does not end by itself. */
parentPort?.on("message", (task: string) => {
  if (task === "loop") for (;;);
  if (task === "fill") for (;;) held.push({ held: held.length, more: [held.length] });
  if (task === "throw") throw new Error("thrown outside");
  if (task === "echo") parentPort?.postMessage(task);
});
parentPort?.postMessage(null);
