import { z } from "zod";
import { isPartialDate } from "../../domain/partial-date.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { type Folder, ImportFormatError, type Importer, type Rejection } from "../../importers/importer.ts";
import { given, listOf, text } from "../../importers/json.ts";
import { leftOut } from "../../importers/left-out.ts";
import { describeIssues } from "../../importers/lines.ts";
import { instantOfSeconds, readMetaFile, readMetaList, refusePages, unixSeconds } from "../../importers/meta.ts";
import { type ImportedPerson, personRows } from "../../importers/person.ts";
import { postDocuments } from "../../importers/posts.ts";

const seconds = unixSeconds.optional().catch(undefined);
const named = z.object({ name: text }).optional().catch(undefined);
const OwnProfile = z.object({
  name: z.object({ full_name: z.string().trim().min(1), first_name: text, last_name: text }),
  emails: z
    .object({ emails: listOf(text) })
    .optional()
    .catch(undefined),
  birthday: z.object({ year: z.int(), month: z.int(), day: z.int() }).optional().catch(undefined),
  gender: z.object({ gender_option: text }).optional().catch(undefined),
  current_city: named,
  education_experiences: listOf(
    z.object({
      name: z.string().trim().min(1),
      start_timestamp: seconds,
      end_timestamp: seconds,
      concentrations: listOf(text),
      degree: text,
    }),
  ),
  work_experiences: listOf(
    z.object({
      employer: text,
      title: text,
      location: text,
      description: text,
      start_timestamp: seconds,
      end_timestamp: seconds,
    }),
  ),
  languages: listOf(z.object({ name: text })),
  websites: listOf(z.object({ address: text })),
  phone_numbers: listOf(z.object({ phone_number: text })),
  previous_names: listOf(z.object({ name: text })),
  other_names: listOf(z.object({ name: text })),
  about_me: text,
  intro_bio: named,
  profile_uri: text,
  username: text,
});
type OwnProfile = z.infer<typeof OwnProfile>;
const File = z.union([
  z.object({ profile_v2: OwnProfile }).transform((file) => file.profile_v2),
  z.object({ profile: OwnProfile }).transform((file) => file.profile),
]);
const Post = z.object({ timestamp: unixSeconds, data: listOf(z.object({ post: text })) });

/**
 * What a user downloads from Facebook ("Download your information", JSON): the profile with work and education, and the
 * posts. No export contains how often a post was liked. Messages, friends and searches are not opened.
 */
export const facebookImporter: Importer = {
  name: "facebook",
  title: "Facebook export in JSON (folder or ZIP)",
  mark: /(?:^|\/)(?:personal_information\/)?(?:profile_information\/profile_information\.json$|your_(?:facebook_activity|activity_across_facebook)\/)/,
  recognise: (folder) =>
    Promise.resolve(
      folder
        .list()
        .some(
          (path) => PROFILE.test(path) || /(?:^|\/)your_(?:facebook_activity|activity_across_facebook)\//.test(path),
        ),
    ),
  async *rows(folder, onReject = () => undefined) {
    const path = folder.list().find((each) => PROFILE.test(each)) ?? refusePages(folder, "Facebook");
    const read = File.safeParse(await readMetaFile(folder, path));
    if (!read.success) throw new ImportFormatError(`${path}: ${describeIssues(read.error)}`);
    const profile = read.data;
    const address = profile.profile_uri ?? (profile.username && `https://www.facebook.com/${profile.username}`);
    const account = address === undefined ? null : readProfileUrl(address);
    const source = { format: "facebook", ...(account && { id: account.handle }) };
    yield* personRows(personOf(profile, account?.url), source, { path, line: null, onReject });
    if (account === null) {
      const isTold = folder.list().some((each) => POSTS.test(each));
      if (isTold) onReject({ path, line: null, ...leftOut("noProfile") });
      return;
    }
    yield* postDocuments(
      readPosts(folder, onReject),
      { kind: "facebook/page", account: `facebook-${account.handle}`, profileUrl: account.url },
      (page) => ({
        id: account.handle,
        name: profile.name.full_name,
        username: account.handle,
        link: account.url,
        posts: { data: page },
      }),
    );
  },
};

const PROFILE = /(?:^|\/)profile_information\/profile_information\.json$/;

function personOf(profile: OwnProfile, address: string | undefined): ImportedPerson {
  const { birthday, current_city: city, name } = profile;
  return given({
    fullName: name.full_name,
    firstName: name.first_name,
    lastName: name.last_name,
    birthDate: birthday && dayOf(birthday),
    gender: profile.gender?.gender_option?.toLowerCase(),
    location: city?.name,
    aliases: [...profile.previous_names, ...profile.other_names].flatMap((each) => each.name ?? []),
    biography: profile.intro_bio?.name ?? profile.about_me,
    emails: profile.emails?.emails.filter((email) => email !== undefined) ?? [],
    phones: profile.phone_numbers.flatMap((phone) => phone.phone_number ?? []),
    profiles: address === undefined ? [] : [address],
    websites: profile.websites.flatMap((site) => site.address ?? []),
    positions: profile.work_experiences.flatMap((job) =>
      job.employer === undefined && job.title === undefined
        ? []
        : [
            given({
              title: job.title,
              company: job.employer,
              location: job.location,
              description: job.description,
              from: monthOf(job.start_timestamp),
              to: monthOf(job.end_timestamp),
              current: job.start_timestamp !== undefined && job.end_timestamp === undefined ? true : undefined,
            }),
          ],
    ),
    education: profile.education_experiences.map((each) =>
      given({
        school: each.name,
        degree: [each.degree, ...each.concentrations].filter(Boolean).join(", ") || undefined,
        from: monthOf(each.start_timestamp),
        to: monthOf(each.end_timestamp),
      }),
    ),
    languages: profile.languages.flatMap(({ name }) => (name === undefined ? [] : [{ language: name }])),
  });
}

/** A hidden year is given as 0. */
function dayOf({ year, month, day }: { year: number; month: number; day: number }): string | undefined {
  const date = [String(year).padStart(4, "0"), month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return year > 0 && isPartialDate(date) ? date : undefined;
}

function monthOf(timestamp: number | undefined): string | undefined {
  return timestamp === undefined ? undefined : instantOfSeconds(timestamp).slice(0, 7);
}

/** Posts with text, in the form of the Graph API. */
async function* readPosts(folder: Folder, onReject: (rejection: Rejection) => void): AsyncGenerator<object> {
  for (const path of folder.list().filter((each) => POSTS.test(each))) {
    let at = 0;
    for await (const entry of readMetaList(folder, path)) {
      at++;
      const read = Post.safeParse(entry);
      if (!read.success) {
        onReject({ path, line: null, reason: `post ${at}: ${describeIssues(read.error)}` });
        continue;
      }
      const { timestamp, data } = read.data;
      const message = data.find((each) => each.post !== undefined)?.post;
      if (message === undefined) continue;
      yield {
        id: String(timestamp),
        message,
        created_time: instantOfSeconds(timestamp).replace(/\.\d+Z$/, "+0000"),
      };
    }
  }
}

const POSTS = /(?:^|\/)posts\/your_posts(?:__check_ins__photos_and_videos)?_\d+\.json$/;
