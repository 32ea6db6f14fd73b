import { type Command, Option } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { ROLES, type Role } from "../contract/role.ts";
import { PURPOSES, type Purpose } from "../domain/purpose.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { messages } from "./messages.ts";
import { parseList } from "./options.ts";
import { renderTable } from "./table.ts";

interface MemberOptions {
  readonly name?: string;
  readonly email?: string;
  readonly role?: Role;
  readonly purposes?: readonly Purpose[];
}

const PURPOSES_HELP = `the purposes allowed for the member's keys, comma-separated: ${PURPOSES.join(", ")}`;

export function addMembers(program: Command, open: OpenContext): void {
  const members = program.command("members").description("manage the people who work with your account");
  members
    .command("add")
    .description("add a member; `keys create --member` gives them a key")
    .argument("<name>", "their name")
    .requiredOption("--email <address>", "their email address")
    .addOption(new Option("--role <role>", "limits what their keys may do").choices(ROLES).makeOptionMandatory())
    .option("--purposes <names>", `${PURPOSES_HELP} (default: your key's)`, parseList(PURPOSES))
    .action(
      async (name: string, options: MemberOptions & { readonly email: string; readonly role: Role }) =>
        await addMember(open(), name, options),
    );
  members
    .command("list")
    .description("list your account's members")
    .action(async () => await listMembers(open()));
  members
    .command("change")
    .description("change a member; their keys lose any permission beyond the new role or purposes within a second")
    .argument("<memberId>")
    .option("--name <name>", "their name")
    .option("--email <address>", "their email address")
    .addOption(new Option("--role <role>", "limits what their keys may do").choices(ROLES))
    .option("--purposes <names>", PURPOSES_HELP, parseList(PURPOSES))
    .action(async (memberId: string, options: MemberOptions) => await changeMember(open(), memberId, options));
  members
    .command("remove")
    .description("remove a member; their keys stop working within a second")
    .argument("<memberId>")
    .action(async (memberId: string) => await removeMember(open(), memberId));
  members
    .command("sessions")
    .description("list who is signed in to the web interface through your provider")
    .action(async () => await listSessions(open()));
  members
    .command("sign-out")
    .description("end a web session; takes effect within a second")
    .argument("<sessionId>")
    .action(async (sessionId: string) => await endSession(open(), sessionId));
}

async function addMember(
  { client, terminal }: CommandContext,
  name: string,
  { email, role, purposes }: MemberOptions & { readonly email: string; readonly role: Role },
): Promise<void> {
  const body = { name, email, role, ...(purposes === undefined ? {} : { purposes: [...purposes] }) };
  const member = await unwrap(client.POST("/members", { body }));
  if (terminal.json) return terminal.printJson(member);
  printMembers([member], terminal);
}

async function listMembers({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/members", {}));
  if (terminal.json) return terminal.printJson(list);
  if (list.results.length === 0) return terminal.note(messages.members.none);
  printMembers(list.results, terminal);
}

async function changeMember(
  { client, terminal }: CommandContext,
  memberId: string,
  { purposes, ...rest }: MemberOptions,
): Promise<void> {
  const body = { ...rest, ...(purposes === undefined ? {} : { purposes: [...purposes] }) };
  const member = await unwrap(client.POST("/members/{memberId}", { params: { path: { memberId } }, body }));
  if (terminal.json) return terminal.printJson(member);
  printMembers([member], terminal);
}

async function removeMember({ client, terminal }: CommandContext, memberId: string): Promise<void> {
  const member = await unwrap(client.DELETE("/members/{memberId}", { params: { path: { memberId } } }));
  if (terminal.json) return terminal.printJson(member);
  terminal.print(messages.members.removed(member.name));
}

async function listSessions({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/sessions", {}));
  if (terminal.json) return terminal.printJson(list);
  if (list.results.length === 0) return terminal.note(messages.members.nobodySignedIn);
  const minute = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)}`;
  const rows = list.results.map(({ name, createdAt, usedAt, endsAt, sessionId }) => [
    name,
    minute(createdAt),
    minute(usedAt),
    minute(endsAt),
    sessionId,
  ]);
  const titles = ["name", "signed in", "last used", "ends"].map((title) => ({ title }));
  terminal.print(renderTable([...titles, { title: "sessionId", whole: true }], rows, terminal.columns, terminal.style));
}

async function endSession({ client, terminal }: CommandContext, sessionId: string): Promise<void> {
  const ended = await unwrap(client.DELETE("/sessions/{sessionId}", { params: { path: { sessionId } } }));
  if (terminal.json) return terminal.printJson(ended);
  terminal.print(messages.members.signedOut(sessionId));
}

function printMembers(members: readonly Schemas["Member"][], terminal: CommandContext["terminal"]): void {
  const rows = members.map(({ name, email, role, purposes, removedAt, memberId }) => [
    name,
    email,
    role,
    purposes.join("\n"),
    removedAt === undefined ? "" : removedAt.slice(0, 10),
    memberId,
  ]);
  const titles = ["name", "email", "role", "purposes", "removed"].map((title) => ({ title }));
  terminal.print(renderTable([...titles, { title: "memberId", whole: true }], rows, terminal.columns, terminal.style));
}
