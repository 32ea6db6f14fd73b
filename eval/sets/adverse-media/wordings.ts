/**
 * Wordings of the adverse-media set: invented people in invented places. {P} a full name, {S} a surname, {Q} another
 * name.
 */
type Half = "tuning" | "reported";
type Role = "accused" | "charged" | "convicted" | "acquitted" | "victim" | "witness" | "official" | "author";

export const FIRST_NAMES = (
  "Alma Bertil Corin Dagny Edric Faye Gorm Hedda Ivo Jorun Kester Linnea Mads Nerys Orla Piers Quilla Runa Stellan Tove Ulric " +
  "Vesna Wystan Ylva Zane Anselm Brenna Cedric Delphine Eskil"
).split(" ");
export const LAST_NAMES = (
  "Aldermoor Brackwater Callistow Dunmarsh Elverson Fennimore Garrowby Hollingfeld Inkersall Jessamy Kettlewell Lindqvale Marrowby " +
  "Netherton Osterholm Pellingham Quarrington Ravensdale Skarholt Thornaby Ulvestad Vantongeren Wexmoor Yarborne Zellander Ashcombe " +
  "Birkeland Crowhurst Drammock Eastlake"
).split(" ");
export const PLACES =
  "Torvik Marshford Elmgate Norrhaven Kestrel Bay Harrowmouth Silverdam Aldport Fenwick Cross Ostermouth Grayling Lund".match(
    /Kestrel Bay|Fenwick Cross|Grayling Lund|\S+/g,
  ) as string[];
export const TRADES = [
  "accountant",
  "estate agent",
  "shipbroker",
  "pharmacist",
  "contractor",
  "councillor",
  "school bursar",
  "wine merchant",
];

interface Case {
  readonly category: string;
  readonly crime: string;
  readonly act: string;
  readonly lead: string;
}

const matter = (category: string, crime: string, act: string, lead: string): Case => ({ category, crime, act, lead });

export const CASES: Readonly<Record<Half, readonly Case[]>> = {
  tuning: [
    matter(
      "fraud",
      "fraud",
      "sold holiday flats that did not exist",
      "A court in {place} dealt on Monday with a case of holiday flats that nobody ever built.",
    ),
    matter(
      "corruption",
      "bribery",
      "passed envelopes of cash to a harbour inspector",
      "The harbour of {place} has been talking of little but brown envelopes.",
    ),
    matter(
      "narcotics",
      "drug trafficking",
      "moved cocaine in crates of bananas",
      "Customs in {place} opened a crate of bananas and found something else.",
    ),
    matter(
      "financial crime",
      "money laundering",
      "washed money through a chain of car parks",
      "A chain of car parks in {place} earned more than cars could pay.",
    ),
    matter(
      "violence",
      "assault",
      "attacked a man outside a bar with a bottle",
      "A quarrel outside a bar in {place} has ended in a courtroom.",
    ),
    matter(
      "cybercrime",
      "computer fraud",
      "broke into the computers of a hospital and asked for a ransom",
      "The hospital of {place} worked on paper for nine days.",
    ),
    matter(
      "property",
      "burglary",
      "took silver from eleven houses",
      "Silver that went missing in {place} has come back in a van.",
    ),
    matter(
      "regulatory",
      "insider trading",
      "bought shares an hour before a takeover was announced",
      "The stock exchange of {place} looked twice at one order.",
    ),
  ],
  reported: [
    matter(
      "fraud",
      "embezzlement",
      "moved pension money to a private account",
      "Pensioners in {place} asked for a year where their money had gone.",
    ),
    matter(
      "corruption",
      "abuse of office",
      "gave road contracts to a company of a cousin",
      "Three roads in {place} cost twice what they should have.",
    ),
    matter(
      "narcotics",
      "dealing heroin",
      "sold heroin from a flower stall",
      "There was more than tulips on a market stall in {place}.",
    ),
    matter(
      "financial crime",
      "tax evasion",
      "hid eleven years of income in an offshore trust",
      "The tax office of {place} read a letter from an island.",
    ),
    matter(
      "violence",
      "manslaughter",
      "pushed a colleague off a quay",
      "A night on the quay of {place} is being told in court.",
    ),
    matter(
      "cybercrime",
      "identity theft",
      "opened bank accounts with stolen passports",
      "Forty people in {place} had bank accounts that they knew nothing of.",
    ),
    matter(
      "trafficking",
      "human trafficking",
      "brought workers to a farm and kept their papers",
      "Strawberries from {place} have a history.",
    ),
    matter(
      "property",
      "arson",
      "set fire to a warehouse for the insurance",
      "The fire in the old warehouse of {place} was no accident, investigators hold.",
    ),
  ],
};

