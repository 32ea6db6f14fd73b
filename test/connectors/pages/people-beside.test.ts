import assert from "node:assert/strict";
import { test } from "node:test";
import { webFeed } from "../../../src/connectors/pages/web-feed.ts";
import { readPersonPage } from "../../../src/connectors/pages/person-page.ts";
import { webPage } from "../../../src/connectors/pages/web-page.ts";
import { readCapture } from "../../../src/reading/read-capture.ts";
import { readText } from "../../../src/text/read.ts";
import { capture } from "../captures.ts";

const READERS = { name: "website", readers: [webPage, webFeed] } as const;

/** What a page says about somebody, as `property value`, without articles. */
function toldOf(
  how: "sought" | "about",
  name: string,
  main: string,
  { lang = "en", title = "Page", site = "Dorfblatt" } = {},
): string[] {
  const data = `<!doctype html><html lang="${lang}"><head><title>${title} | ${site}</title><meta property="og:site_name" content="${site}"></head>
<body><header><nav><a href="/news">News</a></nav></header><main>${main}</main><footer><p>© 2026 ${site}</p></footer></body></html>`;
  const { findings } = readCapture(READERS, { ...capture("web-page", data), [how]: [name], isGiven: how === "about" });
  return findings
    .flatMap(({ claims, described }) => [...claims, ...described])
    .filter(({ property }) => property !== "fullName" && property !== "article")
    .map(({ property, value }) => `${property} ${typeof value === "string" ? value : JSON.stringify(value)}`);
}

const BOTH = ["sought", "about"] as const;

test("a paragraph that begins with another name in bold is about that person", () => {
  const main = `<h1>L'équipe</h1><section><h2>Conservation</h2>
    <p><b>Solenne Haudricourt</b> – Conservatrice depuis 2018. Ancienne élève de l'Institut du Patrimoine de Vaucelles.</p>
    <p><b>Maud Verlainecourt</b> – Restauratrice de tableaux, joue du piano et parle arabe.</p></section>`;
  for (const how of BOTH) {
    const told = toldOf(how, "Solenne Haudricourt", main, { lang: "fr", site: "Musée de Vaucelles" }).join("\n");
    assert.match(told, /Conservatrice/u);
    assert.doesNotMatch(told, /piano|Restauratrice|arabe/u);
  }
});

test("in scripts that separate no words, a paragraph that opens with another name is about that person", () => {
  const directors = `<h2>董事、监事情况</h2>
    <p>(1)陆振国先生,董事长,1963年出生。1984年至1998年任南桥轴承厂厂长。</p><p>1998年创办青藤轴承有限公司,任总经理。</p>
    <p>(2)顾静慈女士,独立董事,1972年8月出生。1994年7月至1997年8月任南桥会计师事务所审计员。</p>
    <p>李明远,男,1959年出生,曾任青藤税务局科长。</p>`;
  const told = toldOf("about", "顾静慈", directors, { lang: "zh", site: "澄湖" }).join("\n");
  assert.match(told, /1972/u);
  assert.match(told, /南桥会计师事务所/u);
  assert.doesNotMatch(told, /1963|1959|轴承|税务局/u);
  assert.doesNotMatch(toldOf("sought", "顾静慈", directors, { lang: "zh" }).join("\n"), /1963|1959|轴承|税务局/u);
});

test("a list of namesakes says nothing about any of them", () => {
  const main = `<h1>Perpetua Lockhurst</h1><p>Perpetua Lockhurst may refer to:</p><ul>
    <li>Perpetua Lockhurst (harpist) (1934–2001), Welsh harpist</li>
    <li>Perpetua Lockhurst (netball) (born 1991), netball player from Otago</li></ul>`;
  for (const how of BOTH) assert.deepEqual(toldOf(how, "Perpetua Lockhurst", main), []);
});

test("a given page that names somebody else first is about that person", () => {
  const obituary = `<article><h1>Trauer um Konrad Tressenbrock</h1><p>Der Notar und frühere Stadtrat ist im Alter von 84 Jahren
    verstorben. 1939 in Berlin geboren, kam er 1966 nach Wesermark.</p><p>Seine Tochter Annika Tressenbrock führt die Kanzlei
    seit 2012. Er hinterlässt seine Frau Irmgard.</p></article>`;
  const council = `<h1>Consiglio comunale</h1><h3>Sindaco</h3><p>Carla Bellafonte, avvocato, nata a Fermignola nel 1970</p>
    <h3>Consiglieri</h3><p>Fulgenzio Rastrelli – delega allo sport</p>`;
  assert.doesNotMatch(
    toldOf("about", "Annika Tressenbrock", obituary, { lang: "de" }).join("\n"),
    /Berlin|1966|Irmgard/u,
  );
  assert.doesNotMatch(toldOf("about", "Fulgenzio Rastrelli", council, { lang: "it" }).join("\n"), /1970/u);
});

test("a given page that names a post or an organisation first is about the person all the same", () => {
  const release = `<h1>Georgia College names Lockhurst as next Chief Executive</h1><p>The board is delighted to announce the
    appointment of Perpetua Lockhurst as Chief Executive. She will take up the post in May.</p>
    <p>She went to sea with Fenland Shipping as a deck cadet in 1994 and was later a master with Wesermark Ferries.</p>`;
  assert.match(toldOf("about", "Perpetua Lockhurst", release).join("\n"), /Fenland Shipping/u);
});

