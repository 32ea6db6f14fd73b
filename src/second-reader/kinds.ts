import type { SectionName } from "../domain/lookup.ts";

/**
 * What a language model may assert about a person, and which sections show it. Contact data, identifiers and pictures
 * are not included: they have recognisable forms, and the rules read them. Nor are nationalities: the word before
 * "engineer" may be a town or a firm.
 */
export const KINDS = {
  job: ["overview", "career"],
  school: ["career"],
  award: ["career"],
  language: ["overview"],
  interest: ["leisure"],
  home: ["overview"],
  birth: ["overview"],
  spouse: ["overview"],
  child: ["overview"],
} as const satisfies Readonly<Record<string, readonly SectionName[]>>;

export type Kind = keyof typeof KINDS;

export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

/** The kinds of assertions that these sections can use; a model is asked about no others. */
export function kindsFor(sections: readonly SectionName[]): readonly Kind[] {
  return ALL_KINDS.filter((kind) => KINDS[kind].some((section) => sections.includes(section)));
}
