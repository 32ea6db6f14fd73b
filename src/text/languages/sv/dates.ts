import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({
    from: "från|mellan|åren",
    to: "till|fram till|t\\.?o\\.?m\\.?",
    and: "och|till",
    present: "nu|idag|i dag|nuvarande|pågående",
    since: "sedan|från",
    until: "till|fram till",
    fill: "år|året",
  }),
};
