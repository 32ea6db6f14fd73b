import type { Summaries } from "../contract/summaries.ts";
import type { Evidence, Lookup, Probe } from "../contract/lookup.ts";
import type { ReportLanguage } from "../contract/language.ts";
import type { Confidentiality, Redaction } from "../contract/report-form.ts";
import type { SourceSites } from "../domain/known-sites.ts";
import type { PresentInput } from "../presentation/present.ts";
import type { AccessView } from "./blocks.ts";

export interface ReportInput {
  /** The wire object, with `data`. */
  readonly lookup: Lookup;
  /** The revision of the profile, for the signature. */
  readonly revision: number;
  /** Why the lookup was made, such as "due_diligence". */
  readonly purpose: string;
  /** Who requested it: the name of a member, or of a program's key; `null` for the operator. */
  readonly requester: string | null;
  /** JSON pointer → claims; a sentence is `/overviewSummary#char=from,to`, counted in UTF-16 code units. */
  readonly evidence: Evidence;
  readonly datasources: readonly {
    readonly datasourceId: string;
    readonly connector: string;
    readonly date: string | null;
    readonly source: string;
    /** The name of the file that it was imported from. */
    readonly file?: string;
    readonly judgement: "own" | "undecided";
    /** For a page: its own title. */
    readonly title?: string;
    /** Who published it, and when as written (ISO 8601); empty if it does not say. */
    readonly publisher?: string;
    readonly published?: string;
    /** Hash of the text served by `/datasources`, in hexadecimal digits. */
    readonly sha256?: string;
  }[];
  /** How many records are about this person, about namesakes, or undecided. */
  readonly identity?: {
    readonly own: number;
    readonly known: number;
    readonly other: number;
    readonly undecided: number;
  };
  readonly coverage: readonly Probe[];
  /** How many documents handed over with the lookup are still to be read; none by default. */
  readonly awaitedDocuments?: number;
  /** Address in the profile → picture bytes as fetched, unchecked. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly paper?: "a4" | "us-letter";
  readonly language?: ReportLanguage;
  /** The summaries in the report's language; any that are missing are in English. */
  readonly summaries?: Summaries;
  /** The operator's own picture, for the top of the first page. */
  readonly logo?: Uint8Array;
  /** Whom the report is prepared for. */
  readonly preparedFor?: string;
  /** Who may read it; at the top of every page. */
  readonly confidentiality?: Confidentiality;
  /** Who will sign it, and when: the process leaves room for the signature. */
  readonly signed?: { readonly name: string; readonly at: Date };
  /** What was masked and left out beforehand. */
  readonly redact?: Redaction;
  /** The previous lookup with the same person, purpose and kind, masked like this one. */
  readonly earlier?: PresentInput<Evidence>;
  /** Embeds the profile as `profile.json`; off unless requested. */
  readonly attachProfile?: boolean;
  /** The person's datasources as received, to be embedded; none unless requested. */
  readonly captures?: readonly { readonly datasourceId: string; readonly text: string }[];
}

/** How much of the report is attempted: everything; without pictures; also with fewer rows. */
export type Effort = "full" | "noPictures" | "short";

export interface RenderRequest {
  readonly input: ReportInput;
  readonly effort: Effort;
  /** What plug-ins state about hosts, because the process does not load them. */
  readonly sites: SourceSites;
}

/** Everything stored about a person, ready for typesetting. */
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
