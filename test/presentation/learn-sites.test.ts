import assert from "node:assert/strict";
import { test } from "node:test";
import { writeSite } from "../../src/domain/written-site.ts";
import { learnSites } from "../../src/presentation/learn-sites.ts";
import { sourcePageOf } from "../../src/presentation/source-pages.ts";
import { sourceName, wordsFor } from "../../src/words/words.ts";

test("A lookup tells its clients what plug-ins call their sites", () => {
  const address = "https://api.jetty.example/v1/berths/7";
  const publisher = () => sourcePageOf("d1", address, []).publisher;
  learnSites({});
  const before = publisher();
  learnSites({ sites: [writeSite({ host: "jetty.example", publisher: "Jetty register" })] });
  assert.deepEqual([before, publisher()], ["jetty.example", "Jetty register"]);
});

test("A lookup tells its clients what plug-ins are called", () => {
  const name = () => sourceName(wordsFor("en"), "jetty");
  const before = name();
  learnSites({ sourceNames: { jetty: "Jetty register", wikidata: "Jetty register" } });
  assert.deepEqual([before, name()], ["jetty", "Jetty register"]);
  assert.equal(sourceName(wordsFor("en"), "wikidata"), "Wikidata", "a source of ours took the name of a plug-in");
});
