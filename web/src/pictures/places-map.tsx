import { useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { geoNaturalEarth1, geoPath, type GeoProjection } from "d3-geo";
import { useMemo } from "react";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { messages } from "../messages.ts";
import { Figure } from "./figure.tsx";
import { createGazetteer, type Gazetteer, type Position } from "./find-place.ts";
import { groupNear } from "./group-near.ts";
import { Mark } from "./mark.tsx";
import type { PlaceFact } from "./pictured.ts";
import towns from "./towns.txt?url";
import world from "world-atlas/countries-110m.json?url";

const [WIDTH, HEIGHT] = [720, 360];
/** Beyond this zoom, the outline of the world, drawn for 1 : 110,000,000, is no longer accurate. */
const MAX_ZOOM = 6;
const MARGIN = 60;
/** As of the picture of likes: it has no width of its own before it was in view, as when it is printed. */
const LEAST_MAP_WIDTH = 280;

interface Outline {
  readonly land: GeoJSON.GeoJSON;
  readonly gazetteer: Gazetteer;
}

interface MapMark {
  readonly position: Position;
  readonly facts: readonly PlaceFact[];
}

/**
 * Where the person is and was, according to their profile. The outline and the list of towns come with the interface.
 */
export function PlacesMap({ places }: { readonly places: readonly PlaceFact[] }) {
  const outline = useQuery({ queryKey: ["outline"], queryFn: loadOutline, staleTime: Number.POSITIVE_INFINITY }).data;
  const marks = useMemo(() => (outline ? marksOf(places, outline.gazetteer) : []), [places, outline]);
  const words = messages.pictures;
  const { ref, ...measured } = useElementSize<HTMLDivElement>();
  const width = measured.width > 0 ? measured.width : LEAST_MAP_WIDTH;
  const placed = new Set(marks.flatMap(({ facts }) => facts));
  const unplaced = places.length - placed.size;
  if (outline && marks.length === 0) return null;
  return (
    <Figure
      title={words.places}
      note={[outline && unplaced > 0 ? words.unplaced(unplaced) : "", words.mapSource].filter(Boolean).join(" ")}
      head={[words.place, words.what]}
      rows={places.map(({ pointer, place, what }) => ({ pointer, cells: [place, what] }))}
    >
      <div className="map" ref={ref}>
        {outline ? <World land={outline.land} marks={marks} width={width} /> : null}
      </div>
    </Figure>
  );
}

function World({
  land,
  marks,
  width,
}: {
  readonly land: GeoJSON.GeoJSON;
  readonly marks: readonly MapMark[];
  /** In CSS pixels. */
  readonly width: number;
}) {
  const projection = useMemo(() => projectionFor(marks), [marks]);
  const outline = useMemo(() => geoPath(projection)(land) ?? "", [projection, land]);
  const placed = marks.map((item) => {
    const [x, y] = projection([item.position.longitude, item.position.latitude]) ?? [0, 0];
    return { item, x: (x / WIDTH) * width, y: (y / WIDTH) * width };
  });
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="map-land" d={outline} />
      </svg>
      {groupNear(placed).map((group) => {
        const [{ item, x, y }] = group;
        const facts = group.flatMap((each) => each.item.facts);
        const [first, ...others] = facts.map(({ pointer }) => pointer);
        if (first === undefined) return null;
        const told = facts.map(({ place, what }) => [place, what].filter(Boolean).join(": ")).join("; ");
        return (
          <Mark
            key={first}
            pointers={[first, ...others]}
            label={facts.length > 1 ? `${facts.length}: ${told}` : told}
            className={`map-mark map-${item.position.kind}`}
            style={{ left: `${(x / width) * 100}%`, top: `${(y / width) * (WIDTH / HEIGHT) * 100}%` }}
          >
            <span>{facts.length > 1 ? facts.length : null}</span>
          </Mark>
        );
      })}
    </>
  );
}

async function loadOutline(): Promise<Outline> {
  const [atlas, list] = await Promise.all([load(world), load(towns)]);
  const topology = JSON.parse(atlas) as Topology<{ countries: GeometryCollection }>;
  return { land: feature(topology, topology.objects.countries), gazetteer: createGazetteer(list) };
}

async function load(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return await answer.text();
}

/** The places that could be located, with those at one spot grouped. */
function marksOf(places: readonly PlaceFact[], gazetteer: Gazetteer): readonly MapMark[] {
  const found = places.flatMap((fact) => {
    const position = gazetteer.find(fact.place);
    return position === null ? [] : [{ position, fact }];
  });
  const bySpot = Map.groupBy(
    found,
    ({ position: { kind, latitude, longitude } }) => `${kind} ${latitude} ${longitude}`,
  );
  return [...bySpot.values()].flatMap((same) =>
    same[0] === undefined ? [] : [{ position: same[0].position, facts: same.map(({ fact }) => fact) }],
  );
}

/** The whole world, or the part of it with the marks. */
function projectionFor(marks: readonly MapMark[]): GeoProjection {
  const world = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], { type: "Sphere" });
  if (marks.length === 0) return world;
  const coordinates = marks.map(({ position: { longitude, latitude } }) => [longitude, latitude]);
  const extent: [[number, number], [number, number]] = [
    [MARGIN, MARGIN],
    [WIDTH - MARGIN, HEIGHT - MARGIN],
  ];
  const near = geoNaturalEarth1().fitExtent(extent, { type: "MultiPoint", coordinates });
  const most = world.scale() * MAX_ZOOM;
  if (near.scale() <= world.scale()) return world;
  if (near.scale() <= most) return near;
  const points = coordinates.map(([x = 0, y = 0]) => world([x, y]) ?? [0, 0]);
  const middle = world.invert?.([mean(points.map(([x = 0]) => x)), mean(points.map(([, y = 0]) => y))]) ?? [0, 0];
  const close = geoNaturalEarth1().scale(most).translate([0, 0]);
  const [x, y] = close(middle) ?? [0, 0];
  return close.translate([WIDTH / 2 - x, HEIGHT / 2 - y]);
}

/** Halfway between the extremes. */
function mean(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
