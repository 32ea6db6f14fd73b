import type { Property, PropertyTypes } from "./claim.ts";

type ShapeOf<T> = [T] extends [string]
  ? "text"
  : [T] extends [number]
    ? "number"
    : [T] extends [boolean]
      ? "boolean"
      : T extends readonly (infer Each)[]
        ? readonly [ShapeOf<Each>]
        : string extends keyof T
          ? "counts"
          : { readonly [Name in keyof T]-?: MemberShape<T, Name> };

/** Optional members are written with a question mark; so are lists, which may be wrapped in an object. */
type MemberShape<T, Name extends keyof T> = undefined extends { [K in Name]: T[K] }[Name]
  ? Optional<ShapeOf<Exclude<T[Name], undefined>>>
  : Partial<Pick<T, Name>> extends Pick<T, Name>
    ? Optional<ShapeOf<T[Name]>>
    : ShapeOf<T[Name]>;

type Optional<Shape> = Shape extends string ? `${Shape}?` : { readonly optional: Shape };

const JOB = {
  title: "text?",
  company: "text",
  from: "text?",
  to: "text?",
  current: "boolean?",
  begins: "text?",
  lapses: "text?",
  location: "text?",
  description: "text?",
  industry: "text?",
  imageUrl: "text?",
  companyUrl: "text?",
  salaryFrom: "number?",
  salaryTo: "number?",
  salaryCurrency: "text?",
  kind: "text?",
  companySizeFrom: "number?",
  companySizeTo: "number?",
  companyFounded: "text?",
  companyFundingTotal: "number?",
  companyFundingCurrency: "text?",
  companyFundingRounds: "number?",
  companyIpoStatus: "text?",
  companyStockSymbol: "text?",
} as const;

/** The shapes of `PropertyTypes`, for code that is not compiled with ours; the compiler keeps the two consistent. */
const SHAPES: { readonly [P in Property]: ShapeOf<PropertyTypes[P]> } = {
  fullName: "text",
  firstName: "text",
  lastName: "text",
  alias: "text",
  gender: "text",
  nationality: "text",
  birthDate: "text",
  deathDate: "text",
  dead: "boolean",
  birthPlace: "text",
  spouse: "text",
  child: "text",
  childCount: "number",
  location: "text",
  office: { address: "text", town: "text?", phone: "text?", hours: "text?" },
  industry: "text",
  email: "text",
  phone: "text",
  language: { language: "text", proficiency: "text?" },
  website: "text",
  biography: "text",
  avatar: { imageUrl: "text" },
  photo: { imageUrl: "text", sourceUrl: "text", caption: "text?" },
  experience: JOB,
  education: { degree: "text?", school: "text", location: "text?", from: "text?", to: "text?", imageUrl: "text?" },
  membership: {
    organization: "text",
    kind: "text?",
    parent: "text?",
    role: "text?",
    from: "text?",
    to: "text?",
    lapses: "text?",
    peers: { optional: [{ name: "text", role: "text?", key: "text?", party: "text?", imageUrl: "text?" }] },
  },
  occupation: "text",
  skill: "text",
  interest: "text",
  badge: "text",
  account: {
    platform: "text",
    url: "text",
    handle: "text?",
    displayName: "text?",
    category: "text?",
    createdAt: "text?",
    lastActiveAt: "text?",
    avatarUrl: "text?",
    attributes: { optional: [{ key: "text", value: "text" }] },
  },
  followers: { platform: "text", count: "number" },
  follower: { name: "text", url: "text", followerCount: "number", imageUrl: "text?" },
  audience: { platform: "text", givenNames: "counts" },
  post: {
    platform: "text",
    id: "text",
    url: "text",
    date: "text",
    message: "text",
    username: "text",
    kind: "text",
    likes: "number?",
    comments: "number?",
    shares: "number?",
    imageUrl: "text?",
    verified: "boolean?",
  },
  event: {
    title: "text",
    date: "text?",
    place: "text?",
    role: "text?",
    description: "text?",
    imageUrl: "text?",
    url: "text?",
  },
  breach: { email: "text", domain: "text", title: "text", description: "text", date: "text", attributes: ["text"] },
  article: { title: "text", url: "text", date: "text?", imageUrl: "text?", passage: "text?" },
  company: {
    name: "text",
    url: "text?",
    industry: "text?",
    location: "text?",
    imageUrl: "text?",
    sizeFrom: "number?",
    sizeTo: "number?",
    founded: "text?",
    fundingTotal: "number?",
    fundingCurrency: "text?",
    fundingRounds: "number?",
    ipoStatus: "text?",
    stockSymbol: "text?",
    positions: {
      optional: [{ title: "text", salaryFrom: "number?", salaryTo: "number?", salaryCurrency: "text?" }],
    },
  },
};

export function isProperty(name: unknown): name is Property {
  return typeof name === "string" && Object.hasOwn(SHAPES, name);
}

/**
 * Where a claim's value does not have the shape of its property: "experience.from is no text"; `null` if it does. Names
 * members, never values. Members unknown to the shape are ignored.
 */
export function shapeFaultOf(property: Property, value: unknown): string | null {
  return faultIn(SHAPES[property], value, property);
}

/** Any of the shapes, for walking the table. */
type Shape = string | readonly [Shape] | { readonly [name: string]: Shape };

function faultIn(shape: Shape, value: unknown, where: string): string | null {
  if (typeof shape === "string") {
    if (shape.endsWith("?") && value === undefined) return null;
    const kind = shape.replace("?", "");
    return IS_OF[kind]?.(value) === true ? null : `${where} is no ${kind === "counts" ? "object of counts" : kind}`;
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return `${where} is no list`;
    const [each] = shape as readonly [Shape];
    return firstOf((value as readonly unknown[]).map((one) => faultIn(each, one, `${where}.*`)));
  }
  const members = shape as { readonly [name: string]: Shape };
  if (members["optional"] !== undefined) return value === undefined ? null : faultIn(members["optional"], value, where);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return `${where} is no object`;
  const named = Object.entries(members);
  return firstOf(named.map(([name, member]) => faultIn(member, Reflect.get(value, name), `${where}.${name}`)));
}

function firstOf(faults: readonly (string | null)[]): string | null {
  return faults.find((fault) => fault !== null) ?? null;
}

const IS_OF: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  number: (value) => typeof value === "number" && Number.isFinite(value),
  boolean: (value) => typeof value === "boolean",
  counts: (value) =>
    typeof value === "object" && value !== null && Object.values(value).every((count) => Number.isFinite(count)),
};
