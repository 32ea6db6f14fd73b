import type { Keyring } from "../domain/keyring.ts";
import { isValid, type ReportSigner } from "../config/report-signer.ts";
import { PublicError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { AccessCopy } from "./access-copy.ts";
import { LOGO } from "./view.ts";
import { sitesOfPlugins } from "../domain/known-sites.ts";
import { createProcessPool, type ProcessPool } from "./process-pool.ts";
import type { Effort, RenderReply, ReportInput } from "./render-request.ts";
import type { ReportLanguage } from "../contract/language.ts";
import { loadAccessWords } from "../words/access-words.ts";
import { loadWords } from "../words/languages.ts";
import { type ReportedState, sealOf, signReport } from "./signature.ts";
import { buildAccessView } from "./view-access.ts";

export interface RenderProcessOptions {
  readonly processes: number;
  /** For one attempt; a report has at most three (full, without pictures, short). */
  readonly timeoutMs: number;
  readonly reportsPerProcess?: number;
  /** A process that still uses more than this after a report is replaced. */
  readonly recycleBytes?: number;
  /** A process that grows beyond this during its work is killed (Linux). */
  readonly killBytes?: number;
}

/** With its own processes, or with a shared pool that whoever opened it closes. */
export type RendererOptions = (RenderProcessOptions | { readonly pool: RenderProcesses }) & {
  /** If given, it signs every report; `verifyReport` verifies them. */
  readonly keyring?: Pick<Keyring, "current">;
  /** If given, its certificate also signs every report, as long as it is valid. */
  readonly signer?: ReportSigner | null;
  /** Receives IDs, counts and codes, never text from the profile. */
  readonly log?: Pick<Log, "info" | "warn" | "error">;
};

export type RenderProcesses = ProcessPool<RenderReply>;

export interface Renderer {
  /** @throws PublicError `report_failed` if every attempt failed; the next call tries again. */
  render(input: ReportInput): Promise<Uint8Array>;
  /** Everything stored about a person, as it is handed to them. @throws PublicError `report_failed`, like `render` */
  renderAccess(copy: AccessCopy, language: ReportLanguage): Promise<Uint8Array>;
  close(): Promise<void>;
}

const EFFORTS: readonly Effort[] = ["full", "noPictures", "short"];
/** Measured: a process stays at 300–320 MB over hundreds of reports if it rests between them. */
const RECYCLE_BYTES = 420 * 1024 * 1024;
const KILL_BYTES = 1536 * 1024 * 1024;
const REPORTS_PER_PROCESS = 250;

/**
 * Renders lookups as PDFs in child processes, which start with the first report. A process that crashes, hangs or grows
 * too large is replaced, and its report is attempted again with less content: no report is lost because of a picture or
 * a row.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { log } = options;
  const pool = "pool" in options ? options.pool : openRenderProcesses(options);
  return {
    async render(input) {
      const lookupId = input.lookup.lookupId;
      const signer = validSigner(options, new Date());
      for (const effort of EFFORTS) {
        const started = performance.now();
        const reply = await attempt(
          pool.run({ input: { ...slim(input, effort), ...roomFor(signer) }, effort, sites: sitesOfPlugins() }),
        );
        if ("pdf" in reply) {
          logMade(log, reply, { lookupId, effort, ms: Math.round(performance.now() - started) });
          const state = { lookupId, revision: input.revision };
          if (signer !== null) return await signByCertificate(reply.pdf, state, signer, options.keyring);
          return options.keyring === undefined ? reply.pdf : signReport(reply.pdf, state, options.keyring);
        }
        if (pool.closed) break;
        log?.warn({ lookupId, effort, reason: reply.error }, "report attempt failed");
      }
      log?.error({ lookupId }, "report failed");
      throw failed();
    },
    async renderAccess(copy, language) {
      const reply = await attempt(
        pool.run({ view: buildAccessView(copy, await loadWords(language), await loadAccessWords(language)) }),
      );
      if ("pdf" in reply) return reply.pdf;
      log?.error({ reason: reply.error }, "a copy of personal data failed");
      throw failed();
    },
    close: async () => {
      if (!("pool" in options)) await pool.close();
    },
  };
}

function roomFor(signer: ReportSigner | null): Pick<ReportInput, "signed"> {
  return signer === null ? {} : { signed: { name: signer.name, at: new Date() } };
}

/**
 * The signer, if its certificate is valid at that time: a report without a signature is better than one that viewers
 * reject.
 */
function validSigner({ signer = null, log }: RendererOptions, at: Date): ReportSigner | null {
  if (signer === null || isValid(signer, at)) return signer;
  log?.error(
    { validUntil: signer.validUntil.toISOString() },
    "the signing certificate is not valid today: reports are not signed",
  );
  return null;
}

/** Loaded only if there is a certificate. */
async function signByCertificate(
  pdf: Uint8Array,
  state: ReportedState,
  signer: ReportSigner,
  keyring: RendererOptions["keyring"],
): Promise<Uint8Array> {
  const { signField } = await import("./certificate-signature.ts");
  return await signField(pdf, signer, keyring && ((covered) => sealOf(covered, state, keyring)));
}

function failed(): PublicError {
  return new PublicError("report_failed", "The report could not be created. Ask for it again in a minute.");
}

export function openRenderProcesses(options: RenderProcessOptions): RenderProcesses {
  return createProcessPool({
    module: new URL("./render-process.ts", import.meta.url),
    processes: options.processes,
    timeoutMs: options.timeoutMs,
    requestsPerProcess: options.reportsPerProcess ?? REPORTS_PER_PROCESS,
    killBytes: options.killBytes ?? KILL_BYTES,
    isSpent: (reply) => "pdf" in reply && reply.rssBytes > (options.recycleBytes ?? RECYCLE_BYTES),
  });
}

/** What the process needs: no raw text of datasources, and pictures only if they are wanted. */
function slim(input: ReportInput, effort: Effort): ReportInput {
  const datasources = input.datasources.map(
    ({ datasourceId, connector, date, source, file, judgement, title = "", publisher, published, sha256 = "" }) => ({
      datasourceId,
      connector,
      date,
      source,
      ...(file !== undefined && { file }),
      judgement,
      title,
      ...(publisher !== undefined && { publisher }),
      ...(published !== undefined && { published }),
      sha256,
    }),
  );
  const pictures = new Map(effort === "full" ? input.pictures : []);
  if (input.logo && effort === "full") pictures.set(LOGO, input.logo);
  const { logo: _, ...rest } = input;
  return { ...rest, datasources, pictures };
}

async function attempt(reply: Promise<RenderReply>): Promise<RenderReply> {
  try {
    return await reply;
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function logMade(
  log: RendererOptions["log"],
  reply: Exclude<RenderReply, { error: string }>,
  made: { lookupId: string; effort: Effort; ms: number },
): void {
  const { lookupId } = made;
  if (reply.refusal !== null) log?.warn({ lookupId, reason: reply.refusal }, "report is not PDF/UA-1");
  if (reply.badPictures > 0) log?.warn({ lookupId, count: reply.badPictures }, "report pictures unreadable");
  log?.info({ ...made, pages: reply.pages, rssBytes: reply.rssBytes }, "report made");
}
