import type { Page } from "playwright-core";
import { findViolations } from "../../web/axe.ts";
import { fixTime, KEEPS_PICTURES, keepPicture } from "../../web/pictures.ts";
import { type Screen, show } from "../../web/screens.ts";
import { closePage, openPage, type WebSession } from "../../web/session.ts";

export interface View {
  readonly scheme: "light" | "dark";
  readonly device: "desktop" | "phone";
}

const SIZES = { desktop: { width: 1360, height: 900 }, phone: { width: 390, height: 844 } } as const;

/**
 * What is wrong with the screens in some views: barriers, and anything wider than the window. A screen loads once and
 * is then switched to the next view, like a page whose window and scheme change. Saves their pictures, for which it
 * loads anew in each view.
 */
export async function checkScreens(
  session: WebSession,
  screens: readonly Screen[],
  views: readonly View[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const round of KEEPS_PICTURES ? views.map((view) => [view]) : [views]) {
    const [first] = round;
    if (first === undefined) continue;
    const page = await openPage(session, { ...settingsOf(first), locale: "en", timezoneId: "UTC" });
    for (const screen of screens) {
      if (KEEPS_PICTURES) await fixTime(page);
      await turn(page, first);
      await show(session, page, screen).catch((cause: unknown) => {
        throw new Error(`the screen ${screen.name} does not appear`, { cause });
      });
      for (const view of round) {
        await turn(page, view);
        faults.push(
          ...(await findFaults(page)).map((fault) => `${screen.name}, ${view.scheme}, ${view.device}: ${fault}`),
        );
        if (KEEPS_PICTURES) await keep(page, screen, view);
      }
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    await closePage(page);
  }
  return faults;
}

function settingsOf({ scheme, device }: View) {
  return { colorScheme: scheme, viewport: SIZES[device] };
}

async function turn(page: Page, view: View): Promise<void> {
  const { colorScheme, viewport } = settingsOf(view);
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  // The second frame is drawn with what the first one made the page do.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function findFaults(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const tooWide = overflow > 0 ? [`${overflow} pixels too wide`] : [];
  return [...(await findViolations(page)), ...tooWide];
}

/** Every screen in both schemes, and the most important ones also on a phone. */
async function keep(page: Page, screen: Screen, { scheme, device }: View): Promise<void> {
  if (device === "desktop") return await keepPicture(page, `${screen.name}-${scheme}`);
  if (screen.phone && scheme === "light") await keepPicture(page, `${screen.name}-phone`);
}
