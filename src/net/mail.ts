import { createTransport } from "nodemailer";

/** Sends emails through the operator's own mail server. */
export interface Mailer {
  /** @throws Error if the server does not accept it, or if `close` was called before it did */
  send(letter: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
  /** Aborts whatever is being sent. */
  close(): void;
}

const CONNECT_MS = 10_000;
const GREETING_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * @param url `smtp://user:password@host:587` (STARTTLS, which is optional only for a server on this machine) or
 * `smtps://` (TLS from the start)
 * @param from the sender's address
 */
export function openMailer(url: string, from: string): Mailer {
  const closed = new AbortController();
  const transport = createTransport(
    {
      ...serverOf(new URL(url)),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: GREETING_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      // As an object, because a text would be parsed as a list of addresses.
      await transport.sendMail({ to: { name: "", address: to }, subject, text, signal: closed.signal });
    },
    close() {
      closed.abort();
      transport.close();
    },
  };
}

/** The parts of the URL that name a server: its query could set any option of nodemailer. */
function serverOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !/^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host),
    ...(username !== "" && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}
