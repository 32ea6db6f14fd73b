import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { fieldsOfSection } from "../../../src/presentation/section-fields.ts";
import type { Presentation } from "../../../src/presentation/panel.ts";
import { useAnyClient } from "../client.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { claimsQuery } from "../queries.ts";
import { useEvidence } from "./evidence-context.ts";

/** Asks for the claims of each section when it comes into view, so that they are there when a fact is opened. */
export function useAskInView({ sections }: Presentation): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const cache = useQueryClient();
  const client = useAnyClient();
  const { lookup } = useShownLookup();
  const { outline, whole } = useEvidence();
  const isAsked = outline !== null && whole === null;
  useEffect(() => {
    if (!isAsked) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target);
        const section = sections.find(({ name }) => name === target.id);
        if (section) void cache.prefetchQuery(claimsQuery(client, lookup.lookupId, fieldsOfSection(section.name)));
      }
    });
    for (const section of body.current?.querySelectorAll(":scope > section[id]") ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [sections, cache, client, lookup.lookupId, isAsked]);
  return body;
}
