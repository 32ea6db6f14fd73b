/**
 * Properties of people that occur and are not read, by reason (www.wikidata.org/wiki/Wikidata:List_of_properties,
 * "Person"). Any property that is not listed here, not read, and not a number in another register is reported as
 * unknown.
 */
const LEFT: Readonly<Record<string, string>> = {
  // Party, candidacy, ideology, alignment, religion, origin, orientation, illness, allegiance, lifestyle.
  "beliefs, party, origin, health and relationships: not collected":
    "P102 P3602 P1142 P1387 P140 P8929 P172 P91 P1050 P945 P1576 P451 P3716 P411 P5004",
  // Convictions, charges, penalties, detention, victims, and how somebody died.
  "crimes, circumstances of death, and bodies":
    "P1399 P1595 P1596 P2632 P1345 P157 P509 P1196 P20 P119 P4602 P746 P1853 P552 P1884 P1340 P2048 P2067 P3828 P8852",
  "relatives, teachers and companions: other people, for whom the profile has no field":
    "P22 P25 P3373 P1038 P8810 P3448 P53 P1290 P3342 P184 P185 P802 P1066 P737 P1327 P2652 P710 P1875",
  "how many children there are, without their names": "P1971",
  "works and their reception":
    "P800 P1026 P50 P1455 P136 P135 P264 P412 P1441 P1299 P5072 P7763 P6379 P485 P7561 P972 P1433 P6886 P3919",
  "years of activity, without stating which": "P2031 P2032 P1317 P2348",
  "nominations, which are not awards": "P1411",
  "a degree, without where it was taken": "P512",
  "kinds of sport and statistics, other than teams":
    "P641 P413 P1618 P6087 P286 P1532 P647 P2416 P118 P1350 P1351 P1352 P1087 P2962 P741 P423 P2021",
  "signatures, graves, voices and drawings": "P109 P1442 P1801 P990 P10 P51 P443 P2716 P94 P6802 P1543 P154 P117",
  "forms of address and further parts of a name":
    "P97 P511 P1035 P1950 P5056 P2976 P6978 P1814 P1782 P1787 P1785 P1786 P6553 P1813 P898 P5278",
  "places that are not a home": "P937 P263 P1321 P66 P495 P740 P159 P276 P131 P625 P6375 P281",
  "possessions and money": "P2218 P1830 P3618 P859",
  "events that affected them, attended or not": "P793 P607 P598 P1636 P3150 P571 P576",
  "jobs without a place": "P803",
  "about the entry and its neighbours":
    "P373 P910 P935 P1472 P1343 P5008 P6104 P1889 P460 P973 P2888 P1628 P1424 P1465 P1464 P7867 P301 P1740 P1552 P361 P527 P138 P155 P156 P1365 P1366 P2959 P4224 P5460 P2572 P1019 P12203 P279 P8017 P953",
};

/** Just the numbers, by reason. */
export const LEFT_PROPERTIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(LEFT).map(([reason, numbers]) => [reason, numbers.split(/\s+/)]),
);
