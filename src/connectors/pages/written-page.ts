import type { ClaimDraft } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { isPersonName } from "../../prose/naming.ts";
import type { Capture } from "../connector.ts";
import { attribute, elementsOf, type HtmlPage, placeOf } from "./html.ts";
import { type Block, joinBlocks, placeIn, readBlocks } from "./page-text.ts";
import { proseClaims } from "./prose.ts";
import { claimAt } from "../reading/reading.ts";
import { readContacts, readResume, resumeSections } from "./resume.ts";

/** What a page says to its readers, beside what it says to machines. */
export interface Written {
  readonly claims: readonly ClaimDraft[];
  readonly identifiers: readonly Identifier[];
}

const NOTHING: Written = { claims: [], identifiers: [] };

/**
 * Reads the visible text of a page about one person: the parts of a CV by their headings, and running text by its grammar.
 *
 * @param known the person's name, where linked data or tags state it; else it is the page's heading
 */
export function readWritten(capture: Capture, page: HtmlPage, known: string | undefined): Written {
  const blocks = readBlocks(capture.data);
  const heading = headingOf(blocks, page);
  const name = known ?? heading?.name;
  if (name === undefined) return NOTHING;
  const sections = resumeSections(blocks);
  const inParts = new Set(sections.filter(({ part }) => part !== "other").flatMap((section) => section.blocks));
  const running = joinBlocks(blocks.filter((block) => !inParts.has(block)));
  const contact = sections.length > 0 ? readContacts(capture, sections, undefined) : readAddress(capture, blocks);
  const keys = [
    contact.email === undefined ? null : normalizeIdentifier("email", contact.email),
    contact.phone === undefined ? null : normalizeIdentifier("phone", contact.phone),
  ];
  return {
    claims: [
      ...(known === undefined && heading ? [headingClaim(capture, heading)] : []),
      ...readResume(capture, sections, page.lang),
      ...proseClaims(capture, running, name, page.lang),
      ...contact.claims,
    ],
    identifiers: keys.filter((key) => key !== null),
  };
}

interface Heading {
  readonly name: string;
  readonly block: Block;
  readonly at: number;
}

/** The first heading of the page that is a name, alone or behind a few words ("About Ada Finch", "Team: Ada Finch"). */
function headingOf(blocks: readonly Block[], page: HtmlPage): Heading | undefined {
  const title = page.title?.value ?? "";
  for (const block of blocks.filter(({ tag }) => tag === "h1").slice(0, 3)) {
    for (const match of block.text.matchAll(/[^|–—:,]+/gu)) {
      const name = match[0].trim();
      if (isPersonName(name)) return { name, block, at: match.index + match[0].indexOf(name) };
    }
  }
  // A page without a name in its heading can have it in its title, if its text begins with the same.
  const [named] = title.split(/\s[|–—-]\s|:\s/u).filter((part) => isPersonName(part.trim()));
  const block = named === undefined ? undefined : blocks.find(({ text }) => text.startsWith(named.trim()));
  return named === undefined || block === undefined ? undefined : { name: named.trim(), block, at: 0 };
}

function headingClaim(capture: Capture, { name, block, at }: Heading): ClaimDraft {
  const { locator, quote } = placeOf(capture, placeIn(block, at, at + name.length));
  return claimAt("fullName", name, locator, { quote, confidence: 0.9 });
}

interface Contact extends Pick<Written, "claims"> {
  readonly email: string | undefined;
  readonly phone?: string | undefined;
}

/** The only personal mailbox that the page links to. Two could be anybody's. */
function readAddress(capture: Capture, blocks: readonly Block[]): Contact {
  const shown = blocks.map((block) => placeIn(block));
  const found = new Map<string, { from: number; to: number }>();
  for (const element of elementsOf(capture.data)) {
    if (element.tagName !== "a") continue;
    const href = attribute(element, "href", capture.data);
    if (!href || !/^mailto:/iu.test(href.value)) continue;
    const visible = shown.some(({ from, to }) => href.to >= from - MOST_TAG && href.from <= to);
    const email = normalizeIdentifier("email", href.value.replace(/^mailto:/iu, "").replace(/\?.*$/u, ""));
    if (email && visible) found.set(email.value, href);
  }
  const [only, ...more] = found;
  if (only === undefined || more.length > 0 || SHARED_MAILBOX.test(only[0])) return { claims: [], email: undefined };
  const { locator, quote } = placeOf(capture, only[1]);
  return { claims: [claimAt("email", only[0], locator, { quote, confidence: 0.9 })], email: only[0] };
}

/** A link's tag ends about this far behind its address. */
const MOST_TAG = 200;
/** Names of mailboxes that belong to an office (RFC 2142, and what European sites use). */
const SHARED_MAILBOX =
  /^(?:info|office|contact|contacto|kontakt|kontaktai|contatti|mail|hello|hallo|hola|press|presse|prensa|media|support|sales|service|admin|webmaster|postmaster|team|jobs|career|karriere|enquiries|inquiries|booking|reception|sekretariat|secretariat|noreply|no-reply)\b/iu;
