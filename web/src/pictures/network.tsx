import { useMediaQuery } from "@mantine/hooks";
import { messages } from "../messages.ts";
import { Figure } from "./figure.tsx";
import { Mark } from "./mark.tsx";
import type { PicturedConnection } from "./pictured.ts";

/** More nodes are a tangle; the table has them all. */
const MAX_NODES = 24;
/** Between a label and the frame. */
const MARGIN = 8;
/**
 * The picture in units of its own: two columns of labels with the person between them, so that no line passes beneath
 * a label. `label` is the width of a label, by `.network-node` in `pictures.css`.
 */
const WIDE = { width: 720, label: 240, row: 56 };
const NARROW = { width: 320, label: 118, row: 68 };

interface Node {
  readonly connection: PicturedConnection;
  readonly x: number;
  readonly y: number;
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
  const { width, label, row } = isNarrow ? NARROW : WIDE;
  const rowsBeside = Math.ceil(shown.length / 2);
  // On a phone, three labels do not fit side by side: the person has a row alone.
  const ownRow = isNarrow ? Math.ceil(shown.length / 4) : null;
  const height = row * Math.max(2, ownRow === null ? rowsBeside : rowsBeside + 1);
  const centre = { x: width / 2, y: ownRow === null ? height / 2 : row * (ownRow + 0.5) };
  const nodes = shown.map((connection, index): Node => {
    const at = Math.floor(index / 2);
    const isAlone = ownRow === null && rowsBeside === 1;
    return {
      connection,
      x: index % 2 === 0 ? label / 2 + MARGIN : width - label / 2 - MARGIN,
      y: isAlone ? height / 2 : row * ((ownRow === null || at < ownRow ? at : at + 1) + 0.5),
    };
  });
  const words = messages.pictures;
  const placed = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
  });
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
          {nodes.map(({ x, y, connection }) => (
            <line
              key={keyOf(connection)}
              x1={centre.x}
              y1={centre.y}
              x2={x + (Math.sign(centre.x - x) * label) / 2}
              y2={y}
            />
          ))}
        </svg>
        <span className="network-self" style={placed(centre)}>
          <span>{name}</span>
        </span>
        {nodes.map(({ x, y, connection }) => {
          const [first, ...others] = connection.facts.map(({ pointer }) => pointer);
          const told = connection.facts.map(({ text }) => text).filter(Boolean);
          return first === undefined ? null : (
            <Mark
              key={keyOf(connection)}
              pointers={[first, ...others]}
              label={[connection.name, words.kinds[connection.kind], ...told].join(", ")}
              className={`network-node network-${connection.kind}`}
              style={placed({ x, y })}
            >
              <span>{connection.name}</span>
            </Mark>
          );
        })}
      </div>
    </Figure>
  );
}

function keyOf({ kind, name }: PicturedConnection): string {
  return `${kind} ${name}`;
}
