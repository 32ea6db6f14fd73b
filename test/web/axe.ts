import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const AXE = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
/** WCAG 2.2 AA and the rule authors' best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Barriers for somebody who cannot see the page well, or uses no mouse. */
export async function findViolations(page: Page): Promise<string[]> {
  // A page is checked in several views, and loading the rules takes a third of a check.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: object,
          options: object,
        ): Promise<{
          violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    // Beneath a modal dialog nothing can be reached, and what the scroll position covers there is no target.
    const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
    const { violations } = await axe.run(dialog ?? document, { runOnly: rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, RULES);
}
