import { connectorVariable } from "../src/config/connector-setups.ts";
import type { Connector } from "../src/connectors/connector.ts";
import { type Reader, tableOf, yieldsOf } from "../src/connectors/reader.ts";
import { CONNECTORS, READERS } from "../src/connectors/registry.ts";
import type { Property } from "../src/domain/claim.ts";
import type { IdentifierKind } from "../src/domain/identifier.ts";
import { PROPERTY_RULES, type PropertyKind } from "../src/domain/property-rules.ts";
import { wordsFor } from "../src/words/words.ts";

const WORDS = wordsFor("en");

/** The sources with an entry: all but the archive and the operator's statement, which cannot be switched off. */
const SETTABLE = CONNECTORS.filter(({ asks, settings }) => asks !== undefined || settings !== undefined);

/** `docs/reference/connectors.md`: what each source can be searched by, and what it provides, needs and costs. */
export function writeConnectorsPage(notice: string): string {
  return `# Sources

<!-- ${notice} -->

A lookup always reads what you imported. It searches an external source only if that source is switched on: on the Sources page,
with \`candor sources on\`, or in \`CANDOR_CONNECTORS\` ([configuration](configuration.md)). The Sources page, \`candor sources list\`
and \`GET /v1/connectors\` show how each source is doing. A lookup's coverage lists every search with its outcome: found, not found,
unavailable, failed, or not searched.

Some sources can also be [searched for people](../how-to/search-platforms.md), and you can
[add your own source](../how-to/add-a-connector.md).

${GROUPS.map(writeGroup).join("\n\n")}

A source is verified if its reader was checked against a recorded response or the source's documentation; its entry below gives the
date. If a response contains an unknown field, the Sources page says so.

${SETTABLE.map(writeConnector).join("\n")}
## Appendix: fields of the responses

<details>
<summary>Which fields of each kind of response are read, and which are not</summary>

\`*\` stands for every index or key. A path stands for everything below it.

${READERS.flatMap(writeMembers).join("\n")}
</details>
`;
}

/** The overview tables, by what an operator has to provide; every source is in one of them. */
const GROUPS: readonly (readonly [title: string, holds: (connector: Connector) => boolean])[] = [
  ["Sources that need nothing", ({ access, needs }) => access === "open" && needs === undefined],
  ["Sources that need a key", ({ access }) => access === "key" || access === "licensed"],
  ["Sources that need something of your own", ({ access, needs }) => access === "local" || needs !== undefined],
];

function writeGroup([title, holds]: (typeof GROUPS)[number]): string {
  return `**${title}**

| source | searched by | provides | costs |
|---|---|---|---|
${SETTABLE.filter(holds).map(writeRow).join("\n")}`;
}

function writeRow(connector: Connector): string {
  const { name, title, accepts, readers } = connector;
  const cells = [
    `[${title}](#${anchorOf(title, name)})${connector.verified ? "" : " (not verified)"}`,
    listOf(
      accepts.map((kind) => IDENTIFIERS[kind]),
      "or",
    ),
    listOf([...groupsOf(readers).keys()]),
    writeCost(connector),
  ];
  return `| ${cells.join(" | ")} |`;
}

function writeCost({ access, cost }: Connector): string {
  if (cost) return `up to $${cost.dollars} per ${cost.per}`;
  return access === "key" ? "depends on your plan" : "nothing";
}

/** The anchor that GitHub and others generate for a source's heading. */
function anchorOf(title: string, name: string): string {
  return `${title} ${name}`
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
}

function writeConnector(connector: Connector): string {
  const { name, title, homepage, terms, licence, access, verified, accepts, readers, sections, limits, asks, cost } =
    connector;
  const { examples } = connector;
  const { search, platform, finds, needs, settings = {} } = connector;
  const variables = Object.entries(settings).map(([setting, { help }]) => {
    return `\`${connectorVariable(name, setting)}\`: ${help}`;
  });
  const by = platform ? `\`type=${platform}\` or \`ask=${name}\`` : `\`ask=${name}\``;
  const lines = [
    [
      "Searched by",
      `${listOf(
        accepts.map((kind) => IDENTIFIERS[kind]),
        "or",
      )}, such as \`${examples.present.value}\``,
    ],
    ["Provides", ""],
    ...[...groupsOf(readers)].map(
      ([group, labels]) => ["", labels.join() === group ? group : `${group}: ${labels.join(", ")}`] as const,
    ),
    ...(search ? [["Can be searched for people", `with ${by}`]] : []),
    ...(finds ? [["Finds public profiles", `with ${listOf(finds.map((each) => `\`type=${each}\``))}`]] : []),
    ...(sections
      ? [["Used only for", `lookups that include ${listOf(sections.map((section) => WORDS.sections[section]))}`]]
      : []),
    ["Needs", needs === undefined ? ACCESS[access] : `its setting \`${needs}\``],
    ...(cost ? [["Charges", `${writeCost(connector)}, as of ${cost.date}: <${cost.address}>`]] : []),
    ...(variables.length > 0 ? [["Settings", ""], ...variables.map((text) => ["", text])] : []),
    ["Requests go to", asks === undefined ? "nobody: it reads a file that you provide" : writeAsks(asks)],
    ...(asks === undefined ? [] : [["Limits", writeLimits(limits)]]),
    ["Terms", `<${terms}>${licence ? `; responses are licensed under ${licence}` : ""}`],
    ["Verified", verified ? `${verified.date}, ${AGAINST[verified.against]}: <${verified.address}>` : "not yet"],
  ];
  return `## ${title} (\`${name}\`)

<${homepage}>

${lines.map(([label, text]) => (label === "" ? `  - ${text}` : `- **${label}**:${text === "" ? "" : ` ${text}`}`)).join("\n")}
`;
}

