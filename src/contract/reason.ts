import { z } from "zod";
import { LEDGER_REASONS } from "../domain/ledger-reason.ts";
import { LEFT_OUT_REASONS } from "../domain/left-out.ts";

/** A reason as a code, for clients that write its sentence themselves. */
export function codedReason<const Code extends string>(codes: readonly [Code, ...Code[]]) {
  return z.object({
    code: z.enum(codes).describe("Which reason it is."),
    values: z.array(z.string()).readonly().describe("What varies in its sentence, in order."),
  });
}

export const whyOfLedger = z.array(codedReason(LEDGER_REASONS)).readonly();

/** Why a source was not searched, did not answer, or could not be read. */
export const ledgerReasons = {
  reason: z
    .string()
    .optional()
    .describe(
      "Why it was not searched, did not answer, or could not be read, in English; absent if there is nothing to say.",
    ),
  why: whyOfLedger.optional().describe("What `reason` says, as codes."),
};

/** Why a row or a cell of an import was left out. */
export const leftOutReason = {
  reason: z.string().describe("What is wrong with it, in English."),
  why: codedReason(LEFT_OUT_REASONS).optional().describe("What `reason` says, as a code, if it has one."),
};
