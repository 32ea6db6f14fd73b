/**
 * Loaded before a service (`node --import`): its wall clock runs beside the machine's by as many milliseconds as stand in the file
 * that `JUMPING_CLOCK` names, and jumps when that file is written. What counts from the start of the process
 * (`performance.now()`, timers) goes on, as it does on a machine whose clock is set.
 */
import { readFileSync } from "node:fs";

const path = process.env["JUMPING_CLOCK"];
const MachineDate = Date;
let aheadMs = 0;

function look() {
  aheadMs = Number(readFileSync(path, "utf8"));
}

const machineNow = MachineDate.now;
const now = () => machineNow() + aheadMs;
MachineDate.now = now;
// Its instances are the machine's own, so that whoever asks what they are hears no other answer.
globalThis.Date = new Proxy(MachineDate, {
  construct: (date, parts) => (parts.length === 0 ? new date(now()) : new date(...parts)),
});
MachineDate.prototype.constructor = globalThis.Date;

if (path !== undefined) {
  look();
  setInterval(look, 10).unref();
}
