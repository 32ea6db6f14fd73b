import type { SectionName } from "../domain/lookup.ts";

/**
 * What a language model may say of a person, and which sections show it. Contacts, identifiers and pictures are not among them:
 * they have shapes of their own, and the rules read them. Nor is a nationality: what comes before "engineer" can be a town or a firm.
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

/** What a lookup of these sections has a use for; nothing else is asked. */
export function kindsFor(sections: readonly SectionName[]): readonly Kind[] {
  return ALL_KINDS.filter((kind) => KINDS[kind].some((section) => sections.includes(section)));
}
