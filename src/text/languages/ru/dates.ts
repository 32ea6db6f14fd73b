import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({
    from: "с|со|от|между",
    to: "по|до",
    and: "и|по|до",
    present: "настоящее время|настоящего времени|сейчас|наст\\. вр\\.|сегодня|н\\.\\s?в\\.",
    since: "с|со|начиная с",
    until: "до|по",
    fill: "года?|году",
    year: "года|году|г\\.|год|гг\\.|-[йгмтх]\\p{L}{0,2}",
  }),
};
