import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { introducesItself } from "../../../src/text/document/introduction.ts";
import { soughtOf } from "../../../src/text/document/named.ts";
import { readText } from "../../../src/text/read.ts";

const introduces = (text: string) => introducesItself(text, soughtOf("Jutta Wermel") as never);

test("A text whose author says who they are, by their whole name, is that person's own", () => {
  ok(introduces("Hello, I’m Jutta Wermel, a plumber in Aukrug."));
  ok(introduces("Moin! Mein Name ist Dr. Jutta Wermel."));
  ok(introduces("Je m'appelle Jutta Wermel et je vis à Lyon."));
  ok(introduces("Mi chiamo Jutta Wermel."));
});

test("Who is quoted, somebody else, and a given name alone say nothing of whose a text is", () => {
  equal(introduces("“I’m Jutta Wermel,” she said at the door."), false);
  equal(introduces("I’m Hanna Brodersen, and Jutta Wermel taught me to sail."), false);
  equal(introduces("I am Jutta’s brother."), false);
});

test("What a text tells of a time that was over gives no beginning to the post that was held then", () => {
  const jobs = (text: string, lang: string) =>
    readText(text, { subject: "Jutta Wermel", lang, about: true }).flatMap(({ property, value }) =>
      property === "experience" ? [value] : [],
    );
  const [post] = jobs(
    "After six years as a Gas Engineer with Tolland Heating Services she set up on her own in 2006.",
    "en",
  );
  equal(post?.from, undefined);
  equal(post?.to, "2006");
  const [ended] = jobs(
    "After ten years as head of design at Corvane (2004–2014), she moved to Holdfast in 2015.",
    "en",
  );
  equal(`${ended?.from}-${ended?.to}`, "2004-2014");
  const [nl] = jobs("Na zes jaar als hoofd inkoop bij Waddenzuivel stapte ze in 2016 over naar Stoomgemaal BV.", "nl");
  equal(`${nl?.title} ${nl?.from} ${nl?.to}`, "hoofd inkoop undefined 2016");
});

test("The whole of a post, of a degree and of a body's name is read", () => {
  const said = (text: string, lang: string) =>
    readText(text, { subject: "Jutta Wermel", lang, about: true }).map(({ value }) => JSON.stringify(value));
  ok(
    said("Zuvor war sie sechs Jahre lang Referentin beim Wasserverband Treene.", "de").some((job) =>
      job.includes('"title":"Referentin"'),
    ),
  );
  ok(
    said("De 2008 à 2014, elle a été directrice financière de la société Brumal.", "fr").some((job) =>
      job.includes('"company":"Brumal"'),
    ),
  );
  ok(
    said("She holds a BSc (Hons) in Marine Biology from the University of Carrowmere.", "en").some((one) =>
      one.includes("BSc (Hons) in Marine Biology"),
    ),
  );
  ok(
    said("Hon tog sin grundskollärarexamen vid Lärarhögskolan i Björkvattna.", "sv").some((one) =>
      one.includes("Lärarhögskolan i Björkvattna"),
    ),
  );
  ok(
    said("Dessförinnan var hon fritidsledare på Granängs fritidsgård, mellan 1989 och 1994.", "sv").some((one) =>
      one.includes("Granängs fritidsgård"),
    ),
  );
});

test("A pastime of the list counts where the sentence tells of time that is the person's own", () => {
  const pastimes = (text: string) =>
    readText(text, { subject: "Jutta Wermel", lang: "en", about: true }).flatMap(({ property, value }) =>
      property === "interest" ? [value] : [],
    );
  equal(pastimes("When she is not under a sink she is playing the cornet.").join(), "cornet");
  equal(pastimes("She teaches the cornet at Larkmoor School.").join(), "");
});
