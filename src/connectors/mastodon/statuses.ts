import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding } from "../findings/account.ts";
import { textOfMarkup } from "../findings/markup.ts";
import { activityClaims, postClaim } from "../findings/post.ts";
import { optionalCount, optionalText, pointer, statedInstant } from "../findings/claims.ts";
import { ACCOUNT, accountLeft } from "./account.ts";
import { accountClaims, MastodonAccount, nameOf, profileOf, serverKey } from "./account.ts";

const Media = z.object({ type: z.string(), url: optionalText, preview_url: optionalText });
const MastodonStatus = z.object({
  id: z.string().min(1),
  created_at: statedInstant,
  in_reply_to_id: z.string().nullish(),
  visibility: z.string(),
  url: z.url().nullish(),
  uri: z.string().min(1),
  content: z.string(),
  spoiler_text: optionalText,
  replies_count: optionalCount,
  reblogs_count: optionalCount,
  quotes_count: optionalCount,
  favourites_count: optionalCount,
  reblog: z.unknown().optional(),
  quote: z.unknown().optional(),
  account: MastodonAccount,
  media_attachments: z.array(Media).default([]),
});
type MastodonStatus = z.infer<typeof MastodonStatus>;

/**
 * Reads `mastodon/statuses`: a page of `GET /api/v1/accounts/:id/statuses` (docs.joinmastodon.org/entities/Status).
 * Boosts contain somebody else's status and are left out; only public and unlisted statuses are read.
 */
export const mastodonStatuses = jsonReader({
  kind: "mastodon/statuses",
  schema: z.array(MastodonStatus),
  reads: [
    ...members(
      "*",
      `created_at in_reply_to_id visibility url uri content spoiler_text replies_count reblogs_count
           quotes_count favourites_count reblog quote`,
    ),
    ...members("*/media_attachments/*", "type url preview_url"),
    ...members("*/account", ACCOUNT),
  ],
  ignores: {
    "its number on this server": members("*", "id"),
    "already in the text": members("*", "mentions tags emojis text language sensitive"),
    "anything but text and pictures": members("*", "card poll application"),
    "the ID of the post it answers": members("*", "in_reply_to_account_id"),
    "settings of the post": members("*", "edited_at quote_approval tagged_collections local_only"),
    "the relation between the post and the caller": members(
      "*",
      "favourited reblogged muted bookmarked pinned filtered",
    ),
    "more of the picture": members(
      "*/media_attachments/*",
      "id remote_url preview_remote_url text_url meta description blurhash",
    ),
    ...accountLeft("*/account"),
    "what the account's own answer says": members("*/account", "fields group moved"),
  },
  yields: ["biography", "occupation", "interest", "avatar", "account", "followers", "post"],
  *read(statuses) {
    const own = statuses
      .map((status, index) => ({ status, index }))
      .filter(({ status }) => !status.reblog && /^(?:public|unlisted)$/.test(status.visibility));
    for (const [url, entries] of Map.groupBy(own, ({ status }) => status.account.url)) {
      const [first] = entries;
      if (first === undefined) continue;
      const { account } = first.status;
      const profile = profileOf({ url, username: account.username });
      if (profile === null) continue;
      const posts = entries.map(({ status, index }) => readStatus(status, index));
      const claims: ClaimDraft[] = [
        ...accountClaims(account, profile, first.index, "account"),
        ...activityClaims(profile, posts, "created_at"),
        ...posts,
      ];
      yield accountFinding(profile, nameOf(account), claims, [serverKey(profile, account.id)]);
    }
  },
});

function readStatus(status: MastodonStatus, index: number) {
  const image = status.media_attachments.find(({ type }) => type === "image");
  // For a video, its still.
  const still = status.media_attachments.find(({ type }) => type === "video" || type === "gifv");
  const text = textOfMarkup(status.content);
  const { reblogs_count: boosts, quotes_count: quotes } = status;
  return postClaim(
    {
      platform: "mastodon",
      id: status.uri,
      url: status.url ?? status.uri,
      date: status.created_at,
      // The subject is above the text, which is collapsed under it.
      message: [status.spoiler_text, text].filter(Boolean).join("\n\n"),
      username: status.account.acct,
      kind: status.in_reply_to_id ? "reply" : status.quote ? "quote" : "original",
      likes: status.favourites_count,
      comments: status.replies_count,
      shares: boosts === undefined ? undefined : boosts + (quotes ?? 0),
      imageUrl: image?.url ?? image?.preview_url ?? still?.preview_url,
    },
    pointer(index),
  );
}
