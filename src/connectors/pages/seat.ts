import type { ClaimDraft } from "../../domain/claim.ts";
import { companyKey } from "../../domain/company.ts";
import type { Block } from "../../text/document/block.ts";
import { townOfAddress } from "../../text/document/places.ts";
import type { LinkedData } from "./json-ld.ts";

/**
 * Adds to posts the town of the employer's address, if the page states it: in linked data, or on a line that begins
 * with the employer's name ("Example Practice, 4 Main Street, Exampleton"). People can be met where they work.
 */
export function withSeats(
  claims: readonly ClaimDraft[],
  blocks: readonly Block[],
  data: LinkedData,
): readonly ClaimDraft[] {
  return claims.map((claim) => {
    if (claim.property !== "experience") return claim;
    const { company, location, to } = claim.value;
    const town = location === undefined && to === undefined ? seatOf(company, blocks, data) : undefined;
    return town === undefined ? claim : { ...claim, value: { ...claim.value, location: town } };
  });
}

function seatOf(company: string, blocks: readonly Block[], data: LinkedData): string | undefined {
  const key = companyKey(company);
  if (key === "") return undefined;
  for (const node of data.nodes) {
    if (!data.texts(node, "name").some(({ value }) => companyKey(value) === key)) continue;
    const [town] = data.objects(node, "address").flatMap((address) => data.texts(address, "addressLocality"));
    if (town !== undefined) return town.value;
  }
  for (const { text, kind } of blocks) {
    if (kind === "title" || text.length > MAX_LINE_LENGTH) continue;
    const [first = "", second = ""] = text.split(BETWEEN_PARTS);
    const [name = "", ...behind] = first.split(/,\s+/u);
    if (companyKey(name) !== key) continue;
    const town = townOfAddress(behind.length > 0 ? behind.join(", ") : second);
    if (town !== undefined) return town;
  }
  return undefined;
}

const MAX_LINE_LENGTH = 300;
/** Separators between the name, the address and the rest of the line. */
const BETWEEN_PARTS = /(?<!\s)(?:\s+[–—-]\s|\s*[|·•]\s*)/u;
