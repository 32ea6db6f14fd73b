import { createTransport } from "nodemailer";

/** Sends letters through the operator's own mail server. */
export interface Mailer {
  /** @throws Error where the server does not take it */
  send(letter: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 15_000;

/**
 * @param url `smtp://user:password@host:587` (STARTTLS where the server has it) or `smtps://` (TLS from the start)
 * @param from the address that letters come from
 */
export function openMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      // As an object: a text would be read as a list of addresses.
      await transport.sendMail({ to: { name: "", address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
