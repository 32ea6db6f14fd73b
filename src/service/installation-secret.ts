import { existsSync } from "node:fs";
import { listWrappingInUse } from "../db/data-key.ts";
import { deleteSetting, initSetting, readSetting, replaceSetting, writeSetting } from "../db/setting.ts";
import type { Db } from "../db/schema.ts";
import { countSuppressions } from "../db/suppression.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { fingerprintOf } from "../domain/keyring.ts";
import { errorFields, type Log } from "../log.ts";
import { SecretError } from "../domain/secret-lines.ts";
import { createSecretFile, fixedKeyring, type OpenKeyring, openKeyring, wrappingPath } from "../secret-file.ts";

/** The setting with the fingerprints of the secrets that the database was written with, oldest first. */
export const FINGERPRINTS = "secret_fingerprints";
/** The same for the secrets that key the suppression list. */
export const LIST_FINGERPRINTS = "list_secret_fingerprints";
/** The setting with the fingerprints of wrapping secrets whose loss the operator accepted. */
const GIVEN_UP = "given_up_secrets";
/** Where earlier releases stored the secret on PostgreSQL: it was in every dump. */
const ONCE_IN_DATABASE = "secret";

/** Where the installation's secret comes from. */
export interface SecretSource {
  /** `CANDOR_SECRET`, if set. */
  readonly secret: string | null;
  readonly secretFile: string;
  /** Accept the secret at hand even if the database was written with another. */
  readonly accept: boolean;
}

/**
 * The installation's keyring: given, or in a file created by the first start. The database stores fingerprints of its secrets and rejects
 * others, because under another secret the suppression list would silently recognise nobody.
 *
 * Throws `SecretError` for a secret that is empty, missing, guessable or not this database's. Later changes of the file are checked in the
 * same way; until they pass, the previous secrets stay in force.
 */
export async function openInstallationKeyring(
  db: Db,
  source: SecretSource,
  log: Log,
  readEveryMs?: number,
): Promise<OpenKeyring> {
  const inDatabase = await readSetting(db, ONCE_IN_DATABASE);
  if (inDatabase !== null && !existsSync(source.secretFile)) createSecretFile(source.secretFile, inDatabase);
  const keyring = source.secret === null ? await openFile(db, source, log, readEveryMs) : fixedKeyring(source.secret);
  if (source.secret !== null) {
    await checkSecrets(db, { signing: keyring.all, list: keyring.list }, source, log);
    await checkWrapping(db, keyring.wrapping, source, log);
  }
  if (inDatabase !== null) {
    await deleteSetting(db, ONCE_IN_DATABASE);
    log.warn({}, `the secret was moved from the database to ${source.secretFile}; earlier dumps contain it: rotate it`);
  }
  return keyring;
}

async function openFile(
  db: Db,
  { secretFile, accept }: SecretSource,
  log: Log,
  readEveryMs: number | undefined,
): Promise<OpenKeyring> {
  if (!existsSync(secretFile)) {
    if (!accept && (await readSetting(db, FINGERPRINTS)) !== null) {
      throw new SecretError(
        `There is no secret in ${secretFile}, and this database was written with one. Put the file back from your backup or from another machine of this installation, or name it in CANDOR_SECRET_FILE.`,
      );
    }
    createSecretFile(secretFile);
  }
  let accepting = accept;
  const keyring = await openKeyring(
    secretFile,
    {
      check: async (secrets, wrapping, list) => {
        const held = { secret: null, secretFile, accept: accepting };
        await checkSecrets(db, { signing: secrets, list }, held, log);
        await checkWrapping(db, [...wrapping, ...secrets], held, log);
      },
      onRefused: (error) => {
        if (isUnavailable(error)) return;
        const why = error instanceof SecretError ? `: ${error.message}` : "";
        log.error(errorFields(error), `the secret file is refused; the secret read before stays${why}`);
      },
      onAccepted: () => log.info({}, "the secret file is valid again"),
    },
    readEveryMs,
  );
  // The operator's acceptance applies to the file of this start only.
  accepting = false;
  return keyring;
}

interface HeldSecrets {
  readonly signing: readonly string[];
  readonly list: readonly string[];
}

