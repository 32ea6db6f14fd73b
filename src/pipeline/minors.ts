import { isMinorBornOn, isMinorsHeadline, type KnownOfAge } from "../analysis/minor.ts";
import type { ReadingRoom } from "../reading/reading-room.ts";

/** The lookup turned out to be about somebody under 18. */
export class PersonIsMinor extends Error {}

/** The message for the caller, and all that is kept of such a lookup. */
export const MINOR_MESSAGE =
  "This lookup was stopped: there is evidence that the person is under 18. Nothing of them is kept.";

/** Throws `PersonIsMinor` if what is known about the person says that they are under 18. */
export async function refuseMinor(
  person: KnownOfAge,
  { reading, now }: { readonly reading: Pick<ReadingRoom, "isMinor">; readonly now: () => Date },
): Promise<void> {
  if (await reading.isMinor(person, dayOf(now()))) throw new PersonIsMinor();
}

/** Whether a stated date of birth is that of a minor today; without one, whether the headline says so. */
export function isStatedMinor({ birthDate, headline }: StatedAge, now: Date): boolean {
  const today = dayOf(now);
  return birthDate === null ? headline !== null && isMinorsHeadline(headline, today) : isMinorBornOn(birthDate, today);
}

interface StatedAge {
  readonly birthDate: string | null;
  readonly headline: string | null;
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
