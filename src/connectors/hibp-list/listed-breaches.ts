import { z } from "zod";
import type { Finding } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import type { Capture } from "../connector.ts";
import { pointer, readJson, UnreadableCapture } from "../reading/reading.ts";
import { Breach, breachesOf } from "../hibp/breached-account.ts";

/**
 * Reads `hibp/listed-breaches`: an account, and its breaches as the operator's copy of Have I Been Pwned's list
 * (`GET /api/v3/breaches`, haveibeenpwned.com/API/v3) describes them. What is left out is as in `hibp/breached-account`.
 */
export function* readListedBreaches(capture: Capture): Iterable<Finding> {
  const { account, breaches } = readJson(capture, Listed);
  const email = normalizeIdentifier("email", account);
  if (email === null) throw new UnreadableCapture(`${capture.kind}: /account: no e-mail`);
  yield breachesOf(email, breaches, capture.url, (index) => pointer("breaches", index));
}

const Listed = z.object({ account: z.string(), breaches: z.array(Breach) });
