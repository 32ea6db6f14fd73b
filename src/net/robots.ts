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
