import { MAX_JSON_DEPTH, shapeOfJson } from "../domain/json-shape.ts";
import { escapePointer } from "../domain/pointer.ts";

/** A string in a JSON document, with its JSON pointer. */
export interface JsonText {
  readonly text: string;
  readonly pointer: string;
}

/** Every string value of a JSON document, in order; none if it is no JSON, although labelled as such, or too deep to be read. */
export function listJsonTexts(data: string): readonly JsonText[] {
  if (shapeOfJson(data).depth > MAX_JSON_DEPTH) return [];
  const texts: JsonText[] = [];
  const walk = (node: unknown, pointer: string): void => {
    if (typeof node === "string") texts.push({ text: node, pointer });
    else if (node !== null && typeof node === "object") {
      for (const [name, member] of Object.entries(node)) walk(member, `${pointer}/${escapePointer(name)}`);
    }
  };
  walk(parsed(data), "");
  return texts;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
