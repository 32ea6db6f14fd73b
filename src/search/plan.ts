import type { SearchType } from "../domain/platform.ts";
import { type Arm, waveArms } from "./arms.ts";
import { readCores } from "./cores.ts";
import { type EntryWords, rankEntry, type Ranking } from "./rank.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A query interpreted with a vocabulary: where to look, and how to rank the people found. */
export function planSearch(text: string, type: SearchType, vocabulary: Vocabulary): Plan {
  const cores = readCores(text, vocabulary);
  return {
    arms: (waves) => waveArms(cores, waves, type, vocabulary),
    rank: (entry, wave) => rankEntry(cores, wave, entry, type),
    asksContext: cores.all.some(({ others }) =>
      others.some((other) => !other.initial && other.alternatives.length > 0),
    ),
  };
}

export interface Plan {
  /** The posting lists that contain the people of these waves. */
  arms(waves: readonly number[]): Arm[];
  /** Why a person found by this wave was found; `null` if they belong to another wave or are not meant. */
  rank(entry: EntryWords, wave: number): Ranking | null;
  /** Whether a person's context affects who is meant. */
  readonly asksContext: boolean;
}
