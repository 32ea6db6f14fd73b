import { z } from "zod";
import { profileUrl, readProfileUrl } from "../../domain/platform.ts";
import { type Folder, ImportFormatError, type Importer, type Rejection } from "../../importers/importer.ts";
import { date, given, readHead, readJavaScriptFile, text } from "../../importers/json.ts";
import { countList, readList } from "../../importers/json-list.ts";
import { describeIssues } from "../../importers/lines.ts";
import { personRows } from "../../importers/person.ts";
import { postDocuments } from "../../importers/posts.ts";
import { readStatedInstant } from "../../domain/instant.ts";
import { statedInstant } from "../findings/claims.ts";

const Accounts = z
  .array(
    z.object({
      account: z.object({
        accountId: z.string().regex(/^\d+$/),
        username: z.string().min(1),
        accountDisplayName: text,
        createdAt: text,
        email: text,
      }),
    }),
  )
  .min(1);
const Profile = z.object({
  profile: z.object({
    description: z.object({ bio: text, website: text, location: text }).partial().default({}),
    avatarMediaUrl: text,
  }),
});
const AgeInfo = z.object({ ageMeta: z.object({ ageInfo: z.object({ birthDate: date }) }) });
const PhoneNumber = z.object({ device: z.object({ phoneNumber: text }) });
const count = z.coerce.number().int().min(0).optional().catch(undefined);
const Tweet = z.object({
  id_str: z.string().regex(/^\d+$/),
  full_text: z.string(),
  created_at: statedInstant,
  favorite_count: count,
  retweet_count: count,
  in_reply_to_user_id_str: text,
  in_reply_to_status_id_str: text,
  extended_entities: z
    .object({ media: z.array(z.object({ id_str: z.string(), media_url_https: text })).catch([]) })
    .optional()
    .catch(undefined),
});
type Tweet = z.infer<typeof Tweet>;

/**
 * What a user downloads from X ("Download an archive of your data"): the profile and the posts with their counts,
 * converted to the form of the X API's responses, with the owner's birthday and phone number. Messages, contacts,
 * devices and advertisements are not opened.
 */
export const xImporter: Importer = {
  name: "x",
  title: "X archive (folder or ZIP)",
  mark: /(?:^|\/)data\/account\.js$/,
  recognise: (folder) => Promise.resolve(folder.list().some((path) => ACCOUNT.test(path))),
  async *rows(folder, onReject = () => undefined) {
    const path = folder.list().find((each) => ACCOUNT.test(each));
    if (path === undefined)
      throw new ImportFormatError("There is no data/account.js: nothing says whose archive it is.");
    const accounts = Accounts.safeParse(await readJavaScriptFile(folder, path));
    const [first] = accounts.data ?? [];
    if (first === undefined) throw new ImportFormatError(`${path} names no account.`);
    const { account } = first;
    const url = profileUrl("x", account.username);
    const collectedAt = await packedAt(folder);
    const profile = (await readFirst(folder, "profile", Profile))?.profile;
    const site = profile?.description.website;
    const person = given({
      fullName: account.accountDisplayName ?? account.username,
      biography: profile?.description.bio,
      location: profile?.description.location,
      picture: profile?.avatarMediaUrl,
      birthDate: (await readFirst(folder, "ageinfo", AgeInfo))?.ageMeta.ageInfo.birthDate,
      phones: [(await readFirst(folder, "phone-number", PhoneNumber))?.device.phoneNumber ?? []].flat(),
      emails: account.email === undefined ? [] : [account.email],
      profiles: [url],
      websites: site === undefined || /^https?:\/\/t\.co\//.test(site) ? [] : [site],
    });
    const source = { format: "x", id: account.accountId, ...(collectedAt && { collectedAt }) };
    yield* personRows(person, source, { path, line: null, onReject });
    let posts = 0;
    const user = given({
      id: account.accountId,
      name: account.accountDisplayName,
      username: account.username,
      created_at: account.createdAt,
      description: profile?.description.bio,
      location: profile?.description.location,
      profile_image_url: profile?.avatarMediaUrl,
    });
    yield* postDocuments(
      readTweets(folder, onReject),
      { kind: "x/posts", account: `x-${account.accountId}`, profileUrl: url, collectedAt },
      (page) => {
        posts += page.length;
        return {
          data: page.map((tweet) => apiPost(tweet, account.accountId)),
          includes: { users: [user], media: page.flatMap(apiMedia) },
        };
      },
    );
    const followers = await countEntries(folder, "follower");
    const following = await countEntries(folder, "following");
    yield {
      type: "document",
      kind: "x/user",
      url,
      mediaType: "application/json",
      ...(collectedAt && { collectedAt }),
      data: JSON.stringify({
        data: {
          ...user,
          public_metrics: given({ followers_count: followers, following_count: following, tweet_count: posts }),
        },
      }),
      identifiers: [{ kind: "profileUrl", value: readProfileUrl(url)?.url ?? url }],
    };
  },
};

