import type { FastifyInstance } from "fastify";
import { buildApp } from "./api/app.ts";
import { createOutbound } from "./asking/outbound.ts";
import { openSourceSetups } from "./asking/source-setups.ts";
import { openBlobs } from "./blobs/open-blobs.ts";
import type { Config } from "./config/config.ts";
import { readConnectorSetups } from "./config/connector-setups.ts";
import { makeDataDirectory } from "./config/data-directory.ts";
import { ocrCommandIn } from "./connectors/ocr-command.ts";
import { type ReadFiles, readFiles } from "./connectors/read-files.ts";
import { loadPlugins } from "./connectors/plugins.ts";
import { createRegistry } from "./connectors/registry.ts";
import { releaseLeftIdempotencyKeys } from "./db/idempotency.ts";
import { migrate, tellMigrations } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { countWaiting } from "./db/waiting.ts";
import { createShownLookups } from "./db/shown-lookup.ts";
import { refuseOtherReplica, refusePooler, whenDirectIsThere, whenThere } from "./db/start.ts";
import { startUpkeep } from "./db/upkeep.ts";
import { openQueue, QueueStopped } from "./jobs/queue.ts";
import { openRightOfWay } from "./jobs/right-of-way.ts";
import { joinWorkers } from "./jobs/worker-id.ts";
import { readSecondReaderSetup } from "./config/second-reader-setup.ts";
import { refuseUnknownVariables } from "./config/known-variables.ts";
import { readAuditHeadFile } from "./config/audit-head-file.ts";
import { readDeskSetup } from "./config/desk-setup.ts";
import { readOidcSetup } from "./config/oidc-setup.ts";
import { readS3Setup } from "./config/s3-setup.ts";
import { readTracesSetup } from "./config/traces-setup.ts";
import { readMetricsPort } from "./config/metrics-port.ts";
import { readTombstonesFile } from "./config/tombstones-file.ts";
import { readReportLogo } from "./config/report-logo.ts";
import { readReportSigner } from "./config/report-signer.ts";
import { readWebhookOrigins } from "./config/webhook-origins.ts";
import type { Log } from "./log.ts";
import { createMetrics, type Metrics, serveMetrics } from "./metrics.ts";
import { runLookup } from "./pipeline/run.ts";
import type { StageContext } from "./pipeline/stage.ts";
import { openAudit } from "./privacy/audit.ts";
import { type AuditHeads, keepAuditHeads, readSeenTombstone } from "./privacy/audit-heads.ts";
import { startRetention } from "./privacy/retention.ts";
import { createSealedBlobs } from "./privacy/sealed-blobs.ts";
import { openCorrections } from "./privacy/kept-corrections.ts";
import { openTombstones } from "./privacy/tombstones.ts";
import { openReadingRoom, type ReadingRoom } from "./reading/reading-room.ts";
import { createRenderer, openRenderProcesses, type RenderProcesses } from "./report/report.ts";
import { createSearch } from "./search/search.ts";
import { openSecondReader } from "./second-reader/ask-model.ts";
import { catchUp } from "./service/catch-up.ts";
import type { ServiceContext } from "./service/context.ts";
import { ensurePresetKey } from "./service/first-key.ts";
import { showKeys } from "./service/show-keys.ts";
import { listenError, tryAddress } from "./service/try-address.ts";
import { openInstallationKeyring } from "./service/installation-secret.ts";
import { finishErasure } from "./service/erase-person.ts";
import { startFollowUps } from "./service/follow-up.ts";
import { startLeftImports } from "./service/left-imports.ts";
import { startLeftRebuilds } from "./service/left-rebuilds.ts";
import { openDesk } from "./service/desk.ts";
import { startDeskClock } from "./service/desk-clock.ts";
import { startRectifying } from "./service/rectify-person.ts";
import { openOidc } from "./service/oidc.ts";
import { startBulks } from "./service/run-bulks.ts";
import { createLookupWaiter } from "./service/lookup-waiter.ts";
import { seedSamplePeople } from "./service/seed-sample-people.ts";
import { openUploads } from "./service/uploads.ts";
import { Stops } from "./stops.ts";
import { startDeliveries } from "./webhooks/deliveries.ts";
import { openReceivers } from "./webhooks/receivers.ts";

const RENDER_PROCESSES = 2;
const RENDER_TIMEOUT_MS = 30_000;
/** How long running lookups may take to end; then they are left to whoever starts next. */
const STOP_GRACE_MS = 1_500;

/** A running service. */
export interface Service {
  stop(): Promise<void>;
  /**
   * Tells whoever asks at `/readyz` that requests should go elsewhere from now on; those that still arrive are
   * answered.
   */
  leave(): void;
  /** The unfinished steps of a stop, and how long each has taken so far, in milliseconds. */
  readonly stopping: string;
}

