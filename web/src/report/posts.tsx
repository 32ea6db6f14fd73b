import { useEvidence } from "../evidence/evidence-context.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { formatMoment } from "../format.ts";
import { messages } from "../messages.ts";
import type { Post, SocialMedia } from "../wire.ts";
import { Block, LongList } from "./blocks.tsx";

const { report } = messages;

export function Posts({ social }: { readonly social: SocialMedia }) {
  return (
    <>
      <Block title={report.topPost}>
        <ul className="posts">
          <PostEntry post={social.topPost} pointer="/socialMedia/topPost" label={report.topPost} />
        </ul>
      </Block>
      {social.recentPosts.length > 0 ? (
        <Block title={report.recentPosts}>
          <LongList items={social.recentPosts} limit={5} className="posts">
            {(post, index) => (
              <PostEntry
                key={index}
                post={post}
                pointer={`/socialMedia/recentPosts/${index}`}
                label={`${report.recentPosts} ${index + 1}`}
              />
            )}
          </LongList>
        </Block>
      ) : null}
    </>
  );
}

function PostEntry({
  post,
  pointer,
  label,
}: {
  readonly post: Post;
  readonly pointer: string;
  readonly label: string;
}) {
  const { isUnknown } = useEvidence();
  const figures = (
    [
      ["likes", "likeCount"],
      ["comments", "commentCount"],
      ["shares", "shareCount"],
    ] as const
  ).filter(([, key]) => !isUnknown(`${pointer}/${key}`, post[key]));
  return (
    <li className="post">
      <p className="post-head">
        <span>{platformName(post.source)}</span>
        <time dateTime={post.date}>{formatMoment(post.date)}</time>
      </p>
      <p className="post-text">
        {post.message}
        <SourceChip pointer={pointer} label={label} />
      </p>
      <p className="post-figures">{figures.map(([name, key]) => report.postFigures[name](post[key])).join(" · ")}</p>
    </li>
  );
}

function platformName(source: string): string {
  return source in messages.searchTypes ? messages.searchTypes[source as keyof typeof messages.searchTypes] : source;
}
