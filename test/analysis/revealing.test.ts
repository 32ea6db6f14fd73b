import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findKin, findRevealing, findRevealingWords } from "../../src/analysis/revealing.ts";

const reveals = (text: string) => findRevealing(text).length > 0;
const revealsInPost = (text: string) => findRevealing(text, "own").length > 0;

describe("a sentence or line about somebody reveals", () => {
  const REVEALED: Readonly<Record<string, readonly string[]>> = {
    health: [
      "Odalys Fenwick, who has used a wheelchair since a fall, surveys bridges.",
      "Autistic | welder | hates mornings",
      "Kidney transplant recipient, knitter",
      "Die gehörlose Tänzerin Odalys Fenwick spürt den Takt.",
      "Aveugle de naissance, Odalys Fenwick accorde des pianos.",
      "Ciega desde niña, Odalys Fenwick afina pianos.",
      "1型糖尿病歴20年。地図が好き。",
    ],
    belief: [
      "Quaker, beekeeper, welder",
      "Dominee Odalys Fenwick staat al elf jaar op de kansel.",
      "Ksiądz Tam Wick jest proboszczem od 2005 roku.",
    ],
    politics: [
      "A Conservative councillor since 2009, Odalys Fenwick opposed the car park.",
      "Stadträtin (CDU), Imkerin",
      "Militante del PNV, remero",
    ],
    orientation: ["With his husband Tobin, Tam Wick runs the ferry.", "Bisexual, bookish, often late"],
    descent: ["Kabyle et fière de l’être, Odalys Fenwick chante.", "Mapuche, ingeniera forestal"],
    union: ["Shop steward at the depot, Odalys Fenwick knows every rota.", "Nurse. Unison rep."],
    convictions: [
      "Jailed for fraud in 2011, Tam Wick now keeps bees.",
      "Отсидев пять лет за кражу, он открыл мастерскую.",
    ],
  };
  for (const [kind, texts] of Object.entries(REVEALED)) {
    test(kind, () => {
      for (const text of texts) assert.ok(reveals(text), text);
    });
  }
});

test("a post reveals what its author does, in words that would tell nothing of somebody else", () => {
  for (const text of [
    "Three years sober today.",
    "After Friday prayers we meet at the same place.",
    "Knocked on doors for the Greens all weekend.",
    "Heute bei ver.di eingetreten.",
    "Quatre ans sans une goutte.",
    "De vuelta de la misa de siete.",
    "Iftar bij mij thuis vanavond",
  ])
    assert.ok(revealsInPost(text), text);
});

test("in somebody's own words, a medicine, an aid or a practice tells it, beside whatever else they do", () => {
  for (const text of [
    "Analyst, keen cook, on sertraline",
    "Soudeuse, appareillée des deux oreilles",
    "Schreiner | Rollstuhl | Tauben",
    "नवरात्रि का व्रत है, समोसे दूसरों के लिए",
    "причащались сегодня рано",
    "Sydsame, svetsare",
  ])
    assert.ok(revealsInPost(text), text);
  for (const text of ["Oncology nurse, chemo and coffee", "Logopeda, autismo y dislexia"])
    assert.ok(!revealsInPost(text), text);
});

test("an object on strike, an atheist about onions and a character in a novel reveal nothing", () => {
  for (const text of [
    "My printer is on strike again",
    "me declaro ateo de la tortilla sin cebolla",
    "In her new novel, a vicar wins the lottery.",
    "la mia macchina è in sciopero",
  ])
    assert.ok(!revealsInPost(text), text);
});

test("a hashtag reveals what its words do, which capitals tell apart", () => {
  for (const text of ["Surveyor. #ActuallyAutistic", "Welding again #RecoveringAddict", "#ProLife rally"])
    assert.ok(revealsInPost(text), text);
  for (const text of ["#WorldCup tonight", "#RapeseedOil harvest", "#CancerResearch grant for our lab", "#AutoDesk"])
    assert.ok(!revealsInPost(text), text);
});