export interface ServeOptions {
  /** Whether to create and show another key. */
  readonly newKey: boolean;
  /** If two secrets differ, accept the one that is available. */
  readonly acceptSecret: boolean;
  /** If tombstones are lost or another database's, use those of the database. */
  readonly acceptTombstones: boolean;
  /**
   * Shared by several services in one process, and closed by whoever starts them; by default, each service has its own.
   */
  readonly workshops?: Workshops;
}

/** Where work runs in threads or processes of its own. */
export interface Workshops {
  readonly reading: ReadingRoom;
  readonly renderProcesses: RenderProcesses;
  /** Reads the operator's files. */
  readonly readFiles: ReadFiles;
}

/**
 * @param plugins the operator's, which every thread loads
 * @param limits of the reading room, if they differ from its own
 */
export function openWorkshops(
  plugins: readonly string[] = [],
  limits: Parameters<typeof openReadingRoom>[0] = {},
): Workshops {
  return {
    reading: openReadingRoom(limits, plugins),
    renderProcesses: openRenderProcesses({ processes: RENDER_PROCESSES, timeoutMs: RENDER_TIMEOUT_MS }),
    readFiles,
  };
}

async function closeWorkshops({ reading, renderProcesses }: Workshops): Promise<void> {
  await Promise.all([reading.close(), renderProcesses.close()]);
}

/**
 * Wires everything by hand, and opens the port.
 *
 * @param env the environment that `config` was read from, because connectors have variables of their own
 */
