import {
  type CaseRole,
  categoriesOf,
  isAgainst,
  judgeArticle,
  judgeRole,
  type RoleInCase,
  tellsOfCase,
} from "../analysis/adverse-media.ts";
import { SURE_IDENTITY } from "../analysis/identity-confidence.ts";
import type { AdverseMediaResult } from "../contract/profile.ts";
import type { ArticleValue, ClaimOf } from "../domain/claim.ts";
import { comparePartialDates, firstDay } from "../domain/partial-date.ts";
import { type Cited, cite, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn } from "./fold.ts";
import { quoted } from "./own-documents.ts";
import { sentence } from "./prose.ts";
import type { Section, Subject } from "./section.ts";

interface Item {
  readonly article: ArticleValue;
  readonly part: RoleInCase;
  readonly categories: readonly string[];
  readonly claims: readonly ClaimOf<"article">[];
}

/**
 * Articles that tell of the person as a party to a case: accused, charged, convicted, or acquitted, each with its address and its
 * day. Only where it is all but certain that the article is about them; whoever is its victim, witness, official or author is not in it.
 */
export const adverseMedia: Section = {
  name: "adverseMedia",
  reads: ["article", "fullName", "alias"],
  fills: ["adverseMediaResults"],
  build(claims, subject) {
    const items = findItems(claims, subject);
    return { adverseMediaResults: some(items.map((item) => writeItem(item, items, subject))) };
  },
};

function findItems(claims: ClaimSet, subject: Subject): readonly Item[] {
  const names = [...new Set([...claims.of("fullName"), ...claims.of("alias")].map(({ value }) => value))];
  return agreeOn(claims, "article", ({ url }) => url)
    .flatMap(({ claims: told }) => {
      const sure = told.filter(({ recordId }) => (subject.identityConfidence?.(recordId) ?? 0) >= SURE_IDENTITY);
      return readItem(sure, names) ?? [];
    })
    .sort(
      (a, b) =>
        comparePartialDates(b.article.date ?? "0001", a.article.date ?? "0001") ||
        (a.article.url < b.article.url ? -1 : 1),
    );
}

function readItem(told: readonly ClaimOf<"article">[], names: readonly string[]): Item | null {
  const [first] = told;
  if (first?.value.date === undefined) return null;
  const passages = told
    .filter(({ value }) => value.passage !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ value }) => value.passage ?? "");
  const text = passages.join("\n");
  if (!tellsOfCase(`${first.value.title}\n${text}`)) return null;
  const part = judgeRole(text, names);
  if (part === null || !PARTIES.includes(part.role)) return null;
  const judged = judgeArticle(`${first.value.title}\n${text}`);
  const categories = categoriesOf(`${part.sentence}\n${first.value.title}`);
  if (!judged.adverse && categories.length === 0) return null;
  const kinds = categories.length > 0 ? categories : judged.categories;
  return { article: first.value, part, categories: kinds.length > 0 ? kinds : ["other"], claims: told };
}

const PARTIES: readonly CaseRole[] = ["accused", "charged", "convicted", "acquitted"];

function placeOf({ locator }: ClaimOf<"article">): number {
  return Number(/^char=(\d+)/.exec(locator)?.[1] ?? 0);
}

/** A charge is shown with the acquittal that came after it, where a later article of the same kind tells of one. */
function writeItem(item: Item, all: readonly Item[], subject: Subject): Cited<AdverseMediaResult> {
  const { article, part, categories, claims } = item;
  const acquittal = isAgainst(part.role) ? all.find((other) => ends(other, item)) : undefined;
  const image = article.imageUrl ? subject.pictureUrl(article.imageUrl) : null;
  const told = sentence(`${ROLE_WORDS[part.role]} (stage: ${part.stage}): ${quoted(part.sentence)}`);
  const after = acquittal
    ? ` ${sentence(`Later acquitted${acquittal.article.date ? ` (article of ${acquittal.article.date})` : ""}: ${quoted(acquittal.part.sentence)}`)}`
    : "";
  return cite(
    {
      categories: [...categories],
      reason: `${told}${after}`,
      source: article.url,
      title: article.title,
      ...(image ? { imageUrl: image } : {}),
      ...(article.date ? { date: firstDay(article.date) } : {}),
    },
    claims,
    acquittal?.claims ?? [],
  );
}

function ends(other: Item, item: Item): boolean {
  const later = comparePartialDates(other.article.date ?? "0001", item.article.date ?? "0001") >= 0;
  return other.part.role === "acquitted" && later && other.categories.some((name) => item.categories.includes(name));
}

const ROLE_WORDS: Readonly<Record<CaseRole, string>> = {
  accused: "Named as accused",
  charged: "Named as charged",
  convicted: "Named as convicted",
  acquitted: "Named as acquitted",
  victim: "Named as victim",
  witness: "Named as witness",
  official: "Named as official",
  author: "Named as author",
};
