import robotsParser from "robots-parser";

/** The name by which hosts may allow or refuse us (RFC 9309, 2.2.1). */
export const ROBOT_NAME = "Candor";

/** Where the host of a page states what robots may read. */
export function robotsAddress(page: string): string {
  return new URL("/robots.txt", page).href;
}

/** Whether the host's rules let us read the page. */
export function isAllowedByRobots(page: string, rules: string): boolean {
  const parse = robotsParser as unknown as typeof robotsParser.default;
  return parse(robotsAddress(page), rules).isAllowed(page, ROBOT_NAME) !== false;
}

/** A page states in its head whether it may be indexed. */
const HEAD_LENGTH = 100_000;
const NO_INDEX = new Set(["noindex", "none"]);
/** Directives may address every robot, or us. */
const OURS = new Set(["robots", ROBOT_NAME.toLowerCase()]);

/**
 * Whether a page asks not to be indexed: by `X-Robots-Tag` or `<meta name="robots">`
 * (developers.google.com/search/docs/crawling-indexing/robots-meta-tag). Directives for other robots do not apply to
 * us.
 */
export function asksNotToBeIndexed(headers: Pick<Headers, "get">, text: string): boolean {
  const head = withoutComments(text.slice(0, HEAD_LENGTH));
  return forbids(headers.get("x-robots-tag") ?? "") || [...head.matchAll(META)].some(([tag]) => forbidsByMeta(tag));
}

const META = /<meta\s[^>]{1,1000}>/gi;

/** After an unclosed comment everything counts: if in doubt, we respect the directive. */
function withoutComments(head: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = head.indexOf("<!--"); start >= 0; start = head.indexOf("<!--", from)) {
    // `<!-->` is a complete comment.
    const end = head.indexOf("-->", start + 2);
    if (end < 0) break;
    parts.push(head.slice(from, start));
    from = end + 3;
  }
  return [...parts, head.slice(from)].join("");
}

/**
 * `noindex, nofollow`, `candor: noindex`. A name applies only to the directive that it precedes: several headers of a
 * page arrive joined by commas, so the following ones may be for every robot.
 */
function forbids(header: string): boolean {
  return header
    .toLowerCase()
    .split(",")
    .some((part) => {
      const [, name, directive = ""] = /^(?:([a-z][\w-]*)\s*:)?\s*(.*)$/s.exec(part.trim()) ?? [];
      return (name === undefined || OURS.has(name)) && NO_INDEX.has(directive);
    });
}

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
