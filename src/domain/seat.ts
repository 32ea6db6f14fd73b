/** The title of a seat on a body that no source names. */
export const MEMBER = "Member";

/** Begins the list of the parts of a body on which somebody sits. */
export const SUBCOMMITTEES = "Subcommittees: ";
