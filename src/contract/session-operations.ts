import { z } from "zod";
import type { Operation } from "./operation.ts";
import { EndedSession, SessionList, SignedOut } from "./session.ts";

/** Operations on members' sessions, opened through the operator's provider. */
export const SESSION_OPERATIONS = {
  listSessions: {
    method: "get",
    path: "/sessions",
    summary: "Active web sessions: your own or, with the scope `admin`, all of the account's.",
    tag: "members",
    scope: "any",
    status: 200,
    response: SessionList,
    errors: [],
  },
  endOwnSession: {
    method: "delete",
    path: "/sessions/own",
    summary: "Sign out of the web.",
    tag: "members",
    scope: "any",
    status: 200,
    response: SignedOut,
    errors: ["session_not_found"],
  },
  endSession: {
    method: "delete",
    path: "/sessions/{sessionId}",
    summary:
      "End a web session: your own or, with the scope `admin`, any session of the account. Takes effect within a second.",
    tag: "members",
    scope: "any",
    params: z.strictObject({ sessionId: z.string() }),
    status: 200,
    response: EndedSession,
    errors: ["session_not_found"],
  },
} as const satisfies Record<string, Operation>;
