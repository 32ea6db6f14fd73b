import { spawn } from "node:child_process";
import { findFreePort } from "../test/support/postgres.ts";

export interface Floor {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Starts a floor in a process of its own: a file that takes these arguments and a port, and prints a line when it listens. */
export async function startFloor(file: string, args: readonly string[]): Promise<Floor> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [file, ...args, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve, reject) => {
    child.stdout?.once("data", resolve);
    child.once("exit", (code) => reject(new Error(`the floor ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() };
}
