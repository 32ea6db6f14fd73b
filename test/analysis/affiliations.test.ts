import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isSpecialAffiliation, isSpecialMember } from "../../src/analysis/affiliations.ts";

type Position = readonly [title: string, company: string];

const isSpecial = ([title, company]: Position) => isSpecialMember({ ...(title !== "" && { title }), company });

describe("a position reveals that somebody belongs to a body", () => {
  const SPECIAL: Readonly<Record<string, readonly Position[]>> = {
    "a party": [
      ["Branch member", "Scottish Conservatives"],
      ["Branch member", "Scottish National Party"],
      ["Volunteer", "Labour Party"],
      ["Chair", "Young Conservatives Orkney"],
      ["Local councillor candidate", "Liberal Democrats"],
      ["Supporter", "Sinn Féin"],
      ["Adhérent", "Parti socialiste"],
      ["Militante", "Partido Popular"],
      ["Narė", "Tėvynės sąjunga"],
      ["Skyriaus pirmininkas", "Alderio krašto partija"],
      ["Mitglied", "SPD Ortsverein Kiel"],
      ["Parteimitglied", "Bündnis 90/Die Grünen"],
      ["Iscritta", "Partito Democratico"],
      ["Filiado", "Partido dos Trabalhadores"],
      ["Bestuurslid", "Partij van de Arbeid"],
      ["Członkini", "Prawo i Sprawiedliwość"],
      ["Член партии", "КПРФ"],
      ["Членкиня", "Партія Зелених"],
      ["İlçe başkanı", "Cumhuriyet Halk Partisi"],
      ["Ledamot", "Miljöpartiet"],
      ["党员", "中国共产党"],
      ["党員", "自由民主党"],
      ["عضو", "حزب العمال"],
      ["सदस्य", "भारतीय जनता पार्टी"],
      ["Lokalformand", "Socialistisk Folkeparti"],
      ["Puolueen jäsen", "Vihreä puolue"],
      ["Členka", "Občanská demokratická strana"],
      ["", "@alder-labour-party"],
      ["Member of the Purple Lantern Party", "Self-employed"],
    ],
    "a union": [
      ["Shop steward", "UNISON"],
      ["Delegate", "IG Metall"],
      ["Branch secretary", "Fire Brigades Union"],
      ["Déléguée syndicale", "CGT Cheminots"],
      ["Enlace sindical", "Comisiones Obreras"],
      ["Vertrauensmann", "Eisenbahngewerkschaft"],
      ["Działacz", "Związek Zawodowy Powroźników"],
      ["Üye", "Halatçılar Sendikası"],
      ["Narys", "Virvininkų profesinė sąjunga"],
      ["Member", "Unite"],
    ],
    "a body of a faith": [
      ["Elder", "Kirkwall Methodist Church"],
      ["Mosque committee member", "Dundee Central Mosque"],
      ["Ordained deacon", "Diocese of Argyll"],
      ["Freemason", "Lodge 38"],
      ["Presbyterin", "Evangelische Kirchengemeinde Alder"],
      ["Catéchiste", "Paroisse Saint-Alder"],
      ["Catequista", "Parroquia de San Alder"],
      ["Parapijietė", "Šv. Aldero parapija"],
      ["Församlingsledamot", "Svenska kyrkan"],
      ["Sunday school teacher", "Alder Baptist Church"],
      ["牧师", "北京基督教会"],
    ],
    "a body for people with an illness, or of an orientation": [
      ["Member", "Alcoholics Anonymous"],
      ["Treasurer", "Gay Outdoor Club"],
      ["Patient advocate", "HIV Scotland"],
      ["Peer supporter", "Alder Diabetes Association"],
      ["Patientenvertreterin", "Deutscher Diabetiker Bund"],
      ["Ervaringsdeskundige", "Diabetesvereniging Nederland"],
    ],
  };
  for (const [kind, positions] of Object.entries(SPECIAL)) {
    test(kind, () =>
      assert.deepEqual(
        positions.filter((each) => !isSpecial(each)),
        [],
      ),
    );
  }
});

test("a paid post, a public office and another body with such a word in its name reveal nothing", () => {
  const positions: readonly Position[] = [
    ["Accountant", "Purple Lantern Party"],
    ["Software engineer", "Labour Party"],
    ["Press officer", "Scottish Conservatives"],
    ["Organist", "Kirkwall Methodist Church"],
    ["Buchhalterin", "IG Metall"],
    ["Comptable", "Parti socialiste"],
    ["Contable", "Partido Popular"],
    ["Buhalterė", "Tėvynės sąjunga"],
    ["Treasurer", "Alder Diabetes Association"],
    ["Senator", "Senate of Poland"],
    ["Senator", "United States Senate"],
    ["Member of Parliament", "House of Commons"],
    ["Mayor", "City of Alder"],
    ["Member", "Society of Rope Makers"],
    ["Partner", "Party Rentals Ltd"],
    ["Board member", "Union Bank"],
    ["Delegate", "European Union"],
    ["Member", "Alder Credit Union"],
    ["President", "Alder Students' Union"],
    ["Chair", "Church Street Dental"],
    ["Vorstand", "Kirche am Markt GmbH architects"],
    ["HR", "Labour Bureau"],
    ["Trustee", "Catholic University of Alder"],
    ["Chairman", "Union Pacific Railroad"],
    ["Volunteer", "Western Union"],
    ["Présidente", "Syndicat d'initiative d'Alder"],
    ["Présidente", "Syndicat des copropriétaires"],
    ["Presidente", "Banco Unión"],
    ["Vorsitzender", "Drittpartei Logistik GmbH"],
    ["Voorzitter", "Kerkstraat Bakkerij"],
    ["Narys", "Europos Sąjunga"],
    ["Pirmininkas", "Architektų sąjunga"],
    ["Prezes", "Unia Europejska"],
    ["Başkan", "Avrupa Birliği"],
    ["会員", "生活協同組合"],
    ["Elder care assistant", "Alder Homes"],
    ["Minister of Finance", "Government of Alder"],
    ["Volunteer", "Red Cross"],
  ];
  assert.deepEqual(positions.filter(isSpecial), []);
});

test("a seat is special by its body, its parent or its role, unless the body is a bank, a school or a firm", () => {
  for (const organization of [
    "Scottish Green Party",
    "Baptist Union",
    "Partido Popular",
    "Lietuvos diabeto asociacija",
  ])
    assert.ok(isSpecialAffiliation({ organization }), organization);
  for (const organization of [
    "Union Bank",
    "Catholic University of Alder",
    "Party Rentals Ltd",
    "Royal Society of Tides",
  ])
    assert.ok(!isSpecialAffiliation({ organization }), organization);
});
