/** An address of the web as it may be followed; `undefined` for any other scheme and for what is no address. */
export function webLink(text: string): string | undefined {
  const address = parseAddress(text);
  return address?.protocol === "https:" || address?.protocol === "http:" ? address.href : undefined;
}

/** `mailto:` for a whole address; a masked one, or one with anything odd in it, is no link. */
export function mailLink(text: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text) ? `mailto:${text}` : undefined;
}

/** `tel:` for a whole number. */
export function phoneLink(text: string): string | undefined {
  return /^\+?[\d ().-]+$/.test(text) ? `tel:${text.replaceAll(/[^\d+]/g, "")}` : undefined;
}

/** The host of an address, without `www.`; the address itself where it has none. */
export function hostOf(text: string): string {
  return parseAddress(text)?.host.replace(/^www\./, "") || text;
}

function parseAddress(text: string): URL | null {
  return URL.canParse(text.trim()) ? new URL(text.trim()) : null;
}
