import { type DateWords, planned } from "../date-words.ts";
import { EAST_ASIAN } from "../date-orders.ts";

export const dates: DateWords = {
  periods: planned({
    from: "",
    to: "から|より",
    and: "から",
    present: "現在|在職中|在籍中",
    since: "",
    until: "",
    fill: "年",
    year: "年",
  }),
  orders: () => EAST_ASIAN,
  eras: { first: "元", before: { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911 } },
  unparted: "both",
};
