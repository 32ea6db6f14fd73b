import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({
    from: "",
    to: "ile|’?den|’?dan",
    and: "ve|ile",
    present: "günümüz|halen|devam|bugün|şimdi",
    since: "",
    until: "",
    year: "yılında|yılları|’?[td][ea]n?",
  }),
  unparted: "behind",
};
