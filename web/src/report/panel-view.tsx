import type { Panel } from "../../../src/presentation/panel.ts";
import { CitedText } from "../evidence/cited-text.tsx";
import { Bars, Columns, Spans, Splits } from "./charts.tsx";
import { Cards, Entries, Table } from "./entries.tsx";
import { Advice, Facts, Figures, Links, Pairs, Words } from "./facts.tsx";
import { Photos } from "./photos.tsx";
import { Flags, Posts } from "./social.tsx";

/** A panel of the presentation, drawn by its kind. */
export function PanelView({ panel }: { readonly panel: Panel }) {
  switch (panel.kind) {
    case "summary":
      return <CitedText pointer={panel.pointer} text={panel.text} label={panel.title} />;
    case "facts":
      return <Facts title={panel.title} facts={panel.facts} />;
    case "figures":
      return <Figures title={panel.title} facts={panel.facts} />;
    case "pairs":
      return <Pairs title={panel.title} facts={panel.facts} />;
    case "words":
      return <Words title={panel.title} values={panel.values} />;
    case "links":
      return <Links title={panel.title} values={panel.values} />;
    case "advice":
      return <Advice sides={panel.sides} />;
    case "entries":
      return <Entries title={panel.title} entries={panel.entries} />;
    case "cards":
      return <Cards title={panel.title} cards={panel.cards} />;
    case "photos":
      return <Photos photos={panel.photos} />;
    case "table":
      return <Table title={panel.title} head={panel.head} rows={panel.rows} />;
    case "spans":
      return <Spans title={panel.title} ticks={panel.ticks} spans={panel.spans} />;
    case "bars":
      return <Bars title={panel.title} bars={panel.bars} />;
    case "splits":
      return <Splits splits={panel.splits} />;
    case "columns":
      return <Columns charts={panel.charts} />;
    case "flags":
      return <Flags title={panel.title} note={panel.note} flags={panel.flags} />;
    case "posts":
      return <Posts title={panel.title} posts={panel.posts} />;
  }
}
