import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

const MODULES = fileURLToPath(new URL("../../node_modules/", import.meta.url));

/**
 * A page lives for seconds, too short for optimised code to pay off, and garbage-collecting threads wait for each
 * other.
 */
const SCRIPT_FLAGS = "--js-flags=--no-opt --no-maglev --single-threaded-gc";

/**
 * Starts the headless Chromium from the npm packages, which needs no system package. `CANDOR_TEST_BROWSER` names another
 * one, for platforms that it is not built for. `whole` is for measuring time: scripts are compiled as usual.
 * `scrollbars` take room as on most desktops; otherwise they are hidden.
 */
export async function launchBrowser({
  whole = false,
  scrollbars = false,
}: {
  readonly whole?: boolean;
  readonly scrollbars?: boolean;
} = {}): Promise<Browser> {
  const given = process.env["CANDOR_TEST_BROWSER"];
  const shown = scrollbars ? { ignoreDefaultArgs: ["--hide-scrollbars"] } : {};
  if (given) return await chromium.launch({ executablePath: given, ...shown });
  const folder = unpackChromium();
  return await chromium.launch({
    ...shown,
    executablePath: join(folder, "chromium"),
    args: [
      "--no-sandbox",
      "--no-zygote",
      "--disable-gpu",
      "--process-per-site",
      "--font-render-hinting=none",
      ...(whole ? [] : [SCRIPT_FLAGS]),
    ],
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: folder,
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      FONTCONFIG_FILE: writeFontConfig(folder),
    },
  });
}

/** The browser of this process. */
let shared: Promise<Browser> | undefined;
/** Windows of it that stay open for the files to come. */
const kept = new Set<BrowserContext>();

/**
 * The browser that the test files of a process take one after the other: starting one costs 0.3 s of processor time, and
 * its windows keep what they have compiled. `releaseBrowser` gives it back.
 */
export async function takeBrowser(): Promise<Browser> {
  if (shared === undefined) {
    shared = launchBrowser();
    // The process that hands out files is asked for no more of them.
    if (process.connected) process.once("disconnect", () => void endBrowser());
  }
  return await shared;
}

/** Closes every window except those that are kept; the browser too, if this process runs one file alone. */
export async function releaseBrowser(): Promise<void> {
  if (!process.connected) return await endBrowser();
  const windows = (await shared)?.contexts() ?? [];
  await Promise.all(windows.map(async (window) => kept.has(window) || (await window.close())));
}

/** Leaves a window open until the browser ends or the window is closed. */
export function keepWindow(window: BrowserContext): void {
  kept.add(window);
  window.once("close", () => kept.delete(window));
}

async function endBrowser(): Promise<void> {
  const browser = await shared;
  shared = undefined;
  await browser?.close();
}

/**
 * The package's own configuration looks for its fonts in /tmp, where they are not: without a font no text is drawn.
 * Names in scripts that its font lacks are drawn with those of the PDF.
 */
function writeFontConfig(folder: string): string {
  const path = join(folder, "candor-fonts.conf");
  const fonts = readdirSync(join(MODULES, "@expo-google-fonts"))
    .filter((name) => /^(?:amiri$|noto-sans-(?!symbols))/.test(name))
    .map((name) => `  <dir>${join(MODULES, "@expo-google-fonts", name, "400Regular")}</dir>`);
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
${fonts.join("\n")}
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  return path;
}

/**
 * Unpacks it once for all runs (about 200 MB). The package unpacks into `TMPDIR`, and its own libraries only if it
 * believes that it is running on AWS Lambda, so a separate process is told that it is.
 */
function unpackChromium(): string {
  const packed = readFileSync(join(MODULES, "@sparticuz/chromium/package.json"), "utf8");
  const { version } = JSON.parse(packed) as { version: string };
  const folder = join(MODULES, ".cache", `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const staging = `${folder}-${process.pid}`;
  mkdirSync(staging, { recursive: true });
  try {
    const unpack =
      'const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();';
    execFileSync(process.execPath, ["--input-type=module", "--eval", unpack], {
      cwd: MODULES,
      env: { PATH: process.env["PATH"] ?? "", TMPDIR: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
    });
    if (!existsSync(folder)) renameSync(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return folder;
}
