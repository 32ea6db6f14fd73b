import type { Register, Site } from "./site.ts";
import { REGISTERS, SITES } from "./sites.ts";

/** What sources state about hosts and about keys of people, and what they are called, by their connectors. */
export interface SourceSites {
  readonly sites?: readonly Site[];
  readonly registers?: readonly Register[];
  readonly titles?: Readonly<Record<string, string>>;
}

/** Those of the sources' folders first, then those of plug-ins. */
const sites: Site[] = [...SITES];
const registers: Register[] = [...REGISTERS];
/** Of plug-ins only: the other sources' are in `words/source-names.ts`. */
const titles = new Map<string, string>();

/** Clients know those of plug-ins once a lookup has told them. */
export function knownSites(): readonly Site[] {
  return sites;
}

export function knownRegisters(): readonly Register[] {
  return registers;
}

/** The title of a plug-in. */
export function knownTitle(connector: string): string | undefined {
  return titles.get(connector);
}

/** Adds those of plug-ins to this thread or process; a site or register that is already known stays as it is. */
export function knowSites({
  sites: moreSites = [],
  registers: moreRegisters = [],
  titles: moreTitles = {},
}: SourceSites): void {
  for (const [connector, title] of Object.entries(moreTitles)) titles.set(connector, title);
  for (const site of moreSites) if (!sites.some(({ host }) => host === site.host)) sites.push(site);
  for (const register of moreRegisters)
    if (!registers.some(({ scheme }) => scheme === register.scheme)) registers.push(register);
}

/** Those of plug-ins, which other processes and clients have to be told. */
export function sitesOfPlugins(): SourceSites {
  return {
    sites: sites.slice(SITES.length),
    registers: registers.slice(REGISTERS.length),
    titles: Object.fromEntries(titles),
  };
}
