import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({
    from: "з|із|від|між",
    to: "до|по",
    and: "і|та|до|по",
    present: "тепер|сьогодні|теперішній час|зараз|дотепер|нині",
    since: "з|із|від",
    until: "до|по",
    fill: "року",
    year: "року|р\\.|-[йгмтх]\\p{L}{0,2}",
  }),
};
