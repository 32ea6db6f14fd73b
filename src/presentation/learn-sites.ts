import { knowSites } from "../domain/known-sites.ts";
import { readSite, type WrittenSite } from "../domain/written-site.ts";

/** Makes known what plug-ins are called, and call their sites: a service tells it with each lookup, because clients do not load plug-ins. */
export function learnSites({
  sites,
  sourceNames,
}: {
  readonly sites?: readonly WrittenSite[] | undefined;
  readonly sourceNames?: Readonly<Record<string, string>> | undefined;
}): void {
  knowSites({ sites: (sites ?? []).map(readSite), titles: sourceNames ?? {} });
}
