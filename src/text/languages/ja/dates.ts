import { type DateWords, planned } from "../date-words.ts";
import { EAST_ASIAN } from "../date-orders.ts";

export const dates: DateWords = {
  periods: planned({ from: "", to: "から|より", and: "から", present: "現在|在職中|在籍中", since: "", until: "" }),
  orders: () => EAST_ASIAN,
  unparted: "both",
};
