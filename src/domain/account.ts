/** The account of the first key: the operator's own, to whom the sample people belong. */
export const FIRST_ACCOUNT = "default";
