import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({
    from: "van|tussen|vanaf",
    to: "tot|tot en met|t/m",
    and: "en|tot",
    present: "heden|nu|vandaag",
    since: "sinds|sedert|vanaf",
    until: "tot|tot en met",
    fill: "het|de|najaar",
  }),
};
