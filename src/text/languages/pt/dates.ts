import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({
    from: "de|desde|entre|a partir de",
    to: "a|até|ao",
    and: "e",
    present: "hoje|atual|presente|atualidade|o momento|agora",
    since: "desde|a partir de",
    until: "até|ao",
    fill: "o|a|os|as|ano|anos|ano de",
  }),
};
