/** What a page says about itself, and its text as people read it. Empty where it does not say. */
export interface PageText {
  readonly title: string;
  readonly publisher: string;
  /** When it was published, as written. */
  readonly published: string;
  readonly text: string;
}

const PUBLISHED = [
  'meta[property="article:published_time"]',
  'meta[itemprop="datePublished"]',
  'meta[name="date"]',
  "time[datetime]",
];

/** Parsed, not shown: nothing in it runs, and nothing is requested. `null` for a document that is no page. */
export function readPage(data: string): PageText | null {
  if (!/^\s*<[!?a-z]/i.test(data)) return null;
  const page = new DOMParser().parseFromString(data, "text/html");
  const stated = (selector: string): string => {
    const element = page.querySelector(selector);
    return (element?.getAttribute("content") ?? element?.getAttribute("datetime") ?? "").trim();
  };
  const title = stated('meta[property="og:title"]') || page.title.trim();
  const publisher = stated('meta[property="og:site_name"]');
  const published = PUBLISHED.map(stated).find((date) => date !== "") ?? "";
  for (const hidden of page.querySelectorAll("script, style, template, noscript")) hidden.remove();
  for (const block of page.querySelectorAll("h1, h2, h3, h4, p, li, div, td, br")) block.append(" ");
  return { title, publisher, published, text: page.body.textContent ?? "" };
}
