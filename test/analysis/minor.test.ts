import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isMinor, isMinorBornOn, isMinorsHeadline } from "../../src/analysis/minor.ts";
import type { Claim, Property, PropertyTypes } from "../../src/domain/claim.ts";
import { measureWork } from "../reading/growth.ts";

const TODAY = "2026-11-22";
const NAME = "Odalys Fenwick";

let count = 0;
function claim<P extends Property>(property: P, value: PropertyTypes[P]): Claim {
  return {
    id: `claim-${count++}`,
    recordId: "record",
    datasourceId: "datasource",
    collectedAt: "2026-11-22T00:00:00Z",
    property,
    value,
    locator: "",
    method: "stated",
    confidence: 1,
  } as unknown as Claim;
}

const told = (text: string, ...claims: readonly Claim[]) =>
  isMinor({ names: [NAME], claims, texts: [text], ownTexts: [], ownLines: [] }, TODAY);
const onOwnPage = (text: string, ...claims: readonly Claim[]) =>
  isMinor({ names: [NAME], claims, texts: [text], ownTexts: [text], ownLines: [text] }, TODAY);
const known = (...claims: readonly Claim[]) =>
  isMinor({ names: [NAME], claims, texts: [], ownTexts: [], ownLines: [] }, TODAY);

describe("somebody is considered a minor", () => {
  test("but not by a range of ages or a number behind their name", () => {
    assert.ok(!known(claim("biography", "Youth work, 11–16s, Tuesdays")));
    assert.ok(!told("Under-18s travel free, but Odalys Fenwick, 71, does not."));
  });

  test("by date of birth, up to the day before they come of age", () => {
    assert.ok(isMinorBornOn("2008-11-23", TODAY));
    assert.ok(!isMinorBornOn("2008-11-22", TODAY));
    assert.ok(isMinorBornOn("2008", TODAY), "a bare year may be its last day");
    assert.ok(!isMinorBornOn("2007", TODAY));
    assert.ok(known(claim("birthDate", "2011-02-03")));
  });

  test("by a children's school that they have not left", () => {
    assert.ok(known(claim("education", { school: "Alder High School", to: "2028" })));
    assert.ok(known(claim("education", { school: "Alder High School", from: "2025" })));
    assert.ok(known(claim("education", { school: "Alder Academy", degree: "Year 10", from: "2025" })));
    assert.ok(known(claim("education", { school: "Alder Academy", degree: "Grade 8", to: "2028" })));
    assert.ok(known(claim("education", { school: "Collège Jean Moulin", from: "2025" })));
    assert.ok(known(claim("education", { school: "College Notre-Dame", degree: "4e", from: "2025" })));
  });

  test("by an age in a sentence about them", () => {
    for (const text of [
      "The 15-year-old Odalys Fenwick won the regatta.",
      "The 15-year-old striker Odalys Fenwick scored twice.",
      "Odalys Fenwick, 15, of Leeds, plays the cello.",
      "Odalys Fenwick is 15 years old and plays the cello.",
      "Die 15-jährige Odalys Fenwick spielt Cello.",
      "Odalys Fenwick, 15 ans, joue du violoncelle.",
      "In 2025 Odalys Fenwick, 15, from Leeds, won the cup.",
      "Odalys Fenwick, aged 12, plays the cello.",
      "Schoolgirl Odalys Fenwick won the regatta.",
      "Odalys Fenwick, 14-letnia uczennica, wygrała.",
      "Odalys Fenwick has just turned 13.",
      "Odalys Fenwick is a freshman at Lincoln High School.",
      "La collégienne Odalys Fenwick joue du violoncelle.",
      "Odalys Fenwick (15 ans) joue du violoncelle.",
      "Odalys Fenwick (15 años) toca el violonchelo.",
      "15yo Odalys Fenwick plays the cello.",
      "Odalys Fenwick turns 16 in March.",
      "Odalys Fenwick turns 18 in March.",
      "Odalys Fenwick, a Year 9 pupil at Alder School, plays the cello.",
      "Odalys Fenwick is an 8th-grade student in Leeds.",
      "Odalys Fenwick, 15 metų, groja violončele.",
      "Fourteen-year-old Odalys Fenwick swam for Leeds.",
      "Odalys Fenwick, a fourteen-year-old from Leeds, plays the cello.",
      "Odalys Fenwick is fifteen and plays the cello.",
      "Odalys Fenwick was born in 2012.",
      "Odalys Fenwick (born 3 May 2011) plays chess.",
      "Odalys Fenwick, geb. 2012, spielt Cello.",
      "Odalys Fenwick, née en 2012, joue du violoncelle.",
      "Odalys Fenwick yra 14 metų.",
      "Odalys Fenwick on 14-vuotias.",
      "14-vuotias Odalys Fenwick voitti.",
      "Odalys Fenwick er 14 år gammel og bor i Bergen.",
      "Odalys Fenwick, 14 let, hraje šachy.",
      "14letá Odalys Fenwick vyhrála.",
      "Odalys Fenwick má 14 rokov.",
      "Odalys Fenwick ima 14 godina.",
      "A 14 éves Odalys Fenwick nyert.",
      "Odalys Fenwick are 14 ani.",
      "Η Odalys Fenwick είναι 14 ετών.",
      "Odalys Fenwick е на 14 години.",
      "Odalys Fenwick — 14-летняя спортсменка.",
      "Odalys Fenwick — 14-річна спортсменка.",
    ]) {
      assert.ok(told(text), text);
    }
  });

  test("by the headline below their name", () => {
    for (const headline of [
      "U13 swimmer, born 2014",
      "Swimmer (b. 2014)",
      "Cellist, born on 3 May 2012",
      "Schwimmerin, geb. 2014",
      "Under-15 tennis player",
      "*2013",
      "Pupil, aged 12",
      "Pupil aged 12",
      "12 years old",
      "15-year-old cellist",
      "Chess player | 14 y/o",
      "I'm 13 years old",
      "I am 15 years old and love kites",
      "Ich bin 15 Jahre alt und liebe Drachen",
      "Tengo 13 años y me gustan las cometas",
      "Schülerin, 15 Jahre alt",
      "Age: 16",
      "Schüler, 13 Jahre",
      "Pupil at Fenwold School, 14 years",
      "Year 8 student at Fenwold School",
      "8th-grade student | robotics",
      "10th grader",
      "Violinist aged twelve",
      "Student at Oak Hollow Middle School",
      "Student at Lincoln Middle School, Ohio",
      "Pupil at Elm Primary School",
      "Student, Elm Elementary School",
      "Middle school student",
      "Pupil",
      "Freshman at Whitby High School",
      "Sixth former at Hull Academy",
      "Birthday: 3 May 2012",
      "Élève de CM2",
      "Élève de 4e au collège Jean-Moulin",
      "Lycéenne en seconde",
      "Uczeń klasy 7 szkoły podstawowej",
      "Oppilas, 8. luokka",
      "Elev i 7. klasse",
      "Žák 8. třídy ZŠ",
      "Tanuló, 7. osztály",
      "Elev, clasa a VII-a",
      "Μαθήτρια Γυμνασίου",
      "14 let, florbal",
    ])
      assert.ok(isMinorsHeadline(headline, TODAY), headline);
  });

  test("by an age without a name on a page about nobody else, and by their occupation", () => {
    for (const text of [
      "Odalys Fenwick\nAge: 14\nCellist",
      "Odalys Fenwick\n14 years old\nCellist",
      "Odalys Fenwick\nBorn 3 May 2012\nLeeds",
      "Odalys Fenwick\nAlter: 14",
      "Odalys Fenwick\nÂge : 14 ans",
      "Odalys Fenwick\nEdad: 15 años",
      "Odalys Fenwick plays the cello. She is 15 years old and lives in Leeds.",
      "Odalys Fenwick spielt Cello. Sie ist 15 Jahre alt.",
      "Odalys Fenwick joue du violoncelle. Elle a 15 ans.",
      "Odalys Fenwick toca el chelo. Tiene 15 años.",
    ]) {
      assert.ok(onOwnPage(text), text);
      assert.ok(!told(text), `on a page about several people: ${text}`);
    }
    assert.ok(known(claim("occupation", "Year 8 student at Fenwold School")));
  });

  test("by what they write about themselves on a page of their own, in any language that is read", () => {
    for (const text of [
      "I'm 15 and I love kites.",
      "I am 15 years old and live in Leeds.",
      "Ich bin 15 Jahre alt und spiele Cello.",
      "J'ai 16 ans et je suis en seconde.",
      "Tengo 13 años y toco el chelo.",
      "Ho 15 anni e suono il violoncello.",
      "Mam 14 lat i gram na wiolonczeli.",
      "Tenho 12 anos e toco violoncelo.",
      "Jag är 15 år och spelar cello.",
      "Мне 15 лет, играю на виолончели.",
      "Ik ben 15 jaar en speel cello.",
      "Man 15 metų, groju violončele.",
      "15 yaşındayım, çello çalıyorum.",
      "中学2年生、14歳です。",
      "I am a Year 9 student at Thornbury Academy.",
    ])
      assert.ok(onOwnPage(`Odalys Fenwick\nCello and kites.\n${text}\nLeeds`), text);
  });

  test("by a third person's words in their own biography", () => {
    for (const text of ["She is 15 years old.", "Sie ist 15 Jahre alt.", "Elle a 16 ans.", "Ella tiene 13 años."])
      assert.ok(
        known(
          claim("biography", `Plays the cello in a quartet of the town, in a band, and for her cat at night. ${text}`),
        ),
        text,
      );
  });

  test("by what they say about themselves", () => {
    assert.ok(known(claim("biography", "I'm 15, I draw cats")));
    assert.ok(known(claim("biography", "15 y/o | cello")));
    assert.ok(known(claim("biography", "14 ans, trompette, ne pas déranger")));
    assert.ok(!known(claim("biography", "Teacher of pupils aged 12 | cello")));
  });
});

