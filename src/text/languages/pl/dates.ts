import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({
    from: "od|z|między|w latach|lata",
    to: "do|po",
    and: "a|i|do",
    present: "dziś|obecnie|teraz|dzisiaj|nadal|chwili obecnej",
    since: "od",
    until: "do",
    fill: "roku|lat|początku|końca",
    year: "roku|r\\.|lat",
  }),
};