export async function serve(config: Config, env: NodeJS.ProcessEnv, log: Log, options: ServeOptions): Promise<Service> {
  const plugins = await loadPlugins(config.plugins);
  const { connectors } = createRegistry(plugins.map(({ source }) => source));
  refuseUnknownVariables(env, connectors);
  const setups = readConnectorSetups(env, connectors);
  const modelSetup = readSecondReaderSetup(env);
  const metricsPort = readMetricsPort(env, config.port);
  const webhookOrigins = readWebhookOrigins(env);
  const reportLogo = readReportLogo(env);
  const reportSigner = readReportSigner(env);
  const deskSetup = readDeskSetup(env);
  const oidcSetup = readOidcSetup(env);
  const s3Setup = readS3Setup(env);
  const tracesSetup = readTracesSetup(env);
  const headFile = readAuditHeadFile(env);
  const ocr = ocrCommandIn(env);
  if (config.role !== "worker") await tryAddress(config);
  if (metricsPort !== null) await tryAddress({ ...config, port: metricsPort }, "CANDOR_METRICS_PORT");
  makeDataDirectory(config.dataDir);
  const database = await openDatabase({ ...config, log });
  const stops = new Stops();
  let app: FastifyInstance | null = null;
  // Last: until then it tells clients that the service is stopping.
  stops.used("door", () => app?.close());
  stops.used("database", () => database.close());
  const stopping = new AbortController();
  const leaving = new AbortController();
  const stop = async () => {
    // Running work that is interrupted by this has not failed.
    stopping.abort(new QueueStopped("the service stops"));
    return await stops.run();
  };
  try {
    await whenThere(database, () => migrate(database, undefined, undefined, tellMigrations(log)), log);
    if (config.databaseUrl !== null && config.databaseDirectUrl === null) await refusePooler(config.databaseUrl);
    if (config.databaseDirectUrl !== null) await whenDirectIsThere(config.databaseDirectUrl, log);
    if (database.replica) await refuseOtherReplica(database.replica, log);
    const keyring = await openInstallationKeyring(database.db, { ...config, accept: options.acceptSecret }, log);
    stops.used("keyring", () => keyring.close());
    const audit = openAudit(database.db, keyring, log);
    stops.used("audit", () => audit.close());
    const now = () => new Date();
    let heads: AuditHeads | null = null;
    stops.used("auditHeads", () => heads?.close());
    const beside = readTombstonesFile(env);
    const seen = headFile === null ? null : readSeenTombstone(headFile);
    const { missing, copy } = await openTombstones(database.db, beside, options.acceptTombstones, seen);
    const corrections = openCorrections({ db: database.db, keyring, log }, `${beside}-corrections`);
    const shared = database.engine === "postgres";
    const sources = await openSourceSetups({ db: database.db, keyring, log }, setups, { ...config, shared });
    stops.used("sources", () => sources.close());
    const outbound = createOutbound(config, sources, setups);
    stops.used("outbound", () => outbound.close());
    const metrics = createMetrics(
      () => countWaiting(database.db),
      () => database.replica?.reads,
    );
    // Load its libraries only if they are needed.
    const traces = tracesSetup && (await import("./traces.ts")).openTraces(tracesSetup, { ...config, log });
    stops.used("traces", () => traces?.close());
    const receivers = openReceivers({ offline: config.offline, origins: webhookOrigins });
    stops.used("receivers", () => receivers.close());
    const desk = openDesk(deskSetup, { log, offline: config.offline });
    stops.used("desk", () => desk?.close());
    const oidc = oidcSetup && openOidc(oidcSetup, config);
    stops.used("oidc", () => oidc?.close());
    const secondReader = modelSetup && openSecondReader(modelSetup, config);
    stops.used("secondReader", () => secondReader?.close());
    const queue = await openQueue(database, log);
    const rightOfWay = openRightOfWay();
    stops.working("queue", () => queue.stop(STOP_GRACE_MS));
    const search = createSearch(database, { keyring });
    stops.used("search", () => search.close());
    const waiter = await createLookupWaiter(database, log, stopping.signal);
    stops.used("waiter", () => waiter.close());
    const workshops = options.workshops ?? openWorkshops(config.plugins);
    if (options.workshops === undefined) stops.used("workshops", () => closeWorkshops(workshops));
    const { reading, renderProcesses } = workshops;
    const renderer = createRenderer({ pool: renderProcesses, keyring, signer: reportSigner, log });
    const stageContext = (signal: AbortSignal): StageContext => ({
      nameQuestions: config.nameQuestions,
      db: database.db,
      connectors,
      outbound,
      baseUrl: config.baseUrl,
      keyring,
      log,
      signal,
      now,
      reading,
      search,
      metrics,
      giveWay: rightOfWay.giveWay,
      ...(traces && { traces }),
      ...(secondReader && { secondReader }),
    });
    const uploads = await openUploads(config.dataDir, database.engine === "embedded", log);
    stops.used("uploads", () => uploads.close());
    const stored = await openBlobs({ dataDir: config.dataDir, s3: s3Setup });
    const blobs = createSealedBlobs(stored, { db: database.db, keyring });
    stops.used("blobs", () => blobs.close());
    const worker = await joinWorkers(database);
    stops.used("worker", () => worker.leave());
    const context: ServiceContext = {
      database,
      db: database.db,
      search,
      queue,
      rightOfWay,
      shownLookups: createShownLookups(database, keyring),
      waiter,
      blobs,
      uploads: uploads.directory,
      readFiles: workshops.readFiles,
      ocr,
      renderer,
      reportLogo,
      reportSigner,
      reading,
      log,
      baseUrl: config.baseUrl,
      keyring,
      audit,
      desk,
      oidc,
      tombstones: {
        missing,
        async copy() {
          await copy();
          await heads?.note();
        },
      },
      corrections,
      metrics,
      ...(traces && { traces }),
      receivers,
      sources,
      keyRate: config.rates.key,
      now,
      leaving: leaving.signal,
      stopping: stopping.signal,
      worker,
      importing: new Set(),
      following: new Set(),
      stageContext,
    };
    if (!shared) await releaseLeftIdempotencyKeys(database.db);
    await catchUp(context);
    // Not earlier: a head that names less than the file would make the next start accept an older file.
    if (headFile !== null) heads = keepAuditHeads({ db: database.db, audit, log, now }, headFile);
    stops.working("followUps", startFollowUps(context, finishErasure(context)));
    stops.working("leftImports", await startLeftImports(context));
    if (config.samples) await seedSamplePeople(context, config.samples);
    if (config.apiKey !== null) await ensurePresetKey(database.db, config.apiKey);
    if (config.role !== "api") {
      await queue.work({
        concurrency: config.concurrentLookups,
        worker,
        run: (lookupId, signal) =>
          runLookup(lookupId, worker.id, stageContext(AbortSignal.any([stopping.signal, signal]))),
      });
      stops.working("bulks", startBulks(context));
      stops.working("upkeep", startUpkeep(database, log));
      stops.working("deliveries", startDeliveries(context));
      stops.working("deskClock", startDeskClock(context));
      stops.working("rectifying", startRectifying(context));
      stops.working("leftRebuilds", startLeftRebuilds(context));
      const { otherDays } = config;
      stops.working("retention", startRetention({ ...context, otherDays, sealEarlierBlobs: blobs.sealEarlier }));
    }
    if (metricsPort !== null) stops.used("metrics", await listenForMetrics(metrics, config, metricsPort));
    if (config.role !== "worker") app = await buildApp(context, config);
    stops.working("answers", () => app?.settle());
    const port = app && (await listen(app, config));
    // A key shown before the port turned out to be taken would be lost.
    await showKeys(config, database, options.newKey);
    log.info({ engine: database.engine, role: config.role, port }, "ready");
    return {
      stop: async () => log.info(await stop(), "stopped"),
      leave: () => leaving.abort(),
      get stopping() {
        return stops.underWay;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw listenError(error, config) ?? error;
  }
  if (process.stdout.isTTY) console.log(`Candor is ready: ${config.baseUrl}`);
  const address = app.server.address();
  return typeof address === "object" && address !== null ? address.port : config.port;
}

async function listenForMetrics(metrics: Metrics, { host }: Config, port: number): Promise<() => Promise<void>> {
  try {
    const server = await serveMetrics(metrics, { port, host });
    return () => server.close();
  } catch (error) {
    throw listenError(error, { port, host }, "CANDOR_METRICS_PORT") ?? error;
  }
}
