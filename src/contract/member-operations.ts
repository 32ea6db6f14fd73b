import { z } from "zod";
import { ChangeMember, CreateMember, Member, MemberList } from "./member.ts";
import type { Operation } from "./operation.ts";

const memberId = z.strictObject({ memberId: z.string() });

/** Operations on the people who work with an account. */
export const MEMBER_OPERATIONS = {
  createMember: {
    method: "post",
    repeat: "kept",
    atomic: true,
    path: "/members",
    summary: "Add a member, whose role gives at most the permissions of your key.",
    tag: "members",
    scope: "admin",
    body: CreateMember,
    status: 201,
    response: Member,
    errors: ["key_not_found", "key_too_wide", "member_exists"],
  },
  listMembers: {
    method: "get",
    path: "/members",
    summary: "List this account's members, oldest first, including removed ones.",
    tag: "members",
    scope: "admin",
    status: 200,
    response: MemberList,
    errors: [],
  },
  changeMember: {
    method: "post",
    repeat: "kept",
    atomic: true,
    path: "/members/{memberId}",
    summary: "Change a member. Within a second, their keys lose any permission beyond the new role or purposes.",
    tag: "members",
    scope: "admin",
    params: memberId,
    body: ChangeMember,
    status: 200,
    response: Member,
    errors: ["key_not_found", "key_too_wide", "member_not_found", "member_exists", "last_owner", "last_admin_key"],
  },
  removeMember: {
    method: "delete",
    path: "/members/{memberId}",
    summary:
      "Remove a member whose role gives at most the permissions of your key. Their keys stop working within a second.",
    tag: "members",
    scope: "admin",
    params: memberId,
    status: 200,
    response: Member,
    errors: ["key_not_found", "key_too_wide", "member_not_found", "last_owner", "last_admin_key"],
  },
} as const satisfies Record<string, Operation>;
