/** A habit of writing that anybody can check in somebody's posts. */
export type HabitName = "asks" | "thorough" | "figures" | "thanks" | "we" | "invites" | "emoji" | "exclaims";
