/** A URL that is safe to follow; `undefined` for other schemes and anything that is not a URL. */
export function webLink(text: string): string | undefined {
  const address = parseAddress(text);
  return address?.protocol === "https:" || address?.protocol === "http:" ? address.href : undefined;
}

/** `mailto:` for a complete address; `undefined` if it is masked or contains anything unusual. */
export function mailLink(text: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text) ? `mailto:${text}` : undefined;
}

/** `tel:` for a complete number. */
export function phoneLink(text: string): string | undefined {
  return /^\+?[\d ().-]+$/.test(text) ? `tel:${text.replaceAll(/[^\d+]/g, "")}` : undefined;
}

/** The host of a URL, without `www.`; the text itself if it has none. */
export function hostOf(text: string): string {
  return parseAddress(text)?.host.replace(/^www\./, "") || text;
}

function parseAddress(text: string): URL | null {
  return URL.canParse(text.trim()) ? new URL(text.trim()) : null;
}
