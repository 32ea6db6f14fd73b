import type { SourceSetups } from "../asking/source-setups.ts";
import type { OcrCommand } from "../connectors/ocr-command.ts";
import type { ReadFiles } from "../connectors/read-files.ts";
import type { Blobs } from "../blobs/blobs.ts";
import type { Scope } from "../contract/scope.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import type { ShownLookups } from "../db/shown-lookup.ts";
import type { Purpose } from "../domain/purpose.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { Queue } from "../jobs/queue.ts";
import type { RightOfWay } from "../jobs/right-of-way.ts";
import type { Worker } from "../jobs/worker-id.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { Traces } from "../traces.ts";
import type { StageContext } from "../pipeline/stage.ts";
import type { ReadingRoom } from "../reading/reading-room.ts";
import type { ReportSigner } from "../config/report-signer.ts";
import type { Audit } from "../privacy/audit.ts";
import type { KeptCorrections } from "../privacy/kept-corrections.ts";
import type { Tombstones } from "../privacy/tombstones.ts";
import type { Renderer } from "../report/report.ts";
import type { Search } from "../search/search.ts";
import type { Receivers } from "../webhooks/receivers.ts";
import type { Desk } from "./desk.ts";
import type { Oidc } from "./oidc.ts";
import type { LookupWaiter } from "./lookup-waiter.ts";

/** The dependencies of the use cases. Built once, by hand, in `main`. */
export interface ServiceContext {
  readonly database: Database;
  readonly db: Db;
  readonly search: Search;
  readonly queue: Queue;
  readonly rightOfWay: RightOfWay;
  readonly shownLookups: ShownLookups;
  readonly waiter: LookupWaiter;
  readonly blobs: Blobs;
  /** The directory for files while they are imported. */
  readonly uploads: string;
  /** Reads the files of imports and lists. */
  readonly readFiles: ReadFiles;
  /** The operator's OCR command. */
  readonly ocr: OcrCommand | undefined;
  readonly renderer: Renderer;
  /** The operator's own logo, for every report; `null` for none. */
  readonly reportLogo: Uint8Array | null;
  /** Signs every report; `null` if the operator has no certificate for it. */
  readonly reportSigner: ReportSigner | null;
  /** Reads documents, and long lines of an import. */
  readonly reading: ReadingRoom;
  readonly log: Log;
  readonly baseUrl: string;
  readonly keyring: Keyring;
  /** Records every use of a key. */
  readonly audit: Audit;
  /** The public pages for data subjects; `null` if there are none. */
  readonly desk: Desk | null;
  /** Members' sign-in to the web; `null` if only keys are accepted. */
  readonly oidc: Oidc | null;
  /** Suppressions, erasures and removals, stored outside the database. */
  readonly tombstones: Tombstones;
  /** Corrections, stored there too. */
  readonly corrections: KeptCorrections;
  readonly metrics: Metrics;
  /** Receives spans; absent if nobody collects them. */
  readonly traces?: Traces;
  /** The settings of every source. */
  readonly sources: SourceSetups;
  /** Destinations of webhooks. */
  readonly receivers: Receivers;
  /** Requests per minute of keys created without a rate of their own; `null` for no limit. */
  readonly keyRate: number | null;
  readonly now: () => Date;
  /** Aborts when the service stops; those who wait get what there is. */
  readonly stopping: AbortSignal;
  /** Aborts when the process has been told to stop but still serves requests until its proxy has noticed. */
  readonly leaving: AbortSignal;
  /** This process among those that share the database. */
  readonly worker: Worker;
  /** Imports that this process is reading. */
  readonly importing: Set<string>;
  /** Tombstones whose follow-up this process is doing. */
  readonly following: Set<string>;
  /** The context of a stage under the given signal. */
  readonly stageContext: (signal: AbortSignal) => StageContext;
}

/** The caller, and what their key may do. */
export interface Caller {
  readonly keyId: string;
  /** Hash of the key as sent; `null` if a job acts for its key. */
  readonly keyHash: string | null;
  /** The web session that stands for the key; absent if the key itself was sent. */
  readonly sessionId?: string;
  /** The member whose key it is; `null` for a program's. */
  readonly memberId: string | null;
  readonly accountId: string;
  readonly scopes: readonly Scope[];
  readonly purposes: readonly Purpose[];
  readonly defaultPurpose: Purpose;
  /** Requests per minute; `null` for no limit. */
  readonly rateLimit: number | null;
}
