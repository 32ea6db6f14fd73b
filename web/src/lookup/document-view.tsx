import { Link } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { layoutOf, locate } from "../../../src/presentation/locate.ts";
import { formatMoment } from "../format.ts";
import { messages } from "../messages.ts";
import { copyText } from "../parts/copy-text.ts";
import { announce } from "../parts/announcer.tsx";
import { BackIcon } from "../parts/icons.tsx";
import { OutLink } from "../parts/out-link.tsx";
import { providerOf, readableSource } from "../safe-url.ts";
import type { Datasource } from "../wire.ts";
import { splitDocument } from "./split-document.ts";
import { useShownLookup } from "./lookup-context.ts";

/** One document in full, with the passage of a claim marked. */
export function DocumentView({
  datasource,
  locator,
}: {
  readonly datasource: Datasource;
  readonly locator: string | undefined;
}) {
  const [raw, setRaw] = useState(false);
  const isJson = useMemo(() => layoutOf(datasource) !== null, [datasource]);
  const { text, passage } = useMemo(() => {
    if (raw || (!locator && !isJson)) return { text: datasource.data, passage: null };
    return locate(datasource, locator ?? "");
  }, [datasource, locator, raw, isJson]);
  const marked = locator ? passage : null;
  return (
    <article className="document-view">
      <DocumentHead datasource={datasource}>
        {isJson ? (
          <button type="button" className="button button-small" onClick={() => setRaw(!raw)}>
            {raw ? messages.datasources.laidOut : messages.datasources.raw}
          </button>
        ) : null}
        <CopyButton text={datasource.data} />
      </DocumentHead>
      {locator && !passage && !raw ? <p className="notice">{messages.evidence.gone}</p> : null}
      <DocumentText text={text} passage={marked} label={readableSource(datasource)} />
    </article>
  );
}

function DocumentHead({
  datasource,
  children,
}: {
  readonly datasource: Datasource;
  readonly children: React.ReactNode;
}) {
  const { lookup, slug } = useShownLookup();
  return (
    <header className="document-head">
      <Link
        to="/lookups/$lookupId/$slug/datasources"
        params={{ lookupId: lookup.lookupId, slug }}
        className="back-link documents-back"
      >
        <BackIcon />
        {messages.datasources.back}
      </Link>
      <h2 className="document-title">
        <OutLink url={datasource.source}>{readableSource(datasource)}</OutLink>
      </h2>
      <p className="claim-small">
        {providerOf(datasource)}
        {" · "}
        {datasource.date ? messages.evidence.collected(formatMoment(datasource.date)) : messages.evidence.undated}
        {" · "}
        {messages.datasources[datasource.judgement]}
      </p>
      <div className="document-tools">{children}</div>
    </header>
  );
}

/** Long documents are drawn in blocks: the browser lays out only those in view. */
function DocumentText({
  text,
  passage,
  label,
}: {
  readonly text: string;
  readonly passage: readonly [number, number] | null;
  readonly label: string;
}) {
  const mark = useRef<HTMLElement>(null);
  const blocks = useMemo(() => splitDocument(text, passage), [text, passage]);
  useEffect(() => {
    // Newer browsers return a promise, which must not be returned to React.
    void mark.current?.scrollIntoView({ block: "center" });
  }, [blocks]);
  return (
    <div className="document-body" tabIndex={0} role="region" aria-label={label}>
      {blocks.map((block, index) => (
        <pre key={index} style={{ containIntrinsicSize: `auto ${block.lines * 1.6}em` }}>
          {block.before}
          {block.passage === "" ? null : <mark ref={block.first ? mark : undefined}>{block.passage}</mark>}
          {block.after}
        </pre>
      ))}
    </div>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    const done = await copyText(text);
    setCopied(done);
    announce(done ? messages.datasources.copied : messages.datasources.notCopied);
  };
  return (
    <button type="button" className="button button-small" onClick={() => void copy()}>
      {copied === null
        ? messages.datasources.copy
        : copied
          ? messages.datasources.copied
          : messages.datasources.notCopied}
    </button>
  );
}
