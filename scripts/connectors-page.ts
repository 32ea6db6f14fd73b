import { connectorVariable } from "../src/config/connector-setups.ts";
import type { Connector } from "../src/connectors/connector.ts";
import { type Reader, tableOf, yieldsOf } from "../src/connectors/reader.ts";
import { CONNECTORS, READERS } from "../src/connectors/registry.ts";
import type { Property } from "../src/domain/claim.ts";
import type { IdentifierKind } from "../src/domain/identifier.ts";
import { wordsFor } from "../src/words/words.ts";

const WORDS = wordsFor("en");

/** What comes with the service and needs nothing (the archive) has no entry. */
const SETTABLE = CONNECTORS.filter(({ asks, settings }) => asks !== undefined || settings !== undefined);

/** `docs/reference/connectors.md`: what each source can be searched by, what it provides, needs and costs. */
export function writeConnectorsPage(notice: string): string {
  return `# Sources

<!-- ${notice} -->

A lookup always reads what you imported. It searches an external source only when that source is switched on: on the page
"Sources", with \`candor sources on\`, or in \`CANDOR_CONNECTORS\` ([configuration](configuration.md)). The page "Sources",
\`candor sources list\` and \`GET /v1/connectors\` show how each one is doing. Every search is listed in the lookup's coverage with its
outcome: found, not found, unavailable, failed, or not searched.

A source is *verified* if its reader was checked against a recorded answer or against the source's own documentation, on the date given.
If an answer contains a field that is not known, the page "Sources" says so.

Some sources can also be [searched for people](../how-to/search-platforms.md), and you can
[add a source of your own](../how-to/add-a-connector.md).

| source | searched by | provides | needs | verified |
|---|---|---|---|---|
${SETTABLE.map(writeRow).join("\n")}

${SETTABLE.map(writeConnector).join("\n")}
## Appendix: fields of the answers

Which fields of each kind of answer are read, and which are not, with the reason. \`*\` stands for every index or key; a path stands for
everything below it.

${READERS.flatMap(writeMembers).join("\n")}`;
}

