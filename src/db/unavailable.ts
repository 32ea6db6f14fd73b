/**
 * The database cannot do what was asked, through no fault of the caller. `away`: nobody answers, or the connection
 * broke; whether the last statement was executed is unknown. `full`: its disk is full, and only reads work. `busy`: all
 * connections were in use for too long. The same work may be tried again when the database is back.
 */
export class DatabaseUnavailable extends Error {
  readonly code = "database_unavailable";
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(MESSAGES[reason], { cause });
    this.name = "DatabaseUnavailable";
    this.reason = reason;
  }
}

export type UnavailableReason = "away" | "full" | "busy";

const MESSAGES: Readonly<Record<UnavailableReason, string>> = {
  away: "the database does not answer",
  full: "the database's disk is full",
  busy: "the database's connections are all taken",
};

/** Checks the code, because libraries pass errors on as copies. */
export function isUnavailable(error: unknown): error is DatabaseUnavailable {
  return error instanceof Object && "code" in error && error.code === "database_unavailable";
}

/**
 * Whether the server rejects the account or has no such database, or the two cannot agree on TLS: waiting does not
 * help.
 */
export function isRefusal(error: unknown): error is Error {
  return /^(?:28...|3D000|42501)$/.test(codeOf(error) ?? "") || isWithoutPassword(error) || isTlsRefusal(error);
}

/**
 * The server offers no TLS, or a certificate that is not trusted (the codes of `tls.TLSSocket`, from OpenSSL's
 * verify(1)).
 */
export function isTlsRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.startsWith("The server does not support SSL") || TLS_CODES.test(codeOf(error) ?? "");
}

const TLS_CODES =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;

/** The server wants a password and the URL has none: the driver itself says so, without a code. */
export function isWithoutPassword(error: unknown): boolean {
  return error instanceof Error && /^SASL: .*client password must be a/.test(error.message);
}

/** SQLSTATE 53100, which both engines return when a file cannot grow. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === "53100";
}

/**
 * Whether an error is about the connection rather than the statement. Recognised by SQLSTATE (PostgreSQL's appendix A:
 * connection exceptions, too many connections, shutdown and start, sessions ended by the server, and a server that
 * became a standby), by Node's code, and by the driver's own messages, which have no code.
 */
export function isConnectionFailure(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return SQLSTATES.test(code) || SYSTEM_CODES.has(code);
  return error instanceof Error && DRIVER_TEXTS.test(error.message);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

const SQLSTATES = /^(?:08...|53300|57P0[1235]|25P0[34]|25006)$/;
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EHOSTDOWN",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
  // The server's socket does not exist while it restarts.
  "ENOENT",
]);
const DRIVER_TEXTS =
  /^(?:Connection terminated|timeout e(?:xceeded|xpired)|Client has encountered a connection error|Client was closed)/;
