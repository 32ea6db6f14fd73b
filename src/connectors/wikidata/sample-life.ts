import type { Capture } from "../capture.ts";
import { sampleOf } from "../samples.ts";

/**
 * An invented person with a statement for every property of Wikidata that is read, and the items that they refer to by
 * name.
 */

type Qualifiers = Readonly<Record<string, readonly unknown[]>>;

export function states(value: unknown, qualifiers: Qualifiers = {}, datatype = "string") {
  return { mainsnak: { snaktype: "value", datatype, datavalue: { value } }, rank: "normal", qualifiers };
}

export function told(value: unknown) {
  return { snaktype: "value", datavalue: { value } };
}

export function item(id: string) {
  return { "entity-type": "item", id };
}

export function day(date: string, precision = 11) {
  return { time: `+${date}T00:00:00Z`, precision };
}

export function named(value: string) {
  return { labels: { en: { language: "en", value } } };
}

const NAMES = Object.fromEntries(
  Object.entries({
    Q1: "Barre",
    Q2: "Lithuania",
    Q3: "Bo Example",
    Q4: "Leo Example",
    Q5001: "Quechua",
    Q6: "Spanish",
    Q7: "cartographer",
    Q8: "hydrology",
    Q9: "violin",
    Q10: "bell ringing",
    Q11: "Golden Compass",
    Q12: "University of Maps",
    Q13: "Master of Arts",
    Q14: "Institute of Lines",
    Q15: "surveyor",
    Q16: "mayor of Barre",
    Q17: "Map Society",
    Q18: "Congress of Cartographers",
    Q19: "Barre Rovers",
    Q20: "goalkeeper",
    Q21: "Invented Navy",
    Q22: "lieutenant",
    Q23: "Ada",
    Q24: "Example",
    Q25: "Augusta",
    Q26: "Minister of Finance",
    Q27: "harbour master",
    Q28: "Surveyor General",
  }).map(([id, name]) => [id, named(name)]),
);

const LIFE_CLAIMS = {
  P31: [states(item("Q5"))],
  P21: [states(item("Q6581072"))],
  P569: [states(day("1961-02-03"))],
  P570: [states(day("2021-02-03"))],
  P1559: [states({ text: "Ada Pavyzdė", language: "lt" })],
  P1477: [states({ text: "Ada Sample", language: "en" })],
  P2562: [states({ text: "Ada Sample-Example", language: "en" })],
  P742: [states("The Mapmaker")],
  P1449: [states({ text: "Addie", language: "en" })],
  P2561: [states({ text: "Ada Augusta Example", language: "en" })],
  P735: [states(item("Q25"), { P1545: [told("2")] }), states(item("Q23"), { P1545: [told("1")] })],
  P734: [states(item("Q24"))],
  P19: [states(item("Q1"))],
  P27: [states(item("Q2"))],
  P26: [states(item("Q4"), { P582: [told(day("1990-01-01"))] }), states(item("Q3"))],
  P40: [states(item("Q4"))],
  P551: [states(item("Q2"), { P582: [{ snaktype: "somevalue" }] }), states(item("Q1"))],
  P103: [states(item("Q5001"))],
  P1412: [states(item("Q5001")), states(item("Q6"))],
  P106: [states(item("Q7"))],
  P101: [states(item("Q8"))],
  P1303: [states(item("Q9"))],
  P2650: [states(item("Q10"))],
  P166: [states(item("Q11"))],
  P69: [states(item("Q12"), { P512: [told(item("Q13"))], P812: [told(item("Q8"))] })],
  P108: [states(item("Q14"), { P2868: [told(item("Q15"))], P580: [told(day("1985-00-00", 9))] })],
  P8413: [states(item("Q12"), { P3831: [told(item("Q15"))] })],
  P54: [states(item("Q19"), { P413: [told(item("Q20"))] })],
  P241: [states(item("Q21"))],
  P7779: [states(item("Q19"))],
  P410: [states(item("Q22"))],
  P39: [states(item("Q16")), states(item("Q26")), states(item("Q27")), states(item("Q28"))],
  P463: [states(item("Q17"))],
  P1416: [states(item("Q14"))],
  P1344: [states(item("Q18"), { P585: [told(day("2019-05-00", 10))], P3831: [told(item("Q15"))] })],
  P18: [states("Ada Example 2020.jpg", { P2096: [told({ text: "On a hill", language: "en" })] })],
  P856: [states("https://ada.example.org/")],
  P1581: [states("https://blog.example.org/")],
  P968: [states("mailto:Ada@example.org")],
  P1329: [states("+1 202-555-0101")],
  P496: [states("0000-0000-0000-0101", {}, "external-id")],
  P10283: [states("W7", {}, "external-id"), states("A9000000101", {}, "external-id")],
  P2002: [states("candor_ada", {}, "external-id")],
  P2003: [states("candor.ada", {}, "external-id")],
  P2013: [states("candor.ada", {}, "external-id")],
  P4003: [states("CandorAdaMaps", {}, "external-id")],
  P2037: [states("candor-ada", {}, "external-id")],
  P2397: [states("UCaBcDeFgHiJkLmNoPqRsTuV", {}, "external-id")],
  P11245: [states("@adabakes", {}, "external-id")],
  P4033: [states("@ada@social.example.org", {}, "external-id")],
  P6634: [states("candor-ada", {}, "external-id")],
  P7085: [states("candorada", {}, "external-id")],
  P12361: [states("ada.example.org", {}, "external-id")],
  P3040: [states("candor-ada", {}, "external-id")],
  P3899: [states("candor-ada", {}, "external-id")],
  P4175: [states("candorada", {}, "external-id")],
  P4265: [states("candor_ada", {}, "external-id")],
  P5797: [states("candor_ada", {}, "external-id")],
  P11892: [states("candor.ada", {}, "external-id"), states("no handle/at all", {}, "external-id")],
  P8687: [
    states({ amount: "+1200", unit: "1" }, { P6552: [told("900101")], P585: [told(day("2020-01-01"))] }),
    states({ amount: "+3400", unit: "1" }, { P6552: [told("900101")], P585: [told(day("2024-01-01"))] }),
    states({ amount: "+56", unit: "1" }, { P2397: [told("UCaBcDeFgHiJkLmNoPqRsTuV")] }),
    states({ amount: "+78", unit: "1" }, { P585: [told(day("2024-01-01"))] }),
  ],
};

export const WHOLE_LIVES: readonly Capture[] = [
  sampleOf("wikidata/entity", {
    entities: {
      ...NAMES,
      Q26: { ...named("Minister of Finance"), claims: { P1001: [states(item("Q2"))] } },
      Q27: { ...named("harbour master"), claims: { P2389: [states(item("Q14"))] } },
      Q28: { ...named("Surveyor General"), claims: { P17: [states(item("Q2"))] } },
      Q900000101: {
        ...named("Ada Example"),
        descriptions: { en: { language: "en", value: "invented cartographer" } },
        aliases: { en: [{ language: "en", value: "A. Example" }] },
        claims: LIFE_CLAIMS,
        sitelinks: { enwiki: { title: "Ada Example" } },
      },
    },
  }),
];
