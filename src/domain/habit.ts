/** A writing habit that anybody can verify in somebody's posts. */
export type HabitName = "asks" | "thorough" | "figures" | "thanks" | "we" | "invites" | "emoji" | "exclaims";
