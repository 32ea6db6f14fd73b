import { CandorError } from "../../../src/client/client.ts";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";

const { start: words } = messages;

/** What is wrong with a form, by the member of the candidate that a field fills, plus what belongs to no field. */
export interface FormFaults {
  readonly fields: Readonly<Record<string, string>>;
  readonly rest: readonly string[];
}

export const NO_FAULTS: FormFaults = { fields: {}, rest: [] };

/** Without what was wrong with a field that has been changed since; what belongs to no field goes with it. */
export function withoutFault({ fields, rest }: FormFaults, member: string): FormFaults {
  if (fields[member] === undefined && rest.length === 0) return { fields, rest };
  return { fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== member)), rest: [] };
}

/**
 * A refusal by the service as texts for the fields. `/candidate/sources/2` is the third line of the addresses; what
 * belongs to no field is shown below the form.
 */
export function faultsOf(error: unknown): FormFaults {
  const refused = error instanceof CandorError ? error.errors : [];
  if (refused.length === 0) return { fields: {}, rest: [describeError(error)] };
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const { pointer, detail } of refused) {
    const [, whole, member = "", index] = pointer.split("/");
    const text = whole === "candidate" ? wordsFor(member, index) : undefined;
    if (text === undefined) rest.push(detail);
    else fields[member] ??= text;
  }
  return { fields, rest };
}

function wordsFor(member: string, index: string | undefined): string | undefined {
  if (member === "sources") {
    return index === undefined ? words.faults.manySources : words.faults.source(Number(index) + 1);
  }
  const known: Readonly<Record<string, string>> = words.faults.members;
  return known[member];
}
