import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({ from: "", to: "से", and: "से|और", present: "वर्तमान|अब तक|आज", since: "", until: "" }),
  unparted: "behind",
};
