import type { Identifier } from "../../../domain/identifier.ts";
import type { DocumentImportRow } from "../../../importers/importer.ts";
import { REGISTER_URL } from "./documents.ts";
import type { Congress } from "./people.ts";
import type { Committee } from "./source-rows.ts";

interface RosterSeat {
  readonly name: string;
  /** `majority` or `minority`, the register's names for the sides. */
  readonly party?: string;
  readonly rank?: number;
  readonly title?: string;
  readonly bioguide: string;
  readonly chamber?: string;
}

/**
 * One document for each full committee: the register's entry with its subcommittees, and the members of each in order
 * of rank.
 */
export function* committeeDocuments(congress: Congress): Generator<DocumentImportRow> {
  const members = membersById(congress);
  for (const committee of committeesOf(congress)) {
    const id = committee.thomas_id;
    const own = members.get(id) ?? [];
    const subcommittees = (committee.subcommittees ?? []).map((part) => ({
      ...part,
      members: members.get(id + part.thomas_id) ?? [],
    }));
    const everybody = [...own, ...subcommittees.flatMap((part) => part.members)].map(({ bioguide }) => bioguide);
    if (everybody.length === 0) continue;
    yield {
      type: "document",
      kind: "us-congress/committee",
      url: `${REGISTER_URL}/committee-membership-current.json#${id}`,
      mediaType: "application/json",
      ...(congress.collected.register !== undefined && { collectedAt: congress.collected.register }),
      data: JSON.stringify({ ...committee, members: own, subcommittees }),
      identifiers: [...new Set(everybody)].toSorted().map((bioguide): Identifier => {
        return { kind: "externalId", value: `bioguide:${bioguide}` };
      }),
    };
  }
}

/** Committees named only by members come after those in the register. */
function committeesOf({ committees, people }: Congress): readonly Committee[] {
  const all = new Map(committees.map((committee) => [committee.thomas_id, committee]));
  const parts = new Set(
    committees.flatMap(({ thomas_id: id, subcommittees }) => (subcommittees ?? []).map((part) => id + part.thomas_id)),
  );
  for (const { current } of people) {
    for (const { id, name } of current?.committees ?? []) {
      if (all.has(id) || parts.has(id)) continue;
      const type = id.startsWith("H") ? "house" : id.startsWith("S") ? "senate" : "joint";
      all.set(id, { type, name, thomas_id: id });
    }
  }
  return [...all.values()];
}

function membersById({ people }: Congress): ReadonlyMap<string, readonly RosterSeat[]> {
  const members = new Map<string, RosterSeat[]>();
  for (const { current } of people) {
    for (const seat of current?.committees ?? []) {
      const list = members.get(seat.id) ?? [];
      members.set(seat.id, list);
      const { name } = current ?? {};
      list.push({
        name: name?.official_full ?? name?.full ?? [name?.first, name?.last].filter(Boolean).join(" "),
        ...(seat.side && { party: seat.side }),
        ...(typeof seat.member_rank === "number" && { rank: seat.member_rank }),
        ...(seat.member_title && { title: seat.member_title }),
        bioguide: current?.bioguide ?? "",
        ...(seat.member_chamber && { chamber: seat.member_chamber }),
      });
    }
  }
  for (const list of members.values()) list.sort(inOrder);
  return members;
}

/** By majority, then rank, then ID, so that the order never depends on that of the files. */
function inOrder(a: RosterSeat, b: RosterSeat): number {
  const [sideA, sideB] = [a.party ?? "", b.party ?? ""];
  if (sideA !== sideB) return sideA < sideB ? -1 : 1;
  return (a.rank ?? Infinity) - (b.rank ?? Infinity) || (a.bioguide < b.bioguide ? -1 : 1);
}