describe("somebody is not considered a minor", () => {
  test("by a number in words or a year of birth that is somebody else's, or from years ago", () => {
    for (const text of [
      "Odalys Fenwick, whose daughter was born in 2012, plays the cello.",
      "Odalys Fenwick's son, born in 2012, plays the cello.",
      "Odalys Fenwick was born in 1974; her daughter was born in 2012.",
      "In 2009 fifteen-year-old Odalys Fenwick swam for Leeds.",
      "Odalys Fenwick is ten points ahead.",
      "Former schoolgirl Odalys Fenwick runs the yard.",
      "Die ehemalige Schülerin Odalys Fenwick leitet die Werft.",
      "In 2009 schoolgirl Odalys Fenwick won the regatta.",
      "Schoolgirl Ann Lee and Odalys Fenwick swam for Leeds.",
      "Odalys Fenwick (15) stands on the team sheet.",
      "Odalys Fenwick turns 19 in March.",
      "Odalys Fenwick, a Year 9 teacher at Alder School, plays the cello.",
      "Odalys Fenwick is seven months pregnant.",
      "Fifteen-year-old Ann Lee and Odalys Fenwick swam for Leeds.",
      "Odalys Fenwick er 44 år gammel.",
      "Odalys Fenwick er 14 år yngre end Ann.",
      "Odalys Fenwick er far til en 14 år gammel dreng.",
      "Odalys Fenwick, 14 let zkušeností, vede firmu.",
      "Odalys Fenwick má 14letou dceru.",
      "Odalys Fenwick are 14 ani de experiență.",
      "Odalys Fenwick — мать 14-летней дочери.",
      "The daughter of Odalys Fenwick, born in 2012, plays the cello.",
    ])
      assert.ok(!told(text), text);
  });

  test("by a headline with somebody else's age, or an age in the past", () => {
    for (const headline of [
      "Mother of a 12-year-old",
      "Teacher of pupils aged 12",
      "Coach for ages 12 to 16",
      "Programming since the age of 12",
      "12 years of experience",
      "Engineer, 12 years",
      "Schweißer, 13 Jahre",
      "Year 8 teacher at Fenwold School",
      "8th grade teacher",
      "Year 2 student of medicine",
      "Grade 8 civil servant",
      "Teacher of pupils aged twelve",
      "U13 coach",
      "U23 striker, born 2004",
      "Founder of a studio born in 2014",
      "Mother, twins born 2014",
      "Painter, born 1974",
      "Under 18s team manager",
      "Making 12-year-old whisky",
      "Building since 2012",
      "Top 10",
      "Age 45",
      "Teacher at Oak Hollow Middle School",
      "Principal, Elm Elementary School",
      "Student teacher at Elm Primary School",
      "Student counselor at Oak Hollow Middle School",
      "School nurse, Elm Primary School",
      "Pupil barrister",
      "Senior at Deloitte",
      "Freshman at Lincoln University",
      "Former pupil",
      "Ancien élève du collège Jean-Moulin",
      "Élève avocate",
      "Opettaja, 8. luokka",
      "Lærer i 7. klasse",
      "14 år i branchen",
    ])
      assert.ok(!isMinorsHeadline(headline, TODAY), headline);
  });

  test("by a number of years, a child's age or an earlier one on a page about nobody else", () => {
    for (const text of [
      "Odalys Fenwick\nExperience: 14 years",
      "Odalys Fenwick tiene 15 años de experiencia.",
      "Odalys Fenwick. Elle a 15 ans d'expérience.",
      "Odalys Fenwick tiene 15 años trabajando en ventas.",
      "Odalys Fenwick has a daughter, Tam. She is 15 years old.",
      "Odalys Fenwick\nDaughter\nAge: 14",
      "Odalys Fenwick\nAge: 41",
      "Odalys Fenwick\nBorn 3 May 1982",
      "Odalys Fenwick began early. When she is 15 years old her first record appears.",
      "Odalys Fenwick\nWhen I turned 15, my father gave me a cello.",
      "Odalys Fenwick\nMy daughter: I'm 15 and I love kites.",
      "Odalys Fenwick\nI am 15 minutes from the station.",
      "Odalys Fenwick\nI'm 45 and I love kites.",
      "Odalys Fenwick\nI teach maths, and I am in Year 9 lessons all day.",
      "Odalys Fenwick\nI'm 15 and I love kites, I wrote in 1999.",
    ])
      assert.ok(!onOwnPage(text), text);
    assert.ok(!onOwnPage("Odalys Fenwick\nAge: 14", claim("spouse", "Tam Wick")));
  });

  test("because their children are mentioned", () => {
    for (const text of [
      "Odalys Fenwick has a 15-year-old daughter.",
      "Her 15-year-old son Tam and his mother Odalys Fenwick live in Leeds.",
      "The 15-year-old son of Odalys Fenwick plays the cello.",
      "Odalys Fenwick's 15-year-old son plays the cello.",
      "Tam, son of Odalys Fenwick, 15, from Leeds, plays the cello.",
      "Odalys Fenwick, 45, of Leeds, and Tam, 15, of Leeds, sail.",
      "Odalys Fenwick Jr, 15, of Leeds, plays the cello.",
    ]) {
      assert.ok(!told(text), text);
    }
  });

  test("by a typo in a date of birth, if there are signs of an adult", () => {
    assert.ok(!known(claim("birthDate", "2018-10-13"), claim("birthDate", "1978-10-13")));
    assert.ok(!known(claim("birthDate", "2018"), claim("experience", { company: "Aldine Freight", from: "2009" })));
    assert.ok(!known(claim("birthDate", "2081-10-13")), "a future day is not a date of birth");
  });

  test("by a photograph from their childhood", () => {
    for (const text of [
      "Odalys Fenwick, 8, of Leeds, on the beach at Whitby, 1979.",
      "Odalys Fenwick was 8 years old when this was taken.",
      "Throwback: 9-year-old Odalys Fenwick with her first cello.",
      "In 1998 the 15-year-old Odalys Fenwick won the regatta.",
    ]) {
      assert.ok(!told(text), text);
    }
    const career = claim("experience", { company: "Aldine Freight", from: "2009" });
    assert.ok(!told("9-year-old Odalys Fenwick with her first cello.", career));
  });

  test("by numbers next to a name that are not ages", () => {
    for (const text of [
      "Odalys Fenwick, 15 March 2024",
      "Odalys Fenwick, 12 High Street, Leeds",
      "Odalys Fenwick 10 points, Tam Bligh 8 points",
      "Odalys Fenwick has 15 years of experience.",
      "The 15-year-old company of Odalys Fenwick",
    ]) {
      assert.ok(!told(text), text);
    }
  });

  test("by a college that is a university, a year of a degree, or a music grade", () => {
    for (const education of [
      { school: "King's College London", from: "2024" },
      { school: "Imperial College London", to: "2028" },
      { school: "Trinity College Dublin", degree: "PhD", from: "2025" },
      { school: "College of Law", from: "2025" },
      { school: "Collège de France", from: "2025" },
      { school: "Collège universitaire de Sciences Po", from: "2025" },
      { school: "Lycée Henri-IV", degree: "Classe préparatoire", from: "2025" },
      { school: "University of Leeds", degree: "BSc Computer Science, Year 2", from: "2025" },
      { school: "Alder Institute", degree: "Computer Science, Year 2", from: "2025" },
      { school: "ABRSM", degree: "Grade 8 Piano", from: "2025" },
      { school: "Alder Conservatory", degree: "Violin, Grade 7", to: "2027" },
      { school: "Alder Academy", degree: "Grade 12" },
      { school: "Alder High School", degree: "Grade 12" },
    ]) {
      assert.ok(!known(claim("education", education)), JSON.stringify(education));
    }
  });

  test("by a date of birth if a degree indicates an adult; a music grade does not", () => {
    const child = claim("birthDate", "2011-02-03");
    assert.ok(!known(child, claim("education", { school: "King's College London", degree: "MSc", to: "2015" })));
    assert.ok(known(child, claim("education", { school: "ABRSM", degree: "Grade 5 Piano", to: "2024" })));
  });

  test("by a school that they left, a school for adults, or one where they work", () => {
    assert.ok(!known(claim("education", { school: "Alder High School", from: "1994", to: "1998" })));
    assert.ok(!known(claim("education", { school: "Alder Business School", to: "2028" })));
    assert.ok(!known(claim("experience", { company: "Alder High School", title: "Teacher", from: "2025" })));
    assert.ok(!known(claim("biography", "I was 15 when I began to draw.")));
  });
});

