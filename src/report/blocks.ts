import type { Numbers } from "../presentation/numbering.ts";
import type { FontOrder } from "./fonts.ts";
import type { Text } from "./text.ts";

/** Numbers in the list of sources. */
export type ReferenceNumbers = Numbers;

/** A value with its evidence. `href` is absolute and `https:`, `http:` or `mailto:`. */
export interface Item {
  readonly t: Text;
  readonly href?: string;
  readonly refs?: ReferenceNumbers;
}

/** A picture by its number in `View.pictures`; if it could not be read, the initials are drawn instead. */
export interface PictureCell {
  readonly id: number | null;
  readonly alt: string;
  readonly initials: Text;
}

/** A paragraph in pieces: text, emphasised text, and references after a sentence. */
export interface Prose {
  readonly lang: string;
  readonly rtl: boolean;
  readonly font: FontOrder;
  /** Some of it is written from right to left. */
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
  /** A logo is drawn small and uncropped, other pictures larger and cropped to their frame. */
  readonly logo: boolean;
}

export interface ReportPerson {
  readonly name: Item;
  readonly under: readonly Item[];
  readonly picture: PictureCell;
}

export interface RiskCard {
  readonly name: string;
  readonly label: string;
  readonly state: "found" | "untold" | "nothing" | "notAsked";
  readonly tone: "warning" | "fact" | "unclear" | "clear" | "open";
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
  /** Where else the post was published, each with the sources of what is said of it there. */
  readonly also: readonly Item[];
  readonly again: readonly Item[];
  /** How many more copies there are, in words. */
  readonly more: string;
  readonly message: Text | null;
  readonly counts: string;
  readonly picture: PictureCell | null;
}

export interface Bar {
  readonly label: Text;
  readonly value: string;
  /** The length as a share of the longest, 0 to 1. */
  readonly share: number;
  readonly refs?: ReferenceNumbers;
}

/** A period of time: start and end as shares of the axis, 0 to 1. */
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
  /** The chart in words, for people who cannot see it. */
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
  /** Which source was asked with which kind of identifier, and the outcome; an empty cell was not asked. */
  | {
      readonly kind: "coverage";
      readonly head: readonly string[];
      readonly rows: readonly { readonly label: Text; readonly cells: readonly (CoverageCell | null)[] }[];
    }
  /** The posts of one account in sequence. */
  | { readonly kind: "posts"; readonly groups: readonly { readonly head: Item; readonly posts: readonly PostCard[] }[] }
  | { readonly kind: "notes"; readonly notes: readonly { readonly title: string; readonly text: string }[] }
  /** `leads`: stays with what follows, never alone at the foot of a page. */
  | { readonly kind: "note"; readonly text: string; readonly leads?: true };

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ReportBlock[];
}

export interface SourceRow {
  readonly number: number;
  readonly title: Item;
  /** The address to show, unless the title is the address itself. */
  readonly address: Item | null;
  readonly details: Text;
  /** The words first quoted from it. */
  readonly quote: Text | null;
}

/** Everything the template reads. Every value is ready to show; the template decides only the appearance. */
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
  /** Who may read it; on every page. */
  readonly confidentiality: string | null;
  /** "Trial" or "Preview"; on every page. */
  readonly mark: string | null;
  readonly footer: string;
  /** Who requested it and why; on every page, so that whoever passes on a copy shows where it came from. */
  readonly requested: Text;
  readonly cover: {
    readonly name: Text;
    /** The name on one line, for the page header. */
    readonly short: Text;
    /** The name is set in a smaller size. */
    readonly long: boolean;
    readonly lines: readonly Text[];
    readonly aliases: { readonly label: string; readonly names: readonly Text[] } | null;
    /** How certain it is that everything is about one person. */
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
  /** Whether there is a table of contents: only in a long report. */
  readonly contents: boolean;
  readonly sections: readonly ReportSection[];
  readonly sources: readonly SourceRow[];
  readonly back: readonly ReportSection[];
  /** Paths of the job's picture files, by number; without pictures that could not be read. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The path of the profile to embed, if requested. */
  readonly attachment: string | null;
  /** The path of the technical log to embed. */
  readonly log: string | null;
  /** The captures of the sources, if requested. */
  readonly captures: readonly AttachedFile[];
}

/** A file of the job to embed. */
export interface AttachedFile {
  readonly path: string;
  readonly mime: string;
}

/** What the template for a person's access copy reads. */
export interface AccessView extends Pick<View, "paper" | "lang" | "fonts" | "labels" | "document" | "pictures"> {
  readonly title: string;
  readonly footer: string;
  readonly sections: readonly ReportSection[];
}

/** The frames that a picture can be placed in; `pictures.ts` has their sizes. */
export type PictureFrame = "portrait" | "face" | "logo" | "side" | "photo" | "post" | "brand";

/** A picture to take from the input. */
export interface WantedPicture {
  readonly id: number;
  readonly address: string;
  readonly frame: PictureFrame;
}
