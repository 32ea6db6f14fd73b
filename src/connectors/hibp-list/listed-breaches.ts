import { z } from "zod";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { BREACH, breachLeft } from "../hibp/breached-account.ts";
import { Breach, breachesOf } from "../hibp/breached-account.ts";
import { jsonReader, members } from "../reader.ts";
import { pointer, UnreadableCapture } from "../findings/claims.ts";

const Listed = z.object({ account: z.string(), breaches: z.array(Breach) });

/**
 * Reads `hibp/listed-breaches`: an account, and its breaches as described by the operator's copy of Have I Been Pwned's
 * list (`GET /api/v3/breaches`, haveibeenpwned.com/API/v3). The same is left out as in `hibp/breached-account`.
 */
export const listedBreaches = jsonReader({
  kind: "hibp/listed-breaches",
  schema: Listed,
  reads: ["account", ...members("breaches/*", BREACH)],
  ignores: breachLeft("breaches/*"),
  yields: ["breach"],
  *read({ account, breaches }, capture) {
    const email = normalizeIdentifier("email", account);
    if (email === null) throw new UnreadableCapture(`${capture.kind}: /account: no e-mail`);
    yield breachesOf(email, breaches, capture.url, (index) => pointer("breaches", index));
  },
});
