import type { ClaimDraft } from "../../domain/claim.ts";
import type { Capture } from "../capture.ts";

/**
 * How a claim fails to cite its capture: `nothingThere`, its locator leads to no value; `noSpan`, the locator of a claim
 * from a text is not `char=from,to`; `noQuote`, such a claim has no quote; `otherText`, the quote is not what stands at
 * the locator.
 */
export type PlaceFault = "nothingThere" | "noSpan" | "noQuote" | "otherText";

/**
 * Why a claim does not cite its capture; `null` if it does.
 *
 * @param json the capture's data, parsed; `undefined` if the capture is a text
 */
export function placeFaultOf(
  { locator, quote }: Pick<ClaimDraft, "locator" | "quote">,
  { data }: Pick<Capture, "data">,
  json: unknown,
): PlaceFault | null {
  if (json !== undefined) {
    const place = resolve(json, locator);
    if (place === undefined || place === null) return "nothingThere";
    return quote === undefined || quote === place ? null : "otherText";
  }
  const [, from, to] = /^char=(\d+),(\d+)$/.exec(locator) ?? [];
  if (from === undefined || to === undefined) return "noSpan";
  if (quote === undefined || quote === "") return "noQuote";
  return data.slice(Number(from), Number(to)) === quote ? null : "otherText";
}

/** The data of a capture as `placeFaultOf` takes it. Throws `SyntaxError` if it claims to be JSON and is not. */
export function jsonOf({ mediaType, data }: Pick<Capture, "mediaType" | "data">): unknown {
  return mediaType === "application/json" ? JSON.parse(data) : undefined;
}

/** RFC 6901. */
function resolve(json: unknown, pointer: string): unknown {
  let place = json;
  for (const token of pointer.split("/").slice(1)) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, name)) return undefined;
    place = Reflect.get(place, name);
  }
  return place;
}
