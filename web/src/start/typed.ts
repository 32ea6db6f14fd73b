const MAX_NAME_LENGTH = 256;

/** What was searched for and nobody was found by, in the field that it belongs to. */
export interface Typed {
  readonly fullName: string;
  readonly email: string;
  readonly sources: string;
}

/** It comes in the fragment of the address, as a search's: kept over a reload, and never sent to a server. */
export function readTyped(hash: string): Typed {
  const text = (new URLSearchParams(hash).get("q") ?? "").trim();
  const isSource = /^https?:\/\/\S+$/iu.test(text);
  const isEmail = !isSource && /^[^\s@]+@[^\s@]+$/u.test(text);
  return {
    fullName: isSource || isEmail ? "" : text.slice(0, MAX_NAME_LENGTH),
    email: isEmail ? text : "",
    sources: isSource ? text : "",
  };
}
