import type { CaseStage } from "../domain/case-stage.ts";
import type { MentionKind } from "../domain/mention.ts";
import type { SectionName } from "../domain/lookup.ts";

/** A profile as people see it: one tree, drawn as PDF, on the web and in a terminal. It contains nothing unknown. */
export interface Presentation {
  readonly sections: readonly ShownSection[];
  /** The pages behind the profile. */
  readonly sources: readonly SourceLink[];
  /** Number of publishers, and of those with which another record agrees. */
  readonly publishers: { readonly all: number; readonly verified: number };
  /**
   * Sections that show nothing, by reason: the import had nothing and no outside source was searched; nothing suitable was imported either;
   * something was found, but none of it is shown; sources found nothing; no source for them is switched on; not part of this lookup.
   */
  readonly silences: readonly Silence[];
  /** Contradictions between the caller's details and the content of the URL they gave. */
  readonly contradictions: readonly string[];
  /** What the person had rectified, and what of a register they dispute. */
  readonly rectified: readonly string[];
}

export interface Silence {
  /** `undecided` is about records, which are in no section; the others are about sections that show nothing. */
  readonly state: "undecided" | "imported" | "unasked" | "unshown" | "nothing" | "notAsked" | "closed";
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

/** A value in words; its pointer leads to the evidence. */
export interface Value {
  /** JSON pointer (RFC 6901) into the lookup's `data`. */
  readonly pointer: string;
  readonly text: string;
  /** `https:`, `http:`, `mailto:` or `tel:`. */
  readonly href?: string;
}

export interface SourceLink extends Value {
  /** Another record agrees. */
  readonly verified: boolean;
}

/** A labelled value, or several of one kind. */
export interface PanelFact {
  readonly label: string;
  /** At least one. */
  readonly values: readonly Value[];
}

/** A renderer decides what to draw for a picture that cannot be shown; usually the initials of the name. */
export interface ShownPicture {
  readonly address: string;
  /** The name of the person or thing. */
  readonly name: string;
  readonly frame: "face" | "logo" | "side" | "photo" | "post" | "brand";
  /** What it shows, in words. */
  readonly alt: string;
}

/** Something with a name and details: a job, an event, a breach, an article. */
/** The stage of a case and its categories. */
export interface CaseOfEntry {
  readonly stage: CaseStage | undefined;
  readonly categories: readonly string[];
}

export interface PanelEntry {
  readonly pointer: string;
  /** The date in words; empty if not stated. */
  readonly when: string;
  /** A source says that the post is held on the profile's date. */
  readonly held: boolean;
  /** A public office, elected or appointed, according to a source that distinguishes them. */
  readonly isOffice: boolean;
  /** Of an article about the person's case: as on the wire, whatever language it is shown in. `null` for any other entry. */
  readonly ofCase: CaseOfEntry | null;
  /** An article that merely names the person. */
  readonly mention: MentionKind | null;
  readonly name: Value;
  readonly under: readonly Value[];
  readonly facts: readonly PanelFact[];
  readonly text: Value | null;
  readonly link: Value | null;
  readonly picture: ShownPicture | null;
}

/** A person or thing with a picture and a few words. */
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
  /** Where it was found: the host, or the photo's number. */
  readonly caption: Value;
  /** The page itself, if stated. */
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

/** A span on an axis of years. */
export interface YearSpan {
  readonly pointer: string;
  readonly label: string;
  /** Start and end in words. */
  readonly text: string;
  /** Start and end as shares of the axis, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** It is current. */
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
        /** One per column; `null` if not stated. The first is the row's name. */
        readonly cells: readonly [Value, ...(Value | null)[]];
      }[];
    }
  /** Another panel states its content in words. */
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
        /** Relative to the longest, 0 to 1. */
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
  /** Its content is derived from another panel. */
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
    /** Relative to the highest, 0 to 1. */
    readonly share: number;
    /** The entries behind it. */
    readonly pointers: readonly string[];
  }[];
}

export interface Flag {
  readonly label: string;
  /** Its wire name. */
  readonly flag: string;
  readonly state: "flagged" | "topic" | "clear" | "open" | "dismissed";
  readonly value: Value;
  /** The clearest post. */
  readonly link: Value | null;
}
