import type { Page } from "playwright-core";
import { findViolations } from "./axe.ts";
import { fixTime, KEEPS_PICTURES, keepPicture } from "./pictures.ts";
import { type Screen, show } from "./screens.ts";
import { openPage, type WebSession } from "./session.ts";

export interface View {
  readonly scheme: "light" | "dark";
  readonly device: "desktop" | "phone";
}

const SIZES = { desktop: { width: 1360, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** What is wrong with the screens in one view: barriers, and whatever is wider than the window. Keeps their pictures. */
export async function checkScreens(session: WebSession, screens: readonly Screen[], view: View): Promise<string[]> {
  const { scheme, device } = view;
  const page = await openPage(session, {
    colorScheme: scheme,
    viewport: SIZES[device],
    locale: "en",
    timezoneId: "UTC",
  });
  const faults: string[] = [];
  for (const screen of screens) {
    if (KEEPS_PICTURES) await fixTime(page);
    await show(session, page, screen).catch((cause: unknown) => {
      throw new Error(`the screen ${screen.name} does not come`, { cause });
    });
    faults.push(...(await findViolations(page)).map((fault) => `${screen.name}: ${fault}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`${screen.name} is ${overflow} pixels too wide`);
    if (KEEPS_PICTURES) await keep(page, screen, view);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await page.context().close();
  return faults;
}

/** Every screen in both schemes, those that matter most on the way also on a phone. */
async function keep(page: Page, screen: Screen, { scheme, device }: View): Promise<void> {
  if (device === "desktop") return await keepPicture(page, `${screen.name}-${scheme}`);
  if (screen.phone && scheme === "light") await keepPicture(page, `${screen.name}-phone`);
}
