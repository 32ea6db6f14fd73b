import type { Finding } from "../domain/claim.ts";
import type { Capture } from "./capture.ts";
import type { Source } from "./connector.ts";
import { jsonOf, type PlaceFault, placeFaultOf } from "./findings/claim-place.ts";
import { faultOfFinding, WrongFinding } from "./findings/finding-faults.ts";
import type { Reader } from "./reader.ts";

/**
 * A plug-in's source whose readers may claim only what they declare, and only with the place where it stands: a claim
 * that cites nothing ends the reading with `WrongFinding`. Samples show the same of the built-in sources, whose code is
 * tested; of a plug-in nobody else has seen the code.
 */
export function heldToEvidence(source: Source): Source {
  const { readers, imports } = source;
  // Its other members stay as they are, inherited ones too.
  return Object.create(source, {
    readers: { value: readers.map(held), enumerable: true },
    ...(imports && { imports: { value: imports.map(held), enumerable: true } }),
  }) as Source;
}

function held(reader: Reader): Reader {
  return {
    ...reader,
    *read(capture) {
      let json: { readonly of: unknown } | undefined;
      for (const finding of reader.read(capture)) {
        // Anything else that is wrong with it is reported by whoever reads.
        if (faultOfFinding(finding) === null && finding.claims.length > 0) {
          json ??= { of: jsonOf(capture) };
          requireCited(reader, finding, capture, json.of);
        }
        yield finding;
      }
    },
  };
}

function requireCited({ kind, yields }: Reader, { claims }: Finding, capture: Capture, json: unknown): void {
  for (const claim of claims) {
    const { property } = claim;
    if (!yields.includes(property)) {
      throw new WrongFinding(`the reader of ${kind} fails: it claims ${property}, which its "yields" does not name`);
    }
    const fault = placeFaultOf(claim, capture, json);
    if (fault !== null) throw new WrongFinding(`the reader of ${kind} fails: a claim of ${property} ${WORDS[fault]}`);
  }
}

/** A locator may contain a key of the document, so it is not quoted. */
const WORDS: Readonly<Record<PlaceFault, string>> = {
  nothingThere: "cites a place where there is nothing",
  noSpan: "cites a place that is not char=from,to",
  noQuote: "has no quote",
  otherText: "quotes what does not stand at the place that it cites",
};
