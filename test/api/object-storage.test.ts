import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { markPerson } from "../support/marked-person.ts";
import { type S3Server, startS3Server } from "../support/s3-server.ts";
import { startService, type TestService } from "../support/service.ts";
import { assertProblem, callService, type CallOptions, findPerson, lookUp, NDJSON, ndjson } from "./http.ts";
import { until } from "../support/until.ts";

const NAMES = [
  "Brastelwick",
  "Oonderfield",
  "Pemberlax",
  "Tulvenstone",
  "Harkwindle",
  "Ysombrook",
  "Quenterlow",
  "Vellisham",
  "Drummock",
] as const;

let store: S3Server;
let service: TestService;
const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);

before(async () => {
  store = await startS3Server("candor-files");
  service = await startService({
    env: { CANDOR_SAMPLES: "off", ...store.env },
  });
});

after(async () => {
  await service.stop();
  await store.stop();
});

test("With a bucket, pictures and reports are in it, the disk has none, and an erasure empties it", async () => {
  const person = await markPerson(NAMES, "305070");
  const brought = await call("POST", "/imports?format=candor", { body: ndjson(...person.rows), headers: NDJSON });
  assert.equal(brought.status, 201, brought.text);
  const candidateId = await findPerson({ call }, person.fullName);
  const { lookupId } = await lookUp({ call }, candidateId);
  const link = (await call("GET", `/lookups/${String(lookupId)}/pdf`)).body as { url: string };
  const report = await fetch(link.url);
  const bytes = await report.arrayBuffer();
  assert.deepEqual(
    [report.status, Number(report.headers.get("content-length"))],
    [200, bytes.byteLength],
    "the report is streamed from the bucket",
  );
  assert.deepEqual(
    (await store.keys()).map((key) => key.split("/")[0]),
    ["pictures", "reports"],
  );
  assert.ok(!existsSync(join(service.dataDir, "blobs")));
  const picture = await fetch(`${service.url}/${(await store.keys())[0]}`);
  assert.deepEqual([picture.status, picture.headers.get("content-type")], [200, "image/jpeg"]);

  store.fail(true);
  const refused = await call("GET", link.url, { key: null });
  assertProblem(refused, 503, "storage_unavailable");
  assert.match(refused.headers.get("retry-after") ?? "", /^[2-6]$/);
  assert.equal((await call("GET", `/lookups/${String(lookupId)}`)).status, 200, "everything else continues");
  assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
  store.fail(false);
  assert.equal((await fetch(link.url)).status, 200);

  assert.equal((await call("POST", "/erasures", { body: { candidateId } })).status, 201);
  assert.deepEqual(await store.keys(), []);
});

test("What an unavailable store kept from being erased is erased when it is back", async () => {
  const person = await markPerson([...NAMES].reverse() as unknown as typeof NAMES, "507030");
  await call("POST", "/imports?format=candor", { body: ndjson(...person.rows), headers: NDJSON });
  const candidateId = await findPerson({ call }, person.fullName);
  assert.equal((await store.keys()).length, 1);
  store.fail(true);
  const refused = await call("POST", "/erasures", { body: { candidateId } });
  assertProblem(refused, 503, "storage_unavailable");
  assert.equal((await store.keys()).length, 1);
  store.fail(false);
  const again = await call("POST", "/erasures", { body: { candidateId } });
  assert.ok([201, 404].includes(again.status), again.text);
  await service.end();
  await service.restart();
  await until(async () => (await store.keys()).length === 0);
});
