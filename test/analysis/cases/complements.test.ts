import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";

/** Her name stands alone in a separate line, so that languages with declensions recognise it. */
const stageOf = (text: string, lang: string): string | undefined =>
  judgeCase(`${text}\nOttilie Brandreth`, ["Ottilie Brandreth"], lang)?.last.stage;

describe("a stage of somebody else's case", () => {
  test("is not hers if her name only says whose relative, lawyer, driver, victim or critic they are", () => {
    for (const [lang, text] of [
      [
        "en",
        "Jocelyn Brandreth, the brother of Brandreth Mills director Ottilie Brandreth, was convicted of assault on Friday and sentenced to 18 months in prison.",
      ],
      [
        "en",
        "Cassius Brandreth, 44, the brother of Brandreth Mills director Ottilie Brandreth, was charged on Tuesday with fraud.",
      ],
      [
        "en",
        "A man who threatened to kill Brandreth Mills director Ottilie Brandreth was convicted of harassment on Friday and sentenced to two years.",
      ],
      [
        "en",
        "Ottilie Brandreth, director of Brandreth Mills, gave evidence against Lionel Crake, who was convicted of fraud.",
      ],
      [
        "en",
        "Horace Tibbs, the accountant of Brandreth Mills director Ottilie Brandreth, was convicted of embezzlement.",
      ],
      ["en", "The son of Brandreth Mills director Ottilie Brandreth was convicted of assault."],
      ["en", "The lawyer for Brandreth Mills director Ottilie Brandreth was arrested."],
      [
        "de",
        "Der Bruder der Geschäftsführerin von Rauenfels Maschinenbau, Ottilie Brandreth, ist vom Landgericht wegen Betrugs zu zwei Jahren Haft verurteilt worden.",
      ],
      ["en", "Brother of Brandreth Mills director Ottilie Brandreth jailed for fraud"],
      [
        "en",
        "The estranged husband of Brandreth Mills founder and chief executive Ottilie Brandreth was sentenced to four years in prison.",
      ],
      ["en", "The driver of former Torvik mayor Ottilie Brandreth has been charged with theft."],
      [
        "en",
        "Horace Tibbs, chauffeur to Brandreth Mills managing director Ottilie Brandreth, pleaded guilty to theft.",
      ],
      ["en", "Two neighbours of Brandreth Mills owner Ottilie Brandreth were arrested."],
      ["en", "The nephew of the chairwoman of Brandreth Mills, Ottilie Brandreth, was arrested on Monday."],
      ["en", "The solicitor for the head of the Torvik Trust, Ottilie Brandreth, was struck off."],
      ["en", "The company of Brandreth Mills director Ottilie Brandreth was fined."],
      ["en", "Police arrested the bodyguard of Brandreth Mills director Ottilie Brandreth."],
      ["en", "A court jailed the stepson of Torvik councillor Ottilie Brandreth for two years."],
      ["en", "Lionel Crake, who stalked Brandreth Mills director Ottilie Brandreth, was jailed for two years."],
      ["en", "A former employee who stole from Brandreth Mills director Ottilie Brandreth was convicted of theft."],
      [
        "en",
        "The burglar who broke into the house of Brandreth Mills director Ottilie Brandreth has been sentenced to six years.",
      ],
      ["en", "A critic of Brandreth Mills director Ottilie Brandreth was charged with criminal damage."],
      [
        "en",
        "Ottilie Brandreth, 44, director of Brandreth Mills, testified against her former accountant, who was convicted of fraud.",
      ],
      [
        "en",
        "Ottilie Brandreth, chief executive of Brandreth Mills, employed Lionel Crake, who was charged with theft.",
      ],
      ["en", "Brandreth Mills director Ottilie Brandreth's brother was convicted of assault."],
      ["en", "Brandreth Mills director Ottilie Brandreth's younger brother was charged with fraud."],
      ["en", "Lionel Crake, a rival of Brandreth Mills boss Ottilie Brandreth, was found guilty of fraud."],
      ["en", "The trial of the killer of Torvik mayor Ottilie Brandreth began on Monday."],
      ["en", "Gorm Garrowby, married to Brandreth Mills managing director Ottilie Brandreth, was jailed."],
      [
        "en",
        "Her partner, Gorm Garrowby, worked for Brandreth Mills finance director Ottilie Brandreth and was arrested.",
      ],
      ["en", "A man accused of blackmailing Brandreth Mills managing director Ottilie Brandreth was convicted."],
      ["en", "Sallow Homes, founded by former Brandreth Mills finance director Ottilie Brandreth, was fined."],
      [
        "en",
        "The victim, Brandreth Mills director Ottilie Brandreth, told the court that Lionel Crake was convicted before.",
      ],
      ["en", "Employers of former Torvik nurse Ottilie Brandreth were fined."],
      ["en", "Fraudster who conned Brandreth Mills director Ottilie Brandreth jailed"],
      ["en", "The father-in-law of Torvik MP Ottilie Brandreth was convicted of bribery."],
      ["en", "The ex-husband of singer Ottilie Brandreth was arrested for assault."],
      ["en", "The widow of Brandreth Mills founder Ottilie Brandreth was sentenced to two years."],
      ["en", "A friend of the Brandreth Mills director, Ottilie Brandreth, was charged with perjury."],
      ["en", "The secretary of Torvik's mayor, Ottilie Brandreth, was arrested."],
      ["en", "Lionel Crake, 51, a neighbour of Brandreth Mills director Ottilie Brandreth, has been fined £800."],
      ["en", "A jury convicted the former business partner of Brandreth Mills director Ottilie Brandreth."],
      ["en", "The man convicted of robbing Brandreth Mills director Ottilie Brandreth was sentenced to nine years."],
      ["en", "Ottilie Brandreth's accountant, Horace Tibbs, was arrested."],
      ["en", "Horace Tibbs, the man who drove Brandreth Mills director Ottilie Brandreth, was arrested."],
      ["de", "Der Bruder von Brandreth-Geschäftsführerin Ottilie Brandreth wurde wegen Betrugs verurteilt."],
      ["de", "Der Anwalt der Brandreth-Chefin Ottilie Brandreth wurde festgenommen."],
      ["de", "Der Fahrer der Geschäftsführerin Ottilie Brandreth ist zu zwei Jahren Haft verurteilt worden."],
      ["de", "Ein Mann, der die Geschäftsführerin Ottilie Brandreth bedroht hatte, wurde verurteilt."],
      ["de", "Die Tochter des Bürgermeisters von Torvik, Ottilie Brandreth, wurde festgenommen."],
      ["de", "Horst Tanner, Buchhalter der Unternehmerin Ottilie Brandreth, wurde zu drei Jahren Haft verurteilt."],
      ["fr", "Le frère de la directrice de Brandreth Mills, Ottilie Brandreth, a été condamné pour fraude."],
      ["fr", "L'avocat de la présidente Ottilie Brandreth a été arrêté."],
      ["fr", "Le mari de la directrice de Brandreth Mills Ottilie Brandreth a été condamné à deux ans de prison."],
      ["fr", "Un homme qui avait menacé la directrice Ottilie Brandreth a été condamné."],
      ["fr", "La société de la directrice Ottilie Brandreth a été condamnée."],
      ["es", "El hermano de la directora de Brandreth Mills, Ottilie Brandreth, fue condenado por fraude."],
      ["es", "El abogado de la empresaria Ottilie Brandreth fue detenido."],
      ["es", "El hombre que amenazó a la directora Ottilie Brandreth fue condenado."],
      ["es", "La empresa de la directora Ottilie Brandreth fue condenada."],
      ["it", "Il fratello della direttrice di Brandreth Mills, Ottilie Brandreth, è stato condannato per frode."],
      ["it", "L'autista della sindaca Ottilie Brandreth è stato arrestato."],
      ["it", "L'uomo che minacciò la direttrice Ottilie Brandreth è stato condannato."],
      ["pt", "O irmão da diretora da Brandreth Mills, Ottilie Brandreth, foi condenado por fraude."],
      ["pt", "O motorista da empresária Ottilie Brandreth foi detido."],
      ["pt", "O homem que ameaçou a diretora Ottilie Brandreth foi condenado."],
      ["nl", "De broer van Brandreth-directeur Ottilie Brandreth werd veroordeeld wegens fraude."],
      ["nl", "De advocaat van burgemeester Ottilie Brandreth is aangehouden."],
      ["nl", "De zoon van de directeur van Brandreth Mills, Ottilie Brandreth, werd veroordeeld tot twee jaar cel."],
      ["pl", "Brat dyrektorki firmy Brandreth, Ottilie Brandreth, został skazany za oszustwo."],
      ["pl", "Syn burmistrzyni Ottilie Brandreth został zatrzymany."],
      ["pl", "Adwokat prezes firmy Ottilie Brandreth został skazany."],
      ["pl", "Brat Ottilie Brandreth został skazany za oszustwo."],
      ["pl", "Mąż Ottilie Brandreth został zatrzymany."],
      ["pl", "Mężczyzna, który groził Ottilie Brandreth, został skazany."],
      ["lt", "Bendrovės direktorės Ottilie Brandreth brolis buvo nuteistas už sukčiavimą."],
      ["lt", "Merės Ottilie Brandreth vairuotojas buvo sulaikytas."],
    ] as const)
      assert.equal(stageOf(text, lang), undefined, text);
  });
});

