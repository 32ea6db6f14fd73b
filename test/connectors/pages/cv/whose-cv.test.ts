import assert from "node:assert/strict";
import { test } from "node:test";
import { whoseCv } from "../../../../src/connectors/pages/cv/whose-cv.ts";

function nameOn(text: string): string | undefined {
  const url = "urn:candor:import:cv";
  return whoseCv({ kind: "text", url, mediaType: "text/plain", data: text, identifiers: [] } as never)?.name;
}

test("A picture beside the name does not hide it", () => {
  assert.equal(nameOn("Ilse Marden 🌻\nEditor\n\nExperience\n2019 – 2021 Editor, Quillworks, Riga\n"), "Ilse Marden");
});

test("A name in a script without capitals heads a CV, also below the document's title", () => {
  assert.equal(nameOn("अमित शर्मा\nअभियंता, दिल्ली\n\nअनुभव\n2018 – 2020 अभियंता, गंगा सॉफ्टवेयर\n"), "अमित शर्मा");
  assert.equal(
    nameOn("السيرة الذاتية\nيوسف عبد الرحمن الحديدي\n\nالخبرات\n2020 - 2024 مدير، بنك البتراء، عمان\n"),
    "يوسف عبد الرحمن الحديدي",
  );
});

test("The name in Latin letters beside one in another script is used", () => {
  assert.equal(
    nameOn("கயல்விழி மாறன் (Kayal Maran)\nDirector\n\nExperience\n2018 – 2020 Director, Quillworks, Chennai\n"),
    "Kayal Maran",
  );
});

test("A post or a heading is no name in any script", () => {
  assert.equal(nameOn("अनुभव\n2018 – 2020 अभियंता, गंगा सॉफ्टवेयर\n"), undefined);
});
