import type { Register, Site } from "./site.ts";
import { REGISTERS, SITES } from "./sites.ts";

/** What a source states about hosts and about keys of people. */
export interface SourceSites {
  readonly sites?: readonly Site[];
  readonly registers?: readonly Register[];
}

/** Those of the sources' folders first, then those of plug-ins. */
const sites: Site[] = [...SITES];
const registers: Register[] = [...REGISTERS];

/** Clients know those of plug-ins once a lookup has told them. */
export function knownSites(): readonly Site[] {
  return sites;
}

export function knownRegisters(): readonly Register[] {
  return registers;
}

/** Adds those of plug-ins to this thread or process; any that is already known stays as it is. */
export function knowSites({ sites: moreSites = [], registers: moreRegisters = [] }: SourceSites): void {
  for (const site of moreSites) if (!sites.some(({ host }) => host === site.host)) sites.push(site);
  for (const register of moreRegisters)
    if (!registers.some(({ scheme }) => scheme === register.scheme)) registers.push(register);
}

/** Those of plug-ins, which other processes and clients have to be told. */
export function sitesOfPlugins(): SourceSites {
  return { sites: sites.slice(SITES.length), registers: registers.slice(REGISTERS.length) };
}
