import { type Command, Option } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { DELIVERY_STATES, type DeliveryState } from "../domain/webhook.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { parseCount } from "./options.ts";
import { readPages } from "./pages.ts";
import { renderTable } from "./table.ts";
import { messages } from "./messages.ts";

interface ListOptions {
  readonly limit: number;
  readonly all?: true;
  readonly lookup?: string;
  readonly state?: DeliveryState;
}

export function addWebhooks(program: Command, open: OpenContext): void {
  const webhooks = program.command("webhooks").description("deliveries to your webhook receivers");
  webhooks
    .command("list")
    .description("list the deliveries of the last 30 days, newest first")
    .option("--limit <number>", "results per page, 1 to 100", parseCount(1, 100), 20)
    .option("--all", "fetch every page")
    .option("--lookup <lookupId>", "only deliveries about this lookup")
    .addOption(new Option("--state <state>", "only those with this status").choices(DELIVERY_STATES))
    .action(async (options: ListOptions) => await listDeliveries(open(), options));
  webhooks
    .command("show")
    .description("show a delivery and its attempts")
    .argument("<deliveryId>")
    .action(async (deliveryId: string) => await showDelivery(open(), deliveryId));
  webhooks
    .command("replay")
    .description("repeat a delivery")
    .argument("<deliveryId>")
    .action(async (deliveryId: string) => await replayDelivery(open(), deliveryId));
  webhooks
    .command("secret")
    .description("show the secret that receivers verify signatures with")
    .action(async () => await showSecrets(open()));
}

async function listDeliveries({ client, terminal }: CommandContext, options: ListOptions): Promise<void> {
  const { limit, all, lookup, state } = options;
  const only = { ...(lookup !== undefined && { lookupId: lookup }), ...(state !== undefined && { state }) };
  const page = await readPages<Schemas["Delivery"], Schemas["DeliveryPage"]>(
    all === true,
    async (next) => await unwrap(client.GET("/webhooks/deliveries", { params: { query: { limit, next, ...only } } })),
  );
  if (terminal.json) return terminal.printJson(page);
  if (page.results.length === 0)
    return terminal.note("No deliveries. Set `webhookUrl` when you create a lookup to be notified.");
  const rows = page.results.map((each) => [
    each.createdAt.slice(0, 16).replace("T", " "),
    each.event,
    each.state,
    lastOf(each),
    each.deliveryId,
  ]);
  const titles = [
    { title: "created (UTC)", whole: true },
    { title: "event" },
    { title: "state" },
    { title: "last attempt" },
  ];
  terminal.print(
    renderTable([...titles, { title: "deliveryId", whole: true }], rows, terminal.columns, terminal.style),
  );
  if (page.next !== "") terminal.note(messages.more);
}

async function showDelivery({ client, terminal }: CommandContext, deliveryId: string): Promise<void> {
  const found = await unwrap(client.GET("/webhooks/deliveries/{deliveryId}", { params: { path: { deliveryId } } }));
  if (terminal.json) return terminal.printJson(found);
  const facts = [
    ["delivery", found.deliveryId],
    ["event", found.event],
    ["lookup", found.lookupId],
    ["to", found.url],
    ["state", found.state],
    ["created", found.createdAt],
    ...(found.nextAttemptAt === undefined ? [] : [["next attempt", found.nextAttemptAt]]),
    ...found.attempts.map((attempt) => [attempt.at, `${outcomeOf(attempt)} (${attempt.ms} ms)`]),
  ];
  terminal.print(renderTable([{ title: "" }, { title: "" }], facts, terminal.columns, terminal.style));
}

async function replayDelivery({ client, terminal }: CommandContext, deliveryId: string): Promise<void> {
  const due = await unwrap(
    client.POST("/webhooks/deliveries/{deliveryId}/replays", { params: { path: { deliveryId } } }),
  );
  if (terminal.json) return terminal.printJson(due);
  terminal.print(`${due.deliveryId}: will be sent again within seconds`);
}

async function showSecrets({ client, terminal }: CommandContext): Promise<void> {
  const { secrets } = await unwrap(client.GET("/webhooks/secrets", {}));
  if (terminal.json) return terminal.printJson({ secrets });
  for (const secret of secrets) terminal.print(secret);
}

function lastOf({ attempts }: Schemas["Delivery"]): string {
  const last = attempts.at(-1);
  return last === undefined ? "none yet" : outcomeOf(last);
}

function outcomeOf({ status, failure }: Schemas["Delivery"]["attempts"][number]): string {
  return failure ?? `answered ${status ?? ""}`;
}