test("Finds an age in an endless sentence, within some hundred characters of the name", () => {
  const filler = "and the others sail, ".repeat(100);
  assert.ok(told(`They sail, ${filler}Odalys Fenwick, 15, of Leeds, plays the cello, ${filler}`));
  assert.ok(told(`When it was cold, ${filler}Odalys Fenwick, 15, of Leeds, plays the cello, ${filler}`));
  assert.ok(!told(`When it was cold, Odalys Fenwick, 15, of Leeds, played the cello, ${filler}`));
});

test("Reads a name repeated in an endless sentence in linear time", () => {
  const make = (size: number) => "Odalys Fenwick, 15, of Leeds, was then ".repeat(size);
  assert.equal(
    measureWork((text: string) => assert.ok(!told(text)), make, { size: 1_500, shortMs: 100 }),
    null,
  );
});

test("Reads endless posts, lines and sentences about ages in linear time", () => {
  const post = (message: string) =>
    claim("post", {
      platform: "x",
      id: "1",
      url: "https://x.com/odalys/status/1",
      date: "2026-11-21T10:00:00.000Z",
      message,
      username: "odalys",
      kind: "original",
    });
  for (const words of [
    "i am in the under year 9 or ",
    "class of high school 15 ",
    "my 15 15 birthday on ",
    "@ 15, of, ",
  ]) {
    const make = (size: number) => words.repeat(size);
    assert.equal(
      measureWork((text: string) => known(post(text)), make, { size: 1_500, shortMs: 100 }),
      null,
      words,
    );
    assert.equal(
      measureWork((text: string) => told(text), make, { size: 1_500, shortMs: 100 }),
      null,
      words,
    );
  }
});

