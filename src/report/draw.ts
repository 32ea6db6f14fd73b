import { firstCopies, type PostOnce, postsOnce } from "../presentation/social.ts";
import type {
  Card,
  PanelEntry,
  PanelFact,
  Panel,
  PanelOf,
  ShownPhoto,
  ShownPicture,
  ShownPost,
  ShownSection,
  Value,
} from "../presentation/panel.ts";
import type { Bar, ReportBlock, ReportFactRow, Item, ReportPart } from "./blocks.ts";
import { cleanLine } from "./clean.ts";
import { bareItem, bodyOf, capped, linkOf, type Pen } from "./pen.ts";
import { line, shortLine } from "./text.ts";

/** Nobody listens to a longer description of a chart; the same is in words next to it. */
const MAX_ALT = 1000;

/** Two pages of posts: a report is for decisions, and the lookup has all posts. */
const MAX_POSTS = 24;

/** The panels of a section as the template draws them. */
export function drawSection(pen: Pen, { panels }: ShownSection): ReportBlock[] {
  const alone = panels.flatMap((panel) => (panel.kind === "posts" && panel.posts.length === 1 ? panel.posts : []));
  const shown = new Set(alone.map(likeness));
  return panels.flatMap((panel) => {
    if (panel.kind !== "posts" || panel.posts.length === 1) return drawPanel(pen, panel);
    // The top post comes first.
    const posts = panel.posts.filter((post) => !shown.has(likeness(post)));
    return posts.length === 0 ? [] : drawPanel(pen, { ...panel, posts });
  });
}

function drawPanel(pen: Pen, panel: Panel): ReportBlock[] {
  switch (panel.kind) {
    case "summary": {
      const prose = pen.prose(panel.pointer, panel.text);
      const note: readonly ReportBlock[] =
        pen.words.inEnglish === "" ? [] : [{ kind: "note", text: pen.words.inEnglish, leads: true }];
      return prose === null ? [] : [...note, { kind: "prose", prose }];
    }
    case "facts":
    case "pairs":
      return [...heading(panel.title), { kind: "facts", rows: panel.facts.map((fact) => factRow(pen, fact)) }];
    case "figures":
      return [...heading(panel.title), { kind: "numbers", numbers: panel.facts.map((fact) => figure(pen, fact)) }];
    case "words":
      return [...heading(panel.title), { kind: "chips", items: panel.values.map((value) => pen.item(value)) }];
    case "links":
      return [{ kind: "facts", rows: [factRow(pen, { label: panel.title, values: panel.values })] }];
    case "advice":
      return [{ kind: "advice", sides: panel.sides.map((side) => adviceSide(pen, side)) }];
    case "entries":
      return drawEntries(pen, panel);
    case "cards": {
      const { rows, note } = capped(panel.cards, pen.maxRows, pen.messages.more);
      return [...heading(panel.title), { kind: "people", people: rows.map((card) => drawCard(pen, card)) }, ...note];
    }
    case "photos": {
      const { rows, note } = capped(panel.photos, pen.maxRows, pen.messages.more);
      return [{ kind: "photos", photos: rows.map((photo) => drawPhoto(pen, photo)) }, ...note];
    }
    case "table":
      return drawTable(pen, panel);
    case "posts": {
      const { rows, note } = capped(postsOnce(panel.posts), Math.min(MAX_POSTS, pen.maxRows), pen.messages.morePosts);
      return [...heading(panel.title), { kind: "posts", groups: drawPosts(pen, rows) }, ...note];
    }
    case "flags":
      return drawFlags(pen, panel);
    case "spans":
      return drawSpans(pen, panel);
    case "bars":
      return drawBars(pen, panel);
    case "splits":
      return drawSplits(pen, panel);
    case "columns":
      return drawColumns(pen, panel);
  }
}

export function heading(title: string | null): ReportBlock[] {
  return title === null ? [] : [{ kind: "heading", title }];
}

export function factRow(pen: Pen, { label, values }: PanelFact): ReportFactRow {
  return { label: line(label), items: values.slice(0, pen.maxRows).map((value) => pen.item(value)) };
}

