import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WEB = join(ROOT, "web");
const DIST = join(WEB, "dist");
/** On the same file system as `web/dist`, so that a finished build can replace it in one step. */
const CACHE = join(ROOT, "node_modules/.cache");
const INPUTS = [
  "web",
  "src/client",
  "src/contract",
  "src/domain",
  "src/presentation",
  "src/words",
  "package-lock.json",
] as const;
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt)$/;

/**
 * Builds the web interface into `web/dist`, unless the existing build is from the same files. A failed build leaves the
 * existing one alone. Each text file gets a `.br` and a `.gz` next to it, for servers that serve compressed files.
 */
export async function buildWeb(): Promise<void> {
  const hash = hashInputs();
  if (builtHash() === hash) return;
  const staging = join(CACHE, `candor-web-${process.pid}`);
  try {
    await runVite(staging);
    for (const path of listFiles(staging)) if (COMPRESSIBLE.test(path)) compress(path);
    writeFileSync(join(staging, ".hash"), hash);
    replaceDist(staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function hashInputs(): string {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    for (const path of listFiles(join(ROOT, input))) {
      hash
        .update(`${relative(ROOT, path)}\0`)
        .update(readFileSync(path))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** All files under a path, in a stable order, without build results. */
function listFiles(path: string): string[] {
  if (basename(path) === "package-lock.json") return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => path !== WEB || !file.startsWith(DIST))
    .toSorted();
}

function builtHash(): string | null {
  const path = join(DIST, ".hash");
  return existsSync(path) && existsSync(join(DIST, "index.html")) ? readFileSync(path, "utf8") : null;
}

/** Runs Vite through its API, so that the machine's own, older Node is never used. */
async function runVite(outDir: string): Promise<void> {
  const { build } = await import("vite");
  await build({
    configFile: join(WEB, "vite.config.ts"),
    configLoader: "native",
    logLevel: "warn",
    build: { outDir },
  });
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

function replaceDist(staging: string): void {
  const old = join(CACHE, `candor-web-old-${process.pid}`);
  mkdirSync(CACHE, { recursive: true });
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(staging, DIST);
  rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
