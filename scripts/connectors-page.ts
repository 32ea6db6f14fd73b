import { connectorVariable } from "../src/config/connector-setups.ts";
import type { Connector } from "../src/connectors/connector.ts";
import { type Reader, tableOf, yieldsOf } from "../src/connectors/reader.ts";
import { CONNECTORS, READERS } from "../src/connectors/registry.ts";
import type { IdentifierKind } from "../src/domain/identifier.ts";

/** What comes with the service and needs nothing (the archive) has no entry. */
const SETTABLE = CONNECTORS.filter(({ asks, settings }) => asks !== undefined || settings !== undefined);

/** `docs/reference/connectors.md`: whom a lookup may ask, under which terms, what they say and what of it is left. */
export function writeConnectorsPage(notice: string): string {
  return `# Connectors

<!-- ${notice} -->

A lookup reads what was imported (\`archive\`, \`operator\`). It asks a source outside only where the operator named it in
\`CANDOR_CONNECTORS\` ([configuration](configuration.md)); \`GET /v1/connectors\`, \`candor connectors\` and the page "Sources" show
how each fares. A source is *verified* where its reading was checked against a recorded answer of it or its own
documentation, on the day given. A member of an answer that is neither read nor left is noted and told. Every question stands in the lookup's coverage: found, absent, blocked, failed, skipped with its reason.

Some can be [searched for people as well](../how-to/search-platforms.md). [A connector of your own](../how-to/add-a-connector.md) is
one folder.

| source | asked about | access | checked |
|---|---|---|---|
${SETTABLE.map(writeRow).join("\n")}

${SETTABLE.map(writeConnector).join("\n")}
## What of an answer is read

<details>
<summary>Members of the answers by path, <code>*</code> for every index or key; a path stands for all that is below it</summary>

${READERS.flatMap(writeMembers).join("\n")}
</details>
`;
}

function writeRow({ name, title, accepts, verified, access }: Connector): string {
  const asked = listOf(accepts.map((kind) => IDENTIFIERS[kind]));
  return `| [${title}](#${anchorOf(title, name)}) | ${asked} | ${ACCESS[access]} | ${verified?.date ?? "unverified"} |`;
}

/** The anchor that GitHub and its like give to a source's heading. */
function anchorOf(title: string, name: string): string {
  return `${title} ${name}`
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
}

function writeConnector(connector: Connector): string {
  const { name, title, homepage, terms, licence, access, verified, accepts, readers, sections, limits, asks } =
    connector;
  const { search, platform, settings = {} } = connector;
  const secret = Object.entries(settings).map(([setting]) => `\`${connectorVariable(name, setting)}\``);
  const needs = [
    ...(access === "key" ? [`a key (${secret.join(", ")})`] : []),
    ...(access !== "key" && secret.length > 0 ? [`nothing; ${secret.join(", ")} may be set`] : []),
    ...(access !== "key" && secret.length === 0 ? ["nothing"] : []),
  ];
  const found = platform ? `by \`type=${platform}\` or \`ask=${name}\`` : `by \`ask=${name}\``;
  const lines = [
    ["Asks", asks === undefined ? "nobody: it reads a file of the operator's" : writeAsks(asks)],
    ["About", listOf(accepts.map((kind) => IDENTIFIERS[kind]))],
    ["Gives", saysOf(readers)],
    ...(search ? [["Searched for people", found]] : []),
    ...(sections ? [["Only for", `lookups with the section ${sections.join(", ")}`]] : []),
    ["Needs", needs.join("; ")],
    ...(asks === undefined ? [] : [["Costs", writeLimits(limits)]]),
    ["Terms", `<${terms}>${licence ? `, answers under ${licence}` : ""}`],
    ["Checked", verified ? `${verified.date}, ${AGAINST[verified.against]}: <${verified.address}>` : "unverified"],
  ];
  return `## ${title} (\`${name}\`)

<${homepage}>

${lines.map(([label, text]) => `- **${label}**: ${text}`).join("\n")}
`;
}

const ACCESS: Readonly<Record<Connector["access"], string>> = {
  open: "open",
  key: "with a key",
  licensed: "licensed",
  local: "a file",
};
const AGAINST = { recorded: "against a recorded answer", documented: "against its documentation" } as const;
const IDENTIFIERS: Readonly<Record<IdentifierKind, string>> = {
  candidate: "people of an import",
  name: "names",
  handle: "handles",
  email: "e-mail addresses",
  phone: "phone numbers",
  profileUrl: "profile addresses",
  website: "web addresses",
  externalId: "ids in registers",
};

/** What its readers may claim, in words: `fullName` is "full name". */
function saysOf(readers: readonly Reader[]): string {
  return listOf(
    yieldsOf(readers).map((property) => property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
  );
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

/** What is read of an answer and what is left, by reason: shorter paths stand for all that is below them. */
function writeMembers(reader: Reader): readonly string[] {
  const table = tableOf(reader);
  if (table === null) return [];
  const left = [
    ...Object.entries(table.ignores),
    ...(table.ignoresKind ? [[table.ignoresKind.reason, []] as const] : []),
  ];
  return [
    `### \`${reader.kind}\`

Read: ${writePaths(table.reads)}.

| left, because it is | |
|---|---|
${left.map(([reason, paths]) => `| ${reason} | ${paths.length === 0 ? "whatever it is called" : writePaths(paths)} |`).join("\n")}
`,
  ];
}

function writePaths(paths: readonly string[]): string {
  return paths.map((path) => `\`${path}\``).join(" ");
}

function writeAsks(asks: string): string {
  return asks === "*" ? "any host, after its robots.txt where a page is read" : `\`${asks}\``;
}

function writeLimits({ requestsPerMinute, timeoutMs, cacheDays }: Connector["limits"]): string {
  const days = cacheDays === 1 ? "a day" : `${cacheDays} days`;
  return `at most ${requestsPerMinute} requests a minute, ${timeoutMs / 1000} s a question; answers are kept ${days}`;
}

/** The part of \`docs/reference/configuration.md\` about connectors. */
export function writeConnectorVariables(): string {
  const rows = SETTABLE.flatMap(({ name, title, access, asks, settings = {} }) => [
    ...Object.entries(settings).map(([setting, { help }]) => {
      const needed = access === "key" ? " Without it the source is not asked." : "";
      return `| ${title} | \`${connectorVariable(name, setting)}\` | ${help}${needed} |`;
    }),
    ...(asks === undefined
      ? []
      : [
          `| ${title} | \`${connectorVariable(name, "baseUrl")}\` | Where its requests go instead: a mirror, a test server. |`,
        ]),
  ]);
  return `## Sources outside

Read by the connectors that \`CANDOR_CONNECTORS\` names ([which there are](connectors.md)). A mirror of a source with several hosts holds
each as its first step: \`https://mirror.example.org/en.wikipedia.org/…\`. A mirror may stand inside the network.

| source | variable | meaning |
|---|---|---|
${rows.join("\n")}
`;
}
