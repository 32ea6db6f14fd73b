/**
 * Some tests have two forms. The short one always runs and cannot pass if the feature is broken; the long one (`--long`,
 * before a release) does the same for more cases, more moments and every view. CONTRIBUTING.md says which form covers
 * what.
 */
export const LONG = process.env["CANDOR_TEST_LONG"] === "on";

/** For the `skip` of a test that only the long form has. */
export const LONG_FORM_ALONE: string | false = LONG ? false : "stands in the long form";
