import type { DateWords } from "../date-words.ts";
import { DASH, ISO, YEAR } from "../date-orders.ts";

export const dates: DateWords = {
  periods: {
    from: /\b(?:from|between)\s+(?:about\s+)?$/iu,
    between: new RegExp(`^(?:${DASH}|,?\\s+(?:to|until|till|through|up to)\\s+)$`, "iu"),
    betweenAnnounced: /^,?\s+and\s+$/iu,
    open: /^(?:\s*[-–—‒]\s*|,?\s+(?:to|until|through)\s+(?:the\s+)?)(?:present(?:\s+day)?|today|now|date)\b|^\s?[-–—](?=\s?(?:\)|\]|;|$))/iu,
    since: /\bsince\s+(?:about\s+)?$/iu,
    until: /\b(?:until|till|up to)\s+$/iu,
  },
  orders: (month) => [
    ISO,
    `(?<m1>${month})\\.?\\s+(?<d1>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<y1>${YEAR})`,
    `(?<d2>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<m2>${month})\\.?,?\\s+(?<y2>${YEAR})`,
    `(?<m3>${month})(?:\\.?,?\\s+(?:of\\s+)?|\\.?/)(?<y3>${YEAR})`,
    `(?<y6>${YEAR})`,
  ],
  moreMonths: [[], [], [], [], [], [], [], [], ["sept"]],
};
