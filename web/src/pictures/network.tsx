import { useMediaQuery } from "@mantine/hooks";
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from "d3-force";
import { useMemo } from "react";
import { messages } from "../messages.ts";
import { Figure } from "./figure.tsx";
import { Mark } from "./mark.tsx";
import type { PicturedConnection } from "./pictured.ts";

/** More nodes are a tangle; the table has them all. */
const MAX_NODES = 24;
/**
 * After this many rounds nothing moves any more; the start is fixed, so the same facts always give the same picture.
 */
const ROUNDS = 300;
/** The size of a label, in units of the picture. */
const LABEL = { width: 124, height: 56 };
/** The width of a label in columns, by `.network-node` in `pictures.css`: 37 % of 320 units. */
const COLUMN_LABEL_WIDTH = 118;

/** For the number of columns that a phone has room for. */
const ROW_HEIGHT = 68;

interface Node extends SimulationNodeDatum {
  readonly connection: PicturedConnection | null;
  x: number;
  y: number;
}

/** The people and organisations that the profile connects the person with. */
export function Network({
  name,
  connections,
}: {
  readonly name: string;
  readonly connections: readonly PicturedConnection[];
}) {
  const isNarrow = useMediaQuery("(max-width: 40em)", undefined, { getInitialValueInEffect: false }) ?? false;
  const shown = connections.slice(0, MAX_NODES);
  const width = isNarrow ? 320 : 720;
  const height = isNarrow
    ? ROW_HEIGHT * (Math.ceil(shown.length / 2) + 1)
    : Math.max(300, Math.round(((shown.length + 3) * LABEL.width * LABEL.height * 2.2) / width));
  const nodes = useMemo(
    () => (isNarrow ? arrangeInColumns(shown, width) : arrange(shown, width, height)),
    [connections, width, height],
  );
  const centre = nodes[0];
  const words = messages.pictures;
  const rows = connections.flatMap(({ kind, name: who, facts }) =>
    facts.map(({ pointer, text }) => ({ pointer, cells: [who, words.kinds[kind], text] as const })),
  );
  return (
    <Figure
      title={words.network}
      note={connections.length > shown.length ? words.more(connections.length - shown.length) : undefined}
      head={[words.name, words.kind, words.connection]}
      rows={rows}
    >
      <div className="network" style={{ aspectRatio: `${width} / ${height}` }}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {nodes.slice(1).map(({ x, y, connection }) => (
            <line
              key={keyOf(connection)}
              x1={centre?.x}
              y1={centre?.y}
              x2={isNarrow ? x + (Math.sign(width / 2 - x) * COLUMN_LABEL_WIDTH) / 2 : x}
              y2={y}
            />
          ))}
        </svg>
        {nodes.map(({ x, y, connection }) => {
          const style = { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
          if (connection === null)
            return (
              <span key="" className="network-self" style={style}>
                {name}
              </span>
            );
          const [first, ...others] = connection.facts.map(({ pointer }) => pointer);
          const told = connection.facts.map(({ text }) => text).filter(Boolean);
          return first === undefined ? null : (
            <Mark
              key={keyOf(connection)}
              pointers={[first, ...others]}
              label={[connection.name, words.kinds[connection.kind], ...told].join(", ")}
              className={`network-node network-${connection.kind}`}
              style={style}
            >
              <span>{connection.name}</span>
            </Mark>
          );
        })}
      </div>
    </Figure>
  );
}

function keyOf(connection: PicturedConnection | null): string {
  return `${connection?.kind} ${connection?.name}`;
}

/** Two columns, with the person between the upper and lower rows: three labels do not fit side by side on a phone. */
function arrangeInColumns(connections: readonly PicturedConnection[], width: number): readonly Node[] {
  const above = Math.ceil(connections.length / 4);
  const rowOf = (row: number): number => ROW_HEIGHT * ((row < above ? row : row + 1) + 0.5);
  const side = LABEL.width / 2 + 8;
  return [
    { connection: null, x: width / 2, y: ROW_HEIGHT * (above + 0.5) },
    ...connections.map((connection, index) => ({
      connection,
      x: index % 2 === 0 ? side : width - side,
      y: rowOf(Math.floor(index / 2)),
    })),
  ];
}

/** The person in the middle, one kind on each side, labels next to each other. */
function arrange(connections: readonly PicturedConnection[], width: number, height: number): readonly Node[] {
  const middle = { x: width / 2, y: height / 2 };
  const kinds = [...new Set(connections.map(({ kind }) => kind))];
  const angleOf = ({ kind }: PicturedConnection, index: number): number =>
    (2 * Math.PI * (kinds.indexOf(kind) + (index % 7) / 7)) / kinds.length;
  const self: Node = { connection: null, ...middle, fx: middle.x, fy: middle.y };
  const nodes: Node[] = [
    self,
    ...connections.map((connection, index) => ({
      connection,
      x: middle.x + Math.cos(angleOf(connection, index)) * width * 0.3,
      y: middle.y + Math.sin(angleOf(connection, index)) * height * 0.3,
    })),
  ];
  const links = nodes.slice(1).map((node) => ({ source: self, target: node }));
  const simulation = forceSimulation(nodes)
    .force(
      "link",
      forceLink(links)
        .distance(Math.min(width, height) * 0.36)
        .strength(0.25),
    )
    .force("apart", forceManyBody().strength(-260))
    .force("centreX", forceX(middle.x).strength(0.04))
    .force("centreY", forceY(middle.y).strength(0.08))
    .force("touch", forceCollide(LABEL.height * 0.65))
    .stop();
  for (let round = 0; round < ROUNDS; round++) {
    simulation.tick();
    separate(nodes);
    for (const node of nodes) {
      node.x = within(node.x, LABEL.width / 2, width - LABEL.width / 2);
      node.y = within(node.y, LABEL.height / 2, height - LABEL.height / 2);
    }
  }
  return nodes;
}

/** Labels are wider than high: the force between discs alone would leave them overlapping. */
function separate(nodes: readonly Node[]): void {
  for (const [index, one] of nodes.entries())
    for (const other of nodes.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const [wide, high] = [LABEL.width - Math.abs(dx), LABEL.height - Math.abs(dy)];
      if (wide <= 0 || high <= 0) continue;
      const [x, y] =
        wide / LABEL.width < high / LABEL.height ? [(Math.sign(dx) || 1) * wide, 0] : [0, (Math.sign(dy) || 1) * high];
      const share = one.connection === null ? 0 : 0.5;
      one.x -= x * share;
      one.y -= y * share;
      other.x += x * (1 - share);
      other.y += y * (1 - share);
    }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
