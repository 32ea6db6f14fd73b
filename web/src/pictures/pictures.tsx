import { lazy, Suspense, useMemo } from "react";
import { statedOf } from "../../../src/contract/stated.ts";
import { useEvidence } from "../evidence/evidence-context.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages, words } from "../messages.ts";
import type { SectionName } from "../wire.ts";
import { type Pictured, picturedOf } from "./pictured.ts";

/** Loaded with its libraries once the report is shown. */
const SectionPictures = lazy(async () => ({ default: (await import("./section-pictures.tsx")).SectionPictures }));

const NOTHING: Pictured = { places: [], connections: [], posts: [], topics: [] };

/** What the pictures of the current report draw; nothing until its evidence is loaded. */
export function usePictured(): Pictured {
  const { lookup } = useShownLookup();
  const { outline, index } = useEvidence();
  return useMemo(() => {
    if (lookup.data === undefined || index === null) return NOTHING;
    return picturedOf(statedOf(lookup.data, outline), (pointer) => index.at(pointer).length > 0, {
      spouse: words.labels.spouse,
      ...messages.pictures.relations,
    });
  }, [lookup.data, outline, index]);
}

/** The pictures at the end of a section; most sections have none. */
export function Pictures({ section, pictured }: { readonly section: SectionName; readonly pictured: Pictured }) {
  const { lookup } = useShownLookup();
  if (section !== "overview" && section !== "socialMedia") return null;
  const name = lookup.data?.fullName ?? "";
  return (
    <Suspense fallback={null}>
      <SectionPictures section={section} name={name} pictured={pictured} />
    </Suspense>
  );
}