const ACCOUNT = /(?:^|\/)data\/account\.js$/;

/**
 * The contents of the only entry in a file of the archive; nothing if there is no such file, or it has another format.
 */
async function readFirst<T>(folder: Folder, name: string, shape: z.ZodType<T>): Promise<T | undefined> {
  const path = folder.list().find((each) => each.endsWith(`data/${name}.js`));
  if (path === undefined) return undefined;
  return z.array(shape).safeParse(await readJavaScriptFile(folder, path)).data?.[0];
}

/** When X made the archive, according to its manifest. */
async function packedAt(folder: Folder): Promise<string | undefined> {
  const path = folder.list().find((each) => /(?:^|\/)data\/manifest\.js$/.test(each));
  if (path === undefined) return undefined;
  const date = /"generationDate"\s*:\s*"([^"]+)"/.exec(await readHead(folder, path))?.[1] ?? "";
  return readStatedInstant(date)?.toISOString();
}

/** The posts of all parts. An unreadable post is reported by its position in its file. */
async function* readTweets(folder: Folder, onReject: (rejection: Rejection) => void): AsyncGenerator<Tweet> {
  for (const path of folder.list().filter((each) => /(?:^|\/)data\/tweets?(?:-part\d+)?\.js$/.test(each))) {
    let at = 0;
    for await (const entry of readList(folder, path)) {
      at++;
      const { tweet } = (entry ?? {}) as { readonly tweet?: unknown };
      const read = Tweet.safeParse(tweet ?? entry);
      if (read.success) yield read.data;
      else onReject({ path, line: null, reason: `post ${at}: ${describeIssues(read.error)}` });
    }
  }
}

/** How many accounts a list of the archive has: `follower.js`, `following.js`. `undefined` if there is no such list. */
async function countEntries(folder: Folder, name: string): Promise<number | undefined> {
  const paths = folder.list().filter((each) => new RegExp(`(?:^|/)data/${name}(?:-part\\d+)?\\.js$`).test(each));
  let entries = 0;
  for (const path of paths) entries += await countList(folder, path);
  return paths.length === 0 ? undefined : entries;
}

function apiPost(tweet: Tweet, author: string): unknown {
  const media = tweet.extended_entities?.media.map(({ id_str: id }) => id) ?? [];
  return given({
    id: tweet.id_str,
    author_id: author,
    text: tweet.full_text,
    created_at: tweet.created_at,
    in_reply_to_user_id: tweet.in_reply_to_user_id_str,
    referenced_tweets: tweet.in_reply_to_status_id_str && [{ type: "replied_to", id: tweet.in_reply_to_status_id_str }],
    attachments: media.length > 0 ? { media_keys: media } : undefined,
    // The counts of a repost are those of its original.
    public_metrics: tweet.full_text.startsWith("RT @")
      ? undefined
      : given({ like_count: tweet.favorite_count, retweet_count: tweet.retweet_count }),
  });
}

function apiMedia({ extended_entities: entities }: Tweet): readonly unknown[] {
  return (entities?.media ?? []).map(({ id_str: id, media_url_https: url }) => given({ media_key: id, url }));
}
