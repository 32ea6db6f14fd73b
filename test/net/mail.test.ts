import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { test } from "node:test";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { createLog } from "../../src/log.ts";
import { openMailer } from "../../src/net/mail.ts";
import { openDesk } from "../../src/service/desk.ts";

const FROM = "desk@candor.example.org";
const LETTER = { to: "ada@example.org", subject: "Your code", text: "It is 12345678." };

test("A service that stops does not wait for an unresponsive mail server", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const mail = { url: `smtp://127.0.0.1:${port}`, from: FROM };
  const desk = openDesk({ mail, alertsTo: null }, { log: createLog("silent"), offline: false });
  try {
    assert.ok(desk?.mailer);
    const sent = desk.mailer.send(LETTER);
    const refused = assert.rejects(sent, { code: "EABORT" });
    desk.later(async () => await sent);
    await once(server, "connection");
    await desk.close();
    await refused;
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

test("Sends no mail unencrypted to another machine", async () => {
  // This machine at an address other than loopback.
  const url = (port: number) => `smtp://0.0.0.0:${port}`;
  assert.deepEqual(await letters(url, { authOptional: true, disabledCommands: ["STARTTLS"] }), []);
});

test("Sends the user name and password decoded from the URL to a server that requires them", async () => {
  const known = { user: "desk@example.org", pass: "p:/\u00e4" };
  const url = (port: number) => `smtp://desk%40example.org:p%3A%2F%C3%A4@127.0.0.1:${port}`;
  const taken = await letters(url, {
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === known.user && password === known.pass) done(null, { user: known.user });
      else done(new Error("Nobody by this name."));
    },
  });
  assert.deepEqual(taken, [LETTER.to]);
});

/** The recipients that the server saw after a mailer sent one letter. */
async function letters(url: (port: number) => string, options: SMTPServerOptions): Promise<string[]> {
  const taken: string[] = [];
  const smtp = new SMTPServer({
    ...options,
    onData(stream, session, done) {
      stream.resume().on("end", () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  const listening = smtp.listen(0, "0.0.0.0");
  await once(listening, "listening");
  const mailer = openMailer(url((listening.address() as AddressInfo).port), FROM);
  try {
    await mailer.send(LETTER).catch((error: unknown) => assert.match(String(error), /STARTTLS/));
    return taken;
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  }
}
