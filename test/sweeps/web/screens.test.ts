import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { LONG, LONG_FORM_ALONE } from "../../support/long-form.ts";
import { checkScreens, type View } from "./check-screens.ts";
import { KEEPS_PICTURES } from "../../web/pictures.ts";
import { prepareScreens, type Screen } from "../../web/screens.ts";
import { startWebSession, type WebSession } from "../../web/session.ts";

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
