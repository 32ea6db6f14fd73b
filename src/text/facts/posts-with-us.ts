import { cueIn, wordOf } from "../languages/cues.ts";
import { perLanguage } from "../languages/per-language.ts";
import { type Analysed, rolesAlone } from "../sentences/analyse.ts";
import { type FurtherPost, isElsewhere, timesOfPost } from "./promotions.ts";
import { bareTitle } from "../tokens/title.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * Posts that a page gives its own people: "joined us in 2014 as an intern and became a partner in 2020", "has been
 * our head of claims since 2021".
 *
 * @param taken the first tokens of posts that the sentence places with a named employer
 * @param organisation whose page it is
 */
export function postsWithUs(sentence: Analysed, taken: ReadonlySet<number>, organisation: string): FurtherPost[] {
  if (sentence.topic.own) return [];
  const we = weIn(sentence.lexicon.language.lang);
  const roles = rolesAlone(sentence).filter((span) => !taken.has(span.first) && !isElsewhere(sentence, span));
  const posts: FurtherPost[] = [];
  for (const span of roles) {
    const cameBefore = posts.length > 0 && isRisen(sentence.tokens, span);
    if (!cameBefore && !isOurs(sentence.tokens, span, we) && !isCameAs(sentence, span, we)) continue;
    const value = { title: bareTitle(span.text), company: organisation, ...timesOfPost(sentence, span) };
    posts.push({ value, first: span.first });
  }
  return posts;
}

interface We {
  readonly us: RegExp;
  readonly our: RegExp;
}

const weIn = perLanguage(
  (lang: string): We => ({
    us: new RegExp(`^(?:${cueIn(lang, "us")})$`, "u"),
    our: new RegExp(`^(?:${cueIn(lang, "our")})$`, "u"),
  }),
);

/** "has been our Head of Claims", "appointed as our first bursar" */
function isOurs(tokens: readonly Token[], { first }: TokenSpan, { our }: We): boolean {
  const at = our.test(tokens[first - 1]?.lower ?? "") ? first - 1 : first - 2;
  if (!our.test(tokens[at]?.lower ?? "")) return false;
  if (at === first - 2 && !WHICH_POST.test(tokens[first - 1]?.lower ?? "")) return false;
  return has(tokens[at - 1], "BE", "AS", "BECOME");
}

/** "joined us in 2014 as an intern", "came to our Leeds office as a trainee" */
function isCameAs({ tokens }: Analysed, span: TokenSpan, { us, our }: We): boolean {
  const start = Math.max(0, span.first - MAX_TO_POST);
  const before = tokens.slice(start, span.first);
  const as = before.findLastIndex((token) => has(token, "AS"));
  if (as < 0 || !before.slice(as + 1).every((token) => has(token, "ART"))) return false;
  const at = before.findIndex(({ lower }) => us.test(lower) || our.test(lower));
  if (at < 1 || at > as) return false;
  const came = before.slice(Math.max(0, at - 2), at);
  return came.some((token) => has(token, "JOIN") || CAME.test(token.lower));
}

const MAX_TO_POST = 12;
const CAME = wordOf("comes to a body");

function isRisen(tokens: readonly Token[], { first }: TokenSpan): boolean {
  const before = tokens.slice(Math.max(0, first - 4), first);
  return before.some((token) => has(token, "BECOME") || RISES.test(token.lower));
}

const RISES = wordOf("rises");

const WHICH_POST = wordOf("which post");
