import { readdirSync, readFileSync } from "node:fs";

/** Linux's unit in /proc/PID/stat. */
const CLOCK_TICKS = 100;

/** Seconds of processor time that a process has used so far; 0 if it has ended, or the system has no /proc. */
export function secondsOf(pid: number | string): number {
  return ticksIn(readStat(pid)) / CLOCK_TICKS;
}

/**
 * The same for all PostgreSQL processes on this machine together.
 *
 * @param port of one server; by default, of all
 */
export function postgresSeconds(port?: string): number {
  let ticks = 0;
  try {
    const stats = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => ({ pid, stat: readStat(pid) }))
      .filter(({ stat }) => /^\d+ \(postgres\) /.test(stat));
    const masters = stats.filter(({ pid }) => port === undefined || readCommand(pid).includes(port));
    const pids = new Set(masters.map(({ pid }) => pid));
    for (const { pid, stat } of stats) if (pids.has(pid) || pids.has(parentIn(stat))) ticks += ticksIn(stat);
  } catch {
    return 0;
  }
  return ticks / CLOCK_TICKS;
}

function parentIn(stat: string): string {
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] ?? "";
}

function readCommand(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "latin1").split("\0");
  } catch {
    return [];
  }
}

/** User and system time. */
function ticksIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return stat === "" ? 0 : Number(fields[11]) + Number(fields[12]);
}

/** "" for a process that has ended meanwhile. */
function readStat(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    return "";
  }
}

/** Of a process, as it stands in memory now. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
