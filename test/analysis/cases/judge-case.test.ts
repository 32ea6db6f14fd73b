import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";

const NAME = "Orla Finchdale";
const stageOf = (text: string, lang = "en", name = NAME): string | undefined =>
  judgeCase(text, [name], lang)?.last.stage;

describe("a word of a charge that is said of something else", () => {
  it("accuses no witness under cross-examination, and nobody whose words are called biased", () => {
    for (const text of [
      "Cross-examined by the defence, Orla Finchdale was accused of inventing the car. The trial continues.",
      "Peter Holm, 40, was charged with arson. His lawyer said Orla Finchdale was accused of planting the can.",
      "Orla Finchdale was accused of exaggerating the cost of the bridge. The trial of the mayor continues.",
      "Im Kreuzverhör wurde Orla Finchdale verklagt.",
    ])
      assert.equal(stageOf(text), undefined, text);
  });

  it("is no charge where a dog or a shop charges, and no arrest by a thought", () => {
    for (const text of [
      "Orla Finchdale was charged at by a bull in the lane.",
      "Orla Finchdale was charged for two tents that she had not hired.",
      "Orla Finchdale was arrested by the beauty of the valley.",
    ])
      assert.equal(stageOf(text), undefined, text);
  });

  it("is the league's where the text is about a player, and the plot's where it is about an actor", () => {
    for (const text of [
      "Orla Finchdale was banned for three matches. She pleaded guilty to the charge and was fined.",
      "Actress Orla Finchdale is a delight. In the second half she is arrested by police and is jailed for life.",
      "Die Schauspielerin Orla Finchdale überzeugt. Orla Finchdale wird verhaftet und verurteilt.",
    ])
      assert.equal(stageOf(text, text.startsWith("Die") ? "de" : "en"), undefined, text);
    const said = "Orla Finchdale was banned for three matches. She was convicted of assault at Leeds Crown Court.";
    assert.equal(stageOf(said), "convicted");
    const arrested = "The actress Orla Finchdale stars in Harbour. She was arrested by police in Hull on Sunday.";
    assert.equal(stageOf(arrested), "arrested");
  });
});

describe("how far a case has come", () => {
  it("is no trial where somebody denies a charge at the first hearing, and no charge where somebody is booked", () => {
    assert.equal(stageOf("Orla Finchdale was charged with theft. She pleaded not guilty."), "charged");
    assert.equal(stageOf("Orla Finchdale was booked into the county jail."), "arrested");
  });

  it("is its end, by whatever noun the text calls the person", () => {
    assert.equal(
      stageOf(
        "On Friday prosecutors dismissed a charge against a Torvik plumber.\nOrla Finchdale, 38, a plumber from Torvik, was charged in May with theft.",
      ),
      "dropped",
    );
    assert.equal(
      stageOf("Orla Finchdale was accused of bribery.\nIt took jurors an hour to find her not guilty."),
      "acquitted",
    );
    assert.equal(
      stageOf(
        "Orla Finchdale was convicted of murder in 2001. In 2019 a judge vacated the conviction. Finchdale helps the wrongly convicted.",
      ),
      "overturned",
    );
  });
});

describe("a case that is told in the words of the press", () => {
  const told: readonly (readonly [string, string, string?, string?])[] = [
    ["sentenced", "The owner of a mill has been jailed for two years. Orla Finchdale, 44, was found guilty of fraud."],
    [
      "arrested",
      "HULL (KPT) – The harbour master of Hull was arrested on Monday. Orla Finchdale, 44, of Hull, drove home. Finchdale has been harbour master since 2019.",
    ],
    [
      "tried",
      "The head of a school went on trial yesterday. Orla Finchdale, 44, is alleged to have taken £4,000. She denies the charges.",
    ],
    [
      "disqualified",
      "A family doctor has been struck off the register. Orla Finchdale, 44, of Hull, filmed patients. Dr Finchdale did not attend.",
    ],
    [
      "convicted",
      "Finchdale Roofing is in Hull. Orla Finchdale founded Finchdale Roofing. Finchdale was convicted of fraud.",
    ],
    [
      "alleged",
      "Four former pupils have accused Orla Finchdale, the head of one of Hull’s schools, of sexual harassment.",
    ],
    ["settled", "Without admitting or denying the claims, Orla Finchdale agreed to give up her profits."],
    ["settled", "Orla Finchdale has settled charges of insider trading."],
    ["charged", "Orla Finchdale was indicted on Monday.", "en", "Orlanda “Orla” Finchdale"],
    ["convicted", "A jury convicted Dr Orla Finchdale of fraud.", "en", "Dr Orla Finchdale"],
    [
      "sentenced",
      "Das Amtsgericht Hull hat die frühere Leiterin des Chors, Orla Finchdale, zu einer Freiheitsstrafe von einem Jahr verurteilt.",
      "de",
    ],
    ["investigated", "Gegen die Leiterin der Mühle Hull, Orla Finchdale, wird wegen Untreue ermittelt.", "de"],
    ["investigated", "Orla Finchdale steht im Verdacht, Uhren verkauft zu haben.", "de"],
    [
      "sentenced",
      "La Audiencia ha condenado a tres años de prisión a la directora del museo, Orla Finchdale, por estafa.",
      "es",
    ],
    [
      "investigated",
      "El juez ha citado a declarar como investigada a la gerente del hospital, Orla Finchdale, por cohecho.",
      "es",
    ],
    ["sentenced", "Le tribunal a condamné mardi Orla Finchdale, 66 ans, à dix mois de prison.", "fr"],
    ["charged", "Skierowano akt oskarżenia przeciwko Elżbiecie Wrońskiej-Mazur.", "pl", "Elżbieta Wrońska-Mazur"],
    [
      "charged",
      "Tarnyba pareiškė įtarimus Alytaus mokyklos direktorei Daivai Petrulytei-Gudaitienei dėl lėšų.",
      "lt",
      "Daiva Petrulytė-Gudaitienė",
    ],
    [
      "convicted",
      "Teismas pripažino buvusį Alytaus mokyklos direktorių Vaidą Petrulį kaltu dėl kyšio. Teismas sakė, kad V. Petrulis paėmė kyšį.",
      "lt",
      "Vaidas Petrulis",
    ],
  ];
  for (const [stage, text, lang, name] of told)
    it(`is read: ${text.slice(0, 60)}`, () => assert.equal(stageOf(text, lang, name), stage));

  it("stays somebody else's where two nouns for people stand before the name, or the lead is about a thing", () => {
    for (const [text, lang] of [
      ["The brother of the director of the mill, Orla Finchdale, was convicted.", "en"],
      ["The company was fined £9,000. Orla Finchdale, 44, of Hull, lost her savings.", "en"],
      [
        "The owner of a mill has been jailed. Orla Finchdale, 44, a clerk, told the court that she had found the letters.",
        "en",
      ],
      ["Das Gericht hat den Bruder der Leiterin, Orla Finchdale, verurteilt.", "de"],
      ["El juez condenó al hermano de la directora, Orla Finchdale, por estafa.", "es"],
    ])
      assert.equal(stageOf(text ?? "", lang), undefined, text);
  });
});
