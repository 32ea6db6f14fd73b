/**
 * Characters that are invisible between two letters, for a character class: soft hyphens, joiners, zero-width spaces,
 * marks of direction.
 */
export const UNSEEN: string = String.raw`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff`;
