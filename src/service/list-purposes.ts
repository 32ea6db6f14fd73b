import type { PurposeList } from "../contract/purpose.ts";
import { closedProperties, flagsOf, PROPERTY_RULES, PURPOSE_BASES } from "../domain/property-rules.ts";
import { PURPOSES, REFUSED_PURPOSES, sectionsOf } from "../domain/purpose.ts";
import { wordsFor } from "../words/words.ts";
import type { Caller } from "./context.ts";

/** What each purpose opens and closes, from the table that collecting, judging and showing use. */
export function listPurposes({ purposes }: Pick<Caller, "purposes">): PurposeList {
  const { closedBecause } = wordsFor("en");
  const results = PURPOSES.map((purpose) => {
    const reasons = Map.groupBy(closedProperties(purpose), (property) => PROPERTY_RULES[property].closed);
    const closes = [...reasons].flatMap(([reason, properties]) =>
      reason === undefined ? [] : { properties, because: closedBecause[reason] },
    );
    return {
      purpose,
      allowed: purposes.includes(purpose),
      sections: [...sectionsOf(purpose)],
      closes,
      flags: [...flagsOf(purpose)],
      ...PURPOSE_BASES[purpose],
    };
  });
  return { results, refused: [...REFUSED_PURPOSES], status: "success" };
}
