import { z } from "zod";
import { statedInstant } from "../../findings/claims.ts";

/** The lines of the folder, as far as they are used: everything else in a line is ignored. */
const text = z.string().nullish();
const day = z
  .string()
  .regex(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/)
  .nullish();
const Bioguide = z.string().regex(/^[A-Z]\d{6}$/);
const Ids = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]));
export type Ids = z.infer<typeof Ids>;

const Name = z.object({
  first: text,
  middle: text,
  last: text,
  suffix: text,
  nickname: text,
  official_full: text,
  full: text,
});
export type Name = z.infer<typeof Name>;

const Role = z.object({ title: z.string(), chamber: text, start: day, end: day });
export type SourceRole = z.infer<typeof Role>;

const Seat = z.object({
  id: z.string().min(3),
  name: z.string(),
  member_title: text,
  member_rank: z.number().nullish(),
  member_chamber: text,
  side: text,
});

export const Legislator = z.object({
  bioguide: Bioguide,
  name: Name,
  gender: text,
  birthday: day,
  ids: Ids.nullish(),
  party: text,
  caucus: text,
  state_rank: text,
  terms: z
    .array(
      z.object({
        chamber: z.enum(["senate", "house"]),
        state: z.string(),
        district: z.number().nullish(),
        senate_class: z.number().nullish(),
        party: text,
        start: z.string(),
        end: z.string(),
        how: text,
      }),
    )
    .min(1),
  leadership_roles: z.array(Role).nullish(),
  family: z.array(z.object({ name: z.string(), relation: z.string() })).nullish(),
  contact: z
    .object({ url: text, phone: text, fax: text, address: text, office: text, contact_form: text, rss: text })
    .nullish(),
  district_offices: z
    .array(
      z.object({
        address: text,
        suite: z.union([z.string(), z.number()]).nullish(),
        building: text,
        city: text,
        state: text,
        zip: text,
        latitude: z.number().nullish(),
        longitude: z.number().nullish(),
        phone: text,
        fax: text,
        hours: text,
      }),
    )
    .nullish(),
  committees: z.array(Seat).nullish(),
  social: z
    .array(
      z.object({
        platform: z.enum(["x", "facebook", "instagram", "youtube", "mastodon"]),
        handle: text,
        id: z.union([z.string(), z.number()]).nullish(),
        url: z.string(),
      }),
    )
    .nullish(),
  photo: text,
  biography: z.object({ text, nickName: text }).nullish(),
});
export type Legislator = z.infer<typeof Legislator>;

export const Historical = z
  .object({
    bioguide: Bioguide,
    name: Name.nullish(),
    positions: z.array(z.object({ job: z.string(), start: z.string(), end: day, party: text, state: text })).nullish(),
    biography: z.object({ text, birthDate: day, nickName: text }).nullish(),
    csv: z.record(z.string(), z.string()).nullish(),
  })
  .refine((row) => (row.name?.last ?? row.csv?.last_name) !== undefined, "no name");
export type Historical = z.infer<typeof Historical>;

export const Executive = z
  .object({
    id: Ids,
    name: Name,
    bio: z.object({ birthday: day, gender: text }),
    terms: z
      .array(
        z.object({ type: z.enum(["prez", "viceprez"]), start: z.string(), end: z.string(), party: text, how: text }),
      )
      .min(1),
  })
  .refine((row) => row.id.bioguide !== undefined || row.id.govtrack !== undefined, "neither bioguide nor govtrack id");
export type Executive = z.infer<typeof Executive>;

export const Committee = z.looseObject({
  type: z.enum(["house", "senate", "joint"]),
  name: z.string(),
  thomas_id: z.string(),
  subcommittees: z.array(z.looseObject({ name: z.string(), thomas_id: z.string() })).nullish(),
});
export type Committee = z.infer<typeof Committee>;

export const SourcePost = z.object({
  bioguide: Bioguide,
  name: z.string(),
  screen_name: z.string().regex(/^\w{1,20}$/),
  user_id: text,
  id: z.string().regex(/^\d{1,20}$/),
  time: statedInstant,
  kind: text,
  link: text,
  text: z.string(),
  replies: z.number().nullish(),
  shares: z.number().nullish(),
  likes: z.number().nullish(),
});
export type SourcePost = z.infer<typeof SourcePost>;
