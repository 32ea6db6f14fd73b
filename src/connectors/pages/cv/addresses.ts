import { type Identifier, normalizeIdentifier } from "../../../domain/identifier.ts";
import { readProfileUrl } from "../../../domain/platform.ts";
import { type Chapter, chapterOf } from "../../../text/document/chapters.ts";
import type { Capture } from "../../capture.ts";
import { blocksOf } from "../written-page.ts";
import { FACTS, OWN } from "./chapters.ts";

/**
 * URLs of profiles and pages at the head of a CV and among its contacts, where authors give their own. A bare domain
 * counts only if it stands alone.
 */
export function addressesIn(cv: Pick<Capture, "mediaType" | "data">): readonly Identifier[] {
  let chapter: Chapter | undefined;
  return blocksOf(cv).flatMap((block): readonly Identifier[] => {
    const told = chapterOf(block.label?.text ?? block.text);
    const isElsewhere = told !== undefined && !OWN.has(told);
    if (told !== undefined && block.label === undefined && !FACTS.has(told)) chapter = told;
    const isOwn = (chapter === undefined || OWN.has(chapter)) && !isElsewhere;
    if (block.kind === "title" || !isOwn || block.text.length > MAX_ADDRESS_LINE) return [];
    return block.text.split(/[\s|;,·•]+/u).flatMap((word) => addressIn(word, block.text.trim()) ?? []);
  });
}

const MAX_ADDRESS_LINE = 400;

/** A researcher's iD (ISO 27729), bare or as a URL. */
const ORCID = /^(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/|orcid:)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\/?$/iu;

function addressIn(word: string, line: string): Identifier | undefined {
  const address = word.replace(/^[(<[]+|(?<![)>\].])[)>\].]+$/gu, "");
  const orcid = ORCID.exec(address)?.[1];
  if (orcid !== undefined) return { kind: "externalId", value: `orcid:${orcid.toUpperCase()}` };
  if (address.includes("@") || !/^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/iu.test(address))
    return undefined;
  const isPlain = /^https?:|^www\.|\//iu.test(address) || line === address;
  if (!isPlain) return undefined;
  const profile = readProfileUrl(address);
  if (profile !== null) return { kind: "profileUrl", value: profile.url };
  return normalizeIdentifier("website", address) ?? undefined;
}