export const ROLES: Readonly<Record<Half, Readonly<Record<Role, readonly string[]>>>> = {
  tuning: {
    accused: [
      "{P}, {age}, a {trade} from {place}, is suspected of {crime}; police searched the house on Friday.",
      "Investigators say that {P}, a {age}-year-old {trade} of {place}, {act}. {S} denies it.",
      "{P} is under investigation for {crime}. The {trade}, {age}, lives in {place}.",
      "{P}, {age}, has been accused of {crime} by two former partners; the {trade} from {place} has not been charged.",
    ],
    charged: [
      "{P}, {age}, a {trade} from {place}, was charged with {crime}.",
      "Prosecutors indicted {P}, a {age}-year-old {trade} of {place}, for {crime}.",
      "Police arrested {P}, {age}, a {trade} in {place}, on a warrant for {crime}.",
      "{P} went on trial for {crime} on Tuesday. The {trade} from {place} is {age}.",
    ],
    convicted: [
      "{P}, {age}, a {trade} from {place}, was convicted of {crime} and sentenced to four years.",
      "The jury found {P}, a {age}-year-old {trade} of {place}, guilty of {crime}.",
      "{P} pleaded guilty to {crime}. The {trade}, {age}, of {place} will be sentenced in May.",
      "A judge jailed {P}, {age}, a {trade} in {place}, for {crime}.",
    ],
    acquitted: [
      "{P}, {age}, a {trade} from {place}, was acquitted of {crime}.",
      "The court cleared {P}, a {age}-year-old {trade} of {place}, of all charges of {crime}.",
      "Charges of {crime} against {P}, {age}, a {trade} of {place}, were dropped.",
      "The jury found {P}, {age}, a {trade} in {place}, not guilty of {crime}.",
    ],
    victim: [
      "{P} lost the savings of a lifetime in the affair.",
      "The victim, {P}, was treated in hospital.",
      "{P}, who was robbed of a watch, said that sleep is still hard to find.",
      "Among those who were defrauded is {P}.",
    ],
    witness: [
      "{P}, a neighbour, testified that a van had stood in the yard all night.",
      "A witness, {P}, told the court of voices behind the door.",
      "{P} gave evidence for an hour and was thanked by the bench.",
      "“I saw the lights go out”, said {P}, who was called as a witness.",
    ],
    official: [
      "Prosecutor {P} called the case a long one.",
      "Judge {P} asked for order twice.",
      "Detective {P}, who led the investigation, declined to comment.",
      "{P}, a spokeswoman for the police, said that the inquiry goes on.",
    ],
    author: ["By {P}.", "{P} reports for the Evening Ledger.", "Text: {P}.", "Reporting by {P}."],
  },
  reported: {
    accused: [
      "According to the complaint, {P}, {age}, {act}. The {trade} from {place} calls it a misunderstanding.",
      "Suspicion of {crime} has fallen on {P}, a {trade} in {place}, {age}.",
      "{P}, the {age}-year-old {trade} from {place}, allegedly {act}.",
      "The authorities are looking into allegations of {crime} against {P}, {age}, a {trade} of {place}.",
    ],
    charged: [
      "{P}, {age}, a {trade} of {place}, faces charges of {crime}.",
      "A grand jury returned an indictment for {crime} against {P}, the {age}-year-old {trade} from {place}.",
      "{P}, a {trade} from {place}, {age}, appeared in court accused of {crime} and was remanded in custody.",
      "Officers took {P}, {age}, into custody over {crime}; the {trade} from {place} will stand trial in the autumn.",
    ],
    convicted: [
      "A jury needed two hours to convict {P}, {age}, a {trade} of {place}, of {crime}.",
      "{P}, the {age}-year-old {trade} from {place} who {act}, must go to prison for six years.",
      "For {crime}, the court gave {P}, {age}, a {trade} in {place}, a suspended sentence of two years.",
      "{P}, a {trade} from {place}, {age}, admitted {crime} and was fined 80,000 crowns.",
    ],
    acquitted: [
      "{P}, {age}, a {trade} of {place}, left the court a free citizen: the judges saw no proof of {crime}.",
      "An appeal court quashed the conviction of {P}, the {age}-year-old {trade} from {place}, for {crime}.",
      "The case against {P}, {age}, a {trade} in {place}, for {crime} was dismissed.",
      "{P}, a {trade} from {place}, {age}, has been exonerated of {crime}.",
    ],
    victim: [
      "{P} was left with nothing but a receipt.",
      "For {P}, who suffered most from it, no verdict repairs anything.",
      "One of the injured, {P}, needed a crutch to reach the stand.",
      "The thieves, the court heard, stole from {P} twice.",
    ],
    witness: [
      "{P}, who lives across the street, described to the judges what the camera had missed.",
      "Under oath, {P} recalled the sound of a lorry.",
      "{P}, called by the defence, remembered the evening differently.",
      "The statement of the bystander {P} took up most of the morning.",
    ],
    official: [
      "“The law is clear”, said the prosecutor, {P}.",
      "{P}, presiding, adjourned the hearing until Thursday.",
      "Chief Inspector {P} thanked the public for its help.",
      "{P}, who heads the fraud squad, spoke of careful work.",
    ],
    author: [
      "{P} is the court reporter of the Harbour Gazette.",
      "(Story by {P}, photographs from the archive.)",
      "Our correspondent {P} followed the hearing.",
      "{P} writes about courts for this newspaper.",
    ],
  },
};

