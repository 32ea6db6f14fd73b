import { z } from "zod";
import { AuditPage, AuditQuery, AuditVerification, VerifyAuditQuery } from "./audit.ts";
import { AccessQuery } from "./access.ts";
import { Erasure } from "./erasure.ts";
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
  erasePerson: {
    method: "post",
    repeat: "kept",
    path: "/erasures",
    summary: "Erase a person from every store, in every account, and suppress them.",
    tag: "privacy",
    scope: "privacy",
    body: CreateSuppression,
    status: 201,
    response: Erasure,
    answerHeaders: ["Location"],
    errors: ["candidate_not_found", "lookup_not_found", "suppression_too_wide"],
  },
  accessPerson: {
    method: "post",
    path: "/access",
    summary:
      "Everything your account stores about a person, as a file for that person: with sources, purposes, recipients, the logic of the judgements and the expiry.",
    tag: "privacy",
    scope: "privacy",
    query: AccessQuery,
    body: CreateSuppression,
    status: 200,
    response: z.never(),
    files: ["application/json", "application/pdf"],
    answerHeaders: ["Content-Disposition"],
    errors: ["candidate_not_found", "lookup_not_found", "person_ambiguous", "report_failed"],
  },
  listAudit: {
    method: "get",
    path: "/audit",
    summary: "What was done with the keys of this account, newest first, without personal data in clear.",
    tag: "privacy",
    scope: "privacy",
    query: AuditQuery,
    status: 200,
    response: AuditPage,
    errors: [],
  },
  verifyAudit: {
    method: "get",
    path: "/audit/verification",
    summary:
      "Verify that the audit log is unaltered: the first altered row, if any, and the head to store outside the database.",
    tag: "privacy",
    scope: "privacy",
    query: VerifyAuditQuery,
    status: 200,
    response: AuditVerification,
    errors: [],
  },
  getErasure: {
    method: "get",
    path: "/erasures/{erasureId}",
    summary: "The receipt of an erasure, and whether it is as it was written.",
    tag: "privacy",
    scope: "privacy",
    params: z.strictObject({ erasureId: z.string() }),
    status: 200,
    response: Erasure,
    errors: ["erasure_not_found"],
  },
} as const satisfies Record<string, Operation>;
