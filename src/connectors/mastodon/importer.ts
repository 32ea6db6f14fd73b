import { z } from "zod";
import type { ProfileAddress } from "../../domain/platform.ts";
import { type Folder, ImportFormatError, type Importer, type Rejection } from "../../importers/importer.ts";
import { beginsLike, given, readJsonFile, text, texts } from "../../importers/json.ts";
import { readList } from "../../importers/json-list.ts";
import { describeIssues } from "../../importers/lines.ts";
import { type ImportedPosition, personRows } from "../../importers/person.ts";
import { postDocuments } from "../../importers/posts.ts";
import { textOfMarkup } from "../findings/markup.ts";
import { profileOf } from "./account.ts";
import { readField } from "./field.ts";
import { statedInstant } from "../findings/claims.ts";

const Actor = z.object({
  type: z.string(),
  preferredUsername: z.string().min(1),
  name: text,
  summary: text,
  url: z.url(),
  published: text,
  attachment: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .default([])
    .catch([]),
});
type Actor = z.infer<typeof Actor>;

const counted = z
  .object({ totalItems: z.int().min(0) })
  .optional()
  .catch(undefined);
const Note = z.object({
  id: z.url(),
  url: z.url().nullish(),
  published: statedInstant,
  content: z.string(),
  summary: text,
  inReplyTo: z.string().nullish(),
  to: texts,
  cc: texts,
  likes: counted,
  shares: counted,
  replies: counted,
});
type Note = z.infer<typeof Note>;
const Activity = z.object({ type: z.string(), object: z.unknown() });

/**
 * What a user downloads from Mastodon ("Request your archive"): the profile (`actor.json`) and public posts
 * (`outbox.json`, ActivityPub) with the counts that newer servers include, converted to the form of the API's
 * responses. Boosts are other people's posts; messages to individuals are left out.
 */
export const mastodonImporter: Importer = {
  name: "mastodon",
  title: "Mastodon archive (folder or ZIP)",
  mark: /(?:^|\/)actor\.json$/,
  recognise: (folder) => beginsLike(folder, ACTOR, [/"preferredUsername"\s*:/]),
  async *rows(folder, onReject = () => undefined) {
    const path = folder.list().find((each) => ACTOR.test(each));
    if (path === undefined) throw new ImportFormatError("There is no actor.json: nothing says whose archive it is.");
    const read = Actor.safeParse(await readJsonFile(folder, path));
    if (!read.success) throw new ImportFormatError(`${path}: ${describeIssues(read.error)}`);
    const actor = read.data;
    const profile = profileOf({ url: actor.url, username: actor.preferredUsername });
    if (profile === null) throw new ImportFormatError(`${path}: /url: no profile`);
    yield* personRows(
      personOf(actor, profile),
      { format: "mastodon", id: profile.handle },
      { path, line: null, onReject },
    );
    let posts = 0;
    const author = accountOf(actor, profile);
    yield* postDocuments(
      readNotes(folder, onReject),
      { kind: "mastodon/statuses", account: `mastodon-${profile.handle}`, profileUrl: profile.url },
      (page) => {
        posts += page.length;
        return page.map((note) => statusOf(note, author));
      },
    );
    yield {
      type: "document",
      kind: "mastodon/account",
      url: profile.url,
      mediaType: "application/json",
      data: JSON.stringify({ ...author, statuses_count: posts }),
      identifiers: [{ kind: "profileUrl", value: profile.url }],
    };
  },
};

const ACTOR = /(?:^|\/)actor\.json$/;
/** To everybody: in `to` a post is public, in `cc` unlisted (docs.joinmastodon.org/spec/activitypub). */
const EVERYBODY = /^(?:https:\/\/www\.w3\.org\/ns\/activitystreams#|as:)?Public$/;

function personOf(actor: Actor, profile: ProfileAddress) {
  return given({
    fullName: actor.name?.replace(/:\w+:/g, "").trim() || actor.preferredUsername,
    biography: actor.summary === undefined ? undefined : textOfMarkup(actor.summary) || undefined,
    profiles: [profile.url],
    positions: positionOf(actor),
  });
}

/** The employer and the post named in the profile's table. */
function positionOf({ attachment }: Actor): readonly ImportedPosition[] {
  const claims = attachment.flatMap((field) => readField(field, "").claims);
  const company = claims.find(({ property }) => property === "experience");
  const title = claims.find(({ property }) => property === "occupation");
  if (company?.property !== "experience") return [];
  return [
    given({
      company: company.value.company,
      title: title?.property === "occupation" ? title.value : undefined,
      current: true,
    }),
  ];
}

function accountOf(actor: Actor, profile: ProfileAddress) {
  return given({
    username: actor.preferredUsername,
    acct: profile.handle,
    display_name: actor.name,
    note: actor.summary,
    url: actor.url,
    created_at: actor.published,
    bot: actor.type === "Service",
    group: actor.type === "Group",
    fields: actor.attachment.map(({ name, value }) => ({ name, value, verified_at: null })),
  });
}

async function* readNotes(folder: Folder, onReject: (rejection: Rejection) => void): AsyncGenerator<Note> {
  const path = folder.list().find((each) => /(?:^|\/)outbox\.json$/.test(each));
  if (path === undefined) return;
  let at = 0;
  for await (const entry of readList(folder, path, "orderedItems")) {
    at++;
    const { type, object } = Activity.safeParse(entry).data ?? {};
    if (type !== "Create") continue;
    const note = Note.safeParse(object);
    if (!note.success) onReject({ path, line: null, reason: `post ${at}: ${describeIssues(note.error)}` });
    else if ([...note.data.to, ...note.data.cc].some((each) => EVERYBODY.test(each))) yield note.data;
  }
}

function statusOf(note: Note, account: unknown): unknown {
  return given({
    id: note.id,
    created_at: note.published,
    in_reply_to_id: note.inReplyTo ?? null,
    visibility: note.to.some((each) => EVERYBODY.test(each)) ? "public" : "unlisted",
    url: note.url ?? null,
    uri: note.id,
    content: note.content,
    spoiler_text: note.summary,
    replies_count: note.replies?.totalItems,
    reblogs_count: note.shares?.totalItems,
    favourites_count: note.likes?.totalItems,
    account,
    media_attachments: [],
  });
}