test("a given article is about everybody in it: homes and spouses of others are not the person's", () => {
  const german = `<article><p>Von Hedwig Stollberger</p><h1>Sägewerk Lautertal bekommt neuen Chef</h1><p>Gundolf Merzenbach, 51, ist seit dem
    1. März Geschäftsführer der Lautertaler Holz GmbH. Er folgt auf Thilo Grabowski. Grabowski lebt inzwischen in Portugal.</p></article>`;
  const dutch = `<article><h1>Huisarts opent praktijk in oude school</h1><p class="byline">Door Anna Kloosterboer, 12 mei 2025</p>
    <p>Huisarts Wietske Hollebrand opende zaterdag haar nieuwe praktijk.</p><p>Het gebouw werd ontworpen door architect
    Pim Doornweerd, die in 2011 de Rietveldprijs won. Zijn vrouw Corrie is de nieuwe assistente.</p></article>`;
  const transcript = `<h1>Episode 41: Splitting up kindly</h1><p><time datetime="2025-03-03">3 March 2025</time></p>
    <p>Giles Ottershaw talks to the family lawyer Perpetua Lockhurst about mediation, pensions and dogs.</p>
    <p>Perpetua: I started out as a librarian.</p><p>Giles: My wife Tamsin still laughs about it.</p>`;
  const post = toldOf("about", "Gundolf Merzenbach", german, { lang: "de" }).join("\n");
  assert.match(post, /Geschäftsführer/u);
  assert.doesNotMatch(post, /Portugal/u);
  assert.doesNotMatch(toldOf("about", "Wietske Hollebrand", dutch, { lang: "nl" }).join("\n"), /Corrie/u);
  assert.doesNotMatch(toldOf("about", "Perpetua Lockhurst", transcript).join("\n"), /Tamsin/u);
});

test("a portrait that the operator filed under the person is theirs, and one that a caller gave may be anybody's", () => {
  const portrait = `<article><h1>She has counted every boat in Norden for 26 years</h1><p>By ANNA KLOOSTERBOER</p>
    <p>The key to the boathouse is on a shoelace around the neck of Ines Calder, and it has been for years.</p><p>Calder, 62,
    will hand over the shoelace on Jan. 5 to Teddy Vance. She grew up outside Bergen and studied at the University of Oslo.</p></article>`;
  const told = (isGiven: boolean) => {
    const page = { ...capture("person-page", portrait), about: ["Ines Calder"], isGiven };
    return JSON.stringify([...readPersonPage(page)].flatMap(({ claims }) => claims.map(({ property }) => property)));
  };
  assert.match(told(false), /education/u);
  assert.doesNotMatch(told(true), /education/u);
});

test("where subjects are omitted, a sentence goes on about whoever the one before named last", () => {
  const spanish = `<h1>Eulogio Barrantía</h1><p>Soy ingeniero agrónomo. Vivo en Montesclaros.</p><p>Santiago Ubierna corrige los textos.
    Es editor en Ediciones del Junco y toca el violonchelo.</p>`;
  const italian = `<h1>Fulgenzio Rastrelli</h1><p>Vive a Roccabuona. Le foto sono di Carla Montecorvo. È psicologa presso il Centro Sport
    e insegna a Torino.</p>`;
  for (const how of BOTH) {
    const told = toldOf(how, "Eulogio Barrantía", spanish, { lang: "es" }).join("\n");
    assert.match(told, /location Montesclaros/u);
    assert.doesNotMatch(told, /Junco/u);
    assert.doesNotMatch(toldOf(how, "Fulgenzio Rastrelli", italian, { lang: "it" }).join("\n"), /Centro Sport/u);
  }
});

test("a relative who is named late in a sentence is not whom the next one is about", () => {
  const spanish = `<article><h1>El pregón de las fiestas</h1><p>La modista Carmela Ruiz dará el pregón. La acompañará su yerno, Eulogio
    Barrantía, ingeniero de la cooperativa. Nacida en 1948 en Altozarza, recibió la Medalla del Trabajo en 2003.</p></article>`;
  const italian = `<article><h1>Il premio della città</h1><p>Il premio va a Carla Ferri. La accompagna il genero Fulgenzio Rastrelli. Nata a
    Fermo nel 1950, ha insegnato all'Università di Fermo.</p></article>`;
  for (const how of BOTH) {
    assert.doesNotMatch(
      toldOf(how, "Eulogio Barrantía", spanish, { lang: "es" }).join("\n"),
      /1948|Medalla|Altozarza/u,
    );
    assert.doesNotMatch(toldOf(how, "Fulgenzio Rastrelli", italian, { lang: "it" }).join("\n"), /1950|Fermo/u);
  }
});

test("in a text about several people, somebody's wife who bears their surname does not give them her sex", () => {
  const text = "Robert Calder opened the bakery. Mrs Calder keeps the books.";
  const said = (subject: string, ofSeveral: boolean) =>
    readText(text.replace("Robert Calder", subject), { subject, about: true, ofSeveral, lang: "en" })
      .filter(({ property }) => property === "gender")
      .map(({ value }) => value);
  assert.deepEqual(said("Robert Calder", true), []);
  assert.deepEqual(said("Evelyn Calder", true), ["female"]);
});

test("a firm is no title, and a preposition no degree", () => {
  const group = `<h1>Fluid Machines Group</h1><h3>Industrial visitors</h3><p>Leopold Quickenden<br>Fenland Pumps Ltd</p><h3>Students</h3>
    <p>Ruth Arkle<br>MSc 2022</p>`;
  const school = `<h1>L'équipe</h1><p><b>Solenne Haudricourt</b> – Conservatrice. Ancienne élève de l'Institut du Patrimoine de Vaucelles.</p>`;
  for (const how of BOTH) {
    assert.doesNotMatch(toldOf(how, "Leopold Quickenden", group).join("\n"), /"title":"Fenland/u);
    assert.doesNotMatch(toldOf(how, "Solenne Haudricourt", school, { lang: "fr" }).join("\n"), /"degree":"de"/u);
  }
});
