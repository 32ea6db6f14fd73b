/** A search that found nobody, in the field where it belongs. */
export interface Typed {
  readonly fullName: string;
  readonly email: string;
  readonly sources: string;
}

/** It is in the URL's fragment, like a search: kept after a reload, and never sent to a server. */
export function readTyped(hash: string): Typed {
  const text = (new URLSearchParams(hash).get("q") ?? "").trim();
  const isSource = /^https?:\/\/\S+$/iu.test(text);
  const isEmail = !isSource && /^[^\s@]+@[^\s@]+$/u.test(text);
  return {
    fullName: isSource || isEmail ? "" : text,
    email: isEmail ? text : "",
    sources: isSource ? text : "",
  };
}