function adviceSide(pen: Pen, { title, tone, facts }: PanelOf<"advice">["sides"][number]) {
  const rows = facts
    .slice(0, pen.maxRows)
    .flatMap(({ label, values }) => values.map((value) => ({ key: line(label), value: pen.item(value) })));
  return { title, tone, rows };
}

function figure(pen: Pen, { label, values: [value] }: PanelFact) {
  return { value: value?.text ?? "", label, refs: value === undefined ? [] : pen.numbering.at(value.pointer) };
}

function drawEntries(pen: Pen, { title, entries: all }: PanelOf<"entries">): ReportBlock[] {
  const { rows, note } = capped(all, pen.maxRows, pen.messages.more);
  const entries = rows.map((entry) => drawEntry(pen, entry));
  const dated = entries.some(({ when }) => when !== "");
  return [...heading(title), { kind: "entries", dated, entries }, ...note];
}

/** The title has the references of the whole entry. */
function drawEntry(pen: Pen, entry: PanelEntry) {
  const { link, picture } = entry;
  return {
    when: entry.when,
    title: pen.item(entry.name),
    under: entry.under.map(bareItem),
    details: [...entry.facts.map((fact) => inlineFact(pen, fact)), ...(link === null ? [] : [bareItem(link)])],
    body: entry.text === null ? null : bodyOf(entry.text.text),
    picture: pen.optionalPicture(picture),
    logo: picture?.frame === "logo",
  };
}

/** "Stock symbol: EXMPL" */
function inlineFact({ words }: Pen, { label, values }: PanelFact): Item {
  const text = values.map((value) => value.text).join(", ");
  return { t: line(label === "" ? text : words.labelled(label, text)) };
}

function drawCard(pen: Pen, { name, lines, facts, link, picture }: Card) {
  const href = linkOf(link?.href);
  return {
    name: { ...pen.item(name), ...href },
    under: [
      ...lines.map(bareItem),
      ...facts.map((fact) => inlineFact(pen, fact)),
      ...(link === null ? [] : [bareItem(link)]),
    ],
    picture: pen.picture(picture),
  };
}

/** The smaller picture if it was fetched, otherwise the large one. */
function drawPhoto(pen: Pen, { thumbnail, image, caption, alt, name }: ShownPhoto) {
  const picture: ShownPicture = { address: pen.hasPicture(thumbnail) ? thumbnail : image, name, frame: "photo", alt };
  return { picture: pen.picture(picture), caption: pen.item(caption) };
}

function drawTable(pen: Pen, { title, head, rows: all }: PanelOf<"table">): ReportBlock[] {
  const { rows, note } = capped(all, pen.maxRows, pen.messages.more);
  const cell = (value: Value | null): Item => (value === null ? { t: "–" } : bareItem(value));
  const table = rows.map(({ cells: [name, ...cells] }) => [pen.item(name), ...cells.map(cell)]);
  return [...heading(title), { kind: "table", head, widths: [3, 4, 2.2, 2.2], rows: table }, ...note];
}

/** The posts of each account together. A post published on several is drawn once, with the other places. */
function drawPosts(pen: Pen, posts: readonly PostOnce[]) {
  return [...Map.groupBy(posts, ({ post }) => post.head.text)].map(([head, all]) => ({
    head: { t: line(head) },
    posts: all.map((each) => drawPost(pen, each)),
  }));
}

/** Identifies a post wherever it is in a profile. */
function likeness({ head, when, text }: ShownPost): string {
  return [head.text, when?.text, text?.text].join("\n");
}

function drawPost(pen: Pen, once: PostOnce) {
  const { pointer, when, text, figures, picture } = once.post;
  const { elsewhere, again, left } = firstCopies(once);
  const also = elsewhere.map((other) => {
    const [platform = ""] = other.head.text.split(" · ");
    const more = factsOf(other).join(", ");
    return pen.item({ pointer: other.pointer, text: more === "" ? platform : `${platform} (${more})` });
  });
  return {
    refs: pen.numbering.at(pointer),
    also,
    again: again.map((other) => pen.item({ pointer: other.pointer, text: factsOf(other).join(", ") })),
    more: left > 0 ? pen.messages.copies(left) : "",
    date: when?.text ?? "",
    message: text === null ? null : bodyOf(text.text),
    counts: figures.map((value) => value.text).join(" · "),
    picture: pen.optionalPicture(picture),
  };
}

