import type { DateWords } from "../date-words.ts";
import { DASH, ISO, YEAR } from "../date-orders.ts";

export const dates: DateWords = {
  periods: {
    from: /(?<!\p{L})(?:de|desde|entre)\s+(?:el\s+)?$/iu,
    between: new RegExp(`^(?:${DASH}|\\s+(?:hasta|al?)\\s+(?:el\\s+)?)$`, "iu"),
    betweenAnnounced: /^\s+(?:y|a|hasta)\s+(?:el\s+)?$/iu,
    open: /^(?:\s*[-–—‒]\s*|,?\s+(?:hasta|a)\s+)(?:la\s+|el\s+)?(?:actualidad|presente|hoy|fecha)(?!\p{L})/iu,
    since: /(?<!\p{L})desde\s+(?:el\s+)?$/iu,
    until: /(?<!\p{L})hasta\s+(?:el\s+)?$/iu,
  },
  orders: (month) => [
    ISO,
    `(?<d2>\\d{1,2})(?:[.º°]|ro)?\\s+(?:de\\s+)?(?<m2>${month})\\.?,?\\s+(?:del?\\s+)?(?<y2>${YEAR})`,
    `(?<m3>${month})(?:\\.?\\s+(?:del?\\s+)?|\\.?/)(?<y3>${YEAR})`,
    `(?<y6>${YEAR})`,
  ],
  moreMonths: [[], [], [], [], [], [], [], [], ["setiembre"]],
};
