import type { Summaries } from "../contract/summaries.ts";
import type { Evidence, Lookup, Probe } from "../contract/lookup.ts";
import type { ReportLanguage } from "../contract/language.ts";
import type { Confidentiality } from "../contract/report-form.ts";
import type { PresentInput } from "../presentation/present.ts";
import type { AccessView } from "./blocks.ts";

export interface ReportInput {
  /** The wire object, with `data`. */
  readonly lookup: Lookup;
  /** Of the lookup's profile, for the signature. */
  readonly revision: number;
  /** Why the lookup was made, such as "due_diligence". */
  readonly purpose: string;
  /** Who had it made: the name of a member, or of a program's key. */
  readonly requester: string;
  /** JSON pointer → claims; a sentence is `/overviewSummary#char=from,to`, counted in UTF-16 code units. */
  readonly evidence: Evidence;
  readonly datasources: readonly {
    readonly datasourceId: string;
    readonly connector: string;
    readonly date: string | null;
    readonly source: string;
    /** The name of the file that it was imported in. */
    readonly file?: string;
    readonly judgement: "own" | "undecided";
    /** Of a page: what it calls itself. */
    readonly title?: string;
    /** Of the text as `/datasources` serves it, in hexadecimal digits. */
    readonly sha256?: string;
  }[];
  /** How many records are of this person, of others of the name, of whom nobody can tell. */
  readonly identity?: { readonly own: number; readonly other: number; readonly undecided: number };
  readonly coverage: readonly Probe[];
  /** Address as it stands in the profile → picture bytes as fetched; unchecked. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly paper?: "a4" | "us-letter";
  readonly language?: ReportLanguage;
  /** The summaries in that language; those that are not among them stand in English. */
  readonly summaries?: Summaries;
  /** The operator's own picture at the head of the first page. */
  readonly logo?: Uint8Array;
  /** Whom it is prepared for. */
  readonly preparedFor?: string;
  /** Who may read it, at the head of every page. */
  readonly confidentiality?: Confidentiality;
  /** Whose signature it is to get, and when: the process leaves room for it. */
  readonly signed?: { readonly name: string; readonly at: Date };
  /** What was masked in it before. */
  readonly redact?: "contacts";
  /** The lookup before it of the same person, purpose and kind, with what it says masked as this one. */
  readonly earlier?: PresentInput;
  /** Embeds the profile as `profile.json`; off unless asked for. */
  readonly attachProfile?: boolean;
  /** The datasources of the person as they were received, to be embedded; none unless asked for. */
  readonly captures?: readonly { readonly datasourceId: string; readonly text: string }[];
}

/** How much of the report is attempted: all; without pictures; with few rows as well. */
export type Effort = "full" | "noPictures" | "short";

export interface RenderRequest {
  readonly input: ReportInput;
  readonly effort: Effort;
}

/** What is held of a person, ready to be set. */
export interface AccessRequest {
  readonly view: AccessView;
}

export type RenderReply =
  | {
      readonly pdf: Uint8Array;
      readonly pages: number;
      readonly refusal: string | null;
      readonly badPictures: number;
      readonly rssBytes: number;
    }
  | { readonly error: string };
