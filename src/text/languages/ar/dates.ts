import { type DateWords, planned } from "../date-words.ts";

export const dates: DateWords = {
  periods: planned({
    from: "من|بين|بين عامي|من عام|من سنة",
    to: "إلى|حتى|إلى عام|حتى عام",
    and: "و|إلى|حتى",
    present: "الآن|حتى الآن|اليوم|الحاضر",
    since: "منذ|منذ عام|منذ سنة|من عام",
    until: "حتى|حتى عام|إلى",
    fill: "عام|عامي|سنة",
  }),
  moreMonths: [
    ["كانون الثاني"],
    ["شباط"],
    ["آذار"],
    ["نيسان"],
    ["أيار"],
    ["حزيران"],
    ["تموز"],
    ["آب"],
    ["أيلول"],
    ["تشرين الأول"],
    [],
    ["كانون الأول"],
  ],
  unparted: "behind",
};
