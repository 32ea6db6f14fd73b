import { readFileSync } from "node:fs";

/** Processor seconds of this process and, if the system reports them, of all its children that have ended. */
export function measureCpu(): number {
  if (process.platform !== "linux") {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const stat = readFileSync("/proc/self/stat", "utf8");
  // After the name, which may contain anything, come the fields from the third on; 14 to 17 are in hundredths of a
  // second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