const ACCESS: Readonly<Record<Connector["access"], string>> = {
  open: "nothing",
  key: "a key",
  licensed: "a licence",
  local: "a file",
};
const AGAINST = { recorded: "against a recorded response", documented: "against its documentation" } as const;
const IDENTIFIERS: Readonly<Record<IdentifierKind, string>> = {
  candidate: "imported person",
  name: "name",
  handle: "handle",
  email: "email address",
  phone: "phone number",
  profileUrl: "profile URL",
  website: "website",
  externalId: "ID at the source",
};

/** Kinds with so many properties per source that the overview uses one name for all of them. */
const HEADINGS: Readonly<Partial<Record<PropertyKind, string>>> = {
  identity: "personal details",
  contact: "contact details",
  work: "career",
};

/**
 * The names of the properties that the readers may claim, by heading; a property without a heading is listed on its
 * own.
 */
function groupsOf(readers: readonly Reader[]): ReadonlyMap<string, readonly string[]> {
  const given = new Set(yieldsOf(readers));
  const properties = (Object.keys(PROPERTY_RULES) as Property[]).filter((property) => given.has(property));
  const named = properties.map((property) => {
    const name = WORDS.properties[property];
    return [HEADINGS[PROPERTY_RULES[property].kind] ?? name, name] as const;
  });
  const groups = Map.groupBy(named, ([heading]) => heading);
  const order = [...new Set([...Object.values(HEADINGS), ...groups.keys()])];
  return new Map(
    order.flatMap((heading) => {
      const names = groups.get(heading);
      return names === undefined ? [] : [[heading, names.map(([, name]) => name)] as const];
    }),
  );
}

function listOf(words: readonly string[], joint: "and" | "or" = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1) ?? ""}`;
}

/** Which members of a response are read, and which are not, by reason. A path includes everything below it. */
function writeMembers(reader: Reader): readonly string[] {
  const table = tableOf(reader);
  if (table === null) return [];
  const left = [
    ...Object.entries(table.ignores),
    ...(table.ignoresKind ? [[table.ignoresKind.reason, []] as const] : []),
  ];
  return [
    `<details>
<summary><code>${reader.kind}</code></summary>

Read: ${writePaths(table.reads)}
${left.length === 0 ? "" : writeLeft(left)}
</details>
`,
  ];
}

function writeLeft(left: readonly (readonly [reason: string, paths: readonly string[]])[]): string {
  const rows = left.map(
    ([reason, paths]) => `| ${reason} | ${paths.length === 0 ? "all others" : writePaths(paths)} |`,
  );
  return `
| not read | fields |
|---|---|
${rows.join("\n")}
`;
}

function writePaths(paths: readonly string[]): string {
  return paths.map((path) => `\`${path}\``).join(" ");
}

function writeAsks(asks: string): string {
  return asks === "*" ? "any host, respecting its robots.txt for web pages" : `\`${asks}\``;
}

function writeLimits({ requestsPerMinute, timeoutMs, cacheDays }: Connector["limits"]): string {
  const { plural } = WORDS.formats;
  const kept =
    cacheDays === 0
      ? "responses are not cached"
      : plural(cacheDays, { one: "responses are cached for # day", other: "responses are cached for # days" });
  return `at most ${requestsPerMinute} requests per minute, ${timeoutMs / 1000} s per request; ${kept}`;
}

/** The part of `docs/reference/configuration.md` about connectors. */
export function writeConnectorVariables(): string {
  const rows = SETTABLE.flatMap(({ name, title, access, asks, needs, settings = {} }) => [
    ...Object.entries(settings).map(([setting, { help }]) => {
      const isNeeded = setting === needs || (access === "key" && (setting === "key" || setting === "token"));
      const needed = isNeeded ? " Required: without it the source is not searched." : "";
      return `| ${title} | \`${connectorVariable(name, setting)}\` | ${help}${needed} |`;
    }),
    ...(asks === undefined
      ? []
      : [
          `| ${title} | \`${connectorVariable(name, "baseUrl")}\` | A mirror or test server to send requests to instead. |`,
        ]),
  ]);
  return `## External sources

Settings of the [sources](connectors.md). You can also set them on the Sources page or with \`candor sources set\`. For a source with
several hosts, a mirror has the host as the first part of the path: \`https://mirror.example.org/en.wikipedia.org/…\`. A mirror may be
inside your network.

| source | variable | meaning |
|---|---|---|
${rows.join("\n")}
`;
}
