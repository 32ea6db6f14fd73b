import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { DeskReceipt, DeskRequest } from "../../src/contract/desk.ts";
import { NDJSON, ndjson, startApi } from "./http.ts";
import { until } from "../support/until.ts";

export type TestDesk = Awaited<ReturnType<typeof startDesk>>;

/**
 * A service with a desk, and a mail server that keeps its letters: those with a code by their code, the others by
 * their text.
 */
export async function startDesk(env: Readonly<Record<string, string>> = {}) {
  const letters: { readonly to: string; readonly code: string }[] = [];
  const told: { readonly to: string; readonly text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let text = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (text += chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const code = /(?:Your code is|Ihr Code lautet) (\d{8})/.exec(text)?.[1];
        if (code === undefined) told.push({ to, text });
        else letters.push({ to, code });
        done();
      });
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const api = await startApi({
    CANDOR_DESK: "on",
    CANDOR_OFFLINE: "off",
    CANDOR_SMTP_URL: `smtp://127.0.0.1:${port}`,
    CANDOR_MAIL_FROM: "desk@candor.example.org",
    CANDOR_ADDRESS_RATE: "12000",
    ...env,
  });
  const bring = async (name: string, email: string, more: object = {}) => {
    const row = {
      type: "candidate",
      key: `desk:${name}`,
      fullName: name,
      identifiers: [{ kind: "email", value: email }],
    };
    const done = await api.call("POST", "/imports?format=candor", {
      body: ndjson({ ...row, ...more }),
      headers: NDJSON,
    });
    assert.equal(done.status, 201, done.text);
  };
  const visit = async (path: string, form?: Readonly<Record<string, string>>, cookie = "") =>
    await fetch(`${api.service.url}${path}`, {
      method: form === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: { cookie, ...(form && { "content-type": "application/x-www-form-urlencoded" }) },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
  const ask = async (email: string, more: Readonly<Record<string, string>> = {}) => {
    const answer = await visit("/desk", { kind: "access", regulation: "gdpr", name: "", email, message: "", ...more });
    assert.equal(answer.status, 303, await answer.text());
    return answer.headers.get("location") ?? "";
  };
  const letterTo = async (email: string, after = 0) => {
    const find = () => letters.filter(({ to }) => to === email)[after];
    await until(() => find() !== undefined);
    return find()?.code ?? "";
  };
  const enter = async (path: string, code: string) => await visit(`${path}/code`, { code });
  const stateOf = async (path: string) => {
    const answer = await fetch(`${api.service.url}${path}`, { headers: { accept: "application/json" } });
    return (await answer.json()) as DeskReceipt;
  };
  const open = async () => (await api.call("GET", "/desk/requests")).body as { results: DeskRequest[] };
  const stop = async () => {
    await api.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  };
  return { api, letters, told, bring, visit, ask, letterTo, enter, stateOf, open, stop };
}
