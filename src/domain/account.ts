/** The account of the first key: the operator's own, which also owns the sample people. */
export const FIRST_ACCOUNT = "default";
