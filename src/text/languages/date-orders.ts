/**
 * Sources of regular expressions for dates, from which languages compose their orders; the groups are year, month and
 * day.
 */
export const YEAR = "\\d{4}";
export const ISO = `(?<y4>${YEAR})-(?<n4>\\d{2})-(?<d4>\\d{2})`;
export const DOTTED = `(?<d5>\\d{1,2})\\.\\s?(?<n5>\\d{1,2})\\.\\s?(?<y5>${YEAR})`;
/** Between the two dates of a range. */
export const DASH = "\\s*[-–—‒―]\\s*";

/** The year first, each part followed by its character. */
export const EAST_ASIAN: readonly string[] = [
  ISO,
  `(?<y1>${YEAR})\\s*年\\s*(?<n4>\\d{1,2})\\s*月\\s*(?<d4>\\d{1,2})\\s*日`,
  `(?<y2>${YEAR})\\s*(?:年|[./])\\s*(?<n5>\\d{1,2})(?:\\s*月)?`,
  `(?<y6>${YEAR})(?:\\s*年)?`,
];

/** For languages without an order of their own: the day first, with a word or punctuation between the parts. */
export function dayFirst(month: string): readonly string[] {
  return [
    ISO,
    DOTTED,
    `(?<d2>\\d{1,2})(?:[.º°]|-?\\p{L}{1,3})?\\s+(?:de\\s+)?(?<m2>${month})\\.?,?\\s+(?:de\\s+)?(?<y2>${YEAR})`,
    `(?<m3>${month})(?:\\.?,?\\s+(?:de\\s+)?|\\.?/)(?<y3>${YEAR})`,
    `(?<y6>${YEAR})`,
  ];
}
