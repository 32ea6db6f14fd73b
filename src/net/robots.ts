import robotsParser from "robots-parser";

/** The name under which hosts may allow or refuse us (RFC 9309, 2.2.1). */
export const ROBOT_NAME = "Candor";

/** Where a page's host says what robots may read. */
export function robotsAddress(page: string): string {
  return new URL("/robots.txt", page).href;
}

/** Whether the host's rules let us read the page. */
export function isAllowedByRobots(page: string, rules: string): boolean {
  const parse = robotsParser as unknown as typeof robotsParser.default;
  return parse(robotsAddress(page), rules).isAllowed(page, ROBOT_NAME) !== false;
}

/** Where a page says what of it may be indexed: its head. */
const HEAD_LENGTH = 100_000;
const NO_INDEX = new Set(["noindex", "none"]);
/** Whom a directive is for: every robot, or us. */
const OURS = new Set(["robots", ROBOT_NAME.toLowerCase()]);

/**
 * Whether a page asks not to be indexed: by `X-Robots-Tag` or `<meta name="robots">`
 * (developers.google.com/search/docs/crawling-indexing/robots-meta-tag). A directive for another robot is not for us.
 */
export function asksNotToBeIndexed(headers: Pick<Headers, "get">, text: string): boolean {
  const head = text.slice(0, HEAD_LENGTH).replace(/<!--[\s\S]*?-->/g, "");
  return forbids(headers.get("x-robots-tag") ?? "") || [...head.matchAll(META)].some(([tag]) => forbidsByMeta(tag));
}

const META = /<meta\s[^>]{1,1000}>/gi;

/** `noindex, nofollow`, `candor: noindex`: a name holds for the directives up to the next name. */
function forbids(header: string): boolean {
  let isOurs = true;
  for (const part of header.toLowerCase().split(",")) {
    const [, name, directive = ""] = /^\s*(?:([a-z][\w-]*)\s*:)?\s*(.*?)\s*$/.exec(part) ?? [];
    if (name !== undefined && !VALUED.has(name)) isOurs = OURS.has(name);
    if (isOurs && NO_INDEX.has(directive)) return true;
  }
  return false;
}

/** Directives that have a value behind a colon: no names of robots. */
const VALUED = new Set(["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"]);

function forbidsByMeta(tag: string): boolean {
  const valueOf = (name: string): string => {
    const [, double, single, bare] =
      new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(tag) ?? [];
    return (double ?? single ?? bare ?? "").toLowerCase().trim();
  };
  if (!OURS.has(valueOf("name"))) return false;
  return valueOf("content")
    .split(",")
    .some((directive) => NO_INDEX.has(directive.trim()));
}