describe("a stage of her own case", () => {
  test("is hers despite other people, titles and companies nearby", () => {
    for (const [lang, text, stage] of [
      ["en", "Brandreth Mills director Ottilie Brandreth was convicted of assault.", "convicted"],
      ["en", "The director of Brandreth Mills, Ottilie Brandreth, was charged with fraud.", "charged"],
      ["en", "The former head of finance at Brandreth Mills, Ottilie Brandreth, was arrested.", "arrested"],
      ["en", "Ottilie Brandreth, the sister of Torvik mayor Gorm Garrowby, was convicted of fraud.", "convicted"],
      ["en", "Ottilie Brandreth, the lawyer for Brandreth Mills director Gorm Garrowby, was arrested.", "arrested"],
      [
        "en",
        "Ottilie Brandreth, who threatened to kill Torvik mayor Gorm Garrowby, was convicted of harassment.",
        "convicted",
      ],
      ["en", "Ottilie Brandreth, a mother of two, was jailed for three years.", "sentenced"],
      ["en", "Mother of two Ottilie Brandreth was jailed for three years.", "sentenced"],
      ["en", "A lawyer for Brandreth Mills, Ottilie Brandreth, was arrested.", "arrested"],
      [
        "en",
        "The chief executive of Brandreth Mills, Ottilie Brandreth, 44, was sentenced to two years in prison.",
        "sentenced",
      ],
      ["en", "Police arrested Brandreth Mills director Ottilie Brandreth.", "arrested"],
      ["en", "The judge who sentenced Ottilie Brandreth to three years was praised.", "sentenced"],
      ["en", "The officer who arrested Brandreth Mills director Ottilie Brandreth was named.", "arrested"],
      ["en", "The trial of Brandreth Mills director Ottilie Brandreth began on Monday.", "tried"],
      ["en", "The wife of Gorm Garrowby, Ottilie Brandreth, was jailed.", "sentenced"],
      ["en", "Gorm Garrowby of Torvik and Ottilie Brandreth were each jailed for four years.", "sentenced"],
      ["en", "Ottilie Brandreth, director of Brandreth Mills, who was arrested on Friday, denied it.", "arrested"],
      ["en", "Former Torvik councillor Ottilie Brandreth has been fined.", "fined"],
      ["en", "Ottilie Brandreth, 44, of Mill Lane, who was charged with theft, did not speak.", "charged"],
      ["en", "A former employee of the council, Ottilie Brandreth, was convicted of theft.", "convicted"],
      ["en", "The sister of Gorm Garrowby, Ottilie Brandreth, pleaded guilty to theft.", "convicted"],
      [
        "en",
        "Brandreth Mills boss Ottilie Brandreth jailed for fraud, and a court jailed Ottilie Brandreth.",
        "sentenced",
      ],
      ["en", "A jury convicted Brandreth Mills director Ottilie Brandreth of fraud.", "convicted"],
      ["en", "Ottilie Brandreth, a friend of Torvik MP Gorm Garrowby, admitted fraud.", "convicted"],
      ["en", "Founder and chief executive Ottilie Brandreth was charged with false accounting.", "charged"],
      ["en", "Driver Ottilie Brandreth was convicted of assault.", "convicted"],
      ["en", "Ottilie Brandreth, who robbed her employer, was jailed.", "sentenced"],
      [
        "en",
        "The man and the woman, Ottilie Brandreth, were arrested; Ottilie Brandreth was charged with theft.",
        "charged",
      ],
      ["en", "The conviction of Torvik mayor Ottilie Brandreth was upheld.", "convicted"],
      ["en", "Police said Brandreth Mills director Ottilie Brandreth was arrested on Friday.", "arrested"],
      ["en", "The council's former lawyer Ottilie Brandreth was convicted of fraud.", "convicted"],
      [
        "en",
        "Ottilie Brandreth, director of Brandreth Mills and the wife of its chairman, was convicted of fraud.",
        "convicted",
      ],
      ["en", "Two former directors, Gorm Garrowby and Ottilie Brandreth, were convicted of fraud.", "convicted"],
      ["en", "The victims of Ottilie Brandreth wept as Ottilie Brandreth was jailed for six years.", "sentenced"],
      [
        "en",
        "Ottilie Brandreth, the daughter of Brandreth Mills director Gorm Garrowby, was sentenced to two years in prison.",
        "sentenced",
      ],
      [
        "de",
        "Die Geschäftsführerin von Brandreth Mills, Ottilie Brandreth, ist zu zwei Jahren Haft verurteilt worden.",
        "sentenced",
      ],
      ["de", "Die Tochter von Horst Tanner, Ottilie Brandreth, wurde festgenommen.", "arrested"],
      ["de", "Brandreth-Chefin Ottilie Brandreth wurde wegen Betrugs verurteilt.", "convicted"],
      ["de", "Ottilie Brandreth, Schwester des Bürgermeisters Horst Tanner, wurde festgenommen.", "arrested"],
      ["de", "Das Landgericht verurteilte die Unternehmerin Ottilie Brandreth zu zwei Jahren Haft.", "sentenced"],
      ["de", "Die Anwältin Ottilie Brandreth wurde festgenommen.", "arrested"],
      ["fr", "La directrice de Brandreth Mills, Ottilie Brandreth, a été condamnée pour fraude.", "convicted"],
      ["fr", "Ottilie Brandreth, sœur du maire Paul Durand, a été condamnée pour fraude.", "convicted"],
      ["fr", "L'avocate Ottilie Brandreth a été arrêtée.", "arrested"],
      ["fr", "Ottilie Brandreth, qui dirigeait la société, a été condamnée.", "convicted"],
      ["es", "La directora de Brandreth Mills, Ottilie Brandreth, fue condenada por fraude.", "convicted"],
      ["es", "Ottilie Brandreth, hermana del alcalde Juan Pérez, fue detenida.", "arrested"],
      ["es", "La abogada Ottilie Brandreth fue detenida.", "arrested"],
      ["it", "La direttrice di Brandreth Mills, Ottilie Brandreth, è stata condannata per frode.", "convicted"],
      ["it", "Ottilie Brandreth, sorella del sindaco Paolo Neri, è stata arrestata.", "arrested"],
      ["it", "L'avvocata Ottilie Brandreth è stata arrestata.", "arrested"],
      ["pt", "A diretora da Brandreth Mills, Ottilie Brandreth, foi condenada por fraude.", "convicted"],
      ["pt", "Ottilie Brandreth, irmã do prefeito João Reis, foi detida.", "arrested"],
      ["nl", "Directeur Ottilie Brandreth werd veroordeeld wegens fraude.", "convicted"],
      ["nl", "Ottilie Brandreth, zus van burgemeester Jan Bakker, werd veroordeeld.", "convicted"],
      ["nl", "De directeur van Brandreth Mills, Ottilie Brandreth, werd veroordeeld.", "convicted"],
      ["pl", "Ottilie Brandreth, siostra burmistrza Jana Kowala, została skazana za oszustwo.", "convicted"],
      ["pl", "Dyrektorka firmy, Ottilie Brandreth, została skazana.", "convicted"],
      ["lt", "Direktorė Ottilie Brandreth buvo nuteista už sukčiavimą.", "convicted"],
      ["lt", "Teismas nuteisė Ottilie Brandreth.", "convicted"],
    ] as const)
      assert.equal(stageOf(text, lang), stage, text);
  });
});