function writeRow({ name, title, accepts, readers, verified, access, needs }: Connector): string {
  const searchedBy = listOf(accepts.map((kind) => IDENTIFIERS[kind]));
  const provides = listOf([...groupsOf(readers).keys()]);
  const cells = [
    `[${title}](#${anchorOf(title, name)})`,
    searchedBy,
    provides,
    needs === undefined ? ACCESS[access] : `its ${needs}`,
    verified?.date ?? "no",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The anchor that GitHub and its like give to a source's heading. */
function anchorOf(title: string, name: string): string {
  return `${title} ${name}`
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
}

function writeConnector(connector: Connector): string {
  const { name, title, homepage, terms, licence, access, verified, accepts, readers, sections, limits, asks, cost } =
    connector;
  const { search, platform, finds, needs, settings = {} } = connector;
  const variables = Object.entries(settings).map(([setting, { help }]) => {
    return `\`${connectorVariable(name, setting)}\`: ${help}`;
  });
  const by = platform ? `\`type=${platform}\` or \`ask=${name}\`` : `\`ask=${name}\``;
  const lines = [
    ["Searched by", listOf(accepts.map((kind) => IDENTIFIERS[kind]))],
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
    ...(cost ? [["Charges", `up to $${cost.dollars} per ${cost.per}, as of ${cost.date}: <${cost.address}>`]] : []),
    ...(variables.length > 0 ? [["Settings", ""], ...variables.map((text) => ["", text])] : []),
    ["Requests go to", asks === undefined ? "nowhere: it reads a file that you provide" : writeAsks(asks)],
    ...(asks === undefined ? [] : [["Limits", writeLimits(limits)]]),
    ["Terms", `<${terms}>${licence ? `; its answers are under ${licence}` : ""}`],
    ["Verified", verified ? `${verified.date}, ${AGAINST[verified.against]}: <${verified.address}>` : "no"],
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
const AGAINST = { recorded: "against a recorded answer", documented: "against its documentation" } as const;
const IDENTIFIERS: Readonly<Record<IdentifierKind, string>> = {
  candidate: "imported person",
  name: "name",
  handle: "handle",
  email: "email address",
  phone: "phone number",
  profileUrl: "profile URL",
  website: "website",
  externalId: "ID at a source",
};

/** What a claim is about, as a reader of the page would call it, under a heading. */
const PROVIDES: Readonly<Record<string, Partial<Record<Property, string>>>> = {
  "personal details": {
    fullName: "full name",
    firstName: "first name",
    lastName: "last name",
    alias: "other names",
    gender: "gender",
    nationality: "nationality",
    birthDate: "date of birth",
    deathDate: "date of death",
    birthPlace: "place of birth",
    spouse: "spouse",
    child: "children",
    childCount: "number of children",
    language: "languages",
    biography: "biography",
  },
  "contact details": {
    location: "location",
    office: "office address",
    email: "email addresses",
    phone: "phone numbers",
    website: "websites",
  },
  career: {
    experience: "jobs and offices",
    occupation: "occupation",
    industry: "industry",
    education: "education",
    membership: "memberships",
    skill: "skills",
    badge: "awards and honours",
    company: "facts about employers",
  },
  interests: { interest: "interests" },
  pictures: { avatar: "profile picture", photo: "photos" },
  accounts: { account: "accounts", followers: "number of followers" },
  "social media": { post: "posts", follower: "notable followers", audience: "audience" },
  events: { event: "events" },
  news: { article: "articles" },
  "data breaches": { breach: "data breaches" },
};

/** What its readers may say, by heading. */
function groupsOf(readers: readonly Reader[]): ReadonlyMap<string, readonly string[]> {
  const properties = yieldsOf(readers);
  const groups = Object.entries(PROVIDES).map(([heading, labels]) => {
    const given = Object.entries(labels).filter(([property]) => properties.includes(property as Property));
    return [heading, given.map(([, label]) => label)] as const;
  });
  const told = groups.flatMap(([, labels]) => labels);
  if (told.length < properties.length) throw new Error(`a property has no label: ${properties.join(", ")}`);
  return new Map(groups.filter(([, labels]) => labels.length > 0));
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
| not read: | |
|---|---|
${rows.join("\n")}
`;
}

function writePaths(paths: readonly string[]): string {
  return paths.map((path) => `\`${path}\``).join(" ");
}

function writeAsks(asks: string): string {
  return asks === "*" ? "any host; its robots.txt is respected for web pages" : `\`${asks}\``;
}

function writeLimits({ requestsPerMinute, timeoutMs, cacheDays }: Connector["limits"]): string {
  const { plural } = WORDS.formats;
  const kept =
    cacheDays === 0
      ? "answers are not cached"
      : plural(cacheDays, { one: "answers are cached for # day", other: "answers are cached for # days" });
  return `at most ${requestsPerMinute} requests per minute, ${timeoutMs / 1000} s per request; ${kept}`;
}

/** The part of \`docs/reference/configuration.md\` about connectors. */
export function writeConnectorVariables(): string {
  const rows = SETTABLE.flatMap(({ name, title, access, asks, needs, settings = {} }) => [
    ...Object.entries(settings).map(([setting, { help }]) => {
      const needed = access === "key" || setting === needs ? " Required: without it the source is not searched." : "";
      return `| ${title} | \`${connectorVariable(name, setting)}\` | ${help}${needed} |`;
    }),
    ...(asks === undefined
      ? []
      : [
          `| ${title} | \`${connectorVariable(name, "baseUrl")}\` | Where its requests go instead: a mirror or a test server. |`,
        ]),
  ]);
  return `## External sources

Settings of the [sources](connectors.md). They can also be set on the page "Sources" and with \`candor sources set\`. A mirror of a source
with several hosts has each host as the first part of its path: \`https://mirror.example.org/en.wikipedia.org/…\`. A mirror may be
inside your network.

| source | variable | meaning |
|---|---|---|
${rows.join("\n")}
`;
}
