import type { DateWords } from "../date-words.ts";
import { DASH, ISO, YEAR } from "../date-orders.ts";

export const dates: DateWords = {
  periods: {
    from: /(?<!\p{L})(?:de|du|entre|d[eè]s|à partir de)\s+$/iu,
    between: new RegExp(`^(?:${DASH}|\\s+(?:à|jusqu['’](?:en|au)|au)\\s+)$`, "iu"),
    betweenAnnounced: /^\s+(?:et|à)\s+$/iu,
    open: /^(?:\s*[-–—‒]\s*|\s+(?:à|jusqu['’]à)\s+)(?:aujourd['’]hui|présent|nos jours|ce jour)(?!\p{L})/iu,
    since: /(?<!\p{L})depuis\s+(?:le\s+)?$/iu,
    until: /(?<!\p{L})jusqu['’](?:en|au)\s+$/iu,
  },
  orders: (month) => [
    ISO,
    `(?<d2>\\d{1,2})(?:er)?\\s+(?<m2>${month})\\.?\\s+(?<y2>${YEAR})`,
    `(?<m3>${month})(?:\\.?\\s+|\\.?/)(?<y3>${YEAR})`,
    `(?<y6>${YEAR})`,
  ],
};
