import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { picturedOf } from "../../web/src/pictures/pictured.ts";

const RELATIONS = { spouse: "Spouse", children: "Child", follower: "Follower" };
const POST = { username: "@ada", source: "mastodon", likeCount: 3, message: "" };

function draw(data: object, isCited: (pointer: string) => boolean = () => true) {
  return picturedOf(data as never, isCited, RELATIONS);
}

describe("The pictures in a report show", () => {
  test("the places of the person and of their roles", () => {
    const { places } = draw({
      location: "Leeds, UK",
      experiences: [
        { title: "Weaver", company: "Looms", location: "York, UK" },
        { title: "Carder", company: "Looms" },
      ],
    });
    assert.deepEqual(places, [
      { pointer: "/location", place: "Leeds, UK", what: "" },
      { pointer: "/experiences/0", place: "York, UK", what: "Weaver, Looms" },
    ]);
  });

  test("employers, schools and people, each once with all that connects them", () => {
    const { connections } = draw({
      experiences: [
        { title: "Weaver", company: "Looms" },
        { title: "Carder", company: "LOOMS" },
      ],
      education: [{ title: "Leeds School of Art", subtitle: "Textiles" }],
      spouse: "Ben Ada",
      children: "2",
      similarPeople: [{ name: "Cy Dee", reason: "same guild" }],
      socialMedia: { famousFollowing: [{ name: "The Daily Loom", followerCount: 9 }] },
    });
    assert.deepEqual(
      connections.map(({ kind, name, facts }) => [kind, name, facts.map(({ text }) => text)]),
      [
        ["employer", "Looms", ["Weaver", "Carder"]],
        ["school", "Leeds School of Art", ["Textiles"]],
        ["person", "Ben Ada", ["Spouse"]],
        ["person", "Cy Dee", ["same guild"]],
        ["account", "The Daily Loom", ["Follower"]],
      ],
    );
  });

  test("each child by name, as a child", () => {
    const { connections } = draw({ children: "Lu Ada, Hu Ada" });
    assert.deepEqual(
      connections.map(({ name, facts }) => [name, facts[0]?.text]),
      [
        ["Lu Ada", "Child"],
        ["Hu Ada", "Child"],
      ],
    );
  });

  test("posts by day, newest first, and their tags, each once per post", () => {
    const { posts, topics } = draw({
      socialMedia: {
        recentPosts: [
          { ...POST, date: "2026-03-01T23:59:00Z", message: "#Looms and #looms, not C#sharp or a.example/#part or #1" },
          { ...POST, date: "2026-03-04T00:00:00Z", message: "#looms", likeCount: undefined },
          { ...POST, date: "sometime", message: "#lost" },
        ],
      },
    });
    assert.deepEqual(
      posts.map(({ pointer, day, likes }) => [pointer, day, likes]),
      [
        ["/socialMedia/recentPosts/1", "2026-03-04", null],
        ["/socialMedia/recentPosts/0", "2026-03-01", 3],
      ],
    );
    assert.deepEqual(
      topics.map(({ tag, posts: tagged }) => [tag, tagged.length]),
      [["looms", 2]],
    );
  });

  test("nothing that is not cited", () => {
    const data = {
      location: "Leeds",
      spouse: "Ben",
      experiences: [{ title: "Weaver", company: "Looms", location: "York" }],
    };
    assert.deepEqual(
      draw(data, () => false),
      { places: [], connections: [], posts: [], topics: [] },
    );
  });
});
