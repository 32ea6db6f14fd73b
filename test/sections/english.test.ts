import assert from "node:assert/strict";
import { test } from "node:test";
import { inSentence, withArticle, withThe } from "../../src/sections/english.ts";

test("a title with a single holder has no article, other titles the one that fits their sound, and common titles are in lower case", () => {
  const said: Readonly<Record<string, string>> = {
    "Head of the tidal group": "head of the tidal group",
    "Head of Logistics": "head of logistics",
    "Chief operating officer": "chief operating officer",
    "Chief Executive Officer": "chief executive officer",
    "Founder and chief executive": "founder and chief executive",
    "Head teacher": "a head teacher",
    Chiropractor: "a chiropractor",
    "Software Engineer": "a software engineer",
    "U.S. Senator": "a U.S. Senator",
    "CTO of Things": "CTO of Things",
    "Minister of Natural Resources": "Minister of Natural Resources",
    Chair: "chair",
    "Vice President": "a vice president",
    "Co-founder, CEO": "co-founder and CEO",
    "GIS Technician": "a GIS technician",
    "User researcher": "a user researcher",
    "Union organizer": "a union organizer",
    Underwriter: "an underwriter",
    "honorary laryngologist": "an honorary laryngologist",
    "Hon Secretary": "honorary secretary",
    "first lay administrator": "the first lay administrator",
    MP: "an MP",
    "HR manager": "an HR manager",
    "first lieutenant": "a first lieutenant",
    Chancellor: "chancellor",
  };
  for (const [title, wanted] of Object.entries(said)) assert.equal(withArticle(title), wanted);
});

test("a title made of common words is in lower case, and departments keep their comma", () => {
  assert.equal(
    inSentence("Associate Director, Manufacturing Operations"),
    "associate director, manufacturing operations",
  );
  assert.equal(inSentence("Pennsylvania Counsel"), "Pennsylvania Counsel");
  assert.equal(inSentence("Research & Development Engineer"), "research and development engineer");
});

test("public bodies are named with an article, local councils and firms without", () => {
  for (const name of [
    "Royal Academy of Music",
    "Camogie Association",
    "National Museum of Australia",
    "City of Kingston",
    "University of Leeds",
    "Larkmoor Institute",
    "Australian National University",
    "United States Army",
    "Inland Stamp Office",
    "Marine Rescue Fund",
    "Corporation of Carrick Bay",
    "Land Transport Workers' Congress",
  ])
    assert.equal(withThe(name), `the ${name}`);
  for (const name of [
    "Leeds City Council",
    "Enterprise Ireland",
    "Simon Fraser University",
    "Pendlebrook House Nursing Home",
    "Wilson's School",
    "St Brannock's Hospital",
    "Elmgate Paper",
    "Adani Wilmar Ltd.",
  ])
    assert.equal(withThe(name), name);
  assert.equal(withThe("The Harbour Ledger"), "the Harbour Ledger");
});

test("a title in another language is left as it is written, without an article", () => {
  for (const title of [
    "Directora de Operaciones",
    "Leiter Controlling",
    "Redaktor naczelny",
    "Técnica de Calidad",
    "Becaria",
  ])
    assert.equal(withArticle(title), title);
  assert.deepEqual(
    ["Shop Foreman", "chef de partie", "café owner", "second violin"].map((title) => withArticle(title)),
    ["a shop foreman", "a chef de partie", "a café owner", "a second violin"],
  );
});
