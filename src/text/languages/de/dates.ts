import type { DateWords } from "../date-words.ts";
import { DASH, DOTTED, ISO, YEAR } from "../date-orders.ts";

export const dates: DateWords = {
  periods: {
    from: /\b(?:von|zwischen|vom|ab)\s+$/iu,
    between: new RegExp(`^(?:${DASH}|\\s+bis\\s+(?:zum\\s+)?)$`, "iu"),
    betweenAnnounced: /^\s+(?:und|bis)\s+(?:dem\s+)?$/iu,
    open: /^(?:\s*[-–—‒]\s*|\s+bis\s+)(?:heute|jetzt)(?!\p{L})/iu,
    since: /\bseit\s+(?:dem\s+)?$/iu,
    until: /\bbis\s+(?:zum\s+)?$/iu,
  },
  orders: (month) => [
    ISO,
    DOTTED,
    `(?<d2>\\d{1,2})\\.?\\s+(?<m2>${month})\\.?\\s+(?<y2>${YEAR})`,
    `(?<m3>${month})(?:\\.?\\s+|\\.?/)(?<y3>${YEAR})`,
    `(?<y6>${YEAR})`,
  ],
  moreMonths: [["jänner"]],
};
