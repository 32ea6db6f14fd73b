import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { samples as github } from "../../src/connectors/github/samples.ts";
import { samples as gravatar } from "../../src/connectors/gravatar/samples.ts";
import { JudgedRecord } from "../../src/contract/judgement.ts";
import { Lookup, Probe } from "../../src/contract/lookup.ts";
import { startApi, type TestApi, waitForEnd } from "./http.ts";

const SOURCES = { github, gravatar } as const;

describe("A lead that is accepted", () => {
  let api: TestApi;
  const asked: string[] = [];
  const world = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://world");
    const [, source = "", ...steps] = pathname.split("/");
    asked.push(`${source} ${steps.join("/")}`);
    const answer = SOURCES[source as keyof typeof SOURCES]?.answer?.(`/${steps.join("/")}`, searchParams, {});
    const found = typeof answer === "object" && "body" in answer ? answer : undefined;
    response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(found?.body ?? { message: "Not Found" }));
  });
  before(async () => {
    await new Promise<void>((resolve) => world.listen(0, "127.0.0.1", resolve));
    const { port } = world.address() as AddressInfo;
    const base = `http://127.0.0.1:${port}`;
    api = await startApi({
      CANDOR_CONNECTORS: "github,gravatar",
      CANDOR_CONTACT: "operator@example.org",
      CANDOR_GITHUB_BASE_URL: `${base}/github`,
      CANDOR_GRAVATAR_BASE_URL: `${base}/gravatar`,
    });
  });
  after(async () => {
    await api.stop();
    world.close();
  });

  const recordsOf = async (id: string) =>
    z.array(JudgedRecord).parse((await api.call("GET", `/lookups/${id}/records`)).body);
  const coverageOf = async (id: string) =>
    z.array(Probe).parse((await api.call("GET", `/lookups/${id}/coverage`)).body);
  const judge = async (id: string, recordId: string, judgement: string) => {
    const answer = await api.call("POST", `/lookups/${id}/judgements`, { body: { recordId, judgement } });
    assert.equal(answer.status, 200, answer.text);
    return Lookup.parse(answer.body);
  };

  test("is asked about further, as an address of the person is", async () => {
    const created = await api.call("POST", "/lookups", {
      body: { candidate: { fullName: "Ada Example", sources: [] } },
    });
    const { lookupId } = Lookup.parse(await waitForEnd(api, (created.body as { lookupId: string }).lookupId));
    const lead = (await recordsOf(lookupId)).find(({ connector }) => connector === "github");
    assert.equal(lead?.judgement, "undecided");
    assert.deepEqual(
      asked.filter((each) => each.startsWith("gravatar")),
      [],
      "the mailbox of somebody who may be another person is not asked about",
    );
    await judge(lookupId, lead?.recordId ?? "", "other");
    assert.deepEqual(
      asked.filter((each) => each.startsWith("gravatar")),
      [],
    );
    const accepted = await judge(lookupId, lead?.recordId ?? "", "own");
    assert.ok(asked.some((each) => each.startsWith("gravatar v3/profiles/")));
    const ledger = await coverageOf(lookupId);
    assert.deepEqual(
      ledger
        .filter(({ connector }) => connector === "gravatar")
        .map(({ identifierKind, outcome }) => [identifierKind, outcome]),
      [["email", "found"]],
    );
    const found = (await recordsOf(lookupId)).find(({ connector }) => connector === "gravatar");
    assert.equal(found?.judgement, "own");
    assert.match(JSON.stringify(accepted.data), /Bread/u);
    const before = asked.length;
    await judge(lookupId, lead?.recordId ?? "", "own");
    assert.equal(asked.length, before, "nothing is asked twice");
  });
});
