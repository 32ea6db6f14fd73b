import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { CASE_PATTERNS, judgeCase } from "../../src/analysis/cases/judge-case.ts";

const NAME = "Alma Aldermoor";
const stageOf = (text: string, lang = "en"): string | undefined => judgeCase(text, [NAME], lang)?.last.stage;

test("every pattern in every language compiles with its words", () => {
  for (const [lang, patterns] of CASE_PATTERNS)
    for (const { stage, pattern } of patterns)
      assert.doesNotMatch(pattern.source, /(?<!\\p)\{[A-Z]+\}/i, `${lang} ${stage}`);
});

test("the quick check before a long pattern is its ending, and the rest never matches alone", () => {
  const sentences = [
    "@ was arrested.",
    "@, 44, and # were charged with theft; @ admitted it.",
    "The trial of @ began.",
  ];
  const asked = [...CASE_PATTERNS.values()].flat().filter(({ end }) => end !== null);
  assert.ok(asked.length > 100);
  for (const { pattern, end } of asked) {
    assert.ok(end && pattern.source.endsWith(end.source), pattern.source);
    const begin = pattern.source.slice(0, -end.source.length);
    // An alternative outside every group would match without the ending.
    const alone = new RegExp(`${begin}(?!)`, "iu");
    assert.ok(!sentences.some((sentence) => alone.test(sentence)), begin);
  }
});

