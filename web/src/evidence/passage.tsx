import { useMemo } from "react";
import { withShortBars } from "../../../src/presentation/short-bars.ts";
import { messages } from "../messages.ts";
import type { CitedDatasource, EvidenceClaim } from "../wire.ts";
import { Card } from "./card.tsx";
import { useEvidence } from "./evidence-context.ts";
import { cardOfClaim } from "../../../src/presentation/fact-card.ts";
import { type LocatedPassage, locate } from "../../../src/presentation/locate.ts";

const CONTEXT_CHARACTERS = 220;
const CONTEXT_LINES = 2;
const MAX_PASSAGE_LENGTH = 1_500;

/** What a datasource says, in a familiar form if it is data; the data themselves are one click away. */
export function Passage({
  datasource,
  claim,
}: {
  readonly datasource: CitedDatasource;
  readonly claim: EvidenceClaim;
}) {
  const { cards } = useEvidence();
  const card = useMemo(
    () => (hasDocument(datasource) ? cardOfClaim(datasource, claim) : (cards[claim.claimId] ?? null)),
    [datasource, claim, cards],
  );
  if (card === null) return <Words datasource={datasource} claim={claim} />;
  if (!hasDocument(datasource)) return <Card card={card} quote={claim.quote} />;
  return (
    <>
      <Card card={card} quote={claim.quote} />
      <details className="as-data">
        <summary>{messages.evidence.asData}</summary>
        <Words datasource={datasource} claim={claim} />
      </details>
    </>
  );
}

/**
 * The words of a datasource behind a claim, marked, with some context; without context if the document is not shared.
 */
function Words({
  datasource,
  claim: { locator, quote, value },
}: {
  readonly datasource: CitedDatasource;
  readonly claim: EvidenceClaim;
}) {
  const excerpt = useMemo(
    () => (hasDocument(datasource) ? cut(locate(datasource, locator, quote)) : quoteAlone(quote ?? String(value))),
    [datasource, locator, quote, value],
  );
  if (!excerpt) return <p className="claim-small">{messages.evidence.gone}</p>;
  const className = excerpt.kind === "json" ? "passage passage-json" : "passage";
  return (
    <blockquote className={className}>
      {excerpt.kind === "json" ? <p className="passage-path">{pathOf(locator)}</p> : null}
      <span className="passage-text" tabIndex={0} role="group" aria-label={messages.evidence.value}>
        {withShortBars(excerpt.before)}
        <mark>{withShortBars(excerpt.passage)}</mark>
        {withShortBars(excerpt.after)}
      </span>
    </blockquote>
  );
}

function hasDocument(datasource: CitedDatasource): datasource is CitedDatasource & { readonly data: string } {
  return datasource.data !== undefined;
}

function quoteAlone(words: string): Excerpt {
  return { kind: "text", before: "", passage: shorten(words), after: "" };
}

function shorten(words: string): string {
  return words.length > MAX_PASSAGE_LENGTH ? `${words.slice(0, MAX_PASSAGE_LENGTH)}…` : words;
}

interface Excerpt {
  readonly kind: LocatedPassage["kind"];
  readonly before: string;
  readonly passage: string;
  readonly after: string;
}

function cut({ kind, text, passage }: LocatedPassage): Excerpt | null {
  if (!passage) return null;
  const [from, to] = passage;
  const words = text.slice(from, to);
  const shown = shorten(words);
  if (kind === "json") {
    const start = backLines(text, from);
    const end = onLines(text, to);
    return { kind, before: text.slice(start, from), passage: shown, after: text.slice(to, end) };
  }
  const isPage = /^\s*</.test(text);
  const [left, right] = [
    text.slice(Math.max(0, from - CONTEXT_CHARACTERS * 3), from),
    text.slice(to, to + CONTEXT_CHARACTERS * 3),
  ];
  const before = (isPage ? withoutTags(left.replace(SCRIPT_BEFORE, "")) : left).slice(-CONTEXT_CHARACTERS);
  const after = (isPage ? withoutTags(right.replace(SCRIPT_AFTER, "")) : right).slice(0, CONTEXT_CHARACTERS);
  return {
    kind,
    before: from > before.length ? `…${before.replace(/^\S*\s/, "")}` : before,
    passage: shown,
    after: to + after.length < text.length ? `${after.replace(/\s\S*$/, "")}…` : after,
  };
}

/** Up to the end of the last script or style before a passage: people read neither. */
const SCRIPT_BEFORE = /^.*<\/(?:script|style)\s*>/isu;
/** From the first one behind it. */
const SCRIPT_AFTER = /<(?:script|style)\b.*$/isu;

/** The words around a passage of a page, without the markup between them. */
function withoutTags(part: string): string {
  return part
    .replace(/^[^<>]*>/, "")
    .replace(/<[^>]*>?/g, " ")
    .replace(/\s+/g, " ");
}

function backLines(text: string, from: number): number {
  let at = from;
  for (let line = 0; line <= CONTEXT_LINES && at > 0; line++) at = text.lastIndexOf("\n", at - 1);
  return Math.max(at + 1, from - MAX_PASSAGE_LENGTH, 0);
}

function onLines(text: string, to: number): number {
  let at = to;
  for (let line = 0; line <= CONTEXT_LINES; line++) {
    const next = text.indexOf("\n", at + 1);
    if (next < 0) return Math.min(text.length, to + MAX_PASSAGE_LENGTH);
    at = next;
  }
  return Math.min(at, to + MAX_PASSAGE_LENGTH);
}

/** `/terms/3/start` → `terms › 3 › start`. */
function pathOf(pointer: string): string {
  const tokens = pointer.split("/").slice(1);
  return tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~")).join(" › ");
}
