/** What a column of a table may hold, as a mapping names it. */
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

/** Fields of which a table must have one. */
export const NAMES: ReadonlySet<string> = new Set(["fullName", "firstName", "lastName"]);