describe("a stage of a case", () => {
  test("applies to the subject of its clause, whatever stands between", () => {
    const said: Readonly<Record<string, string>> = {
      "Alma Aldermoor, 44, of Mill Lane, was last week convicted of fraud.": "convicted",
      "Alma Aldermoor left the trust in May and was charged with theft.": "charged",
      "The council fined Alma Aldermoor.": "fined",
      "A jury found Alma Aldermoor, a baker, not guilty of arson.": "acquitted",
      "Alma Aldermoor, who was arrested on Friday, runs a bakery.": "arrested",
      "Three customers sued Alma Aldermoor over the kitchens.": "sued",
      "The tribunal said Alma Aldermoor should be struck off.": "disqualified",
      "Alma Aldermoor and Gorm Garrowby were each jailed for four years.": "sentenced",
      "Alma Aldermoor was one of three directors charged with false accounting.": "charged",
      "Alma Aldermoor was among the officers who were convicted of perjury.": "convicted",
      "Alma Aldermoor has been accused by three former employees of harassment.": "alleged",
      "Alma Aldermoor faces up to ten years in prison after being found guilty of fraud.": "convicted",
      "Alma Aldermoor's conviction was upheld on appeal.": "convicted",
      "Alma Aldermoor admitted stealing 30,000 from the club.": "convicted",
      "Alma Aldermoor was bailed to appear before magistrates on theft charges.": "arrested",
      "Seven years in prison for Alma Aldermoor, the former treasurer.": "sentenced",
      "Jailed: Alma Aldermoor, who stole from pensioners.": "sentenced",
      "Among those arrested was Alma Aldermoor.": "arrested",
    };
    for (const [text, stage] of Object.entries(said)) assert.equal(stageOf(text), stage, text);
  });

  test("does not apply to somebody merely nearby", () => {
    for (const text of [
      "The office of Alma Aldermoor was raided by burglars and a man was arrested.",
      "A former aide to Senator Alma Aldermoor was sentenced to four years.",
      "The father of Alma Aldermoor was jailed for fraud.",
      "Alma Aldermoor's brother was charged with theft.",
      "Alma Aldermoor said the man fled and was arrested in Torvik.",
      "Alma Aldermoor, the prosecutor, announced that Gorm Garrowby, of Torvik, was sentenced to two years.",
      "Gorm Garrowby was convicted of robbing Alma Aldermoor.",
      "The baker robbed Alma Aldermoor and was jailed.",
      "Aldermoor & Finch was fined. Alma Aldermoor founded it.",
      "Alma Aldermoor was told that the case against Gorm Garrowby was dropped.",
      "Alma Aldermoor was charged with leading the committee.",
      "Alma Aldermoor was charged £40 by the garage.",
      "The man who robbed Gorm Garrowby and Alma Aldermoor was arrested.",
      "The friends of Alma Aldermoor and Gorm Garrowby were arrested.",
      "Alma Aldermoor was one of three people robbed by a man who was jailed.",
      "Alma Aldermoor is one of the lawyers charged with drafting the law.",
      "Among those arrested was Alma Aldermoor's son.",
      "A jury took two hours to convict Alma Aldermoor's brother.",
      "Alma Aldermoor has been praised by three former employees accused of harassment.",
      "Alma Aldermoor chaired the inquiry. Gorm Garrowby was questioned. He was charged with fraud.",
    ])
      assert.equal(stageOf(text), undefined, text);
  });

  test("is not read from a question, denial, supposition, quotation, satire or correction", () => {
    for (const text of [
      "Was Alma Aldermoor arrested?",
      "Alma Aldermoor has never been convicted of fraud.",
      "If Alma Aldermoor is convicted of fraud, she loses the seat.",
      "“Alma Aldermoor was convicted of fraud”, her rival shouted.",
      "A woman invented claims that Alma Aldermoor took silver.",
      "Alma Aldermoor was convicted of optimism. The Wet Biscuit is a satirical website.",
      "We said that Alma Aldermoor was charged with theft. This was untrue, and we apologise to her.",
      "This article has been retracted. Alma Aldermoor was charged with fraud on Monday.",
      "Satire: Alma Aldermoor was sentenced to ten years of knitting for stealing the moon.",
      "Alma Aldermoor was sentenced to five years of podcasts. All stories on this site are fictional.",
      "April Fools! Alma Aldermoor was arrested for hoarding jam.",
      "In the new crime novel, Alma Aldermoor was convicted of murder.",
      "A viral post says Alma Aldermoor was arrested for fraud.",
      "Alma Aldermoor was found guilty of being too good at chess.",
      "Alma Aldermoor was convicted of crimes against jam, her friends joked.",
    ])
      assert.equal(stageOf(text), undefined, text);
  });

  test("is not read from a page that calls everybody a criminal", () => {
    const rant =
      "Wake up! Alma Aldermoor was convicted of theft, Gorm Garrowby was convicted of fraud, Lena Orrin was convicted of treason.";
    for (const end of [
      "Every one of them is a criminal.",
      "They are all crooks.",
      "The whole council belongs in prison.",
      "Everybody is corrupt.",
    ])
      assert.equal(stageOf(`${rant} ${end}`), undefined, end);
    assert.equal(stageOf("Alma Aldermoor was convicted of theft. The other councillors were cleared."), "convicted");
  });

  test("is the last one in the case, wherever the text states it", () => {
    const said: Readonly<Record<string, string>> = {
      "Prosecutors dropped the charges against Alma Aldermoor. She was arrested in May and charged with theft.":
        "dropped",
      "The court quashed the conviction of Alma Aldermoor. She was convicted of arson in 2009 and served five years of a nine-year term.":
        "overturned",
      "Alma Aldermoor was found guilty of six thefts. She was cleared of a seventh charge.": "convicted",
      "Alma Aldermoor was convicted of fraud and sentenced to two years.": "sentenced",
      "The mayor pardoned Alma Aldermoor, who was convicted in 2019.": "pardoned",
    };
    for (const [text, stage] of Object.entries(said)) assert.equal(stageOf(text), stage, text);
  });

  test("is its end, in any wording and language", () => {
    const said: readonly (readonly [string, string, string])[] = [
      ["en", "Former mayor Alma Aldermoor cleared of bribery charges", "acquitted"],
      ["en", "Jury clears Alma Aldermoor of fraud", "acquitted"],
      ["en", "Alma Aldermoor has had her name cleared.", "acquitted"],
      ["en", "The inquiry found no wrongdoing by Alma Aldermoor.", "acquitted"],
      ["en", "Alma Aldermoor had no case to answer.", "acquitted"],
      ["en", "A judge has thrown out the case against Alma Aldermoor.", "dropped"],
      ["en", "Police will take no further action against Alma Aldermoor.", "dropped"],
      ["en", "Alma Aldermoor was told she faces no further action.", "dropped"],
      ["en", "Alma Aldermoor will not be prosecuted, the ministry said.", "dropped"],
      ["en", "The prosecution offered no evidence against Alma Aldermoor.", "dropped"],
      ["en", "Alma Aldermoor won her appeal against her conviction.", "overturned"],
      ["fr", "Enquête contre Alma Aldermoor classée sans suite", "dropped"],
      ["fr", "Le parquet a classé sans suite la plainte contre Alma Aldermoor.", "dropped"],
      ["fr", "La plainte déposée contre Alma Aldermoor a été rejetée par le tribunal.", "dropped"],
      ["fr", "Alma Aldermoor a obtenu un non-lieu.", "dropped"],
      ["fr", "Aucune infraction n'a été retenue contre Alma Aldermoor ni contre sa société.", "dropped"],
      ["fr", "Alma Aldermoor a été mise hors de cause.", "acquitted"],
      ["es", "La demanda contra Alma Aldermoor ha sido desestimada por el juzgado.", "dropped"],
      ["es", "El juez desestimó la querella contra Alma Aldermoor.", "dropped"],
      ["es", "La demanda por difamación contra Alma Aldermoor debe ser desestimada.", "dropped"],
      [
        "es",
        "El juzgado ve que la demanda que Conservas Brisa presentó contra Alma Aldermoor debe ser desestimada.",
        "dropped",
      ],
      ["es", "Archivada la causa contra Alma Aldermoor", "dropped"],
      ["es", "Alma Aldermoor ha quedado libre de cargos.", "acquitted"],
      ["de", "Das Strafverfahren gegen Alma Aldermoor ist eingestellt worden.", "dropped"],
      ["de", "Gegen Alma Aldermoor wurde das Verfahren eingestellt.", "dropped"],
      ["de", "Das Gericht wies die Klage gegen Alma Aldermoor ab.", "dropped"],
      ["de", "Die Anklage gegen Alma Aldermoor wurde nicht zugelassen.", "dropped"],
      ["de", "Alma Aldermoor freigesprochen", "acquitted"],
      ["it", "L'inchiesta su Alma Aldermoor è stata archiviata.", "dropped"],
      ["it", "Il giudice ha disposto il non luogo a procedere per Alma Aldermoor.", "dropped"],
      ["pt", "A queixa contra Alma Aldermoor foi rejeitada.", "dropped"],
      ["nl", "Het onderzoek naar Alma Aldermoor is stopgezet.", "dropped"],
      ["nl", "Alma Aldermoor wordt niet vervolgd.", "dropped"],
      ["pl", "Śledztwo przeciwko Alma Aldermoor zostało umorzone.", "dropped"],
      ["lt", "Byla prieš Alma Aldermoor nutraukta.", "dropped"],
    ];
    for (const [lang, text, stage] of said) assert.equal(stageOf(`${text}\nAlma Aldermoor`, lang), stage, text);
  });

  test("is not one that the person ended, asked for or was refused, or that ended for somebody else", () => {
    for (const [lang, text] of [
      ["en", "Judge Alma Aldermoor cleared Gorm Garrowby of fraud."],
      ["en", "Alma Aldermoor was not cleared of fraud."],
      ["en", "Alma Aldermoor dismissed the claims against her rival Gorm Garrowby."],
      ["en", "Alma Aldermoor said no further action would be taken against Gorm Garrowby."],
      ["en", "Alma Aldermoor will not be charged £20 for parking."],
      ["fr", "La plainte de Alma Aldermoor contre Paul Durand a été classée sans suite."],
      ["fr", "Alma Aldermoor n'a pas obtenu un non-lieu."],
      ["fr", "Alma Aldermoor dit qu'aucune infraction n'a été retenue contre Paul Durand."],
      ["es", "La demanda de Alma Aldermoor fue desestimada."],
      ["es", "Alma Aldermoor retiró la denuncia contra Juan Pérez."],
      ["de", "Die Klage von Alma Aldermoor wurde abgewiesen."],
      ["de", "Das Verfahren gegen Alma Aldermoor wurde nicht eingestellt."],
      ["de", "Alma Aldermoor wurde als Lehrerin eingestellt."],
      ["de", "Die Hauptversammlung hat den Vorstand Alma Aldermoor entlastet."],
      ["de", "Die Anwältin von Alma Aldermoor wurde freigesprochen."],
      ["de", "Die Anwältin von Alma Aldermoor wurde verurteilt."],
      ["it", "La querela di Alma Aldermoor è stata archiviata."],
      ["nl", "De aangifte van Alma Aldermoor is geseponeerd."],
    ] as const)
      assert.equal(stageOf(text, lang), undefined, text);
  });

  test("is its end in a headline with only the person's name before the colon", () => {
    for (const [lang, text, stage] of [
      ["fr", "Alma Aldermoor : classée sans suite", "dropped"],
      ["fr", "Affaire Alma Aldermoor : classée sans suite", "dropped"],
      ["fr", "Alma Aldermoor : l’enquête classée sans suite", "dropped"],
      ["fr", "Alma Aldermoor : non-lieu", "dropped"],
      ["fr", "Alma Aldermoor : relaxe confirmée", "acquitted"],
      ["fr", "Alma Aldermoor : relaxée", "acquitted"],
      ["fr", "Alma Aldermoor : condamnation annulée", "overturned"],
      ["en", "Alma Aldermoor: case dropped", "dropped"],
      ["en", "Alma Aldermoor: charges dropped", "dropped"],
      ["en", "Alma Aldermoor: no further action", "dropped"],
      ["en", "Alma Aldermoor: acquitted", "acquitted"],
      ["en", "Alma Aldermoor: conviction quashed", "overturned"],
      ["en", "Alma Aldermoor: cleared", "acquitted"],
      ["de", "Alma Aldermoor: Verfahren eingestellt", "dropped"],
      ["de", "Alma Aldermoor: freigesprochen", "acquitted"],
      ["de", "Alma Aldermoor: Urteil aufgehoben", "overturned"],
      ["de", "Fall Alma Aldermoor: Ermittlungen eingestellt", "dropped"],
      ["es", "Alma Aldermoor: causa archivada", "dropped"],
      ["es", "Alma Aldermoor: archivada la causa", "dropped"],
      ["es", "Alma Aldermoor, absuelta", "acquitted"],
      ["es", "Alma Aldermoor: absuelta", "acquitted"],
      ["es", "Alma Aldermoor: sobreseimiento", "dropped"],
      ["it", "Alma Aldermoor: archiviata l'inchiesta", "dropped"],
      ["it", "Alma Aldermoor: inchiesta archiviata", "dropped"],
      ["it", "Alma Aldermoor: assolta", "acquitted"],
      ["it", "Alma Aldermoor: condanna annullata", "overturned"],
      ["pt", "Alma Aldermoor: processo arquivado", "dropped"],
      ["pt", "Alma Aldermoor: absolvida", "acquitted"],
      ["nl", "Alma Aldermoor: zaak geseponeerd", "dropped"],
      ["nl", "Alma Aldermoor: vrijgesproken", "acquitted"],
      ["pl", "Alma Aldermoor: śledztwo umorzone", "dropped"],
      ["pl", "Alma Aldermoor: uniewinniona", "acquitted"],
      ["lt", "Alma Aldermoor: byla nutraukta", "dropped"],
      ["lt", "Alma Aldermoor: išteisinta", "acquitted"],
    ] as const)
      assert.equal(stageOf(text, lang), stage, text);
    for (const [lang, text] of [
      ["fr", "Alma Aldermoor : la plainte de Paul Durand classée sans suite"],
      ["en", "Alma Aldermoor: charges against Paul Durand dropped"],
      ["de", "Alma Aldermoor: Verfahren gegen Paul Durand eingestellt"],
      ["en", "Alma Aldermoor: case against the mayor dropped"],
      ["en", "Alma Aldermoor: Judge says case dropped"],
      ["fr", "Alma Aldermoor : la plainte classée sans suite"],
      ["en", "Alma Aldermoor: acquitted man sues council"],
      ["en", "Alma Aldermoor: not cleared of fraud"],
    ] as const)
      assert.equal(stageOf(text, lang), undefined, text);
  });

  test("is a measure rather than a conviction if no criminal court took it", () => {
    assert.equal(stageOf("The ethics committee fined Alma Aldermoor for a late report."), "fined");
    assert.equal(stageOf("Alma Aldermoor was reprimanded by the house."), "sanctioned");
    assert.equal(stageOf("Alma Aldermoor was suspended for fourteen months over missed tests."), "sanctioned");
    assert.equal(stageOf("The trainer of Alma Aldermoor was banned for life."), undefined);
    assert.equal(stageOf("Alma Aldermoor was suspended for two matches."), undefined);
  });

  test("applies to the person named by first name among those with a surname, and to nobody if unclear", () => {
    const text =
      "Gorm Aldermoor and Alma Aldermoor ran the mill. Gorm was cleared of fraud. Alma was convicted of fraud.";
    assert.equal(stageOf(text), "convicted");
    assert.equal(judgeCase(text, ["Gorm Aldermoor"], "en")?.last.stage, "acquitted");
    assert.equal(
      stageOf("Gorm Aldermoor and Alma Aldermoor ran the mill. Aldermoor was convicted of fraud."),
      undefined,
    );
  });

  test("in a court list applies only to its own row", () => {
    const list =
      "GARROWBY, Gorm (51), Quarry Bank\nFined £80.\nALDERMOOR, Alma (44), Mill Lane  Charged with theft by employee.";
    assert.equal(stageOf(list), "charged");
  });

  test("is read in other languages with their own word order", () => {
    const said: readonly (readonly [string, string, string])[] = [
      ["de", "Das Landgericht verurteilte Alma Aldermoor zu zwei Jahren Haft.", "sentenced"],
      ["de", "Gegen Alma Aldermoor ermittelt die Staatsanwaltschaft.", "investigated"],
      ["fr", "Alma Aldermoor a été relaxée par le tribunal.", "acquitted"],
      ["es", "Alma Aldermoor, de 44 años, fue detenida el lunes.", "arrested"],
      ["it", "Alma Aldermoor, assessora, è indagata per corruzione.", "investigated"],
      ["pt", "Alma Aldermoor foi condenada por fraude.", "convicted"],
      ["pl", "Policjanci zatrzymali w poniedziałek Alma Aldermoor.", "arrested"],
      ["lt", "Teismas nuteisė Alma Aldermoor.", "convicted"],
      ["nl", "Alma Aldermoor werd vrijgesproken.", "acquitted"],
    ];
    for (const [lang, text, stage] of said) assert.equal(stageOf(text, lang), stage, text);
    for (const [lang, text] of [
      ["de", "Alma Aldermoor hat Anzeige gegen einen Mann erstattet, der festgenommen wurde."],
      ["fr", "La plainte de Alma Aldermoor a fait condamner un armateur."],
      ["es", "El ladrón de Alma Aldermoor fue detenido."],
    ] as const)
      assert.equal(stageOf(text, lang), undefined, text);
  });

  test("is always quoted from a sentence of the text", () => {
    const words = fc.constantFrom(
      "Alma Aldermoor was charged with theft",
      "Alma Aldermoor",
      "Gorm",
      "was",
      "charged with",
      "theft",
      ".",
      ".\n",
      ",",
      "She was jailed for two years",
      "She",
      "her",
      "\ud800",
      "“",
      "of",
    );
    let quoted = 0;
    fc.assert(
      fc.property(fc.array(words, { maxLength: 25 }), (parts) => {
        const text = parts.join(" ");
        for (const { sentence } of judgeCase(text, [NAME], "en")?.assertions ?? []) {
          quoted++;
          assert.ok(sentence !== "" && text.includes(sentence), JSON.stringify([text, sentence]));
        }
      }),
      { numRuns: 1_000 },
    );
    assert.ok(quoted > 100, String(quoted));
  });
});
