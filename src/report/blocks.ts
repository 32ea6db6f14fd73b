import type { Numbers } from "../presentation/numbering.ts";
import type { FontOrder } from "./fonts.ts";
import type { Text } from "./text.ts";

/** Numbers into the list of sources. */
export type ReferenceNumbers = Numbers;

/** A value with what it rests on. `href` is absolute and `https:`, `http:` or `mailto:`. */
export interface Item {
  readonly t: Text;
  readonly href?: string;
  readonly refs?: ReferenceNumbers;
}

/** A picture by its number in `View.pictures`; where it could not be read, the initials are drawn in its place. */
export interface PictureCell {
  readonly id: number | null;
  readonly alt: string;
  readonly initials: Text;
}

/** A paragraph in pieces: text, stressed text, and references after a sentence. */
export interface Prose {
  readonly lang: string;
  readonly rtl: boolean;
  readonly font: FontOrder;
  /** Some of it runs from right to left. */
  readonly bidi: boolean;
  readonly pieces: readonly (string | { readonly strong: string } | { readonly refs: ReferenceNumbers })[];
}

export interface ReportFactRow {
  readonly label: Text;
  readonly items: readonly Item[];
  /** All items on one line. */
  readonly inline?: boolean;
}

export interface ReportEntry {
  readonly when: string;
  readonly title: Item;
  readonly under: readonly Item[];
  readonly details: readonly Item[];
  readonly body: Text | null;
  readonly picture: PictureCell | null;
  /** A logo is drawn small and whole, another picture larger and cut to its frame. */
  readonly logo: boolean;
}

export interface ReportPerson {
  readonly name: Item;
  readonly under: readonly Item[];
  readonly picture: PictureCell;
}

export interface RiskCard {
  readonly label: string;
  readonly state: "found" | "nothing" | "notAsked";
  readonly word: string;
  readonly text: string;
  readonly refs: ReferenceNumbers;
}

export interface CoverageCell {
  readonly state: "found" | "absent" | "failed";
  readonly word: string;
}

export interface PostCard {
  readonly date: string;
  readonly refs: ReferenceNumbers;
  /** Where else the same was posted. */
  readonly also: Text | null;
  readonly message: Text | null;
  readonly counts: string;
  readonly picture: PictureCell | null;
}

export interface Bar {
  readonly label: Text;
  readonly value: string;
  /** Length, 0 to 1 of the longest. */
  readonly share: number;
  readonly refs?: ReferenceNumbers;
}

/** A stretch of time: start and end as shares of the axis, 0 to 1. */
export interface ReportSpan {
  readonly label: Text;
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
}

