import { STATEMENT_ADDRESS } from "../domain/told-address.ts";

/** Whether a record's source is what the lookup was told of its person: it says whom the lookup is about, and is not judged. */
export function isTold(source: string): boolean {
  return source.startsWith(STATEMENT_ADDRESS);
}
