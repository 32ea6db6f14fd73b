import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { unknownMembers } from "../../src/connectors/members.ts";
import { readerOf, tableOf } from "../../src/connectors/reader.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { capture } from "./capture.ts";

const datasets = process.env.CANDOR_DATASETS;
const skip = datasets === undefined && "CANDOR_DATASETS is not set";

interface Exchange {
  readonly request: { readonly url: string };
  readonly status: number;
  readonly body: unknown;
}

/** Recorded answers by their kind; `says` is how many claims one of them makes at least. */
const RECORDED = [
  { file: "mastodon.jsonl.gz", kind: "mastodon/account", url: /mastodon\.social\/api\/v1\/accounts\/verify/, says: 4 },
  { file: "mastodon.jsonl.gz", kind: "mastodon/statuses", url: /\/api\/v1\/accounts\/\d+\/statuses/, says: 0 },
  { file: "wikidata-wbgetentities.jsonl", kind: "wikidata/entity", url: /wbgetentities/, says: 40 },
  { file: "x-api-v2.jsonl", kind: "x/user", url: /\/2\/users\/by\/username\//, says: 1 },
  { file: "docs-samples.jsonl", kind: "wikipedia/summary", url: /\/page\/summary\/Chris/, says: 3 },
  { file: "docs-samples.jsonl", kind: "openalex/author", url: /openalex\.org\/authors/, says: 1 },
  { file: "docs-samples.jsonl", kind: "hibp/breached-account", url: /truncateResponse=false/, says: 1 },
  { file: "docs-samples.jsonl", kind: "youtube/channels", url: /\/channels\?part=snippet,statistics,/, says: 2 },
  { file: "docs-samples.jsonl", kind: "gdelt/articles", url: /api\.gdeltproject\.org/, says: 1 },
] as const;

for (const { file, kind, url, says } of RECORDED) {
  test(`recorded answers of ${kind} are read, and contain nothing that is neither read nor ignored`, { skip }, () => {
    const reader = readerOf(READERS, kind);
    const table = tableOf(reader);
    assert.ok(table);
    const answers = readExchanges(file).filter(({ request, status }) => status === 200 && url.test(request.url));
    assert.ok(answers.length > 0);
    const counts = answers.map(({ request, body }) => {
      const answer = capture(kind, JSON.stringify(body), { url: request.url, mediaType: "application/json" });
      assert.deepEqual(unknownMembers(answer, table), []);
      return [...reader.read(answer)].flatMap(({ claims }) => claims).length;
    });
    assert.ok(Math.max(...counts) >= says, `${counts}`);
  });
}

function readExchanges(file: string): readonly Exchange[] {
  const bytes = readFileSync(join(datasets ?? "", "data/api-fixtures", file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Exchange);
}
