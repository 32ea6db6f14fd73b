import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { LONG, LONG_FORM_ALONE } from "../../support/long-form.ts";
import { checkScreens, type View } from "./check-screens.ts";
import { KEEPS_PICTURES } from "../../web/pictures.ts";
import { prepareScreens, type Screen, show } from "../../web/screens.ts";
import { closePage, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
let screens: readonly Screen[] = [];

before(async () => {
  session = await startWebSession();
  screens = await prepareScreens(session);
});

after(async () => await session?.stop());

/** Each scheme and each device once; all four if pictures are saved. */
const HALVES = [
  { scheme: "light", device: "desktop" },
  { scheme: "dark", device: "phone" },
] as const;
const VIEWS: readonly View[] = [
  ...HALVES,
  ...(KEEPS_PICTURES
    ? ([
        { scheme: "light", device: "phone" },
        { scheme: "dark", device: "desktop" },
      ] as const)
    : []),
];

test("every screen is accessible and fits, in light and dark, on a desktop and a phone", {
  skip: LONG_FORM_ALONE,
}, async () => {
  assert.deepEqual(await checkScreens(session, screens, VIEWS), []);
});

test("the screens from the search to the report are accessible and fit, each in one of the views", {
  skip: LONG && "all of them are checked in every view",
}, async () => {
  const onTheWay = screens.filter(({ phone }) => phone);
  assert.ok(onTheWay.length > 15, `${onTheWay.length} screens`);
  for (const [at, view] of HALVES.entries()) {
    const half = onTheWay.filter((_, index) => index % HALVES.length === at);
    assert.deepEqual(await checkScreens(session, half, [view]), []);
  }
});

test("every screen appears, without an error in its scripts", async () => {
  assert.ok(screens.length > 30, `${screens.length} screens`);
  const page = await openPage(session);
  let current = "";
  const errors: string[] = [];
  page.on("pageerror", ({ message, stack = "" }) => {
    // What `openPage` stores has no place in the empty page between two screens.
    if (stack.includes(session.service.url)) errors.push(`${current}: ${message}`);
  });
  for (const screen of screens) {
    current = screen.name;
    await show(session, page, screen).catch((cause: unknown) => {
      throw new Error(`the screen ${screen.name} does not appear`, { cause });
    });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  assert.deepEqual(errors, []);
  await closePage(page);
});

test("every route has a screen among these", () => {
  const router = readFileSync(new URL("../../../web/src/router.tsx", import.meta.url), "utf8");
  const paths = [...router.matchAll(/getParentRoute: \(\) => (\w+),\s+path: "([^"]+)"/g)].map(
    ([, parent, path = ""]) => (parent === "lookupRoute" ? `/lookups/$lookupId/${path === "/" ? "" : path}` : path),
  );
  assert.ok(paths.length > 15, `${paths.length} routes`);
  const shown = screens.map(({ path }) => path.replace(/[?#].*$/, ""));
  const missing = paths.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/\/$/, "").replaceAll(/\$\w+/g, "[^/]+") || "/"}$`);
    return !shown.some((each) => pattern.test(each));
  });
  // The report under its readable address is the one under its ID, and the menu's name for imports leads to them.
  assert.deepEqual(missing, ["/lookups/$lookupId/$slug", "/import"]);
});
