/** What a column of a table may contain, by its name in a mapping. */
export const FIELDS = [
  "id",
  "fullName",
  "firstName",
  "middleName",
  "lastName",
  "alias",
  "email",
  "phone",
  "title",
  "company",
  "companyWebsite",
  "since",
  "until",
  "jobLocation",
  "previousTitle",
  "previousCompany",
  "previousPeriod",
  "previousLocation",
  "industry",
  "city",
  "region",
  "country",
  "location",
  "birthDate",
  "gender",
  "nationality",
  "profile",
  "xHandle",
  "githubHandle",
  "facebook",
  "instagram",
  "website",
  "school",
  "degree",
  "schoolFrom",
  "schoolTo",
  "language",
  "skills",
  "interests",
  "awards",
  "headline",
  "biography",
  "picture",
  "ignore",
] as const;
export type Field = (typeof FIELDS)[number];

export function isField(text: string): text is Field {
  return (FIELDS as readonly string[]).includes(text);
}

/** A table needs at least one of these fields. */
export const NAMES: ReadonlySet<string> = new Set(["fullName", "firstName", "lastName"]);