describe("a case in Swedish and in Russian", () => {
  const of = (name: string, lang: string) => (text: string) => judgeCase(`${text}\n${name}`, [name], lang)?.last.stage;
  const inSwedish = of("Astrid Lindehag", "sv");
  const inRussian = of("Марина Озерова", "ru");

  test("belongs to the person of whom the verb is said", () => {
    const swedish: Readonly<Record<string, string>> = {
      "Astrid Lindehag dömdes på fredagen till två års fängelse för bedrägeri.": "sentenced",
      "I fredags dömdes Astrid Lindehag till tre månaders fängelse.": "sentenced",
      "Astrid Lindehag, 44, greps i måndags misstänkt för stöld.": "arrested",
      "Polisen grep Astrid Lindehag i måndags.": "arrested",
      "Astrid Lindehag åtalas för grovt bedrägeri.": "charged",
      "Förre direktören Astrid Lindehag friades från alla misstankar.": "acquitted",
      "Tingsrätten friade Astrid Lindehag.": "acquitted",
      "Åtalet mot Astrid Lindehag lades ned.": "dropped",
      "Astrid Lindehag misstänks för förskingring.": "investigated",
      "Astrid Lindehag anklagas för trakasserier.": "alleged",
      "Astrid Lindehag häktad för mutbrott": "arrested",
      "Astrid Lindehag ställs inför rätta i juni.": "tried",
    };
    const russian: Readonly<Record<string, string>> = {
      "Марина Озерова приговорена к трём годам колонии.": "sentenced",
      "Суд приговорил Марину Озерову к двум годам лишения свободы.": "sentenced",
      "Марина Озерова, 44, была арестована в понедельник.": "arrested",
      "Полиция задержала Марину Озерову.": "arrested",
      "Мэр города Марина Озерова задержана по подозрению во взятке.": "arrested",
      "Суд оправдал Марину Озерову.": "acquitted",
      "Марина Озерова оправдана.": "acquitted",
      "Дело против Марины Озеровой прекращено.": "dropped",
      "Против Марины Озеровой возбудили уголовное дело.": "investigated",
      "Марина Озерова обвиняется в мошенничестве.": "alleged",
      "Марина Озерова признана виновной в растрате.": "convicted",
      "Начался суд над Мариной Озеровой.": "tried",
    };
    for (const [text, stage] of Object.entries(swedish)) assert.equal(inSwedish(text), stage, text);
    for (const [text, stage] of Object.entries(russian)) assert.equal(inRussian(text), stage, text);
  });

  test("does not belong to a person whose name is only a possessor or mentioned nearby", () => {
    for (const text of [
      "Brodern till Astrid Lindehag dömdes till två års fängelse.",
      "Astrid Lindehags man greps i måndags.",
      "Advokaten för direktören Astrid Lindehag åtalas för bedrägeri.",
      "Chauffören åt borgmästaren Astrid Lindehag häktades.",
      "En man som hotade Astrid Lindehag dömdes till fängelse.",
      "Astrid Lindehag vittnade mot Gorm Hallvik, som dömdes för bedrägeri.",
      "Polisen grep mannen som stulit från Astrid Lindehag.",
      "Domaren Astrid Lindehag dömde Gorm Hallvik till två års fängelse.",
      "Astrid Lindehag anmälde stölden till polisen.",
      "Enligt Astrid Lindehag greps två män på torsdagen.",
    ])
      assert.equal(inSwedish(text), undefined, text);
    for (const text of [
      "Брат Марины Озеровой приговорён к трём годам колонии.",
      "Муж Марины Озеровой был арестован.",
      "Водитель директора Марины Озеровой задержан.",
      "Адвокат Марины Озеровой арестован.",
      "Мужчина, который угрожал Марине Озеровой, был задержан.",
      "Судья Марина Озерова приговорила Петра Холмова к двум годам колонии.",
      "Марина Озерова дала показания против Петра Холмова, который был осуждён за кражу.",
      "По словам Марины Озеровой, двое мужчин были задержаны.",
      "Полиция задержала мужчину, который обокрал Марину Озерову.",
      "Дом Марины Озеровой был арестован судом.",
    ])
      assert.equal(inRussian(text), undefined, text);
  });
});

