import { registerHooks } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ConfigError } from "../config/config.ts";
import type { Source } from "./connector.ts";
import { faultsOf } from "./describe-faults.ts";
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
 * Loads plug-ins, each a file (`./my-source.ts`, from the directory) or an installed package. What they hold is checked as
 * far as it can be without asking anybody. Throws `PluginRefused` with one line that names the plug-in and what is wrong.
 */
export async function loadPlugins(
  specifiers: readonly string[],
  directory = process.cwd(),
): Promise<readonly Plugin[]> {
  const plugins: Plugin[] = [];
  for (const specifier of specifiers) {
    const plugin = await loadPlugin(specifier, directory);
    const others = createRegistry(plugins.map(({ source }) => source));
    const [fault] = faultsOf(plugin.source, others);
    if (fault !== undefined) throw refusal(specifier, fault);
    plugins.push(plugin);
  }
  return plugins;
}

async function loadPlugin(specifier: string, directory: string): Promise<Plugin> {
  const { source, samples } = await importPlugin(specifier, directory);
  if (typeof source !== "function") throw refusal(specifier, 'it exports no function "source"');
  try {
    return { specifier, source: source(PLUGIN_KIT), ...(samples && { samples }) };
  } catch (error) {
    throw refusal(specifier, `its "source" failed: ${firstLine(error)}`, error);
  }
}

async function importPlugin(specifier: string, directory: string): Promise<Partial<PluginModule>> {
  try {
    if (!specifier.startsWith(".") && !isAbsolute(specifier)) return await importPackage(specifier, directory);
    return (await import(pathToFileURL(resolve(directory, specifier)).href)) as Partial<PluginModule>;
  } catch (error) {
    throw refusal(specifier, `it cannot be loaded: ${firstLine(error)}`, error);
  }
}

/** Imports a package as a module in the directory would: from there, not from here, its installation is looked for. */
async function importPackage(name: string, directory: string): Promise<Partial<PluginModule>> {
  const parentURL = pathToFileURL(join(directory, "plug-in.js")).href;
  const hooks = registerHooks({
    resolve: (specifier, context, next) => next(specifier, specifier === name ? { ...context, parentURL } : context),
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

function firstLine(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line.replace(/\.$/, "");
}

/** A plug-in that `CANDOR_PLUGINS` names is not there, or is none. */
export class PluginRefused extends ConfigError {}
