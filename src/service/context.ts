import type { Blobs } from "../blobs/blobs.ts";
import type { Scope } from "../contract/scope.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import type { Purpose } from "../domain/purpose.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { Queue } from "../jobs/queue.ts";
import type { Log } from "../log.ts";
import type { StageContext } from "../pipeline/stage.ts";
import type { Renderer } from "../report/report.ts";
import type { Search } from "../search/search.ts";
import type { LookupWaiter } from "./lookup-waiter.ts";

/** What the use cases work with. Made once, by hand, in `main`. */
export interface ServiceContext {
  readonly database: Database;
  readonly db: Db;
  readonly search: Search;
  readonly queue: Queue;
  readonly waiter: LookupWaiter;
  readonly blobs: Blobs;
  readonly renderer: Renderer;
  readonly log: Log;
  readonly baseUrl: string;
  readonly keyring: Keyring;
  readonly now: () => Date;
  /** The context of a stage that runs under the given signal. */
  readonly stageContext: (signal: AbortSignal) => StageContext;
}

/** Who calls, and what their key may do. */
export interface Caller {
  readonly keyId: string;
  readonly accountId: string;
  readonly scopes: readonly Scope[];
  readonly purposes: readonly Purpose[];
  readonly defaultPurpose: Purpose;
}
