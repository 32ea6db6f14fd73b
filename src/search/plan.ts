import type { SearchType } from "../domain/platform.ts";
import { type Arm, waveArms } from "./arms.ts";
import { readCores } from "./cores.ts";
import { type EntryWords, rankEntry, type Ranking } from "./rank.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A query read against a vocabulary: where to look, and how to rank who is found. */
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
  /** The posting lists that hold the people of these waves. */
  arms(waves: readonly number[]): Arm[];
  /** Why a person whom this wave brought up was found; null where they belong to another wave or are not meant. */
  rank(entry: EntryWords, wave: number): Ranking | null;
  /** Whether a person's context has a say in who is meant. */
  readonly asksContext: boolean;
}
