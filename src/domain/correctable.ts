import type { Property } from "./claim.ts";

/**
 * How a person states the value of a property: `removal` if they can only say that it is not theirs. An account, an
 * article or a relative is something or somebody else, for which their word is no evidence.
 */
type Form = "text" | "date" | "email" | "phone" | "website" | "language" | "job" | "degree" | "seat" | "removal";

/** `one`: a person has only one, so their own value excludes every other. */
export const CORRECTABLE = {
  fullName: { form: "text", one: true },
  alias: { form: "text", one: false },
  gender: { form: "text", one: true },
  nationality: { form: "text", one: false },
  birthDate: { form: "date", one: true },
  deathDate: { form: "removal", one: true },
  dead: { form: "removal", one: true },
  birthPlace: { form: "text", one: true },
  spouse: { form: "removal", one: true },
  child: { form: "removal", one: false },
  childCount: { form: "removal", one: true },
  location: { form: "text", one: true },
  office: { form: "removal", one: false },
  industry: { form: "text", one: true },
  email: { form: "email", one: false },
  phone: { form: "phone", one: false },
  language: { form: "language", one: false },
  website: { form: "website", one: false },
  biography: { form: "removal", one: true },
  avatar: { form: "removal", one: true },
  photo: { form: "removal", one: false },
  experience: { form: "job", one: false },
  education: { form: "degree", one: false },
  membership: { form: "seat", one: false },
  occupation: { form: "text", one: true },
  skill: { form: "text", one: false },
  interest: { form: "text", one: false },
  account: { form: "removal", one: false },
  post: { form: "removal", one: false },
  event: { form: "removal", one: false },
  breach: { form: "removal", one: false },
  article: { form: "removal", one: false },
} as const satisfies Partial<Readonly<Record<Property, { readonly form: Form; readonly one: boolean }>>>;

export type CorrectableProperty = keyof typeof CORRECTABLE;
export const CORRECTABLE_PROPERTIES = Object.keys(CORRECTABLE) as readonly CorrectableProperty[];

export function isCorrectable(property: Property): property is CorrectableProperty {
  return property in CORRECTABLE;
}

/** Whether a person has only one value of a property, so that their own excludes every other. */
export function hasOne(property: Property): boolean {
  return isCorrectable(property) && CORRECTABLE[property].one;
}

/** Whether a value of it is a few words of the person's choice. */
export function isFreeText(property: CorrectableProperty): boolean {
  return CORRECTABLE[property].form === "text" || CORRECTABLE[property].form === "language";
}
