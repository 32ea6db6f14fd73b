import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { prepareScreens, type Screen, show } from "./screens.ts";
import { closePage, openPage, startWebSession, type WebSession } from "./session.ts";

let session: WebSession;
let screens: readonly Screen[] = [];

before(async () => {
  session = await startWebSession();
  screens = await prepareScreens(session);
});

after(async () => await session?.stop());

// `test/sweeps/web/screens.test.ts` looks at each of them in light and dark, on a desktop and a phone.
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
  const router = readFileSync(new URL("../../web/src/router.tsx", import.meta.url), "utf8");
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
