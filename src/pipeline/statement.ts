import { STATEMENT_ID } from "../connectors/operator/statement.ts";
import { recordId } from "../domain/claim.ts";

/** The record of what a lookup was told of its person. */
export const STATEMENT_RECORD = recordId("operator", STATEMENT_ID);
