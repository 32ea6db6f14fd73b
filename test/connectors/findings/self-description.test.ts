import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { selfDescription } from "../../../src/connectors/findings/self-description.ts";

/** What a line that somebody wrote about themselves states besides its own wording. */
const said = (text: string) =>
  selfDescription(text, "/bio")
    .slice(1)
    .map(({ property, value }) => [property, value]);

test("A line about oneself is kept whole, with its location", () => {
  const [line] = selfDescription("Potter in Leeds.", "/bio");
  deepEqual([line?.property, line?.value, line?.locator], ["biography", "Potter in Leeds.", "/bio"]);
});

test("The post that opens a line and the pastimes that it lists are read", () => {
  deepEqual(said("Potter in Leeds. Shinty, sourdough"), [
    ["occupation", "Potter"],
    ["location", "Leeds"],
    ["interest", "shinty"],
    ["interest", "sourdough"],
  ]);
  deepEqual(said("Joiner, Leeds"), [
    ["occupation", "Joiner"],
    ["location", "Leeds"],
  ]);
  deepEqual(said("Ich bin Tischler in Graz"), [
    ["occupation", "Tischler"],
    ["location", "Graz"],
  ]);
  deepEqual(said("I'm a photographer from Oslo | hiking with friends, chess & cats"), [
    ["occupation", "photographer"],
    ["location", "Oslo"],
    ["interest", "hiking"],
    ["interest", "chess"],
  ]);
});

test("A post's organisation and town are read with it", () => {
  const job = (title: string, company: string) => ["experience", { title, company, kind: "job" }];
  deepEqual(said("Senior cartographer @ Example Maps"), [job("Senior cartographer", "Example Maps")]);
  deepEqual(said("Marketing at Gull Mills, Tallinn. Not speaking for my employer."), [
    job("Marketing", "Gull Mills"),
    ["location", "Tallinn"],
  ]);
  deepEqual(said("Buyer at Gull Mills, Cardiff, Wales"), [job("Buyer", "Gull Mills"), ["location", "Cardiff, Wales"]]);
  deepEqual(said("Potter @gullmills"), [["occupation", "Potter"]], "a handle is no name");
  deepEqual(said("Former buyer at Gull Mills, Leeds"), []);
  deepEqual(said("Guest at Gull Mills, Leeds"), [], "a guest is no post");
  deepEqual(said("Storage engines. Maintainer of kelpdb. Staff Engineer at Gull Mills."), [
    job("Staff Engineer", "Gull Mills"),
  ]);
  deepEqual(said("Chair at Aire Trust | Buyer at Gull Mills | formerly editor at Aire News"), [
    job("Chair", "Aire Trust"),
    job("Buyer", "Gull Mills"),
  ]);
});

test("What somebody was, or is besides their work, is not a post, and a sentence is left to the sentence reader", () => {
  deepEqual(said("Retired teacher"), []);
  deepEqual(said("Father of two"), []);
  deepEqual(said("We are the best potters of the whole wide valley of the Aire"), []);
});

test("A subject that somebody reports on, or works at among other things, is not a pastime", () => {
  deepEqual(said("Periodista. Puertos, pesca y dinero en El Correo del Estuario."), [["occupation", "Periodista"]]);
  deepEqual(said("Journalist. Fishing, sailing"), [["occupation", "Journalist"]]);
  deepEqual(said("Ports, quotas and fishing"), []);
});