export interface ReportPart {
  readonly label: string;
  readonly text: string;
  /** In percent. */
  readonly value: number;
  readonly tone: "good" | "plain" | "bad" | "first" | "second";
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface Chart {
  readonly caption: string;
  /** What the chart says, in words, for those who do not see it. */
  readonly alt: string;
  readonly refs?: ReferenceNumbers;
}

export interface ReportColumnChart {
  readonly chart: Chart;
  readonly top: string;
  readonly columns: readonly { readonly label: string; readonly share: number }[];
}

export type ReportBlock =
  | { readonly kind: "heading"; readonly title: string }
  | { readonly kind: "prose"; readonly prose: Prose }
  | { readonly kind: "facts"; readonly rows: readonly ReportFactRow[] }
  | { readonly kind: "chips" | "list"; readonly items: readonly Item[] }
  | {
      readonly kind: "advice";
      readonly sides: readonly {
        readonly title: string;
        readonly tone: "good" | "bad";
        readonly rows: readonly { readonly key: Text; readonly value: Item }[];
      }[];
    }
  | { readonly kind: "entries"; readonly dated: boolean; readonly entries: readonly ReportEntry[] }
  | { readonly kind: "people"; readonly people: readonly ReportPerson[] }
  | { readonly kind: "photos"; readonly photos: readonly { readonly picture: PictureCell; readonly caption: Item }[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly widths: readonly number[];
      readonly rows: readonly (readonly Item[])[];
    }
  | {
      readonly kind: "numbers";
      readonly numbers: readonly { readonly value: string; readonly label: string; readonly refs: ReferenceNumbers }[];
    }
  | { readonly kind: "bars"; readonly chart: Chart; readonly bars: readonly Bar[] }
  | {
      readonly kind: "splits";
      readonly splits: readonly { readonly chart: Chart; readonly parts: readonly ReportPart[] }[];
    }
  | {
      readonly kind: "spans";
      readonly chart: Chart;
      readonly ticks: readonly Tick[];
      readonly spans: readonly ReportSpan[];
    }
  | { readonly kind: "columns"; readonly charts: readonly ReportColumnChart[] }
  | {
      readonly kind: "matrix";
      readonly head: readonly string[];
      readonly rows: readonly {
        readonly label: string;
        readonly state: "flagged" | "topic" | "clear" | "open" | "dismissed";
        readonly word: string;
        readonly item: Item | null;
      }[];
    }
  | { readonly kind: "risks"; readonly title: string; readonly risks: readonly RiskCard[] }
  | {
      readonly kind: "findings";
      readonly findings: readonly { readonly when: string; readonly label: string; readonly item: Item }[];
    }
  /** Who was asked by what, and how it ended; an empty cell was not asked. */
  | {
      readonly kind: "coverage";
      readonly head: readonly string[];
      readonly rows: readonly { readonly label: Text; readonly cells: readonly (CoverageCell | null)[] }[];
    }
  /** The posts of one account after each other. */
  | { readonly kind: "posts"; readonly groups: readonly { readonly head: Item; readonly posts: readonly PostCard[] }[] }
  | { readonly kind: "notes"; readonly notes: readonly { readonly title: string; readonly text: string }[] }
  /** `leads`: never alone at the foot of a page, without what it speaks of. */
  | { readonly kind: "note"; readonly text: string; readonly leads?: true };

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ReportBlock[];
}

export interface SourceRow {
  readonly number: number;
  readonly title: Item;
  /** What is shown of the address where the title is not the address itself. */
  readonly address: Item | null;
  readonly details: Text;
  /** The words by which it is cited first. */
  readonly quote: Text | null;
}

/** Everything the template reads. Every value is ready to be shown; the template decides nothing but the looks. */
export interface View {
  readonly paper: "a4" | "us-letter";
  readonly lang: string;
  readonly fonts: Readonly<Record<FontOrder, readonly string[]>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly document: {
    readonly title: string;
    readonly author: string;
    readonly description: string;
    readonly date: readonly [number, number, number];
  };
  /** Who may read it, on every page. */
  readonly confidentiality: string | null;
  /** "Trial" or "Preview", on every page. */
  readonly mark: string | null;
  readonly footer: string;
  /** Who had it made and for what, on every page: whoever passes a copy on passes on from whom they have it. */
  readonly requested: Text;
  readonly cover: {
    readonly name: Text;
    /** The name on one line of the page's head. */
    readonly short: Text;
    /** The name takes a smaller letter. */
    readonly long: boolean;
    readonly lines: readonly Text[];
    readonly aliases: { readonly label: string; readonly names: readonly Text[] } | null;
    /** How sure it is that all is of one person. */
    readonly certainty: {
      readonly label: string;
      readonly word: string;
      readonly why: string;
      readonly tone: "good" | "plain" | "bad";
    };
    readonly logo: PictureCell | null;
    readonly portrait: PictureCell;
    readonly facts: readonly { readonly label: string; readonly value: Item }[];
  };
  readonly brief: { readonly title: string; readonly blocks: readonly ReportBlock[] };
  /** A page of contents; only where the report is long. */
  readonly contents: boolean;
  readonly sections: readonly ReportSection[];
  readonly sources: readonly SourceRow[];
  readonly back: readonly ReportSection[];
  /** Address of a picture file of the job, by number; a picture that could not be read is not here. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Address of the profile to embed, when asked for. */
  readonly attachment: string | null;
  /** Address of the technical log to embed. */
  readonly log: string | null;
  /** The sources as they were received, when asked for. */
  readonly captures: readonly AttachedFile[];
}

/** A file of the job that is embedded. */
export interface AttachedFile {
  readonly path: string;
  readonly mime: string;
}

/** What the template of a person's access reads. */
export interface AccessView extends Pick<View, "paper" | "lang" | "fonts" | "labels" | "document" | "pictures"> {
  readonly title: string;
  readonly footer: string;
  readonly sections: readonly ReportSection[];
}

/** The places a picture can stand in; `pictures.ts` knows their sizes. */
export type PictureFrame = "portrait" | "face" | "logo" | "side" | "photo" | "post" | "brand";

/** A picture to be fetched out of the input. */
export interface WantedPicture {
  readonly id: number;
  readonly address: string;
  readonly frame: PictureFrame;
}
