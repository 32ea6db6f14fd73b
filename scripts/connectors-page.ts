import { connectorVariable } from "../src/config.ts";
import type { Connector, MemberTable } from "../src/connectors/connector.ts";
import { CONNECTORS } from "../src/connectors/registry.ts";

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

Some can be [searched for people as well](../how-to/search-platforms.md).

${SETTABLE.map(writeConnector).join("\n")}`;
}

function writeConnector(connector: Connector): string {
  const { name, title, homepage, terms, licence, access, verified, accepts, yields, sections, limits, asks } =
    connector;
  const { search, platform } = connector;
  const rows = [
    ["asks", asks === undefined ? "nobody: a file of the operator's" : writeAsks(asks)],
    ["with", accepts.join(", ")],
    ["gives", yields.join(", ")],
    ...(search ? [["searched", platform ? `by \`type=${platform}\`, or \`ask=${name}\`` : `by \`ask=${name}\``]] : []),
    ...(sections ? [["only for", sections.join(", ")]] : []),
    ["access", access === "key" ? "with a key" : access],
    ["terms", `<${terms}>`],
    ...(licence ? [["licence", licence]] : []),
    ["checked", verified ? `${verified.date}, ${verified.against}: <${verified.address}>` : "unverified"],
    ...(asks === undefined ? [] : [["limits", writeLimits(limits)]]),
  ];
  return `## ${title} (\`${name}\`)

<${homepage}>

| | |
|---|---|
${rows.map(([label, text]) => `| ${label} | ${text} |`).join("\n")}
${Object.entries(connector.members ?? {})
  .map(writeMembers)
  .join("")}`;
}

/** What is read of an answer and what is left, by reason: shorter paths stand for all that is below them. */
function writeMembers([kind, { reads, ignores, ignoresKind }]: [string, MemberTable]): string {
  const left = [...Object.entries(ignores), ...(ignoresKind ? [[ignoresKind.reason, []] as const] : [])];
  return `
Of \`${kind}\` it reads ${writePaths(reads)}.

| left of it, because | |
|---|---|
${left.map(([reason, paths]) => `| ${reason} | ${paths.length === 0 ? "whatever it is called" : writePaths(paths)} |`).join("\n")}
`;
}

function writePaths(paths: readonly string[]): string {
  return paths.map((path) => `\`${path}\``).join(" ");
}

function writeAsks(asks: string): string {
  return asks === "*" ? "any host, after its robots.txt where a page is read" : `\`${asks}\``;
}

function writeLimits({ requestsPerMinute, timeoutMs, cacheDays }: Connector["limits"]): string {
  return `${requestsPerMinute} requests a minute, ${timeoutMs / 1000} s a question, answers kept ${cacheDays} days`;
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
