import type { Element } from "./html.ts";

/** What a page's own style sheets hide, and what its elements' styles do. */
export interface Look {
  readonly hidden: boolean;
  /** The last colour set on the element or around it, folded; `undefined` where the page sets none. */
  readonly colour: string | undefined;
  readonly background: string | undefined;
}

export const PLAIN_LOOK: Look = { hidden: false, colour: undefined, background: undefined };

/** A rule of a style sheet: an element that has all of `own`, inside elements that have all of `around`. */
interface Rule {
  readonly own: readonly string[];
  readonly around: readonly string[];
  readonly style: string;
}

/** The rules of a page by which text may not be seen, and which elements stand open around one. */
export class Styles {
  /** By the first of a rule's own marks: an element looks at the rules of its own tag, id and classes only. */
  readonly #rules = new Map<string, Rule[]>();
  readonly #open = new Map<string, number>();

  constructor(sheets: readonly string[]) {
    let count = 0;
    for (const sheet of sheets) {
      for (const rule of rulesOf(sheet)) {
        if (++count > MOST_RULES) return;
        const key = rule.own[0] ?? "";
        this.#rules.set(key, [...(this.#rules.get(key) ?? []), rule]);
      }
    }
  }

  /** Goes into an element, and says how it looks inside. `leave` goes out of it again. */
  enter(element: Element, around: Look): Look {
    const marks = marksOf(element);
    const has = new Set(marks);
    let style = "";
    for (const mark of has) {
      for (const rule of this.#rules.get(mark) ?? []) {
        if (rule.own.every((own) => has.has(own)) && rule.around.every((outer) => (this.#open.get(outer) ?? 0) > 0))
          style += `;${rule.style}`;
      }
    }
    for (const mark of has) this.#open.set(mark, (this.#open.get(mark) ?? 0) + 1);
    return lookOf(element, style, around);
  }

  leave(element: Element): void {
    for (const mark of new Set(marksOf(element))) this.#open.set(mark, (this.#open.get(mark) ?? 1) - 1);
  }
}

/** Of rules that hide; the style sheets of a page have a handful. */
const MOST_RULES = 500;
const MOST_SHEET = 200_000;
const MOST_CLASSES = 40;

function marksOf({ tagName, attrs }: Element): string[] {
  const marks = [tagName];
  for (const { name, value } of attrs) {
    if (name === "id") marks.push(`#${value}`);
    if (name === "class")
      marks.push(
        ...value
          .split(/\s+/u)
          .slice(0, MOST_CLASSES)
          .map((each) => `.${each}`),
      );
  }
  return marks;
}

/** Rules for a screen that hide or colour; what is for print or for a narrow screen is left. */
function* rulesOf(sheet: string): Generator<Rule> {
  const css = sheet.slice(0, MOST_SHEET).replace(/\/\*[^]*?\*\//gu, "");
  for (const [, selectors = "", style = ""] of withoutMedia(css).matchAll(/([^{}]{1,2000})\{([^{}]{0,4000})\}/gu)) {
    if (!HIDES.test(style) && !COLOURS.test(style)) continue;
    for (const selector of selectors.split(",").slice(0, 20)) {
      const compounds = selector
        .trim()
        .split(/\s*>\s*|\s+/u)
        .map((compound) => compound.match(/[.#]?[\w-]+/gu) ?? []);
      if (/[:[+~*]/u.test(selector) || compounds.some((compound) => compound.length === 0)) continue;
      yield { own: compounds.at(-1) ?? [], around: compounds.slice(0, -1).flat(), style };
    }
  }
}

/** Without what `@media print`, `@supports` and their kin hold. One pass. */
function withoutMedia(css: string): string {
  let kept = "";
  let at = 0;
  for (const match of css.matchAll(/@[^{};]{0,400}\{/gu)) {
    if (match.index < at) continue;
    kept += css.slice(at, match.index);
    const screen = /^@media\s+(?:screen|all)\s*\{$/u.test(match[0]);
    let depth = 1;
    let end = match.index + match[0].length;
    const start = end;
    for (; end < css.length && depth > 0; end++) depth += css[end] === "{" ? 1 : css[end] === "}" ? -1 : 0;
    if (screen) kept += css.slice(start, end - 1);
    at = end;
  }
  return kept + css.slice(at);
}

function lookOf(element: Element, sheet: string, around: Look): Look {
  let hidden = around.hidden;
  let style = sheet;
  let background: string | undefined;
  let colour: string | undefined;
  for (const { name, value } of element.attrs) {
    if (name === "hidden" || name === "inert" || name === "popover") hidden = true;
    else if (name === "aria-hidden" && value.trim().toLowerCase() === "true") hidden = true;
    else if (name === "style") style += `;${value.slice(0, 4000)}`;
    else if (name === "bgcolor") background = colourOf(value);
    else if (name === "color" && element.tagName === "font") colour = colourOf(value);
  }
  if (style !== "") {
    hidden ||= HIDES.test(style) || (CUT_OFF.test(style) && /overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/iu.test(style));
    for (const [, property = "", value = ""] of style.matchAll(
      /(?<![\w-])(color|background(?:-color)?)\s*:\s*([^;]{1,200})/giu,
    )) {
      if (property.toLowerCase() === "color") colour = colourOf(value);
      else background = colourOf(value) ?? "drawn";
    }
  }
  const [over, under] = [colour ?? around.colour, background ?? around.background];
  if (colour !== undefined || background !== undefined)
    hidden ||= over === "none" || (over !== undefined && over === (under ?? "ffffff"));
  return { hidden, colour: over, background: under };
}

/** A length that nobody reads: nothing, or a pixel or two. */
const NOTHING = "(?:0*\\.)?0*[012]?(?:\\.0+)?\\s*(?:px|pt)?(?![\\d.%a-z])|0+(?:\\.0\\d*)?\\s*(?:r?em|ex|ch|vw|vh|%)";
/** Far enough that nobody scrolls there. */
const FAR = "-\\s*\\d{3,}(?:\\.\\d+)?\\s*(?:px|pt|r?em|vw|vh|%)";

const HIDES = new RegExp(
  [
    "(?<![\\w-])display\\s*:\\s*none",
    "visibility\\s*:\\s*(?:hidden|collapse)",
    "content-visibility\\s*:\\s*hidden",
    `font-size\\s*:\\s*(?:${NOTHING})`,
    `(?<![\\w-])font\\s*:[^;]*?\\s(?:${NOTHING})`,
    "(?<![\\w-])opacity\\s*:\\s*(?:0(?!\\.\\d)|0?\\.0\\d*)(?![\\d%])",
    "(?<![\\w-])opacity\\s*:\\s*[0-5]%",
    "filter\\s*:\\s*opacity\\(\\s*0",
    `text-indent\\s*:\\s*${FAR}`,
    `(?<![\\w-])(?:left|top|right|bottom|margin(?:-left|-top)?|inset)\\s*:\\s*${FAR}`,
    `transform\\s*:[^;]*(?:scale[XY]?\\(\\s*0(?!\\.[1-9])|translate\\w*\\([^)]*${FAR})`,
    "clip\\s*:\\s*rect\\(\\s*(?:0|1px)(?:px)?[\\s,]+(?:0|1px)",
    "clip-path\\s*:\\s*(?:inset\\(\\s*(?:50|100)%|circle\\(\\s*0)",
    "-webkit-text-fill-color\\s*:\\s*transparent",
  ].join("|"),
  "iu",
);
const CUT_OFF = new RegExp(`(?<![\\w-])(?:max-)?(?:height|width)\\s*:\\s*(?:${NOTHING})`, "iu");
const COLOURS = /(?<![\w-])(?:color|background(?:-color)?)\s*:/iu;

const NAMED: Readonly<Record<string, string>> = {
  white: "ffffff",
  snow: "ffffff",
  ivory: "ffffff",
  black: "000000",
  transparent: "none",
};

/** A colour as six hexadecimal digits; near whites are one; `none` where nothing is seen; `undefined` for what is no colour. */
function colourOf(written: string): string | undefined {
  const text = written
    .toLowerCase()
    .replace(/!\s*important/u, "")
    .trim();
  const named = NAMED[text.split(/\s/u)[0] ?? ""];
  if (named !== undefined) return named;
  const hex = /#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-f])/u.exec(text)?.[1];
  if (hex !== undefined) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return full.length === 8 && full.endsWith("00") ? "none" : nearest(full.slice(0, 6));
  }
  const parts = /rgba?\(([^)]*)\)/u
    .exec(text)?.[1]
    ?.split(/[\s,/]+/u)
    .filter((part) => part !== "");
  if (parts === undefined || parts.length < 3) return /^[a-z]+$/u.test(text) ? text : undefined;
  if (parts.length > 3 && Number.parseFloat(parts[3] ?? "1") <= 0.05) return "none";
  return nearest(
    parts
      .slice(0, 3)
      .map((part) =>
        Math.max(0, Math.min(255, Math.round(Number(part) || 0)))
          .toString(16)
          .padStart(2, "0"),
      )
      .join(""),
  );
}

/** What differs from white by less than an eye tells is white. */
function nearest(hex: string): string {
  return /^(?:f[8-f]){3}$/u.test(hex) ? "ffffff" : hex;
}
