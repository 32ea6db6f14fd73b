import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { countDocuments } from "./given-documents.ts";

/** How far the documents of a lookup have been read. */
export interface HandedOver {
  /** How many were handed over. */
  readonly all: number;
  /** How many of them were dealt with. */
  readonly done: number;
  /** The one being read. */
  readonly reading: string | null;
  readonly read: readonly string[];
  /** Those nobody has decided about, with their records. */
  readonly undecided: readonly { readonly name: string; readonly recordIds: readonly string[] }[];
  /** What was read and not used, in words. */
  readonly unused: readonly string[];
  readonly failed: readonly string[];
}

type Change = (before: HandedOver) => HandedOver;

/** Kept beside the data of the lookup: its head, its notices and its report all depend on it. */
export function useHandedOver(lookupId: string): HandedOver {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(lookupId),
    queryFn: () => current(cache, lookupId),
    initialData: () => current(cache, lookupId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

export function useChangeHandedOver(lookupId: string): (change: Change) => void {
  const cache = useQueryClient();
  return useCallback(
    (change) => {
      cache.setQueryData<HandedOver>(keyOf(lookupId), change(current(cache, lookupId)));
    },
    [cache, lookupId],
  );
}

export function isReading({ all, done }: HandedOver): boolean {
  return done < all;
}

function current(cache: QueryClient, lookupId: string): HandedOver {
  const none = { reading: null, read: [], undecided: [], unused: [], failed: [] };
  return cache.getQueryData<HandedOver>(keyOf(lookupId)) ?? { all: countDocuments(lookupId), done: 0, ...none };
}

function keyOf(lookupId: string): readonly unknown[] {
  return ["handed over", lookupId];
}
