import { z } from "zod";
import { keyOfAddress } from "../../domain/address.ts";
import type { Capture } from "../capture.ts";
import { jsonReader, members } from "../reader.ts";
import { braveWeb } from "./web.ts";

const Answer = z.object({ addresses: z.array(z.string()) });

/**
 * What may be kept of a response of Brave Search without the right to store it: where to ask next, while the lookup
 * runs.
 */
export const braveAddresses = jsonReader({
  kind: "brave/addresses",
  forRun: true,
  schema: Answer,
  reads: members("", "addresses"),
  ignores: {},
  yields: [],
  *read({ addresses }, capture) {
    for (const [index, url] of addresses.entries()) {
      const page = keyOfAddress(url);
      if (page === null) continue;
      yield { externalId: `${capture.url}#${index}`, url, claims: [], identifiers: [], pages: [page] };
    }
  },
});

/**
 * The pages that the response names for the person, without profiles on platforms, since nothing may be said about
 * them.
 */
export function* addressesOf(answer: Capture): Iterable<Capture> {
  const addresses = [...braveWeb.read(answer)].flatMap(({ url, claims }) => (claims.length === 0 ? [url] : []));
  if (addresses.length > 0)
    yield { ...answer, kind: "brave/addresses", data: JSON.stringify({ addresses: [...new Set(addresses)] }) };
}
