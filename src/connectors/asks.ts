import { ANY_HOST } from "./connector.ts";

/** Whether a request may go to an origin, judging by what its connector declares that it `asks`. */
export function mayAsk(asks: string, origin: string): boolean {
  if (asks === ANY_HOST) return /^https?:/.test(origin);
  const pattern = asks.split("*").map((part) => part.replace(/[.]/g, "\\."));
  return new RegExp(`^${pattern.join("[a-z0-9-]+")}$`).test(origin);
}

/**
 * A connector sent a request somewhere it does not declare: a bug in the connector. The message contains no address.
 */
export class AsksElsewhere extends Error {
  constructor() {
    super('the connector asked a host that its "asks" does not name');
  }
}
