import { useElementSize } from "@mantine/hooks";
import { platformName } from "../../../src/words/words.ts";
import { messages, words } from "../messages.ts";
import { useNewestInView } from "../parts/newest-in-view.ts";
import { Figure, type FigureRow } from "./figure.tsx";
import { groupNear } from "./group-near.ts";
import { Mark } from "./mark.tsx";
import { monthAbove } from "./month-above.ts";
import type { PicturedPost, PicturedTopic } from "./pictured.ts";

const DAY_MS = 86_400_000;
/** A year, plus the rest of its first week. */
const MAX_WEEKS = 53;
/** The number of shades for a day's posts. */
const SHADES = 4;
const MAX_TABLE_TEXT = 120;

/** A square for each day, a column for each week, as far back as the posts go, but at most a year. */
export function PostCalendar({ posts }: { readonly posts: readonly PicturedPost[] }) {
  const byDay = Map.groupBy(posts, ({ day }) => day);
  const row = useNewestInView<HTMLDivElement>();
  const [newest, oldest] = [posts[0], posts.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  const last = mondayOf(newest.day);
  const weeks = Math.min(MAX_WEEKS, (last - mondayOf(oldest.day)) / (7 * DAY_MS) + 1);
  const first = last - (weeks - 1) * 7 * DAY_MS;
  const earlier = posts.filter(({ day }) => Date.parse(day) < first).length;
  const most = Math.max(...[...byDay.values()].map(({ length }) => length));
  return (
    <Figure
      title={messages.pictures.calendar}
      note={earlier > 0 ? messages.pictures.earlier(earlier) : undefined}
      head={[messages.pictures.day, messages.pictures.platform, messages.pictures.text]}
      rows={posts.map(rowOf)}
      isListed
    >
      <div className="calendar" ref={row} role="group" aria-label={messages.pictures.calendar}>
        {Array.from({ length: weeks }, (_, week) => first + week * 7 * DAY_MS).map((monday) => (
          <div key={monday} className="calendar-week">
            <span className="calendar-month" aria-hidden="true">
              {monthAt(monday, monday === first)}
            </span>
            {Array.from({ length: 7 }, (_, day) => dayOf(monday + day * DAY_MS)).map((day) => (
              <Day key={day} day={day} posts={byDay.get(day) ?? []} most={most} />
            ))}
          </div>
        ))}
      </div>
    </Figure>
  );
}

function Day({
  day,
  posts,
  most,
}: {
  readonly day: string;
  readonly posts: readonly PicturedPost[];
  readonly most: number;
}) {
  const [first, ...others] = posts.map(({ pointer }) => pointer);
  if (first === undefined) return <span className="calendar-day" />;
  const shade = Math.ceil((posts.length / most) * SHADES);
  return (
    <Mark
      pointers={[first, ...others]}
      label={messages.pictures.postsOn(words.formats.instant(day), posts.length)}
      className={`calendar-day calendar-shade-${shade}`}
    />
  );
}

function monthAt(monday: number, isFirst: boolean): string {
  const shown = monthAbove(monday, isFirst);
  return shown === null ? "" : words.formats.month(shown.getUTCFullYear(), shown.getUTCMonth() + 1);
}

/**
 * The size of the picture of likes in a window 320 CSS pixels wide, the narrowest (WCAG 2.2, 1.4.10). It has no size of
 * its own before it was in view, as when it is printed; marks that are apart here are apart in any wider window.
 */
const LEAST_LIKES_SIZE = { width: 280, height: 142 };

/** The likes of each post by date. */
export function LikesOverTime({ posts }: { readonly posts: readonly PicturedPost[] }) {
  const { ref, ...measured } = useElementSize<HTMLDivElement>();
  const { width, height } = measured.width > 0 ? measured : LEAST_LIKES_SIZE;
  const counted = posts.flatMap((post) => (post.likes === null ? [] : [{ ...post, likes: post.likes }]));
  const [newest, oldest] = [counted[0], counted.at(-1)];
  if (newest === undefined || oldest === undefined || newest.day === oldest.day) return null;
  const [from, to] = [Date.parse(oldest.day), Date.parse(newest.day)];
  const top = Math.max(1, ...counted.map(({ likes }) => likes));
  const placed = counted.toReversed().map((item) => ({
    item,
    x: ((Date.parse(item.day) - from) / (to - from)) * width,
    y: (item.likes / top) * height,
  }));
  return (
    <Figure
      title={messages.pictures.likes}
      head={[messages.pictures.day, messages.pictures.platform, words.labels.likes, messages.pictures.text]}
      rows={counted.map((post) => {
        const { pointer, cells } = rowOf(post);
        return { pointer, cells: [cells[0], cells[1] ?? "", words.formats.number(post.likes), cells[2] ?? ""] };
      })}
      isListed
    >
      <p className="column-top" aria-hidden="true">
        {words.formats.number(top)}
      </p>
      <div className="likes" role="group" aria-label={messages.pictures.likes} ref={ref}>
        {groupNear(placed).map(([first, ...near]) => (
          <Mark
            key={first.item.pointer}
            pointers={[first.item.pointer, ...near.map(({ item }) => item.pointer)]}
            label={[first, ...near].map(({ item }) => tellLikes(item.day, item.likes)).join("; ")}
            className="likes-mark"
            style={{ insetInlineStart: `${(first.x / width) * 100}%`, bottom: `${(first.y / height) * 100}%` }}
          >
            {[first, ...near].map(({ item, x, y }) => (
              <span
                key={item.pointer}
                style={{
                  insetInlineStart: `calc(7px + ${((x - first.x) / width) * 100}cqi)`,
                  bottom: 7 + y - first.y,
                }}
              />
            ))}
          </Mark>
        ))}
      </div>
      <p className="likes-ends" aria-hidden="true">
        <span>{words.formats.instant(oldest.day)}</span>
        <span>{words.formats.instant(newest.day)}</span>
      </p>
    </Figure>
  );
}

function tellLikes(day: string, likes: number): string {
  return messages.pictures.likesOn(words.formats.instant(day), words.likes(likes));
}

/** The tags of the posts. */
export function Topics({ topics }: { readonly topics: readonly PicturedTopic[] }) {
  const most = Math.max(1, ...topics.map(({ posts }) => posts.length));
  return (
    <Figure
      title={messages.pictures.topics}
      note={messages.pictures.topicsText}
      head={[messages.pictures.tag, messages.pictures.posts]}
      rows={topics.map(({ tag, posts }) => ({
        pointer: posts[0].pointer,
        cells: [`#${tag}`, words.formats.number(posts.length)],
      }))}
    >
      <ul className="topics">
        {topics.map(({ tag, posts: [first, ...others] }) => (
          <li key={tag}>
            <Mark
              pointers={[first.pointer, ...others.map(({ pointer }) => pointer)]}
              label={messages.pictures.taggedWith(`#${tag}`, others.length + 1)}
              className="topic"
            >
              <span className="topic-tag">#{tag}</span>
              <span className="topic-bar">
                <span style={{ width: `${((others.length + 1) / most) * 100}%` }} />
              </span>
              <span className="topic-count" aria-hidden="true">
                {words.formats.number(others.length + 1)}
              </span>
            </Mark>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

function rowOf({ pointer, day, platform, text }: PicturedPost): FigureRow {
  const short = text.length > MAX_TABLE_TEXT ? `${text.slice(0, MAX_TABLE_TEXT).trimEnd()}…` : text;
  return { pointer, cells: [words.formats.instant(day), platformName(words, platform), short] };
}

/** The start of its week, in milliseconds. */
function mondayOf(day: string): number {
  const time = Date.parse(day);
  return time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
