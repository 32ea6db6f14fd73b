import type { SectionName } from "../domain/lookup.ts";

/** A profile as people see it: the same tree is drawn as a PDF, on the web and on a terminal. Nothing unknown is in it. */
export interface Presentation {
  readonly sections: readonly ShownSection[];
  /** The pages that the profile rests on. */
  readonly sources: readonly SourceLink[];
  /** How many published them; of how many an independent record agrees. */
  readonly publishers: { readonly all: number; readonly verified: number };
  /** The sections that show nothing, by why: what was imported knew nothing and nobody outside was asked, nothing that could tell was imported either, nobody knew anything, no source is on for them, they are not of this lookup. */
  readonly silences: readonly Silence[];
  /** Where what stands under an address that the caller gave speaks against it. */
  readonly contradictions: readonly string[];
  /** What the person had rectified, and what of a register they dispute. */
  readonly rectified: readonly string[];
}

export interface Silence {
  /** `undecided` is of records, which feed no section; the others are of sections that show nothing. */
  readonly state: "undecided" | "imported" | "unasked" | "nothing" | "notAsked" | "closed";
  /** In the order of a report. */
  readonly sections: readonly SectionName[];
  readonly text: string;
}

export interface ShownSection {
  readonly name: SectionName;
  readonly title: string;
  /** At least one. */
  readonly panels: readonly Panel[];
}

/** A value in words. What stands behind it is found under its pointer. */
export interface Value {
  /** RFC 6901, into the lookup's `data`. */
  readonly pointer: string;
  readonly text: string;
  /** `https:`, `http:`, `mailto:` or `tel:`. */
  readonly href?: string;
}

export interface SourceLink extends Value {
  /** An independent record agrees with it. */
  readonly verified: boolean;
}

/** A value, or several of one kind, under its name. */
export interface PanelFact {
  readonly label: string;
  /** At least one. */
  readonly values: readonly Value[];
}

/** What is drawn of a picture that cannot be shown is up to who draws: mostly the initials of the name. */
export interface ShownPicture {
  readonly address: string;
  /** Of whom or what it is. */
  readonly name: string;
  readonly frame: "face" | "logo" | "side" | "photo" | "post" | "brand";
  /** What it shows, in words. */
  readonly alt: string;
}

/** Something with a name and what is known of it: a job, an event, a breach, an article. */
export interface PanelEntry {
  readonly pointer: string;
  /** When it was, in words; empty where that is not stated. */
  readonly when: string;
  /** A post that a source says is held on the day of the profile. */
  readonly held: boolean;
  /** A public office, elected or appointed, by a source that tells offices from other posts. */
  readonly isOffice: boolean;
  readonly name: Value;
  readonly under: readonly Value[];
  readonly facts: readonly PanelFact[];
  readonly text: Value | null;
  readonly link: Value | null;
  readonly picture: ShownPicture | null;
}

/** Somebody or something with a picture beside a few words. */
export interface Card {
  readonly pointer: string;
  readonly name: Value;
  readonly lines: readonly Value[];
  readonly facts: readonly PanelFact[];
  readonly link: Value | null;
  readonly picture: ShownPicture;
}

export interface ShownPhoto {
  readonly pointer: string;
  readonly thumbnail: string;
  readonly image: string;
  /** Where it was found: the name of the host, or the photo's number. */
  readonly caption: Value;
  /** The page itself, where it is stated. */
  readonly source: Value | null;
  readonly alt: string;
  readonly name: string;
}

export interface ShownPost {
  readonly pointer: string;
  /** Platform and author. */
  readonly head: Value;
  readonly when: Value | null;
  readonly text: Value | null;
  readonly figures: readonly Value[];
  readonly picture: ShownPicture | null;
}

/** A stretch of time on a line of years. */
export interface YearSpan {
  readonly pointer: string;
  readonly label: string;
  /** Start and end in words. */
  readonly text: string;
  /** Start and end as shares of the axis, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** It lasts. */
  readonly open: boolean;
}

export interface ShareOfWhole {
  readonly label: string;
  readonly value: Value;
  /** In percent. */
  readonly percent: number;
  readonly tone: "good" | "plain" | "bad" | "first" | "second";
}

/** A part of a section, by how it is drawn. */
export type Panel =
  | { readonly kind: "summary"; readonly pointer: string; readonly title: string; readonly text: string }
  | {
      readonly kind: "facts" | "pairs" | "figures";
      readonly title: string | null;
      readonly facts: readonly PanelFact[];
    }
  | { readonly kind: "words" | "links"; readonly title: string; readonly values: readonly Value[] }
  | {
      readonly kind: "advice";
      readonly sides: readonly {
        readonly title: string;
        readonly tone: "good" | "bad";
        readonly facts: readonly PanelFact[];
      }[];
    }
  | { readonly kind: "entries"; readonly title: string | null; readonly entries: readonly PanelEntry[] }
  | { readonly kind: "cards"; readonly title: string; readonly cards: readonly Card[] }
  | { readonly kind: "photos"; readonly photos: readonly ShownPhoto[] }
  | {
      readonly kind: "table";
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly {
        readonly pointer: string;
        readonly picture: ShownPicture | null;
        /** One for each column; `null` where it is not stated. The first is the row's name. */
        readonly cells: readonly [Value, ...(Value | null)[]];
      }[];
    }
  /** What it draws stands in words in another panel too. */
  | {
      readonly kind: "spans";
      readonly title: string;
      readonly ticks: readonly { readonly at: number; readonly label: string }[];
      readonly spans: readonly YearSpan[];
    }
  | {
      readonly kind: "bars";
      readonly title: string;
      readonly bars: readonly {
        readonly label: string;
        readonly value: Value;
        /** Of the longest, 0 to 1. */
        readonly share: number;
      }[];
    }
  | {
      readonly kind: "splits";
      readonly splits: readonly {
        readonly title: string;
        readonly pointer: string;
        readonly shares: readonly ShareOfWhole[];
      }[];
    }
  /** What it draws is counted out of another panel. */
  | { readonly kind: "columns"; readonly charts: readonly ColumnChart[] }
  | { readonly kind: "flags"; readonly title: string; readonly note: string; readonly flags: readonly Flag[] }
  | { readonly kind: "posts"; readonly title: string; readonly posts: readonly ShownPost[] };

/** The panels of a kind. */
export type PanelOf<Kind extends Panel["kind"]> = OfKind<Panel, Kind>;

type OfKind<Each, Kind> = Each extends { readonly kind: infer Kinds } ? (Kind extends Kinds ? Each : never) : never;

export interface ColumnChart {
  readonly title: string;
  readonly pointer: string;
  /** The highest column, in words. */
  readonly top: string;
  readonly columns: readonly {
    readonly label: string;
    readonly text: string;
    /** Of the highest, 0 to 1. */
    readonly share: number;
  }[];
}

export interface Flag {
  readonly label: string;
  /** Its name on the wire. */
  readonly flag: string;
  readonly state: "flagged" | "topic" | "clear" | "open" | "dismissed";
  readonly value: Value;
  /** The post that shows it most. */
  readonly link: Value | null;
}
