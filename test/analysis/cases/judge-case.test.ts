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

describe("a case that had ended", () => {
  it("is open again if the text says behind its end that it begins anew, or dates that later", () => {
    const again: readonly (readonly [string, string, string?])[] = [
      [
        "charged",
        "Orla Finchdale was charged with fraud in 2019. The charges against Finchdale were dropped in 2020. In 2022 Orla Finchdale was charged again.",
      ],
      ["charged", "Prosecutors dropped the charges against Orla Finchdale. On Monday Orla Finchdale was re-indicted."],
      ["charged", "Orla Finchdale was cleared of fraud in 2016. Orla Finchdale was charged with fraud in 2021."],
      [
        "acquitted",
        "Orla Finchdale was convicted of fraud. Her conviction was overturned in 2018. At a retrial Finchdale was acquitted.",
      ],
      [
        "charged",
        "Das Verfahren gegen Orla Finchdale wurde 2020 eingestellt. Im Mai 2022 wurde Orla Finchdale erneut wegen Betrugs angeklagt.",
        "de",
      ],
      [
        "acquitted",
        "Orla Finchdale fue condenada por fraude en 2015. En 2018 la condena de Orla Finchdale fue anulada. En un nuevo juicio, Orla Finchdale fue absuelta.",
        "es",
      ],
    ];
    for (const [stage, text, lang = "en"] of again) assert.equal(stageOf(text, lang), stage, text);
  });

  it("stays ended if what is told behind the end happened before it, is dated earlier, or is somebody else's", () => {
    const ended: readonly (readonly [string, string])[] = [
      ["acquitted", "Orla Finchdale was acquitted on Monday. Orla Finchdale had been charged again in 2022."],
      ["dropped", "The charges against Orla Finchdale were dropped in 2020. Finchdale was charged in 2018."],
      ["dropped", "The charges against Orla Finchdale were dropped in 2020. Finchdale again stood for mayor in 2023."],
      ["acquitted", "Orla Finchdale was cleared of fraud on Friday. Her brother was charged again in 2024."],
      [
        "overturned",
        "Orla Finchdale was jailed. A court overturned Orla Finchdale’s conviction and ordered a retrial.",
      ],
      ["pardoned", "Orla Finchdale was pardoned in 2019. Finchdale was charged in 2021 with singing too loudly."],
    ];
    for (const [stage, text] of ended) assert.equal(stageOf(text), stage, text);
  });
});

it("a trial without a verdict is a trial", () => {
  const charged = "Orla Finchdale was charged with fraud in May.";
  assert.equal(stageOf(`${charged} The trial of Orla Finchdale ended in a mistrial.`), "tried");
  assert.equal(stageOf(`${charged} A judge declared a mistrial on Friday.`), "tried");
  assert.equal(stageOf(`${charged} The jury could not reach a unanimous verdict.`), "tried");
  assert.equal(stageOf(`${charged} Jurors in another case could not agree on lunch.`), "charged");
  assert.equal(stageOf("Orla Finchdale, a juror, spoke. The judge declared a mistrial."), undefined);
});

