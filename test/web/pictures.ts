import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import sharp from "sharp";

/** `CANDOR_SCREENSHOTS=1` saves a picture of every screen in `docs/screenshots/`. */
export const KEEPS_PICTURES = process.env["CANDOR_SCREENSHOTS"] === "1";

const FOLDER = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const DAY_MS = 86_400_000;
/** What every picture takes for the current time: after the day on which the samples were collected. */
const NOW_MS = Date.parse("2026-11-16T10:02:00.000Z");
const COLOURS = 64;
/**
 * Below this share of different pixels a picture counts as unchanged: letters are not drawn identically twice
 * (measured: 0.008 %).
 */
const SAME_SHARE = 0.0003;

/** From here on the page shows one day and one duration, whenever the pictures are taken. */
export async function fixTime(page: Page): Promise<void> {
  const startedMs = Date.now() - 3_600_000;
  await page.clock.setFixedTime(NOW_MS);
  await page.route("**/v1/**", async (route) => {
    const response = await route.fetch().catch(() => null);
    if (!response) return await route.abort();
    if (!/json/.test(response.headers()["content-type"] ?? "")) return await route.fulfill({ response });
    const text = await response.text();
    const fixed = text
      .replace(/"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"/g, (whole, time: string) => {
        const atMs = Date.parse(time);
        if (atMs < startedMs) return whole;
        const days = Math.round((atMs - Date.now()) / DAY_MS);
        return `"${new Date(NOW_MS - 120_000 + days * DAY_MS).toISOString()}"`;
      })
      .replace(/"ms":[\d.]+/g, '"ms":12')
      .replace(/(\/shared#)[\w-]{43}/g, `$1${"Xk3v9Qe1".repeat(5)}w-4`);
    await route.fulfill({ response, body: fixed });
  });
}

/** Writes the picture of a screen, with few colours, unless the existing one looks the same. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  // The port differs each time.
  await page.evaluate(() => {
    for (const input of document.querySelectorAll("input")) {
      if (input.value.startsWith(location.origin)) {
        input.value = input.value.replace(location.origin, "https://candor.example.org");
      }
    }
  });
  const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
  const png = await sharp(shot).png({ palette: true, colours: COLOURS, effort: 8, dither: 0 }).toBuffer();
  const path = `${FOLDER}${name}.png`;
  if (existsSync(path) && (await looksTheSame(readFileSync(path), png))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, png);
}

async function looksTheSame(before: Uint8Array, after: Uint8Array): Promise<boolean> {
  const read = (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [one, other] = await Promise.all([read(before), read(after)]);
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return false;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const by = (channel: number) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0));
    if (by(0) + by(1) + by(2) > 48) different++;
  }
  return different / (one.data.length / 3) < SAME_SHARE;
}
