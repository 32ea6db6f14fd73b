/** Replaces hidden characters one by one, so that positions stay valid. */
export const CLOSED = "█";
