import { basename } from "node:path";
import { z } from "zod";
import { profileUrl } from "../../domain/platform.ts";
import { type Folder, ImportFormatError, type Importer, type Rejection } from "../../importers/importer.ts";
import { given, text } from "../../importers/json.ts";
import { countList, isList } from "../../importers/json-list.ts";
import { describeIssues } from "../../importers/lines.ts";
import { instantOfSeconds, readMetaFile, readMetaList, refusePages, unixSeconds } from "../../importers/meta.ts";
import { personRows } from "../../importers/person.ts";
import { postDocuments } from "../../importers/posts.ts";
import { isPartialDate } from "../../domain/partial-date.ts";

const Cell = z.object({ value: text });
const Personal = z.object({
  profile_user: z.array(z.object({ string_map_data: z.record(z.string(), Cell) })).min(1),
});
const Media = z.object({ uri: z.string().min(1), creation_timestamp: unixSeconds, title: text });
const Post = z.object({ media: z.array(Media).min(1), title: text, creation_timestamp: unixSeconds.optional() });
type Post = z.infer<typeof Post>;

/**
 * What a user downloads from Instagram ("Download your information", JSON): the profile, the posts and the number of
 * followers. No export contains how often a post was liked. Messages, searches and advertisements are not opened.
 */
export const instagramImporter: Importer = {
  name: "instagram",
  title: "Instagram export in JSON (folder or ZIP)",
  mark: /(?:^|\/)(?:personal_information|account_information|your_instagram_activity)\//,
  recognise: (folder) =>
    Promise.resolve(
      folder.list().some((path) => PERSONAL.test(path) || /(?:^|\/)your_instagram_activity\//.test(path)),
    ),
  async *rows(folder, onReject = () => undefined) {
    const path = folder.list().find((each) => PERSONAL.test(each)) ?? refusePages(folder, "Instagram");
    const said = await readProfile(folder, path);
    const username = said("Username");
    if (username === undefined) {
      throw new ImportFormatError(`${path} names no account. Ask Instagram for an export in English.`);
    }
    const url = profileUrl("instagram", username);
    const birthDate = said("Date of birth");
    const website = said("Website");
    const person = given({
      fullName: said("Name") ?? username,
      biography: said("Bio"),
      birthDate: birthDate !== undefined && isPartialDate(birthDate) ? birthDate : undefined,
      gender: said("Gender"),
      emails: [said("Email")].filter((email) => email !== undefined),
      phones: [said("Phone Number") ?? said("Phone")].filter((phone) => phone !== undefined),
      profiles: [url],
      websites: website === undefined ? [] : [website],
    });
    yield* personRows(person, { format: "instagram", id: username.toLowerCase() }, { path, line: null, onReject });
    let posts = 0;
    yield* postDocuments(
      readPosts(folder, onReject),
      { kind: "instagram/business-discovery", account: `instagram-${username}`, profileUrl: url },
      (page) => {
        posts += page.length;
        return { business_discovery: { id: username, username, media: { data: page.map(mediaOf) } } };
      },
    );
    const account = given({
      id: username,
      username,
      name: said("Name"),
      biography: said("Bio"),
      website,
      followers_count: await countPeople(folder, /(?:^|\/)followers(?:_\d+)?\.json$/),
      follows_count: await countPeople(folder, /(?:^|\/)following\.json$/),
      media_count: posts,
    });
    yield {
      type: "document",
      kind: "instagram/business-discovery",
      url,
      mediaType: "application/json",
      data: JSON.stringify({ business_discovery: account }),
      identifiers: [{ kind: "profileUrl", value: url }],
    };
  },
};

const PERSONAL =
  /(?:^|\/)(?:personal_information|account_information)\/(?:personal_information\/)?personal_information\.json$/;

async function readProfile(folder: Folder, path: string): Promise<(label: string) => string | undefined> {
  const read = Personal.safeParse(await readMetaFile(folder, path));
  if (!read.success) throw new ImportFormatError(`${path}: ${describeIssues(read.error)}`);
  const cells = read.data.profile_user[0]?.string_map_data ?? {};
  return (label) => cells[label]?.value;
}

async function* readPosts(folder: Folder, onReject: (rejection: Rejection) => void): AsyncGenerator<Post> {
  for (const path of folder.list().filter((each) => /(?:^|\/)(?:content|media)\/posts_\d+\.json$/.test(each))) {
    let at = 0;
    for await (const entry of readMetaList(folder, path)) {
      at++;
      const read = Post.safeParse(entry);
      if (read.success) yield read.data;
      else onReject({ path, line: null, reason: `post ${at}: ${describeIssues(read.error)}` });
    }
  }
}

function secondsOf({ creation_timestamp: at, media }: Post): number {
  return at ?? media[0]?.creation_timestamp ?? 0;
}

async function countPeople(folder: Folder, ending: RegExp): Promise<number | undefined> {
  const paths = folder.list().filter((each) => ending.test(each));
  let people = 0;
  for (const path of paths) {
    const isBare = await isList(folder, path);
    people += await countList(folder, path, isBare ? undefined : "relationships_following");
  }
  return paths.length === 0 ? undefined : people;
}

function mediaOf(post: Post): unknown {
  const [first] = post.media;
  const uri = first?.uri ?? "";
  const film = /\.(?:mp4|mov)$/i.test(uri);
  return given({
    id: basename(uri).replace(/\.\w+$/, ""),
    caption: post.title ?? first?.title,
    media_type: post.media.length > 1 ? "CAROUSEL_ALBUM" : film ? "VIDEO" : "IMAGE",
    timestamp: instantOfSeconds(secondsOf(post)).replace(/\.\d+Z$/, "+0000"),
  });
}
