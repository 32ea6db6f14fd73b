/** What an event says that is an article in which somebody is named, and nothing is said about them. */
export const NAMED_IN_ARTICLE = "An article that names them.";
