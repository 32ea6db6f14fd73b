import { fillAndRecover, mountSmallDisk, NO_MOUNT } from "../test/support/fill-disk.ts";

const DISK_MEGABYTES = 400;

/** Fills the disk of the embedded engine N times, and frees it again. */
export async function tortureByDisk(times: number): Promise<void> {
  const disk = mountSmallDisk(DISK_MEGABYTES);
  if (!disk) {
    console.log(`skipped: ${NO_MOUNT}`);
    return;
  }
  try {
    const lookups = await fillAndRecover(disk, times);
    console.log(`filled the disk ${times} times: reads went on, writes were refused with 507, and it recovered`);
    console.log(`${lookups} lookups between: all ended with success`);
  } finally {
    disk.remove();
  }
}
