import { createRequire } from "node:module";

/**
 * The fonts of the report, in the order in which a glyph is looked up. They are static TrueType files from the
 * `@expo-google-fonts/*` packages (OFL-1.1), passed to the typesetter one by one without copying. The order is
 * measured: emoji must precede Symbols 2 (otherwise they turn black-and-white and their joins break), and Arabic is
 * Amiri because text extracted from its PDF is in reading order (19 of 23 strings exactly; Vazirmatn has 12 and swaps
 * lam-alef; Noto Sans Arabic scrambles all).
 */
export const FONTS = [
  { family: "Noto Sans", folder: "noto-sans", file: "NotoSans", weights: ["400Regular", "700Bold"] },
  { family: "Amiri", folder: "amiri", file: "Amiri", weights: ["400Regular", "700Bold"] },
  {
    family: "Noto Sans Hebrew",
    folder: "noto-sans-hebrew",
    file: "NotoSansHebrew",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Devanagari",
    folder: "noto-sans-devanagari",
    file: "NotoSansDevanagari",
    weights: ["400Regular", "700Bold"],
  },
  { family: "Noto Sans Thai", folder: "noto-sans-thai", file: "NotoSansThai", weights: ["400Regular", "700Bold"] },
  {
    family: "Noto Sans Bengali",
    folder: "noto-sans-bengali",
    file: "NotoSansBengali",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Gurmukhi",
    folder: "noto-sans-gurmukhi",
    file: "NotoSansGurmukhi",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Gujarati",
    folder: "noto-sans-gujarati",
    file: "NotoSansGujarati",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Tamil",
    folder: "noto-sans-tamil",
    file: "NotoSansTamil",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Telugu",
    folder: "noto-sans-telugu",
    file: "NotoSansTelugu",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Kannada",
    folder: "noto-sans-kannada",
    file: "NotoSansKannada",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Malayalam",
    folder: "noto-sans-malayalam",
    file: "NotoSansMalayalam",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Sinhala",
    folder: "noto-sans-sinhala",
    file: "NotoSansSinhala",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Lao",
    folder: "noto-sans-lao",
    file: "NotoSansLao",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Myanmar",
    folder: "noto-sans-myanmar",
    file: "NotoSansMyanmar",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Khmer",
    folder: "noto-sans-khmer",
    file: "NotoSansKhmer",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Georgian",
    folder: "noto-sans-georgian",
    file: "NotoSansGeorgian",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Armenian",
    folder: "noto-sans-armenian",
    file: "NotoSansArmenian",
    weights: ["400Regular", "700Bold"],
  },
  {
    family: "Noto Sans Ethiopic",
    folder: "noto-sans-ethiopic",
    file: "NotoSansEthiopic",
    weights: ["400Regular", "700Bold"],
  },
  { family: "Noto Sans SC", folder: "noto-sans-sc", file: "NotoSansSC", weights: ["400Regular", "700Bold"] },
  { family: "Noto Sans JP", folder: "noto-sans-jp", file: "NotoSansJP", weights: ["400Regular", "700Bold"] },
  { family: "Noto Sans KR", folder: "noto-sans-kr", file: "NotoSansKR", weights: ["400Regular", "700Bold"] },
  { family: "Noto Color Emoji", folder: "noto-color-emoji", file: "NotoColorEmoji", weights: ["400Regular"] },
  { family: "Noto Sans Symbols 2", folder: "noto-sans-symbols-2", file: "NotoSansSymbols2", weights: ["400Regular"] },
] as const;

export type FontFamily = (typeof FONTS)[number]["family"];

/** The family that comes first for a script; the others follow in the order of `FONTS`. */
const FIRST = {
  latin: [],
  arabic: ["Amiri"],
  japanese: ["Noto Sans JP"],
  korean: ["Noto Sans KR"],
} as const satisfies Record<string, readonly FontFamily[]>;

export type FontOrder = keyof typeof FIRST;

/**
 * The full list of families for each order. Han characters in Japanese or Korean text are drawn in that language's
 * form.
 */
export function fontOrders(): Record<FontOrder, FontFamily[]> {
  const orders = {} as Record<FontOrder, FontFamily[]>;
  for (const order of Object.keys(FIRST) as FontOrder[]) {
    const first: readonly FontFamily[] = FIRST[order];
    const rest = FONTS.map((font) => font.family).filter((family) => !first.includes(family));
    const latin = order === "arabic" ? [] : rest.slice(0, 1);
    orders[order] = [...latin, ...first, ...rest.filter((family) => !latin.includes(family))];
  }
  return orders;
}

/** Absolute paths of all font files, from the installed packages. */
export function fontFiles(): string[] {
  const require = createRequire(import.meta.url);
  return FONTS.flatMap((font) =>
    font.weights.map((weight) =>
      require.resolve(`@expo-google-fonts/${font.folder}/${weight}/${font.file}_${weight}.ttf`),
    ),
  );
}
