import { ANY_HOST } from "./connector.ts";

/** Whether a question may go to an origin, by what its connector states that it `asks`. */
export function mayAsk(asks: string, origin: string): boolean {
  if (asks === ANY_HOST) return /^https?:/.test(origin);
  const pattern = asks.split("*").map((part) => part.replace(/[.]/g, "\\."));
  return new RegExp(`^${pattern.join("[a-z0-9-]+")}$`).test(origin);
}

/** A connector asked where it does not say that it asks: a mistake of its own. The message names no address. */
export class AsksElsewhere extends Error {
  constructor() {
    super('the connector asked a host that its "asks" does not name');
  }
}
