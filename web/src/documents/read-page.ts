import { type Published, publishedIn } from "../../../src/presentation/published.ts";

/** What a page says about itself, and its text as people read it. Empty where it does not say. */
export interface PageText extends Published {
  readonly title: string;
  readonly text: string;
}

/** Parsed, not shown: nothing in it runs, and nothing is requested. `null` for a document that is no page. */
export function readPage(data: string): PageText | null {
  if (!/^\s*<[!?a-z]/i.test(data)) return null;
  const page = new DOMParser().parseFromString(data, "text/html");
  const named = page.querySelector('meta[property="og:title"]')?.getAttribute("content")?.trim();
  const title = named || page.title.trim();
  for (const hidden of page.querySelectorAll("script, style, template, noscript")) hidden.remove();
  for (const block of page.querySelectorAll("h1, h2, h3, h4, p, li, div, td, br")) block.append(" ");
  return { title, ...publishedIn(data), text: page.body.textContent ?? "" };
}
