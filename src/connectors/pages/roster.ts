import { cue } from "../../text/languages/cues.ts";
import { isJobTitle } from "../../text/people/naming.ts";
import { isPlaceName } from "../../text/places/towns.ts";
import { plainKey } from "../../domain/plain-key.ts";
import type { ClaimDraft, ExperienceValue } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { isOfStaff, organisationOf } from "../../text/document/organisation.ts";
import { personIn, soughtOf } from "../../text/document/named.ts";
import { type Block, type DocumentPlace, placeIn } from "../../text/document/block.ts";
import type { Capture } from "../capture.ts";
import { claimAt, compact } from "../findings/claims.ts";
import { type HtmlPage, placeOf } from "./html.ts";
import { siteOf } from "./site.ts";

/** Where a roster says what somebody does: part of one of its blocks. */
interface SaidOfMember {
  readonly block: Block;
  readonly place: DocumentPlace;
}

/**
 * What an organisation's list of its people says about one of them: what they do there, since when, and how to reach
 * them. A list consists of cards (the name, and below it the title), table rows (a cell for each) or lines ("Ada
 * Example, treasurer"). The organisation is the site's, as named in its tags; news sites do not count, nor sites named
 * after the person.
 */
export function* rosterClaims(
  capture: Capture,
  page: HtmlPage,
  blocks: readonly Block[],
  name: string,
): Generator<ClaimDraft> {
  const body = bodyOf(siteOf(page, [name]) ?? organisationOfStaff(blocks, name), blocks);
  if (body === undefined || plainKey(body).includes(plainKey(name))) return;
  const main = blocks.filter(({ zone, kind }) => zone === "main" && kind !== "title");
  const at = main.findIndex((block) => standsAtStart(block, name));
  const entry = main[at];
  if (entry === undefined) return;
  const title = titleInColumn(entry) ?? titleIn(entry, main[at + 1], name);
  if (title === undefined) return;
  const from = entry.cells?.map((cell) => textOf(entry, cell)).flatMap((text) => SINCE.exec(text)?.[1] ?? [])[0];
  const { locator, quote } = placeOf(capture, placeIn(title.block, title.place.from, title.place.to));
  const job = { title: textOf(title.block, title.place), company: body, from, current: true, kind: "job" } as const;
  yield claimAt("experience", compact<ExperienceValue>(job), locator, { quote, confidence: 0.8 });
  for (const cell of entry.cells ?? []) {
    for (const kind of ["email", "phone"] as const) {
      const key = normalizeIdentifier(kind, textOf(entry, cell));
      const said = placeOf(capture, placeIn(entry, cell.from, cell.to));
      if (key) yield claimAt(kind, key.value, said.locator, { quote: said.quote, confidence: 0.8 });
    }
  }
}

/** The organisation in the heading of a staff page, if the site's tags do not name it. */
function organisationOfStaff(blocks: readonly Block[], name: string): string | undefined {
  const sought = soughtOf(name);
  return sought !== undefined && isOfStaff(blocks) ? organisationOf(blocks, sought, undefined) : undefined;
}

/** The cell in the column for roles: "Position", "Role". */
function titleInColumn(entry: Block): SaidOfMember | undefined {
  const place = entry.cells?.[entry.columns?.indexOf("title") ?? -1];
  return place === undefined ? undefined : asTitle({ block: entry, place });
}

/** The site's name for itself; a part of it if the page's heading names one ("Friends of Example Library"). */
function bodyOf(site: string | undefined, blocks: readonly Block[]): string | undefined {
  if (site === undefined) return undefined;
  const heading = blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? "";
  return plainKey(heading).includes(plainKey(site)) && heading.split(/\s+/u).length <= 8 ? heading : site;
}

function titleIn(entry: Block, next: Block | undefined, name: string): SaidOfMember | undefined {
  const [first, second] = entry.cells ?? [];
  if (first !== undefined && second !== undefined) return asTitle({ block: entry, place: second });
  const behind = /^[\p{L}\p{M}.'’ -]+?(?:,\s+|(?<!\s)\s+(?:[–—-]\s+|\())/u.exec(entry.text)?.[0].length;
  if (behind !== undefined && plainKey(entry.text.slice(0, behind)) === plainKey(name)) {
    const end = /^[^;,()]*/u.exec(entry.text.slice(behind))?.[0].trimEnd().length ?? 0;
    return entry.kind === "item" ? asTitle({ block: entry, place: { from: behind, to: behind + end } }) : undefined;
  }
  const isCard = plainKey(entry.text) === plainKey(name) && next !== undefined && next.kind !== "heading";
  // A person's own page has the name at the top; in a list, cards look alike and are below a heading.
  return isCard && entry.level !== 1 ? asTitle({ block: next, place: { from: 0, to: next.text.length } }) : undefined;
}

/** A few words that are not a sentence, an address, a number, a firm ("Fenland Pumps Ltd") or a town. */
function asTitle(said: SaidOfMember): SaidOfMember | undefined {
  const text = textOf(said.block, said.place);
  // "Ann Other, solicitor": the next one in the list.
  if (personIn(text.split(",", 1)[0] ?? "") !== undefined && !isJobTitle(text.split(",", 1)[0] ?? "")) return undefined;
  if (FIRM.test(text) || isPlaceName(text)) return undefined;
  return /^\p{L}[^.!?:@\d]{2,70}$/u.test(text) && text.split(/\s+/u).length <= 8 ? said : undefined;
}

function standsAtStart({ text, cells }: Block, name: string): boolean {
  const [first] = cells ?? [];
  const start = first === undefined ? text : text.slice(first.from, first.to);
  const [written, sought] = [plainKey(start), plainKey(name)];
  return written === sought || (written.startsWith(`${sought} `) && /^[^,–—(]{3,60}(?:,|\s[–—]|\s\()/u.test(start));
}

function textOf({ text }: Block, { from, to }: DocumentPlace): string {
  return text.slice(from, to).trim();
}

/** "since 2016" */
const SINCE = new RegExp(`^(?:${cue("since")})\\s+((?:19|20)\\d\\d)$`, "iu");
const FIRM = new RegExp(`\\s(?:${cue("legal forms")})\\.?$`, "u");
