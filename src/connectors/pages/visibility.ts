import type { Element } from "./html.ts";

/** Whether an element is hidden by the page's style sheets or by styles, and its colours. */
export interface Look {
  readonly hidden: boolean;
  /** The last colour set on the element or around it, folded; `undefined` if the page sets none. */
  readonly colour: string | undefined;
  readonly background: string | undefined;
}

export const PLAIN_LOOK: Look = { hidden: false, colour: undefined, background: undefined };

/** A rule of a style sheet: for an element with all of `own` and none of `not`, inside elements with all of `around`. */
interface Rule {
  readonly own: readonly string[];
  readonly not: readonly string[];
  readonly around: readonly string[];
  readonly effect: Effect;
}

/** What declarations do to an element. The last colours win. */
interface Effect {
  readonly hides: boolean;
  /** Sets a length to zero, which hides what does not overflow. */
  readonly cuts: boolean;
  readonly clips: boolean;
  readonly colour: string | undefined;
  readonly background: string | undefined;
}

/** The rules of a page that may hide text, and the elements that are open around the current one. */
export class Styles {
  /** By the first of a rule's own marks: an element checks only the rules for its tag, ID and classes. */
  readonly #rules = new Map<string, Rule[]>();
  readonly #open = new Map<string, number>();

  constructor(sheets: readonly string[]) {
    let count = 0;
    let left = MAX_SHEETS;
    const values = variablesOf(sheets);
    for (const sheet of sheets) {
      for (const rule of rulesOf(sheet.slice(0, left), values)) {
        if (++count > MAX_RULES) return;
        const key = rule.own[0] ?? "";
        const alike = this.#rules.get(key);
        if (alike === undefined) this.#rules.set(key, [rule]);
        else alike.push(rule);
      }
      left = Math.max(0, left - sheet.length);
    }
  }

