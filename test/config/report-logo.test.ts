import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { ConfigError } from "../../src/config/config.ts";
import { readReportLogo } from "../../src/config/report-logo.ts";

test("The logo for reports must be a readable picture, or the service says what is wrong", async () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-logo-"));
  const write = (name: string, bytes: Uint8Array | string): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const picture = sharp({ create: { width: 20, height: 8, channels: 3, background: "#0b5f6b" } });
  const read = (path: string) => readReportLogo({ CANDOR_REPORT_LOGO: path });
  assert.equal(readReportLogo({}), null);
  for (const format of ["png", "jpeg", "webp"] as const) {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    assert.deepEqual(Buffer.from(read(write(format, bytes)) ?? []), bytes);
  }
  const isWrong = (error: unknown) => error instanceof ConfigError && error.message.includes("CANDOR_REPORT_LOGO");
  for (const path of [
    join(folder, "absent.png"),
    folder,
    write("empty", ""),
    write("drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    write("large.png", Buffer.concat([await picture.clone().png().toBuffer(), Buffer.alloc(1024 * 1024)])),
  ]) {
    assert.throws(() => read(path), isWrong, path);
  }
  rmSync(folder, { recursive: true });
});
