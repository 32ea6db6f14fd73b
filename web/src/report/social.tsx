import type { Flag, ShownPost } from "../../../src/presentation/panel.ts";
import { postsOnce } from "../../../src/presentation/social.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages, words } from "../messages.ts";
import { OwnDirection } from "../parts/own-direction.tsx";
import { OutLink } from "../parts/out-link.tsx";
import { Block, LongList } from "./blocks.tsx";
import { DismissButton, type FlagName } from "./dismiss-button.tsx";
import type { PropsOf } from "./props.ts";

const MARKS: Readonly<Record<Flag["state"], string>> = {
  flagged: "failed",
  topic: "skipped",
  clear: "found",
  open: "skipped",
  dismissed: "skipped",
};

/** Posts that may be a problem for a brand. On their own lookup, readers can dismiss wrong flags. */
export function Flags({ title, note, flags }: PropsOf<"flags">) {
  const { lookup, shared } = useShownLookup();
  return (
    <Block title={title}>
      <p className="block-text">{note}</p>
      <ul className="flags">
        {raisedFirst(flags).map(({ label, flag, state, value, link }) => (
          <li key={label} className={isRaised(state) ? "flag-raised" : undefined}>
            <span>{label}</span>
            <span className={`mark mark-${MARKS[state]}`}>{value.text}</span>
            {link ? <OutLink url={link.text}>{messages.report.seePost}</OutLink> : null}
            <SourceChip pointer={value.pointer} label={label} />
            {shared === true || !isRaised(state) ? null : (
              <DismissButton
                lookupId={lookup.lookupId}
                flag={flag as FlagName}
                label={label}
                dismissed={state === "dismissed"}
              />
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function raisedFirst(flags: readonly Flag[]): readonly Flag[] {
  return [...flags.filter(({ state }) => isRaised(state)), ...flags.filter(({ state }) => !isRaised(state))];
}

function isRaised(state: Flag["state"]): boolean {
  return state !== "clear" && state !== "open";
}

export function Posts({ title, posts }: PropsOf<"posts">) {
  return (
    <Block title={title}>
      <LongList items={postsOnce(posts)} limit={5} className="posts">
        {({ post, others }, index) => (
          <PostItem
            key={post.pointer}
            post={post}
            others={others}
            label={posts.length > 1 ? `${title} ${index + 1}` : title}
          />
        )}
      </LongList>
    </Block>
  );
}

function PostItem({
  post,
  others,
  label,
}: {
  readonly post: ShownPost;
  /** The same post in other places. */
  readonly others: readonly ShownPost[];
  readonly label: string;
}) {
  const { pointer, head, when, text, figures } = post;
  return (
    <li className="post">
      <p className="post-head">
        <span>
          <OwnDirection text={head.text} />
        </span>
        {when ? <span>{when.text}</span> : null}
      </p>
      <p className="post-text">
        {text ? <OwnDirection text={text.text} /> : null}
        <SourceChip pointer={pointer} label={label} />
      </p>
      <p className="post-figures">{figures.map((figure) => figure.text).join(" · ")}</p>
      {others.map((other) => (
        <p key={other.pointer} className="post-figures">
          <span>
            {words.report.labels.also}{" "}
            <OwnDirection
              text={[other.head.text, other.when?.text, ...other.figures.map((each) => each.text)]
                .filter(Boolean)
                .join(" · ")}
            />
            <SourceChip pointer={other.pointer} label={`${label}, ${other.head.text}`} />
          </span>
        </p>
      ))}
    </li>
  );
}
