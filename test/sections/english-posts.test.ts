import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyName, postWords } from "../../src/sections/english-posts.ts";

const told = (title: string, company: string, isOffice = false, state?: string) =>
  postWords({ title, company, isOffice, state, isTerm: false, isBeside: false });

test("a post and its employer are joined the way a newspaper would", () => {
  const offices: readonly (readonly [title: string, company: string, wanted: string])[] = [
    ["Governor", "Vermont", "governor of Vermont"],
    ["lieutenant governor", "Vermont", "lieutenant governor of Vermont"],
    ["associate justice of the supreme court", "Vermont", "an associate justice of the supreme court of Vermont"],
    [
      "minority leader",
      "Vermont state house of representatives",
      "minority leader of the Vermont State House of Representatives",
    ],
    ["member", "State senate", "a state senator"],
    ["member", "State house of representatives", "a state representative"],
    ["member", "N.Mex. public regulation commission", "a member of the New Mexico Public Regulation Commission"],
    ["member", "Halden, Vt., city council", "a member of Halden City Council"],
    [
      "Secretary of the Interior",
      "Cabinet of President Thornquist",
      "Secretary of the Interior in the Cabinet of President Thornquist",
    ],
    ["Senate Minority Leader", "United States Senate", "Senate Minority Leader"],
    ["attorney general", "State of New York", "attorney general of New York"],
    ["treasurer", "United States", "treasurer of the United States"],
  ];
  for (const [title, company, wanted] of offices) assert.equal(told(title, company, true), wanted);
  const jobs: readonly (readonly [title: string, company: string, wanted: string])[] = [
    [
      "staff",
      "United States Senator Ada Thornquist of Vermont",
      "on the staff of U.S. Senator Ada Thornquist of Vermont",
    ],
    ["special assistant", "President Thornquist", "a special assistant to President Thornquist"],
    ["assistant", "Governor of Vermont", "an assistant to the Governor of Vermont"],
    ["faculty", "Halden College", "a faculty member at Halden College"],
    ["Visiting Faculty", "Halden College", "a visiting faculty member at Halden College"],
    ["Senate Democratic Outreach Chair", "Senate Leadership", "Senate Democratic Outreach Chair of Senate Leadership"],
    ["bishop", "Diocese of Carrow", "bishop of the Diocese of Carrow"],
    ["state senator", "Senate of Vessland", "a state senator of the Senate of Vessland"],
    ["counsel", "United States Department of Tides", "a counsel at the United States Department of Tides"],
    ["president", "Halden Community College", "president of Halden Community College"],
    ["fellow", "Halden University", "a fellow at Halden University"],
    ["member", "Vermont National Guard", "a member of the Vermont National Guard"],
    ["surgeon", "St Brannock's Hospital", "a surgeon at St Brannock's Hospital"],
    ["surgeon", "Larkmoor Regiment", "a surgeon in the Larkmoor Regiment"],
    ["captain", "United States Army", "a captain in the United States Army"],
    ["studio owner", "North Light Studios", "a studio owner at North Light Studios"],
    ["owner", "North Light Studios", "an owner of North Light Studios"],
    ["Director", "Halden Centre for Tidal Ethics", "director of the Halden Centre for Tidal Ethics"],
    ["director", "Halden Paper", "a director at Halden Paper"],
    ["fellow", "Institute of Quarrying", "a fellow of the Institute of Quarrying"],
    ["founder member", "Halden Collective", "a founder member of the Halden Collective"],
    ["deputy chair", "First Harvest Alliance", "deputy chair of the First Harvest Alliance"],
    ["treasurer", "Halden Benevolent Trust", "treasurer of the Halden Benevolent Trust"],
    ["lawyer", "private practice", "a lawyer in private practice"],
    ["director", "State of Vermont", "a director for the state of Vermont"],
  ];
  for (const [title, company, wanted] of jobs) assert.equal(told(title, company), wanted);
  assert.equal(told("U.S. Senator", "United States Senate", true, "Vermont"), "a U.S. Senator for Vermont");
});

test("an organisation in lower case gets its proper capitals, and states are spelt out", () => {
  assert.equal(bodyName("Texas veterans commission"), "Texas Veterans Commission");
  assert.equal(bodyName("Watauga County board of education"), "Watauga County Board of Education");
  assert.equal(bodyName("Washington County, Utah"), "Washington County, Utah");
  assert.equal(bodyName("Elmgate Paper"), "Elmgate Paper");
  assert.equal(bodyName("W.Va. board of works"), "West Virginia Board of Works");
});

test("a firm called Cabinet is no government", () => {
  assert.doesNotMatch(told("lawyer", "Cabinet Castellane"), / in the /u);
  assert.match(told("secretary of war", "Cabinet"), / in the Cabinet/u);
});
