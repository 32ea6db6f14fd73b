import type { Method, Property, PropertyTypes } from "../../domain/claim.ts";
import { type Block, type DocumentPlace, placeIn } from "./block.ts";
import type { Grounds } from "../assertion.ts";
import { type Piece, placeOfPieces } from "./pieces.ts";

/** What a document's layout says about its person, and where. */
export type Told = { [P in Property]: ToldOf<P> }[Property];
export interface ToldOf<P extends Property> {
  readonly property: P;
  readonly value: PropertyTypes[P];
  readonly place: DocumentPlace;
  readonly method: Method;
  /** How sure the reading is, 0 to 1. */
  readonly confidence: number;
  readonly grounds?: Grounds;
}

/** Records which layout each of the readings came from. */
export function byLayout(layout: string, told: readonly Told[]): Told[] {
  return told.map((each) => ({ ...each, grounds: { ...each.grounds, by: layout } }));
}

/** The confidence of a reading by layout alone. */
const BY_SHAPE = 0.9;

export function tell<P extends Property>(
  property: P,
  value: PropertyTypes[P],
  pieces: readonly Piece[],
  how: { readonly method?: Method; readonly confidence?: number } = {},
): Told {
  // The union is distributed over the properties, which TypeScript cannot follow through a type parameter.
  return {
    property,
    value,
    place: placeOfPieces(pieces),
    method: how.method ?? "stated",
    confidence: how.confidence ?? BY_SHAPE,
  } as unknown as Told;
}

/** The object without its undefined members. */
export function compact<T extends object>(members: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== "")) as T;
}

/** Whether something was read from a block. */
export function isTold(block: Block, told: readonly Told[]): boolean {
  const { from, to } = placeIn(block);
  return told.some(({ place }) => place.from < to && place.to > from);
}
