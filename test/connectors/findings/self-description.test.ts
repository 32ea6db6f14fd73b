import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { selfDescription } from "../../../src/connectors/findings/self-description.ts";

/** What a line that somebody wrote of themselves says beside being their words. */
const said = (text: string) =>
  selfDescription(text, "/bio")
    .slice(1)
    .map(({ property, value }) => [property, value]);

test("A line about oneself is kept whole, with its place", () => {
  const [line] = selfDescription("Potter in Leeds.", "/bio");
  deepEqual([line?.property, line?.value, line?.locator], ["biography", "Potter in Leeds.", "/bio"]);
});

test("The post that begins a line and the pastimes that it lists are told", () => {
  deepEqual(said("Potter in Leeds. Shinty, sourdough"), [
    ["occupation", "Potter"],
    ["interest", "shinty"],
    ["interest", "sourdough"],
  ]);
  deepEqual(said("Joiner, Leeds"), [["occupation", "Joiner"]]);
  deepEqual(said("Senior cartographer @ Example Maps"), [["occupation", "Senior cartographer"]]);
  deepEqual(said("Ich bin Tischler in Graz"), [["occupation", "Tischler"]]);
  deepEqual(said("I'm a photographer from Oslo | hiking with friends, chess & cats"), [
    ["occupation", "photographer"],
    ["interest", "hiking"],
    ["interest", "chess"],
  ]);
});

test("What somebody was or is beside their work is no post, and a sentence is left to who reads sentences", () => {
  deepEqual(said("Retired teacher"), []);
  deepEqual(said("Father of two"), []);
  deepEqual(said("We are the best potters of the whole wide valley of the Aire"), []);
});

test("What somebody reports on, or works at among other things, is no pastime", () => {
  deepEqual(said("Periodista. Puertos, pesca y dinero en El Correo del Estuario."), [["occupation", "Periodista"]]);
  deepEqual(said("Journalist. Fishing, sailing"), [["occupation", "Journalist"]]);
  deepEqual(said("Ports, quotas and fishing"), []);
});
