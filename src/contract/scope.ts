/** What a key may do. */
export const SCOPES = ["search", "lookups:read", "lookups:write", "candidates:write", "privacy", "admin"] as const;
export type Scope = (typeof SCOPES)[number];