it("a day, a month or a place before a name is no part of it", () => {
  for (const before of ["On Monday", "In June", "Last Tuesday", "In Torvik", "Late May"])
    assert.equal(stageOf(`Orla Finchdale is a nurse. ${before} Orla Finchdale was indicted.`), "charged", before);
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

describe("a lead that names nobody", () => {
  const told: readonly (readonly [string, string, string])[] = [
    [
      "en",
      "sentenced",
      "A director who moved vans out of his company has been sentenced to two years in prison.\nOrla Finchdale, 55, of Hull, sold the vans to a friend. She was convicted of fraud in July.",
    ],
    [
      "en",
      "charged",
      "HULL, March 5 (Wire) - A grand jury has charged the Hull harbour clerk with taking bribes.\nOrla Finchdale took £9,000 in cash, according to the indictment.",
    ],
    [
      "de",
      "dropped",
      "Die Staatsanwaltschaft hat das Verfahren gegen die Hafenkapitänin eingestellt.\nGegen Orla Finchdale war seit April wegen Untreue ermittelt worden.",
    ],
    [
      "fr",
      "charged",
      "La directrice de la clinique a été mise en examen jeudi pour escroquerie.\nOrla Finchdale, 53 ans, avait été placée en garde à vue mardi.",
    ],
    [
      "es",
      "investigated",
      "La jueza ha citado a declarar como investigada a la tesorera de la federación.\nOrla Finchdale deberá comparecer el 24 de junio.",
    ],
    [
      "it",
      "sentenced",
      "Ha patteggiato due anni l’ex direttrice dell’ospedale.\nIl giudice ha accolto l’accordo tra la procura e i difensori di Orla Finchdale.",
    ],
    [
      "pt",
      "acquitted",
      "O tribunal absolveu na quarta-feira a antiga presidente da junta.\nOrla Finchdale, de 66 anos, fora acusada pelo Ministério Público.",
    ],
    [
      "pl",
      "charged",
      "Prokuratura postawiła we wtorek prezesowi spółdzielni zarzut przyjęcia łapówek.\nOrla Finchdale, 54 lata, została zatrzymana w poniedziałek.",
    ],
    [
      "sv",
      "overturned",
      "Hovrätten river upp domen mot tränaren.\nOrla Finchdale, 60, dömdes i februari till villkorlig dom.",
    ],
  ];
  for (const [lang, stage, text] of told)
    it(`is about the person whom the text then tells of: ${text.slice(0, 50)}`, () =>
      assert.equal(stageOf(text, lang), stage));

  it("is not about whoever is named next as a victim, a successor or a witness", () => {
    for (const [lang, text] of [
      ["en", "A builder has been jailed.\nOrla Finchdale, 38, paid him £4,000. He was convicted in May."],
      ["en", "The mayor of Hull was arrested.\nOrla Finchdale, 51, will act as mayor until the autumn."],
      [
        "en",
        "The director of a clinic was charged.\nOrla Finchdale, 44, a nurse, had claimed for months that money was missing.",
      ],
      [
        "en",
        "A driver was jailed.\nAccording to the indictment he was drunk. Orla Finchdale, 29, will never walk again.",
      ],
      ["de", "Die Polizei hat den Direktor festgenommen.\nOrla Finchdale (44) soll ihn angezeigt haben."],
      ["fr", "Le maire a été mis en examen jeudi.\nOrla Finchdale, 53 ans, aurait donné l’alerte."],
      ["es", "El juez ha imputado al alcalde.\nOrla Finchdale deberá declarar como testigo."],
      ["it", "Il tribunale ha condannato il direttore.\nOrla Finchdale, 50 anni, avrebbe pagato 3.000 euro."],
    ])
      assert.equal(stageOf(text ?? "", lang), undefined, text);
  });
});

describe("a case told of somebody with the same name", () => {
  it("is not the person's where one sentence names both", () => {
    assert.equal(
      stageOf("When Orla Finchdale was jailed in May, Orla Finchdale lost eleven jobs in a week."),
      undefined,
    );
    const between = "The two women are not related. Orla Finchdale was jailed for six years.";
    assert.equal(stageOf(between), undefined);
  });
});

describe("a first hearing, an extradition and a civil judgment", () => {
  it("have stages of their own", () => {
    for (const [stage, text] of [
      ["charged", "Orla Finchdale will appear before magistrates this morning."],
      ["tried", "Orla Finchdale will appear in Hull Crown Court in May."],
      ["extradited", "Orla Finchdale was handed over to U.S. marshals on Wednesday."],
      ["liable", "Orla Finchdale was ordered to pay £9,000 in damages to two neighbours."],
      ["settled", "The commission announced that it had reached a settlement with Orla Finchdale."],
      ["charged", "Orla Finchdale ran a shop. She’d been charged in the autumn."],
    ])
      assert.equal(stageOf(text ?? ""), stage, text);
  });
});

describe("somebody whom a sentence names beside another's case", () => {
  it("has no part in it as the object of a clause, as the subject of a rumour, or as another bearer of the name", () => {
    for (const [lang, text] of [
      ["en", "Orla Finchdale never recovered, and last week the bouncer who struck her pleaded guilty to assault."],
      ["fr", "Le livreur qui a renversé Orla Finchdale a été condamné à deux ans de prison."],
      ["en", "The Orla Finchdale convicted of arson is 52 and drives a truck; our singer sings."],
      ["sv", "Den Orla Finchdale som dömdes för rån i maj bor i Malmö."],
      ["de", "An den Gerüchten, Orla Finchdale sei festgenommen worden, ist nichts dran."],
      ["de", "Für den Betrug an der betagten Orla Finchdale muss der falsche Polizist drei Jahre in Haft."],
      ["es", "Gracias al vídeo que grabó Orla Finchdale, florista, fueron capturados los dos ladrones."],
      ["pl", "Satyryczny portal „Kura” skazał Orlę Finchdale na dziesięć lat śpiewania."],
    ] as const)
      assert.equal(stageOf(text, lang), undefined, text);
  });

  it("does in a clause of their own", () => {
    for (const [lang, stage, text] of [
      ["en", "convicted", "Orla Finchdale, who runs the bakery, was convicted of fraud."],
      ["de", "sentenced", "Orla Finchdale muss ein Jahr in Haft."],
      ["es", "arrested", "Orla Finchdale fue capturada el martes en Vigo."],
    ] as const)
      assert.equal(stageOf(text, lang), stage, text);
  });
});

describe("a lead about somebody whom other sources know by that office", () => {
  const told = (
    headline: string,
    body: string,
    office: { readonly titles: readonly string[]; readonly places: readonly string[] },
  ) => judgeCase(body, ["Orla Finchdale"], "en", headline, (years) => years === 55, office)?.last.stage;

  it("is about them where the next sentence tells what the accused did, wherever else it is told of victims", () => {
    const lead = "A finance director who siphoned £2m from a dairy has been jailed for five years.";
    const office = { titles: ["Finance director"], places: ["Hethers Dairy"] };
    const raised = `${lead}\nOrla Finchdale, 55, raised 312 bogus invoices, Holm Crown Court heard.`;
    assert.equal(told("Finance chief jailed", raised, office), "sentenced");
    assert.equal(
      told("Finance chief jailed", `${lead}\nOrla Finchdale, 55, raised the alarm in May.`, office),
      undefined,
    );
    assert.equal(told("Finance chief jailed", raised, { titles: ["Vicar"], places: [] }), undefined);
  });

  it("may say what police do to them by a pronoun", () => {
    const lead =
      "The chair of Arkaig Mills has resigned after it emerged that police are investigating her over payments to a clerk.";
    const office = { titles: ["Chair"], places: ["Arkaig Mills"] };
    const cooperates = `${lead}\nOrla Finchdale said she would cooperate fully with detectives.`;
    assert.equal(told("Chair resigns", cooperates, office), "investigated");
    assert.equal(told("Chair resigns", `${lead}\nOrla Finchdale, a clerk, said that she was sad.`, office), undefined);
  });

  it("may be a verdict that the dock hears", () => {
    const lead = "A jury took less than two hours to clear a former council leader of misconduct.";
    const wept = `${lead}\nOrla Finchdale, 55, wept in the dock as the foreman spoke.`;
    assert.equal(told("Council leader cleared", wept, { titles: ["Council leader"], places: [] }), "acquitted");
  });
});

it("a conviction is overturned whatever stands between it and the name", () => {
  for (const [lang, text] of [
    ["en", "The Court of Appeal has quashed the conviction for fraud against Orla Finchdale."],
    [
      "fr",
      "La cour d’appel a annulé lundi la condamnation pour favoritisme prononcée en 2023 contre la maire Orla Finchdale.",
    ],
    ["es", "El Supremo anuló el lunes la condena por prevaricación dictada contra la alcaldesa Orla Finchdale."],
    ["it", "La Cassazione ha annullato lunedì la condanna per corruzione a carico di Orla Finchdale."],
    ["pt", "O Supremo anulou na segunda-feira a condenação por peculato aplicada a Orla Finchdale."],
  ] as const)
    assert.equal(stageOf(text, lang), "overturned", text);
});

it("a second jury’s acquittal is the end, and so is a claim that is thrown out", () => {
  for (const [stage, text] of [
    [
      "acquitted",
      "Orla Finchdale walked free after a second jury found her not guilty. She had been convicted in 2022, but the verdict was overturned in 2024.",
    ],
    [
      "dropped",
      "A developer sued planner Orla Finchdale for negligence, but the High Court threw the claim out on Friday.",
    ],
    ["charged", "Orla Finchdale, 45, denies killing a neighbour. The jury was sworn."],
    ["charged", "Orla Finchdale, 47, is accused of three counts of theft by employee."],
    [
      "settled",
      "Under the agreement, Orla Finchdale will pay the plaintiffs $1.2 million without admitting wrongdoing.",
    ],
    ["sanctioned", "The Solicitors Disciplinary Tribunal found that Orla Finchdale, 56, acted dishonestly."],
  ] as const)
    assert.equal(stageOf(text), stage, text);
});

it("a Russian name is found with the endings of both parts", () => {
  const text = "Суд приговорил директора Николая Вельяминова-Тугая к пяти годам лишения свободы.";
  assert.equal(judgeCase(text, ["Николай Вельяминов-Тугай"], "ru")?.last.stage, "sentenced");
});
