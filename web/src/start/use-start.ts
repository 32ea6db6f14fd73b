import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { lookupKey } from "../queries.ts";
import { type Handed, listDocuments, NO_DOCUMENTS } from "../documents/given-documents.ts";
import { keepDocuments } from "../documents/handed-documents.ts";
import type { LookupRequest } from "../wire.ts";

/**
 * Starts a lookup and opens it. A second click, or another try after the response was lost, sends the same
 * Idempotency-Key and leads to the same lookup; another request gets another key.
 *
 * @param handed what to hand over to the lookup when its sources have answered
 */
export function useStart(handed: Handed = listDocuments(NO_DOCUMENTS)) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const last = useRef({ body: "", idempotencyKey: "" });
  return useMutation({
    mutationFn: (given: LookupRequest) => {
      const announced = handed.documents.length > 0 ? { "candor.documents": handed.documents.length } : {};
      const request = { ...given, ...announced };
      const body = JSON.stringify(request);
      if (last.current.body !== body) last.current = { body, idempotencyKey: newIdempotencyKey() };
      return unwrap(
        client.POST("/lookups", {
          params: { header: { "idempotency-key": last.current.idempotencyKey } },
          body: request,
        }),
      );
    },
    onSuccess: async (lookup) => {
      last.current = { body: "", idempotencyKey: "" };
      keepDocuments(lookup.lookupId, handed);
      queryClient.setQueryData(lookupKey(lookup.lookupId), lookup);
      void queryClient.invalidateQueries({ queryKey: ["lookups"] });
      await navigate({ to: "/lookups/$lookupId", params: { lookupId: lookup.lookupId } });
    },
  });
}

/** `crypto.randomUUID` exists only on secure origins; a service in a local network may not have one. */
function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
