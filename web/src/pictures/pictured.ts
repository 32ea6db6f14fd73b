import type { Stated } from "../../../src/contract/stated.ts";
import { firstText, namesOf } from "../../../src/presentation/rows.ts";
import { isNumber, isText, memberOf, objectsOf, type ProfilePlace } from "../../../src/presentation/value.ts";
import { parseDate } from "../../../src/words/formats.ts";
import type { LookupData } from "../wire.ts";

/** A place named in the profile. */
export interface PlaceFact {
  readonly pointer: string;
  readonly place: string;
  /** What the person did there; empty if they live there. */
  readonly what: string;
}

/** A person or organisation that the profile connects the person with. */
export interface PicturedConnection {
  readonly kind: "employer" | "school" | "person" | "account";
  readonly name: string;
  /** What connects them: a role, a degree, a relation. At least one. */
  readonly facts: readonly { readonly pointer: string; readonly text: string }[];
}

/** A post by the person, or about them. */
export interface PicturedPost {
  readonly pointer: string;
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  readonly platform: string;
  readonly text: string;
  /** `null` if the platform does not say. */
  readonly likes: number | null;
}

export interface PicturedTopic {
  readonly tag: string;
  readonly posts: readonly [PicturedPost, ...PicturedPost[]];
}

/** Everything that the pictures of a report draw. */
export interface Pictured {
  readonly places: readonly PlaceFact[];
  readonly connections: readonly PicturedConnection[];
  /** Newest first. */
  readonly posts: readonly PicturedPost[];
  readonly topics: readonly PicturedTopic[];
}

/** What somebody is to the person: one child is no "Children". */
type Relations = Readonly<Record<"spouse" | "children" | "follower", string>>;

const MAX_TOPICS = 12;

/**
 * @param data the profile
 * @param isCited whether there is evidence for a pointer: nothing else is drawn
 * @param relations what one person is to the other
 */
export function picturedOf(
  data: Stated<LookupData>,
  isCited: (pointer: string) => boolean,
  relations: Relations,
): Pictured {
  const root: ProfilePlace = { value: data, pointer: "" };
  const listAt = (path: string): readonly ProfilePlace[] =>
    objectsOf(memberOf(root, path)).filter(({ pointer }) => isCited(pointer));
  const roles = listAt("experiences");
  const posts = listAt("socialMedia/recentPosts")
    .flatMap(postOf)
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  return {
    places: placesOf(root, roles, isCited),
    connections: [
      ...connectionsOf("employer", roles, ["company"], ["title"]),
      ...connectionsOf("school", listAt("education"), ["title"], ["subtitle"]),
      ...kinOf(root, isCited, relations),
      ...connectionsOf("person", listAt("similarPeople"), ["name"], ["headline", "reason"]),
      ...connectionsOf("account", listAt("socialMedia/famousFollowing"), ["name"], []).map((account) => ({
        ...account,
        facts: account.facts.map((fact) => ({ ...fact, text: relations.follower })),
      })),
    ],
    posts,
    topics: topicsOf(posts),
  };
}

function placesOf(
  root: ProfilePlace,
  roles: readonly ProfilePlace[],
  isCited: (pointer: string) => boolean,
): readonly PlaceFact[] {
  const home = memberOf(root, "location");
  const homes =
    isText(home.value) && isCited(home.pointer) ? [{ pointer: home.pointer, place: home.value, what: "" }] : [];
  return [
    ...homes,
    ...roles.flatMap((role) => {
      const { value: place } = memberOf(role, "location");
      const what = [firstText(role, ["title"]).text, firstText(role, ["company"]).text].filter(isText).join(", ");
      return isText(place) ? [{ pointer: role.pointer, place, what }] : [];
    }),
  ];
}

function connectionsOf(
  kind: PicturedConnection["kind"],
  entries: readonly ProfilePlace[],
  name: readonly string[],
  text: readonly string[],
): readonly PicturedConnection[] {
  const named = entries.map((entry) => ({
    name: firstText(entry, name).text,
    fact: { pointer: entry.pointer, text: firstText(entry, text).text },
  }));
  const byName = Map.groupBy(
    named.filter((each) => each.name !== ""),
    (each) => each.name.toLowerCase(),
  );
  return [...byName.values()].map((same) => ({ kind, name: same[0]?.name ?? "", facts: same.map(({ fact }) => fact) }));
}

function kinOf(
  root: ProfilePlace,
  isCited: (pointer: string) => boolean,
  relations: Relations,
): readonly PicturedConnection[] {
  return (["spouse", "children"] as const).flatMap((member) => {
    const place = memberOf(root, member);
    const names = member === "children" ? namesOf(place) : [place];
    // "2" children are only a number.
    return names.flatMap(({ value, pointer }) =>
      isText(value) && /\p{L}/u.test(value) && isCited(pointer)
        ? [{ kind: "person" as const, name: value, facts: [{ pointer, text: relations[member] }] }]
        : [],
    );
  });
}

function postOf(post: ProfilePlace): readonly PicturedPost[] {
  const date = parseDate(memberOf(post, "date").value);
  if (date === null) return [];
  const { value: likes } = memberOf(post, "likeCount");
  return [
    {
      pointer: post.pointer,
      day: date.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0")).join("-"),
      platform: firstText(post, ["source"]).text,
      text: firstText(post, ["message"]).text,
      likes: isNumber(likes) && likes >= 0 ? likes : null,
    },
  ];
}

/** The tags of posts, most frequent first. A tag repeated in one post counts once. */
function topicsOf(posts: readonly PicturedPost[]): readonly PicturedTopic[] {
  const topics = new Map<string, PicturedTopic["posts"]>();
  for (const post of posts) {
    const tags = new Set(
      [...post.text.matchAll(/(?<![\p{L}\p{N}&/])#([\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)/gu)].map(
        ([, tag = ""]) => tag.toLowerCase(),
      ),
    );
    for (const tag of tags) {
      const before = topics.get(tag);
      topics.set(tag, before === undefined ? [post] : [...before, post]);
    }
  }
  return [...topics]
    .map(([tag, tagged]) => ({ tag, posts: tagged }))
    .toSorted((a, b) => b.posts.length - a.posts.length)
    .slice(0, MAX_TOPICS);
}
