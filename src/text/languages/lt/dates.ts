import type { DateWords } from "../date-words.ts";
import { DASH, ISO, YEAR } from "../date-orders.ts";

export const dates: DateWords = {
  periods: {
    from: /(?<!\p{L})nuo\s+$/iu,
    between: new RegExp(`^(?:${DASH}|\\s+iki\\s+)$`, "iu"),
    betweenAnnounced: /^\s+iki\s+$/iu,
    open: /^(?:\s*[-–—‒]\s*|\s+iki\s+)(?:dabar|šiol|šiandien)(?!\p{L})/iu,
    since: /(?<!\p{L})nuo\s+$/iu,
    until: /(?<!\p{L})iki\s+$/iu,
  },
  orders: (month) => [
    ISO,
    `(?<y1>${YEAR})\\s*m(?:\\.|etų|etais)?\\s+(?<m1>${month})\\s+(?<d1>\\d{1,2})(?:-?(?:ą|oji|osios))?(?:\\s*d(?:\\.|ieną|ienos))?`,
    `(?<y3>${YEAR})\\s*m(?:\\.|etų|etais)?\\s+(?<m3>${month})(?:\\s+mėn(?:\\.|esį|esio))?`,
    `(?<y6>${YEAR})(?:\\s*m\\.|\\s+metais|\\s+metų|-aisiais|-ųjų)?`,
  ],
  moreMonths: [
    ["sausį", "sausis"],
    ["vasarį", "vasaris"],
    ["kovą", "kovas"],
    ["balandį", "balandis"],
    ["gegužę", "gegužė"],
    ["birželį", "birželis"],
    ["liepą", "liepa"],
    ["rugpjūtį", "rugpjūtis"],
    ["rugsėjį", "rugsėjis"],
    ["spalį", "spalis"],
    ["lapkritį", "lapkritis"],
    ["gruodį", "gruodis"],
  ],
};
