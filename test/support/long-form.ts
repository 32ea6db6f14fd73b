/**
 * Some tests have two forms. The short one runs with every `npm test` and cannot pass if the feature is broken; the
 * long one (`npm test -- --long`, before a release) does the same for more cases, more moments and every view.
 * CONTRIBUTING.md says which form covers what.
 */
export const LONG = process.env["CANDOR_TEST_LONG"] === "on";

/** For the `skip` of a test that only the long form has. */
export const LONG_FORM_ALONE: string | false = LONG ? false : "stands in the long form";
