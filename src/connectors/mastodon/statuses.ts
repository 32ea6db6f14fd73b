import { z } from "zod";
import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import type { Capture } from "../connector.ts";
import { accountFinding } from "../reading/account.ts";
import { textOfMarkup } from "../reading/markup.ts";
import { activityClaims, postClaim } from "../reading/post.ts";
import { optionalCount, optionalText, pointer, readJson } from "../reading/reading.ts";
import { accountClaims, MastodonAccount, nameOf, profileOf, serverKey } from "./account.ts";

/**
 * Reads `mastodon/statuses`: a page of `GET /api/v1/accounts/:id/statuses` (docs.joinmastodon.org/entities/Status).
 * Boosts hold another's status and are left; only what is public or unlisted is read.
 */
export function* readMastodonStatuses(capture: Capture): Iterable<Finding> {
  const statuses = readJson(capture, z.array(Status));
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
      ...activityClaims(profile, posts),
      ...posts,
    ];
    yield accountFinding(profile, nameOf(account), claims, [serverKey(profile, account.id)]);
  }
}

const Media = z.object({ type: z.string(), url: optionalText, preview_url: optionalText });
const Status = z.object({
  id: z.string().min(1),
  created_at: z.iso.datetime({ offset: true }),
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
type Status = z.infer<typeof Status>;

function readStatus(status: Status, index: number) {
  const image = status.media_attachments.find(({ type }) => type === "image");
  // Of a film the still.
  const still = status.media_attachments.find(({ type }) => type === "video" || type === "gifv");
  const text = textOfMarkup(status.content);
  const { reblogs_count: boosts, quotes_count: quotes } = status;
  return postClaim(
    {
      platform: "mastodon",
      id: status.uri,
      url: status.url ?? status.uri,
      date: new Date(status.created_at).toISOString(),
      // The subject stands above the text, which is folded away under it.
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
