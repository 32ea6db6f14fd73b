import type { Flag, ShownPost } from "../../../src/presentation/panel.ts";
import { firstCopies, type PostOnce, postsOnce } from "../../../src/presentation/social.ts";
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
        {(once, index) => (
          <PostItem key={once.post.pointer} once={once} label={posts.length > 1 ? `${title} ${index + 1}` : title} />
        )}
      </LongList>
    </Block>
  );
}

function PostItem({ once, label }: { readonly once: PostOnce; readonly label: string }) {
  const { pointer, head, when, text, figures } = once.post;
  const { elsewhere, again, left } = firstCopies(once);
  const { also, again: here } = words.report.labels;
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
      {elsewhere.map((other) => (
        <Copy key={other.pointer} label={label} word={also} copy={other} texts={[other.head.text]} />
      ))}
      {again.map((other) => (
        <Copy key={other.pointer} label={label} word={here} copy={other} texts={[]} />
      ))}
      {left > 0 ? <p className="post-figures">{words.report.copies(left)}</p> : null}
    </li>
  );
}

/** The same post at another place or time. */
function Copy({
  label,
  word,
  copy: { pointer, head, when, figures },
  texts,
}: {
  readonly label: string;
  readonly word: string;
  readonly copy: ShownPost;
  readonly texts: readonly string[];
}) {
  return (
    <p className="post-figures">
      <span>
        {word}{" "}
        <OwnDirection text={[...texts, when?.text, ...figures.map((each) => each.text)].filter(Boolean).join(" · ")} />
        <SourceChip pointer={pointer} label={[label, head.text, when?.text].filter(Boolean).join(", ")} />
      </span>
    </p>
  );
}
