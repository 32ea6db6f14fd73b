import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { checkScreens } from "./check-screens.ts";
import { KEEPS_PICTURES } from "./pictures.ts";
import { prepareScreens, type Screen } from "./screens.ts";
import { startWebSession, type WebSession } from "./session.ts";

let session: WebSession;
let screens: readonly Screen[] = [];

before(async () => {
  session = await startWebSession();
  screens = await prepareScreens(session);
});

after(async () => await session?.stop());

for (const device of KEEPS_PICTURES ? (["phone", "desktop"] as const) : (["phone"] as const)) {
  test(`every screen is accessible and fits, dark, ${device}`, async () => {
    assert.deepEqual(await checkScreens(session, screens, { scheme: "dark", device }), []);
  });
}
