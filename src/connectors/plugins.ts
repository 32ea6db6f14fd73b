import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { registerHooks } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ConfigError } from "../config/config.ts";
import type { Source } from "./connector.ts";
import { faultsOf } from "./describe-faults.ts";
import { knowSites } from "../domain/known-sites.ts";
import { PLUGIN_KIT, type PluginModule } from "./plugin-kit.ts";
import { createRegistry } from "./registry.ts";
import type { Samples } from "./samples.ts";

/** A source that the operator added. */
export interface Plugin {
  /** As the operator wrote it. */
  readonly specifier: string;
  readonly source: Source;
  readonly samples?: Samples;
}

/**
 * Loads plug-ins, each a file (`./my-source.ts`, relative to the directory) or an installed package. They are checked
 * as far as possible without contacting a source. Throws `PluginRefused` with one line that names the plug-in and what
 * is wrong, also if one takes longer than `loadMs` to load. This thread then knows their sites and registers like those of the sources' folders.
 */
export async function loadPlugins(
  specifiers: readonly string[],
  directory = process.cwd(),
  loadMs = MAX_LOAD_MS,
): Promise<readonly Plugin[]> {
  const plugins: Plugin[] = [];
  for (const specifier of specifiers) {
    const plugin = await loadPlugin(specifier, directory, loadMs);
    const others = createRegistry(plugins.map(({ source }) => source));
    const [fault] = faultsOf(plugin.source, others);
    if (fault !== undefined) throw refusal(specifier, fault);
    plugins.push(plugin);
  }
  for (const { source } of plugins) knowSites({ ...source, titles: titleOf(source) });
  return plugins;
}

function titleOf(source: Source): Readonly<Record<string, string>> {
  return "title" in source && typeof source.title === "string" ? { [source.name]: source.title } : {};
}

/** For a module that waits for something at its top level; by reasoning: one that only computes takes milliseconds. */
const MAX_LOAD_MS = 30_000;

async function loadPlugin(specifier: string, directory: string, loadMs: number): Promise<Plugin> {
  const { source, samples } = await inTime(importPlugin(specifier, directory), loadMs, specifier);
  if (typeof source !== "function") throw refusal(specifier, 'it exports no function "source"');
  const made = call(specifier, "source", () => source(PLUGIN_KIT));
  const checked = call(specifier, "samples", () => (typeof samples === "function" ? samples(PLUGIN_KIT) : samples));
  return { specifier, source: made, ...(checked && { samples: checked }) };
}

/** A process that waits for nothing but a module ends without a word, so a timer waits with it. */
async function inTime<T>(loading: Promise<T>, ms: number, specifier: string): Promise<T> {
  const loaded = new AbortController();
  const late = delay(ms, undefined, { signal: loaded.signal }).then(() => {
    throw refusal(specifier, `it does not finish loading within ${ms / 1_000} seconds`);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    late.catch(() => undefined);
    loaded.abort();
  }
}

function call<T>(specifier: string, name: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw refusal(specifier, `its "${name}" failed: ${describe(error)}`, error);
  }
}

async function importPlugin(specifier: string, directory: string): Promise<Partial<PluginModule>> {
  const path = resolve(directory, specifier);
  const isFile = specifier.startsWith(".") || isAbsolute(specifier);
  const isThere = statSync(path, { throwIfNoEntry: false });
  if (specifier === "") throw new PluginRefused("A plug-in without a name cannot be used.");
  if (isFile && isThere?.isDirectory())
    throw refusal(specifier, 'it is a folder: name the file in it that exports "source"');
  if (!isFile && isThere?.isFile()) throw refusal(specifier, `it would be a package: the file is ./${specifier}`);
  let url = isFile ? pathToFileURL(path).href : undefined;
  try {
    if (url !== undefined) return (await import(url)) as Partial<PluginModule>;
    return await importPackage(specifier, directory, (found) => (url = found));
  } catch (error) {
    throw refusal(specifier, `it cannot be loaded: ${describe(error, url)}`, error);
  }
}

/** Imports a package as a module in the directory would: its installation is looked for from there, not from here. */
async function importPackage(
  name: string,
  directory: string,
  onFound: (url: string) => void,
): Promise<Partial<PluginModule>> {
  const parentURL = pathToFileURL(join(directory, "plug-in.js")).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== name) return next(specifier, context);
      const found = next(specifier, { ...context, parentURL });
      onFound(found.url);
      return found;
    },
  });
  try {
    return (await import(name)) as Partial<PluginModule>;
  } finally {
    hooks.deregister();
  }
}

function refusal(specifier: string, fault: string, cause?: unknown): PluginRefused {
  return new PluginRefused(`The plug-in ${specifier} cannot be used: ${fault}.`, { cause });
}

/** The first line of an error's message, and the file and line in the plug-in, if known. */
function describe(error: unknown, url?: string): string {
  if (!(error instanceof Error)) return String(error);
  const [line = ""] = error.message.split("\n");
  const what = line.trim().replace(IMPORTED_BY_US, "").replace(/\.$/, "");
  const place = placeIn(error.stack ?? "") ?? (error instanceof SyntaxError ? syntaxPlaceIn(url) : undefined);
  return place === undefined ? what : `${what} (${place})`;
}

/** Who imports a plug-in is not part of what is wrong with it. */
const IMPORTED_BY_US = / imported from \S*\/(?:plugins\.[jt]s|plug-in\.js)$/u;

/** In a stack trace, the first place outside of Candor and of Node itself. */
function placeIn(stack: string): string | undefined {
  const here = new URL("../", import.meta.url).href;
  for (const [, file = "", line] of stack.matchAll(/(?:^|\(|at )((?:file:\/\/)?\/[^\s():]+):(\d+)/gmu)) {
    const url = file.startsWith("file:") ? file : pathToFileURL(file).href;
    if (!url.startsWith(here)) return `${fileURLToPath(url)}:${line}`;
  }
  return undefined;
}

/**
 * Where a file's JavaScript cannot be parsed, which the engine reveals only in a process that it ends; `undefined` if
 * it can.
 */
function syntaxPlaceIn(url: string | undefined): string | undefined {
  if (url?.startsWith("file:") !== true) return undefined;
  const checked = spawnSync(process.execPath, ["--check", fileURLToPath(url)], {
    encoding: "utf8",
    timeout: MAX_CHECK_MS,
  });
  return placeIn(checked.stderr);
}

const MAX_CHECK_MS = 10_000;

/** A plug-in named in `CANDOR_PLUGINS` does not exist, or is not a plug-in. */
export class PluginRefused extends ConfigError {}