/** The keyring must contain every secret that the database was written with; new ones are added. */
async function checkSecrets(db: Db, secrets: HeldSecrets, source: SecretSource, log: Log): Promise<void> {
  const held = { signing: fingerprintsOf(secrets.signing), list: fingerprintsOf(secrets.list) };
  // Earlier releases keyed the suppression list with the signing secrets, so those must still be known.
  const shared = (await readSetting(db, FINGERPRINTS)) ?? held.list.join(" ");
  const known = {
    list: (await initSetting(db, LIST_FINGERPRINTS, shared)).split(" "),
    signing: (await initSetting(db, FINGERPRINTS, held.signing.join(" "))).split(" "),
  };
  const isMissing = (each: keyof HeldSecrets) => known[each].some((fingerprint) => !held[each].includes(fingerprint));
  if (!source.accept && (isMissing("signing") || isMissing("list"))) throw notTheirs(known, held, source);
  if (isMissing("list")) {
    const suppressions = await countSuppressions(db);
    log.warn(
      { suppressions },
      "another secret was accepted: suppressions made under the lost one no longer match anyone",
    );
  }
  for (const [name, each] of [[LIST_FINGERPRINTS, "list"] as const, [FINGERPRINTS, "signing"] as const]) {
    const next = [...known[each].filter((fingerprint) => held[each].includes(fingerprint)), ...held[each]];
    const [text, unique] = [known[each].join(" "), [...new Set(next)].join(" ")];
    // Another process has written its own meanwhile, and what it knows counts too.
    if (unique !== text && !(await replaceSetting(db, name, text, unique))) {
      return await checkSecrets(db, secrets, source, log);
    }
  }
}

/** Secrets, or their fingerprints: for signing, and for the suppression list. */
interface HeldSecrets {
  readonly signing: readonly string[];
  readonly list: readonly string[];
}

/** Oldest first. */
function fingerprintsOf(secrets: readonly string[]): readonly string[] {
  return secrets.map(fingerprintOf).toReversed();
}

/** What is missing, and what to do. */
function notTheirs(known: HeldSecrets, held: HeldSecrets, { secret, secretFile }: SecretSource): SecretError {
  const where = secret === null ? secretFile : "CANDOR_SECRET";
  if (!known.signing.some((fingerprint) => held.signing.includes(fingerprint))) {
    return new SecretError(
      `The secret in ${where} is not the one that this database was written with. Put the right one back from your backup; candor serve --accept-secret takes this one for good.`,
    );
  }
  if (secret !== null && known.list.length > 0 && !known.list.some((each) => known.signing.includes(each))) {
    return new SecretError(
      "The suppression list has a secret of its own, and CANDOR_SECRET leaves its file unread. Name the file in CANDOR_SECRET_FILE, and unset CANDOR_SECRET.",
    );
  }
  const isList = known.list.some((fingerprint) => !held.list.includes(fingerprint));
  const [which, whom] = isList
    ? ["A secret of the suppression list", "nobody who was suppressed"]
    : ["An earlier secret", "no decision about a person that was filed"];
  return new SecretError(
    `${which} is missing in ${where}: without it ${whom} under it would be recognised. Put the whole file back from your backup.`,
  );
}

/** Every secret that wraps a key of sealed documents must be present, except those whose loss was accepted. */
async function checkWrapping(db: Db, secrets: readonly string[], source: SecretSource, log: Log): Promise<void> {
  const held = secrets.map(fingerprintOf);
  const given = (await readSetting(db, GIVEN_UP))?.split(" ") ?? [];
  const missing = [...(await listWrappingInUse(db))].filter((each) => !held.includes(each) && !given.includes(each));
  if (missing.length === 0) return;
  if (!source.accept) {
    throw new SecretError(
      source.secret === null
        ? `Sealed documents are under a wrapping secret that is not in ${wrappingPath(source.secretFile)}. Put the file back from your backup; candor serve --accept-secret goes on without these documents, for good.`
        : "Sealed documents are under a wrapping secret, and CANDOR_SECRET leaves its file unread. Write the secret into a file beside it, name that in CANDOR_SECRET_FILE, and unset CANDOR_SECRET.",
    );
  }
  await writeSetting(db, GIVEN_UP, [...given, ...missing].join(" "));
  log.warn(
    { fingerprints: missing.join(" ") },
    "wrapping secrets were abandoned: documents sealed under them cannot be opened",
  );
}
