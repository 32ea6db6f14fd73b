import type { Datasource } from "../db/datasource.ts";
import type { Claim } from "../domain/claim.ts";
import { judgeValue, parseStated, wordsOfWrong } from "../domain/correction.ts";
import { isJsonType } from "../domain/json-shape.ts";
import { closePlaces } from "../domain/mask.ts";
import { listJsonTexts } from "./json-texts.ts";
import { isRectified, type Rectified } from "./rectified.ts";

/** Finds where a text repeats a value that its person says is wrong. */
export type FindWrong = (text: string) => readonly { readonly from: number; readonly to: number }[];

/**
 * How texts repeat the values that a person's corrections close, whatever the text is quoted for. A word of what the person says is right
 * stays. `null` if there is nothing to find.
 */
export function readWrongWords(rectified: Rectified | null): FindWrong | null {
  if (rectified === null) return null;
  const { corrections } = rectified;
  const wrong = corrections.flatMap(({ property, was }) => {
    if (was === "") return [];
    const value = parseStated(property, was) ?? was;
    const verdict = judgeValue(corrections, { property, value } as Pick<Claim, "property" | "value">);
    return verdict === "stated" ? [] : wordsOfWrong(property, was);
  });
  const right = rectified.claims.flatMap(({ value }) => foldedTexts(value));
  const words = [...new Set(wrong)].filter((each) => !right.some((text) => ` ${text} `.includes(` ${each} `)));
  if (words.length === 0) return null;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${words.map((each) => each.split(" ").join(BETWEEN)).join("|")})(?![\p{L}\p{N}])`,
    "giu",
  );
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

/** What may stand between two words of a value. */
const BETWEEN = String.raw`[^\p{L}\p{N}]{1,3}`;

function foldedTexts(value: unknown): readonly string[] {
  if (typeof value === "string")
    return [
      value
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    ];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(foldedTexts) : [];
}

/** Claims whose quotes do not repeat a wrong value; the person's own claims, and those of public registers, stay as they are. */
export function closeWrong(
  claims: readonly Claim[],
  find: FindWrong | null,
  isLeft: (datasourceId: string) => boolean,
): readonly Claim[] {
  if (find === null) return claims;
  return claims.map((claim) => {
    const { quote, datasourceId, value } = claim;
    if (isLeft(datasourceId)) return claim;
    // What states the same word of something else is not wrong: somebody may have been born where they do not live.
    const isRight = !TEXTS.has(claim.property) && foldedTexts(value).some((each) => find(each).length > 0);
    const places = quote === undefined || isRight ? [] : find(quote);
    const text = typeof value === "string" && TEXTS.has(claim.property) ? find(value) : [];
    if (places.length === 0 && text.length === 0) return claim;
    return {
      ...claim,
      ...(quote !== undefined && { quote: closePlaces(quote, places) }),
      ...(typeof value === "string" && { value: closePlaces(value, text) }),
    } as Claim;
  });
}

/** Values that are sentences. */
const TEXTS: ReadonlySet<Claim["property"]> = new Set<Claim["property"]>(["biography", "occupation"]);

/** The places of wrong values in documents, as locators by datasource: `char=from,to`, in JSON `/bio#char=from,to`. */
export function findWrongPassages(
  datasources: readonly Datasource[],
  find: FindWrong | null,
  isLeft: (datasourceId: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  if (find === null) return new Map();
  const read = datasources.filter((each) => !isLeft(each.id) && !isRectified(each));
  const found = read.map(({ id, data, mediaType }): [string, readonly string[]] => [
    id,
    isJsonType(mediaType) ? pointersOf(data, find) : find(data).map(({ from, to }) => `char=${from},${to}`),
  ]);
  return new Map(found.filter(([, locators]) => locators.length > 0));
}

function pointersOf(data: string, find: FindWrong): readonly string[] {
  return listJsonTexts(data).flatMap(({ text, pointer }) =>
    find(text).map(({ from, to }) => `${pointer}#char=${from},${to}`),
  );
}
