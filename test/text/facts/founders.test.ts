import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const postsIn = (text: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang }).flatMap((said) =>
    said.property === "experience"
      ? [[said.value.title, said.value.company, said.value.from].filter((part) => part !== undefined).join(" / ")]
      : [],
  );

test("Each founder in the list of a sentence about an organisation is read, with the year", () => {
  deepEqual(postsIn("Corvane was founded in 1978 by Otto Brandt, Hilda Moss and Ada Finch."), [
    "founder / Corvane / 1978",
  ]);
  deepEqual(postsIn("Holt and Quill Community Interest Company was formed in May 2011, by its founder Ada Finch."), [
    "founder / Holt and Quill Community Interest Company / 2011-05",
  ]);
  deepEqual(postsIn("KLR was set up by English expatriates Otto Brandt (a former referee) and Ada Finch."), [
    "founder / KLR",
  ]);
});

test("What was founded is told from what it belongs to, where it is and what it is called", () => {
  deepEqual(postsIn("Corvane is a Norwegian maker of clocks in Torvik, Norway, founded in 1978 by Ada Finch."), [
    "founder / Corvane / 1978",
  ]);
  deepEqual(postsIn("The mill was bought by Corvane, a Norwegian maker of clocks founded by Ada Finch."), [
    "founder / Corvane",
  ]);
  deepEqual(postsIn("The mill belongs to Corvane, which was founded by Ada Finch."), ["founder / Corvane"]);
  deepEqual(postsIn("Created in 1899 by Otto Brandt and Ada Finch, KLR has become a large builder."), [
    "founder / KLR / 1899",
  ]);
  deepEqual(postsIn("Northmoor is a subsidiary of Corvane, founded by Ada Finch."), []);
});

test("“It” and “the company” mean the organisation that the sentence before is about, and no other", () => {
  deepEqual(postsIn("Corvane makes clocks. It was founded in 1978 by Ada Finch."), ["founder / Corvane / 1978"]);
  deepEqual(postsIn("Corvane is a firm in Torvik. The company was founded by Ada Finch."), ["founder / Corvane"]);
  deepEqual(postsIn("The mill was bought by Corvane in 1990. It was founded by Ada Finch."), []);
  deepEqual(postsIn("Otto Brandt works for Corvane. It was founded by Ada Finch."), []);
});

test("Those with whom somebody founded an organisation are its founders, too", () => {
  deepEqual(postsIn("Otto Brandt founded the clockmaker Corvane in 1978 together with Hilda Moss and Ada Finch."), [
    "co-founder / Corvane / 1978",
  ]);
  deepEqual(postsIn("Otto Brandt founded Corvane with money from Ada Finch."), []);
});

test("Who is not said to have founded an organisation is not its founder", () => {
  deepEqual(postsIn("Corvane was founded by Ada Finch's father."), []);
  deepEqual(postsIn("Corvane was founded by Otto Brandt, father of Ada Finch."), []);
  deepEqual(postsIn("Corvane was founded by Otto Brandt to compete with Ada Finch."), []);
  deepEqual(postsIn("Corvane was founded in 1978 by Otto Brandt, and Ada Finch joined it in 1990."), []);
  deepEqual(postsIn("Corvane, which was founded by Otto Brandt and is owned by Ada Finch, makes clocks."), []);
  deepEqual(postsIn("Corvane was not founded by Ada Finch."), []);
  deepEqual(postsIn("Corvane was reportedly founded by Ada Finch."), []);
  deepEqual(postsIn("Corvane will be founded by Ada Finch."), []);
});

test("A village has a founder who has no post there, and a film none", () => {
  deepEqual(postsIn("Brackel is a village founded in 1850 by Ada Finch."), []);
  deepEqual(postsIn("The Long Night was created by Ada Finch."), []);
  deepEqual(postsIn("The Long Night is a novel by Ada Finch, who had nothing founded."), []);
});

test("A post right before the name is at the organisation before it", () => {
  deepEqual(postsIn("He met Corvane founder Ada Finch."), ["founder / Corvane"]);
  deepEqual(postsIn("Thanks to Corvane's President and CEO, Ada Finch, the mill was built."), [
    "President and CEO / Corvane",
  ]);
  deepEqual(postsIn("The paper wrote about Corvane and its founder, Ada Finch."), ["founder / Corvane"]);
  deepEqual(postsIn("Corvane is led by chief executive Ada Finch."), ["chief executive / Corvane"]);
  deepEqual(postsIn("Corvane was established in 2012 and is headed by Ada Finch, Chairman and CEO."), [
    "Chairman and CEO / Corvane",
  ]);
  deepEqual(postsIn("Corvane's founder Otto Brandt and Ada Finch left."), []);
  deepEqual(postsIn("Jewish founder Ada Finch spoke."), []);
  deepEqual(postsIn("Le fondateur de Corvane, Ada Finch, a parlé.", "fr"), ["fondateur / Corvane"]);
  deepEqual(postsIn("Otto Brandt, the founder of Corvane, Ada Finch, a lawyer, and others came."), []);
});

test("Posts behind the name are at the organisation that follows them", () => {
  deepEqual(postsIn("Nobody will lose work, said Ada Finch, chief executive officer of Corvane."), [
    "chief executive officer / Corvane",
  ]);
  deepEqual(postsIn("Ada Finch (born 1950) is an Irish engineer, founder and CEO of the clockmaker Corvane.com."), [
    "founder and CEO / Corvane.com",
  ]);
  deepEqual(postsIn("Ada Finch, daughter of the founder of Corvane, spoke."), []);
  deepEqual(postsIn("Ada Finch, assistant to the CEO of Corvane, spoke."), []);
});

test("Founders and heads are read in eight languages", () => {
  deepEqual(postsIn("Die Firma Corvane wurde 1978 von Otto Brandt und Ada Finch in Kassel gegründet.", "de"), [
    "Gründer / Corvane / 1978",
  ]);
  deepEqual(postsIn("Corvane ist ein Unternehmen, das 1978 von Ada Finch gegründet wurde.", "de"), [
    "Gründer / Corvane / 1978",
  ]);
  deepEqual(postsIn("Corvane-Gründerin Ada Finch sagte nichts.", "de"), ["Gründerin / Corvane"]);
  deepEqual(postsIn("La société Corvane a été fondée en 1978 par Otto Brandt et Ada Finch.", "fr"), [
    "fondateur / Corvane / 1978",
  ]);
  deepEqual(postsIn("La empresa Corvane fue fundada en 1978 por Otto Brandt y Ada Finch.", "es"), [
    "fundador / Corvane / 1978",
  ]);
  deepEqual(postsIn("La società Corvane è stata fondata nel 1978 da Otto Brandt e Ada Finch.", "it"), [
    "fondatore / Corvane / 1978",
  ]);
  deepEqual(postsIn("A Corvane foi fundada em 1978 por Otto Brandt e Ada Finch.", "pt"), ["fundador / Corvane / 1978"]);
  deepEqual(postsIn("Corvane es una empresa. Fue fundada en 1978 por Ada Finch.", "es"), ["fundador / Corvane / 1978"]);
  deepEqual(postsIn("Corvane werd in 1978 opgericht door Otto Brandt en Ada Finch.", "nl"), [
    "oprichter / Corvane / 1978",
  ]);
  deepEqual(postsIn("Corvane werd in 1978 door Otto Brandt en Ada Finch opgericht.", "nl"), [
    "oprichter / Corvane / 1978",
  ]);
  deepEqual(postsIn("Corvane grundades 1978 av Otto Brandt och Ada Finch.", "sv"), ["grundare / Corvane / 1978"]);
});
