import assert from "node:assert/strict";
import { test } from "node:test";
import { answerHolds, type OutsidePerson, type OutsideStart, scoreOutside } from "../../eval/outside-score.ts";

const PERSON: OutsidePerson = {
  id: "ada-finch",
  kind: "developer",
  starts: [],
  truth: {
    jobs: [],
    edu: [],
    languages: [],
    skills: [],
    hobbies: ["chess"],
    awards: [],
    accounts: [],
    adverse: [],
    events: [],
  },
  traps: [],
  answers: [{ id: "own-account", connector: "github", body: JSON.stringify({ bio: "Potter.\nSailing with friends" }) }],
};

test("The first word of a line is found in a source's answer and in a starting point", () => {
  const start: OutsideStart = {
    name: "cv",
    candidate: { fullName: "Ada Finch" },
    document: { media: "text/plain", data: "Ada Finch\nInterests\narchery, chess\n" },
  };
  assert.ok(answerHolds(PERSON.answers[0]?.body ?? "", { group: "hobby", value: "sailing", words: ["sailing"] }));
  const hobbies = ["chess", "archery", "sailing", "fencing"].map((title) => ({ title, description: "", imageUrl: "" }));
  const { shown } = scoreOutside(PERSON, start, { hobbies } as unknown as Parameters<typeof scoreOutside>[2]);
  assert.deepEqual(
    shown.map(({ value, verdict }) => [value, verdict]),
    [
      ["chess", "right"],
      ["archery", "unlisted"],
      ["sailing", "unlisted"],
      ["fencing", "wrong"],
    ],
  );
});
