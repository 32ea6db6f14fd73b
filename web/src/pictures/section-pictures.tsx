import { Network } from "./network.tsx";
import type { Pictured } from "./pictured.ts";
import { PlacesMap } from "./places-map.tsx";
import { LikesOverTime, PostCalendar, Topics } from "./posts-pictures.tsx";

/** The pictures below a section of the report. */
export function SectionPictures({
  section,
  name,
  pictured: { places, connections, posts, topics },
}: {
  readonly section: "overview" | "socialMedia";
  /** The name of the person in the report. */
  readonly name: string;
  readonly pictured: Pictured;
}) {
  if (section === "overview")
    return (
      <>
        {places.length > 0 ? <PlacesMap places={places} /> : null}
        {connections.length > 2 ? <Network name={name} connections={connections} /> : null}
      </>
    );
  return (
    <>
      {posts.length > 1 ? <PostCalendar posts={posts} /> : null}
      {posts.length > 1 ? <LikesOverTime posts={posts} /> : null}
      {topics.length > 1 ? <Topics topics={topics} /> : null}
    </>
  );
}
