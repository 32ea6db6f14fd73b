import { ConfigError, readSwitch } from "./config.ts";

/** The public pages on which people can ask what is stored about them. */
export interface DeskSetup {
  /** The server that sends codes; `null` if the operator hands them out. */
  readonly mail: MailSetup | null;
  /** Whom to email when a request is due. */
  readonly alertsTo: string | null;
}

/** `null` without a desk. Throws `ConfigError`. */
export function readDeskSetup(env: Readonly<Record<string, string | undefined>>): DeskSetup | null {
  const mail = readMail(env["CANDOR_SMTP_URL"]?.trim() || null, env["CANDOR_MAIL_FROM"]?.trim() || null);
  const alertsTo = readAlerts(env["CANDOR_DESK_ALERTS"]?.trim() || null, mail);
  return readSwitch("CANDOR_DESK", env["CANDOR_DESK"]) ? { mail, alertsTo } : null;
}

function readMail(url: string | null, from: string | null): MailSetup | null {
  if (url === null && from === null) return null;
  if (url === null || from === null) {
    const [given, missing] =
      url === null ? ["CANDOR_MAIL_FROM", "CANDOR_SMTP_URL"] : ["CANDOR_SMTP_URL", "CANDOR_MAIL_FROM"];
    throw new ConfigError(`${given} is set without ${missing}; sending mail needs both.`);
  }
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === "") {
    throw new ConfigError("CANDOR_SMTP_URL must be smtp://user:password@host:port or smtps://…");
  }
  if (!ADDRESS.test(from)) throw new ConfigError("CANDOR_MAIL_FROM must be one email address.");
  return { url, from };
}

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

function readAlerts(address: string | null, mail: MailSetup | null): string | null {
  if (address === null) return null;
  if (mail === null)
    throw new ConfigError("CANDOR_DESK_ALERTS is set without CANDOR_SMTP_URL, which is needed to send its emails.");
  if (!ADDRESS.test(address)) throw new ConfigError("CANDOR_DESK_ALERTS must be one email address.");
  return address;
}

/** The operator's own mail server. */
interface MailSetup {
  readonly url: string;
  readonly from: string;
}
