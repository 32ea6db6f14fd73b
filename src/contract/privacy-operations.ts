import type { Operation } from "./operation.ts";
import { CreateSuppression, Suppression } from "./suppression.ts";

/** What a person may ask for who is looked up. */
export const PRIVACY_OPERATIONS = {
  suppressPerson: {
    method: "post",
    repeat: "kept",
    path: "/suppressions",
    summary: "Suppress a person: they are no longer searched, stored or shown under anything they are known by.",
    tag: "privacy",
    scope: "privacy",
    body: CreateSuppression,
    status: 201,
    response: Suppression,
    errors: ["candidate_not_found", "lookup_not_found", "suppression_too_wide"],
  },
} as const satisfies Record<string, Operation>;