  /** Enters an element, and returns how it looks inside. `leave` exits it again. */
  enter(element: Element, around: Look): Look {
    const marks = marksOf(element);
    const has = new Set(marks);
    const effects: Effect[] = [];
    for (const mark of has) {
      for (const rule of this.#rules.get(mark) ?? []) {
        if (
          rule.own.every((own) => has.has(own)) &&
          !rule.not.some((not) => has.has(not)) &&
          rule.around.every((outer) => (this.#open.get(outer) ?? 0) > 0)
        )
          effects.push(rule.effect);
      }
    }
    for (const mark of has) this.#open.set(mark, (this.#open.get(mark) ?? 0) + 1);
    return lookOf(element, effects, around);
  }

  leave(element: Element): void {
    for (const mark of new Set(marksOf(element))) this.#open.set(mark, (this.#open.get(mark) ?? 1) - 1);
  }
}

/** Limit on rules that hide; a page's style sheets have a handful. */
const MAX_RULES = 500;
/** Limit on characters of all style sheets of a page. */
const MAX_SHEETS = 200_000;
/** Limit on tags, IDs and classes in one selector. */
const MAX_MARKS = 12;
const MAX_CLASSES = 40;

function marksOf({ tagName, attrs }: Element): string[] {
  const marks = [tagName];
  for (const { name, value } of attrs) {
    if (name === "id") marks.push(`#${value}`);
    if (name === "class")
      marks.push(
        ...value
          .split(/\s+/u)
          .slice(0, MAX_CLASSES)
          .map((each) => `.${each}`),
      );
    if (name.startsWith("data-") && marks.length < MAX_CLASSES) marks.push(`.@${name}`, `.@${name}@${value}`);
  }
  return marks;
}

/** The values of a sheet's custom properties; if one is set twice, the first value counts. */
function variablesOf(sheets: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const sheet of sheets)
    for (const [, name = "", value = ""] of sheet.slice(0, MAX_SHEETS).matchAll(/(--[\w-]{1,60}):\s?([^;{}]{1,60})/gu))
      if (!values.has(name) && values.size < MAX_RULES) values.set(name, value.trim());
  return values;
}

/** Rules for screens that hide, clip or colour; rules for print or narrow screens are skipped. */
function* rulesOf(sheet: string, values: ReadonlyMap<string, string>): Generator<Rule> {
  for (const { selectors, style: written } of blocksOf(withoutMedia(withoutComments(sheet)))) {
    const style = written.replace(
      /var\((--[\w-]{1,60})(?:,([^()]{0,60}))?\)/gu,
      (_, name: string, other?: string) => values.get(name) ?? other ?? "",
    );
    if (![HIDES, COLOURS, CUT_OFF, CLIPS].some((shape) => shape.test(style))) continue;
    const effect = effectOf(style);
    for (const selector of selectors) {
      const rule = ruleOf(selector);
      if (rule !== undefined) yield { ...rule, effect };
    }
  }
}

/** What a selector requires of an element and those around it; `undefined` if the tree alone cannot answer it. */
function ruleOf(selector: string): Omit<Rule, "effect"> | undefined {
  const not: string[] = [];
  const plain = selector
    .replace(/\[(class|id)~?="?([\w-]{1,60})"?\]/giu, (_, name: string, value: string) =>
      name.toLowerCase() === "id" ? `#${value}` : `.${value}`,
    )
    .replace(/\[(data-[\w-]{1,60})(?:="?([\w-]{1,60})"?)?\]/gu, (_, name: string, value?: string) =>
      value === undefined ? `.@${name}` : `.@${name}@${value}`,
    )
    .replace(/:not\(([.#]?[\w-]{1,60})\)(?=\s*$)/giu, (_, mark: string) => {
      not.push(mark);
      return "";
    });
  const compounds = plain
    .trim()
    .split(/\s*>\s*|\s+/u)
    .map((compound) => compound.match(/[.#]?[\w@-]+/gu) ?? []);
  if (/[:[+~*&]/u.test(plain) || compounds.some((compound) => compound.length === 0)) return undefined;
  const [own, around] = [compounds.at(-1) ?? [], compounds.slice(0, -1).flat()];
  return own.length + around.length <= MAX_MARKS ? { own, not, around } : undefined;
}

/** Selectors with the declarations after them; those of nested rules are combined with the outer ones. One pass. */
function* blocksOf(css: string): Generator<{ readonly selectors: readonly string[]; readonly style: string }> {
  let start = 0;
  const open: (readonly string[])[] = [];
  for (const { index, 0: brace } of css.matchAll(/[{}]/gu)) {
    const length = index - start;
    const style = length <= MAX_STYLE_LENGTH ? css.slice(start, index) : "";
    const declared = brace === "{" ? style.slice(0, style.lastIndexOf(";") + 1) : style;
    const outer = open.at(-1);
    if (outer !== undefined && declared !== "") yield { selectors: outer, style: declared };
    if (brace === "{") {
      const written = css.slice(Math.max(start, index - MAX_SELECTORS), index);
      open.push(within(outer, alternativesOf(written.slice(written.lastIndexOf(";") + 1))));
    } else open.pop();
    start = index + 1;
  }
}

/** The selectors in a list, with each of `:is(.a, .b)` separately. */
function alternativesOf(list: string): readonly string[] {
  return list
    .replace(ALTERNATIVES, (whole) => whole.replaceAll(",", "|"))
    .split(",")
    .flatMap((selector) => {
      const [, before = "", either = "", behind = ""] = EITHER.exec(selector) ?? [];
      return either === "" ? [selector] : either.split("|").map((one) => `${before}${one.trim()}${behind}`);
    })
    .slice(0, MAX_LIST);
}

const ALTERNATIVES = /:(?:is|where)\([^()]{0,400}\)/giu;
const EITHER = /^([^:]{0,400}):(?:is|where)\(([^()]{0,400})\)(.{0,400})$/isu;

/** "& .b" or ".b" inside ".a": ".a .b". */
function within(outer: readonly string[] | undefined, inner: readonly string[]): readonly string[] {
  if (outer === undefined) return inner;
  const joined: string[] = [];
  for (const around of outer) {
    for (const one of inner) {
      if (joined.length === MAX_LIST) return joined;
      if (around.length + one.length > MAX_NESTED) continue;
      joined.push(one.includes("&") ? one.replaceAll("&", around.trim()) : `${around.trim()} ${one}`);
    }
  }
  return joined;
}

/** Limit on characters of a selector combined with outer ones: those of real pages are shorter. */
const MAX_NESTED = 200;
/** Limit on selectors of one rule. */
const MAX_LIST = 20;
const MAX_SELECTORS = 2000;
const MAX_STYLE_LENGTH = 4000;

/** An unclosed comment extends to the end of the sheet. */
function withoutComments(css: string): string {
  let kept = "";
  for (let at = 0; ; ) {
    const open = css.indexOf("/*", at);
    if (open < 0) return kept + css.slice(at);
    const close = css.indexOf("*/", open + 2);
    kept += css.slice(at, open);
    if (close < 0) return kept;
    at = close + 2;
  }
}

/** Removes `@media print`, `@keyframes` and similar, with their contents. One pass. */
function withoutMedia(css: string): string {
  let kept = "";
  let at = 0;
  for (const match of css.matchAll(/@[^{};@]{0,400}\{/gu)) {
    if (match.index < at) continue;
    kept += css.slice(at, match.index);
    // The contents of a rule for every screen are kept; its leftover closing brace closes nothing.
    if (ALWAYS.test(match[0])) {
      at = match.index + match[0].length;
      continue;
    }
    let depth = 1;
    let end = match.index + match[0].length;
    for (; end < css.length && depth > 0; end++) depth += css[end] === "{" ? 1 : css[end] === "}" ? -1 : 0;
    at = end;
  }
  return kept + css.slice(at);
}

/** At-rules that apply on every screen: layers, supported features, and screens of any width. */
const ALWAYS =
  /^@(?:layer\b|supports\s(?!\s{0,4}not\b)|media\s{1,4}(?:only\s)?(?:screen|all)?(?:\s?and\s)?\s?(?:\(min-width:\s?\d{1,2}(?:px|r?em)?\)\s?)?\{)/iu;

function lookOf(element: Element, sheet: readonly Effect[], around: Look): Look {
  let hidden = around.hidden;
  const effects = [...sheet];
  let background: string | undefined;
  let colour: string | undefined;
  for (const { name, value } of element.attrs) {
    if (name === "hidden" || name === "inert" || name === "popover") hidden = true;
    else if (name === "aria-hidden" && value.trim().toLowerCase() === "true") hidden = true;
    else if (name === "style") effects.push(effectOf(value.slice(0, MAX_STYLE_LENGTH)));
    else if (name === "bgcolor") background = colourOf(value);
    else if (name === "color" && element.tagName === "font") colour = colourOf(value);
  }
  let [cuts, clips] = [false, false];
  for (const effect of effects) {
    hidden ||= effect.hides;
    cuts ||= effect.cuts;
    clips ||= effect.clips;
    colour = effect.colour ?? colour;
    background = effect.background ?? background;
  }
  hidden ||= cuts && clips;
  const [over, under] = [colour ?? around.colour, background ?? around.background];
  if (colour !== undefined || background !== undefined)
    hidden ||= over === "none" || (over !== undefined && over === (under ?? "ffffff"));
  return { hidden, colour: over, background: under };
}

function effectOf(style: string): Effect {
  let colour: string | undefined;
  let background: string | undefined;
  for (const [, property = "", value = ""] of style.matchAll(
    /(?<![\w-])(color|background(?:-color)?)\s*:\s*([^;]{1,200})/giu,
  )) {
    if (property.toLowerCase() === "color") colour = colourOf(value);
    else background = colourOf(value) ?? "drawn";
  }
  return {
    hides: HIDES.test(style),
    cuts: CUT_OFF.test(style),
    clips: CLIPS.test(style),
    colour,
    background,
  };
}

/** A length too small to read: zero, or a pixel or two. */
const NOTHING =
  "(?=[\\d.])(?:0*\\.)?0*[012]?(?:\\.0+)?\\s*(?:px|pt)?(?![\\d.%a-z])|(?:0+(?:\\.0\\d*)?|\\.0\\d*)\\s*(?:r?em|ex|ch|vw|vh|%)";
/** So far away that nobody scrolls there. */
const FAR = "-\\s*\\d{3,}(?:\\.\\d+)?\\s*(?:px|pt|r?em|vw|vh|%)";
/** The same to the right and downwards: pages are longer than a screen, so only several screens are far. */
const FAR_AHEAD = "(?<![\\d.])(?:\\d{3,})\\s*(?:vw|vh)|(?<![\\d.])\\d{5,}\\s*px";

const HIDES = new RegExp(
  [
    "(?<![\\w-])display\\s*:\\s*none",
    "(?<![\\w-])visibility\\s*:\\s*(?:hidden|collapse)",
    "content-visibility\\s*:\\s*hidden",
    `font-size\\s*:\\s*(?:${NOTHING})`,
    `(?<![\\w-])font\\s*:(?:[^;]{0,100}?\\s)?(?:${NOTHING})(?=[\\s/])`,
    "(?<![\\w-])opacity\\s*:\\s*(?:0(?!\\.\\d)|0?\\.0\\d*)(?![\\d%])",
    "(?<![\\w-])opacity\\s*:\\s*[0-5]%",
    "filter\\s*:\\s*opacity\\(\\s*0",
    `text-indent\\s*:\\s*${FAR}`,
    `(?<![\\w-])(?:left|top|right|bottom|margin(?:-left|-top)?)\\s*:\\s*(?:${FAR}|${FAR_AHEAD})`,
    `(?<![\\w-])inset(?:-\\w{4,6}){0,2}\\s*:[^;]{0,60}?(?:${FAR}|${FAR_AHEAD})`,
    `transform\\s*:[^;]{0,200}(?:scale(?:3d|[XY])?\\(\\s*0(?!\\.[1-9])|matrix\\(\\s*0\\s*,\\s*0|translate\\w*\\([^)]{0,60}(?:${FAR}|${FAR_AHEAD}))`,
    `(?<![\\w-])translate\\s*:[^;]{0,60}(?:${FAR}|${FAR_AHEAD})`,
    "(?<![\\w-])zoom\\s*:\\s*(?:0*\\.0\\d*|0+(?![\\d.])|[0-5]%)",
    // Turned edge-on, seen from behind, or behind the page.
    "transform\\s*:[^;]{0,200}rotate[XY]\\(\\s*-?(?:90|270)deg",
    "backface-visibility\\s*:\\s*hidden[^{}]{0,400}rotate[XY]\\(\\s*-?180deg",
    "rotate[XY]\\(\\s*-?180deg[^{}]{0,400}backface-visibility\\s*:\\s*hidden",
    "(?<![\\w-])z-index\\s*:\\s*-\\s*\\d",
    // Letters too blurred to read.
    "filter\\s*:[^;]{0,100}blur\\(\\s*(?:\\d{2,}|[6-9])(?:\\.\\d+)?px",
    "(?<![\\w])mask(?:-image)?\\s*:\\s*linear-gradient\\(\\s*transparent\\s*,\\s*transparent\\s*\\)",
    "(?<![\\w-])scale\\s*:\\s*0(?!\\.?\\d*[1-9])",
    "clip\\s*:\\s*rect\\(\\s*(?:0|1px)(?:px)?[\\s,]+(?:0|1px)",
    "clip-path\\s*:\\s*(?:inset\\(\\s*(?:50|100)%|(?:circle|ellipse)\\(\\s*0(?![\\d.])|(?:rect|xywh)\\(\\s*0\\S{0,2}\\s+0\\S{0,2}\\s+0\\S{0,2}\\s+0|polygon\\(\\s*0(?:px|%)?(?:[\\s,]+0(?:px|%)?)*\\s*\\))",
    "-webkit-text-fill-color\\s*:\\s*transparent",
  ].join("|"),
  "iu",
);
/** A box without size, or a first line that begins where its box ends. */
const CUT_OFF = new RegExp(
  `(?<![\\w-])(?:max-)?(?:height|width|block-size|inline-size)\\s*:\\s*(?:${NOTHING})|text-indent\\s*:\\s*\\d{3,}%`,
  "iu",
);
const CLIPS = /overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/iu;
const COLOURS = /(?<![\w-])(?:color|background(?:-color)?)\s*:/iu;

const NAMED: Readonly<Record<string, string>> = {
  white: "ffffff",
  snow: "ffffff",
  ivory: "ffffff",
  black: "000000",
  transparent: "none",
};

/** A colour as six hexadecimal digits, near whites as one; `none` if transparent; `undefined` if it is not a colour. */
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
  const [, hue, saturation, lightness, opacity] = HSL.exec(text) ?? [];
  if (hue !== undefined) {
    if (opacity !== undefined && Number.parseFloat(opacity) <= 0.05) return "none";
    return nearest(hexOfHsl(Number(hue), Number(saturation) / 100, Number(lightness) / 100));
  }
  const parts = /rgba?\(([^()]*)\)/u
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

const HSL =
  /hsla?\(\s*(\d{1,3})(?:\.\d+)?(?:deg)?[\s,]+(\d{1,3})(?:\.\d+)?%[\s,]+(\d{1,3})(?:\.\d+)?%(?:\s*[,/]\s*([\d.]{1,5}))?/u;

/** CSS Color 4, 7.1: from a hue in degrees, and shares of 1. */
function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4]
    .map((offset) => {
      const k = (offset + hue / 30) % 12;
      const share = lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
      return Math.max(0, Math.min(255, Math.round(share * 255)))
        .toString(16)
        .padStart(2, "0");
    })
    .join("");
}

/** A colour that the eye cannot tell from white becomes white. */
function nearest(hex: string): string {
  return /^(?:f[8-f]){3}$/u.test(hex) ? "ffffff" : hex;
}
