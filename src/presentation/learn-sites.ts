import { knowSites } from "../domain/known-sites.ts";
import { readSite, type WrittenSite } from "../domain/written-site.ts";

/** Makes known what plug-ins call their sites, which a service tells with each lookup: clients do not load plug-ins. */
export function learnSites({ sites }: { readonly sites?: readonly WrittenSite[] | undefined }): void {
  if (sites !== undefined) knowSites({ sites: sites.map(readSite) });
}
