import type { Feature } from "../domain/match.ts";
import { compareNames } from "../names/compare.ts";
import { feature } from "./features.ts";
import { agreeNames, type NameAgreement, type NameParts } from "./name-parts.ts";
import type { Picture } from "./picture.ts";

/** The best pair of names counts for the level; parts of it that contradict count against. */
export function compareNameLists(record: Picture, person: Picture): Feature[] {
  if (record.names.length === 0 || person.names.length === 0) {
    if (!record.aboutOthers || person.names.length === 0) return [feature("nameMissing", "no name to compare")];
    return [feature("nameElsewhere", `names ${[...record.peers].slice(0, 3).join(", ")}`)];
  }
  let best: { agreement: NameAgreement; a: NameParts; b: NameParts; rank: number } | undefined;
  for (const a of record.names) {
    for (const b of person.names) {
      const agreement = agreeNames(a, b);
      const rank =
        LEVELS.indexOf(agreement.level) * 4 +
        (agreement.middle === "conflict" ? 3 : agreement.middle === undefined ? 1 : 0) +
        (agreement.suffix === "conflict" ? 3 : 0) -
        (a.words.length > 2 && a.words.length === b.words.length && a.suffix === b.suffix ? 0.5 : 0);
      if (best === undefined || rank < best.rank) best = { agreement, a, b, rank };
    }
  }
  if (best === undefined) return [];
  if (best.agreement.level === "conflict") {
    const alike = spelledAlike(record.names, person.names);
    if (alike !== undefined) return [feature("nameSimilar", `${alike[0]} here, ${alike[1]} there (${alike[2]})`)];
  }
  const { agreement, a, b } = best;
  if (agreement.level === "conflict" && record.names.every(({ words }) => words.length < 2))
    return [feature("nameInvented", `calls itself ${a.text}`)];
  const features = [feature(LEVEL_FEATURES[agreement.level], `${a.text} here, ${b.text} there`)];
  if (agreement.level === "conflict" || agreement.level === "oneWord") return features;
  const middle = [...pairs(record.names, person.names)].map(([x, y]) => [x, y, agreeNames(x, y)] as const);
  const clash = middle.find(([, , one]) => one.middle === "conflict" && one.level !== "conflict");
  const agreed =
    middle.find(([, , one]) => one.middle === "same") ?? middle.find(([, , one]) => one.middle === "initial");
  if (agreed !== undefined) {
    const name = agreed[2].middle === "same" ? "middleSame" : "middleInitial";
    features.push(feature(name, `${agreed[0].middle.join(" ")} here, ${agreed[1].middle.join(" ")} there`));
  } else if (clash !== undefined)
    features.push(feature("middleConflict", `${clash[0].middle.join(" ")} here, ${clash[1].middle.join(" ")} there`));
  const suffix = middle.find(([, , one]) => one.suffix !== undefined);
  if (suffix !== undefined)
    features.push(
      feature(
        suffix[2].suffix === "same" ? "suffixSame" : "suffixConflict",
        `${suffix[0].text} here, ${suffix[1].text} there`,
      ),
    );
  else {
    const marked = alwaysMarked(record.names, person.names) ?? alwaysMarked(person.names, record.names);
    if (marked !== undefined) features.push(feature("suffixMissing", `only one is marked ${marked}`));
  }
  if (
    features[0]?.name === "nameSame" &&
    a.middle.length > 0 &&
    a.words.join(" ") === b.words.join(" ") &&
    a.suffix === b.suffix
  )
    features.push(feature("nameForm", `${a.text} in both`));
  return features;
}

const LEVELS: readonly NameAgreement["level"][] = ["same", "compatible", "similar", "oneWord", "conflict"];
const LEVEL_FEATURES = {
  same: "nameSame",
  compatible: "nameCompatible",
  similar: "nameSimilar",
  oneWord: "nameOneWord",
  conflict: "nameConflict",
} as const;

/** Names in two scripts, which only a closer look finds alike: it takes a hundred times as long. */
function spelledAlike(a: readonly NameParts[], b: readonly NameParts[]): [string, string, string] | undefined {
  for (const one of a.slice(0, MAX_CLOSER_LOOKS)) {
    for (const other of b.slice(0, MAX_CLOSER_LOOKS)) {
      if (one.latin === other.latin) continue;
      const { score, reasons } = compareNames(one.text, other.text);
      if (score >= SPELLED_ALIKE) return [one.text, other.text, reasons.join(", ")];
    }
  }
  return undefined;
}

const MAX_CLOSER_LOOKS = 6;
/** Higher than the bar for a search, which may show too many. */
const SPELLED_ALIKE = 0.85;

/** The suffix that one side carries wherever it writes the name as the other does, which has none. */
function alwaysMarked(side: readonly NameParts[], other: readonly NameParts[]): string | undefined {
  if (other.some((name) => name.suffix !== undefined)) return undefined;
  const forms = new Set(other.map((name) => name.words.join(" ")));
  if (side.some((name) => name.suffix === undefined && forms.has(name.words.join(" ")))) return undefined;
  return side.find((name) => name.suffix !== undefined)?.suffix;
}

function* pairs<A, B>(a: readonly A[], b: readonly B[]): Generator<[A, B]> {
  for (const x of a) for (const y of b) yield [x, y];
}