/** Its day and its figures. */
function factsOf({ when, figures }: ShownPost): readonly string[] {
  return [when?.text ?? "", ...figures.map(({ text }) => text)].filter((part) => part !== "");
}

/**
 * Flags that were raised, found as a topic or dismissed get rows; those that are clear, or were not judged, share one
 * line each: eight rows of "Clear" say no more.
 */
function drawFlags(pen: Pen, { title, note, flags }: PanelOf<"flags">): ReportBlock[] {
  const quiet = Map.groupBy(
    flags.filter(({ state }) => state === "clear" || state === "open"),
    ({ value }) => value.text,
  );
  const lines = [...quiet].map(([word, same]) => ({
    label: line(word),
    items: same.map(({ label, value }) => pen.item({ ...value, text: label })),
    inline: true,
  }));
  const raised = flags.filter(({ state }) => state !== "clear" && state !== "open");
  const rows = raised.map(({ label, state, value, link }) => ({
    label,
    state,
    word: value.text,
    item: link === null ? null : pen.item({ ...link, pointer: value.pointer }),
  }));
  return [
    ...heading(title),
    ...(rows.length === 0
      ? []
      : [{ kind: "matrix", head: pen.messages.flagsHead, rows } as const, { kind: "note", text: note } as const]),
    ...(lines.length === 0 ? [] : [{ kind: "facts", rows: lines } as const]),
  ];
}

function drawSpans(pen: Pen, { title, ticks, spans }: PanelOf<"spans">): ReportBlock[] {
  const refs = [...new Set(spans.flatMap(({ pointer }) => pen.numbering.at(pointer)))]
    .sort((a, b) => a - b)
    .slice(0, 8);
  const alt = pen.messages.charts.spans(spans.map(({ label, text }) => `${label}: ${text}`).join("; "));
  return [
    {
      kind: "spans",
      chart: { caption: title, alt: altOf(alt), refs },
      ticks,
      spans: spans.map(({ label, from, to, open }) => ({ label: shortLine(label, 75), from, to, open })),
    },
  ];
}

function drawBars(pen: Pen, { title, bars }: PanelOf<"bars">): ReportBlock[] {
  const alt = pen.messages.charts.bars(bars.map(({ label, value }) => `${label}: ${value.text}`).join("; "));
  const drawn = bars.map(
    ({ label, value, share }): Bar => ({
      label: line(label),
      value: value.text,
      share,
      refs: pen.numbering.at(value.pointer),
    }),
  );
  return [{ kind: "bars", chart: { caption: title, alt: altOf(alt) }, bars: drawn }];
}

function drawSplits(pen: Pen, { splits }: PanelOf<"splits">): ReportBlock[] {
  const drawn = splits.map(({ title, pointer, shares }) => ({
    chart: {
      caption: title,
      alt: pen.messages.charts.split(shares.map(({ label, value }) => `${label} ${value.text}`).join(", ")),
      refs: pen.numbering.at(pointer),
    },
    parts: shares.map(
      ({ label, value, percent, tone }): ReportPart => ({ label, text: value.text, value: percent, tone }),
    ),
  }));
  return [{ kind: "splits", splits: drawn }];
}

function drawColumns(pen: Pen, { charts }: PanelOf<"columns">): ReportBlock[] {
  const drawn = charts.map(({ title, pointer, top, columns }) => ({
    chart: {
      caption: title,
      alt: pen.messages.charts.columns(columns.map(({ label, text }) => `${label}: ${text}`).join("; ")),
      refs: pen.numbering.at(pointer),
    },
    top,
    columns: columns.map(({ label, share }) => ({ label, share })),
  }));
  return [{ kind: "columns", charts: drawn }];
}

function altOf(text: string): string {
  return cleanLine(text).slice(0, MAX_ALT).toWellFormed();
}