describe("what somebody writes about their own age", () => {
  const posted = (message: string, date = "2026-11-21", kind: "original" | "repost" = "original") =>
    known(
      claim("post", {
        platform: "x",
        id: "1",
        url: "https://x.com/odalys/status/1",
        date: `${date}T10:00:00.000Z`,
        message,
        username: "odalys",
        kind,
      }),
    );

  test("is told by a life at school, in their own words", () => {
    for (const text of [
      "mum won't let me go to the concert",
      "domani interroga quella di storia",
      "egzamin ósmoklasisty za pół roku",
      "中考倒计时200天",
      "मम्मी ने फ़ोन छीन लिया",
    ])
      assert.ok(posted(text), text);
    assert.ok(!posted("my daughter's teacher said we should read more"));
  });

  test("is true for the day of the post, and later only as long as they are still under 18", () => {
    assert.ok(posted("I'm 15 and I draw cats"));
    assert.ok(posted("I'm 15 and I draw cats", "2024-11-23"));
    assert.ok(!posted("I'm 15 and I draw cats", "2023-11-21"), "three years later they are 18");
    assert.ok(!posted("I'm 15 and I draw cats", "2012-05-01"));
    assert.ok(posted("starting Year 9 tomorrow", "2025-09-01"));
    assert.ok(!posted("starting Year 9 tomorrow", "2015-09-01"));
  });

  test("is nobody else's: neither whose post they repeat, nor their children, pupils or players", () => {
    for (const message of [
      "my daughter is starting Year 9 tomorrow",
      "Marking Year 9 essays all night",
      "Turned 12 today: my car",
      "Heute 17 Jahre im Betrieb",
      "Alleno gli under 16 da otto stagioni",
    ])
      assert.ok(!posted(message), message);
    assert.ok(!posted("I'm 15 and I draw cats", "2026-11-21", "repost"));
  });

  test("does not outweigh a sign of an adult", () => {
    const career = claim("experience", { company: "Aldine Freight", from: "2009" });
    assert.ok(!known(career, claim("biography", "15 | goalkeeper | sleepy")));
    assert.ok(known(claim("biography", "15 | goalkeeper | sleepy")));
  });
});

test("nobody is considered a minor because they teach at a school, study at a university or turned an age of adults", () => {
  for (const text of [
    "Odalys Fenwick is a teacher at Lincoln High School.",
    "Odalys Fenwick is a freshman at Lincoln University.",
    "Odalys Fenwick has just turned 43.",
  ])
    assert.ok(!told(text), text);
});
