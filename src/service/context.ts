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

/** What the use cases work with. Made once, by hand, in `main`. */
export interface ServiceContext {
  readonly database: Database;
  readonly db: Db;
  readonly search: Search;
  readonly queue: Queue;
  readonly rightOfWay: RightOfWay;
  readonly shownLookups: ShownLookups;
  readonly waiter: LookupWaiter;
  readonly blobs: Blobs;
  /** The directory in which files lie while they are read for an import. */
  readonly uploads: string;
  /** Reads the files of imports and lists. */
  readonly readFiles: ReadFiles;
  /** The operator's program for pictures of words. */
  readonly ocr: OcrCommand | undefined;
  readonly renderer: Renderer;
  /** The operator's own, for every report; `null` for none. */
  readonly reportLogo: Uint8Array | null;
  /** By what every report is signed; `null` where the operator has no certificate for it. */
  readonly reportSigner: ReportSigner | null;
  /** Where documents are read, and long lines of an import. */
  readonly reading: ReadingRoom;
  readonly log: Log;
  readonly baseUrl: string;
  readonly keyring: Keyring;
  /** Where every use of a key is noted. */
  readonly audit: Audit;
  /** The public pages for people who ask; `null` where there are none. */
  readonly desk: Desk | null;
  /** Where members sign in to the web; `null` where keys alone open it. */
  readonly oidc: Oidc | null;
  /** Who was suppressed or erased, and what was removed, as it lies outside the database. */
  readonly tombstones: Tombstones;
  /** What people had corrected, as it lies there. */
  readonly corrections: KeptCorrections;
  readonly metrics: Metrics;
  /** Where spans go; absent where nobody receives them. */
  readonly traces?: Traces;
  /** What is set for each source. */
  readonly sources: SourceSetups;
  /** Who may be told of lookups. */
  readonly receivers: Receivers;
  /** Requests a minute of keys that are made without a rate of their own; `null` for any number. */
  readonly keyRate: number | null;
  readonly now: () => Date;
  /** Aborts when the service stops: whoever waits is answered with what there is. */
  readonly stopping: AbortSignal;
  /** Aborted when the process has been told to stop, and answers until its proxy has noticed. */
  readonly leaving: AbortSignal;
  /** This process among those on the database. */
  readonly worker: Worker;
  /** The imports that this process reads at the moment. */
  readonly importing: Set<string>;
  /** Tombstones of which this process does what follows. */
  readonly following: Set<string>;
  /** The context of a stage that runs under the given signal. */
  readonly stageContext: (signal: AbortSignal) => StageContext;
}

/** Who calls, and what their key may do. */
export interface Caller {
  readonly keyId: string;
  /** Of the key as it was sent; `null` where a job acts for its key. */
  readonly keyHash: string | null;
  /** Of the web session that stands for the key; absent where the key itself was sent. */
  readonly sessionId?: string;
  /** Whose key it is; `null` for a program's. */
  readonly memberId: string | null;
  readonly accountId: string;
  readonly scopes: readonly Scope[];
  readonly purposes: readonly Purpose[];
  readonly defaultPurpose: Purpose;
  /** Requests a minute; `null` for any number. */
  readonly rateLimit: number | null;
}