export const CLOSINGS: Readonly<Record<Half, readonly string[]>> = {
  tuning: [
    "The case is number 114 on this year's list.",
    "The next hearing is in three weeks.",
    "The building has been sold since.",
    "Nobody else is thought to be involved.",
  ],
  reported: [
    "The file has nine hundred pages.",
    "The gallery was full to the last chair.",
    "It rained when the doors closed.",
    "The written reasons will follow in June.",
  ],
};

export const NEUTRAL: Readonly<Record<Half, readonly (readonly string[])[]>> = {
  tuning: [
    [
      "{P}, {age}, a {trade} from {place}, has opened a reading room in the old ferry hall.",
      "{P} helped to carry the shelves.",
      "The room is open on Sundays.",
    ],
    [
      "The rowing club of {place} has a new chair: {P}, {age}, a {trade}.",
      "{P} stays treasurer.",
      "Membership grew by a tenth.",
    ],
    [
      "{P} donated forty trees to {place}. The {trade} is {age}.",
      "{P} from the parks office chose the places.",
      "Planting begins in March.",
    ],
    [
      "A quiz night in {place} was won by {P}, {age}, a {trade}.",
      "{P} came second by a point.",
      "The next one is about rivers.",
    ],
    [
      "{P}, the {age}-year-old {trade} of {place}, published a book on lighthouses.",
      "{P} drew the maps.",
      "It is sold at the museum.",
    ],
  ],
  reported: [
    [
      "{P}, a {trade} from {place}, {age}, restored a clock that had stood still for thirty years.",
      "{P} found the missing wheel in a drawer.",
      "It strikes on the hour again.",
    ],
    [
      "{P}, {age}, a {trade} in {place}, will lead the jury of the regional bread contest.",
      "{P} won it last year.",
      "Entries close on Friday.",
    ],
    [
      "The charges at the new charging station of {place} are fair, says {P}, {age}, a {trade}.",
      "{P} agrees and drives electric.",
      "A second station is planned.",
    ],
    [
      "{P}, {age}, pleaded for a bicycle path at the town meeting of {place}. The {trade} had brought a map.",
      "{P} seconded the motion.",
      "It will be voted on in May.",
    ],
    [
      "A sentence of eleven words won {P}, {age}, a {trade} of {place}, the short story prize.",
      "{P} read it aloud.",
      "The prize is a fountain pen.",
    ],
  ],
};