test("A clause behind somebody who is named after the verb is that person's, whatever stands between", () => {
  for (const [lang, text] of [
    [
      "en",
      "Ottilie Brandreth, a professor of accounting, was called by the Crown in the trial of Lionel Crake, 31, who has pleaded not guilty to fraud.",
    ],
    ["en", "Ottilie Brandreth, a surveyor, was asked to value the house of Lionel Crake (31), who admitted arson."],
    ["en", "Ottilie Brandreth, a cook, lived next door to the builder, 31, who has been convicted of fraud."],
    [
      "de",
      "Ottilie Brandreth, Köchin, wurde im Prozess gegen Lars Krake, 31, der wegen Betrugs angeklagt ist, gehört.",
    ],
    [
      "fr",
      "Ottilie Brandreth, infirmière, a succédé au trésorier, Luc Craquet, 51 ans, qui est poursuivi pour fraude.",
    ],
    ["es", "Ottilie Brandreth, enfermera, fue agredida por Luis Cracado, de 31 años, quien fue detenido el viernes."],
    ["it", "Ottilie Brandreth, infermiera, succede al tesoriere, 51 anni, che è indagato per frode."],
    ["pt", "Ottilie Brandreth, enfermeira, sucede ao tesoureiro, de 51 anos, que foi condenado por fraude."],
    ["pl", "Ottilie Brandreth, pielęgniarka, mieszkała obok murarza, lat 31, który został zatrzymany w piątek."],
    ["sv", "Ottilie Brandreth, sjuksköterska, blev slagen av Lars Krakeberg, 31, som greps i fredags."],
  ] as const)
    assert.equal(stageOf(text, lang), undefined, text);
});

test("A clause behind what somebody is called stays theirs", () => {
  for (const [lang, text] of [
    ["en", "Ottilie Brandreth, 44, a former director of Mills, who denied fraud, was convicted on Friday."],
    ["fr", "Ottilie Brandreth, 44 ans, ancienne directrice, qui contestait les faits, a été condamnée pour fraude."],
    ["pl", "Ottilie Brandreth, lat 44, była dyrektorka banku, która zaprzeczała, została skazana za oszustwo."],
  ] as const)
    assert.equal(stageOf(text, lang), "convicted", text);
});
