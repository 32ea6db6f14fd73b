import { z } from "zod";
import type { ClaimDraft, MembershipValue } from "../../domain/claim.ts";
import { jsonReader } from "../reader.ts";
import { claimAt, compact, optionalText, pointer } from "../findings/claims.ts";
import { congressEndAfter } from "./directory/congress.ts";
import { memberKey } from "./register.ts";

const CommitteeMember = z.object({
  name: z.string().min(1),
  bioguide: z.string().min(1),
  title: optionalText,
  party: optionalText,
});
type CommitteeMember = z.infer<typeof CommitteeMember>;

const Body = z.object({ name: z.string().min(1), members: z.array(CommitteeMember) });
type Body = z.infer<typeof Body>;

const Committee = Body.extend({ subcommittees: z.array(Body).default([]) });

/**
 * Reads `us-congress/committee`: a full committee with its subcommittees and the members of each, from
 * committees-current.json and committee-membership-current.json. One finding per member; the others are peers. A seat
 * is for the current Congress.
 */
export const congressCommittee = jsonReader({
  kind: "us-congress/committee",
  isRegister: true,
  schema: Committee,
  yields: ["membership"],
  *read(committee, capture) {
    const people = new Map<string, { readonly name: string; readonly claims: ClaimDraft[] }>();
    const seat = (body: Body, locator: (index: number) => string, parent?: string): void => {
      for (const [index, member] of body.members.entries()) {
        const person = people.get(member.bioguide) ?? { name: member.name, claims: [] };
        people.set(member.bioguide, person);
        const value = compact<MembershipValue>({
          organization: parent === undefined ? body.name : `Subcommittee on ${body.name}`,
          parent,
          role: member.title ?? "Member",
          lapses: capture.collectedAt === null ? undefined : congressEndAfter(capture.collectedAt),
          peers: peersOf(member, body.members),
        });
        person.claims.push(claimAt("membership", value, locator(index)));
      }
    };
    seat(committee, (index) => pointer("members", index));
    for (const [part, subcommittee] of committee.subcommittees.entries()) {
      seat(subcommittee, (index) => pointer("subcommittees", part, "members", index), committee.name);
    }
    for (const [bioguide, { name, claims }] of people) {
      yield {
        externalId: memberKey(bioguide),
        url: capture.url,
        name,
        claims,
        identifiers: [{ kind: "externalId", value: `bioguide:${bioguide}` }],
      };
    }
  },
});

/** As many as a committee of the House has. */
const MAX_PEERS = 60;

function peersOf(member: CommitteeMember, members: readonly CommitteeMember[]): NonNullable<MembershipValue["peers"]> {
  return members
    .filter(({ bioguide }) => bioguide !== member.bioguide)
    .slice(0, MAX_PEERS)
    .map(({ name, title, bioguide, party }) =>
      compact<NonNullable<MembershipValue["peers"]>[number]>({ name, role: title, key: `bioguide:${bioguide}`, party }),
    );
}
