import assert from "node:assert/strict";
import { test } from "node:test";
import { writeSite } from "../../src/domain/written-site.ts";
import { learnSites } from "../../src/presentation/learn-sites.ts";
import { sourcePageOf } from "../../src/presentation/source-pages.ts";

test("A lookup tells its clients what plug-ins call their sites", () => {
  const address = "https://api.jetty.example/v1/berths/7";
  const publisher = () => sourcePageOf("d1", address, []).publisher;
  learnSites({});
  const before = publisher();
  learnSites({ sites: [writeSite({ host: "jetty.example", publisher: "Jetty register" })] });
  assert.deepEqual([before, publisher()], ["jetty.example", "Jetty register"]);
});
