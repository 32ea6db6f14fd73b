import type { DateWords } from "../date-words.ts";
import { DASH, DOTTED, ISO, YEAR } from "../date-orders.ts";

export const dates: DateWords = {
  periods: {
    from: /(?<!\p{L})(?:(?:dal|da|tra|fra)\s+(?:il\s+|l['’])?|dall['’])$/iu,
    between: new RegExp(`^(?:${DASH}|\\s+(?:fino\\s+)?(?:al\\s+|all['’]|a\\s+))$`, "iu"),
    betweenAnnounced: /^\s+(?:e|ed|al|a)\s+(?:il\s+|l['’])?$/iu,
    open: /^(?:\s*[-–—‒]\s*|\s+(?:fino\s+)?(?:ad|a)\s+)(?:oggi|ora|adesso|presente)(?!\p{L})/iu,
    since: /(?<!\p{L})(?:dal\s+|dall['’])$/iu,
    until: /(?<!\p{L})(?:fino|sino)\s+(?:al\s+|all['’]|a\s+)$/iu,
  },
  orders: (month) => [
    ISO,
    DOTTED,
    `(?<d2>\\d{1,2})(?:[°º])?\\s+(?:di\\s+)?(?<m2>${month})\\.?,?\\s+(?:del\\s+)?(?<y2>${YEAR})`,
    `(?<m3>${month})(?:\\.?\\s+(?:del\\s+)?|\\.?/)(?<y3>${YEAR})`,
    `(?<y6>${YEAR})`,
  ],
};
