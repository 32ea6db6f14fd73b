import type { Capture } from "../../src/connectors/connector.ts";

/** A document made from a sample: twice the size is twice as long. */
export interface WorstData {
  readonly name: string;
  /** About a hundred characters for every step of `size`, at least as long as the sample. */
  readonly make: (size: number) => string;
}

type Path = readonly (string | number)[];

/**
 * The worst that can be made of a source's answer by repeating its contents: every list with its members again and
 * again, every text lengthened, lists inside lists and objects inside objects in place of every object. In a feed,
 * every element again and again, and its text lengthened.
 */
export function worstDataOf(sample: Pick<Capture, "data" | "mediaType">): WorstData[] {
  return /\bjson\b/u.test(sample.mediaType) ? worstJsonOf(JSON.parse(sample.data)) : worstXmlOf(sample.data);
}

function worstJsonOf(document: unknown): WorstData[] {
  const shapes: WorstData[] = [];
  for (const [path, value] of valuesOf(document, [])) {
    const at = path.join(".") || "the whole";
    if (Array.isArray(value) && value.length > 0) {
      const length = JSON.stringify(value).length;
      const longer = (size: number) => Array.from({ length: Math.ceil((size * 100) / length) }, () => value).flat();
      shapes.push({ name: `${at} repeated`, make: (size) => replaced(document, path, JSON.stringify(longer(size))) });
    }
    if (typeof value === "string" && value !== "") {
      const longer = (size: number) => value.repeat(Math.ceil((size * 100) / value.length));
      shapes.push({ name: `${at} lengthened`, make: (size) => replaced(document, path, JSON.stringify(longer(size))) });
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    const written = JSON.stringify(value);
    shapes.push({
      name: `${at} in lists`,
      make: (size) => replaced(document, path, "[".repeat(size * 50) + written + "]".repeat(size * 50)),
    });
    shapes.push({
      name: `${at} with more members`,
      make: (size) => {
        const more = Array.from({ length: size * 10 }, (_, index) => [`member${index}`, index]);
        return replaced(document, path, JSON.stringify({ ...value, ...Object.fromEntries(more) }));
      },
    });
  }
  return shapes;
}

/** List members after the first have the shapes of the first. */
function* valuesOf(value: unknown, path: Path): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (Array.isArray(value)) {
    if (value.length > 0) yield* valuesOf(value[0], [...path, 0]);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) yield* valuesOf(member, [...path, name]);
  }
}

const MARK = "\u0001the value that takes this place\u0001";

/** The document with a value written in place of another. */
function replaced(document: unknown, path: Path, written: string): string {
  const [first, ...rest] = path;
  if (first === undefined) return written;
  const marked = (value: unknown, [step, ...steps]: Path): unknown => {
    if (step === undefined) return MARK;
    if (Array.isArray(value)) return value.map((each: unknown, index) => (index === step ? marked(each, steps) : each));
    const members = Object.entries(value as object);
    return Object.fromEntries(members.map(([name, each]) => [name, name === step ? marked(each, steps) : each]));
  };
  return JSON.stringify(marked(document, [first, ...rest])).replace(JSON.stringify(MARK), () => written);
}

function worstXmlOf(text: string): WorstData[] {
  const elements = new Map<string, RegExpExecArray>();
  for (const match of text.matchAll(/<([\w:]+)(?:\s[^<>]*)?>[^]*?<\/\1>/gu)) {
    if (!elements.has(match[1] ?? "")) elements.set(match[1] ?? "", match);
    for (const inner of match[0].slice(1).matchAll(/<([\w:]+)(?:\s[^<>]*)?>[^<]*<\/\1>/gu)) {
      inner.index += match.index + 1;
      if (!elements.has(inner[1] ?? "")) elements.set(inner[1] ?? "", inner);
    }
  }
  return [...elements].flatMap(([name, { 0: element, index }]): WorstData[] => {
    const around = (size: number, write: (times: number) => string) =>
      text.slice(0, index) + write(Math.ceil((size * 100) / element.length)) + text.slice(index + element.length);
    const [open = ""] = /^<[^<>]*>/u.exec(element) ?? [];
    return [
      { name: `${name} repeated`, make: (size) => around(size, (times) => element.repeat(times)) },
      { name: `${name} nested`, make: (size) => around(size, (times) => open.repeat(times) + element) },
      {
        name: `${name} lengthened`,
        make: (size) => around(size, () => `${open}${"words &amp; ".repeat(size * 9)}</${name}>`),
      },
    ];
  });
}
