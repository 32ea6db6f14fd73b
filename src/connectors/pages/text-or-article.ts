import type { Finding } from "../../domain/claim.ts";
import type { Capture } from "../connector.ts";
import { articlesInText } from "./article-text.ts";
import { addressesIn } from "./cv/addresses.ts";
import { saysMadeUp } from "./made-up.ts";
import { readText } from "./prose.ts";

/**
 * Reads `text`: what `readText` reads, and the news article that the text is for the person for whom it was handed over
 * or under whose key it is filed. An article that says that it is satire says nothing about anybody.
 */
export function* readTextOrArticle(capture: Capture): Iterable<Finding> {
  const [name] = capture.sought ?? capture.about ?? [];
  const articles = name === undefined ? [] : [...articlesInText(capture, name)];
  if (articles.length > 0 && saysMadeUp(capture)) return;
  const [found] = readText(capture);
  if (found !== undefined) {
    // On a CV or a card of their own, people write where they are found, also without the scheme of a URL.
    const addresses = capture.about === undefined || articles.length > 0 ? [] : addressesIn(capture);
    const keys = [...found.identifiers, ...addresses];
    const identifiers = [...new Map(keys.map((key) => [`${key.kind} ${key.value}`, key])).values()];
    yield { ...found, claims: [...found.claims, ...articles], identifiers };
  }
  if (found === undefined && name !== undefined && articles.length > 0)
    yield { externalId: capture.url, url: capture.url, name, claims: articles, identifiers: [], text: capture.data };
}
