/** The host, and one person's folder on it if the URL names one: `example.edu/~calder`. */
export function sitesOf(website: string): readonly string[] {
  const [host = "", folder = ""] = website.split(/[/?]/);
  return [host, ...(folder === "" ? [] : [`${host}/${folder.toLowerCase()}`])];
}

/** The site that a page belongs to. */
export function homeOf(website: string): string {
  const [host = "", folder] = sitesOf(website);
  return folder?.startsWith(`${host}/~`) ? folder : host;
}

/** Sites that contain one of these last names. An employer's, which profiles also link to, is shared with colleagues. */
export function ownSites(website: string, lastNames: readonly string[]): readonly string[] {
  const [host = "", folder] = sitesOf(website);
  const lasts = lastNames.filter((word) => word.length >= SHORTEST_NAME);
  const bears = (text: string) => lasts.some((last) => text.replace(/[^a-z0-9]/g, "").includes(last));
  if (bears(host.slice(0, host.lastIndexOf(".")))) return [host];
  return folder !== undefined && bears(folder.slice(host.length)) ? [folder] : [];
}

/** Shorter ones occur in many hosts by chance. */
const SHORTEST_NAME = 4;
