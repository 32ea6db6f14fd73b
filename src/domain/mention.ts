/** The text of an event for an article that merely names somebody. */
export const NAMED_IN_ARTICLE = "An article that names them.";
