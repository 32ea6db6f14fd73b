import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const AXE = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
/** WCAG 2.2 AA and what the rules' authors recommend beyond it. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the page does to somebody who cannot see it well, or uses no mouse. */
export async function findViolations(page: Page): Promise<string[]> {
  // A page is looked at in several views, and reading the rules takes a third of a look.
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
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, RULES);
}
