import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { checkScreens, type View } from "./check-screens.ts";
import { KEEPS_PICTURES } from "./pictures.ts";
import { prepareScreens, type Screen, show } from "./screens.ts";
import { openPage, startWebSession, type WebSession } from "./session.ts";

let session: WebSession;
let screens: readonly Screen[] = [];

before(async () => {
  session = await startWebSession();
  screens = await prepareScreens(session);
});

after(async () => await session?.stop());

/** Each scheme and each device once; all four where pictures are kept. */
const VIEWS: readonly View[] = [
  { scheme: "light", device: "desktop" },
  { scheme: "dark", device: "phone" },
  ...(KEEPS_PICTURES
    ? ([
        { scheme: "light", device: "phone" },
        { scheme: "dark", device: "desktop" },
      ] as const)
    : []),
];

test("every screen is accessible and fits, in light and dark, on a desktop and a phone", async () => {
  assert.deepEqual(await checkScreens(session, screens, VIEWS), []);
});

test("a page that is printed shows the report in black on white without its tools", async () => {
  const page = await openPage(session, { colorScheme: "dark" });
  const report = screens.find(({ name }) => name === "report");
  assert.ok(report);
  await show(session, page, report);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Download PDF", "Share", "More"]) {
    assert.equal(await page.getByRole("button", { name, exact: true }).isVisible(), false);
  }
  assert.equal(await page.getByRole("navigation").first().isVisible(), false);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).color), "rgb(0, 0, 0)");
  await page.context().close();
});
