import { type DateWords, planned } from "../date-words.ts";
import { EAST_ASIAN } from "../date-orders.ts";

export const dates: DateWords = {
  periods: planned({
    from: "从|從|自",
    to: "至|到",
    and: "至|到|和",
    present: "今|现在|現在|至今|迄今",
    since: "自|从|從",
    until: "至|到",
    fill: "年",
    year: "年",
  }),
  orders: () => EAST_ASIAN,
  unparted: "both",
};