test("a profession, a figure of speech and somebody else's illness reveal nothing", () => {
  for (const text of [
    "Cancer researcher, baker",
    "Church architect Tam Wick built the copper spire.",
    "She treats people living with HIV.",
    "300 tonnes is a conservative estimate.",
    "Signed as a right winger, Tam Wick scored with his left.",
    "Voted for the lemon one, the best cake.",
    "Christian Wolkersbüttel leitet die Glaserei.",
    "Druktest positief, geen druppel gelekt!",
    "Traductora jurídica para la Unión Europea.",
    "新阀门压力测试全部合格",
  ])
    assert.ok(!revealsInPost(text), text);
});

test("kin are relatives and partners, but neither a sister company nor the father of an idea", () => {
  for (const text of [
    "Her nephew Tarquil runs the printworks.",
    "Dad's old shed came down.",
    "Avec sa fille, elle tient le moulin.",
    "Malūną valdo kartu su broliu.",
  ])
    assert.ok(findKin(text, "own").length > 0, text);
  for (const text of [
    "Our sister company shipped v4.",
    "The father of the bypass is a planner.",
    "Spółka-córka działa.",
  ])
    assert.deepEqual(findKin(text, "own"), [], text);
});

test("the whole sentence is found, at its place, and the words in it", () => {
  const text = "She bakes. A Quaker, she sings. Then she sails.";
  assert.deepEqual(
    findRevealing(text).map(({ from, to }) => text.slice(from, to)),
    ["A Quaker, she sings"],
  );
  assert.ok(findRevealingWords(text).every(({ from, to }) => text.slice(from, to).includes("Quaker")));
});

test("words of one language reveal nothing in a text that is clearly in another", () => {
  for (const text of [
    "Elle a travaillé neuf ans chez Fenwick.",
    "Sie hat Chemie und Physik an der Schule in Wick gelehrt.",
    "PhD, Chemistry, University of Wick, 2011.",
    "Criou a empresa com duas amigas.",
  ])
    assert.ok(!revealsInPost(text), text);
  assert.deepEqual(findKin("We have nine goats at the lighthouse and they are all well.", "own"), []);
});

test("an international word reveals it in a language whose list lacks it", () => {
  assert.ok(revealsInPost("Sen adhd-diagnos, orgelbyggare, glömmer alltid kaffet"));
});

test("a word reveals nothing as the surname behind a given name", () => {
  for (const text of [
    "The ropes are made by Rowena Gay, of Bideford.",
    "Gay’s of Bideford has been sold to Rowena Gay.",
  ])
    assert.ok(!reveals(text), text);
  assert.ok(reveals("Rowena is gay, and a ropemaker."));
});

test("things that only sound like an illness, a kink or a confession reveal nothing in a post", () => {
  for (const text of [
    "Sun's out. Somebody brought doughnuts.",
    "Someone should fix that crossing.",
    "Washing pots at the Swan all Saturday.",
    "We carve spoons, bowls and ladles.",
    "Thirty years of dark sky, gone in a switch.",
    "can't believe they sold out again",
    "Who signed off on these",
    "стоматолог, рыбак",
    "odontologė, stomatologė",
  ])
    assert.ok(!revealsInPost(text), text);
  for (const text of [
    "Out at work since 2009",
    "Out, proud, welder",
    "can't feel my legs again",
    "После стомы рыбачу дальше",
  ])
    assert.ok(revealsInPost(text), text);
});

test("Spanish and Italian words that mean something else more often need their fellows", () => {
  for (const text of ["El taller está lleno de polvo", "Le piante crescono bene nelle ceneri del camino"])
    assert.ok(!revealsInPost(text), text);
  for (const text of ["Hoy toca rezar el rosario", "tesserata del PD dal 2009", "mercoledì delle ceneri a digiuno"])
    assert.ok(revealsInPost(text), text);
});
