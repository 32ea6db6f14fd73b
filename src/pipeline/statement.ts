import { STATEMENT_ID } from "../connectors/operator/statement.ts";
import { recordId } from "../domain/claim.ts";

/** The record for the caller's statement about the person. */
export const STATEMENT_RECORD = recordId("operator", STATEMENT_ID);
